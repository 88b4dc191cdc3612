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

use super::super::board::{
    Board, CELLS, CROSSINGS, Candidate, HOUSES, PLACES, SEES, bits, candidate, cells_in, ones,
    parts,
};
use super::super::step::Technique;
use super::links::{Kinds, Links};
use super::tree::{CELL, Literal, NONE, Tree};
use super::{Bits, Hint, Keeper, Rank, rest_of_cell};

/// A statement that was met: how, and after how many links.
#[derive(Clone, Copy, Debug)]
struct Met {
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
    links: Links,
    /// The false statements of a step of a cycle: what they come after, and why.
    falses_waiting: Vec<(u16, Candidate, u8)>,
    /// Whether the links of this board are known.
    has_links: bool,
}

/// Finds cycles and forcing chains.
pub(in super::super) fn search<K: Keeper>(board: &Board, unary: &mut Unary, keeper: &mut K) {
    unary.has_links = unary.links.read(board);
    let both = Kinds { x: true, y: true };
    if unary.has_links {
        unary.links.sort_out(both);
        if !unary.links.has_hope() {
            return;
        }
    }
    let hopes = unary.links.save();
    for (x, y) in [(true, false), (false, true), (true, true)] {
        let kinds = Kinds { x, y };
        if !keeper.wants(&Rank::new(kinds.cycle_base(), 4, 0)) {
            continue;
        }
        if unary.has_links {
            match kinds == both {
                true => unary.links.restore(kinds, hopes),
                false => unary.links.sort_out(kinds),
            }
            if !unary.links.has_hope() {
                continue;
            }
            if K::IS_LEAST && kinds.x {
                unary.expect(board, kinds, keeper);
            }
        }
        for cell in (0..81).filter(|&cell| board.values[cell] == 0) {
            let candidates = board.candidates[cell];
            if ones(candidates) < 2 || !x && ones(candidates) > 2 {
                continue;
            }
            for digit in bits(candidates) {
                unary.from(board, kinds, candidate(cell, digit), keeper);
            }
        }
    }
}

impl Unary {
    fn from(&mut self, board: &Board, kinds: Kinds, source: Candidate, keeper: &mut impl Keeper) {
        let base = kinds.cycle_base();
        let wants = |length| keeper.wants(&Rank::new(base, length, kinds.kind()));
        let may_close = |links: &mut Links| {
            links.hopes(source, 2) && links.length_of_cycle(source, wants).is_some()
        };
        if !self.has_links || may_close(&mut self.links) {
            self.cycles(board, kinds, source, keeper);
        }
        if kinds.x {
            self.chain(board, kinds, source, true, keeper);
            self.chain(board, kinds, source, false, keeper);
        }
    }

    /// Tells the keeper of the shortest chain, so that no longer cycle is looked for.
    fn expect(&mut self, board: &Board, kinds: Kinds, keeper: &mut impl Keeper) {
        let rank = |length| Rank::new(kinds.chain_base(), length, kinds.kind());
        for cell in 0..81 {
            for digit in bits(board.candidates[cell]) {
                for is_true in [true, false] {
                    let wants = |length| keeper.wants(&rank(length));
                    if let Some(length) = self.length(candidate(cell, digit), is_true, wants) {
                        keeper.expect(&rank(length));
                    }
                }
            }
        }
    }

    /// How many statements the chain has from a candidate, true or false, to its opposite.
    fn length(
        &mut self,
        source: Candidate,
        is_true: bool,
        wants: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        match (self.links.hopes(source, usize::from(!is_true)), is_true) {
            (false, _) => None,
            (true, true) => self.links.length_to_false(source, wants),
            (true, false) => self.links.length_to_true(source, wants),
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
        if self.has_links {
            let rank = |length| Rank::new(kinds.chain_base(), length, kinds.kind());
            let wants = |length| keeper.wants(&rank(length));
            let Some(length) = self.length(source, is_true, wants) else { return };
            if !keeper.wants_trees() {
                keeper.keep(forcing(board, kinds, source, !is_true, rank(length)));
                return;
            }
        }
        self.path(board, kinds, source, is_true, keeper);
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
        let limit = match self.has_links {
            true => self.links.ways_back(source, |length| {
                keeper.wants(&Rank::new(kinds.cycle_base(), length, kinds.kind()))
            }),
            false => 0,
        };
        let mut hints = Vec::new();
        while !self.waiting.is_empty() {
            let depth = self.met[usize::from(self.waiting[0])].depth;
            // The statements of a cycle that closes after one more: as many as links.
            let rank = Rank::new(kinds.cycle_base(), u32::from(depth) + 2, kinds.kind());
            if depth > 0 && !keeper.wants(&rank) {
                break;
            }
            // Falses in turn, each with its trues: the trues of a later false wait.
            let mut falses = std::mem::take(&mut self.falses_waiting);
            falses.clear();
            for &place in &self.waiting {
                let number = self.met[usize::from(place)].literal / 2;
                true_to_false(board, kinds, number, |other, cause| {
                    if !self.falses.has(other) || closing.has(other) {
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
                        // What cannot close a cycle in time leads to nothing that can.
                        let more = limit.saturating_sub(usize::from(depth / 2));
                        let may_close = !self.has_links || self.links.leads_back(other, more);
                        if may_close && !self.trues.has(other) {
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
        let technique = match kinds.kind() {
            2 => Technique::XCycle,
            3 => Technique::YCycle,
            _ => Technique::XYCycle,
        };
        let mut trees = Vec::new();
        if keeper.wants_trees() {
            let closing = closing_cause(board, kinds, source, path[0].literal / 2);
            trees = vec![forward(source, closing, &path), backward(source, &path)];
        }
        keeper.keep(Hint { rank, technique, removed, placed: None, house_kind: 0, trees });
    }

    /// The same, statement by statement.
    fn path(
        &mut self,
        board: &Board,
        kinds: Kinds,
        source: Candidate,
        is_true: bool,
        keeper: &mut impl Keeper,
    ) {
        self.start(source, is_true);
        let goal = source * 2 + u16::from(!is_true);
        while !self.waiting.is_empty() {
            let place = self.waiting[0];
            let (depth, is_true) = {
                let met = self.met[usize::from(place)];
                (met.depth, met.literal % 2 == 1)
            };
            let rank = Rank::new(kinds.chain_base(), u32::from(depth) + 2, kinds.kind());
            if !keeper.wants(&rank) {
                return;
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
                    if !known.has(number) {
                        known.add(number);
                        self.met.push(Met { literal, cause, before: place, depth: depth + 1 });
                        self.next.push((self.met.len() - 1) as u16);
                    }
                };
                if is_true {
                    true_to_false(board, kinds, number, &mut add);
                } else {
                    false_to_true(board, kinds, number, &mut add);
                }
                if let Some(cause) = goal_cause {
                    self.keep_chain(board, kinds, goal, cause, place, rank, keeper);
                    self.next.clear();
                    self.waiting = waiting;
                    return;
                }
            }
            self.waiting = waiting;
            self.waiting.clear();
            std::mem::swap(&mut self.waiting, &mut self.next);
        }
    }

    #[allow(clippy::too_many_arguments, reason = "one use; a struct would say the same twice")]
    fn keep_chain(
        &self,
        board: &Board,
        kinds: Kinds,
        goal: Literal,
        cause: u8,
        last: u16,
        rank: Rank,
        keeper: &mut impl Keeper,
    ) {
        let mut hint = forcing(board, kinds, goal / 2, goal % 2 == 1, rank);
        if keeper.wants_trees() {
            let mut tree = Tree::default();
            tree.push(goal, cause, &[self.met[usize::from(last)].literal]);
            let mut place = last;
            loop {
                let met = self.met[usize::from(place)];
                if place == 0 {
                    tree.push(met.literal, NONE, &[]);
                    break;
                }
                tree.push(met.literal, met.cause, &[self.met[usize::from(met.before)].literal]);
                place = met.before;
            }
            hint.trees.push(tree);
        }
        keeper.keep(hint);
    }
}

/// The conclusion that a candidate is true, or false, by a chain from its opposite.
fn forcing(board: &Board, kinds: Kinds, number: Candidate, is_true: bool, rank: Rank) -> Hint {
    let technique = if kinds.y { Technique::ForcingChain } else { Technique::ForcingXChain };
    let removed = if is_true { rest_of_cell(board, number) } else { vec![number] };
    let placed = is_true.then_some(number);
    Hint { rank, technique, removed, placed, house_kind: 0, trees: Vec::new() }
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
    if kinds.y {
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
    if kinds.y && ones(candidates) == 2 {
        let other = candidates & !(1 << digit);
        visit(candidate(cell, other.trailing_zeros() as usize), CELL);
    }
    if !kinds.x {
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
