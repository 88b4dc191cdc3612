//! The table of formats: names, endings, and what each of them can hold.
//!
//! Everything that is said about a format anywhere (help, `--list`, notes about what is lost, the
//! limits of writers) comes from this table.

use crate::document::{Entry, Fact};
use std::fmt;
use std::str::FromStr;

/// A file or text format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// The cells in one line, `.` for an empty one.
    Line,
    /// A collection: one line a puzzle, `0` for an empty cell.
    Sdm,
    /// SadMan Sudoku and SudoCue: headers, rows, perhaps a state.
    Sdk,
    /// SudoCue's work in progress: clues, placed digits, candidates.
    Sdx,
    /// Simple Sudoku: a box picture, perhaps with HoDoKu's moves after it.
    Ss,
    /// The picture that forums use.
    Picture,
    /// Rows, one a line.
    Msk,
    /// SuDoku Solver: rows with bars.
    Spf,
    /// The grid of candidates, framed.
    Pm,
    /// One line with `+` before placed digits, and eliminated candidates.
    Susser,
    /// HoDoKu's library of examples.
    Library,
    /// One sign for each candidate: 729 for 3x3.
    Sukaku,
    /// OpenSudoku, second version.
    OpenSudoku,
    /// OpenSudoku, first version.
    OpenSudoku1,
    /// 1Gravity's Sudoku.
    OneSudoku,
    /// A table with commas.
    Csv,
    /// gsf's tables of ratings.
    Gsf,
    /// Records of the puzzle bank records.
    Bank,
    /// ipuz, JSON.
    Ipuz,
    /// A link for f-puzzles.
    Fpuzzles,
    /// The JSON inside such a link.
    FpuzzlesJson,
    /// A link for SudokuPad.
    SudokuPad,
    /// A link for sudokuwiki.org.
    SudokuWiki,
    /// A code of sudoku.coach.
    Coach,
    /// A game id of Simon Tatham's Solo.
    Solo,
    /// Sentences for a screen reader.
    Speech,
    /// Braille ready: for an embosser.
    Brf,
}

/// How a format shows placed digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placed {
    /// Apart from clues.
    Kept,
    /// As if they were clues.
    AsClues,
    /// Not at all.
    Lost,
}

/// Which shapes a format has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shapes {
    /// 3x3 only.
    Classic,
    /// Up to this side.
    Side(usize),
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
struct Row {
    format: Format,
    name: &'static str,
    about: &'static str,
    endings: &'static [&'static str],
    reads: bool,
    writes: bool,
    candidates: bool,
    placed: Placed,
    solution: bool,
    facts: &'static [Fact],
    shapes: Shapes,
    holds_many: bool,
}

/// What most formats are: clues, and nothing else.
const PLAIN: Row = Row {
    format: Format::Line,
    name: "",
    about: "",
    endings: &[],
    reads: true,
    writes: true,
    candidates: false,
    placed: Placed::Lost,
    solution: false,
    facts: &[],
    shapes: Shapes::Side(36),
    holds_many: true,
};

const TABLE: [Row; 27] = [
    Row {
        format: Format::Line,
        name: "line",
        about: "cells in one line",
        endings: &["txt"],
        ..PLAIN
    },
    Row {
        format: Format::Sdm,
        name: "sdm",
        about: "a line each, 0 empty",
        endings: &["sdm"],
        ..PLAIN
    },
    Row {
        format: Format::Sdk,
        name: "sdk",
        about: "SadMan, SudoCue",
        endings: &["sdk"],
        placed: Placed::Kept,
        facts: &[
            Fact::Author,
            Fact::Description,
            Fact::Comment,
            Fact::Date,
            Fact::Source,
            Fact::Level,
            Fact::Link,
        ],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Sdx,
        name: "sdx",
        about: "SudoCue in progress",
        endings: &["sdx"],
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Side(9),
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Ss,
        name: "ss",
        about: "Simple Sudoku",
        endings: &["ss"],
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Classic,
        holds_many: false,
        ..PLAIN
    },
    Row { format: Format::Picture, name: "picture", about: "as in forums", ..PLAIN },
    Row {
        format: Format::Msk,
        name: "msk",
        about: "rows of signs",
        endings: &["msk", "sol"],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Spf,
        name: "spf",
        about: "SuDoku Solver",
        endings: &["spf"],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Pm,
        name: "pm",
        about: "grid of candidates",
        endings: &["pm"],
        candidates: true,
        placed: Placed::AsClues,
        ..PLAIN
    },
    Row {
        format: Format::Susser,
        name: "susser",
        about: "line with +d and :drc",
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Side(9),
        ..PLAIN
    },
    Row {
        format: Format::Library,
        name: "library",
        about: "HoDoKu's library",
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Side(9),
        ..PLAIN
    },
    Row {
        format: Format::Sukaku,
        name: "sukaku",
        about: "a sign a candidate",
        candidates: true,
        placed: Placed::AsClues,
        ..PLAIN
    },
    Row {
        format: Format::OpenSudoku,
        name: "opensudoku",
        about: "OpenSudoku, version 2",
        endings: &["opensudoku"],
        candidates: true,
        placed: Placed::Kept,
        facts: &[Fact::Comment],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::OpenSudoku1,
        name: "opensudoku1",
        about: "OpenSudoku, version 1",
        facts: &[Fact::Title, Fact::Author, Fact::Description, Fact::Level],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::OneSudoku,
        name: "1gsudoku",
        about: "1Gravity's Sudoku",
        endings: &["1gsudoku"],
        writes: false,
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Csv,
        name: "csv",
        about: "puzzle,solution,rating",
        endings: &["csv"],
        solution: true,
        facts: &[Fact::Rating],
        ..PLAIN
    },
    Row {
        format: Format::Gsf,
        name: "gsf",
        about: "gsf's q1 and q2 tables",
        writes: false,
        facts: &[Fact::Title, Fact::Rating],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Bank,
        name: "bank",
        about: "puzzle bank records",
        writes: false,
        facts: &[Fact::Id, Fact::Rating],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Ipuz,
        name: "ipuz",
        about: "ipuz version 2",
        endings: &["ipuz"],
        placed: Placed::Kept,
        solution: true,
        facts: &[
            Fact::Title,
            Fact::Author,
            Fact::Description,
            Fact::Comment,
            Fact::Source,
            Fact::Link,
            Fact::Date,
            Fact::Level,
            Fact::Id,
        ],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Fpuzzles,
        name: "f-puzzles",
        about: "link with all inside",
        candidates: true,
        placed: Placed::Kept,
        solution: true,
        facts: &[Fact::Title, Fact::Author, Fact::Description],
        ..PLAIN
    },
    Row {
        format: Format::FpuzzlesJson,
        name: "f-puzzles-json",
        about: "what is in the link",
        endings: &["json"],
        candidates: true,
        placed: Placed::Kept,
        solution: true,
        facts: &[Fact::Title, Fact::Author, Fact::Description],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::SudokuPad,
        name: "sudokupad",
        about: "link with all inside",
        candidates: true,
        placed: Placed::Kept,
        solution: true,
        facts: &[Fact::Title, Fact::Author, Fact::Description],
        ..PLAIN
    },
    Row {
        format: Format::SudokuWiki,
        name: "sudokuwiki",
        about: "link, S9B or plain",
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Coach,
        name: "coach",
        about: "code of sudoku.coach",
        candidates: true,
        placed: Placed::Kept,
        shapes: Shapes::Side(9),
        ..PLAIN
    },
    Row { format: Format::Solo, name: "solo", about: "game id of SGT Solo", ..PLAIN },
    Row {
        format: Format::Speech,
        name: "speech",
        about: "sentences to hear",
        reads: false,
        candidates: true,
        placed: Placed::Kept,
        facts: &[Fact::Title, Fact::Author, Fact::Description, Fact::Level],
        ..PLAIN
    },
    Row {
        format: Format::Brf,
        name: "brf",
        about: "braille to emboss",
        endings: &["brf"],
        reads: false,
        shapes: Shapes::Side(18),
        ..PLAIN
    },
];

impl Format {
    /// All formats, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.format)
    }

    fn row(self) -> &'static Row {
        TABLE.iter().find(|row| row.format == self).expect("every format has a row")
    }

    /// The name that is typed.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it is, in a few words.
    pub fn about(self) -> &'static str {
        self.row().about
    }

    /// The endings of its files, without the dot.
    pub fn endings(self) -> &'static [&'static str] {
        self.row().endings
    }

    /// The format that a file with this ending has.
    pub fn of_ending(ending: &str) -> Option<Self> {
        let fits = |row: &&Row| row.endings.iter().any(|own| own.eq_ignore_ascii_case(ending));
        TABLE.iter().find(fits).map(|row| row.format)
    }

    /// Whether it is read.
    pub fn is_read(self) -> bool {
        self.row().reads
    }

    /// Whether it is written.
    pub fn is_written(self) -> bool {
        self.row().writes
    }

    /// Whether it has candidates.
    pub fn has_candidates(self) -> bool {
        self.row().candidates
    }

    /// How it shows placed digits.
    pub fn placed(self) -> Placed {
        self.row().placed
    }

    /// Whether it has a solution.
    pub fn has_solution(self) -> bool {
        self.row().solution
    }

    /// The facts that it has.
    pub fn facts(self) -> &'static [Fact] {
        self.row().facts
    }

    /// Whether a file may hold more than one puzzle.
    pub fn holds_many(self) -> bool {
        self.row().holds_many
    }

    pub(crate) fn shapes(self) -> Shapes {
        self.row().shapes
    }

    /// What of an entry would be lost.
    pub fn losses(self, entry: &Entry) -> Vec<Loss> {
        let mut losses = Vec::new();
        if entry.candidates().is_some() && !self.has_candidates() {
            losses.push(Loss::Candidates);
        }
        if entry.placed().clue_count() > 0 {
            match self.placed() {
                Placed::Kept => {}
                Placed::AsClues => losses.push(Loss::PlacedAsClues),
                Placed::Lost => losses.push(Loss::Placed),
            }
        }
        if entry.solution().is_some() && !self.has_solution() {
            losses.push(Loss::Solution);
        }
        let facts = entry.facts().map(|(fact, _)| fact);
        losses.extend(facts.filter(|fact| !self.facts().contains(fact)).map(Loss::Fact));
        losses
    }
}

/// Something that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// The candidates.
    Candidates,
    /// The placed digits.
    Placed,
    /// That placed digits are no clues.
    PlacedAsClues,
    /// The solution.
    Solution,
    /// Something that is said about the puzzle.
    Fact(Fact),
}

impl Loss {
    /// What to say about it once.
    ///
    /// ```
    /// use ennea_formats::{Format, Loss};
    /// assert_eq!(Loss::Candidates.describe(Format::Sdm), "candidates are lost: sdm has none");
    /// ```
    pub fn describe(self, format: Format) -> String {
        let name = format.name();
        match self {
            Self::Candidates => format!("candidates are lost: {name} has none"),
            Self::Placed => format!("placed digits are lost: {name} has only clues"),
            Self::PlacedAsClues => format!("placed digits become clues: {name} has only clues"),
            Self::Solution => format!("the solution is lost: {name} has none"),
            Self::Fact(fact) => format!("the {} is lost: {name} has none", fact.name()),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|format| format.name().eq_ignore_ascii_case(text));
        found.or_else(|| Self::of_ending(text.trim_start_matches('.'))).ok_or_else(|| {
            let names: Vec<&str> = Self::all().map(Self::name).collect();
            format!("'{text}' is no format; expected one of {}", names.join(", "))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_endings_are_different() {
        let mut names: Vec<&str> = Format::all().map(Format::name).collect();
        let mut endings: Vec<&str> = Format::all().flat_map(Format::endings).copied().collect();
        for list in [&mut names, &mut endings] {
            let length = list.len();
            list.sort_unstable();
            list.dedup();
            assert_eq!(list.len(), length);
        }
        for format in Format::all() {
            assert_eq!(format.name().parse(), Ok(format));
            assert!(format.is_read() || format.is_written());
        }
        assert_eq!(".SDK".parse(), Ok(Format::Sdk));
        assert!("pdf".parse::<Format>().unwrap_err().contains("expected one of line, sdm"));
    }
}
