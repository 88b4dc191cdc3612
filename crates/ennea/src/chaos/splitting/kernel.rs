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
//! All functions are inlined into one for each set of instructions (`door`), where loops over lanes
//! become vector instructions.  Loops over indices, because closures would not be inlined.

#![allow(clippy::needless_range_loop)]

use super::program::{PAIRS, Pair, Place, Program};
use super::real::Real;
use std::ops::Range;

/// A number for each trajectory.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(super) struct Lanes<R, const L: usize>(pub(super) [R; L]);

/// What a sweep does with a variable, and how weights grow.
pub(super) trait Rule: Copy + Send + Sync + 'static {
    /// Variables take their exponential way; else they go at once where they would come to rest,
    /// and weights grow by the factor 1 + h K^2 instead of e^(h K^2).
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

/// How long a step is.
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
    /// tau / 2 times the scale of the weights; a single entry.
    pub(super) rates: Vec<Lanes<R, L>>,
    /// What pushes a variable up and what pulls it down.  Sums are kept here rather than in
    /// variables, which the compiler would spread over registers in odd pieces.
    pub(super) forces: Vec<Lanes<R, L>>,
    /// For each place, the product of the falsities of its clause that the next sweep comes to
    /// later.
    pub(super) beyond: Vec<Lanes<R, L>>,
    /// For each long clause the product so far; after a sweep, its value K.
    pub(super) products: Vec<Lanes<R, L>>,
    /// An array of ones: copying it is faster than filling.
    pub(super) ones: Vec<Lanes<R, L>>,
}

/// The places in `forces`.
const UP: usize = 0;
const DOWN: usize = 1;

impl<R: Real, const L: usize> Lanes<R, L> {
    pub(super) const fn all(x: R) -> Self {
        Self([x; L])
    }

    #[inline(always)]
    fn times(self, other: Self) -> Self {
        let mut result = self;
        for l in 0..L {
            result.0[l] = self.0[l] * other.0[l];
        }
        result
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        let mut result = self;
        for l in 0..L {
            result.0[l] = self.0[l] + other.0[l];
        }
        result
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        let mut result = self;
        for l in 0..L {
            result.0[l] = self.0[l].min(other.0[l]);
        }
        result
    }

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        let mut result = self;
        for l in 0..L {
            result.0[l] = self.0[l].max(other.0[l]);
        }
        result
    }
}

/// The first half of a step, and the growth of weights; in which lanes the signs satisfy all
/// clauses then, bit by bit.
#[inline(always)]
pub(super) fn first_half<R: Real, const L: usize, M: Rule>(
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    sweep::<R, L, M>(program, field, 0..plan.sweeps);
    grow::<R, L, M>(program, field, plan)
}

/// The second half of a step.
#[inline(always)]
pub(super) fn second_half<R: Real, const L: usize, M: Rule>(
    program: &Program,
    field: &mut Field<R, L>,
    plan: Plan,
) -> u64 {
    sweep::<R, L, M>(program, field, plan.sweeps..2 * plan.sweeps);
    0
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
    let Field { weights, falsities, products, greatest, forces, .. } = field;
    let worst = &mut forces[UP];
    (*worst, *greatest) = (Lanes::all(R::ZERO), Lanes::all(R::ZERO));
    let (shorts, longs) = weights.split_at_mut(program.shorts.len());
    for (weight, &[a, b]) in shorts.iter_mut().zip(&program.shorts) {
        let (a, b) = (falsities[a as usize], falsities[b as usize]);
        *worst = worst.max(a.min(b));
        *weight = weight.times(factor::<R, L, M>(a.times(b), h));
        *greatest = greatest.max(*weight);
    }
    let mut start = 0;
    for ((weight, &value), &end) in longs.iter_mut().zip(&*products).zip(&program.long_ends) {
        let mut least = Lanes::all(R::ONE);
        for &literal in &program.literals[start..end as usize] {
            least = least.min(falsities[literal as usize]);
        }
        start = end as usize;
        *worst = worst.max(least);
        *weight = weight.times(factor::<R, L, M>(value, h));
        *greatest = greatest.max(*weight);
    }
    let mut solved = 0;
    for l in 0..L {
        solved |= u64::from(worst.0[l] < R::HALF) << l;
    }
    solved
}

/// What the weights of clauses with these values grow by.
#[inline(always)]
fn factor<R: Real, const L: usize, M: Rule>(values: Lanes<R, L>, h: R) -> Lanes<R, L> {
    let mut result = values;
    for l in 0..L {
        let value = if M::IS_SQUARE { values.0[l] * values.0[l] } else { values.0[l] };
        let growth = value * h;
        result.0[l] = if M::IS_EXACT {
            let (scale, rest) = growth.exp_parts();
            scale + rest
        } else {
            R::ONE + growth
        };
    }
    result
}
