//! The ladder of canonical forms: trying everything, the general search, laws.

use super::*;
use crate::oracles::canonical as naive;
use crate::{Group, Permutation, Transposes};
use ennea_base::random::SplitMix64;
use ennea_base::{Cell, Shape};

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).unwrap()
}

fn puzzle(text: &str) -> Filling {
    text.parse().unwrap()
}

/// A permutation that keeps blocks of `size` together, each as likely.
fn shuffled_lines(random: &mut SplitMix64, size: usize, blocks: usize) -> Permutation {
    let order = random.order(blocks);
    let inside: Vec<Vec<usize>> = (0..blocks).map(|_| random.order(size)).collect();
    Permutation::from_fn(size * blocks, |k| order[k / size] * size + inside[k / size][k % size])
}

/// Any transformation of a shape, each as likely.
fn any_transformation(random: &mut SplitMix64, shape: Shape) -> Transformation {
    let rows = shuffled_lines(random, shape.box_rows(), shape.bands());
    let columns = shuffled_lines(random, shape.box_columns(), shape.stacks());
    let digits = random.order(shape.side());
    let transposes =
        if shape.is_square() && random.below(2) == 1 { Transposes::Yes } else { Transposes::No };
    Transformation::of_lines(shape, transposes, rows, columns)
        .with_digits(Permutation::from_fn(shape.side(), |k| digits[k]))
}

/// The pattern grid of a shape: row after row the same digits, moved on.
fn cyclic_grid(shape: Shape) -> Filling {
    let n = shape.side();
    let shift = |row: usize| row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
    let mut grid = Filling::empty(shape);
    for cell in shape.all_cells() {
        let digit = (shape.column(cell) + shift(shape.row(cell))) % n;
        grid.set(cell, Some(ennea_base::Digit::from_index(digit)));
    }
    grid.to_grid().expect("it keeps the rules");
    grid
}

/// A random part of a puzzle, with `clues` clues.
fn part(random: &mut SplitMix64, puzzle: &Filling, clues: usize) -> Filling {
    let mut part = puzzle.clone();
    let order = random.order(puzzle.shape().cells());
    let filled = order.into_iter().filter(|&cell| puzzle.clue(Cell::new(cell)).is_some());
    for cell in filled.skip(clues) {
        part.set(Cell::new(cell), None);
    }
    part
}

/// Digits anywhere, in contradiction or not.
fn nonsense(random: &mut SplitMix64, shape: Shape, clues: usize) -> Filling {
    let mut puzzle = Filling::empty(shape);
    for _ in 0..clues {
        let digit = ennea_base::Digit::from_index(random.below(shape.side()));
        puzzle.set(Cell::new(random.below(shape.cells())), Some(digit));
    }
    puzzle
}

fn check_against_naive(puzzle: &Filling) {
    let found = general::search(puzzle);
    let (form, order) = naive::canonical(puzzle);
    assert_eq!(found.form, form, "{puzzle:?}");
    assert_eq!(found.order, order, "{puzzle:?}");
    for automorphism in &found.generators {
        assert_eq!(automorphism.apply_to_puzzle(puzzle), *puzzle);
    }
}

#[test]
fn every_part_of_the_2x2_grids_agrees_with_trying_everything() {
    for grid in ["1234341221434321", "1234341223414123"] {
        let grid = puzzle(grid);
        for kept in 0_u32..1 << 16 {
            // Every seventh is enough for one second.
            if kept % 7 != 0 {
                continue;
            }
            let mut part = grid.clone();
            for cell in (0..16).filter(|cell| kept >> cell & 1 == 0) {
                part.set(Cell::new(cell), None);
            }
            check_against_naive(&part);
        }
    }
}

#[test]
fn puzzles_of_small_shapes_agree_with_trying_everything() {
    let mut random = SplitMix64::new(7);
    for (r, c) in [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (3, 1), (4, 1), (2, 2), (2, 3), (3, 2)] {
        let shape = shape(r, c);
        let grid = cyclic_grid(shape);
        for clues in 0..=shape.cells() {
            for _ in 0..8 {
                check_against_naive(&part(&mut random, &grid, clues));
                check_against_naive(&nonsense(&mut random, shape, clues));
            }
        }
    }
}

/// Goal: 3x3 agrees as well.  Method: all 3,359,232 moves of a few puzzles, which takes seconds for
/// each, so only with `ENNEA_SLOW`.
#[test]
fn some_puzzles_of_3x3_agree_with_trying_everything() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let mut random = SplitMix64::new(33);
    let grid = cyclic_grid(Shape::CLASSIC);
    for clues in [1, 9, 20] {
        check_against_naive(&part(&mut random, &grid, clues));
    }
    check_against_naive(&nonsense(&mut random, Shape::CLASSIC, 40));
}

/// The laws of a canonical form, on an image of a puzzle under any transformation.
fn check_laws(random: &mut SplitMix64, puzzle: &Filling) {
    let found = canonical(puzzle);
    let moved = any_transformation(random, puzzle.shape());
    let image = moved.apply_to_puzzle(puzzle);
    let again = canonical(&image);
    assert_eq!(again.form, found.form, "{puzzle:?} moved by {moved}");
    assert_eq!(again.automorphisms, found.automorphisms, "{puzzle:?} moved by {moved}");
    assert_eq!(again.transformation.apply_to_puzzle(&image), found.form);
    assert!(found.form <= image);
    let between = equivalence(puzzle, &image).expect("one is an image of the other");
    assert_eq!(between.apply_to_puzzle(puzzle), image);
    let order = Group::Whole.order_with_relabelling(puzzle.shape());
    assert_eq!(order % found.automorphisms, BigUint::ZERO);
}

#[test]
fn images_have_the_same_form_in_every_shape() {
    let mut random = SplitMix64::new(12);
    for (r, c) in [(1, 6), (6, 1), (2, 3), (3, 2), (3, 3), (2, 4), (5, 2), (3, 4), (4, 4), (1, 9)] {
        let shape = shape(r, c);
        let grid = cyclic_grid(shape);
        for _ in 0..5 {
            let clues = random.below(shape.cells() + 1);
            let puzzle = part(&mut random, &grid, clues);
            check_laws(&mut random, &puzzle);
            let puzzle = nonsense(&mut random, shape, clues);
            check_laws(&mut random, &puzzle);
        }
        check_laws(&mut random, &grid);
        check_laws(&mut random, &Filling::empty(shape));
    }
}

/// Goal: the fast way for 3x3 agrees with the general one.  Method: parts of grids with few and
/// with many clues, and digits anywhere.
#[test]
fn the_fast_way_agrees_with_the_general_one() {
    let mut random = SplitMix64::new(81);
    let mut canoniser = Canoniser::new();
    let latin: String = (0..81_u8).map(|k| char::from(b'1' + (k / 9 + k % 9) % 9)).collect();
    let grids = [
        cyclic_grid(Shape::CLASSIC),
        puzzle("173562894542819637869743125691237548257984361384156279938421756425678913716395482"),
        puzzle("123456789457893612986217354274538196531964827698721435342685971715349268869172543"),
        // A Latin square whose boxes are wrong, and digits that are twice in columns and boxes.
        puzzle(&latin),
        puzzle("123456789231564897312645978546978231123456789987654321879312645795132468654987312"),
    ];
    for clues in 0..=81 {
        for grid in &grids {
            for _ in 0..4 {
                check_fast(&mut canoniser, &part(&mut random, grid, clues));
                check_fast(&mut canoniser, &whole_lines(&mut random, grid, clues));
            }
        }
        check_fast(&mut canoniser, &nonsense(&mut random, Shape::CLASSIC, clues));
    }
}

/// A part of a puzzle that keeps or drops lines and digits, and has symmetries.
fn whole_lines(random: &mut SplitMix64, puzzle: &Filling, clues: usize) -> Filling {
    let (rows, columns, digits) = (random.below(512), random.below(512), random.below(512));
    let mut part = puzzle.clone();
    for cell in puzzle.shape().all_cells() {
        let row = rows >> puzzle.shape().row(cell) & 1 == 1;
        let column = columns >> puzzle.shape().column(cell) & 1 == 1;
        let digit = puzzle.clue(cell).is_some_and(|digit| digits >> digit.index() & 1 == 1);
        let kept = match clues % 3 {
            0 => row,
            1 => row && column,
            _ => digit && row,
        };
        part.set(cell, puzzle.clue(cell).filter(|_| kept));
    }
    part
}

fn check_fast(canoniser: &mut Canoniser, puzzle: &Filling) {
    let clues = std::array::from_fn(|k| puzzle.clues()[k].map_or(0, |digit| digit.number() as u8));
    let (fast, slow) = (canoniser.canonical(&clues), general::search(puzzle));
    assert_eq!(fast.puzzle(), slow.form, "{puzzle:?}");
    assert_eq!(BigUint::from(fast.automorphisms), slow.order, "{puzzle:?}");
    assert_eq!(fast.transformation().apply_to_puzzle(puzzle), slow.form, "{puzzle:?}");
}

/// Goal: essentially different grids have different forms, and others the same.  Method: all
/// reduced grids; 2 and 49 classes are published, `[A109741]`, `[A291188]`.
#[test]
fn all_reduced_grids_have_as_many_forms_as_there_are_classes() {
    for ((r, c), classes) in [((2, 2), 2), ((2, 3), 49)] {
        let mut forms = std::collections::BTreeMap::new();
        for grid in ennea::count::oracles::enumerate::reduced_grids(shape(r, c)) {
            let found = canonical_grid(&grid);
            *forms.entry(found.form).or_insert(BigUint::ZERO) += found.automorphisms;
        }
        assert_eq!(forms.len(), classes);
        // A class has |G| / (|Aut| N!) reduced grids, each of which reached it |Aut| times.
        let reached = Group::Whole.order(shape(r, c));
        assert!(forms.values().all(|sum| *sum == reached));
    }
}

/// Puzzles that contradict themselves as much as they can, where nearly everything ties.
#[test]
fn ties_without_end_are_explained_by_automorphisms() {
    let ones = "1".repeat(81);
    let found = canonical(&puzzle(&ones));
    assert_eq!(found.form, puzzle(&ones));
    assert_eq!(found.automorphisms, Group::Whole.order(Shape::CLASSIC) * 40_320_u32);
    let rows = "123456789".repeat(9);
    let found = canonical(&puzzle(&rows));
    let columns: String = (1..=9).map(|digit| digit.to_string().repeat(9)).collect();
    assert_eq!(found.form, puzzle(&columns));
    // The rows move freely; each order of the columns has its relabelling.
    assert_eq!(found.automorphisms, (1296_u32 * 1296).into());
}
