//! Consequences of an assumption by singles, recorded line by line.
//!
//! Facts whose candidates are struck out one by one until one is left, or none.  They are looked at
//! in the order in which that happened, so conclusions near the assumption come first.  Cost: each
//! candidate is struck out once, which touches four facts.

use crate::board::Board;
use crate::layout::Layout;
use crate::step::{Candidate, Fact, Line};
use ennea_base::{Cell, Digit, DigitSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// The candidates that are left.
#[derive(Clone)]
pub(super) struct Propagation {
    layout: Arc<Layout>,
    cells: Vec<DigitSet>,
    /// Number of candidates left to each fact: the cells, then the houses by digits.
    left: Vec<u16>,
    /// `true` for each fact that has been made true.
    is_true: Vec<bool>,
    /// Facts with at most one candidate left, to be looked at.
    todo: VecDeque<u32>,
    /// For each candidate that has been struck out since, the number of the line that did it.
    by: Vec<u32>,
    /// The lines so far; the first are assumptions and have no fact.
    lines: Vec<(Option<u32>, Candidate)>,
}

const NOT: u32 = u32::MAX;

impl Propagation {
    pub(super) fn new(board: &Board) -> Self {
        let layout = board.layout.clone();
        let (n, count) = (layout.side(), layout.shape.cells());
        let cells: Vec<DigitSet> =
            layout.shape.all_cells().map(|cell| board.candidates(cell)).collect();
        let mut left = vec![0; count + layout.houses.len() * n];
        for cell in layout.shape.all_cells() {
            left[cell.index()] = cells[cell.index()].len() as u16;
            for digit in cells[cell.index()].iter() {
                for &house in layout.houses_of(cell) {
                    left[count + house * n + digit.index()] += 1;
                }
            }
        }
        // What stands needs nothing more.
        let mut is_true: Vec<bool> = left.iter().map(|left| *left == 0).collect();
        for cell in layout.shape.all_cells() {
            is_true[cell.index()] = board.digit(cell).is_some();
        }
        for (house, cells) in layout.cells.iter().enumerate() {
            for digit in board.all_digits() {
                let stands = cells.iter().any(|&cell| board.digit(cell) == Some(digit));
                is_true[count + house * n + digit.index()] = stands;
            }
        }
        let is_tight = |fact: &usize| !is_true[*fact] && left[*fact] <= 1;
        let todo = (0..left.len()).filter(is_tight).map(|fact| fact as u32).collect();
        Self { layout, cells, left, is_true, todo, by: vec![NOT; count * n], lines: Vec::new() }
    }

    pub(super) fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.cells[cell.index()].contains(digit)
    }

    /// Makes a candidate true, as an assumption.
    pub(super) fn assume(&mut self, candidate: Candidate) {
        self.set(None, candidate);
    }

    /// Draws the conclusions until there are no more, or a fact has no candidate: then that one.
    pub(super) fn run(&mut self) -> Option<u32> {
        while let Some(fact) = self.todo.pop_front() {
            if self.is_true[fact as usize] {
                continue;
            }
            match self.candidates(fact).first() {
                None => return Some(fact),
                Some(&candidate) => self.set(Some(fact), candidate),
            }
        }
        None
    }

    /// Number of lines.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The fact with the fewest candidates left of those that are open, two at least.
    pub(super) fn tightest(&self) -> Option<u32> {
        let open = (0..self.left.len()).filter(|&fact| !self.is_true[fact]);
        open.min_by_key(|&fact| self.left[fact]).map(|fact| fact as u32)
    }

    /// The candidates that a fact has left.
    pub(super) fn candidates(&self, fact: u32) -> Vec<Candidate> {
        match self.house_and_digit(fact) {
            None => {
                let cell = Cell::new(fact as usize);
                self.cells[cell.index()].iter().map(|digit| Candidate { cell, digit }).collect()
            }
            Some((house, digit)) => self.layout.cells[house]
                .iter()
                .map(|&cell| Candidate { cell, digit })
                .filter(|&candidate| self.has(candidate))
                .collect(),
        }
    }

    /// A fact in public words.
    pub(super) fn fact(&self, fact: u32) -> Fact {
        match self.house_and_digit(fact) {
            None => Fact::Cell(Cell::new(fact as usize)),
            Some((house, digit)) => Fact::House(self.layout.houses[house], digit),
        }
    }

    fn house_and_digit(&self, fact: u32) -> Option<(usize, Digit)> {
        let (n, count) = (self.layout.side(), self.layout.shape.cells());
        let at = (fact as usize).checked_sub(count)?;
        Some((at / n, Digit::from_index(at % n)))
    }

    fn set(&mut self, fact: Option<u32>, candidate: Candidate) {
        let line = self.lines.len() as u32;
        self.lines.push((fact, candidate));
        let (n, count) = (self.layout.side(), self.layout.shape.cells());
        let Candidate { cell, digit } = candidate;
        let layout = self.layout.clone();
        self.is_true[cell.index()] = true;
        for &house in layout.houses_of(cell) {
            self.is_true[count + house * n + digit.index()] = true;
        }
        for other in self.cells[cell.index()].iter().filter(|&other| other != digit) {
            self.remove(Candidate { cell, digit: other }, line);
        }
        for peer in layout.peers[cell.index()].iter() {
            if self.cells[peer.index()].contains(digit) {
                self.remove(Candidate { cell: peer, digit }, line);
            }
        }
    }

    fn remove(&mut self, Candidate { cell, digit }: Candidate, line: u32) {
        let (n, count) = (self.layout.side(), self.layout.shape.cells());
        self.cells[cell.index()].remove(digit);
        self.by[cell.index() * n + digit.index()] = line;
        let houses = self.layout.houses_of(cell).iter();
        let houses = houses.map(|house| count + house * n + digit.index());
        for fact in [cell.index()].into_iter().chain(houses) {
            self.left[fact] -= 1;
            if self.left[fact] <= 1 && !self.is_true[fact] {
                self.todo.push_back(fact as u32);
            }
        }
    }

    /// Of the lines from `start` on, those that some facts rest on: that these have no candidate
    /// but the ones that are left, or the one that their line names.  Marks earlier ones in `used`.
    pub(super) fn trim(&self, start: usize, ends: &[u32], used: &mut Vec<bool>) -> Vec<Line> {
        used.resize(self.lines.len().max(used.len()), false);
        for &fact in ends {
            self.mark(fact, None, used);
        }
        for line in (start..self.lines.len()).rev() {
            if let (true, (Some(fact), candidate)) = (used[line], self.lines[line]) {
                self.mark(fact, Some((candidate, line)), used);
            }
        }
        (start..self.lines.len())
            .filter(|&line| used[line])
            .filter_map(|line| {
                let (fact, candidate) = self.lines[line];
                fact.map(|fact| Line::Is { fact: self.fact(fact), candidate })
            })
            .collect()
    }

    /// Marks the lines that struck out a fact's candidates, before the fact was made true.
    fn mark(&self, fact: u32, made: Option<(Candidate, usize)>, used: &mut [bool]) {
        let n = self.layout.side();
        let mut note = |cell: Cell, digit: Digit| {
            let by = self.by[cell.index() * n + digit.index()];
            let kept = made.is_some_and(|(candidate, _)| candidate == Candidate { cell, digit });
            let is_before = made.is_none_or(|(_, line)| (by as usize) < line);
            if by != NOT && !kept && is_before {
                used[by as usize] = true;
            }
        };
        match self.house_and_digit(fact) {
            None => Digit::all(n).for_each(|digit| note(Cell::new(fact as usize), digit)),
            Some((house, digit)) => {
                self.layout.cells[house].iter().for_each(|&cell| note(cell, digit));
            }
        }
    }
}
