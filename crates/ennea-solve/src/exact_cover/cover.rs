//! The exact cover problem of a puzzle: the options that each item has left, and undoing.
//!
//! The options that an item has left are the bits of one word.  Taking an option closes its four items
//! and removes the other options of these; an item with no option left is a contradiction, one with a
//! single option forces it.  What was removed is kept on a trail, and undoing reads the trail backwards.
//!
//! Knuth's dancing links and dancing cells (`[Knuth2000]`, `[Knuth2022]`) keep the same lists for
//! options of any form.  Here every option has exactly four items at known places, so a removal is
//! four masked words, and no list is walked.

use crate::items::{Choice, Item, Items};
use ennea_base::{Cell, Digit, DigitSet, Puzzle, Shape, ones};

/// A point in the search to which it can return.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    removed: usize,
    taken: usize,
}

/// A puzzle under way to a solution.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    items: Items,
    /// Options left to each item, as bits.
    options: Vec<u64>,
    /// The items that are not covered yet, as a set of bits.
    open: Vec<u64>,
    /// Digits taken so far; of the other cells, anything.
    digits: Vec<Digit>,
    removed: Vec<Choice>,
    taken: Vec<Choice>,
    /// Options that are the last ones of an item, still to be taken.
    forced: Vec<Choice>,
}

impl Cover {
    pub(super) fn new(shape: Shape) -> Self {
        let cells = shape.cells();
        let mut cover = Self {
            items: Items::new(shape),
            options: vec![0; 4 * cells],
            open: vec![0; (4 * cells).div_ceil(64)],
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
        self.options.fill((1 << self.items.side()) - 1);
        for (index, word) in self.open.iter_mut().enumerate() {
            let left = items - 64 * index;
            *word = if left < 64 { (1 << left) - 1 } else { u64::MAX };
        }
        self.removed.clear();
        self.taken.clear();
        self.forced.clear();
    }

    /// Starts with the clues and the candidates of a puzzle; says whether they and what they force go
    /// together.
    pub(super) fn load(&mut self, puzzle: &Puzzle) -> bool {
        self.clear();
        let is_good = puzzle.clues().clues().iter().enumerate().all(|(cell, clue)| {
            let choice = |digit: Digit| Choice { cell: cell as u16, digit: digit.index() as u8 };
            clue.is_none_or(|digit| self.take(choice(digit)))
        });
        is_good && puzzle.candidates().is_none_or(|candidates| self.allow(candidates))
    }

    /// Strikes out options of open cells that are no candidates; says whether what is left and what that
    /// forces go together.
    fn allow(&mut self, allowed: &[DigitSet]) -> bool {
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

    /// Number of digits entered, clues included.
    pub(super) fn taken(&self) -> usize {
        self.taken.len()
    }

    /// Returns to a point reached before.
    pub(super) fn undo(&mut self, mark: Mark) {
        while self.removed.len() > mark.removed {
            let (cell, digit) = self.removed.pop().expect("counted").indices();
            self.options[cell] |= 1 << digit;
            for (first, place) in self.items.houses(cell) {
                self.options[first as usize + digit] |= 1 << place;
            }
        }
        while self.taken.len() > mark.taken {
            let (cell, digit) = self.taken.pop().expect("counted").indices();
            self.open[cell / 64] |= 1 << (cell % 64);
            for (first, _) in self.items.houses(cell) {
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
        let places = self.items.houses(cell);
        for (first, _) in places {
            let item = first as usize + digit;
            self.open[item / 64] &= !(1 << (item % 64));
        }
        let mut good = true;
        for other in ones(self.options[cell] & !(1 << digit)) {
            good &= self.remove(cell, other);
        }
        for (first, place) in places {
            let item = first as usize + digit;
            for other in ones(self.options[item] & !(1 << place)) {
                good &= self.remove(self.items.choice(item, other as u32).cell.into(), digit);
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
        for (first, place) in self.items.houses(cell) {
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
                return false;
            }
            self.forced.push(self.items.choice(item, left.trailing_zeros()));
        }
        true
    }

    fn is_open(&self, item: Item) -> bool {
        self.open[item / 64] >> (item % 64) & 1 == 1
    }

    /// The option of an item that a bit stands for.
    pub(super) fn choice(&self, item: Item, bit: u32) -> Choice {
        self.items.choice(item, bit)
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

    /// The first open cell from this one on.
    pub(super) fn next_open_cell(&self, from: usize) -> Option<Cell> {
        (from..self.items.cells()).find(|&cell| self.is_open(cell)).map(Cell::new)
    }
}
