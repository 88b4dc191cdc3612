//! Solves by boards of bits, one for each digit, with the places of each digit in each house counted along.
//!
//! A board is a set of cells in 128 bits, so sides up to 11 are served.  For each digit d
//!
//! ```text
//!   possible[d]   the open cells that may take d                      a board
//!   places[d]     how many of them each house has, 4 bits a house     32 houses a word; 15 once d is placed
//! ```
//!
//! To take a digit from a cell is one subtraction: the cell's houses have ones in a word of their own.  A
//! zero among the counts is a contradiction, a one is the only place of a digit in a house, and both are
//! seen in all houses at once.  With two places left, the digit goes from all cells that both join; this
//! serves boxes against rows, diagonals against windows, and knights' moves alike.  Cells with one digit and
//! with two are seen by adding the boards up.  Where digits of neighbours are not consecutive, a digit goes
//! from a cell as well if all that a neighbour may hold, or both places of another digit in a house, forbid it.
//! Where nothing is forced, a cell of the fewest digits is tried that joins most such cells.
//!
//! Cost, for minimal puzzles on average: windoku of 17.0 clues 16 us, X of 18.3 clues 40 us, knights of 13.4
//! clues 370 us; with 32 clues all of them 3 us or less.
//! Oracle: `cells`.
//!
//! Tried, with X: all houses of all digits looked at anew in each round, 2.3 times the time; houses with
//! three places as well, twice the time for a tenth fewer guesses; the cell whose digits have most places
//! among its peers, 1.2 times the time; digits with two places as guesses, 3 times the time; the last digit
//! of a cell tried on the board itself instead of a copy, no difference.

use super::Search;
use ennea_base::progress::Stopped;
use ennea_base::rules::{Rules, cells_of};
use ennea_base::{Cell, Digit, Puzzle, ones};

/// The most digits, so that cells fit a board and counts fit 4 bits.
const SIDE_MAX: usize = 11;

/// Houses whose counts fit a word.
const HOUSES: usize = 32;

/// A one for each house of a word.
const ONES: u128 = u128::MAX / 15;

/// The lower three bits for each house.
const LOW: u128 = 7 * ONES;

/// The rules as boards.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    side: usize,
    all: u128,
    /// For each cell those that may not be equal to it.
    peers: Vec<u128>,
    /// For each cell those whose digits may not be consecutive to its own.
    neighbours: Vec<u128>,
    /// For each digit those that neighbours may not hold, a bit each.
    beside: Vec<u16>,
    has_neighbours: bool,
    houses: Vec<u128>,
    /// For each cell a one for each of its houses.
    steps: Vec<[u128; 2]>,
    /// The counts of an empty board: N for each house, and 15 for those that are not there.
    full: [u128; 2],
}

/// A position, copied at each guess.
#[derive(Clone, Copy)]
struct Board<const D: usize, const W: usize> {
    possible: [u128; D],
    places: [[u128; W]; D],
    open: u128,
    digits: [u8; 128],
}

impl Tables {
    /// `None` for rules with too many cells or houses.
    pub(super) fn new(rules: &Rules) -> Option<Self> {
        let (shape, houses) = (rules.shape(), rules.houses());
        let side = shape.side();
        if side > SIDE_MAX || houses.len() > 2 * HOUSES {
            return None;
        }
        let board =
            |cells: &[Cell]| cells.iter().fold(0_u128, |board, cell| board | 1 << cell.index());
        let beside = |digit| rules.beside(digit).fold(0, |all, digit| all | 1 << digit.index());
        let (mut steps, mut full) = (vec![[0; 2]; shape.cells()], [u128::MAX; 2]);
        for (number, house) in houses.iter().enumerate() {
            let (word, shift) = (number / HOUSES, 4 * (number % HOUSES));
            full[word] -= (15 - side as u128) << shift;
            house.cells.iter().for_each(|cell| steps[cell.index()][word] |= 1 << shift);
        }
        Some(Self {
            side,
            all: u128::MAX >> (128 - shape.cells()),
            peers: shape.all_cells().map(|cell| board(rules.peers(cell))).collect(),
            neighbours: shape.all_cells().map(|cell| board(rules.neighbours(cell))).collect(),
            beside: Digit::all(side).map(beside).collect(),
            has_neighbours: rules.consecutive().is_some(),
            houses: houses.iter().map(|house| board(&house.cells)).collect(),
            steps,
            full,
        })
    }

    /// Searches with as many digits and words as are needed.
    pub(super) fn search(&self, puzzle: &Puzzle, search: &mut Search<'_>) -> Result<(), Stopped> {
        match (self.side, self.houses.len()) {
            (..=9, ..=HOUSES) => self.start::<9, 1>(puzzle, search),
            (..=9, _) => self.start::<9, 2>(puzzle, search),
            _ => self.start::<SIDE_MAX, 2>(puzzle, search),
        }
    }

    fn start<const D: usize, const W: usize>(
        &self,
        puzzle: &Puzzle,
        search: &mut Search<'_>,
    ) -> Result<(), Stopped> {
        // Digits beyond the last are possible nowhere, and are as if they had been placed in all houses.
        let of = |digit: usize| if digit < self.side { self.all } else { 0 };
        let count = |word: usize, digit: usize| match digit < self.side {
            true => self.full[word],
            false => u128::MAX,
        };
        let mut board = Board::<D, W> {
            possible: std::array::from_fn(of),
            places: std::array::from_fn(|digit| std::array::from_fn(|word| count(word, digit))),
            open: self.all,
            digits: [0; 128],
        };
        for (cell, clue) in puzzle.clues().clues().iter().enumerate() {
            let Some(digit) = clue else { continue };
            if digit.index() >= self.side || board.possible[digit.index()] >> cell & 1 == 0 {
                return Ok(());
            }
            board.place(self, cell, digit.index());
        }
        for (cell, allowed) in puzzle.candidates().into_iter().flatten().enumerate() {
            for digit in Digit::all(self.side).filter(|&digit| !allowed.contains(digit)) {
                let struck = board.possible[digit.index()] & 1 << cell;
                board.remove(self, digit.index(), struck);
            }
        }
        self.complete(board, search)
    }

    /// Finds the solutions of a board, up to the limit.
    fn complete<const D: usize, const W: usize>(
        &self,
        mut board: Board<D, W>,
        search: &mut Search<'_>,
    ) -> Result<(), Stopped> {
        let Some(fewest) = board.settle(self) else { return Ok(()) };
        if board.open == 0 {
            let digit = |&digit: &u8| Digit::from_index(digit.into());
            let digits: Vec<Digit> = board.digits[..self.peers.len()].iter().map(digit).collect();
            search.take(&digits);
            return Ok(());
        }
        search.ask()?;
        let joins = |&cell: &usize| (fewest & self.peers[cell]).count_ones();
        let cell = cells_of(fewest).max_by_key(joins).expect("some cell is open");
        for digit in 0..D {
            if board.possible[digit] >> cell & 1 == 1 && !search.is_over() {
                let mut next = board;
                next.place(self, cell, digit);
                self.complete(next, search)?;
            }
        }
        Ok(())
    }
}

impl<const D: usize, const W: usize> Board<D, W> {
    /// Takes a digit from cells that may have it.
    #[inline(always)]
    fn remove(&mut self, tables: &Tables, digit: usize, cells: u128) {
        self.possible[digit] &= !cells;
        let mut places = self.places[digit];
        for cell in cells_of(cells) {
            (0..W).for_each(|word| places[word] -= tables.steps[cell][word]);
        }
        self.places[digit] = places;
    }

    /// Fills an open cell with a digit that it may have.
    #[inline(always)]
    fn place(&mut self, tables: &Tables, cell: usize, digit: usize) {
        self.remove(tables, digit, self.possible[digit] & tables.peers[cell]);
        for other in ones(u64::from(tables.beside[digit])) {
            self.remove(tables, other, self.possible[other] & tables.neighbours[cell]);
        }
        let step = &tables.steps[cell];
        for other in 0..D {
            // All ones if the cell may have the digit.
            let held = (self.possible[other] >> cell & 1).wrapping_neg();
            self.possible[other] &= !(1 << cell);
            (0..W).for_each(|word| self.places[other][word] -= step[word] & held);
        }
        // Fifteen in the houses of the cell, from zero.
        for (places, step) in self.places[digit].iter_mut().zip(step) {
            *places |= (step << 4).wrapping_sub(*step);
        }
        self.open &= !(1 << cell);
        self.digits[cell] = digit as u8;
    }

    /// Draws all that follows; the open cells of the fewest digits, or `None` on a contradiction.
    fn settle(&mut self, tables: &Tables) -> Option<u128> {
        loop {
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for cells in &self.possible {
                thrice |= twice & cells;
                twice |= once & cells;
                once |= cells;
            }
            if once != self.open {
                return None;
            }
            if self.open == 0 {
                return Some(0);
            }
            let single = once & !twice;
            if !self.fill_singles(tables, single)? & !self.fill_only_places(tables)? {
                if self.clear_what_pairs_join(tables) || self.clear_beside_narrow_cells(tables) {
                    continue;
                }
                let pairs = self.open & !thrice;
                return Some(if pairs == 0 { self.open } else { pairs });
            }
        }
    }

    /// Fills cells with one digit; whether there are any, or `None` if two of them clash.
    #[inline(always)]
    fn fill_singles(&mut self, tables: &Tables, single: u128) -> Option<bool> {
        for digit in 0..D {
            for cell in cells_of(self.possible[digit] & single) {
                if self.possible[digit] >> cell & 1 == 0 {
                    return None;
                }
                self.place(tables, cell, digit);
            }
        }
        Some(single != 0)
    }

    /// Fills the only places of digits in houses; whether there are any, or `None` if a digit has no place.
    #[inline(always)]
    fn fill_only_places(&mut self, tables: &Tables) -> Option<bool> {
        let mut is_changed = false;
        for digit in 0..D {
            for word in 0..W {
                loop {
                    let places = self.places[digit][word];
                    if zeros(places) != 0 {
                        return None;
                    }
                    let Some(house) = first(zeros(places ^ ONES)) else { break };
                    let cell = self.possible[digit] & tables.houses[HOUSES * word + house / 4];
                    self.place(tables, first(cell)?, digit);
                    is_changed = true;
                }
            }
        }
        Some(is_changed)
    }

    /// Takes digits with two places in a house from the cells that both places join; whether there are any.
    #[inline(always)]
    fn clear_what_pairs_join(&mut self, tables: &Tables) -> bool {
        let mut is_changed = false;
        for digit in 0..D {
            for word in 0..W {
                for house in cells_of(zeros(self.places[digit][word] ^ (2 * ONES))) {
                    let places = self.possible[digit] & tables.houses[HOUSES * word + house / 4];
                    let joined = cells_of(places)
                        .fold(self.possible[digit], |joined, cell| joined & tables.peers[cell]);
                    if joined != 0 {
                        self.remove(tables, digit, joined);
                        is_changed = true;
                        // The counts of the other houses are stale.
                        break;
                    }
                    if tables.has_neighbours && self.clear_beside(tables, digit, places) {
                        is_changed = true;
                        break;
                    }
                }
            }
        }
        is_changed
    }

    /// Takes what is consecutive to a digit from the cells where either of its two places forbids it, which may
    /// be one of these; whether there are any.
    fn clear_beside(&mut self, tables: &Tables, digit: usize, places: u128) -> bool {
        let forbid = |beside, cell: usize| beside & (tables.neighbours[cell] | 1 << cell);
        let beside = cells_of(places).fold(u128::MAX, forbid);
        let mut is_changed = false;
        for other in ones(u64::from(tables.beside[digit])) {
            let cells = self.possible[other] & beside;
            self.remove(tables, other, cells);
            is_changed |= cells != 0;
        }
        is_changed
    }

    /// Takes each digit from the neighbours of open cells that can hold it and what is consecutive to it only;
    /// whether there are any.
    #[inline(always)]
    fn clear_beside_narrow_cells(&mut self, tables: &Tables) -> bool {
        if !tables.has_neighbours {
            return false;
        }
        let mut is_changed = false;
        for digit in 0..tables.side {
            let around = 1 << digit | tables.beside[digit];
            let others = (0..tables.side).filter(|other| around >> other & 1 == 0);
            let wide = others.fold(0, |wide, other| wide | self.possible[other]);
            // Neighbours share a row or a column, so that they do not hold the digit itself either.
            let cells =
                cells_of(self.open & !wide).fold(0, |cells, cell| cells | tables.neighbours[cell]);
            let cells = cells & self.possible[digit];
            self.remove(tables, digit, cells);
            is_changed |= cells != 0;
        }
        is_changed
    }
}

/// The highest of the four bits of each house whose count is zero.
#[inline(always)]
fn zeros(counts: u128) -> u128 {
    !(((counts & LOW) + LOW) | counts | LOW)
}

/// The lowest bit.
#[inline(always)]
fn first(board: u128) -> Option<usize> {
    (board != 0).then(|| board.trailing_zeros() as usize)
}
