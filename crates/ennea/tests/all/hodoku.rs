//! Scores and levels against those of HoDoKu, and steps against the solution.

use ennea::rate::RateError;
use ennea::rate::hodoku::{Rater, Rating, Step, Technique};
use ennea::solve::Solver;
use ennea::{Grid, Puzzle, Shape};
use std::collections::BTreeSet;

/// Scores and levels made with HoDoKu 2.2.0.
const CASES: &str = include_str!("../cases/hodoku-2.2.txt");

/// The puzzles, and what HoDoKu says of each, as in `952 unfair`.
fn cases() -> impl Iterator<Item = (Puzzle, &'static str)> {
    CASES.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (puzzle, rating) = line.split_once(':').expect("puzzle:score level");
        (puzzle.parse().expect("a puzzle"), rating)
    })
}

fn said(rating: Rating) -> String {
    format!("{} {}", rating.score, rating.level)
}

/// Goal: every score and every level is that of HoDoKu.
#[test]
fn ratings_are_those_of_hodoku() {
    let mut rater = Rater::new();
    for (puzzle, expected) in cases() {
        let rating = rater.rate(&puzzle).expect("a proper puzzle");
        assert_eq!(said(rating), expected, "{puzzle:?}");
    }
}

/// Goal: each step removes or fills in something that the solution allows, the steps lead to the
/// solution and to the rating, and nearly all techniques are among them.  Oracle: the solver.
#[test]
fn steps_lead_to_the_solution() {
    let mut rater = Rater::new();
    let mut used = BTreeSet::new();
    for (puzzle, expected) in cases() {
        let steps = rater.steps(&puzzle).expect("a proper puzzle");
        assert_eq!(
            said(Rating::of(steps.iter().map(|step| step.technique))),
            expected,
            "{puzzle:?}"
        );
        let solution = Solver::plain(Shape::CLASSIC).solve(&puzzle).expect("a proper puzzle");
        let filled = steps.iter().filter_map(|step| step.placement).map(|it| it.cell);
        let filled: BTreeSet<usize> = filled.map(|cell| cell.index()).collect();
        assert_eq!(filled.len() + puzzle.clue_count(), 81, "{puzzle:?}");
        steps.iter().for_each(|step| check(step, &solution));
        used.extend(steps.iter().map(|step| step.technique));
    }
    assert!(used.len() >= Technique::ALL.len() - RARE, "{used:?}");
}

/// How many techniques are so rare that no puzzle of the list needs them.
const RARE: usize = 3;

fn check(step: &Step, solution: &Grid) {
    assert_eq!(step.eliminations.is_empty(), step.placement.is_some(), "{step:?}");
    for candidate in &step.eliminations {
        assert_ne!(solution.digit(candidate.cell), candidate.digit, "{step:?}");
    }
    if let Some(candidate) = &step.placement {
        assert_eq!(solution.digit(candidate.cell), candidate.digit, "{step:?}");
    }
}

#[test]
fn puzzles_without_a_rating() {
    let mut rater = Rater::new();
    let several = rater.rate(&Puzzle::empty(Shape::CLASSIC)).expect_err("it has many solutions");
    assert!(matches!(several, RateError::Improper(_)));
    let small = rater.rate(&Puzzle::empty("2x2".parse().unwrap())).expect_err("it is small");
    assert_eq!(small.to_string(), "found a 2x2 puzzle, expected 3x3: only those are rated");
}

#[test]
fn a_full_grid_needs_no_step() {
    let full = Puzzle::from(&Grid::cyclic(Shape::CLASSIC));
    assert_eq!(said(Rater::new().rate(&full).expect("a proper puzzle")), "0 easy");
}
