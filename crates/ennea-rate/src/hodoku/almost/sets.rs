//! The almost locked sets of a board, and how they are linked.

use super::super::board::Board;
use super::super::found::Removed;
use super::super::houses::{Cells, IN_HOUSE, common_peers};
use ennea_base::ones;
use std::collections::HashSet;

/// An almost locked set.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) cells: Cells,
    pub(super) digits: u16,
    /// For each digit the cells of the set that have it.
    pub(super) inside: [Cells; 9],
    /// For each digit the places outside that see all of those.
    pub(super) outside: [Cells; 9],
    /// All places outside, of any digit.
    around: Cells,
}

/// A link of two sets by a digit, or by two.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) digit: usize,
    pub(super) second: Option<usize>,
}

impl Link {
    /// Its digits, a bit each.
    pub(super) fn digits(&self) -> u16 {
        1 << self.digit | self.second.map_or(0, |second| 1 << second)
    }
}

/// All sets and links of a board.
#[derive(Debug)]
pub(in super::super) struct Almost {
    pub(super) sets: Vec<Set>,
    pub(super) links: Vec<Link>,
    /// Start of the links from each set.
    pub(super) starts: Vec<usize>,
}

impl Almost {
    /// Finds the sets and links of a board.
    pub(in super::super) fn new(board: &Board) -> Self {
        let mut gather = Gather { board, sets: Vec::new(), known: HashSet::new() };
        for house in IN_HOUSE {
            let cells: Vec<usize> =
                house.into_iter().filter(|&cell| board.is_empty(cell)).collect();
            gather.extend(&cells, Cells::EMPTY, 0);
        }
        let sets = gather.sets;
        let (mut links, mut starts) = (Vec::new(), Vec::with_capacity(sets.len() + 1));
        for (from, a) in sets.iter().enumerate() {
            starts.push(links.len());
            for (to, b) in sets.iter().enumerate().skip(from + 1) {
                links.extend(link(a, b).map(|(digit, second)| Link { from, to, digit, second }));
            }
        }
        starts.push(links.len());
        Self { sets, links, starts }
    }

    /// The links from a set.
    pub(super) fn links_from(&self, set: usize) -> std::ops::Range<usize> {
        self.starts[set]..self.starts[set + 1]
    }

    /// Candidates that go if one of two sets is locked: their common digits but these, from the
    /// cells that see all their places.
    pub(super) fn common(&self, a: usize, b: usize, without: u16) -> Removed {
        let (a, b) = (&self.sets[a], &self.sets[b]);
        let mut removed = Removed::default();
        if a.around.meets(&b.around) {
            for digit in ones(a.digits & b.digits & !without) {
                removed.add(a.outside[digit].and(&b.outside[digit]), digit);
            }
        }
        removed
    }
}

/// The digits that link two sets: the first, and the last if there are several.
fn link(a: &Set, b: &Set) -> Option<(usize, Option<usize>)> {
    if a.cells.meets(&b.cells) {
        return None;
    }
    let sees = |digit: &usize| {
        a.inside[*digit].is_subset(&b.outside[*digit])
            && b.inside[*digit].is_subset(&a.outside[*digit])
    };
    let mut digits = ones(a.digits & b.digits).filter(sees);
    digits.next().map(|first| (first, digits.last()))
}

/// The sets found so far.
struct Gather<'a> {
    board: &'a Board,
    sets: Vec<Set>,
    known: HashSet<Cells>,
}

impl Gather<'_> {
    /// Adds all sets of these cells and some of the rest of a house.
    fn extend(&mut self, rest: &[usize], cells: Cells, digits: u16) {
        let size = cells.len() + 1;
        if size > 8 {
            return;
        }
        for (at, &cell) in rest.iter().enumerate() {
            let mut wider = cells;
            wider.insert(cell);
            let all = digits | self.board.candidates(cell);
            if all.count_ones() as usize == size + 1 && self.known.insert(wider) {
                self.sets.push(Set::new(self.board, wider, all));
            }
            self.extend(&rest[at + 1..], wider, all);
        }
    }
}

impl Set {
    fn new(board: &Board, cells: Cells, digits: u16) -> Self {
        let mut inside = [Cells::EMPTY; 9];
        let mut outside = [Cells::EMPTY; 9];
        let mut around = Cells::EMPTY;
        for digit in ones(digits) {
            inside[digit] = cells.and(&board.places(digit));
            outside[digit] = common_peers(inside[digit]).without(&cells).and(&board.places(digit));
            around = around.or(&outside[digit]);
        }
        Self { cells, digits, inside, outside, around }
    }
}
