//! Nishio, multiple and dynamic forcing chains: what several assumptions lead to.
//!
//! Each candidate is assumed to be true, and in dynamic searches also to be false; see [`super::run`].
//!
//! | conclusion | from |
//! |---|---|
//! | contradiction | an assumption after which some candidate is true and false |
//! | double | a candidate true and the same one false, in cells of three candidates or more |
//! | cell | all candidates of a cell |
//! | house | all places of a digit in a house |
//!
//! Cells are visited in order, and their candidates; for each candidate come its contradictions, its
//! doubles, and the houses whose first place of the digit it is (box, row, column); then the cell.
//! Within these, what is true in all runs, then what is false, in the order of the first run.  Only
//! cells of more than two candidates are visited in a search that is not dynamic, so that such a
//! search misses houses whose first place is in a cell of two: a quirk that is kept.
//!
//! Nishio chains of a digit depend on its places only, so they are not looked for again until those
//! have changed.

use super::super::board::{
    Board, CANDIDATES, CELLS, Candidate, HOUSES, ROWS, bits, candidate, parts,
};
use super::super::step::{Chain, Technique};
use super::advanced::{self, Inner};
use super::ancestors::{Ancestors, Claim, sides};
use super::reach::Reach;
use super::run::{Rules, Run};
use super::tree::Tree;
use super::{Bits, Hint, Keeper, Origin, Rank, rest_of_cell};
use crate::progress::{Progress, Stopped};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Search {
    Nishio,
    Multiple,
    /// Dynamic, with so many kinds of rules inside: 0 none, 1 locked candidates, pairs and X-Wings,
    /// 2 forcing chains too, 3 multiple, 4 dynamic, 5 nested ones.
    Dynamic(u8),
}

impl Search {
    /// The difficulty to which the length is added.
    fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Multiple => 8.0,
            Self::Dynamic(0) => 8.5,
            Self::Dynamic(1) => 9.0,
            Self::Dynamic(level) => 9.5 + 0.5 * f64::from(level - 2),
        }
    }

    fn rules(self) -> Rules {
        Rules { is_nishio: self == Self::Nishio, is_dynamic: self != Self::Multiple }
    }

    fn level(self) -> u8 {
        if let Self::Dynamic(level) = self { level } else { 0 }
    }

    /// Whether its runs begin as those of another search end.
    fn goes_on_from(self, other: Self) -> bool {
        match (self, other) {
            (Self::Dynamic(level), Self::Dynamic(before)) => {
                before < level && (before >= 4 || level < 4)
            }
            _ => false,
        }
    }

    fn technique(self, kind: Kind) -> Technique {
        match (self, kind) {
            (Self::Nishio, _) => Technique::NishioForcingChain,
            (Self::Multiple, Kind::House) => Technique::RegionForcingChains,
            (Self::Multiple, _) => Technique::CellForcingChains,
            (Self::Dynamic(0), Kind::Contradiction) => Technique::DynamicContradiction,
            (Self::Dynamic(0), Kind::Double) => Technique::DynamicDouble,
            (Self::Dynamic(0), Kind::Cell) => Technique::DynamicCell,
            (Self::Dynamic(0), Kind::House) => Technique::DynamicRegion,
            (Self::Dynamic(_), Kind::Contradiction) => Technique::NestedContradiction,
            (Self::Dynamic(_), Kind::Double) => Technique::NestedDouble,
            (Self::Dynamic(_), Kind::Cell) => Technique::NestedCell,
            (Self::Dynamic(_), Kind::House) => Technique::NestedRegion,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Double = 1,
    Cell = 5,
    House = 6,
    Contradiction = 7,
}

/// No run yet.
const UNKNOWN: u16 = u16::MAX;

/// A run and the board that it has left.
#[derive(Clone, Debug)]
struct Slot {
    run: Run,
    board: Board,
    /// What its search was.
    search: Search,
}

/// Working space: the runs of one board.
///
/// A search with more rules inside goes on where one with fewer ended, which is how it would begin.
#[derive(Clone, Debug)]
pub(in super::super) struct Runs {
    slots: Vec<Slot>,
    used: usize,
    /// The run that assumes each candidate to be false, to be true.
    of: Box<[[u16; 2]; CANDIDATES]>,
    /// The board and the last search that the runs are of.
    source: Board,
    last: Search,
    /// For each digit its places, by row, on a board on which no Nishio chain was found.
    without_nishio: [[u16; 9]; 9],
    reach: Reach,
    ancestors: Ancestors,
    inner: Inner,
}

/// At least how many statements a conclusion from all of these rests on, if there may be any: from the
/// candidates of a cell (0), or the places of a digit in a house of this kind (1 to 3).
type Bound<'a> = &'a mut dyn FnMut(u8, &[Candidate]) -> Option<u32>;

impl Default for Runs {
    fn default() -> Self {
        Self {
            slots: Vec::new(),
            used: 0,
            of: Box::new([[UNKNOWN; 2]; CANDIDATES]),
            source: Board::new(&[0; 81]),
            last: Search::Nishio,
            without_nishio: [[0; 9]; 9],
            reach: Reach::default(),
            ancestors: Ancestors::default(),
            inner: Inner::default(),
        }
    }
}

/// Finds conclusions.
pub(in super::super) fn search(
    board: &Board,
    search: Search,
    runs: &mut Runs,
    keeper: &mut impl Keeper,
    progress: &dyn Progress,
) -> Result<(), Stopped> {
    if search != Search::Multiple {
        let bound = &mut |_, numbers: &[Candidate]| Some(numbers.len() as u32);
        return search_within(board, search, runs, keeper, progress, bound);
    }
    let mut reach = std::mem::take(&mut runs.reach);
    reach.read(board);
    let bound = &mut |_, numbers: &[Candidate]| reach.least(numbers);
    let result = search_within(board, search, runs, keeper, progress, bound);
    runs.reach = reach;
    result
}

/// The same, where it is known what conclusions from several assumptions rest on at least.
pub(super) fn search_within(
    board: &Board,
    search: Search,
    runs: &mut Runs,
    keeper: &mut impl Keeper,
    progress: &dyn Progress,
    bound: Bound<'_>,
) -> Result<(), Stopped> {
    if runs.source != *board || !search.goes_on_from(runs.last) {
        runs.used = 0;
        runs.of.fill([UNKNOWN; 2]);
        runs.inner.forget();
        runs.source.clone_from(board);
    }
    runs.last = search;
    let rules = search.rules();
    for cell in 0..81 {
        let count = board.candidates[cell].count_ones();
        if board.values[cell] != 0 || count < 2 || count == 2 && !rules.is_dynamic {
            continue;
        }
        if progress.is_stopped() {
            return Err(Stopped);
        }
        for digit in bits(board.candidates[cell]) {
            if rules.is_nishio && rows_of(board, digit) == runs.without_nishio[digit] {
                continue;
            }
            runs.of_candidate(board, search, candidate(cell, digit), bound, keeper);
        }
        if !rules.is_nishio {
            let numbers: Vec<Candidate> =
                bits(board.candidates[cell]).map(|digit| candidate(cell, digit)).collect();
            runs.of_all(board, search, (Kind::Cell, 0), &numbers, bound, keeper);
        }
    }
    if rules.is_nishio && !keeper.has_any() {
        runs.without_nishio = std::array::from_fn(|digit| rows_of(board, digit));
    }
    Ok(())
}

/// The places of a digit, by row.
fn rows_of(board: &Board, digit: usize) -> [u16; 9] {
    std::array::from_fn(|row| board.places[ROWS + row][digit])
}

impl Runs {
    /// The place of the run that assumes a candidate to be true, or false.
    fn run(&mut self, board: &Board, search: Search, number: Candidate, is_true: bool) -> usize {
        let known = &mut self.of[usize::from(number)][usize::from(is_true)];
        let place = usize::from(*known);
        if *known == UNKNOWN {
            *known = self.used as u16;
            if self.used == self.slots.len() {
                self.slots.push(Slot { run: Run::default(), board: board.clone(), search });
            }
            let slot = &mut self.slots[self.used];
            slot.board.clone_from(board);
            slot.run.assume(number, is_true);
            self.used += 1;
        } else if self.slots[place].search == search {
            return place;
        }
        let place = usize::from(*known);
        let Slot { run, board: left, search: done } = &mut self.slots[place];
        *done = search;
        advanced::complete(run, left, board, search.rules(), search.level(), &mut self.inner);
        place
    }

    fn of_candidate(
        &mut self,
        board: &Board,
        search: Search,
        number: Candidate,
        bound: Bound<'_>,
        keeper: &mut impl Keeper,
    ) {
        let rules = search.rules();
        if rules.is_dynamic {
            let places = [true, false].map(|is_true| {
                let place = self.run(board, search, number, is_true);
                if let Some(clash) = self.slots[place].run.clash {
                    let claims = sides(clash).map(|side| (place, side));
                    let target = (number, !is_true);
                    self.conclude(board, search, Kind::Contradiction, 0, target, &claims, keeper);
                }
                place
            });
            let count = board.candidates[usize::from(number) / 9].count_ones();
            if count >= 3 && !rules.is_nishio {
                self.doubles(board, search, places, keeper);
            }
        }
        if !rules.is_nishio {
            self.houses(board, search, number, bound, keeper);
        }
    }

    /// What is the same whether a candidate is true or false.
    fn doubles(
        &mut self,
        board: &Board,
        search: Search,
        places: [usize; 2],
        keeper: &mut impl Keeper,
    ) {
        for is_true in [true, false] {
            let [run, other] = places.map(|place| &self.slots[place].run);
            let common = match is_true {
                true => run.is_true.and(&other.is_true),
                false => run.is_false.and(&other.is_false),
            };
            for number in in_order(run, is_true, &common) {
                let claims = places.map(|place| (place, Claim::Known(number, is_true)));
                let target = (number, is_true);
                self.conclude(board, search, Kind::Double, 0, target, &claims, keeper);
            }
        }
    }

    /// The houses in which a candidate is the first place of its digit.
    fn houses(
        &mut self,
        board: &Board,
        search: Search,
        number: Candidate,
        bound: Bound<'_>,
        keeper: &mut impl Keeper,
    ) {
        let (cell, digit) = parts(number);
        for kind in 0..3 {
            let house = usize::from(HOUSES[cell][kind]);
            let places = board.places[house][digit];
            let first = CELLS[house][places.trailing_zeros() as usize];
            if places.count_ones() < 2 || usize::from(first) != cell {
                continue;
            }
            let numbers: Vec<Candidate> =
                bits(places).map(|place| candidate(CELLS[house][place].into(), digit)).collect();
            self.of_all(board, search, (Kind::House, kind as u8 + 1), &numbers, bound, keeper);
        }
    }

    /// What all of several assumptions lead to.
    fn of_all(
        &mut self,
        board: &Board,
        search: Search,
        (kind, house_kind): (Kind, u8),
        numbers: &[Candidate],
        bound: Bound<'_>,
        keeper: &mut impl Keeper,
    ) {
        let wants = |least| keeper.wants(&Rank::new(search.base(), least, kind as u8));
        if !bound(house_kind, numbers).is_some_and(wants) {
            return;
        }
        let places: Vec<usize> =
            numbers.iter().map(|&number| self.run(board, search, number, true)).collect();
        for is_true in [true, false] {
            let set = |place: usize| match is_true {
                true => &self.slots[place].run.is_true,
                false => &self.slots[place].run.is_false,
            };
            let common =
                places[1..].iter().fold(*set(places[0]), |common, &place| common.and(set(place)));
            for number in in_order(&self.slots[places[0]].run, is_true, &common) {
                let claim = Claim::Known(number, is_true);
                let claims: Vec<(usize, Claim)> =
                    places.iter().map(|&place| (place, claim)).collect();
                let target = (number, is_true);
                self.conclude(board, search, kind, house_kind, target, &claims, keeper);
            }
        }
    }

    /// Offers a conclusion to the keeper: what its chains show, and they, by run.
    #[allow(clippy::too_many_arguments, reason = "these are what a conclusion is made of")]
    fn conclude(
        &mut self,
        board: &Board,
        search: Search,
        kind: Kind,
        house_kind: u8,
        (number, is_true): (Candidate, bool),
        claims: &[(usize, Claim)],
        keeper: &mut impl Keeper,
    ) {
        let Self { slots, ancestors, .. } = self;
        let run = |place: usize| &slots[place].run;
        ancestors.forget_nested();
        let rank = |complexity| Rank::new(search.base(), complexity, kind as u8);
        let mut complexity = 0;
        for (k, &(place, claim)) in claims.iter().enumerate() {
            let most = keeper.most().saturating_sub(complexity);
            complexity += ancestors.count(board, run(place), claim, most);
            let least = complexity + (claims.len() - 1 - k) as u32;
            if !keeper.wants(&rank(least)) {
                return;
            }
        }
        complexity += self.inner.complexity(&ancestors.nested);
        let rank = rank(complexity);
        if !keeper.wants(&rank) {
            return;
        }
        let removed = if is_true { rest_of_cell(board, number) } else { vec![number] };
        if removed.is_empty() {
            return;
        }
        let technique = search.technique(kind);
        let placed = is_true.then_some(number);
        let origin = Origin::Runs(claims.to_vec());
        keeper.keep(Hint { rank, technique, removed, placed, house_kind, origin });
    }

    /// The chains of a conclusion of the last search, as values for others.
    pub(in super::super) fn chains(&mut self, hint: &Hint) -> Vec<Chain> {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, inner, .. } = self;
        let chain = |&(place, claim): &(usize, Claim)| {
            let run = &slots[place].run;
            let mut known = BTreeMap::new();
            ancestors.tree(source, run, claim).chain(|rule| {
                let mut step = || advanced::step(run, rule, source, inner);
                known.entry(rule).or_insert_with(|| Arc::new(step())).clone()
            })
        };
        claims.iter().map(chain).collect()
    }

    /// The chains of a conclusion of the last search.
    pub(super) fn trees(&mut self, hint: &Hint) -> Vec<Tree> {
        let Origin::Runs(claims) = &hint.origin else { unreachable!("it comes from runs") };
        let Self { slots, ancestors, source, .. } = self;
        let tree =
            |&(place, claim): &(usize, Claim)| ancestors.tree(source, &slots[place].run, claim);
        claims.iter().map(tree).collect()
    }
}

/// The candidates of a set in the order in which a run found them.
fn in_order(run: &Run, is_true: bool, common: &Bits) -> Vec<Candidate> {
    if common.is_empty() {
        return Vec::new();
    }
    let list = if is_true { &run.trues } else { &run.falses };
    list.iter().copied().filter(|&number| common.has(number)).collect()
}
