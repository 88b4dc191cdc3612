//! Solutions of a puzzle drawn exactly uniformly.
//!
//! A random number below the count of the solutions draws one of them, by [`at`](super::at).  Puzzles with
//! few clues, whose solutions take long to count, have a second way: grids are drawn of all, each is
//! relabelled so that it keeps the clues, if some relabelling does so, until one does.  Let k digits have
//! clues.  Then (N-k)! relabellings do so, or none; with one of them chosen at random, a solution comes
//! from each of its N! relabelled grids with the same chance:
//!
//! ```text
//!   P(solution)  =  N! / (grids (N-k)!)       in each try
//! ```
//!
//! Under further rules, and among candidates, all solutions are found one by one (`one_by_one`).
//!
//! Which way is taken depends on the tries before, and not on what is drawn then: so all solutions
//! stay equally likely.
//!
//! Cost: by grids some four microseconds a try; with a row given every try succeeds, with seven clues of
//! different digits somewhere one in fifty.  Oracle: chi-square over all solutions.

use super::number::Descent;
use super::{Unnumbered, one_by_one};
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::{Cell, Digit, DigitSet, Filling, Grid, Puzzle};
use ennea_catalog::grids::Ranks;

/// Number of grids tried for one solution, before the way by numbers is taken.
const TRIES: usize = 50_000;

/// Number of clues that may have a digit that another clue has, for grids to be tried at all.
const REPEATED_MAX: usize = 4;

/// Draws `how_many` solutions of a puzzle, each as likely as the others and whatever the others are;
/// none if it has no solution.
///
/// ```
/// use ennea::{Puzzle, random::SplitMix64, solutions};
/// let puzzle: Puzzle = format!("123456789{}", ".".repeat(72)).parse()?;
/// let mut random = SplitMix64::new(1);
/// let drawn = solutions::draw(&puzzle, 3, &mut random, &()).expect("3x3 is served");
/// assert_eq!(drawn.len(), 3);
/// assert!(drawn.iter().all(|grid| grid.to_string().starts_with("123456789")));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Unnumbered`]: stopped, or too many: to be counted, as for [`at`](super::at), or for others than plain
/// puzzles to be found one by one.
pub fn draw(
    puzzle: &Puzzle,
    how_many: usize,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<Vec<Grid>, Unnumbered> {
    if !puzzle.is_given_by_clues() {
        return one_by_one::draw(puzzle, how_many, random, progress);
    }
    progress.expect(how_many as u64);
    let mut drawn = Vec::new();
    if let Some(pattern) = Pattern::of(puzzle.clues())
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
        return Ok(drawn);
    }
    let mut descent = Descent::new(puzzle.rules(), progress);
    let count = descent.count(puzzle, None)?.ok_or(Unnumbered::TooMany)?;
    if count > 0 {
        let numbers: Vec<u128> = (0..left).map(|_| random.below_u128(count)).collect();
        let found = descent.follow(puzzle, count, &numbers)?;
        drawn.extend(found.into_iter().map(|grid| grid.expect("the numbers are below the count")));
    }
    Ok(drawn)
}

/// Cells of a puzzle that must be equal, and cells that must differ.
struct Pattern<'a> {
    puzzle: &'a Filling,
    clues: Vec<(Cell, Digit)>,
}

impl<'a> Pattern<'a> {
    /// The pattern of a puzzle whose clues do not contradict each other and are mostly of different digits.
    fn of(puzzle: &'a Filling) -> Option<Self> {
        let clues: Vec<(Cell, Digit)> = puzzle
            .shape()
            .all_cells()
            .filter_map(|cell| Some((cell, puzzle.clue(cell)?)))
            .collect();
        let digits: DigitSet = clues.iter().map(|&(_, digit)| digit).collect();
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
            progress.go_on()?;
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

#[cfg(test)]
mod tests {
    use super::super::at;
    use super::*;
    use ennea_base::Shape;
    use ennea_base::rules::Rules;
    use ennea_solve::naive;
    use std::collections::BTreeMap;

    /// Goal: a request to stop ends the work.
    #[test]
    fn drawing_stops() {
        struct Stopper;
        impl Progress for Stopper {
            fn is_stopped(&self) -> bool {
                true
            }
        }
        let empty = Puzzle::empty(Shape::CLASSIC);
        let mut random = SplitMix64::new(1);
        assert_eq!(draw(&empty, 5, &mut random, &Stopper), Err(Unnumbered::Stopped));
        assert_eq!(at(&empty, &[5], &Stopper), Err(Unnumbered::Stopped));
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
            let all: Vec<Grid> = ennea_solve::solutions(&puzzle).collect();
            let drawn = draw(&puzzle, 200 * all.len(), &mut random, &()).unwrap();
            assert!(all.len() > 1, "{text}");
            assert!(statistic(&all, &drawn) < limit(all.len()), "{text}");
        }
        let puzzle: Puzzle = "1........2......".parse().unwrap();
        let all: Vec<Grid> = ennea_solve::solutions(&puzzle).collect();
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

    /// Goal: the same under rules and among candidates.  Method: puzzles with clues; empty ones, whose digits are
    /// exchanged, unless the rules are between digits.
    #[test]
    fn solutions_under_rules_and_among_candidates_are_equally_likely() {
        let mut random = SplitMix64::new(2);
        let mut candidates = vec![DigitSet::full(4); 16];
        (0..8).for_each(|cell| _ = candidates[cell].remove(Digit::from_index(cell % 3)));
        let plain = Puzzle::empty("2x2".parse().unwrap());
        let mut puzzles = vec![plain.with_candidates(candidates.clone())];
        for (rules, shape, clues) in [
            ("x", "2x2", "................"),
            ("x", "2x2", "1..............."),
            ("knight", "2x3", "123456.............................."),
            ("non-consecutive", "2x3", "...................................."),
        ] {
            let rules = Rules::parse(rules, shape.parse().unwrap()).unwrap();
            let puzzle = clues.parse::<Puzzle>().unwrap().with_rules(&rules);
            if rules.shape().side() == 4 {
                puzzles.push(puzzle.clone().with_candidates(candidates.clone()));
            }
            puzzles.push(puzzle);
        }
        for puzzle in puzzles {
            let all: Vec<Grid> = naive::solutions(&puzzle).collect();
            let drawn = draw(&puzzle, 200 * all.len(), &mut random, &()).unwrap();
            assert!(all.len() > 1, "{puzzle:?}");
            assert!(statistic(&all, &drawn) < limit(all.len()), "{puzzle:?}");
        }
    }

    #[test]
    fn impossible_puzzles_have_nothing_to_draw() {
        let mut random = SplitMix64::new(1);
        for text in ["11..............", "1.......1.......", "123....4........"] {
            let puzzle: Puzzle = text.parse().unwrap();
            assert_eq!(draw(&puzzle, 5, &mut random, &()), Ok(Vec::new()), "{text}");
            assert_eq!(at(&puzzle, &[0], &()), Ok(vec![None]), "{text}");
        }
    }
}
