//! Number of solutions of a puzzle, estimated: for puzzles whose solutions nobody can count.
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
//! Cost of a crowd of 16x16: 0.25 s for an empty grid, less with clues.  Sources: random descents,
//! `[Knuth1975]`; drawing anew, `[DDJ2006]` section 3.  Oracles: `solutions::count`, and under rules
//! `solve::variants`.
//!
//! All that is asked of rules are their houses and the cells that differ, so variants are estimated as
//! plain puzzles are.

use super::board::step;
use super::tally::Tally;
use ennea_base::Puzzle;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_solve::singles::Singles;
use rayon::prelude::*;

/// The members of a crowd.
const MEMBERS: usize = 256;

/// Divisor of the weights when one exceeds it, so that their squares stay numbers of the machine:
/// 2^400, a power of two, so that no bit of them changes.
const LARGE: f64 = f64::from_bits((1023 + 400) << 52);

/// The final weights of crowds `0..crowds` with a seed: their mean is the number of solutions.
///
/// ```
/// use ennea::{Puzzle, estimate, rules::Rules};
/// let puzzle: Puzzle = "12..............".parse()?;
/// let tally = estimate::solutions(&puzzle, 20, 1, &())?;
/// let estimate = tally.estimate().expect("it has solutions");
/// assert!(estimate.deviation(24_f64.ln()).abs() < 3.0);
/// let diagonal = Puzzle::empty(puzzle.shape()).with_rules(&Rules::parse("x", puzzle.shape())?);
/// let estimate = estimate::solutions(&diagonal, 20, 1, &())?.estimate().expect("it has some");
/// assert!((estimate.ln.exp() - 48.0).abs() < 1e-6, "all trials agree");
/// # Ok::<(), Box<dyn std::error::Error>>(())
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
    let singles = Singles::new(puzzle.rules());
    let start = singles.start(puzzle);
    let weights: Result<Vec<Option<f64>>, Stopped> = (0..crowds)
        .into_par_iter()
        .map(|k| {
            let weight = match &start {
                Some(start) => crowd(&singles, start, SplitMix64::substream(seed, k), progress)?,
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
    singles: &Singles,
    start: &[u64],
    mut random: SplitMix64,
    progress: &dyn Progress,
) -> Result<Option<f64>, Stopped> {
    let mut ln = 0.0;
    let mut members = vec![start.to_vec(); MEMBERS];
    let mut weights = vec![1.0_f64; MEMBERS];
    loop {
        progress.go_on()?;
        let mut is_done = true;
        for (member, weight) in members.iter_mut().zip(&mut weights) {
            if *weight == 0.0 {
                continue;
            }
            if let Some(choices) = step(singles, member, &mut random) {
                is_done = false;
                *weight *= choices;
            }
        }
        if weights.iter().any(|&weight| weight > LARGE) {
            weights.iter_mut().for_each(|weight| *weight /= LARGE);
            ln += LARGE.ln();
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

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::rules::Rules;
    use ennea_base::{Digit, DigitSet};

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
            check_deviations(&puzzle.clues().to_string(), known, |seed| {
                solutions(&puzzle, 30, seed, &())
            });
        }
    }

    /// Goal: the same under rules of houses and of pairs, without boxes, and with clues.  Method: puzzles of
    /// 4x4 and 6x6 whose solutions are found one by one.
    #[test]
    fn the_mean_is_the_number_of_solutions_under_rules() {
        for (rules, shape, puzzle) in [
            ("x", "2x3", ".".repeat(36)),
            ("knight", "2x3", format!("1{}2{}", ".".repeat(20), ".".repeat(14))),
            ("disjoint", "2x3", ".".repeat(36)),
            ("latin", "2x2", ".".repeat(16)),
            ("latin+diagonal", "2x3", format!("123456{}", ".".repeat(30))),
            ("non-consecutive", "2x3", ".".repeat(36)),
        ] {
            let shape = shape.parse().expect("a shape");
            let rules = Rules::parse(rules, shape).expect("rules");
            let clues = ennea_base::text::read_puzzle(&puzzle, Some(shape)).expect("a puzzle");
            let puzzle = Puzzle::from(clues).with_rules(&rules);
            let known = ennea_solve::Solver::new(&rules).count(&puzzle, u64::MAX);
            assert!(known > 1, "{rules}: {known}");
            check_deviations(rules.name(), known as f64, |seed| solutions(&puzzle, 30, seed, &()));
        }
    }

    /// Checks that over 20 seeds estimates deviate from a number as chance has it.
    fn check_deviations(name: &str, known: f64, estimate: impl Fn(u64) -> Result<Tally, Stopped>) {
        let square = |seed| {
            let tally = estimate(seed).expect("() does not stop it");
            tally.estimate().expect("it has solutions").deviation(known.ln()).powi(2)
        };
        let size = ((0..20).map(square).sum::<f64>() / 20.0).sqrt();
        assert!((0.5..1.6).contains(&size), "{name}: {size}");
    }

    /// Goal: the same among candidates, under rules as well.  Method: counted by templates.
    #[test]
    fn the_mean_is_the_number_of_solutions_among_what_is_allowed() {
        let mut allowed = vec![DigitSet::full(6); 36];
        (0..36).step_by(3).for_each(|cell| {
            allowed[cell].remove(Digit::from_index(cell % 5));
        });
        let puzzle = Puzzle::empty("2x3".parse().expect("a shape")).with_candidates(allowed);
        for rules in ["plain", "x"] {
            let rules = Rules::parse(rules, puzzle.shape()).expect("rules");
            let puzzle = puzzle.clone().with_rules(&rules);
            let known = ennea_count::puzzles::by_templates(&puzzle, &());
            let known = known.expect("() does not stop it").expect("few templates").to_string();
            check_deviations(rules.name(), known.parse().expect("digits"), |seed| {
                solutions(&puzzle, 30, seed, &())
            });
        }
    }

    /// Goal: an estimate is a number even where weights grow beyond those of the machine.  Method: an empty puzzle
    /// with a large side, where the members of a crowd reach contradictions, but late.
    #[test]
    fn weights_may_be_of_any_size() {
        let empty = Puzzle::empty("5x6".parse().expect("a shape"));
        let tally = solutions(&empty, 2, 1, &()).expect("() does not stop it");
        assert!(tally.estimate().is_none_or(|estimate| estimate.ln.is_finite()), "{tally:?}");
    }

    #[test]
    fn what_has_no_solution_has_no_estimate() {
        for puzzle in ["11..............", "12....3...4....."] {
            let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
            assert_eq!(crate::solutions::count(&puzzle), 0_u32.into());
            let tally = solutions(&puzzle, 5, 1, &()).expect("() does not stop it");
            assert_eq!((tally.trials(), tally.estimate()), (5, None));
        }
        // The diagonal has two equal digits.
        let puzzle: Puzzle = "1....1..........".parse().expect("a puzzle");
        let rules = Rules::parse("x", puzzle.shape()).expect("rules");
        let tally = solutions(&puzzle.with_rules(&rules), 5, 1, &()).expect("() does not stop it");
        assert_eq!((tally.trials(), tally.estimate()), (5, None));
    }
}
