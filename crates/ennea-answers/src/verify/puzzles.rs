//! The rungs about 3x3 puzzles: solvers against each other, and counts too large for any solver.

use super::Up;
use super::rung::NOTHING;
use ennea::catalog::grids::Ranks;
use ennea::count::puzzles;
use ennea::numbers::factorial;
use ennea::progress::{Stopped, to_the_end};
use ennea::published;
use ennea::solve::exact_cover;
use ennea::solve::vector;
use ennea::{Cell, Digit, Puzzle, Shape};
use num_bigint::BigUint;
use std::cell::LazyCell;

/// 21 clues of a grid.
const OPEN: &str =
    "1..5...9...28...................75...5...4..13.4....7..3....7.64..6...1...63.....";

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    if !up.wanted.has(Shape::CLASSIC) {
        return Ok(());
    }
    let open: Puzzle = OPEN.parse().expect("a puzzle");
    let mut asked = up
        .number("3x3 solutions of a puzzle with 21 clues")
        .way("exact cover", || {
            let mut solver = exact_cover::Solver::new(open.shape());
            to_the_end(|progress| solver.search(&open, u64::MAX, progress, &mut |_| {}))
        })
        .perhaps("column sets", || by_bands(&open))
        .perhaps("templates", || to_the_end(|it| puzzles::by_templates(&open, it)));
    for backend in vector::backends() {
        asked = asked.perhaps(backend.name(), || {
            Some(vector::Solver::with(backend)?.count(&open.clues().numbers()?, u64::MAX))
        });
    }
    asked.compare("back ends of the vector solver: all but its operations on words", up)?;

    let all = LazyCell::new(|| Some(BigUint::from(Ranks::new(Shape::CLASSIC)?.count())));
    up.number("3x3 solutions of the empty puzzle")
        .perhaps("puzzle by column sets", || by_bands(&Puzzle::empty(Shape::CLASSIC)))
        .perhaps("all grids", || all.clone())
        .compare(NOTHING, up)?;
    let first_row: Puzzle =
        format!("123456789{}", ".".repeat(72)).parse().expect("a puzzle of one row");
    // The reduced grids that the identity fixes are all of them.
    let identity = published::FIXED_CLASSES[0];
    up.number("3x3 solutions with the first row given")
        .perhaps("puzzle by column sets", || by_bands(&first_row))
        .perhaps("all grids / 9!", || all.as_ref().map(|all| all / factorial(9)))
        .way("published", || identity.fixed)
        .compare(NOTHING, up)?;
    for puzzle in up.wanted.first([&open, &first_row]) {
        up.number(format!("3x3 {} clues and one more", puzzle.clues().clue_count()))
            .perhaps("with each digit in the last cell, added up", || {
                let with_corner = |digit| by_bands(&puzzle.with_clue(Cell::new(80), digit));
                Digit::all(9).map(with_corner).sum::<Option<BigUint>>()
            })
            .perhaps("not given", || by_bands(puzzle))
            .compare("all: one method, whose counts of different puzzles must add up", up)?;
    }
    Ok(())
}

fn by_bands(puzzle: &Puzzle) -> Option<BigUint> {
    to_the_end(|progress| puzzles::by_bands(puzzle, progress))
}
