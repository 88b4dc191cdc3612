//! Parts of rules that are drawn on a grid: the borders of regions, and cells in grey.
//!
//! Cost: linear in the cells.

use super::{HouseKind, Rules};
use crate::cell::Cell;

impl Rules {
    /// The cells whose left or upper neighbour is in another region, with whether each is; none without
    /// regions.
    pub fn borders(&self) -> Vec<(Cell, [bool; 2])> {
        let mut region = vec![None; self.0.shape.cells()];
        for (number, house) in self.of_kind(HouseKind::Region).enumerate() {
            house.cells.iter().for_each(|cell| region[cell.index()] = Some(number));
        }
        let border = |cell: Cell| {
            let (row, column) = (self.0.shape.row(cell), self.0.shape.column(cell));
            let left = column.checked_sub(1).map(|column| self.0.shape.cell(row, column));
            let upper = row.checked_sub(1).map(|row| self.0.shape.cell(row, column));
            let differs = |other: Option<Cell>| {
                other.is_some_and(|other| region[other.index()] != region[cell.index()])
            };
            (cell, [differs(left), differs(upper)])
        };
        self.0.shape.all_cells().map(border).filter(|(_, sides)| sides.contains(&true)).collect()
    }

    /// The cells of houses that are neither lines nor boxes nor regions, to be drawn in grey; none if these
    /// are all cells, which a drawing would not tell apart.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// let drawn = |name| Rules::parse(name, Shape::CLASSIC).unwrap().drawn_cells().len();
    /// assert_eq!(["x", "windoku", "disjoint", "knight"].map(drawn), [17, 36, 0, 0]);
    /// ```
    pub fn drawn_cells(&self) -> Vec<Cell> {
        let houses = [HouseKind::Named, HouseKind::Listed].map(|kind| self.of_kind(kind));
        let mut cells: Vec<Cell> =
            houses.into_iter().flatten().flat_map(|house| house.cells.iter().copied()).collect();
        cells.sort_unstable();
        cells.dedup();
        if cells.len() == self.0.shape.cells() { Vec::new() } else { cells }
    }
}
