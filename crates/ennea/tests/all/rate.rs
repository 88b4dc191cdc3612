//! Ratings against those of Sudoku Explainer, and steps against the solution.

use ennea::rate::se121::{Cause, Edition, Rater, Step, UNSOLVED};
use ennea::rate::{Level, RateError, Rating};
use ennea::rules::Rules;
use ennea::solve::Solver;
use ennea::{Digit, DigitSet, Filling, Grid, Improper, Puzzle, Shape};

/// Ratings made with Sudoku Explainer 1.2.1.
const CASES: &str = include_str!("../cases/se-1.2.1.txt");

/// Ratings that differ between two states of Sudoku Explainer.
const EDITIONS: &str = include_str!("../cases/se-editions.txt");

/// Ratings of puzzles given by candidates.
const SUKAKU: &str = include_str!("../cases/se-sukaku.txt");

fn cases() -> impl Iterator<Item = (Puzzle, &'static str)> {
    CASES.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (puzzle, rating) = line.split_once(':').expect("puzzle:rating");
        (puzzle.parse().expect("a puzzle"), rating)
    })
}

fn solution(puzzle: &Puzzle) -> Grid {
    Solver::new(puzzle.rules()).solve(puzzle).expect("a proper puzzle")
}

/// Goal: ER, EP and ED are those of Sudoku Explainer.
#[test]
fn ratings_are_those_of_sudoku_explainer() {
    let mut rater = Rater::new();
    for (puzzle, expected) in cases() {
        let rating = rater.rate(&puzzle).expect("a proper puzzle");
        assert_eq!(rating.to_string(), expected, "{puzzle:?}");
    }
}

/// A puzzle by the digits that each cell may have, from one sign for each; a cell with a digit that no peer may
/// have is a clue.
fn sukaku(signs: &str) -> Puzzle {
    let shape = Shape::CLASSIC;
    let signs: Vec<char> = signs.chars().collect();
    let allowed: Vec<DigitSet> = signs
        .chunks(9)
        .map(|cell| cell.iter().filter_map(|&sign| Digit::from_symbol(sign)).collect())
        .collect();
    let mut clues = Filling::empty(shape);
    for cell in shape.all_cells() {
        let digits = allowed[cell.index()];
        let digit = digits.iter().next().filter(|_| digits.len() == 1);
        let is_alone =
            |digit: &Digit| shape.peers(cell).all(|peer| !allowed[peer.index()].contains(*digit));
        clues.set(cell, digit.filter(is_alone));
    }
    Puzzle::from(clues).with_candidates(allowed)
}

/// Goal: puzzles given by candidates have the ratings of SukakuExplainer, and their steps lead to the solution.
#[test]
fn sukaku_are_rated_as_by_their_program() {
    let (mut rater, mut improper) = (Rater::new(), 0);
    for line in SUKAKU.lines().filter(|line| !line.starts_with('#')) {
        let (signs, expected) = line.split_once(':').expect("signs:rating");
        let puzzle = sukaku(signs);
        let rating = rater.rate(&puzzle).expect("a proper puzzle");
        assert_eq!(rating.to_string(), expected, "{signs}");
        let steps = rater.steps(&puzzle).expect("a proper puzzle");
        assert_eq!(Rating::of(&puzzle, &steps), rating, "{signs}");
        let solution = solution(&puzzle);
        steps.iter().for_each(|step| check(step, &solution));
        // The clues alone are another puzzle, often with several solutions.
        improper += usize::from(rater.rate(&puzzle.into_clues().into()).is_err());
    }
    assert!(improper > 30, "the candidates matter in {improper} only");
    let mut almost_all = vec![DigitSet::full(9); 81];
    almost_all[0].remove(Digit::from_index(0));
    let several = Puzzle::empty(Shape::CLASSIC).with_candidates(almost_all);
    assert!(matches!(rater.rate(&several), Err(RateError::Improper(_))));
}

/// Goal: the two states of the program are told apart, puzzle by puzzle.
#[test]
fn each_edition_has_its_own_ratings() {
    let (mut original, mut fork) = (Rater::new(), Rater::of(Edition::Fork));
    for line in EDITIONS.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(':');
        let puzzle: Puzzle = parts.next().expect("a puzzle").parse().expect("a puzzle");
        let expected: Vec<String> = parts.map(str::to_owned).collect();
        let found = [&mut original, &mut fork]
            .map(|rater| rater.rate(&puzzle).expect("a proper puzzle").to_string());
        assert_eq!(found[..], expected, "{puzzle:?}");
        assert_ne!(found[0], found[1], "{puzzle:?}");
    }
}

/// Goal: no step removes what the solution needs, or fills in something else; the steps lead to the
/// rating, and each removes or fills in something.
#[test]
fn steps_lead_to_the_solution() {
    let mut rater = Rater::new();
    for (puzzle, expected) in cases() {
        let steps = rater.steps(&puzzle).expect("a proper puzzle");
        assert_eq!(Rating::of(&puzzle, &steps).to_string(), expected, "{puzzle:?}");
        let solution = solution(&puzzle);
        for step in &steps {
            check(step, &solution);
        }
    }
}

fn check(step: &Step, solution: &Grid) {
    assert!(!step.eliminations.is_empty() || step.placement.is_some(), "{step:?}");
    for candidate in &step.eliminations {
        assert_ne!(solution.digit(candidate.cell), candidate.digit, "{step:?}");
    }
    if let Some(candidate) = &step.placement {
        assert_eq!(solution.digit(candidate.cell), candidate.digit, "{step:?}");
    }
    for chain in &step.chains {
        assert!(!chain.is_empty(), "{step:?}");
        for (place, link) in chain.iter().enumerate() {
            let is_assumed = link.cause == Cause::Assumption;
            assert_eq!(is_assumed, link.parents.is_empty(), "{step:?}");
            let is_cycle = chain.len() > 1 && link.parents.contains(&0);
            assert!(is_cycle || link.parents.iter().all(|&parent| parent > place), "{step:?}");
        }
    }
}

#[test]
fn puzzles_without_a_rating() {
    let mut rater = Rater::new();
    let empty = Puzzle::empty(Shape::CLASSIC);
    let error = rater.rate(&empty).expect_err("it has many solutions");
    let RateError::Improper(Improper::Several(two)) = &error else { panic!("{error}") };
    assert_ne!(two[0], two[1]);
    assert!(error.to_string().starts_with("it has several solutions, expected exactly one: r"));
    let small = Puzzle::empty("2x2".parse().unwrap());
    let error = rater.rate(&small).expect_err("it is small");
    assert_eq!(error.to_string(), "found a 2x2 puzzle, expected 3x3: only those are rated");
    let none: Puzzle = format!("11{}", ".".repeat(79)).parse().unwrap();
    assert_eq!(rater.rate(&none), Err(RateError::Improper(Improper::None)));
    let diagonal = empty.with_rules(&Rules::parse("x", Shape::CLASSIC).unwrap());
    assert!(matches!(rater.rate(&diagonal), Err(RateError::Rules(_, rules)) if rules == "x"));
}

#[test]
fn a_full_grid_needs_no_step() {
    let full = Puzzle::from(&Grid::cyclic(Shape::CLASSIC));
    let rating = Rater::new().rate(&full).expect("a proper puzzle");
    assert_eq!(rating.to_string(), "0.0/0.0/0.0");
}

#[test]
fn levels_hold_all_ratings_in_order() {
    let levels: Vec<Level> = (10..=UNSOLVED).map(Level::of).collect();
    assert!(levels.is_sorted());
    for level in Level::ALL {
        assert_eq!(Level::of(level.er_max()), level);
        assert!(levels.contains(&level));
    }
}
