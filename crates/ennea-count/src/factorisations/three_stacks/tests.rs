//! The sums against exact covers, and the two ways to list orbits.

use super::*;
use crate::factorisations::multisets::Items;
use crate::factorisations::stacks::block_cycles;
use crate::fixed::FixedGrids;
use ennea_base::Shape;
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_symmetry::{Group, commuting_group};

/// Goal: three stacks of two columns, which no shape is counted with.  Method: exact covers by template
/// orbits, which share nothing with words and colourings.
#[test]
fn every_class_of_3x2_fixes_what_exact_covers_count() {
    let shape = Shape::new(3, 2).unwrap();
    let (setting, covers) = (Setting::new(2), FixedGrids::new(shape));
    for class in &Group::WithoutTransposition.classes(shape)[1..] {
        let element = class.representative();
        let cycles = block_cycles(2, element.columns());
        let job = Job { rows: element.rows().clone(), longest: cycles.last().unwrap().0 };
        let types: Vec<Type> = cycles.into_iter().map(|(_, product)| product).collect();
        let table = setting.table(&job, &()).unwrap();
        let found = table.get(&types).cloned().unwrap_or_default();
        let fixed = exact_quotient(&found, &factorial(6));
        assert_eq!(
            Some(fixed),
            covers.count(element, &()).unwrap().map(BigUint::from),
            "{element}"
        );
    }
}

/// Goal: least multisets are one of each orbit.  Method: all orbits joined, for stacks that are turned and
/// for stacks that are kept, for every rho of 3x3.
#[test]
fn least_multisets_are_one_of_each_orbit() {
    let words = Words { letters: 3, bands: 3 };
    let setting = Setting::new(3);
    let mut compared = 0;
    let mut seen = std::collections::BTreeSet::new();
    for class in Group::WithoutTransposition.classes(Shape::CLASSIC) {
        let moved = class.representative().rows().clone();
        if !seen.insert(moved.clone()) {
            continue;
        }
        let rows = Rows::new(words, &moved);
        let group: Vec<Vec<u16>> =
            commuting_group(&moved, 3, 3).iter().map(|element| words.action(element)).collect();
        for &sigma in &setting.digit_types {
            let turned =
                Items::new(words, sigma, |length| turned::sequences(words, &rows.t, length));
            let mut of_items = vec![turned];
            // The kept graphs of the identity are too many.
            if !moved.is_identity() {
                of_items.push(Items::along(words, &rows.t, sigma));
            }
            for items in of_items {
                let mut joined: Vec<u128> = items
                    .orbits(&rows.generators, &())
                    .unwrap()
                    .representatives
                    .into_iter()
                    .map(|(key, length)| items.labelled(&key) * length)
                    .collect();
                let mut least: Vec<u128> = items
                    .least(&group, &())
                    .unwrap()
                    .into_iter()
                    .map(|(key, length)| items.labelled(&key) * length)
                    .collect();
                joined.sort_unstable();
                least.sort_unstable();
                assert_eq!(joined, least, "{moved} {sigma:?}");
                compared += joined.len();
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}
