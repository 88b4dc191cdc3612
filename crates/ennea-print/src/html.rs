//! Puzzles as one HTML file that needs nothing else.
//!
//! It prints as many puzzles a page as the style says.  On a screen, empty cells can be typed in.
//! Grids are tables with a caption, and every empty cell says its row and column to a screen
//! reader.  Answers are folded away; opened, they are printed as well.

use crate::book::{Answer, Chapter, Entry, Print, Style};
use crate::layout::{LayoutError, Slots, Strips, code};
use crate::page::{Area, Mark};
use crate::paper::MILLIMETRE;
use crate::qr::Code;
use crate::template::Template;
use crate::told;
use ennea_base::rules::HouseKind;
use ennea_base::text::escape_xml;
use ennea_base::{Grid, Shape};
use ennea_words::say;
use std::collections::BTreeSet;
use std::fmt::Write;

const STYLE: &str = "\
body{font-family:'IBM Plex Sans','PT Sans','Noto Sans','Segoe UI',sans-serif;\
color:#000;background:#fff;margin:1rem auto;padding:0 1rem;max-width:60rem}
h1,header p{text-align:center;margin:.3rem 0}
h2{font-size:1.1rem;margin:.5rem 0 .3rem}h2.chapter{font-size:1.5rem;margin:2rem 0 .5rem;text-align:center}\
section h2,section h3,section p{display:flex;justify-content:space-between;white-space:pre;margin:.5rem 0 .3rem}\
h3{font-size:1.1rem}h2 span span,h3 span span,section p{font-weight:400;font-size:.85em}
.page,.answers{display:flex;flex-wrap:wrap;gap:1.5rem;justify-content:center}
table{border-collapse:collapse;border:3px solid #000}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
td{border:1px solid #000;padding:0;text-align:center;width:var(--c);height:var(--c);\
font-size:calc(.62*var(--c));line-height:1}
.page td{--c:min(2.6rem,calc((100vw - 3rem)/var(--n)))}.large td{--c:min(4rem,calc((100vw - 3rem)/var(--n)));\
font-weight:700}
.answers td{--c:1.15rem}.answers b{font-weight:700}.large .answers td{--c:2rem;font-weight:400}
input{border:0;background:none;width:100%;height:100%;padding:0;text-align:center;font:inherit;\
font-weight:400;color:#00408a}
summary{font-size:1.2rem;font-weight:700;margin:1rem 0;cursor:pointer}
.qr{width:2.2cm;height:2.2cm;display:block;margin:.3rem 0}
";

/// For rules with houses that are drawn: grey cells, and thick lines on the left of cells and above.
const RULES: &str = "\
.g{background:#ddd;print-color-adjust:exact;-webkit-print-color-adjust:exact}\
td.l{border-left-width:3px}td.u{border-top-width:3px}
";

/// Style and line templates, from which pages are made.
struct Pages<'a> {
    style: &'a Style,
    lines: [Template; 2],
}

/// Writes the puzzles, with their answers if the style asks for them.
///
/// # Errors
/// A text is too long for a QR code.
pub fn write(chapters: &[Chapter], style: &Style) -> Result<String, LayoutError> {
    let mut out = String::new();
    let pages = Pages { style, lines: style.lines() };
    let entries: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.entries).collect();
    head(&mut out, &entries, style);
    let per_page = if style.print == Print::Large { 1 } else { style.per_page.max(1) };
    out.push_str("<main>\n");
    let mut number = style.first;
    for chapter in chapters {
        if let Some(title) = &chapter.title {
            put!(out, "<h2 class=\"chapter\">{}</h2>\n", escape_xml(title));
        }
        for page in chapter.entries.chunks(per_page) {
            out.push_str("<div class=\"page\">\n");
            for entry in page {
                pages.puzzle(&mut out, entry, chapter, number)?;
                number += 1;
            }
            out.push_str("</div>\n");
        }
    }
    out.push_str("</main>\n");
    if style.answers {
        let title = style.language.text("print-answers");
        put!(out, "<details>\n<summary>{title}</summary>\n<div class=\"answers\">\n");
        for (place, entry) in entries.iter().enumerate() {
            answer(&mut out, entry, style.first + place, style);
        }
        out.push_str("</div>\n</details>\n");
    }
    out.push_str("</body>\n</html>\n");
    Ok(out)
}

fn head(out: &mut String, entries: &[&Entry], style: &Style) {
    let title = escape_xml(&style.title());
    put!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta \
             name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{STYLE}",
        style.language
    );
    let mut shapes: Vec<Shape> = entries.iter().map(|entry| entry.puzzle.shape()).collect();
    shapes.sort_unstable_by_key(|shape| (shape.box_rows(), shape.box_columns()));
    shapes.dedup();
    for shape in &shapes {
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        put!(
            out,
            ".s{shape}{{--n:{n}}}\n.s{shape} tr:nth-child({rows}n) td{{border-bottom-width:3px}}\n\
                 .s{shape} td:nth-child({columns}n){{border-right-width:3px}}\n",
            n = shape.side()
        );
    }
    let variants = || entries.iter().map(|entry| entry.puzzle.rules()).filter(|it| !it.is_plain());
    if variants().next().is_some() {
        out.push_str(RULES);
        let sides: BTreeSet<usize> = variants().map(|rules| rules.shape().side()).collect();
        for n in sides {
            put!(out, ".n{n}{{--n:{n}}}\n");
        }
    }
    let (paper, margin) = (style.paper, style.margin);
    // Room for the headline stays free on every page.
    let inside = Area {
        x: margin,
        y: margin,
        width: paper.width - 2.0 * margin,
        height: (paper.height - 2.0 * margin - 130.0).max(1.0),
    };
    let per_page = if style.print == Print::Large { 1 } else { style.per_page.max(1) };
    let caption = if style.qr.is_some() { 106.0 } else { 36.0 };
    let strips = Strips { caption, foot: 16.0, gap: 20.0 };
    let side = Slots::holding(per_page, inside, strips, f32::MAX).side - 4.0;
    put!(
        out,
        "@page{{size:{:.1}mm {:.1}mm;margin:{:.1}mm}}\n@media print{{html{{font-size:10pt}}\
             body{{margin:0;padding:0;max-width:none}}details:not([open]){{display:none}}.page{{break-after:page;gap:20pt}}.page:last-child{{break-after:auto}}\
             section{{break-inside:avoid}}.page td{{--c:calc({side:.1}pt/var(--n))}}input{{color:#000}}}}\n\
             </style>\n</head>\n<body{}>\n",
        paper.width / MILLIMETRE,
        paper.height / MILLIMETRE,
        margin / MILLIMETRE,
        if style.print == Print::Large { " class=\"large\"" } else { "" }
    );
    if style.bare {
        return;
    }
    put!(out, "<header>\n<h1>{title}</h1>\n");
    for text in [&style.subtitle, &style.author, &style.date].into_iter().flatten() {
        put!(out, "<p>{}</p>\n", escape_xml(text));
    }
    if style.rule {
        let numbered: Vec<_> = (style.first..).zip(entries.iter().copied()).collect();
        for sentence in told::rules(style.language, &numbered) {
            put!(out, "<p>{}</p>\n", escape_xml(&sentence));
        }
    }
    out.push_str("</header>\n");
}

impl Pages<'_> {
    fn puzzle(
        &self,
        out: &mut String,
        entry: &Entry,
        chapter: &Chapter,
        number: usize,
    ) -> Result<(), LayoutError> {
        let Self { style, lines: [caption, foot] } = self;
        let (language, shape) = (style.language, entry.puzzle.shape());
        // A page of a browser has no number.
        let fill = |template: &Template| {
            template.fill(|field| entry.field(field, number, chapter, language, None))
        };
        let name = say!(language, "print-puzzle", number);
        out.push_str("<section>\n");
        line(out, if chapter.title.is_some() { "h3" } else { "h2" }, &fill(caption));
        if let Some(what) = style.qr.as_ref().filter(|_| !style.bare) {
            qr(out, &code(entry, what)?, &language.text("print-qr"));
        }
        let mode = if shape.side() <= 9 { "numeric" } else { "text" };
        table(out, entry, &name, |out, td, row, column| {
            match entry.puzzle.clue(shape.cell(row, column)) {
                Some(digit) => put!(out, "<td{td}>{digit}</td>"),
                None => put!(
                    out,
                    "<td{td}><input maxlength=\"1\" inputmode=\"{mode}\" autocomplete=\"off\" \
                 aria-label=\"{}\"></td>",
                    say!(language, "print-cell", row = row + 1, column = column + 1)
                ),
            }
        });
        line(out, "p", &fill(foot));
        out.push_str("</section>\n");
        Ok(())
    }
}

/// A line over or under a puzzle, if it says anything.
fn line(out: &mut String, tag: &str, sides: &[Vec<(bool, String)>; 2]) {
    if sides.iter().all(Vec::is_empty) {
        return;
    }
    put!(out, "<{tag}>");
    for (class, side) in ["left", "right"].into_iter().zip(sides) {
        put!(out, "<span class=\"{class}\">");
        for (is_bold, text) in side {
            let tag = if *is_bold { "b" } else { "span" };
            put!(out, "<{tag}>{}</{tag}>", escape_xml(text));
        }
        out.push_str("</span>");
    }
    put!(out, "</{tag}>\n");
}

fn answer(out: &mut String, entry: &Entry, number: usize, style: &Style) {
    let language = style.language;
    put!(out, "<section>\n<h2>{number}</h2>\n");
    match &entry.answer {
        Answer::Unique(grid) => solution(out, entry, grid, &say!(language, "print-answer", number)),
        Answer::None => put!(out, "<p>{}</p>\n", language.text("print-no-solution")),
        Answer::Several => put!(out, "<p>{}</p>\n", language.text("print-several-solutions")),
    }
    out.push_str("</section>\n");
}

fn solution(out: &mut String, entry: &Entry, grid: &Grid, name: &str) {
    let shape = grid.shape();
    table(out, entry, name, |out, td, row, column| {
        let cell = shape.cell(row, column);
        let digit = grid.digit(cell);
        match entry.puzzle.clue(cell) {
            Some(_) => put!(out, "<td{td}><b>{digit}</b></td>"),
            None => put!(out, "<td{td}>{digit}</td>"),
        }
    });
}

/// A grid under a name; a cell is told its classes, which say whether it is grey or on a border.
fn table(
    out: &mut String,
    entry: &Entry,
    name: &str,
    cell: impl Fn(&mut String, &str, usize, usize),
) {
    let (shape, rules) = (entry.puzzle.shape(), entry.puzzle.rules());
    // The class that has thick lines in the right places.
    let class = match rules.has(HouseKind::Box) {
        true => format!("s{shape}"),
        false => format!("n{}", shape.side()),
    };
    put!(out, "<table class=\"{class}\"><caption>{name}</caption>\n");
    let mut classes = vec![Vec::new(); shape.cells()];
    rules.drawn_cells().iter().for_each(|cell| classes[cell.index()].push("g"));
    for (cell, [left, upper]) in rules.borders() {
        let on = [left.then_some("l"), upper.then_some("u")];
        classes[cell.index()].extend(on.into_iter().flatten());
    }
    for row in 0..shape.side() {
        out.push_str("<tr>");
        for column in 0..shape.side() {
            let td = match classes[shape.cell(row, column).index()].as_slice() {
                [] => String::new(),
                some => format!(" class=\"{}\"", some.join(" ")),
            };
            cell(out, &td, row, column);
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}

fn qr(out: &mut String, code: &Code, name: &str) {
    let side = code.side + 8;
    put!(
        out,
        "<svg class=\"qr\" role=\"img\" aria-label=\"{name}\" viewBox=\"0 0 {side} {side}\"><path \
             d=\""
    );
    for bar in code.bars(4.0, 4.0, 1.0) {
        if let Mark::Bar(Area { x, y, width, .. }) = bar {
            put!(out, "M{x} {y}h{width}v1h-{width}z");
        }
    }
    out.push_str("\"/></svg>\n");
}
