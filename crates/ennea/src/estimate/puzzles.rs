//! How many solutions a puzzle has, estimated: for puzzles whose solutions nobody can count.
//!
//! A *crowd* of partial fillings grows step by step.  Each member takes the cell, or the digit of a
//! house, with the fewest choices left, k of them, makes one at random, and follows what is then forced:
//! cells with one digit left, digits with one cell left in a house.  Its weight is multiplied by k, or
//! becomes 0 at a contradiction.  When the weights have become too unequal (their effective number falls
//! below half the crowd), the crowd is drawn anew from itself, each member as often as its weight says,
//! and all go on with the mean weight.  The mean of the final weights of a crowd has the number of
//! solutions as its expectation, so independent crowds give the number and its standard error.
//!
//! ```text
//!   E(mean of the weights) = solutions,   whatever the order of cells and the moments of drawing anew
//! ```
//!
//! Cost of a crowd of 16x16: 0.7 s for an empty grid, less with clues.  Sources: random descents,
//! `[Knuth1975]`; drawing anew, `[DDJ2006]` section 3.  Oracle: `solutions::count`.

use super::tally::Tally;
use crate::bits::ones;
use crate::cell::Cell;
use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::random::SplitMix64;
use crate::shape::Shape;
use rayon::prelude::*;

/// The members of a crowd.
const MEMBERS: usize = 256;

/// The final weights of crowds `0..crowds` with a seed: their mean is the number of solutions.
///
/// ```
/// use ennea::{Puzzle, estimate};
/// let puzzle: Puzzle = "12..............".parse()?;
/// let tally = estimate::solutions(&puzzle, 20, 1, &()).expect("() does not stop it");
/// let estimate = tally.estimate().expect("it has solutions");
/// assert!(estimate.deviation(24_f64.ln()).abs() < 3.0);
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Stopped`], if `progress` asks for it; it is told each crowd.
pub fn solutions(
    puzzle: &Puzzle,
    crowds: u64,
    seed: u64,
    progress: &dyn Progress,
) -> Result<Tally, Stopped> {
    progress.expect(crowds);
    let board = Board::new(puzzle.shape());
    let start = board.start(puzzle);
    let weights: Result<Vec<Option<f64>>, Stopped> = (0..crowds)
        .into_par_iter()
        .map(|k| {
            let weight = match &start {
                Some(start) => crowd(&board, start, SplitMix64::substream(seed, k), progress)?,
                None => None,
            };
            progress.advance(1);
            Ok(weight)
        })
        .collect();
    let mut tally = Tally::default();
    weights?.into_iter().for_each(|weight| tally.add(weight));
    Ok(tally)
}

/// The logarithm of the final weight of a crowd; none if all its members meet contradictions.
fn crowd(
    board: &Board,
    start: &[u64],
    mut random: SplitMix64,
    progress: &dyn Progress,
) -> Result<Option<f64>, Stopped> {
    let mut ln = 0.0;
    let mut members = vec![start.to_vec(); MEMBERS];
    let mut weights = vec![1.0_f64; MEMBERS];
    loop {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let mut is_done = true;
        for (member, weight) in members.iter_mut().zip(&mut weights) {
            if *weight == 0.0 {
                continue;
            }
            if let Some(choices) = board.step(member, &mut random) {
                is_done = false;
                *weight *= choices;
            }
        }
        let sum: f64 = weights.iter().sum();
        if sum == 0.0 {
            return Ok(None);
        }
        let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
        if is_done {
            return Ok(Some(ln + (sum / MEMBERS as f64).ln()));
        }
        if sum * sum < squares * MEMBERS as f64 / 2.0 {
            ln += (sum / MEMBERS as f64).ln();
            members = drawn_anew(&members, &weights, sum, &mut random);
            weights.fill(1.0);
        }
    }
}

/// A crowd in which each member of another stands as often as its weight says, rounded up or down so
/// that the mean is right: at evenly spaced places of the sum of the weights.
fn drawn_anew(
    members: &[Vec<u64>],
    weights: &[f64],
    sum: f64,
    random: &mut SplitMix64,
) -> Vec<Vec<u64>> {
    let space = sum / MEMBERS as f64;
    let mut place = random.unit() * space;
    let mut crowd = Vec::with_capacity(MEMBERS);
    let (mut k, mut end) = (0, weights[0]);
    // Rounding must not lead past the last member that is alive.
    let last = weights.iter().rposition(|&weight| weight > 0.0).expect("the sum is not 0");
    for _ in 0..MEMBERS {
        while end <= place && k < last {
            k += 1;
            end += weights[k];
        }
        crowd.push(members[k].clone());
        place += space;
    }
    crowd
}

/// The houses of a shape; a filling is the set of digits that may stand in each cell.
struct Board {
    side: usize,
    houses: Vec<Vec<usize>>,
    peers: Vec<Vec<usize>>,
}

impl Board {
    fn new(shape: Shape) -> Self {
        let cells = |house| shape.cells_of(house).map(Cell::index).collect();
        let houses = shape.houses().map(cells).collect();
        let peers = |cell| shape.peers(cell).map(Cell::index).collect();
        let peers = shape.all_cells().map(peers).collect();
        Self { side: shape.side(), houses, peers }
    }

    /// The clues and what follows from them; none if that is a contradiction.
    fn start(&self, puzzle: &Puzzle) -> Option<Vec<u64>> {
        let mut sets = vec![(1 << self.side) - 1; self.peers.len()];
        for cell in puzzle.shape().all_cells() {
            if let Some(digit) = puzzle.clue(cell) {
                self.place(&mut sets, cell.index(), 1 << digit.index())?;
            }
        }
        self.follow(&mut sets)?;
        Some(sets)
    }

    /// Makes one of the fewest choices at random, and follows it; their number, 0 at a contradiction.
    /// None if nothing is left to choose.
    fn step(&self, sets: &mut [u64], random: &mut SplitMix64) -> Option<f64> {
        let mut fewest = usize::MAX;
        let mut choices: Vec<(usize, u64)> = Vec::new();
        for (cell, set) in sets.iter().enumerate() {
            let count = set.count_ones() as usize;
            if count > 1 && count < fewest {
                fewest = count;
                choices.clear();
                choices.extend(ones(*set).map(|digit| (cell, 1 << digit)));
            }
        }
        if choices.is_empty() {
            return None;
        }
        if fewest > 2 {
            for house in &self.houses {
                for digit in (0..self.side).map(|digit| 1 << digit) {
                    let places = house.iter().filter(|&&cell| sets[cell] & digit != 0);
                    let count = places.clone().count();
                    if count > 1 && count < fewest {
                        fewest = count;
                        choices.clear();
                        choices.extend(places.map(|&cell| (cell, digit)));
                    }
                }
            }
        }
        let (cell, digit) = choices[random.below(fewest)];
        let followed = self.place(sets, cell, digit).and_then(|()| self.follow(sets));
        Some(if followed.is_some() { fewest as f64 } else { 0.0 })
    }

    /// Places a digit, and those that are then the last of their cells; none at a contradiction.
    fn place(&self, sets: &mut [u64], cell: usize, digit: u64) -> Option<()> {
        if sets[cell] & digit == 0 {
            return None;
        }
        sets[cell] = digit;
        let mut placed = vec![cell];
        while let Some(cell) = placed.pop() {
            let digit = sets[cell];
            for &peer in &self.peers[cell] {
                if sets[peer] & digit != 0 {
                    sets[peer] &= !digit;
                    match sets[peer].count_ones() {
                        0 => return None,
                        1 => placed.push(peer),
                        _ => {}
                    }
                }
            }
        }
        Some(())
    }

    /// Places all digits that have one cell left in a house; none at a contradiction.
    fn follow(&self, sets: &mut [u64]) -> Option<()> {
        let full = (1_u64 << self.side) - 1;
        loop {
            let mut has_placed = false;
            for house in &self.houses {
                let (mut once, mut twice, mut open) = (0, 0, 0);
                for &cell in house {
                    let set = sets[cell];
                    twice |= once & set;
                    once |= set;
                    if !set.is_power_of_two() {
                        open |= set;
                    }
                }
                if once != full {
                    return None;
                }
                for digit in ones(once & !twice & open) {
                    let digit = 1 << digit;
                    let &cell = house.iter().find(|&&cell| sets[cell] & digit != 0)?;
                    self.place(sets, cell, digit)?;
                    has_placed = true;
                }
            }
            if !has_placed {
                return Some(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the mean is the number of solutions, and the standard error is one.  Method: puzzles that are
    /// counted by bands; over 20 seeds the deviations, in standard errors, have the size that chance gives
    /// them: their root mean square is 1, give or take 0.16.
    #[test]
    fn the_mean_is_the_number_of_solutions() {
        for puzzle in
            ["1...............".to_owned(), ".".repeat(36), format!("123456{}", ".".repeat(30))]
        {
            let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
            let known: f64 = crate::solutions::count(&puzzle).to_string().parse().expect("digits");
            let square = |seed| {
                let tally = solutions(&puzzle, 30, seed, &()).expect("() does not stop it");
                tally.estimate().expect("it has solutions").deviation(known.ln()).powi(2)
            };
            let size = ((0..20).map(square).sum::<f64>() / 20.0).sqrt();
            assert!((0.5..1.6).contains(&size), "{puzzle}: {size}");
        }
    }

    #[test]
    fn what_has_no_solution_has_no_estimate() {
        for puzzle in ["11..............", "12....3...4....."] {
            let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
            assert_eq!(crate::solutions::count(&puzzle), 0_u32.into());
            let tally = solutions(&puzzle, 5, 1, &()).expect("() does not stop it");
            assert_eq!((tally.trials(), tally.estimate()), (5, None));
        }
    }
}
