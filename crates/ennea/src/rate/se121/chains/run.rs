//! One assumption and all that follows from it, in the order in which it is found.
//!
//! Statements that became true are served at once, those that became false one by one in turn.
//! In a *dynamic* run a candidate is taken off the board when its falsehood is served, after what
//! follows from it has been looked up; so a link from false to true has as parents all candidates
//! of the cell or house that were there at the start, except the one that became true.  The run
//! ends where nothing follows any more, or at the first candidate that would be both.

use super::super::board::{Board, CELLS, HOUSES, PLACES};
use super::super::candidate::{Candidate, Literal};
use super::super::fish::Fish;
use super::super::locking::Locked;
use super::super::sets::Set;
use super::Candidates;
use super::links::Kinds;
use super::reason::Reason;
use super::walk::true_to_false;

/// What a search of runs allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    /// Whether only one digit is followed.
    pub(super) is_nishio: bool,
    /// Whether what is false is removed.
    pub(super) is_dynamic: bool,
}

impl Rules {
    fn kinds(self) -> Kinds {
        if self.is_nishio { Kinds::X } else { Kinds::Both }
    }
}

/// A candidate that would have to be both true and false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    /// What was found first.
    pub(super) known: Literal,
    /// Why it would now be true, if it was false; not used otherwise.
    pub(super) reason: Reason,
    /// The candidate from which the contrary follows.
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

/// What is looked for when nothing follows any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seek {
    /// Locked candidates, pairs and X-Wings.
    Patterns,
    /// Cycles and forcing chains.
    Single,
    /// Cell and region forcing chains.
    Multiple,
    /// Dynamic chains with nothing inside.
    Dynamic,
    /// Dynamic chains with patterns, cycles and forcing chains inside.
    DynamicWithChains,
}

impl Seek {
    const COUNT: usize = 5;
}

/// A rule that was applied inside a run.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    Locked(Locked),
    HiddenPair(Set),
    NakedPair(Set),
    XWing(Fish),
    /// A chain: what was looked for, its place among all that were found, and its number.
    Chain(Seek, u16, u32),
}

/// An application of a rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    pub(super) rule: Rule,
    /// The number of candidates that were false before.
    pub(super) falses: u16,
    /// Where its parents, all false, are in the list of parents.
    pub(super) parents: (u32, u32),
}

/// In [`Run::fruitless`]: nothing was looked for yet.
const NEVER: usize = usize::MAX;

/// A run.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) is_true: Candidates,
    pub(super) is_false: Candidates,
    /// In the order in which they are found.
    pub(super) trues: Vec<Candidate>,
    pub(super) falses: Vec<Candidate>,
    /// Why it is, of what is true.
    pub(super) reason: [Reason; Candidate::COUNT],
    /// Of what is true: the candidate that was served.
    pub(super) via: [Candidate; Candidate::COUNT],
    /// Of what is false.
    pub(super) parent: [Parent; Candidate::COUNT],
    pub(super) applied: Vec<Applied>,
    pub(super) parents: Vec<Candidate>,
    pub(super) clash: Option<Clash>,
    next_true: usize,
    next_false: usize,
    /// By what was looked for: the number of candidates that were false when it was not found.
    fruitless: [usize; Seek::COUNT],
}

impl Default for Run {
    fn default() -> Self {
        Self {
            is_true: Candidates::EMPTY,
            is_false: Candidates::EMPTY,
            trues: Vec::with_capacity(128),
            falses: Vec::with_capacity(Candidate::COUNT),
            reason: [Reason::Assumption; Candidate::COUNT],
            via: [Candidate::default(); Candidate::COUNT],
            parent: [Parent::Assumed; Candidate::COUNT],
            applied: Vec::new(),
            parents: Vec::new(),
            clash: None,
            next_true: 0,
            next_false: 0,
            fruitless: [NEVER; Seek::COUNT],
        }
    }
}

impl Run {
    /// Starts anew, from an assumption.
    pub(super) fn assume(&mut self, assumption: Literal) {
        self.is_true = Candidates::EMPTY;
        self.is_false = Candidates::EMPTY;
        self.trues.clear();
        self.falses.clear();
        self.applied.clear();
        self.parents.clear();
        self.clash = None;
        self.next_true = 0;
        self.next_false = 0;
        self.fruitless = [NEVER; Seek::COUNT];
        let candidate = assumption.candidate();
        if assumption.is_true() {
            self.is_true.insert(candidate.bit());
            self.trues.push(candidate);
            self.reason[candidate.index()] = Reason::Assumption;
        } else {
            self.make_false(candidate, Parent::Assumed);
        }
    }

    /// Whether there is no use in looking for something: it was not found, and no more is false
    /// now.
    pub(super) fn is_fruitless(&self, seek: Seek) -> bool {
        self.fruitless[seek as usize] == self.falses.len()
    }

    /// Says that something was not found.
    pub(super) fn note_fruitless(&mut self, seek: Seek) {
        self.fruitless[seek as usize] = self.falses.len();
    }

    /// Says that a candidate is false, if it is not known yet.
    #[inline]
    pub(super) fn make_false(&mut self, candidate: Candidate, parent: Parent) {
        if !self.is_false.contains(candidate.bit()) {
            self.is_false.insert(candidate.bit());
            self.falses.push(candidate);
            self.parent[candidate.index()] = parent;
        }
    }

    /// Serves all that is waiting; whether there was no clash.
    pub(super) fn propagate(&mut self, board: &mut Board, rules: Rules) -> bool {
        loop {
            let is_fine = if let Some(&candidate) = self.trues.get(self.next_true) {
                self.next_true += 1;
                self.serve_true(board, candidate, rules)
            } else if let Some(&candidate) = self.falses.get(self.next_false) {
                self.next_false += 1;
                self.serve_false(board, candidate, rules)
            } else {
                return true;
            };
            if !is_fine {
                return false;
            }
        }
    }

    fn serve_true(&mut self, board: &Board, candidate: Candidate, rules: Rules) -> bool {
        true_to_false(board, rules.kinds(), candidate, |other, _| self.exclude(other, candidate))
    }

    /// Says that a candidate is false because another one is true; whether there is no clash.
    #[inline]
    fn exclude(&mut self, candidate: Candidate, via: Candidate) -> bool {
        if self.is_true.contains(candidate.bit()) {
            let known = candidate.is_so();
            self.clash = Some(Clash { known, reason: Reason::Assumption, via });
            return false;
        }
        self.make_false(candidate, Parent::True(via));
        true
    }

    /// As [`false_to_true`](super::walk::false_to_true), and takes the candidate off the board in the same pass:
    /// all that follows is looked up before any of it is said.
    fn serve_false(&mut self, board: &mut Board, candidate: Candidate, rules: Rules) -> bool {
        let (cell, digit) = candidate.parts();
        let mut forced = [(candidate, Reason::Cell); 4];
        let mut count = 0;
        let rest = board.candidates[cell] & !(1 << digit);
        if rest.is_power_of_two() && rules.kinds().has_y() {
            forced[0].0 = Candidate::new(cell, rest.trailing_zeros() as usize);
            count = 1;
        }
        if rules.is_dynamic {
            board.candidates[cell] = rest;
        }
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let rest = board.places[house][digit] & !(1 << PLACES[cell][kind]);
            if rest.is_power_of_two() {
                let place = rest.trailing_zeros() as usize;
                let only = Candidate::new(CELLS[house][place].into(), digit);
                forced[count] = (only, Reason::HOUSES[kind]);
                count += 1;
            }
            if rules.is_dynamic {
                board.places[house][digit] = rest;
            }
        }
        for &(forced, reason) in &forced[..count] {
            if self.is_false.contains(forced.bit()) {
                self.clash = Some(Clash { known: forced.is_not(), reason, via: candidate });
                return false;
            }
            if !self.is_true.contains(forced.bit()) {
                self.is_true.insert(forced.bit());
                self.trues.push(forced);
                self.reason[forced.index()] = reason;
                self.via[forced.index()] = candidate;
            }
        }
        true
    }
}
