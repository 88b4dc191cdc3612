//! Two digits that contradict each other under some rules, and why: the first pair of cells in reading order.
//!
//! It asks houses, pairs and neighbours themselves, and is so the oracle of the solvers, whose solutions have none.
//! Cost: microseconds; linear in cells times peers.

use super::{House, Joint, NamedRule, Rules};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::shape::Shape;
use std::fmt;

/// Two cells with digits that they may not hold together: the same one, or consecutive ones.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Clash {
    /// The shape, by which cells have their names.
    pub shape: Shape,
    /// The house, pair or neighbourhood that joins the cells, in English.
    pub reason: String,
    /// The house that joins them; none if a pair does.
    pub house: Option<House>,
    /// The rule of the pair that joins them, if it has a name.
    pub rule: Option<NamedRule>,
    /// Their digits, mostly the same.
    pub digits: [Digit; 2],
    /// The cells, in reading order.
    pub cells: [Cell; 2],
}

impl Rules {
    /// The first two cells with digits that they may not hold together.
    pub fn clash(&self, digits: &[Option<Digit>]) -> Option<Clash> {
        self.shape().all_cells().find_map(|second| {
            let digit = digits[second.index()]?;
            let is_equal = |&&first: &&Cell| first < second && digits[first.index()] == Some(digit);
            let Some(&first) = self.peers(second).iter().find(is_equal) else {
                return self.consecutive_clash(digits, second, digit);
            };
            let joint = self.joint(first, second).expect("peers are joined by something");
            let (house, rule) = match joint {
                Joint::House(house) => (Some(house.house), None),
                Joint::Pairs(pairs) => (None, pairs.rule),
            };
            let reason = joint.name().to_owned();
            Some(Clash {
                shape: self.shape(),
                reason,
                house,
                rule,
                digits: [digit; 2],
                cells: [first, second],
            })
        })
    }

    /// A neighbour before this cell that holds a digit consecutive to its own.
    fn consecutive_clash(
        &self,
        digits: &[Option<Digit>],
        second: Cell,
        digit: Digit,
    ) -> Option<Clash> {
        let consecutive = self.consecutive()?;
        let before = consecutive.neighbours(second).iter().filter(|&&first| first < second);
        before.into_iter().find_map(|&first| {
            let other = digits[first.index()]?;
            consecutive.digits(digit).find(|&found| found == other)?;
            Some(Clash {
                shape: self.shape(),
                reason: "neighbours whose digits are not consecutive".to_owned(),
                house: None,
                rule: Some(consecutive.rule()),
                digits: [other, digit],
                cells: [first, second],
            })
        })
    }
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.cells.map(|cell| self.shape.name(cell));
        let reason = &self.reason;
        match self.digits {
            [one, other] if one != other => {
                write!(f, "{one} stands at {a} and {other} at {b}, which are {reason}")
            }
            [digit, _] if self.house.is_some() => {
                write!(f, "{reason} holds the digit {digit} twice, at {a} and {b}")
            }
            [digit, _] => {
                write!(f, "the digit {digit} stands at {a} and at {b}, which {reason} joins")
            }
        }
    }
}
