//! Faults of rules, in sentences.

use super::named_rules::NamedRule;
use crate::shape::Shape;

/// Why a text gives no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// A word that is no rule.
    #[error("{}", unknown(*.line, .word))]
    Unknown {
        /// The line of a file, from 1; `None` for a name.
        line: Option<usize>,
        /// The word.
        word: String,
    },
    /// A rule that has no meaning for a shape.
    #[error("the rule '{rule}' has no meaning for {shape}; it needs {needs}")]
    NoMeaning {
        /// The rule.
        rule: String,
        /// The shape.
        shape: Shape,
        /// The shapes that it needs.
        needs: String,
    },
    /// A line of a file that cannot be read.
    #[error("line {line} of the rules: found '{found}'; expected {expected}")]
    Line {
        /// The line, from 1.
        line: usize,
        /// The text that was found.
        found: String,
        /// What was expected there.
        expected: Wanted,
    },
    /// Regions that are not N^2 letters.
    #[error("the regions have {found} letters; expected {expected}, one for each cell")]
    Letters {
        /// Number of letters that there are.
        found: usize,
        /// N^2.
        expected: usize,
    },
    /// Regions that are not N in number, or not of N cells each.
    #[error("{} of {side} cells each", wrong_regions(*.side, .sizes))]
    Regions {
        /// N.
        side: usize,
        /// Each letter with the number of its cells, in reading order.
        sizes: Vec<(char, usize)>,
    },
    /// A house that has not N different cells.
    #[error(
        "the house '{name}' has {found} different cells; expected {expected} (cells that only differ are \
         written 'differ r1c1 r2c2 ...')"
    )]
    HouseSize {
        /// The house.
        name: String,
        /// The number of its cells.
        found: usize,
        /// N.
        expected: usize,
    },
    /// Rules between digits, where one digit at a time is spoken of.
    #[error(
        "found '{rules}', which forbids consecutive digits; expected rules that speak of one digit at a time, \
         as steps and ratings do"
    )]
    Digits {
        /// The rules, by name.
        rules: String,
    },
    /// The shape in the text is another one than that which was asked for.
    #[error("the rules are for {found}; expected rules for {expected}")]
    OtherShape {
        /// In the text.
        found: Shape,
        /// Asked for.
        expected: Shape,
    },
}

/// What a line of a file of rules, or a part of one, ought to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wanted {
    /// The shape, not again and not after rules.
    #[error("the shape once, before all rules")]
    ShapeFirst,
    /// A shape that can be read.
    #[error("'shape RxC', for example 'shape 3x3'")]
    Shape,
    /// Letters of regions behind the line.
    #[error("lines of letters after it")]
    Letters,
    /// Cells of a grid of this side.
    #[error("cells from r1c1 to r{side}c{side}")]
    Cells {
        /// N.
        side: usize,
    },
    /// More than one cell.
    #[error("two cells or more")]
    TwoCells,
}

fn unknown(line: Option<usize>, word: &str) -> String {
    let place = line.map(|line| format!("line {line} of the rules: ")).unwrap_or_default();
    let advice = match NamedRule::nearest(word) {
        Some(name) => format!("did you mean '{name}'?"),
        None => format!(
            "expected one of {}, several of them joined by '+', N times N letters for a jigsaw, or a file",
            NamedRule::ALL.iter().map(|rule| rule.name()).collect::<Vec<_>>().join(", ")
        ),
    };
    format!("{place}'{word}' is not a rule; {advice}")
}

fn wrong_regions(side: usize, sizes: &[(char, usize)]) -> String {
    match sizes.iter().find(|(_, size)| *size != side) {
        Some((letter, size)) => {
            format!("region '{letter}' has {size} cells; expected {side} regions")
        }
        None => format!("found {} regions; expected {side}", sizes.len()),
    }
}
