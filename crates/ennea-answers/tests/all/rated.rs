//! The way of a rating, told in the words of human reasoning and proved.

use ennea::logic::{self, Board};
use ennea::rate::se121::{Cause, Rater, Step};
use ennea::solve::Solver;
use ennea::{Candidate, Puzzle, Shape};
use ennea_answers::reasoning::converted;
use ennea_words::{self as words, Language};
use std::collections::BTreeMap;

const RATED: &str = include_str!("../../../ennea/tests/cases/se-1.2.1.txt");

/// AI Escargot, and the quiz of SudokuSolver's articles: 10.5 and 10.6.
const NESTED: [&str; 2] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
];

/// Tests whether chains are inside the chains of a step.
fn is_nested(step: &Step) -> bool {
    step.chains.iter().flatten().any(|link| match &link.cause {
        Cause::Rule(rule) => !rule.chains.is_empty(),
        _ => false,
    })
}

/// Goal: every step of a rating can be told, and is proved as a step of human reasoning, rules inside
/// chains too.  Method: puzzles of published ratings, two with chains inside chains; each step is converted, checked by the
/// facts that it names, compared with the solution, and said in words, which name all that it does.
#[test]
fn every_step_of_a_rating_is_told_and_proved() {
    let rated = RATED.lines().filter_map(|line| line.split_once(':')).map(|(puzzle, _)| puzzle);
    let rated = rated.filter(|line| line.len() == 81).chain(NESTED);
    let (mut rater, mut solver) = (Rater::new(), Solver::plain(Shape::CLASSIC));
    let (mut counts, mut nested) = (BTreeMap::<&str, usize>::new(), 0);
    for line in rated {
        let puzzle: Puzzle = line.parse().expect(line);
        let solution = solver.solve(&puzzle).expect("a proper puzzle");
        let mut board = Board::new(&puzzle).expect("no conflict");
        for step in rater.steps(&puzzle).expect("a rating") {
            nested += usize::from(is_nested(&step));
            let told = converted(&board, &step);
            logic::confirm(&board, &told, &solution);
            let text = words::sentence(Language::ENGLISH, &board, &told);
            let is_said = |it: &Candidate| text.contains(&Shape::CLASSIC.name(it.cell));
            assert!(told.placements().iter().chain(told.eliminations()).all(is_said), "{text}");
            assert!(!text.contains("  ") && !logic::notation(&board, &told).is_empty(), "{text}");
            *counts.entry(told.technique().key()).or_default() += 1;
            step.eliminations.iter().for_each(|&candidate| board.eliminate(candidate));
            step.placement.into_iter().for_each(|candidate| board.place(candidate));
        }
        assert!(board.is_solved(), "{line}");
    }
    assert!(counts.len() > 35 && nested > 5, "{counts:?} {nested}");
}
