//! Counts against each other, against walking, against published values, and their laws.

use super::{by_bands, by_templates};
use crate::count::{column_sets, completions, enumerate};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use crate::symmetry::Transformation;
use crate::{Digit, Grid};
use num_bigint::BigUint;
use proptest::prelude::*;

fn bands(puzzle: &Puzzle) -> BigUint {
    by_bands(puzzle, &()).unwrap().expect("a 3x3 puzzle")
}

fn templates(puzzle: &Puzzle) -> BigUint {
    by_templates(puzzle, &()).unwrap().expect("enough memory")
}

fn puzzle(line: &str) -> Puzzle {
    line.parse().unwrap()
}

/// A grid that is neither cyclic nor symmetric.
const GRID: &str =
    "173562894542819637869743125691237548257984361384156279938421756425678913716395482";

/// The grid with the clues of these cells only.
fn part(kept: impl Fn(usize) -> bool) -> Puzzle {
    let grid: Grid = GRID.parse().unwrap();
    let clues = grid.digits().iter().enumerate().map(|(i, &d)| kept(i).then_some(d)).collect();
    Puzzle::new(Shape::CLASSIC, clues).unwrap()
}

/// The number of solutions, one by one.
fn walked(puzzle: &Puzzle) -> u64 {
    fn walk(puzzle: &mut Puzzle) -> u64 {
        let shape = puzzle.shape();
        let allowed = |puzzle: &Puzzle, cell| -> Vec<Digit> {
            let seen = |digit| shape.peers(cell).any(|peer| puzzle.clue(peer) == Some(digit));
            (0..shape.side()).map(Digit::from_index).filter(|&digit| !seen(digit)).collect()
        };
        let open = shape.all_cells().filter(|&cell| puzzle.clue(cell).is_none());
        let Some((cell, digits)) =
            open.map(|cell| (cell, allowed(puzzle, cell))).min_by_key(|(_, digits)| digits.len())
        else {
            return 1;
        };
        let mut count = 0;
        for digit in digits {
            puzzle.set(cell, Some(digit));
            count += walk(puzzle);
        }
        puzzle.set(cell, None);
        count
    }
    match puzzle.conflict() {
        Some(_) => 0,
        None => walk(&mut puzzle.clone()),
    }
}

#[test]
fn famous_counts() {
    let empty = Puzzle::empty(Shape::CLASSIC);
    assert_eq!(bands(&empty), column_sets::grids(Shape::CLASSIC).unwrap());
    let first_row = puzzle(&format!("123456789{}", ".".repeat(72)));
    // Published: 6670903752021072936960 / 9!.
    assert_eq!(bands(&first_row).to_string(), "18383222420692992");
    // Published: the two largest of the 44 classes' completions of the band with equal rows of boxes.
    let band = "123456789456789123789123456";
    assert_eq!(bands(&puzzle(&format!("{band}{}", ".".repeat(54)))).to_string(), "7802998272");
    // As above with the first column given too: 6!^2 and the 56 x 6^6 bands stand behind it.
    let corner =
        "123456789456......789......2........3........5........6........8........9........";
    assert_eq!(bands(&puzzle(corner)).to_string(), "13569259904");
}

#[test]
fn a_line_of_clues_counts_the_same_in_any_direction() {
    let column: String = (1..=9).map(|digit| format!("{digit}........")).collect();
    let boxed = format!("123......456......789......{}", ".".repeat(54));
    let all = bands(&Puzzle::empty(Shape::CLASSIC));
    for line in [column, boxed] {
        assert_eq!(bands(&puzzle(&line)) * crate::symmetry::factorial(9), all, "{line}");
    }
}

#[test]
fn contradictions_have_no_solution() {
    for line in [
        format!("11{}", ".".repeat(79)),
        format!("1........1{}", ".".repeat(71)),
        // Nothing left for a cell, no place left for a digit: no conflict between two clues.
        format!("12345678.........9{}", ".".repeat(63)),
    ] {
        assert_eq!(bands(&puzzle(&line)), BigUint::ZERO, "{line}");
    }
    assert_eq!(bands(&part(|_| true)), BigUint::from(1_u8));
}

#[test]
fn small_shapes_by_templates() {
    for (r, c) in [(2, 2), (2, 3), (3, 2)] {
        let shape = Shape::new(r, c).unwrap();
        let grids = completions::first_bands(shape, &()).grids();
        assert_eq!(templates(&Puzzle::empty(shape)), grids, "{shape}");
    }
}

/// All puzzles with up to three clues in a 2x2 grid, up to the order of the clues.
#[test]
fn templates_count_every_small_puzzle() {
    let shape = Shape::new(2, 2).unwrap();
    let grids = enumerate::all_grids(shape);
    let clues: Vec<(usize, Digit)> = (0..64).map(|k| (k / 4, Digit::from_index(k % 4))).collect();
    for a in 0..64 {
        for b in a..64 {
            for c in (b..64).step_by(5) {
                let mut puzzle = Puzzle::empty(shape);
                for (cell, digit) in [clues[a], clues[b], clues[c]] {
                    puzzle.set(crate::Cell::new(cell), Some(digit));
                }
                let clue = |cell: usize| puzzle.clues()[cell];
                let keeps = |grid: &&Grid| {
                    (0..16).all(|cell| clue(cell).is_none_or(|digit| grid.digits()[cell] == digit))
                };
                let expected = grids.iter().filter(keeps).count();
                assert_eq!(templates(&puzzle), expected.into(), "{puzzle}");
            }
        }
    }
}

/// The largest and the least of each kind, in one run each; with `ENNEA_SLOW` all numbers of clues.
#[test]
fn a_cell_takes_every_digit_in_turn() {
    let slow = std::env::var_os("ENNEA_SLOW").is_some();
    for clues in if slow { 2..=16 } else { 13..=16 } {
        // Steps of 13 through the 81 cells meet each of them once.
        let chosen: Vec<usize> = (0..clues).map(|k| (k * 13 + 7 * clues) % 81).collect();
        let puzzle = part(|cell| chosen.contains(&cell));
        let open = (0..81).find(|cell| !chosen.contains(cell)).unwrap();
        let with = |digit| {
            let mut puzzle = puzzle.clone();
            puzzle.set(crate::Cell::new(open), Some(Digit::from_index(digit)));
            bands(&puzzle)
        };
        assert_eq!((0..9).map(with).sum::<BigUint>(), bands(&puzzle), "{puzzle}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn bands_templates_and_walking_agree(
        order in Just((0..81).collect::<Vec<usize>>()).prop_shuffle(),
        clues in 24..40_usize,
        wrong in proptest::option::weighted(0.2, (0..81_usize, 0..9_usize)),
    ) {
        let mut puzzle = part(|cell| order[..clues].contains(&cell));
        if let Some((cell, digit)) = wrong {
            puzzle.set(crate::Cell::new(cell), Some(Digit::from_index(digit)));
        }
        let count = bands(&puzzle);
        prop_assert_eq!(&templates(&puzzle), &count);
        if count < 5000_u32.into() {
            prop_assert_eq!(count, walked(&puzzle).into());
        }
    }

    #[test]
    fn moves_do_not_change_the_count(
        order in Just((0..81).collect::<Vec<usize>>()).prop_shuffle(),
        clues in 15..24_usize,
    ) {
        let puzzle = part(|cell| order[..clues].contains(&cell));
        let count = bands(&puzzle);
        let turned = Transformation::quarter_turn(Shape::CLASSIC).unwrap().apply_to_puzzle(&puzzle);
        prop_assert_eq!(bands(&turned), count);
    }
}
