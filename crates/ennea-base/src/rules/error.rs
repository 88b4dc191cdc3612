//! Faults of rules, in sentences.

use super::named_rules::NamedRule;
use crate::shape::Shape;
use std::fmt;

/// Why a text gives no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// A word that is no rule.
    Unknown {
        /// The line of a file, from 1; `None` for a name.
        line: Option<usize>,
        /// The word.
        word: String,
    },
    /// A rule that has no meaning for a shape.
    NoMeaning {
        /// The rule.
        rule: String,
        /// The shape.
        shape: Shape,
        /// The shapes that it needs.
        needs: String,
    },
    /// A line of a file that cannot be read.
    Line {
        /// The line, from 1.
        line: usize,
        /// The text that was found.
        found: String,
        /// The text that was expected.
        expected: String,
    },
    /// Regions that are not N^2 letters.
    Letters {
        /// Number of letters that there are.
        found: usize,
        /// N^2.
        expected: usize,
    },
    /// Regions that are not N in number, or not of N cells each.
    Regions {
        /// N.
        side: usize,
        /// Each letter with the number of its cells, in reading order.
        sizes: Vec<(char, usize)>,
    },
    /// A house that has not N different cells.
    HouseSize {
        /// The house.
        name: String,
        /// The number of its cells.
        found: usize,
        /// N.
        expected: usize,
    },
    /// Rules between digits, where one digit at a time is spoken of.
    Digits {
        /// The rules, by name.
        rules: String,
    },
    /// The shape in the text is another one than that which was asked for.
    OtherShape {
        /// In the text.
        found: Shape,
        /// Asked for.
        expected: Shape,
    },
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { line, word } => {
                if let Some(line) = line {
                    write!(f, "line {line} of the rules: ")?;
                }
                write!(f, "'{word}' is not a rule")?;
                match NamedRule::nearest(word) {
                    Some(name) => write!(f, "; did you mean '{name}'?"),
                    None => {
                        let all: Vec<&str> =
                            NamedRule::ALL.iter().map(|rule| rule.name()).collect();
                        write!(
                            f,
                            "; expected one of {}, several of them joined by '+', N times N letters for a jigsaw, or a file",
                            all.join(", ")
                        )
                    }
                }
            }
            Self::NoMeaning { rule, shape, needs } => {
                write!(f, "the rule '{rule}' has no meaning for {shape}; it needs {needs}")
            }
            Self::Line { line, found, expected } => {
                write!(f, "line {line} of the rules: found {found}; expected {expected}")
            }
            Self::Letters { found, expected } => {
                write!(
                    f,
                    "the regions have {found} letters; expected {expected}, one for each cell"
                )
            }
            Self::Regions { side, sizes } => {
                let wrong = sizes.iter().find(|(_, size)| size != side);
                match wrong {
                    Some((letter, size)) => write!(
                        f,
                        "region '{letter}' has {size} cells; expected {side} regions of {side} cells each"
                    ),
                    None => write!(
                        f,
                        "found {} regions; expected {side} of {side} cells each",
                        sizes.len()
                    ),
                }
            }
            Self::HouseSize { name, found, expected } => write!(
                f,
                "the house '{name}' has {found} different cells; expected {expected} (cells that only differ are written 'differ r1c1 r2c2 ...')"
            ),
            Self::Digits { rules } => write!(
                f,
                "found '{rules}', which forbids consecutive digits; expected rules that speak of one digit at a time, \
                 as steps and ratings do\n  hint: solve, count, sample, bound, make, convert and print take it"
            ),
            Self::OtherShape { found, expected } => {
                write!(f, "the rules are for {found}; expected rules for {expected}")
            }
        }
    }
}

impl std::error::Error for RulesError {}
