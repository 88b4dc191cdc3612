//! Rating: how hard a puzzle is for people, on a scale with a name and a version.
//!
//! | scale | module | what it measures |
//! |---|---|---|
//! | `se-1.2.1` | [`se121`] | the hardest step of a fixed way to solve it, as Sudoku Explainer 1.2.1 |
//! | `se-1to9only-2025` | [`se121`] | the same, as a later continuation of that program |
//! | `minutes-1` | [`minutes`] | how long a person is expected to take, and how far people differ |
//! | `hodoku-2.2` | [`hodoku`] | what all steps of a fixed way score in sum, as HoDoKu 2.2 |
//! | `ladder-1` | `ladder` | the hardest technique of our own way, for every shape and all rules |
//!
//! ```
//! use ennea::{Puzzle, rate::{Level, se121::Rater}};
//! let puzzle: Puzzle =
//!     ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.".parse()?;
//! let rating = Rater::new().rate(&puzzle)?;
//! assert_eq!((rating.er, Level::of(rating.er)), (72, Level::Expert));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

/// Declares the techniques of a program, in the order of a table: each with its name there, and a value.
macro_rules! techniques {
    (
        $(#[$attribute:meta])*
        $visibility:vis $value:ident: $type:ty;
        $($variant:ident, $name:literal, $row:expr;)*
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "each name is its meaning; Display says it in words")]
        pub enum Technique {
            $($variant,)*
        }

        impl Technique {
            /// All techniques, in that order.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Its name, in the words of the program.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// The value of the technique in the table.
            $visibility fn $value(self) -> $type {
                match self { $(Self::$variant => $row,)* }
            }
        }

        impl std::fmt::Display for Technique {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

pub mod hodoku;
mod levels;
pub mod minutes;
pub mod se121;

pub use levels::Level;

use ennea_base::progress::Stopped;
use ennea_base::{Improper, Puzzle, Shape};
use ennea_solve::Unsolved;
use se121::Step;
use std::fmt;

ennea_base::named! {
    /// A way to rate puzzles, with a name and a version.
    pub enum Scale {
        /// Sudoku Explainer 1.2.1 with serate, whose ratings people quote.
        Se121 = "se-1.2.1",
        /// Its continuation by 1to9only, as of January 2025.
        SeFork = "se-1to9only-2025",
        /// Minutes that a person is expected to take.
        Minutes1 = "minutes-1",
        /// HoDoKu 2.2, which adds up what all steps score, and has levels of its own.
        Hodoku22 = "hodoku-2.2",
        /// The hardest technique of explain, for every shape and all rules.
        Ladder1 = "ladder-1",
    }
}

impl Scale {
    /// The edition of Sudoku Explainer whose steps have ratings on this scale, if it is such a scale.
    pub fn edition(self) -> Option<se121::Edition> {
        match self {
            Self::Se121 => Some(se121::Edition::Original),
            Self::SeFork => Some(se121::Edition::Fork),
            Self::Minutes1 | Self::Hodoku22 | Self::Ladder1 => None,
        }
    }
}

/// A rating on a scale of Sudoku Explainer, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rating {
    /// The greatest difficulty of all steps: the rating of the puzzle.
    pub er: u8,
    /// The greatest difficulty up to the first step that fills a cell.
    pub ep: u8,
    /// The difficulty of the first step.
    pub ed: u8,
}

impl Rating {
    /// The rating of a puzzle whose steps are these; 20.0 if they do not fill it.
    pub fn of(puzzle: &Puzzle, steps: &[Step]) -> Self {
        let mut rating = Self { er: 0, ep: 0, ed: 0 };
        for step in steps {
            rating.add(step.difficulty, step.placement.is_some());
        }
        let placed = steps.iter().filter(|step| step.placement.is_some()).count();
        if puzzle.clue_count() + placed < puzzle.shape().cells() {
            rating.add(se121::UNSOLVED, false);
        }
        rating
    }

    /// Counts one more step.
    fn add(&mut self, difficulty: u8, is_placed: bool) {
        self.er = self.er.max(difficulty);
        if self.ep == 0 && difficulty < se121::UNSOLVED {
            if self.ed == 0 {
                self.ed = self.er;
            }
            if is_placed {
                self.ep = self.er;
            }
        }
    }
}

impl fmt::Display for Rating {
    /// As `8.3/1.2/1.2`: ER, EP, ED.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", Tenths(self.er), Tenths(self.ep), Tenths(self.ed))
    }
}

/// A difficulty in tenths, written as `8.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tenths(pub u8);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// Why a puzzle has no rating.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RateError {
    /// Only 3x3 puzzles are rated.
    #[error("found a {0} puzzle, expected 3x3: only those are rated")]
    Shape(Shape),
    /// The scale is made for clues, and the puzzle is given by candidates.
    #[error("found a puzzle given by candidates, expected clues: {0} is made for these")]
    Candidates(Scale),
    /// The scale is made for rows, columns and boxes, and the puzzle has these rules, by name.
    #[error("found the rules {1}, expected those of the shape: {0} is made for these")]
    Rules(Scale, String),
    /// It has no solution, or several.
    #[error("{}", improper(.0))]
    Improper(Improper),
    /// It was stopped before the end.
    #[error("it was stopped")]
    Stopped,
}

fn improper(improper: &Improper) -> String {
    match (improper, improper.difference()) {
        (Improper::Several(two), Some((cell, [one, other]))) => format!(
            "it has several solutions, expected exactly one: {} can be {one} or {other}",
            two[0].shape().name(cell)
        ),
        _ => "it has no solution, expected exactly one".to_owned(),
    }
}

/// Refuses other shapes than 3x3, and rules besides those of the shape.
fn refuse_others(puzzle: &Puzzle, scale: Scale) -> Result<(), RateError> {
    let rules = puzzle.rules();
    match puzzle.shape() {
        Shape::CLASSIC if rules.is_plain() => Ok(()),
        Shape::CLASSIC => Err(RateError::Rules(scale, rules.name().to_owned())),
        shape => Err(RateError::Shape(shape)),
    }
}

impl From<Unsolved> for RateError {
    fn from(unsolved: Unsolved) -> Self {
        match unsolved {
            Unsolved::Improper(improper) => Self::Improper(improper),
            Unsolved::Stopped => Self::Stopped,
        }
    }
}

impl From<Stopped> for RateError {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}
