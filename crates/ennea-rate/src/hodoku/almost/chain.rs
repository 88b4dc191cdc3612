//! Chains of four and more almost locked sets: the best find of all.
//!
//! Each set of a chain is linked to the next, a later one, by a digit that is not the one by which
//! it is linked to the set before.  Then the first set or the last one is locked, and a common
//! digit goes that is none of their links' in the chain.
//!
//! ```text
//!   links by one digit x     goes on by any digit but x
//!   links by two digits      starts a chain with each of them in turn; later both serve if the one
//!                            before used neither, or the one that it did not use
//! ```
//!
//! After a link of which both digits serve, only the first counts as used.  Chains have at most 50
//! links.  What a chain removes depends on its first set and digit, and on its last link, so each
//! link is followed once for each way in which it can be used.

use super::super::found::{Best, Found};
use super::sets::{Almost, Link};

/// The digits of a link that serve in a chain: the first, the second or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Used {
    First,
    Second,
    Both,
}

/// The least number of links of a chain, and the greatest.
const LEAST: usize = 3;
const MOST: usize = 50;

/// The best chain.
pub(in super::super) fn chain(almost: &Almost) -> Option<Found> {
    let mut best = Best::default();
    for start in 0..almost.sets.len() {
        let mut followed: [Option<Vec<u8>>; 9] = Default::default();
        for number in almost.links_from(start) {
            let link = &almost.links[number];
            let ways = [(Used::First, Some(link.digit)), (Used::Second, link.second)];
            for (used, digit) in ways {
                let Some(digit) = digit else { continue };
                let known = followed[digit].get_or_insert_with(|| vec![0; almost.links.len()]);
                let mut walk = Walk { almost, start, digit, known, best: &mut best };
                walk.follow(number, used, 1);
            }
        }
    }
    best.found()
}

/// All chains from a set by a digit.
struct Walk<'a> {
    almost: &'a Almost,
    start: usize,
    digit: usize,
    /// Bit 3 u + l - 1: the link was followed, used as u, as the l-th one or a later one.
    known: &'a mut [u8],
    best: &'a mut Best,
}

impl Walk<'_> {
    fn follow(&mut self, number: usize, used: Used, length: usize) {
        let link = self.almost.links[number];
        // The first two places have bits of their own, since no find counts there.
        let bit = match (used, length.min(LEAST)) {
            (Used::First, length) => length - 1,
            (Used::Second, length) => length + 2,
            (Used::Both, 2) => 6,
            (Used::Both, _) => 7,
        };
        if self.known[number] >> bit & 1 == 1 {
            return;
        }
        self.known[number] |= 1 << bit;
        if length >= LEAST {
            let digits = match used {
                Used::First => 1 << link.digit,
                Used::Second => link.digits() & !(1 << link.digit),
                Used::Both => link.digits(),
            };
            let removed = self.almost.common(self.start, link.to, digits | 1 << self.digit);
            self.best.offer(&removed);
        }
        if length < MOST {
            let taken = match (used, link.second) {
                (Used::Second, Some(second)) => second,
                _ => link.digit,
            };
            for next in self.almost.links_from(link.to) {
                if let Some(used) = after(taken, &self.almost.links[next]) {
                    self.follow(next, used, length + 1);
                }
            }
        }
    }
}

/// Use of a link after one that used a digit; `None` if it does not serve.
fn after(taken: usize, link: &Link) -> Option<Used> {
    match link.second {
        None => (link.digit != taken).then_some(Used::First),
        Some(second) if second == taken => Some(Used::First),
        Some(_) if link.digit == taken => Some(Used::Second),
        Some(_) => Some(Used::Both),
    }
}
