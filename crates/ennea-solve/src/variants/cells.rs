//! Solves cell by cell: any rules, any side.
//!
//! Where [singles](crate::singles) end, the cell with the fewest digits tries each in turn.
//!
//! No exact cover: [`exact_cover`](crate::exact_cover) has options of four items each, whose places are computed, so that
//! a digit is entered with four masked words.  Pairs that only may not both hold (chess moves, digits that are
//! consecutive) are no items that must be covered; both in one engine would cost the plain search this form, and
//! `boards` an oracle that shares nothing with it.
//!
//! Cost: some 160 us for a minimal X puzzle.  Oracle: [`naive`](crate::naive).

use super::Search;
use crate::singles::Singles;
use ennea_base::progress::Stopped;
use ennea_base::{Digit, Puzzle, ones};

/// Finds the solutions of a puzzle, up to the limit.
pub(super) fn search(
    singles: &Singles,
    puzzle: &Puzzle,
    search: &mut Search<'_>,
) -> Result<(), Stopped> {
    let Some(mut sets) = singles.start(puzzle) else { return Ok(()) };
    // Candidates may be the only ones of their cells from the start.
    for cell in 0..sets.len() {
        let set = sets[cell];
        if set.is_power_of_two() && singles.place(&mut sets, cell, set).is_none() {
            return Ok(());
        }
    }
    complete(singles, sets, search)
}

/// Finds the solutions of a board, up to the limit.
fn complete(singles: &Singles, mut sets: Vec<u64>, search: &mut Search<'_>) -> Result<(), Stopped> {
    if singles.follow(&mut sets).is_none() {
        return Ok(());
    }
    let open = sets.iter().enumerate().filter(|(_, set)| !set.is_power_of_two());
    let Some((cell, &set)) = open.min_by_key(|(_, set)| set.count_ones()) else {
        let digit = |set: &u64| Digit::from_index(set.trailing_zeros() as usize);
        search.take(&sets.iter().map(digit).collect::<Vec<Digit>>());
        return Ok(());
    };
    search.ask()?;
    for digit in ones(set) {
        if search.is_over() {
            break;
        }
        let mut next = sets.clone();
        if singles.place(&mut next, cell, 1 << digit).is_some() {
            complete(singles, next, search)?;
        }
    }
    Ok(())
}
