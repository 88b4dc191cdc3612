//! Naked and hidden sets of two to four cells, boxes first, then rows, then columns.
//!
//! A naked pair or triple of a box that lies in a line too is *locked* if it removes something from
//! the box and something from the rest of the line; locked sets are looked for by themselves, and
//! before all others.  A naked set removes its digits from every house that holds all of it.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{BOXES, HOUSE, HOUSES_OF, IN_HOUSE};
use ennea_base::ones;

/// The first locked pair or triple.
pub(super) fn locked(board: &Board, size: usize) -> Option<Found> {
    (BOXES..27).find_map(|house| naked_in(board, house, size, true))
}

/// The first naked set that is not locked.
pub(super) fn naked(board: &Board, size: usize) -> Option<Found> {
    (BOXES..27).chain(0..BOXES).find_map(|house| naked_in(board, house, size, false))
}

/// The first hidden set.
pub(super) fn hidden(board: &Board, size: usize) -> Option<Found> {
    (BOXES..27).chain(0..BOXES).find_map(|house| hidden_in(board, house, size))
}

fn naked_in(board: &Board, house: usize, size: usize, is_locked: bool) -> Option<Found> {
    let small = |cell: &usize| (1..=size as u32).contains(&board.count(*cell));
    let cells: Vec<usize> = IN_HOUSE[house].into_iter().filter(small).collect();
    let masks: Vec<u16> = cells.iter().map(|&cell| board.candidates(cell)).collect();
    unions(&masks, size, &mut |chosen, digits| {
        let set: Vec<usize> = chosen.iter().map(|&k| cells[k]).collect();
        let (removed, locked) = naked_removes(board, &set, digits);
        if locked == is_locked { removed.found() } else { None }
    })
}

/// Candidates that a naked set removes, and whether it is locked.
fn naked_removes(board: &Board, set: &[usize], digits: u16) -> (Removed, bool) {
    let mut removed = Removed::default();
    let holds_all = |house: usize| set.iter().all(|&cell| HOUSE[house].contains(cell));
    let [_, _, the_box] = HOUSES_OF[set[0]];
    let mut houses = 0;
    for house in HOUSES_OF[set[0]].into_iter().filter(|&house| holds_all(house)) {
        let mut is_new = false;
        for cell in IN_HOUSE[house] {
            if !set.contains(&cell) && board.candidates(cell) & digits != 0 {
                removed.add_digits(cell, board.candidates(cell) & digits);
                is_new |= house == the_box || !HOUSE[the_box].contains(cell);
            }
        }
        houses += u32::from(is_new);
    }
    (removed, set.len() < 4 && houses > 1 && holds_all(the_box))
}

fn hidden_in(board: &Board, house: usize, size: usize) -> Option<Found> {
    let cells = IN_HOUSE[house];
    if cells.iter().filter(|&&cell| board.candidates(cell) != 0).count() <= size {
        return None;
    }
    let digits: Vec<usize> =
        (0..9).filter(|&digit| (1..=size).contains(&board.places_in(house, digit))).collect();
    let at =
        |digit: usize| (0..9).fold(0, |mask, k| mask | u16::from(board.has(cells[k], digit)) << k);
    let masks: Vec<u16> = digits.iter().map(|&digit| at(digit)).collect();
    unions(&masks, size, &mut |chosen, places| {
        let kept = chosen.iter().fold(0, |kept: u16, &k| kept | 1 << digits[k]);
        let mut removed = Removed::default();
        for place in ones(places) {
            removed.add_digits(cells[place], board.candidates(cells[place]) & !kept);
        }
        removed.found()
    })
}

/// The first choice of `size` masks, in order, whose union has `size` bits and of which `rule`
/// makes something.
fn unions(
    masks: &[u16],
    size: usize,
    rule: &mut impl FnMut(&[usize], u16) -> Option<Found>,
) -> Option<Found> {
    fn extend(
        masks: &[u16],
        size: usize,
        chosen: &mut Vec<usize>,
        union: u16,
        rule: &mut impl FnMut(&[usize], u16) -> Option<Found>,
    ) -> Option<Found> {
        if chosen.len() == size {
            return if union.count_ones() as usize == size { rule(chosen, union) } else { None };
        }
        for k in chosen.last().map_or(0, |last| last + 1)..masks.len() {
            let wider = union | masks[k];
            if wider.count_ones() as usize <= size {
                chosen.push(k);
                let found = extend(masks, size, chosen, wider, rule);
                chosen.pop();
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
    extend(masks, size, &mut Vec::new(), 0, rule)
}
