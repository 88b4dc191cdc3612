//! One assumption and all that follows from it, in the order in which it is found.
//!
//! Statements that became true are served at once, those that became false one by one in turn.  In a
//! *dynamic* run a candidate is taken off the board when its falsehood is served, after what follows
//! from it has been looked up; so a link from false to true has as parents all candidates of the cell or
//! house that were there at the start, except the one that became true.  The run ends where nothing
//! follows any more, or at the first candidate that would be both.

use super::super::board::{
    Board, CANDIDATES, CELLS, CROSSINGS, Candidate, HOUSES, PLACES, bits, candidate, ones, parts,
};
use super::super::fish::Fish;
use super::super::locking::Locked;
use super::super::sets::Set;
use super::Bits;
use super::multiple::Search;
use super::tree::{CELL, NONE};

/// What a search of runs allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    /// Whether only one digit is followed.
    pub(super) is_nishio: bool,
    /// Whether what is false is removed.
    pub(super) is_dynamic: bool,
}

/// A candidate that would have to be both true and false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    pub(super) number: Candidate,
    /// Whether it was false already, and would now be true.
    pub(super) was_false: bool,
    /// Why it would now be true: [`CELL`], or the kind of house; not used otherwise.
    pub(super) cause: u8,
    /// The statement from which this follows.
    pub(super) via: Candidate,
}

/// Why a candidate is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parent {
    Assumed,
    /// This candidate is true.
    True(Candidate),
    /// By this entry of the list of rules.
    Rule(u16),
}

/// A rule that can be applied inside a run.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    Locked(Locked),
    HiddenPair(Set),
    NakedPair(Set),
    XWing(Fish),
    /// A chain: by which search it was found, and its place among all that this found.
    Chain(Option<Search>, u16),
}

/// An application of a rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    pub(super) rule: Rule,
    /// How many candidates were false before.
    pub(super) falses: u16,
    /// Where its parents, all false, are in the list of parents.
    pub(super) parents: (u32, u32),
    /// The chain that it is, if it is one.
    pub(super) nested: Option<u32>,
}

/// In [`Run::fruitless`]: the rules that are no chains; nothing was looked for yet.
pub(super) const RULES: usize = 0;
pub(super) const NEVER: usize = usize::MAX;

/// A run.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) is_true: Bits,
    pub(super) is_false: Bits,
    /// In the order in which they are found.
    pub(super) trues: Vec<Candidate>,
    pub(super) falses: Vec<Candidate>,
    /// Of what is true: the cell, the kind of house, or none.
    pub(super) cause: [u8; CANDIDATES],
    /// Of what is true: the candidate that was served.
    pub(super) via: [Candidate; CANDIDATES],
    /// Of what is false.
    pub(super) parent: [Parent; CANDIDATES],
    pub(super) applied: Vec<Applied>,
    pub(super) parents: Vec<Candidate>,
    pub(super) clash: Option<Clash>,
    next_true: usize,
    next_false: usize,
    /// How many candidates were false when nothing was found on the board left: by [`RULES`], and by
    /// each search of chains inside.
    pub(super) fruitless: [usize; 5],
}

impl Default for Run {
    fn default() -> Self {
        Self {
            is_true: Bits::default(),
            is_false: Bits::default(),
            trues: Vec::with_capacity(128),
            falses: Vec::with_capacity(CANDIDATES),
            cause: [NONE; CANDIDATES],
            via: [0; CANDIDATES],
            parent: [Parent::Assumed; CANDIDATES],
            applied: Vec::new(),
            parents: Vec::new(),
            clash: None,
            next_true: 0,
            next_false: 0,
            fruitless: [NEVER; 5],
        }
    }
}

impl Run {
    /// Starts anew, from a candidate that is true, or false.
    pub(super) fn assume(&mut self, number: Candidate, is_true: bool) {
        self.is_true = Bits::default();
        self.is_false = Bits::default();
        self.trues.clear();
        self.falses.clear();
        self.applied.clear();
        self.parents.clear();
        self.clash = None;
        self.next_true = 0;
        self.next_false = 0;
        self.fruitless = [NEVER; 5];
        if is_true {
            self.is_true.add(number);
            self.trues.push(number);
            self.cause[usize::from(number)] = NONE;
        } else {
            self.make_false(number, Parent::Assumed);
        }
    }

    /// Says that a candidate is false, if it is not known yet.
    #[inline]
    pub(super) fn make_false(&mut self, number: Candidate, parent: Parent) {
        if !self.is_false.has(number) {
            self.is_false.add(number);
            self.falses.push(number);
            self.parent[usize::from(number)] = parent;
        }
    }

    /// Serves all that is waiting; whether there was no clash.
    pub(super) fn propagate(&mut self, board: &mut Board, rules: Rules) -> bool {
        loop {
            let is_fine = if let Some(&number) = self.trues.get(self.next_true) {
                self.next_true += 1;
                self.serve_true(board, number, rules)
            } else if let Some(&number) = self.falses.get(self.next_false) {
                self.next_false += 1;
                self.serve_false(board, number, rules)
            } else {
                return true;
            };
            if !is_fine {
                return false;
            }
        }
    }

    fn serve_true(&mut self, board: &Board, number: Candidate, rules: Rules) -> bool {
        let (cell, digit) = parts(number);
        if !rules.is_nishio {
            for other in bits(board.candidates[cell] & !(1 << digit)) {
                if !self.exclude(candidate(cell, other), number) {
                    return false;
                }
            }
        }
        let own_box = usize::from(HOUSES[cell][0]);
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let mut places = board.places[house][digit] & !(1 << PLACES[cell][kind]);
            if kind > 0 {
                places &= !CROSSINGS[house][own_box];
            }
            for place in bits(places) {
                if !self.exclude(candidate(CELLS[house][place].into(), digit), number) {
                    return false;
                }
            }
        }
        true
    }

    /// Says that a candidate is false because another one is true.
    #[inline]
    fn exclude(&mut self, number: Candidate, via: Candidate) -> bool {
        if self.is_true.has(number) {
            self.clash = Some(Clash { number, was_false: false, cause: NONE, via });
            return false;
        }
        self.make_false(number, Parent::True(via));
        true
    }

    fn serve_false(&mut self, board: &mut Board, number: Candidate, rules: Rules) -> bool {
        let (cell, digit) = parts(number);
        let mut forced = [(0, 0); 4];
        let mut count = 0;
        let mut force = |number, cause| {
            forced[count] = (number, cause);
            count += 1;
        };
        let candidates = board.candidates[cell];
        if !rules.is_nishio && ones(candidates) == 2 {
            let other = candidates & !(1 << digit);
            force(candidate(cell, other.trailing_zeros() as usize), CELL);
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let places = board.places[house][digit];
            if ones(places) == 2 {
                let other = places & !(1 << PLACES[cell][kind]);
                let other = CELLS[house][other.trailing_zeros() as usize];
                force(candidate(other.into(), digit), kind as u8 + 1);
            }
        }
        if rules.is_dynamic {
            board.remove(cell, digit);
        }
        for &(forced, cause) in &forced[..count] {
            if self.is_false.has(forced) {
                self.clash = Some(Clash { number: forced, was_false: true, cause, via: number });
                return false;
            }
            if !self.is_true.has(forced) {
                self.is_true.add(forced);
                self.trues.push(forced);
                self.cause[usize::from(forced)] = cause;
                self.via[usize::from(forced)] = number;
            }
        }
        true
    }
}
