//! Hints in English: where to look, for what, at which cells; and why a digit is where it is.

use super::{Speaker, number, sentence};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::logic::board::Board;
use crate::logic::step::{Chain, Claim, Figure, Step};
use crate::logic::words::Level;
use crate::logic::words::names::{cells, houses};
use crate::shape::House;

/// The part of a step that a hint of this level tells.
pub fn hint(board: &Board, step: &Step, level: Level) -> String {
    let shape = board.shape();
    let place = place(board, step);
    match level {
        Level::Where => format!("Look at {place}."),
        Level::Technique => {
            format!("Look at {place}. {}: {}", step.technique(), step.technique().meaning())
        }
        Level::Cells => {
            let names: Vec<Cell> = step.cells().into_iter().collect();
            let names = cells(shape, &names, "and");
            let (name, meaning) = (step.technique(), step.technique().meaning());
            format!("Look at {place}. {name}: {meaning} Here it is at {names}.")
        }
        Level::Everything => sentence(board, step),
    }
}

/// The digit to which steps lead, and the reasons, as far as a level tells them: one paragraph for
/// each.
pub fn digit(board: &Board, steps: &[Step], level: Level) -> Vec<String> {
    let mut board = board.clone();
    let mut boards = Vec::new();
    for step in steps {
        boards.push(board.clone());
        board.apply(step);
    }
    let (Some(last), Some(before)) = (steps.last(), boards.last()) else { return Vec::new() };
    if level == Level::Where || steps.len() == 1 && level < Level::Everything {
        return vec![hint(before, last, level)];
    }
    let speaker = Speaker { board: before, step: last };
    let is = speaker.says(Claim::Is(last.placements()[0]));
    if let ([_], Figure::Single { house }) = (steps, last.figure()) {
        return vec![format!("{is}, because {}.", speaker.single(*house))];
    }
    let mut paragraphs = vec![match level {
        Level::Everything => format!("{is}, because:"),
        _ => format!("Look at {}. It takes {} steps:", place(before, last), number(steps.len())),
    }];
    for (k, (board, step)) in boards.iter().zip(steps).enumerate() {
        let told = match level {
            Level::Everything => sentence(board, step),
            level => hint(board, step, level),
        };
        paragraphs.push(format!("{}. {told}", k + 1));
    }
    paragraphs
}

/// The place to look at.
fn place(board: &Board, step: &Step) -> String {
    let shape = board.shape();
    let of_digit = |digit: &Digit| format!("the {digit}s");
    match step.figure() {
        Figure::Single { house: Some(house) }
        | Figure::Locked { from: house, .. }
        | Figure::Subset { house, .. } => house.to_string(),
        Figure::Fish { digit, base, .. } => format!("{} in {}", of_digit(digit), houses(base)),
        Figure::Colours { digit, .. } => of_digit(digit),
        Figure::Chain(Chain { nodes, .. })
            if nodes.iter().all(|node| node.digit == nodes[0].digit) =>
        {
            of_digit(&nodes[0].digit)
        }
        Figure::TwoHouses { line, square, .. } => format!("{line} and {square}"),
        _ => {
            let first = step.placements().iter().chain(step.eliminations()).next();
            first.map_or("the board".to_owned(), |candidate| {
                House::Box(shape.box_index(candidate.cell)).to_string()
            })
        }
    }
}
