//! One assumption and all that follows from it, in the order in which it is found.
//!
//! Statements that became true are served at once, those that became false one by one in turn.
//! In a *dynamic* run a candidate is taken off the board when its falsehood is served, after what
//! follows from it has been looked up; so a link from false to true has as parents all candidates
//! of the cell or house that were there at the start, except the one that became true.  The run
//! ends where nothing follows any more, or at the first candidate that would be both.

mod spread;
pub(super) mod words;

pub(super) use spread::Spread;

use super::super::candidate::{Candidate, Literal};
use super::super::fish::Fish;
use super::super::locking::Locked;
use super::super::sets::Set;
use super::Candidates;
use super::reason::Reason;
use ennea_base::Bits;

/// Permissions of a search of runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rules {
    /// `true` if only one digit is followed.
    pub(super) is_nishio: bool,
    /// `true` if candidates found false are removed.
    pub(super) is_dynamic: bool,
}

/// A candidate that would have to be both true and false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clash {
    /// The statement that was found first.
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

/// Rules to try when nothing follows any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// A chain: what was looked for, the number of the list of all that were found, and its place there.
    Chain(Seek, u32, u16),
}

/// An application of a rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    pub(super) rule: Rule,
    /// The number of candidates that were false before.
    pub(super) falses: u16,
    /// Parents that it rests on, as soon as they were asked for.
    pub(super) rests_on: Option<RestsOn>,
}

/// Parents that a rule rests on.
#[derive(Clone, Copy, Debug)]
pub(super) struct RestsOn {
    /// Range of its parents, all false, in the list of parents.
    parents: (u32, u32),
    /// The number of the chain, if it is one.
    pub(super) chain: Option<u32>,
}

/// In [`Run::fruitless`]: nothing was looked for yet.
const NEVER: usize = usize::MAX;

/// In [`Run::by`]: no candidate.
const ASSUMED: u16 = u16::MAX;

/// In [`Run::by`]: an entry of the list of rules.
const RULE: u16 = 1 << 15;

/// Statements of a run, by their places in its lists; see [`ancestor_sets`](super::counting::ancestor_sets).
pub(super) type Statements = Bits<6>;

/// A run.
///
/// Few of them are asked for what they rest on.  So each keeps lists alone, which are written without a gap; the place of
/// each candidate in them is found when it is asked for.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) is_true: Candidates,
    pub(super) is_false: Candidates,
    /// In the order in which they are found.
    pub(super) trues: Vec<Candidate>,
    /// Of what is true: why it is, and the candidate that was served.
    grounds: Vec<(Reason, Candidate)>,
    /// In the order in which they are found; the first ones count.
    falses: Box<[Candidate; 1024]>,
    /// Of what is false: the true candidate, or the rule, by which it is.
    by: Box<[u16; 1024]>,
    count: usize,
    pub(super) applied: Vec<Applied>,
    parents: Vec<Candidate>,
    /// Statements that the first of the true ones rest on, as far as that was asked for.
    pub(super) rests: Vec<Statements>,
    pub(super) clash: Option<Clash>,
    next_true: usize,
    next_false: usize,
    /// Numbers of entries of the two lists that are in the sets, and in the index.
    noted: [usize; 2],
    indexed: [usize; 2],
    /// The place of each candidate in its list.
    index: Box<[u16; 1024]>,
    /// By what was looked for: the number of candidates that were false when it was not found.
    fruitless: [usize; Seek::COUNT],
}

impl Default for Run {
    fn default() -> Self {
        Self {
            is_true: Candidates::EMPTY,
            is_false: Candidates::EMPTY,
            trues: Vec::with_capacity(128),
            grounds: Vec::with_capacity(128),
            falses: Box::new([Candidate::default(); 1024]),
            by: Box::new([0; 1024]),
            count: 0,
            applied: Vec::new(),
            parents: Vec::new(),
            rests: Vec::new(),
            clash: None,
            next_true: 0,
            next_false: 0,
            noted: [0; 2],
            indexed: [0; 2],
            index: Box::new([0; 1024]),
            fruitless: [NEVER; Seek::COUNT],
        }
    }
}

impl Run {
    /// Starts anew, from an assumption.
    fn assume(&mut self, assumption: Literal) {
        self.is_true = Candidates::EMPTY;
        self.is_false = Candidates::EMPTY;
        self.trues.clear();
        self.grounds.clear();
        self.count = 0;
        self.applied.clear();
        self.parents.clear();
        self.rests.clear();
        self.clash = None;
        self.next_true = 0;
        self.next_false = 0;
        self.noted = [0; 2];
        self.indexed = [0; 2];
        self.fruitless = [NEVER; Seek::COUNT];
        let candidate = assumption.candidate();
        if assumption.is_true() {
            self.add_true(candidate, Reason::Assumption, candidate);
        } else {
            self.falses[0] = candidate;
            self.by[0] = ASSUMED;
            self.count = 1;
        }
    }

    /// False candidates, in the order in which they are found.
    pub(super) fn falses(&self) -> &[Candidate] {
        &self.falses[..self.count]
    }

    /// Of these what is not served yet.
    fn falses_waiting(&self) -> &[Candidate] {
        &self.falses[self.next_false..self.count]
    }

    /// Tests whether there is no use in looking for something: it was not found, and no more is
    /// false now.
    pub(super) fn is_fruitless(&self, seek: Seek) -> bool {
        self.fruitless[seek as usize] == self.count
    }

    /// Says that something was not found.
    pub(super) fn note_fruitless(&mut self, seek: Seek) {
        self.fruitless[seek as usize] = self.count;
    }

    /// Applies a rule, that rests on false parents and has a chain with a number, as soon as these are known; `before`
    /// were false before.  What rests on nothing was there before the run, and is left out.
    pub(super) fn apply(
        &mut self,
        rule: Rule,
        before: usize,
        rests_on: Option<(&[Candidate], Option<u32>)>,
        removed: impl IntoIterator<Item = Candidate>,
    ) {
        if rests_on.is_some_and(|(parents, _)| parents.is_empty()) {
            return;
        }
        let place = self.applied.len() as u16;
        self.applied.push(Applied { rule, falses: before as u16, rests_on: None });
        if let Some((parents, chain)) = rests_on {
            self.set_parents(place, parents, chain);
        }
        for candidate in removed {
            self.make_false(candidate, place);
        }
    }

    /// Says what a rule rests on.
    pub(super) fn set_parents(&mut self, rule: u16, parents: &[Candidate], chain: Option<u32>) {
        let start = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let parents = (start, self.parents.len() as u32);
        self.applied[usize::from(rule)].rests_on = Some(RestsOn { parents, chain });
    }

    /// The parents of a rule, all false; they must be known.
    pub(super) fn parents_of(&self, rule: u16) -> &[Candidate] {
        let rests_on = self.applied[usize::from(rule)].rests_on.expect("it was asked for");
        let (start, end) = rests_on.parents;
        &self.parents[start as usize..end as usize]
    }

    /// False candidate at a place of the list, with the rule by which it is false.
    pub(super) fn by_rule(&self, place: usize) -> (Candidate, u16) {
        (self.falses[place], self.by[place] & !RULE)
    }

    /// Says that a candidate is false by a rule, if it is not known yet.
    fn make_false(&mut self, candidate: Candidate, rule: u16) {
        if !self.is_false.contains(candidate.bit()) {
            self.falses[self.count] = candidate;
            self.by[self.count] = RULE | rule;
            self.count += 1;
            self.note();
        }
    }

    /// Says that a candidate is false because another one is true, if that is new.
    #[inline]
    fn offer_false(&mut self, candidate: Candidate, via: Candidate, is_new: bool) {
        self.falses[self.count & 1023] = candidate;
        self.by[self.count & 1023] = via.bit() as u16;
        self.count += usize::from(is_new);
    }

    /// Says that a candidate is true.
    #[inline]
    fn add_true(&mut self, candidate: Candidate, reason: Reason, via: Candidate) {
        self.trues.push(candidate);
        self.grounds.push((reason, via));
    }

    /// The next one of what is true and waits.
    #[inline]
    fn next_true(&mut self) -> Option<Candidate> {
        let next = self.trues.get(self.next_true).copied();
        self.next_true += usize::from(next.is_some());
        next
    }

    /// The next one of what is false and waits.
    #[inline]
    fn next_false(&mut self) -> Option<Candidate> {
        let next = (self.next_false < self.count).then(|| self.falses[self.next_false & 1023]);
        self.next_false += usize::from(next.is_some());
        next
    }

    /// Puts what is new in the lists into the sets.
    fn note(&mut self) {
        let [trues, falses] = self.noted;
        for candidate in &self.trues[trues..] {
            self.is_true.insert(candidate.bit());
        }
        for candidate in &self.falses[falses..self.count] {
            self.is_false.insert(candidate.bit());
        }
        self.noted = [self.trues.len(), self.count];
    }

    /// Finds the place of each candidate in its list.
    pub(super) fn find_places(&mut self) {
        let [trues, falses] = self.indexed;
        for (place, candidate) in self.trues.iter().enumerate().skip(trues) {
            self.index[candidate.bit()] = place as u16;
        }
        for (place, candidate) in self.falses[..self.count].iter().enumerate().skip(falses) {
            self.index[candidate.bit()] = place as u16;
        }
        self.indexed = [self.trues.len(), self.count];
    }

    /// The place of a candidate in its list; places must be known.
    #[inline]
    pub(super) fn place(&self, candidate: Candidate) -> usize {
        self.index[candidate.bit()].into()
    }

    /// Why a candidate is true, and the candidate that was served; places must be known.
    pub(super) fn ground(&self, candidate: Candidate) -> (Reason, Candidate) {
        self.grounds[self.place(candidate)]
    }

    /// Why a candidate is false; places must be known.
    pub(super) fn parent(&self, candidate: Candidate) -> Parent {
        match self.by[self.place(candidate) & 1023] {
            ASSUMED => Parent::Assumed,
            rule if rule & RULE != 0 => Parent::Rule(rule & !RULE),
            via => Parent::True(Candidate::at(via)),
        }
    }
}
