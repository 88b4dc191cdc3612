//! The last stack of a join: which y3 and z3 go together, and their weights.
//!
//! ```text
//!   weight(x3, y3, z3) = A[x1, x2, x3]  as often as the three stand together
//! ```
//!
//! Source: ours.  Cost: a pass over the triples of the stack, 15,680 at most, for each x1 and x2.  Oracle: counts by
//! [`by_templates`](super::super::by_templates()), in the tests.

use super::products::{Entries, OfY, ZS};
use super::stacks::Stack;

/// The triples of the last stack.
pub(super) struct LastStack {
    /// By y, in the order of z.
    pub(super) by_y: Vec<Vec<Last>>,
    /// By z, in the order of y.
    pub(super) by_z: Vec<Vec<Last>>,
    /// Number of triples.
    pub(super) triples: usize,
    terms: Vec<Terms>,
}

impl LastStack {
    /// A stack whose boxes x, y and z are in these bands.
    pub(super) fn new(stack: &Stack, [x, y, z]: [usize; 3]) -> Self {
        let by_y = lasts(stack, y, z, x);
        let terms = Terms::all(&by_y, stack.boxes[z].len());
        Self { by_y, by_z: lasts(stack, z, y, x), triples: stack.triples.len(), terms }
    }

    /// Lists the y and z of the triples with their `fillings`, which are given by x, where these are not zero: for each
    /// [`ZS`] z.
    pub(super) fn weigh(&self, fillings: &[u16], entries: &mut Vec<Entries>) {
        entries.resize_with(self.terms.len(), Entries::default);
        for (entries, terms) in entries.iter_mut().zip(&self.terms) {
            terms.weigh(fillings, entries);
        }
    }
}

/// A triple of the last stack, for the band y or z that it is listed by.
pub(super) struct Last {
    /// The index in the other of these two bands.
    pub(super) other: u16,
    x: u16,
    multiplicity: u32,
}

impl Last {
    /// The fillings of the first band for its x, as often as it is there.
    pub(super) fn weight(&self, fillings: &[u16]) -> u32 {
        u32::from(fillings[usize::from(self.x)]) * self.multiplicity
    }
}

/// The triples of a stack by the index in `band`, in the order of the index in `other`.
fn lasts(stack: &Stack, band: usize, other: usize, x: usize) -> Vec<Vec<Last>> {
    let mut lasts: Vec<Vec<Last>> = Vec::new();
    lasts.resize_with(stack.boxes[band].len(), Vec::new);
    for (triple, multiplicity) in &stack.triples {
        let last = Last { other: triple[other], x: triple[x], multiplicity: *multiplicity as u32 };
        lasts[usize::from(triple[band])].push(last);
    }
    for lasts in &mut lasts {
        lasts.sort_by_key(|last| last.other);
    }
    lasts
}

/// The triples of the last stack for those z whose pieces are multiplied together, by y and then z; the few with the same y
/// and z stay apart.
struct Terms {
    /// Each y, with the number of its triples; first those that have the fewest.
    by_y: Vec<(u16, usize)>,
    terms: Vec<Term>,
}

/// A triple of the last stack.
struct Term {
    /// From the first of the z on.
    z: u16,
    x: u16,
    multiplicity: u32,
}

impl Terms {
    /// Terms for each [`ZS`] z, from the triples by y.
    fn all(by_y: &[Vec<Last>], zs: usize) -> Vec<Self> {
        (0..zs).step_by(ZS).map(|first| Self::starting_at(by_y, first)).collect()
    }

    /// Terms for the [`ZS`] z from the first on.
    fn starting_at(by_y: &[Vec<Last>], first: usize) -> Self {
        let range = first as u16..(first + ZS) as u16;
        let of_y = |lasts: &Vec<Last>| -> Vec<Term> {
            let lasts = lasts.iter().filter(|last| range.contains(&last.other));
            let term = |last: &Last| Term {
                z: last.other - range.start,
                x: last.x,
                multiplicity: last.multiplicity,
            };
            lasts.map(term).collect()
        };
        let mut found: Vec<(u16, Vec<Term>)> = (0..).zip(by_y.iter().map(of_y)).collect();
        // A loop as long as the one before it is foreseen.
        found.sort_by_key(|(_, terms)| terms.len());
        Self {
            by_y: found.iter().map(|(y, terms)| (*y, terms.len())).collect(),
            terms: found.into_iter().flat_map(|(_, terms)| terms).collect(),
        }
    }

    fn weigh(&self, fillings: &[u16], entries: &mut Entries) {
        entries.by_y.clear();
        entries.zs.resize(self.terms.len(), (0, 0));
        let mut terms = &self.terms[..];
        let mut found = 0;
        for &(y, count) in &self.by_y {
            let before = found;
            let mut weight_of_y = 0;
            let terms_of_y;
            (terms_of_y, terms) = terms.split_at(count);
            for term in terms_of_y {
                let weight = u32::from(fillings[usize::from(term.x)]) * term.multiplicity;
                weight_of_y += u64::from(weight);
                // Written at once and kept if it is not zero: a branch would often be taken wrongly.
                entries.zs[found] = (term.z, weight);
                found += usize::from(weight != 0);
            }
            if found > before {
                let count = (found - before) as u16;
                entries.by_y.push(OfY { y, count, weight: weight_of_y });
            }
        }
    }
}
