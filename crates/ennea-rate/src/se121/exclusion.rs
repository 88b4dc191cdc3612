//! Aligned exclusion: what cells of two or three candidates leave to two or three cells that they
//! see.
//!
//! A combination of candidates of the base cells is excluded if it uses a digit twice in a house,
//! or if it takes all candidates of a common peer.  A candidate that is in no combination left can
//! go. Base cells have a peer with at most as many candidates as there are base cells, and none
//! with a single one; at least two such peers must be common to all base cells.  Pairs are visited
//! by their second cell, then their first; the third cell is one of the small peers of the first or
//! second.

use super::board::{Board, PEERS, SEES, len};
use super::candidate::Candidate;
use super::found::Found;
use super::scope::{Known, seeing};
use ennea_base::ones;
use ennea_base::rules::cells_of;

/// Cells that may be a base, with their small peers.
struct Bases {
    cells: Vec<u8>,
    /// The small peers, as sets, by cell; empty where the cell is no base.
    small: [u128; 81],
    all: u128,
    /// The small peers of all.
    few: u128,
}

fn bases(board: &Board, size: u32) -> Bases {
    let (mut single, mut few) = (0_u128, 0_u128);
    for (cell, candidates) in board.candidates.iter().enumerate() {
        let count = len(*candidates);
        single |= u128::from(count == 1) << cell;
        few |= u128::from(count >= 2 && count <= size) << cell;
    }
    let mut bases = Bases { cells: Vec::new(), small: [0; 81], all: 0, few };
    for cell in 0..81 {
        let small = SEES[cell] & few;
        let is_base = len(board.candidates[cell]) >= 2 && SEES[cell] & single == 0 && small != 0;
        if is_base {
            bases.cells.push(cell as u8);
            bases.small[cell] = small;
            bases.all |= 1 << cell;
        }
    }
    bases
}

/// Tests whether a set has two cells or more.
fn has_two(set: u128) -> bool {
    set & set.wrapping_sub(1) != 0
}

impl Bases {
    /// The cells below one that have at least two small peers in common with it.
    fn partners(&self, two: usize) -> u128 {
        let (mut once, mut twice) = (0, 0);
        for peer in cells_of(self.small[two]) {
            twice |= once & SEES[peer];
            once |= SEES[peer];
        }
        twice & self.all & ((1 << two) - 1)
    }
}

/// The first pair.  There must be no naked single.
///
/// Whether some cells exclude anything depends only on them and their common peers.
pub(super) fn pair(board: &Board, known: &mut Known) -> Option<Found> {
    let bases = bases(board, 2);
    let changed = known.scope(board).cells;
    for &two in &bases.cells {
        let two = usize::from(two);
        let mut partners = bases.partners(two);
        if changed >> two & 1 == 0 {
            partners &= changed | seeing(bases.small[two] & changed);
        }
        for one in cells_of(partners) {
            let common = bases.small[one] & bases.small[two];
            if let Some(found) = exclude(board, &[one, two], common) {
                return Some(found);
            }
        }
    }
    known.note(board);
    None
}

/// The first triplet.  There must be no naked single.
pub(super) fn triplet(board: &Board, known: &mut Known) -> Option<Found> {
    let bases = bases(board, 3);
    let changed = known.scope(board).cells;
    // The first two that have a third that has changed near the first.
    let near_changed = seeing(bases.few & changed & bases.all);
    for &two in &bases.cells {
        let two = usize::from(two);
        let mut partners = bases.partners(two);
        let is_new = changed >> two & 1 == 1;
        if !is_new && bases.small[two] & changed & bases.all == 0 {
            partners &= changed | seeing(bases.small[two] & changed) | near_changed;
        }
        for one in cells_of(partners) {
            let both = bases.small[one] & bases.small[two];
            let mut near =
                (bases.small[one] | bases.small[two]) & bases.all & !(1 << one | 1 << two);
            if !is_new && changed >> one & 1 == 0 {
                near &= changed | seeing(both & changed);
            }
            let mut open = None;
            let is_open = |&three: &usize| {
                has_two(both & bases.small[three])
                    && !open
                        .get_or_insert_with(|| Open::new(board, one, two, both))
                        .is_fine(board.candidates[three])
            };
            let mut near =
                cells_of(near).filter(is_open).fold(0_u128, |near, cell| near | 1 << cell);
            if near == 0 {
                continue;
            }
            for three in PEERS[one].into_iter().chain(PEERS[two]).map(usize::from) {
                if near >> three & 1 == 1 {
                    near &= !(1 << three);
                    let common = both & bases.small[three];
                    if let Some(found) = exclude(board, &[one, two, three], common) {
                        return Some(found);
                    }
                }
            }
        }
    }
    known.note(board);
    None
}

/// Digits that a third cell may hold with each candidate of the first two, whatever it sees.
///
/// All common peers of the two count here, so that it can hold more with those of all three.  Few
/// third cells are left to be looked at closely.
struct Open {
    by_digit: [u16; 18],
    count: usize,
    all: u16,
}

impl Open {
    fn new(board: &Board, one: usize, two: usize, common: u128) -> Self {
        let takers = Takers::new(board, common);
        let is_near = SEES[one] >> two & 1 == 1;
        let [firsts, seconds] = [one, two].map(|cell| board.candidates[cell]);
        let (mut open, mut by_second) = (Self { by_digit: [0; 18], count: 0, all: 0 }, [0_u16; 9]);
        for first in ones(firsts) {
            let mut by_first = 0;
            for second in ones(seconds) {
                if first == second && is_near {
                    continue;
                }
                let used = 1 << first | 1 << second;
                let rest = 0x1ff & !(used | takers.taken_by_two(first, second));
                by_first |= rest;
                by_second[second] |= rest;
            }
            open.add(by_first);
        }
        for second in ones(seconds) {
            open.add(by_second[second]);
        }
        open
    }

    fn add(&mut self, digits: u16) {
        self.by_digit[self.count] = digits;
        self.count += 1;
        self.all |= digits;
    }

    /// Tests whether a third cell with these candidates excludes nothing for certain.
    fn is_fine(&self, candidates: u16) -> bool {
        candidates & !self.all == 0
            && self.by_digit[..self.count].iter().all(|digits| digits & candidates != 0)
    }
}

/// Finds the candidates of the base that the common peers exclude.
fn exclude(board: &Board, base: &[usize], common: u128) -> Option<Found> {
    let takers = Takers::new(board, common);
    let mut removed: Vec<Candidate> = Vec::new();
    for (k, &cell) in base.iter().enumerate() {
        // The cell itself first, so that a candidate is tried with all of the others.
        let order = [cell, base[(k + 1) % base.len()], base[(k + 2) % base.len()]];
        let is_gone = |&digit: &usize| !is_possible(board, &order[..base.len()], &takers, digit);
        let gone = ones(board.candidates[cell]).filter(is_gone);
        removed.extend(gone.map(|digit| Candidate::new(cell, digit)));
    }
    if removed.is_empty() {
        return None;
    }
    let own = |&cell: &usize| Candidate::in_cell(cell, board.candidates[cell]);
    let pattern = base.iter().flat_map(own).collect();
    Some(Found { pattern, removed, ..Found::default() })
}

/// Tests whether a digit in the first cell leaves some combination.
///
/// The last cell's digits are tried all at once: those that a taker lacks are out.
fn is_possible(board: &Board, cells: &[usize], takers: &Takers, digit: usize) -> bool {
    let sees = |a: usize, b: usize| SEES[a] >> b & 1 == 1;
    let first = 1_u16 << digit;
    let last = cells[cells.len() - 1];
    let mut open = board.candidates[last];
    if sees(cells[0], last) {
        open &= !first;
    }
    if cells.len() == 2 {
        return open & !takers.partners[digit] != 0;
    }
    let mut seconds = board.candidates[cells[1]];
    if sees(cells[0], cells[1]) {
        seconds &= !first;
    }
    let is_near = sees(cells[1], last);
    ones(seconds).any(|second| {
        let clash = if is_near { 1 << second } else { 0 };
        open & !clash & !takers.taken_by_two(digit, second) != 0
    })
}

/// The common peers, by which digits may not go together.
struct Takers {
    /// For each digit, the other one of each peer that has two.
    partners: [u16; 9],
    /// For each two digits, the third one of each peer that has three.
    thirds: [[u16; 9]; 9],
}

impl Takers {
    fn new(board: &Board, common: u128) -> Self {
        let mut takers = Self { partners: [0; 9], thirds: [[0; 9]; 9] };
        for cell in cells_of(common) {
            let word = board.candidates[cell];
            if len(word) == 2 {
                ones(word).for_each(|digit| takers.partners[digit] |= word & !(1 << digit));
                continue;
            }
            let mut digits = ones(word);
            if let [Some(a), Some(b), Some(c)] = std::array::from_fn(|_| digits.next()) {
                for (a, b, c) in [(a, b, c), (a, c, b), (b, c, a)] {
                    takers.thirds[a][b] |= 1 << c;
                    takers.thirds[b][a] |= 1 << c;
                }
            }
        }
        takers
    }

    /// The digits that may not join two: each is the last candidate of some peer; all, if a peer
    /// has none.
    fn taken_by_two(&self, first: usize, second: usize) -> u16 {
        if self.partners[first] >> second & 1 == 1 {
            return 0x1ff;
        }
        let used = 1 << first | 1 << second;
        let [one, two] = [first, second].map(|digit| self.partners[digit]);
        (one | two | self.thirds[first][second]) & !used
    }
}
