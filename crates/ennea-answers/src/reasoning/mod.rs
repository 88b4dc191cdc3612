//! How people solve a puzzle: the whole way, or the next step; half solved puzzles too.
//!
//! Every step is confirmed before anybody sees it: its proof is checked against the facts that it names,
//! and its conclusion against the solution.

use crate::wire;
use ennea::logic::words::{self, Level, Notation, Style, picture, wrapped};
use ennea::logic::{self, Board, Step, Technique, Trouble, Unready, next_step};
use ennea::progress::{Progress, Stopped};
use ennea::{DigitSet, Grid, Improper, Puzzle, State};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

mod steps;

pub use steps::{Argument, Case, End, Fact, Line, Pair, Proof, Told};

/// What is said of a puzzle or of a state of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reasoned<A> {
    /// The digits of the state; absent for a puzzle that has not been begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digits: Option<String>,
    /// What came of it.
    pub answer: Outcome,
    /// In words why there is no more to say; absent where there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// What was found.
    #[serde(flatten)]
    pub found: Option<A>,
}

/// What came of reasoning.
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
    /// Whether the puzzle could be reasoned about.
    pub fn is_good(self) -> bool {
        matches!(self, Self::Unique | Self::Step | Self::Solved)
    }
}

impl<A> Reasoned<A> {
    fn message(answer: Outcome, message: String) -> Self {
        Self { digits: None, answer, message: Some(message), found: None }
    }

    fn found(answer: Outcome, found: A) -> Self {
        Self { digits: None, answer, message: None, found: Some(found) }
    }
}

/// Reasons from a puzzle or a state of it, if nothing is wrong there.
fn reason<A>(
    puzzle: &Puzzle,
    state: Option<&State>,
    progress: &dyn Progress,
    answer: impl FnOnce(Board, Grid) -> Result<Reasoned<A>, Stopped>,
) -> Result<Reasoned<A>, Stopped> {
    let shape = puzzle.shape();
    let all = vec![DigitSet::full(shape.side()); shape.cells()];
    let (digits, allowed) = state.map_or((puzzle, &all), |state| (&state.digits, &state.allowed));
    let answer = match logic::start(puzzle, digits, allowed, progress) {
        Ok((board, solution)) => answer(board, solution)?,
        Err(Unready::Stopped) => return Err(Stopped),
        Err(Unready::Trouble(trouble)) => {
            let outcome = match trouble {
                Trouble::Conflict(_) | Trouble::Improper(Improper::None) => Outcome::None,
                Trouble::Improper(Improper::Several(_)) => Outcome::Multiple,
                Trouble::Mistake(_) => Outcome::Mistake,
            };
            Reasoned::message(outcome, trouble.describe(shape))
        }
    };
    let digits = state.map(|state| state.digits.to_string());
    Ok(Reasoned { digits, ..answer })
}

/// The step that is taken next, confirmed.
fn confirmed(board: &Board, solution: &Grid) -> Step {
    let step = next_step(board).expect("a proper puzzle has a next step");
    logic::confirm(board, &step, solution);
    step
}

/// The whole way to the solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Way {
    /// The solution.
    #[serde(with = "wire::Text")]
    pub solution: Grid,
    /// The highest technique of the ladder that was needed; null if all cells are filled.
    #[serde(serialize_with = "key")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub hardest: Option<Technique>,
    /// How many steps each technique has.
    #[serde(serialize_with = "by_key")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, usize>"))]
    pub techniques: BTreeMap<Technique, usize>,
    /// All steps, in order.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Told>"))]
    pub steps: Vec<Taken>,
}

fn key<S: Serializer>(technique: &Option<Technique>, serializer: S) -> Result<S::Ok, S::Error> {
    technique.map(Technique::key).serialize(serializer)
}

fn by_key<S: Serializer>(
    counts: &BTreeMap<Technique, usize>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().map(|(technique, count)| (technique.key(), count)))
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
}

impl Serialize for Taken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Told::new(self.number, &self.board, &self.step).serialize(serializer)
    }
}

/// Explains a puzzle, or the rest of a state of it: every step to the end.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn explain(
    puzzle: &Puzzle,
    state: Option<&State>,
    progress: &dyn Progress,
) -> Result<Reasoned<Way>, Stopped> {
    reason(puzzle, state, progress, |mut board, solution| {
        let mut steps = Vec::new();
        let mut techniques = BTreeMap::new();
        while !board.is_solved() {
            if progress.is_stopped() {
                return Err(Stopped);
            }
            let step = confirmed(&board, &solution);
            *techniques.entry(step.technique()).or_default() += 1;
            let mut next = board.clone();
            next.apply(&step);
            let number = steps.len() + 1;
            steps.push(Taken { number, board: std::mem::replace(&mut board, next), step });
        }
        let hardest = techniques.last_key_value().map(|(&technique, _)| technique);
        Ok(Reasoned::found(Outcome::Unique, Way { solution, hardest, techniques, steps }))
    })
}

impl Way {
    /// The steps as a story in paragraphs, and the solution with what it took.
    pub fn story(&self, style: Style) -> String {
        let mut paragraphs = Vec::new();
        if let Some(first) = self.steps.first() {
            let told: Vec<Step> = self.steps.iter().map(|taken| taken.step.clone()).collect();
            paragraphs.push(ennea::text::picture(&first.board.digits()));
            paragraphs.extend(words::story(&first.board, &told, style));
        }
        paragraphs.push(self.summary());
        paragraphs.join("\n\n") + "\n"
    }

    fn summary(&self) -> String {
        let mut lines = vec![ennea::text::picture(&(&self.solution).into()), String::new()];
        for (technique, count) in &self.techniques {
            lines.push(format!("{count:5}  {technique}"));
        }
        lines.push(match self.hardest {
            None => "All cells are filled already.".to_owned(),
            Some(hardest) => format!("{} steps. The hardest is: {hardest}.", self.steps.len()),
        });
        lines.join("\n")
    }
}

/// The next step, as much of it as is wanted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// The hint in words.
    pub hint: String,
    /// The step, if everything is wanted; else absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Told>"))]
    pub step: Option<Taken>,
    /// The board.
    #[serde(skip)]
    pub board: Board,
    /// The step that a picture shows, once its cells may be told.
    #[serde(skip)]
    pub shown: Option<Step>,
}

impl Hint {
    /// The hint in lines that fit a page.
    pub fn text(&self) -> String {
        wrapped(&self.hint, 2)
    }

    /// The candidates of all cells, those of the step marked.
    pub fn picture(&self) -> String {
        picture(&self.board, self.shown.as_ref())
    }
}

/// Gives a hint of this level for a puzzle or a state of it; the notation is that of a whole step.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn hint(
    puzzle: &Puzzle,
    state: Option<&State>,
    level: Level,
    notation: Notation,
    progress: &dyn Progress,
) -> Result<Reasoned<Hint>, Stopped> {
    reason(puzzle, state, progress, |board, solution| {
        if board.is_solved() {
            let message = "All cells are filled, and rightly.".to_owned();
            return Ok(Reasoned::message(Outcome::Solved, message));
        }
        let step = confirmed(&board, &solution);
        let hint = match (level, notation) {
            (Level::Everything, Notation::Forum) => words::notation(&board, &step),
            (level, _) => words::hint(&board, &step, level),
        };
        let shown = (level >= Level::Cells).then(|| step.clone());
        let whole = Taken { number: 1, board: board.clone(), step };
        let step = (level == Level::Everything).then_some(whole);
        Ok(Reasoned::found(Outcome::Step, Hint { hint, step, board, shown }))
    })
}
