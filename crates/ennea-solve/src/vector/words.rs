//! Operations on a vector of 16-bit words, as few as are needed.
//!
//! A vector holds one word for each of the nine boxes: box (b, s), in band b and stack s, owns word
//! 4 b + s of 16.  The words 3, 7, 11 and 12 to 15 belong to nobody and stay 0.  So boxes of one
//! band are neighbours in four words, and the bands are three groups of four words: moving along a
//! band or along a stack is one shuffle each.
//!
//! A back end implements this trait for its register; the algorithm is written once, above it.  All of it
//! must be inlined into the one function that is compiled for the instruction set.  So it is written
//! with loops, without closures: these are compiled by themselves first, when the instructions are not
//! at hand, and then look too large to be inlined (tried: 20 times slower).

/// Number of words in a vector.
pub(super) const WORDS: usize = 16;
/// The words that belong to boxes, as bits.
#[cfg(test)]
pub(super) const BOXES: u32 = 0x0777;

/// For each byte of two bands the byte of the next stack on its line.
#[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
pub(super) const NEXT_STACK: [u8; 16] = [2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15];
/// For each byte of two bands that of the stack after the next.
#[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
pub(super) const LAST_STACK: [u8; 16] = [4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15];

/// The word of a box.
pub(super) const fn word(band: usize, stack: usize) -> usize {
    4 * band + stack
}

/// A vector of words, one for each box; or two such vectors side by side, treated alike.
pub(super) trait Words: Copy {
    /// Something that exists only where the machine has the instructions.
    type Proof: Copy;

    /// All parts, a bit for each.
    const PARTS: u32;

    /// Loads the 16 words into every part.
    fn load(proof: Self::Proof, words: &[u16; WORDS]) -> Self;

    /// The 16 words of the first part.
    fn store(self) -> [u16; WORDS];

    fn and(self, other: Self) -> Self;

    fn or(self, other: Self) -> Self;

    fn xor(self, other: Self) -> Self;

    /// The bits of `self` that `other` has not.
    fn without(self, other: Self) -> Self;

    /// Sums word by word; no sum may reach 2^16.
    fn add(self, other: Self) -> Self;

    /// Differences word by word; no word of `other` may be greater than that of `self`.
    fn sub(self, other: Self) -> Self;

    /// Number of bits of each word, of at most 9.
    fn count(self) -> Self;

    /// Box (b, s) gets the word of box (b, s + 1), cyclically.
    fn next_stack(self) -> Self;

    /// Box (b, s) gets the word of box (b, s + 2), cyclically.
    fn last_stack(self) -> Self;

    /// Box (b, s) gets the word of box (b + 1, s), cyclically.
    fn next_band(self) -> Self;

    /// Box (b, s) gets the word of box (b + 2, s), cyclically.
    fn last_band(self) -> Self;

    /// The words of `self` where `test`, below 2^15, is 0; elsewhere 0.
    fn where_zero(self, test: Self) -> Self;

    /// The words of `self` where `test`, below 2^15, is not 0; elsewhere 0.
    fn where_nonzero(self, test: Self) -> Self;

    /// `self` and `to` where `test`, below 2^15, is not 0; elsewhere `self`.
    fn narrowed_where(self, to: Self, test: Self) -> Self;

    /// `self` and `to` where `to` has three bits or more; elsewhere `self`.
    fn narrowed_to_three(self, to: Self) -> Self;

    /// Parts that have words, below 2^15, that are not 0; a bit for each.
    fn nonzero_parts(self) -> u32;

    /// Words of `self` at which the highest bit of `other` is not set.
    fn without_high(self, other: Self) -> Self;

    /// Words, below 2^15, that are not 0; 16 bits for each part.
    fn nonzero_words(self) -> u32;

    /// The first word, in the first part, that has exactly two bits.
    fn first_pair(self) -> Option<usize>;
}

/// Operations of a vector on another one, each as an expression in what both are made of.
macro_rules! operations {
    (|$one:pat_param, $other:pat_param| $($name:ident: $result:expr,)*) => {
        $(#[inline(always)]
        fn $name(self, other: Self) -> Self {
            let ($one, $other) = (self.0, other.0);
            Self($result)
        })*
    };
}
pub(super) use operations;

/// Along a band or along a stack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Along {
    Band,
    Stack,
}

/// Each box gets the word of the next box on its line.
#[inline(always)]
pub(super) fn next<W: Words>(x: W, along: Along) -> W {
    match along {
        Along::Band => x.next_stack(),
        Along::Stack => x.next_band(),
    }
}

/// Each box gets the word of the box after the next on its line.
#[inline(always)]
pub(super) fn last<W: Words>(x: W, along: Along) -> W {
    match along {
        Along::Band => x.last_stack(),
        Along::Stack => x.last_band(),
    }
}

/// x without its lowest bit.
#[inline(always)]
pub(super) fn drop_lowest<W: Words>(x: W, below_high: W) -> W {
    x.and(x.add(below_high))
}

/// a or b or c.
#[inline(always)]
pub(super) fn any<W: Words>([a, b, c]: [W; 3]) -> W {
    a.or(b).or(c)
}

/// a and b and c.
#[inline(always)]
pub(super) fn all<W: Words>([a, b, c]: [W; 3]) -> W {
    a.and(b).and(c)
}

/// The bits that at least two have.
#[inline(always)]
pub(super) fn two<W: Words>([a, b, c]: [W; 3]) -> W {
    a.and(b).or(c.and(a.or(b)))
}
