//! Closures against runs.

use super::super::super::board::Board;
use super::super::super::candidate::Candidate;
use super::super::super::samples::PUZZLES;
use super::super::super::scale::Inside;
use super::super::multiple;
use super::super::nested::{new_runs, new_searches};
use super::super::pruning::Closures;
use super::super::run::words::Words;
use super::super::search::Search;
use super::super::selection::{All, Least};
use super::{boards, conclusion, conclusions, open_boards};
use ennea_base::ones;

/// Rules that may be applied inside, by the level of closures.
const INSIDE: [Inside; 4] = [Inside::Nothing, Inside::Patterns, Inside::Chains, Inside::Multiple];

/// Goal: a closure is what a run leaves, and where there is none the run has a clash; with groups of chains inside it may be
/// less.  Method: all assumptions on the boards of solutions, closures kept from one board to the next.
#[test]
fn closures_are_what_runs_leave() {
    let mut counts = [[0; 2]; 4];
    for puzzle in PUZZLES {
        let (mut closures, mut nested) = (Closures::default(), new_searches());
        let mut runs = new_runs();
        for board in open_boards(puzzle).into_iter().step_by(3) {
            closures.read(&board);
            let all = Words::of(&board);
            let candidates =
                (0..81).flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell]));
            for assumption in candidates.flat_map(|one| [one.is_so(), one.is_not()]) {
                for (level, inside) in INSIDE.into_iter().enumerate() {
                    let search = Search::Dynamic(inside);
                    runs.prepare(&board, search);
                    let place = runs.run(assumption, u32::MAX);
                    let run = runs.at(place);
                    assert!(Closures::level(inside).is_none_or(|own| own == level));
                    let Some(left) = closures.left(level, assumption, &mut *nested) else {
                        assert!(run.clash.is_some() || inside == Inside::Multiple);
                        counts[level][0] += 1;
                        continue;
                    };
                    assert!(run.clash.is_none(), "{puzzle}: {assumption:?} {inside:?}");
                    let gone: Vec<Candidate> = all.without(left).collect();
                    assert!(run.falses().iter().all(|candidate| gone.contains(candidate)));
                    assert!(gone.len() == run.falses().len() || inside == Inside::Multiple);
                    counts[level][1] += 1;
                }
            }
        }
    }
    assert!(counts.as_flattened().iter().all(|&count| count > 100), "{counts:?}");
}

/// Goal: with the runs alone that closures ask for, the least conclusion is the first of all.
#[test]
fn closures_hide_no_conclusion() {
    let mut counts = [[0; 2]; 3];
    for puzzle in PUZZLES {
        let (mut runs, mut others) = (new_runs(), new_runs());
        for board in open_boards(puzzle).into_iter().step_by(2) {
            for (inside, counts) in INSIDE[1..].iter().zip(&mut counts) {
                let search = Search::Dynamic(*inside);
                let (mut least, mut all) = (Least::default(), All::default());
                multiple::search(&board, search, &mut runs, &mut least, &()).expect("not stopped");
                multiple::search(&board, search, &mut others, &mut all, &()).expect("not stopped");
                let hint = least.hint.as_ref().map(conclusion);
                counts[usize::from(hint.is_some())] += 1;
                assert_eq!(hint.as_ref(), conclusions(all).first(), "{puzzle}: {search:?}");
            }
        }
    }
    assert!(counts.iter().all(|counts| counts[1] > 10), "{counts:?}");
}

/// Goal: the candidates of words are those of the board.
#[test]
fn words_are_the_board() {
    for board in boards(PUZZLES[2]) {
        let words = Words::of(&board);
        let mut other = Board::new(&[0; 81]);
        words.write(&mut other);
        assert_eq!((other.candidates, other.places), (board.candidates, board.places));
        let none = Words::default();
        let all: Vec<Candidate> = words.without(&none).collect();
        let count: usize = board.candidates.iter().map(|&word| ones(word).count()).sum();
        assert_eq!(all.len(), count);
        assert!(none.is_within(&words) && !words.is_within(&none));
    }
}
