//! Metamorphic laws of transformations, on random elements of the whole group.

use ennea::count::oracles::{enumerate, orbits};
use ennea::symmetry::{Permutation, Transformation, Transposes};
use ennea::{Digit, Filling, Grid, Shape};
use proptest::prelude::*;
use proptest::strategy::Strategy;

/// Random arrangements of 0 to n-1.
fn arrangement(n: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..n).collect::<Vec<_>>()).prop_shuffle()
}

/// Random permutations of `blocks` blocks of `size` points that keep blocks together.
fn block_permutation(blocks: usize, size: usize) -> impl Strategy<Value = Permutation> {
    (arrangement(blocks), proptest::collection::vec(arrangement(size), blocks)).prop_map(
        move |(order, inside)| {
            Permutation::from_fn(blocks * size, |k| {
                order[k / size] * size + inside[k / size][k % size]
            })
        },
    )
}

/// Random elements of the whole symmetry group of a shape.
fn transformation(shape: Shape) -> impl Strategy<Value = Transformation> {
    let digits = arrangement(shape.side())
        .prop_map(move |images| Permutation::from_fn(shape.side(), |d| images[d]));
    let rows = block_permutation(shape.bands(), shape.box_rows());
    let columns = block_permutation(shape.stacks(), shape.box_columns());
    (any::<bool>(), rows, columns, digits).prop_map(move |(mirror, rows, columns, digits)| {
        let transposes = if mirror && shape.is_square() { Transposes::Yes } else { Transposes::No };
        Transformation::new(shape, transposes, rows, columns, digits).expect("blocks are kept")
    })
}

/// Random shapes with a pair of their transformations.
fn pair() -> impl Strategy<Value = (Transformation, Transformation)> {
    let shapes = vec![(2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (4, 4), (1, 5), (4, 9)];
    proptest::sample::select(shapes).prop_flat_map(|(r, c)| {
        let shape = Shape::new(r, c).expect("a shape");
        (transformation(shape), transformation(shape))
    })
}

/// A grid of any shape: row r of band b starts shifted by r C + b.
fn cyclic_grid(shape: Shape) -> Grid {
    let digit = |cell| {
        let (row, column) = (shape.row(cell), shape.column(cell));
        let shift = row % shape.box_rows() * shape.box_columns() + row / shape.box_rows();
        Digit::from_index((column + shift) % shape.side())
    };
    Grid::new(shape, shape.all_cells().map(digit).collect()).expect("a grid")
}

proptest! {
    #[test]
    fn the_group_laws_hold((a, b) in pair()) {
        prop_assert!(a.then(&a.inverse()).is_identity());
        prop_assert!(a.inverse().then(&a).is_identity());
        prop_assert_eq!(a.then(&b).inverse(), b.inverse().then(&a.inverse()));
        prop_assert_eq!(a.then(&b).then(&a), a.then(&b.then(&a)));
    }

    #[test]
    fn cells_move_as_the_product_says((a, b) in pair()) {
        let product = a.then(&b);
        for cell in a.shape().all_cells() {
            prop_assert_eq!(product.image(cell), b.image(a.image(cell)));
        }
        let cells = a.cell_permutation().then(&b.cell_permutation());
        prop_assert_eq!(product.cell_permutation(), cells);
    }

    #[test]
    fn grids_and_puzzles_follow((a, b) in pair()) {
        let grid = cyclic_grid(a.shape());
        prop_assert_eq!(a.then(&b).apply(&grid), b.apply(&a.apply(&grid)));
        prop_assert_eq!(a.inverse().apply(&a.apply(&grid)), grid.clone());
        let puzzle = Filling::from(&grid);
        prop_assert_eq!(a.apply_to_puzzle(&puzzle), Filling::from(&a.apply(&grid)));
    }

    #[test]
    fn houses_go_to_houses((a, _) in pair()) {
        let shape = a.shape();
        for house in shape.houses() {
            let images: Vec<_> = shape.cells_of(house).map(|cell| a.image(cell)).collect();
            let whole = shape.houses_of(images[0]).into_iter().any(|target| {
                images.iter().all(|&image| shape.houses_of(image).contains(&target))
            });
            prop_assert!(whole, "{} tears {}", a, house);
        }
    }

    #[test]
    fn what_is_written_reads_back((a, _) in pair()) {
        let text = a.to_string();
        prop_assert_eq!(Transformation::parse(a.shape(), &text), Ok(a), "{}", text);
    }

    #[test]
    fn the_order_is_the_least_power_that_is_the_identity((a, _) in pair()) {
        let order = a.order();
        prop_assume!(order <= 3000);
        let mut power = a.clone();
        for _ in 1..order {
            prop_assert!(!power.is_identity());
            power = power.then(&a);
        }
        prop_assert!(power.is_identity());
    }

    #[test]
    fn random_texts_are_read_or_refused_but_never_panic(text in "(rows|columns|digits|transpose| |\\(|\\)|[0-9A-Z]|,){0,12}") {
        for shape in [Shape::CLASSIC, Shape::new(2, 3).unwrap()] {
            if let Ok(found) = Transformation::parse(shape, &text) {
                prop_assert_eq!(Transformation::parse(shape, &found.to_string()), Ok(found));
            }
        }
    }
}

#[test]
fn bad_notation_says_what_was_found_and_expected() {
    for (text, expected) in [
        ("spin", "found 'spin'; expected identity, transpose, rows, columns or digits"),
        ("rows 1 2", "found '1'; expected cycles, for example (1 2 3)(4 5)"),
        ("rows", "found 'the end of the text'; expected cycles"),
        ("rows (1 2", "found '(1'; expected cycles"),
        ("rows (1 10)", "found '10' in a cycle; expected something from 1 to 9"),
        ("rows (0 1)", "found '0' in a cycle; expected something from 1 to 9"),
        ("digits (1 A)", "found 'A' in a cycle; expected something from 1 to 9"),
        ("rows (1 2)(2 3)", "'2' stands twice in the cycles"),
        ("rows (1 4)", "row 2 leaves the other rows of its band"),
        ("columns (3 4)", "column 3 leaves the other columns of its stack"),
    ] {
        let error = Transformation::parse(Shape::CLASSIC, text).unwrap_err().to_string();
        let first = |s: &str| s.split(", for example").next().unwrap_or(s).to_owned();
        assert!(error.contains(&first(expected)), "{text}: {error}");
    }
    let error = Transformation::parse(Shape::new(2, 3).unwrap(), "transpose").unwrap_err();
    assert_eq!(
        error.to_string(),
        "transposition turns 2x3 boxes into 3x2; only square boxes transpose"
    );
}

/// Goal: reducing is relabelling.  Method: every grid of 2x2.
#[test]
fn the_reduced_grid_is_the_one_of_its_24_relabellings_that_is_in_order() {
    let shape = Shape::new(2, 2).unwrap();
    let mut reduced = enumerate::reduced_grids(shape);
    let mut counts = vec![0; reduced.len()];
    for grid in enumerate::all_grids(shape) {
        counts[reduced.binary_search(&orbits::reduced(&grid)).unwrap()] += 1;
    }
    assert_eq!(counts, vec![24; 12]);
    reduced.dedup();
    assert_eq!(reduced.len(), 12);
}
