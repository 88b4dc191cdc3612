//! Why orders are refused, in English.

use super::{English, quoted_list};
use crate::board::rule_names;
use crate::orders::usage;
use crate::problem::{Bond, Misuse, Problem};
use crate::reply::Refusal;
use crate::words::tongue::Refusals;
use ennea::logic::Trouble;
use ennea::{Digit, Shape};
use ennea_formats::ReadError;

impl Refusals for English {
    fn refusal(&self, problem: &Problem) -> Refusal {
        match problem {
            Problem::UnknownOrder { word, meant: Some(name) } => {
                Refusal::new(format!("unknown order {word:?}; did you mean {name:?}?"))
            }
            Problem::UnknownOrder { word, meant: None } => {
                Refusal::new(format!("unknown order {word:?}")).hint("`help` lists the orders")
            }
            Problem::Ambiguous { word, orders } => {
                Refusal::new(format!("{word:?} can mean {}", quoted_list(orders)))
            }
            Problem::Usage { order, misuse } => {
                let message = match misuse {
                    Misuse::QuizFile => "No quiz file specified.".to_owned(),
                    misuse => format!("{order}: {}", expected(misuse)),
                };
                Refusal::new(message).hint(format!("it is written `{}`", usage(order)))
            }
            Problem::NoDeed { place } => Refusal::new(format!("what is to be done with {place}?"))
                .hint("type r1c1=5 to set a digit, r3c6<>4 to strike out a candidate"),
            Problem::NoCell { place, side } => Refusal::new(format!("there is no cell {place}"))
                .hint(format!("rows and columns go from 1 to {side}: r1c1 to r{side}c{side}")),
            Problem::NoDigit { word, side } => {
                Refusal::new(format!("{word:?} is no digit of this quiz")).hint(digits(*side))
            }
            Problem::SeveralDigits { word } => {
                Refusal::new(format!("{word:?} is more than one digit"))
            }
            Problem::NotLoaded => {
                Refusal::new("Quiz not loaded yet.").hint("`load <file>`, or paste its cells")
            }
            Problem::LoadedBefore => {
                Refusal::new("A quiz loaded before.").hint("`load` replaces it, `clear` forgets it")
            }
            Problem::Clues { trouble, shape } => {
                let how = described(trouble, *shape);
                Refusal::new(format!("contradictory clues: {how}"))
                    .hint("correct one of the two cells and load the quiz again")
            }
            Problem::Digits { trouble, shape } => Refusal::new(described(trouble, *shape)),
            Problem::NoRules(error) => {
                let names: Vec<&str> = rule_names().collect();
                Refusal::new(error.to_string()).hint(format!("there are {}", names.join(", ")))
            }
            Problem::UnfitRules(error) => Refusal::new(error.to_string()).hint(
                "`rules plain` leaves rows, columns and boxes alone; `rules <name>` takes others",
            ),
            Problem::Clue { at, digit } => Refusal::new(format!("{at} is a clue, {digit}"))
                .hint("`load` another quiz to change its clues"),
            Problem::NotByHand { at } => {
                Refusal::new(format!("{at} has no digit that was set by hand"))
            }
            Problem::Rival { at, digit, peer, by } => {
                let why = match by {
                    Bond::House([house, ..]) => format!("{house} has a {digit} at {peer}"),
                    Bond::Pairs(_, name) => format!("{peer} is {digit} ({name})"),
                };
                Refusal::new(format!("{at} cannot be {digit}: {why}"))
            }
            Problem::StruckOut { at, digit } => {
                Refusal::new(format!("{digit} has been struck out at {at}"))
                    .hint("`undo` takes back the last changes, `reset` all of them")
            }
            Problem::Certain { at, digit } => Refusal::new(format!("{at} can only be {digit}")),
            Problem::Filled { at, digit } => {
                Refusal::new(format!("{at} is {digit} and has no candidates"))
            }
            Problem::NoCandidate { at, digit } => {
                Refusal::new(format!("{digit} is not a candidate of {at}"))
            }
            Problem::NothingToUndo => Refusal::new("There is nothing to undo."),
            Problem::NothingToRedo => Refusal::new("There is nothing to do again."),
            Problem::QuizNotRead { name, error } => {
                Refusal::new(format!("Fail to open quiz file {name}: {}.", error.text))
                    .hint("`load` takes the cells in one line as well")
            }
            Problem::NotRead { name, error } => {
                Refusal::new(format!("Fail to open file {name}: {}.", error.text))
            }
            Problem::NotWritten { name, error } => {
                Refusal::new(format!("Fail to write file {name}: {}.", error.text))
            }
            Problem::ThereAlready { name } => Refusal::new(format!("{name} is there already."))
                .hint(format!("`save! {name}` writes over it")),
            Problem::NotHeld { reason, .. } => Refusal::new(reason.as_str())
                .hint("a name that ends in .txt or .json takes every quiz"),
            Problem::UnderWay { name } => {
                Refusal::new(format!("{name} is being carried out already"))
            }
            Problem::NoSuchQuiz { name, count: 0, .. } => {
                Refusal::new(format!("{name} holds no quiz"))
            }
            Problem::NoSuchQuiz { name, wanted, count } => {
                let has = if *count == 1 { "one".to_owned() } else { count.to_string() };
                Refusal::new(format!("{name} has no quiz number {wanted}"))
                    .hint(format!("it has {has}"))
            }
            Problem::Unreadable { name, error } => unreadable(name.as_deref(), error),
            Problem::NoCells => Refusal::new("quiz: found no cells; expected a puzzle").hint(
                "type the cells of all rows in one line, or one row per line, with '.' for an \
                 empty cell",
            ),
            Problem::Unrated(error) => Refusal::new(error.to_string()),
        }
    }
}

/// What does not fit, or what was expected.
fn expected(misuse: &Misuse) -> String {
    match misuse {
        Misuse::Nothing { found } => format!("found {found:?} after it; expected nothing"),
        Misuse::QuizFile | Misuse::File => "expected a file".to_owned(),
        Misuse::Source => "expected a file, the cells, or - for the next lines".to_owned(),
        Misuse::Steps => "expected the number of steps".to_owned(),
        Misuse::Force => "found ! after its name, which only `save` may have".to_owned(),
        Misuse::OneDigit => "expected one digit".to_owned(),
        Misuse::Digits => "expected one or more digits".to_owned(),
        Misuse::NoCell { found } => format!("{found:?} is not a cell"),
        Misuse::Choice { found, choices } => {
            format!("found {found:?}; expected {}", quoted_list(choices))
        }
        Misuse::Number { found } => format!("found {found:?}; expected a whole number"),
        Misuse::Itself => "it does not time itself".to_owned(),
        Misuse::CellAndDigit => "expected a cell and a digit, such as r1c1=5 or r5c7<>2".to_owned(),
    }
}

/// Which digits a quiz has.
fn digits(side: usize) -> String {
    let largest = Digit::from_index(side - 1);
    let lettered =
        if side > 9 { format!(", {side} as {largest} or {side}") } else { String::new() };
    format!("digits go from 1 to {side}{lettered}")
}

/// Which digits contradict each other.
fn described(trouble: &Trouble, shape: Shape) -> String {
    match trouble {
        Trouble::Contradiction(why) => why.to_string(),
        other => ennea::logic::words::trouble(ennea::Language::English, other, shape),
    }
}

/// `line 3` becomes `quiz line 3`, or `name, line 3`.
fn unreadable(name: Option<&str>, error: &ReadError) -> Refusal {
    let place = name.map_or("quiz".to_owned(), |name| format!("{name},"));
    Refusal::new(format!("{place} {error}"))
        .quoting(&error.text)
        .hint(error.hint.replace("give the shape: --shape", "give the shape, such as"))
}
