//! Each number by two ways, and against what was published.

use super::*;
use crate::fixed::FixedGrids;
use crate::{essentially_different, factorisations};
use ennea::published;
use ennea_base::numbers::factorial;
use ennea_symmetry::Group;
use num_bigint::BigUint;

/// Goal: squares, rectangles and column sets are the same by both ways.  Method: row by row, which knows of
/// no isomorphism; every order that it counts in a moment.
#[test]
fn half_the_rows_say_what_row_by_row_says() {
    for n in 1..=6 {
        let (found, simple) = (count(n, &()).unwrap(), row_by_row(n));
        assert_eq!(found.squares, simple.squares, "order {n}");
        assert_eq!(found.levels.len(), simple.levels.len());
        for (found, simple) in found.levels.iter().zip(&simple.levels) {
            assert_eq!((found.rows, &found.graphs), (simple.rows, &simple.graphs), "order {n}");
            assert_eq!(found.rectangles, simple.rectangles, "order {n}");
        }
    }
}

/// Goal: no class of column sets is missing or there twice.  Method: 0-1 matrices, for orders that
/// [`row_by_row`] does not reach.
#[test]
fn column_sets_are_all_there() {
    for n in 1..=8 {
        let found = count(n, &()).unwrap();
        for level in &found.levels {
            assert_eq!(level.graphs, matrices(n, level.rows), "{n} {}", level.rows);
        }
        assert_eq!(Some(found.squares.clone()), published::latin::squares(n).map(|p| p.value()));
        assert_eq!(Some(found.reduced()), published::latin::reduced_squares(n).map(|p| p.value()));
    }
}

/// Goal: the classes after three rows are the cubic bipartite graphs with 12, 14 and 16 vertices.  Method: 5, 13
/// and 38 connected ones are known; of smaller ones, 1, 1 and 2 with 6, 8 and 10, two make 1, 1 and 3.
#[test]
fn cubic_graphs_are_as_many_as_known() {
    let classes = |n| count(n, &()).unwrap().levels[2].classes;
    assert_eq!([6, 7, 8].map(classes), [6, 14, 41]);
}

/// Goal: both methods agree on every class.  Method: exact covers by template orbits, which share nothing with
/// colourings.
#[test]
fn every_class_of_small_orders_fixes_what_exact_covers_count() {
    for (r, c) in [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (5, 1), (1, 6)] {
        let shape = Shape::new(r, c).unwrap();
        let reduced = count(shape.side(), &()).unwrap().squares / factorial(shape.side());
        let found = factorisations::of_classes(shape, &reduced, &()).unwrap().unwrap();
        let group = Group::WithoutTransposition;
        let covers = FixedGrids::new(shape).of_classes(group, &reduced, &()).unwrap().unwrap();
        assert_eq!(found.len(), covers.len());
        for (found, covers) in found.iter().zip(&covers) {
            assert_eq!(found.fixed, covers.fixed, "{shape} {}", found.class.representative());
        }
    }
}

/// Goal: classes are as published, and as joined one by one.  Method: Burnside over all kinds.
#[test]
fn main_classes_in_both_ways() {
    for n in 1..=8 {
        let shape = Shape::new(1, n).unwrap();
        let isotopy = published::latin::isotopy_classes(n).unwrap().value();
        if n <= 7 {
            let counted = essentially_different(shape, Group::Whole);
            assert_eq!(counted, Some(isotopy.clone()), "order {n}");
        }
        let kinds = Kinds::count(n, &isotopy, &()).unwrap();
        let (types, main) = (kinds.with_transposition().unwrap(), kinds.main_classes().unwrap());
        assert_eq!(main, published::latin::main_classes(n).unwrap().value(), "order {n}");
        assert_eq!(types, published::latin::types(n).unwrap().value(), "order {n}");
        if n <= 5 {
            assert_eq!([isotopy, types, main], joined_classes(n).map(BigUint::from), "order {n}");
        }
    }
}
