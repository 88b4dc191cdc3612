//! The names of rules.

use crate::named;

named! {
    /// A rule with a name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        /// No boxes: rows and columns alone.
        Latin = "latin" | "no-boxes",
    }
}
