//! The oracle of the fixed grids: fills the cells orbit by orbit, as one would by hand, for any rules.
//!
//! The first box, or the first row where there are no boxes, holds 1 to N in order.  Going along an
//! orbit of g, a cell x that holds d is followed by g(x), which must hold s(d): if s(d) is known,
//! that digit is placed; if not, each possible digit is tried, and defines s(d).  At the end of an
//! orbit its first cell is what follows.  Every leaf is one reduced grid and the one relabelling s
//! that brings it back.
//!
//! Source: the plain way of `[Ripatti2016]`, without trying all N! relabellings in turn.
//! Cost: proportional to the number of fixed grids; 2x2 and 2x3 at once, the classes of 3x3 (but
//! the identity) some minutes in all.

use ennea_base::rules::Rules;
use ennea_base::{Cell, House};
use ennea_symmetry::Permutation;
use std::cmp::Reverse;

/// The number of reduced grids that a permutation of the cells fixes up to relabelling.
///
/// # Panics
/// If the rules are between digits.
pub fn count(rules: &Rules, element: &Permutation) -> u64 {
    assert!(rules.consecutive().is_none(), "any relabelling keeps the rules");
    let n = rules.shape().side();
    let mut filling = Filling {
        rules,
        steps: steps(rules, element),
        all: (1 << n) - 1,
        digits: vec![0; rules.shape().cells()],
        relabelled: vec![0; n],
        images: 0,
        found: 0,
    };
    filling.extend(0);
    filling.found
}

/// One cell, in the order in which the cells are filled.
#[derive(Clone, Copy, Debug)]
struct Step {
    cell: Cell,
    /// The cell before it in its orbit, unless it is the first one.
    previous: Option<Cell>,
    /// The first cell of its orbit, if it is the last one.
    closes: Option<Cell>,
    /// The bit of its digit, if it lies in the first box.
    given: Option<u64>,
}

/// The cells in order, orbits whole: those that meet the first box, then always the one whose first
/// cell has the most filled peers (then the longest, then the first).
fn steps(rules: &Rules, element: &Permutation) -> Vec<Step> {
    let shape = rules.shape();
    let first_box: Vec<Cell> = shape.cells_of(House::Box(0)).collect();
    let mut orbits = element.cycles();
    let mut filled = vec![false; shape.cells()];
    let mut steps = Vec::new();
    while !orbits.is_empty() {
        let urgency = |orbit: &Vec<usize>| {
            let given = orbit.iter().any(|&cell| first_box.contains(&Cell::new(cell)));
            let peers = rules.peers(Cell::new(orbit[0])).iter().filter(|peer| filled[peer.index()]);
            (given, peers.count(), orbit.len(), Reverse(orbit[0]))
        };
        let next = (0..orbits.len()).max_by_key(|&k| urgency(&orbits[k])).expect("some are left");
        let orbit: Vec<Cell> = orbits.swap_remove(next).into_iter().map(Cell::new).collect();
        for (place, &cell) in orbit.iter().enumerate() {
            filled[cell.index()] = true;
            steps.push(Step {
                cell,
                previous: place.checked_sub(1).map(|before| orbit[before]),
                closes: (place + 1 == orbit.len()).then_some(orbit[0]),
                given: first_box.iter().position(|&c| c == cell).map(|k| 1 << k),
            });
        }
    }
    steps
}

#[derive(Debug)]
struct Filling<'a> {
    rules: &'a Rules,
    steps: Vec<Step>,
    /// All digits, a bit each.
    all: u64,
    /// The bit of the digit of each cell, or none.
    digits: Vec<u64>,
    /// s, as far as it is known: the bit of s(d), or none.
    relabelled: Vec<u64>,
    /// All s(d) that are known.
    images: u64,
    found: u64,
}

impl Filling<'_> {
    /// Fills the cells from this step on in every possible way.
    fn extend(&mut self, at: usize) {
        let Some(&step) = self.steps.get(at) else {
            self.found += 1;
            return;
        };
        let peers = self.rules.peers(step.cell).iter();
        let taken = peers.fold(0, |taken, peer| taken | self.digits[peer.index()]);
        let mut choices = self.all & !taken & step.given.unwrap_or(self.all);
        let before = step.previous.map(|cell| self.digits[cell.index()]);
        if let Some(before) = before {
            let known = self.relabelled[before.trailing_zeros() as usize];
            choices &= if known == 0 { !self.images } else { known };
        }
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices ^= digit;
            self.digits[step.cell.index()] = digit;
            let first = step.closes.map(|cell| self.digits[cell.index()]);
            self.link(before, digit, |filling| match first {
                None => filling.extend(at + 1),
                Some(first) => {
                    filling.link(Some(digit), first, |filling| filling.extend(at + 1));
                }
            });
            self.digits[step.cell.index()] = 0;
        }
    }

    /// Goes on with s(from) = to, if that agrees with what is known; both are bits.
    fn link(&mut self, from: Option<u64>, to: u64, go_on: impl FnOnce(&mut Self)) {
        match from.map(|bit| bit.trailing_zeros() as usize) {
            Some(from) if self.relabelled[from] == 0 && self.images & to == 0 => {
                self.relabelled[from] = to;
                self.images ^= to;
                go_on(self);
                self.relabelled[from] = 0;
                self.images ^= to;
            }
            Some(from) if self.relabelled[from] != to => {}
            _ => go_on(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixed::FixedGrids;
    use ennea_base::Shape;
    use ennea_symmetry::Group;

    /// Goal: exact covers and filling agree.  Method: every class of the small shapes.
    #[test]
    fn both_counts_agree_on_every_class_of_small_shapes() {
        for (r, c) in [(2, 2), (2, 3), (3, 2)] {
            let shape = Shape::new(r, c).unwrap();
            let (fixed, plain) = (FixedGrids::new(shape), Rules::plain(shape));
            for class in Group::Whole.classes(shape) {
                let g = class.representative();
                let filled = count(plain, &g.cell_permutation());
                assert_eq!(fixed.count(g, &()), Ok(Some(filled.into())), "{shape} {g}");
            }
        }
    }
}
