//! Steps in English, as a teacher says them: what is to be seen, why something follows, what it is.

mod chains;
mod hints;
mod patterns;

pub use hints::{digit, hint};

use super::names::{by_digit, cells, digits, list};
use crate::cell::Cell;
use crate::digit::DigitSet;
use crate::logic::board::Board;
use crate::logic::step::{Candidate, Claim, Figure, Step};
use crate::shape::Shape;

/// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
pub fn sentence(board: &Board, step: &Step) -> String {
    let speaker = Speaker { board, step };
    let reason = speaker.reason();
    // What ends with a list has the conclusion on a line of its own.
    let between = if reason.contains('\n') { "\n" } else { " " };
    format!("{}. {reason}{between}{}", step.technique(), speaker.so())
}

/// A single in one short line; any other step in full.
pub fn brief(board: &Board, step: &Step) -> String {
    match step.figure() {
        Figure::Single { house } => Speaker { board, step }.single_in_short(*house),
        _ => sentence(board, step),
    }
}

/// With a capital letter in front.
fn capitalised(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().into_iter().flat_map(char::to_uppercase);
    // The names of cells stay small.
    let is_cell = text.starts_with('r') && text[1..].starts_with(|c: char| c.is_ascii_digit());
    if is_cell { text.to_owned() } else { first.chain(signs).collect() }
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

    /// Why it is so.
    fn reason(&self) -> String {
        self.figure(self.step.figure())
    }

    fn figure(&self, figure: &Figure) -> String {
        match figure {
            Figure::Single { house } => capitalised(&self.single(*house)) + ".",
            Figure::Locked { digit, cells: places, from, to } => {
                let places = cells(self.shape(), places, "and");
                format!(
                    "In {from} the only places for {digit} are {places}, and all of these are in \
                     {to}. The {digit} of {to} is therefore one of them."
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
                     {square}. So each stands in them once.",
                    number(set.len()),
                    number(set.len()),
                    digits(*set, "and")
                )
            }
            Figure::Blossom { stem, petals, digit } => self.blossom(*stem, petals, *digit),
            Figure::Forcing { fact, chains } => self.forcing(fact, chains),
            Figure::Net => self.net(),
            Figure::Direct { pattern, house } => {
                let Candidate { cell, digit } = self.step.placements()[0];
                format!(
                    "{} That leaves {digit} no other place in {house} than {}.",
                    self.figure(pattern),
                    self.name(cell)
                )
            }
            Figure::Exclusion { cells: base, peers } => self.exclusion(base, peers),
        }
    }

    /// What follows: `So r1c1 is 5.` or `So 5 can be struck out at r4c3.`
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
