//! Tables of what rules say about the cells: houses as lists and sets, peers as sets.
//!
//! Plain rules have the rows, columns and boxes of a shape.  Others may have regions in place of boxes, or
//! none, further houses, and pairs of cells that differ, which are peers without a house.

use super::cell_set::CellSet;
use ennea_base::rules::{House, HouseKind, RuleHouse, Rules};
use ennea_base::{Cell, Shape};
use std::ops::Range;

/// The tables of rules.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) shape: Shape,
    /// The rules.
    pub(super) rules: Rules,
    /// The rows, then the columns, then the boxes or the regions, then all others.
    pub(super) houses: Vec<House>,
    /// Their cells, in reading order.
    pub(super) cells: Vec<Vec<Cell>>,
    /// Cells of the houses as sets.
    pub(super) sets: Vec<CellSet>,
    /// The houses of each cell, as places in `houses`: its row, its column, its box or region, others.
    of_cell: Vec<Vec<usize>>,
    /// Number of boxes or regions.
    boxes: usize,
    /// `true` if these are the boxes of the shape.
    pub(super) has_shape_boxes: bool,
    /// The most houses that a cell is in.
    pub(super) most_houses: usize,
    /// The peers of each cell.
    pub(super) peers: Vec<CellSet>,
    /// The peers of each cell that share no house with it.
    apart: Vec<CellSet>,
}

impl Layout {
    /// The tables of rules.
    ///
    /// # Panics
    /// If the rules are between digits: a step speaks of cells that may not be equal.
    pub(super) fn new(rules: &Rules) -> Self {
        assert!(rules.consecutive().is_none(), "steps know no rules between digits");
        let shape = rules.shape();
        let is_box = |house: &&RuleHouse| matches!(house.kind, HouseKind::Box | HouseKind::Region);
        let (boxes, rest): (Vec<_>, Vec<_>) = rules.houses().iter().partition(is_box);
        let (lines, others) = rest.split_at(2 * shape.side());
        let houses: Vec<&RuleHouse> = [lines, &boxes, others].concat();
        let cells: Vec<Vec<Cell>> = houses.iter().map(|house| house.cells.clone()).collect();
        let set = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
        let sets: Vec<CellSet> = cells.iter().map(|cells| set(cells)).collect();
        let mut of_cell = vec![Vec::new(); shape.cells()];
        for (house, cells) in cells.iter().enumerate() {
            cells.iter().for_each(|cell| of_cell[cell.index()].push(house));
        }
        let peers: Vec<CellSet> = shape.all_cells().map(|cell| set(rules.peers(cell))).collect();
        let apart = |(houses, peers): (&Vec<usize>, &CellSet)| {
            peers.minus(&houses.iter().fold(CellSet::EMPTY, |all, &house| all.or(&sets[house])))
        };
        Self {
            shape,
            rules: rules.clone(),
            houses: houses.iter().map(|house| house.house).collect(),
            boxes: boxes.len(),
            has_shape_boxes: rules.has(HouseKind::Box),
            most_houses: of_cell.iter().map(Vec::len).max().expect("there is a cell"),
            apart: of_cell.iter().zip(&peers).map(apart).collect(),
            cells,
            sets,
            of_cell,
            peers,
        }
    }

    /// N.
    pub(super) fn side(&self) -> usize {
        self.shape.side()
    }

    /// The places of the rows and the columns in `houses`.
    pub(super) fn lines(&self) -> Range<usize> {
        0..2 * self.side()
    }

    /// The places of the boxes, or of the regions that stand for them.
    pub(super) fn boxes(&self) -> Range<usize> {
        2 * self.side()..2 * self.side() + self.boxes
    }

    /// The places of all other houses.
    pub(super) fn others(&self) -> Range<usize> {
        2 * self.side() + self.boxes..self.houses.len()
    }

    /// The houses of a cell: its row, its column, its box or region if there are such, all others.
    pub(super) fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.of_cell[cell.index()]
    }

    /// The box of a cell, or the region; else its row.
    pub(super) fn box_of(&self, cell: Cell) -> House {
        let mut houses = self.houses_of(cell).iter();
        let square = houses.find(|house| self.boxes().contains(house));
        self.houses[square.copied().unwrap_or(self.houses_of(cell)[0])]
    }

    /// The cells of a house by its name; none if there is no such house.
    pub(super) fn cells_of(&self, house: House) -> &[Cell] {
        let n = self.side();
        let place = match house {
            House::Row(index) => Some(index),
            House::Column(index) => Some(n + index),
            House::Box(index) if self.has_shape_boxes => Some(2 * n + index),
            _ => self.houses.iter().position(|&other| other == house),
        };
        place.and_then(|place| self.cells.get(place)).map_or(&[], Vec::as_slice)
    }

    /// Tests whether two cells are peers.
    pub(super) fn sees(&self, a: Cell, b: Cell) -> bool {
        self.peers[a.index()].contains(b)
    }

    /// The peers of a cell that share no house with it.
    pub(super) fn apart(&self, cell: Cell) -> CellSet {
        self.apart[cell.index()]
    }

    /// The cells that are peers of all of these.
    pub(super) fn common_peers(&self, cells: &CellSet) -> CellSet {
        let mut peers = cells.iter().map(|cell| &self.peers[cell.index()]);
        let Some(first) = peers.next() else { return CellSet::EMPTY };
        peers.fold(*first, |all, peers| all.and(peers))
    }

    /// The houses that hold all of these cells: boxes before lines, for people see boxes first.
    pub(super) fn common_houses(&self, cells: &CellSet) -> impl Iterator<Item = usize> {
        let all = cells.first().map_or(&[][..], |cell| self.houses_of(cell));
        let (lines, others) = all.split_at(all.len().min(2));
        let cells = *cells;
        let held = move |house: &usize| cells.is_subset(&self.sets[*house]);
        others.iter().chain(lines).copied().filter(held)
    }
}
