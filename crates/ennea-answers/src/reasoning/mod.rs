//! Human reasoning about a puzzle: the whole way, or the next step; half solved puzzles too.
//!
//! Every step is confirmed before anybody sees it: its proof is checked against the facts that it names,
//! and its conclusion against the solution.

use crate::{rate, wire};
use ennea::logic::{self, Board, Step, Technique, Trouble, Unready};
use ennea::progress::{Progress, Stopped};
use ennea::rate::Tenths;
use ennea::rules::regions;
use ennea::{Grid, Improper, Puzzle};
use ennea_words::{self as words, Language, Style, picture, say};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

mod hints;
mod names;
mod rated;
mod steps;
mod wrong;

pub use hints::{Ask, Hint, Wanted, hint};
pub use names::{TechniqueRow, techniques};
pub use rated::{converted, explain_rating};
pub use steps::{Argument, Case, End, Fact, Line, Link, Pair, Proof, Told};
pub use wrong::Wrong;

/// Answer about a puzzle or a state of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reasoned<A> {
    /// The digits of the state; absent for a puzzle that has not been begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
    /// Outcome of the reasoning.
    pub answer: Outcome,
    /// In words why there is no more to say; absent where there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The smallest sets of digits to take back so that there is a solution, `r1c1=5`; absent if
    /// there is one, or if more than a few digits are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub take_back: Vec<Vec<String>>,
    /// The way or the hint that was found.
    #[serde(flatten)]
    pub found: Option<A>,
}

/// Outcome of reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The puzzle has one solution, and this is the way.
    Unique,
    /// There is a next step.
    Step,
    /// All cells are filled.
    Solved,
    /// The puzzle has no solution.
    None,
    /// The puzzle has several.
    Multiple,
    /// Something on the board is not so in the solution.
    Mistake,
}

impl Outcome {
    /// Tests whether the puzzle could be reasoned about.
    pub fn is_good(self) -> bool {
        matches!(self, Self::Unique | Self::Step | Self::Solved)
    }
}

impl<A> Reasoned<A> {
    fn message(answer: Outcome, message: String) -> Self {
        Self { digits: None, answer, message: Some(message), take_back: Vec::new(), found: None }
    }

    fn found(answer: Outcome, found: A) -> Self {
        Self { digits: None, answer, message: None, take_back: Vec::new(), found: Some(found) }
    }
}

/// Reasons from a puzzle and what somebody has written on it, if nothing is wrong there.
fn reason<A>(
    language: Language,
    puzzle: &Puzzle,
    progress: &dyn Progress,
    answer: impl FnOnce(Board, Grid) -> Result<Reasoned<A>, Stopped>,
) -> Result<Reasoned<A>, Stopped> {
    let answer = match logic::start(puzzle, progress) {
        Ok((board, solution)) => answer(board, solution)?,
        Err(Unready::Stopped) => return Err(Stopped),
        Err(Unready::Trouble(trouble)) => {
            let outcome = match trouble {
                Trouble::Contradiction(_) | Trouble::Improper(Improper::None) => Outcome::None,
                Trouble::Improper(Improper::Several(_)) => Outcome::Multiple,
                Trouble::Mistakes(_) => Outcome::Mistake,
            };
            let Wrong { message, take_back } = Wrong::of(language, puzzle, &trouble, progress)?;
            Reasoned { take_back, ..Reasoned::message(outcome, message) }
        }
    };
    let digits = puzzle.is_begun().then(|| puzzle.digits().to_string());
    Ok(Reasoned { digits, ..answer })
}

/// The whole way to the solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Way {
    /// The solution.
    #[serde(with = "wire::Text")]
    pub solution: Grid,
    /// The highest technique of the ladder that was needed; null if all cells are filled.
    #[serde(serialize_with = "wire::key")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub hardest: Option<Technique>,
    /// Number of steps of each technique.
    #[serde(serialize_with = "wire::by_key")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, usize>"))]
    pub techniques: BTreeMap<Technique, usize>,
    /// All steps, in order.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Told>"))]
    pub steps: Vec<Taken>,
}

/// A step, and the board on which it is taken; in JSON a [`Told`].
#[derive(Clone, Debug)]
pub struct Taken {
    /// Its number, from 1.
    pub number: usize,
    /// The board before it.
    pub board: Board,
    /// The step.
    pub step: Step,
    /// Its difficulty in tenths, on the way of a rating.
    pub difficulty: Option<u8>,
    /// The language in which it is told.
    pub language: Language,
}

impl Taken {
    /// Steps that follow each other from a board.
    fn all(language: Language, mut board: Board, steps: Vec<Step>) -> Vec<Self> {
        let take = |(before, step): (usize, Step)| {
            let mut next = board.clone();
            next.apply(&step);
            let board = std::mem::replace(&mut board, next);
            Self { number: before + 1, board, step, difficulty: None, language }
        };
        steps.into_iter().enumerate().map(take).collect()
    }
}

impl Serialize for Taken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let told = Told::new(self.language, self.number, &self.board, &self.step);
        Told { difficulty: self.difficulty.map(|it| f64::from(it) / 10.0), ..told }
            .serialize(serializer)
    }
}

/// Explains a puzzle, or the rest of one that somebody has begun: every step to the end on which something
/// later rests, in a language.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the rules are between digits.
pub fn explain(
    language: Language,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Reasoned<Way>, Stopped> {
    reason(language, puzzle, progress, |board, solution| {
        let steps = logic::path(&board, progress)?;
        logic::confirm_all(&board, &steps, &solution);
        let techniques = rate::uses(steps.iter().map(Step::technique));
        let hardest = techniques.last_key_value().map(|(&technique, _)| technique);
        let steps = Taken::all(language, board, steps);
        Ok(Reasoned::found(Outcome::Unique, Way { solution, hardest, techniques, steps }))
    })
}

impl Way {
    /// The steps as a story in paragraphs, and the solution with what it took.
    pub fn story(&self, style: Style) -> String {
        let mut paragraphs = Vec::new();
        if let Some(first) = self.steps.first() {
            let told: Vec<Step> = self.steps.iter().map(|taken| taken.step.clone()).collect();
            let board = &first.board;
            // Of a Sukaku there is nothing else to see than candidates.
            let has_digits = board.digits().clue_count() > 0;
            paragraphs.push(match has_digits {
                true => picture::digits(board),
                false => picture::candidates(board, None),
            });
            let label = |k: usize| match self.steps[k].difficulty {
                Some(difficulty) => format!("{}. {}", k + 1, Tenths(difficulty)),
                None => format!("{}.", k + 1),
            };
            paragraphs.extend(words::story_with(&first.board, &told, style, &label));
        }
        paragraphs.push(self.summary(style.language));
        paragraphs.join("\n\n") + "\n"
    }

    fn summary(&self, language: Language) -> String {
        let rules = self.steps.first().map(|taken| taken.board.rules());
        let sign = |cell| self.solution.digit(cell).symbol();
        let solution = rules.and_then(|rules| regions::picture(rules, sign));
        let plain = || ennea::text::picture(&(&self.solution).into());
        let mut lines = vec![solution.unwrap_or_else(plain), String::new()];
        lines.extend(self.techniques.iter().map(|(technique, count)| {
            format!("{count:5}  {}", words::technique(language, *technique))
        }));
        let rating = self.steps.iter().filter_map(|taken| taken.difficulty).max();
        let steps = self.steps.len();
        let hardest = self.hardest.map(|it| words::technique(language, it));
        lines.push(match (hardest, rating) {
            (None, _) => say!(language, "all-filled"),
            (Some(hardest), None) => say!(language, "conclusion", steps, hardest),
            (Some(hardest), Some(rating)) => {
                say!(language, "rated", steps, rating = Tenths(rating).to_string(), hardest)
            }
        });
        lines.join("\n")
    }
}
