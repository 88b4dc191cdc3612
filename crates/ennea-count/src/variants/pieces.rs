//! The template orbits of a permutation of the cells: with them, fixed grids are exact covers.
//!
//! A grid is fixed by g up to relabelling if g permutes its N templates.  A cycle of k of them, T, g(T),
//! ..., g^(k-1)(T), is disjoint, and its union is a set of cell orbits of g: a *piece*.  Different
//! template orbits with one union give one piece with a weight.
//!
//! ```text
//!   fixed grids / relabelling = exact covers of the cell orbits by pieces, by weight
//! ```
//!
//! The identity's pieces are the templates.  Source: as `count::fixed::template_orbits`, which builds them
//! from rows, columns and boxes; here all templates are at hand, and each is followed.
//! Cost: a few steps for each template.

use crate::covers::{Piece, orbit_of};
use ennea_base::rules::{Templates, cells_of};
use ennea_symmetry::Permutation;
use rustc_hash::FxHashMap;

/// The cell orbits of an element, and its pieces.
pub(super) struct Pieces {
    /// The cells of each orbit, from the least one on.
    pub(super) orbits: Vec<Vec<usize>>,
    pub(super) pieces: Vec<Piece>,
}

impl Pieces {
    pub(super) fn of(templates: &Templates, element: &Permutation) -> Self {
        let orbits = element.cycles();
        let orbit_of = orbit_of(&orbits);
        let mut found: FxHashMap<(u128, u64), u64> = FxHashMap::default();
        for &template in templates.all() {
            let Some(length) = orbit_length(template, element) else { continue };
            let points = cells_of(template).fold(0_u128, |set, cell| set | 1 << orbit_of[cell]);
            *found.entry((points, length)).or_default() += 1;
        }
        let mut weights: FxHashMap<u128, u64> = FxHashMap::default();
        for ((points, length), templates) in found {
            assert_eq!(templates % length, 0, "whole template orbits");
            *weights.entry(points).or_default() += templates / length;
        }
        let mut pieces: Vec<Piece> =
            weights.into_iter().map(|(points, weight)| Piece { points, weight }).collect();
        pieces.sort_unstable_by_key(|piece| piece.points);
        Self { orbits, pieces }
    }
}

/// After how many steps a template comes back, if it meets none of its images before.
fn orbit_length(template: u128, element: &Permutation) -> Option<u64> {
    let image =
        |set: u128| cells_of(set).fold(0_u128, |image, cell| image | 1 << element.image(cell));
    let (mut at, mut length) = (image(template), 1);
    while at != template {
        if at & template != 0 {
            return None;
        }
        at = image(at);
        length += 1;
    }
    Some(length)
}
