//! Solutions of a puzzle by their numbers, and drawn exactly uniformly.
//!
//! The solutions of a puzzle in increasing order have numbers from 0 on.  [`at`] makes those with given
//! numbers: cell by cell in reading order, it counts the solutions with each digit, and follows the
//! digit where the number falls; once few are left, it walks to it.  Numbers are followed together,
//! so that nothing is counted twice.  A random number below the count draws a solution.
//!
//! [`draw`] has a second way, for puzzles with few clues, whose solutions take long to count: it draws
//! grids of all, relabels each so that it keeps the clues, if some relabelling does so, and goes on
//! until one does.  Let k digits have clues.  Then (N-k)! relabellings do so, or none; with one of them
//! chosen at random, a solution comes from each of its N! relabelled grids with the same chance:
//!
//! ```text
//!   P(solution)  =  N! / (grids (N-k)!)       in each try
//! ```
//!
//! Which way is taken depends on the tries before, and not on what is drawn then: so all solutions
//! stay equally likely.
//!
//! Cost: by grids some four microseconds a try; with a row given every try succeeds, with seven clues of
//! different digits somewhere one in fifty.  By numbers each solution takes some counts of its own:
//! half a second with 10 to 14 random clues, a tenth with 16 to 18, ten milliseconds with 20.  Oracle: the
//! solutions, walked through.

use crate::catalog::grids::Ranks;
use crate::cell::Cell;
use crate::count::puzzles;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::random::SplitMix64;
use crate::shape::Shape;
use crate::solve::{self, Solver};

/// So many solutions are walked through rather than counted by another method.
const WALK: u64 = 20_000;

/// So many are walked through in order for each that is wanted, rather than counted any further.
const WALK_FOR_EACH: u128 = 1_000;

/// How many grids are tried for one solution, before the other way is taken.
const TRIES: usize = 50_000;

/// How many clues may have a digit that another clue has, for grids to be tried at all.
const REPEATED_MAX: usize = 4;

/// So many random solutions of a puzzle, each as likely as the others and whatever the others are;
/// none if it has no solution.  `None` if they are too many to be counted here: every 3x3 puzzle is
/// served, and puzzles of other shapes if they have few solutions or few templates.
///
/// ```
/// use ennea::{Puzzle, random::SplitMix64, sampling};
/// let puzzle: Puzzle = format!("123456789{}", ".".repeat(72)).parse()?;
/// let mut random = SplitMix64::new(1);
/// let drawn = sampling::draw(&puzzle, 3, &mut random, &()).expect("() does not stop it");
/// let drawn = drawn.expect("3x3 is served");
/// assert_eq!(drawn.len(), 3);
/// assert!(drawn.iter().all(|grid| grid.to_string().starts_with("123456789")));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn draw(
    puzzle: &Puzzle,
    how_many: usize,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<Option<Vec<Grid>>, Stopped> {
    progress.expect(how_many as u64);
    let mut drawn = Vec::new();
    if let Some(pattern) = Pattern::of(puzzle)
        && let Some(ranks) = Ranks::new(puzzle.shape())
    {
        while drawn.len() < how_many {
            let Some(grid) = pattern.draw(&ranks, random, progress)? else { break };
            drawn.push(grid);
            progress.advance(1);
        }
    }
    let left = how_many - drawn.len();
    if left == 0 {
        return Ok(Some(drawn));
    }
    let mut descent = Descent::new(puzzle.shape(), progress);
    let Some(count) = descent.count(puzzle, None)? else { return Ok(None) };
    if count > 0 {
        let numbers: Vec<u128> = (0..left).map(|_| random.below_u128(count)).collect();
        let Some(found) = descent.follow(puzzle, count, &numbers)? else { return Ok(None) };
        drawn.extend(found.into_iter().map(|grid| grid.expect("the numbers are below the count")));
    }
    Ok(Some(drawn))
}

/// The solutions with these numbers, from 0 on, in increasing order of all solutions; `None` in the
/// place of a number that no solution has.  `None` for all if they cannot be counted: see [`draw`].
///
/// ```
/// use ennea::{Puzzle, Shape, sampling};
/// let empty = Puzzle::empty("2x2".parse()?);
/// let found = sampling::at(&empty, &[287, 0, 288], &()).expect("() does not stop it");
/// let found = found.expect("2x2 is served");
/// assert_eq!(found[0].as_ref().map(|grid| grid.to_string()).unwrap(), "4321214334121234");
/// assert_eq!(found[1].as_ref().map(|grid| grid.to_string()).unwrap(), "1234341221434321");
/// assert_eq!(found[2], None);
/// # Ok::<(), ennea::ShapeError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn at(
    puzzle: &Puzzle,
    numbers: &[u128],
    progress: &dyn Progress,
) -> Result<Option<Vec<Option<Grid>>>, Stopped> {
    progress.expect(numbers.len() as u64);
    let mut descent = Descent::new(puzzle.shape(), progress);
    match descent.count(puzzle, None)? {
        Some(count) => descent.follow(puzzle, count, numbers),
        None => Ok(None),
    }
}

/// Which cells of a puzzle must be equal, and which must differ.
struct Pattern<'a> {
    puzzle: &'a Puzzle,
    clues: Vec<(Cell, Digit)>,
}

impl<'a> Pattern<'a> {
    /// That of a puzzle whose clues do not contradict each other and are mostly of different digits.
    fn of(puzzle: &'a Puzzle) -> Option<Self> {
        let clues: Vec<(Cell, Digit)> = puzzle
            .shape()
            .all_cells()
            .filter_map(|cell| Some((cell, puzzle.clue(cell)?)))
            .collect();
        let mut digits: Vec<Digit> = clues.iter().map(|&(_, digit)| digit).collect();
        digits.sort_unstable();
        digits.dedup();
        let repeated = clues.len() - digits.len();
        (repeated <= REPEATED_MAX && puzzle.conflict().is_none()).then_some(Self { puzzle, clues })
    }

    /// A random solution, from the first of some random grids that is one after relabelling.
    fn draw(
        &self,
        ranks: &Ranks,
        random: &mut SplitMix64,
        progress: &dyn Progress,
    ) -> Result<Option<Grid>, Stopped> {
        for _ in 0..TRIES {
            if progress.is_stopped() {
                return Err(Stopped);
            }
            let grid = ranks.sample(random);
            if let Some(labels) = self.relabelling(&grid, random) {
                let digits = grid.digits().iter().map(|digit| labels[digit.index()]);
                return Ok(Some(Grid::from_good(self.puzzle.shape(), digits.collect())));
            }
        }
        Ok(None)
    }

    /// A random one of the relabellings that make the grid a solution.
    fn relabelling(&self, grid: &Grid, random: &mut SplitMix64) -> Option<Vec<Digit>> {
        let side = self.puzzle.shape().side();
        let mut labels = vec![None; side];
        let mut taken = vec![false; side];
        for &(cell, clue) in &self.clues {
            let label = &mut labels[grid.digit(cell).index()];
            if *label != Some(clue) {
                if label.is_some() || taken[clue.index()] {
                    return None;
                }
                *label = Some(clue);
                taken[clue.index()] = true;
            }
        }
        let mut left: Vec<Digit> = Digit::all(side).filter(|digit| !taken[digit.index()]).collect();
        random.shuffle(&mut left);
        let mut left = left.into_iter();
        let chosen = |label: Option<Digit>| label.or_else(|| left.next()).expect("enough labels");
        Some(labels.into_iter().map(chosen).collect())
    }
}

/// Numbers on the way to their solutions.
struct Descent<'a> {
    solver: Solver,
    progress: &'a dyn Progress,
    found: Vec<Option<Grid>>,
}

/// A number among the solutions of a puzzle, and the place of its answer.
type Wanted = (u128, usize);

impl<'a> Descent<'a> {
    fn new(shape: Shape, progress: &'a dyn Progress) -> Self {
        Self { solver: Solver::new(shape), progress, found: Vec::new() }
    }

    /// The number of solutions, if it is not larger than what is said.
    fn count(&mut self, puzzle: &Puzzle, most: Option<u128>) -> Result<Option<u128>, Stopped> {
        let heard = Stop(self.progress);
        // Where there are many more, as there mostly are below very many, walking is in vain.
        if most.is_none_or(|most| most < 64 * u128::from(WALK)) {
            let walked = self.solver.count_while(puzzle, WALK, &heard)?;
            if walked < WALK {
                return Ok(Some(walked.into()));
            }
        }
        let counted = match puzzles::by_bands(puzzle, &heard)? {
            Some(count) => Some(count),
            None => puzzles::by_templates(puzzle, &heard)?,
        };
        Ok(counted.and_then(|count| count.try_into().ok()))
    }

    fn follow(
        &mut self,
        puzzle: &Puzzle,
        count: u128,
        numbers: &[u128],
    ) -> Result<Option<Vec<Option<Grid>>>, Stopped> {
        self.found = vec![None; numbers.len()];
        let mut wanted: Vec<Wanted> =
            numbers.iter().enumerate().map(|(place, &number)| (number, place)).collect();
        wanted.sort_unstable();
        wanted.truncate(wanted.partition_point(|&(number, _)| number < count));
        self.progress.advance((numbers.len() - wanted.len()) as u64);
        let reached = self.descend(&mut puzzle.clone(), count, &mut wanted)?;
        Ok(reached.then(|| std::mem::take(&mut self.found)))
    }

    /// Finds the wanted solutions of a puzzle with so many; says whether all counts could be made.
    ///
    /// The numbers are in increasing order, and below the count.
    fn descend(
        &mut self,
        puzzle: &mut Puzzle,
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
        let shape = puzzle.shape();
        let cell = shape.all_cells().find(|&cell| puzzle.clue(cell).is_none());
        let cell = cell.expect("a puzzle with many solutions has an empty cell");
        let peers = |digit| shape.peers(cell).any(|peer| puzzle.clue(peer) == Some(digit));
        let candidates: Vec<Digit> =
            Digit::all(shape.side()).filter(|&digit| !peers(digit)).collect();
        let is_unseen = candidates.iter().map(|&digit| !puzzle.clues().contains(&Some(digit)));
        let is_unseen: Vec<bool> = is_unseen.collect();
        let mut of_unseen = None;
        let mut left = count;
        for (k, &digit) in candidates.iter().enumerate() {
            if wanted.is_empty() {
                break;
            }
            puzzle.set(cell, Some(digit));
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
        puzzle.set(cell, None);
        Ok(true)
    }

    /// Finds the wanted solutions by walking through all up to the last of them.
    fn walk(&mut self, puzzle: &Puzzle, wanted: &[Wanted]) -> Result<(), Stopped> {
        let mut solutions = solve::solutions(puzzle);
        let mut next = 0;
        let mut grid = None;
        for &(number, place) in wanted {
            while next <= number {
                grid = solutions.next_while(&Stop(self.progress))?;
                next += 1;
            }
            self.found[place].clone_from(&grid);
            self.progress.advance(1);
        }
        Ok(())
    }
}

/// Hears whether to stop, and tells nothing: how far one count is does not matter outside.
struct Stop<'a>(&'a dyn Progress);

impl Progress for Stop<'_> {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        self.0.is_stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

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
            let first: Vec<Grid> = solve::solutions(&puzzle).take(100_000).collect();
            let count = solutions_count(&puzzle);
            let step = if count < 10_000 { 1 } else { 9_973 };
            let mut numbers: Vec<u128> = (0..first.len() as u128).rev().step_by(step).collect();
            numbers.push(count);
            let found = at(&puzzle, &numbers, &()).unwrap().unwrap();
            for (number, grid) in numbers.iter().zip(&found) {
                assert_eq!(grid.as_ref(), first.get(*number as usize), "{text} {number}");
            }
            for &number in numbers.iter().take(2) {
                let alone = at(&puzzle, &[number], &()).unwrap().unwrap();
                assert_eq!(alone[0].as_ref(), first.get(number as usize), "{text} {number}");
            }
        }
    }

    /// The number of solutions, by the method that the numbers do not depend on.
    fn solutions_count(puzzle: &Puzzle) -> u128 {
        puzzles::by_templates(puzzle, &()).unwrap().unwrap().try_into().unwrap()
    }

    /// Goal: a stop is heard.
    #[test]
    fn drawing_stops() {
        struct Stopper;
        impl Progress for Stopper {
            fn expect(&self, _steps: u64) {}
            fn advance(&self, _steps: u64) {}
            fn is_stopped(&self) -> bool {
                true
            }
        }
        let empty = Puzzle::empty(Shape::CLASSIC);
        let mut random = SplitMix64::new(1);
        assert_eq!(draw(&empty, 5, &mut random, &Stopper), Err(Stopped));
        assert_eq!(at(&empty, &[5], &Stopper), Err(Stopped));
    }

    /// Chi-square of how often each of the solutions was drawn.
    fn statistic(all: &[Grid], drawn: &[Grid]) -> f64 {
        let mut counts: BTreeMap<&Grid, u32> = all.iter().map(|grid| (grid, 0)).collect();
        for grid in drawn {
            *counts.get_mut(grid).expect("a solution") += 1;
        }
        let expected = drawn.len() as f64 / all.len() as f64;
        counts.values().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
    }

    /// The value that chi-square exceeds once in ten thousand times, by `[WH1931]`.
    fn limit(solutions: usize) -> f64 {
        let freedom = solutions as f64 - 1.0;
        let share = 2.0 / (9.0 * freedom);
        freedom * (1.0 - share + 3.719 * share.sqrt()).powi(3)
    }

    /// Goal: both ways draw each solution equally often.  Method: chi-square over all solutions; a way
    /// that takes some digit of a cell first, each as often, must fail.
    #[test]
    fn solutions_are_equally_likely() {
        let mut random = SplitMix64::new(1);
        // By grids, the first two; by numbers, the others.
        for text in [
            "12..............",
            "1........2......",
            "12..3.....1.....",
            "53..7....6..195....98....6.8...6...34..8....17...2...6.6....28....41...5....8....",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28...................",
        ] {
            let puzzle: Puzzle = text.parse().unwrap();
            let all: Vec<Grid> = solve::solutions(&puzzle).collect();
            let drawn = draw(&puzzle, 200 * all.len(), &mut random, &()).unwrap().unwrap();
            assert!(all.len() > 1, "{text}");
            assert!(statistic(&all, &drawn) < limit(all.len()), "{text}");
        }
        let puzzle: Puzzle = "1........2......".parse().unwrap();
        let all: Vec<Grid> = solve::solutions(&puzzle).collect();
        let cell = Cell::new(2);
        let biased: Vec<Grid> = (0..200 * all.len())
            .map(|_| {
                let digit = Digit::from_index(1 + random.below(3));
                let of_digit: Vec<&Grid> =
                    all.iter().filter(|grid| grid.digit(cell) == digit).collect();
                of_digit[random.below(of_digit.len())].clone()
            })
            .collect();
        assert!(statistic(&all, &biased) > limit(all.len()));
    }

    #[test]
    fn impossible_puzzles_have_nothing_to_draw() {
        let mut random = SplitMix64::new(1);
        for text in ["11..............", "1.......1.......", "123....4........"] {
            let puzzle: Puzzle = text.parse().unwrap();
            assert_eq!(draw(&puzzle, 5, &mut random, &()), Ok(Some(Vec::new())), "{text}");
            assert_eq!(at(&puzzle, &[0], &()), Ok(Some(vec![None])), "{text}");
        }
    }
}
