//! What `ennea explain` and `ennea hint` share: how their inputs are answered; is the puzzle proper, is
//! nothing wrong; steps as JSON.

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::interrupt;
use crate::face::output::Output;
use ennea::logic::words;
use ennea::logic::{self, Argument, Board, Candidate, End, Fact, Proof, Step, Trouble, Unready};
use ennea::progress::{Progress, Stopped};
use ennea::{DigitSet, Grid, Improper, Puzzle, Shape, State};
use serde_json::{Map, Value, json};

/// A puzzle that can be reasoned about, or why not.
pub(crate) enum Start {
    /// Its board, and its solution.
    Good(Box<Board>, Grid),
    /// It has no solution, several, or mistakes: a word for scripts, and a sentence.
    Bad(&'static str, String),
}

/// What a puzzle, or a state of one, gives to start from.
pub(crate) fn start(
    puzzle: &Puzzle,
    state: Option<&State>,
    progress: &dyn Progress,
) -> Result<Start, Stopped> {
    let shape = puzzle.shape();
    let all = vec![DigitSet::full(shape.side()); shape.cells()];
    let (digits, allowed) = state.map_or((puzzle, &all), |state| (&state.digits, &state.allowed));
    match logic::start(puzzle, digits, allowed, progress) {
        Ok((board, solution)) => Ok(Start::Good(Box::new(board), solution)),
        Err(Unready::Stopped) => Err(Stopped),
        Err(Unready::Trouble(trouble)) => {
            let word = match trouble {
                Trouble::Conflict(_) | Trouble::Improper(Improper::None) => "none",
                Trouble::Improper(Improper::Several(_)) => "multiple",
                Trouble::Mistake(_) => "mistake",
            };
            Ok(Start::Bad(word, trouble.describe(shape)))
        }
    }
}

/// A step as JSON; `number` counts from 1.
pub(crate) fn json_step(board: &Board, step: &Step, number: usize) -> Value {
    let shape = board.shape();
    let sign = |list: &[Candidate], sign: &str| -> Vec<String> {
        list.iter().map(|c| format!("{}{sign}{}", shape.name(c.cell), c.digit)).collect()
    };
    let proof = match step.proof() {
        Proof::Facts(facts) => {
            json!({ "facts": facts.iter().map(|fact| json_fact(shape, fact)).collect::<Vec<_>>() })
        }
        Proof::Lines(argument) => json!({ "argument": json_argument(shape, argument) }),
    };
    json!({
        "number": number,
        "technique": step.technique().key(),
        "name": step.technique().name(),
        "family": step.technique().family().name(),
        "placements": sign(step.placements(), "="),
        "eliminations": sign(step.eliminations(), "<>"),
        "text": words::sentence(board, step),
        "notation": words::notation(board, step),
        "proof": proof,
    })
}

fn json_fact(shape: Shape, fact: &Fact) -> Value {
    match fact {
        Fact::Cell(cell) => json!({ "cell": shape.name(*cell) }),
        Fact::House(house, digit) => {
            json!({ "house": house.to_string(), "digit": digit.to_string() })
        }
        Fact::Unique(pattern) => {
            let cells = pattern.cells.iter().map(|(cell, digits)| {
                let digits: String = digits.iter().map(|digit| digit.symbol()).collect();
                json!({ "cell": shape.name(*cell), "digits": digits })
            });
            json!({ "deadly": cells.collect::<Vec<_>>() })
        }
    }
}

fn json_argument(shape: Shape, argument: &Argument) -> Value {
    let name = |c: &Candidate| format!("{}={}", shape.name(c.cell), c.digit);
    let lines = argument
        .lines
        .iter()
        .map(|line| json!({ "true": name(&line.candidate), "by": json_fact(shape, &line.fact) }));
    let lines: Vec<Value> = lines.collect();
    match &argument.end {
        End::Fails(fact) => json!({ "lines": lines, "fails": json_fact(shape, fact) }),
        End::Cases(fact, cases) => {
            let cases = cases.iter().map(|(candidate, argument)| {
                json!({ "assume": name(candidate), "then": json_argument(shape, argument) })
            });
            let cases: Vec<Value> = cases.collect();
            json!({ "lines": lines, "split": json_fact(shape, fact), "cases": cases })
        }
    }
}

/// A command that reasons about puzzles, half solved ones too.
pub(crate) trait Reason: Sync {
    /// The answer; to be added to `object`, where JSON is wanted.
    fn reason(
        &self,
        puzzle: &Puzzle,
        state: Option<&State>,
        object: Option<Map<String, Value>>,
        progress: &dyn Progress,
    ) -> Result<Answer, Stopped>;
}

/// What is written about a puzzle.
pub(crate) struct Answer {
    pub(crate) text: String,
    /// Whether it could be reasoned about.
    pub(crate) is_yes: bool,
}

/// Answers the single state that the inputs are, or else all their puzzles.
pub(crate) fn run(
    command: &impl Reason,
    inputs: &Inputs,
    doing: &str,
    output: &mut Output,
) -> Result<Exit, Failure> {
    let mut inputs = inputs.clone();
    let Some(state) = inputs.take_state()? else {
        return batch::run(&OneByOne(command), &inputs, doing, output);
    };
    interrupt::listen()?;
    let object = output.is_json().then(|| {
        let mut object = Map::new();
        object.insert("shape".to_owned(), json!(state.clues.shape().to_string()));
        object.insert("puzzle".to_owned(), json!(state.clues.to_string()));
        object.insert("digits".to_owned(), json!(state.digits.to_string()));
        object
    });
    let answer = command.reason(&state.clues, Some(&state), object, &output.bar(doing));
    let answer = answer.map_err(|Stopped| Failure::Interrupted)?;
    output.line(&answer.text)?;
    Ok(if answer.is_yes { Exit::Done } else { Exit::No })
}

/// The command, for puzzles that have not been begun.
struct OneByOne<'a, C>(&'a C);

impl<C: Reason> Command for OneByOne<'_, C> {
    type Worker = ();

    fn answer(
        &self,
        (): &mut (),
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let puzzle = item.cells.puzzle();
        let object = context.is_json().then(|| context.object(item, &puzzle));
        let answer = self.0.reason(&puzzle, None, object, context)?;
        reply.write(&answer.text);
        if !answer.is_yes {
            reply.say_no();
        }
        Ok(())
    }
}
