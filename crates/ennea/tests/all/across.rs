//! Laws of one crate that another holds it to: contradictions by a solver, forms of grids by a count of orbits.

use ennea::count::oracles::variants;
use ennea::random::SplitMix64;
use ennea::rules::{NamedRule, Rules, Templates};
use ennea::solve::naive;
use ennea::symmetry::variants::{Forms, RulesGroup, Scope};
use ennea::{Cell, Contradiction, Digit, DigitSet, Filling, Puzzle};
use std::collections::BTreeMap;

/// Goal: what is said to contradict itself has no solution, and what is found last is told only where nothing
/// before it is there.  Method: random clues and candidates under some rules, solved naively.
#[test]
fn contradictions_leave_no_solution() {
    let mut random = SplitMix64::new(3);
    let mut found = [0; 4];
    for (shape, name) in [("2x2", "plain"), ("2x2", "x"), ("2x3", "non-consecutive")] {
        let rules = Rules::parse(name, shape.parse().expect("a shape")).expect("rules");
        let (cells, side) = (rules.shape().cells(), rules.shape().side());
        for _ in 0..400 {
            let mut puzzle = Puzzle::empty(rules.shape()).with_rules(&rules);
            for _ in 0..3 {
                let cell = Cell::new(random.below(cells));
                puzzle = puzzle.with_clue(cell, Digit::from_index(random.below(side)));
            }
            let mut sets = vec![DigitSet::full(side); cells];
            for _ in 0..random.below(side * side) {
                sets[random.below(cells)].remove(Digit::from_index(random.below(side)));
            }
            let puzzle = puzzle.with_candidates(sets);
            let clash = rules.clash(puzzle.clues().clues());
            let contradiction = puzzle.contradiction();
            let has_solution = naive::solutions(&puzzle).next().is_some();
            assert!(contradiction.is_none() || !has_solution, "{puzzle:?}: {contradiction:?}");
            // Work that nobody has to believe changes nothing.
            let marks = vec![Some(DigitSet::EMPTY); cells];
            assert_eq!(puzzle.with_marks(marks).contradiction(), contradiction);
            let kind = match contradiction {
                Some(Contradiction::Clash(ref one)) => {
                    assert_eq!(Some(one), clash.as_ref());
                    0
                }
                Some(Contradiction::NoDigit { .. }) => 1,
                Some(Contradiction::NoPlace { .. }) => 2,
                None => 3,
            };
            assert_eq!(kind == 0, clash.is_some());
            found[kind] += 1;
        }
    }
    assert!(found.iter().all(|&count| count > 20), "{found:?}");
}

/// Goal: forms classify.  Method: as many forms as orbits of all grids, for all rules on the small shapes.
#[test]
fn there_are_as_many_forms_as_orbits() {
    let mut classified = 0;
    for shape in ["2x2", "2x3"] {
        for rule in NamedRule::ALL {
            let Ok(rules) = Rules::parse(rule.name(), shape.parse().unwrap()) else {
                continue;
            };
            let Ok(forms) = Forms::new(&rules, Scope::Whole) else { continue };
            let grids = variants::reduced_grids(&rules);
            if grids.len() * forms.order() > 2_000_000 {
                continue;
            }
            let templates = Templates::of(&rules).unwrap();
            let group = RulesGroup::new(&rules, &templates, Scope::Whole);
            let sizes = variants::orbit_sizes(&rules, &grids, group.generators());
            let mut found = BTreeMap::new();
            for grid in &grids {
                let clues = grid.iter().map(|&d| Some(Digit::from_index(d.into())));
                let puzzle = Filling::new(rules.shape(), clues).unwrap();
                let form = forms.canonical(&puzzle);
                *found.entry(form.form.to_string()).or_insert(0_usize) += 1;
            }
            assert_eq!(found.len(), sizes.len(), "{rules:?}");
            classified += 1;
        }
    }
    assert!(classified > 8, "{classified}");
}
