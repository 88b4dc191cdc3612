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

use super::super::board::{Board, CANDIDATES, CELLS, Candidate, bits, candidate, ones};

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
fn is_empty(set: &Set) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
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
    /// The other places of the digit in the houses; the other digits of the cell.
    peers: Vec<Set>,
    others: Vec<Set>,
    /// The only other place in a house; the only other digit.
    by_house: Vec<Set>,
    by_cell: Vec<Set>,
    /// Those of the kinds that are in use; `leads` where they are known.
    excludes: Vec<Set>,
    forces: Vec<Set>,
    leads: Vec<Set>,
    known: Set,
    /// What each candidate leads to in the end, by the links in use.
    closures: Vec<Set>,
    /// Of which candidates that is known.
    closed: Set,
    /// The candidates that might be on a chain to false, to true, on a cycle; by the links in use.
    hopes: [Set; 3],
    /// The candidates that close a cycle with so many more true ones, or fewer.
    back: Vec<Set>,
}

impl Default for Links {
    fn default() -> Self {
        let none = || vec![[0; WORDS]; FEW];
        Self {
            place: Box::new([0; CANDIDATES]),
            count: 0,
            peers: none(),
            others: none(),
            by_house: none(),
            by_cell: none(),
            excludes: none(),
            forces: none(),
            leads: none(),
            known: [0; WORDS],
            closures: none(),
            closed: [0; WORDS],
            hopes: [[0; WORDS]; 3],
            back: Vec::new(),
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
        let mut next = 0;
        for (cell, &word) in board.candidates.iter().enumerate() {
            for digit in bits(word) {
                self.place[cell * 9 + digit] = next;
                self.peers[usize::from(next)] = [0; WORDS];
                self.by_house[usize::from(next)] = [0; WORDS];
                next += 1;
            }
            self.read_cell(cell, word);
        }
        for house in 0..27 {
            for digit in 0..9 {
                self.read_house(house, digit, board.places[house][digit]);
            }
        }
        true
    }

    fn read_cell(&mut self, cell: usize, word: u16) {
        let mut all = [0; WORDS];
        for digit in bits(word) {
            add(&mut all, self.at(candidate(cell, digit)));
        }
        for digit in bits(word) {
            let place = self.at(candidate(cell, digit));
            let mut others = all;
            others[place >> 6] &= !(1 << (place & 63));
            self.others[place] = others;
            self.by_cell[place] = if ones(word) == 2 { others } else { [0; WORDS] };
        }
    }

    fn read_house(&mut self, house: usize, digit: usize, word: u16) {
        let number = |place: usize| candidate(CELLS[house][place].into(), digit);
        let mut all = [0; WORDS];
        for place in bits(word) {
            add(&mut all, self.at(number(place)));
        }
        for place in bits(word) {
            let place = self.at(number(place));
            let mut others = all;
            others[place >> 6] &= !(1 << (place & 63));
            union(&mut self.peers[place], &others);
            if ones(word) == 2 {
                union(&mut self.by_house[place], &others);
            }
        }
    }

    /// Says which kinds of links count from now on.
    pub(super) fn choose(&mut self, kinds: Kinds) {
        self.known = [0; WORDS];
        for place in 0..self.count {
            let mut excludes = self.peers[place];
            let mut forces = [0; WORDS];
            if kinds.y {
                union(&mut excludes, &self.others[place]);
                forces = self.by_cell[place];
            }
            if kinds.x {
                union(&mut forces, &self.by_house[place]);
            }
            self.excludes[place] = excludes;
            self.forces[place] = forces;
        }
    }

    /// Finds out what each candidate leads to in the end.
    fn close(&mut self) {
        self.closed = [0; WORDS];
        for place in 0..self.count {
            self.closure(place);
        }
    }

    /// What a candidate leads to in the end.
    fn closure(&mut self, place: usize) -> Set {
        if has(&self.closed, place) {
            return self.closures[place];
        }
        let mut now = [0; WORDS];
        add(&mut now, place);
        let mut trues = now;
        while !is_empty(&now) {
            let mut open = [0; WORDS];
            for_each(&now, |other| match has(&self.closed, other) {
                // Nothing that this leads to leads further.
                true => union(&mut trues, &self.closures[other]),
                false => add(&mut open, other),
            });
            now = self.step(&open, &mut trues);
        }
        self.closures[place] = trues;
        add(&mut self.closed, place);
        trues
    }

    /// What is false in the end if a candidate is true.
    fn excluded(&mut self, place: usize) -> Set {
        let (trues, mut falses) = (self.closure(place), [0; WORDS]);
        for_each(&trues, |other| union(&mut falses, &self.excludes[other]));
        falses
    }

    /// Whether any candidate, if true, leads to its own falsehood.
    pub(super) fn leads_back_anywhere(&mut self) -> bool {
        self.choose(Kinds { x: true, y: true });
        self.close();
        (0..self.count).any(|place| meets(&self.closures[place], &self.excludes[place]))
    }

    /// All candidates.
    pub(super) fn all(&self) -> Set {
        let mut all = [0; WORDS];
        (0..self.count).for_each(|place| add(&mut all, place));
        all
    }

    /// A set without these candidates.
    pub(super) fn without(&self, set: &Set, gone: &[Candidate]) -> Set {
        let mut set = *set;
        for &number in gone {
            let place = self.at(number);
            set[place >> 6] &= !(1 << (place & 63));
        }
        set
    }

    /// Lists the pairs of candidates of which one is true.
    pub(super) fn pairs(&self, pairs: &mut Vec<[u16; 2]>) {
        pairs.clear();
        for one in 0..self.count {
            for_each(&self.forces[one], |two| {
                if one < two {
                    pairs.push([one as u16, two as u16]);
                }
            });
        }
    }

    /// Says of which pairs one is true: of those of the list that are left, and of new ones.
    pub(super) fn force(&mut self, left: &Set, pairs: &[[u16; 2]], new: &[[u16; 2]]) {
        self.known = [0; WORDS];
        self.closed = [0; WORDS];
        self.forces[..self.count].fill([0; WORDS]);
        let is_left = |pair: &&[u16; 2]| pair.iter().all(|&place| has(left, place.into()));
        for &[one, two] in pairs.iter().filter(is_left).chain(new) {
            add(&mut self.forces[usize::from(one)], two.into());
            add(&mut self.forces[usize::from(two)], one.into());
        }
    }

    /// Whether there is anything in a set that both of a pair exclude in the end.
    pub(super) fn have_in_common(&mut self, pair: &[u16; 2], set: &Set) -> bool {
        let [mut one, two] = pair.map(|place| self.excluded(place.into()));
        one.iter_mut().zip(set).for_each(|(one, set)| *one &= set);
        meets(&one, &two)
    }

    /// Finds out for which candidates there is any hope, by links of these kinds.
    ///
    /// All rests on those that lead to their own falsehood.  If a candidate's falsehood leads to its truth,
    /// the rest of its cell are such.  What a cycle removes is such too: one way round it makes all
    /// of the cycle that was true false, the other way all true; so those of a cycle that removes
    /// something become both.
    pub(super) fn sort_out(&mut self, kinds: Kinds) {
        self.choose(kinds);
        self.close();
        self.hopes = [[0; WORDS]; 3];
        for place in 0..self.count {
            if meets(&self.closures[place], &self.excludes[place]) {
                add(&mut self.hopes[0], place);
            }
        }
        let hopeful = self.hopes[0];
        for_each(&hopeful, |place| {
            let trues = self.closures[place];
            let mut falses = [0; WORDS];
            for_each(&trues, |other| union(&mut falses, &self.excludes[other]));
            for k in 0..WORDS {
                self.hopes[2][k] |= trues[k] & falses[k];
            }
        });
        if self.has_hope() {
            for place in 0..self.count {
                let mut is_back = false;
                for_each(&self.forces[place], |last| is_back |= has(&self.closures[last], place));
                if is_back {
                    add(&mut self.hopes[1], place);
                }
            }
        }
    }

    /// Whether there is any hope.
    pub(super) fn has_hope(&self) -> bool {
        !is_empty(&self.hopes[0])
    }

    /// The hopes, to be set again when the same kinds of links count again.
    pub(super) fn save(&self) -> [Set; 3] {
        self.hopes
    }

    /// Says which kinds of links count from now on, and what hopes there are by them.
    pub(super) fn restore(&mut self, kinds: Kinds, hopes: [Set; 3]) {
        self.choose(kinds);
        self.hopes = hopes;
    }

    /// Whether there is hope of one kind: 0 to be false, 1 to be true, 2 for a cycle.
    pub(super) fn hopes(&self, number: Candidate, kind: usize) -> bool {
        has(&self.hopes[kind], self.at(number))
    }

    /// The place of a candidate.
    pub(super) fn at(&self, number: Candidate) -> usize {
        self.place[usize::from(number)].into()
    }

    /// The next statements that are true; `known` are those before.
    fn step(&mut self, now: &Set, known: &mut Set) -> Set {
        let mut next = [0; WORDS];
        for_each(now, |place| {
            if !has(&self.known, place) {
                add(&mut self.known, place);
                let (mut leads, forces) = ([0; WORDS], &self.forces);
                for_each(&self.excludes[place], |other| union(&mut leads, &forces[other]));
                self.leads[place] = leads;
            }
            union(&mut next, &self.leads[place]);
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
        number: Candidate,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let source = self.at(number);
        let goal = self.excludes[source];
        let mut now = [0; WORDS];
        add(&mut now, source);
        self.walk(now, 4, wanted, |now| meets(now, &goal))
    }

    /// How many statements the shortest chain has from a candidate, if false, to it being true.
    pub(super) fn length_to_true(
        &mut self,
        number: Candidate,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let source = self.at(number);
        self.walk(self.forces[source], 4, wanted, |now| has(now, source))
    }

    /// Fewer statements than this no cycle through a candidate has.
    pub(super) fn length_of_cycle(
        &mut self,
        number: Candidate,
        wanted: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let source = self.at(number);
        let mut least = None;
        let lasts = self.forces[source];
        for_each(&lasts, |last| {
            let mut first = [0; WORDS];
            for_each(&self.excludes[source], |other| {
                if other != last {
                    union(&mut first, &self.forces[other]);
                }
            });
            let goal = self.excludes[last];
            let still = |length| wanted(length) && least.is_none_or(|least| length < least);
            if still(4) && meets(&first, &goal) {
                least = Some(4);
            } else if let Some(length) = self.walk(first, 6, still, |now| meets(now, &goal)) {
                least = Some(length);
            }
        });
        least
    }

    /// Finds out which candidates, if true, close a cycle through a candidate, and after how many more
    /// true ones; how many more are wanted at most.
    pub(super) fn ways_back(&mut self, number: Candidate, wanted: impl Fn(u32) -> bool) -> usize {
        let mut now = self.forces[self.at(number)];
        let (mut known, mut all, mut more) = (now, [0; WORDS], 0);
        self.back.clear();
        while !is_empty(&now) && wanted(4 + 2 * more) {
            for_each(&now, |place| union(&mut all, &self.excludes[place]));
            self.back.push(all);
            now = self.step(&now, &mut known);
            more += 1;
        }
        if is_empty(&now) { usize::MAX } else { self.back.len().saturating_sub(1) }
    }

    /// Whether a candidate, if true, closes the cycle with at most so many more.
    pub(super) fn leads_back(&self, number: Candidate, more: usize) -> bool {
        let last = self.back.len().checked_sub(1);
        last.is_some_and(|last| has(&self.back[more.min(last)], self.at(number)))
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
        while !is_empty(&now) && wanted(length) {
            now = self.step(&now, &mut known);
            if is_goal(&now) {
                return Some(length);
            }
            length += 2;
        }
        None
    }
}

/// What candidates lead to, and how far it is, where nothing is removed.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    links: Links,
    /// For each candidate the steps away from it, where they were asked for: true and false statements.
    steps: Vec<Vec<(Set, Set)>>,
    all: Vec<(Set, Set)>,
    is_read: bool,
}

impl Reach {
    /// Reads a board.
    pub(super) fn read(&mut self, board: &Board) {
        self.is_read = self.links.read(board);
        self.steps.clear();
        self.all.clear();
        if self.is_read {
            self.links.choose(Kinds { x: true, y: true });
            self.links.close();
            self.steps.resize(self.links.count, Vec::new());
            for trues in &self.links.closures[..self.links.count] {
                let mut falses = [0; WORDS];
                for_each(trues, |place| union(&mut falses, &self.links.excludes[place]));
                self.all.push((*trues, falses));
            }
        }
    }

    fn walk(&mut self, place: usize) {
        if !self.steps[place].is_empty() {
            return;
        }
        let (mut now, mut falses) = ([0; WORDS], [0; WORDS]);
        add(&mut now, place);
        let mut trues = now;
        let mut steps = Vec::new();
        while !is_empty(&now) {
            let mut new = [0; WORDS];
            for_each(&now, |place| union(&mut new, &self.links.excludes[place]));
            for (new, falses) in new.iter_mut().zip(&mut falses) {
                *new &= !*falses;
                *falses |= *new;
            }
            steps.push((now, new));
            now = self.links.step(&now, &mut trues);
        }
        self.steps[place] = steps;
    }

    /// At least how many statements a conclusion has that all of these candidates lead to.
    ///
    /// None if there is no conclusion; nothing is known, and so 0, where one contradicts itself.
    pub(super) fn least(&mut self, numbers: &[Candidate]) -> Option<u32> {
        if !self.is_read {
            return Some(0);
        }
        let places: Vec<usize> = numbers.iter().map(|&number| self.links.at(number)).collect();
        let (mut trues, mut falses) = ([!0; WORDS], [!0; WORDS]);
        for &place in &places {
            let all = &self.all[place];
            if meets(&all.0, &all.1) {
                return Some(0);
            }
            for k in 0..WORDS {
                trues[k] &= all.0[k];
                falses[k] &= all.1[k];
            }
        }
        if is_empty(&trues) && is_empty(&falses) {
            return None;
        }
        for &place in &places {
            self.walk(place);
        }
        let mut least = None;
        let mut offer = |length| least = Some(least.map_or(length, |least: u32| least.min(length)));
        for_each(&trues, |goal| {
            offer(
                places
                    .iter()
                    .map(|&place| 2 * self.steps_to(place, |step| has(&step.0, goal)) + 1)
                    .sum(),
            );
        });
        for_each(&falses, |goal| {
            offer(
                places
                    .iter()
                    .map(|&place| 2 * self.steps_to(place, |step| has(&step.1, goal)) + 2)
                    .sum(),
            );
        });
        least
    }

    fn steps_to(&self, place: usize, is_goal: impl Fn(&(Set, Set)) -> bool) -> u32 {
        self.steps[place].iter().position(is_goal).expect("it is reached") as u32
    }
}
