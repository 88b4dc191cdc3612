//! The portable back end: three machine words of 64 bits, one for each band.
//!
//! Four 16-bit words share a machine word; nothing is carried between them, because no word passes
//! 2^16 ([`Words::add`]).

use super::words::{WORDS, Words, operations};
use super::{Engine, Next, Search, Task};
use ennea_base::progress::{Progress, Stopped};

/// A word for each box, a band in 64 bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bands([u64; 3]);

/// Needs nothing of the machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portable;

const ONES: u64 = 0x0001_0001_0001_0001;
const LOW15: u64 = 0x7FFF * ONES;
/// The three words of a band that belong to boxes.
const BAND: u64 = 0x0000_FFFF_FFFF_FFFF;

impl Bands {
    #[inline(always)]
    fn map(self, f: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(f))
    }

    #[inline(always)]
    fn drop_lowest(self) -> Self {
        self.map(|band| band & (band + LOW15))
    }

    /// All ones in the words that are not 0; words are below 2^15.
    #[inline(always)]
    fn filled(self) -> Self {
        self.map(|band| {
            let flags = ((band + LOW15) >> 15) & ONES;
            (flags << 16).wrapping_sub(flags)
        })
    }
}

#[inline(always)]
fn zip(one: [u64; 3], other: [u64; 3], f: impl Fn(u64, u64) -> u64) -> [u64; 3] {
    std::array::from_fn(|band| f(one[band], other[band]))
}

impl Words for Bands {
    type Proof = ();

    const PARTS: u32 = 1;

    #[inline(always)]
    fn load((): (), words: &[u16; WORDS]) -> Self {
        Self(std::array::from_fn(|band| {
            (0..4).map(|stack| u64::from(words[4 * band + stack]) << (16 * stack)).sum()
        }))
    }

    #[inline(always)]
    fn store(self) -> [u16; WORDS] {
        std::array::from_fn(|word| {
            self.0.get(word / 4).map_or(0, |band| (band >> (16 * (word % 4))) as u16)
        })
    }

    operations! { |a, b|
        and: zip(a, b, |a, b| a & b),
        or: zip(a, b, |a, b| a | b),
        xor: zip(a, b, |a, b| a ^ b),
        without: zip(a, b, |a, b| a & !b),
        add: zip(a, b, |a, b| a.wrapping_add(b)),
        sub: zip(a, b, |a, b| a - b),
    }

    #[inline(always)]
    fn count(self) -> Self {
        self.map(|x| {
            let pairs = x - ((x >> 1) & (0x5555 * ONES));
            let fours = (pairs & (0x3333 * ONES)) + ((pairs >> 2) & (0x3333 * ONES));
            let bytes = (fours + (fours >> 4)) & (0x0F0F * ONES);
            (bytes + (bytes >> 8)) & (0x001F * ONES)
        })
    }

    #[inline(always)]
    fn next_stack(self) -> Self {
        self.map(|band| ((band & BAND) >> 16) | ((band << 32) & BAND))
    }

    #[inline(always)]
    fn last_stack(self) -> Self {
        self.map(|band| ((band & BAND) >> 32) | ((band << 16) & BAND))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c] = self.0;
        Self([b, c, a])
    }

    #[inline(always)]
    fn last_band(self) -> Self {
        let [a, b, c] = self.0;
        Self([c, a, b])
    }

    #[inline(always)]
    fn where_zero(self, test: Self) -> Self {
        self.without(test.filled())
    }

    #[inline(always)]
    fn where_nonzero(self, test: Self) -> Self {
        self.and(test.filled())
    }

    #[inline(always)]
    fn narrowed_where(self, to: Self, test: Self) -> Self {
        self.without(test.filled().without(to))
    }

    #[inline(always)]
    fn narrowed_to_three(self, to: Self) -> Self {
        self.narrowed_where(to, to.drop_lowest().drop_lowest())
    }

    #[inline(always)]
    fn nonzero_parts(self) -> u32 {
        let [a, b, c] = self.0;
        u32::from(a | b | c != 0)
    }

    operations! { |a, b|
        without_high: zip(a, b, |own, other| {
            let flags = (other >> 15) & ONES;
            own & !(flags << 16).wrapping_sub(flags)
        }),
    }

    #[inline(always)]
    fn nonzero_words(self) -> u32 {
        let [a, b, c] = self.map(|band| band + LOW15).0.map(|band| {
            let flags = (band >> 15) & ONES;
            let pairs = flags | (flags >> 15);
            ((pairs | (pairs >> 30)) & 0xF) as u32
        });
        a | (b << 4) | (c << 8)
    }

    #[inline(always)]
    fn first_pair(self) -> Option<usize> {
        let others = self.drop_lowest();
        let pairs = others.where_zero(others.drop_lowest()).nonzero_words();
        (pairs != 0).then_some(pairs.trailing_zeros() as usize)
    }
}

impl Engine for Portable {
    type Words = Bands;

    fn proof(self) {}

    fn count(search: &mut Search<Self>, task: Task<'_>) -> Result<u64, Stopped> {
        search.count_inline(task)
    }

    fn next(search: &mut Search<Self>, progress: &dyn Progress) -> Next {
        search.next_inline(progress)
    }
}
