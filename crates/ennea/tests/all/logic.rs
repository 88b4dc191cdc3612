//! Human reasoning: every technique fires, every step is proved, every puzzle is solved.
//!
//! `logic/cases.txt` has a line for each case: technique, state, what its first step does.
//! `logic/puzzles.txt` has puzzles of all kinds and shapes.  All were found with our own finders on
//! published puzzles, or made here.

mod boards;

use boards::{CASES, PUZZLES, board, lines};
use ennea::logic::{self, Board, Candidate, Claim, Step, Technique};
use ennea::solve::Solver;
use ennea::{Digit, Filling, Grid, Puzzle};
use std::collections::BTreeSet;

struct Case {
    technique: Technique,
    board: Board,
    effects: String,
}

fn cases() -> Vec<Case> {
    lines(CASES)
        .map(|line| {
            let parts: Vec<&str> = line.split(" | ").collect();
            let [key, state, effects] = parts[..] else { panic!("three parts: {line}") };
            Case {
                technique: key.parse().expect(key),
                board: board(state),
                effects: effects.to_owned(),
            }
        })
        .collect()
}

fn solution(clues: &Filling) -> Grid {
    Solver::plain(clues.shape()).solve(&clues.clone().into()).expect("a proper puzzle")
}

/// A step is proved, and so in the solution.
fn confirm(board: &Board, step: &Step, solution: &Grid) {
    let what = logic::notation(board, step);
    assert_eq!(logic::check(board, step), Ok(()), "{what}\n{board:?}");
    let is_so = |candidate: &Candidate| solution.digit(candidate.cell) == candidate.digit;
    assert!(step.placements().iter().all(is_so), "{what}\n{board:?}");
    assert!(!step.eliminations().iter().any(is_so), "{what}\n{board:?}");
}

#[test]
fn every_technique_has_a_case_and_does_what_it_says() {
    let cases = cases();
    for &technique in Technique::LADDER {
        assert!(cases.iter().any(|case| case.technique == technique), "no case of {technique}");
    }
    let mut wrong = Vec::new();
    for Case { technique, board, effects } in cases {
        let solution = solution(board.clues());
        let first = logic::first_step(&board, technique);
        let found = first.as_ref().map(|step| logic::effects(board.shape(), step));
        if found.as_ref() != Some(&effects) {
            wrong.push(format!("{technique} does {found:?}, not {effects:?}, on {board:?}"));
        }
        // Of nested nets there is one.
        let steps = match technique {
            Technique::NestedNet => first.into_iter().collect(),
            _ => logic::all_steps(&board, technique),
        };
        for step in steps {
            assert_eq!(step.technique(), technique);
            confirm(&board, &step, &solution);
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Goal: no finder is ever wrong, wherever it is called.  Method: all techniques on the boards of all
/// cases; with `ENNEA_SLOW` all of their steps.
#[test]
fn all_techniques_are_right_on_all_boards() {
    let is_slow = std::env::var_os("ENNEA_SLOW").is_some();
    for (k, Case { board, .. }) in cases().into_iter().enumerate() {
        if !is_slow && k % 4 > 0 {
            continue;
        }
        let solution = solution(board.clues());
        for &technique in Technique::LADDER.iter().filter(|t| **t < Technique::NestedNet) {
            let steps = if is_slow {
                logic::all_steps(&board, technique)
            } else {
                logic::first_step(&board, technique).into_iter().collect()
            };
            steps.iter().for_each(|step| confirm(&board, step, &solution));
        }
    }
}

#[test]
fn every_puzzle_is_solved_by_proved_steps() {
    for line in lines(PUZZLES) {
        let puzzle: Puzzle = line.parse().expect(line);
        let solution = solution(puzzle.clues());
        let mut board = Board::new(&puzzle).expect("no conflict");
        let steps = logic::path(&board, &()).expect("() does not stop it");
        for step in &steps {
            confirm(&board, step, &solution);
            let text = logic::notation(&board, step);
            assert!(!text.is_empty() && !text.contains("  "), "{text}");
            board.apply(step);
        }
        assert_eq!(board.digits(), Filling::from(&solution), "{line} ends in {board:?}");
    }
}

/// The effects of all steps.
fn all_effects(board: &Board, technique: Technique) -> BTreeSet<(Vec<Candidate>, Vec<Candidate>)> {
    let sorted = |list: &[Candidate]| {
        let mut list = list.to_vec();
        list.sort_unstable();
        list
    };
    let steps = logic::all_steps(board, technique);
    steps.iter().map(|step| (sorted(step.placements()), sorted(step.eliminations()))).collect()
}

/// Goal: finders do not depend on how digits are called, nor on which way the board is turned.
/// Method: the digits reversed and the board transposed; all steps of each technique compared.
///
/// Left out: where one of several shortest ways is taken, whose choice may depend on names.
#[test]
fn steps_of_a_moved_board_are_moved_steps() {
    let left_out = [
        Technique::NiceLoop,
        Technique::GroupedLoop,
        Technique::DeathBlossom,
        Technique::ForcingNet,
        Technique::NestedNet,
    ];
    for Case { technique, board, .. } in cases() {
        if left_out.contains(&technique) {
            continue;
        }
        let shape = board.shape();
        let side = shape.side();
        let digit = |digit: Digit| Digit::from_index(side - 1 - digit.index());
        let cell = |cell| shape.cell(shape.column(cell), shape.row(cell));
        let (mut clues, mut digits) = (Filling::empty(shape), Filling::empty(shape));
        let mut marks = vec![None; shape.cells()];
        for old in shape.all_cells() {
            clues.set(cell(old), board.clues().clue(old).map(digit));
            digits.set(cell(old), board.digit(old).map(digit));
            marks[cell(old).index()] = Some(board.candidates(old).iter().map(digit).collect());
        }
        let moved = Puzzle::from(clues).with_placed(digits).with_marks(marks);
        let moved = Board::new(&moved).expect("no conflict");
        let image = |list: Vec<Candidate>| {
            let mut list: Vec<Candidate> = list
                .iter()
                .map(|c| Candidate { cell: cell(c.cell), digit: digit(c.digit) })
                .collect();
            list.sort_unstable();
            list
        };
        let expected: BTreeSet<_> = all_effects(&board, technique)
            .into_iter()
            .map(|(placed, gone)| (image(placed), image(gone)))
            .collect();
        assert_eq!(all_effects(&moved, technique), expected, "{technique} on {board:?}");
    }
}

#[test]
fn what_is_wrong_on_a_board_is_found() {
    let puzzle: Puzzle = "1..4....23......".parse().expect("a puzzle");
    let solution = solution(puzzle.clues());
    let mut board = Board::new(&puzzle).expect("no conflict");
    assert_eq!(board.mistakes(&solution), []);
    let cell = puzzle.shape().cell(0, 1);
    let right = Candidate { cell, digit: solution.digit(cell) };
    board.eliminate(right);
    assert_eq!(board.mistakes(&solution), [logic::Mistake::Missing(right)]);
}

/// Goal: `why` gives steps that suffice, and no step that is not needed for a candidate fact.
/// Method: the steps alone, taken from the start, are each proved on the board that they leave.
#[test]
fn why_gives_steps_that_stand_alone() {
    for Case { board, .. } in cases().into_iter().step_by(7) {
        let solution = solution(board.clues());
        let open = board.shape().all_cells().find(|&cell| board.digit(cell).is_none());
        let cell = open.expect("an open cell");
        let candidate = Candidate { cell, digit: solution.digit(cell) };
        let why = |claim| logic::why(&board, claim, &()).expect("() does not stop it");
        let steps = why(Claim::Is(candidate)).expect("the solution can be shown");
        let mut now = board.clone();
        for step in &steps {
            assert_eq!(logic::check(&now, step), Ok(()), "{}", logic::notation(&now, step));
            now.apply(step);
        }
        assert_eq!(now.digit(cell), Some(candidate.digit));
        let wrong = board.candidates(cell).iter().find(|&digit| digit != candidate.digit);
        if let Some(digit) = wrong {
            let wrong = Candidate { cell, digit };
            assert_eq!(why(Claim::Is(wrong)), None);
            let steps = why(Claim::IsNot(wrong)).expect("it is not so in the solution");
            logic::confirm_all(&board, &steps, &solution);
            assert_eq!(why(Claim::IsNot(candidate)), None);
        }
    }
}
