//! WebAssembly's 128-bit vectors: two of them, a band in each half of the first and one in the lower half of the second.
//!
//! A module has these instructions as a whole or not at all, so this back end is chosen when it is compiled, and stands in
//! the place of the portable one, whose code nobody would run.  Oracle: the portable back end.
//! What runs it are questions in a browser, whose answers are compared with those of other machines (`vectors.json` of
//! `ennea-questions`).
#![allow(unsafe_code)]

use super::words::{WORDS, Words, operations};
use super::{Engine, Next, Search, Task};
use ennea_base::progress::{Progress, Stopped};
use std::arch::wasm32::*;

/// The module was compiled with 128-bit vectors.
#[derive(Clone, Copy, Debug)]
pub(super) struct Simd128;

/// A word for each box: bands 0 and 1, band 2.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves([v128; 2]);

/// All ones in the words that are not 0.
#[inline(always)]
fn filled(x: v128) -> v128 {
    i16x8_ne(x, u16x8_splat(0))
}

/// A bit for each word that is filled.
#[inline(always)]
fn bits([a, b]: [v128; 2]) -> u32 {
    u32::from(i8x16_bitmask(i8x16_narrow_i16x8(a, b)))
}

/// Number of bits of each word.
#[inline(always)]
fn counted(x: v128) -> v128 {
    u16x8_extadd_pairwise_u8x16(u8x16_popcnt(x))
}

/// Each box of two bands gets the word of the next stack.
#[inline(always)]
fn next_stack(x: v128) -> v128 {
    i16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(x, x)
}

/// Each box of two bands gets the word of the stack after the next.
#[inline(always)]
fn last_stack(x: v128) -> v128 {
    i16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(x, x)
}

impl Words for Halves {
    type Proof = ();

    const PARTS: u32 = 1;

    #[inline(always)]
    fn load((): (), words: &[u16; WORDS]) -> Self {
        let at = words.as_ptr().cast::<v128>();
        // SAFETY: reads twice 16 bytes of 16 borrowed words, wherever they lie.
        Self(unsafe { [v128_load(at), v128_load(at.add(1))] })
    }

    #[inline(always)]
    fn store(self) -> [u16; WORDS] {
        let mut words = [0; WORDS];
        let at = words.as_mut_ptr().cast::<v128>();
        // SAFETY: writes twice 16 bytes of 16 words of our own, wherever they lie.
        unsafe {
            v128_store(at, self.0[0]);
            v128_store(at.add(1), self.0[1]);
        }
        words
    }

    operations! { |[a, b], [c, d]|
        and: [v128_and(a, c), v128_and(b, d)],
        or: [v128_or(a, c), v128_or(b, d)],
        xor: [v128_xor(a, c), v128_xor(b, d)],
        without: [v128_andnot(a, c), v128_andnot(b, d)],
        add: [u16x8_add(a, c), u16x8_add(b, d)],
        sub: [u16x8_sub(a, c), u16x8_sub(b, d)],
        where_zero: [v128_andnot(a, filled(c)), v128_andnot(b, filled(d))],
        where_nonzero: [v128_and(a, filled(c)), v128_and(b, filled(d))],
        // Arithmetic shifts spread the highest bit.
        without_high: [v128_andnot(a, i16x8_shr(c, 15)), v128_andnot(b, i16x8_shr(d, 15))],
    }

    #[inline(always)]
    fn count(self) -> Self {
        let [a, b] = self.0;
        Self([counted(a), counted(b)])
    }

    #[inline(always)]
    fn next_stack(self) -> Self {
        let [a, b] = self.0;
        Self([next_stack(a), next_stack(b)])
    }

    #[inline(always)]
    fn last_stack(self) -> Self {
        let [a, b] = self.0;
        Self([last_stack(a), last_stack(b)])
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b] = self.0;
        // Bands 1 and 2; band 0, and the zeros after band 2.
        Self([i64x2_shuffle::<1, 2>(a, b), i64x2_shuffle::<0, 3>(a, b)])
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        let [a, b] = self.0;
        // Bands 2 and 0; band 1, and the zeros.
        Self([i64x2_shuffle::<2, 0>(a, b), i64x2_shuffle::<1, 3>(a, b)])
    }

    #[inline(always)]
    fn narrowed_where(self, to: Self, test: Self) -> Self {
        // What `to` lacks goes where `test` has any bit.
        let ([a, b], [c, d], [e, f]) = (self.0, to.0, test.0);
        Self([v128_andnot(a, v128_andnot(filled(e), c)), v128_andnot(b, v128_andnot(filled(f), d))])
    }

    #[inline(always)]
    fn narrowed_to_three(self, to: Self) -> Self {
        let ([a, b], [c, d], [e, f], two) = (self.0, to.0, to.count().0, u16x8_splat(2));
        Self([
            v128_andnot(a, v128_andnot(i16x8_gt(e, two), c)),
            v128_andnot(b, v128_andnot(i16x8_gt(f, two), d)),
        ])
    }

    #[inline(always)]
    fn nonzero_parts(self) -> u32 {
        let [a, b] = self.0;
        u32::from(v128_any_true(v128_or(a, b)))
    }

    #[inline(always)]
    fn nonzero_words(self) -> u32 {
        let [a, b] = self.0;
        bits([filled(a), filled(b)])
    }

    #[inline(always)]
    fn first_pair(self) -> Option<usize> {
        let ([a, b], two) = (self.count().0, u16x8_splat(2));
        let pairs = bits([i16x8_eq(a, two), i16x8_eq(b, two)]);
        (pairs != 0).then_some(pairs.trailing_zeros() as usize)
    }
}

impl Engine for Simd128 {
    type Words = Halves;

    fn proof(self) {}

    fn count(search: &mut Search<Self>, task: Task<'_>) -> Result<u64, Stopped> {
        search.count_inline(task)
    }

    fn next(search: &mut Search<Self>, progress: &dyn Progress) -> Next {
        search.next_inline(progress)
    }
}
