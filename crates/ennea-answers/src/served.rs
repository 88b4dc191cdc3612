//! Table of the questions that have a method for each kind of puzzle; and the one refusal where
//! they have none.
//!
//! ```text
//!   rules        of one digit at a time: houses and cells that differ (x, windoku, knight, jigsaws)
//!   digits       between digits: those of neighbours are not consecutive
//!   candidates   the digits that may stand in each cell are given besides the clues (Sukaku)
//! ```
//!
//! What serves a kind serves it in all shapes for which the question has a method at all.

use crate::refusal::with_hint;
use ennea::Puzzle;
use ennea_words::{Language, Told, say};

ennea::named! {
    /// Questions about a puzzle, by the name of the command.
    pub enum Question {
        /// Its solutions.
        Solve = "solve",
        /// Their number.
        Count = "count",
        /// A bound on their number.
        Bound = "bound",
        /// Some of them, each as likely as the others.
        Sample = "sample",
        /// Its canonical form.
        Canon = "canon",
        /// The moves that keep it.
        Automorphisms = "automorphisms",
        /// A move to another one.
        Equivalent = "equivalent",
        /// The first of each class of equivalent ones.
        Unique = "unique",
        /// Its number among all of its shape.
        Rank = "rank",
        /// Its hardness.
        Rate = "rate",
        /// The way to its solution, step by step.
        Explain = "explain",
        /// The next step.
        Hint = "hint",
        /// New ones.
        Make = "make",
        /// Pages with it.
        Print = "print",
        /// Its formula.
        Formula = "chaos formula",
        /// Its solution by the flow.
        FlowSolve = "chaos solve",
        /// Its flow.
        Flow = "chaos",
        /// The clues that it needs.
        Clues = "clues",
        /// Random images of it.
        Shuffle = "shuffle",
        /// Its play, order by order.
        Shell = "shell",
    }
}

/// Parts of a puzzle besides plain clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// Rules that speak of one digit at a time.
    Rules,
    /// Rules between digits.
    Digits,
    /// Candidates that are given.
    Candidates,
}

impl Question {
    /// Tests whether there is a method for puzzles that have this.
    pub fn serves(self, beyond: Beyond) -> bool {
        use Question::*;
        match beyond {
            Beyond::Rules => !matches!(self, Rank | Flow | Clues | Shuffle),
            Beyond::Digits => {
                matches!(self, Solve | Count | Bound | Sample | Make | Print | Formula | FlowSolve)
            }
            Beyond::Candidates => {
                matches!(self, Solve | Count | Bound | Sample | Formula | FlowSolve)
                    || matches!(self, Rate | Explain | Hint | Shell)
            }
        }
    }

    /// Tests whether it is about all that is written on a puzzle, and not about its clues alone.
    pub fn is_of_state(self) -> bool {
        matches!(self, Self::Explain | Self::Hint)
    }

    /// Nothing, where there is a method for a puzzle.
    ///
    /// ```
    /// use ennea::{Puzzle, rules::Rules};
    /// use ennea_answers::served::Question;
    /// let empty = Puzzle::empty("2x2".parse()?);
    /// assert!(Question::Rank.check(&empty).is_ok());
    /// let diagonal = empty.clone().with_rules(&Rules::parse("x", empty.shape())?);
    /// let why = Question::Rank.check(&diagonal).unwrap_err().to_string();
    /// assert!(why.starts_with("found the rules x; rank has no method for them\n  hint: "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Unserved`], if there is none.
    pub fn check(self, puzzle: &Puzzle) -> Result<(), Unserved> {
        if puzzle.is_plain() {
            return Ok(());
        }
        let rules = puzzle.rules();
        let has = [
            (Beyond::Digits, rules.consecutive().is_some()),
            (Beyond::Rules, !rules.is_plain()),
            (Beyond::Candidates, puzzle.candidates().is_some()),
        ];
        let missing = has.into_iter().find(|&(beyond, is_there)| is_there && !self.serves(beyond));
        missing.map_or(Ok(()), |(beyond, _)| {
            Err(Unserved { question: self, beyond, rules: rules.name().to_owned() })
        })
    }
}

/// Refusal of a question that has no method for a puzzle, and the questions that have one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.told(Language::ENGLISH))]
pub struct Unserved {
    /// The question.
    pub question: Question,
    /// For what it has none.
    pub beyond: Beyond,
    /// The rules of the puzzle, by name.
    pub rules: String,
}

impl Told for Unserved {
    fn told(&self, language: Language) -> String {
        let key = match self.beyond {
            Beyond::Rules | Beyond::Digits => "unserved-rules",
            Beyond::Candidates => "unserved-candidates",
        };
        let served = Question::ALL.into_iter().filter(|question| question.serves(self.beyond));
        let served: Vec<&str> = served.map(Question::name).collect();
        let hint = say!(language, "unserved-hint", served);
        let message = say!(language, key, rules = self.rules, question = self.question.name());
        with_hint(&message, &hint)
    }
}
