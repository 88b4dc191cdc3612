//! Wings: three cells of three digits, or two equal cells with a strong link between them.
//!
//! - *XY-Wing*: a pivot ab that sees pincers ac and bc; *XYZ-Wing*: a pivot abc.  The digit c goes
//!   from what sees both pincers, and the pivot too if that has c.
//! - *W-Wing*: two cells ab, and a house with two places for b, of which each sees one of them: a
//!   goes from what sees both.  The first digit is tried as a, then the second one.
//!
//! Cells in order; in an XY-Wing of cells i < j < k the first one is tried as pivot, then j, then
//! k.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{HOUSE, PEERS, see};
use ennea_base::ones;

/// The first XY-Wing.
pub(super) fn xy(board: &Board) -> Option<Found> {
    let cells: Vec<usize> = board.bivalue().collect();
    cells.iter().enumerate().find_map(|(at, &first)| {
        triples(board, first, &cells[at + 1..], |j, k| {
            [[first, j, k], [j, first, k], [k, j, first]]
                .into_iter()
                .find_map(|[pivot, a, b]| wing(board, pivot, a, b))
        })
    })
}

/// The first XYZ-Wing.
pub(super) fn xyz(board: &Board) -> Option<Found> {
    let cells: Vec<usize> = board.bivalue().collect();
    let mut pivots = (0..81).filter(|&cell| board.count(cell) == 3);
    pivots.find_map(|pivot| triples(board, pivot, &cells, |j, k| wing(board, pivot, j, k)))
}

/// Applies a rule to pairs of cells that are different from each other and from the first cell, and
/// have three digits with it, and gives its first find.
fn triples(
    board: &Board,
    first: usize,
    cells: &[usize],
    rule: impl Fn(usize, usize) -> Option<Found>,
) -> Option<Found> {
    let mask = |cell: usize| board.candidates(cell);
    for (at, &j) in cells.iter().enumerate() {
        if (mask(first) | mask(j)).count_ones() != 3 {
            continue;
        }
        for &k in &cells[at + 1..] {
            let is_three = (mask(first) | mask(j) | mask(k)).count_ones() == 3;
            let differ = mask(first) != mask(j) && mask(j) != mask(k) && mask(k) != mask(first);
            if is_three && differ {
                let found = rule(j, k);
                if found.is_some() {
                    return found;
                }
            }
        }
    }
    None
}

/// Candidates that a wing with this pivot and these pincers removes; `None` if there are none.
fn wing(board: &Board, pivot: usize, a: usize, b: usize) -> Option<Found> {
    let common = board.candidates(a) & board.candidates(b);
    if !see(pivot, a) || !see(pivot, b) || !common.is_power_of_two() {
        return None;
    }
    let digit = common.trailing_zeros() as usize;
    let mut seen = board.places(digit).and(&PEERS[a]).and(&PEERS[b]);
    if board.count(pivot) == 3 {
        seen = seen.and(&PEERS[pivot]);
    }
    Removed::of(seen, digit).found()
}

/// The first W-Wing.
pub(super) fn w(board: &Board) -> Option<Found> {
    board.bivalue().find_map(|i| {
        let mask = board.candidates(i);
        (i + 1..81).filter(|&j| board.candidates(j) == mask).find_map(|j| {
            ones(mask).find_map(|digit| {
                let other = (mask & !(1 << digit)).trailing_zeros() as usize;
                let seen = board.places(digit).and(&PEERS[i]).and(&PEERS[j]);
                let is_wing =
                    !seen.is_empty() && (0..27).any(|house| links(board, house, other, i, j));
                if is_wing { Removed::of(seen, digit).found() } else { None }
            })
        })
    })
}

/// Tests whether a house has two places for a digit besides two cells, one in sight of each.
fn links(board: &Board, house: usize, digit: usize, i: usize, j: usize) -> bool {
    if board.places_in(house, digit) != 2 {
        return false;
    }
    let mut ends = board.places(digit).and(&HOUSE[house]);
    ends.remove(i);
    ends.remove(j);
    let at_first = ends.and(&PEERS[i]);
    !at_first.is_empty() && ends.without(&at_first).meets(&PEERS[j])
}
