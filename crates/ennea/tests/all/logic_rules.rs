//! Human reasoning under other rules than those of a shape: every step is proved, every puzzle is solved.
//!
//! The puzzles are made here, so that there are as many as wanted of every rule.

use crate::puzzles::under as puzzles;
use ennea::logic::{self, Board, DeadlyPattern, Fact, Figure, Flaw, House, Proof, Step, Technique};
use ennea::logic::{Candidate, Trouble, Unready};
use ennea::rules::{NamedRule, Rules};
use ennea::{Contradiction, Digit, DigitSet, Filling, Puzzle, Shape};
use std::collections::{BTreeMap, BTreeSet};

const JIGSAW: &str =
    "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii";

const LISTS: &str = "house the ring: r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8\n\
                     differ the corners: r1c1 r1c9 r9c1 r9c9\n";

fn rules(text: &str, shape: &str) -> Rules {
    Rules::parse(text, shape.parse().expect(shape)).expect(text)
}

fn empty(rules: &Rules) -> Puzzle {
    Puzzle::empty(rules.shape()).with_rules(rules)
}

/// What the path of a puzzle has: how often each technique, and which kinds of houses it names.
#[derive(Default)]
struct Seen {
    techniques: BTreeMap<Technique, usize>,
    houses: BTreeSet<House>,
}

/// Every step is proved and so in the solution, named without a `#`, and the path ends there.
fn solves(puzzle: &Puzzle, seen: &mut Seen) {
    let (first, solution) = logic::start(puzzle, &()).expect("a proper puzzle");
    let steps = logic::path(&first, &()).expect("() does not stop it");
    let mut board = first.clone();
    for step in &steps {
        logic::confirm(&board, step, &solution);
        let text = logic::notation(&board, step);
        assert!(!text.is_empty() && !text.contains("  ") && !text.contains('#'), "{text}");
        *seen.techniques.entry(step.technique()).or_default() += 1;
        seen.houses.extend(step.houses());
        board.apply(step);
    }
    assert_eq!(board.digits(), Filling::from(&solution), "{puzzle:?} ends in {board:?}");
    let digit = logic::next_digit(&first, &()).expect("() does not stop it");
    logic::confirm_all(&first, &digit, &solution);
    assert_eq!(digit.last().map(|step| step.placements().len()), Some(1));
}

/// Goal: hundreds of puzzles of every named rule are solved by proved steps, and its houses are used.
#[test]
fn puzzles_of_every_rule_are_solved_by_proved_steps() {
    let many = if std::env::var_os("ENNEA_SLOW").is_some() { 300 } else { 3 };
    let lines: Vec<&str> = (0..9).map(|row| &JIGSAW[9 * row..9 * row + 9]).collect();
    let with_x = format!("shape 3x3\nregions\n{}\nx\n", lines.join("\n"));
    for (text, others) in [
        ("x", 2),
        ("diagonal", 1),
        ("windoku", 4),
        ("disjoint", 9),
        ("centre-dot", 1),
        ("asterisk", 1),
        ("girandola", 1),
        ("hypercube", 27),
        ("knight", 0),
        ("king", 0),
        ("latin", 0),
        ("x+knight", 2),
        ("windoku+king", 4),
        ("latin+x", 2),
        (JIGSAW, 9),
        (&with_x, 11),
        (LISTS, 1),
    ] {
        let rules = rules(text, "3x3");
        let mut seen = Seen::default();
        // Minimal puzzles with pairs have some ten clues, and rest on hundreds of nets.
        let clues = (!rules.pairs().is_empty()).then_some((20, 24));
        for puzzle in puzzles(&rules, many, clues) {
            solves(&puzzle, &mut seen);
        }
        let of_rule =
            |house: &&House| !matches!(house, House::Row(_) | House::Column(_) | House::Box(_));
        let used = seen.houses.iter().filter(of_rule).count();
        assert!(used <= others && (used > 0 || others == 0), "{text}: {:?}", seen.houses);
        let singles = seen.techniques.get(&Technique::HiddenSingleLine);
        assert!(singles.is_some_and(|&count| count > 0), "{text}: {:?}", seen.techniques);
    }
}

#[test]
fn small_universes_are_solved_by_proved_steps() {
    for shape in ["2x2", "2x3"] {
        for text in
            ["x", "diagonal", "windoku", "disjoint", "knight", "king", "latin", "x+disjoint"]
        {
            let Ok(rules) = Rules::parse(text, shape.parse().expect(shape)) else { continue };
            if ennea::solve::Solver::new(&rules).count(&empty(&rules), 1) == 0 {
                continue;
            }
            for puzzle in puzzles(&rules, 20, None) {
                solves(&puzzle, &mut Seen::default());
            }
        }
    }
}

/// Goal: no finder is wrong under rules.  Method: all steps of all techniques but nets, on the boards that
/// paths go through.
#[test]
fn all_techniques_are_right_under_rules() {
    let mut fired: BTreeSet<Technique> = BTreeSet::new();
    for text in ["x", "windoku", "disjoint", "knight", "king", JIGSAW, LISTS] {
        for puzzle in puzzles(&rules(text, "3x3"), 3, Some((22, 25))) {
            let (mut board, solution) = logic::start(&puzzle, &()).expect("a proper puzzle");
            let mut number = 0;
            while let Some(step) = logic::next_step(&board) {
                if number % 8 == 2 {
                    for &technique in
                        Technique::LADDER.iter().filter(|it| **it < Technique::ForcingNet)
                    {
                        for step in logic::all_steps(&board, technique) {
                            logic::confirm(&board, &step, &solution);
                            fired.insert(technique);
                        }
                    }
                }
                number += 1;
                board.apply(&step);
            }
        }
    }
    for technique in [
        Technique::Pointing,
        Technique::Claiming,
        Technique::NakedPair,
        Technique::XWing,
        Technique::XyWing,
        Technique::SimpleColouring,
        Technique::AlsXz,
        Technique::SueDeCoq,
        Technique::CellForcing,
    ] {
        assert!(fired.contains(&technique), "{technique} never fires: {fired:?}");
    }
}

/// Goal: a rectangle that the rules break is not deadly, and one that they leave alone is.
#[test]
fn deadly_patterns_keep_the_rules() {
    let cell = |name: &str| Shape::CLASSIC.cell_named(name).expect(name);
    let pair: DigitSet = [0, 1].map(Digit::from_index).into_iter().collect();
    let step = |cells: &[&str], gone: Candidate| {
        let pattern =
            DeadlyPattern { cells: cells.iter().map(|name| (cell(name), pair)).collect() };
        let proof = Proof::Facts(vec![Fact::Unique(pattern)]);
        Step::new(Technique::UniqueRectangle1, [vec![], vec![gone]], Figure::Net, proof)
    };
    // Only the first corner may have other digits.
    let mut candidates = vec![DigitSet::full(9); 81];
    for name in ["r2c7", "r5c4", "r5c7", "r1c7", "r2c4", "r1c5", "r2c5", "r1c9"] {
        candidates[cell(name).index()] = pair;
    }
    let judged = |text: &str, cells: &[&str]| {
        let puzzle = empty(&rules(text, "3x3")).with_candidates(candidates.clone());
        let board = Board::new(&puzzle).expect("no clash");
        let gone = Candidate { cell: cell(cells[0]), digit: Digit::from_index(0) };
        logic::check(&board, &step(cells, gone))
    };
    let no_fact = |result: Result<(), Flaw>| matches!(result, Err(Flaw::NoFact(Fact::Unique(_))));
    let rectangle = ["r1c4", "r1c7", "r2c4", "r2c7"];
    assert_eq!(judged("plain", &rectangle), Ok(()));
    assert_eq!(judged("disjoint", &rectangle), Ok(()), "both pairs are in one group each");
    assert!(no_fact(judged("windoku", &rectangle)), "r2c4 and r2c7 are in two windows");
    assert!(
        no_fact(judged("x", &["r1c1", "r1c4", "r2c1", "r2c4"])),
        "r1c1 is alone on its diagonal"
    );
    assert!(no_fact(judged("knight", &rectangle)), "open cells a knight's move away");
    assert!(no_fact(judged("latin", &["r1c4", "r1c7", "r2c4"])), "three cells");
    assert_eq!(judged("latin", &["r2c4", "r2c7", "r5c4", "r5c7"]), Ok(()), "no boxes");
    // A house that the rules do not have is no fact.
    let board = Board::new(&empty(&rules("latin", "3x3"))).expect("no clash");
    let digit = Digit::from_index(0);
    let fact = Fact::House(House::Box(0), digit);
    let gone = Candidate { cell: cell("r1c1"), digit };
    let step = Step::new(
        Technique::Pointing,
        [vec![], vec![gone]],
        Figure::Net,
        Proof::Facts(vec![fact.clone()]),
    );
    assert_eq!(logic::check(&board, &step), Err(Flaw::NoFact(fact)));
}

/// Goal: what is wrong is said by the rules, and the smallest corrections are found under them.
#[test]
fn troubles_are_told_by_the_rules() {
    let rules = rules("x+knight", "3x3");
    let cell = |name: &str| Shape::CLASSIC.cell_named(name).expect(name);
    let five = Digit::from_index(4);
    let fives = |cells: [&str; 2]| {
        cells.iter().fold(empty(&rules), |puzzle, name| puzzle.with_clue(cell(name), five))
    };
    let trouble = |puzzle: &Puzzle| match logic::start(puzzle, &()) {
        Err(Unready::Trouble(trouble)) => trouble,
        other => panic!("{other:?}"),
    };
    let clash = |puzzle: &Puzzle| match trouble(puzzle) {
        Trouble::Contradiction(Contradiction::Clash(clash)) => clash,
        other => panic!("{other:?}"),
    };
    assert!(matches!(trouble(&empty(&rules)), Trouble::Improper(_)));
    let puzzle = fives(["r1c1", "r9c9"]);
    let found = clash(&puzzle);
    assert_eq!((found.house, found.digits), (Some(House::Falling), [five; 2]));
    let found = logic::corrections(&puzzle, 2, &()).expect("() does not stop it");
    let at = |name: &str| vec![Candidate { cell: cell(name), digit: five }];
    assert_eq!(found.map(|found| found.sets), Some(vec![at("r1c1"), at("r9c9")]));
    let found = clash(&fives(["r3c4", "r5c3"]));
    assert_eq!((found.house, found.rule), (None, Some(NamedRule::Knight)));
}
