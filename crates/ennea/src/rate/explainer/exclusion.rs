//! Aligned exclusion: what cells of two or three candidates leave to two or three cells that they see.
//!
//! A combination of candidates of the base cells is excluded if it uses a digit twice in a house, or
//! if it takes all candidates of a common peer.  A candidate that is in no combination left can go.
//! Base cells have a peer with at most as many candidates as there are base cells, and none with a
//! single one; at least two such peers must be common to all base cells.  Pairs are visited by their
//! second cell, then their first; the third cell is one of the small peers of the first or second.

use super::board::{Board, Candidate, PEERS, SEES, bits, candidate, cells_in};
use super::step::Found;

/// Cells that may be a base, with their small peers.
struct Bases {
    cells: Vec<u8>,
    /// The small peers, as sets, by cell; empty where the cell is no base.
    small: [u128; 81],
    all: u128,
}

fn bases(board: &Board, size: u32) -> Bases {
    let (mut single, mut few) = (0_u128, 0_u128);
    for (cell, candidates) in board.candidates.iter().enumerate() {
        let count = candidates.count_ones();
        single |= u128::from(count == 1) << cell;
        few |= u128::from(count >= 2 && count <= size) << cell;
    }
    let mut bases = Bases { cells: Vec::new(), small: [0; 81], all: 0 };
    for cell in 0..81 {
        let small = SEES[cell] & few;
        let is_base = board.candidates[cell].count_ones() >= 2
            && SEES[cell] & single == 0
            && small != 0;
        if is_base {
            bases.cells.push(cell as u8);
            bases.small[cell] = small;
            bases.all |= 1 << cell;
        }
    }
    bases
}

/// The pairs in which the last cell is highest first.
fn pairs(cells: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    cells.iter().enumerate().flat_map(move |(k, &two)| {
        cells[..k].iter().map(move |&one| (usize::from(one), usize::from(two)))
    })
}

/// The first pair.
pub(super) fn pair(board: &Board) -> Option<Found> {
    let bases = bases(board, 2);
    pairs(&bases.cells).find_map(|(one, two)| {
        let common = bases.small[one] & bases.small[two];
        (common.count_ones() >= 2).then(|| exclude(board, &[one, two], common))?
    })
}

/// The first triplet.
pub(super) fn triplet(board: &Board) -> Option<Found> {
    let bases = bases(board, 3);
    if bases.cells.len() < 3 {
        return None;
    }
    for (one, two) in pairs(&bases.cells) {
        let both = bases.small[one] & bases.small[two];
        if both.count_ones() < 2 {
            continue;
        }
        let mut near = (bases.small[one] | bases.small[two]) & bases.all & !(1 << one | 1 << two);
        for peer in PEERS[one].into_iter().chain(PEERS[two]) {
            if near >> peer & 1 == 0 {
                continue;
            }
            near &= !(1 << peer);
            let three = usize::from(peer);
            let common = both & bases.small[three];
            if common.count_ones() >= 2
                && let Some(found) = exclude(board, &[one, two, three], common)
            {
                return Some(found);
            }
        }
    }
    None
}

/// What the common peers exclude.
fn exclude(board: &Board, base: &[usize], common: u128) -> Option<Found> {
    let takers: Vec<u16> = cells_in(common).map(|cell| board.candidates[cell]).collect();
    let mut removed: Vec<Candidate> = Vec::new();
    for (k, &cell) in base.iter().enumerate() {
        // The cell itself first, so that a candidate is tried with all of the others.
        let mut order = [cell, base[(k + 1) % base.len()], base[(k + 2) % base.len()]];
        let order = &mut order[..base.len()];
        for digit in bits(board.candidates[cell]) {
            if !is_possible(board, order, &takers, digit) {
                removed.push(candidate(cell, digit));
            }
        }
    }
    if removed.is_empty() {
        return None;
    }
    let own = |cell: usize| bits(board.candidates[cell]).map(move |d| candidate(cell, d));
    let pattern = base.iter().copied().flat_map(own).collect();
    Some(Found { pattern, removed, ..Found::default() })
}

/// Whether a digit in the first cell leaves some combination.
fn is_possible(board: &Board, cells: &[usize], takers: &[u16], digit: usize) -> bool {
    let sees = |a: usize, b: usize| SEES[a] >> b & 1 == 1;
    let is_free = |used: u16| takers.iter().all(|taker| taker & !used != 0);
    let first = 1_u16 << digit;
    bits(board.candidates[cells[1]]).any(|second| {
        if second == digit && sees(cells[0], cells[1]) {
            return false;
        }
        let used = first | 1 << second;
        let Some(&last) = cells.get(2) else { return is_free(used) };
        bits(board.candidates[last]).any(|third| {
            let clashes = third == digit && sees(cells[0], last)
                || third == second && sees(cells[1], last);
            !clashes && is_free(used | 1 << third)
        })
    })
}
