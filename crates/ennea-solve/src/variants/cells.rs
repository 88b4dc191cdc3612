//! Solves cell by cell: any rules, any side.
//!
//! Each cell has the digits that are left for it.  A cell with one digit takes it from all its peers, and what is
//! consecutive to it from neighbours that may not hold that; a house in which a digit has one cell left gives it
//! that cell; a cell or a digit without a place is a contradiction.  Where nothing is forced, the cell with the
//! fewest digits tries each in turn.
//!
//! No exact cover: [`exact_cover`](crate::exact_cover) has options of four items each, whose places are computed, so that
//! a digit is entered with four masked words.  Pairs that only may not both hold (chess moves, digits that are
//! consecutive) are no items that must be covered; both in one engine would cost the plain search this form, and
//! `boards` an oracle that shares nothing with it.
//!
//! Cost: some 160 us for a minimal X puzzle.  Oracle: [`naive`](crate::naive).

use super::Search;
use ennea_base::progress::Stopped;
use ennea_base::rules::Rules;
use ennea_base::{Digit, DigitSet, Puzzle, ones};

/// The bit of a cell that is filled; digits are below it.
const FILLED: u64 = 1 << 63;

/// The rules as lists of cells.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    side: usize,
    peers: Vec<Vec<u16>>,
    /// For each cell those whose digits may not be consecutive to its own.
    neighbours: Vec<Vec<u16>>,
    /// For each digit those that neighbours may not hold, a bit each.
    beside: Vec<u64>,
    houses: Vec<Vec<u16>>,
}

impl Tables {
    /// The tables of these rules.
    pub(super) fn new(rules: &Rules) -> Self {
        let numbers =
            |cells: &[ennea_base::Cell]| cells.iter().map(|cell| cell.index() as u16).collect();
        let beside = |digit| rules.beside(digit).fold(0, |all, digit| all | 1 << digit.index());
        let shape = rules.shape();
        Self {
            side: shape.side(),
            peers: shape.all_cells().map(|cell| numbers(rules.peers(cell))).collect(),
            neighbours: shape.all_cells().map(|cell| numbers(rules.neighbours(cell))).collect(),
            beside: Digit::all(shape.side()).map(beside).collect(),
            houses: rules.houses().iter().map(|house| numbers(&house.cells)).collect(),
        }
    }

    /// Searches.
    pub(super) fn search(&self, puzzle: &Puzzle, search: &mut Search<'_>) -> Result<(), Stopped> {
        let all = DigitSet::full(self.side);
        let set =
            |&allowed: &DigitSet| allowed.iter().fold(0, |set, digit| set | 1 << digit.index());
        let open = puzzle.shape().cells();
        let digits = match puzzle.candidates() {
            Some(candidates) => candidates.iter().map(set).collect(),
            None => vec![set(&all); open],
        };
        if digits.contains(&0) {
            return Ok(());
        }
        let mut board = Board { tables: self, digits, open };
        for (cell, clue) in puzzle.clues().clues().iter().enumerate() {
            let Some(digit) = clue else { continue };
            if digit.index() >= self.side || !board.fill(cell, 1 << digit.index()) {
                return Ok(());
            }
        }
        let singles = board.digits.clone().into_iter().enumerate();
        for (cell, left) in singles.filter(|(_, left)| left.is_power_of_two()) {
            if !board.fill(cell, left) {
                return Ok(());
            }
        }
        complete(board, search)
    }
}

/// A board on which the digits of the cells become fewer.
#[derive(Clone)]
struct Board<'a> {
    tables: &'a Tables,
    /// The digits left for each cell, a bit each; [`FILLED`] besides where one has been taken from all
    /// peers.
    digits: Vec<u64>,
    /// Number of cells that are not filled.
    open: usize,
}

impl Board<'_> {
    /// Gives a cell a digit, and to all cells what follows from cells with one digit; whether no cell is
    /// left without.
    fn fill(&mut self, cell: usize, digit: u64) -> bool {
        if self.digits[cell] & digit == 0 {
            return false;
        }
        if self.digits[cell] & FILLED != 0 {
            return true;
        }
        self.digits[cell] = digit | FILLED;
        self.open -= 1;
        let tables = self.tables;
        let mut take = |cells: &[u16], digits: u64| {
            cells.iter().all(|&cell| {
                let left = &mut self.digits[usize::from(cell)];
                *left &= !digits;
                *left & !FILLED != 0
            })
        };
        let (peers, neighbours) = (&tables.peers[cell], &tables.neighbours[cell]);
        let beside = tables.beside[digit.trailing_zeros() as usize];
        if !take(peers, digit) || !take(neighbours, beside) {
            return false;
        }
        peers.iter().chain(neighbours).all(|&peer| {
            let left = self.digits[usize::from(peer)];
            !left.is_power_of_two() || self.fill(usize::from(peer), left)
        })
    }

    /// Fills digits that have one cell left in a house, until none has; whether each digit has a place.
    fn fill_only_places(&mut self) -> bool {
        let tables = self.tables;
        let all = (1_u64 << tables.side) - 1;
        loop {
            let before = self.open;
            for house in &tables.houses {
                let (mut once, mut twice, mut filled) = (0, 0, 0);
                for &cell in house {
                    let left = self.digits[usize::from(cell)];
                    twice |= once & left;
                    once |= left;
                    filled |= if left & FILLED != 0 { left } else { 0 };
                }
                if once & all != all {
                    return false;
                }
                for digit in ones(all & once & !twice & !filled) {
                    let place = |&&cell: &&u16| self.digits[usize::from(cell)] >> digit & 1 == 1;
                    let Some(&cell) = house.iter().find(place) else { return false };
                    if !self.fill(usize::from(cell), 1 << digit) {
                        return false;
                    }
                }
            }
            if self.open == before {
                return true;
            }
        }
    }
}

/// Finds the solutions of a board, up to the limit.
fn complete(mut board: Board<'_>, search: &mut Search<'_>) -> Result<(), Stopped> {
    if !board.fill_only_places() {
        return Ok(());
    }
    if board.open == 0 {
        let digit = |left: &u64| Digit::from_index(left.trailing_zeros() as usize);
        let digits: Vec<Digit> = board.digits.iter().map(digit).collect();
        search.take(&digits);
        return Ok(());
    }
    search.ask()?;
    let open = board.digits.iter().enumerate().filter(|(_, left)| *left & FILLED == 0);
    let (cell, &left) = open.min_by_key(|(_, left)| left.count_ones()).expect("some cell is open");
    for digit in ones(left) {
        if search.is_over() {
            break;
        }
        let mut next = board.clone();
        if next.fill(cell, 1 << digit) {
            complete(next, search)?;
        }
    }
    Ok(())
}
