//! The oracle of the fixed grids: fills the cells orbit by orbit, as one would by hand.
//!
//! The first box holds 1 to N in order.  Going along an orbit of g, a cell x that holds d is
//! followed by g(x), which must hold s(d): if s(d) is known, that digit is placed; if not, each
//! possible digit is tried, and defines s(d).  At the end of an orbit its first cell is what
//! follows.  Every leaf is one reduced grid and the one relabelling s that brings it back.
//!
//! Source: seeds of `[RJ2006]`'s count, without trying all N! relabellings in turn.
//! Cost: proportional to the number of fixed grids; 2x2 and 2x3 at once, the classes of 3x3 (but
//! the identity) about a minute in all.

use crate::cell::Cell;
use crate::shape::Shape;
use crate::symmetry::Transformation;

/// The number of reduced grids that the cell move fixes up to relabelling.
pub fn count(element: &Transformation) -> u64 {
    let shape = element.shape();
    let mut filling = Filling {
        shape,
        steps: steps(element),
        digits: vec![NONE; shape.cells()],
        taken: vec![0; 3 * shape.side()],
        relabelled: vec![NONE; shape.side()],
        origin: vec![NONE; shape.side()],
        found: 0,
    };
    filling.extend(0);
    filling.found
}

/// An unknown digit.
const NONE: u8 = u8::MAX;

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
    /// Its digit, if it lies in the first box.
    given: Option<u8>,
}

/// The cells in order: orbits whole, those that meet the first box first, then by their first cell.
fn steps(element: &Transformation) -> Vec<Step> {
    let shape = element.shape();
    let n = shape.side();
    let first_box: Vec<Cell> = shape.cells_of(crate::shape::House::Box(0)).collect();
    let mut orbits = element.cell_permutation().cycles();
    orbits.sort_by_key(|orbit| !orbit.iter().any(|&c| first_box.contains(&Cell::new(c))));
    let mut steps = Vec::new();
    for orbit in orbits {
        for (place, &index) in orbit.iter().enumerate() {
            let cell = Cell::new(index);
            let houses = [shape.row(cell), n + shape.column(cell), 2 * n + shape.box_index(cell)];
            steps.push(Step {
                cell: index,
                houses,
                previous: place.checked_sub(1).map(|before| orbit[before]),
                closes: (place + 1 == orbit.len()).then_some(orbit[0]),
                given: first_box.iter().position(|&c| c == cell).map(|k| k as u8),
            });
        }
    }
    steps
}

#[derive(Debug)]
struct Filling {
    shape: Shape,
    steps: Vec<Step>,
    digits: Vec<u8>,
    /// The digits in each house, a bit for each.
    taken: Vec<u64>,
    /// s, as far as it is known.
    relabelled: Vec<u8>,
    /// The inverse of s.
    origin: Vec<u8>,
    found: u64,
}

impl Filling {
    /// Fills the cells from this step on in every possible way.
    fn extend(&mut self, at: usize) {
        let Some(&step) = self.steps.get(at) else {
            self.found += 1;
            return;
        };
        let before = step.previous.map(|cell| self.digits[cell]);
        let forced = before.map(|d| self.relabelled[usize::from(d)]).filter(|&d| d != NONE);
        let taken = step.houses.iter().fold(0, |taken, &house| taken | self.taken[house]);
        for digit in 0..self.shape.side() as u8 {
            let fits = forced.is_none_or(|d| d == digit)
                && step.given.is_none_or(|d| d == digit)
                && taken >> digit & 1 == 0;
            if fits {
                self.place(at, step, before, digit);
            }
        }
    }

    /// Puts a digit in the cell of this step, goes on, and takes it back.
    fn place(&mut self, at: usize, step: Step, before: Option<u8>, digit: u8) {
        self.digits[step.cell] = digit;
        for house in step.houses {
            self.taken[house] ^= 1 << digit;
        }
        let links =
            [before.map(|d| (d, digit)), step.closes.map(|first| (digit, self.digits[first]))];
        let mut defined = [None; 2];
        let agree = links.into_iter().flatten().zip(&mut defined).all(|((from, to), defined)| {
            let known = (self.relabelled[usize::from(from)], self.origin[usize::from(to)]);
            if known == (NONE, NONE) {
                self.relabelled[usize::from(from)] = to;
                self.origin[usize::from(to)] = from;
                *defined = Some((from, to));
            }
            known == (NONE, NONE) || known == (to, from)
        });
        if agree {
            self.extend(at + 1);
        }
        for (from, to) in defined.into_iter().flatten() {
            self.relabelled[usize::from(from)] = NONE;
            self.origin[usize::from(to)] = NONE;
        }
        for house in step.houses {
            self.taken[house] ^= 1 << digit;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::fixed::FixedGrids;
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
