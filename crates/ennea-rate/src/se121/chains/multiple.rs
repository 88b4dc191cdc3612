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
//! Closures tell which runs may show anything, with nothing inside, and with patterns or chains where only the least
//! conclusion is wanted; see [`super::pruning`].

use super::super::board::{Board, HOUSES, ROWS};
use super::super::candidate::{Candidate, Literal};
use super::Candidates;
use super::conclusion::{Hint, Origin, Rank, removed_by};
use super::counting::{Claim, sides};
use super::reason::Reason;
use super::run::Run;
use super::runs::Runs;
use super::search::{Cases, Search};
use super::selection::Selection;
use ennea_base::ones;
use ennea_base::progress::{Progress, Stopped};

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
    let mut distances = std::mem::take(&mut runs.distances);
    distances.read(board);
    let bound = &mut |candidates: &[Candidate]| distances.least(candidates);
    let result = search_within(board, search, runs, selection, progress, bound);
    runs.distances = distances;
    result
}

/// Searches with a bound on the statements that a conclusion from some candidates must rest on.
pub(super) fn search_within<K: Selection>(
    board: &Board,
    search: Search,
    runs: &mut Runs,
    selection: &mut K,
    progress: &dyn Progress,
    bound: Bound<'_>,
) -> Result<(), Stopped> {
    runs.prepare(board, search);
    let rules = search.rules();
    let has_closures = runs.close(K::IS_LEAST);
    let space = Space::default();
    let mut looking = Looking { board, search, has_closures, runs, selection, bound, space };
    for cell in 0..81 {
        let digits = board.candidates[cell];
        let count = digits.count_ones();
        if board.values[cell] != 0 || count < 2 || count == 2 && !rules.is_dynamic {
            continue;
        }
        progress.go_on()?;
        for digit in ones(digits) {
            let is_known =
                rules.is_nishio && rows_of(board, digit) == looking.runs.without_nishio[digit];
            let candidate = Candidate::new(cell, digit);
            if !is_known && looking.may_show(candidate) {
                looking.try_candidate(candidate);
            }
        }
        let mut all = Candidate::in_cell(cell, digits);
        if !rules.is_nishio && all.any(|candidate| looking.may_show(candidate)) {
            looking.try_all(Cases::Cell, Candidate::in_cell(cell, digits));
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

/// A search in progress.
struct Looking<'a, K> {
    board: &'a Board,
    search: Search,
    /// `true` if closures tell which runs are needed.
    has_closures: bool,
    runs: &'a mut Runs,
    selection: &'a mut K,
    bound: Bound<'a>,
    space: Space,
}

/// Working space: lists that are used again.
#[derive(Default)]
struct Space {
    candidates: Vec<Candidate>,
    assumptions: Vec<Literal>,
    places: Vec<usize>,
    common: Vec<Candidate>,
    claims: Vec<(usize, Claim)>,
    removed: Vec<Candidate>,
}

impl<K: Selection> Looking<'_, K> {
    fn run_of(&mut self, assumption: Literal) -> usize {
        let most = self.selection.most();
        self.runs.run(assumption, most)
    }

    /// Tests whether a candidate may show anything, as far as closures tell.
    fn may_show(&self, candidate: Candidate) -> bool {
        !self.has_closures || self.runs.may_show(candidate)
    }

    /// Tests whether a run may have a clash, as far as closures tell.
    fn may_clash(&mut self, assumption: Literal) -> bool {
        !self.has_closures || self.runs.may_clash(assumption)
    }

    /// Tries the conclusions from one candidate: contradictions, doubles, and the houses whose
    /// first place it is.
    fn try_candidate(&mut self, candidate: Candidate) {
        let rules = self.search.rules();
        if rules.is_dynamic {
            let both = [candidate.is_so(), candidate.is_not()];
            for assumption in both {
                if !self.may_clash(assumption) {
                    continue;
                }
                let place = self.run_of(assumption);
                if let Some(clash) = self.runs.at(place).clash {
                    let claims = sides(clash).map(|side| (place, side));
                    self.conclude(Cases::Contradiction, assumption.opposite(), &claims);
                }
            }
            let count = self.board.candidates[candidate.cell()].count_ones();
            if count >= 3 && !rules.is_nishio {
                self.conclude_common(Cases::Double, &both);
            }
        }
        if !rules.is_nishio {
            self.try_houses(candidate);
        }
    }

    /// Tries the conclusions from the houses in which a candidate is the first place of its digit.
    fn try_houses(&mut self, candidate: Candidate) {
        let (cell, digit) = candidate.parts();
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let places = self.board.places[house][digit];
            let mut all = Candidate::in_house(house, places, digit);
            if all.next() == Some(candidate) && all.next().is_some() {
                let all = Candidate::in_house(house, places, digit);
                self.try_all(Cases::House(Reason::HOUSES[kind]), all);
            }
        }
    }

    /// Tries the common consequences of several candidates.
    fn try_all(&mut self, cases: Cases, candidates: impl Iterator<Item = Candidate>) {
        let Space { candidates: all, assumptions, .. } = &mut self.space;
        all.clear();
        all.extend(candidates);
        let rank = |least| Rank::new(self.search.base(), least, cases.order());
        if !(self.bound)(all).is_some_and(|least| self.selection.accepts(&rank(least))) {
            return;
        }
        let mut assumptions = std::mem::take(assumptions);
        assumptions.clear();
        assumptions.extend(all.iter().map(|candidate| candidate.is_so()));
        self.conclude_common(cases, &assumptions);
        self.space.assumptions = assumptions;
    }

    /// Concludes all that is the same in several runs: first the true candidates, then the false
    /// ones, in the order of the first run.
    fn conclude_common(&mut self, cases: Cases, assumptions: &[Literal]) {
        let most = self.selection.most();
        if self.has_closures && !self.runs.may_agree(assumptions, most) {
            return;
        }
        let mut places = std::mem::take(&mut self.space.places);
        let mut common = std::mem::take(&mut self.space.common);
        places.clear();
        places.extend(assumptions.iter().map(|&assumption| self.run_of(assumption)));
        self.find_common(&places, &mut common, |run| &run.is_true, |run| &run.trues);
        for &candidate in &common {
            self.conclude_same(cases, candidate.is_so(), &places);
        }
        self.find_common(&places, &mut common, |run| &run.is_false, |run| run.falses());
        for &candidate in &common {
            self.conclude_same(cases, candidate.is_not(), &places);
        }
        (self.space.places, self.space.common) = (places, common);
    }

    /// Finds the candidates that are in the set of each run, in the order of the first run's list.
    fn find_common(
        &self,
        places: &[usize],
        found: &mut Vec<Candidate>,
        set: impl Fn(&Run) -> &Candidates,
        list: impl Fn(&Run) -> &[Candidate],
    ) {
        found.clear();
        let run = |place: usize| self.runs.at(place);
        let first = run(places[0]);
        let common =
            places[1..].iter().fold(*set(first), |common, &place| common.and(set(run(place))));
        if !common.is_empty() {
            let is_common = |candidate: &&Candidate| common.contains(candidate.bit());
            found.extend(list(first).iter().filter(is_common));
        }
    }

    /// Offers what several runs have found.
    fn conclude_same(&mut self, cases: Cases, shown: Literal, places: &[usize]) {
        let mut claims = std::mem::take(&mut self.space.claims);
        claims.clear();
        claims.extend(places.iter().map(|&place| (place, Claim::Known(shown))));
        self.conclude(cases, shown, &claims);
        self.space.claims = claims;
    }

    /// Offers a conclusion: what its chains show, and each chain's claim, by run.
    fn conclude(&mut self, cases: Cases, shown: Literal, claims: &[(usize, Claim)]) {
        let Self { board, search, runs, selection, space: Space { removed, .. }, .. } = self;
        removed.clear();
        removed.extend(removed_by(board, shown));
        if removed.is_empty() {
            return;
        }
        let rank = |complexity| Rank::new(search.base(), complexity, cases.order());
        let wants = |least| selection.wants(removed, &rank(least));
        let most = selection.most_for(removed);
        let Some(complexity) = runs.complexity(claims, most, wants) else { return };
        let origin = Origin::Runs(claims.to_vec());
        let hint = Hint::new(board, rank(complexity), search.technique(cases), shown, origin);
        selection.keep(Hint { assumed: cases.reason(), ..hint });
    }
}
