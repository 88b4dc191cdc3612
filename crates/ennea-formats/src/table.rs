//! The table of formats: names, endings, functions, and what each of them can hold.
//!
//! Everything that is said about a format anywhere (help, `--list`, notes about what is lost, the
//! limits of writers) comes from this table, and so does every function that reads or writes one.
//! Only how a format is recognised stands apart, in `detect`, since that depends on the order of
//! the questions.

use crate::document::Fact::{
    self, Author, Comment, Date, Description, Id, Level, Link, Rating, Source, Title,
};
use crate::format::{Format, Placed, Shapes};
use crate::formats::{
    bank, brf, coach, csv, fpuzzles, ipuz, library, opensudoku, plain, pm, scl, sdk, sdx, solo,
    speech, ss, sudokuwiki, sukaku, susser,
};
use crate::row::Write::{Counted, Numbers, Own, Signs};
use crate::row::{PLAIN, Row, STATE};
use std::fmt;
use std::str::FromStr;

const TITLE: &[Fact] = &[Title, Author, Description];

const TABLE: [Row; 27] = [
    Row {
        format: Format::Line,
        name: "line",
        about: "cells in one line",
        endings: &["txt"],
        read: Some(plain::read),
        write: Some(Numbers(|entry, alphabet| plain::line(entry, alphabet, "."))),
        ..PLAIN
    },
    Row {
        format: Format::Sdm,
        name: "sdm",
        about: "a line each, 0 empty",
        endings: &["sdm"],
        read: Some(plain::read),
        write: Some(Signs(|entry, alphabet| plain::line(entry, alphabet, "0"))),
        ..PLAIN
    },
    Row {
        format: Format::Sdk,
        name: "sdk",
        about: "SadMan, SudoCue",
        endings: &["sdk"],
        read: Some(sdk::read),
        write: Some(Signs(sdk::write)),
        between: "\n",
        placed: Placed::Kept,
        facts: &[Author, Description, Comment, Date, Source, Level, Link],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Sdx,
        name: "sdx",
        about: "SudoCue in progress",
        endings: &["sdx"],
        read: Some(sdx::read),
        write: Some(Own(sdx::write)),
        between: "\n",
        shapes: Shapes::Side(9),
        holds_many: false,
        ..STATE
    },
    Row {
        format: Format::Ss,
        name: "ss",
        about: "Simple Sudoku",
        endings: &["ss"],
        read: Some(ss::read),
        write: Some(Own(ss::write)),
        between: "\n",
        shapes: Shapes::Classic,
        holds_many: false,
        ..STATE
    },
    Row {
        format: Format::Picture,
        name: "picture",
        about: "as in forums",
        read: Some(plain::read),
        write: Some(Numbers(plain::picture)),
        between: "\n",
        ..PLAIN
    },
    Row {
        format: Format::Msk,
        name: "msk",
        about: "rows of signs",
        endings: &["msk", "sol"],
        read: Some(plain::read),
        write: Some(Numbers(plain::rows)),
        between: "\n",
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Spf,
        name: "spf",
        about: "SuDoku Solver",
        endings: &["spf"],
        read: Some(plain::read),
        write: Some(Signs(plain::spf)),
        between: "\n",
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Pm,
        name: "pm",
        about: "grid of candidates",
        endings: &["pm"],
        read: Some(pm::read),
        write: Some(Own(pm::write)),
        between: "\n",
        candidates: true,
        placed: Placed::AsClues,
        ..PLAIN
    },
    Row {
        format: Format::Susser,
        name: "susser",
        about: "line with +d and :drc",
        read: Some(susser::read),
        write: Some(Own(susser::write)),
        shapes: Shapes::Side(9),
        ..STATE
    },
    Row {
        format: Format::Library,
        name: "library",
        about: "HoDoKu's library",
        read: Some(library::read),
        write: Some(Own(library::write)),
        shapes: Shapes::Side(9),
        ..STATE
    },
    Row {
        format: Format::Sukaku,
        name: "sukaku",
        about: "a sign a candidate",
        read: Some(sukaku::read),
        write: Some(Own(sukaku::write)),
        candidates: true,
        placed: Placed::AsClues,
        ..PLAIN
    },
    Row {
        format: Format::OpenSudoku,
        name: "opensudoku",
        about: "OpenSudoku, version 2",
        endings: &["opensudoku"],
        read: Some(opensudoku::read),
        write: Some(Own(opensudoku::write)),
        begin: |_| opensudoku::BEGIN.to_owned(),
        end: opensudoku::END,
        facts: &[Comment],
        shapes: Shapes::Classic,
        ..STATE
    },
    Row {
        format: Format::OpenSudoku1,
        name: "opensudoku1",
        about: "OpenSudoku, version 1",
        read: Some(opensudoku::read),
        write: Some(Own(opensudoku::write_first)),
        begin: opensudoku::begin_first,
        end: opensudoku::END_FIRST,
        facts: &[Title, Author, Description, Level],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::OneSudoku,
        name: "1gsudoku",
        about: "1Gravity's Sudoku",
        endings: &["1gsudoku"],
        read: Some(opensudoku::read),
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Csv,
        name: "csv",
        about: "puzzle,solution,rating",
        endings: &["csv"],
        read: Some(csv::read),
        write: Some(Signs(csv::write)),
        begin: |_| csv::HEADER.to_owned(),
        solution: true,
        facts: &[Rating],
        ..PLAIN
    },
    Row {
        format: Format::Gsf,
        name: "gsf",
        about: "gsf's q1 and q2 tables",
        read: Some(csv::read),
        facts: &[Title, Rating],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Bank,
        name: "bank",
        about: "puzzle bank records",
        read: Some(bank::read),
        facts: &[Id, Rating],
        shapes: Shapes::Classic,
        ..PLAIN
    },
    Row {
        format: Format::Ipuz,
        name: "ipuz",
        about: "ipuz version 2",
        endings: &["ipuz"],
        read: Some(ipuz::read),
        write: Some(Own(ipuz::write)),
        placed: Placed::Kept,
        solution: true,
        facts: &[Title, Author, Description, Comment, Source, Link, Date, Level, Id],
        holds_many: false,
        ..PLAIN
    },
    Row {
        format: Format::Fpuzzles,
        name: "f-puzzles",
        about: "link with all inside",
        read: Some(fpuzzles::read_links),
        write: Some(Own(fpuzzles::write_link)),
        solution: true,
        facts: TITLE,
        ..STATE
    },
    Row {
        format: Format::FpuzzlesJson,
        name: "f-puzzles-json",
        about: "what is in the link",
        endings: &["json"],
        read: Some(fpuzzles::read),
        write: Some(Own(fpuzzles::write)),
        solution: true,
        facts: TITLE,
        holds_many: false,
        ..STATE
    },
    Row {
        format: Format::SudokuPad,
        name: "sudokupad",
        about: "link with all inside",
        read: Some(scl::read),
        write: Some(Own(scl::write)),
        solution: true,
        facts: TITLE,
        ..STATE
    },
    Row {
        format: Format::SudokuWiki,
        name: "sudokuwiki",
        about: "link, S9B or plain",
        read: Some(sudokuwiki::read),
        write: Some(Own(sudokuwiki::write)),
        shapes: Shapes::Classic,
        ..STATE
    },
    Row {
        format: Format::Coach,
        name: "coach",
        about: "code of sudoku.coach",
        read: Some(coach::read),
        write: Some(Own(coach::write)),
        shapes: Shapes::Side(9),
        ..STATE
    },
    Row {
        format: Format::Solo,
        name: "solo",
        about: "game id of SGT Solo",
        read: Some(solo::read),
        write: Some(Own(solo::write)),
        ..PLAIN
    },
    Row {
        format: Format::Speech,
        name: "speech",
        about: "sentences to read aloud",
        write: Some(Counted(speech::write)),
        between: "\n",
        facts: &[Title, Author, Description, Level],
        ..STATE
    },
    Row {
        format: Format::Brf,
        name: "brf",
        about: "braille to emboss",
        endings: &["brf"],
        write: Some(Counted(brf::write)),
        between: "\u{c}",
        shapes: Shapes::Side(18),
        ..PLAIN
    },
];

impl Format {
    /// All formats, in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|row| row.format)
    }

    /// Its row of the table.
    pub(crate) fn row(self) -> &'static Row {
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
        self.row().read.is_some()
    }

    /// Whether it is written.
    pub fn is_written(self) -> bool {
        self.row().write.is_some()
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
