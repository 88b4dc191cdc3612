//! The ladder of solvers: the naive one proves all others; their answers for large shapes are proved by
//! the rules.

use crate::puzzles::thinned;
use ennea::progress::{Progress, Stopped};
use ennea::random::SplitMix64;
use ennea::solve::{self, Solver, exact_cover, naive};
use ennea::{Cell, Digit, Filling, Grid, House, Improper, Puzzle, Shape, solutions};
use proptest::prelude::*;

pub(crate) fn shape(name: &str) -> Shape {
    name.parse().expect("a shape")
}

/// All solutions that the search finds, put in order.
pub(crate) fn searched(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Grid> {
    let mut found = Vec::new();
    let count = solver.search(puzzle, u64::MAX, &(), &mut |digits| {
        found.push(Grid::new(puzzle.shape(), digits.to_vec()).expect("a grid"));
    });
    assert_eq!(count, Ok(found.len() as u64), "{puzzle:?}");
    found.sort();
    found
}

/// Every way to solve gives the same.
pub(crate) fn check_agree(solver: &mut Solver, puzzle: &Puzzle) -> Vec<Grid> {
    let expected: Vec<Grid> = naive::solutions(puzzle).collect();
    assert!(expected.is_sorted(), "{puzzle:?}");
    assert_eq!(searched(solver, puzzle), expected, "{puzzle:?}");
    match (&expected[..], solver.solve(puzzle)) {
        ([], Err(Improper::None)) => {}
        ([only], Ok(grid)) => assert_eq!(*only, grid, "{puzzle:?}"),
        ([_, _, ..], Err(Improper::Several(two))) => {
            let [a, b] = *two;
            assert!(a < b && expected.contains(&a) && expected.contains(&b), "{puzzle:?}");
        }
        (_, outcome) => panic!("{puzzle:?}: {outcome:?}, but {} solutions", expected.len()),
    }
    expected
}

/// Goal: the solvers agree on a whole small universe.  Method: the two essentially different grids
/// of 2x2, each with all 65,536 sets of its cells as clues; in order as well, for some of them.
#[test]
fn all_puzzles_of_2x2_that_have_a_solution() {
    let mut solver = Solver::plain(shape("2x2"));
    for grid in ["1234341221434321", "1234341223414123"] {
        let grid: Grid = grid.parse().unwrap();
        for kept in 0..1 << 16_u32 {
            let mut puzzle = Filling::from(&grid);
            for cell in puzzle.shape().all_cells().filter(|cell| kept >> cell.index() & 1 == 0) {
                puzzle.set(cell, None);
            }
            let puzzle = puzzle.into();
            check_agree(&mut solver, &puzzle);
            if kept % 16 == 0 {
                assert!(solve::solutions(&puzzle).eq(naive::solutions(&puzzle)), "{puzzle:?}");
            }
        }
    }
}

/// Goal: the increasing order holds, and nothing is left out.  Method: the whole of 2x2, and all
/// puzzles of 2x3, 3x2 and 1x5 with a few random clues, some of them contradictory.
#[test]
fn ordered_solutions_are_the_naive_ones() {
    let empty = Puzzle::empty(shape("2x2"));
    assert_eq!(solve::solutions(&empty).count(), 288);
    assert!(solve::solutions(&empty).eq(naive::solutions(&empty)));
    let mut random = SplitMix64::new(1);
    for name in ["2x3", "3x2", "1x5"] {
        for _ in 0..40 {
            let mut puzzle = Filling::empty(shape(name));
            for _ in 0..5 + random.below(5) {
                let cell = Cell::new(random.below(puzzle.shape().cells()));
                puzzle.set(cell, Some(Digit::from_index(random.below(puzzle.shape().side()))));
            }
            let puzzle = Puzzle::from(puzzle);
            let naive = naive::solutions(&puzzle).take(300);
            assert!(solve::solutions(&puzzle).take(300).eq(naive), "{puzzle:?}");
        }
    }
}

/// Goal: the solvers agree on 2x3 and 3x3.  Method: thinned random grids with few solutions.
#[test]
fn thinned_grids_of_2x3_and_3x3() {
    let mut random = SplitMix64::new(2);
    for (name, clues, rounds) in
        [("2x3", 8, 150), ("2x3", 14, 300), ("3x3", 26, 60), ("3x3", 34, 300)]
    {
        let mut solver = Solver::plain(shape(name));
        let mut compared = 0;
        for _ in 0..rounds {
            let puzzle = thinned(shape(name), clues, &mut random);
            if solver.search(&puzzle, 2000, &(), &mut |_| {}) != Ok(2000) {
                check_agree(&mut solver, &puzzle);
                assert!(solve::solutions(&puzzle).eq(naive::solutions(&puzzle)), "{puzzle:?}");
                compared += 1;
            }
        }
        assert!(3 * compared > rounds, "{name}, {clues} clues: only {compared} were compared");
    }
}

/// A 5x5 puzzle with one solution, of which clues were taken away at random as long as it had no other.
fn dug(clues: usize, random: &mut SplitMix64) -> Puzzle {
    let shape = shape("5x5");
    let mut solver = exact_cover::Solver::new(shape);
    let mut puzzle = thinned(shape, 400, random);
    assert_eq!(solver.search(&puzzle, 2, &(), &mut |_| ()), Ok(1));
    for cell in random.order(shape.cells()).into_iter().map(Cell::new) {
        let mut rest = puzzle.clues().clone();
        rest.set(cell, None);
        let rest = rest.into();
        if solver.search(&rest, 2, &(), &mut |_| ()) == Ok(1) {
            puzzle = rest;
        }
        if puzzle.clue_count() == clues {
            return puzzle;
        }
    }
    panic!("a minimal puzzle has more than {clues} clues");
}

/// The same puzzle turned about its diagonal, with other digits.
fn moved(puzzle: &Puzzle, random: &mut SplitMix64) -> Puzzle {
    let shape = puzzle.shape();
    let digits = random.order(shape.side());
    let mut moved = Filling::empty(shape);
    for cell in shape.all_cells() {
        let (row, column) = (shape.row(cell), shape.column(cell));
        let clue = puzzle.clue(cell).map(|clue| Digit::from_index(digits[clue.index()]));
        moved.set(shape.cell(column, row), clue);
    }
    moved.into()
}

/// Goal: hard puzzles of 5x5, where the search learns, are decided.  Method: thinned random grids with two
/// solutions or more, one with a single solution, and the same moved: there are as many solutions, and
/// `Grid::new` checks them.
#[test]
fn hard_puzzles_of_5x5() {
    let mut random = SplitMix64::new(1);
    let shape = shape("5x5");
    let mut puzzles = vec![(dug(294, &mut random), 1)];
    for clues in [288, 306, 319, 331] {
        puzzles.extend((0..4).map(|_| (thinned(shape, clues, &mut random), 2)));
    }
    let mut solver = exact_cover::Solver::new(shape);
    let mut hard = [0; 2];
    for (puzzle, solutions) in puzzles {
        for puzzle in [moved(&puzzle, &mut random), puzzle] {
            let count = solver.search(&puzzle, 2, &(), &mut |digits| {
                let grid = Grid::new(shape, digits.to_vec()).expect("a grid");
                let mut clues = shape.all_cells().zip(puzzle.clues().clues());
                assert!(clues.all(|(cell, clue)| clue.is_none_or(|clue| clue == grid.digit(cell))));
            });
            assert_eq!(count, Ok(solutions), "{puzzle:?}");
            hard[solutions as usize - 1] += usize::from(solver.statistics().guesses > 500);
        }
    }
    // Below 500 guesses nothing is learnt.
    assert!(hard[0] == 2 && hard[1] > 10, "only {hard:?} were hard");
}

/// Goal: large shapes are solved, and at once.  Method: thinned random grids; `Grid::new` checks the
/// rules, the clues are compared, and the least solution is found and below what is found first.
#[test]
fn large_shapes() {
    let mut random = SplitMix64::new(3);
    for (name, share) in
        [("2x4", 40), ("3x4", 45), ("4x4", 50), ("5x5", 55), ("4x6", 60), ("6x6", 65)]
    {
        let shape = shape(name);
        let mut solver = exact_cover::Solver::new(shape);
        for _ in 0..4 {
            let puzzle = thinned(shape, shape.cells() * share / 100, &mut random);
            let mut found = Vec::new();
            let count = solver.search(&puzzle, 3, &(), &mut |digits| {
                found.push(Grid::new(shape, digits.to_vec()).expect("a grid"));
            });
            assert_ne!(count, Ok(0), "{puzzle:?}");
            let least = solve::solutions(&puzzle).next().expect("it has a solution");
            for grid in found.iter().chain([&least]) {
                assert!(*grid >= least);
                let clues = shape.all_cells().filter_map(|cell| Some((cell, puzzle.clue(cell)?)));
                assert!(clues.into_iter().all(|(cell, digit)| grid.digit(cell) == digit));
            }
            assert!(solve::solutions(&puzzle).take(5).is_sorted());
        }
    }
}

/// The empty puzzles of all shapes up to 5x5, and their least grids.
#[test]
fn the_least_grid_of_each_shape() {
    for name in ["1x1", "1x7", "2x2", "3x2", "2x4", "3x3", "2x6", "4x3", "4x4", "5x5"] {
        let grids: Vec<Grid> = solve::solutions(&Puzzle::empty(shape(name))).take(3).collect();
        assert!(grids.is_sorted() && !grids.is_empty(), "{name}");
        let symbols: String = Digit::all(shape(name).side()).map(Digit::symbol).collect();
        assert!(grids[0].to_string().starts_with(&symbols), "{name}");
    }
}

/// Goal: a limit is the number found, unless there are fewer.
#[test]
fn limits() {
    let mut random = SplitMix64::new(4);
    let mut solver = Solver::plain(shape("2x3"));
    for _ in 0..50 {
        let puzzle = thinned(shape("2x3"), 9, &mut random);
        let all = solver.count(&puzzle, u64::MAX);
        assert_eq!(all, naive::solutions(&puzzle).count() as u64);
        for limit in [0, 1, 2, all.saturating_sub(1), all, all + 1] {
            assert_eq!(solver.count(&puzzle, limit), all.min(limit), "{puzzle:?} to {limit}");
            let count = solutions::count_with(&mut solver, &puzzle, None, Some(limit), &());
            let count = count.unwrap().unwrap();
            assert_eq!((count.value, count.at_least), (all.min(limit).into(), all >= limit));
        }
    }
}

/// Goal: every method counts the same, and with none given one of them is chosen that can.  Method:
/// thinned grids, some with more solutions than are walked to.
#[test]
fn counting_methods_agree() {
    use solutions::Method;
    let mut random = SplitMix64::new(5);
    for (name, clues) in [("2x2", 0), ("2x3", 0), ("2x3", 6), ("2x4", 24), ("3x3", 22), ("3x3", 27)]
    {
        let puzzle = thinned(shape(name), clues, &mut random);
        let mut solver = Solver::new(puzzle.rules());
        let mut by = |method, limit| {
            solutions::count_with(&mut solver, &puzzle, method, limit, &()).unwrap()
        };
        let chosen = by(None, None).expect("some method serves it");
        for method in Method::ALL {
            if method == Method::Walk && chosen.value > 1_000_000_u32.into() {
                continue;
            }
            match by(Some(method), None) {
                Some(count) => assert_eq!(count.value, chosen.value, "{puzzle:?} {method:?}"),
                None => assert!(
                    method == Method::AllGrids && clues > 0
                        || method == Method::Bands && name != "3x3"
                        || method == Method::HalfRows && name == "3x3",
                    "{puzzle:?} {method:?}"
                ),
            }
        }
        for limit in [1, 60_000] {
            let count = by(None, Some(limit)).expect("some method serves it");
            assert_eq!(count.value, chosen.value.clone().min(limit.into()), "{puzzle:?}");
            assert_eq!(count.at_least, chosen.value >= limit.into(), "{puzzle:?}");
        }
    }
}

#[test]
fn statistics_tell_of_the_last_search() {
    let mut solver = Solver::plain(Shape::CLASSIC);
    let singles =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    assert!(solver.solve(&singles.parse().unwrap()).is_ok());
    assert_eq!(solver.statistics().guesses, 0);
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    assert!(solver.solve(&hard.parse().unwrap()).is_ok());
    let statistics = solver.statistics();
    assert!(statistics.guesses > 0 && statistics.steps > statistics.guesses, "{statistics:?}");
}

/// Goal: a search that would take for ever stops when asked.
#[test]
fn searches_can_be_stopped() {
    struct Impatient;
    impl Progress for Impatient {
        fn is_stopped(&self) -> bool {
            true
        }
    }
    let empty = Puzzle::empty(Shape::CLASSIC);
    let counted = Solver::new(empty.rules()).count_while(&empty, u64::MAX, &Impatient);
    assert_eq!(counted, Err(Stopped));
}

proptest! {
    /// Any digits anywhere: no panic, and the answer of the naive solver.
    #[test]
    fn any_puzzle_of_2x2(clues in proptest::collection::vec(0..5_usize, 16)) {
        let clues = clues.into_iter().map(Digit::new);
        let puzzle = Puzzle::from(Filling::new(shape("2x2"), clues).unwrap());
        check_agree(&mut Solver::new(puzzle.rules()), &puzzle);
        prop_assert!(solve::solutions(&puzzle).eq(naive::solutions(&puzzle)));
    }

    /// A conflict means no solution, in any shape.
    #[test]
    fn contradictory_clues_have_no_solution(
        name in proptest::sample::select(vec!["2x3", "3x3", "4x4", "5x5"]),
        places in proptest::collection::vec((any::<usize>(), any::<usize>()), 2..40),
        pair in (any::<usize>(), any::<usize>(), any::<usize>(), any::<usize>()),
    ) {
        let mut puzzle = Filling::empty(shape(name));
        let (cells, side) = (puzzle.shape().cells(), puzzle.shape().side());
        for (cell, digit) in places {
            puzzle.set(Cell::new(cell % cells), Some(Digit::from_index(digit % side)));
        }
        // Two cells of one house get the same digit, so that there is a conflict.
        let houses: Vec<House> = puzzle.shape().houses().collect();
        let house: Vec<Cell> =
            puzzle.shape().cells_of(houses[pair.0 % houses.len()]).collect();
        let first = pair.1 % side;
        let second = (first + 1 + pair.2 % (side - 1)) % side;
        for place in [first, second] {
            puzzle.set(house[place], Some(Digit::from_index(pair.3 % side)));
        }
        prop_assert!(puzzle.conflict().is_some());
        prop_assert_eq!(Solver::plain(shape(name)).count(&puzzle.into(), 1), 0);
    }
}
