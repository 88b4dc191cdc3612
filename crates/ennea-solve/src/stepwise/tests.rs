//! The machine against plain backtracking, and its laws.

use super::*;
use crate::naive;
use ennea_base::rules::Rules;
use proptest::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

fn everything(shape: Shape) -> Vec<DigitSet> {
    vec![DigitSet::full(shape.side()); shape.cells()]
}

/// All solutions in the order in which they are found.
fn found(mut search: Stepwise, guess_cell: GuessCell) -> Vec<Filling> {
    search.set_guess_cell(guess_cell);
    let mut found = Vec::new();
    if search.state() == State::Solved {
        found.push(search.puzzle());
    }
    while search.step().is_some() {
        if search.state() == State::Solved {
            found.push(search.puzzle());
        }
    }
    assert_eq!(search.solutions(), found.len() as u128);
    found
}

fn check(puzzle: &Puzzle) {
    let expected: Vec<Filling> =
        naive::solutions(puzzle).map(|grid| Filling::from(&grid)).collect();
    let search = Stepwise::new(puzzle).unwrap();
    assert_eq!(found(search.clone(), GuessCell::First), expected, "{puzzle:?}");
    let mut others = found(search, GuessCell::Foremost);
    others.sort();
    assert_eq!(others, expected, "{puzzle:?}");
}

/// Goal: all solutions, each once, and in order.  Method: every set of up to two clues of 2x2, plain and with
/// diagonals, and the same with a candidate struck out of every cell.
#[test]
fn the_small_universe_has_the_solutions_of_plain_backtracking() {
    let shape = Shape::new(2, 2).unwrap();
    let digit = Digit::from_index;
    let diagonal = Rules::parse("x", shape).unwrap();
    let rules = [Rules::plain(shape), &diagonal];
    rules.iter().for_each(|rules| check(&Puzzle::empty(shape).with_rules(rules)));
    for (first, second) in (0..16).flat_map(|a| (0..a).map(move |b| (a, b))) {
        for (a, b) in (0..4).flat_map(|a| (0..4).map(move |b| (a, b))) {
            let clued = Puzzle::empty(shape).with_clue(Cell::new(first), digit(a));
            let clued = clued.with_clue(Cell::new(second), digit(b));
            for rules in rules {
                let puzzle = clued.clone().with_rules(rules);
                let clash = rules.clash(puzzle.clues().clues());
                if clash.is_some() {
                    assert_eq!(Stepwise::new(&puzzle).err(), clash);
                    continue;
                }
                check(&puzzle);
                let mut fewer = everything(shape);
                fewer.iter_mut().enumerate().for_each(|(k, set)| {
                    set.remove(digit((k + a + 1) % 4));
                });
                check(&puzzle.with_candidates(fewer));
            }
        }
    }
}

/// A grid of the shape: the bands are shifted copies of one row, relabelled.
fn some_grid(shape: Shape, relabel: &[usize]) -> Filling {
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let digit = |cell: Cell| {
        let (row, column) = (shape.row(cell), shape.column(cell));
        let shift = row % rows * columns + row / rows;
        Some(Digit::from_index(relabel[(column + shift) % side]))
    };
    Filling::new(shape, shape.all_cells().map(digit)).unwrap()
}

/// A grid without some of its digits, few enough that plain backtracking comes to an end.
fn any_puzzle(shape: Shape, open: std::ops::Range<usize>) -> impl Strategy<Value = Filling> {
    let digits: Vec<usize> = (0..shape.side()).collect();
    let cells: Vec<usize> = (0..shape.cells()).collect();
    let opened = prop::sample::subsequence(cells, open);
    (Just(digits).prop_shuffle(), opened).prop_map(move |(relabel, opened)| {
        let mut puzzle = some_grid(shape, &relabel);
        opened.into_iter().for_each(|cell| puzzle.set(Cell::new(cell), None));
        puzzle
    })
}

fn any_of_three_shapes() -> impl Strategy<Value = Filling> {
    let shape = |rows, columns| Shape::new(rows, columns).unwrap();
    prop_oneof![
        any_puzzle(shape(2, 3), 0..24),
        any_puzzle(shape(3, 2), 0..24),
        any_puzzle(Shape::CLASSIC, 0..50),
        any_puzzle(shape(3, 4), 0..60),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_puzzle_has_the_solutions_of_plain_backtracking(
        puzzle in any_of_three_shapes(),
        struck in prop::collection::vec((0..36_usize, 0..6_usize), 0..3),
    ) {
        let mut allowed = everything(puzzle.shape());
        for (cell, digit) in struck {
            allowed[cell].remove(Digit::from_index(digit));
            if puzzle.clue(Cell::new(cell)).is_some() {
                allowed[cell] = DigitSet::full(puzzle.shape().side());
            }
        }
        check(&Puzzle::from(puzzle).with_candidates(allowed));
    }

    /// Goal: a run is nothing but its steps.  Method: runs of any lengths beside single steps.
    #[test]
    fn runs_are_steps_that_add_up(
        puzzle in any_of_three_shapes(),
        runs in prop::collection::vec(0..40_u128, 1..8),
        first in any::<bool>(),
    ) {
        let mut search = Stepwise::new(&puzzle.into()).unwrap();
        search.set_guess_cell(if first { GuessCell::First } else { GuessCell::Foremost });
        let mut walker = search.clone();
        for steps in runs {
            search.run(Limit::steps(steps), &()).unwrap();
            let deepest = (0..steps).map_while(|_| walker.step().map(|_| walker.deepest())).max();
            prop_assert!(steps == 0 || search.deepest() >= deepest.unwrap_or(0));
            same(&search, &walker);
        }
        search.run(Limit::NEXT_SOLUTION, &()).unwrap();
        while walker.step().is_some() && walker.state() != State::Solved {}
        same(&search, &walker);
    }

    /// Goal: taking back leaves nothing behind.  Method: on a walk, whenever the stack comes back
    /// to a guess, the candidates before it are the same as when it was first made.
    #[test]
    fn what_is_taken_back_is_gone(puzzle in any_of_three_shapes()) {
        let mut search = Stepwise::new(&puzzle.into()).unwrap();
        let mut before: Vec<(Filling, Cell)> = Vec::new();
        let mut steps = 0;
        while steps < 300 {
            let now = search.puzzle();
            let Some(done) = search.step() else { break };
            steps += 1;
            if let Move::Guessed { level, cell, .. } = done {
                let guess = search.guesses().last().unwrap();
                prop_assert_eq!((guess.level, guess.cell), (level, cell));
                if guess.tried == 1 {
                    before.truncate(level - 1);
                    before.push((now, cell));
                }
                let (puzzle, guessed) = &before[level - 1];
                prop_assert_eq!(*guessed, cell);
                let mut puzzle = puzzle.clone();
                puzzle.set(cell, Some(guess.digit));
                prop_assert_eq!(search.puzzle(), puzzle);
            }
        }
        prop_assert_eq!(search.steps(), steps);
    }
}

fn same(a: &Stepwise, b: &Stepwise) {
    assert_eq!((a.state(), a.steps(), a.solutions()), (b.state(), b.steps(), b.solutions()));
    assert_eq!(a.puzzle(), b.puzzle());
    assert!(a.guesses().eq(b.guesses()));
    assert_eq!(a.foremost(), b.foremost());
    for cell in a.shape().all_cells() {
        assert_eq!(a.candidates(cell), b.candidates(cell));
        assert_eq!(a.level(cell), b.level(cell));
    }
}

#[test]
fn the_foremost_cell_has_the_fewest_candidates_and_comes_first() {
    for (rows, columns) in [(1, 1), (2, 2), (3, 3), (2, 5), (4, 4), (5, 5), (6, 6), (1, 36)] {
        let shape = Shape::new(rows, columns).unwrap();
        let mut search = Stepwise::new(&Puzzle::empty(shape)).unwrap();
        for _ in 0..shape.cells() + 20 {
            let open = shape.all_cells().filter(|&cell| search.digit(cell).is_none());
            let expected = open.map(|cell| (cell, search.candidates(cell).len()));
            assert_eq!(search.foremost(), expected.min_by_key(|&(_, count)| count), "{shape}");
            search.step();
        }
    }
}

/// Goal: the end shows what every solution shares.  Method: a puzzle with two solutions, walked.
#[test]
fn the_end_shows_what_was_certain() {
    let mut search = Stepwise::new(&"1......4.2......".parse().unwrap()).unwrap();
    let certain = |search: &Stepwise| -> Vec<Cell> {
        let filled = |&cell: &Cell| search.digit(cell).is_some() && search.level(cell) == 0;
        search.shape().all_cells().filter(filled).collect()
    };
    while search.guesses().len() == 0 {
        search.step();
    }
    let before = certain(&search);
    search.run(Limit::NONE, &()).unwrap();
    assert_eq!((search.state(), search.guesses().len()), (State::Ended, 0));
    assert_eq!(certain(&search), before);
    assert_eq!(search.puzzle().clue_count(), before.len());
}

#[test]
fn a_full_puzzle_is_its_own_solution() {
    let puzzle: Filling = "1234341221434321".parse().unwrap();
    let mut search = Stepwise::new(&puzzle.clone().into()).unwrap();
    assert_eq!((search.state(), search.solutions(), search.steps()), (State::Solved, 1, 0));
    assert_eq!(Filling::from(&search.grid().unwrap()), puzzle);
    assert_eq!(search.step(), None);
    assert_eq!((search.state(), search.solutions(), search.steps()), (State::Ended, 1, 0));
}

#[test]
fn a_puzzle_without_solution_ends_in_a_contradiction() {
    let puzzle: Puzzle = "123....4........".parse().unwrap();
    let mut search = Stepwise::new(&puzzle).unwrap();
    assert_eq!(search.state(), State::Contradiction);
    assert_eq!(search.foremost(), Some((Cell::new(3), 0)));
    assert_eq!(search.run(Limit::NEXT_SOLUTION, &()), Ok(()));
    assert_eq!((search.state(), search.solutions()), (State::Ended, 0));
}

/// Stops the work after a number of polls.
struct Patience {
    left: AtomicU64,
    done: AtomicU64,
}

impl Progress for Patience {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.left.fetch_sub(1, Ordering::Relaxed) == 0
    }
}

#[test]
fn a_stopped_run_goes_on_where_it_was() {
    let empty = Puzzle::empty(Shape::CLASSIC);
    let mut stopped = Stepwise::new(&empty).unwrap();
    let patience = Patience { left: 3.into(), done: 0.into() };
    assert_eq!(stopped.run(Limit::solutions(20_000), &patience), Err(Stopped));
    assert_eq!(stopped.steps(), 3 * u128::from(STEPS_AT_ONCE));
    assert_eq!(u128::from(patience.done.into_inner()), stopped.solutions());
    let mut straight = Stepwise::new(&empty).unwrap();
    straight.run(Limit::solutions(20_000), &()).unwrap();
    stopped.run(Limit::solutions(20_000 - stopped.solutions()), &()).unwrap();
    same(&stopped, &straight);
    assert_eq!(straight.solutions(), 20_000);
}
