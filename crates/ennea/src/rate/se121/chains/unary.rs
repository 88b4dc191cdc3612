//! Cycles and forcing chains: single paths from a candidate back to it.
//!
//! From a candidate that is true, breadth first along true-false-true: a *cycle* comes back to it,
//! and each of its false-true links holds for certain; a *forcing chain* shows its own opposite.  *X*
//! links stay with one digit, *Y* links from false to true stay in cells of two candidates.  All X,
//! then all Y, then all mixed ones; candidates in order, and for each its cycles, the chain that makes
//! it false, the one that makes it true.
//!
//! The complexity is the number of different statements, so the paths are the shortest ones.
//!
//! A quirk that is kept: a false statement may be met again on another path, but no path goes through
//! the same one twice; so one way back can close several cycles.
//!
//! Cost: a search stops where paths get longer than the best conclusion so far.
//!
//! Not done: giving cycles up by the shortest chain of what they would remove, which has at most two
//! statements more than the cycle; it gives up few.

use super::super::board::{
    Board, CELLS, CROSSINGS, Candidate, HOUSES, PLACES, SEES, bits, candidate, cells_in, ones,
    parts,
};
use super::super::step::{Chain, Technique};
use super::links::{Kinds, Links};
use super::tree::{CELL, Literal, NONE, Tree};
use super::webs::has;
use super::{Bits, Hint, Keeper, Origin, Rank, rest_of_cell};

/// A statement that was met: how, and after how many links.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    literal: Literal,
    cause: u8,
    /// The place of the one before it in the list of all.
    before: u16,
    depth: u16,
}

/// Working space.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Unary {
    met: Vec<Met>,
    trues: Bits,
    falses: Bits,
    waiting: Vec<u16>,
    next: Vec<u16>,
    pub(super) links: Links,
    /// The false statements of a step of a cycle: what they come after, and why.
    falses_waiting: Vec<(u16, Candidate, u8)>,
    /// Whether the links of this board are known.
    has_links: bool,
}

/// Finds cycles and forcing chains.
pub(in super::super) fn search(board: &Board, unary: &mut Unary, keeper: &mut impl Keeper) {
    unary.has_links = unary.links.read(board);
    if unary.has_links {
        let all = [*unary.links.left(); 3];
        unary.links.by(Kinds::Both).sort_out(&all);
    }
    unary.search_sorted(board, keeper);
}

impl Unary {
    /// The same, where the links are known, and for which candidates there is any hope by all of them.
    pub(super) fn search_known(&mut self, board: &Board, keeper: &mut impl Keeper) {
        self.has_links = true;
        self.search_sorted(board, keeper);
    }

    fn search_sorted<K: Keeper>(&mut self, board: &Board, keeper: &mut K) {
        if self.has_links && !self.links.by(Kinds::Both).has_hope() {
            return;
        }
        for kinds in [Kinds::X, Kinds::Y, Kinds::Both] {
            if !keeper.wants(&Rank::new(kinds.cycle_base(), 4, 0)) {
                continue;
            }
            if self.has_links {
                if kinds != Kinds::Both {
                    self.links.sort_out_some(kinds);
                }
                if !self.links.by(kinds).has_hope() {
                    continue;
                }
                if K::IS_LEAST && kinds.has_x() {
                    self.expect(board, kinds, keeper);
                }
            }
            for cell in (0..81).filter(|&cell| board.values[cell] == 0) {
                let candidates = board.candidates[cell];
                if ones(candidates) < 2 || !kinds.has_x() && ones(candidates) > 2 {
                    continue;
                }
                for digit in bits(candidates) {
                    self.from(board, kinds, candidate(cell, digit), keeper);
                }
            }
        }
    }

    fn from(&mut self, board: &Board, kinds: Kinds, source: Candidate, keeper: &mut impl Keeper) {
        if !self.has_links || self.may_close(kinds, source, keeper) {
            self.cycles(board, kinds, source, keeper);
        }
        if kinds.has_x() {
            self.chain(board, kinds, source, true, keeper);
            self.chain(board, kinds, source, false, keeper);
        }
    }

    /// Whether there is a cycle that is wanted, as far as links tell.
    fn may_close(&mut self, kinds: Kinds, source: Candidate, keeper: &impl Keeper) -> bool {
        let wants = |length| keeper.wants(&Rank::new(kinds.cycle_base(), length, kinds.order()));
        let place = self.links.at(source);
        let mut web = self.links.by(kinds);
        web.hopes(place, 2) && web.length_of_cycle(place, wants).is_some()
    }

    /// Tells the keeper of the shortest chain, so that no longer cycle is looked for.
    fn expect(&mut self, board: &Board, kinds: Kinds, keeper: &mut impl Keeper) {
        let rank = |length| Rank::new(kinds.chain_base(), length, kinds.order());
        for cell in 0..81 {
            for digit in bits(board.candidates[cell]) {
                for is_true in [true, false] {
                    let wants = |length| keeper.wants(&rank(length));
                    if let Some(length) = self.length(kinds, candidate(cell, digit), is_true, wants)
                    {
                        keeper.expect(&rank(length));
                    }
                }
            }
        }
    }

    /// How many statements the chain has from a candidate, true or false, to its opposite.
    fn length(
        &mut self,
        kinds: Kinds,
        source: Candidate,
        is_true: bool,
        wants: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let place = self.links.at(source);
        let mut web = self.links.by(kinds);
        match (web.hopes(place, usize::from(!is_true)), is_true) {
            (false, _) => None,
            (true, true) => web.length_to_false(place, wants),
            (true, false) => web.length_to_true(place, wants),
        }
    }

    /// The chain from a candidate, true or false, to its opposite.
    fn chain(
        &mut self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        is_true: bool,
        keeper: &mut impl Keeper,
    ) {
        let rank = |length| Rank::new(kinds.chain_base(), length, kinds.order());
        let wants = |length| keeper.wants(&rank(length));
        let length = match self.has_links {
            true => self.length(kinds, source, is_true, wants),
            false => self.path(board, kinds, source, is_true, wants).map(|path| path.len() as u32),
        };
        if let Some(length) = length {
            let technique = match kinds {
                Kinds::X => Technique::ForcingXChain,
                _ => Technique::ForcingChain,
            };
            let removed = if is_true { vec![source] } else { rest_of_cell(board, source) };
            let placed = (!is_true).then_some(source);
            let origin = Origin::Path { kinds, source, is_true };
            let rank = rank(length);
            keeper.keep(Hint { rank, technique, removed, placed, house_kind: 0, origin });
        }
    }

    /// The chains of a conclusion that was found on this board, as values for others.
    ///
    /// A cycle read backwards says the same as forwards, so that it is one of them.
    pub(in super::super) fn chains(&mut self, board: &Board, hint: &Hint) -> Vec<Chain> {
        let trees = self.trees(board, hint);
        vec![trees[0].chain(|_| unreachable!("a single chain has no rules inside"))]
    }

    /// The chains of a conclusion that was found on this board; a cycle in both directions.
    pub(super) fn trees(&mut self, board: &Board, hint: &Hint) -> Vec<Tree> {
        match &hint.origin {
            Origin::Path { kinds, source, is_true } => {
                if self.has_links {
                    // What is on the way.
                    let _ = self.length(*kinds, *source, *is_true, |_| true);
                }
                let path = self.path(board, *kinds, *source, *is_true, |_| true);
                vec![whole(&path.expect("it was found before"))]
            }
            Origin::Cycle { kinds, source, path } => {
                let closing = closing_cause(board, *kinds, *source, path[0].literal / 2);
                vec![forward(*source, closing, path), backward(*source, path)]
            }
            Origin::Runs(_) => unreachable!("a single chain is no run"),
        }
    }

    fn start(&mut self, source: Candidate, is_true: bool) {
        self.met.clear();
        self.waiting.clear();
        self.trues = Bits::default();
        self.falses = Bits::default();
        if is_true { &mut self.trues } else { &mut self.falses }.add(source);
        let literal = source * 2 + u16::from(is_true);
        self.met.push(Met { literal, cause: NONE, before: 0, depth: 0 });
        self.waiting.push(0);
    }

    fn push(&mut self, literal: Literal, cause: u8, before: u16) -> u16 {
        let depth = self.met[usize::from(before)].depth + 1;
        self.met.push(Met { literal, cause, before, depth });
        (self.met.len() - 1) as u16
    }

    /// Whether a false candidate is on the path to a place of the list.
    fn is_on_path(&self, mut place: u16, number: Candidate) -> bool {
        while place != 0 {
            place = self.met[usize::from(place)].before;
            if self.met[usize::from(place)].literal == number * 2 {
                return true;
            }
        }
        false
    }

    fn cycles(&mut self, board: &Board, kinds: Kinds, source: Candidate, keeper: &mut impl Keeper) {
        // What leads from false to the source: these links go both ways.
        let mut closing = Bits::default();
        false_to_true(board, kinds, source, |number, _| closing.add(number));
        if closing.is_empty() {
            return;
        }
        self.start(source, true);
        let own = self.links.at(source);
        let limit = match self.has_links {
            true => self.links.by(kinds).ways_back(own, |length| {
                keeper.wants(&Rank::new(kinds.cycle_base(), length, kinds.order()))
            }),
            false => 0,
        };
        let mut hints = Vec::new();
        while !self.waiting.is_empty() {
            let depth = self.met[usize::from(self.waiting[0])].depth;
            // The statements of a cycle that closes after one more: as many as links.
            let rank = Rank::new(kinds.cycle_base(), u32::from(depth) + 2, kinds.order());
            if depth > 0 && !keeper.wants(&rank) {
                break;
            }
            // What cannot close a cycle in time leads to nothing that can.
            let more = limit.saturating_sub(usize::from(depth / 2));
            let web = self.links.by(kinds);
            let open = self.has_links.then(|| web.ways_to(own, more, depth > 0));
            // Falses in turn, each with its trues: the trues of a later false wait.
            let mut falses = std::mem::take(&mut self.falses_waiting);
            falses.clear();
            for &place in &self.waiting {
                let number = self.met[usize::from(place)].literal / 2;
                let at = self.links.at(number);
                if open.is_some_and(|open| !self.links.by(kinds).excludes_any(at, &open.0)) {
                    continue;
                }
                true_to_false(board, kinds, number, |other, cause| {
                    let is_open = open.is_none_or(|open| has(&open.0, self.links.at(other)));
                    if is_open && (!self.falses.has(other) || closing.has(other)) {
                        falses.push((place, other, cause));
                    }
                });
            }
            for &(before, number, cause) in &falses {
                let is_closing = depth > 0 && closing.has(number);
                // A false met before leads to nothing new, unless it closes a cycle.
                let is_new = !self.falses.has(number);
                if !is_new && !is_closing || self.is_on_path(before, number) {
                    continue;
                }
                let place = self.push(number * 2, cause, before);
                self.falses.add(number);
                if is_closing {
                    hints.push((rank, place));
                }
                if is_new {
                    false_to_true(board, kinds, number, |other, cause| {
                        let is_open = open.is_none_or(|open| has(&open.1, self.links.at(other)));
                        if is_open && !self.trues.has(other) {
                            self.trues.add(other);
                            let place = self.push(other * 2 + 1, cause, place);
                            self.next.push(place);
                        }
                    });
                }
            }
            self.falses_waiting = falses;
            self.waiting.clear();
            std::mem::swap(&mut self.waiting, &mut self.next);
        }
        for (rank, last) in hints {
            if keeper.wants(&rank) {
                self.keep_cycle(board, kinds, source, rank, last, keeper);
            }
        }
    }

    fn keep_cycle(
        &self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        rank: Rank,
        last: u16,
        keeper: &mut impl Keeper,
    ) {
        // From the last false back to the first one; the source stands for both ends.
        let mut path = Vec::new();
        let mut place = last;
        while place != 0 {
            path.push(self.met[usize::from(place)]);
            place = path[path.len() - 1].before;
        }
        let mut inside = 1_u128 << (source / 9);
        for met in &path {
            inside |= 1 << (met.literal / 18);
        }
        let (mut by_true, mut by_false) = ([0_u128; 9], [0_u128; 9]);
        for literal in path.iter().map(|met| met.literal).chain([source * 2 + 1]) {
            let (cell, digit) = parts(literal / 2);
            let seen = if literal % 2 == 1 { &mut by_true } else { &mut by_false };
            seen[digit] |= SEES[cell];
        }
        let mut removed: Vec<Candidate> = Vec::new();
        for digit in 0..9 {
            let seen = by_true[digit] & by_false[digit] & !inside;
            removed.extend(
                cells_in(seen).filter(|&cell| board.has(cell, digit)).map(|c| candidate(c, digit)),
            );
        }
        if removed.is_empty() {
            return;
        }
        removed.sort_unstable();
        let technique = match kinds {
            Kinds::X => Technique::XCycle,
            Kinds::Y => Technique::YCycle,
            Kinds::Both => Technique::XYCycle,
        };
        let origin = Origin::Cycle { kinds, source, path };
        keeper.keep(Hint { rank, technique, removed, placed: None, house_kind: 0, origin });
    }

    /// The shortest chain from a candidate, true or false, to its opposite, statement by statement, the
    /// last one first; only if its length is wanted.
    ///
    /// Where links are known, the last walk by them has found it.
    fn path(
        &mut self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        is_true: bool,
        wants: impl Fn(u32) -> bool,
    ) -> Option<Vec<Met>> {
        self.start(source, is_true);
        let goal = source * 2 + u16::from(!is_true);
        let from_false = usize::from(!is_true);
        while !self.waiting.is_empty() {
            let place = self.waiting[0];
            let (depth, is_true) = {
                let met = self.met[usize::from(place)];
                (met.depth, met.literal % 2 == 1)
            };
            if !wants(u32::from(depth) + 2) {
                return None;
            }
            let waiting = std::mem::take(&mut self.waiting);
            for &place in &waiting {
                let number = self.met[usize::from(place)].literal / 2;
                let mut goal_cause = None;
                let mut add = |number: Candidate, cause: u8| {
                    let literal = number * 2 + u16::from(!is_true);
                    if literal == goal {
                        goal_cause.get_or_insert(cause);
                    }
                    let known = if is_true { &mut self.falses } else { &mut self.trues };
                    if known.has(number) {
                        return;
                    }
                    if self.has_links && is_true {
                        let (steps, place) = (usize::from(depth / 2), self.links.at(number));
                        if !self.links.by(kinds).is_on_the_way(steps + from_false, place) {
                            return;
                        }
                    }
                    known.add(number);
                    self.met.push(Met { literal, cause, before: place, depth: depth + 1 });
                    self.next.push((self.met.len() - 1) as u16);
                };
                if is_true {
                    true_to_false(board, kinds, number, &mut add);
                } else {
                    false_to_true(board, kinds, number, &mut add);
                }
                if let Some(cause) = goal_cause {
                    self.next.clear();
                    self.waiting = waiting;
                    let mut path =
                        vec![Met { literal: goal, cause, before: place, depth: depth + 1 }];
                    while path[path.len() - 1].depth > 0 {
                        path.push(self.met[usize::from(path[path.len() - 1].before)]);
                    }
                    return Some(path);
                }
            }
            self.waiting = waiting;
            self.waiting.clear();
            std::mem::swap(&mut self.waiting, &mut self.next);
        }
        None
    }
}

/// A path from its end back to its start.
fn whole(path: &[Met]) -> Tree {
    let mut tree = Tree::default();
    for (k, met) in path.iter().enumerate() {
        match path.get(k + 1) {
            Some(before) => tree.push(met.literal, met.cause, &[before.literal]),
            None => tree.push(met.literal, NONE, &[]),
        }
    }
    tree
}

/// The cycle read forwards: from the source, true at last, back to its first false.
fn forward(source: Candidate, closing: u8, path: &[Met]) -> Tree {
    let mut tree = Tree::default();
    let source = source * 2 + 1;
    tree.push(source, closing, &[path[0].literal]);
    for (k, met) in path.iter().enumerate() {
        let parent = path.get(k + 1).map_or(source, |before| before.literal);
        tree.push(met.literal, met.cause, &[parent]);
    }
    tree
}

/// The same cycle read backwards, all statements turned round; each keeps the cause of its twin.
fn backward(source: Candidate, path: &[Met]) -> Tree {
    let mut tree = Tree::default();
    tree.push(source * 2, NONE, &[path[path.len() - 1].literal ^ 1]);
    for (k, met) in path.iter().enumerate().rev() {
        let parent = if k == 0 { source * 2 } else { path[k - 1].literal ^ 1 };
        tree.push(met.literal ^ 1, met.cause, &[parent]);
    }
    tree
}

fn closing_cause(board: &Board, kinds: Kinds, source: Candidate, last: Candidate) -> u8 {
    let mut found = CELL;
    let mut is_found = false;
    false_to_true(board, kinds, last, |number, cause| {
        if number == source && !is_found {
            (found, is_found) = (cause, true);
        }
    });
    found
}

/// What is false if a candidate is true.
fn true_to_false(
    board: &Board,
    kinds: Kinds,
    number: Candidate,
    mut visit: impl FnMut(Candidate, u8),
) {
    let (cell, digit) = parts(number);
    if kinds.has_y() {
        for other in bits(board.candidates[cell] & !(1 << digit)) {
            visit(candidate(cell, other), CELL);
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
            visit(candidate(CELLS[house][place].into(), digit), kind as u8 + 1);
        }
    }
}

/// What is true if a candidate is false; one reason comes after the other.
fn false_to_true(
    board: &Board,
    kinds: Kinds,
    number: Candidate,
    mut visit: impl FnMut(Candidate, u8),
) {
    let (cell, digit) = parts(number);
    let candidates = board.candidates[cell];
    if kinds.has_y() && ones(candidates) == 2 {
        let other = candidates & !(1 << digit);
        visit(candidate(cell, other.trailing_zeros() as usize), CELL);
    }
    if !kinds.has_x() {
        return;
    }
    for kind in 0..3 {
        let house = usize::from(HOUSES[cell][kind]);
        let places = board.places[house][digit];
        if ones(places) == 2 {
            let other = places & !(1 << PLACES[cell][kind]);
            let other = CELLS[house][other.trailing_zeros() as usize];
            visit(candidate(other.into(), digit), kind as u8 + 1);
        }
    }
}
