//! Scalar products of lines of sixteen-bit numbers, and the door to the instructions for them.
//!
//! The kernel is safe code that the compiler makes vectors of; compiled for each set of instructions it is the same
//! source.  Only a call needs the promise that the machine has them, which is asserted before.
#![allow(unsafe_code)]

use crate::backend::Backend;

/// The numbers of a line: 346 and some zeros.
pub(super) const LINE: usize = 352;

/// Numbers side by side.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Line(pub(super) [i16; LINE]);

impl Line {
    pub(super) const EMPTY: Self = Self([0; LINE]);
}

/// The back ends that this machine has, the fastest last.
pub(super) fn backends() -> impl DoubleEndedIterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|&backend| is_available(backend))
}

fn is_available(backend: Backend) -> bool {
    match backend {
        Backend::Portable => true,
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => is_x86_feature_detected!("avx2"),
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 => {
            is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw")
        }
        #[cfg(not(target_arch = "x86_64"))]
        _ => false,
    }
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
    assert!(is_available(backend), "this machine has no {backend}");
    match backend {
        Backend::Portable => kernel(line, others, pairs, sums),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 => unsafe { avx2(line, others, pairs, sums) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Backend::Avx512 => unsafe { avx512(line, others, pairs, sums) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2(line: &Line, others: &[Line], pairs: &[(u16, u16)], sums: &mut [i64]) {
    kernel(line, others, pairs, sums);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw")]
fn avx512(line: &Line, others: &[Line], pairs: &[(u16, u16)], sums: &mut [i64]) {
    kernel(line, others, pairs, sums);
}

#[inline(always)]
fn kernel(line: &Line, others: &[Line], pairs: &[(u16, u16)], sums: &mut [i64]) {
    for &(other, sum) in pairs {
        let other = &others[usize::from(other)];
        let product = line
            .0
            .iter()
            .zip(&other.0)
            .fold(0_i32, |product, (&a, &b)| product.wrapping_add(i32::from(a) * i32::from(b)));
        sums[usize::from(sum)] += i64::from(product);
    }
}

/// The scalar product of two lines, however large.
pub(super) fn long_product(line: &Line, other: &Line) -> i64 {
    line.0.iter().zip(&other.0).map(|(&a, &b)| i64::from(a) * i64::from(b)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

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
        for backend in backends() {
            let mut sums = vec![0; 7];
            add_products(backend, &lines[3], &lines, &pairs, &mut sums);
            assert_eq!(sums, expected, "{backend}");
        }
    }
}
