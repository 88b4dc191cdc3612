//! The table of formats: endings, functions, and what each of them can hold.
//!
//! Everything that is said about a format anywhere (help, `--list`, notes about what is lost, the
//! limits of writers) comes from this table and from the names of [`Format`], and so does every
//! function that reads or writes one.
//! Only how a format is recognised stands apart, in `detect`, since that depends on the order of
//! the questions.

use crate::fact::Fact::{
    self, Author, Comment, Date, Description, Id, Level, Link, Rating, Source, Title,
};
use crate::format::{Format, Placed, Shapes};
use crate::formats::{
    bank, brf, coach, csv, fpuzzles, ipuz, jigsaw, jsonl, library, list, opensudoku, page, penpa,
    plain, pm, scl, sdk, sdx, solo, speech, ss, sudokuwiki, sukaku, susser,
};
use crate::row::Read::{Cells, Line, Table, Text};
use crate::row::Write::{Counted, Numbers, Own, Signs};
use crate::row::{PLAIN, Row, RulesHeld, STATE};
use ennea_base::rules::Rules;
use std::str::FromStr;

const TITLE: &[Fact] = &[Title, Author, Description];

impl Format {
    /// Its row of the table.
    pub(crate) fn row(self) -> Row {
        match self {
            Self::Line => Row {
                endings: &["txt"],
                read: Some(Cells),
                write: Some(Numbers(|entry, alphabet| plain::line(entry, alphabet, "."))),
                ..PLAIN
            },
            Self::Sdm => Row {
                endings: &["sdm"],
                read: Some(Cells),
                write: Some(Signs(|entry, alphabet| plain::line(entry, alphabet, "0"))),
                ..PLAIN
            },
            Self::Sdk => Row {
                endings: &["sdk"],
                read: Some(Text(sdk::read)),
                write: Some(Signs(sdk::write)),
                between: "\n",
                placed: Placed::Kept,
                facts: &[Author, Description, Comment, Date, Source, Level, Link],
                holds_many: false,
                ..PLAIN
            },
            Self::Sdx => Row {
                endings: &["sdx"],
                read: Some(Text(sdx::read)),
                write: Some(Own(sdx::write)),
                between: "\n",
                shapes: Shapes::Side(9),
                holds_many: false,
                ..STATE
            },
            Self::Ss => Row {
                endings: &["ss"],
                read: Some(Text(ss::read)),
                write: Some(Own(ss::write)),
                between: "\n",
                shapes: Shapes::Classic,
                holds_many: false,
                ..STATE
            },
            Self::Picture => Row {
                read: Some(Cells),
                write: Some(Numbers(plain::picture)),
                between: "\n",
                ..PLAIN
            },
            Self::Msk => Row {
                endings: &["msk", "sol"],
                read: Some(Cells),
                write: Some(Numbers(plain::rows)),
                between: "\n",
                holds_many: false,
                ..PLAIN
            },
            Self::Spf => Row {
                endings: &["spf"],
                read: Some(Cells),
                write: Some(Signs(plain::spf)),
                between: "\n",
                holds_many: false,
                ..PLAIN
            },
            Self::Pm => Row {
                endings: &["pm"],
                read: Some(Text(pm::read)),
                write: Some(Own(pm::write)),
                between: "\n",
                candidates: true,
                placed: Placed::AsClues,
                ..PLAIN
            },
            Self::Susser => Row {
                read: Some(Line(susser::read)),
                write: Some(Own(susser::write)),
                shapes: Shapes::Side(9),
                ..STATE
            },
            Self::Library => Row {
                read: Some(Line(library::read)),
                write: Some(Own(library::write)),
                shapes: Shapes::Side(9),
                ..STATE
            },
            Self::Sukaku => Row {
                read: Some(Line(sukaku::read)),
                write: Some(Own(sukaku::write)),
                candidates: true,
                placed: Placed::AsClues,
                ..PLAIN
            },
            Self::OpenSudoku => Row {
                endings: &["opensudoku"],
                read: Some(Text(opensudoku::read)),
                write: Some(Own(opensudoku::write)),
                begin: || opensudoku::BEGIN.to_owned(),
                end: opensudoku::END,
                facts: &[Comment],
                shapes: Shapes::Classic,
                ..STATE
            },
            Self::OpenSudoku1 => Row {
                read: Some(Text(opensudoku::read)),
                write: Some(Own(opensudoku::write_first)),
                begin: opensudoku::begin_first,
                end: opensudoku::END_FIRST,
                shapes: Shapes::Classic,
                ..PLAIN
            },
            Self::OneSudoku => Row {
                endings: &["1gsudoku"],
                read: Some(Text(opensudoku::read)),
                shapes: Shapes::Classic,
                ..PLAIN
            },
            Self::Csv => Row {
                endings: &["csv"],
                read: Some(Table),
                write: Some(Signs(csv::write)),
                begin: || csv::HEADER.to_owned(),
                solution: true,
                facts: &[Rating],
                ..PLAIN
            },
            Self::Gsf => {
                Row { read: Some(Table), facts: &[Title, Rating], shapes: Shapes::Classic, ..PLAIN }
            }
            Self::Bank => Row {
                read: Some(Line(bank::read)),
                facts: &[Id, Rating],
                shapes: Shapes::Classic,
                ..PLAIN
            },
            Self::Ipuz => Row {
                endings: &["ipuz"],
                read: Some(Text(ipuz::read)),
                write: Some(Own(ipuz::write)),
                placed: Placed::Kept,
                solution: true,
                facts: &[Title, Author, Description, Comment, Source, Link, Date, Level, Id],
                holds_many: false,
                ..PLAIN
            },
            Self::Jsonl => Row {
                endings: &["jsonl"],
                read: Some(Text(jsonl::read)),
                write: Some(Own(jsonl::write)),
                candidates: true,
                is_exact: true,
                solution: true,
                facts: &Fact::ALL,
                rules: RulesHeld::All,
                ..STATE
            },
            Self::Fpuzzles => Row {
                read: Some(Line(fpuzzles::read_links)),
                write: Some(Own(fpuzzles::write_link)),
                candidates: true,
                solution: true,
                facts: TITLE,
                rules: RulesHeld::Some(fpuzzles::holds),
                ..STATE
            },
            Self::FpuzzlesJson => Row {
                endings: &["json"],
                read: Some(Text(fpuzzles::read)),
                write: Some(Own(fpuzzles::write)),
                candidates: true,
                solution: true,
                facts: TITLE,
                rules: RulesHeld::Some(fpuzzles::holds),
                holds_many: false,
                ..STATE
            },
            Self::SudokuPad => Row {
                read: Some(Line(scl::read)),
                write: Some(Own(scl::write)),
                candidates: true,
                solution: true,
                facts: TITLE,
                rules: RulesHeld::Some(fpuzzles::holds),
                ..STATE
            },
            Self::SudokuWiki => Row {
                read: Some(Line(sudokuwiki::read)),
                write: Some(Own(sudokuwiki::write)),
                shapes: Shapes::Classic,
                rules: RulesHeld::Some(sudokuwiki::holds),
                ..STATE
            },
            Self::Coach => Row {
                read: Some(Line(coach::read)),
                write: Some(Own(coach::write)),
                shapes: Shapes::Side(9),
                ..STATE
            },
            Self::Solo => Row {
                read: Some(Line(solo::read)),
                write: Some(Own(solo::write)),
                rules: RulesHeld::Some(solo::holds),
                ..PLAIN
            },
            Self::Jigsaw => Row {
                read: Some(Cells),
                write: Some(Signs(jigsaw::write)),
                rules: RulesHeld::Some(jigsaw::holds),
                ..PLAIN
            },
            Self::List => Row {
                read: Some(Text(list::read)),
                write: Some(Own(list::write)),
                between: "\n",
                ..PLAIN
            },
            Self::Penpa => Row {
                read: Some(Line(penpa::read)),
                facts: TITLE,
                rules: RulesHeld::Some(jigsaw::holds),
                ..STATE
            },
            Self::Page => Row {
                read: Some(Line(page::read)),
                placed: Placed::Kept,
                rules: RulesHeld::All,
                ..PLAIN
            },
            Self::Speech => Row {
                write: Some(Counted(speech::write)),
                between: "\n",
                facts: &[Title, Author, Description, Level],
                ..STATE
            },
            Self::Brf => Row {
                endings: &["brf"],
                write: Some(Counted(brf::write)),
                between: "\u{c}",
                shapes: Shapes::Side(18),
                ..PLAIN
            },
        }
    }

    /// The endings of its files, without the dot.
    pub fn endings(self) -> &'static [&'static str] {
        self.row().endings
    }

    /// The format that a file with this ending has.
    pub fn of_ending(ending: &str) -> Option<Self> {
        let fits = |own: &&str| own.eq_ignore_ascii_case(ending);
        Self::ALL.into_iter().find(|format| format.endings().iter().any(fits))
    }

    /// Tests whether it is read.
    pub fn is_read(self) -> bool {
        self.row().read.is_some()
    }

    /// Tests whether it is written.
    pub fn is_written(self) -> bool {
        self.row().write.is_some()
    }

    /// Tests whether it has candidates that are part of the puzzle, as clues are.
    pub fn has_candidates(self) -> bool {
        self.row().candidates
    }

    /// Tests whether it has candidates that somebody has written.
    pub fn has_marks(self) -> bool {
        self.row().marks
    }

    /// Way in which it shows placed digits.
    pub fn placed(self) -> Placed {
        self.row().placed
    }

    /// Extent of the rules of variants that it has: `all`, `some` or `none`.
    pub fn rules(self) -> &'static str {
        match self.row().rules {
            RulesHeld::None => "none",
            RulesHeld::Some(_) => "some",
            RulesHeld::All => "all",
        }
    }

    /// Tests whether it can say these rules; every format can say plain ones.
    pub fn holds(self, rules: &Rules) -> bool {
        rules.is_plain()
            || match self.row().rules {
                RulesHeld::None => false,
                RulesHeld::Some(holds) => holds(rules),
                RulesHeld::All => true,
            }
    }

    /// Tests whether it has a solution.
    pub fn has_solution(self) -> bool {
        self.row().solution
    }

    /// The facts that it has.
    pub fn facts(self) -> &'static [Fact] {
        self.row().facts
    }

    /// Tests whether a file may hold more than one puzzle.
    pub fn holds_many(self) -> bool {
        self.row().holds_many
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(text));
        found.or_else(|| Self::of_ending(text.trim_start_matches('.'))).ok_or_else(|| {
            format!(
                "'{text}' is no format; expected one of {} names such as line, sdm, pm or f-puzzles\n  hint: \
                 ennea convert --list shows all of them",
                Self::ALL.len()
            )
        })
    }
}
