//! XY-Wing and XYZ-Wing: a pivot that sees two cells of two candidates.
//!
//! The pivot is taken in reading order, its wings in the order of its peers (box, row, column).

use super::board::{Board, HOUSES, INSIDE, SEES, len};
use super::candidate::Candidate;
use super::found::Found;
use super::scope::{Scope, seeing};
use ennea_base::rules::cells_of;

/// The first wing whose pivot has this many candidates: two, or three.
pub(super) fn first(board: &Board, size: u32, scope: &Scope) -> Option<Found> {
    let pairs = board.pairs();
    let of = |cell: usize| board.candidates[cell];
    let pivots = cells_of(scope.cells | seeing(scope.cells));
    for pivot in pivots.filter(|&cell| len(of(cell)) == size) {
        let xy = of(pivot);
        let (mut wings, mut count) = ([0; 20], 0);
        let mut open = pairs & SEES[pivot];
        for house in HOUSES[pivot] {
            let here = open & INSIDE[usize::from(house)];
            open &= !here;
            for cell in cells_of(here).filter(|&cell| len(xy & !of(cell)) == 1) {
                wings[count] = cell;
                count += 1;
            }
        }
        let wings = &wings[..count];
        for &one in wings {
            for &two in wings {
                let is_whole =
                    len(xy | of(one) | of(two)) == 3 && len(xy & of(one) & of(two)) == size - 2;
                if !is_whole {
                    continue;
                }
                let digit = (of(one) & of(two)).trailing_zeros() as usize;
                let mut seen = SEES[one] & SEES[two] & !(1 << pivot);
                if size == 3 {
                    seen &= SEES[pivot];
                }
                let removed: Vec<Candidate> = cells_of(seen)
                    .filter(|&cell| board.has(cell, digit))
                    .map(|cell| Candidate::new(cell, digit))
                    .collect();
                if !removed.is_empty() {
                    let own = |cell| Candidate::in_cell(cell, of(cell));
                    let pattern = [pivot, one, two].into_iter().flat_map(own).collect();
                    return Some(Found { pattern, removed, ..Found::default() });
                }
            }
        }
    }
    None
}
