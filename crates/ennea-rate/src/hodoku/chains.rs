//! Chains of one digit, chains of cells with two digits, and remote pairs.
//!
//! A chain shows that its first or its last candidate is true, so the digit goes from what sees
//! both.
//!
//! - *X-chain*: strong and weak links of one digit in turn, strong first and last.  A *turbot fish*
//!   has three links.
//! - *XY-chain*: cells with two candidates, each sharing one with the next.
//! - *Remote pair*: four cells or more with the same two candidates; both go from what sees two
//!   cells that are three, five, ... apart.
//!
//! All chains of at most 20 links that meet no cell twice (an X-chain may end where it begins)
//! count; of all finds the best one, see [`found`](super::found).  Starts in order of cell, then
//! digit; links in order of row, column, box.  A chain's find depends on its ends alone, so the
//! search for X- and XY-chains stops when no end is left that would be better than what is known.

use super::board::Board;
use super::found::{Best, Found, Removed};
use super::houses::{Cells, HOUSES_OF, IN_HOUSE, PEERS};
use ennea_base::ones;

/// The most links of a chain; the last one is strong, so that it is the 19th at most.
pub(super) const LINKS: usize = 20;

/// The best chain of one digit with this many links at most: a turbot fish, which has 3, or an X-chain.
pub(super) fn of_one_digit(board: &Board, links: usize) -> Option<Found> {
    let nets: [Net; 9] = std::array::from_fn(|digit| Net::new(board, digit));
    let mut best = Best::default();
    for start in 0..81 {
        for digit in ones(board.candidates(start)) {
            let net = &nets[digit];
            let mut goal = Goal { board, start, digit, ends: net.ends(start), best: &mut best };
            goal.narrow();
            let mut seen = Cells::EMPTY;
            seen.insert(start);
            for &first in &net.strong[start] {
                seen.insert(first);
                net.search(first, 1, links, &mut seen, &mut goal);
                seen.remove(first);
            }
        }
    }
    best.found()
}

/// The best XY-chain.
pub(super) fn xy(board: &Board) -> Option<Found> {
    let mut best = Best::default();
    let pairs: Cells = board.bivalue().collect();
    for start in pairs.iter() {
        for digit in ones(board.candidates(start)) {
            let ends = pairs.and(&board.places(digit));
            let mut goal = Goal { board, start, digit, ends, best: &mut best };
            goal.ends.remove(start);
            goal.narrow();
            let mut seen = Cells::EMPTY;
            seen.insert(start);
            pass(start, other(board, start, digit), 1, &mut seen, &mut goal);
        }
    }
    best.found()
}

/// Goes on from a cell with two candidates whose second one is this digit.
fn pass(cell: usize, digit: usize, links: usize, seen: &mut Cells, goal: &mut Goal<'_, '_>) {
    if links + 2 >= LINKS {
        return;
    }
    for next in peers(goal.board, cell, digit).filter(|&next| goal.board.count(next) == 2) {
        if goal.ends.is_empty() {
            return;
        }
        if !seen.contains(next) {
            let onward = other(goal.board, next, digit);
            if onward == goal.digit {
                goal.reach(next);
            }
            seen.insert(next);
            pass(next, onward, links + 2, seen, goal);
            seen.remove(next);
        }
    }
}

/// The other candidate of a cell with two.
fn other(board: &Board, cell: usize, digit: usize) -> usize {
    (board.candidates(cell) & !(1 << digit)).trailing_zeros() as usize
}

/// The peers of a cell with a candidate: in its row, its column, and the rest of its box.
fn peers(board: &Board, cell: usize, digit: usize) -> impl Iterator<Item = usize> {
    links(board, cell, digit).map(|(_, other)| other)
}

/// The links of a candidate to others of the same digit: the house, and the other cell.
fn links(board: &Board, cell: usize, digit: usize) -> impl Iterator<Item = (usize, usize)> {
    let [row, column, _] = HOUSES_OF[cell];
    let all = HOUSES_OF[cell].into_iter().enumerate();
    let all = all.flat_map(|(kind, house)| IN_HOUSE[house].map(|other| (kind, house, other)));
    all.filter(move |&(kind, _, other)| {
        let is_line = HOUSES_OF[other][0] == row || HOUSES_OF[other][1] == column;
        other != cell && board.has(other, digit) && !(kind == 2 && is_line)
    })
    .map(|(_, house, other)| (house, other))
}

/// The ends that would be better than what is known, for chains from one start.
struct Goal<'a, 'b> {
    board: &'a Board,
    start: usize,
    digit: usize,
    ends: Cells,
    best: &'b mut Best,
}

impl Goal<'_, '_> {
    /// Candidates that a chain removes if it ends here.
    fn removed(&self, end: usize) -> Removed {
        let seen = PEERS[self.start].and(&PEERS[end]).and(&self.board.places(self.digit));
        Removed::of(seen, self.digit)
    }

    /// Forgets the ends that are no better.
    fn narrow(&mut self) {
        let better = |&end: &usize| self.best.is_beaten_by(&self.removed(end));
        self.ends = self.ends.iter().filter(better).collect();
    }

    /// Takes what a chain that ends here removes.
    fn reach(&mut self, end: usize) {
        if self.ends.contains(end) {
            let removed = self.removed(end);
            self.best.offer(&removed);
            self.narrow();
        }
    }
}

/// The links of a digit.
struct Net {
    weak: Vec<Vec<usize>>,
    strong: Vec<Vec<usize>>,
}

impl Net {
    fn new(board: &Board, digit: usize) -> Self {
        let of = |cell: usize, is_wanted: &dyn Fn(usize) -> bool| {
            let has = board.has(cell, digit);
            let all = links(board, cell, digit).filter(|&(house, _)| has && is_wanted(house));
            all.map(|(_, other)| other).collect()
        };
        let strong = |house: usize| board.places_in(house, digit) == 2;
        Self {
            weak: (0..81).map(|cell| of(cell, &|_| true)).collect(),
            strong: (0..81).map(|cell| of(cell, &strong)).collect(),
        }
    }

    /// The cells in which a chain from a start may end, if cells could be met again.
    fn ends(&self, start: usize) -> Cells {
        let (mut ends, mut reached) = (Cells::EMPTY, Cells::EMPTY);
        let mut waiting = self.strong[start].clone();
        while let Some(cell) = waiting.pop() {
            if reached.contains(cell) {
                continue;
            }
            reached.insert(cell);
            for &middle in &self.weak[cell] {
                for &end in &self.strong[middle] {
                    ends.insert(end);
                    waiting.push(end);
                }
            }
        }
        ends
    }

    /// Goes on from a cell that a strong link has reached: by a weak link, and a strong one.
    fn search(
        &self,
        cell: usize,
        links: usize,
        most: usize,
        seen: &mut Cells,
        goal: &mut Goal<'_, '_>,
    ) {
        for &middle in &self.weak[cell] {
            if seen.contains(middle) || links + 2 > most {
                continue;
            }
            seen.insert(middle);
            for &end in &self.strong[middle] {
                if goal.ends.is_empty() {
                    break;
                }
                if end == goal.start {
                    goal.reach(end);
                } else if !seen.contains(end) {
                    goal.reach(end);
                    seen.insert(end);
                    self.search(end, links + 2, most, seen, goal);
                    seen.remove(end);
                }
            }
            seen.remove(middle);
        }
    }
}

/// The best remote pair.
pub(super) fn remote_pair(board: &Board) -> Option<Found> {
    let mut best = Best::default();
    for start in board.bivalue() {
        for digit in ones(board.candidates(start)) {
            follow(board, digit, &mut vec![start], &mut best);
        }
    }
    best.found()
}

/// Goes on with a chain of cells of the same two candidates.
fn follow(board: &Board, digit: usize, cells: &mut Vec<usize>, best: &mut Best) {
    let end = cells[cells.len() - 1];
    let onward = if cells.len() % 2 == 1 { other(board, end, digit) } else { digit };
    let seen = PEERS[cells[0]].and(&PEERS[end]).and(&board.places(digit));
    if cells.len() >= 4 && onward == digit && !seen.is_empty() {
        best.offer(&remote(board, digit, cells));
    }
    if 2 * cells.len() >= LINKS {
        return;
    }
    let mask = board.candidates(end);
    let next: Vec<usize> =
        peers(board, end, onward).filter(|&next| board.candidates(next) == mask).collect();
    for next in next {
        if !cells.contains(&next) {
            cells.push(next);
            follow(board, digit, cells, best);
            cells.pop();
        }
    }
}

/// Candidates that a remote pair removes.
fn remote(board: &Board, digit: usize, cells: &[usize]) -> Removed {
    let mut seen = Cells::EMPTY;
    for (i, &a) in cells.iter().enumerate() {
        for &b in cells.iter().skip(i + 3).step_by(2) {
            seen = seen.or(&PEERS[a].and(&PEERS[b]));
        }
    }
    let mut removed = Removed::default();
    for digit in [digit, other(board, cells[0], digit)] {
        removed.add(seen.and(&board.places(digit)), digit);
    }
    removed
}
