//! `ennea explain`: how a puzzle is solved, step by step, each step proved.
//!
//! The JSON objects have, after the place, `shape` and `puzzle` (of a state: `shape`, `puzzle` with its
//! clues, and `digits`):
//!
//! | key | meaning |
//! |---|---|
//! | `answer` | `"unique"`, else `"none"`, `"multiple"` or `"mistake"` with a `message` and no more |
//! | `solution` | the solution |
//! | `hardest` | the key of the highest technique of the ladder that was needed |
//! | `techniques` | how many steps each technique has |
//! | `steps` | all steps, see below |
//!
//! A step has `number`, `technique` (its key), `name`, `family`, `placements` (`"r1c1=5"`),
//! `eliminations` (`"r1c1<>5"`), `text`, `notation`, and `proof`: either `facts`, which together
//! with the rule that two equal digits share no house refute the conclusion's negation, or an
//! `argument` that starts from that negation: `lines` (what is `true` `by` which fact), then the fact
//! that `fails`, or a fact to `split` by: in each of the `cases` one of its candidates is assumed (`assume`,
//! `then`).  A fact is `{cell}` (it has one
//! of its candidates), `{house, digit}` (it has a place there), or `{deadly}` (the puzzle has one
//! solution, so one of the cells has a candidate that is not listed with it).

use crate::commands::reasoning::{self, Answer, Reason, Start, json_step, start};
use crate::face::exit::{Exit, Failure};
use crate::face::input::Inputs;
use crate::face::names::names;
use crate::face::output::Output;
use clap::Args;
use ennea::logic::words::{self, Notation, Style};
use ennea::logic::{Board, Step, Technique, confirm, next_step};
use ennea::progress::{Progress, Stopped};
use ennea::{Grid, Puzzle, State};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Explains puzzles.
#[derive(Debug, Args)]
#[command(
    after_long_help = "A puzzle may be half solved: paste the candidates of all cells, or a line with \
    + before placed digits and, after a colon, what has been struck out: ...+53..:436 257 \
    (4 at r3c6, 2 at r5c7).\n\nEvery step is proved again from the facts that it names before it is shown."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Explain every single, instead of listing those that follow each other.
    #[arg(long)]
    all: bool,

    /// Show the candidates before each step that is not a single.
    #[arg(long)]
    pictures: bool,

    /// How steps are written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    reasoning::run(options, &options.inputs, "explaining", output)
}

/// A step, and the board on which it is taken.
struct Taken {
    board: Board,
    step: Step,
}

impl Reason for Options {
    fn reason(
        &self,
        puzzle: &Puzzle,
        state: Option<&State>,
        object: Option<Map<String, Value>>,
        progress: &dyn Progress,
    ) -> Result<Answer, Stopped> {
        let (board, solution) = match start(puzzle, state, progress)? {
            Start::Good(board, solution) => (*board, solution),
            Start::Bad(word, message) => {
                let Some(mut object) = object else {
                    return Ok(Answer { text: message, is_yes: false });
                };
                object.insert("answer".to_owned(), json!(word));
                object.insert("message".to_owned(), json!(message));
                return Ok(Answer { text: json!(object).to_string(), is_yes: false });
            }
        };
        let steps = walk(board, &solution, progress)?;
        let text = match object {
            Some(object) => in_json(object, &steps, &solution),
            None => self.in_text(&steps, &solution),
        };
        Ok(Answer { text, is_yes: true })
    }
}

impl Options {
    fn in_text(&self, steps: &[Taken], solution: &Grid) -> String {
        let mut paragraphs = Vec::new();
        if let Some(first) = steps.first() {
            let style = Style { all: self.all, pictures: self.pictures, notation: self.notation };
            let told: Vec<Step> = steps.iter().map(|taken| taken.step.clone()).collect();
            paragraphs.push(ennea::text::picture(&first.board.digits()));
            paragraphs.extend(words::story(&first.board, &told, style));
        }
        paragraphs.push(summary(steps, solution));
        paragraphs.join("\n\n") + "\n"
    }
}

/// The whole way, each step confirmed.
fn walk(mut board: Board, solution: &Grid, progress: &dyn Progress) -> Result<Vec<Taken>, Stopped> {
    let mut steps = Vec::new();
    while !board.is_solved() {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let step = next_step(&board).expect("a proper puzzle has a next step");
        confirm(&board, &step, solution);
        let mut next = board.clone();
        next.apply(&step);
        steps.push(Taken { board: std::mem::replace(&mut board, next), step });
    }
    Ok(steps)
}

fn counts(steps: &[Taken]) -> BTreeMap<Technique, usize> {
    let mut counts = BTreeMap::new();
    for taken in steps {
        *counts.entry(taken.step.technique()).or_default() += 1;
    }
    counts
}

fn summary(steps: &[Taken], solution: &Grid) -> String {
    let counts = counts(steps);
    let mut lines = vec![ennea::text::picture(&solution.into()), String::new()];
    for (technique, count) in &counts {
        lines.push(format!("{count:5}  {technique}"));
    }
    let total = steps.len();
    let end = match counts.last_key_value() {
        None => "All cells are filled already.".to_owned(),
        Some((hardest, _)) => format!("{total} steps. The hardest is: {hardest}."),
    };
    lines.push(end);
    lines.join("\n")
}

fn in_json(mut object: Map<String, Value>, steps: &[Taken], solution: &Grid) -> String {
    let counts = counts(steps);
    let hardest = counts.last_key_value().map(|(technique, _)| technique.key());
    let counts: Map<String, Value> = counts
        .iter()
        .map(|(technique, count)| (technique.key().to_owned(), json!(count)))
        .collect();
    let numbered = steps.iter().enumerate();
    let steps: Vec<Value> =
        numbered.map(|(k, taken)| json_step(&taken.board, &taken.step, k + 1)).collect();
    object.insert("answer".to_owned(), json!("unique"));
    object.insert("solution".to_owned(), json!(solution.to_string()));
    object.insert("hardest".to_owned(), json!(hardest));
    object.insert("techniques".to_owned(), json!(counts));
    object.insert("steps".to_owned(), json!(steps));
    json!(object).to_string()
}
