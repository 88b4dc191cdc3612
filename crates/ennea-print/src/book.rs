//! Material for printing: puzzles in chapters, and the style.

use crate::paper::{INCH, Paper};
use crate::template::{Field, Template};
use crate::words;
use ennea_base::{Grid, Puzzle};
use ennea_rate::Level;
use ennea_words::{Language, say};
use std::borrow::Cow;

/// A puzzle to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its solution, as whoever solved it gives it.
    pub answer: Answer,
    /// Title, besides its number.
    pub title: Option<String>,
    /// Label that stands instead of its level.
    pub label: Option<String>,
    /// Level of difficulty.
    pub level: Option<Level>,
    /// Rating on some scale, such as `SE 2.3`.
    pub rating: Option<String>,
    /// Id that makes it again, as whoever tried it gives it.
    pub id: Option<String>,
}

/// Puzzles that stand together in a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// Title; without one it has no opening page, and no line in the contents.
    pub title: Option<String>,
    /// The level of all its puzzles, if they have the same.
    pub level: Option<Level>,
    /// The puzzles.
    pub entries: Vec<Entry>,
}

/// Answer to a puzzle, as an answers' page shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its only solution.
    Unique(Grid),
    /// No solution.
    None,
    /// Several solutions.
    Several,
}

/// Loose sheets, or pages that are bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Binding {
    /// Each sheet stands for itself, with title and rule on top.
    #[default]
    Sheets,
    /// A title page, a page with the rules, running heads, margins that leave room for the back.
    Book,
}

/// Size of the digits of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Print {
    /// As in a newspaper or a book.
    #[default]
    Normal,
    /// For weak eyes: one puzzle a page, a grid of at least 14 cm, bold digits of
    /// at least 24 points.
    Large,
}

/// Contents of a QR code beside a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Qr {
    /// The cells in one line.
    Cells,
    /// A link: this, then the cells.
    Link(String),
}

/// Style of all pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The page.
    pub paper: Paper,
    /// Width that is left blank on each side of it, in points.
    pub margin: f32,
    /// Number of puzzles that share a page; one, where the print is large.
    pub per_page: usize,
    /// The digits.
    pub print: Print,
    /// `true` if there are pages with answers.
    pub answers: bool,
    /// Sheets or a book.
    pub binding: Binding,
    /// Grids alone: no caption, no headline, no page number.
    pub bare: bool,
    /// Its title.
    pub title: Option<String>,
    /// A line below the title.
    pub subtitle: Option<String>,
    /// Author of the book, if one is named.
    pub author: Option<String>,
    /// A date, or anything that is to stand below the author.
    pub date: Option<String>,
    /// The lines on the back of a book's title page: publisher, copyright and so on.
    pub imprint: Vec<String>,
    /// `true` if the rule is explained.
    pub rule: bool,
    /// The line over each puzzle.
    pub caption: Template,
    /// The line under each puzzle; by the binding, if there is none.
    pub foot: Option<Template>,
    /// `true` if rows and columns are numbered at the edge of each puzzle.
    pub labels: bool,
    /// The number of the first puzzle.
    pub first: usize,
    /// Language of captions and other words.
    pub language: Language,
    /// Contents of QR codes, if there are any.
    pub qr: Option<Qr>,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            paper: Paper::A4,
            margin: INCH / 2.0,
            per_page: 2,
            print: Print::Normal,
            answers: false,
            binding: Binding::Sheets,
            bare: false,
            title: None,
            subtitle: None,
            author: None,
            date: None,
            imprint: Vec::new(),
            rule: true,
            caption: Self::CAPTION.parse().expect("it is tested"),
            foot: None,
            labels: false,
            first: 1,
            language: Language::ENGLISH,
            qr: None,
        }
    }
}

impl Style {
    /// The line over a puzzle that is usual.
    pub const CAPTION: &str = "{name}   {title}   {level} · {rating}";

    /// The line under a puzzle that is usual on a sheet.
    pub const FOOT: &str = "{id}";

    /// The line under a puzzle that is usual in a book.
    pub const BOOK_FOOT: &str = "{id}|{answer}";

    /// The title, or what stands for it.
    pub fn title(&self) -> Cow<'_, str> {
        match &self.title {
            Some(title) => Cow::Borrowed(title),
            None => self.language.text("print-sudoku"),
        }
    }

    /// The lines over and under each puzzle.
    pub(crate) fn lines(&self) -> [Template; 2] {
        if self.bare {
            return <[Template; 2]>::default();
        }
        let foot = self.foot.clone().unwrap_or_else(|| {
            let usual = match self.binding {
                Binding::Sheets => Self::FOOT,
                Binding::Book => Self::BOOK_FOOT,
            };
            usual.parse().expect("it is tested")
        });
        [self.caption.clone(), foot]
    }

    /// All texts of it that are printed.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &String> {
        let own = [&self.title, &self.subtitle, &self.author, &self.date];
        own.into_iter().flatten().chain(&self.imprint)
    }
}

impl Entry {
    /// A puzzle of which no more is known.
    pub fn new(puzzle: Puzzle, answer: Answer) -> Self {
        Self { puzzle, answer, title: None, label: None, level: None, rating: None, id: None }
    }

    /// All texts of it that are printed.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &String> {
        let rules = self.puzzle.rules();
        let houses = rules.houses().iter().map(|house| &house.name);
        let names = houses.chain(rules.pairs().iter().map(|pairs| &pairs.name));
        [&self.title, &self.label, &self.rating, &self.id].into_iter().flatten().chain(names)
    }

    /// Text for a field of a template; `None` if the entry has nothing there; `answer` is the page
    /// of its answer.
    pub(crate) fn field(
        &self,
        field: Field,
        number: usize,
        chapter: &Chapter,
        language: Language,
        answer: Option<usize>,
    ) -> Option<String> {
        match field {
            Field::Number => Some(number.to_string()),
            Field::Name => Some(say!(language, "print-puzzle", number)),
            Field::Title => self.title.clone(),
            Field::Level => {
                self.label.clone().or_else(|| Some(words::level(language, self.level?)))
            }
            Field::Rating => self.rating.clone(),
            Field::Id => self.id.clone(),
            Field::Clues => Some(self.puzzle.clue_count().to_string()),
            Field::Chapter => chapter.title.clone(),
            Field::Answer => answer.map(|page| say!(language, "book-answer-on", page)),
            Field::AnswerPage => answer.map(|page| page.to_string()),
        }
    }

    /// Text of its QR code: `0` for an empty cell where that makes it all digits.
    pub fn code(&self, qr: &Qr) -> String {
        let cells = self.puzzle.clues().to_string();
        match qr {
            Qr::Cells if self.puzzle.shape().side() <= 9 => cells.replace('.', "0"),
            Qr::Cells => cells,
            Qr::Link(link) => link.clone() + &cells,
        }
    }
}

impl Chapter {
    /// Puzzles that are no chapter of their own.
    pub fn untitled(entries: Vec<Entry>) -> Self {
        Self { title: None, level: None, entries }
    }

    /// A chapter for each level, of puzzles that stand in the order of their levels.
    pub fn by_level(
        language: Language,
        puzzles: impl IntoIterator<Item = (Option<Level>, Entry)>,
    ) -> Vec<Self> {
        let mut chapters: Vec<Self> = Vec::new();
        for (level, entry) in puzzles {
            if chapters.last().is_none_or(|last| last.level != level) {
                let title = Some(words::chapter(language, level));
                chapters.push(Self { title, level, entries: Vec::new() });
            }
            chapters.last_mut().expect("one was pushed").entries.push(entry);
        }
        chapters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_short() {
        let entry = Entry::new("12..............".parse().unwrap(), Answer::Several);
        assert_eq!(entry.code(&Qr::Cells), "1200000000000000");
        let link = Qr::Link("https://example.org/?".to_owned());
        assert_eq!(entry.code(&link), "https://example.org/?12..............");
    }

    #[test]
    fn usual_lines_are_templates() {
        for usual in [Style::CAPTION, Style::FOOT, Style::BOOK_FOOT] {
            assert_eq!(usual.parse::<Template>().expect(usual).to_string(), usual);
        }
    }
}
