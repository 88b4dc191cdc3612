//! Scalar products of lines of sixteen-bit numbers, and the door to the instructions for them.
//!
//! A line is multiplied with many others one after the other: half of it stays in eleven registers of AVX2
//! while it is.  Machines with AVX-512 use these instructions as well.
#![allow(unsafe_code)]

use ennea_base::Backend;

/// The numbers of a line: 346 and some zeros.
pub(super) const LINE: usize = 352;

/// Numbers side by side.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Line(pub(super) [i16; LINE]);

impl Line {
    pub(super) const EMPTY: Self = Self([0; LINE]);
}

/// Adds to the sum that a pair names the scalar product of `line` with the other that it names.
/// Products are right if they are less than 2^31.
///
/// # Panics
/// If the machine does not have the back end.
pub(super) fn add_products(
    backend: Backend,
    line: &Line,
    others: &[Line],
    pairs: &[(u16, u16)],
    sums: &mut [i64],
) {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // The compiler has NEON wherever there is AArch64.
        Backend::Portable | Backend::Simd128 | Backend::Neon => portable(line, others, pairs, sums),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 | Backend::Avx512 => unsafe { avx2::add_products(line, others, pairs, sums) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

fn portable(line: &Line, others: &[Line], pairs: &[(u16, u16)], sums: &mut [i64]) {
    for &(other, sum) in pairs {
        let products = line.0.iter().zip(&others[usize::from(other)].0);
        let product = products
            .fold(0_i32, |product, (&a, &b)| product.wrapping_add(i32::from(a) * i32::from(b)));
        sums[usize::from(sum)] += i64::from(product);
    }
}

/// The scalar product of two lines, however large.
pub(super) fn long_product(line: &Line, other: &Line) -> i64 {
    line.0.iter().zip(&other.0).map(|(&a, &b)| i64::from(a) * i64::from(b)).sum()
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use super::{LINE, Line};
    use std::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi32,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_madd_epi16, _mm256_setzero_si256,
    };

    /// The vectors of half a line.
    const HALF: usize = LINE / 32;

    /// Number of products that are begun with the first half before the second half.
    const RUN: usize = 32;

    #[target_feature(enable = "avx2")]
    pub(super) fn add_products(
        line: &Line,
        others: &[Line],
        pairs: &[(u16, u16)],
        sums: &mut [i64],
    ) {
        for pairs in pairs.chunks(RUN) {
            let mut products = [_mm256_setzero_si256(); RUN];
            for half in 0..2 {
                let line = halves(line)[half];
                for (product, &(other, _)) in products.iter_mut().zip(pairs) {
                    let other = &halves(&others[usize::from(other)])[half];
                    let mut sums = [*product, _mm256_setzero_si256()];
                    for k in 0..HALF {
                        let pairs = _mm256_madd_epi16(line[k], other[k]);
                        sums[k % 2] = _mm256_add_epi32(sums[k % 2], pairs);
                    }
                    *product = _mm256_add_epi32(sums[0], sums[1]);
                }
            }
            for (&product, &(_, sum)) in products.iter().zip(pairs) {
                sums[usize::from(sum)] += i64::from(total(product));
            }
        }
    }

    fn halves(line: &Line) -> &[[__m256i; HALF]; 2] {
        const { assert!(size_of::<Line>() == size_of::<[[__m256i; HALF]; 2]>()) };
        const { assert!(align_of::<Line>() >= align_of::<__m256i>()) };
        // SAFETY: both have the same size, as is asserted, and any bits are a vector.
        unsafe { &*std::ptr::from_ref(line).cast() }
    }

    #[target_feature(enable = "avx2")]
    fn total(numbers: __m256i) -> i32 {
        let upper = _mm256_extracti128_si256::<1>(numbers);
        let four = _mm_add_epi32(_mm256_castsi256_si128(numbers), upper);
        let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b1110>(four));
        _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b01>(two)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::random::SplitMix64;

    #[test]
    fn back_ends_give_the_same_products() {
        let mut rng = SplitMix64::new(34);
        let lines: Vec<Line> =
            (0..40).map(|_| Line(std::array::from_fn(|_| rng.below(4000) as i16 - 2000))).collect();
        let pairs: Vec<(u16, u16)> =
            (0..200).map(|_| (rng.below(40) as u16, rng.below(7) as u16)).collect();
        let mut expected = vec![0; 7];
        for &(other, sum) in &pairs {
            expected[usize::from(sum)] += long_product(&lines[3], &lines[usize::from(other)]);
        }
        for backend in Backend::available() {
            let mut sums = vec![0; 7];
            add_products(backend, &lines[3], &lines, &pairs, &mut sums);
            assert_eq!(sums, expected, "{backend}");
        }
    }
}
