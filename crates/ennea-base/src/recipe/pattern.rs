//! Symmetries of the pattern that clues make on the page, whatever their digits.
//!
//! A symmetry of the square, one of eight, moves cells; a pattern has it if it moves clues to
//! clues.  The symmetries that are asked for generate a group, and its orbits of cells are what is
//! kept or left out as a whole.  For 9 x 9 cells: 81 orbits without symmetry, 41 of the half turn,
//! 21 of the quarter turn, 45 of a mirror, 25 of both mirrors, 15 of all.

use crate::cell::Cell;
use crate::joined::Joined;
use crate::shape::Shape;

crate::named! {
    /// Moves of the page after which the pattern of the clues looks the same.
    pub enum Pattern {
        /// Any pattern.
        Any = "none" | "any",
        /// As in most newspapers.
        HalfTurn = "half-turn" | "180" | "rotational" | "rotation" | "point",
        /// By 90 degrees.
        QuarterTurn = "quarter-turn" | "90" | "rotational-90",
        /// Top and bottom are mirror images.
        Horizontal = "horizontal" | "top-bottom",
        /// Left and right are mirror images.
        Vertical = "vertical" | "left-right",
        /// The mirror in the diagonal from the top left.
        Diagonal = "diagonal",
        /// The mirror in the diagonal from the top right.
        Antidiagonal = "antidiagonal" | "anti-diagonal",
        /// Horizontal and vertical.
        Mirrors = "mirrors" | "both" | "both-mirrors" | "orthogonal",
        /// Diagonal and antidiagonal.
        Diagonals = "diagonals" | "both-diagonals",
        /// All of these.
        Full = "full" | "all",
    }
}

/// From the last row, which is also the last column, and a row and column to where their cell goes.
type Move = fn(usize, usize, usize) -> (usize, usize);

impl Pattern {
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
        let mut joined = Joined::new(shape.cells());
        for go in self.moves() {
            for from in shape.all_cells() {
                let (row, column) = go(shape.side() - 1, shape.row(from), shape.column(from));
                joined.join(from.index(), shape.cell(row, column).index());
            }
        }
        let cells = |orbit: Vec<usize>| orbit.into_iter().map(Cell::new).collect();
        joined.classes().into_iter().map(cells).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the numbers of orbits are those of Burnside's lemma.  Method: fixed cells of each of
    /// the eight symmetries, written down: on an odd side N^2, 1, 1, 1, and N for each mirror.
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
}
