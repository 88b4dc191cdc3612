//! All links of a board at once, as sets: which candidates lead to which, and how far it is.
//!
//! ```text
//!   excludes[c]  what is false if c is true
//!   forces[c]    what is true if c is false
//!   leads[c]     what is true by way of one false candidate if c is true: all forces of excludes[c]
//! ```
//!
//! Breadth first through `leads`, a set at a time, finds the length of every shortest chain; that is
//! all that a rank needs.  The chain itself is looked for only where its rank is wanted.
//!
//! Cost: for each candidate that a search meets, one union of sets of a few machine words.

use super::super::board::{
    Board, CANDIDATES, CELLS, CROSSINGS, Candidate, HOUSES, PLACES, bits, candidate,
};

/// The words of a set: enough for the candidates of all but very open boards.
const WORDS: usize = 4;
const FEW: usize = 64 * WORDS;

/// Which links there are: X stays with one digit, Y goes from false to true in cells of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds {
    pub(super) x: bool,
    pub(super) y: bool,
}

impl Kinds {
    /// By what equal conclusions are ordered.
    pub(super) fn kind(self) -> u8 {
        match (self.x, self.y) {
            (true, true) => 4,
            (false, _) => 3,
            (true, false) => 2,
        }
    }

    /// The difficulty of cycles, to which the length is added.
    pub(super) fn cycle_base(self) -> f64 {
        if self.x && self.y { 7.0 } else { 6.5 }
    }

    /// The difficulty of forcing chains, to which the length is added.
    pub(super) fn chain_base(self) -> f64 {
        if self.y { 7.0 } else { 6.6 }
    }
}

/// A set of candidates by their places in the list of all.
pub(super) type Set = [u64; WORDS];

#[inline]
fn add(set: &mut Set, place: usize) {
    set[place >> 6] |= 1 << (place & 63);
}

#[inline]
fn has(set: &Set, place: usize) -> bool {
    set[place >> 6] >> (place & 63) & 1 == 1
}

#[inline]
fn union(a: &mut Set, b: &Set) {
    for (a, b) in a.iter_mut().zip(b) {
        *a |= b;
    }
}

#[inline]
fn meets(a: &Set, b: &Set) -> bool {
    a.iter().zip(b).fold(0, |all, (a, b)| all | a & b) != 0
}

#[inline]
fn for_each(set: &Set, mut visit: impl FnMut(usize)) {
    for (k, &word) in set.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            visit(k << 6 | rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// The links of a board.
#[derive(Clone, Debug)]
pub(super) struct Links {
    /// The place of each candidate in the list of all.
    place: Box<[u16; CANDIDATES]>,
    count: usize,
    excludes: Vec<Set>,
    forces: Vec<Set>,
    leads: Vec<Set>,
}

impl Default for Links {
    fn default() -> Self {
        Self {
            place: Box::new([0; CANDIDATES]),
            count: 0,
            excludes: vec![[0; WORDS]; FEW],
            forces: vec![[0; WORDS]; FEW],
            leads: vec![[0; WORDS]; FEW],
        }
    }
}

impl Links {
    /// Reads the links of a board; false if it has too many candidates.
    pub(super) fn read(&mut self, board: &Board, kinds: Kinds) -> bool {
        let total: u32 = board.candidates.iter().map(|word| word.count_ones()).sum();
        self.count = total as usize;
        if self.count > FEW {
            return false;
        }
        let mut next = 0;
        for cell in 0..81 {
            for digit in bits(board.candidates[cell]) {
                self.place[cell * 9 + digit] = next;
                next += 1;
            }
        }
        let mut place = 0;
        for cell in 0..81 {
            for digit in bits(board.candidates[cell]) {
                self.read_one(board, kinds, cell, digit, place);
                place += 1;
            }
        }
        for place in 0..self.count {
            let mut leads = [0; WORDS];
            let forces = &self.forces;
            for_each(&self.excludes[place], |other| union(&mut leads, &forces[other]));
            self.leads[place] = leads;
        }
        true
    }

    fn read_one(&mut self, board: &Board, kinds: Kinds, cell: usize, digit: usize, place: usize) {
        let (mut excludes, mut forces) = ([0; WORDS], [0; WORDS]);
        let at = |number: Candidate| usize::from(self.place[usize::from(number)]);
        let others = board.candidates[cell] & !(1 << digit);
        if kinds.y {
            for other in bits(others) {
                add(&mut excludes, at(candidate(cell, other)));
            }
            if others.is_power_of_two() {
                forces = excludes;
            }
        }
        let own_box = usize::from(HOUSES[cell][0]);
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let all = board.places[house][digit] & !(1 << PLACES[cell][kind]);
            let peer = |place: usize| at(candidate(CELLS[house][place].into(), digit));
            if kinds.x && all.is_power_of_two() {
                add(&mut forces, peer(all.trailing_zeros() as usize));
            }
            let new = if kind > 0 { all & !CROSSINGS[house][own_box] } else { all };
            for place in bits(new) {
                add(&mut excludes, peer(place));
            }
        }
        self.excludes[place] = excludes;
        self.forces[place] = forces;
    }

    fn at(&self, number: Candidate) -> usize {
        self.place[usize::from(number)].into()
    }

    /// The next statements that are true; `known` are those before.
    fn step(&self, now: &Set, known: &mut Set) -> Set {
        let mut next = [0; WORDS];
        for_each(now, |place| union(&mut next, &self.leads[place]));
        for (next, known) in next.iter_mut().zip(known) {
            *next &= !*known;
            *known |= *next;
        }
        next
    }

    /// How many statements the shortest chain has from a candidate, if true, to it being false.
    ///
    /// Only up to those that are `wanted`.
    pub(super) fn to_false(&self, number: Candidate, wanted: impl Fn(u32) -> bool) -> Option<u32> {
        let source = self.at(number);
        let goal = &self.excludes[source];
        let mut now = [0; WORDS];
        add(&mut now, source);
        self.walk(now, 4, wanted, |now| meets(now, goal))
    }

    /// How many statements the shortest chain has from a candidate, if false, to it being true.
    pub(super) fn to_true(&self, number: Candidate, wanted: impl Fn(u32) -> bool) -> Option<u32> {
        let source = self.at(number);
        self.walk(self.forces[source], 4, wanted, |now| has(now, source))
    }

    /// At most how few statements a cycle through a candidate has.
    pub(super) fn to_cycle(&self, number: Candidate, wanted: impl Fn(u32) -> bool) -> Option<u32> {
        let source = self.at(number);
        let mut least = None;
        for_each(&self.forces[source], |last| {
            let mut first = [0; WORDS];
            for_each(&self.excludes[source], |other| {
                if other != last {
                    union(&mut first, &self.forces[other]);
                }
            });
            let goal = &self.excludes[last];
            let still = |length| wanted(length) && least.is_none_or(|least| length < least);
            if still(4) && meets(&first, goal) {
                least = Some(4);
            } else if let Some(length) = self.walk(first, 6, still, |now| meets(now, goal)) {
                least = Some(length);
            }
        });
        least
    }

    /// Walks until a set is met; the first step has this length, each further one two more.
    fn walk(
        &self,
        start: Set,
        length: u32,
        wanted: impl Fn(u32) -> bool,
        is_goal: impl Fn(&Set) -> bool,
    ) -> Option<u32> {
        let (mut now, mut known, mut length) = (start, start, length);
        while now != [0; WORDS] && wanted(length) {
            now = self.step(&now, &mut known);
            if is_goal(&now) {
                return Some(length);
            }
            length += 2;
        }
        None
    }
}
