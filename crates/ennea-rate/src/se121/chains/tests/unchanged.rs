//! Consequences of candidates that are kept where nothing has changed, against links read anew.

use super::super::super::board::Board;
use super::super::super::candidate::Candidate;
use super::super::links::{Kinds, Links, Set, pairs_and_groups};
use super::{PUZZLES, left_by_run, open_boards};

/// The candidates of a set that are on a board.
fn on_board(links: &Links, set: &Set, board: &Board) -> Vec<Candidate> {
    let mut all = links.candidates(set);
    all.retain(|one| board.has(one.cell(), one.digit()));
    all
}

/// Goal: what candidates lead to on a board that a run has left is the same, whether it is kept where nothing has changed
/// or found by links read anew.  Method: all candidates of boards left by some runs.
#[test]
fn what_is_kept_is_what_new_links_show() {
    let mut counts = [0; 2];
    for puzzle in PUZZLES {
        for source in open_boards(puzzle).into_iter().step_by(4) {
            let (mut links, mut anew) = (Links::default(), Links::default());
            assert!(links.read(&source));
            let pairs = pairs_and_groups(&source, &links).0;
            links.by(Kinds::Both).keep();
            let all = (0..81).flat_map(|cell| Candidate::in_cell(cell, source.candidates[cell]));
            let boards: Vec<_> = all
                .step_by(11)
                .filter_map(|candidate| left_by_run(&source, candidate.is_so()))
                .collect();
            for (board, run) in boards {
                assert!(anew.read(&board));
                let all_new = pairs_and_groups(&board, &anew).0;
                let new = all_new.into_iter().map(|mut pair| {
                    pair.both = pair.both.map(|place| links.at(anew.candidate(place)));
                    pair
                });
                let new: Vec<_> =
                    new.filter(|pair| !pairs.iter().any(|old| old.both == pair.both)).collect();
                links.remove(run.falses());
                links.set_pairs(Kinds::Both, &pairs, &new);
                links.go_on(&pairs, &new);
                for place in 0..anew.count {
                    let candidate = anew.candidate(place as u8);
                    let (trues, falses) = anew.by(Kinds::Both).outcome(place as u8);
                    let own = links.at(candidate);
                    let is_kept = links.by(Kinds::Both).is_closed(own);
                    let (kept_trues, kept_falses) = links.by(Kinds::Both).outcome(own);
                    assert_eq!(anew.candidates(&trues), links.candidates(&kept_trues), "{puzzle}");
                    let kept_falses = on_board(&links, &kept_falses, &board);
                    assert_eq!(anew.candidates(&falses), kept_falses, "{puzzle}");
                    counts[usize::from(is_kept)] += 1;
                }
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 1000), "{counts:?}");
}
