//! The items of a shape's exact cover problem, and the options that cover them.
//!
//! ```text
//!   items      N^2   every cell holds a digit            an option is a digit in a cell; it covers
//!              N^2   every row holds every digit         four items, one of each kind
//!              N^2   every column holds every digit
//!              N^2   every box holds every digit
//! ```
//!
//! An item has N options, so a set of them is a word: for a cell its digits, for a digit in a house
//! the places of the house.  A solution takes exactly one option of every item.

use ennea_base::Shape;

/// An option: a digit in a cell, both by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) cell: u16,
    pub(super) digit: u8,
}

impl Choice {
    /// The cell and the digit.
    pub(super) fn indices(self) -> (usize, usize) {
        (self.cell.into(), self.digit.into())
    }
}

/// An item by index: the cells, then for every house its digits.
pub(super) type Item = usize;

/// Incidence of items and options.
#[derive(Clone, Debug)]
pub(super) struct Items {
    side: usize,
    /// Of every cell its houses: the item of the house's first digit, and the cell's place.
    houses: Vec<[(u16, u8); 3]>,
    /// The cells of every house, in the order of [`Shape::houses`].
    house_cells: Vec<u16>,
    /// Of every item but the cells: where its house starts in `house_cells`, and its digit.
    house_items: Vec<(u16, u8)>,
}

impl Items {
    pub(super) fn new(shape: Shape) -> Self {
        let (side, cells) = (shape.side(), shape.cells());
        let houses: Vec<_> = shape.houses().collect();
        let houses_of = |cell| {
            shape.houses_of(cell).map(|house| {
                let index = houses.iter().position(|&h| h == house).expect("a house");
                let place = shape.cells_of(house).position(|c| c == cell).expect("in the house");
                ((cells + index * side) as u16, place as u8)
            })
        };
        let house_cells = houses.iter().flat_map(|&house| shape.cells_of(house));
        Self {
            side,
            houses: shape.all_cells().map(houses_of).collect(),
            house_cells: house_cells.map(|cell| cell.index() as u16).collect(),
            house_items: (0..3 * cells)
                .map(|item| ((item / side * side) as u16, (item % side) as u8))
                .collect(),
        }
    }

    /// The number of digits, and of options of an item at the start.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// The number of cells.
    pub(super) fn cells(&self) -> usize {
        self.houses.len()
    }

    /// The number of items.
    pub(super) fn len(&self) -> usize {
        4 * self.cells()
    }

    /// The houses of a cell: the item of the house's first digit, and the cell's place.
    #[inline]
    pub(super) fn houses(&self, cell: usize) -> [(u16, u8); 3] {
        self.houses[cell]
    }

    /// The option of an item that a bit stands for.
    #[inline]
    pub(super) fn choice(&self, item: Item, bit: u32) -> Choice {
        match item.checked_sub(self.cells()) {
            None => Choice { cell: item as u16, digit: bit as u8 },
            Some(item) => {
                let (first, digit) = self.house_items[item];
                Choice { cell: self.house_cells[usize::from(first) + bit as usize], digit }
            }
        }
    }
}
