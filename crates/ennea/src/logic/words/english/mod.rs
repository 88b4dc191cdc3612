//! Steps in English, as a teacher says them: what is to be seen, why something follows, what it is.

mod chains;
mod patterns;

use super::Level;
use super::names::{by_digit, cells, digits, houses, list};
use super::picture::cells_of;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::step::{Candidate, Chain, Claim, Figure, Step};
use crate::shape::{House, Shape};

/// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
pub fn sentence(board: &Board, step: &Step) -> String {
    format!("{}. {}", step.technique(), Speaker { board, step }.reason())
}

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
            let names: Vec<Cell> = cells_of(step).into_iter().collect();
            let names = cells(shape, &names, "and");
            let (name, meaning) = (step.technique(), step.technique().meaning());
            format!("Look at {place}. {name}: {meaning} Here it is at {names}.")
        }
        Level::Everything => sentence(board, step),
    }
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

/// Small numbers in words.
fn number(count: usize) -> String {
    const WORDS: [&str; 10] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    WORDS.get(count).map_or(count.to_string(), |word| (*word).to_owned())
}

struct Speaker<'a> {
    board: &'a Board,
    step: &'a Step,
}

impl Speaker<'_> {
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn name(&self, cell: Cell) -> String {
        self.shape().name(cell)
    }

    /// `r1c1 is 5` or `r1c1 is not 5`.
    fn says(&self, claim: Claim) -> String {
        let Candidate { cell, digit } = claim.candidate();
        let not = match claim {
            Claim::Is(_) => "",
            Claim::IsNot(_) => "not ",
        };
        format!("{} is {not}{digit}", self.name(cell))
    }

    fn reason(&self) -> String {
        let so = self.so();
        match self.step.figure() {
            Figure::Single { house } => self.single(*house),
            Figure::Locked { digit, cells: places, from, to } => {
                let places = cells(self.shape(), places, "and");
                format!(
                    "In {from} the only places for {digit} are {places}, and all of these are in \
                     {to}. The {digit} of {to} is therefore one of them. {so}"
                )
            }
            Figure::Subset { house, cells: places, digits: set } => {
                self.subset(*house, places, *set)
            }
            Figure::Fish { digit, base, cover, fins, .. } => self.fish(*digit, base, cover, fins),
            Figure::Wing { pivot, pincers, digit } => self.wing(*pivot, pincers, *digit),
            Figure::Colours { digit, colours, false_colour } => {
                self.colours(*digit, colours, *false_colour)
            }
            Figure::Deadly { pattern, extra, others, houses } => {
                self.deadly(pattern, extra, others, houses)
            }
            Figure::Chain(chain) => self.chain(chain),
            Figure::Sets { sets, links, digit } => self.sets(sets, links, *digit),
            Figure::TwoHouses { line, square, cells: places, digits: set } => {
                let all: Vec<Cell> = places.concat();
                let all = cells(self.shape(), &all, "and");
                format!(
                    "The {} cells {all} have the {} candidates {} in all. None of these digits can \
                     stand in them twice, for its places there are all in {line} or all in \
                     {square}. So each stands in them once. {so}",
                    number(set.len()),
                    number(set.len()),
                    digits(*set, "and")
                )
            }
            Figure::Blossom { stem, petals, digit } => self.blossom(*stem, petals, *digit),
            Figure::Forcing { fact, chains } => self.forcing(fact, chains),
            Figure::Net => self.net(),
        }
    }

    /// The effect: `So r1c1 is 5.` or `So 5 can be struck out at r4c3.`
    fn so(&self) -> String {
        let placed = self.step.placements().iter();
        let mut parts: Vec<String> = placed.map(|&c| self.says(Claim::Is(c))).collect();
        // Digits that go in the same cells go together.
        let mut gone: Vec<(DigitSet, Vec<Cell>)> = Vec::new();
        for (digit, places) in by_digit(self.step.eliminations()) {
            match gone.iter_mut().find(|(_, other)| *other == places) {
                Some((set, _)) => drop(set.insert(digit)),
                None => gone.push((std::iter::once(digit).collect(), places)),
            }
        }
        for (set, places) in gone {
            let (set, places) = (digits(set, "and"), cells(self.shape(), &places, "and"));
            parts.push(format!("{set} can be struck out at {places}"));
        }
        format!("So {}.", list(parts.iter(), "and"))
    }
}
