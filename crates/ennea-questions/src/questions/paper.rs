//! Puzzles on paper: pages to look at, and files to print.

use super::{Answer, Answered, Length, Question, language};
use crate::fields::{Field, Fields, Kind};
use crate::given::{RULES, SHAPE, puzzle_of};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::progress::Progress;
use ennea_answers::rate::{hardness, with_raters};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question as Asks;
use ennea_answers::solutions::{decide, with_solvers};
use ennea_print::{
    Binding, Chapter, Entry, Fonts, Paper, Print, Style, html, lay_out_while, pdf, png, svg,
};
use ennea_words::{Language, Saying, Told, gaps, say, saying};

/// The most puzzles of a book.
const PUZZLES: usize = 2000;

pub(super) const PRINT: Question = Question {
    name: "print",
    about: "Prints puzzles: a sheet or a book as PDF or HTML, or one of its pages as SVG or PNG.",
    fields: &[
        Field::wanted(
            "puzzles",
            Kind::Texts(PUZZLES),
            "the puzzles, each in any form that is read",
        ),
        SHAPE,
        RULES,
        Field::wanted(
            "format",
            Kind::Name(|| vec!["pdf", "svg", "png", "html"]),
            "pdf, svg, png or html",
        ),
        Field::free("page", Kind::Whole(1, 10_000), "of SVG and PNG: which page (1)"),
        Field::free("per_page", Kind::Whole(1, 30), "puzzles on a page (4)"),
        Field::free("large", Kind::Flag, "large print"),
        Field::free("no_answers", Kind::Flag, "leave the pages with answers out"),
        Field::free(
            "book",
            Kind::Flag,
            "bind it as a book: a title page, chapters by level, page numbers",
        ),
        Field::free("levels", Kind::Flag, "say how hard each puzzle is"),
        Field::free("title", Kind::Text, "the title"),
        Field::free("paper", Kind::Text, "the paper: a4, a5, letter, ... (a4)"),
        Field::free("dpi", Kind::Whole(20, 300), "of PNG: dots per inch (96)"),
    ],
    length: Length::Long,
    answered: Answered::Own,
    answer: print,
};

/// Style of the pages, by the fields of the question.
fn style(fields: &Fields) -> Result<Style, Problem> {
    let defaults = Style::default();
    let per_page = fields.whole("per_page").map(|number| number as usize);
    let is_book = fields.flag("book");
    Ok(Style {
        paper: fields.parsed::<Paper>("paper")?.unwrap_or(defaults.paper),
        per_page: per_page.unwrap_or(if fields.flag("large") { 1 } else { defaults.per_page }),
        print: if fields.flag("large") { Print::Large } else { Print::Normal },
        answers: !fields.flag("no_answers"),
        binding: if is_book { Binding::Book } else { Binding::Sheets },
        title: fields.text("title").map(str::to_owned).filter(|title| !title.trim().is_empty()),
        language: language(fields),
        ..defaults
    })
}

/// The entry of a puzzle, with its level if that is wanted.
fn entry(fields: &Fields, number: usize, text: &str, watch: &Watch) -> Result<Entry, Problem> {
    let puzzle = puzzle_of(fields, Asks::Print, "puzzles", text)?;
    let solved = with_solvers(|solvers| decide(solvers, &puzzle, watch))?;
    let solution = solved.into_only().map_err(|improper| {
        let proof = puzzle.contradiction();
        let how = move |language: Language| match &proof {
            Some(why) => say!(language, "so-no-solution", why = why.told(language)),
            None => improper.told(language),
        };
        let gaps = move |language| gaps!(number, how = how(language));
        Problem::of_field("puzzles", Saying::message("print-not-proper", gaps))
    })?;
    let is_rated = fields.flag("levels") || fields.flag("book");
    let hardness = match is_rated {
        true => with_raters(|raters| hardness(raters, &puzzle, watch))?,
        false => None,
    };
    let level = hardness.map(|hardness| hardness.level);
    let entry = Entry::new(puzzle, ennea_print::Answer::Unique(solution));
    Ok(Entry { level, ..entry })
}

fn print(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let style = style(fields)?;
    let texts = fields.texts("puzzles").unwrap_or_default();
    if texts.is_empty() {
        let why = saying!("nothing-to-print");
        return Err(Problem::of_field("puzzles", why));
    }
    watch.expect(texts.len() as u64);
    let mut entries = Vec::new();
    for (place, text) in texts.into_iter().enumerate() {
        entries.push(entry(fields, place + 1, text, watch)?);
        watch.advance(1);
    }
    let chapters = chapters(fields, entries);
    let format = fields.text("format").unwrap_or_default();
    if format == "html" {
        let page = html::write(&chapters, &style).map_err(Problem::bad)?;
        let mime = "text/html; charset=utf-8";
        return Ok(Answer::File { mime, name: "sudoku.html", bytes: page.into_bytes() });
    }
    let fonts = Fonts::new(None).map_err(|why| Problem::bad(why.to_string()))?;
    let document = lay_out_while(&chapters, &style, &fonts, watch).map_err(Problem::bad)?;
    let count = document.pages.len();
    let page = fields.whole("page").unwrap_or(1) as usize;
    if page > count {
        let why = saying!("print-no-page", page, count);
        return Err(Problem::of_field("page", why));
    }
    let (mime, name, bytes) = match format {
        "svg" => {
            ("image/svg+xml", "sudoku.svg", svg::write(&document, page - 1, &fonts).into_bytes())
        }
        "png" => {
            let dpi = fields.whole("dpi").unwrap_or(96) as u16;
            check_dots(&style, dpi)?;
            ("image/png", "sudoku.png", png::write(&document, page - 1, dpi, &fonts))
        }
        _ => ("application/pdf", "sudoku.pdf", pdf::write_while(&document, &fonts, watch)?),
    };
    Ok(Answer::File { mime, name, bytes })
}

/// Refuses pages of more dots than fit into the memory that a question may take.
fn check_dots(style: &Style, dpi: u16) -> Result<(), Problem> {
    const MOST: f32 = 4e7;
    let inches = style.paper.width / 72.0 * style.paper.height / 72.0;
    let dots = inches * f32::from(dpi).powi(2);
    if dots <= MOST {
        return Ok(());
    }
    let (found, most) = (format!("{dots:.0}"), format!("{MOST:.0}"));
    Err(Problem::of_field("dpi", Refusal::hinted("print-many-dots", move |_| gaps!(found, most))))
}

/// One chapter, or in a book one for each level.
fn chapters(fields: &Fields, mut entries: Vec<Entry>) -> Vec<Chapter> {
    if !fields.flag("book") {
        return vec![Chapter::untitled(entries)];
    }
    entries.sort_by_key(|entry| entry.level);
    Chapter::by_level(language(fields), entries.into_iter().map(|entry| (entry.level, entry)))
}
