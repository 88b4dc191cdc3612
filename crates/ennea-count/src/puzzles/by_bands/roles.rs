//! Roles of the bands and stacks in a join, and the time that the join then takes.

use super::stacks::Stack;

/// Bands that are x, y and z, and stacks that are the outer, the inner and the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Roles {
    pub(super) bands: [usize; 3],
    pub(super) stacks: [usize; 3],
}

impl Roles {
    /// All roles; y and z do the same.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let bands = [[0, 1, 2], [1, 0, 2], [2, 0, 1]];
        let stacks = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        bands.into_iter().flat_map(move |bands| stacks.map(|stacks| Self { bands, stacks }))
    }

    /// About how many steps the join takes in these roles, if relabelling saves this factor.
    pub(super) fn cost(self, stacks: &[Stack; 3], relabellings: u64) -> u64 {
        let [outer, inner, last] = self.stacks.map(|stack| &stacks[stack]);
        let size = |stack: &Stack, role: usize| stack.boxes[self.bands[role]].len() as u64;
        let triples = [outer, inner, last].map(|stack| stack.triples.len() as u64);
        let joins = Work {
            pairs: size(outer, 0) * size(inner, 0),
            products: triples[0] * triples[1],
            copies: size(outer, 0) * triples[1] * (size(last, 1) + size(last, 2)),
            last_triples: triples[2],
        };
        // Some sixteen additions of sixteen numbers for as many of a slab, and two steps for a number that is moved.
        let slab = |role: usize| size(inner, role) * size(last, role) * 16;
        let gathered = |role: usize| 2 * size(inner, role) * size(last, role) * triples[0];
        (joins.steps() + size(outer, 0) * slab(0) + gathered(1) + gathered(2)) / relabellings
            + size(outer, 1) * slab(1)
            + size(outer, 2) * slab(2)
    }
}

/// Measures of the length of a join.
pub(super) struct Work {
    /// Pairs of x1 and x2.
    pub(super) pairs: u64,
    /// Pairs of their deals, in all.
    pub(super) products: u64,
    /// Segments that are copied into pieces, in all.
    pub(super) copies: u64,
    pub(super) last_triples: u64,
}

impl Work {
    /// A step for sixteen products, and twenty to weigh an entry and to copy a segment.
    pub(super) fn steps(&self) -> u64 {
        self.last_triples * (self.products / 16 + 20 * self.pairs) + 20 * self.copies
    }
}
