//! The rival alphabets of grids with more than nine digits.
//!
//! | name | the digits of 16x16 | an empty cell |
//! |---|---|---|
//! | `1` | `1` to `9`, then `A` to `G`: ennea's own | `.` `0` `*` `_` |
//! | `0` | `0` to `9`, then `A` to `F` | `.` `*` `_` |
//! | `A` | `A` to `P` | `.` `0` `*` `_` |
//! | `decimal` | `1` to `16`, blanks between them | `.` `0` |
//!
//! Which one a text uses is guessed from the signs in it: no digits but letters mean `A`; a `0`
//! beside another sign for empty cells, and no letter above the last of `0-9A-F`, mean `0`; so does
//! a `0` in a text without any empty sign that is no more frequent than a digit can be.  In grids
//! of up to nine digits `0` is always empty, and so it is where there are no letters at all, but for lists
//! ([`of_lists`](crate::survey::of_lists)), whose numbers are a cell each.  Where the
//! signs of a puzzle do not tell, those of the next ones may; in the end `1` is taken.  Cost: one pass
//! over the text.

use ennea_base::{Digit, SIDE_MAX};
use ennea_words::{Language, Saying, say};
use std::str::FromStr;

ennea_base::named! {
    /// Alphabets of digits, which differ from ten on or begin elsewhere.
    pub enum Alphabet {
        /// `1` to `9`, then `A` (10) and so on.
        One = "1",
        /// `0` (1) to `9` (10), then `A` (11) and so on.
        Zero = "0",
        /// `A` (1), `B` (2) and so on.
        Letters = "A",
        /// Decimal numbers with blanks between them.
        Decimal = "decimal",
    }
}

impl Alphabet {
    /// Describes the digits that the alphabet has for a side, in words.
    ///
    /// ```
    /// use ennea_formats::Alphabet;
    /// assert_eq!(Alphabet::Zero.describe(16), "the digits 0 to 9, then A to F");
    /// assert_eq!(Alphabet::One.describe(10), "the digits 1 to 9, then A");
    /// assert_eq!(Alphabet::One.describe(9), "the digits 1 to 9");
    /// ```
    pub fn describe(self, side: usize) -> String {
        self.told(side, Language::ENGLISH)
    }

    pub(crate) fn told(self, side: usize, language: Language) -> String {
        // Digits beyond `Z` have no sign of their own.
        let signs = if self == Self::Letters { side.min(26) } else { side };
        let last = self.sign(Digit::from_index(signs - 1));
        let nine = if self == Self::Zero { 10 } else { 9 };
        let first = self.sign(Digit::from_index(0));
        let key = match side.saturating_sub(nine) {
            _ if matches!(self, Self::Letters | Self::Decimal) => "digits-from",
            0 => "digits-from",
            1 => "digits-and-letter",
            _ => "digits-and-letters",
        };
        say!(language, key, first, last)
    }

    /// A note that puzzles of a side were read with it.
    pub(crate) fn note(self, side: usize) -> Saying {
        let key = if self == Self::Zero { "read-with-zero" } else { "read-with" };
        Saying::new(move |language| say!(language, key, digits = self.told(side, language)))
    }

    /// Sign of a digit in this alphabet.  `A` has no sign beyond `Z`, `0` none beyond `Z` either:
    /// `@` follows.
    pub fn sign(self, digit: Digit) -> String {
        let mut text = String::new();
        self.push(digit, &mut text);
        text
    }

    /// Writes a digit after a text.
    pub(crate) fn push(self, digit: Digit, text: &mut String) {
        let letter = |index: usize| char::from(b'A' + index as u8);
        text.push(match (self, digit.index()) {
            (Self::One, _) => digit.symbol(),
            (Self::Zero, index @ 0..=9) => char::from(b'0' + index as u8),
            (Self::Zero, index) => letter(index - 10),
            (Self::Letters, index @ 0..=25) => letter(index),
            (Self::Letters, _) => '@',
            (Self::Decimal, _) => return text.push_str(&digit.number().to_string()),
        });
    }

    /// Turns a sign of this alphabet into ennea's own for the same digit, one character for one;
    /// others are left as they are.
    pub fn to_own(self, sign: char) -> char {
        let upper = sign.to_ascii_uppercase();
        let index = match (self, upper) {
            (Self::Zero, '0'..='9') => upper as usize - '0' as usize,
            (Self::Zero, 'A'..='Z') => upper as usize - 'A' as usize + 10,
            (Self::Letters, 'A'..='Z') => upper as usize - 'A' as usize,
            _ => return sign,
        };
        if index < SIDE_MAX { Digit::from_index(index).symbol() } else { sign }
    }

    /// The alphabet of a text with grids of this side; nothing, if its signs do not tell.
    pub(crate) fn guess(cells: &str, side: usize) -> Option<Self> {
        let count = |test: fn(char) -> bool| cells.chars().filter(|&c| test(c)).count();
        let letters = count(|c| c.is_ascii_alphabetic());
        let has_others = || count(|c| c.is_ascii_alphabetic() && !c.eq_ignore_ascii_case(&'x')) > 0;
        if letters > 0 && count(|c| matches!(c, '1'..='9')) == 0 && has_others() {
            return Some(Self::Letters);
        }
        let last = Digit::from_index(side - 1).symbol();
        if side <= 9 || cells.chars().any(|c| c.to_ascii_uppercase() == last) {
            return Some(Self::One);
        }
        let zeros = count(|c| c == '0');
        let empties = count(|c| matches!(c, '.' | '*' | '_'));
        let grids = (cells.chars().count() / (side * side)).max(1);
        match zeros {
            0 => None,
            _ if empties == 0 && zeros > side * grids => Some(Self::One),
            _ => (side == 10 || letters > 0).then_some(Self::Zero),
        }
    }
}

#[expect(clippy::derivable_impls, reason = "`named!` has no place for `#[default]`")]
impl Default for Alphabet {
    fn default() -> Self {
        Self::One
    }
}

impl FromStr for Alphabet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|a| a.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| {
            format!(
                "'{text}' is no alphabet; expected the sign of the first digit, 1, 0 or A, or decimal"
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alphabets_are_told_by_their_signs() {
        let cases = [
            ("1...G", 16, Some(Alphabet::One)),
            ("10009A", 16, Some(Alphabet::Zero)),
            ("1.0.9A", 16, Some(Alphabet::Zero)),
            ("1.0.9AG", 16, Some(Alphabet::One)),
            ("A..P", 16, Some(Alphabet::Letters)),
            ("1.0.9", 9, Some(Alphabet::One)),
            ("A..I", 9, Some(Alphabet::Letters)),
            ("xxx", 9, Some(Alphabet::One)),
            ("1.9AF", 16, None),
            ("....", 16, None),
        ];
        for (cells, side, expected) in cases {
            assert_eq!(Alphabet::guess(cells, side), expected, "{cells}");
        }
        let empty = format!("{}1F", "0".repeat(254));
        assert_eq!(Alphabet::guess(&empty, 16), Some(Alphabet::One), "too many for a digit");
    }

    #[test]
    fn what_is_written_is_read() {
        for alphabet in [Alphabet::One, Alphabet::Zero, Alphabet::Letters] {
            for digit in Digit::all(25) {
                let sign = alphabet.sign(digit).chars().next().expect("a sign");
                assert_eq!(Digit::from_symbol(alphabet.to_own(sign)), Some(digit), "{alphabet}");
            }
        }
    }
}
