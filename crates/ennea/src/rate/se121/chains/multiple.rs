//! Nishio, multiple and dynamic forcing chains: what several assumptions lead to.
//!
//! Each candidate is assumed to be true, and in dynamic searches also to be false; see
//! [`super::run`].
//!
//! | conclusion | from |
//! |---|---|
//! | contradiction | an assumption after which some candidate is true and false |
//! | double | a candidate true and the same one false, in cells of three candidates or more |
//! | cell | all candidates of a cell |
//! | house | all places of a digit in a house |
//!
//! Cells are visited in order, and their candidates; for each candidate come its contradictions,
//! its doubles, and the houses whose first place of the digit it is (box, row, column); then the
//! cell. Within these, what is true in all runs, then what is false, in the order of the first
//! run.  Only cells of more than two candidates are visited in a search that is not dynamic, so
//! that such a search misses houses whose first place is in a cell of two: a quirk that is kept.
//!
//! Nishio chains of a digit depend on its places only, so they are not looked for again until those
//! have changed.
//!
//! Not done: keeping dynamic runs from one board to the next; 72 % go as they went, but those are the short ones,
//! and 3 % of the time are saved.  Nor: leaving out dynamic runs that show no more than links do. Of
//! 405 runs of a search (a mix of 600 puzzles) 38 % have nothing but their assumption, 8 % clash, 18 % are asked for
//! anything. But those that clash have 39 % of all statements; those of 8 to 59, among which the needless ones are, have as
//! many, and a look at links is needed for each.

use super::super::board::{Board, HOUSES, ROWS};
use super::super::candidate::{Candidate, Literal};
use super::super::step::Chain;
use super::Candidates;
use super::advanced::{self, Inner, Nested};
use super::ancestors::{Ancestors, Claim, sides};
use super::conclusion::{Hint, Origin, Rank};
use super::reach::Reach;
use super::reason::Reason;
use super::run::Run;
use super::search::{Cases, Search};
use super::selection::Selection;
use super::spread::Spread;
use super::tree::Tree;
use crate::bits::ones;
use crate::progress::{Progress, Stopped};
use std::collections::BTreeMap;
use std::sync::Arc;

/// No run yet.
const UNKNOWN: u16 = u16::MAX;

/// A run.
#[derive(Clone, Debug)]
struct Slot {
    run: Run,
    /// What its search was.
    search: Search,
}

/// Working space: the runs of one board.
///
/// A search with more rules inside goes on where one with fewer ended, which is how it would begin.
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
    without_nishio: [[u16; 9]; 9],
    reach: Reach,
    ancestors: Ancestors,
    inner: Inner,
}

/// A lower bound on the complexity of what all of these candidates lead to; `None` if that is
/// nothing.
pub(super) type Bound<'a> = &'a mut dyn FnMut(&[Candidate]) -> Option<u32>;

/// Finds conclusions.
pub(in super::super) fn search(
    board: &Board,
    search: Search,
    runs: &mut Runs,
    selection: &mut impl Selection,
    progress: &dyn Progress,
) -> Result<(), Stopped> {
    if search != Search::Multiple {
        let bound = &mut |candidates: &[Candidate]| Some(candidates.len() as u32);
        return search_within(board, search, runs, selection, progress, bound);
    }
    let mut reach = std::mem::take(&mut runs.reach);
    reach.read(board);
    let bound = &mut |candidates: &[Candidate]| reach.least(candidates);
    let result = search_within(board, search, runs, selection, progress, bound);
    runs.reach = reach;
    result
}

/// The same with another bound.
pub(super) fn search_within(
    board: &Board,
    search: Search,
    runs: &mut Runs,
    selection: &mut impl Selection,
    progress: &dyn Progress,
    bound: Bound<'_>,
) -> Result<(), Stopped> {
    runs.prepare(board, search);
    let rules = search.rules();
    let mut looking = Looking { board, search, runs, selection, bound };
    for cell in 0..81 {
        let digits = board.candidates[cell];
        let count = digits.count_ones();
        if board.values[cell] != 0 || count < 2 || count == 2 && !rules.is_dynamic {
            continue;
        }
        if progress.is_stopped() {
            return Err(Stopped);
        }
        for digit in ones(digits) {
            let is_known =
                rules.is_nishio && rows_of(board, digit) == looking.runs.without_nishio[digit];
            if !is_known {
                looking.try_candidate(Candidate::new(cell, digit));
            }
        }
        if !rules.is_nishio {
            let all: Vec<Candidate> = Candidate::in_cell(cell, digits).collect();
            looking.try_all(Cases::Cell, &all);
        }
    }
    if rules.is_nishio && !selection.has_any() {
        runs.without_nishio = std::array::from_fn(|digit| rows_of(board, digit));
    }
    Ok(())
}

/// The places of a digit, by row.
fn rows_of(board: &Board, digit: usize) -> [u16; 9] {
    std::array::from_fn(|row| board.places[ROWS + row][digit])
}

impl Runs {
    /// Runs with these searches inside.
    pub(super) fn new(nested: Box<dyn Nested>) -> Self {
        Self {
            slots: Vec::new(),
            used: 0,
            of: Box::new([UNKNOWN; Literal::COUNT]),
            source: Board::new(&[0; 81]),
            spread: Spread::default(),
            left: Board::new(&[0; 81]),
            last: Search::Nishio,
            without_nishio: [[0; 9]; 9],
            reach: Reach::default(),
            ancestors: Ancestors::default(),
            inner: Inner::new(nested),
        }
    }

    /// Forgets the runs, if they are of another board or of a search that this does not go on from.
    fn prepare(&mut self, board: &Board, search: Search) {
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

    /// Whether an assumption contradicts itself.
    pub(super) fn is_contradiction(
        &mut self,
        board: &Board,
        search: Search,
        assumption: Literal,
    ) -> bool {
        self.prepare(board, search);
        let place = self.run(board, search, assumption);
        self.slots[place].run.clash.is_some()
    }

    /// The place of the run from an assumption.
    fn run(&mut self, board: &Board, search: Search, assumption: Literal) -> usize {
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
            self.spread.start(run, assumption);
        } else if *done == search {
            return place;
        } else if run.clash.is_none() {
            self.spread.resume(run);
        }
        *done = search;
        let how = (search.rules(), search.inside());
        let Self { spread, left, inner, .. } = self;
        advanced::complete(run, spread, left, board, how, inner);
        place
    }

    /// The chains of a conclusion of the last search, as values for others.
    pub(in super::super) fn chains(&mut self, hint: &Hint) -> Vec<Chain> {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, inner, .. } = self;
        let mut chain = |&(place, claim): &(usize, Claim)| {
            let run = &mut slots[place].run;
            run.find_places();
            let mut known = BTreeMap::new();
            ancestors.tree(source, run, claim).chain(|rule| {
                let step = || Arc::new(inner.step(run, rule, source));
                known.entry(rule).or_insert_with(step).clone()
            })
        };
        claims.iter().map(&mut chain).collect()
    }

    /// The chains of a conclusion of the last search.
    pub(super) fn trees(&mut self, hint: &Hint) -> Vec<Tree> {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, .. } = self;
        let tree = |&(place, claim): &(usize, Claim)| {
            slots[place].run.find_places();
            ancestors.tree(source, &slots[place].run, claim)
        };
        claims.iter().map(tree).collect()
    }
}

/// A search in progress.
struct Looking<'a, K> {
    board: &'a Board,
    search: Search,
    runs: &'a mut Runs,
    selection: &'a mut K,
    bound: Bound<'a>,
}

impl<K: Selection> Looking<'_, K> {
    fn run_of(&mut self, assumption: Literal) -> usize {
        self.runs.run(self.board, self.search, assumption)
    }

    /// What follows from one candidate: contradictions, doubles, and the houses whose first place
    /// it is.
    fn try_candidate(&mut self, candidate: Candidate) {
        let rules = self.search.rules();
        if rules.is_dynamic {
            let places = [candidate.is_so(), candidate.is_not()].map(|assumption| {
                let place = self.run_of(assumption);
                if let Some(clash) = self.runs.slots[place].run.clash {
                    let claims = sides(clash).map(|side| (place, side));
                    self.conclude(Cases::Contradiction, assumption.opposite(), &claims);
                }
                place
            });
            let count = self.board.candidates[candidate.cell()].count_ones();
            if count >= 3 && !rules.is_nishio {
                self.conclude_common(Cases::Double, &places);
            }
        }
        if !rules.is_nishio {
            self.try_houses(candidate);
        }
    }

    /// What follows in the houses in which a candidate is the first place of its digit.
    fn try_houses(&mut self, candidate: Candidate) {
        let (cell, digit) = candidate.parts();
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let places = self.board.places[house][digit];
            let all: Vec<Candidate> = Candidate::in_house(house, places, digit).collect();
            if all.len() > 1 && all[0] == candidate {
                self.try_all(Cases::House(Reason::HOUSES[kind]), &all);
            }
        }
    }

    /// What all of several candidates lead to.
    fn try_all(&mut self, cases: Cases, candidates: &[Candidate]) {
        let rank = |least| Rank::new(self.search.base(), least, cases.order());
        if !(self.bound)(candidates).is_some_and(|least| self.selection.accepts(&rank(least))) {
            return;
        }
        let places: Vec<usize> =
            candidates.iter().map(|candidate| self.run_of(candidate.is_so())).collect();
        self.conclude_common(cases, &places);
    }

    /// What is the same in several runs: first what is true, then what is false, in the order of
    /// the first.
    fn conclude_common(&mut self, cases: Cases, places: &[usize]) {
        let trues = self.common(places, |run| &run.is_true, |run| &run.trues);
        for candidate in trues {
            self.conclude_same(cases, candidate.is_so(), places);
        }
        let falses = self.common(places, |run| &run.is_false, |run| run.falses());
        for candidate in falses {
            self.conclude_same(cases, candidate.is_not(), places);
        }
    }

    /// The candidates that are in the set of each run, in the order of the first run's list.
    fn common(
        &self,
        places: &[usize],
        set: impl Fn(&Run) -> &Candidates,
        list: impl Fn(&Run) -> &[Candidate],
    ) -> Vec<Candidate> {
        let run = |place: usize| &self.runs.slots[place].run;
        let first = run(places[0]);
        let common =
            places[1..].iter().fold(*set(first), |common, &place| common.and(set(run(place))));
        if common.is_empty() {
            return Vec::new();
        }
        list(first).iter().copied().filter(|candidate| common.contains(candidate.bit())).collect()
    }

    /// Offers what several runs have found.
    fn conclude_same(&mut self, cases: Cases, shown: Literal, places: &[usize]) {
        let claims: Vec<(usize, Claim)> =
            places.iter().map(|&place| (place, Claim::Known(shown))).collect();
        self.conclude(cases, shown, &claims);
    }

    /// Offers a conclusion: what its chains show, and each chain's claim, by run.
    fn conclude(&mut self, cases: Cases, shown: Literal, claims: &[(usize, Claim)]) {
        let Self { board, search, runs, selection, .. } = self;
        let Runs { slots, ancestors, inner, .. } = &mut **runs;
        let rank = |complexity| Rank::new(search.base(), complexity, cases.order());
        ancestors.nested.clear();
        let mut complexity = 0;
        for (k, &(place, claim)) in claims.iter().enumerate() {
            let most = selection.most().saturating_sub(complexity);
            slots[place].run.find_places();
            complexity += ancestors.count(board, &slots[place].run, claim, most);
            // Each of the other claims is a statement at least.
            let least = complexity + (claims.len() - 1 - k) as u32;
            if !selection.accepts(&rank(least)) {
                return;
            }
        }
        let rank = rank(complexity + inner.complexity(&ancestors.nested));
        if !selection.accepts(&rank) {
            return;
        }
        let origin = Origin::Runs(claims.to_vec());
        let hint = Hint::new(board, rank, search.technique(cases), shown, origin);
        if !hint.removed.is_empty() {
            selection.keep(Hint { assumed: cases.reason(), ..hint });
        }
    }
}
