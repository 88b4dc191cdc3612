//! Who says steps: finds what is to be said and what goes into the gaps; the language has the words.

mod chains;
mod hints;
mod pairs;
mod patterns;

pub(super) use hints::digit;

use super::names::{by_digit, named, with_names};
use super::tongue::Tongue;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::logic::board::Board;
use crate::logic::step::{Candidate, Claim, Figure, Step};
use crate::rules::House;
use crate::shape::Shape;
use crate::technique::Technique;

/// Says a step that is taken on a board.
pub(super) struct Speaker<'a> {
    pub(super) tongue: &'a dyn Tongue,
    pub(super) board: &'a Board,
    pub(super) step: &'a Step,
}

impl Speaker<'_> {
    /// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
    pub(super) fn sentence(&self) -> String {
        self.named(self.tongue.step(self.technique(), &self.reason(), &self.so()))
    }

    /// A single in one short line; any other step in full.
    pub(super) fn brief(&self) -> String {
        match self.step.figure() {
            Figure::Single { house } => self.named(self.single_in_short(*house)),
            _ => self.sentence(),
        }
    }

    /// The name of the technique.
    pub(super) fn technique(&self) -> &'static str {
        match self.step.technique() {
            Technique::HiddenSingleBox | Technique::HiddenSingleLine if self.is_elsewhere() => {
                self.tongue.hidden_single()[0]
            }
            technique => self.tongue.technique(technique),
        }
    }

    /// What it is, in a sentence.
    fn meaning(&self) -> &'static str {
        match self.step.technique() {
            Technique::HiddenSingleBox | Technique::HiddenSingleLine if self.is_elsewhere() => {
                self.tongue.hidden_single()[1]
            }
            Technique::Pointing | Technique::Claiming if self.is_elsewhere() => {
                self.tongue.locked_anywhere()
            }
            technique => self.tongue.meaning(technique),
        }
    }

    /// Whether the step looks at other houses than rows, columns and boxes, or at none where most look at
    /// two.
    fn is_elsewhere(&self) -> bool {
        let is_of_shape =
            |house: &House| matches!(house, House::Row(_) | House::Column(_) | House::Box(_));
        let is_open = matches!(self.step.figure(), Figure::Locked { to: None, .. });
        is_open || !self.step.houses().iter().all(is_of_shape)
    }

    /// A text in which houses of lists have the names that the rules give them.
    fn named(&self, text: String) -> String {
        with_names(text, Some(self.board.rules()))
    }

    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn name(&self, cell: Cell) -> String {
        self.shape().name(cell)
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        named(self.shape(), cells)
    }

    fn says(&self, claim: Claim) -> String {
        let Candidate { cell, digit } = claim.candidate();
        let name = self.name(cell);
        match claim {
            Claim::Is(_) => self.tongue.is(&name, digit),
            Claim::IsNot(_) => self.tongue.is_not(&name, digit),
        }
    }

    /// Sentences one after the other.
    fn joined(&self, sentences: &[String]) -> String {
        sentences.join(self.tongue.blank())
    }

    /// Why it is so.
    fn reason(&self) -> String {
        self.with_pairs(self.figure(self.step.figure()))
    }

    fn figure(&self, figure: &Figure) -> String {
        let tongue = self.tongue;
        match figure {
            Figure::Single { house } => tongue.sentence(&self.single(*house)),
            Figure::Locked { digit, cells, from, to } => match to {
                Some(to) => tongue.locked(*digit, &self.names(cells), *from, *to),
                None => tongue.all_see(*digit, &self.names(cells), *from),
            },
            Figure::Subset { house, cells, digits } => self.subset(*house, cells, *digits),
            Figure::Fish { digit, base, cover, fins, .. } => match fins.as_slice() {
                [] => tongue.fish(*digit, base, cover),
                fins => tongue.finned(*digit, base, cover, &self.names(fins)),
            },
            Figure::Wing { pivot, pincers, digit } => self.wing(*pivot, pincers, *digit),
            Figure::Colours { digit, colours, false_colour } => {
                self.colours(*digit, colours, *false_colour)
            }
            Figure::Deadly { pattern, extra, others, houses } => {
                self.deadly(pattern, extra, others, houses)
            }
            Figure::Chain(chain) => self.chain(chain),
            Figure::Sets { sets, links, digit } => self.sets(sets, links, *digit),
            Figure::TwoHouses { line, square, cells, digits } => {
                tongue.two_houses(&self.names(&cells.concat()), *digits, *line, *square)
            }
            Figure::Blossom { stem, petals, digit } => self.blossom(*stem, petals, *digit),
            Figure::Forcing { fact, chains } => self.forcing(fact, chains),
            Figure::Net => self.net(),
            Figure::Direct { pattern, house } => {
                let Candidate { cell, digit } = self.placed();
                self.joined(&[self.figure(pattern), tongue.direct(*house, &self.name(cell), digit)])
            }
            Figure::Exclusion { cells, peers } => {
                tongue.exclusion(&self.names(cells), &self.names(peers))
            }
        }
    }

    /// The digit that the step places.
    fn placed(&self) -> Candidate {
        self.step.placements()[0]
    }

    /// Whether the step is of one of these techniques.
    fn is_of(&self, techniques: &[Technique]) -> bool {
        techniques.contains(&self.step.technique())
    }

    /// What follows.
    fn so(&self) -> String {
        let placed = self.step.placements().iter();
        let placed: Vec<(String, Digit)> = placed.map(|c| (self.name(c.cell), c.digit)).collect();
        // Digits that go in the same cells go together.
        let mut gone: Vec<(DigitSet, Vec<String>)> = Vec::new();
        for (digit, places) in by_digit(self.step.eliminations()) {
            let places = self.names(&places);
            match gone.iter_mut().find(|(_, other)| *other == places) {
                Some((set, _)) => drop(set.insert(digit)),
                None => gone.push((std::iter::once(digit).collect(), places)),
            }
        }
        self.tongue.so(&placed, &gone)
    }
}
