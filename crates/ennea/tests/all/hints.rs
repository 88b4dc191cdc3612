//! Hints to the next digit, and ways without needless steps.

use crate::puzzles::minimal;
use ennea::logic::{self, Board, Candidate, Fact, Step};
use ennea::solve::Solver;
use ennea::{Cell, Filling, Grid, Puzzle};
use std::collections::BTreeSet;

const PUZZLES: &str = include_str!("logic/puzzles.txt");
const RATED: &str = include_str!("../cases/se-1.2.1.txt");

/// Where hints of steps alone repeat for ever: no digit can be placed yet.
const STUCK: &str =
    "...489..593857..6.45..368.979561...2..372.95.8..39571.3.986.547.84.576935..943...";

/// Puzzles of all kinds and shapes, then a number of minimal ones.
fn puzzles(count: usize) -> Vec<Puzzle> {
    let known = PUZZLES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let known = known.chain([STUCK]).map(|line| line.parse().expect(line));
    known.chain(minimal(1).take(count)).collect()
}

fn solution(puzzle: &Puzzle) -> Grid {
    Solver::new(puzzle.rules()).solve(puzzle).expect("a proper puzzle")
}

/// The board on which digits stand, and nothing has been struck out.
fn board(puzzle: &Puzzle, digits: &Filling) -> Board {
    Board::new(&puzzle.clone().with_placed(digits.clone())).expect("digits of the solution")
}

/// Goal: who writes digits and nothing else, and asks for hints, ends with the solution; each hint
/// is proved, and none has a step that could be left out.  Method: puzzles of all kinds and shapes,
/// digit by digit.
#[test]
fn hints_lead_to_the_solution_without_candidates() {
    let count = if std::env::var_os("ENNEA_SLOW").is_some() { 2000 } else { 60 };
    let mut long = 0;
    for puzzle in puzzles(count) {
        let (solution, mut digits) = (solution(&puzzle), puzzle.clues().clone());
        let open = puzzle.shape().cells() - puzzle.clue_count();
        for _ in 0..open {
            let board = board(&puzzle, &digits);
            let steps = logic::next_digit(&board, &()).expect("() does not stop it");
            logic::confirm_all(&board, &steps, &solution);
            let (last, before) = steps.split_last().expect("a hint");
            assert!(before.iter().all(|step| step.placements().is_empty()), "{digits}");
            let [Candidate { cell, digit }] = *last.placements() else { panic!("{digits}") };
            assert_eq!(digits.clue(cell), None, "{digits}");
            if !before.is_empty() {
                assert!(has_no_needless_step(&board, &steps), "{digits}");
                long += 1;
            }
            digits.set(cell, Some(digit));
        }
        assert_eq!(digits, Filling::from(&solution), "{puzzle:?}");
    }
    assert!(long > 100, "{long}");
}

/// Whether some step is not proved any more once any other one before it is left out.
fn has_no_needless_step(board: &Board, steps: &[Step]) -> bool {
    let stands_without = |gone: usize| {
        let mut now = board.clone();
        steps.iter().enumerate().filter(|(k, _)| *k != gone).all(|(_, step)| {
            let is_proved = logic::check(&now, step).is_ok();
            now.apply(step);
            is_proved
        })
    };
    stands_without(steps.len()) && !(0..steps.len() - 1).any(stands_without)
}

/// The candidates of a step's facts, before anything was struck out.
fn candidates(board: &Board, step: &Step) -> Vec<Candidate> {
    let of_cell = |cell: Cell| {
        board.candidates(cell).iter().map(move |digit| Candidate { cell, digit }).collect()
    };
    let of_fact = |fact: &&Fact| -> Vec<Candidate> {
        match fact {
            Fact::Cell(cell) => of_cell(*cell),
            Fact::House(house, digit) => {
                let cells = board.cells_of(*house).iter();
                cells.map(|&cell| Candidate { cell, digit: *digit }).collect()
            }
            Fact::Unique(pattern) => {
                pattern.cells.iter().flat_map(|(cell, _)| of_cell(*cell)).collect()
            }
        }
    };
    step.facts().iter().flat_map(of_fact).collect()
}

/// Goal: no step of a way is never used again, and the way reaches the solution.  Method: of each
/// step that places nothing some candidate is among those of a later step's facts.
#[test]
fn ways_have_no_unused_steps() {
    let is_slow = std::env::var_os("ENNEA_SLOW").is_some();
    let rated = RATED.lines().filter_map(|line| line.split_once(':')).map(|(puzzle, _)| puzzle);
    let rated = rated.filter(|line| line.len() == 81).map(|line| line.parse().expect(line));
    let rated: Vec<Puzzle> = rated.take(if is_slow { 80 } else { 20 }).collect();
    let (mut others, mut dropped) = (0, 0);
    for puzzle in puzzles(if is_slow { 2000 } else { 60 }).into_iter().chain(rated) {
        let first = Board::new(&puzzle).expect("no conflict");
        let steps = logic::path(&first, &()).expect("() does not stop it");
        logic::confirm_all(&first, &steps, &solution(&puzzle));
        let mut board = first.clone();
        let mut wanted: Vec<BTreeSet<Candidate>> = Vec::new();
        for step in &steps {
            wanted.push(candidates(&first, step).into_iter().collect());
            board.apply(step);
        }
        assert!(board.is_solved(), "{puzzle:?}");
        for (k, step) in steps.iter().enumerate().filter(|(_, s)| s.placements().is_empty()) {
            others += 1;
            let is_used = |c: &Candidate| wanted[k + 1..].iter().any(|later| later.contains(c));
            assert!(step.eliminations().iter().any(is_used), "{puzzle:?}: step {}", k + 1);
        }
        // The same way with all steps is longer here and there.
        let mut board = first.clone();
        let mut all = 0;
        while let Some(step) = logic::next_step(&board) {
            board.apply(&step);
            all += 1;
        }
        dropped += all - steps.len();
    }
    assert!(others > 100 && dropped > 10, "{others} {dropped}");
}
