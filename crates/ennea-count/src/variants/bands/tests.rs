//! Completions of single fillings of the fixed band, by the solver.

use super::*;
use ennea::solve::variants::Solver;
use ennea_base::random::SplitMix64;
use ennea_base::{Cell, Digit, Filling, Puzzle};
use ennea_symmetry::variants::{RulesGroup, Scope};

/// Goal: completions by boxes.  Method: those of the oracle, for some classes; all of anti-king with `ENNEA_SLOW=whole`, an
/// hour of a core, which adds its total up in this way too.
#[test]
fn completions_are_those_of_the_oracle() {
    let slow = std::env::var("ENNEA_SLOW").ok();
    for (name, reduced) in [("king", 1_555_584_612_064_u128), ("knight", 8_490_104)] {
        let rules = Rules::parse(name, "3x3".parse().unwrap()).unwrap();
        let templates = ennea_base::rules::Templates::of(&rules).unwrap();
        let elements = RulesGroup::new(&rules, &templates, Scope::Whole).elements().unwrap();
        let views = views(&rules);
        let (view, middle) = best(&views, &elements).unwrap();
        let boxes = Boxes::new(view.rows, view.columns);
        let frame = Frame::new(view, &boxes);
        let classes = middle.classes(&()).unwrap();
        let is_whole = slow.as_deref() == Some("whole") || name == "knight" && slow.is_some();
        let step = if is_whole { 1 } else { classes.len() / if slow.is_some() { 500 } else { 20 } };
        let counted = classes.par_iter().step_by(step).map_init(Default::default, |room, class| {
            let (table, naive_table): &mut (Table, Vec<u32>) = room;
            let by_boxes =
                frame.sides(&class.digits).map_or(0, |sides| table.matches(&frame, &sides));
            let by_oracle = naive::completions(view, &class.digits, naive_table);
            assert_eq!(by_boxes, by_oracle, "{name} {:?}", class.digits);
            u128::from(by_oracle) * u128::from(class.size)
        });
        let sum: u128 = counted.sum();
        assert!(!is_whole || sum == reduced, "{name} {sum}");
    }
}

/// Number of ways to fill these cells, from this one on, so that no two peers are equal.
fn fillings(rules: &Rules, cells: &[Cell], digits: &mut [Option<usize>; 81]) -> u64 {
    let Some((&cell, later)) = cells.split_first() else { return 1 };
    let mut ways = 0;
    for digit in 0..9 {
        if rules.peers(cell).iter().all(|peer| digits[peer.index()] != Some(digit)) {
            digits[cell.index()] = Some(digit);
            ways += fillings(rules, later, digits);
            digits[cell.index()] = None;
        }
    }
    ways
}

/// Goal: the classes have all fillings of the fixed band in them.  Method: the band is filled cell by cell.
#[test]
fn classes_hold_all_fillings_of_the_band() {
    for (name, count) in [("king", 543_744), ("knight", 47_392)] {
        let rules = Rules::parse(name, "3x3".parse().unwrap()).unwrap();
        let views = views(&rules);
        let (view, middle) = best(&views, &[Permutation::identity(81)]).unwrap();
        let sizes: u64 = middle.classes(&()).unwrap().iter().map(|class| class.size).sum();
        let places = |range: std::ops::Range<usize>| {
            rules.shape().all_cells().filter(move |cell| range.contains(&view.place(cell.index())))
        };
        let mut digits = [None; 81];
        let first = view.places_of_box(0, view.rows / 2);
        let is_first = |cell: &Cell| first.contains(&view.place(cell.index()));
        places(0..27).filter(is_first).zip(0..).for_each(|(cell, digit)| {
            digits[cell.index()] = Some(digit);
        });
        let others: Vec<Cell> = places(0..27).filter(|cell| !is_first(cell)).collect();
        assert_eq!((sizes, fillings(&rules, &others, &mut digits)), (count, count), "{name}");
    }
}

/// Goal: the completions of a filling of the fixed band, where no other method reaches the total.  Method: the solver
/// walks through them, two million for each of anti-king.
#[test]
fn completions_are_solutions_of_a_puzzle() {
    let tries = std::env::var_os("ENNEA_SLOW").map_or(1, |_| 100);
    for (name, tries) in [("king", tries), ("knight", 20 * tries)] {
        let rules = Rules::parse(name, "3x3".parse().unwrap()).unwrap();
        let group = RulesGroup::new(
            &rules,
            &ennea_base::rules::Templates::of(&rules).unwrap(),
            Scope::Whole,
        );
        let elements = group.elements().unwrap();
        let views = views(&rules);
        let (view, middle) = best(&views, &elements).unwrap();
        let boxes = Boxes::new(view.rows, view.columns);
        let frame = Frame::new(view, &boxes);
        let classes = middle.classes(&()).unwrap();
        let (solver, mut table) = (Solver::new(&rules), Table::default());
        let mut random = SplitMix64::new(1);
        for _ in 0..tries {
            let digits = &classes[random.below(classes.len())].digits;
            let clue = |cell: usize| {
                digits.get(view.place(cell)).map(|&digit| Digit::from_index(usize::from(digit)))
            };
            let clues = Filling::new(rules.shape(), (0..81).map(clue)).unwrap();
            let puzzle = Puzzle::from(clues).with_rules(&rules);
            let completions = frame.sides(digits).map_or(0, |sides| table.matches(&frame, &sides));
            assert_eq!(completions, solver.count(&puzzle, u64::MAX), "{name} {digits:?}");
        }
    }
}
