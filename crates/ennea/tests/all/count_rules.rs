//! The number of solutions of puzzles under rules: every method against the walk, and a law where no walk ends.

use ennea::count::{all_grids, puzzles};
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::solutions::{self, Method};
use ennea::solve::Solver;
use ennea::{Cell, Digit, Filling, Puzzle};

fn rules(name: &str, shape: &str) -> Option<Rules> {
    Rules::parse(name, shape.parse().expect("a shape")).ok()
}

fn empty(rules: &Rules) -> Puzzle {
    Puzzle::empty(rules.shape()).with_rules(rules)
}

/// A solution of the rules, with random digits in it where the first row is.
fn grid(rules: &Rules, random: &mut SplitMix64) -> Vec<Digit> {
    let mut clues = Filling::empty(rules.shape());
    for (cell, digit) in random.order(rules.shape().side()).into_iter().enumerate() {
        clues.set(Cell::new(cell), Some(Digit::from_index(digit)));
    }
    let (puzzle, mut found) = (empty(rules).with_clues(clues), Vec::new());
    let search = Solver::new(rules).search(&puzzle, 1, &(), &mut |digits| found = digits.to_vec());
    assert_eq!(search, Ok(1), "{rules:?}");
    found
}

/// A puzzle with this many clues, taken from a solution.
fn puzzle(rules: &Rules, clues: usize, random: &mut SplitMix64) -> Puzzle {
    let grid = grid(rules, random);
    let mut filling = Filling::empty(rules.shape());
    for cell in random.order(grid.len()).into_iter().take(clues) {
        filling.set(Cell::new(cell), Some(grid[cell]));
    }
    empty(rules).with_clues(filling)
}

fn by(method: Method, puzzle: &Puzzle) -> Option<String> {
    let mut solver = Solver::new(puzzle.rules());
    let count = solutions::count_with(&mut solver, puzzle, Some(method), None, &());
    count.expect("nobody stops it").map(|count| count.value.to_string())
}

/// Goal: all methods agree.  Method: puzzles of few clues and of many under all kinds of rules, small shapes and 3x3.
#[test]
fn methods_agree_under_rules() {
    let mut random = SplitMix64::new(1);
    let mut counted = 0;
    for (shape, clues) in [("2x2", 0..9), ("2x3", 6..20), ("3x2", 6..20), ("3x3", 26..34)] {
        for name in ["x", "diagonal", "windoku", "disjoint", "knight", "king", "latin", "hypercube"]
        {
            let Some(rules) = rules(name, shape) else { continue };
            if Solver::new(&rules).count(&empty(&rules), 1) == 0 {
                continue;
            }
            for clues in clues.clone().step_by(3) {
                let puzzle = puzzle(&rules, clues, &mut random);
                let walked = by(Method::Walk, &puzzle);
                let templates = by(Method::Templates, &puzzle);
                // Latin squares of order 9 have more templates than are listed.
                assert!(templates == walked || name == "latin" && shape == "3x3", "{puzzle:?}");
                counted += 1;
            }
        }
    }
    assert!(counted > 60, "{counted}");
}

/// Goal: puzzles whose clues all see each other.  Method: the walk on small shapes; published totals of 3x3, of which one
/// clue leaves a ninth.
#[test]
fn clues_that_see_each_other_leave_a_part_of_all_grids() {
    for (name, shape) in [("x", "2x2"), ("disjoint", "2x3"), ("x", "2x3"), ("latin", "2x2")] {
        let rules = rules(name, shape).expect("rules");
        for clues in 0..4 {
            let with = |puzzle: Puzzle, k| puzzle.with_clue(Cell::new(k), Digit::from_index(k));
            let puzzle = (0..clues).fold(empty(&rules), with);
            let walked = by(Method::Walk, &puzzle);
            assert_eq!(by(Method::AllGrids, &puzzle), walked, "{name} {shape} {clues}");
        }
    }
    for (name, grids) in [("x", 55_613_393_399_531_520_u64), ("knight", 8_490_104 * 362_880)] {
        let rules = rules(name, "3x3").expect("rules");
        let five = Digit::from_index(4);
        assert_eq!(by(Method::AllGrids, &empty(&rules)), Some(grids.to_string()));
        let one = empty(&rules).with_clue(Cell::new(40), five);
        assert_eq!(by(Method::AllGrids, &one), Some((grids / 9).to_string()));
        let diagonal = if name == "x" { Some("0".to_owned()) } else { None };
        assert_eq!(by(Method::AllGrids, &one.with_clue(Cell::new(0), five)), diagonal);
    }
}

/// Goal: templates where no walk ends.  Method: the counts for all digits of one cell add up.
#[test]
fn counts_for_all_digits_of_a_cell_add_up() {
    let mut random = SplitMix64::new(2);
    for (name, clues) in [("x", 18), ("knight", 8), ("windoku", 15)] {
        let rules = rules(name, "3x3").expect("rules");
        let whole = puzzle(&rules, clues, &mut random);
        let count = |puzzle: &Puzzle| {
            puzzles::by_templates(puzzle, &()).unwrap().expect("few enough templates")
        };
        let cell = rules.shape().all_cells().find(|&cell| whole.clue(cell).is_none()).unwrap();
        let mut sum = count(&whole);
        for digit in Digit::all(9) {
            sum -= count(&whole.with_clue(cell, digit));
        }
        assert_eq!(sum, 0_u32.into(), "{whole:?}");
    }
}

#[test]
fn what_is_not_served_is_left_to_the_walk() {
    let between = empty(&rules("non-consecutive", "2x3").expect("rules"));
    assert_eq!(all_grids::solutions(&between, &()), Ok(None));
    assert_eq!(puzzles::by_templates(&between, &()), Ok(None));
    for (method, shape) in [(Method::Bands, "3x3"), (Method::HalfRows, "2x2")] {
        assert_eq!(by(method, &empty(&rules("x", shape).expect("rules"))), None);
        assert!(by(method, &empty(&rules("plain", shape).expect("rules"))).is_some());
    }
}
