//! `ennea hint`: the next step, as much of it as is wanted.
//!
//! The JSON objects have, after the place, `shape` and `puzzle` (of a state: `shape`, `puzzle` with its
//! clues, and `digits`):
//!
//! | key | meaning |
//! |---|---|
//! | `answer` | `"step"`; `"solved"`; or `"none"`, `"multiple"`, `"mistake"` with a `message` |
//! | `hint` | the hint of this level, in words |
//! | `step` | at level 4, the step as in `ennea explain` |

use crate::commands::reasoning::{self, Answer, Reason, Start, json_step, start};
use crate::face::exit::{Exit, Failure};
use crate::face::input::Inputs;
use crate::face::names::names;
use crate::face::output::Output;
use clap::Args;
use ennea::logic::words::{self, Level, Notation, picture, wrapped};
use ennea::logic::{confirm, next_step};
use ennea::progress::{Progress, Stopped};
use ennea::{Puzzle, State};
use serde_json::{Map, Value, json};

/// Gives hints.
#[derive(Debug, Args)]
#[command(
    after_long_help = "From where somebody is stuck: paste the candidates of all cells, or a line \
    with + before placed digits and, after a colon, what has been struck out: ...+53..:436 257 \
    (4 at r3c6, 2 at r5c7). If something is wrong there, the hint says what."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// How much to tell: 1 where to look, 2 the technique too, 3 the cells too, 4 everything.
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=4))]
    level: u8,

    /// Show the candidates too.
    #[arg(long)]
    pictures: bool,

    /// How the whole step is written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    reasoning::run(options, &options.inputs, "thinking", output)
}

impl Reason for Options {
    fn reason(
        &self,
        puzzle: &Puzzle,
        state: Option<&State>,
        object: Option<Map<String, Value>>,
        progress: &dyn Progress,
    ) -> Result<Answer, Stopped> {
        let (word, message, more, is_yes) = match start(puzzle, state, progress)? {
            Start::Bad(word, message) => (word, message, None, false),
            Start::Good(board, _) if board.is_solved() => {
                ("solved", "All cells are filled, and rightly.".to_owned(), None, true)
            }
            Start::Good(board, solution) => {
                let step = next_step(&board).expect("a proper puzzle has a next step");
                confirm(&board, &step, &solution);
                let level = [Level::Where, Level::Technique, Level::Cells, Level::Everything]
                    [usize::from(self.level - 1)];
                let text = match level {
                    Level::Everything if self.notation == Notation::Forum => {
                        words::notation(&board, &step)
                    }
                    level => words::hint(&board, &step, level),
                };
                let is_whole = level == Level::Everything;
                let more = is_whole.then(|| json_step(&board, &step, 1));
                let shown = self
                    .pictures
                    .then(|| picture(&board, (level >= Level::Cells).then_some(&step)) + "\n\n");
                let text = match object {
                    Some(_) => text,
                    None => shown.unwrap_or_default() + &wrapped(&text, 2),
                };
                ("step", text, more, true)
            }
        };
        let Some(mut object) = object else { return Ok(Answer { text: message, is_yes }) };
        object.insert("answer".to_owned(), json!(word));
        let key = if word == "step" { "hint" } else { "message" };
        object.insert(key.to_owned(), Value::from(message));
        if let Some(step) = more {
            object.insert("step".to_owned(), step);
        }
        Ok(Answer { text: json!(object).to_string(), is_yes })
    }
}
