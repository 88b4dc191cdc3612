//! All loops of two digits from a cell on.
//!
//! A quirk that is kept: whether one more cell with extra digits may join is asked of the extra
//! digits of all cells *tried* so far from the same cell, not only of those in the loop.

use super::super::board::{Board, HOUSES, INSIDE};
use ennea_base::rules::cells_of;

/// The cells that have two digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cells {
    all: u128,
    /// Cells that have no other digits.
    pub(super) exact: u128,
    /// Cells that might be in a loop, which visits each of its houses twice: they have others in
    /// all of their houses.
    pub(super) able: u128,
}

impl Cells {
    /// All that have two digits, given as bits.
    pub(super) fn with(board: &Board, all: u128, both: u16) -> Self {
        let is_exact = |&cell: &usize| board.candidates[cell] == both;
        let exact = cells_of(all).filter(is_exact).fold(0, |set, cell| set | 1 << cell);
        let mut able = all;
        loop {
            let before = able;
            for inside in &INSIDE {
                let here = able & inside;
                if here & here.wrapping_sub(1) == 0 {
                    able &= !here;
                }
            }
            if able == before {
                return Self { all, exact, able };
            }
        }
    }
}

/// A loop: its cells in order and as a set, and the two digits.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) path: Vec<u8>,
    pub(super) cells: u128,
    pub(super) both: u16,
}

/// All loops from a cell that has exactly two candidates; `cells` are those that have both.
pub(super) fn loops(board: &Board, start: usize, cells: Cells) -> Vec<Loop> {
    let both = board.candidates[start];
    let (path, loops) = (Vec::new(), Vec::new());
    let mut search = Search { board, both, cells, path, inside: 0, visited: [0; 2], loops };
    search.enter(start, None, 2, 0);
    search.loops
}

/// The path so far, and the loops.
struct Search<'a> {
    board: &'a Board,
    both: u16,
    cells: Cells,
    path: Vec<u8>,
    inside: u128,
    /// The houses visited by the cells of each parity.
    visited: [u32; 2],
    loops: Vec<Loop>,
}

impl Search<'_> {
    /// Goes on from a cell that was reached in a kind of house.
    ///
    /// `left` more cells may have extra digits; of these the ones before have had `extra`.
    fn enter(&mut self, cell: usize, reached: Option<usize>, left: i32, mut extra: u16) {
        let parity = self.path.len() % 2;
        let houses = HOUSES[cell].iter().fold(0, |houses, &house| houses | 1 << house);
        if self.visited[parity] & houses != 0 {
            return; // No loop through this is good.
        }
        self.path.push(cell as u8);
        self.inside |= 1 << cell;
        self.visited[parity] |= houses;
        for kind in (0..3).filter(|&kind| Some(kind) != reached) {
            let house = usize::from(HOUSES[cell][kind]);
            // With two extra digits there are never fewer again, so that it is known which may join.
            let may_join = match (extra & extra.wrapping_sub(1), left) {
                (0, _) => self.cells.all,
                (_, 1..) => self.cells.able,
                _ => self.cells.able & self.cells.exact | 1 << self.path[0],
            };
            for next in cells_of(may_join & INSIDE[house]) {
                if next == usize::from(self.path[0]) && self.path.len() >= 4 {
                    // It is closed, and good if both parities have been in the same houses.
                    if self.visited[0] == self.visited[1] {
                        let (path, cells) = (self.path.clone(), self.inside);
                        self.loops.push(Loop { path, cells, both: self.both });
                    }
                    continue;
                }
                if self.inside >> next & 1 == 1 {
                    continue;
                }
                let candidates = self.board.candidates[next];
                extra = (extra | candidates) & !self.both;
                if self.cells.able >> next & 1 == 0 {
                    continue;
                }
                let has_more = candidates != self.both;
                if !has_more || extra.is_power_of_two() || left > 0 {
                    self.enter(next, Some(kind), left - i32::from(has_more), extra);
                }
            }
        }
        self.path.pop();
        self.inside &= !(1 << cell);
        self.visited[parity] &= !houses;
    }
}
