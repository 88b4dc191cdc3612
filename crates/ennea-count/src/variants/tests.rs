//! Every count by two methods; published values.

use super::*;
use crate::oracles::{orbit_filling, variants as small};
use ennea::published::variants as published;
use ennea::solve::variants::Solver;
use ennea_base::rules::{NamedRule, Rules, Templates};
use ennea_base::{Puzzle, Shape};
use ennea_symmetry::variants::{RulesGroup, Scope};
use num_bigint::BigUint;

fn rules(name: &str, shape: &str) -> Option<Rules> {
    Rules::parse(name, shape.parse().unwrap()).ok()
}

fn group(rules: &Rules, scope: Scope) -> RulesGroup {
    RulesGroup::new(rules, &Templates::of(rules).unwrap(), scope)
}

/// Goal: grids, fixed grids and classes are right for every rule.  Method: all grids of the small
/// shapes, written down and joined; and each fixed grid filled in by hand.
#[test]
fn small_universes_agree() {
    let names = NamedRule::ALL.iter().map(|rule| rule.name().to_owned());
    let names: Vec<String> = names
        .chain(["x+knight", "x+king", "differ corners: r1c1 r4c4"].map(str::to_owned))
        .collect();
    let (mut counted, mut by_the_clues) = (0, 0);
    for shape in ["2x2", "2x3", "3x2"] {
        for rules in names.iter().filter_map(|name| rules(name, shape)) {
            for scope in Scope::ALL {
                let group = group(&rules, scope);
                let Some(elements) = group.elements() else { continue };
                let grids = small::reduced_grids(&rules);
                let census = match census(&rules, scope, &()) {
                    Ok(census) => census,
                    Err(error) => {
                        assert!(matches!(error, CensusError::NoGrid { .. }), "{rules:?} {error}");
                        assert!(grids.is_empty(), "{rules:?}");
                        continue;
                    }
                };
                let sizes = small::orbit_sizes(&rules, &grids, group.generators());
                assert_eq!(census.classes[0].fixed_grids, grids.len() as u128, "{rules:?}");
                assert_eq!(census.essentially_different, sizes.len().into(), "{rules:?} {scope}");
                if rules.consecutive().is_some() {
                    assert!(census.method == Method::Walk && !bands::serve(&rules), "{rules:?}");
                    counted += 1;
                    continue;
                }
                let filled = fillings::reduced_grid_count(&rules, &elements, &()).unwrap();
                assert_eq!(filled, grids.len() as u128, "{rules:?} {scope}");
                let by_bands = bands::reduced_grid_count(&rules, &elements, &()).unwrap();
                let has_boxes = rules.shape().to_string() == shape;
                assert_eq!(by_bands.is_some(), has_boxes, "{rules:?} {scope}");
                assert!(by_bands.is_none_or(|count| count == filled), "{rules:?} {by_bands:?}");
                let is_clued = has_boxes && clued::serve(&rules);
                let by_clues = clued::reduced_grid_count(&rules, &elements, &()).unwrap();
                assert_eq!(by_clues, is_clued.then_some(filled), "{rules:?} {scope}");
                by_the_clues += usize::from(is_clued);
                if grids.len() < 5_000 {
                    for class in &census.classes {
                        let by_hand = orbit_filling::count(&rules, &class.representative);
                        assert_eq!(class.fixed_grids, by_hand.into(), "{rules:?} {class:?}");
                    }
                }
                counted += 1;
            }
        }
    }
    assert!(counted > 30 && by_the_clues > 10, "{counted} {by_the_clues}");
}

/// Goal: rules with few grids of 9x9.  Method: both methods, and what is published.
#[test]
fn few_grids_of_9x9_agree() {
    let hypercube = rules("hypercube", "3x3").unwrap();
    let elements = group(&hypercube, Scope::Shape).elements().unwrap();
    let filled = fillings::reduced_grid_count(&hypercube, &elements, &()).unwrap();
    let counted = census(&hypercube, Scope::Whole, &()).unwrap();
    assert_eq!((counted.classes[0].fixed_grids, filled), (104, 104));
    assert_eq!(counted.essentially_different, 2_u8.into());
    for (name, shape) in [("x+knight", "2x3"), ("x", "1x3")] {
        let none = census(&rules(name, shape).unwrap(), Scope::Whole, &());
        assert!(matches!(none, Err(CensusError::NoGrid { .. })), "{name} {shape}");
    }
}

/// Goal: rules between digits.  Method: what others published; the 72 grids that keep a knight's and a king's move as
/// well are found by the solver too.
#[test]
fn grids_of_rules_between_digits_are_as_published() {
    for &(name, different, _) in published::BETWEEN_DIGITS {
        // The others take seconds.
        if name == "non-consecutive" && std::env::var_os("ENNEA_SLOW").is_none() {
            continue;
        }
        let rules = rules(name, "3x3").unwrap();
        let census = census(&rules, Scope::Whole, &()).unwrap();
        assert_eq!((census.method, census.group_order), (Method::Walk, 8_u8.into()), "{name}");
        assert_eq!(census.essentially_different, different.into(), "{name}");
        if different == 5 {
            let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
            let solved = Solver::new(&rules).count(&empty, 100);
            assert_eq!((census.grids, solved), (72_u8.into(), 72));
        }
    }
}

/// Goal: totals of 9x9 by two methods.  Method: bands; templates for anti-knight, puzzles for one extra house, and for
/// the others what is published.
#[test]
fn totals_are_the_same_by_bands() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    let by_templates = census(&rules("knight", "3x3").unwrap(), Scope::Whole, &()).unwrap();
    assert_eq!(by_templates.method, Method::Templates);
    let mut totals = vec![("knight", by_templates.grids)];
    totals.extend(published::VARIANTS.iter().map(|row| (row.rules, row.grids.parse().unwrap())));
    // One extra house each, which makes them the solutions of a puzzle.
    for name in ["diagonal", "centre-dot"] {
        let by_clues = census(&rules(name, "3x3").unwrap(), Scope::Whole, &()).unwrap();
        assert_eq!(by_clues.method, Method::Clues);
        totals.push((name, by_clues.grids));
    }
    for (name, grids) in totals {
        let rules = rules(name, "3x3").unwrap();
        let elements = group(&rules, Scope::Whole).elements().unwrap();
        match bands::reduced_grid_count(&rules, &elements, &()).unwrap() {
            Some(counted) => {
                assert_eq!(ennea_base::numbers::factorial(9) * counted, grids, "{name}");
            }
            // It has too many houses that cross bands.
            None => assert_eq!(name, "hypercube"),
        }
    }
}

/// Goal: asterisk and girandola, which rows and columns turn into each other, so that their grids are as many.  Method: the
/// two puzzles by bands, and one by templates.
#[test]
fn asterisk_and_girandola_have_equally_many_grids() {
    let grids = |name| census(&rules(name, "3x3").unwrap(), Scope::Whole, &()).unwrap();
    let (asterisk, girandola) = (grids("asterisk"), grids("girandola"));
    assert_eq!((asterisk.method, asterisk.templates), (Method::Clues, 19_072));
    assert_eq!(asterisk.grids, girandola.grids);
    assert_eq!(asterisk.essentially_different, girandola.essentially_different);
}

/// Goal: what others published of 9x9.  Method: the census.
#[test]
fn published_values_are_found_again() {
    for row in published::VARIANTS {
        if row.is_slow && std::env::var_os("ENNEA_SLOW").is_none() {
            continue;
        }
        let rules = rules(row.rules, "3x3").unwrap();
        for scope in Scope::ALL {
            let census = census(&rules, scope, &()).unwrap();
            let number = |decimal: &str| decimal.parse::<BigUint>().unwrap();
            assert_eq!(census.grids, number(row.grids), "{}", row.rules);
            let different =
                row.different.iter().filter(|(order, _)| number(order) == census.group_order);
            for (order, different) in different {
                assert_eq!(
                    census.essentially_different,
                    number(different),
                    "{} {order}",
                    row.rules
                );
            }
        }
    }
}

/// Goal: totals of 9x9 without templates.  Method: cell by cell, what is published.
#[test]
fn totals_are_the_same_cell_by_cell() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    for row in published::VARIANTS.iter().filter(|row| row.rules != "x") {
        let rules = rules(row.rules, "3x3").unwrap();
        let elements = group(&rules, Scope::Whole).elements().unwrap();
        let filled = fillings::reduced_grid_count(&rules, &elements, &()).unwrap();
        let grids = BigUint::from(filled) * ennea_base::numbers::factorial(9);
        assert_eq!(grids, row.grids.parse().unwrap(), "{}", row.rules);
    }
}

#[test]
fn what_is_out_of_reach_is_refused() {
    let latin = Rules::parse("latin", "2x3".parse().unwrap()).unwrap();
    assert!(matches!(census(&latin, Scope::Whole, &()), Err(CensusError::Group { .. })));
    let plain = Rules::plain(Shape::CLASSIC);
    assert!(matches!(census(plain, Scope::Whole, &()), Err(CensusError::Group { .. })));
    let far = "shape 3x3\ndiffer far rows: r1c1 r9c2\ndiffer far columns: r2c1 r3c9\ndiffer r1c5 r5c9\n\
               differ r5c1 r9c5";
    let far = Rules::parse(far, Shape::CLASSIC).unwrap();
    assert!(matches!(census(&far, Scope::Whole, &()), Err(CensusError::Reach { .. })));
    assert!(!bands::serve(&far));
    let large = Rules::parse("x", "3x4".parse().unwrap()).unwrap();
    assert_eq!(census(&large, Scope::Whole, &()), Err(CensusError::Templates));
}
