//! A test whether the rest of a puzzle is no harder than the part that came before.
//!
//! Candidates only go.  A step is *lasting* if on any later board what it removes is gone, or can be removed by a
//! step that is no more difficult.  If a board can be solved by lasting steps up to some difficulty, then every
//! later board has such a step: the first of these that still has anything to do.  Sudoku Explainer takes it or one of
//! a search that comes before, and where none of those can be more difficult either ([`LastingSteps`]), all its
//! steps are up to that difficulty, whatever they remove.  So it need not be followed any further.
//!
//! | step | why it is lasting |
//! |---|---|
//! | singles, locked candidates, sets, fish, wings | smaller ones are left, and singles |
//! | forcing chains | where a statement is missing, singles do what came after it, or before |
//! | cell forcing chains | where two candidates are left they are a chain, of as many statements |
//! | contradictions by one digit, and by all with patterns inside | the run from an assumption goes at least as far |
//!
//! The length of a chain does not grow, as it is the shortest one.  That of a contradiction might; so such steps
//! count with the greatest length that there can be, two statements for each candidate.
//!
//! Source: ours; the essay `docs/essays/rating.md` has the proof.  Cost: a search for chains for each time that any removes
//! something.  Oracle: the steps to the end, in tests.
//!
//! Not lasting, and left out, are unique loops, graves, and houses of forcing chains, which are not
//! visited where their first place is in a cell of two.

use super::apply;
use super::board::Board;
use super::candidate::Candidate;
use super::chains::LastingSteps;
use super::patterns::simple;
use super::scale::Technique;
use super::scope::Known;

/// Does all that singles and simple techniques do, in any order.
pub(super) fn settle(board: &mut Board, known: &mut Known) {
    loop {
        board.fill_singles();
        let Some(next) = simple(board, &known.scope(board)) else { break };
        apply(board, &next.found);
    }
    known.note(board);
}

/// Tests whether it is worth asking, after a step of this technique, if the rest is within a
/// difficulty, in tenths.
///
/// This decides when that is asked, not what the answer is: such steps are those that may do the rest.  Those that count only
/// where none can be too long do so from about 10.0 on.
pub(super) fn is_worth_asking(technique: Technique, most: u8) -> bool {
    use Technique as T;
    match technique {
        T::XCycle | T::YCycle | T::XYCycle => true,
        T::ForcingXChain | T::ForcingChain | T::CellForcingChains => true,
        T::NishioForcingChain | T::RegionForcingChains => most >= 100,
        T::DynamicContradiction | T::DynamicDouble => most >= 100,
        T::DynamicCell | T::DynamicRegion => most >= 100,
        _ => false,
    }
}

/// Tests whether lasting steps up to a difficulty, in tenths, solve a board.
pub(super) fn is_within(board: &Board, most: u8, known: &Known, steps: &mut LastingSteps) -> bool {
    let (mut board, mut known) = (board.clone(), known.clone());
    loop {
        settle(&mut board, &mut known);
        if board.is_solved() {
            return true;
        }
        let removed = steps.removed(&board, most);
        if removed.is_empty() {
            return false;
        }
        for (cell, digit) in removed.into_iter().map(Candidate::parts) {
            board.remove(cell, digit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Rater;
    use super::super::samples::PUZZLES;
    use super::*;
    use ennea_base::ones;
    use ennea_base::random::SplitMix64;

    /// Goal: where steps that last solve a board up to some difficulty, no step of Sudoku Explainer is more
    /// difficult from there on; nor is its next one where more has gone.  Method: on each board of a solution, the steps
    /// to its end; and random candidates taken away that the solution does not need.
    #[test]
    fn what_lasts_bounds_all_later_steps() {
        let (mut lasting, mut random) = (LastingSteps::default(), SplitMix64::new(1));
        let mut counts = [0; 2];
        for puzzle in PUZZLES {
            let mut rater = Rater::new();
            let parsed = puzzle.parse().expect("a puzzle");
            let mut board = rater.check(&parsed, &()).expect("proper");
            let mut boards = Vec::new();
            while !board.is_solved() {
                let next = rater.next(&board, &()).expect("not stopped").expect("a step");
                boards.push((board.clone(), next.difficulty));
                apply(&mut board, &next.found);
            }
            let solution = board.values;
            let mut hardest = 0;
            for (board, difficulty) in boards.into_iter().rev() {
                hardest = hardest.max(difficulty);
                for most in [66, 67, 70, 72, 76, 80, 83, 86, 90, 100, 105, 110] {
                    let is_within = is_within(&board, most, &Known::NOTHING, &mut lasting);
                    counts[usize::from(is_within)] += 1;
                    if !is_within {
                        continue;
                    }
                    assert!(
                        hardest <= most,
                        "{puzzle}: a step of {hardest}, expected {most} at most"
                    );
                    let mut later = board.clone();
                    for cell in 0..81 {
                        for digit in ones(board.candidates[cell]) {
                            if usize::from(solution[cell]) != digit + 1 && random.below(4) == 0 {
                                later.remove(cell, digit);
                            }
                        }
                    }
                    let next =
                        Rater::new().next(&later, &()).expect("not stopped").expect("a step");
                    assert!(next.difficulty <= most, "{puzzle}: {} after {most}", next.difficulty);
                }
            }
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
    }
}
