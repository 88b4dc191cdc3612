//! Consequences of candidates by links, a set at a time.
//!
//! ```text
//!   leads[c]     what is true by way of one false candidate if c is true: forces of excludes[c]
//!   closures[c]  what is true in the end if c is true
//! ```
//!
//! Breadth first through `leads` finds the length of every shortest chain; that is all that a
//! rank needs.  The chain itself is looked for only where it is wanted, and then only among
//! statements on a shortest one: as each link can be read backwards, those are as far from the
//! end as their opposites are from the start.
//!
//! Cost: for each candidate that a search meets, one union of sets of a few machine words.

use super::prospects::Prospects;
use super::set::{Place, Set, Sets};
use super::unchanged::Unchanged;

/// The links from false to true, and what was found out by them.
#[derive(Clone, Debug, Default)]
pub(super) struct Webs {
    forces: Sets,
    /// Candidates that force any when they are false.
    forcing: Set,
    /// Truths by way of one false candidate; a candidate has an entry if it is in `known`.
    leads: Sets,
    known: Set,
    closures: Sets,
    closed: Set,
    /// Candidates that are false in the end, where they are known.
    falses: Sets,
    excluded: Set,
    /// What was true and false in the end on the board before, where that is so still.
    unchanged: Option<Unchanged>,
    is_later: bool,
    /// Candidates from which there may be conclusions.
    pub(super) prospects: Prospects,
    /// The steps of the last walk: what became true by each.
    layers: Vec<Set>,
    /// By number of further true statements: what closes a cycle with at most that many, false and true.
    back: Vec<(Set, Set)>,
}

impl Webs {
    /// Forgets all pairs, and all that follows from them.
    pub(super) fn clear(&mut self) {
        self.forcing.for_each(|place| self.forces[usize::from(place)] = Set::EMPTY);
        self.forcing = Set::EMPTY;
        self.known = Set::EMPTY;
        self.closed = Set::EMPTY;
        self.excluded = Set::EMPTY;
        self.is_later = false;
    }

    /// Says what has gone, and which candidates are of pairs that are new or not there any more, since what these lead to was
    /// kept.
    pub(super) fn go_on(&mut self, gone: Set, changed: Set) {
        if let Some(known) = &mut self.unchanged {
            known.go_on(gone, changed);
            self.is_later = true;
        }
    }

    pub(super) fn add_pair(&mut self, [one, two]: [Place; 2]) {
        self.forcing.add(one);
        self.forcing.add(two);
        self.forces[usize::from(one)].add(two);
        self.forces[usize::from(two)].add(one);
    }
}

/// Links, and what follows by them.
#[derive(Debug)]
pub(in super::super) struct Web<'a> {
    pub(super) left: &'a Set,
    pub(super) excludes: &'a Sets,
    /// The other places of the digit in the houses.
    pub(super) peers: &'a Sets,
    pub(super) webs: &'a mut Webs,
}

impl Web<'_> {
    /// Candidates that are true in the end if a candidate is true, itself included.
    pub(super) fn closure(&mut self, place: Place) -> Set {
        if self.is_closed(place) {
            return self.webs.closures[usize::from(place)];
        }
        let mut now = Set::of(place);
        let mut trues = now;
        while !now.is_empty() {
            let mut open = Set::EMPTY;
            now.for_each(|other| {
                if self.is_closed(other) {
                    // Nothing that this leads to leads further.
                    trues.add_all(&self.webs.closures[usize::from(other)]);
                } else {
                    open.add(other);
                }
            });
            now = self.step(&open, &mut trues);
        }
        self.webs.closures[usize::from(place)] = trues;
        self.webs.closed.add(place);
        trues
    }

    /// Tests whether it is known what is true in the end if a candidate is true.
    pub(in super::super) fn is_closed(&mut self, place: Place) -> bool {
        if self.webs.closed.has(place) {
            return true;
        }
        let known = self.webs.unchanged.as_ref().filter(|_| self.webs.is_later);
        let Some((trues, falses)) = known.and_then(|known| known.get(place)) else { return false };
        self.webs.closures[usize::from(place)] = trues;
        self.webs.falses[usize::from(place)] = falses;
        self.webs.closed.add(place);
        self.webs.excluded.add(place);
        true
    }

    /// Keeps what all candidates lead to, for later boards.
    pub(in super::super) fn keep(&mut self) {
        self.left.for_each(|place| {
            self.outcome(place);
        });
        self.webs.unchanged = Some(Unchanged::new(&self.webs.closures, &self.webs.falses));
    }

    /// Candidates that are false if all these are true.
    pub(super) fn excluded_by(&self, trues: &Set) -> Set {
        let mut falses = Set::EMPTY;
        trues.for_each(|place| falses.add_all(&self.excludes[usize::from(place)]));
        falses
    }

    /// Candidates that are true, and those that are false, in the end if a candidate is true.
    pub(in super::super) fn outcome(&mut self, place: Place) -> (Set, Set) {
        let trues = self.closure(place);
        if !self.webs.excluded.has(place) {
            self.webs.excluded.add(place);
            self.webs.falses[usize::from(place)] = self.excluded_by(&trues);
        }
        (trues, self.webs.falses[usize::from(place)])
    }

    /// Tests whether there is anything that all of these lead to.
    ///
    /// Tried: those first that lead to nothing true; a fifth slower, as each is looked at twice.
    pub(in super::super) fn agree(&mut self, places: &Set) -> bool {
        let (mut trues, mut falses) = (*self.left, *self.left);
        let mut is_open = true;
        places.for_each(|place| {
            if is_open {
                let outcome = self.outcome(place);
                (trues, falses) = (trues.and(&outcome.0), falses.and(&outcome.1));
                is_open = !trues.is_empty() || !falses.is_empty();
            }
        });
        is_open
    }

    /// Candidates that are false in the end, whichever of these is true.
    pub(in super::super) fn excluded_by_all(&mut self, places: &Set) -> Set {
        let mut falses = *self.left;
        places.for_each(|place| {
            if !falses.is_empty() {
                falses = falses.and(&self.outcome(place).1);
            }
        });
        falses
    }

    /// Finds out where there may be conclusions, of those places where there might.
    pub(in super::super) fn look_for_prospects(&mut self, within: &Prospects) {
        let mut back = Set::EMPTY;
        within.to_false.for_each(|place| {
            let trues = self.closure(place);
            if trues.meets(&self.excludes[usize::from(place)]) {
                back.add(place);
            }
        });
        self.look_for_prospects_from(back, within);
    }

    /// Finds out where there may be conclusions, from the candidates that lead to their own falsehood.
    ///
    /// All rests on those.  If a candidate's falsehood leads to its truth, all that it excludes are
    /// such. What a cycle removes is such too, and sees two of its statements: one way round it makes all of
    /// the cycle that was true false, the other way all true; so those of a cycle that removes something become both.
    pub(in super::super) fn look_for_prospects_from(&mut self, back: Set, within: &Prospects) {
        let (mut to_true, mut cycles) = (Set::EMPTY, Set::EMPTY);
        back.for_each(|place| {
            let (trues, falses) = self.outcome(place);
            let peers = self.peers[usize::from(place)];
            let mut both = trues.and(&falses);
            // Each statement of a cycle is one of two of which one is true, and so is its partner.
            loop {
                if both.and(&peers).len() < 2 {
                    return;
                }
                let alone = both.without(&self.partners(&both));
                if alone.is_empty() {
                    break;
                }
                both = both.without(&alone);
            }
            cycles.add_all(&both);
        });
        if !back.is_empty() {
            within.to_true.and(&self.webs.forcing).for_each(|place| {
                let excluded = self.excludes[usize::from(place)].and(self.left);
                if excluded.and(&back) == excluded {
                    let forces = self.webs.forces[usize::from(place)];
                    let mut is_back = false;
                    forces.for_each(|last| is_back |= self.closure(last).has(place));
                    if is_back {
                        to_true.add(place);
                    }
                }
            });
        }
        let cycles = cycles.and(&within.cycles);
        self.webs.prospects = Prospects { to_false: back, to_true, cycles };
    }

    /// The candidates of which one or the other is true, with one of these.
    fn partners(&self, places: &Set) -> Set {
        let mut partners = Set::EMPTY;
        places.and(&self.webs.forcing).for_each(|place| {
            partners.add_all(&self.webs.forces[usize::from(place)]);
        });
        partners
    }

    /// Candidates from which there may be conclusions, as far as was found out.
    pub(in super::super) fn prospects(&self) -> &Prospects {
        &self.webs.prospects
    }

    /// The next statements that are true; `known` are those before.
    fn step(&mut self, now: &Set, known: &mut Set) -> Set {
        let mut next = Set::EMPTY;
        now.for_each(|place| {
            let k = usize::from(place);
            if !self.webs.known.has(place) {
                self.webs.known.add(place);
                let mut leads = Set::EMPTY;
                self.excludes[k].and(&self.webs.forcing).for_each(|other| {
                    leads.add_all(&self.webs.forces[usize::from(other)]);
                });
                self.webs.leads[k] = leads;
            }
            next.add_all(&self.webs.leads[k]);
        });
        next = next.without(known);
        known.add_all(&next);
        next
    }

    /// The number of statements of the shortest chain from a candidate's truth to its falsehood, or
    /// the other way, as long as that is wanted.
    pub(in super::super) fn length(
        &mut self,
        place: Place,
        is_true: bool,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let Prospects { to_false, to_true, .. } = &self.webs.prospects;
        if is_true && to_false.has(place) {
            let goal = self.excludes[usize::from(place)];
            self.walk(Set::of(place), 4, wanted, |now| now.meets(&goal))
        } else if !is_true && to_true.has(place) {
            self.walk(self.webs.forces[usize::from(place)], 4, wanted, |now| now.has(place))
        } else {
            None
        }
    }

    /// The candidates that became true this many steps before the end of the last walk.
    ///
    /// If that was from a candidate to its opposite, then read backwards: those that are false on a shortest
    /// chain, this many steps after its start.
    pub(in super::super) fn on_the_way(&self, steps: usize) -> Set {
        let last = self.webs.layers.len() - 1;
        last.checked_sub(steps).map_or(Set::EMPTY, |step| self.webs.layers[step])
    }

    /// A lower bound on the number of statements of a cycle through a candidate.
    pub(in super::super) fn length_of_cycle(
        &mut self,
        source: Place,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let mut least = None;
        let lasts = self.webs.forces[usize::from(source)];
        lasts.for_each(|last| {
            let mut first = Set::EMPTY;
            let excluded = self.excludes[usize::from(source)].and(&self.webs.forcing);
            excluded.except(last).for_each(|other| {
                first.add_all(&self.webs.forces[usize::from(other)]);
            });
            let goal = self.excludes[usize::from(last)];
            let still = |length| wanted(length) && least.is_none_or(|least| length < least);
            if still(4) && first.meets(&goal) {
                least = Some(4);
            } else if let Some(length) = self.walk(first, 6, still, |now| now.meets(&goal)) {
                least = Some(length);
            }
        });
        least
    }

    /// Finds out what closes a cycle through a candidate, after how many further true statements;
    /// the greatest number of these that is wanted.
    pub(in super::super) fn ways_back(&mut self, to: Place, wanted: impl Fn(u32) -> bool) -> usize {
        let mut now = self.webs.forces[usize::from(to)];
        let (mut known, mut all, mut more) = (now, Set::EMPTY, 0);
        self.webs.back.clear();
        while !now.is_empty() && wanted(4 + 2 * more) {
            all.add_all(&self.excluded_by(&now));
            now = self.step(&now, &mut known);
            self.webs.back.push((known, all));
            more += 1;
        }
        if now.is_empty() { usize::MAX } else { self.webs.back.len().saturating_sub(1) }
    }

    /// The false and the true statements that close the cycle of the last [`Web::ways_back`] with
    /// at most `more` further true ones; the false ones without those at its end.
    pub(in super::super) fn ways_to(&self, more: usize) -> (Set, Set) {
        let last = self.webs.back.len().checked_sub(1);
        last.map_or((Set::EMPTY, Set::EMPTY), |last| self.webs.back[more.min(last)])
    }

    /// Candidates that are true if a candidate is false.
    pub(in super::super) fn forces(&self, place: Place) -> &Set {
        &self.webs.forces[usize::from(place)]
    }

    /// Walks until a set is met; the first step has this length, each further one two more.
    fn walk(
        &mut self,
        start: Set,
        length: u32,
        wanted: impl Fn(u32) -> bool,
        is_goal: impl Fn(&Set) -> bool,
    ) -> Option<u32> {
        let (mut now, mut known, mut length) = (start, start, length);
        self.webs.layers.clear();
        self.webs.layers.push(now);
        while !now.is_empty() && wanted(length) {
            now = self.step(&now, &mut known);
            self.webs.layers.push(now);
            if is_goal(&now) {
                return Some(length);
            }
            length += 2;
        }
        None
    }

    /// The steps away from a candidate that is true: what becomes true, what becomes false.
    pub(in super::super) fn steps_from(&mut self, place: Place) -> Vec<(Set, Set)> {
        let (mut now, mut falses) = (Set::of(place), Set::EMPTY);
        let mut trues = now;
        let mut steps = Vec::new();
        while !now.is_empty() {
            let mut new = self.excluded_by(&now);
            new = new.without(&falses);
            falses.add_all(&new);
            steps.push((now, new));
            now = self.step(&now, &mut trues);
        }
        steps
    }
}
