//! Symmetries of the pattern that clues make on the page, whatever their digits.
//!
//! A symmetry of the square, one of eight, moves cells; a pattern has it if it moves clues to clues.
//! The symmetries that are asked for generate a group, and its orbits of cells are what is kept or
//! left out as a whole.  For 9 x 9 cells: 81 orbits without symmetry, 41 of the half turn, 21 of the
//! quarter turn, 45 of a mirror, 25 of both mirrors, 15 of all.

use crate::cell::Cell;
use crate::shape::Shape;
use std::fmt;

/// What the pattern of the clues looks the same after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pattern {
    /// Any pattern.
    #[default]
    Any,
    /// A half turn, as in most newspapers.
    HalfTurn,
    /// A quarter turn.
    QuarterTurn,
    /// The mirror that exchanges top and bottom.
    Horizontal,
    /// The mirror that exchanges left and right.
    Vertical,
    /// The mirror in the diagonal from the top left.
    Diagonal,
    /// The mirror in the diagonal from the top right.
    Antidiagonal,
    /// Top and bottom, and left and right.
    Mirrors,
    /// Both diagonals.
    Diagonals,
    /// Everything: mirrors, diagonals and turns.
    Full,
}

/// From the last row, which is also the last column, and a row and column to where their cell goes.
type Move = fn(usize, usize, usize) -> (usize, usize);

impl Pattern {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Any,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Horizontal,
        Self::Vertical,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::Mirrors,
        Self::Diagonals,
        Self::Full,
    ];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Any => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::Mirrors => "mirrors",
            Self::Diagonals => "diagonals",
            Self::Full => "full",
        }
    }

    /// That with this name.
    pub fn with_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pattern| pattern.name() == name)
    }

    /// Moves that generate the group.
    fn moves(self) -> Vec<Move> {
        let horizontal = |last, row, column| (last - row, column);
        let vertical = |last, row, column| (row, last - column);
        let diagonal = |_, row, column| (column, row);
        let antidiagonal = |last, row, column| (last - column, last - row);
        match self {
            Self::Any => vec![],
            Self::HalfTurn => vec![|last, row, column| (last - row, last - column)],
            Self::QuarterTurn => vec![|last, row, column| (column, last - row)],
            Self::Horizontal => vec![horizontal],
            Self::Vertical => vec![vertical],
            Self::Diagonal => vec![diagonal],
            Self::Antidiagonal => vec![antidiagonal],
            Self::Mirrors => vec![horizontal, vertical],
            Self::Diagonals => vec![diagonal, antidiagonal],
            Self::Full => vec![horizontal, diagonal],
        }
    }

    /// The orbits of the cells, each in reading order, by their first cells.
    ///
    /// ```
    /// use ennea::{Shape, make::Pattern};
    /// let orbits = Pattern::HalfTurn.orbits(Shape::CLASSIC);
    /// assert_eq!((orbits.len(), orbits[40].len()), (41, 1));
    /// assert_eq!(orbits[0].iter().map(|cell| cell.index()).collect::<Vec<_>>(), [0, 80]);
    /// ```
    pub fn orbits(self, shape: Shape) -> Vec<Vec<Cell>> {
        let side = shape.side();
        let moves = self.moves();
        let mut seen = vec![false; shape.cells()];
        let mut orbits = Vec::new();
        for cell in shape.all_cells() {
            if seen[cell.index()] {
                continue;
            }
            seen[cell.index()] = true;
            let mut orbit = vec![cell];
            let mut next = 0;
            while let Some(&from) = orbit.get(next) {
                for go in &moves {
                    let (row, column) = go(side - 1, shape.row(from), shape.column(from));
                    let to = shape.cell(row, column);
                    if !std::mem::replace(&mut seen[to.index()], true) {
                        orbit.push(to);
                    }
                }
                next += 1;
            }
            orbit.sort_unstable();
            orbits.push(orbit);
        }
        orbits
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the numbers of orbits are those of Burnside's lemma.  Method: fixed cells of each of the
    /// eight symmetries, written down: on an odd side N^2, 1, 1, 1, and N for each mirror.
    #[test]
    fn orbits_are_as_many_as_the_lemma_says() {
        for shape in ["2x2", "2x3", "3x3", "4x2", "3x5"] {
            let shape: Shape = shape.parse().unwrap();
            let n = shape.side();
            let (all, centre) = (n * n, n % 2);
            // Across the middle a mirror fixes a line on odd sides only, a diagonal always.
            let (mirror, diagonal) = (n * centre, n);
            for (pattern, order, fixed) in [
                (Pattern::Any, 1, all),
                (Pattern::HalfTurn, 2, all + centre),
                (Pattern::QuarterTurn, 4, all + 3 * centre),
                (Pattern::Horizontal, 2, all + mirror),
                (Pattern::Vertical, 2, all + mirror),
                (Pattern::Diagonal, 2, all + diagonal),
                (Pattern::Antidiagonal, 2, all + diagonal),
                (Pattern::Mirrors, 4, all + centre + 2 * mirror),
                (Pattern::Diagonals, 4, all + centre + 2 * diagonal),
                (Pattern::Full, 8, all + 3 * centre + 2 * mirror + 2 * diagonal),
            ] {
                let orbits = pattern.orbits(shape);
                assert_eq!(orbits.len() * order, fixed, "{shape} {pattern}");
                let mut cells: Vec<Cell> = orbits.concat();
                cells.sort_unstable();
                assert!(cells.into_iter().eq(shape.all_cells()), "{shape} {pattern}");
            }
        }
    }

    #[test]
    fn names_are_read_back() {
        for pattern in Pattern::ALL {
            assert_eq!(Pattern::with_name(&pattern.to_string()), Some(pattern));
        }
        assert_eq!(Pattern::with_name("upside-down"), None);
    }
}
