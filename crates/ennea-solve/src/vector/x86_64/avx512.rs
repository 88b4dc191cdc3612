//! AVX-512: one state in registers of 256 bits, the two outcomes of a choice in the halves of 512.
//!
//! Tried without gain: masks made by arithmetic shifts instead of mask registers; 512 bits for a state
//! that stands alone.
#![allow(unsafe_code)]

use super::super::state::{Settled, State};
use super::super::words::{LAST_STACK, NEXT_STACK, WORDS, Words, operations};
use super::super::{Engine, Pending, Search, Task};
use super::avx2::{Avx2, Ymm};
use ennea_base::progress::{Progress, Stopped};
use std::arch::x86_64::*;

/// The machine has AVX2, AVX-512 F, BW, VL and BITALG.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Avx512(Avx2);

impl Avx512 {
    pub(in super::super) fn find() -> Option<Self> {
        let has_all = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bitalg");
        if has_all { Avx2::find().map(Self) } else { None }
    }
}

/// Two words for each box.  Made from an [`Avx512`] only, so where there is one the machine has
/// AVX-512.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Zmm(__m512i);

macro_rules! avx512 {
    ($operation:expr) => {
        // SAFETY: these operations need nothing but AVX-512 F, BW, VL and BITALG.  A `Zmm`, and the
        // `Avx512` that one is made from, exist only where the machine has them.  No pointer is among
        // the operands.
        unsafe { $operation }
    };
}

impl Zmm {
    /// Moves bytes within each quarter.
    #[inline(always)]
    fn shuffle(self, bytes: &[u8; 16]) -> Self {
        // SAFETY: reads 16 borrowed bytes; `self` says that the machine has the instructions.
        let from = unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
        Self(avx512!(_mm512_shuffle_epi8(self.0, _mm512_broadcast_i32x4(from))))
    }

    #[inline(always)]
    fn pair(low: Ymm, high: Ymm) -> Self {
        Self(avx512!(_mm512_inserti64x4::<1>(_mm512_castsi256_si512(low.0), high.0)))
    }

    #[inline(always)]
    fn low(self) -> Ymm {
        Ymm(avx512!(_mm512_castsi512_si256(self.0)))
    }

    #[inline(always)]
    fn high(self) -> Ymm {
        Ymm(avx512!(_mm512_extracti64x4_epi64::<1>(self.0)))
    }
}

impl Words for Zmm {
    type Proof = Avx512;

    const PARTS: u32 = 3;

    #[inline(always)]
    fn load(proof: Avx512, words: &[u16; WORDS]) -> Self {
        let once = Ymm::load(proof.0, words);
        Self(avx512!(_mm512_broadcast_i64x4(once.0)))
    }

    #[inline(always)]
    fn store(self) -> [u16; WORDS] {
        self.low().store()
    }

    operations! { |a, b|
        and: avx512!(_mm512_and_si512(a, b)),
        or: avx512!(_mm512_or_si512(a, b)),
        xor: avx512!(_mm512_xor_si512(a, b)),
        without: avx512!(_mm512_andnot_si512(b, a)),
        add: avx512!(_mm512_add_epi16(a, b)),
        sub: avx512!(_mm512_sub_epi16(a, b)),
        where_zero: avx512!(_mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(b, b), a)),
        where_nonzero: avx512!(_mm512_maskz_mov_epi16(_mm512_test_epi16_mask(b, b), a)),
        without_high: avx512!(_mm512_maskz_mov_epi16(!_mm512_movepi16_mask(b), a)),
    }

    #[inline(always)]
    fn count(self) -> Self {
        Self(avx512!(_mm512_popcnt_epi16(self.0)))
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
        Self(avx512!(_mm512_permutex_epi64::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        Self(avx512!(_mm512_permutex_epi64::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn narrowed_where(self, to: Self, test: Self) -> Self {
        Self(avx512!({
            let mask = _mm512_test_epi16_mask(test.0, test.0);
            _mm512_mask_mov_epi16(self.0, mask, _mm512_and_si512(self.0, to.0))
        }))
    }

    #[inline(always)]
    fn narrowed_to_three(self, to: Self) -> Self {
        Self(avx512!({
            let mask = _mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(to.0), _mm512_set1_epi16(2));
            _mm512_mask_mov_epi16(self.0, mask, _mm512_and_si512(self.0, to.0))
        }))
    }

    #[inline(always)]
    fn nonzero_parts(self) -> u32 {
        let words = self.nonzero_words();
        u32::from(words & 0xFFFF != 0) | u32::from(words >> WORDS != 0) << 1
    }

    #[inline(always)]
    fn nonzero_words(self) -> u32 {
        avx512!(_mm512_test_epi16_mask(self.0, self.0))
    }

    #[inline(always)]
    fn first_pair(self) -> Option<usize> {
        self.low().first_pair()
    }
}

impl Engine for Avx512 {
    type Words = Ymm;

    #[inline(always)]
    fn proof(self) -> Avx2 {
        self.0
    }

    #[inline(always)]
    fn settle_first(
        self,
        first: &mut State<Ymm>,
        second: &mut Pending<Ymm>,
        apart: bool,
        steps: &mut u64,
    ) -> Settled {
        if apart {
            return first.settle(self.0, second.hasty, steps);
        }
        let (a, b) = (&mut first.0, &mut second.state.0);
        let mut both = State([Zmm::pair(a[0], b[0]); 9]);
        for i in 1..9 {
            both.0[i] = Zmm::pair(a[i], b[i]);
        }
        let [settled, other] = both.settle_parts(self, second.hasty, steps);
        for i in 0..9 {
            a[i] = both.0[i].low();
            b[i] = both.0[i].high();
        }
        second.settled = Some(other);
        settled
    }

    compiled_for!(Avx512, "avx2,avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,lzcnt,popcnt");
}
