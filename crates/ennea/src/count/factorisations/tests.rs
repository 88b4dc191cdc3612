//! The sums against exact covers, and against what was published.

use super::*;
use crate::count::burnside;
use crate::count::column_sets;
use crate::count::fixed::template_orbits::TemplateOrbits;
use crate::count::fixed::{FixedGrids, relabellings};

/// The essentially different grids, the number of all grids being given.
fn different(shape: Shape, grids: &BigUint) -> BigUint {
    let reduced = grids / factorial(shape.side());
    let classes = of_classes(shape, &reduced, &()).unwrap().expect("a shape that is served");
    let order = Group::WithoutTransposition.order(shape);
    burnside::orbits(&order, classes.iter().map(CountedClass::term)).unwrap().orbits
}

/// Goal: both methods agree on every class.  Method: exact covers by template orbits, which share
/// nothing with words and colourings.
#[test]
fn every_class_of_small_shapes_fixes_what_exact_covers_count() {
    for (r, c) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2)] {
        let shape = Shape::new(r, c).unwrap();
        let reduced = column_sets::grids(shape).unwrap() / factorial(shape.side());
        let found = of_classes(shape, &reduced, &()).unwrap().unwrap();
        let covers =
            FixedGrids::new(shape).of_classes(Group::WithoutTransposition, &reduced).unwrap();
        assert_eq!(found.len(), covers.len());
        for (found, covers) in found.iter().zip(&covers) {
            assert_eq!(found.fixed, covers.fixed, "{shape} {}", found.class.representative());
        }
    }
}

/// Goal: the isotopy classes of Latin squares are as published, A040082 and A002860.
#[test]
fn latin_squares_up_to_isotopy() {
    let published = [
        (1_u128, 1_u32),
        (2, 1),
        (12, 1),
        (576, 2),
        (161_280, 2),
        (812_851_200, 22),
        (61_479_419_904_000, 564),
    ];
    for ((squares, classes), n) in published.into_iter().zip(1..) {
        let shape = Shape::new(1, n).unwrap();
        assert_eq!(different(shape, &squares.into()), classes.into(), "{shape}");
    }
    let upright = Shape::new(5, 1).unwrap();
    assert_eq!(different(upright, &161_280_u32.into()), 2_u32.into());
}

/// Goal: the same for 2x5, as far as covers reach.  Method: all classes with at most 3,000 pieces.
#[test]
fn light_classes_of_2x5_fix_what_exact_covers_count() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let shape = Shape::new(2, 5).unwrap();
    let counter = FixedGrids::new(shape);
    let found = of_classes(shape, &BigUint::ZERO, &()).unwrap().unwrap();
    let mut compared = 0;
    for counted in &found[1..] {
        let element = counted.class.representative();
        let types = relabellings::cycle_types(element);
        let pieces = TemplateOrbits::new(element, &types);
        if types.is_empty() || pieces.is_some_and(|pieces| pieces.pieces().len() <= 3000) {
            assert_eq!(counter.count(element).map(BigUint::from), Some(counted.fixed.clone()));
            compared += 1;
        }
    }
    assert_eq!(compared, 1223);
}

/// Goal: a wrong number does not pass the law of whole orbits; right ones do.  Method: each class of 2x3
/// in turn gets a grid too many.
#[test]
fn wrong_fixed_grids_break_the_law_of_whole_orbits() {
    let parts = Parts::new(Shape::new(2, 3).unwrap()).unwrap();
    let mut fixed = vec![BigUint::ZERO; parts.classes().len()];
    for part in 0..parts.len() {
        for (place, number) in parts.labelled(part, &()).unwrap() {
            fixed[place] += exact_quotient(&number, &factorial(6));
        }
    }
    fixed[0] = 39_168_u32.into();
    assert_eq!(parts.without_whole_orbits(&fixed), None);
    for place in 1..fixed.len() {
        let right = fixed[place].clone();
        fixed[place] += 1_u32;
        assert!(parts.without_whole_orbits(&fixed).is_some(), "class {place}");
        fixed[place] = right;
    }
}
