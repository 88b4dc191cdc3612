//! Checks of shuffles: everything tried on small grids, chi-square, frozen draws.

use super::coincidences::CHUNK;
use super::lines::Lines;
use super::*;
use crate::{Automorphisms, Permutation, Transposes};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Digit, Grid};
use std::collections::{BTreeMap, BTreeSet};

const BOTH: [Moves; 2] = [Moves::WithinChutes, Moves::Whole];

fn grids() -> Vec<Grid> {
    [
        "1234341221434321",
        "1234341223414123",
        "123456456123231564564231312645645312",
        "123456456123214365365214531642642531",
    ]
    .map(|text| text.parse().unwrap())
    .into_iter()
    .chain([(2, 2), (2, 3), (3, 2), (1, 4)].map(|(r, c)| Grid::cyclic(Shape::new(r, c).unwrap())))
    .collect()
}

/// The relabelling that makes of the moved grid the grid again, if there is one.
fn undone(grid: &Grid, cell_move: &Transformation) -> Option<Transformation> {
    let shape = grid.shape();
    let row = (0..shape.side()).map(|column| shape.cell(0, column));
    let mut images = vec![0; shape.side()];
    for cell in row {
        images[grid.digit(cell).index()] = grid.digit(cell_move.image(cell)).index();
    }
    let digits = Permutation::from_fn(shape.side(), |digit| images[digit]);
    let element = cell_move.clone().with_digits(digits);
    (element.apply(grid) == *grid).then_some(element)
}

/// All elements of small sets of moves.
fn all(moves: Moves, shape: Shape) -> Vec<Transformation> {
    let mut relabellings = vec![Permutation::identity(shape.side())];
    for digit in 1..shape.side() {
        relabellings = relabellings
            .iter()
            .flat_map(|other| {
                (0..=digit).map(move |to| match to {
                    to if to == digit => other.clone(),
                    to => other.then(&Permutation::from_cycles(other.degree(), &[&[to, digit]])),
                })
            })
            .collect();
    }
    Group::Whole
        .elements(shape)
        .filter(|element| moves.contains(element))
        .flat_map(|element| {
            relabellings.iter().map(move |digits| element.clone().with_digits(digits.clone()))
        })
        .collect()
}

#[test]
fn moves_are_as_many_as_the_formula_says() {
    for (r, c) in [(1, 3), (2, 2), (2, 3), (3, 2)] {
        let shape = Shape::new(r, c).unwrap();
        for moves in BOTH {
            let of_cells = Group::Whole.elements(shape).filter(|g| moves.contains(g)).count();
            assert_eq!(moves.count(shape), factorial(shape.side()) * of_cells);
        }
    }
}

/// Goal: exactly the moves that change nothing are found.  Method: every cell move is tried, with the
/// relabelling that it forces.
#[test]
fn stabilisers_are_those_found_by_trying_everything() {
    for grid in grids() {
        for moves in BOTH {
            let stabiliser = Stabiliser::of(&grid, moves);
            let found: BTreeSet<Transformation> = stabiliser.elements().collect();
            let tried: BTreeSet<Transformation> = Group::Whole
                .elements(grid.shape())
                .filter(|cell_move| moves.contains(cell_move))
                .filter_map(|cell_move| undone(&grid, &cell_move))
                .collect();
            assert_eq!(found, tried, "{grid} {moves:?}");
            assert_eq!(*stabiliser.order(), found.len().into());
        }
    }
}

/// The check for 3x3: all 46,656 moves of rows and columns.
#[test]
fn three_moves_leave_the_cyclic_grid_as_it_is() {
    let shape = Shape::CLASSIC;
    let six = crate::wreath::elements(3, 1);
    let within: Vec<Permutation> = (0..216)
        .map(|k| {
            Permutation::from_fn(9, |line| {
                let inside = &six[k / [1, 6, 36][line / 3] % 6];
                line / 3 * 3 + inside.image(line % 3)
            })
        })
        .collect();
    let cyclic = Grid::cyclic(shape);
    let most_symmetric =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let few = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";
    for (grid, order) in
        [(cyclic, Some(3)), (most_symmetric.parse().unwrap(), None), (few.parse().unwrap(), None)]
    {
        let mut tried = BTreeSet::new();
        for rows in &within {
            for columns in &within {
                let cell_move =
                    Transformation::of_lines(shape, Transposes::No, rows.clone(), columns.clone());
                tried.extend(undone_quickly(&grid, &cell_move));
            }
        }
        let found: BTreeSet<Transformation> =
            Stabiliser::of(&grid, Moves::WithinChutes).elements().collect();
        assert_eq!(found, tried, "{grid}");
        assert!(order.is_none_or(|order| order == found.len()));
        let whole = Stabiliser::of(&grid, Moves::Whole);
        assert_eq!(whole.order(), Automorphisms::of_grid(&grid).order());
    }
}

/// [`undone`], unless the second row of the grid already says no.
fn undone_quickly(grid: &Grid, cell_move: &Transformation) -> Option<Transformation> {
    let shape = grid.shape();
    let mut becomes: Vec<Option<Digit>> = vec![None; shape.side()];
    let good = (0..2 * shape.side()).all(|k| {
        let cell = shape.cell(k / shape.side(), k % shape.side());
        let image = grid.digit(cell_move.image(cell));
        *becomes[grid.digit(cell).index()].get_or_insert(image) == image
    });
    if good { undone(grid, cell_move) } else { None }
}

/// Goal: images are counted right.  Method: they are written down, those of all moves of 2x2.
#[test]
fn a_grid_has_as_many_images_as_moves_divided_by_its_stabiliser() {
    for grid in grids().iter().filter(|grid| grid.shape().side() == 4) {
        for moves in BOTH {
            let images: BTreeSet<Grid> =
                all(moves, grid.shape()).iter().map(|element| element.apply(grid)).collect();
            assert_eq!(Stabiliser::of(grid, moves).images(), images.len().into());
        }
    }
}

/// Goal: every move is as likely as any other.  Method: all moves of 2x2 and of
/// 1x3; 20 draws for each; chi-square within five of its standard deviations.
#[test]
fn random_moves_are_uniform() {
    for (moves, r, c) in [(Moves::WithinChutes, 2, 2), (Moves::Whole, 2, 2), (Moves::Whole, 1, 3)] {
        let shape = Shape::new(r, c).unwrap();
        let mut counts: BTreeMap<Transformation, u32> =
            all(moves, shape).into_iter().map(|element| (element, 0)).collect();
        assert_eq!(moves.count(shape), counts.len().into());
        let mut random = SplitMix64::new(2016);
        for _ in 0..20 * counts.len() {
            *counts.get_mut(&moves.random(shape, &mut random)).expect("one of the moves") += 1;
        }
        let chi_square: f64 =
            counts.values().map(|&count| (f64::from(count) - 20.0).powi(2) / 20.0).sum();
        let freedom = (counts.len() - 1) as f64;
        let far = (chi_square - freedom) / (2.0 * freedom).sqrt();
        assert!(far.abs() < 5.0, "{moves:?} {shape}: {far} standard deviations");
    }
}

/// Goal: coincidences are as frequent as they should be.  Method: trials enough for hundreds to be
/// expected; within five standard deviations.
#[test]
fn coincidences_are_as_frequent_as_the_stabiliser_says() {
    for grid in grids() {
        for moves in BOTH {
            let trials = 400_000_u64;
            let images: f64 = Stabiliser::of(&grid, moves).images().to_string().parse().unwrap();
            let expected = trials as f64 / images;
            let mut random = SplitMix64::new(7);
            let found = coincidences(&grid, moves, trials, &mut random, &()).unwrap();
            let far = (found as f64 - expected).abs() / expected.sqrt();
            assert!(far < 5.0, "{grid} {moves:?}: {found}, expected {expected}");
        }
    }
}

/// Goal: the quick check of a move is no other than applying it.
#[test]
fn coincidences_are_those_of_random_moves() {
    let grid = Grid::cyclic(Shape::new(2, 2).unwrap());
    let digits: Vec<u8> = grid.digits().iter().map(|digit| digit.index() as u8).collect();
    for moves in BOTH {
        let mut random = SplitMix64::new(3);
        let mut lines = Lines::new(grid.shape());
        let mut found = 0;
        for _ in 0..10_000 {
            let drawn = moves.random(grid.shape(), &mut random.clone());
            lines.draw(moves, &mut random);
            assert_eq!(lines.transformation(), drawn);
            assert_eq!(lines.keep(&digits), drawn.apply(&grid) == grid);
            found += u32::from(lines.keep(&digits));
        }
        assert!(found > 20);
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let grid = Grid::cyclic(Shape::new(2, 2).unwrap());
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let mut random = SplitMix64::new(5);
        pool.install(|| coincidences(&grid, Moves::Whole, 3 * CHUNK + 1, &mut random, &()))
    };
    assert_eq!(on(1), on(3));
    let one =
        |trials| coincidences(&grid, Moves::Whole, trials, &mut SplitMix64::new(5), &()).unwrap();
    assert!(one(0) == 0 && one(CHUNK) < one(3 * CHUNK));
}

#[test]
fn a_request_to_stop_ends_the_trials() {
    struct No;
    impl Progress for No {
        fn is_stopped(&self) -> bool {
            true
        }
    }
    let grid = Grid::cyclic(Shape::CLASSIC);
    let found = coincidences(&grid, Moves::Whole, 10, &mut SplitMix64::new(1), &No);
    assert_eq!(found, Err(Stopped));
}

/// Goal: a seed gives the same move for ever.
#[test]
fn frozen_moves() {
    let drawn =
        |moves: Moves, seed| moves.random(Shape::CLASSIC, &mut SplitMix64::new(seed)).to_string();
    assert_eq!(
        drawn(Moves::WithinChutes, 1),
        "rows (4 6)(7 8 9) columns (1 3)(4 5 6)(7 8 9) digits (1 7 4 2 5)(3 8 9)"
    );
    assert_eq!(
        drawn(Moves::Whole, 1),
        "transpose rows (1 7 5 2 8 6 3 9 4) columns (1 3 2)(4 9 6 8 5 7) digits (2 4 8 7)(3 9)(5 6)"
    );
}
