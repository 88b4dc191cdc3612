//! All links of a board at once, as sets: which candidates lead to which.
//!
//! ```text
//!   excludes[c]  what is false if c is true
//!   forces[c]    what is true if c is false
//! ```
//!
//! Both can be read backwards.  They are kept for each choice of kinds, and so is what was found
//! out by them, see [`webs`].  A board that a run has left has the links of the board
//! before, where both ends are left, and new ones; so it is not read anew.
//!
//! Cost: for each candidate, a few unions of sets of a few machine words.

mod prospects;
mod set;
mod unchanged;
mod walk;
mod webs;

pub(super) use prospects::Prospects;
pub(super) use set::{FEW, Place, Set, Sets, first_bits, transpose};
pub(super) use walk::{Met, Walk, false_to_true, true_to_false};

use super::super::board::{Board, len};
use super::super::candidate::Candidate;
use super::super::scale::Technique;
use super::array::Array;
use super::reason::Reason;
use super::run::words::OF_HOUSES;
use ennea_base::ones;
use webs::{Web, Webs};

/// Kinds of links: X stays with one digit, Y goes from false to true in cells of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kinds {
    X,
    Y,
    Both,
}

impl Kinds {
    /// Tests whether the links of houses count from false to true.
    pub(super) fn has_x(self) -> bool {
        self != Self::Y
    }

    /// Tests whether the links of cells count.
    fn has_y(self) -> bool {
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

    /// The technique of cycles.
    pub(super) fn cycle(self) -> Technique {
        match self {
            Self::X => Technique::XCycle,
            Self::Y => Technique::YCycle,
            Self::Both => Technique::XYCycle,
        }
    }

    /// The technique of forcing chains.
    pub(super) fn chain(self) -> Technique {
        if self.has_y() { Technique::ForcingChain } else { Technique::ForcingXChain }
    }
}

/// Two candidates of which one is true.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) both: [Place; 2],
    /// Y where they are the last two of a cell, X where they are those of a digit in a house.
    kind: Kinds,
}

/// The candidates of a cell, or the places of a digit in a house.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    /// The number of its word, see [`super::run::words`].
    pub(super) word: u16,
    pub(super) all: Set,
}

/// The links of a board.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The place of each candidate in the list of all.
    place: Array<u16, { Candidate::COUNT }>,
    /// The candidate at each place.
    candidate: Array<Candidate, FEW>,
    /// Number of candidates when the links were read.
    pub(super) count: usize,
    /// The other places of the digit in the houses; the other digits of the cell too.
    peers: Sets,
    excludes: Sets,
    /// Candidates that have not gone since the links were read.
    pub(super) left: Set,
    /// Consequences by the links of each choice of kinds.
    webs: [Webs; 3],
}

impl Links {
    /// Reads the links of a board; false if it has too many candidates.
    pub(super) fn read(&mut self, board: &Board) -> bool {
        let total: u32 = board.candidates.iter().map(|&word| len(word)).sum();
        self.count = total as usize;
        if self.count > FEW {
            return false;
        }
        self.webs.iter_mut().for_each(Webs::clear);
        self.left = Set::EMPTY;
        let mut next = 0;
        for (cell, &word) in board.candidates.iter().enumerate() {
            for digit in ones(word) {
                let candidate = Candidate::new(cell, digit);
                self.place[candidate.index()] = next;
                self.candidate[usize::from(next)] = candidate;
                self.peers[usize::from(next)] = Set::EMPTY;
                self.left.add(next as Place);
                next += 1;
            }
        }
        for house in 0..27 {
            for digit in 0..9 {
                let places = board.places[house][digit];
                self.read_group(Kinds::X, Candidate::in_house(house, places, digit));
            }
        }
        self.excludes[..self.count].copy_from_slice(&self.peers[..self.count]);
        for (cell, &word) in board.candidates.iter().enumerate() {
            self.read_group(Kinds::Y, Candidate::in_cell(cell, word));
        }
        true
    }

    /// Reads the candidates of a cell (Y), or the places of a digit in a house (X).
    fn read_group(&mut self, kind: Kinds, group: impl Iterator<Item = Candidate> + Clone) {
        let all: Set = group.clone().map(|candidate| self.at(candidate)).collect();
        let excludes = if kind == Kinds::Y { &mut self.excludes } else { &mut self.peers };
        all.for_each(|place| excludes[usize::from(place)].add_all(&all.except(place)));
        if let Some(pair) = self.pair(kind, group) {
            for kinds in [kind, Kinds::Both] {
                self.webs[kinds as usize].add_pair(pair.both);
            }
        }
    }

    /// The pair that the candidates of a cell (Y) are, or the places of a digit in a house (X).
    pub(super) fn pair(
        &self,
        kind: Kinds,
        mut group: impl Iterator<Item = Candidate>,
    ) -> Option<Pair> {
        let both = [group.next()?, group.next()?];
        let is_pair = group.next().is_none();
        is_pair.then(|| Pair { both: both.map(|candidate| self.at(candidate)), kind })
    }

    /// Says which candidates have gone since the links were read.
    pub(super) fn remove(&mut self, gone: &[Candidate]) {
        let gone: Set = gone.iter().map(|&candidate| self.at(candidate)).collect();
        self.left = Set::first(self.count).without(&gone);
    }

    /// Says of which pairs one is true, as far as links of these kinds tell: of those of a list of
    /// which both are left, and of new ones.
    pub(super) fn set_pairs(&mut self, kinds: Kinds, old: &[Pair], new: &[Pair]) {
        let webs = &mut self.webs[kinds as usize];
        webs.clear();
        for pair in old.iter().chain(new) {
            let is_left = pair.both.iter().all(|&place| self.left.has(place));
            if is_left && (kinds == Kinds::Both || kinds == pair.kind) {
                webs.add_pair(pair.both);
            }
        }
    }

    /// Goes on from what all candidates led to before some of them have gone, by these pairs, and new ones.
    pub(super) fn go_on(&mut self, old: &[Pair], new: &[Pair]) {
        let mut changed: Set = new.iter().flat_map(|pair| pair.both).collect();
        for pair in old.iter().filter(|pair| !pair.both.iter().all(|&place| self.left.has(place))) {
            pair.both.iter().for_each(|&place| changed.add(place));
        }
        let gone = Set::first(self.count).without(&self.left);
        self.webs[Kinds::Both as usize].go_on(gone, changed);
    }

    /// The web of consequences by links of these kinds.
    pub(super) fn by(&mut self, kinds: Kinds) -> Web<'_> {
        let excludes = if kinds.has_y() { &self.excludes } else { &self.peers };
        let webs = &mut self.webs[kinds as usize];
        Web { left: &self.left, excludes, peers: &self.peers, webs }
    }

    /// Finds out where there may be conclusions by links of some kinds, of those places where there
    /// may be by both.
    pub(super) fn look_for_prospects(&mut self, kinds: Kinds) {
        let prospects: Prospects = *self.by(Kinds::Both).prospects();
        self.by(kinds).look_for_prospects(&prospects);
    }

    /// Tests whether a cycle through a candidate may remove anything, where these may be its true
    /// and its false statements.
    ///
    /// What it removes sees a true and a false one, of its digit, and leads to its own falsehood, on ways that
    /// make all of the cycle both.
    pub(super) fn may_remove(
        &mut self,
        kinds: Kinds,
        place: Place,
        trues: &Set,
        falses: &Set,
        is_wanted: impl Fn(Candidate) -> bool,
    ) -> bool {
        let mut web = self.by(kinds);
        let outcome = web.outcome(place);
        let mut trues = outcome.0.and(trues);
        trues.add(place);
        let falses = outcome.1.and(falses);
        let back = web.prospects().to_false;
        let seen = |all: &Set| {
            let mut seen = Set::EMPTY;
            all.for_each(|place| seen.add_all(&self.peers[usize::from(place)]));
            seen
        };
        let removed = seen(&trues).and(&seen(&falses)).and(&back);
        let mut wanted = Set::EMPTY;
        removed.for_each(|other| {
            if is_wanted(self.candidate(other)) {
                wanted.add(other);
            }
        });
        let mut web = self.by(kinds);
        let mut may = false;
        wanted.for_each(|other| {
            if !may {
                let outcome = web.outcome(other);
                may = outcome.0.and(&outcome.1).has(place);
            }
        });
        may
    }

    /// Candidates that are false if a candidate is true.
    fn excludes(&self, kinds: Kinds, candidate: Candidate) -> &Set {
        let excludes = if kinds.has_y() { &self.excludes } else { &self.peers };
        &excludes[usize::from(self.at(candidate))]
    }

    /// Visits those of a set that are false if a candidate is true, in the order of links, and why.
    ///
    /// Few are left, so that these are put in order.
    pub(super) fn visit_excluded(
        &self,
        kinds: Kinds,
        candidate: Candidate,
        within: &Set,
        mut visit: impl FnMut(Candidate, Reason),
    ) {
        let falses = self.excludes(kinds, candidate).and(within);
        if falses.is_empty() {
            return;
        }
        let (mut all, mut count) = ([(candidate, Reason::Cell); 32], 0);
        falses.for_each(|place| {
            let other = self.candidate(place);
            all[count] = (other, Reason::of_exclusion(candidate, other));
            count += 1;
        });
        if let [(other, reason)] = all[..count] {
            visit(other, reason);
            return;
        }
        for reason in Reason::LINKS {
            for &(other, _) in all[..count].iter().filter(|known| known.1 == reason) {
                visit(other, reason);
            }
        }
    }

    /// The candidates of a set.
    pub(super) fn candidates(&self, set: &Set) -> Vec<Candidate> {
        let mut all = Vec::new();
        set.for_each(|place| all.push(self.candidate(place)));
        all
    }

    /// The candidate at a place.
    pub(super) fn candidate(&self, place: Place) -> Candidate {
        self.candidate[usize::from(place)]
    }

    /// The place of a candidate.
    pub(super) fn at(&self, number: Candidate) -> Place {
        self.place[number.index()] as Place
    }
}

/// The cells of two candidates and the houses with two places for a digit; and what is three or
/// more of a cell or a house.
pub(super) fn pairs_and_groups(board: &Board, links: &Links) -> (Vec<Pair>, Vec<Group>) {
    let (mut pairs, mut groups) = (Vec::new(), Vec::new());
    let mut offer = |kind: Kinds, word: usize, group: &[Candidate]| {
        pairs.extend(links.pair(kind, group.iter().copied()));
        if group.len() > 2 {
            let all = group.iter().map(|&candidate| links.at(candidate)).collect();
            groups.push(Group { word: word as u16, all });
        }
    };
    for (cell, &word) in board.candidates.iter().enumerate() {
        offer(Kinds::Y, cell, &Candidate::in_cell(cell, word).collect::<Vec<_>>());
    }
    for house in 0..27 {
        for digit in 0..9 {
            let places = board.places[house][digit];
            let all: Vec<Candidate> = Candidate::in_house(house, places, digit).collect();
            offer(Kinds::X, OF_HOUSES + house * 9 + digit, &all);
        }
    }
    (pairs, groups)
}
