//! Sums of products with the instructions of x86-64: AVX2, AVX2 with AVX-VNNI, AVX-512 with VNNI.
//!
//! Each kernel is the sum of weight B[y] C[z] over the entries of some z, for pieces of a number of lines known beforehand.
//!
//! Source, cost and oracle: those of [`products`](super).

use super::{Entries, LINE, OfY, Piece, Pieces, Rows, ZS, pack, rows_of_a_piece};
use std::arch::x86_64::{
    __m256i, __m512i, _mm256_add_epi16, _mm256_add_epi32, _mm256_add_epi64,
    _mm256_dpbusd_avx_epi32, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_mul_epi32,
    _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setzero_si256, _mm256_srli_epi64,
    _mm512_add_epi32, _mm512_add_epi64, _mm512_dpbusd_epi32, _mm512_mul_epi32,
    _mm512_reduce_add_epi64, _mm512_set1_epi32, _mm512_setzero_si512, _mm512_srli_epi64,
};

/// A door to a kernel: the sum by pieces, compiled for its instructions.
macro_rules! compiled {
    ($name:ident, $kernel:ident, $instructions:literal) => {
        #[target_feature(enable = $instructions)]
        pub(super) fn $name(
            len: usize,
            rows: &[Rows<'_>],
            entries: &[Entries],
            pieces: &mut Pieces,
        ) -> i64 {
            by_pieces!($kernel, len, rows, entries, pieces)
        }
    };
}

compiled!(avx2, pairs, "avx2");
compiled!(avx_vnni, fours_by_halves, "avx2,avxvnni");
compiled!(avx512, fours, "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2");

/// The sum with registers of half a line, compiled for instructions and what adds a line of products to a sum by them.
///
/// Loops, since closures are not inlined where instructions are enabled.
macro_rules! by_half_lines {
    ($sum:ident, $sum_of:ident, $add_products:ident, $instructions:literal) => {
        #[target_feature(enable = $instructions)]
        fn $sum<const N: usize>(b: &[Piece], c: &[Piece], entries: &Entries) -> i64 {
            let mut all = _mm256_setzero_si256();
            let mut at = 0;
            for &OfY { y, count, .. } in &entries.by_y {
                let b = &b[usize::from(y)];
                let (several, left) = entries.zs[at..][..usize::from(count)].as_chunks::<4>();
                for &entries in several {
                    all = _mm256_add_epi64(all, $sum_of::<N, 4>(b, c, entries));
                }
                for &entry in left {
                    all = _mm256_add_epi64(all, $sum_of::<N, 1>(b, c, [entry]));
                }
                at += usize::from(count);
            }
            words(all).iter().sum()
        }

        /// The sum for `E` entries with the same y, so that there are fewer loads of B.
        #[target_feature(enable = $instructions)]
        fn $sum_of<const N: usize, const E: usize>(
            b: &Piece,
            c: &[Piece],
            entries: [(u16, u32); E],
        ) -> __m256i {
            let mut pieces_of_c = [&Piece::ZERO; E];
            for e in 0..E {
                pieces_of_c[e] = &c[usize::from(entries[e].0)];
            }
            let mut sums = [[_mm256_setzero_si256(); 2]; E];
            for k in 0..N {
                let b = halves(b.0[k]);
                for e in 0..E {
                    sums[e] = $add_products(sums[e], b, halves(pieces_of_c[e].0[k]));
                }
            }
            let mut all = _mm256_setzero_si256();
            for e in 0..E {
                // Sums together still have 32 bits; their place, the lower half of 64, is what is multiplied.
                let sum = _mm256_add_epi32(sums[e][0], sums[e][1]);
                let sum = _mm256_add_epi32(sum, _mm256_srli_epi64::<32>(sum));
                let weight = _mm256_set1_epi32(entries[e].1.cast_signed());
                all = _mm256_add_epi64(all, _mm256_mul_epi32(sum, weight));
            }
            all
        }
    };
}

by_half_lines!(pairs, pairs_of, add_pairs, "avx2");
by_half_lines!(fours_by_halves, fours_by_halves_of, add_fours, "avx2,avxvnni");

#[inline]
#[target_feature(enable = "avx2")]
fn add_pairs(sums: [__m256i; 2], b: [__m256i; 2], c: [__m256i; 2]) -> [__m256i; 2] {
    let pairs = [_mm256_maddubs_epi16(b[0], c[0]), _mm256_maddubs_epi16(b[1], c[1])];
    let fours = _mm256_add_epi16(pairs[0], pairs[1]);
    [_mm256_add_epi32(sums[0], _mm256_madd_epi16(fours, _mm256_set1_epi16(1))), sums[1]]
}

#[inline]
#[target_feature(enable = "avx2,avxvnni")]
fn add_fours(sums: [__m256i; 2], b: [__m256i; 2], c: [__m256i; 2]) -> [__m256i; 2] {
    // Two sums, as one is not done when the next products are.
    [_mm256_dpbusd_avx_epi32(sums[0], b[0], c[0]), _mm256_dpbusd_avx_epi32(sums[1], b[1], c[1])]
}

#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx512vnni,avx2")]
fn fours<const N: usize>(b: &[Piece], c: &[Piece], entries: &Entries) -> i64 {
    let mut all = _mm512_setzero_si512();
    let mut at = 0;
    for &OfY { y, count, .. } in &entries.by_y {
        let mut lines_of_b = [_mm512_setzero_si512(); N];
        for (line_of_b, &line) in lines_of_b.iter_mut().zip(&b[usize::from(y)].0) {
            *line_of_b = whole(line);
        }
        for &(z, weight) in &entries.zs[at..][..usize::from(count)] {
            let c = &c[usize::from(z)];
            // Two sums, as with AVX-VNNI.
            let mut sums = [_mm512_setzero_si512(); 2];
            for k in 0..N {
                sums[k % 2] = _mm512_dpbusd_epi32(sums[k % 2], lines_of_b[k], whole(c.0[k]));
            }
            // As with AVX2.
            let sum = _mm512_add_epi32(sums[0], sums[1]);
            let sum = _mm512_add_epi32(sum, _mm512_srli_epi64::<32>(sum));
            let weight = _mm512_set1_epi32(weight.cast_signed());
            all = _mm512_add_epi64(all, _mm512_mul_epi32(sum, weight));
        }
        at += usize::from(count);
    }
    _mm512_reduce_add_epi64(all)
}

fn halves(line: [u8; LINE]) -> [__m256i; 2] {
    // SAFETY: any bits are vectors, and both have the same size.
    unsafe { std::mem::transmute(line) }
}

fn whole(line: [u8; LINE]) -> __m512i {
    // SAFETY: as above.
    unsafe { std::mem::transmute(line) }
}

fn words(vector: __m256i) -> [i64; 4] {
    // SAFETY: as above.
    unsafe { std::mem::transmute(vector) }
}
