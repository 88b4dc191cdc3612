//! Completions of single fillings of the fixed band, by the solver.

use super::*;
use crate::digit::Digit;
use crate::random::SplitMix64;
use crate::solve::variants::Solver;
use crate::symmetry::variants::{RulesGroup, Scope};

/// Goal: the completions of a filling of the fixed band, where no other method reaches the total.  Method: the solver
/// walks through them, two million for each of anti-king.
#[test]
fn completions_are_solutions_of_a_puzzle() {
    let tries = std::env::var_os("ENNEA_SLOW").map_or(1, |_| 100);
    for (name, tries) in [("king", tries), ("knight", 20 * tries)] {
        let rules = Rules::parse(name, "3x3".parse().unwrap()).unwrap();
        let group =
            RulesGroup::new(&rules, &crate::rules::Templates::of(&rules).unwrap(), Scope::Whole);
        let elements = group.elements().unwrap();
        let views = views(&rules);
        let (view, middle) = best(&views, &elements).unwrap();
        let boxes = Boxes::new(view.rows, view.columns);
        let frame = Frame::new(view, &boxes);
        let classes = middle.classes();
        let (solver, mut table) = (Solver::new(&rules), Table::default());
        let mut random = SplitMix64::new(1);
        for _ in 0..tries {
            let digits = &classes[random.below(classes.len())].digits;
            let clue = |cell: usize| {
                digits.get(view.place(cell)).map(|&digit| Digit::from_index(usize::from(digit)))
            };
            let clues: Vec<Option<Digit>> = (0..81).map(clue).collect();
            let completions = frame.sides(digits).map_or(0, |sides| table.matches(&frame, &sides));
            assert_eq!(completions, solver.count(&clues, u64::MAX), "{name} {digits:?}");
        }
    }
}
