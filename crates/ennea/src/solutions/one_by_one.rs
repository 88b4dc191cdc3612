//! Solutions drawn exactly uniformly from all of them, found one by one, twice.
//!
//! First they are counted, then taken at the numbers that were drawn.  Of an empty puzzle those are found
//! whose first row is in order, and the digits of each are exchanged at random, unless the rules are between
//! digits.
//!
//! Cost: two searches for all solutions; meant for rules and candidates that leave up to ten millions.
//! Oracle: chi-square over all solutions, in the tests of `draw`.

use super::Unnumbered;
use ennea_base::progress::Progress;
use ennea_base::random::SplitMix64;
use ennea_base::{Cell, Digit, Grid, Puzzle};
use ennea_solve::Solver;

/// The most solutions that are found one by one to draw from them.
const DRAWN_FROM: u64 = 10_000_000;

/// Draws `number` solutions of a puzzle, each as likely as the others; none if there are none.
///
/// # Errors
/// [`Unnumbered`]: more than [`DRAWN_FROM`], or stopped.
pub(super) fn draw(
    puzzle: &Puzzle,
    number: usize,
    random: &mut SplitMix64,
    progress: &dyn Progress,
) -> Result<Vec<Grid>, Unnumbered> {
    let (shape, rules) = (puzzle.shape(), puzzle.rules());
    let is_empty =
        puzzle.clue_count() == 0 && puzzle.candidates().is_none() && rules.consecutive().is_none();
    let mut clues = puzzle.clues().clone();
    if is_empty {
        Digit::all(shape.side()).for_each(|digit| clues.set(Cell::new(digit.index()), Some(digit)));
    }
    let (puzzle, mut solver) = (puzzle.with_clues(clues), Solver::new(rules));
    let count = solver.search(&puzzle, DRAWN_FROM + 1, progress, &mut |_| ())?;
    if count > DRAWN_FROM {
        return Err(Unnumbered::MoreThan(DRAWN_FROM));
    }
    if count == 0 {
        return Ok(Vec::new());
    }
    let mut wanted: Vec<(u64, usize)> =
        (0..number).map(|k| (random.below_u128(count.into()) as u64, k)).collect();
    wanted.sort_unstable();
    let mut drawn: Vec<(usize, Vec<Digit>)> = Vec::with_capacity(number);
    let mut at = 0;
    solver.search(&puzzle, count, progress, &mut |digits| {
        let rest = wanted[drawn.len()..].iter().take_while(|(rank, _)| *rank == at);
        let taken: Vec<usize> = rest.map(|&(_, k)| k).collect();
        drawn.extend(taken.into_iter().map(|k| (k, digits.to_vec())));
        at += 1;
    })?;
    drawn.sort_unstable();
    let mut grid = |(_, mut digits): (usize, Vec<Digit>)| {
        if is_empty {
            let order = random.order(shape.side());
            digits.iter_mut().for_each(|it| *it = Digit::from_index(order[it.index()]));
        }
        Grid::from_good(shape, digits)
    };
    Ok(drawn.into_iter().map(&mut grid).collect())
}
