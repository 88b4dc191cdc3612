//! Names of the houses of rules: a word for the kind of house, and its number or letter.
//!
//! The name of a house is a plain value, so that steps of reasoning can carry it and every language can
//! say it.  Houses of a list have names of their own, which only their [`Rules`](super::Rules) know.

use crate::shape;
use std::fmt;

/// A house by its name; numbers are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum House {
    /// A row, from the top.
    Row(usize),
    /// A column, from the left.
    Column(usize),
    /// A box, in reading order.
    Box(usize),
    /// A region of a jigsaw, by its letter.
    Region(char),
    /// The diagonal from the top left, where there is no other.
    Diagonal,
    /// The diagonal from the top left.
    Falling,
    /// The diagonal from the top right.
    Rising,
    /// A window, in reading order.
    Window(usize),
    /// The cells at one place of all boxes, in reading order of the places.
    Disjoint(usize),
    /// The cells of one band and one column of their stacks.
    Columns(usize),
    /// The cells of one stack and one row of their bands.
    Rows(usize),
    /// The middles of all boxes.
    Centres,
    /// The nine cells of the asterisk.
    Asterisk,
    /// The nine cells of the girandola.
    Girandola,
    /// A house of a list, by its place among the houses of its rules.
    Listed(usize),
}

impl From<shape::House> for House {
    fn from(house: shape::House) -> Self {
        match house {
            shape::House::Row(index) => Self::Row(index),
            shape::House::Column(index) => Self::Column(index),
            shape::House::Box(index) => Self::Box(index),
        }
    }
}

impl House {
    /// The number of a house among those of its kind, from 1, or its letter; empty if there is just one.
    pub fn number(&self) -> String {
        match *self {
            Self::Row(index)
            | Self::Column(index)
            | Self::Box(index)
            | Self::Window(index)
            | Self::Disjoint(index)
            | Self::Columns(index)
            | Self::Rows(index)
            | Self::Listed(index) => (index + 1).to_string(),
            Self::Region(letter) => letter.to_string(),
            Self::Diagonal
            | Self::Falling
            | Self::Rising
            | Self::Centres
            | Self::Asterisk
            | Self::Girandola => String::new(),
        }
    }
}

impl fmt::Display for House {
    /// In English and counted from 1, as people do: `row 1`, `window 2`, `region d`; of a list `house #28`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(index) => shape::House::Row(*index).fmt(f),
            Self::Column(index) => shape::House::Column(*index).fmt(f),
            Self::Box(index) => shape::House::Box(*index).fmt(f),
            Self::Region(letter) => write!(f, "region {letter}"),
            Self::Diagonal => f.write_str("the diagonal"),
            Self::Falling => f.write_str("the diagonal from the top left"),
            Self::Rising => f.write_str("the diagonal from the top right"),
            Self::Window(index) => write!(f, "window {}", index + 1),
            Self::Disjoint(index) => write!(f, "disjoint group {}", index + 1),
            Self::Columns(index) => write!(f, "columns group {}", index + 1),
            Self::Rows(index) => write!(f, "rows group {}", index + 1),
            Self::Centres => f.write_str("the centre dots"),
            Self::Asterisk => f.write_str("the asterisk"),
            Self::Girandola => f.write_str("the girandola"),
            Self::Listed(index) => write!(f, "house #{}", index + 1),
        }
    }
}
