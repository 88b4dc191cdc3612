//! What a shape says about its cells, written down once: houses as lists and sets, peers as sets.

use super::cell_set::CellSet;
use crate::cell::Cell;
use crate::shape::{House, Shape};

/// The tables of a shape.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) shape: Shape,
    /// The rows, then the columns, then the boxes.
    pub(super) houses: Vec<House>,
    /// Their cells, in reading order.
    pub(super) cells: Vec<Vec<Cell>>,
    /// The same as sets.
    pub(super) sets: Vec<CellSet>,
    /// The row, the column and the box of each cell, as places in `houses`.
    pub(super) of_cell: Vec<[usize; 3]>,
    /// The peers of each cell.
    pub(super) peers: Vec<CellSet>,
}

impl Layout {
    pub(super) fn new(shape: Shape) -> Self {
        let houses: Vec<House> = shape.houses().collect();
        let cells: Vec<Vec<Cell>> =
            houses.iter().map(|&house| shape.cells_of(house).collect()).collect();
        let sets: Vec<CellSet> =
            cells.iter().map(|cells| cells.iter().copied().collect()).collect();
        let n = shape.side();
        let of_cell: Vec<[usize; 3]> = shape
            .all_cells()
            .map(|cell| [shape.row(cell), n + shape.column(cell), 2 * n + shape.box_index(cell)])
            .collect();
        let peers = shape
            .all_cells()
            .map(|cell| {
                let [row, column, square] = of_cell[cell.index()].map(|house| sets[house]);
                let mut peers = row.or(&column).or(&square);
                peers.remove(cell);
                peers
            })
            .collect();
        Self { shape, houses, cells, sets, of_cell, peers }
    }

    /// N.
    pub(super) fn side(&self) -> usize {
        self.shape.side()
    }

    /// The places of the rows and the columns in `houses`.
    pub(super) fn lines(&self) -> std::ops::Range<usize> {
        0..2 * self.side()
    }

    /// The places of the boxes.
    pub(super) fn boxes(&self) -> std::ops::Range<usize> {
        2 * self.side()..3 * self.side()
    }

    /// The row of a cell, its column, its box.
    pub(super) fn houses_of(&self, cell: Cell) -> [usize; 3] {
        self.of_cell[cell.index()]
    }

    /// Whether two cells are peers.
    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peers[a.index()].contains(b)
    }

    /// The cells that are peers of all of these.
    pub(super) fn common_peers(&self, cells: &CellSet) -> CellSet {
        let mut peers = cells.iter().map(|cell| &self.peers[cell.index()]);
        let Some(first) = peers.next() else { return CellSet::EMPTY };
        peers.fold(*first, |all, peers| all.and(peers))
    }

    /// The houses that hold all of these cells: boxes before lines, for people see boxes first.
    pub(super) fn common_houses(&self, cells: &CellSet) -> impl Iterator<Item = usize> {
        let first = cells.first().map(|cell| self.houses_of(cell));
        let cells = *cells;
        first
            .into_iter()
            .flat_map(|[row, column, square]| [square, row, column])
            .filter(move |&house| cells.is_subset(&self.sets[house]))
    }
}
