//! The simplest way to count grids: write them all down.
//!
//! Cells are filled in reading order with every digit that their row, column and box still lack.
//! *Reduced* grids have 1 to N in order in their first box; each stands for the N! grids that
//! relabelling makes of it.
//!
//! Cost: proportional to the number of (reduced) grids, some 4 million a second; meant for 2x2 (288,
//! 12 reduced) and 2x3 (28,200,960, 39,168 reduced).  Oracle of everything else that counts.

use ennea_base::{Cell, Digit, DigitSet, Grid, House, Shape};

/// The number of grids.
pub fn grids(shape: Shape) -> u64 {
    let mut count = 0;
    Enumeration::new(shape).fill(0, &mut |_| count += 1);
    count
}

/// All grids, in the order of their one-line strings.
pub fn all_grids(shape: Shape) -> Vec<Grid> {
    collect(Enumeration::new(shape))
}

/// All reduced grids, in the order of their one-line strings.
pub fn reduced_grids(shape: Shape) -> Vec<Grid> {
    let mut filling = Enumeration::new(shape);
    for (cell, digit) in shape.cells_of(House::Box(0)).zip(Digit::all(shape.side())) {
        filling.place(cell, digit);
    }
    collect(filling)
}

fn collect(mut filling: Enumeration) -> Vec<Grid> {
    let shape = filling.shape;
    let mut found = Vec::new();
    filling.fill(0, &mut |digits| {
        let digits = digits.iter().map(|digit| digit.expect("all cells are filled")).collect();
        found.push(Grid::from_good(shape, digits));
    });
    found
}

struct Enumeration {
    shape: Shape,
    digits: Vec<Option<Digit>>,
    rows: Vec<DigitSet>,
    columns: Vec<DigitSet>,
    boxes: Vec<DigitSet>,
}

impl Enumeration {
    fn new(shape: Shape) -> Self {
        let all = vec![DigitSet::full(shape.side()); shape.side()];
        let digits = vec![None; shape.cells()];
        Self { shape, digits, rows: all.clone(), columns: all.clone(), boxes: all }
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = Some(digit);
        self.rows[self.shape.row(cell)].remove(digit);
        self.columns[self.shape.column(cell)].remove(digit);
        self.boxes[self.shape.box_index(cell)].remove(digit);
    }

    fn unplace(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = None;
        self.rows[self.shape.row(cell)].insert(digit);
        self.columns[self.shape.column(cell)].insert(digit);
        self.boxes[self.shape.box_index(cell)].insert(digit);
    }

    /// Fills the cells from this one on in every way.
    fn fill(&mut self, from: usize, found: &mut impl FnMut(&[Option<Digit>])) {
        let Some(next) = (from..self.digits.len()).find(|&cell| self.digits[cell].is_none()) else {
            return found(&self.digits);
        };
        let cell = Cell::new(next);
        let candidates = self.rows[self.shape.row(cell)]
            .intersection(self.columns[self.shape.column(cell)])
            .intersection(self.boxes[self.shape.box_index(cell)]);
        for digit in candidates.iter() {
            self.place(cell, digit);
            self.fill(next + 1, found);
            self.unplace(cell, digit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_small_shapes_are_written_down() {
        let shape = Shape::new(2, 2).unwrap();
        assert_eq!(grids(shape), 288);
        assert_eq!(all_grids(shape).len(), 288);
        let reduced = reduced_grids(shape);
        assert_eq!(reduced.len(), 12);
        assert!(reduced.is_sorted());
        assert_eq!(reduced_grids(Shape::new(3, 2).unwrap()).len(), 39_168);
    }
}
