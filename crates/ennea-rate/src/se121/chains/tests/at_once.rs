//! Consequences of all assumptions, found at once, against runs and plain searches.

use super::super::super::board::Board;
use super::super::super::candidate::{Candidate, Literal};
use super::super::super::samples::PUZZLES;
use super::super::super::scale::Inside;
use super::super::links::FEW;
use super::super::multiple;
use super::super::nested::new_runs;
use super::super::pruning::AtOnce;
use super::super::search::Search;
use super::super::selection::All;
use super::plain::plain_multiple;
use super::{conclusions, distinct, first_ones, left_by_run, open_boards};

const DYNAMIC: Search = Search::Dynamic(Inside::Nothing);

fn assumptions(board: &Board) -> Vec<Literal> {
    let all = (0..81).flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell]));
    all.flat_map(|one| [one.is_so(), one.is_not()]).collect()
}

/// The boards left by the runs from some assumptions, one in `step`.
fn left_by_runs(source: &Board, step: usize) -> Vec<Board> {
    let some = assumptions(source).into_iter().step_by(step);
    some.filter_map(|assumption| Some(left_by_run(source, assumption)?.0)).collect()
}

/// Goal: all that a run finds follows from its assumption, and mostly nothing else, on boards one after another and on those
/// that runs have left; where the run has a clash, that is known.  Method: all assumptions.
#[test]
fn what_follows_is_what_runs_find() {
    let (mut counts, mut spurious, mut further) = ([0; 2], 0, 0);
    for puzzle in PUZZLES {
        let mut at_once = AtOnce::default();
        for source in open_boards(puzzle).into_iter().step_by(4) {
            at_once.start_from(&source);
            let boards = [source.clone()].into_iter().chain(left_by_runs(&source, 61));
            for board in boards.filter(|board| assumptions(board).len() <= 2 * FEW) {
                assert!(at_once.read(&board));
                for assumption in assumptions(&board) {
                    let run = left_by_run(&board, assumption);
                    counts[usize::from(run.is_some())] += 1;
                    let Some((_, run)) = run else {
                        assert!(at_once.may_clash(assumption), "{puzzle}: {assumption:?}");
                        continue;
                    };
                    if at_once.may_clash(assumption) {
                        spurious += 1;
                        continue;
                    }
                    let all = at_once.common(&[assumption]);
                    let found = at_once.among(&all, run.falses());
                    assert_eq!(found.len() as usize, run.falses().len(), "{puzzle}");
                    further += usize::from(found != all);
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 1000), "{counts:?}");
    // Where the source has a single, it goes further.
    assert!(spurious < counts[0] / 20, "{spurious} of {counts:?}");
    assert!(further < counts[1] / 20, "{further} of {counts:?}");
}

/// Goal: where a board shows nothing, conclusions on the boards that runs have left that are the first to remove something
/// are those of the plain search.
#[test]
fn first_conclusions_are_those_of_the_plain_search() {
    let (mut counts, mut runs) = ([0; 2], new_runs());
    for puzzle in PUZZLES {
        for source in open_boards(puzzle).into_iter().step_by(3) {
            let is_barren = plain_multiple(&source, DYNAMIC).is_empty();
            assert!(is_barren || !runs.start_from(&source), "{puzzle}");
            if !is_barren || !runs.start_from(&source) {
                continue;
            }
            for board in left_by_runs(&source, 29) {
                let mut all = All::default();
                all.start(true);
                multiple::search(&board, DYNAMIC, &mut runs, &mut all, &()).expect("not stopped");
                let plain = first_ones(distinct(plain_multiple(&board, DYNAMIC)));
                assert_eq!(first_ones(conclusions(all)), plain, "{puzzle}");
                counts[usize::from(plain.is_empty())] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
