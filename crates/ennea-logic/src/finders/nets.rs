//! Nets: what a candidate leads to ends in a contradiction, by singles alone or by cases.
//!
//! **Why nobody has to give up.**  Let a board be that of a proper puzzle, with all its solution's
//! digits still among the candidates, and not solved.  Then no open cell is without candidates, and
//! either some cell has one (a single), or some cell has two of which one is wrong.  Assume a wrong
//! candidate.  Singles lead to a contradiction, or they end; then some open fact has several
//! candidates left, and each of them is assumed in turn.  Every case fills at least one cell more,
//! so cases are nested at most N^2 deep, and as the assumption is wrong none of them ends in a
//! filled grid: each ends in a fact without candidates.  So the search for a nested net, of twice
//! the size again and again and in the end of any size, ends with a candidate to strike out.  There
//! are finitely many candidates, so solving ends.
//!
//! Of the nets within the first size that suffices the one with the fewest lines is taken.

use super::emit::{Finder, Flow, GO_ON};
use super::propagation::Propagation;
use crate::board::Board;
use crate::step::{Argument, Candidate, End, Figure, Proof};

/// Candidates that singles refute, the shortest refutation first.
pub(crate) fn contradictions(find: &mut Finder<'_>) -> Flow {
    let mut found = refutations(find.board, 0);
    found.sort_by_key(|(_, argument)| size(argument));
    for (candidate, argument) in found {
        step(find, candidate, argument)?;
    }
    GO_ON
}

/// Candidates that cases refute, with as few cases as can be: the shortest refutation.
pub(crate) fn nested(find: &mut Finder<'_>) -> Flow {
    let board = find.board;
    if board.is_solved() {
        return GO_ON;
    }
    for cases in (1..20).map(|power| 1 << power).chain([usize::MAX]) {
        let found = refutations(board, cases);
        let shortest = found.into_iter().min_by_key(|(_, argument)| size(argument));
        if let Some((candidate, argument)) = shortest {
            return step(find, candidate, argument);
        }
    }
    GO_ON
}

/// The candidates that are refuted with this many cases, and how.
fn refutations(board: &Board, cases: usize) -> Vec<(Candidate, Argument)> {
    let base = Propagation::new(board);
    let candidates = board.shape().all_cells().flat_map(|cell| board.of_cell(cell));
    candidates
        .filter_map(|candidate| {
            let mut propagation = base.clone();
            propagation.assume(candidate);
            let mut left = cases;
            let argument = refute(propagation, 0, &mut left, &mut Vec::new())?;
            Some((candidate, argument))
        })
        .collect()
}

/// Refutes what has been assumed, if it can be done with the cases that are left.  `start` is the
/// number of the last assumption's line; earlier lines that are needed are marked as used.
fn refute(
    mut propagation: Propagation,
    start: usize,
    left: &mut usize,
    used: &mut Vec<bool>,
) -> Option<Argument> {
    if let Some(fact) = propagation.run() {
        let lines = propagation.trim(start, &[fact], used);
        return Some(Argument { lines, end: End::Fails(propagation.fact(fact)) });
    }
    let fact = propagation.tightest()?;
    let candidates = propagation.candidates(fact);
    *left = left.checked_sub(candidates.len())?;
    let mut cases = Vec::new();
    for candidate in candidates {
        let mut case = propagation.clone();
        case.assume(candidate);
        cases.push((candidate, refute(case, propagation.len(), left, used)?));
        used.truncate(propagation.len());
    }
    let lines = propagation.trim(start, &[fact], used);
    Some(Argument { lines, end: End::Cases(propagation.fact(fact), cases) })
}

/// Number of lines and cases of an argument.
fn size(argument: &Argument) -> usize {
    let below = match &argument.end {
        End::Fails(_) => 0,
        End::Cases(_, cases) => cases.iter().map(|(_, argument)| 1 + size(argument)).sum(),
    };
    argument.lines.len() + below
}

fn step(find: &mut Finder<'_>, candidate: Candidate, argument: Argument) -> Flow {
    find.step(Vec::new(), vec![candidate], Figure::Net, Proof::Lines(argument))
}
