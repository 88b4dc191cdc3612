//! Closures one by one, with patterns and chains inside.
//!
//! Closures may go further than runs.  Forcing chains of all houses count here, those of some houses there; and hidden sets
//! in houses that have been filled since.
//!
//! Source: ours.  Cost: on the first board of a puzzle about that of runs without all that they rest on; on later ones a look
//! at each closure that has lost a candidate.  Oracle: runs, in tests.
//!
//! Not done: closures with dynamic chains inside, by those of the assumptions inside, which take as long as they save.

use super::super::super::board::{Board, len};
use super::super::super::candidate::{Candidate, Literal};
use super::super::super::locking;
use super::super::super::scale::Inside;
use super::super::super::scope::Scope;
use super::super::advanced::Nested;
use super::super::by_patterns;
use super::super::run::Seek;
use super::super::run::words::{Missing, OF, OTHERS, OWN, Words, has_none, member, singles};

/// A closure.
#[derive(Clone, Debug, Default)]
struct Closure {
    words: Words,
    /// `true` if the assumption contradicts itself; or may, where no more is known.
    has_clash: bool,
    /// The number of the board that it is of, from 1; 0 if it is not known yet.
    board: u32,
}

/// No closure yet.
const UNKNOWN: u16 = u16::MAX;

/// The closures by one more kind of rules.
#[derive(Clone, Debug)]
struct Level {
    of: Box<[u16; Literal::COUNT]>,
    all: Vec<Closure>,
}

impl Default for Level {
    fn default() -> Self {
        Self { of: Box::new([UNKNOWN; Literal::COUNT]), all: Vec::new() }
    }
}

impl Level {
    fn forget(&mut self) {
        self.of.fill(UNKNOWN);
        self.all.clear();
    }

    /// The closure of an assumption that has one.
    fn at(&self, assumption: Literal) -> &Closure {
        &self.all[usize::from(self.of[assumption.index()])]
    }

    /// The closure of an assumption.
    fn of(&mut self, assumption: Literal) -> &mut Closure {
        let place = &mut self.of[assumption.index()];
        if *place == UNKNOWN {
            *place = self.all.len() as u16;
            self.all.push(Closure::default());
        }
        &mut self.all[usize::from(*place)]
    }
}

/// The rules in the order in which they are tried, after singles.
const RULES: [Seek; 3] = [Seek::Patterns, Seek::Single, Seek::Multiple];

/// The closures of one board after another.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Closures {
    source: Board,
    /// Closure of it without an assumption.
    start: Closure,
    levels: [Level; 1 + RULES.len()],
    /// Working space.
    left: Board,
    queue: Vec<Candidate>,
    /// Closures that were computed.
    pub(in super::super) computed: u64,
}

impl Closures {
    /// Number of kinds of rules after singles, where these may be applied inside; `None` where
    /// closures are found at once, or do not help.
    pub(in super::super) fn level(inside: Inside) -> Option<usize> {
        match inside {
            Inside::Patterns => Some(1),
            Inside::Chains => Some(2),
            Inside::Multiple => Some(3),
            Inside::Nothing | Inside::Dynamic | Inside::Nested => None,
        }
    }

    /// Goes over to a board.
    pub(in super::super) fn read(&mut self, board: &Board) {
        if self.source == *board && self.start.board > 0 {
            return;
        }
        let words = Words::of(board);
        if !words.is_within(&self.start.words) {
            self.levels.iter_mut().for_each(Level::forget);
        }
        self.start.words = words;
        self.start.board += 1;
        self.source.clone_from(board);
        self.left.clone_from(board);
    }

    /// All candidates of the board.
    pub(in super::super) fn all(&self) -> Missing {
        Missing::of(&self.start.words)
    }

    /// Candidates that a run leaves at least; `None` if it may have a clash.
    pub(in super::super) fn left(
        &mut self,
        level: usize,
        assumption: Literal,
        nested: &mut dyn Nested,
    ) -> Option<&Words> {
        self.close(level, assumption, nested);
        let closure = &*self.levels[level].of(assumption);
        (!closure.has_clash).then_some(&closure.words)
    }

    /// Brings a closure to this board.
    fn close(&mut self, level: usize, assumption: Literal, nested: &mut dyn Nested) {
        if self.levels[level].of(assumption).board == self.start.board {
            return;
        }
        if level > 0 {
            self.close(level - 1, assumption, nested);
        }
        let Self { source, start, levels, left, queue, computed } = self;
        let (below, above) = levels.split_at_mut(level);
        let upper = below.last().map_or(&*start, |level| level.at(assumption));
        let closure = above[0].of(assumption);
        let is_known = closure.board > 0;
        closure.board = start.board;
        closure.has_clash |= upper.has_clash;
        if closure.has_clash || is_known && closure.words.is_within(&upper.words) {
            return;
        }
        *computed += 1;
        queue.clear();
        let own;
        let (mut closed, mut closed_by_last, mut is_fine) = (&upper.words, &start.words, true);
        if is_known {
            own = closure.words.clone();
            (closed, closed_by_last) = (&own, &own);
            closure.words.keep(&upper.words);
            for of in own.without(&closure.words).map(|candidate| OF[candidate.bit()]) {
                let words = closure.words.four(of);
                is_fine &= has_none(words) & !has_none(start.words.four(of)) == 0;
                note_singles(of, words, queue);
            }
        } else {
            closure.words.clone_from(&upper.words);
            if level == 0 && assumption.is_true() {
                queue.push(assumption.candidate());
            } else if level == 0 {
                is_fine = remove(&mut closure.words, assumption.candidate(), queue);
            }
        }
        let rules = &RULES[..level];
        let mut finder = Finder { source, left, nested, rules, closed, closed_by_last };
        closure.has_clash = !is_fine || finder.close(&mut closure.words, queue).is_none();
    }
}

/// Finds what rules remove.
struct Finder<'a> {
    source: &'a Board,
    left: &'a mut Board,
    nested: &'a mut dyn Nested,
    rules: &'a [Seek],
    /// A board on which all rules but the last have removed all that they could, and one for that one.
    closed: &'a Words,
    closed_by_last: &'a Words,
}

impl Finder<'_> {
    /// Applies singles and rules until nothing goes any more; none if there is a clash, or may be.
    fn close(&mut self, words: &mut Words, queue: &mut Vec<Candidate>) -> Option<()> {
        settle(words, queue)?;
        // The last board on which anything was found, and how many rules have removed all that they could from it.
        let (mut latest, mut count) = (None::<Words>, 0);
        let mut open = 0;
        while open < self.rules.len() {
            let closed = match &latest {
                Some(latest) if open < count => latest,
                _ if open + 1 < self.rules.len() => self.closed,
                _ => self.closed_by_last,
            };
            let removed = self.removed(self.rules[open], words, closed)?;
            open += 1;
            if !removed.is_empty() {
                match &mut latest {
                    Some(latest) => latest.clone_from(words),
                    None => latest = Some(words.clone()),
                }
                count = open;
                for candidate in removed {
                    if has(words, candidate) && !remove(words, candidate, queue) {
                        return None;
                    }
                }
                settle(words, queue)?;
                open = 0;
            }
        }
        Some(())
    }

    /// Candidates that a rule removes, where it has removed all that it could on a board before;
    /// `None` if that is not known.
    fn removed(&mut self, rule: Seek, words: &Words, closed: &Words) -> Option<Vec<Candidate>> {
        if closed.is_within(words) {
            return Some(Vec::new());
        }
        if rule == Seek::Patterns && !closed.without(words).any(|one| may_show_pattern(words, one))
        {
            return Some(Vec::new());
        }
        words.write(self.left);
        if rule == Seek::Patterns {
            let scope = Scope::between(closed.cells(), words.cells());
            return Some(by_patterns::removed(self.left, &scope));
        }
        self.nested.removed(rule, self.source, self.left, (closed, words))
    }
}

/// Tests whether there may be a pattern now that a candidate has gone: a cell of two candidates, a
/// house with two places for the digit, or with three in one line or box.
fn may_show_pattern(words: &Words, gone: Candidate) -> bool {
    let [cell, houses @ ..] = OF[gone.bit()].map(|word| words.word(word));
    len(cell) == 2
        || houses.into_iter().any(|places| len(places) == 2 || locking::is_locked(places))
}

fn has(words: &Words, candidate: Candidate) -> bool {
    words.word(OF[candidate.bit()][0]) >> candidate.digit() & 1 == 1
}

/// Notes the candidates that are alone in one of these words.
fn note_singles(of: [u16; 4], words: u64, queue: &mut Vec<Candidate>) {
    let mut alone = singles(words);
    while alone != 0 {
        let first = alone.trailing_zeros();
        alone &= alone - 1;
        queue.push(member(of, (words >> first).trailing_zeros() + first));
    }
}

/// Takes a candidate off; false if that leaves a cell without a digit, or a digit of a house without a place.
#[inline]
fn remove(words: &mut Words, candidate: Candidate, queue: &mut Vec<Candidate>) -> bool {
    let of = OF[candidate.bit()];
    let rest = words.four(of) & !OWN[candidate.bit()];
    words.put(of, rest);
    note_singles(of, rest, queue);
    has_none(rest) == 0
}

/// Takes off what the candidates in the queue exclude, and those that this leaves alone.
fn settle(words: &mut Words, queue: &mut Vec<Candidate>) -> Option<()> {
    while let Some(candidate) = queue.pop() {
        let of = OF[candidate.bit()];
        let mut open = words.four(of) & OTHERS[candidate.bit()];
        while open != 0 {
            let other = member(of, open.trailing_zeros());
            open &= open - 1;
            if !remove(words, other, queue) {
                return None;
            }
        }
    }
    Some(())
}
