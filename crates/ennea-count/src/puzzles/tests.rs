//! Agreements and laws of the counts of solutions.

use super::*;
use crate::column_sets;
use crate::oracles::enumerate;
use ennea_base::Cell;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::{Digit, DigitSet, Filling, Grid, Puzzle, Shape};
use ennea_symmetry::{Permutation, Transformation, Transposes};
use num_bigint::BigUint;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts by plain backtracking: the emptiest choice first, one solution at a time.
fn backtracked(puzzle: &Filling) -> u64 {
    if puzzle.conflict().is_some() {
        return 0;
    }
    let shape = puzzle.shape();
    let candidates = |cell: Cell| -> DigitSet {
        let taken: DigitSet = shape.peers(cell).filter_map(|peer| puzzle.clue(peer)).collect();
        DigitSet::full(shape.side()).difference(taken)
    };
    let empty = shape.all_cells().filter(|&cell| puzzle.clue(cell).is_none());
    let Some((cell, digits)) = empty.map(|cell| (cell, candidates(cell))).min_by_key(|c| c.1.len())
    else {
        return 1;
    };
    let with = |digit| {
        let mut filled = puzzle.clone();
        filled.set(cell, Some(digit));
        backtracked(&filled)
    };
    digits.iter().map(with).sum()
}

fn bands(puzzle: &Filling) -> BigUint {
    by_bands(&puzzle.clone().into(), &()).expect("nobody stops it").expect("a 3x3 puzzle")
}

fn templates(puzzle: &Filling) -> BigUint {
    by_templates(&puzzle.clone().into(), &()).expect("nobody stops it").expect("within its memory")
}

fn half_rows(puzzle: &Filling) -> Option<BigUint> {
    by_half_rows(&puzzle.clone().into(), &()).expect("nobody stops it")
}

fn bound(puzzle: &Filling) -> BigUint {
    upper_bound(&puzzle.clone().into())
}

/// Tests whether tests may take minutes.
fn is_slow() -> bool {
    std::env::var_os("ENNEA_SLOW").is_some()
}

fn read(line: &str) -> Filling {
    line.parse().expect("a puzzle")
}

/// Source of the random puzzles.
struct Maker(SplitMix64);

impl Maker {
    fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    fn blocks(&mut self) -> Permutation {
        let order = self.0.order(3);
        let inside: Vec<Vec<usize>> = (0..3).map(|_| self.0.order(3)).collect();
        Permutation::from_fn(9, |k| order[k / 3] * 3 + inside[k / 3][k % 3])
    }

    fn transformation(&mut self) -> Transformation {
        let transposes = if self.0.below(2) == 1 { Transposes::Yes } else { Transposes::No };
        let digits = self.0.order(9);
        let digits = Permutation::from_fn(9, |d| digits[d]);
        let (rows, columns) = (self.blocks(), self.blocks());
        Transformation::new(Shape::CLASSIC, transposes, rows, columns, digits).expect("blocks")
    }

    /// A puzzle with `clues` clues of one of a few grids, in a random arrangement.
    fn puzzle(&mut self, clues: usize) -> Filling {
        let grids = [
            "173562894542819637869743125691237548257984361384156279938421756425678913716395482",
            "815967243493128567726543918279384156681759432354612789968475321532891674147236895",
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        ];
        let grid: Grid = grids[self.0.below(3)].parse().expect("a grid");
        let mut puzzle = Filling::from(&self.transformation().apply(&grid));
        for &place in &self.0.order(81)[clues..] {
            puzzle.set(Cell::new(place), None);
        }
        puzzle
    }
}

/// Goal: every method counts what backtracking counts.  Method: random clues of grids, as few as
/// backtracking bears; and others in which a digit stands where the grid has it not.
#[test]
fn methods_agree_with_backtracking() {
    let mut maker = Maker::new(1);
    for clues in (28..=60).chain([80, 81]) {
        let mut puzzle = maker.puzzle(clues);
        for _ in 0..2 {
            let expected = BigUint::from(backtracked(&puzzle));
            assert_eq!(bands(&puzzle), expected, "{puzzle}");
            assert_eq!(templates(&puzzle), expected, "{puzzle}");
            assert!(bound(&puzzle) >= expected, "{puzzle}");
            puzzle.set(Cell::new(maker.0.below(81)), Some(Digit::from_index(maker.0.below(9))));
        }
    }
}

/// Goal: bands and templates agree beyond backtracking.  Method: random clues of grids.
#[test]
fn bands_agree_with_templates() {
    let mut maker = Maker::new(2);
    for clues in if is_slow() { 18..=27 } else { 20..=27 } {
        let puzzle = maker.puzzle(clues);
        assert_eq!(bands(&puzzle), templates(&puzzle), "{puzzle}");
    }
}

/// Goal: bands and templates agree where relabelling helps both.  Method: puzzles that hold all of
/// some digits and none of the others, and some without one clue of these.
#[test]
fn bands_agree_with_templates_on_whole_digits() {
    let mut maker = Maker::new(3);
    for digits in [8, 7, 6, 5] {
        let mut puzzle = maker.puzzle(81);
        for cell in Shape::CLASSIC.all_cells() {
            let clue = puzzle.clue(cell).filter(|digit| digit.number() <= digits);
            puzzle.set(cell, clue);
        }
        assert_eq!(bands(&puzzle), templates(&puzzle), "{puzzle}");
        let clued = |cell: &Cell| puzzle.clue(*cell).is_some();
        let cell = Shape::CLASSIC.all_cells().find(clued).expect("it has clues");
        puzzle.set(cell, None);
        assert_eq!(bands(&puzzle), templates(&puzzle), "{puzzle}");
    }
}

/// Goal: templates count right, and never more than the bound.  Method: all choices of clues of one
/// 2x2 grid; the grids that agree with them.
#[test]
fn every_choice_of_clues_of_a_2x2_grid() {
    let shape = Shape::new(2, 2).unwrap();
    let grids = enumerate::all_grids(shape);
    let grid = &grids[100];
    for chosen in 0..1_u32 << 16 {
        let is_clue = |cell: Cell| chosen >> cell.index() & 1 == 1;
        let clue = |cell| is_clue(cell).then(|| grid.digit(cell));
        let puzzle = Filling::new(shape, shape.all_cells().map(clue)).unwrap();
        let agrees = |other: &&Grid| {
            shape.all_cells().all(|cell| !is_clue(cell) || other.digit(cell) == grid.digit(cell))
        };
        let expected = BigUint::from(grids.iter().filter(agrees).count());
        assert_eq!(templates(&puzzle), expected, "{puzzle}");
        assert!(bound(&puzzle) >= expected, "{puzzle}");
    }
}

/// Goal: templates serve every shape, and the bound holds.  Method: random clues, whether or not
/// they have a solution, against backtracking.
#[test]
fn random_clues_of_small_shapes() {
    let mut maker = Maker::new(4);
    for (r, c) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 4), (2, 3), (3, 2), (1, 6), (6, 1)] {
        let shape = Shape::new(r, c).unwrap();
        for clues in 0..20 {
            let mut puzzle = Filling::empty(shape);
            for _ in 0..shape.cells() * (clues + 16) / 50 {
                let cell = Cell::new(maker.0.below(shape.cells()));
                let before = puzzle.clue(cell);
                puzzle.set(cell, Some(Digit::from_index(maker.0.below(shape.side()))));
                // Mostly without contradictions that are seen at once.
                if puzzle.conflict().is_some() && clues % 5 > 0 {
                    puzzle.set(cell, before);
                }
            }
            let expected = BigUint::from(backtracked(&puzzle));
            assert_eq!(templates(&puzzle), expected, "{shape} {puzzle}");
            if let Some(count) = half_rows(&puzzle) {
                assert_eq!(count, expected, "{shape} {puzzle}");
            }
            assert!(bound(&puzzle) >= expected, "{shape} {puzzle}");
        }
    }
}

/// Goal: the empty puzzle of a shape has all grids as solutions.
#[test]
fn the_empty_puzzle_has_all_grids() {
    let empty = Filling::empty(Shape::CLASSIC);
    assert_eq!(bands(&empty), column_sets::grids(Shape::CLASSIC).unwrap());
    let written_down = [(2, 2), (1, 4), (4, 1)].map(|(r, c)| {
        let shape = Shape::new(r, c).unwrap();
        (shape, BigUint::from(enumerate::grids(shape)))
    });
    let by_column_sets = [(2, 3), (3, 2)].map(|(r, c)| {
        let shape = Shape::new(r, c).unwrap();
        (shape, column_sets::grids(shape).unwrap())
    });
    for (shape, grids) in written_down.into_iter().chain(by_column_sets) {
        let empty = Filling::empty(shape);
        assert_eq!(templates(&empty), grids, "{shape}");
        assert!(half_rows(&empty).is_none_or(|count| count == grids), "{shape}");
        assert!(bound(&empty) >= grids, "{shape}");
        assert_eq!(by_bands(&empty.into(), &()), Ok(None));
    }
}

/// Published as the number of grids over 9!: `[FJ2005]`.
#[test]
fn the_first_row_leaves_as_many_as_published() {
    let row = read(&format!("123456789{}", ".".repeat(72)));
    assert_eq!(bands(&row).to_string(), "18383222420692992");
    let first_box =
        read("123......456......789............................................................");
    assert_eq!(bands(&first_box).to_string(), "18383222420692992");
}

/// Goal: a puzzle has the solutions of all puzzles with one clue more in a given cell.  Method: from
/// a band to a puzzle that leaves it; one where two bands at once have numbers too large for their
/// tables; and random clues, few of them only with `ENNEA_SLOW`.
#[test]
fn counts_over_all_digits_of_a_cell_add_up() {
    let mut maker = Maker::new(5);
    let band = read(&format!("1.6..8..2..3.52..7..97.4.1.{}", ".".repeat(54)));
    let large =
        read(&format!("{:.<81}", "12..5.78.4567...2..8..23..6........7...........7.......3"));
    let mut cases = vec![(band, Cell::new(60)), (large, Cell::new(40))];
    let clues = if is_slow() { &[4, 5, 6, 7, 8, 9, 10, 12][..] } else { &[] };
    for &clues in clues.iter().chain(&[14, 16, 18, 20, 30]) {
        cases.push((maker.puzzle(clues), Cell::new(maker.0.below(81))));
    }
    for (mut puzzle, cell) in cases {
        puzzle.set(cell, None);
        let whole = bands(&puzzle);
        let with = |digit| {
            let mut filled = puzzle.clone();
            filled.set(cell, Some(digit));
            bands(&filled)
        };
        assert_eq!(Digit::all(9).map(with).sum::<BigUint>(), whole, "{puzzle}");
    }
}

/// Goal: equivalent puzzles have equally many solutions.  Method: random transformations; few clues
/// only with `ENNEA_SLOW`.
#[test]
fn equivalent_puzzles_have_equally_many_solutions() {
    let mut maker = Maker::new(6);
    let few = if is_slow() { &[2, 3, 4, 5, 6, 7, 8, 9, 10][..] } else { &[] };
    for &clues in few.iter().chain(&[12, 13, 15, 17, 20, 24]) {
        let puzzle = maker.puzzle(clues);
        let image = maker.transformation().apply_to_puzzle(&puzzle);
        assert_eq!(bands(&puzzle), bands(&image), "{puzzle} and {image}");
    }
}

/// Goal: puzzles at the edges.  Method: what is known of each.
#[test]
fn puzzles_at_the_edges() {
    let full = "173562894542819637869743125691237548257984361384156279938421756425678913716395482";
    // 17 clues, and one solution.
    let few = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    let equal_in_a_row = format!("1.......1{}", ".".repeat(72));
    // No two clues contradict each other, yet the digit 1 has no place in the first box.
    let no_place = format!("{}{}{}", "23.1.....", "45....1..", "67.......");
    let no_place = format!("{no_place}{}..1......{}", ".".repeat(27), ".".repeat(18));
    for (line, solutions) in [(full, 1_u32), (few, 1), (&equal_in_a_row, 0), (&no_place, 0)] {
        assert_eq!(bands(&read(line)), solutions.into(), "{line}");
        assert_eq!(templates(&read(line)), solutions.into(), "{line}");
    }
}

/// Counts the steps that are reported, and stops the work after some.
struct Steps {
    expected: AtomicU64,
    done: AtomicU64,
    stop_after: u64,
}

impl Steps {
    fn new(stop_after: u64) -> Self {
        Self { expected: AtomicU64::new(0), done: AtomicU64::new(0), stop_after }
    }
}

impl Progress for Steps {
    fn expect(&self, steps: u64) {
        self.expected.fetch_add(steps, Ordering::Relaxed);
    }

    fn advance(&self, steps: u64) {
        self.done.fetch_add(steps, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.done.load(Ordering::Relaxed) >= self.stop_after
    }
}

#[test]
fn all_steps_are_done_unless_it_is_stopped() {
    let mut maker = Maker::new(5);
    let one_band = read(&format!("1.......2..3......{}", ".".repeat(63)));
    for puzzle in [maker.puzzle(15), maker.puzzle(25), one_band].map(Puzzle::from) {
        let steps = Steps::new(u64::MAX);
        by_bands(&puzzle, &steps).unwrap();
        let expected = steps.expected.into_inner();
        assert!(expected > 0 && expected == steps.done.into_inner(), "{puzzle:?}");
        assert_eq!(by_bands(&puzzle, &Steps::new(0)), Err(Stopped), "{puzzle:?}");
    }
    let puzzle = maker.puzzle(25).into();
    let steps = Steps::new(u64::MAX);
    by_templates(&puzzle, &steps).unwrap();
    assert_eq!(steps.expected.into_inner(), steps.done.into_inner());
    assert_eq!(by_templates(&puzzle, &Steps::new(0)), Err(Stopped));
}
