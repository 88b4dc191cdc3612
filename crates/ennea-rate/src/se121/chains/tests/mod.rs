//! The fast searches against plain ones, on the boards of real solutions.

mod ancestor_sets;
mod at_once;
mod closures;
mod plain;
mod unchanged;

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::super::scale::Inside;
use super::super::scope::Scope;
use super::conclusion::Hint;
use super::multiple;
use super::nested::new_runs;
use super::new_links::NewLinks;
use super::run::{Rules, Run, Spread};
use super::search::Search;
use super::selection::{All, Least};
use super::unary::{self, Unary};
use plain::{Conclusion, Number, has, plain_multiple, plain_unary};

/// The least, and of equal ones the first.
fn sorted(mut all: Vec<Conclusion>) -> Vec<Conclusion> {
    all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.cmp(&b.2)));
    all
}

/// The least for each set of removed candidates.
fn distinct(all: Vec<Conclusion>) -> Vec<Conclusion> {
    let mut distinct: Vec<Conclusion> = Vec::new();
    for conclusion in sorted(all) {
        if distinct.iter().all(|known| known.3 != conclusion.3) {
            distinct.push(conclusion);
        }
    }
    distinct
}

/// Conclusions that are the first to remove something.
fn first_ones(all: Vec<Conclusion>) -> Vec<Conclusion> {
    let mut gone = Vec::new();
    let mut is_first = |conclusion: &Conclusion| {
        let before = gone.len();
        for removed in &conclusion.3 {
            if !gone.contains(removed) {
                gone.push(*removed);
            }
        }
        gone.len() > before
    };
    all.into_iter().filter(|conclusion| is_first(conclusion)).collect()
}

fn conclusion(hint: &Hint) -> Conclusion {
    let removed = hint.removed.iter().map(|candidate| candidate.index() as Number).collect();
    (hint.rank.difficulty, hint.rank.complexity, hint.rank.kind, removed)
}

/// An assumption about a candidate, of every other one that it is true.
fn assumption(k: usize, number: Number) -> Literal {
    let candidate = Candidate::new(usize::from(number) / 9, usize::from(number) % 9);
    if k.is_multiple_of(2) { candidate.is_so() } else { candidate.is_not() }
}

/// Conclusions of a fast search.
fn conclusions(mut all: All) -> Vec<Conclusion> {
    all.take().iter().map(conclusion).collect()
}

/// The board that a dynamic run leaves, and the run, if it ends without a clash.
fn left_by_run(source: &Board, assumption: Literal) -> Option<(Board, Run)> {
    let (mut spread, mut run, mut board) = (Spread::default(), Run::default(), source.clone());
    spread.read(source);
    spread.start(&mut run, assumption);
    let is_fine = spread.propagate(&mut run, Rules { is_nishio: false, is_dynamic: true });
    spread.write(&mut board);
    is_fine.then_some((board, run))
}

/// The boards of a solution on which chains are looked for.
fn boards(clues: &str) -> Vec<Board> {
    let mut numbers = [0; 81];
    for (number, symbol) in numbers.iter_mut().zip(clues.bytes()) {
        *number = if symbol == b'.' { 0 } else { symbol - b'0' };
    }
    let mut board = Board::new(&numbers);
    let (mut rater, mut boards) = (super::super::Rater::new(), Vec::new());
    while !board.is_solved() {
        let simple = || super::super::patterns::simple(&board, &Scope::ALL);
        if super::super::patterns::direct(&board).or_else(simple).is_none() {
            boards.push(board.clone());
        }
        let next = rater.next(&board, &()).expect("not stopped").expect("a step");
        super::super::apply(&mut board, &next.found);
    }
    boards
}

/// The boards of a solution on which dynamic chains are looked for.
pub(super) fn open_boards(clues: &str) -> Vec<Board> {
    let is_open = |board: &Board| {
        plain_unary(board).is_empty() && plain_multiple(board, Search::Multiple).is_empty()
    };
    boards(clues).into_iter().filter(is_open).collect()
}

const PUZZLES: [&str; 3] = [
    ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.",
    "9.2..17....167........39.4.......9..6....8..4.....56.3.5...6.....6....318...4...7",
    "7....4..8.1......9..6.9.5....8.6...5.....23.....4..6....3.8..5.2....1......7.....",
];

/// Goal: the best single chain, and the list of all, are those of plain searches.
#[test]
fn single_chains_are_those_of_the_plain_search() {
    let mut unary = Unary::default();
    for board in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)) {
        let plain = sorted(plain_unary(&board));
        let mut least = Least::default();
        unary::search(&board, &mut unary, &mut least);
        let hint = least.hint.as_ref().map(conclusion);
        assert_eq!(hint.as_ref(), plain.first());
        let mut all = All::default();
        unary::search(&board, &mut unary, &mut all);
        assert_eq!(conclusions(all), distinct(plain));
    }
}

/// Goal: the best single chain on each board of a solution, found from the one before on which there was none, is that
/// of the plain search.
#[test]
fn single_chains_of_one_board_after_another_are_those_of_the_plain_search() {
    let mut new_links = NewLinks::default();
    let mut counts = [0; 2];
    for puzzle in PUZZLES {
        new_links.forget();
        for board in boards(puzzle) {
            let plain = sorted(plain_unary(&board));
            let mut least = Least::default();
            new_links.search_next(&board, &mut least);
            let hint = least.hint.as_ref().map(conclusion);
            assert_eq!(hint.as_ref(), plain.first());
            counts[usize::from(plain.is_empty())] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 5), "{counts:?}");
}

/// Goal: the best conclusion from several assumptions is that of the plain search.
#[test]
fn several_assumptions_lead_where_the_plain_search_says() {
    let mut runs = new_runs();
    let mut found = 0;
    for board in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)).step_by(3) {
        for search in [Search::Nishio, Search::Multiple, Search::Dynamic(Inside::Nothing)] {
            let plain = sorted(plain_multiple(&board, search));
            let mut least = Least::default();
            multiple::search(&board, search, &mut runs, &mut least, &()).expect("not stopped");
            let hint = least.hint.as_ref().map(conclusion);
            assert_eq!(hint.as_ref(), plain.first(), "{search:?}");
            found += usize::from(hint.is_some());
        }
    }
    assert!(found > 5, "{found}");
}

/// Goal: the chains on a board that a run has left that are the first to remove something, found by its new links, are
/// those of the plain search.
#[test]
fn new_links_show_all_chains() {
    let mut new_links = NewLinks::default();
    let mut counts = [0; 2];
    for source in boards(PUZZLES[2]).into_iter().filter(|board| plain_unary(board).is_empty()) {
        let numbers = (0..729).filter(|&number| has(&source, number));
        for (k, number) in numbers.enumerate().filter(|(k, _)| k % 15 == 0) {
            if let Some((board, run)) = left_by_run(&source, assumption(k, number)) {
                let plain = distinct(plain_unary(&board));
                let mut all = All::default();
                new_links.search(&source, &board, run.falses(), &mut all);
                counts[usize::from(plain.is_empty())] += 1;
                assert_eq!(first_ones(conclusions(all)), first_ones(plain));
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// Goal: what groups lead to on a board that a run has left, found from those that changed, is what
/// the plain search finds.
#[test]
fn changed_groups_show_all_that_several_assumptions_lead_to() {
    let (mut new_links, mut runs) = (NewLinks::default(), new_runs());
    let mut counts = [0; 2];
    let is_quiet = |board: &Board| {
        plain_unary(board).is_empty() && plain_multiple(board, Search::Multiple).is_empty()
    };
    for source in PUZZLES.iter().flat_map(|puzzle| boards(puzzle)).filter(is_quiet) {
        let numbers = (0..729).filter(|&number| has(&source, number));
        for (k, number) in numbers.enumerate().filter(|(k, _)| k % 5 == 0) {
            let left = left_by_run(&source, assumption(k, number));
            if let Some((board, run)) = left.filter(|(board, _)| plain_unary(board).is_empty()) {
                let plain = distinct(plain_multiple(&board, Search::Multiple));
                let mut all = All::default();
                new_links.search_groups(&source, &board, run.falses(), &mut runs, &mut all);
                counts[usize::from(plain.is_empty())] += 1;
                assert_eq!(conclusions(all), plain);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
