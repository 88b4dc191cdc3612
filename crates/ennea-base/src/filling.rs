//! A partial filling: a digit or none in every cell, no more and no less.

use crate::cell::Cell;
use crate::cells::Cells;
use crate::digit::Digit;
use crate::grid::{Conflict, Grid, GridError, find_conflict};
use crate::shape::Shape;

/// A digit or none in every cell of a grid.
///
/// Its digits are in range, but nothing else is promised: two of them may contradict each other
/// ([`Filling::conflict`]).  Up to 81 cells are held inline, so that a 3x3 filling is 84 bytes and
/// no allocation.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Filling {
    shape: Shape,
    cells: Cells<Option<Digit>>,
}

impl Filling {
    /// The filling with no digit at all.
    pub fn empty(shape: Shape) -> Self {
        Self { shape, cells: Cells::filled(None, shape.cells()) }
    }

    /// The filling with these digits in reading order.
    ///
    /// # Errors
    /// A wrong number of cells, or a digit above N.
    pub fn new(
        shape: Shape,
        digits: impl IntoIterator<Item = Option<Digit>>,
    ) -> Result<Self, GridError> {
        let mut filling = Self::empty(shape);
        let mut digits = digits.into_iter();
        let mut found = 0;
        for (place, digit) in filling.cells.as_mut_slice().iter_mut().zip(&mut digits) {
            if let Some(digit) = digit.filter(|digit| digit.number() > shape.side()) {
                return Err(GridError::DigitTooLarge { shape, cell: Cell::new(found), digit });
            }
            *place = digit;
            found += 1;
        }
        found += digits.count();
        match shape.cells() {
            expected if expected != found => Err(GridError::Length { expected, found }),
            _ => Ok(filling),
        }
    }

    /// The 3x3 filling with these numbers, 0 for an empty cell; nothing if one is above 9.
    ///
    /// ```
    /// use ennea::Filling;
    /// let mut numbers = [0; 81];
    /// numbers[80] = 7;
    /// let filling = Filling::of_numbers(&numbers).expect("numbers up to 9");
    /// assert_eq!(filling.to_string(), format!("{:.>81}", 7));
    /// assert_eq!(filling.numbers(), Some(numbers));
    /// ```
    pub fn of_numbers(numbers: &[u8; 81]) -> Option<Self> {
        let digits = numbers.map(|number| Digit::new(number.into()));
        Self::new(Shape::CLASSIC, digits).ok()
    }

    /// The numbers of the digits of a 3x3 filling, 0 for an empty cell; nothing for another shape.
    pub fn numbers(&self) -> Option<[u8; 81]> {
        let digits: &[Option<Digit>; 81] = self.clues().try_into().ok()?;
        let numbers = digits.map(|digit| digit.map_or(0, |digit| digit.number() as u8));
        (self.shape == Shape::CLASSIC).then_some(numbers)
    }

    /// The digits of a grid in the cells that a rule chooses.
    pub fn of_grid(grid: &Grid, is_kept: impl Fn(Cell) -> bool) -> Self {
        let mut filling = Self::empty(grid.shape());
        for (cell, digit) in grid.shape().all_cells().zip(grid.digits()) {
            if is_kept(cell) {
                filling.set(cell, Some(*digit));
            }
        }
        filling
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The clue in a cell.
    pub fn clue(&self, cell: Cell) -> Option<Digit> {
        self.clues()[cell.index()]
    }

    /// Sets or removes the clue in a cell.
    ///
    /// # Panics
    /// If the digit is above N.
    pub fn set(&mut self, cell: Cell, clue: Option<Digit>) {
        assert!(clue.is_none_or(|digit| digit.number() <= self.shape.side()), "digit in range");
        self.cells.as_mut_slice()[cell.index()] = clue;
    }

    /// All cells' clues, in reading order.
    pub fn clues(&self) -> &[Option<Digit>] {
        self.cells.as_slice()
    }

    /// Puts the clues into another shape of that side, such as one without boxes.
    ///
    /// # Panics
    /// If the sides differ.
    #[must_use]
    pub fn reshaped(self, shape: Shape) -> Self {
        assert_eq!(self.shape.side(), shape.side(), "a shape of that side");
        Self { shape, ..self }
    }

    /// Number of clues.
    pub fn clue_count(&self) -> usize {
        self.clues().iter().flatten().count()
    }

    /// Two clues that contradict each other, if any do.
    pub fn conflict(&self) -> Option<Conflict> {
        find_conflict(self.shape, |cell| self.clue(cell))
    }

    /// The grid, if every cell is filled and no rule is broken.
    ///
    /// # Errors
    /// An empty cell, or a conflict.
    pub fn to_grid(&self) -> Result<Grid, GridError> {
        let digits = self.clues();
        if let Some(place) = digits.iter().position(Option::is_none) {
            let count = digits.len() - self.clue_count();
            return Err(GridError::Empty { shape: self.shape, cell: Cell::new(place), count });
        }
        Grid::new(self.shape, digits.iter().flatten().copied().collect())
    }
}

impl From<&Grid> for Filling {
    fn from(grid: &Grid) -> Self {
        Self::of_grid(grid, |_| true)
    }
}
