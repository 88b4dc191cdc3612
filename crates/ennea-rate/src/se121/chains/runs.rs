//! The runs of one board, each as far as it was asked for.
//!
//! A search with more rules inside goes on where one with fewer ended, which is how it would begin.
//!
//! Cost: a run for each assumption that may show anything, see [`super::pruning`].  Oracle: plain runs, in the tests.
//!
//! Tried: with a bound on the least complexity that is known beforehand, such as that of the conclusion itself, the whole
//! search takes a tenth less where dynamic chains are inside, a fiftieth less elsewhere.
//!
//! Not done: keeping runs from one board to the next; 72 % go as they went, but those are the short ones, and
//! 3 % of the time are saved.

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::super::effort::Effort;
use super::super::scale::Inside;
use super::super::step::Chain;
use super::advanced::{self, Inner, Nested};
use super::conclusion::{Hint, Origin};
use super::counting::{Ancestors, Claim, Draft, Outline, ancestor_sets};
use super::pruning::{AtOnce, Closures, Distances};
use super::run::{Run, Spread};
use super::search::Search;
use super::tree::Tree;
use std::collections::BTreeMap;
use std::sync::Arc;

/// No run yet.
const UNKNOWN: u16 = u16::MAX;

/// A run.
#[derive(Clone, Debug)]
struct Slot {
    run: Run,
    /// The search that it ran for.
    search: Search,
}

/// Working space: the runs of one board.
#[derive(Debug)]
pub(in super::super) struct Runs {
    slots: Vec<Slot>,
    used: usize,
    /// The run from each assumption.
    of: Box<[u16; Literal::COUNT]>,
    /// The board and the last search that the runs are of.
    source: Board,
    last: Search,
    spread: Spread,
    /// The board that a run has left, as long as it goes on.
    left: Board,
    /// For each digit its places, by row, on a board on which no Nishio chain was found.
    pub(super) without_nishio: [[u16; 9]; 9],
    pub(super) distances: Distances,
    ancestors: Ancestors,
    inner: Inner,
    closures: Closures,
    at_once: AtOnce,
    /// Runs that were started.
    started: u64,
}

impl Runs {
    /// Runs with these searches inside.
    pub(super) fn new(nested: Box<dyn Nested>) -> Self {
        Self {
            slots: Vec::new(),
            used: 0,
            of: Box::new([UNKNOWN; Literal::COUNT]),
            source: Board::default(),
            spread: Spread::default(),
            left: Board::default(),
            last: Search::Nishio,
            without_nishio: [[0; 9]; 9],
            distances: Distances::default(),
            ancestors: Ancestors::default(),
            inner: Inner::new(nested),
            closures: Closures::default(),
            at_once: AtOnce::default(),
            started: 0,
        }
    }

    /// Counts of the work since they were made, inside runs too.
    pub(in super::super) fn effort(&self) -> Effort {
        let closures = self.closures.computed + self.at_once.computed;
        Effort { steps: 0, runs: self.started, closures } + self.inner.effort()
    }

    /// Forgets the runs, if they are of another board or of a search that this does not go on from.
    pub(super) fn prepare(&mut self, board: &Board, search: Search) {
        if self.source != *board || !search.goes_on_from(self.last) {
            self.used = 0;
            self.of.fill(UNKNOWN);
            self.inner.forget();
            self.source.clone_from(board);
            self.left.clone_from(board);
            self.spread.read(board);
        }
        self.last = search;
    }

    /// Tests whether an assumption contradicts itself.
    pub(super) fn is_contradiction(
        &mut self,
        board: &Board,
        search: Search,
        assumption: Literal,
    ) -> bool {
        self.prepare(board, search);
        let place = self.run(assumption, u32::MAX);
        self.slots[place].run.clash.is_some()
    }

    /// The place of the run from an assumption, which may end where all that is new rests on more statements than `most`.
    pub(super) fn run(&mut self, assumption: Literal, most: u32) -> usize {
        let search = self.last;
        let known = &mut self.of[assumption.index()];
        let is_new = *known == UNKNOWN;
        if is_new {
            *known = self.used as u16;
            self.used += 1;
            if self.used > self.slots.len() {
                self.slots.push(Slot { run: Run::default(), search });
            }
        }
        let place = usize::from(*known);
        let Slot { run, search: done } = &mut self.slots[place];
        if is_new {
            self.started += 1;
            self.spread.start(run, assumption);
        } else if *done == search {
            return place;
        } else if run.clash.is_none() {
            self.spread.resume(run);
        }
        *done = search;
        let how = (search.rules(), search.inside(), most);
        let Self { spread, left, source, inner, ancestors, .. } = self;
        advanced::complete(run, spread, left, source, how, inner, ancestors);
        place
    }

    /// The run at a place.
    pub(super) fn at(&self, place: usize) -> &Run {
        &self.slots[place].run
    }

    /// Says on which board the runs start that leave the next boards; whether it is known that nothing is
    /// shown there.
    pub(super) fn start_from(&mut self, source: &Board) -> bool {
        self.at_once.start_from(source)
    }

    /// Goes over to the closures of the board; whether they tell anything about the search.
    pub(super) fn close(&mut self, is_least: bool) -> bool {
        if self.last == Search::Dynamic(Inside::Nothing) {
            return self.at_once.read(&self.source);
        }
        let is_known = is_least && self.last.level().is_some();
        if is_known {
            self.closures.read(&self.source);
        }
        is_known
    }

    /// Tests whether a candidate may show anything, by itself, with the others of its cell, or of a
    /// house where it is the first.
    pub(super) fn may_show(&self, candidate: Candidate) -> bool {
        self.last.level().is_some() || self.at_once.may_show(candidate)
    }

    /// Tests whether a run may have a clash, as far as closures tell.
    pub(super) fn may_clash(&mut self, assumption: Literal) -> bool {
        let Self { closures, inner, at_once, last, .. } = self;
        match last.level() {
            Some(level) => closures.left(level, assumption, inner.nested()).is_none(),
            None => at_once.may_clash(assumption),
        }
    }

    /// Tests whether runs may agree on anything, as far as closures tell: whether some candidate is
    /// left by none of them.
    pub(super) fn may_agree(&mut self, assumptions: &[Literal], most: u32) -> bool {
        let Some(level) = self.last.level() else {
            return self.may_agree_at_once(assumptions, most);
        };
        let Self { closures, inner, .. } = self;
        let (mut missing, mut with_clash) = (closures.all(), Vec::new());
        for &assumption in assumptions {
            if let Some(left) = closures.left(level, assumption, inner.nested()) {
                missing.find(left);
                if missing.is_empty() {
                    return false;
                }
            } else {
                with_clash.push(assumption);
            }
        }
        // A run with a clash has ended before the rest was found.
        with_clash.into_iter().all(|assumption| {
            let place = self.run(assumption, most);
            missing.keep(self.at(place).falses());
            !missing.is_empty()
        })
    }

    /// Tests whether runs with nothing inside may agree on anything.
    fn may_agree_at_once(&mut self, assumptions: &[Literal], most: u32) -> bool {
        let mut common = self.at_once.common(assumptions);
        for &assumption in assumptions {
            if !common.is_empty() && self.at_once.may_clash(assumption) {
                let place = self.run(assumption, most);
                common = self.at_once.among(&common, self.at(place).falses());
            }
        }
        !common.is_empty()
    }

    /// The complexity of a conclusion from these claims, if it is accepted; `most` is the most that a claim may rest on.
    pub(super) fn complexity(
        &mut self,
        claims: &[(usize, Claim)],
        most: u32,
        accepts: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let Self { slots, ancestors, source, inner, .. } = self;
        ancestors.nested.clear();
        // The sides of a clash are of one run.
        let is_clash = claims.iter().all(|claim| claim.0 == claims[0].0);
        let mut complexity = 0;
        for (k, &(place, claim)) in claims.iter().enumerate() {
            let run = &mut slots[place].run;
            run.find_places();
            let ask = &mut |run: &mut Run, rule| inner.ask(run, rule, source);
            let most = most.saturating_sub(complexity);
            let by_sets = ancestor_sets::count(source, run, claim);
            complexity += by_sets.unwrap_or_else(|| ancestors.count(source, run, claim, most, ask));
            // Each of the other claims is a statement at least, and rests on another one if it is no assumption.
            let rest = (claims.len() - 1 - k) as u32;
            if !accepts(complexity + if is_clash { rest } else { 2 * rest }) {
                return None;
            }
        }
        complexity += inner.complexity(&ancestors.nested);
        accepts(complexity).then_some(complexity)
    }

    /// The chains of a conclusion of the last search, as values for others.
    pub(in super::super) fn chains(&mut self, hint: &Hint) -> Vec<Chain> {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, inner, .. } = self;
        let mut chain = |&(place, claim): &(usize, Claim)| {
            let run = &mut slots[place].run;
            run.find_places();
            let mut known = BTreeMap::new();
            let mut ask = |run: &mut Run, rule| inner.ask(run, rule, source);
            let mut tree = Tree::default();
            ancestors.visit(source, run, claim, &mut ask, &mut tree);
            tree.chain(|rule| {
                let step = || Arc::new(inner.step(run, rule, source));
                known.entry(rule).or_insert_with(step).clone()
            })
        };
        claims.iter().map(&mut chain).collect()
    }

    /// The outline of the chains of a conclusion of the last search.
    pub(super) fn outline(&mut self, hint: &Hint, mut draft: Draft<'_>) -> Outline {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, inner, .. } = self;
        for &(place, claim) in claims {
            let run = &mut slots[place].run;
            run.find_places();
            let ask = &mut |run: &mut Run, rule| inner.ask(run, rule, source);
            ancestors.visit(source, run, claim, ask, &mut draft);
            draft.end_chain();
        }
        draft.outline()
    }
}
