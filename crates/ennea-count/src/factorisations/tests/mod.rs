//! The sums against exact covers, and against what was published.

mod covers;

use super::types::is_identity;
use super::*;
use crate::burnside;
use crate::column_sets;
use crate::fixed::template_orbits::TemplateOrbits;
use crate::fixed::{FixedGrids, relabellings};
use ennea_base::random::SplitMix64;
use ennea_symmetry::partitions;

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
    for (r, c) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
        let shape = Shape::new(r, c).unwrap();
        let reduced = column_sets::grids(shape).unwrap() / factorial(shape.side());
        let found = of_classes(shape, &reduced, &()).unwrap().unwrap();
        let covers = FixedGrids::new(shape)
            .of_classes(Group::WithoutTransposition, &reduced, &())
            .unwrap()
            .unwrap();
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
            assert_eq!(
                counter.count(element, &()).unwrap().map(BigUint::from),
                Some(counted.fixed.clone())
            );
            compared += 1;
        }
    }
    assert_eq!(compared, 1223);
}

/// Goal: the same for 2x6 and 3x4, but for moves of the rows of order 2 and 3, which take long.
#[test]
fn light_classes_of_2x6_and_3x4_fix_what_exact_covers_count() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let mut compared = Vec::new();
    for (r, c) in [(2, 6), (3, 4)] {
        let shape = Shape::new(r, c).unwrap();
        let (counter, parts) = (FixedGrids::new(shape), Parts::new(shape).unwrap());
        let is_light = |&place: &usize| {
            let element = parts.classes()[place].representative();
            let types = relabellings::cycle_types(element);
            let pieces = TemplateOrbits::new(element, &types);
            !types.is_empty() && pieces.is_some_and(|pieces| pieces.pieces().len() <= 500)
        };
        let mut of_shape = 0;
        for part in (0..parts.len()).filter(|&part| !parts.is_systems(part)) {
            let places = parts.places(part);
            let is_quick = |&place: &usize| {
                let element = parts.classes()[place].representative();
                let rows = if r < c { element.rows() } else { element.columns() };
                rows.order() > 3_u32.into()
            };
            let light: Vec<usize> = places
                .first()
                .filter(|place| is_quick(place))
                .map_or(Vec::new(), |_| places.iter().copied().filter(is_light).collect());
            if light.is_empty() {
                continue;
            }
            let labelled = parts.labelled(part, &()).unwrap();
            for place in light {
                let fixed = exact_quotient(&labelled[&place], &factorial(shape.side()));
                let element = parts.classes()[place].representative();
                assert_eq!(
                    counter.count(element, &()).unwrap().map(BigUint::from),
                    Some(fixed),
                    "{element}"
                );
                of_shape += 1;
            }
        }
        compared.push(of_shape);
    }
    assert_eq!(compared, [122, 111]);
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

/// Goal: fillings row by row are what exact covers by matchings count.  Method: random graphs of 6 to 10
/// rows and digits, made of matchings that a random permutation of order 2, 3 or 4 permutes.
#[test]
fn fillings_are_exact_covers_by_matchings() {
    let mut random = SplitMix64::new(1);
    let mut compared = [0; 5];
    while compared[2..].iter().any(|&it| it < 20) {
        let (n, order) = ([6, 8, 10][random.below(3)], 2 + random.below(3));
        let [rows, digits] = [(); 2].map(|()| of_order(n, order, &mut random));
        if is_identity(&rows) && is_identity(&digits) {
            continue;
        }
        let mut adjacent = vec![0_u32; n];
        for _ in 0..300 {
            let mut matching: Vec<usize> = (0..n).collect();
            random.shuffle(&mut matching);
            add_orbit(&mut adjacent, matching, &rows, &digits, n / 2);
        }
        if adjacent[0].count_ones() as usize != n / 2 {
            continue;
        }
        let types: Vec<Type> = partitions(n / 2).iter().map(Type::from).collect();
        let lengths: Vec<usize> = (1..=n / 2).collect();
        let mut expected = covers::factorisations(&adjacent, &rows, &digits, &lengths);
        expected.iter_mut().for_each(|(of, number)| *number *= of.centraliser_order());
        let mut found = row_orbits::colourings(&adjacent, &rows, &digits, &types);
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{adjacent:?} {rows:?} {digits:?}");
        compared[order] += usize::from(!found.is_empty());
    }
}

/// A permutation whose cycles are of length 1 and of another.
fn of_order(n: usize, order: usize, random: &mut SplitMix64) -> Vec<u8> {
    let mut points: Vec<u8> = (0..n as u8).collect();
    random.shuffle(&mut points);
    let mut images: Vec<u8> = (0..n as u8).collect();
    for cycle in points.chunks_exact(order).take(random.below(n / order + 1)) {
        for (place, &point) in cycle.iter().enumerate() {
            images[usize::from(point)] = cycle[(place + 1) % order];
        }
    }
    images
}

/// Adds a matching and its images, if they are disjoint and there is room for them.
fn add_orbit(
    adjacent: &mut [u32],
    mut matching: Vec<usize>,
    rows: &[u8],
    digits: &[u8],
    most: usize,
) {
    let (first, mut longer) = (matching.clone(), adjacent.to_vec());
    loop {
        for (row, &digit) in longer.iter_mut().zip(&matching) {
            if *row >> digit & 1 == 1 || row.count_ones() as usize == most {
                return;
            }
            *row |= 1 << digit;
        }
        let mut image = vec![0; matching.len()];
        for (row, &digit) in matching.iter().enumerate() {
            image[usize::from(rows[row])] = usize::from(digits[digit]);
        }
        matching = image;
        if matching == first {
            return adjacent.copy_from_slice(&longer);
        }
    }
}
