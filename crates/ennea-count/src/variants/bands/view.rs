//! The rules as seen from one band: the fixed band first, then the other ones, which are its *sides*.
//!
//! ```text
//!   place = (band, row of the band, column)       band 0 is fixed; stacks take part as the bands of the
//!                                                 transposed grid
//! ```
//!
//! Sides may be listed on their own if whatever joins two of them is a house: a column, or one that the
//! rules add.  What such a *crossing* house holds in one side is all that the other side has to know.

use ennea_base::Cell;
use ennea_base::rules::{Rules, cells_of};
use ennea_symmetry::Permutation;

/// The rules with the places of the cells in another order.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// The rows of a band, which are the boxes of a band too.
    pub(super) rows: usize,
    /// The columns of a box, which are the bands too.
    pub(super) columns: usize,
    /// For each place those that differ from it, a bit each.
    pub(super) peers: Vec<u128>,
    /// The places of the houses that meet two sides, besides columns.
    pub(super) crossing: Vec<u128>,
    /// The place of each cell.
    places: Vec<usize>,
}

impl View {
    /// All views in which the sides can be listed on their own.
    pub(super) fn all(rules: &Rules) -> Vec<Self> {
        let shape = rules.shape();
        let (r, c, n) = (shape.box_rows(), shape.box_columns(), shape.side());
        let mut views = Vec::new();
        for (rows, columns, is_turned) in [(r, c, false), (c, r, true)] {
            if !matches!((rows, columns), (2 | 3, 2 | 3)) {
                continue;
            }
            for fixed in 0..columns {
                let place = |cell: usize| {
                    let (row, column) = (cell / n, cell % n);
                    let (row, column) = if is_turned { (column, row) } else { (row, column) };
                    let band = (row / rows + columns - fixed) % columns;
                    (band * rows + row % rows) * n + column
                };
                views.extend(Self::new(rules, rows, columns, (0..n * n).map(place).collect()));
            }
        }
        views
    }

    fn new(rules: &Rules, rows: usize, columns: usize, places: Vec<usize>) -> Option<Self> {
        let n = rows * columns;
        let set = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.fold(0_u128, |set, cell| set | 1 << places[cell.index()])
        };
        let mut peers = vec![0; n * n];
        for cell in rules.shape().all_cells() {
            peers[places[cell.index()]] = set(&mut rules.peers(cell).iter().copied());
        }
        let sides: Vec<u128> = (1..columns).map(|band| band_set(rows, n, band)).collect();
        let column = (0..n).fold(0_u128, |set, row| set | 1 << (row * n));
        let houses = rules.houses().iter().map(|house| set(&mut house.cells.iter().copied()));
        let crossing: Vec<u128> = houses
            .filter(|&house| sides.iter().filter(|&&side| side & house != 0).count() > 1)
            .collect();
        // All that joins two sides is a crossing house.
        for pairs in rules.pairs() {
            for &(a, b) in &pairs.cells {
                let both = 1_u128 << places[a.index()] | 1 << places[b.index()];
                let apart = sides.iter().filter(|&&side| side & both != 0).count() > 1;
                if apart && crossing.iter().all(|house| house & both != both) {
                    return None;
                }
            }
        }
        let is_column = |house: &u128| (0..n).any(|k| *house == column << k);
        let crossing: Vec<u128> = crossing.into_iter().filter(|h| !is_column(h)).collect();
        Some(Self { rows, columns, peers, crossing, places })
    }

    /// Number of places of the sides that differ from one of the fixed band, counted for each of
    /// these.
    pub(super) fn joints(&self) -> u32 {
        let band = self.band(0);
        cells_of(band).map(|place| (self.peers[place] & !band).count_ones()).sum()
    }

    /// Number of bits of the keys that are for the crossing houses.
    pub(super) fn crossing_bits(&self) -> u32 {
        let left = |house: &u128| (house & !self.band(0)).count_ones() - 1;
        self.crossing.iter().map(left).sum()
    }

    /// N.
    pub(super) fn side(&self) -> usize {
        self.rows * self.columns
    }

    /// The place of a cell.
    #[cfg(test)]
    pub(super) fn place(&self, cell: usize) -> usize {
        self.places[cell]
    }

    /// The places of a band.
    pub(super) fn band(&self, band: usize) -> u128 {
        band_set(self.rows, self.side(), band)
    }

    /// The places of a box, row by row.
    pub(super) fn places_of_box(&self, band: usize, stack: usize) -> Vec<usize> {
        let place = |k: usize| {
            (band * self.rows + k / self.columns) * self.side()
                + stack * self.columns
                + k % self.columns
        };
        (0..self.side()).map(place).collect()
    }

    /// Action of an element of the group on the places; `None` if it does not keep the fixed band.
    pub(super) fn action(&self, element: &Permutation) -> Option<Permutation> {
        let cells = self.rows * self.side();
        let mut images = vec![0; self.places.len()];
        for (cell, &place) in self.places.iter().enumerate() {
            images[place] = self.places[element.image(cell)];
        }
        images[..cells]
            .iter()
            .all(|&image| image < cells)
            .then(|| Permutation::from_fn(cells, |place| images[place]))
    }
}

fn band_set(rows: usize, n: usize, band: usize) -> u128 {
    ((1_u128 << (rows * n)) - 1) << (band * rows * n)
}
