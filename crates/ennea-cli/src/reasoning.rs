//! What `ennea explain` and `ennea hint` share: is the puzzle proper, is nothing wrong; steps as JSON.

use crate::exit::{Exit, Failure};
use crate::interrupt;
use crate::output::Output;
use clap::ValueEnum;
use ennea::logic::words::{self, cell_name};
use ennea::logic::{self, Argument, Board, Candidate, End, Fact, Mistake, Proof, Step};
use ennea::progress::{Progress, Stopped};
use ennea::solve::{Outcome, Solver};
use ennea::text::State;
use ennea::{Grid, Puzzle, Shape};
use serde_json::{Value, json};

/// How steps are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Notation {
    /// Sentences.
    Words,
    /// One line each, as in the forums.
    Forum,
}

impl Notation {
    /// A step, checked once more before anybody is told.
    pub(crate) fn write(self, board: &Board, step: &Step) -> String {
        match self {
            Self::Words => words::sentence(board, step),
            Self::Forum => words::notation(board, step),
        }
    }
}

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
    if let Some(conflict) = puzzle.conflict() {
        return Ok(Start::Bad("none", format!("no solution: {}", conflict.describe(shape))));
    }
    let solution = match Solver::new(shape).solve_while(puzzle, progress)? {
        Outcome::Unique(grid) => grid,
        Outcome::None => return Ok(Start::Bad("none", "no solution".to_owned())),
        Outcome::Multiple([one, other]) => {
            let differs = |cell: &_| one.digit(*cell) != other.digit(*cell);
            let cell = shape.all_cells().find(differs).expect("two different grids");
            let (at, one, other) = (cell_name(shape, cell), one.digit(cell), other.digit(cell));
            return Ok(Start::Bad(
                "multiple",
                format!("several solutions: {at} is {one} in one and {other} in another"),
            ));
        }
    };
    let board = match state {
        None => Board::new(puzzle).expect("no conflict"),
        Some(state) => {
            // Placed digits may contradict each other; then one of them is a mistake.
            let wrong = |cell: &_| {
                state.digits.clue(*cell).is_some_and(|digit| digit != solution.digit(*cell))
            };
            if let Some(cell) = shape.all_cells().find(wrong) {
                let digit = state.digits.clue(cell).expect("a wrong digit");
                let right = Candidate { cell, digit: solution.digit(cell) };
                return Ok(Start::Bad("mistake", mistake(shape, Mistake::Placed { digit, right })));
            }
            Board::with_state(puzzle, &state.digits, &state.allowed).expect("no conflict")
        }
    };
    Ok(match board.mistakes(&solution).first() {
        Some(&found) => Start::Bad("mistake", mistake(shape, found)),
        None => Start::Good(Box::new(board), solution),
    })
}

fn mistake(shape: Shape, mistake: Mistake) -> String {
    match mistake {
        Mistake::Placed { digit, right } => {
            let at = cell_name(shape, right.cell);
            format!("mistake: {at} is not {digit} in the solution; take it back")
        }
        Mistake::Missing(right) => {
            let at = cell_name(shape, right.cell);
            format!(
                "mistake: {} has been struck out at {at}, where it may be; put it back",
                right.digit
            )
        }
    }
}

/// Goes on only with what a check of the proof, and the solution, confirm.
///
/// # Panics
/// If they do not: then the finder of this technique is wrong.
pub(crate) fn confirm(board: &Board, step: &Step, solution: &Grid) {
    let checked = logic::check(board, step);
    assert!(checked.is_ok(), "{}: {checked:?} on {board:?}", words::notation(board, step));
    let is_so = |candidate: &Candidate| solution.digit(candidate.cell) == candidate.digit;
    let agrees = step.placements().iter().all(is_so) && !step.eliminations().iter().any(is_so);
    assert!(agrees, "{} is not so in the solution", words::notation(board, step));
}

/// Text in lines of at most 79 signs, all but the first of a paragraph indented by so many blanks.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    const WIDTH: usize = 79;
    let mut lines: Vec<String> = Vec::new();
    for (k, paragraph) in text.lines().enumerate() {
        let mut line = if k == 0 { String::new() } else { " ".repeat(indent) };
        let mut is_empty = true;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                is_empty = true;
            }
            if !is_empty {
                line.push(' ');
            }
            line += word;
            is_empty = false;
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// A step as JSON; `number` counts from 1.
pub(crate) fn json_step(board: &Board, step: &Step, number: usize) -> Value {
    let shape = board.shape();
    let sign = |list: &[Candidate], sign: &str| -> Vec<String> {
        list.iter().map(|c| format!("{}{sign}{}", cell_name(shape, c.cell), c.digit)).collect()
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
        Fact::Cell(cell) => json!({ "cell": cell_name(shape, *cell) }),
        Fact::House(house, digit) => {
            json!({ "house": house.to_string(), "digit": digit.to_string() })
        }
        Fact::Unique(pattern) => {
            let cells = pattern.cells.iter().map(|(cell, digits)| {
                let digits: String = digits.iter().map(|digit| digit.symbol()).collect();
                json!({ "cell": cell_name(shape, *cell), "digits": digits })
            });
            json!({ "deadly": cells.collect::<Vec<_>>() })
        }
    }
}

fn json_argument(shape: Shape, argument: &Argument) -> Value {
    let name = |c: &Candidate| format!("{}={}", cell_name(shape, c.cell), c.digit);
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

/// Hears Ctrl-C, where there is no batch that does.
#[derive(Debug)]
pub(crate) struct Listening;

impl Progress for Listening {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        interrupt::is_heard()
    }
}

/// Writes the answer about a single state.
pub(crate) fn answer_state(
    state: &State,
    output: &mut Output,
    answer: impl FnOnce(&Puzzle, &dyn Progress) -> Result<Answer, Stopped>,
) -> Result<Exit, Failure> {
    interrupt::listen()?;
    match answer(&state.clues, &Listening) {
        Err(Stopped) => Err(Failure::Interrupted),
        Ok(answer) => {
            output.line(&answer.text)?;
            Ok(if answer.is_yes { Exit::Done } else { Exit::No })
        }
    }
}

/// What is written about a puzzle.
pub(crate) struct Answer {
    pub(crate) text: String,
    /// Whether it could be reasoned about.
    pub(crate) is_yes: bool,
}
