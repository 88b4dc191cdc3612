//! Sums of products of small numbers, and the door to the instructions for them.
//!
//! A *segment* has the fillings of a band with fixed indices in the inner and the last stack, one for each deal of the outer
//! one; a *row* has the segments of all indices of the last stack.  Some segments of B stay in registers while they are
//! multiplied with the segments of C that go with them.  The products of an entry are added to eight sums, which stay apart
//! until all deals of the inner stack are done:
//!
//! ```text
//!   sums[e] += B[y] C[z]     for each entry e = (y, z) and each deal of the inner stack, a row of B and one of C
//! ```
//!
//! Tried: rows of some deals copied together and multiplied one by one, without vector instructions of our own (2.5 times
//! slower); the same source compiled for each set of instructions (five times slower, for pairs are then not multiplied and
//! added by one instruction); entries taken by blocks of y and z that fit the nearest cache, and products added by the
//! instruction that multiplies (no difference each; both together 10 % less time for two of the worst puzzles, 10 % more for
//! the third).
#![allow(unsafe_code)]

use crate::backend::Backend;
use std::ops::Range;

/// Numbers side by side.
pub(super) const LANES: usize = 16;

/// A part of a segment, as large as a register of AVX2, and never across two lines of a cache.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub(super) struct Block(pub(super) [i16; LANES]);

/// Sums of products, none of them negative; together they are one sum.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(super) struct Sums([i32; LANES / 2]);

impl Sums {
    pub(super) const ZERO: Self = Self([0; LANES / 2]);
}

/// Segments of B and C that go together.
#[derive(Clone, Copy)]
pub(super) struct Entries<'a> {
    /// The segments of B, with how many segments of C go with each.
    pub(super) by_y: &'a [(u16, u16)],
    /// These segments of C.
    pub(super) zs: &'a [u16],
}

impl Entries<'_> {
    /// The segments of B and the range of the entries of each.
    fn runs(self) -> impl Iterator<Item = (usize, Range<usize>)> {
        let mut end = 0;
        self.by_y.iter().map(move |&(y, count)| {
            let begin = end;
            end += usize::from(count);
            (usize::from(y), begin..end)
        })
    }
}

/// A row of B and a row of C.
pub(super) type Rows<'a> = [&'a [Block]; 2];

/// The length of a segment that has room for `deals` numbers: whole blocks.
pub(super) fn padded(deals: usize) -> usize {
    deals.next_multiple_of(LANES)
}

/// The number of products that two segments of `blocks` blocks add to one sum; a sum must stay below 2^31.
pub(super) fn added_to_a_sum(backend: Backend, blocks: usize) -> usize {
    match backend {
        Backend::Portable | Backend::Neon => LANES,
        Backend::Avx2 | Backend::Avx512 => 2 * blocks,
    }
}

/// Calls the kernel compiled for segments of this length: with several rows at a time, then with each that is left.
macro_rules! of_blocks {
    ($blocks:literal, $at_once:literal, $kernel:ident, $rows:expr, $entries:expr, $sums:expr) => {{
        let (several, left) = $rows.as_chunks::<$at_once>();
        for rows in several {
            let rows = rows.map(|row| row.map(|blocks| blocks.as_chunks().0));
            $kernel::<$blocks, $at_once>(rows, $entries, $sums);
        }
        for row in left {
            $kernel::<$blocks, 1>([row.map(|blocks| blocks.as_chunks().0)], $entries, $sums);
        }
    }};
    ($blocks:expr, $kernel:ident, $rows:expr, $entries:expr, $sums:expr) => {
        match $blocks {
            1 => of_blocks!(1, 4, $kernel, $rows, $entries, $sums),
            2 => of_blocks!(2, 4, $kernel, $rows, $entries, $sums),
            3 => of_blocks!(3, 2, $kernel, $rows, $entries, $sums),
            4 => of_blocks!(4, 2, $kernel, $rows, $entries, $sums),
            _ => unreachable!("56 deals are four blocks"),
        }
    };
}

/// Adds the products of all entries for each pair of rows, whose segments have `blocks` blocks.
///
/// # Panics
/// If the machine does not have the back end, or a segment has more than four blocks.
pub(super) fn add(
    backend: Backend,
    blocks: usize,
    rows: &[Rows<'_>],
    entries: Entries<'_>,
    sums: &mut [Sums],
) {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // The compiler has NEON wherever there is AArch64.
        Backend::Portable | Backend::Neon => of_blocks!(blocks, portable, rows, entries, sums),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 => unsafe { x86_64::avx2(blocks, rows, entries, sums) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        Backend::Avx512 => unsafe { x86_64::avx512(blocks, rows, entries, sums) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

/// All sums, each times the weight of its entry; together less than 2^64, as the solutions of a puzzle with clues in two
/// bands are, divided by what its stacks have in common.
///
/// # Panics
/// If the machine does not have the back end.
pub(super) fn weighted(backend: Backend, sums: &[Sums], weights: &[u32]) -> u64 {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        Backend::Portable | Backend::Neon => {
            let total = |sums: &Sums| sums.0.iter().map(|sum| u64::from(sum.unsigned_abs())).sum();
            let totals = sums.iter().map(total);
            totals.zip(weights).map(|(total, &weight): (u64, _)| total * u64::from(weight)).sum()
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 | Backend::Avx512 => unsafe { x86_64::weighted(sums, weights) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

fn portable<const W: usize, const D: usize>(
    rows: [[&[[Block; W]]; 2]; D],
    entries: Entries<'_>,
    sums: &mut [Sums],
) {
    for (y, range) in entries.runs() {
        for (&z, sums) in entries.zs[range.clone()].iter().zip(&mut sums[range]) {
            for [b, c] in rows {
                // One sum for a block: then pairs are multiplied and added by one instruction.
                for ((b, c), sum) in b[y].iter().zip(&c[usize::from(z)]).zip(&mut sums.0) {
                    let products = b.0.iter().zip(&c.0).map(|(&b, &c)| i32::from(b) * i32::from(c));
                    *sum += products.sum::<i32>();
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
mod x86_64 {
    use super::{Block, Entries, Rows, Sums};
    use std::arch::x86_64::{
        __m256i, __m512i, _mm256_add_epi32, _mm256_add_epi64, _mm256_madd_epi16, _mm256_mul_epu32,
        _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_srli_epi64, _mm512_add_epi32,
        _mm512_castsi512_si256, _mm512_extracti64x4_epi64, _mm512_madd_epi16, _mm512_setzero_si512,
    };

    #[target_feature(enable = "avx2")]
    pub(super) fn avx2(blocks: usize, rows: &[Rows<'_>], entries: Entries<'_>, sums: &mut [Sums]) {
        of_blocks!(blocks, with_256_bits, rows, entries, sums);
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2")]
    pub(super) fn avx512(
        blocks: usize,
        rows: &[Rows<'_>],
        entries: Entries<'_>,
        sums: &mut [Sums],
    ) {
        match blocks {
            2 => of_blocks!(2, 4, with_512_bits, rows, entries, sums),
            4 => of_blocks!(4, 4, with_512_bits, rows, entries, sums),
            _ => avx2(blocks, rows, entries, sums),
        }
    }

    // Loops, since closures are not inlined where instructions are enabled.
    #[target_feature(enable = "avx2")]
    fn with_256_bits<const W: usize, const D: usize>(
        rows: [[&[[Block; W]]; 2]; D],
        entries: Entries<'_>,
        sums: &mut [Sums],
    ) {
        for (y, range) in entries.runs() {
            let mut b = [[_mm256_setzero_si256(); W]; D];
            for d in 0..D {
                for k in 0..W {
                    b[d][k] = vector(rows[d][0][y][k]);
                }
            }
            for (&z, sums) in entries.zs[range.clone()].iter().zip(&mut sums[range]) {
                let mut sum = bits(*sums);
                for d in 0..D {
                    let c = &rows[d][1][usize::from(z)];
                    for k in 0..W {
                        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(b[d][k], vector(c[k])));
                    }
                }
                *sums = numbers(sum);
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2")]
    fn with_512_bits<const W: usize, const D: usize>(
        rows: [[&[[Block; W]]; 2]; D],
        entries: Entries<'_>,
        sums: &mut [Sums],
    ) {
        for (y, range) in entries.runs() {
            // Two blocks a register, so two registers at most.
            let mut b = [[_mm512_setzero_si512(); 2]; D];
            for d in 0..D {
                for (b, &blocks) in b[d].iter_mut().zip(rows[d][0][y].as_chunks().0) {
                    *b = long_vector(blocks);
                }
            }
            for (&z, sums) in entries.zs[range.clone()].iter().zip(&mut sums[range]) {
                let mut sum = _mm512_setzero_si512();
                for d in 0..D {
                    let c = rows[d][1][usize::from(z)].as_chunks().0;
                    for k in 0..W / 2 {
                        sum = _mm512_add_epi32(sum, _mm512_madd_epi16(b[d][k], long_vector(c[k])));
                    }
                }
                let [low, high] =
                    [_mm512_castsi512_si256(sum), _mm512_extracti64x4_epi64::<1>(sum)];
                *sums = numbers(_mm256_add_epi32(bits(*sums), _mm256_add_epi32(low, high)));
            }
        }
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn weighted(sums: &[Sums], weights: &[u32]) -> u64 {
        let mut all = _mm256_setzero_si256();
        for (&sums, &weight) in sums.iter().zip(weights) {
            // Two sums are less than 2^32 together; their place, the lower half of 64 bits, is what is multiplied.
            let sums = bits(sums);
            let pairs = _mm256_add_epi32(sums, _mm256_srli_epi64::<32>(sums));
            let products = _mm256_mul_epu32(pairs, _mm256_set1_epi64x(i64::from(weight)));
            all = _mm256_add_epi64(all, products);
        }
        words(all).iter().sum()
    }

    fn vector(block: Block) -> __m256i {
        // SAFETY: any bits are a vector, and both have the same size.
        unsafe { std::mem::transmute(block) }
    }

    fn long_vector(blocks: [Block; 2]) -> __m512i {
        // SAFETY: as above.
        unsafe { std::mem::transmute(blocks) }
    }

    fn bits(sums: Sums) -> __m256i {
        // SAFETY: as above.
        unsafe { std::mem::transmute(sums) }
    }

    fn numbers(vector: __m256i) -> Sums {
        // SAFETY: any bits are numbers, and both have the same size.
        unsafe { std::mem::transmute(vector) }
    }

    fn words(vector: __m256i) -> [u64; 4] {
        // SAFETY: as above.
        unsafe { std::mem::transmute(vector) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    /// Goal: sums and weighted sums by every back end.  Method: number by number; rows enough for several at a time and one
    /// that is left.
    #[test]
    fn back_ends_give_the_same_sums() {
        let mut rng = SplitMix64::new(5);
        let by_y = [(2, 3), (5, 1), (8, 2)];
        let zs = [0, 4, 8, 3, 1, 4];
        let weights = [1, 0, 3, 12_096, 5, 7];
        for blocks in 1..=4 {
            let mut row = || -> Vec<Block> {
                let mut block = || Block(std::array::from_fn(|_| 4_000 + rng.below(1_000) as i16));
                (0..9 * blocks).map(|_| block()).collect()
            };
            let rows: Vec<[Vec<Block>; 2]> = (0..5).map(|_| [row(), row()]).collect();
            let product = |y: usize, z: usize| -> u64 {
                let numbers = |row: &[Block], at: usize| -> Vec<i16> {
                    row[at * blocks..][..blocks].iter().flat_map(|block| block.0).collect()
                };
                let of_rows = rows.iter().map(|[b, c]| {
                    let pairs = numbers(b, y).into_iter().zip(numbers(c, z));
                    pairs.map(|(b, c)| b as u64 * c as u64).sum::<u64>()
                });
                of_rows.sum()
            };
            let expected =
                [(2, 0), (2, 4), (2, 8), (5, 3), (8, 1), (8, 4)].map(|(y, z)| product(y, z));
            let all: u64 = expected.iter().zip(weights).map(|(e, w)| e * u64::from(w)).sum();
            for backend in Backend::available() {
                let mut sums = [Sums::ZERO; 6];
                let rows: Vec<Rows<'_>> = rows.iter().map(|[b, c]| [&b[..], &c[..]]).collect();
                add(backend, blocks, &rows, Entries { by_y: &by_y, zs: &zs }, &mut sums);
                let one_by_one = sums.map(|sum| weighted(backend, &[sum], &[1]));
                assert_eq!(one_by_one, expected, "{backend}, {blocks} blocks");
                assert_eq!(weighted(backend, &sums, &weights), all, "{backend}, {blocks} blocks");
            }
        }
    }
}
