//! True candidates: the digits that a cell has in some solution, and in how many.
//!
//! For each open cell and digit the solutions with that digit there are counted, up to a limit.  One solution
//! shows N*N candidates to be true at once, so with the limit 1 few searches are left.
//!
//! Cost: N^3 counts at most, each up to the limit.  Oracle: all solutions written down, in the tests.

use crate::solutions::{self, Solvers, decide};
use crate::wire::{self, Number, conflict};
use ennea::logic::{self, Board, Family, Technique};
use ennea::progress::{Progress, Stopped};
use ennea::{Digit, DigitSet, Grid, Puzzle};
use num_bigint::BigUint;
use serde::Serialize;

/// In how many solutions each cell has each digit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrueCandidates {
    /// Counts stop here.
    #[serde(with = "wire::Digits")]
    pub limit: u64,
    /// For each cell, row by row, the number of solutions with each digit there, in order, up to the limit.
    pub counts: Vec<Vec<Number>>,
    /// Proof that there is no solution, in words: two clues, a cell or a house; absent if there is one, or
    /// only a search tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
}

impl TrueCandidates {
    /// Tests whether there is no solution at all.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().flatten().all(|count| count.0 == BigUint::ZERO)
    }
}

/// Counts the solutions of each candidate of a puzzle, up to a limit above 0.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn true_candidates(
    solvers: &mut Solvers,
    puzzle: &Puzzle,
    limit: u64,
    progress: &dyn Progress,
) -> Result<TrueCandidates, Stopped> {
    let side = puzzle.shape().side();
    let mut known = vec![vec![0_u64; side]; puzzle.shape().cells()];
    progress.expect(known.len() as u64);
    let given = puzzle.given();
    let found = decide(solvers, puzzle, progress)?.solutions;
    found.iter().for_each(|grid| show(grid, &mut known));
    for cell in puzzle.shape().all_cells() {
        progress.advance(1);
        if found.is_empty() {
            continue;
        }
        for digit in (0..side).map(Digit::from_index) {
            let is_other = puzzle.clue(cell).is_some_and(|clue| clue != digit);
            let is_gone = is_other || !given.allowed(cell).contains(digit);
            if is_gone || known[cell.index()][digit.index()] >= limit {
                continue;
            }
            let with = puzzle.with_clue(cell, digit);
            if limit == 1 {
                let found = decide(solvers, &with, progress)?.solutions;
                found.iter().for_each(|grid| show(grid, &mut known));
                continue;
            }
            let count = solutions::count(solvers, &with, None, Some(limit), progress)?;
            let count = count.expect("some method serves each puzzle").count.0;
            let count = u64::try_from(count).unwrap_or(limit);
            known[cell.index()][digit.index()] = count.min(limit);
        }
    }
    let number = |counts: Vec<u64>| counts.into_iter().map(Number::from).collect();
    let counts = known.into_iter().map(number).collect();
    Ok(TrueCandidates { limit, counts, conflict: conflict(puzzle) })
}

/// The candidates that logic leaves to each cell: all steps of some families of techniques, done until there is
/// none; a digit that stands is left alone.  None where the clues contradict each other.
///
/// What relies on the puzzle having one solution is not used, nor nets of nets, which leave nothing but the
/// true candidates; so each true candidate is among those that are left.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; it is asked before each search for a step.
///
/// # Panics
/// If the rules are between digits.
pub fn left_by_logic(
    puzzle: &Puzzle,
    is_used: &dyn Fn(Family) -> bool,
    progress: &dyn Progress,
) -> Result<Option<Vec<DigitSet>>, Stopped> {
    let board = Board::new(puzzle).ok();
    let Some(mut board) = board else { return Ok(None) };
    let ladder: Vec<Technique> = Technique::LADDER
        .iter()
        .copied()
        .filter(|it| it.family() != Family::Uniqueness && *it != Technique::NestedNet)
        .filter(|it| it.family() == Family::Singles || is_used(it.family()))
        .collect();
    let mut rung = 0;
    while let Some(&technique) = ladder.get(rung) {
        progress.go_on()?;
        match logic::first_step(&board, technique) {
            Some(step) => {
                board.apply(&step);
                rung = 0;
            }
            None => rung += 1,
        }
    }
    let left = |cell| match board.digit(cell) {
        Some(digit) => DigitSet::from_iter([digit]),
        None => board.candidates(cell),
    };
    Ok(Some(board.shape().all_cells().map(left).collect()))
}

/// Notes that the candidates of a solution are true.
fn show(grid: &Grid, known: &mut [Vec<u64>]) {
    for (digit, counts) in grid.digits().iter().zip(known) {
        counts[digit.index()] = counts[digit.index()].max(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::Shape;
    use ennea::rules::Rules;

    fn puzzle_of(text: &str, rules: Option<&str>) -> Puzzle {
        let puzzle: Puzzle = text.parse().expect("a puzzle");
        let rules = Rules::parse(rules.unwrap_or("plain"), puzzle.shape()).expect("rules");
        puzzle.with_rules(&rules)
    }

    /// Goal: logic strikes out no true candidate, and leaves more where it knows less.  Method: an open puzzle
    /// of each kind, all families against singles alone.
    #[test]
    fn logic_leaves_all_true_candidates() {
        let open =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.........................79";
        for (text, rules) in [
            ("1...............", None),
            ("12..............", Some("x")),
            ("1.....................2.............", Some("knight")),
            (open, None),
        ] {
            let puzzle = puzzle_of(text, rules);
            let found = true_candidates(&mut Solvers::default(), &puzzle, 1, &());
            let found = found.expect("it goes on");
            let left = |is_used: &dyn Fn(Family) -> bool| {
                let left = left_by_logic(&puzzle, is_used, &()).expect("it goes on");
                left.expect("no clue contradicts another")
            };
            let [all, few] = [left(&|_| true), left(&|_| false)];
            for (cell, counts) in found.counts.iter().enumerate() {
                for (digit, count) in counts.iter().enumerate() {
                    let digit = Digit::from_index(digit);
                    assert!(count.0 == BigUint::ZERO || all[cell].contains(digit), "{text}");
                    assert!(!all[cell].contains(digit) || few[cell].contains(digit), "{text}");
                }
            }
        }
        let wrong: Puzzle = "11..............".parse().expect("a puzzle");
        assert_eq!(left_by_logic(&wrong, &|_| true, &()), Ok(None));
    }

    /// Goal: the counts are those of all solutions, written down.
    #[test]
    fn counts_are_those_of_all_solutions() {
        for (text, rules) in [
            ("1...............", None),
            ("12..............", None),
            ("11..............", None),
            ("1...............", Some("x")),
            ("1234341221434321", None),
        ] {
            let puzzle = puzzle_of(text, rules);
            let all: Vec<Grid> = ennea::solve::naive::solutions(&puzzle).collect();
            for limit in [1, 3, 1000] {
                let solvers = &mut Solvers::default();
                let found = true_candidates(solvers, &puzzle, limit, &());
                let found = found.expect("it goes on");
                assert_eq!(found.is_empty(), all.is_empty());
                for cell in Shape::new(2, 2).expect("a shape").all_cells() {
                    for digit in (0..4).map(Digit::from_index) {
                        let has = |grid: &&Grid| grid.digit(cell) == digit;
                        let count = all.iter().filter(has).count() as u64;
                        let told = &found.counts[cell.index()][digit.index()].0;
                        assert_eq!(*told, count.min(limit).into(), "{text} {rules:?} {limit}");
                    }
                }
            }
        }
    }
}
