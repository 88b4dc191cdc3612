//! Options of `ennea print`.

use crate::face::{Failure, Inputs, language, names};
use clap::Args;
use ennea_print::{Binding, Paper, Print, Qr, Style, Template};
use ennea_words::{Saying, say, saying};
use std::path::PathBuf;

ennea::named! {
    /// Kinds of chapters in a book.
    pub(super) enum By {
        /// A chapter for each level, the easiest first
        Level = "level",
        /// A chapter for each file, under its name
        File = "file",
    }
}

/// Prints puzzles.
#[derive(Debug, Args)]
#[command(after_help = "For a reader with failing eyesight:\n  \
    ennea print --large --answers -o grandma.pdf FILE\n\
    For a book printer:\n  \
    ennea print --book --paper 6x9 --answers --title 'My Sudokus' -o book.pdf FILE\n\
    A book with a chapter for each level:\n  \
    ennea print --book --chapters level --answers -o book.pdf FILE\n\
    One grid alone, for a layout program:\n  \
    ennea print --bare --per-page 1 --paper 80x80mm --margin 1mm -o grid.svg FILE\n\
    To a printer:\n  \
    ennea make -n 2 | ennea print -o - | lp\n\n\
    The lines over and under each puzzle (--caption, --foot) are text with fields in braces: n, its \
    number; name, such as Puzzle 12; title, its own; level; rating; id, which ennea make --id takes; \
    clues, how many; chapter; answer, such as Answer on page 63; answer-page. What follows | stands on \
    the right. Text beside an empty field is left out. An id is printed where the input has one, as \
    after ennea make --ids, and where it makes this very puzzle again.\n\n\
    Each puzzle must have exactly one solution.  All fonts are in the file, lines are sharp at any \
    size, and screen readers can read the PDF and the HTML.  An SVG or PNG holds one page; if there \
    are several, FILE-1, FILE-2 and so on are written.  The answers of an HTML page are folded away; \
    open them to print them.")]
pub(crate) struct Options {
    /// The file to write: its ending, .pdf, .svg, .png or .html, says what it is; - writes PDF to
    /// standard output.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,

    #[command(flatten)]
    pub(super) inputs: Inputs,

    /// How many puzzles a page has.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=30))]
    per_page: u8,

    /// Large print: one puzzle a page, at least 14 cm wide, with bold digits.
    #[arg(long, conflicts_with = "per_page")]
    large: bool,

    /// Add pages with the answers, under the same numbers.
    #[arg(long)]
    answers: bool,

    /// Make a book: title page, rules, running heads, and margins that leave room for the back, on left
    /// and right pages in turn.
    #[arg(long)]
    book: bool,

    /// Divide a book into chapters, each with an opening page, and all with a table of contents.
    #[arg(long, value_name = "BY", value_parser = names::<By>(), requires = "book")]
    pub(super) chapters: Option<By>,

    /// The title of a chapter instead of its level or file; once for each chapter, in their order.
    #[arg(long, value_name = "TITLE", requires = "chapters")]
    pub(super) chapter: Vec<String>,

    /// Order the puzzles, or those of each chapter, by rating, the easiest first; chapters by level are
    /// always so.
    #[arg(long)]
    pub(super) ramp: bool,

    /// The title, on top of each sheet or on the title page of a book.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,

    /// A line below the title.
    #[arg(long, value_name = "TEXT")]
    subtitle: Option<String>,

    /// Who made it, below the title.
    #[arg(long, value_name = "NAME")]
    author: Option<String>,

    /// A date, or any other line below the author; no date is printed by itself.
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,

    /// A line on the back of a book's title page, such as the publisher or the copyright; may be repeated.
    #[arg(long, value_name = "TEXT", requires = "book")]
    imprint: Vec<String>,

    /// The line over each puzzle, with the fields below, or '' for none (default: its name, title, level
    /// and rating).
    #[arg(long, value_name = "TEMPLATE")]
    caption: Option<Template>,

    /// The line under each puzzle, likewise (default: its id, and in a book where its answer is).
    #[arg(long, value_name = "TEMPLATE")]
    foot: Option<Template>,

    /// Print grids alone, without captions, titles, rules and page numbers.
    #[arg(long, conflicts_with_all = ["book", "caption", "foot", "title", "subtitle", "author", "date", "qr"])]
    bare: bool,

    /// Number rows and columns at the edge of each puzzle.
    #[arg(long)]
    labels: bool,

    /// What every puzzle's caption says besides its number, such as a level.
    #[arg(long, value_name = "TEXT")]
    pub(super) label: Option<String>,

    /// Print puzzles of these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a
    /// file; diagonals, windows and the like are grey, regions have thick borders.
    #[arg(long, value_name = "NAME|FILE")]
    pub(super) rules: Option<String>,

    /// Rate the puzzles, and print the level of each, in a word.
    #[arg(long)]
    pub(super) levels: bool,

    /// Rate the puzzles, and print the level of each and, of plain 3x3 ones, the rating (se-1.2.1).
    #[arg(long)]
    pub(super) ratings: bool,

    /// The number of the first puzzle.
    #[arg(long, value_name = "N", default_value_t = 1)]
    first: u32,

    /// Leave out the rule of the game.
    #[arg(long)]
    no_rule: bool,

    /// The page: a3, a4, a5, a6, b5, letter, legal, tabloid, or WIDTHxHEIGHT such as 6x9 (inches) or
    /// 148x210mm.
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    paper: Paper,

    /// Turn the page on its side.
    #[arg(long)]
    landscape: bool,

    /// How much of a page stays blank on each side, with a unit: mm, cm, in or pt.
    #[arg(long, value_name = "LENGTH", default_value = "0.5in", value_parser = margin)]
    margin: f32,

    /// Put a QR code with its cells beside each puzzle; with =LINK, the link with the cells after it.
    #[arg(long, value_name = "LINK", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    qr: Option<String>,

    /// Take characters that our fonts lack from this TrueType or OpenType font.
    #[arg(long, value_name = "FILE")]
    pub(super) font: Option<PathBuf>,

    /// Dots per inch of a PNG.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u16).range(20..=600))]
    pub(super) dpi: u16,

    /// Print puzzles that have no solution, or several, as well.
    #[arg(long)]
    pub(super) allow_improper: bool,
}

impl Options {
    /// Tests whether the puzzles are to be rated.
    pub(super) fn is_rated(&self) -> bool {
        self.ratings || self.levels || self.ramp || self.chapters == Some(By::Level)
    }

    /// Style of all pages, by the options.
    pub(super) fn style(&self) -> Result<Style, Failure> {
        let paper = if self.landscape { self.paper.turned() } else { self.paper };
        if 2.0 * self.margin >= paper.width.min(paper.height) {
            let [found, width] =
                [self.margin, paper.width.min(paper.height)].map(|length| format!("{length:.0}"));
            return Err(Failure::Input(say!(language(), "pages-margin", found, width)));
        }
        Ok(Style {
            paper,
            margin: self.margin,
            per_page: self.per_page.into(),
            print: if self.large { Print::Large } else { Print::Normal },
            answers: self.answers,
            binding: if self.book { Binding::Book } else { Binding::Sheets },
            bare: self.bare,
            title: said(&self.title),
            subtitle: said(&self.subtitle),
            author: said(&self.author),
            date: said(&self.date),
            imprint: self.imprint.clone(),
            rule: !self.no_rule && !self.bare,
            caption: self.caption.clone().unwrap_or_else(|| Style::default().caption),
            foot: self.foot.clone(),
            labels: self.labels,
            first: self.first as usize,
            language: language(),
            qr: self.qr.as_ref().map(|link| match link.as_str() {
                "" => Qr::Cells,
                link => Qr::Link(link.to_owned()),
            }),
        })
    }
}

/// A text that is not blank.
fn said(text: &Option<String>) -> Option<String> {
    text.clone().filter(|text| !text.trim().is_empty())
}

fn margin(text: &str) -> Result<f32, Saying> {
    ennea_print::length(text).ok_or_else(|| saying!("value-length"))
}
