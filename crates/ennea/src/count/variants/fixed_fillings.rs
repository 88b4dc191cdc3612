//! The oracle of the fixed grids of some rules: fills the cells orbit by orbit, as one would by hand.
//!
//! One row holds 1 to N in order.  Going along an orbit of g, a cell x that holds d is followed by g(x),
//! which must hold s(d): if s(d) is known, that digit is placed; if not, each possible digit is tried, and
//! defines s(d).  At the end of an orbit its first cell is what follows.  Every leaf is one reduced grid
//! and the one relabelling s that brings it back.
//!
//! Source: as `count::fixed::orbit_filling`, with the peers of the rules for houses.
//! Cost: proportional to the number of fixed grids, some 100,000 a second.

use crate::cell::Cell;
use crate::rules::Rules;
use crate::symmetry::Permutation;
use std::cmp::Reverse;

/// The number of reduced grids that the element fixes up to relabelling.
pub fn count(rules: &Rules, element: &Permutation) -> u64 {
    let side = rules.shape().side();
    let mut filling = Filling {
        rules,
        steps: steps(rules, element),
        digits: vec![None; rules.shape().cells()],
        relabelled: vec![None; side],
        is_image: vec![false; side],
        found: 0,
    };
    filling.extend(0);
    filling.found
}

/// One cell, in the order in which the cells are filled.
#[derive(Clone, Copy)]
struct Step {
    cell: Cell,
    /// The cell before it in its orbit, unless it is the first one.
    previous: Option<Cell>,
    /// The first cell of its orbit, if it is the last one.
    closes: Option<Cell>,
    /// Its digit, if it lies in the first row.
    given: Option<usize>,
}

/// The cells in order, orbits whole: those that meet the first row, then always the one whose first
/// cell has the most filled peers (then the longest, then the first).
fn steps(rules: &Rules, element: &Permutation) -> Vec<Step> {
    let side = rules.shape().side();
    let mut orbits = element.cycles();
    let mut filled = vec![false; rules.shape().cells()];
    let mut steps = Vec::new();
    while !orbits.is_empty() {
        let urgency = |orbit: &Vec<usize>| {
            let is_given = orbit.iter().any(|&cell| cell < side);
            let peers = rules.peers(Cell::new(orbit[0])).iter().filter(|peer| filled[peer.index()]);
            (is_given, peers.count(), orbit.len(), Reverse(orbit[0]))
        };
        let next = (0..orbits.len()).max_by_key(|&k| urgency(&orbits[k])).expect("some are left");
        let orbit = orbits.swap_remove(next);
        for (place, &cell) in orbit.iter().enumerate() {
            filled[cell] = true;
            steps.push(Step {
                cell: Cell::new(cell),
                previous: place.checked_sub(1).map(|before| Cell::new(orbit[before])),
                closes: (place + 1 == orbit.len()).then_some(Cell::new(orbit[0])),
                given: (cell < side).then_some(cell),
            });
        }
    }
    steps
}

struct Filling<'a> {
    rules: &'a Rules,
    steps: Vec<Step>,
    digits: Vec<Option<usize>>,
    /// s, as far as it is known.
    relabelled: Vec<Option<usize>>,
    /// Which digits are some s(d).
    is_image: Vec<bool>,
    found: u64,
}

impl Filling<'_> {
    /// Fills the cells from this step on in every possible way.
    fn extend(&mut self, at: usize) {
        let Some(&step) = self.steps.get(at) else {
            self.found += 1;
            return;
        };
        let mut is_taken = vec![false; self.relabelled.len()];
        for peer in self.rules.peers(step.cell) {
            if let Some(digit) = self.digits[peer.index()] {
                is_taken[digit] = true;
            }
        }
        let before = step.previous.and_then(|cell| self.digits[cell.index()]);
        for digit in (0..is_taken.len()).filter(|&digit| !is_taken[digit]) {
            if step.given.is_some_and(|given| given != digit) {
                continue;
            }
            self.digits[step.cell.index()] = Some(digit);
            let first = step.closes.and_then(|cell| self.digits[cell.index()]);
            self.link(before, digit, |filling| match first {
                None => filling.extend(at + 1),
                Some(first) => filling.link(Some(digit), first, |filling| filling.extend(at + 1)),
            });
            self.digits[step.cell.index()] = None;
        }
    }

    /// Goes on with s(from) = to, if that agrees with what is known.
    fn link(&mut self, from: Option<usize>, to: usize, go_on: impl FnOnce(&mut Self)) {
        let Some(from) = from else { return go_on(self) };
        match self.relabelled[from] {
            Some(known) if known == to => go_on(self),
            None if !self.is_image[to] => {
                self.relabelled[from] = Some(to);
                self.is_image[to] = true;
                go_on(self);
                self.relabelled[from] = None;
                self.is_image[to] = false;
            }
            _ => {}
        }
    }
}
