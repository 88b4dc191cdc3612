//! All links of a board at once, as sets: which candidates lead to which.
//!
//! ```text
//!   excludes[c]  what is false if c is true
//!   forces[c]    what is true if c is false
//! ```
//!
//! Both can be read backwards.  They are kept for each choice of kinds, and so is what was found out by
//! them, see [`super::webs`].  A board that a run has left has the links of the board before, where both
//! ends are left, and new ones; so it is not read anew.
//!
//! Cost: for each candidate, a few unions of sets of a few machine words.

use super::super::board::{Board, CANDIDATES, CELLS, Candidate, bits, candidate, ones};
use super::webs::{FEW, Place, Set, Web, Webs, add, empty, has, list, without};

/// Which links there are: X stays with one digit, Y goes from false to true in cells of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kinds {
    X,
    Y,
    Both,
}

impl Kinds {
    /// Whether the links of houses count from false to true.
    pub(super) fn has_x(self) -> bool {
        self != Self::Y
    }

    /// Whether the links of cells count.
    pub(super) fn has_y(self) -> bool {
        self != Self::X
    }

    /// By what equal conclusions are ordered.
    pub(super) fn order(self) -> u8 {
        match self {
            Self::X => 2,
            Self::Y => 3,
            Self::Both => 4,
        }
    }

    /// The difficulty of cycles, to which the length is added.
    pub(super) fn cycle_base(self) -> f64 {
        if self == Self::Both { 7.0 } else { 6.5 }
    }

    /// The difficulty of forcing chains, to which the length is added.
    pub(super) fn chain_base(self) -> f64 {
        if self.has_y() { 7.0 } else { 6.6 }
    }
}

/// Two candidates of which one is true, and whether that is so in a cell or in a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) both: [Place; 2],
    pub(super) is_cell: bool,
}

/// The links of a board.
#[derive(Clone, Debug)]
pub(super) struct Links {
    /// The place of each candidate in the list of all.
    place: Box<[u16; CANDIDATES]>,
    count: usize,
    /// The other places of the digit in the houses; the other digits of the cell too.
    peers: Box<[Set; FEW]>,
    excludes: Box<[Set; FEW]>,
    /// Those that have not gone since the links were read.
    left: Set,
    /// What follows by the links of each choice of kinds.
    webs: [Webs; 3],
}

impl Default for Links {
    fn default() -> Self {
        Self {
            place: Box::new([0; CANDIDATES]),
            count: 0,
            peers: list(),
            excludes: list(),
            left: empty(),
            webs: Default::default(),
        }
    }
}

impl Links {
    /// Reads the links of a board; false if it has too many candidates.
    pub(super) fn read(&mut self, board: &Board) -> bool {
        let total: u32 = board.candidates.iter().map(|&word| ones(word)).sum();
        self.count = total as usize;
        if self.count > FEW {
            return false;
        }
        self.webs.iter_mut().for_each(Webs::clear);
        self.left = empty();
        let mut next = 0;
        for (cell, &word) in board.candidates.iter().enumerate() {
            for digit in bits(word) {
                self.place[cell * 9 + digit] = next;
                self.peers[usize::from(next)] = empty();
                add(&mut self.left, next as Place);
                next += 1;
            }
        }
        for house in 0..27 {
            for digit in 0..9 {
                let number = |place: usize| candidate(CELLS[house][place].into(), digit);
                self.read_group(board.places[house][digit], number, false);
            }
        }
        self.excludes[..self.count].copy_from_slice(&self.peers[..self.count]);
        for (cell, &word) in board.candidates.iter().enumerate() {
            self.read_group(word, |digit| candidate(cell, digit), true);
        }
        true
    }

    /// Reads the candidates of a cell, or the places of a digit in a house.
    fn read_group(&mut self, word: u16, number: impl Fn(usize) -> Candidate, is_cell: bool) {
        let mut all = empty();
        for bit in bits(word) {
            add(&mut all, self.at(number(bit)));
        }
        for bit in bits(word) {
            let place = self.at(number(bit));
            let others = without(&all, place);
            let excludes = if is_cell { &mut self.excludes } else { &mut self.peers };
            for (excluded, other) in excludes[usize::from(place)].iter_mut().zip(&others) {
                *excluded |= other;
            }
        }
        if ones(word) == 2 {
            let both = two(word).map(|bit| self.at(number(bit)));
            self.add_pair(Pair { both, is_cell });
        }
    }

    fn add_pair(&mut self, Pair { both, is_cell }: Pair) {
        let own = if is_cell { Kinds::Y } else { Kinds::X };
        for kinds in [own, Kinds::Both] {
            self.webs[kinds as usize].add_pair(both);
        }
    }

    /// Says which candidates have gone since the links were read.
    pub(super) fn remove(&mut self, gone: &[Candidate]) {
        let mut left = empty();
        (0..self.count).for_each(|place| add(&mut left, place as Place));
        self.left = gone.iter().fold(left, |left, &number| without(&left, self.at(number)));
    }

    /// Says of which pairs one is true, as far as links of these kinds tell: of those of a list of which
    /// both are left, and of new ones.
    pub(super) fn set_pairs(&mut self, kinds: Kinds, old: &[Pair], new: &[Pair]) {
        let webs = &mut self.webs[kinds as usize];
        webs.clear();
        for pair in old.iter().chain(new) {
            let is_left = pair.both.iter().all(|&place| has(&self.left, place));
            if is_left && if pair.is_cell { kinds.has_y() } else { kinds.has_x() } {
                webs.add_pair(pair.both);
            }
        }
    }

    /// How many candidates there were when the links were read.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The candidates that are left.
    pub(super) fn left(&self) -> &Set {
        &self.left
    }

    /// What follows by links of these kinds.
    pub(super) fn by(&mut self, kinds: Kinds) -> Web<'_> {
        let excludes = if kinds.has_y() { &self.excludes } else { &self.peers };
        Web { left: &self.left, excludes, webs: &mut self.webs[kinds as usize] }
    }

    /// Finds out for which candidates there is any hope, by links of some kinds, of those for which there
    /// is by both.
    pub(super) fn sort_out_some(&mut self, kinds: Kinds) {
        let hopes = self.webs[Kinds::Both as usize].hopes;
        self.by(kinds).sort_out(&hopes);
    }

    /// The place of a candidate.
    pub(super) fn at(&self, number: Candidate) -> Place {
        self.place[usize::from(number)] as Place
    }
}

/// The pairs of a board: cells of two candidates, houses with two places for a digit.
pub(super) fn pairs_of(board: &Board, links: &Links) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (cell, &word) in board.candidates.iter().enumerate() {
        pairs.extend(pair_in_cell(links, cell, word));
    }
    for house in 0..27 {
        for digit in 0..9 {
            pairs.extend(pair_in_house(links, house, digit, board.places[house][digit]));
        }
    }
    pairs
}

/// The candidates of each cell, and the places of each digit in a house, where they are three or more.
pub(super) fn groups_of(board: &Board, links: &Links) -> Vec<Set> {
    let mut groups = Vec::new();
    let mut offer = |word: u16, number: &dyn Fn(usize) -> Candidate| {
        if ones(word) > 2 {
            let mut group = empty();
            bits(word).for_each(|bit| add(&mut group, links.at(number(bit))));
            groups.push(group);
        }
    };
    for (cell, &word) in board.candidates.iter().enumerate() {
        offer(word, &|digit| candidate(cell, digit));
    }
    for house in 0..27 {
        for digit in 0..9 {
            let number = |place: usize| candidate(CELLS[house][place].into(), digit);
            offer(board.places[house][digit], &number);
        }
    }
    groups
}

/// The two candidates of a cell, if it has two.
pub(super) fn pair_in_cell(links: &Links, cell: usize, word: u16) -> Option<Pair> {
    let both = || two(word).map(|digit| links.at(candidate(cell, digit)));
    (ones(word) == 2).then(|| Pair { both: both(), is_cell: true })
}

/// The two places of a digit in a house, if it has two.
pub(super) fn pair_in_house(links: &Links, house: usize, digit: usize, word: u16) -> Option<Pair> {
    let number = |place: usize| candidate(CELLS[house][place].into(), digit);
    let both = || two(word).map(|place| links.at(number(place)));
    (ones(word) == 2).then(|| Pair { both: both(), is_cell: false })
}

/// The bits of a word that has two.
fn two(word: u16) -> [usize; 2] {
    [word.trailing_zeros() as usize, 15 - word.leading_zeros() as usize]
}
