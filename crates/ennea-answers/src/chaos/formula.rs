//! Formulas to follow: that of a puzzle in one of two readings, or one from a file.
//!
//! A formula that would need more memory than is allowed is refused before it is made.

use crate::refusal::Refusal;
use crate::wire::{self, conflict};
use ennea::Puzzle;
use ennea::chaos::dimacs::{self, DimacsError};
use ennea::chaos::splitting::BATCH;
use ennea::chaos::{Encoding, Formula, Reading, Size};
use ennea_words::{Language, Saying, Told, gaps, say, saying};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A number of bytes, read as in `512M` or `4G`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(u128);

impl FromStr for Bytes {
    type Err = Saying;

    fn from_str(text: &str) -> Result<Self, Saying> {
        let wrong = || saying!("value-bytes");
        let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let number: u64 = digits.parse().map_err(|_| wrong())?;
        let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
            "" | "B" => 0,
            "K" | "KB" | "KIB" => 10,
            "M" | "MB" | "MIB" => 20,
            "G" | "GB" | "GIB" => 30,
            _ => return Err(wrong()),
        };
        Ok(Self(u128::from(number) << shift))
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 >> 20 {
            0 => write!(f, "{} bytes", self.0),
            megabytes @ 1..10_240 => write!(f, "{megabytes} MiB"),
            megabytes => write!(f, "{} GiB", megabytes >> 10),
        }
    }
}

/// Terms by which a puzzle becomes a formula.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Reading: the number of times that equal clauses count.
    pub reading: Reading,
    /// The memory that is allowed.
    pub memory: Bytes,
}

impl Terms {
    /// The formula of a puzzle, to be followed on this many cores; none if two clues contradict each
    /// other.
    ///
    /// # Errors
    /// If it needs too much memory.
    pub fn encode(&self, puzzle: &Puzzle, cores: usize) -> Result<Option<Encoding>, Refusal> {
        self.check(Size::of(puzzle), cores)?;
        Ok(Encoding::new(puzzle, self.reading).ok())
    }

    /// The formula in a file of DIMACS, to be followed on this many cores.
    ///
    /// # Errors
    /// If the text is not of the format, or its formula needs too much memory.
    pub fn read(&self, name: &str, text: &str, cores: usize) -> Result<Formula, Refusal> {
        let at = name.to_owned();
        let formula = dimacs::read(text).map_err(|DimacsError { line, found, expected }| {
            Refusal::hinted("formula-misread", move |it: Language| {
                let told = |text: &str| it.phrase("formula-", text);
                gaps!(at, line, found = told(&found), expected = told(&expected))
            })
        })?;
        let at = format!("{name}: ");
        let too_large = |why: Refusal| Saying::new(move |it| at.clone() + &why.told(it));
        self.check(Size::of_formula(&formula), cores).map_err(|why| Refusal::of(too_large(why)))?;
        Ok(formula)
    }

    fn check(&self, size: Size, cores: usize) -> Result<(), Refusal> {
        let needed = Bytes(size.bytes(cores * BATCH));
        if needed.0 <= self.memory.0 {
            return Ok(());
        }
        let (Size { variables, clauses, .. }, more) = (size, (needed.0 >> 30) + 1);
        let [needed, memory] = [needed, self.memory].map(|bytes| bytes.to_string());
        Err(Refusal::hinted("formula-large", move |it: Language| {
            let [needed, memory] = [&needed, &memory].map(|bytes| it.phrase("formula-", bytes));
            gaps!(variables, clauses, needed, memory, more)
        }))
    }
}

/// The formula of a puzzle in numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// `"raw"` or `"distinct"`.
    #[serde(with = "wire::Name::<Reading>")]
    pub reading: Reading,
    /// The numbers; absent if clues contradict each other.
    #[serde(flatten)]
    pub sizes: Option<Sizes>,
    /// Clauses that contradict each other; absent if none do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<String>,
}

/// Sizes of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sizes {
    /// N: empty cells and digits that no clue of a house has taken.
    pub variables: usize,
    /// Number of times "exactly one".
    pub constraints: usize,
    /// M in this reading.
    pub clauses: usize,
    /// M in the raw reading.
    pub raw: usize,
    /// M in the distinct reading.
    pub distinct: usize,
    /// Clauses of which no two are equal, not even long ones.
    pub different: usize,
    /// `true` if there is an empty clause, so that there is no solution.
    pub empty_clause: bool,
}

/// The formula of a puzzle in numbers, given what [`Terms::encode`] made of it.
pub fn answer(puzzle: &Puzzle, reading: Reading, made: Option<&Encoding>) -> Answer {
    let sizes = made.map(|made| {
        let formula = made.formula();
        let in_reading = |other| match Encoding::new(puzzle, other) {
            Ok(encoding) if other != reading => encoding.formula().clause_count(),
            _ => formula.clause_count(),
        };
        Sizes {
            variables: formula.variable_count(),
            constraints: made.constraint_count(),
            clauses: formula.clause_count(),
            raw: Size::of(puzzle).clauses,
            distinct: in_reading(Reading::Distinct),
            different: formula.len(),
            empty_clause: formula.has_empty_clause(),
        }
    });
    Answer { reading, sizes, conflict: if made.is_none() { conflict(puzzle) } else { None } }
}

/// The formula as DIMACS: an empty clause if clues contradict each other.
pub fn text(encoding: Option<&Encoding>) -> String {
    let none = || dimacs::write(&Formula::from_dimacs(0, [&[][..]]));
    encoding.map_or_else(none, dimacs::write_puzzle).trim_end().to_owned()
}

/// The size of a formula in words.
pub fn words(encoding: &Encoding, language: Language) -> String {
    let (formula, constraints) = (encoding.formula(), encoding.constraint_count());
    let (variables, clauses) = (formula.variable_count(), formula.clause_count());
    say!(language, "formula-size", variables, constraints, clauses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        for (text, bytes) in [("7", 7), ("2K", 2048), ("512m", 512 << 20), ("4GiB", 4 << 30)] {
            assert_eq!(text.parse(), Ok(Bytes(bytes)));
        }
        for text in ["", "G", "1T", "-1", "1.5G"] {
            assert!(text.parse::<Bytes>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let puzzle = Puzzle::empty("6x6".parse().expect("a shape"));
        let terms = |bytes| Terms { reading: Reading::Raw, memory: Bytes(bytes) };
        let refused = terms(1 << 20).encode(&puzzle, 1).expect_err("3 million clauses").to_string();
        assert!(refused.starts_with("its formula has 46656 variables and 3271104 clauses"));
        assert!(refused.contains("--memory allows 1 MiB\n  hint: give it more, such as --memory "));
        assert_eq!(terms(1 << 50).check(Size::of(&puzzle), 1), Ok(()));
    }
}
