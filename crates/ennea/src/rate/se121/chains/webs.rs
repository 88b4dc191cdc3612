//! What follows from candidates by links, a set at a time.
//!
//! ```text
//!   leads[c]     what is true by way of one false candidate if c is true: all forces of excludes[c]
//!   closures[c]  what is true in the end if c is true
//! ```
//!
//! Breadth first through `leads` finds the length of every shortest chain; that is all that a rank
//! needs.  The chain itself is looked for only where it is wanted, and then only among statements on
//! a shortest one: as each link can be read backwards, those are as far from the end as their opposites
//! are from the start.
//!
//! Cost: for each candidate that a search meets, one union of sets of a few machine words.

/// The words of a set: enough for the candidates of all but very open boards.
const WORDS: usize = 4;
pub(super) const FEW: usize = 64 * WORDS;

/// The place of a candidate in the list of all.
pub(super) type Place = u8;

/// A set of candidates by their places in the list of all.
pub(super) type Set = [u64; WORDS];

/// No candidates.
pub(super) fn empty() -> Set {
    [0; WORDS]
}

/// A set for each candidate.
pub(super) fn list() -> Box<[Set; FEW]> {
    Box::new([empty(); FEW])
}

#[inline]
pub(super) fn add(set: &mut Set, place: Place) {
    set[usize::from(place >> 6)] |= 1 << (place & 63);
}

#[inline]
pub(super) fn has(set: &Set, place: Place) -> bool {
    set[usize::from(place >> 6)] >> (place & 63) & 1 == 1
}

#[inline]
pub(super) fn without(set: &Set, place: Place) -> Set {
    let mut set = *set;
    set[usize::from(place >> 6)] &= !(1 << (place & 63));
    set
}

#[inline]
pub(super) fn union(a: &mut Set, b: &Set) {
    for (a, b) in a.iter_mut().zip(b) {
        *a |= b;
    }
}

#[inline]
pub(super) fn both(a: &Set, b: &Set) -> Set {
    std::array::from_fn(|k| a[k] & b[k])
}

#[inline]
pub(super) fn meets(a: &Set, b: &Set) -> bool {
    a.iter().zip(b).fold(0, |all, (a, b)| all | a & b) != 0
}

#[inline]
pub(super) fn is_empty(set: &Set) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

/// Whether a set has three candidates or more.
pub(super) fn has_three(set: &Set) -> bool {
    let mut count = 0;
    for &word in set {
        let mut rest = word;
        while rest != 0 && count < 3 {
            rest &= rest - 1;
            count += 1;
        }
    }
    count == 3
}

#[inline]
pub(super) fn for_each(set: &Set, mut visit: impl FnMut(Place)) {
    for (k, &word) in set.iter().enumerate() {
        let mut rest = word;
        while rest != 0 {
            visit((k << 6 | rest.trailing_zeros() as usize) as Place);
            rest &= rest - 1;
        }
    }
}

/// The links from false to true, and what was found out by them.
#[derive(Clone, Debug)]
pub(super) struct Webs {
    forces: Box<[Set; FEW]>,
    /// Those that force any.
    forcing: Set,
    /// Where they are known.
    leads: Box<[Set; FEW]>,
    known: Set,
    closures: Box<[Set; FEW]>,
    closed: Set,
    /// What is false in the end, where it is known.
    falses: Box<[Set; FEW]>,
    excluded: Set,
    /// The candidates that might be on a chain to false, to true, on a cycle.
    pub(super) hopes: [Set; 3],
    /// The steps of the last walk: what became true by each.
    layers: Vec<Set>,
    /// What closes a cycle with so many more that are true, or fewer: false ones, true ones.
    back: Vec<(Set, Set)>,
}

impl Default for Webs {
    fn default() -> Self {
        Self {
            forces: list(),
            forcing: empty(),
            leads: list(),
            known: empty(),
            closures: list(),
            closed: empty(),
            falses: list(),
            excluded: empty(),
            hopes: [empty(); 3],
            layers: Vec::new(),
            back: Vec::new(),
        }
    }
}

impl Webs {
    /// Forgets all pairs, and all that follows from them.
    pub(super) fn clear(&mut self) {
        for_each(&self.forcing, |place| self.forces[usize::from(place)] = empty());
        self.forcing = empty();
        self.known = empty();
        self.closed = empty();
        self.excluded = empty();
    }

    pub(super) fn add_pair(&mut self, [one, two]: [Place; 2]) {
        add(&mut self.forcing, one);
        add(&mut self.forcing, two);
        add(&mut self.forces[usize::from(one)], two);
        add(&mut self.forces[usize::from(two)], one);
    }
}

/// Links, and what follows by them.
#[derive(Debug)]
pub(super) struct Web<'a> {
    pub(super) left: &'a Set,
    pub(super) excludes: &'a [Set; FEW],
    pub(super) webs: &'a mut Webs,
}

impl Web<'_> {
    /// What is true in the end if a candidate is true, itself included.
    pub(super) fn closure(&mut self, place: Place) -> Set {
        if has(&self.webs.closed, place) {
            return self.webs.closures[usize::from(place)];
        }
        let mut now = empty();
        add(&mut now, place);
        let mut trues = now;
        while !is_empty(&now) {
            let mut open = empty();
            for_each(&now, |other| match has(&self.webs.closed, other) {
                // Nothing that this leads to leads further.
                true => union(&mut trues, &self.webs.closures[usize::from(other)]),
                false => add(&mut open, other),
            });
            now = self.step(&open, &mut trues);
        }
        self.webs.closures[usize::from(place)] = trues;
        add(&mut self.webs.closed, place);
        trues
    }

    /// What is false if all these are true.
    pub(super) fn excluded_by(&self, trues: &Set) -> Set {
        let mut falses = empty();
        for_each(trues, |place| union(&mut falses, &self.excludes[usize::from(place)]));
        falses
    }

    /// What is true and what is false in the end if a candidate is true.
    pub(super) fn outcome(&mut self, place: Place) -> (Set, Set) {
        let trues = self.closure(place);
        if !has(&self.webs.excluded, place) {
            add(&mut self.webs.excluded, place);
            self.webs.falses[usize::from(place)] = self.excluded_by(&trues);
        }
        (trues, self.webs.falses[usize::from(place)])
    }

    /// Whether there is anything that all of these lead to.
    pub(super) fn agree(&mut self, places: &Set) -> bool {
        let (mut trues, mut falses) = (*self.left, *self.left);
        let mut is_open = true;
        for_each(places, |place| {
            if is_open {
                let outcome = self.outcome(place);
                (trues, falses) = (both(&trues, &outcome.0), both(&falses, &outcome.1));
                is_open = !is_empty(&trues) || !is_empty(&falses);
            }
        });
        is_open
    }

    /// Finds out for which candidates there is any hope, of those for which there might be.
    pub(super) fn sort_out(&mut self, within: &[Set; 3]) {
        let mut back = empty();
        for_each(&within[0], |place| {
            let trues = self.closure(place);
            if meets(&trues, &self.excludes[usize::from(place)]) {
                add(&mut back, place);
            }
        });
        self.sort_out_from(back, within);
    }

    /// The same, where it is known which candidates lead to their own falsehood.
    ///
    /// All rests on those.  If a candidate's falsehood leads to its truth, all that it excludes are such.
    /// What a cycle removes is such too: one way round it makes all of the cycle that was true false,
    /// the other way all true; so those of a cycle that removes something become both.
    pub(super) fn sort_out_from(&mut self, back: Set, within: &[Set; 3]) {
        let mut hopes = [back, empty(), empty()];
        for_each(&back, |place| {
            let (trues, falses) = self.outcome(place);
            union(&mut hopes[2], &both(&trues, &falses));
        });
        hopes[2] = both(&hopes[2], &within[2]);
        if !is_empty(&back) {
            for_each(&both(&within[1], &self.webs.forcing), |place| {
                let excluded = both(&self.excludes[usize::from(place)], self.left);
                if both(&excluded, &back) == excluded {
                    let forces = self.webs.forces[usize::from(place)];
                    let mut is_back = false;
                    for_each(&forces, |last| is_back |= has(&self.closure(last), place));
                    if is_back {
                        add(&mut hopes[1], place);
                    }
                }
            });
        }
        self.webs.hopes = hopes;
    }

    /// Whether there is any hope.
    pub(super) fn has_hope(&self) -> bool {
        !is_empty(&self.webs.hopes[0])
    }

    /// Whether there is hope of one kind: 0 to be false, 1 to be true, 2 for a cycle.
    pub(super) fn hopes(&self, place: Place, kind: usize) -> bool {
        has(&self.webs.hopes[kind], place)
    }

    /// The next statements that are true; `known` are those before.
    fn step(&mut self, now: &Set, known: &mut Set) -> Set {
        let mut next = empty();
        for_each(now, |place| {
            let k = usize::from(place);
            if !has(&self.webs.known, place) {
                add(&mut self.webs.known, place);
                let mut leads = empty();
                for_each(&both(&self.excludes[k], &self.webs.forcing), |other| {
                    union(&mut leads, &self.webs.forces[usize::from(other)]);
                });
                self.webs.leads[k] = leads;
            }
            union(&mut next, &self.webs.leads[k]);
        });
        for (next, known) in next.iter_mut().zip(known) {
            *next &= !*known;
            *known |= *next;
        }
        next
    }

    /// How many statements the shortest chain has from a candidate, if true, to it being false.
    ///
    /// Only up to those that are `wanted`.
    pub(super) fn length_to_false(
        &mut self,
        place: Place,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let goal = self.excludes[usize::from(place)];
        let mut now = empty();
        add(&mut now, place);
        self.walk(now, 4, wanted, |now| meets(now, &goal))
    }

    /// How many statements the shortest chain has from a candidate, if false, to it being true.
    pub(super) fn length_to_true(
        &mut self,
        place: Place,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        self.walk(self.webs.forces[usize::from(place)], 4, wanted, |now| has(now, place))
    }

    /// Whether a candidate became true so many steps before the end of the last walk.
    ///
    /// If that was from a candidate to its opposite, then read backwards: whether the candidate is false
    /// on a shortest chain, so many steps after its start.
    pub(super) fn is_on_the_way(&self, steps: usize, place: Place) -> bool {
        let last = self.webs.layers.len() - 1;
        last.checked_sub(steps).is_some_and(|step| has(&self.webs.layers[step], place))
    }

    /// Fewer statements than this no cycle through a candidate has.
    pub(super) fn length_of_cycle(
        &mut self,
        source: Place,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let mut least = None;
        let lasts = self.webs.forces[usize::from(source)];
        for_each(&lasts, |last| {
            let mut first = empty();
            let excluded = both(&self.excludes[usize::from(source)], &self.webs.forcing);
            for_each(&without(&excluded, last), |other| {
                union(&mut first, &self.webs.forces[usize::from(other)]);
            });
            let goal = self.excludes[usize::from(last)];
            let still = |length| wanted(length) && least.is_none_or(|least| length < least);
            if still(4) && meets(&first, &goal) {
                least = Some(4);
            } else if let Some(length) = self.walk(first, 6, still, |now| meets(now, &goal)) {
                least = Some(length);
            }
        });
        least
    }

    /// Finds out what closes a cycle through a candidate, and after how many more that are true; how many
    /// more are wanted at most.
    pub(super) fn ways_back(&mut self, place: Place, wanted: impl Fn(u32) -> bool) -> usize {
        let mut now = self.webs.forces[usize::from(place)];
        let (mut known, mut all, mut more) = (now, empty(), 0);
        self.webs.back.clear();
        while !is_empty(&now) && wanted(4 + 2 * more) {
            union(&mut all, &self.excluded_by(&now));
            now = self.step(&now, &mut known);
            self.webs.back.push((known, all));
            more += 1;
        }
        if is_empty(&now) { usize::MAX } else { self.webs.back.len().saturating_sub(1) }
    }

    /// What closes the cycle through a candidate with at most so many more that are true: false ones,
    /// of which those at its end may count, and true ones.
    pub(super) fn ways_to(&self, place: Place, more: usize, with_end: bool) -> (Set, Set) {
        let last = self.webs.back.len().checked_sub(1);
        let mut ways = last.map_or((empty(), empty()), |last| self.webs.back[more.min(last)]);
        if with_end {
            union(&mut ways.0, &self.webs.forces[usize::from(place)]);
        }
        ways
    }

    /// Whether a candidate excludes any of these.
    pub(super) fn excludes_any(&self, place: Place, set: &Set) -> bool {
        meets(&self.excludes[usize::from(place)], set)
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
        while !is_empty(&now) && wanted(length) {
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
    pub(super) fn steps_from(&mut self, place: Place) -> Vec<(Set, Set)> {
        let (mut now, mut falses) = (empty(), empty());
        add(&mut now, place);
        let mut trues = now;
        let mut steps = Vec::new();
        while !is_empty(&now) {
            let mut new = self.excluded_by(&now);
            for (new, falses) in new.iter_mut().zip(&mut falses) {
                *new &= !*falses;
                *falses |= *new;
            }
            steps.push((now, new));
            now = self.step(&now, &mut trues);
        }
        steps
    }
}
