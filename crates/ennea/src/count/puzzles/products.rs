//! Sums of products of rows of small numbers: where the counting spends its time.
//!
//! One loop, compiled for three instruction sets; which one runs is found out at run time.
#![allow(unsafe_code)]

/// A product to be taken: how often it counts, and which rows.
pub(super) type Term = (u64, usize, usize);

/// The sum over the terms (a, y, z) of a b[y] c[z], where b[y] is row y of a matrix.  Rows stand `stride`
/// apart and the first `width` numbers of them count; no product of rows may reach 2^31.
pub(super) fn sum(terms: &[Term], b: &[i16], c: &[i16], stride: usize, width: usize) -> u128 {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,avx512f,avx512bw,avx512vl")]
        fn avx512(terms: &[Term], b: &[i16], c: &[i16], stride: usize, width: usize) -> u128 {
            portable(terms, b, c, stride, width)
        }
        #[target_feature(enable = "avx2")]
        fn avx2(terms: &[Term], b: &[i16], c: &[i16], stride: usize, width: usize) -> u128 {
            portable(terms, b, c, stride, width)
        }
        if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
            // SAFETY: the machine has what the function is compiled for; AVX-512 BW implies the rest.
            return unsafe { avx512(terms, b, c, stride, width) };
        }
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has what the function is compiled for.
            return unsafe { avx2(terms, b, c, stride, width) };
        }
    }
    portable(terms, b, c, stride, width)
}

#[inline(always)]
fn portable(terms: &[Term], b: &[i16], c: &[i16], stride: usize, width: usize) -> u128 {
    let mut sum = 0_u128;
    for &(a, y, z) in terms {
        let (b, c) = (&b[y * stride..][..width], &c[z * stride..][..width]);
        let mut product = 0_i32;
        for i in 0..width {
            product += i32::from(b[i]) * i32::from(c[i]);
        }
        sum += u128::from(a) * product as u128;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_instruction_set_gives_the_same() {
        let b: Vec<i16> = (0..4 * 80).map(|i| (i * 37 % 1729) as i16).collect();
        let c: Vec<i16> = (0..3 * 80).map(|i| (i * 91 % 1729) as i16).collect();
        let terms = [(1, 0, 0), (7, 3, 2), (1728, 2, 1)];
        for width in 0..=80 {
            let expected: u128 = terms
                .iter()
                .map(|&(a, y, z)| {
                    let product = |i| i128::from(b[80 * y + i]) * i128::from(c[80 * z + i]);
                    u128::from(a) * (0..width).map(product).sum::<i128>() as u128
                })
                .sum();
            assert_eq!(sum(&terms, &b, &c, 80, width), expected);
            assert_eq!(portable(&terms, &b, &c, 80, width), expected);
        }
    }
}
