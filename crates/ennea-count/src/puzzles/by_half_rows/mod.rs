//! Counts the solutions of a puzzle of two stacks, or of two bands, half row by half row.
//!
//! Let the boxes have two rows, so that there are two stacks.  In every band the upper row has N/2 of the
//! digits in its left half; this set A says what each of the four half rows of the band holds, since the lower
//! row has the same halves exchanged.  Given the sets A_1, ..., A_B of all bands, the two stacks have nothing
//! more to do with each other:
//!
//! ```text
//!   solutions = sum over A_1, ..., A_B of  P(A_1, ..., A_B) Q(A_1, ..., A_B)
//! ```
//!
//! with P and Q the numbers of ways to write the left and the right stack out, that is to arrange the digits
//! of each half row so that no column has a digit twice.  Both are sums in turn: with S the digits that the
//! columns of a stack have in the upper half of the bands, and S' all others,
//!
//! ```text
//!   P(A_1, ..., A_B) = sum over S of  u(A_1, ..., A_h; S) l(A_h+1, ..., A_B; S')
//! ```
//!
//! The u are kept by S; for each A_h+1, ..., A_B its l are made, and P and Q are sums over what the two have in
//! common.  Clues and candidates only leave out arrangements; what follows from them by single digits is taken away
//! first, so that a half does not write out what a clue of the other half forbids: a hundred times as fast with 25 %
//! of the clues.
//!
//! Digits that may stand in the same cells, those without a clue above all, can be exchanged.  So of the A_1, ...,
//! A_h that become each other by exchanging such digits, one is enough, as often as there are of them: of 4900 two
//! bands of the empty 2x4, five.  Bands may be taken in any order; those are the upper ones that leave both halves
//! about as many sets.
//!
//! Source: the sum by row splits is in `[Pettersen2005]`; clues, the two sums, and their order are ours.
//! Cost: 2x4 some seconds at most, 0.03 s with twelve clues; 2x5 tenths of a second with 25 % of the clues, one
//! to some minutes with 20 %.  The work is estimated first, and refused where it would be years, as without clues.
//! Tried without gain: halves by estimated work instead of choices, which keeps too much, 4 to 25 times slower.
//! Oracles: all grids, templates and backtracking, for small shapes and puzzles.

mod halves;
mod rows;

#[cfg(test)]
mod tests;

use ennea_base::Puzzle;
use ennea_base::progress::{Progress, Stopped};
use halves::{Kept, halves};
use num_bigint::BigUint;
use rayon::prelude::*;
use rows::{Rows, Ways};

/// The number of solutions of a puzzle with two stacks or two bands, by clues or by candidates; `None` for
/// other shapes and further rules, and where it would take longer than some minutes: 2x5 with few clues,
/// beyond it always.
///
/// ```
/// use ennea::{Digit, DigitSet, Puzzle, count::puzzles};
/// let puzzle = Puzzle::empty("2x3".parse()?);
/// assert_eq!(puzzles::by_half_rows(&puzzle, &())?.unwrap(), 28_200_960_u32.into());
/// let mut candidates = vec![DigitSet::full(4); 16];
/// candidates[0].remove(Digit::from_index(0));
/// let sukaku = Puzzle::empty("2x2".parse()?).with_candidates(candidates);
/// assert_eq!(puzzles::by_half_rows(&sukaku, &())?.unwrap(), 216_u32.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn by_half_rows(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    let Some(rows) = Rows::new(puzzle) else { return Ok(None) };
    let (upper, lower) = halves((0..rows.columns()).map(|band| rows.band(band)).collect());
    let classes = rows.classes();
    let choices = [upper.representatives(&classes), lower.representatives(&classes)];
    let is_lower = choices[1].len() < choices[0].len();
    let (few, many) = if is_lower { (lower, upper) } else { (upper, lower) };
    let choices = &choices[usize::from(is_lower)];
    let [(work, most), (more_work, more)] = [&few, &many].map(|half| half.size(rows.columns()));
    if work + more_work > WORK_MAX || most * more > WAYS_MAX {
        return Ok(None);
    }
    let kept = |stack| Kept::new(&few, choices, stack, progress);
    let (Some(left), Some(right)) = (kept(0)?, kept(1)?) else { return Ok(None) };
    let kept = [left, right];
    progress.expect(many.len() as u64);
    let sums: Result<Vec<u128>, Stopped> = (0..many.len())
        .into_par_iter()
        .map_init(
            || (Ways::default(), [vec![0; choices.len()], vec![0; choices.len()]]),
            |(ways, [left, right]), choice| {
                progress.go_on()?;
                progress.advance(1);
                for (stack, sums) in [&mut *left, &mut *right].into_iter().enumerate() {
                    many.ways(choice, stack, ways);
                    kept[stack].join(ways, rows.full, sums);
                }
                let products =
                    left.iter().zip(&*right).map(|(&p, &q)| u128::from(p) * u128::from(q));
                Ok(products
                    .zip(choices)
                    .map(|(product, choice)| product * u128::from(choice.times))
                    .sum())
            },
        )
        .collect();
    Ok(Some(sums?.into_iter().map(BigUint::from).sum()))
}

/// Most arrangements that are looked at: some minutes.
const WORK_MAX: f64 = 2e10;

/// Most ways to write a stack out, so that words hold their numbers.
const WAYS_MAX: f64 = (1_u64 << 63) as f64;
