//! Counts the exact covers of all cell orbits by template orbits: the fixed grids.
//!
//! The count f(U) for a set U of uncovered orbits takes the first orbit p of U:
//!
//! ```text
//!   f(U) = sum over pieces P with p in P, P inside U, of  weight(P) f(U - P),      f({}) = 1
//! ```
//!
//! Two ideas make it fast.  Different choices leave the same U: f(U) is remembered.  And the
//! centraliser of g permutes the pieces: those in one orbit of the elements that keep all pieces
//! chosen so far are in equally many covers, so one of them stands for all.
//!
//! Measured for the half turn of 3x3 (155,492,352 covers), in milliseconds: with neither 30,532,
//! with memory alone 1,925, with symmetry alone 70, with both 42.  Numbering the orbits so that
//! those in the fewest pieces come first gained 12 % there and 4 % over all classes: not worth it.

use super::template_orbits::{OrbitAction, Piece, TemplateOrbits};
use crate::progress::{Progress, Stopped};
use rustc_hash::{FxHashMap, FxHashSet};

/// A count of covers under way.
pub(super) struct Covers<'a> {
    pieces: TemplateOrbits,
    progress: &'a dyn Progress,
    /// f(U), for every U met so far.
    known: FxHashMap<u64, u128>,
}

impl<'a> Covers<'a> {
    /// A count with these pieces.
    pub(super) fn new(pieces: TemplateOrbits, progress: &'a dyn Progress) -> Self {
        Self { pieces, progress, known: FxHashMap::default() }
    }

    /// The number of exact covers, by weight.
    pub(super) fn count(mut self, symmetries: &[OrbitAction]) -> Result<u128, Stopped> {
        let orbits = self.pieces.orbit_count();
        let all = u64::MAX >> (64 - orbits);
        let pieces = self.pieces.pieces().to_vec();
        self.from(all, &pieces, symmetries)
    }

    /// f(U), from the pieces inside U and the symmetries that keep U and all pieces chosen.
    fn from(
        &mut self,
        uncovered: u64,
        pieces: &[Piece],
        symmetries: &[OrbitAction],
    ) -> Result<u128, Stopped> {
        self.progress.go_on()?;
        let first = uncovered & uncovered.wrapping_neg();
        let (choices, others): (Vec<Piece>, Vec<Piece>) =
            pieces.iter().partition(|piece| piece.orbits & first != 0);
        let mut sum: u128 = 0;
        let mut stood_for = FxHashSet::default();
        for choice in choices {
            let mut multiplicity = 1;
            let mut stabilisers = Vec::new();
            if symmetries.len() > 1 {
                if stood_for.contains(&choice.orbits) {
                    continue;
                }
                let before = stood_for.len();
                for symmetry in symmetries {
                    let image = symmetry.image(choice.orbits);
                    if image & first != 0 {
                        stood_for.insert(image);
                    }
                    if image == choice.orbits {
                        stabilisers.push(symmetry.clone());
                    }
                }
                multiplicity = (stood_for.len() - before) as u128;
            }
            let left = uncovered & !choice.orbits;
            let ways = self.remembered(left, choice, &others, &stabilisers)?;
            let covers = ways.checked_mul(u128::from(choice.weight) * multiplicity);
            sum = covers.and_then(|covers| sum.checked_add(covers)).expect("below 2^128 covers");
        }
        Ok(sum)
    }

    fn remembered(
        &mut self,
        left: u64,
        choice: Piece,
        others: &[Piece],
        stabilisers: &[OrbitAction],
    ) -> Result<u128, Stopped> {
        if left == 0 {
            return Ok(1);
        }
        if let Some(&ways) = self.known.get(&left) {
            return Ok(ways);
        }
        let inside: Vec<Piece> =
            others.iter().filter(|piece| piece.orbits & choice.orbits == 0).copied().collect();
        let ways = self.from(left, &inside, stabilisers)?;
        self.known.insert(left, ways);
        Ok(ways)
    }
}
