//! Counts the exact covers of points by pieces with weights; here the points are cells or orbits of
//! cells, the pieces templates or their orbits.
//!
//! ```text
//!   f(U) = sum over pieces P with p in P, P inside U, of  weight(P) f(U - P),      f({}) = 1
//! ```
//!
//! p is the point of U in the fewest pieces; the first of all is the one whose pieces fall into the fewest orbits.
//! What is left depends on U alone, so f(U) is remembered.  Symmetries that permute the pieces, and keep those chosen
//! so far, say which of them are in equally many covers: one stands for all.
//!
//! Tried for the half turn of 3x3 (155,492,352 covers), with words of 64 bits and p the first point, in milliseconds:
//! neither memory nor symmetry 30,532, memory alone 1,925, symmetry alone 70, both 42.
//!
//! Source: ours.  Cost: see the table in `count::variants`.  Oracles: `oracles::orbit_filling`, `variants::fillings`.

use crate::each::each_step;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Joined, ones};
use ennea_symmetry::Permutation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::mem;
use std::ops::Range;

/// A set of points with its weight: how many template orbits have this union.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// The points, a bit for each.
    pub points: u128,
    /// Number of things that cover exactly these.
    pub weight: u64,
}

/// Most sets that are remembered for one first piece: 400 MB.
const REMEMBERED_MAX: usize = 7 << 20;

/// The number of exact covers of the points 0 to `points` - 1, by weight.
///
/// The symmetries are permutations of the points that permute the pieces and keep their weights; the identity is
/// among them.
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If there are 2^128 or more.
pub(crate) fn count(
    points: usize,
    pieces: &[Piece],
    symmetries: &[Permutation],
    progress: &dyn Progress,
) -> Result<u128, Stopped> {
    let all = u128::MAX >> (128 - points);
    let sets: Vec<u128> = pieces.iter().map(|piece| piece.points).collect();
    let weights: FxHashMap<u128, u64> =
        pieces.iter().filter(|p| p.weight > 1).map(|p| (p.points, p.weight)).collect();
    let size = sets.first().map_or(0, |set| set.count_ones());
    let is_even = sets.iter().all(|set| set.count_ones() == size);
    let pair = if is_even { 2 * size } else { 0 };
    let first = first_point(points, &sets, symmetries);
    let tasks = choices(&sets, 1 << first, symmetries);
    let counted = each_step(tasks, progress, |task| {
        let left = all & !task.set;
        let lists: Vec<u128> = sets.iter().filter(|&&set| set & !left == 0).copied().collect();
        let list = 0..lists.len();
        let known = FxHashMap::default();
        let mut covers = Covers { known, weights: &weights, pair, lists, progress };
        let ways = covers.by_orbits(left, list, &task.stabiliser)?;
        Ok(times(times(ways, covers.weight(task.set)), task.multiplicity))
    });
    Ok(counted?.into_iter().fold(0, plus))
}

/// For each point its orbit.
pub(crate) fn orbit_of(orbits: &[Vec<usize>]) -> Vec<usize> {
    let mut found = vec![0; orbits.iter().map(Vec::len).sum()];
    for (orbit, points) in orbits.iter().enumerate() {
        points.iter().for_each(|&point| found[point] = orbit);
    }
    found
}

/// Actions on orbits of moves of their points that permute them, each action once.
pub(crate) fn actions(
    orbits: &[Vec<usize>],
    moves: impl Iterator<Item = impl Fn(usize) -> usize>,
) -> Vec<Permutation> {
    let of = orbit_of(orbits);
    let mut actions: Vec<Permutation> = moves
        .map(|image| Permutation::from_fn(orbits.len(), |orbit| of[image(orbits[orbit][0])]))
        .collect();
    actions.sort_unstable();
    actions.dedup();
    actions
}

/// The product of two numbers of covers.
fn times(ways: u128, weight: u64) -> u128 {
    // Most weights are 1, and the check of a product takes longer than that of a sum.
    if weight == 1 { ways } else { ways.checked_mul(weight.into()).expect(FEWER) }
}

/// The sum of two numbers of covers.
fn plus(a: u128, b: u128) -> u128 {
    a.checked_add(b).expect(FEWER)
}

/// What has to hold for numbers of covers.
const FEWER: &str = "fewer than 2^128 covers";

/// A piece that stands for others.
struct Choice {
    set: u128,
    /// Number of pieces, itself among them.
    multiplicity: u64,
    /// The symmetries that keep it.
    stabiliser: Vec<Permutation>,
}

/// The pieces with a point, one of each orbit.
fn choices(pieces: &[u128], point: u128, symmetries: &[Permutation]) -> Vec<Choice> {
    let mut stood_for: FxHashSet<u128> = FxHashSet::default();
    let mut found = Vec::new();
    for &set in pieces.iter().filter(|&&set| set & point != 0) {
        if stood_for.contains(&set) {
            continue;
        }
        let before = stood_for.len();
        let mut stabiliser = Vec::new();
        for symmetry in symmetries {
            let moved = image(set, symmetry);
            if moved & point != 0 {
                stood_for.insert(moved);
            }
            if moved == set {
                stabiliser.push(symmetry.clone());
            }
        }
        found.push(Choice { set, multiplicity: (stood_for.len() - before) as u64, stabiliser });
    }
    found
}

fn image(set: u128, by: &Permutation) -> u128 {
    // Most have points in the lower half alone, and words of 64 bits are walked faster.
    let half = |half: u64, from| {
        ones(half).fold(0_u128, |image, point| image | 1 << by.image(from + point))
    };
    half(set as u64, 0) | half((set >> 64) as u64, 64)
}

/// The point whose pieces fall into the fewest orbits.
///
/// Tried: the point in the fewest pieces here too, which is simpler.  Windoku took 26 s of processor time, not 11.
fn first_point(points: usize, pieces: &[u128], symmetries: &[Permutation]) -> usize {
    let number: FxHashMap<u128, usize> = pieces.iter().copied().zip(0..).collect();
    let mut joined = Joined::new(pieces.len());
    // Three elements join nearly all that the group joins; this is a choice only.
    for by in symmetries.iter().step_by(symmetries.len().div_ceil(3)) {
        for (k, &set) in pieces.iter().enumerate() {
            joined.join(k, number[&image(set, by)]);
        }
    }
    let roots: Vec<usize> = (0..pieces.len()).map(|k| joined.root(k)).collect();
    // The last point at which each root was met.
    let mut met = vec![usize::MAX; pieces.len()];
    let mut orbits = |point: &usize| {
        let through = pieces.iter().zip(&roots).filter(|(set, _)| *set >> point & 1 == 1);
        through.filter(|(_, root)| mem::replace(&mut met[**root], *point) != *point).count()
    };
    (0..points).min_by_key(|point| orbits(point)).expect("there are points")
}

/// A count of covers under way.
struct Covers<'a> {
    /// f(U), for every U met so far.
    known: FxHashMap<u128, u128>,
    /// The weights above 1.
    weights: &'a FxHashMap<u128, u64>,
    /// The points of two pieces, where all pieces are equally large; else 0.
    pair: u32,
    /// The pieces inside each U under way, one list after the other.
    lists: Vec<u128>,
    progress: &'a dyn Progress,
}

impl Covers<'_> {
    /// f(U), from a list with all pieces inside U, and symmetries that keep U and what has been chosen.
    fn by_orbits(
        &mut self,
        uncovered: u128,
        list: Range<usize>,
        symmetries: &[Permutation],
    ) -> Result<u128, Stopped> {
        if symmetries.len() == 1 || uncovered == 0 {
            return self.after(uncovered, list);
        }
        if let Some(&ways) = self.known.get(&uncovered) {
            return Ok(ways);
        }
        self.progress.go_on()?;
        let inside = self.inside(uncovered, list);
        let pieces = self.lists[inside.clone()].to_vec();
        let mut ways = 0;
        if let Some(point) = rarest(&pieces, uncovered) {
            for choice in choices(&pieces, point, symmetries) {
                let left = uncovered & !choice.set;
                let after = self.by_orbits(left, inside.clone(), &choice.stabiliser)?;
                ways =
                    plus(ways, times(times(after, self.weight(choice.set)), choice.multiplicity));
            }
        }
        Ok(self.remembered(uncovered, ways))
    }

    /// Remembers f(U), as long as there is room, and memory for it.
    fn remembered(&mut self, uncovered: u128, ways: u128) -> u128 {
        if self.known.len() < REMEMBERED_MAX && self.known.try_reserve(1).is_ok() {
            self.known.insert(uncovered, ways);
        }
        ways
    }

    /// Lists the pieces of a list that are inside U, behind it.
    fn inside(&mut self, uncovered: u128, list: Range<usize>) -> Range<usize> {
        // All are written, and those that do not fit are written over: no branch.
        let (start, mut end) = (list.end, list.end);
        if self.lists.len() < start + list.len() {
            self.lists.resize(start + list.len(), 0);
        }
        let (above, below) = self.lists.split_at_mut(start);
        for &set in &above[list] {
            below[end - start] = set;
            end += usize::from(set & !uncovered == 0);
        }
        start..end
    }

    /// f(U), from a list with all pieces inside U.
    fn after(&mut self, uncovered: u128, list: Range<usize>) -> Result<u128, Stopped> {
        if uncovered == 0 {
            return Ok(1);
        }
        if uncovered.count_ones() == self.pair {
            return Ok(self.pairs(uncovered, list));
        }
        if let Some(&ways) = self.known.get(&uncovered) {
            return Ok(ways);
        }
        self.progress.go_on()?;
        let inside = self.inside(uncovered, list);
        let mut ways = 0;
        if let Some(point) = rarest(&self.lists[inside.clone()], uncovered) {
            for place in inside.clone() {
                let set = self.lists[place];
                if set & point != 0 {
                    let after = self.after(uncovered & !set, inside.clone())?;
                    ways = plus(ways, times(after, self.weight(set)));
                }
            }
        }
        Ok(self.remembered(uncovered, ways))
    }

    /// Number of ways in which two pieces cover the last points: memory would take longer.
    fn pairs(&mut self, uncovered: u128, list: Range<usize>) -> u128 {
        let inside = self.inside(uncovered, list);
        let mut ways = 0;
        for place in inside.clone() {
            let set = self.lists[place];
            for &other in &self.lists[inside.start..place] {
                if other & set == 0 {
                    ways = plus(ways, times(self.weight(set).into(), self.weight(other)));
                }
            }
        }
        ways
    }

    fn weight(&self, set: u128) -> u64 {
        if self.weights.is_empty() { 1 } else { self.weights.get(&set).copied().unwrap_or(1) }
    }
}

/// The point that lies in the fewest pieces, as a bit; `None` if one lies in none.
///
/// The pieces are added up for all points at once: the k-th word holds the k-th binary digit of each
/// point's number.  Seven pieces give three words without a carry.
fn rarest(pieces: &[u128], points: u128) -> Option<u128> {
    let mut digits = [0_u128; 20];
    let (sevens, rest) = pieces.as_chunks::<7>();
    for [a, b, c, d, e, f, g] in sevens {
        let (low, x) = full_adder(*a, *b, *c);
        let (low, y) = full_adder(low, *d, *e);
        let (low, z) = full_adder(low, *f, *g);
        let (middle, high) = full_adder(x, y, z);
        let (sum, carry) = full_adder(digits[0], low, 0);
        digits[0] = sum;
        let (sum, carry) = full_adder(digits[1], middle, carry);
        digits[1] = sum;
        let (sum, carry) = full_adder(digits[2], high, carry);
        digits[2] = sum;
        add(&mut digits[3..], carry);
    }
    for &piece in rest {
        add(&mut digits, piece);
    }
    let none = points & !digits.iter().fold(0, |any, digit| any | digit);
    let mut rarest = points;
    for digit in digits.iter().rev() {
        let without = rarest & !digit;
        rarest = if without == 0 { rarest } else { without };
    }
    (none == 0).then_some(rarest & rarest.wrapping_neg())
}

/// The two binary digits of a + b + c, for each bit.
fn full_adder(a: u128, b: u128, c: u128) -> (u128, u128) {
    (a ^ b ^ c, a & b | c & (a ^ b))
}

fn add(digits: &mut [u128], mut carry: u128) {
    for digit in digits {
        if carry == 0 {
            break;
        }
        (*digit, carry) = (*digit ^ carry, *digit & carry);
    }
}
