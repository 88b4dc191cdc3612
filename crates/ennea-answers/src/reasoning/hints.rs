//! Hints: the next digit with all that it rests on, or the next step alone; as much as is wanted.

use super::{Outcome, Reasoned, Taken, reason};
use ennea::Puzzle;
use ennea::logic::{self, Board};
use ennea::progress::{Progress, Stopped};
use ennea_words::layout::wrapped;
use ennea_words::{self as words, Language, Level, Notation, picture, say};
use serde::Serialize;

/// Goal of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To the next digit.
    Digit,
    /// To the next step, which may strike out candidates only.
    Step,
}

/// Settings of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Goal: the next digit, or the next step.
    pub wanted: Wanted,
    /// Level up to which it tells.
    pub level: Level,
    /// Notation of whole steps.
    pub notation: Notation,
    /// The language of words.
    pub language: Language,
}

/// A hint.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// The hint in words, in one line.
    pub hint: String,
    /// The digit, `r1c1=5`; absent unless everything is wanted, or if the step places none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<String>,
    /// The steps, the last of which places the digit; absent unless everything is wanted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<super::Told>"))]
    pub steps: Vec<Taken>,
    /// The hint in words, a paragraph for each step; before several perhaps one that says what they
    /// show.
    #[serde(skip)]
    pub paragraphs: Vec<String>,
    /// Contents of pictures: the steps, once their cells may be told, or else the board.
    #[serde(skip)]
    shown: Result<Vec<Taken>, Board>,
}

impl Hint {
    /// The hint in lines that fit a page, with pictures if they are wanted.
    pub fn text(&self, with_pictures: bool) -> String {
        let told = self.paragraphs.iter().map(|paragraph| wrapped(paragraph, 2));
        let told: Vec<String> = told.collect();
        match &self.shown {
            _ if !with_pictures => told.join("\n"),
            Err(board) => format!("{}\n\n{}", picture::candidates(board, None), told.join("\n")),
            Ok(steps) => {
                let (before, each) = told.split_at(told.len().saturating_sub(steps.len()));
                let pictured = steps.iter().zip(each).map(|(taken, told)| {
                    format!("{}\n\n{told}", picture::candidates(&taken.board, Some(&taken.step)))
                });
                before.iter().cloned().chain(pictured).collect::<Vec<String>>().join("\n\n")
            }
        }
    }
}

/// Gives a hint for a puzzle and what somebody has written on it.
///
/// Who writes digits only and asks again is never told the same: each hint to a digit places one.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn hint(puzzle: &Puzzle, ask: Ask, progress: &dyn Progress) -> Result<Reasoned<Hint>, Stopped> {
    reason(ask.language, puzzle, progress, |board, solution| {
        if board.is_solved() {
            let message = say!(ask.language, "rightly-filled");
            return Ok(Reasoned::message(Outcome::Solved, message));
        }
        let steps = match ask.wanted {
            Wanted::Digit => logic::next_digit(&board, progress)?,
            Wanted::Step => logic::next_step(&board).into_iter().collect(),
        };
        logic::confirm_all(&board, &steps, &solution);
        let everything = ask.level == Level::Everything;
        let taken = Taken::all(ask.language, board.clone(), steps);
        let paragraphs = paragraphs(&board, &taken, ask);
        let last = taken.last().expect("a proper puzzle has a next step");
        let shape = board.shape();
        let placed = last.step.placements().first().filter(|_| everything);
        Ok(Reasoned::found(
            Outcome::Step,
            Hint {
                hint: in_a_line(&paragraphs, ask.language),
                digit: placed.map(|it| format!("{}={}", shape.name(it.cell), it.digit)),
                steps: if everything { taken.clone() } else { Vec::new() },
                paragraphs,
                shown: if ask.level >= Level::Cells { Ok(taken) } else { Err(board) },
            },
        ))
    })
}

/// Paragraphs in one line.
fn in_a_line(paragraphs: &[String], language: Language) -> String {
    // Chinese sentences have no blank between them; the numbers of steps have.
    let blank = |line: &str| match line.starts_with(|c: char| c.is_ascii()) {
        true => " ",
        false => language.blank(),
    };
    let mut text = String::new();
    for line in paragraphs.iter().flat_map(|paragraph| paragraph.lines()) {
        text += if text.is_empty() { "" } else { blank(line) };
        text += line;
    }
    text
}

/// Paragraphs about steps from a board.
fn paragraphs(board: &Board, taken: &[Taken], ask: Ask) -> Vec<String> {
    match (ask.level, ask.notation, ask.wanted) {
        (Level::Everything, Notation::Forum, _) => {
            taken.iter().map(|it| logic::notation(&it.board, &it.step)).collect()
        }
        (level, _, Wanted::Digit) => {
            let steps: Vec<_> = taken.iter().map(|it| it.step.clone()).collect();
            words::digit(ask.language, board, &steps, level)
        }
        (level, _, Wanted::Step) => {
            taken.iter().map(|it| words::hint(ask.language, &it.board, &it.step, level)).collect()
        }
    }
}
