//! Solutions of a puzzle by their numbers.
//!
//! The solutions of a puzzle in increasing order have numbers from 0 on.  [`at`] makes those with given
//! numbers: cell by cell in reading order, it counts the solutions with each digit, and follows the
//! digit where the number falls; once few are left, it walks to it.  Numbers are followed together,
//! so that nothing is counted twice.
//!
//! Cost: each solution takes some counts: half a second with 10 to 14 random clues, a tenth with 16 to
//! 18, ten milliseconds with 20.  Oracle: the solutions, walked through.

use super::Unnumbered;
use ennea_base::progress::{Progress, Stopped, StopsOnly};
use ennea_base::rules::Rules;
use ennea_base::{Digit, Grid, Puzzle};
use ennea_count::puzzles;
use ennea_solve::Solver;

/// Up to this many solutions are enumerated; beyond it, another method counts them.
const WALK: u64 = 20_000;

/// Up to this many solutions are walked through for each that is wanted, rather than counted further.
const WALK_FOR_EACH: u128 = 1_000;

/// The solutions with these numbers, from 0 on, in increasing order of all solutions; `None` in the
/// place of a number that no solution has.
///
/// ```
/// use ennea::{Puzzle, solutions};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let found = solutions::at(&empty, &[287, 0, 288], &()).expect("2x2 is served");
/// assert_eq!(found[0].as_ref().map(|grid| grid.to_string()).unwrap(), "4321214334121234");
/// assert_eq!(found[1].as_ref().map(|grid| grid.to_string()).unwrap(), "1234341221434321");
/// assert_eq!(found[2], None);
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Errors
/// [`Unnumbered`]: stopped, or too many to be counted.  Every 3x3 puzzle of clues alone is served, and others
/// if they have few solutions or few templates.
pub fn at(
    puzzle: &Puzzle,
    numbers: &[u128],
    progress: &dyn Progress,
) -> Result<Vec<Option<Grid>>, Unnumbered> {
    progress.expect(numbers.len() as u64);
    let mut descent = Descent::new(puzzle.rules(), progress);
    let count = descent.count(puzzle, None)?.ok_or(Unnumbered::TooMany)?;
    descent.follow(puzzle, count, numbers)
}

/// Numbers on the way to their solutions.
pub(super) struct Descent<'a> {
    solver: Solver,
    progress: &'a dyn Progress,
    found: Vec<Option<Grid>>,
}

/// A number among the solutions of a puzzle, and the place of its answer.
type Wanted = (u128, usize);

impl<'a> Descent<'a> {
    pub(super) fn new(rules: &Rules, progress: &'a dyn Progress) -> Self {
        Self { solver: Solver::new(rules), progress, found: Vec::new() }
    }

    /// The number of solutions, if it can be counted; `most` is an upper bound, where one is known.
    pub(super) fn count(
        &mut self,
        puzzle: &Puzzle,
        most: Option<u128>,
    ) -> Result<Option<u128>, Stopped> {
        let stops = StopsOnly(self.progress);
        // Where there are many more, as there mostly are below very many, walking is in vain.
        if most.is_none_or(|most| most < 64 * u128::from(WALK)) {
            let walked = self.solver.count_while(puzzle, WALK, &stops)?;
            if walked < WALK {
                return Ok(Some(walked.into()));
            }
        }
        let counted = match puzzles::by_bands(puzzle, &stops)? {
            Some(count) => Some(count),
            None => puzzles::by_templates(puzzle, &stops)?,
        };
        Ok(counted.and_then(|count| count.try_into().ok()))
    }

    /// The solutions with these numbers, of a puzzle that has `count`.
    pub(super) fn follow(
        &mut self,
        puzzle: &Puzzle,
        count: u128,
        numbers: &[u128],
    ) -> Result<Vec<Option<Grid>>, Unnumbered> {
        self.found = vec![None; numbers.len()];
        let mut wanted: Vec<Wanted> =
            numbers.iter().enumerate().map(|(place, &number)| (number, place)).collect();
        wanted.sort_unstable();
        wanted.truncate(wanted.partition_point(|&(number, _)| number < count));
        self.progress.advance((numbers.len() - wanted.len()) as u64);
        if !self.descend(puzzle, count, &mut wanted)? {
            return Err(Unnumbered::TooMany);
        }
        Ok(std::mem::take(&mut self.found))
    }

    /// Finds the wanted solutions of a puzzle that has `count`; says whether all counts could be made.
    ///
    /// The numbers are in increasing order, and below the count.
    fn descend(
        &mut self,
        puzzle: &Puzzle,
        count: u128,
        mut wanted: &mut [Wanted],
    ) -> Result<bool, Stopped> {
        if wanted.is_empty() {
            return Ok(true);
        }
        if count <= WALK_FOR_EACH * wanted.len() as u128 {
            self.walk(puzzle, wanted)?;
            return Ok(true);
        }
        let cell = puzzle.shape().all_cells().find(|&cell| puzzle.clue(cell).is_none());
        let cell = cell.expect("a puzzle with many solutions has an empty cell");
        let candidates: Vec<Digit> = puzzle.possible(cell).iter().collect();
        let are_alike = puzzle.candidates().is_none() && puzzle.rules().consecutive().is_none();
        let is_seen = |digit: &Digit| puzzle.clues().clues().contains(&Some(*digit));
        let is_unseen: Vec<bool> =
            candidates.iter().map(|digit| are_alike && !is_seen(digit)).collect();
        let mut of_unseen = None;
        let mut left = count;
        for (k, &digit) in candidates.iter().enumerate() {
            if wanted.is_empty() {
                break;
            }
            let puzzle = &puzzle.with_clue(cell, digit);
            // Digits without clues are interchangeable, and the last digit has what is left.
            let known = if k + 1 == candidates.len() { Some(left) } else { None };
            let known = known.or(of_unseen.filter(|_| is_unseen[k]));
            let Some(with_digit) = (match known {
                Some(count) => Some(count),
                None => self.count(puzzle, Some(left))?,
            }) else {
                return Ok(false);
            };
            if is_unseen[k] {
                of_unseen = Some(with_digit);
            }
            left -= with_digit;
            let here;
            (here, wanted) =
                wanted.split_at_mut(wanted.partition_point(|&(number, _)| number < with_digit));
            if !self.descend(puzzle, with_digit, here)? {
                return Ok(false);
            }
            for (number, _) in wanted.iter_mut() {
                *number -= with_digit;
            }
        }
        Ok(true)
    }

    /// Finds the wanted solutions by walking through all up to the last of them.
    fn walk(&mut self, puzzle: &Puzzle, wanted: &[Wanted]) -> Result<(), Stopped> {
        if !puzzle.rules().is_plain() {
            let mut all = Vec::new();
            let mut keep = |digits: &[Digit]| all.push(digits.to_vec());
            self.solver.search(puzzle, u64::MAX, &StopsOnly(self.progress), &mut keep)?;
            all.sort_unstable();
            for &(number, place) in wanted {
                let grid = |digits: &Vec<Digit>| Grid::from_good(puzzle.shape(), digits.clone());
                self.found[place] = all.get(number as usize).map(grid);
                self.progress.advance(1);
            }
            return Ok(());
        }
        let mut solutions = ennea_solve::solutions(puzzle);
        let mut next = 0;
        let mut grid = None;
        for &(number, place) in wanted {
            while next <= number {
                grid = solutions.next_while(&StopsOnly(self.progress))?;
                next += 1;
            }
            self.found[place].clone_from(&grid);
            self.progress.advance(1);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the numbers are those of the solutions in increasing order.  Method: the first hundred
    /// thousand solutions, walked through; numbers by themselves, which are counted towards, and many
    /// at once.
    #[test]
    fn solutions_come_by_their_numbers() {
        for text in [
            "................",
            "12..............",
            "11..............",
            "123456......................1.......",
            ".7....24.4.........3.....7...6...4..7..31..65.........9......57......3.45.....8..",
        ] {
            let puzzle: Puzzle = text.parse().unwrap();
            let first: Vec<Grid> = ennea_solve::solutions(&puzzle).take(100_000).collect();
            let count = solutions_count(&puzzle);
            let step = if count < 10_000 { 1 } else { 9_973 };
            let mut numbers: Vec<u128> = (0..first.len() as u128).rev().step_by(step).collect();
            numbers.push(count);
            let found = at(&puzzle, &numbers, &()).unwrap();
            for (number, grid) in numbers.iter().zip(&found) {
                assert_eq!(grid.as_ref(), first.get(*number as usize), "{text} {number}");
            }
            for &number in numbers.iter().take(2) {
                let alone = at(&puzzle, &[number], &()).unwrap();
                assert_eq!(alone[0].as_ref(), first.get(number as usize), "{text} {number}");
            }
        }
    }

    /// The number of solutions, by the method that the numbers do not depend on.
    fn solutions_count(puzzle: &Puzzle) -> u128 {
        puzzles::by_templates(puzzle, &()).unwrap().unwrap().try_into().unwrap()
    }
}
