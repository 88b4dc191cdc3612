//! Death blossom: a cell, and for each of its candidates an almost locked set that then has the
//! digit.
//!
//! If the stem has d, a petal all of whose d see the stem lacks d, and has its other digits, z
//! among them.  So whichever digit the stem holds z is in one of the petals (or in the stem), and
//! what sees all places of z in all of them is struck out.  Stems of three or four candidates,
//! petals of up to four cells (two where N is above 9), the smallest petals that do.

use super::almost_locked::{Set, sets};
use super::emit::{Finder, Flow, GO_ON};
use crate::cell_set::CellSet;
use crate::step::{Candidate, Fact, Figure};
use ennea_base::{Cell, Digit};

/// For each stem, digit and candidate that goes, the first petals.
pub(crate) fn visit(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    let sets = sets(board, if board.shape().side() > 9 { 2 } else { 4 });
    let layout = &board.layout;
    for stem in board.shape().all_cells() {
        if !(3..=4).contains(&board.candidates(stem).len()) {
            continue;
        }
        let near = &layout.peers[stem.index()];
        let petals: Vec<(Digit, Vec<&Set>)> = board
            .candidates(stem)
            .iter()
            .map(|digit| {
                let is_petal = |set: &&Set| {
                    set.digits.contains(digit)
                        && !set.cells.contains(stem)
                        && set.places(digit).is_subset(near)
                };
                (digit, sets.iter().filter(is_petal).collect())
            })
            .collect();
        for digit in board.all_digits() {
            of_digit(find, stem, &petals, digit)?;
        }
    }
    GO_ON
}

fn of_digit(
    find: &mut Finder<'_>,
    stem: Cell,
    petals: &[(Digit, Vec<&Set>)],
    digit: Digit,
) -> Flow {
    let board = find.board;
    let near = board.layout.peers[stem.index()];
    let mut reached = *board.places(digit);
    reached.remove(stem);
    for (entry, petals) in petals {
        let seen = petals.iter().filter(|petal| petal.digits.contains(digit));
        let seen = seen.fold(CellSet::EMPTY, |seen, petal| seen.or(petal.seen(digit)));
        reached = reached.and(if *entry == digit { &near } else { &seen });
    }
    for target in reached.iter() {
        let mut chosen: Vec<(Digit, &Set)> = Vec::new();
        for (entry, petals) in petals.iter().filter(|(entry, _)| *entry != digit) {
            let mut fitting = petals
                .iter()
                .filter(|petal| petal.digits.contains(digit) && petal.seen(digit).contains(target));
            chosen.push((*entry, fitting.next().expect("the target is reached")));
        }
        let facts: Vec<Fact> = [Fact::Cell(stem)]
            .into_iter()
            .chain(chosen.iter().flat_map(|(_, petal)| petal.facts()))
            .collect();
        let petals = chosen.iter().map(|(entry, petal)| (*entry, petal.figure())).collect();
        let figure = Figure::Blossom { stem, petals, digit };
        let gone = vec![Candidate { cell: target, digit }];
        find.eliminate(gone, figure, facts)?;
    }
    GO_ON
}
