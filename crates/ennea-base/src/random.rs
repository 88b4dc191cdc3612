//! Numbers that look random and are the same for the same seed, for ever.
//!
//! The generator adds an odd constant to its state and mixes the sum:
//!
//! ```text
//!   s <- s + 9E3779B97F4A7C15,   z = s,   z <- (z ^ z >> 30) BF58476D1CE4E5B9,
//!   z <- (z ^ z >> 27) 94D049BB133111EB,   z ^ z >> 31          all modulo 2^64
//! ```
//!
//! Source: SplitMix64, `[SLF2014]`.  Cost: a nanosecond.  Oracle: its published outputs.

use crate::hash::fnv1a;

/// The seed that a text means: a number from 0 to 2^64 - 1 itself, any other text its hash FNV-1a of
/// 64 bits; frozen.
///
/// ```
/// use ennea::random::seed;
/// assert_eq!((seed("42"), seed("Grandmother")), (42, 0xc1a1_7251_b0aa_a022));
/// ```
pub fn seed(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| fnv1a(text.as_bytes()))
}

/// A generator with its state.
///
/// ```
/// use ennea::random::SplitMix64;
/// let mut random = SplitMix64::new(1_234_567);
/// assert_eq!(random.next_word(), 6_457_827_717_110_365_317);
/// assert!(random.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of many generators with the same seed, each for itself: what is drawn from one does not depend
    /// on what is drawn from the others.
    ///
    /// ```
    /// use ennea::random::SplitMix64;
    /// let words = [0, 1].map(|index| SplitMix64::substream(1, index).next_word());
    /// assert_eq!(words, [12_793_040_940_332_582_595, 15_354_349_423_939_954_581]);
    /// ```
    pub const fn substream(seed: u64, index: u64) -> Self {
        Self::part(Self::new(seed).next_word(), index)
    }

    /// One of many generators that a drawn word gives, each for itself.
    ///
    /// Numbers in a row are no good as seeds; what the generator makes of them is.
    pub const fn part(drawn: u64, index: u64) -> Self {
        Self::new(Self::new(drawn.wrapping_add(index)).next_word())
    }

    /// The next 64 bits.
    pub const fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = self.0;
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A multiple of 2^-53 in [0, 1), from the upper 53 bits of a word.
    pub fn unit(&mut self) -> f64 {
        (self.next_word() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number below a bound, each as likely as the others: words that would favour some are drawn
    /// again.
    ///
    /// # Panics
    /// If the bound is 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        // The largest multiple of the bound that 64 bits hold.
        let end = u64::MAX - u64::MAX % bound;
        loop {
            let word = self.next_word();
            if word < end {
                return (word % bound) as usize;
            }
        }
    }

    /// A number below a bound of up to 128 bits, each as likely as the others: as many bits as the
    /// bound's last number has, drawn again while they are too large.
    ///
    /// Up to 64 bits take one word, more take two, the upper one first.
    ///
    /// ```
    /// use ennea::random::SplitMix64;
    /// let mut random = SplitMix64::new(1);
    /// assert!(random.below_u128(6_670_903_752_021_072_936_960) > 1 << 64);
    /// ```
    ///
    /// # Panics
    /// If the bound is 0.
    pub const fn below_u128(&mut self, bound: u128) -> u128 {
        assert!(bound > 0, "there is no number below 0");
        let last = bound - 1;
        // Not 128 for a bound of 1, whose only number has no bits.
        let mask = if last == 0 { 0 } else { u128::MAX >> last.leading_zeros() };
        loop {
            let upper = if mask > u64::MAX as u128 { self.next_word() } else { 0 };
            let word = ((upper as u128) << 64 | self.next_word() as u128) & mask;
            if word <= last {
                return word;
            }
        }
    }

    /// Puts the items in any order, each as likely as the others (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }

    /// The numbers below a bound in any order.
    pub fn order(&mut self, bound: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..bound).collect();
        self.shuffle(&mut order);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first outputs for the seed 1234567, as they are published with other implementations.
    #[test]
    fn the_published_outputs() {
        let mut random = SplitMix64::new(1_234_567);
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(expected.map(|_| random.next_word()), expected);
    }

    /// Goal: no number is favoured, whatever the bound.  Method: numbers below a bound fall into equal
    /// parts of its range; a mask instead of drawing again would double some of them.
    #[test]
    fn long_numbers_are_below_their_bound_and_equally_likely() {
        for bound in [1, 2, 6, 1000, 1 << 64, (1 << 64) + 1, 3 << 64, 5 << 100, u128::MAX] {
            let mut random = SplitMix64::new(7);
            let parts = bound.min(5);
            let mut counts = [0_i32; 5];
            for _ in 0..10_000 {
                let number = random.below_u128(bound);
                assert!(number < bound);
                // The part's number, rounded down; parts differ in size by less than their number.
                counts[(number / bound.div_ceil(parts)) as usize] += 1;
            }
            if bound % parts == 0 || bound > 1 << 60 {
                let expected = 10_000 / parts as i32;
                // Five standard deviations of a binomial count are at most 250.
                let far = |&count: &i32| (count - expected).abs() > 250;
                assert!(!counts[..parts as usize].iter().any(far), "{bound}: {counts:?}");
            }
        }
    }

    #[test]
    fn orders_are_all_there_and_equally_likely() {
        let mut random = SplitMix64::new(1);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            *counts.entry(random.order(3)).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        // Five standard deviations of a binomial count with 6000 trials and p = 1/6 are 144.
        assert!(counts.values().all(|&count: &i32| (count - 1000).abs() < 144), "{counts:?}");
    }
}
