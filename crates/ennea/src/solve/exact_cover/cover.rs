//! The exact cover problem of a puzzle: its items, the options that each has left, and undoing.
//!
//! ```text
//!   items      N^2   every cell holds a digit            an option is a digit in a cell; it covers
//!              N^2   every row holds every digit         four items, one of each kind
//!              N^2   every column holds every digit
//!              N^2   every box holds every digit
//! ```
//!
//! An item has N options at most, so those that are left are the bits of one word: for a cell the
//! digits, for a digit in a house the places.  Taking an option closes its four items and removes
//! the other options of these; an item with no option left is a contradiction, one with a single
//! option forces it.  What was removed is kept on a trail, and undoing reads the trail backwards.
//!
//! Knuth's dancing links and dancing cells (`[Knuth2000]`, `[Knuth2022]`) keep the same lists for
//! options of any form.  Here every option has exactly four items at known places, so a removal is
//! four masked words, and no list is walked.

use crate::bits::ones;
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::shape::Shape;

/// The weight of a contradiction, and of an item at the start.
const WEIGHT: u32 = 16;

/// After how many contradictions all weights fade.
const FORGETTING: u32 = 256;

/// An option: a digit in a cell, both by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) cell: u16,
    pub(super) digit: u8,
}

impl Choice {
    fn indices(self) -> (usize, usize) {
        (self.cell.into(), self.digit.into())
    }
}

/// An item: the cells, then for every house its digits.
pub(super) type Item = usize;

/// The houses of a cell: the item of the house's first digit, and the cell's place in the house.
#[derive(Clone, Copy, Debug)]
struct Places([(u16, u8); 3]);

/// A point in the search to which it can return.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    removed: usize,
    taken: usize,
}

/// A puzzle under way to a solution.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    side: usize,
    places: Vec<Places>,
    /// The cells of every house, in the order of [`Shape::houses`].
    house_cells: Vec<u16>,
    /// Of every item but the cells: where its house starts in `house_cells`, and its digit.
    house_items: Vec<(u16, u8)>,
    /// What is left to each item.
    options: Vec<u64>,
    /// The items that are not covered yet, as a set of bits.
    open: Vec<u64>,
    /// How often an item was left without options, recent times counting more.
    weights: Vec<u32>,
    contradictions: u32,
    /// What has been taken; of the other cells, anything.
    digits: Vec<Digit>,
    removed: Vec<Choice>,
    taken: Vec<Choice>,
    /// Options that are the last ones of an item, still to be taken.
    forced: Vec<Choice>,
}

impl Cover {
    pub(super) fn new(shape: Shape) -> Self {
        let (side, cells) = (shape.side(), shape.cells());
        let houses: Vec<_> = shape.houses().collect();
        let places = |cell| {
            Places(shape.houses_of(cell).map(|house| {
                let index = houses.iter().position(|&h| h == house).expect("a house");
                let place = shape.cells_of(house).position(|c| c == cell).expect("in the house");
                ((cells + index * side) as u16, place as u8)
            }))
        };
        let house_cells = houses.iter().flat_map(|&house| shape.cells_of(house));
        let mut cover = Self {
            side,
            places: shape.all_cells().map(places).collect(),
            house_cells: house_cells.map(|cell| cell.index() as u16).collect(),
            options: vec![0; 4 * cells],
            house_items: (0..3 * cells)
                .map(|item| ((item / side * side) as u16, (item % side) as u8))
                .collect(),
            open: vec![0; (4 * cells).div_ceil(64)],
            weights: vec![WEIGHT; 4 * cells],
            contradictions: 0,
            digits: vec![Digit::from_index(0); cells],
            removed: Vec::new(),
            taken: Vec::new(),
            forced: Vec::new(),
        };
        cover.clear();
        cover
    }

    fn clear(&mut self) {
        let items = self.options.len();
        self.weights.fill(WEIGHT);
        self.contradictions = 0;
        self.options.fill((1 << self.side) - 1);
        for (index, word) in self.open.iter_mut().enumerate() {
            let left = items - 64 * index;
            *word = if left < 64 { (1 << left) - 1 } else { u64::MAX };
        }
        self.removed.clear();
        self.taken.clear();
        self.forced.clear();
    }

    /// Starts with the clues of a puzzle; says whether they and what they force go together.
    pub(super) fn load(&mut self, puzzle: &Puzzle) -> bool {
        self.clear();
        puzzle.clues().iter().enumerate().all(|(cell, clue)| {
            let choice = |digit: Digit| Choice { cell: cell as u16, digit: digit.index() as u8 };
            clue.is_none_or(|digit| self.take(choice(digit)))
        })
    }

    /// Strikes out options of open cells that are not allowed there; says whether what is left and what
    /// that forces go together.
    pub(super) fn allow(&mut self, allowed: &[DigitSet]) -> bool {
        for (cell, set) in allowed.iter().enumerate() {
            for digit in ones(self.options[cell]) {
                let is_struck = !set.contains(Digit::from_index(digit));
                // What was forced before may have gone since, with everything in its houses.
                if is_struck && self.options[cell] >> digit & 1 == 1 {
                    let good = self.is_open(cell) && self.remove(cell, digit);
                    if !good || !self.take_forced() {
                        self.forced.clear();
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The digits, once nothing is open.
    pub(super) fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The point reached.
    pub(super) fn mark(&self) -> Mark {
        Mark { removed: self.removed.len(), taken: self.taken.len() }
    }

    /// How many digits have been entered, clues included.
    pub(super) fn taken(&self) -> usize {
        self.taken.len()
    }

    /// Returns to a point reached before.
    pub(super) fn undo(&mut self, mark: Mark) {
        while self.removed.len() > mark.removed {
            let (cell, digit) = self.removed.pop().expect("counted").indices();
            self.options[cell] |= 1 << digit;
            for (first, place) in self.places[cell].0 {
                self.options[first as usize + digit] |= 1 << place;
            }
        }
        while self.taken.len() > mark.taken {
            let (cell, digit) = self.taken.pop().expect("counted").indices();
            self.open[cell / 64] |= 1 << (cell % 64);
            for (first, _) in self.places[cell].0 {
                let item = first as usize + digit;
                self.open[item / 64] |= 1 << (item % 64);
            }
        }
    }

    /// Takes an option and all that it forces; says whether no contradiction came up.
    ///
    /// After a contradiction the only way on is [`Cover::undo`].
    pub(super) fn take(&mut self, choice: Choice) -> bool {
        self.forced.push(choice);
        self.take_forced()
    }

    fn take_forced(&mut self) -> bool {
        while let Some(choice) = self.forced.pop() {
            if !self.take_one(choice) {
                self.forced.clear();
                return false;
            }
        }
        true
    }

    fn take_one(&mut self, choice: Choice) -> bool {
        let (cell, digit) = choice.indices();
        if self.options[cell] >> digit & 1 == 0 {
            return false;
        }
        if !self.is_open(cell) {
            // An option can be the last one of several items.
            return true;
        }
        self.taken.push(choice);
        self.digits[cell] = Digit::from_index(digit);
        self.open[cell / 64] &= !(1 << (cell % 64));
        let places = self.places[cell].0;
        for (first, _) in places {
            let item = first as usize + digit;
            self.open[item / 64] &= !(1 << (item % 64));
        }
        let mut good = true;
        for other in ones(self.options[cell] & !(1 << digit)) {
            good &= self.remove(cell, other);
        }
        for (first, place) in places {
            let house = first as usize - self.places.len();
            for other in ones(self.options[first as usize + digit] & !(1 << place)) {
                good &= self.remove(self.house_cells[house + other] as usize, digit);
            }
        }
        good
    }

    /// Removes an option that is left; says whether each of its items has another.
    #[inline]
    fn remove(&mut self, cell: usize, digit: usize) -> bool {
        self.removed.push(Choice { cell: cell as u16, digit: digit as u8 });
        self.options[cell] &= !(1 << digit);
        let mut good = self.look_at(cell);
        for (first, place) in self.places[cell].0 {
            let item = first as usize + digit;
            self.options[item] &= !(1 << place);
            good &= self.look_at(item);
        }
        good
    }

    /// Notes what is forced if an item has one option left; says whether it has any.
    #[inline]
    fn look_at(&mut self, item: Item) -> bool {
        let left = self.options[item];
        if left & left.wrapping_sub(1) == 0 && self.is_open(item) {
            if left == 0 {
                self.add_weight(item);
                return false;
            }
            self.forced.push(self.choice(item, left.trailing_zeros()));
        }
        true
    }

    /// Adds to the weight of an item, and now and then takes a quarter from all.
    #[cold]
    fn add_weight(&mut self, item: Item) {
        self.weights[item] += WEIGHT;
        self.contradictions += 1;
        if self.contradictions.is_multiple_of(FORGETTING) {
            for weight in &mut self.weights {
                *weight -= *weight / 4;
            }
        }
    }

    fn is_open(&self, item: Item) -> bool {
        self.open[item / 64] >> (item % 64) & 1 == 1
    }

    /// The option of an item that a bit stands for.
    pub(super) fn choice(&self, item: Item, bit: u32) -> Choice {
        match item.checked_sub(self.places.len()) {
            None => Choice { cell: item as u16, digit: bit as u8 },
            Some(item) => {
                let (first, digit) = self.house_items[item];
                Choice { cell: self.house_cells[first as usize + bit as usize], digit }
            }
        }
    }

    /// The options left to an item.
    pub(super) fn options(&self, item: Item) -> u64 {
        self.options[item]
    }

    /// The open item with the fewest options, the first of them; `None` at a solution.
    pub(super) fn tightest(&self) -> Option<Item> {
        let mut best = None;
        let mut fewest = u32::MAX;
        for (index, &word) in self.open.iter().enumerate() {
            for bit in ones(word) {
                let item = 64 * index + bit;
                let count = self.options[item].count_ones();
                if count < fewest {
                    (best, fewest) = (Some(item), count);
                    if count == 2 {
                        return best;
                    }
                }
            }
        }
        best
    }

    /// The open item with the fewest options for its weight: where contradictions come soon.
    pub(super) fn heaviest_for_its_options(&self) -> Option<Item> {
        let mut best = None;
        let (mut fewest, mut heaviest) = (u64::MAX >> 32, 1);
        for (index, &word) in self.open.iter().enumerate() {
            for bit in ones(word) {
                let item = 64 * index + bit;
                let count = u64::from(self.options[item].count_ones());
                let weight = u64::from(self.weights[item]);
                if count * heaviest < fewest * weight {
                    (best, fewest, heaviest) = (Some(item), count, weight);
                }
            }
        }
        best
    }

    /// The first open cell from this one on.
    pub(super) fn next_open_cell(&self, from: usize) -> Option<Cell> {
        (from..self.places.len()).find(|&cell| self.is_open(cell)).map(Cell::new)
    }
}
