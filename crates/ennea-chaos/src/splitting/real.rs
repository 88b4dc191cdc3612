//! Numbers of 32 or 64 bits, and their exponential function.
//!
//! Every operation here is one of IEEE 754 that rounds in one way only: sums, products, quotients,
//! comparisons, and bits.  Nothing is fused or reordered, so all machines give the same bits.
//!
//! ```text
//!   e^x = 2^n e^r,   n = x / ln 2 rounded,   r = x - n ln 2 in [-0.347, 0.347]
//!   e^r - 1 = r + r^2 / 2 + ... + r^7 / 7!  (f32),   ... + r^13 / 13!  (f64)
//! ```
//!
//! n is rounded by adding 1.5 * 2^23 (2^52), whose last bits then hold it; ln 2 is subtracted in
//! two parts, the first with few enough bits that n times it is exact.  Terms are added two by two,
//! which is faster than one by one.  The remainder of the series is below 6e-9 (4e-18) of the
//! result, less than a rounding.  Oracle: the standard library's function, from which this one
//! differs by at most 2 units in the last place.

use std::ops::{Add, Div, Mul, Sub};

/// f32 or f64.
pub(super) trait Real:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Into<f64>
    + Send
    + Sync
    + 'static
{
    const ZERO: Self;
    const ONE: Self;
    const HALF: Self;
    /// A weight that grows by less than this part of itself stays as it is.  Values K, and what weights grow by, are
    /// raised to it: powers of smaller ones would be subnormal, and take hundreds of cycles on some machines.
    const K_LEAST: Self;
    /// Term added to a divisor that may be 0; not visible beside any other number.
    const TINY: Self;
    /// e to less than this is not told from 0, nor computed.
    const EXP_LEAST: Self;
    /// Weights are scaled down above this ...
    const WEIGHT_MAX: Self;
    /// ... by this, a power of two ...
    const WEIGHT_SCALE: Self;
    /// ... and kept above this.
    const WEIGHT_MIN: Self;
    /// The greatest scale of weights that is kept.
    const SCALE_MAX: f64;

    fn from_f64(x: f64) -> Self;

    #[inline(always)]
    fn to_f64(self) -> f64 {
        self.into()
    }

    /// e^x as 2^n + 2^n (e^r - 1), for x from `EXP_LEAST` to the overflow.
    fn exp_parts(self) -> (Self, Self);

    #[inline(always)]
    fn max(self, other: Self) -> Self {
        if self > other { self } else { other }
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        if self < other { self } else { other }
    }
}

impl Real for f32 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    const HALF: Self = 0.5;
    const K_LEAST: Self = 1e-16;
    const TINY: Self = 1e-37;
    const EXP_LEAST: Self = -80.0;
    const WEIGHT_MAX: Self = 1e20;
    const WEIGHT_SCALE: Self = 1.0 / (1_u64 << 60) as Self;
    const WEIGHT_MIN: Self = 1e-25;
    const SCALE_MAX: f64 = 1e30;

    #[inline(always)]
    fn from_f64(x: f64) -> Self {
        x as Self
    }

    #[inline(always)]
    fn exp_parts(self) -> (Self, Self) {
        const ROUND: f32 = 12_582_912.0;
        let rounded = self * std::f32::consts::LOG2_E + ROUND;
        let n = rounded - ROUND;
        let scale = Self::from_bits(rounded.to_bits().wrapping_add(127) << 23);
        let r = (self - n * (355.0 / 512.0)) - n * -2.121_944_4e-4;
        let square = r * r;
        let (a, b, c) = (
            0.5 + r * (1.0 / 6.0),
            1.0 / 24.0 + r * (1.0 / 120.0),
            1.0 / 720.0 + r * (1.0 / 5040.0),
        );
        let series = a + square * (b + square * c);
        (scale, scale * (series * square + r))
    }
}

impl Real for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    const HALF: Self = 0.5;
    const K_LEAST: Self = 1e-70;
    const TINY: Self = 1e-300;
    const EXP_LEAST: Self = -700.0;
    const WEIGHT_MAX: Self = 1e150;
    const WEIGHT_SCALE: Self = 1.0 / (1_u128 << 100) as Self;
    const WEIGHT_MIN: Self = 1e-200;
    const SCALE_MAX: Self = 1e250;

    #[inline(always)]
    fn from_f64(x: f64) -> Self {
        x
    }

    #[inline(always)]
    fn exp_parts(self) -> (Self, Self) {
        const ROUND: f64 = 6_755_399_441_055_744.0;
        let rounded = self * std::f64::consts::LOG2_E + ROUND;
        let n = rounded - ROUND;
        let scale = Self::from_bits(rounded.to_bits().wrapping_add(1023) << 52);
        let r = (self - n * 6.931_471_803_691_238e-1) - n * 1.908_214_929_270_587_7e-10;
        let square = r * r;
        let a = 0.5 + r * (1.0 / 6.0);
        let b = 1.0 / 24.0 + r * (1.0 / 120.0);
        let c = 1.0 / 720.0 + r * (1.0 / 5040.0);
        let d = 1.0 / 40_320.0 + r * (1.0 / 362_880.0);
        let e = 1.0 / 3_628_800.0 + r * (1.0 / 39_916_800.0);
        let f = 1.0 / 479_001_600.0 + r * (1.0 / 6_227_020_800.0);
        let fourth = square * square;
        let series = (a + square * b) + fourth * ((c + square * d) + fourth * (e + square * f));
        (scale, scale * (series * square + r))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: both parts together are e^x, and 1 - e^x is right near 0 as well.  Method: a fine grid
    /// over all arguments, against the standard library.
    #[test]
    fn exponentials_are_right() {
        for k in 0..=160_000 {
            let x = -80.0 + f64::from(k) / 1000.0;
            let (scale, rest) = x.exp_parts();
            let error = ((scale + rest) / x.exp() - 1.0).abs();
            assert!(error < 2.0 * f64::EPSILON, "e^{x}: {error}");
            let x = x as f32;
            let (scale, rest) = x.exp_parts();
            let error = (f64::from(scale + rest) / f64::from(x).exp() - 1.0).abs();
            assert!(error < 2.0 * f64::from(f32::EPSILON), "e^{x}: {error}");
        }
        for k in 0..20_000 {
            let x = -(0.999_f64.powi(k));
            let (scale, rest) = x.exp_parts();
            let error = (((1.0 - scale) - rest) / -x.exp_m1() - 1.0).abs();
            assert!(error < 4.0 * f64::EPSILON, "1 - e^{x}: {error}");
            let x = x as f32;
            let (scale, rest) = x.exp_parts();
            let error = (f64::from((1.0 - scale) - rest) / -f64::from(x).exp_m1() - 1.0).abs();
            assert!(error < 4.0 * f64::from(f32::EPSILON), "1 - e^{x}: {error}");
        }
    }

    #[test]
    fn the_least_argument_has_an_exponential() {
        let (scale, rest) = f32::EXP_LEAST.exp_parts();
        assert!(scale.is_normal() && scale + rest > 0.0);
        let (scale, rest) = f64::EXP_LEAST.exp_parts();
        assert!(scale.is_normal() && scale + rest > 0.0);
        assert_eq!(0.0_f32.exp_parts(), (1.0, 0.0));
        assert_eq!(0.0_f64.exp_parts(), (1.0, 0.0));
    }
}
