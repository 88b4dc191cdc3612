//! BUG+1: if one candidate were gone, every open cell would have two candidates, and every digit
//! two places in each house that it is missing from.  That would be deadly, so this candidate is
//! true.

use super::emit::{Finder, Flow, GO_ON};
use crate::step::{Candidate, DeadlyPattern, Fact, Figure};
use ennea_base::{Cell, DigitSet};

/// The one candidate too many, if there is just one.
pub(crate) fn visit(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let open = board.open();
    let mut more = open.iter().filter(|&cell| board.candidates(cell).len() != 2);
    let (Some(cell), None) = (more.next(), more.next()) else { return GO_ON };
    if board.candidates(cell).len() != 3 {
        return GO_ON;
    }
    for digit in board.candidates(cell).iter() {
        let rest = |other| {
            let one: DigitSet = std::iter::once(digit).filter(|_| other == cell).collect();
            (other, board.candidates(other).difference(one))
        };
        let pattern = DeadlyPattern { cells: open.iter().map(rest).collect() };
        let is_even = (0..board.layout.houses.len()).all(|house| {
            board.all_digits().all(|other| {
                let places = board.places_in(other, house);
                let one = usize::from(other == digit && places.contains(cell));
                matches!(places.len() - one, 0 | 2)
            })
        });
        // Under rules with pairs: cells apart have the same two digits or none in common, or are clues.
        let digits = |cell| pattern.cells.iter().find(|(it, _)| *it == cell).map(|(_, set)| *set);
        let is_apart = |&(cell, own): &(Cell, DigitSet)| {
            board.layout.apart(cell).iter().all(|other| match digits(other) {
                Some(set) => set == own || set.intersection(own).is_empty(),
                None => board.clues().clue(other).is_some(),
            })
        };
        if is_even && pattern.cells.iter().all(is_apart) {
            let candidate = Candidate { cell, digit };
            let facts = vec![Fact::Unique(pattern.clone())];
            let (others, houses) = (Vec::new(), Vec::new());
            let figure = Figure::Deadly { pattern, extra: vec![candidate], others, houses };
            find.place(candidate, figure, facts)?;
        }
    }
    GO_ON
}
