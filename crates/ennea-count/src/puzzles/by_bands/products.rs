//! Sums of products of small numbers, and the door to the instructions for them.
//!
//! A *segment* has the fillings of a band with fixed indices in the inner and the last stack, one for each deal of the outer
//! one; a *row* has the segments of all indices of the last stack.  For each deal of the inner stack there is a row of B and
//! one of C, and what is wanted is
//!
//! ```text
//!   sum of  weight B[y] C[z]     over the entries (y, z) and over the rows
//! ```
//!
//! Segments of several rows are copied side by side into *pieces* of 512 bytes, first those of B, then those of C for some
//! z, as many as the nearest cache holds.  A piece of B stays in registers while it is multiplied with the pieces of C that
//! go with it, and the sum of two pieces is multiplied with its weight at once.
//!
//! The numbers are so small that the sum of four products has 16 bits, and those of C have a sign.  AVX-512 adds four
//! products to a sum by one instruction where the processor has VNNI, and so does AVX2 with AVX-VNNI, a fifth faster than
//! without.  AVX2 alone takes five for eight, as does AVX-512 without VNNI.  With AVX2 a piece of B is multiplied with four
//! of C together, or else to load B would be the limit.
//!
//! Source: ours.  Cost: a copy of each segment, and a product for each number of an entry; see
//! [`join`](super::join).  Oracle: sums number by number, in the tests.
//!
//! Tried: numbers of 16 bits, rows in their places (2.4 times slower: to find a segment takes as long as to multiply it);
//! bytes in their places (1.4 times slower); numbers of C without a shift (AVX2 a tenth slower, for pairs of products then
//! need all 16 bits); pieces of C for all z at once, or for half as many, or twice as long (up to a tenth slower); fillings
//! put side by side eight at a time, and added up four at a time (no difference); with AVX2 sums of sixteen products in 16
//! bits, which nearly all pieces allow (no difference); entries in one list, two of any y together (AVX2 a fifth slower);
//! the two or three entries that are left of a y together (no difference); numbers of C without a shift and sums of
//! thirty-two in 16 bits that stop at the largest, done again where one did, once in 1,100 times (AVX2 a twentieth slower:
//! such additions have two ports, plain ones three).
#![allow(unsafe_code)]

use ennea_base::Backend;

/// The largest number of B, and of C before the shift.
pub(super) const MOST: u8 = 127;

/// Number taken off the numbers of C: four products are then 4 127 64 at most, whatever their
/// signs.
pub(super) const SHIFT: u8 = 64;

/// A row of B and a row of C: their segments, and [`LINE`] bytes of whatever.
pub(super) type Rows<'a> = [&'a [u8]; 2];

/// As much as a line of a cache and a register of AVX-512.
pub(super) const LINE: usize = 64;

/// The lines of a piece that are multiplied.
const LINES: usize = 8;

/// Segments side by side, with a line more for what the copy of the last one has too much.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Piece([[u8; LINE]; LINES + 1]);

impl Piece {
    const ZERO: Self = Self([[0; LINE]; LINES + 1]);
}

/// Number of z that have their pieces of C in the nearest cache together.
pub(super) const ZS: usize = 56;

/// The entries of [`ZS`] z, first those of the first y.
#[derive(Clone, Debug, Default)]
pub(super) struct Entries {
    /// Each y that there is.
    pub(super) by_y: Vec<OfY>,
    /// The z of each entry, from the first of these z on, and its weight; there may be more at the end, which are none.
    pub(super) zs: Vec<(u16, u32)>,
}

/// The entries of one y.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfY {
    pub(super) y: u16,
    /// Number of entries.
    pub(super) count: u16,
    /// The sum of their weights.
    pub(super) weight: u64,
}

/// Memory for pieces.
#[derive(Default)]
pub(super) struct Pieces {
    b: Vec<Piece>,
    c: Vec<Piece>,
}

/// The sum by pieces, compiled for the instructions of the kernel.
macro_rules! by_pieces {
    ($kernel:ident, $len:expr, $rows:expr, $entries:expr, $pieces:expr) => {{
        let mut sum = 0;
        for rows in $rows.chunks(rows_of_a_piece($len, $rows.len())) {
            let numbers = rows.len() * $len;
            let [ys, zs] = rows[0].map(|row| (row.len() - LINE) / $len);
            pack(rows, 0, 0..ys, $len, &mut $pieces.b);
            for piece in &mut $pieces.b {
                piece.0.as_flattened_mut()[numbers..][..LINE].fill(0);
            }
            let mut first = 0;
            for entries in $entries {
                pack(rows, 1, first..zs.min(first + ZS), $len, &mut $pieces.c);
                first += ZS;
                let (b, c) = (&$pieces.b, &$pieces.c);
                sum += match numbers.div_ceil(LINE) {
                    1 => $kernel::<1>(b, c, entries),
                    2 => $kernel::<2>(b, c, entries),
                    3 => $kernel::<3>(b, c, entries),
                    4 => $kernel::<4>(b, c, entries),
                    5 => $kernel::<5>(b, c, entries),
                    6 => $kernel::<6>(b, c, entries),
                    7 => $kernel::<7>(b, c, entries),
                    8 => $kernel::<8>(b, c, entries),
                    _ => unreachable!("a piece has eight lines"),
                };
            }
        }
        sum
    }};
}

#[cfg(target_arch = "x86_64")]
mod x86_64;

/// The sum for rows of segments with `len` numbers, up to 64, with `entries` for each [`ZS`] z.
///
/// It stays below 2^63: there are 15,680 entries with weights of 12 12,096 at most, and 56 rows of 56 products below 2^13.
///
/// # Panics
/// If the machine does not have the back end.
pub(super) fn weighted_sum(
    backend: Backend,
    len: usize,
    rows: &[Rows<'_>],
    entries: &[Entries],
    pieces: &mut Pieces,
) -> i64 {
    assert!(backend.is_available(), "this machine has no {backend}");
    match backend {
        // The compiler has NEON wherever there is AArch64.
        Backend::Portable | Backend::Simd128 | Backend::Neon => {
            by_pieces!(portable, len, rows, entries, pieces)
        }
        #[cfg(target_arch = "x86_64")]
        Backend::Avx512 if is_x86_feature_detected!("avx512vnni") => {
            // SAFETY: the machine has these instructions, as was asserted and asked.
            unsafe { x86_64::avx512(len, rows, entries, pieces) }
        }
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 | Backend::Avx512 if is_x86_feature_detected!("avxvnni") => {
            // SAFETY: as above.
            unsafe { x86_64::avx_vnni(len, rows, entries, pieces) }
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: the machine has these instructions, as was asserted.
        Backend::Avx2 | Backend::Avx512 => unsafe { x86_64::avx2(len, rows, entries, pieces) },
        #[cfg(not(target_arch = "x86_64"))]
        _ => unreachable!("asserted above"),
    }
}

/// The rows of a piece: as many as fit, and no piece much shorter than the others.
fn rows_of_a_piece(len: usize, rows: usize) -> usize {
    let fit = LINES * LINE / len;
    rows.div_ceil(rows.div_ceil(fit).max(1)).max(1)
}

/// Lays the segments that rows have for an index side by side, each index in a piece of its own, with something after them.
#[inline(always)]
fn pack(
    rows: &[Rows<'_>],
    side: usize,
    indices: std::ops::Range<usize>,
    len: usize,
    pieces: &mut Vec<Piece>,
) {
    pieces.resize(indices.len(), Piece::ZERO);
    for (index, piece) in indices.zip(pieces) {
        let piece = piece.0.as_flattened_mut();
        let mut at = 0;
        for row in rows {
            // A number of bytes known beforehand is copied faster, and what is too much is written over.
            let segment = &row[side][index * len..];
            if len <= LINE / 2 {
                piece[at..][..LINE / 2].copy_from_slice(&segment[..LINE / 2]);
            } else {
                piece[at..][..LINE].copy_from_slice(&segment[..LINE]);
            }
            at += len;
        }
    }
}

fn portable<const N: usize>(b: &[Piece], c: &[Piece], entries: &Entries) -> i64 {
    const LANES: usize = LINE / 4;
    let mut all = 0;
    let mut zs = entries.zs.iter();
    for &OfY { y, count, .. } in &entries.by_y {
        let b = &b[usize::from(y)];
        for &(z, weight) in zs.by_ref().take(usize::from(count)) {
            let c = &c[usize::from(z)];
            let mut sums = [0_i32; LANES];
            for (b, c) in b.0.iter().zip(&c.0).take(N) {
                // Signs for both: compilers know an instruction for that, but seldom one for numbers of two kinds.
                let mut fours = [0_i16; LANES];
                for (b, c) in b.as_chunks::<LANES>().0.iter().zip(c.as_chunks::<LANES>().0) {
                    for ((four, b), c) in fours.iter_mut().zip(b).zip(c) {
                        *four += i16::from(b.cast_signed()) * i16::from(c.cast_signed());
                    }
                }
                for (sum, four) in sums.iter_mut().zip(fours) {
                    *sum += i32::from(four);
                }
            }
            all += i64::from(weight) * i64::from(sums.iter().sum::<i32>());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::random::SplitMix64;

    /// Goal: the same sum by every back end.  Method: number by number; segments of every length, rows for several pieces
    /// and for every number of lines, and z of two caches full; numbers up to the largest.
    #[test]
    fn back_ends_give_the_same_sum() {
        let of_y = |y, count| OfY { y, count, weight: 0 };
        let mut rng = SplitMix64::new(5);
        let cases = [1, 2, 9, 40].map(|count| [1, 7, 21, 32, 33, 56, 64].map(|len| (len, count)));
        for (len, count) in cases.into_iter().flatten() {
            let mut row = |segments: usize, least: i8| -> Vec<u8> {
                let mut number = || (least + rng.below(28) as i8).cast_unsigned();
                (0..segments * len + LINE).map(|_| number()).collect()
            };
            // All at their largest, or at their least in C, so that sums are as far from zero as can be.
            let rows: Vec<[Vec<u8>; 2]> =
                (0..count).map(|k| [row(9, 100), row(ZS + 3, [36, -64][k % 2])]).collect();
            let entries = [
                Entries {
                    by_y: vec![of_y(2, 3), of_y(5, 1)],
                    zs: vec![(0, 1), (4, 1_296), (55, 0), (3, 12)],
                },
                Entries {
                    by_y: vec![of_y(5, 1), of_y(8, 2)],
                    zs: vec![(1, 3), (0, 12_096), (2, 7)],
                },
            ];
            let product = |y: u16, z: usize| -> i64 {
                let of_rows = rows.iter().map(|[b, c]| {
                    let pairs = b[usize::from(y) * len..][..len].iter().zip(&c[z * len..]);
                    pairs.map(|(&b, &c)| i64::from(b) * i64::from(c.cast_signed())).sum::<i64>()
                });
                of_rows.sum()
            };
            let mut expected = 0;
            for (entries, first) in entries.iter().zip([0, ZS]) {
                let ys = entries.by_y.iter().flat_map(|of_y| vec![of_y.y; of_y.count.into()]);
                for (y, &(z, weight)) in ys.zip(&entries.zs) {
                    expected += i64::from(weight) * product(y, first + usize::from(z));
                }
            }
            let rows: Vec<Rows<'_>> = rows.iter().map(|[b, c]| [&b[..], &c[..]]).collect();
            for backend in Backend::available() {
                let mut pieces = Pieces::default();
                let sum = weighted_sum(backend, len, &rows, &entries, &mut pieces);
                assert_eq!(sum, expected, "{backend}, {count} rows of {len}");
            }
            // Where there is AVX-VNNI, it was taken for AVX2.
            #[cfg(target_arch = "x86_64")]
            if Backend::Avx2.is_available() {
                // SAFETY: the machine has these instructions.
                let sum = unsafe { x86_64::avx2(len, &rows, &entries, &mut Pieces::default()) };
                assert_eq!(sum, expected, "AVX2 alone, {count} rows of {len}");
            }
        }
    }
}
