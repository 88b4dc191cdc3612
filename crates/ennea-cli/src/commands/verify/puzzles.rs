//! The rungs about 3x3 puzzles: solvers against each other, and counts that no solver could walk to.

use super::ladder::Ladder;
use crate::face::exit::Failure;
use ennea::count::{column_sets, puzzles};
use ennea::numbers::factorial;
use ennea::solve::exact_cover;
use ennea::solve::vector::{self, numbers};
use ennea::{Puzzle, Shape};
use num_bigint::BigUint;

/// 22 clues of a grid.
const OPEN: &str =
    "1..5...9...28...................75...5...4..13.4....7..3....7.64..6...1...63.....";

pub(super) fn climb(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    let open: Puzzle = OPEN.parse().expect("a puzzle");
    let mut ways = vec![
        ("exact cover", walk(&open)),
        ("column sets", bands(&open)),
        ("templates", templates(&open)),
    ];
    for backend in vector::backends() {
        let mut solver = vector::Solver::with(backend).expect("an available back end");
        ways.push((backend.name(), solver.count(&numbers(&open), u64::MAX).to_string()));
    }
    ladder.same("3x3 solutions of a puzzle with 22 clues", &ways)?;

    let all = column_sets::grids(Shape::CLASSIC).expect("3x3 has column sets");
    let ways = vec![
        ("puzzle by column sets", bands(&Puzzle::empty(Shape::CLASSIC))),
        ("all grids", all.to_string()),
    ];
    ladder.same("3x3 solutions of the empty puzzle", &ways)?;
    let first_row: Puzzle =
        format!("123456789{}", ".".repeat(72)).parse().expect("a puzzle of one row");
    let ways = vec![
        ("puzzle by column sets", bands(&first_row)),
        ("all grids / 9!", (&all / factorial(9)).to_string()),
        ("published", "18383222420692992".to_owned()),
    ];
    ladder.same("3x3 solutions with the first row given", &ways)?;
    let mut with_corner = first_row.clone();
    let sum = (0..9).map(|digit| {
        with_corner.set(ennea::Cell::new(80), Some(ennea::Digit::from_index(digit)));
        puzzles::by_bands(&with_corner, &()).expect("() does not stop it").expect("a 3x3 puzzle")
    });
    let sum: BigUint = sum.sum();
    let ways = [
        ("with each digit in the last cell, added up", sum.to_string()),
        ("not given", bands(&first_row)),
    ];
    ladder.same("3x3 the first row and one more clue", &ways)
}

fn walk(puzzle: &Puzzle) -> String {
    let mut solver = exact_cover::Solver::new(puzzle.shape());
    solver.search(puzzle, u64::MAX, &(), &mut |_| {}).expect("() does not stop it").to_string()
}

fn bands(puzzle: &Puzzle) -> String {
    let count = puzzles::by_bands(puzzle, &()).expect("() does not stop it");
    count.expect("a 3x3 puzzle").to_string()
}

fn templates(puzzle: &Puzzle) -> String {
    let count = puzzles::by_templates(puzzle, &()).expect("() does not stop it");
    count.expect("few enough templates").to_string()
}
