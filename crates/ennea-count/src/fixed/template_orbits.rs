//! Template orbits: where the digits of one relabelling cycle can stand in a fixed grid.
//!
//! A *template* is a set of N cells, one in each house: the places of one digit.  If s g fixes a
//! grid and (d1 ... dk) is a cycle of s, with T the places of d1, then g T are those of d2, and so
//! on until g^k T = T; and T, g T, ..., g^(k-1) T are disjoint.  Their union is a union of cell
//! orbits of g.  All that matters further on is which union: a bit for each cell orbit, and how
//! many template orbits have it (its *weight*).
//!
//! Such a T consists of orbits of g^k, at most one in each orbit of g, each of them with no two
//! cells in a house.  So T is built from these, row by row.
//!
//! ```text
//!   half turn of 2x2      orbits      T and g T, k = 2
//!                         1 2 3 4     x o . .
//!                         5 6 7 8     . . o x      T takes one cell of each of the orbits
//!                         8 7 6 5     o x . .      1, 8, 7, 2; and g T the other one
//!                         4 3 2 1     . . x o
//! ```
//!
//! Cost: at most a step for each of the (R!)^C (C!)^R templates and each k.

use crate::covers::{self, Piece};
use crate::in_order::collected;
use ennea_base::{Cell, Shape};
use ennea_symmetry::{CycleType, Permutation, Transformation};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// All template orbits of a cell move.
#[derive(Clone, Debug)]
pub struct TemplateOrbits {
    orbits: Vec<Vec<usize>>,
    pieces: Vec<Piece>,
}

impl TemplateOrbits {
    /// The template orbits whose length is that of a cycle of one of these relabelling types.
    ///
    /// `None` if there are more than 64 cell orbits.
    pub fn new(element: &Transformation, types: &[CycleType]) -> Option<Self> {
        let shape = element.shape();
        let orbits = element.cell_permutation().cycles();
        if orbits.len() > 64 {
            return None;
        }
        let lengths: BTreeSet<usize> =
            collected(types.iter().flat_map(|cycles| cycles.iter().map(|(length, _)| length)));
        let mut pieces = Vec::new();
        for length in lengths {
            let mut weights: FxHashMap<u64, u64> = FxHashMap::default();
            let parts = parts_by_row(shape, &orbits, length);
            build(&parts, Part::default(), &mut |union| *weights.entry(union).or_insert(0) += 1);
            // Each of the k templates of an orbit was built.
            pieces.extend(weights.into_iter().map(|(orbits, templates)| {
                assert_eq!(templates % length as u64, 0, "whole template orbits");
                Piece { points: orbits.into(), weight: templates / length as u64 }
            }));
        }
        // No two of them are for the same union: its size tells k.
        pieces.sort_unstable();
        Some(Self { orbits, pieces })
    }

    /// The number of cell orbits.
    pub fn orbit_count(&self) -> usize {
        self.orbits.len()
    }

    /// The unions with their weights, in ascending order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Tests whether they are many enough for a search for symmetries among them to pay.
    pub(super) fn is_worth_symmetry(&self) -> bool {
        self.pieces.len() > 300
    }

    /// Actions of elements of the centraliser on the cell orbits, each action once.
    pub(super) fn act(&self, centraliser: &[Transformation]) -> Vec<Permutation> {
        let image = |by: &Transformation, cell| by.image(Cell::new(cell)).index();
        covers::actions(&self.orbits, centraliser.iter().map(|by| move |cell| image(by, cell)))
    }
}

/// A part of a template under construction: an orbit of g^k, or some of them.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    /// The orbits of g that it lies in.
    orbits: u64,
    /// The rows that it meets, then the columns, then the boxes.
    houses: u128,
}

impl Part {
    fn is_disjoint(self, other: Self) -> bool {
        self.orbits & other.orbits == 0 && self.houses & other.houses == 0
    }

    fn with(self, other: Self) -> Self {
        Self { orbits: self.orbits | other.orbits, houses: self.houses | other.houses }
    }
}

/// For each row, the orbits of g^k that meet it and could be part of a template.
fn parts_by_row(shape: Shape, orbits: &[Vec<usize>], k: usize) -> Vec<Vec<Part>> {
    let side = shape.side();
    let mut by_row = vec![Vec::new(); side];
    for (orbit, cells) in orbits.iter().enumerate().filter(|(_, cells)| cells.len() % k == 0) {
        for start in 0..k {
            let mut part = Part { orbits: 1 << orbit, houses: 0 };
            let fits = cells[start..].iter().step_by(k).all(|&cell| {
                let cell = Cell::new(cell);
                let (row, column) = (shape.row(cell), side + shape.column(cell));
                let houses = 1 << row | 1 << column | 1 << (2 * side + shape.box_index(cell));
                let place = Part { orbits: 0, houses };
                let fits = part.is_disjoint(place);
                part = part.with(place);
                fits
            });
            if fits {
                for (row, parts) in by_row.iter_mut().enumerate() {
                    if part.houses >> row & 1 == 1 {
                        parts.push(part);
                    }
                }
            }
        }
    }
    by_row
}

/// Calls `found` with the orbits of every template that contains the part.
fn build(by_row: &[Vec<Part>], part: Part, found: &mut impl FnMut(u64)) {
    let row = part.houses.trailing_ones() as usize;
    let Some(choices) = by_row.get(row) else { return found(part.orbits) };
    for &choice in choices.iter().filter(|choice| part.is_disjoint(**choice)) {
        build(by_row, part.with(choice), found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_orbits_of_the_identity_are_the_templates() {
        for (r, c, templates) in [(2, 2, 16), (2, 3, 288), (2, 4, 9216)] {
            let shape = Shape::new(r, c).unwrap();
            let still = CycleType::from_lengths(vec![1; shape.side()]);
            let all = TemplateOrbits::new(&Transformation::identity(shape), &[still]).unwrap();
            assert_eq!(all.pieces().len(), templates);
            assert!(all.pieces().iter().all(|piece| piece.weight == 1));
        }
        let still = CycleType::from_lengths([1; 9]);
        assert!(TemplateOrbits::new(&Transformation::identity(Shape::CLASSIC), &[still]).is_none());
    }
}
