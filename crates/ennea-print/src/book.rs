//! What is to be printed: puzzles, and how.

use crate::paper::{INCH, Paper};
use crate::words::Language;
use ennea::hash::fnv1a;
use ennea::{Grid, Puzzle};

/// A puzzle to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What its solution is, as whoever solved it says.
    pub answer: Answer,
    /// How hard it is, in words.
    pub level: Option<String>,
    /// How hard it is on some scale, such as `SE 2.3`.
    pub rating: Option<String>,
}

/// What an answers' page shows of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Its only solution.
    Unique(Grid),
    /// That it has none.
    None,
    /// That it has several.
    Several,
}

/// Loose sheets, or pages that are bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Binding {
    /// Each sheet stands for itself, with title and rule on top.
    #[default]
    Sheets,
    /// A title page, a page with the rules, margins that leave room for the back.
    Book,
}

/// What the digits of a puzzle are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Print {
    /// As in a newspaper or a book.
    #[default]
    Normal,
    /// For weak eyes: one puzzle a page, a grid of at least 14 cm, bold digits of
    /// at least 24 points.
    Large,
}

/// What a QR code beside a puzzle holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Qr {
    /// The cells in one line.
    Cells,
    /// A link: this, then the cells.
    Link(String),
}

/// How everything is to look.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The page.
    pub paper: Paper,
    /// How much of it is left blank on each side, in points.
    pub margin: f32,
    /// How many puzzles share a page; one, where the print is large.
    pub per_page: usize,
    /// The digits.
    pub print: Print,
    /// Whether there are pages with answers.
    pub answers: bool,
    /// Sheets or a book.
    pub binding: Binding,
    /// Its title.
    pub title: Option<String>,
    /// Who made it.
    pub author: Option<String>,
    /// A date, or anything that is to stand below the author.
    pub date: Option<String>,
    /// Whether the rule is explained.
    pub rule: bool,
    /// The number of the first puzzle.
    pub first: usize,
    /// What captions are written in.
    pub language: Language,
    /// What QR codes hold, if there are any.
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
            title: None,
            author: None,
            date: None,
            rule: true,
            first: 1,
            language: Language::English,
            qr: None,
        }
    }
}

impl Style {
    /// The title, or what stands for it.
    pub fn title(&self) -> &str {
        self.title.as_deref().unwrap_or(self.language.sudoku())
    }
}

impl Entry {
    /// A puzzle of unknown difficulty.
    pub fn new(puzzle: Puzzle, answer: Answer) -> Self {
        Self { puzzle, answer, level: None, rating: None }
    }

    /// Level and rating, if there are any.
    pub fn difficulty(&self) -> Option<String> {
        let parts: Vec<&str> =
            [&self.level, &self.rating].into_iter().flatten().map(String::as_str).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    /// Six signs by which a puzzle can be told from others: two that differ have the same with
    /// probability 2^-30.  Signs that look alike (0 and O, 1 and I and L) are not both used.
    ///
    /// ```
    /// use ennea_print::{Answer, Entry};
    /// let entry = Entry::new("1...............".parse()?, Answer::Several);
    /// assert_eq!(entry.id(), "QHZPS5");
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn id(&self) -> String {
        const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        let hash = fnv1a(format!("{}:{}", self.puzzle.shape(), self.puzzle).as_bytes());
        (0..6).map(|k| char::from(SIGNS[(hash >> (59 - 5 * k) & 31) as usize])).collect()
    }

    /// What a QR code says about it: `0` for an empty cell where that makes it all digits.
    pub fn code(&self, qr: &Qr) -> String {
        let cells = self.puzzle.to_string();
        match qr {
            Qr::Cells if self.puzzle.shape().side() <= 9 => cells.replace('.', "0"),
            Qr::Cells => cells,
            Qr::Link(link) => link.clone() + &cells,
        }
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
    fn difficulty_is_what_is_known() {
        let mut entry = Entry::new(Puzzle::empty(ennea::Shape::CLASSIC), Answer::Several);
        assert_eq!(entry.difficulty(), None);
        entry.rating = Some("SE 2.3".to_owned());
        assert_eq!(entry.difficulty().as_deref(), Some("SE 2.3"));
        entry.level = Some("easy".to_owned());
        assert_eq!(entry.difficulty().as_deref(), Some("easy · SE 2.3"));
    }
}
