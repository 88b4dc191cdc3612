//! Attempts one after the other, on all cores, until what they make is new and wanted.

use super::Recipe;
use super::maker::{Made, Maker};
use ennea_base::hash::fnv1a;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Digit, Filling};
use ennea_symmetry::{Canoniser, canonical};
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::fmt;

/// The distance of a puzzle from what is wanted, 0 if it is that; or that there was no time to find
/// out.
pub type Distance<'a> = dyn Fn(&Made) -> Result<u64, Stopped> + Sync + 'a;

/// Attempts in the order of their numbers, and what has come of them so far.
///
/// Whether an attempt is taken depends on it and on those before, so it is the same for any number
/// of threads and however many more are made.
pub struct Search<'a> {
    maker: Maker,
    seed: u64,
    distance: &'a Distance<'a>,
    attempts: u64,
    /// The fingerprints of the canonical forms of all that was taken.
    fingerprints: FxHashSet<u64>,
    nearest: Option<(Miss, Made)>,
}

/// The distance: first of the number of clues, then by the function that was given.
type Miss = (usize, u64);

/// Verdict on a puzzle.
enum Verdict {
    /// It is what is wanted; with the fingerprint of its canonical form.
    Good(Made, u64),
    Miss(Miss, Made),
}

impl<'a> Search<'a> {
    /// From the first attempt on.  Of the puzzles whose numbers of clues are wanted, those are
    /// taken whose `distance` is 0, and that are not equivalent to one taken before; under
    /// other rules than those of the shape, that are no relabelling of one.
    pub fn new(recipe: Recipe, seed: u64, distance: &'a Distance<'a>) -> Self {
        Self::of(Maker::new(recipe), seed, distance)
    }

    /// As [`Search::new`], with a maker.
    pub fn of(maker: Maker, seed: u64, distance: &'a Distance<'a>) -> Self {
        Self {
            maker,
            seed,
            distance,
            attempts: 0,
            fingerprints: FxHashSet::default(),
            nearest: None,
        }
    }

    /// Makes this many attempts, or fewer if `progress` stops it; returns what is taken of them, in
    /// order.
    pub fn advance(&mut self, attempts: u64, progress: &dyn Progress) -> Vec<Made> {
        let numbers = self.attempts..self.attempts + attempts;
        let verdicts: Vec<Result<Option<Verdict>, Stopped>> = numbers
            .into_par_iter()
            .map_init(
                || (self.maker.bench(), Canoniser::new()),
                |(bench, canoniser), index| {
                    let made = self.maker.attempt(self.seed, index, bench, progress)?;
                    made.map(|made| self.judge(made, canoniser)).transpose()
                },
            )
            .collect();
        let mut taken = Vec::new();
        for verdict in verdicts {
            let Ok(verdict) = verdict else { break };
            self.attempts += 1;
            match verdict {
                Some(Verdict::Good(made, fingerprint)) if self.fingerprints.insert(fingerprint) => {
                    taken.push(made);
                }
                Some(Verdict::Miss(miss, made)) if self.is_nearest(miss) => {
                    self.nearest = Some((miss, made));
                }
                _ => {}
            }
        }
        taken
    }

    fn judge(&self, made: Made, canoniser: &mut Canoniser) -> Result<Verdict, Stopped> {
        let excess = self.maker.recipe().excess(made.puzzle.clue_count());
        if excess > 0 {
            return Ok(Verdict::Miss((excess, 0), made));
        }
        Ok(match (self.distance)(&made)? {
            0 => {
                let clues = made.puzzle.clues();
                let fingerprint = match made.puzzle.is_plain() {
                    true => fingerprint(clues, canoniser),
                    false => fnv1a(&relabelled(clues)),
                };
                Verdict::Good(made, fingerprint)
            }
            distance => Verdict::Miss((0, distance), made),
        })
    }

    fn is_nearest(&self, miss: Miss) -> bool {
        self.nearest.as_ref().is_none_or(|(nearest, _)| miss < *nearest)
    }

    /// Number of attempts so far.
    pub fn attempts(&self) -> u64 {
        self.attempts
    }

    /// The maker behind the attempts.
    pub fn maker(&self) -> &Maker {
        &self.maker
    }

    /// The nearest of the puzzles that were made and are not what is wanted, the first if there
    /// are several.
    pub fn nearest(&self) -> Option<&Made> {
        self.nearest.as_ref().map(|(_, made)| made)
    }
}

/// 64 bits of the canonical form.  Equivalent puzzles have the same; if others do, as happens once
/// in 2^64 pairs, one of them is passed over.
fn fingerprint(puzzle: &Filling, canoniser: &mut Canoniser) -> u64 {
    if let Some(numbers) = puzzle.numbers() {
        return fnv1a(&canoniser.canonical(&numbers).clues);
    }
    let form = canonical(puzzle).form;
    let digits = form.clues().iter().map(|clue| clue.map_or(0, |digit| digit.number() as u8));
    fnv1a(&digits.collect::<Vec<u8>>())
}

/// The clues with digits numbered as they come: the same for puzzles that differ by a relabelling.
fn relabelled(puzzle: &Filling) -> Vec<u8> {
    let mut met = Vec::new();
    let number = |clue: &Option<Digit>| {
        clue.map_or(0, |digit| {
            let known = met.iter().position(|&other| other == digit);
            known.unwrap_or_else(|| {
                met.push(digit);
                met.len() - 1
            }) as u8
                + 1
        })
    };
    puzzle.clues().iter().map(number).collect()
}

impl fmt::Debug for Search<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Search");
        debug.field("maker", &self.maker).field("seed", &self.seed);
        debug.field("attempts", &self.attempts).finish_non_exhaustive()
    }
}
