//! NEON: two registers of 128 bits, a band in each half of the first and one in the lower half of the second.
//!
//! The outcomes of a choice are settled one after the other, as with AVX2.  Its speed has not been measured.  Oracle: the
//! portable back end, which passes the same tests.
#![allow(unsafe_code)]

use super::words::{LAST_STACK, NEXT_STACK, WORDS, Words, operations};
use super::{Engine, Search, Task};
use ennea_base::progress::{Progress, Stopped};
use std::arch::aarch64::*;
use std::arch::is_aarch64_feature_detected;

/// The machine has NEON.
#[derive(Clone, Copy, Debug)]
pub(super) struct Neon(());

impl Neon {
    pub(super) fn find() -> Option<Self> {
        is_aarch64_feature_detected!("neon").then_some(Self(()))
    }
}

/// A word for each box: bands 0 and 1, band 2.  Made from a [`Neon`] only, so where there is one the machine has NEON.
#[derive(Clone, Copy, Debug)]
pub(super) struct Halves([uint16x8_t; 2]);

macro_rules! neon {
    ($operation:expr) => {
        // SAFETY: these operations need nothing but NEON.  `Halves`, and the `Neon` that they are made from, exist only
        // where the machine has it.  No pointer is among the operands.
        unsafe { $operation }
    };
}

/// The bit of each word in [`Words::nonzero_words`].
const BITS: [u16; WORDS] = {
    let (mut bits, mut word) = ([0; WORDS], 0);
    while word < WORDS {
        bits[word] = 1 << word;
        word += 1;
    }
    bits
};

impl Halves {
    #[inline(always)]
    fn of(words: &[u16; WORDS]) -> [uint16x8_t; 2] {
        // SAFETY: reads twice 16 bytes of 16 borrowed words; called only with a `Neon` or `Halves` at hand.
        unsafe { [vld1q_u16(words.as_ptr()), vld1q_u16(words.as_ptr().add(WORDS / 2))] }
    }

    #[inline(always)]
    fn shuffle(self, bytes: &[u8; 16]) -> Self {
        let [a, b] = self.0;
        // SAFETY: reads 16 borrowed bytes; `self` says that the machine has NEON.
        let from = unsafe { vld1q_u8(bytes.as_ptr()) };
        Self(neon!([
            vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(a), from)),
            vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(b), from)),
        ]))
    }
}

impl Words for Halves {
    type Proof = Neon;

    const PARTS: u32 = 1;

    #[inline(always)]
    fn load(_: Neon, words: &[u16; WORDS]) -> Self {
        Self(Self::of(words))
    }

    #[inline(always)]
    fn store(self) -> [u16; WORDS] {
        let mut words = [0; WORDS];
        // SAFETY: writes twice 16 bytes of 16 words of our own; `self` says that the machine has NEON.
        unsafe {
            vst1q_u16(words.as_mut_ptr(), self.0[0]);
            vst1q_u16(words.as_mut_ptr().add(WORDS / 2), self.0[1]);
        }
        words
    }

    operations! { |[a, b], [c, d]|
        and: neon!([vandq_u16(a, c), vandq_u16(b, d)]),
        or: neon!([vorrq_u16(a, c), vorrq_u16(b, d)]),
        xor: neon!([veorq_u16(a, c), veorq_u16(b, d)]),
        without: neon!([vbicq_u16(a, c), vbicq_u16(b, d)]),
        add: neon!([vaddq_u16(a, c), vaddq_u16(b, d)]),
        sub: neon!([vsubq_u16(a, c), vsubq_u16(b, d)]),
    }

    #[inline(always)]
    fn count(self) -> Self {
        let [a, b] = self.0;
        Self(neon!([
            vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a))),
            vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(b))),
        ]))
    }

    #[inline(always)]
    fn next_stack(self) -> Self {
        self.shuffle(&NEXT_STACK)
    }

    #[inline(always)]
    fn last_stack(self) -> Self {
        self.shuffle(&LAST_STACK)
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b] = self.0;
        // Bands 1 and 2; band 0, and the zeros after band 2.
        Self(neon!([vextq_u16::<4>(a, b), vcombine_u16(vget_low_u16(a), vget_high_u16(b))]))
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        let [a, b] = self.0;
        // Bands 2 and 0; band 1, and the zeros.
        Self(neon!([
            vcombine_u16(vget_low_u16(b), vget_low_u16(a)),
            vcombine_u16(vget_high_u16(a), vget_high_u16(b)),
        ]))
    }

    operations! { |[a, b], [c, d]|
        where_zero: neon!([vandq_u16(a, vceqzq_u16(c)), vandq_u16(b, vceqzq_u16(d))]),
        where_nonzero: neon!([vandq_u16(a, vtstq_u16(c, c)), vandq_u16(b, vtstq_u16(d, d))]),
    }

    #[inline(always)]
    fn narrowed_where(self, to: Self, test: Self) -> Self {
        // What `to` lacks goes where `test` has any bit.
        let ([a, b], [c, d], [e, f]) = (self.0, to.0, test.0);
        Self(neon!([
            vbicq_u16(a, vbicq_u16(vtstq_u16(e, e), c)),
            vbicq_u16(b, vbicq_u16(vtstq_u16(f, f), d)),
        ]))
    }

    #[inline(always)]
    fn narrowed_to_three(self, to: Self) -> Self {
        let ([a, b], [c, d], [e, f]) = (self.0, to.0, to.count().0);
        Self(neon!({
            let two = vdupq_n_u16(2);
            [
                vbicq_u16(a, vbicq_u16(vcgtq_u16(e, two), c)),
                vbicq_u16(b, vbicq_u16(vcgtq_u16(f, two), d)),
            ]
        }))
    }

    #[inline(always)]
    fn nonzero_parts(self) -> u32 {
        let [a, b] = self.0;
        u32::from(neon!(vmaxvq_u16(vorrq_u16(a, b))) != 0)
    }

    #[inline(always)]
    fn without_high(self, other: Self) -> Self {
        // Arithmetic shifts spread the highest bit.
        let ([a, b], [c, d]) = (self.0, other.0);
        Self(neon!({
            let c = vshrq_n_s16::<15>(vreinterpretq_s16_u16(c));
            let d = vshrq_n_s16::<15>(vreinterpretq_s16_u16(d));
            [vbicq_u16(a, vreinterpretq_u16_s16(c)), vbicq_u16(b, vreinterpretq_u16_s16(d))]
        }))
    }

    #[inline(always)]
    fn nonzero_words(self) -> u32 {
        let ([a, b], [low, high]) = (self.0, Self::of(&BITS));
        neon!({
            let a = vandq_u16(vtstq_u16(a, a), low);
            let b = vandq_u16(vtstq_u16(b, b), high);
            u32::from(vaddvq_u16(vorrq_u16(a, b)))
        })
    }

    #[inline(always)]
    fn first_pair(self) -> Option<usize> {
        let ([a, b], [low, high]) = (self.count().0, Self::of(&BITS));
        let pairs = neon!({
            let two = vdupq_n_u16(2);
            let a = vandq_u16(vceqq_u16(a, two), low);
            let b = vandq_u16(vceqq_u16(b, two), high);
            u32::from(vaddvq_u16(vorrq_u16(a, b)))
        });
        (pairs != 0).then_some(pairs.trailing_zeros() as usize)
    }
}

impl Engine for Neon {
    type Words = Halves;

    #[inline(always)]
    fn proof(self) -> Self {
        self
    }

    compiled_for!(Neon, "neon");
}
