//! The rungs about 3x3 puzzles: solvers against each other, and counts too large for any solver.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::catalog::grids::Ranks;
use ennea::count::puzzles;
use ennea::numbers::factorial;
use ennea::progress::to_the_end;
use ennea::published;
use ennea::solve::exact_cover;
use ennea::solve::vector;
use ennea::{Cell, Digit, Puzzle, Shape};
use num_bigint::BigUint;

/// 22 clues of a grid.
const OPEN: &str =
    "1..5...9...28...................75...5...4..13.4....7..3....7.64..6...1...63.....";

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    if !wanted.has(Shape::CLASSIC) {
        return Ok(());
    }
    let open: Puzzle = OPEN.parse().expect("a puzzle");
    let mut solver = exact_cover::Solver::new(open.shape());
    let walked = to_the_end(|progress| solver.search(&open, u64::MAX, progress, &mut |_| {}));
    let templates = to_the_end(|progress| puzzles::by_templates(&open, progress));
    let mut rung = Rung::new("3x3 solutions of a puzzle with 22 clues")
        .way("exact cover", walked)
        .perhaps("column sets", by_bands(&open))
        .perhaps("templates", templates);
    for backend in vector::backends() {
        let solver = vector::Solver::with(backend);
        let count = solver.map(|mut solver| {
            solver.count(&open.clues().numbers().expect("a 3x3 puzzle"), u64::MAX)
        });
        rung = rung.perhaps(backend.name(), count);
    }
    let shares = "back ends of the vector solver: all but its operations on words";
    rung.compare(shares, up)?;

    let all = Ranks::new(Shape::CLASSIC).map(|ranks| BigUint::from(ranks.count()));
    Rung::new("3x3 solutions of the empty puzzle")
        .perhaps("puzzle by column sets", by_bands(&Puzzle::empty(Shape::CLASSIC)))
        .perhaps("all grids", all.clone())
        .compare(NOTHING, up)?;
    let first_row: Puzzle =
        format!("123456789{}", ".".repeat(72)).parse().expect("a puzzle of one row");
    // The reduced grids that the identity fixes are all of them.
    let identity = published::FIXED_CLASSES[0];
    Rung::new("3x3 solutions with the first row given")
        .perhaps("puzzle by column sets", by_bands(&first_row))
        .perhaps("all grids / 9!", all.map(|all| all / factorial(9)))
        .way("published", identity.fixed)
        .compare(NOTHING, up)?;
    let with_corner = |digit| by_bands(&first_row.with_clue(Cell::new(80), digit));
    let sum: Option<BigUint> = Digit::all(9).map(with_corner).sum();
    Rung::new("3x3 the first row and one more clue")
        .perhaps("with each digit in the last cell, added up", sum)
        .perhaps("not given", by_bands(&first_row))
        .compare("all: one method, whose counts of different puzzles must add up", up)
}

fn by_bands(puzzle: &Puzzle) -> Option<BigUint> {
    to_the_end(|progress| puzzles::by_bands(puzzle, progress))
}
