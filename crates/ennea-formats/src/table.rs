//! The table of formats: endings, functions, and what each of them can hold.
//!
//! Everything that is said about a format anywhere (help, `--list`, notes about what is lost, the
//! limits of writers) comes from this table and from the names of [`Format`], and so does every
//! function that reads or writes one.
//! Only how a format is recognised stands apart, in `detect`, since that depends on the order of
//! the questions.

use crate::entry::with_boxes;
use crate::fact::Fact::{
    self, Author, Comment, Date, Description, Id, Level, Link, Rating, Source, Title,
};
use crate::format::{Format, Placed, Shapes};
use crate::formats::{
    bank, brf, coach, csv, fpuzzles, ipuz, iss, jigsaw, jsonl, library, list, opensudoku, page,
    penpa, plain, pm, scl, sdk, sdx, solo, speech, ss, sudokuwiki, sukaku, susser,
};
use crate::row::Read::{Cells, Line, Table, Text};
use crate::row::Write::{Counted, Numbers, Own, Signs};
use crate::row::{PLAIN, Row, RulesHeld, STATE};
use ennea_base::rules::Rules;
use ennea_words::{Saying, gaps};
use std::str::FromStr;

const TITLE: &[Fact] = &[Title, Author, Description];

/// Row of the formats that have the puzzle of f-puzzles inside.
const SETTER: Row = Row {
    candidates: true,
    solution: true,
    facts: TITLE,
    rules: RulesHeld::Some(fpuzzles::holds),
    ..STATE
};

impl Format {
    /// Its row of the table.
    pub(crate) fn row(self) -> Row {
        match self {
            Self::Line => Row {
                endings: &["txt"],
                ..PLAIN.both(Cells, Numbers(|entry, alphabet| plain::line(entry, alphabet, ".")))
            },
            Self::Sdm => Row {
                endings: &["sdm"],
                ..PLAIN.both(Cells, Signs(|entry, alphabet| plain::line(entry, alphabet, "0")))
            },
            Self::Sdk => Row {
                endings: &["sdk"],
                between: "\n",
                placed: Placed::Kept,
                facts: &[Author, Description, Comment, Date, Source, Level, Link],
                holds_many: false,
                ..PLAIN.both(Text(sdk::read), Signs(sdk::write))
            },
            Self::Sdx => Row {
                endings: &["sdx"],
                between: "\n",
                shapes: Shapes::Side(9),
                holds_many: false,
                ..STATE.both(Text(sdx::read), Own(sdx::write))
            },
            Self::Ss => Row {
                endings: &["ss"],
                between: "\n",
                shapes: Shapes::Classic,
                holds_many: false,
                ..STATE.both(Text(ss::read), Own(ss::write))
            },
            Self::Picture => Row { between: "\n", ..PLAIN.both(Cells, Numbers(plain::picture)) },
            Self::Msk => Row {
                endings: &["msk", "sol"],
                between: "\n",
                holds_many: false,
                ..PLAIN.both(Cells, Numbers(plain::rows))
            },
            Self::Spf => Row {
                endings: &["spf"],
                between: "\n",
                holds_many: false,
                ..PLAIN.both(Cells, Signs(plain::spf))
            },
            Self::Pm => Row {
                endings: &["pm"],
                between: "\n",
                candidates: true,
                placed: Placed::AsClues,
                ..PLAIN.both(Text(pm::read), Own(pm::write))
            },
            Self::Susser => Row {
                shapes: Shapes::Side(9),
                ..STATE.both(Line(susser::read), Own(susser::write))
            },
            Self::Library => Row {
                shapes: Shapes::Side(9),
                ..STATE.both(Line(library::read), Own(library::write))
            },
            Self::Sukaku => Row {
                candidates: true,
                placed: Placed::AsClues,
                ..PLAIN.both(Line(sukaku::read), Own(sukaku::write))
            },
            Self::OpenSudoku => Row {
                endings: &["opensudoku"],
                begin: || opensudoku::BEGIN.to_owned(),
                end: opensudoku::END,
                facts: &[Comment],
                shapes: Shapes::Classic,
                ..STATE.both(Text(opensudoku::read), Own(opensudoku::write))
            },
            Self::OpenSudoku1 => Row {
                begin: opensudoku::begin_first,
                end: opensudoku::END_FIRST,
                shapes: Shapes::Classic,
                ..PLAIN.both(Text(opensudoku::read), Own(opensudoku::write_first))
            },
            Self::OneSudoku => Row {
                endings: &["1gsudoku"],
                shapes: Shapes::Classic,
                ..PLAIN.read(Text(opensudoku::read))
            },
            Self::Csv => Row {
                endings: &["csv"],
                begin: || csv::HEADER.to_owned(),
                solution: true,
                facts: &[Rating],
                ..PLAIN.both(Table, Signs(csv::write))
            },
            Self::Gsf => {
                Row { facts: &[Title, Rating], shapes: Shapes::Classic, ..PLAIN.read(Table) }
            }
            Self::Bank => Row {
                facts: &[Id, Rating],
                shapes: Shapes::Classic,
                ..PLAIN.read(Line(bank::read))
            },
            Self::Ipuz => Row {
                endings: &["ipuz"],
                placed: Placed::Kept,
                solution: true,
                facts: &[Title, Author, Description, Comment, Source, Link, Date, Level, Id],
                holds_many: false,
                ..PLAIN.both(Text(ipuz::read), Own(ipuz::write))
            },
            Self::Jsonl => Row {
                endings: &["jsonl"],
                candidates: true,
                is_exact: true,
                solution: true,
                facts: &Fact::ALL,
                rules: RulesHeld::All,
                ..STATE.both(Text(jsonl::read), Own(jsonl::write))
            },
            Self::Fpuzzles => SETTER.both(Line(fpuzzles::read_links), Own(fpuzzles::write_link)),
            Self::FpuzzlesJson => Row {
                endings: &["json"],
                holds_many: false,
                ..SETTER.both(Text(fpuzzles::read), Own(fpuzzles::write))
            },
            Self::SudokuPad => SETTER.both(Line(scl::read), Own(scl::write)),
            Self::SudokuWiki => Row {
                shapes: Shapes::Classic,
                rules: RulesHeld::Some(sudokuwiki::holds),
                ..STATE.both(Line(sudokuwiki::read), Own(sudokuwiki::write))
            },
            Self::Coach => {
                Row { shapes: Shapes::Side(9), ..STATE.both(Line(coach::read), Own(coach::write)) }
            }
            Self::Solo => Row {
                rules: RulesHeld::Some(solo::holds),
                ..PLAIN.both(Line(solo::read), Own(solo::write))
            },
            Self::Jigsaw => Row {
                rules: RulesHeld::Some(jigsaw::holds),
                ..PLAIN.both(Cells, Signs(jigsaw::write))
            },
            Self::List => Row { between: "\n", ..PLAIN.both(Text(list::read), Own(list::write)) },
            Self::Penpa => Row {
                facts: TITLE,
                rules: RulesHeld::Some(jigsaw::holds),
                ..STATE.read(Line(penpa::read))
            },
            Self::Iss => Row {
                candidates: true,
                is_exact: true,
                rules: RulesHeld::Some(fpuzzles::holds),
                ..PLAIN.read(Text(iss::read))
            },
            Self::Page => {
                Row { placed: Placed::Kept, rules: RulesHeld::All, ..PLAIN.read(Line(page::read)) }
            }
            Self::Speech => Row {
                between: "\n",
                facts: &[Title, Author, Description, Level],
                write: Some(Counted(speech::write)),
                ..STATE
            },
            Self::Brf => Row {
                endings: &["brf"],
                between: "\u{c}",
                shapes: Shapes::Side(18),
                write: Some(Counted(brf::write)),
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

    /// Tests whether it can say these rules; every format can say plain ones, but not all that a shape has no boxes.
    pub fn holds(self, rules: &Rules) -> bool {
        let is_usual = with_boxes(rules.shape()) == rules.shape();
        rules.is_plain() && (is_usual || matches!(self, Self::Speech | Self::Brf))
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
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let found = Self::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(text));
        found.or_else(|| Self::of_ending(text.trim_start_matches('.'))).ok_or_else(|| {
            let (found, count) = (text.to_owned(), Self::ALL.len());
            Saying::hinted("value-format", move |_| gaps!(found, count))
        })
    }
}
