//! AVX2: a register of 256 bits, a band in each of its lower three quarters.
#![allow(unsafe_code)]

use super::super::words::{LAST_STACK, NEXT_STACK, WORDS, Words, operations};
use super::super::{Engine, Search, Task};
use ennea_base::progress::{Progress, Stopped};
use std::arch::x86_64::*;

/// The machine has AVX2 and the bit instructions that came with it.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Avx2(());

impl Avx2 {
    pub(in super::super) fn find() -> Option<Self> {
        (is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt"))
        .then_some(Self(()))
    }
}

/// A word for each box.  Made from an [`Avx2`] only, so where there is one the machine has AVX2.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Ymm(pub(super) __m256i);

macro_rules! avx2 {
    ($operation:expr) => {
        // SAFETY: these operations need nothing but AVX2.  A `Ymm`, and the `Avx2` that one is made
        // from, exist only where the machine has it.  No pointer is among the operands.
        unsafe { $operation }
    };
}

impl Ymm {
    /// Moves bytes within each half.
    #[inline(always)]
    fn shuffle(self, bytes: &[u8; 16]) -> Self {
        // SAFETY: reads 16 borrowed bytes; `self` says that the machine has the instructions.
        let from = unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
        Self(avx2!(_mm256_shuffle_epi8(self.0, _mm256_broadcastsi128_si256(from))))
    }

    #[inline(always)]
    fn drop_lowest(self) -> Self {
        Self(avx2!({
            let lowered = _mm256_add_epi16(self.0, _mm256_set1_epi16(-1));
            _mm256_and_si256(self.0, lowered)
        }))
    }

    #[inline(always)]
    fn is_zero(self) -> __m256i {
        avx2!(_mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()))
    }
}

impl Words for Ymm {
    type Proof = Avx2;

    const PARTS: u32 = 1;

    #[inline(always)]
    fn load(_: Avx2, words: &[u16; WORDS]) -> Self {
        // SAFETY: the `Avx2` says that the machine has the instruction; it reads the 32 bytes of 16
        // words, which are borrowed, and needs no alignment.
        Self(unsafe { _mm256_loadu_si256(words.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> [u16; WORDS] {
        let mut words = [0; WORDS];
        // SAFETY: there is a `Ymm`, so the machine has the instruction; it writes the 32 bytes of 16
        // words of our own, and needs no alignment.
        unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), self.0) };
        words
    }

    operations! { |a, b|
        and: avx2!(_mm256_and_si256(a, b)),
        or: avx2!(_mm256_or_si256(a, b)),
        xor: avx2!(_mm256_xor_si256(a, b)),
        without: avx2!(_mm256_andnot_si256(b, a)),
        add: avx2!(_mm256_add_epi16(a, b)),
        sub: avx2!(_mm256_sub_epi16(a, b)),
        where_zero: avx2!(_mm256_and_si256(a, Ymm(b).is_zero())),
        // Gives 0 where the test is 0, and a where it is positive, as others below 2^15 are.
        where_nonzero: avx2!(_mm256_sign_epi16(a, b)),
        // Arithmetic shifts spread the highest bit.
        without_high: avx2!(_mm256_andnot_si256(_mm256_srai_epi16::<15>(b), a)),
    }

    #[inline(always)]
    fn count(self) -> Self {
        // Bits by fours, from a table; the ninth bit by itself.
        Self(avx2!({
            let table = _mm256_broadcastsi128_si256(_mm_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
            ));
            let fours = _mm256_set1_epi16(0x000F);
            let low = _mm256_shuffle_epi8(table, _mm256_and_si256(self.0, fours));
            let middle = _mm256_and_si256(_mm256_srli_epi16::<4>(self.0), fours);
            let middle = _mm256_shuffle_epi8(table, middle);
            let ninth = _mm256_srli_epi16::<8>(self.0);
            _mm256_add_epi16(_mm256_add_epi16(low, middle), ninth)
        }))
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
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn narrowed_where(self, to: Self, test: Self) -> Self {
        // A blend would be three operations on new processors.
        Self(avx2!(_mm256_and_si256(self.0, _mm256_or_si256(to.0, test.is_zero()))))
    }

    #[inline(always)]
    fn narrowed_to_three(self, to: Self) -> Self {
        self.narrowed_where(to, to.drop_lowest().drop_lowest())
    }

    #[inline(always)]
    fn nonzero_parts(self) -> u32 {
        avx2!(1 - _mm256_testz_si256(self.0, self.0) as u32)
    }

    #[inline(always)]
    fn nonzero_words(self) -> u32 {
        // A bit of each word, packed to bytes; packing works within halves.
        avx2!({
            let bytes = _mm256_packs_epi16(self.is_zero(), _mm256_setzero_si256());
            let bits = !_mm256_movemask_epi8(bytes) as u32;
            (bits & 0xFF) | (bits >> 8 & 0xFF00)
        })
    }

    #[inline(always)]
    fn first_pair(self) -> Option<usize> {
        let others = self.drop_lowest();
        let (one, two) = (others.is_zero(), others.drop_lowest().is_zero());
        // Two bits of each word.
        let pairs = avx2!(_mm256_movemask_epi8(_mm256_andnot_si256(one, two)));
        (pairs != 0).then_some(pairs.trailing_zeros() as usize / 2)
    }
}

impl Engine for Avx2 {
    type Words = Ymm;

    #[inline(always)]
    fn proof(self) -> Self {
        self
    }

    compiled_for!(Avx2, "avx2,bmi1,bmi2,lzcnt,popcnt");
}
