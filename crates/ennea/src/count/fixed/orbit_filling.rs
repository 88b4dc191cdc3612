//! The oracle of the fixed grids: fills the cells orbit by orbit, as one would by hand.
//!
//! The first box holds 1 to N in order.  Going along an orbit of g, a cell x that holds d is
//! followed by g(x), which must hold s(d): if s(d) is known, that digit is placed; if not, each
//! possible digit is tried, and defines s(d).  At the end of an orbit its first cell is what
//! follows.  Every leaf is one reduced grid and the one relabelling s that brings it back.
//!
//! Source: the plain way of `[Ripatti2016]`, without trying all N! relabellings in turn.
//! Cost: proportional to the number of fixed grids; 2x2 and 2x3 at once, the classes of 3x3 (but
//! the identity) about a minute in all.

use crate::cell::Cell;
use crate::shape::House;
use crate::symmetry::Transformation;
use std::cmp::Reverse;

/// The number of reduced grids that the cell move fixes up to relabelling.
pub fn count(element: &Transformation) -> u64 {
    let shape = element.shape();
    let n = shape.side();
    let mut filling = Filling {
        steps: steps(element),
        all: (1 << n) - 1,
        digits: vec![0; shape.cells()],
        taken: vec![0; 3 * n],
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
    cell: usize,
    /// Its row, its column, its box, as houses numbered 0 to 3N - 1.
    houses: [usize; 3],
    /// The cell before it in its orbit, unless it is the first one.
    previous: Option<usize>,
    /// The first cell of its orbit, if it is the last one.
    closes: Option<usize>,
    /// The bit of its digit, if it lies in the first box.
    given: Option<u64>,
}

/// The cells in order, orbits whole: those that meet the first box, then always the one whose first
/// cell has the most filled peers (then the longest, then the first).
fn steps(element: &Transformation) -> Vec<Step> {
    let shape = element.shape();
    let n = shape.side();
    let first_box: Vec<Cell> = shape.cells_of(House::Box(0)).collect();
    let mut orbits = element.cell_permutation().cycles();
    let mut filled = vec![false; shape.cells()];
    let mut steps = Vec::new();
    while !orbits.is_empty() {
        let urgency = |orbit: &Vec<usize>| {
            let given = orbit.iter().any(|&cell| first_box.contains(&Cell::new(cell)));
            let peers = shape.peers(Cell::new(orbit[0])).filter(|peer| filled[peer.index()]);
            (given, peers.count(), orbit.len(), Reverse(orbit[0]))
        };
        let next = (0..orbits.len()).max_by_key(|&k| urgency(&orbits[k])).expect("some are left");
        let orbit = orbits.swap_remove(next);
        for (place, &index) in orbit.iter().enumerate() {
            let cell = Cell::new(index);
            filled[index] = true;
            steps.push(Step {
                cell: index,
                houses: [shape.row(cell), n + shape.column(cell), 2 * n + shape.box_index(cell)],
                previous: place.checked_sub(1).map(|before| orbit[before]),
                closes: (place + 1 == orbit.len()).then_some(orbit[0]),
                given: first_box.iter().position(|&c| c == cell).map(|k| 1 << k),
            });
        }
    }
    steps
}

#[derive(Debug)]
struct Filling {
    steps: Vec<Step>,
    /// All digits, a bit each.
    all: u64,
    digits: Vec<usize>,
    /// The digits in each house.
    taken: Vec<u64>,
    /// s, as far as it is known: the bit of s(d), or none.
    relabelled: Vec<u64>,
    /// All s(d) that are known.
    images: u64,
    found: u64,
}

impl Filling {
    /// Fills the cells from this step on in every possible way.
    fn extend(&mut self, at: usize) {
        let Some(&step) = self.steps.get(at) else {
            self.found += 1;
            return;
        };
        let taken = step.houses.iter().fold(0, |taken, &house| taken | self.taken[house]);
        let mut choices = self.all & !taken & step.given.unwrap_or(self.all);
        let before = step.previous.map(|cell| self.digits[cell]);
        if let Some(before) = before {
            let known = self.relabelled[before];
            choices &= if known == 0 { !self.images } else { known };
        }
        while choices != 0 {
            let digit = choices & choices.wrapping_neg();
            choices ^= digit;
            self.digits[step.cell] = digit.trailing_zeros() as usize;
            for house in step.houses {
                self.taken[house] ^= digit;
            }
            let first = step.closes.map(|cell| self.digits[cell]);
            self.link(before, digit, |filling| match first {
                None => filling.extend(at + 1),
                Some(first) => {
                    let last = digit.trailing_zeros() as usize;
                    filling.link(Some(last), 1 << first, |filling| filling.extend(at + 1));
                }
            });
            for house in step.houses {
                self.taken[house] ^= digit;
            }
        }
    }

    /// Goes on with s(from) = to, if that agrees with what is known.
    fn link(&mut self, from: Option<usize>, to: u64, go_on: impl FnOnce(&mut Self)) {
        match from {
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
    use crate::count::fixed::FixedGrids;
    use crate::shape::Shape;
    use crate::symmetry::Group;

    /// Goal: exact covers and filling agree.  Method: every class of the small shapes.
    #[test]
    fn both_counts_agree_on_every_class_of_small_shapes() {
        for (r, c) in [(2, 2), (2, 3), (3, 2)] {
            let shape = Shape::new(r, c).unwrap();
            let fixed = FixedGrids::new(shape);
            for class in Group::Whole.classes(shape) {
                let g = class.representative();
                assert_eq!(fixed.count(g), Some(u128::from(count(g))), "{shape} {g}");
            }
        }
    }
}
