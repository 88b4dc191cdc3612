//! Candidates and places: what all rules look at.
//!
//! ```text
//!   candidates[cell]      bit d: digit d is still possible in the cell
//!   places[house][digit]  bit p: the digit is still possible in the cell at place p of the house
//! ```
//!
//! Both say the same and are kept equal.  Houses are numbered 0 to 8 boxes, 9 to 17 rows, 18 to 26
//! columns; the cells of a house are in reading order.
//!
//! Cost: four words change when a candidate goes.

use ennea_base::{for_below, ones, table};

/// The kinds of houses, as the first number of each.
pub(super) const BOXES: usize = 0;
pub(super) const ROWS: usize = 9;
pub(super) const COLUMNS: usize = 18;

/// The cells of each house.
pub(super) const CELLS: [[u8; 9]; 27] = {
    let mut cells = [[0; 9]; 27];
    for_below!(house, 9, {
        for_below!(place, 9, {
            cells[BOXES + house][place] =
                ((house / 3 * 3 + place / 3) * 9 + house % 3 * 3 + place % 3) as u8;
            cells[ROWS + house][place] = (house * 9 + place) as u8;
            cells[COLUMNS + house][place] = (place * 9 + house) as u8;
        });
    });
    cells
};

/// The box, row and column of each cell.
pub(super) const HOUSES: [[u8; 3]; 81] = table!(81, [0; 3], |cell| {
    let (row, column) = (cell / 9, cell % 9);
    [(row / 3 * 3 + column / 3) as u8, (ROWS + row) as u8, (COLUMNS + column) as u8]
});

/// The place of each cell in its box, row and column.
pub(super) const PLACES: [[u8; 3]; 81] = table!(81, [0; 3], |cell| {
    let (row, column) = (cell / 9, cell % 9);
    [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8]
});

/// The places of a house that lie in another house too.
pub(super) const CROSSINGS: [[u16; 27]; 27] = {
    let mut crossings = [[0; 27]; 27];
    for_below!(cell, 81, {
        let houses = HOUSES[cell];
        for_below!(a, 3, {
            for_below!(b, 3, {
                crossings[houses[a] as usize][houses[b] as usize] |= 1 << PLACES[cell][a];
            });
        });
    });
    crossings
};

/// The peers of each cell: those of its box, then the others of its row, then of its column.
pub(super) const PEERS: [[u8; 20]; 81] = {
    let mut peers = [[0; 20]; 81];
    for_below!(cell, 81, {
        let mut count = 0;
        for_below!(kind, 3, {
            for_below!(place, 9, {
                let peer = CELLS[HOUSES[cell][kind] as usize][place];
                let is_new = kind == 0 || HOUSES[peer as usize][0] != HOUSES[cell][0];
                if peer as usize != cell && is_new {
                    peers[cell][count] = peer;
                    count += 1;
                }
            });
        });
    });
    peers
};

/// The peers of each cell as a set.
pub(super) const SEES: [u128; 81] = {
    let mut sees = [0; 81];
    for_below!(cell, 81, for_below!(peer, 20, sees[cell] |= 1 << PEERS[cell][peer]));
    sees
};

/// The cells of each house as a set.
pub(super) const INSIDE: [u128; 27] = {
    let mut inside = [0; 27];
    for_below!(house, 27, for_below!(place, 9, inside[house] |= 1 << CELLS[house][place]));
    inside
};

/// The number of bits of each word of nine.
const COUNTS: [u8; 512] = table!(512, 0, |word| (word as u16).count_ones() as u8);

/// The number of bits of a word of nine; looked up, since not every processor we compile for can
/// count.
#[inline]
pub(super) fn len(word: u16) -> u32 {
    COUNTS[usize::from(word & 0x1ff)].into()
}

/// A board: the digits filled in, and the candidates and places still possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// The digits of filled cells, from 1; 0 where the cell is empty.
    pub(super) values: [u8; 81],
    pub(super) candidates: [u16; 81],
    pub(super) places: [[u16; 9]; 27],
    /// Number of empty cells in each house.
    pub(super) empty: [u8; 27],
    /// Number of times that each digit is filled in.
    pub(super) filled: [u8; 9],
}

impl Default for Board {
    /// The empty board.
    fn default() -> Self {
        Self::new(&[0; 81])
    }
}

impl Board {
    /// The board of these clues, numbers with 0 for an empty cell, which must not contradict.
    pub(super) fn new(clues: &[u8; 81]) -> Self {
        let mut board = Self {
            values: [0; 81],
            candidates: [0x1ff; 81],
            places: [[0x1ff; 9]; 27],
            empty: [9; 27],
            filled: [0; 9],
        };
        for (cell, &clue) in clues.iter().enumerate() {
            if clue > 0 {
                board.fill(cell, usize::from(clue) - 1);
            }
        }
        board
    }

    /// Tests whether all cells are filled.
    pub(super) fn is_solved(&self) -> bool {
        self.empty[ROWS..COLUMNS] == [0; 9]
    }

    /// Tests whether a candidate is there.
    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// Fills a cell, and removes what this excludes.
    pub(super) fn fill(&mut self, cell: usize, digit: usize) {
        self.values[cell] = digit as u8 + 1;
        self.filled[digit] += 1;
        for house in HOUSES[cell] {
            self.empty[usize::from(house)] -= 1;
        }
        for other in ones(self.candidates[cell]) {
            self.remove(cell, other);
        }
        for peer in PEERS[cell] {
            if self.has(peer.into(), digit) {
                self.remove(peer.into(), digit);
            }
        }
    }

    /// Fills in all that singles fill, in any order: hidden and naked ones lead to the same board.
    pub(super) fn fill_singles(&mut self) {
        let mut is_open = true;
        while is_open {
            is_open = false;
            for house in 0..27 {
                for digit in 0..9 {
                    let places = self.places[house][digit];
                    if places.is_power_of_two() {
                        self.fill(CELLS[house][places.trailing_zeros() as usize].into(), digit);
                        is_open = true;
                    }
                }
            }
            for cell in 0..81 {
                let word = self.candidates[cell];
                if word.is_power_of_two() {
                    self.fill(cell, word.trailing_zeros() as usize);
                    is_open = true;
                }
            }
        }
    }

    /// Removes a candidate.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        for kind in 0..3 {
            self.places[usize::from(HOUSES[cell][kind])][digit] &= !(1 << PLACES[cell][kind]);
        }
    }

    /// The cells that have a digit as a candidate.
    pub(super) fn cells_of(&self, digit: usize) -> u128 {
        let rows = (0..9).map(|row| u128::from(self.places[ROWS + row][digit]) << (9 * row));
        rows.fold(0, |cells, row| cells | row)
    }

    /// The cells that have exactly two candidates.
    pub(super) fn pairs(&self) -> u128 {
        let words = self.candidates.iter().enumerate();
        words.fold(0, |pairs, (cell, &word)| pairs | u128::from(len(word) == 2) << cell)
    }
}
