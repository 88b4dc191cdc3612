//! The ladder of solvers under rules and among candidates: the naive one proves all others.

use crate::solve::{check_agree, searched, shape};
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::solve::{Solver, stepwise};
use ennea::{Cell, Digit, DigitSet, Filling, Grid, Puzzle, solutions};

/// Rules of all kinds: houses, pairs, pairs of digits, regions, no boxes.
const RULES: [(&str, &str); 14] = [
    ("2x2", "plain"),
    ("2x2", "x"),
    ("2x2", "windoku"),
    ("2x2", "aaabacbbccbdcddd"),
    ("2x2", "latin"),
    ("2x3", "plain"),
    ("3x2", "x"),
    ("2x3", "knight"),
    ("2x3", "non-consecutive"),
    ("3x3", "plain"),
    ("3x3", "x"),
    ("3x3", "windoku+knight"),
    ("3x3", "knight+king+non-consecutive"),
    ("3x3", "aaaabbbbbaaaaabcbbccccccccbdeeffffggddeffhhgideeffhhgiddefhhggideehhgggiddehiiiii"),
];

/// Some cells of one of the first grids that keep the rules and have a digit somewhere, and digits that may
/// stand in the others: all but some, which may be those of the grid.
fn struck(solver: &mut Solver, clues: usize, gone: usize, random: &mut SplitMix64) -> Puzzle {
    let rules = solver.rules().clone();
    let (shape, empty) = (rules.shape(), Puzzle::empty(rules.shape()).with_rules(&rules));
    let digit = Digit::from_index(random.below(shape.side()));
    let seeded = empty.with_clue(Cell::new(random.below(shape.cells())), digit);
    let (mut grid, number) = (Vec::new(), 1 + random.below(50) as u64);
    solver.search(&seeded, number, &(), &mut |digits| grid = digits.to_vec()).unwrap();
    let mut filling = Filling::empty(shape);
    for cell in random.order(shape.cells()).into_iter().take(clues) {
        filling.set(Cell::new(cell), grid.get(cell).copied());
    }
    let mut sets = vec![DigitSet::full(shape.side()); shape.cells()];
    for _ in 0..gone {
        let digit = Digit::from_index(random.below(shape.side()));
        sets[random.below(shape.cells())].remove(digit);
    }
    empty.with_clues(filling).with_candidates(sets)
}

/// The same puzzle with digits and candidates that somebody has written, right or wrong.
fn begun(puzzle: &Puzzle, random: &mut SplitMix64) -> Puzzle {
    let (shape, mut placed) = (puzzle.shape(), Filling::empty(puzzle.shape()));
    let mut digit = || Digit::from_index(random.below(shape.side()));
    shape.all_cells().step_by(5).for_each(|cell| placed.set(cell, Some(digit())));
    let marks = shape.all_cells().map(|_| Some([digit(), digit()].into_iter().collect()));
    let marks = marks.collect();
    puzzle.clone().with_placed(placed).with_marks(marks)
}

/// Goal: the solver finds what naive backtracking finds, whatever the rules and the candidates and whatever
/// somebody has written; the search step by step as well; every method that serves a puzzle counts as many; and
/// they have numbers.  Method: some clues of grids of many rules, with random candidates struck out of every
/// second puzzle, and random digits and marks written into every third.
#[test]
fn solutions_under_rules_and_among_candidates_are_the_naive_ones() {
    use solutions::Method;
    let mut random = SplitMix64::new(14);
    let (mut several, mut served) = (0, Method::ALL.map(|_| 0));
    for (name, text) in RULES {
        let rules = Rules::parse(text, shape(name)).expect(text);
        let mut solver = Solver::new(&rules);
        let (clues, rounds) = match rules.shape().cells() {
            16 => (0..8, 400),
            36 => (12..26, 120),
            _ => (36..60, 40),
        };
        let mut some = 0;
        for round in 0..rounds {
            let count = clues.start + random.below(clues.len());
            let gone = round % 2 * random.below(2 * rules.shape().side());
            let puzzle = struck(&mut solver, count, gone, &mut random);
            let expected = check_agree(&mut solver, &puzzle);
            let puzzle = if round % 3 == 0 { begun(&puzzle, &mut random) } else { puzzle };
            assert_eq!(searched(&mut solver, &puzzle), expected, "{puzzle:?}");
            some += usize::from(!expected.is_empty());
            several += usize::from(expected.len() > 1);
            for (method, served) in Method::ALL.into_iter().zip(&mut served) {
                let count =
                    solutions::count_with(&mut solver, &puzzle, Some(method), None, &()).unwrap();
                if let Some(count) = count {
                    assert_eq!(count.value, expected.len().into(), "{puzzle:?} {method:?}");
                    *served += usize::from(!expected.is_empty());
                }
            }
            let numbers = [expected.len(), 0, expected.len() / 2].map(|number| number as u128);
            let found = solutions::at(&puzzle, &numbers, &()).unwrap();
            let known = numbers.map(|number| expected.get(number as usize).cloned());
            assert_eq!(found[..], known, "{puzzle:?}");
            if rules.of_one_digit().is_ok() {
                let mut search = stepwise::Stepwise::new(&puzzle).expect("no clash");
                search.run(stepwise::Limit::NONE, &()).unwrap();
                assert_eq!(search.solutions(), expected.len() as u128, "{puzzle:?}");
            }
        }
        assert!(5 * some > rounds, "{name} {text}: {some}");
    }
    assert!(several > 400, "{several}");
    // Walk, all grids, bands, half rows, templates.
    let [walk, all_grids, bands, half_rows, templates] = served;
    assert!(walk > 1000 && templates > 800 && half_rows > 300, "{served:?}");
    assert!(all_grids > 50 && bands > 10, "{served:?}");
}

/// Goal: nothing is left out where everything is small.  Method: all grids of 2x2 that keep some rules, with one
/// candidate struck out of each cell and every digit in turn.
#[test]
fn all_grids_of_2x2_without_a_candidate() {
    let shape = shape("2x2");
    for (name, text) in RULES.into_iter().filter(|(name, _)| *name == "2x2") {
        let rules = Rules::parse(text, shape).expect(text);
        let mut solver = Solver::new(&rules);
        let empty = Puzzle::empty(rules.shape()).with_rules(&rules);
        let all = check_agree(&mut solver, &empty);
        assert!(all.len() > 10, "{name} {text}: {}", all.len());
        for (cell, digit) in shape.all_cells().flat_map(|c| Digit::all(4).map(move |d| (c, d))) {
            let mut sets = vec![DigitSet::full(4); 16];
            sets[cell.index()].remove(digit);
            let found = check_agree(&mut solver, &empty.clone().with_candidates(sets));
            let kept: Vec<Grid> =
                all.iter().filter(|grid| grid.digit(cell) != digit).cloned().collect();
            assert_eq!(found, kept, "{text}");
            let with_digit = check_agree(&mut solver, &empty.with_clue(cell, digit));
            assert_eq!(with_digit.len() + kept.len(), all.len(), "{text}");
        }
    }
}
