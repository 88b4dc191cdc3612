//! One step of many trajectories side by side: the sweeps, the growth of weights, the test.
//!
//! u = (1 + s) / 2 is how true a variable is.  With everything else frozen its equation is linear,
//!
//! ```text
//!   du/dt = (p (1 - u) - q u) / 2,
//!   p = sum of a_m (product of the other falsities)^2 over clauses with x,   q = the same with not x
//! ```
//!
//! so a time tau takes u to u E + (1 - E) p / (p + q) with E = e^(-(p + q) tau / 2).  A *sweep*
//! does so with one variable after the other.  For a long clause the product of the other falsities
//! is that of those before, which runs along, times that of those after, which the last sweep left:
//! it came from the other end.  So sweeps go forth and back by turns, and each leaves the products
//! that the next one needs.
//!
//! In a *descent* u goes to p / (p + q) at once, and a weight learns and forgets,
//!
//! ```text
//!   a <- (1 - m) + (m + g K^2) a,   m = 1/10,
//! ```
//!
//! so that the weights of clauses with K above sqrt((1 - m) / g), 0.17 at first, grow and all others come back to 1.
//! Where g is too small for a formula everything comes to rest between 0 and 1; where it is too large, weights only
//! grow.  So g rises by a thousandth after each step of a trajectory whose weights are all below 100, and else falls.
//!
//! Measured, steps to a solution by descent: 589 to 179 for Platinum Blonde since weights forget, 234 to 77 for twenty of
//! the hardest of 2019; m from 0.06 to 0.2 and g from 24 to 31 are alike.  Tried without gain: weights to which K^2 is
//! added (600 steps at best); weights that grow with K (twice as many); spins that go further than to rest, or less far;
//! weights that grow after each sweep (as much time); 16 trajectories side by side (a quarter more time), or 64 (as much).
//!
//! All functions are inlined into one for each set of instructions (`door`), where loops over lanes
//! become vector instructions.  Loops over indices, because closures would not be inlined.

#![allow(clippy::needless_range_loop)]

use super::program::{PAIRS, Pair, Place, Program};
use super::real::Real;
use std::ops::{Add, Mul, Range};

/// A number for each trajectory.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Lanes<R, const L: usize>(pub(super) [R; L]);

/// Law of motion: the effect of a sweep on a variable, and the growth of weights.
pub(super) trait Rule: Copy + Send + Sync + 'static {
    /// Variables take their exponential way, and weights grow like e^(h K) or e^(h K^2); else variables go at once where
    /// they would come to rest, and weights forget.
    const IS_EXACT: bool;
    /// Weights grow with K^2 instead of K.
    const IS_SQUARE: bool;
}

/// The flow, with [`Growth::Linear`](super::super::Growth::Linear).
#[derive(Clone, Copy, Debug)]
pub(super) struct Linear;

impl Rule for Linear {
    const IS_EXACT: bool = true;
    const IS_SQUARE: bool = false;
}

/// The flow, with [`Growth::Square`](super::super::Growth::Square).
#[derive(Clone, Copy, Debug)]
pub(super) struct Square;

impl Rule for Square {
    const IS_EXACT: bool = true;
    const IS_SQUARE: bool = true;
}

/// The limit of long steps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Descent;

impl Rule for Descent {
    const IS_EXACT: bool = false;
    const IS_SQUARE: bool = true;
}

/// Length of a step and number of its sweeps.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The step.
    pub(super) step: f64,
    /// Sweeps in each half of the step.
    pub(super) sweeps: u32,
}

/// The numbers of some trajectories of a formula.
#[derive(Clone, Debug)]
pub(super) struct Field<R, const L: usize> {
    /// Falsities of all literals, their squares; see `program`.
    pub(super) falsities: Vec<Lanes<R, L>>,
    /// Weights over their scale, short clauses first.
    pub(super) weights: Vec<Lanes<R, L>>,
    /// The greatest of them.
    pub(super) greatest: Lanes<R, L>,
    /// tau / 2 times the scale of the weights; g in a descent.  A single entry.
    pub(super) rates: Vec<Lanes<R, L>>,
    /// Forces that push a variable up, and those that pull it down.  Sums are kept here rather than
    /// in variables, which the compiler would spread over registers in odd pieces.
    pub(super) forces: Vec<Lanes<R, L>>,
    /// For each place, the product of the falsities of its clause that the next sweep comes to
    /// later.
    pub(super) beyond: Vec<Lanes<R, L>>,
    /// For each long clause the product so far; after a sweep, its value K.
    pub(super) products: Vec<Lanes<R, L>>,
    /// An array of ones: copying it is faster than filling.
    pub(super) ones: Vec<Lanes<R, L>>,
}

/// Fraction m of a weight that a descent keeps from step to step; then the first value of the
/// factor g of K^2.
const KEPT: f64 = 0.1;
pub(super) const GAIN: f64 = 30.0;
/// The greatest weight that g is set for, and by what g changes with each step.
const WEIGHT_AIM: f64 = 100.0;
const GAIN_CHANGE: f64 = 1.001;

/// Clauses whose falsities and weights are compared together.
const CLAUSES: usize = 4;

/// The places in `forces`.
const UP: usize = 0;
const DOWN: usize = 1;

/// Operations on two numbers, in each lane.
macro_rules! lane_by_lane {
    ($($name:ident: $operation:path),*) => {
        $(#[inline(always)]
        fn $name(self, other: Self) -> Self {
            let mut result = self;
            for l in 0..L {
                result.0[l] = $operation(self.0[l], other.0[l]);
            }
            result
        })*
    };
}

impl<R: Real, const L: usize> Lanes<R, L> {
    pub(super) const fn all(x: R) -> Self {
        Self([x; L])
    }

    lane_by_lane! { times: Mul::mul, plus: Add::add, min: Real::min, max: Real::max }
}

/// One of the two halves of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Half {
    First,
    Second,
}

/// Half a step; after the first half weights grow, and it is seen in which lanes the signs satisfy
/// all clauses then, bit by bit.
#[inline(always)]
pub(super) fn half_step<R: Real, const L: usize, M: Rule>(
    half: Half,
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    match half {
        Half::First => {
            sweep::<R, L, M>(program, field, 0..plan.sweeps);
            grow::<R, L, M>(program, field, plan)
        }
        Half::Second => {
            sweep::<R, L, M>(program, field, plan.sweeps..2 * plan.sweeps);
            0
        }
    }
}

/// Sweeps, of which the even ones go forth and the odd ones back.
#[inline(always)]
fn sweep<R: Real, const L: usize, M: Rule>(
    program: &Program,
    field: &mut Field<R, L>,
    sweeps: Range<u32>,
) {
    for sweep in sweeps {
        field.products.copy_from_slice(&field.ones);
        let n = program.variables.len();
        for k in 0..n {
            let i = if sweep % 2 == 0 { k } else { n - 1 - k };
            relax::<R, L, M>(program, field, i);
        }
    }
}

/// Moves a variable towards where it would come to rest.
#[inline(always)]
fn relax<R: Real, const L: usize, M: Rule>(program: &Program, field: &mut Field<R, L>, i: usize) {
    let (start, ends) = (program.ends[i], program.ends[i + 1]);
    let (up_end, down_end) = (ends.pairs_up as usize, ends.pairs_down as usize);
    short_forces(field, UP, &program.pairs[start.pairs_down as usize..up_end]);
    short_forces(field, DOWN, &program.pairs[up_end..down_end]);
    let (up_end, down_end) = (ends.places_up as usize, ends.places_down as usize);
    let (ups, downs) =
        (&program.places[start.places_down as usize..up_end], &program.places[up_end..down_end]);
    for place in ups {
        field.forces[UP] = field.forces[UP].plus(long_force(field, *place));
    }
    for place in downs {
        field.forces[DOWN] = field.forces[DOWN].plus(long_force(field, *place));
    }
    let (up, down, truth) = (field.forces[UP], field.forces[DOWN], field.falsities[2 * i + 1]);
    // Loops over all lanes that do little each: the compiler makes vectors of them in any profile.
    let both = up.plus(down);
    let mut moved = up;
    for l in 0..L {
        moved.0[l] = up.0[l] / (both.0[l] + R::TINY);
    }
    if M::IS_EXACT {
        let (rest_point, mut exponent) = (moved, both);
        for l in 0..L {
            exponent.0[l] = (R::ZERO - both.0[l] * field.rates[0].0[l]).max(R::EXP_LEAST);
        }
        let (mut scale, mut rest) = (exponent, exponent);
        for l in 0..L {
            (scale.0[l], rest.0[l]) = exponent.0[l].exp_parts();
        }
        for l in 0..L {
            let (kept, gone) = (scale.0[l] + rest.0[l], (R::ONE - scale.0[l]) - rest.0[l]);
            moved.0[l] = (truth.0[l] * kept + rest_point.0[l] * gone).min(R::ONE);
        }
    }
    field.falsities[2 * i + 1] = moved;
    for l in 0..L {
        moved.0[l] = R::ONE - moved.0[l];
    }
    field.falsities[2 * i] = moved;
    for place in ups {
        pass(field, *place, 2 * i);
    }
    for place in downs {
        pass(field, *place, 2 * i + 1);
    }
}

/// Adds some forces up, four at a time.
#[inline(always)]
fn short_forces<R: Real, const L: usize>(field: &mut Field<R, L>, way: usize, pairs: &[Pair]) {
    field.forces[way] = Lanes::all(R::ZERO);
    for [a, b, c, d] in pairs.as_chunks::<PAIRS>().0 {
        let two = short_force(field, a).plus(short_force(field, b));
        let other_two = short_force(field, c).plus(short_force(field, d));
        field.forces[way] = field.forces[way].plus(two.plus(other_two));
    }
}

#[inline(always)]
fn short_force<R: Real, const L: usize>(field: &Field<R, L>, pair: &Pair) -> Lanes<R, L> {
    let other = field.falsities[pair.other as usize];
    field.weights[pair.clause as usize].times(other).times(other)
}

#[inline(always)]
fn long_force<R: Real, const L: usize>(field: &Field<R, L>, place: Place) -> Lanes<R, L> {
    let others = field.products[place.long as usize].times(field.beyond[place.place as usize]);
    field.weights[place.clause as usize].times(others.times(others))
}

/// Takes a literal into the product of its clause, and leaves that of those before.
#[inline(always)]
fn pass<R: Real, const L: usize>(field: &mut Field<R, L>, place: Place, literal: usize) {
    let before = field.products[place.long as usize];
    field.beyond[place.place as usize] = before;
    field.products[place.long as usize] = before.times(field.falsities[literal]);
}

/// Lets the weights grow, and looks in which lanes the signs satisfy all clauses, bit by bit.
#[inline(always)]
fn grow<R: Real, const L: usize, M: Rule>(
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    let h = R::from_f64(plan.step);
    // A clause is violated where the least of its falsities is 1/2 or more; `worst` is the greatest
    // of them.  What is gathered stands in memory, from where the compiler makes vectors of it.
    let Field { weights, falsities, products, greatest, forces, rates, .. } = field;
    let worst = &mut forces[UP];
    (*worst, *greatest) = (Lanes::all(R::ZERO), Lanes::all(R::ZERO));
    let least = Lanes::all(R::K_LEAST);
    let (shorts, longs) = weights.split_at_mut(program.shorts.len());
    for (weights, clauses) in shorts.chunks_mut(CLAUSES).zip(program.shorts.chunks(CLAUSES)) {
        let (mut worst_here, mut greatest_here) = (Lanes::all(R::ZERO), Lanes::all(R::ZERO));
        for (weight, &[a, b]) in weights.iter_mut().zip(clauses) {
            let (a, b) = (falsities[a as usize], falsities[b as usize]);
            worst_here = worst_here.max(a.min(b));
            let value = a.max(least).times(b.max(least));
            *weight = grown::<R, L, M>(*weight, value, h, &rates[0]);
            greatest_here = greatest_here.max(*weight);
        }
        *worst = worst.max(worst_here);
        *greatest = greatest.max(greatest_here);
    }
    let mut start = 0;
    for ((weight, &value), &end) in longs.iter_mut().zip(&*products).zip(&program.long_ends) {
        let mut least = Lanes::all(R::ONE);
        for &literal in &program.literals[start..end as usize] {
            least = least.min(falsities[literal as usize]);
        }
        start = end as usize;
        *worst = worst.max(least);
        *weight = grown::<R, L, M>(*weight, value, h, &rates[0]);
        *greatest = greatest.max(*weight);
    }
    if !M::IS_EXACT {
        let (aim, change) = (R::from_f64(WEIGHT_AIM), R::from_f64(GAIN_CHANGE));
        for l in 0..L {
            let gain = rates[0].0[l];
            rates[0].0[l] = if greatest.0[l] < aim { gain * change } else { gain / change };
        }
    }
    let mut solved = 0;
    for l in 0..L {
        solved |= u64::from(worst.0[l] < R::HALF) << l;
    }
    solved
}

/// The weights of clauses with these values K after a step.
#[inline(always)]
fn grown<R: Real, const L: usize, M: Rule>(
    weights: Lanes<R, L>,
    values: Lanes<R, L>,
    h: R,
    gains: &Lanes<R, L>,
) -> Lanes<R, L> {
    let mut result = weights;
    for l in 0..L {
        let value = values.0[l].max(R::K_LEAST);
        let value = if M::IS_SQUARE { value * value } else { value };
        result.0[l] = if M::IS_EXACT {
            let (scale, rest) = (value * h).max(R::K_LEAST).exp_parts();
            weights.0[l] * (scale + rest)
        } else {
            let kept = R::from_f64(KEPT);
            (R::ONE - kept) + (value * gains.0[l] + kept) * weights.0[l]
        };
    }
    result
}
