//! The 56 deals: how the digits of three triples can be put into the other two places of each.
//!
//! Three triples t0, t1, t2 stand side by side, or below each other.  Next to them come three triples
//! u0, u1, u2, and then v0, v1, v2, so that each line t_i u_i v_i has all nine digits.  A digit of t_i
//! is then in u_j for one of the other two lines j, and in v_k for the third one.  If c_i digits of t_i
//! are in u_{i+1} (lines are counted around), then u_i has c_{i-1} + (3 - c_{i+1}) of three; so the
//! c_i are equal, and there are
//!
//! ```text
//!   1^3 + 3^3 + 3^3 + 1^3 = 56
//! ```
//!
//! deals: the *code* has a bit for each digit of t0, t1, t2, the least digit of t0 being the lowest,
//! which is 1 where the digit of t_i is in u_{i+1}.  Deals are numbered by their codes.  Exchanging u
//! and v turns deal d into 55 - d.
//!
//! It serves twice: a box's rows deal their digits to the rows of the other boxes of the band, and a
//! band's columns deal theirs to the columns of the other bands.
//!
//! Source: `[FJ2005]`, for the first band.

use super::partitions::{Triples, digits};

pub(super) const DEALS: usize = 56;

pub(super) struct Deals {
    codes: [u16; DEALS],
    /// The deal with this code.
    number: [u8; 512],
}

impl Deals {
    pub(super) fn new() -> Self {
        let mut found = Self { codes: [0; DEALS], number: [0; 512] };
        let mut count = 0;
        for code in 0..512_u16 {
            let taken = [0, 3, 6].map(|from| (code >> from & 7).count_ones());
            if taken == [taken[0]; 3] {
                found.codes[count] = code;
                found.number[usize::from(code)] = count as u8;
                count += 1;
            }
        }
        assert_eq!(count, DEALS, "1 + 27 + 27 + 1 deals");
        found
    }

    /// u, for t and the deal with this number.
    pub(super) fn second(&self, first: Triples, deal: usize) -> Triples {
        let mut code = self.codes[deal];
        let mut second = [0; 3];
        for (i, triple) in first.into_iter().enumerate() {
            for digit in digits(triple) {
                second[if code & 1 == 1 { (i + 1) % 3 } else { (i + 2) % 3 }] |= 1 << digit;
                code >>= 1;
            }
        }
        second
    }

    /// The number of the deal that makes u of t.
    pub(super) fn number(&self, first: Triples, second: Triples) -> usize {
        let mut code = 0;
        for (i, triple) in first.into_iter().enumerate() {
            let next = second[(i + 1) % 3];
            for (place, digit) in digits(triple).enumerate() {
                code |= usize::from(next >> digit & 1) << (3 * i + place);
            }
        }
        usize::from(self.number[code])
    }
}

/// v: what each line still lacks.
pub(super) fn third(first: Triples, second: Triples) -> Triples {
    [0, 1, 2].map(|i| 0o777 & !(first[i] | second[i]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn deals_are_all_ways_to_fill_the_lines() {
        let deals = Deals::new();
        let first = [0o421, 0o142, 0o214];
        let triples: Vec<u16> = (0..512).filter(|set: &u16| set.count_ones() == 3).collect();
        let mut all = BTreeSet::new();
        for &a in triples.iter().filter(|&&a| a & first[0] == 0) {
            for &b in triples.iter().filter(|&&b| b & (first[1] | a) == 0) {
                let c = 0o777 & !(a | b);
                if c & first[2] == 0 {
                    all.insert([a, b, c]);
                }
            }
        }
        let dealt: BTreeSet<Triples> = (0..DEALS).map(|deal| deals.second(first, deal)).collect();
        assert_eq!(dealt, all);
        for deal in 0..DEALS {
            let second = deals.second(first, deal);
            assert_eq!(deals.number(first, second), deal);
            assert_eq!(deals.number(first, third(first, second)), DEALS - 1 - deal);
        }
    }
}
