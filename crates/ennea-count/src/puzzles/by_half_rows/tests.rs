//! Half rows beside templates, and beside all grids.

use super::*;
use crate::column_sets;
use crate::puzzles::by_templates;
use ennea::solve::Solver;
use ennea_base::Cell;
use ennea_base::random::SplitMix64;
use ennea_base::{Digit, DigitSet, Filling, Shape};

fn shape(name: &str) -> Shape {
    name.parse().expect("a shape")
}

/// Some cells of the grid in which each row is the one above, moved, and the same turned.
fn puzzles(clues: usize, random: &mut SplitMix64) -> [Puzzle; 2] {
    let (wide, tall) = (shape("2x4"), shape("4x2"));
    let mut puzzles = [Filling::empty(wide), Filling::empty(tall)];
    let digits = random.order(8);
    for cell in random.order(64).into_iter().take(clues) {
        let (row, column) = (cell / 8, cell % 8);
        let digit = Digit::from_index(digits[(row % 2 * 4 + row / 2 + column) % 8]);
        puzzles[0].set(wide.cell(row, column), Some(digit));
        puzzles[1].set(tall.cell(column, row), Some(digit));
    }
    puzzles.map(Puzzle::from)
}

fn count(puzzle: &Puzzle) -> BigUint {
    by_half_rows(puzzle, &()).expect("nobody stops it").expect("it serves the shape")
}

/// Goal: 2x4 and 4x2 are counted.  Method: clues of a grid, against templates.
#[test]
fn templates_agree() {
    let mut random = SplitMix64::new(21);
    for clues in [20, 24, 28, 36] {
        let [wide, tall] = puzzles(clues, &mut random);
        let found = count(&wide);
        assert_eq!(by_templates(&wide, &()), Ok(Some(found.clone())), "{wide:?}");
        assert_eq!(count(&tall), found, "{tall:?}");
    }
}

/// Goal: candidates count.  Method: some struck out at random, against templates.
#[test]
fn candidates_leave_arrangements_out() {
    let mut random = SplitMix64::new(22);
    for name in ["2x3", "3x2", "2x4"] {
        let shape = shape(name);
        let mut allowed = vec![DigitSet::full(shape.side()); shape.cells()];
        for _ in 0..shape.cells() * shape.side() / 2 {
            let digit = Digit::from_index(random.below(shape.side()));
            let cell = random.below(shape.cells());
            if allowed[cell].len() > 3 {
                allowed[cell].remove(digit);
            }
        }
        let puzzle = Puzzle::empty(shape).with_candidates(allowed);
        let found = by_half_rows(&puzzle, &()).expect("nobody stops it");
        assert!(found.is_some(), "{name}");
        assert_eq!(Ok(found), by_templates(&puzzle, &()), "{name}");
    }
}

/// Goal: what follows from clues is no more than what follows, where clues contradict each other as well.  Method:
/// digits anywhere in small shapes, against backtracking.
#[test]
fn clues_anywhere() {
    let mut random = SplitMix64::new(23);
    let mut solved = 0;
    for name in ["2x2", "2x3", "3x2"].repeat(100) {
        let mut puzzle = Filling::empty(shape(name));
        let n = puzzle.shape().side();
        for cell in random.order(n * n).into_iter().take(3 + random.below(n)) {
            puzzle.set(Cell::new(cell), Some(Digit::from_index(random.below(n))));
        }
        let puzzle = Puzzle::from(puzzle);
        let known = Solver::new(puzzle.rules()).count(&puzzle, u64::MAX);
        solved += u32::from(known > 0);
        assert_eq!(count(&puzzle), known.into(), "{puzzle:?}");
    }
    assert!((50..250).contains(&solved), "{solved} of 300 have solutions");
}

/// Goal: other shapes are left to others.
#[test]
fn other_shapes_are_refused() {
    for name in ["3x3", "1x4", "2x5", "5x2", "4x1"] {
        assert_eq!(by_half_rows(&Puzzle::empty(shape(name)), &()), Ok(None), "{name}");
    }
}

/// Goal: few clues, and none.  Method: all 2x4 grids, and what one clue and two leave of them.
#[test]
fn few_clues_of_2x4() {
    let shape = shape("2x4");
    let all = column_sets::grids(shape).expect("it is small");
    let empty = Puzzle::empty(shape);
    if std::env::var_os("ENNEA_SLOW").is_some() {
        assert_eq!(count(&empty), all);
    }
    let one = empty.with_clue(shape.cell(0, 0), Digit::from_index(0));
    let [same, different] =
        [0, 1].map(|digit| count(&one.with_clue(shape.cell(7, 7), Digit::from_index(digit))));
    assert_eq!(different * 7_u32 + same, all / 8_u32);
}
