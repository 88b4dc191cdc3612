//! The names of rules.

use crate::named;
use crate::named::Named;
use std::fmt;

named! {
    /// A rule with a name.
    pub enum NamedRule {
        /// Rows, columns and boxes alone.
        Plain = "plain" | "classic" | "none",
        /// Both diagonals hold each digit.
        X = "x" | "diagonals" | "sudoku-x",
        /// The diagonal from the top left holds each digit.
        Diagonal = "diagonal",
        /// Windows between the boxes hold each digit.
        Windoku = "windoku" | "nrc" | "hyper",
        /// Cells at one place of all boxes hold each digit.
        Disjoint = "disjoint" | "disjoint-groups" | "p",
        /// The middles of all boxes hold each digit.
        CentreDot = "centre-dot" | "center-dot",
        /// Nine cells drawn as a star hold each digit.
        Asterisk = "asterisk",
        /// Nine cells drawn as a windmill hold each digit.
        Girandola = "girandola",
        /// Any two of the four coordinates of a cell give a house.
        Hypercube = "hypercube",
        /// Cells a knight's move apart differ.
        Knight = "knight" | "anti-knight",
        /// Cells a king's move apart differ.
        King = "king" | "anti-king",
        /// Digits of neighbours in a row or column are not consecutive.
        NonConsecutive = "non-consecutive" | "nonconsecutive" | "anti-consecutive",
        /// The same, and the first digit and the last are consecutive as well.
        NonConsecutiveRound = "non-consecutive-round",
        /// No boxes: rows and columns alone.
        Latin = "latin" | "no-boxes",
    }
}

impl NamedRule {
    /// Tests whether it speaks of one digit at a time, so that any exchange of digits keeps it.
    pub fn is_of_one_digit(self) -> bool {
        !matches!(self, Self::NonConsecutive | Self::NonConsecutiveRound)
    }

    /// The name that differs least from a word, if it differs little.
    ///
    /// ```
    /// use ennea::rules::NamedRule;
    /// assert_eq!(NamedRule::nearest("windowku"), Some("windoku"));
    /// assert_eq!(NamedRule::nearest("hopeless"), None);
    /// ```
    pub fn nearest(word: &str) -> Option<&'static str> {
        let names = Self::ALL
            .iter()
            .flat_map(|rule| std::iter::once(rule.name()).chain(rule.aliases().iter().copied()));
        named::nearest(word, names)
    }
}

/// Named rules that hold together, in the order of [`NamedRule::ALL`].
///
/// ```
/// use ennea::rules::Description;
/// let names = |text| Description::read(text).unwrap().named().map(|names| names.to_string());
/// assert_eq!(names("knight+x+plain").as_deref(), Some("x+knight"));
/// assert_eq!(names("house r1c1 r2c2 r3c3 r4c4"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NamedRules(u16);

impl NamedRules {
    /// No rule besides those of the shape.
    pub const NONE: Self = Self(0);

    /// These rules.
    pub fn of(rules: impl IntoIterator<Item = NamedRule>) -> Self {
        let others = rules.into_iter().filter(|&rule| rule != NamedRule::Plain);
        Self(others.fold(0, |set, rule| set | 1 << rule as u16))
    }

    /// The rules.
    pub fn iter(self) -> impl Iterator<Item = NamedRule> {
        NamedRule::ALL.into_iter().filter(move |&rule| self.0 >> rule as u16 & 1 == 1)
    }
}

/// The names joined by '+', as [`Rules::parse`](super::Rules::parse) reads them.
impl fmt::Display for NamedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str(NamedRule::Plain.name());
        }
        for (k, rule) in self.iter().enumerate() {
            write!(f, "{}{}", if k > 0 { "+" } else { "" }, rule.name())?;
        }
        Ok(())
    }
}
