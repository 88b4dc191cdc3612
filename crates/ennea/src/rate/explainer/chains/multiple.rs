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

use super::super::board::{Board, CANDIDATES, CELLS, Candidate, HOUSES, bits, candidate, parts};
use super::super::step::Technique;
use super::advanced::{self, Inner};
use super::ancestors::{Ancestors, Claim, sides};
use super::run::{Rules, Run};
use super::{Bits, Hint, Keeper, Rank, rest_of_cell};
use crate::progress::{Progress, Stopped};

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

/// Working space: the runs of one board.
#[derive(Clone, Debug)]
pub(in super::super) struct Runs {
    runs: Vec<Run>,
    used: usize,
    /// The run that assumes each candidate to be true.
    of: Box<[u16; CANDIDATES]>,
    if_false: Box<Run>,
    working: Board,
    ancestors: Ancestors,
    inner: Inner,
}

impl Default for Runs {
    fn default() -> Self {
        Self {
            runs: Vec::new(),
            used: 0,
            of: Box::new([UNKNOWN; CANDIDATES]),
            if_false: Box::default(),
            working: Board::new(&[0; 81]),
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
    runs.used = 0;
    runs.of.fill(UNKNOWN);
    runs.inner.forget();
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
            runs.of_candidate(board, search, candidate(cell, digit), keeper);
        }
        if !rules.is_nishio {
            let numbers: Vec<Candidate> =
                bits(board.candidates[cell]).map(|digit| candidate(cell, digit)).collect();
            runs.of_all(board, search, Kind::Cell, 0, &numbers, keeper);
        }
    }
    Ok(())
}

impl Runs {
    /// The place of the run that assumes a candidate to be true.
    fn if_true(&mut self, board: &Board, search: Search, number: Candidate) -> usize {
        let known = self.of[usize::from(number)];
        if known != UNKNOWN {
            return known.into();
        }
        if self.used == self.runs.len() {
            self.runs.push(Run::default());
        }
        let place = self.used;
        self.used += 1;
        self.of[usize::from(number)] = place as u16;
        self.working.clone_from(board);
        let run = &mut self.runs[place];
        run.assume(number, true);
        advanced::complete(
            run,
            &mut self.working,
            board,
            search.rules(),
            search.level(),
            &mut self.inner,
        );
        place
    }

    fn of_candidate(
        &mut self,
        board: &Board,
        search: Search,
        number: Candidate,
        keeper: &mut impl Keeper,
    ) {
        let rules = search.rules();
        let place = self.if_true(board, search, number);
        if rules.is_dynamic {
            if let Some(clash) = self.runs[place].clash {
                let claims = sides(clash).map(|side| (Some(place), side));
                let target = (number, false);
                self.conclude(board, search, Kind::Contradiction, 0, target, &claims, keeper);
            }
            self.working.clone_from(board);
            self.if_false.assume(number, false);
            advanced::complete(
                &mut self.if_false,
                &mut self.working,
                board,
                rules,
                search.level(),
                &mut self.inner,
            );
            if let Some(clash) = self.if_false.clash {
                let claims = sides(clash).map(|side| (None, side));
                let target = (number, true);
                self.conclude(board, search, Kind::Contradiction, 0, target, &claims, keeper);
            }
            let count = board.candidates[usize::from(number) / 9].count_ones();
            if count >= 3 && !rules.is_nishio {
                self.doubles(board, search, place, keeper);
            }
        }
        if !rules.is_nishio {
            self.houses(board, search, number, keeper);
        }
    }

    /// What is the same whether a candidate is true or false.
    fn doubles(&mut self, board: &Board, search: Search, place: usize, keeper: &mut impl Keeper) {
        for is_true in [true, false] {
            let run = &self.runs[place];
            let other = &self.if_false;
            let common = match is_true {
                true => run.is_true.and(&other.is_true),
                false => run.is_false.and(&other.is_false),
            };
            for number in in_order(run, is_true, &common) {
                let claim = Claim::Known(number, is_true);
                let claims = [(Some(place), claim), (None, claim)];
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
            self.of_all(board, search, Kind::House, kind as u8 + 1, &numbers, keeper);
        }
    }

    /// What all of several assumptions lead to.
    fn of_all(
        &mut self,
        board: &Board,
        search: Search,
        kind: Kind,
        house_kind: u8,
        numbers: &[Candidate],
        keeper: &mut impl Keeper,
    ) {
        let places: Vec<usize> =
            numbers.iter().map(|&number| self.if_true(board, search, number)).collect();
        for is_true in [true, false] {
            let set = |place: usize| match is_true {
                true => &self.runs[place].is_true,
                false => &self.runs[place].is_false,
            };
            let common =
                places[1..].iter().fold(*set(places[0]), |common, &place| common.and(set(place)));
            for number in in_order(&self.runs[places[0]], is_true, &common) {
                let claim = Claim::Known(number, is_true);
                let claims: Vec<(Option<usize>, Claim)> =
                    places.iter().map(|&place| (Some(place), claim)).collect();
                let target = (number, is_true);
                self.conclude(board, search, kind, house_kind, target, &claims, keeper);
            }
        }
    }

    /// Offers a conclusion to the keeper: what its chains show, and they, by run (none: if false).
    #[allow(clippy::too_many_arguments, reason = "these are what a conclusion is made of")]
    fn conclude(
        &mut self,
        board: &Board,
        search: Search,
        kind: Kind,
        house_kind: u8,
        (number, is_true): (Candidate, bool),
        claims: &[(Option<usize>, Claim)],
        keeper: &mut impl Keeper,
    ) {
        let Self { runs, if_false, ancestors, .. } = self;
        let run = |place: Option<usize>| place.map_or(&**if_false, |place| &runs[place]);
        ancestors.forget_nested();
        let rank = |complexity| Rank::new(search.base(), complexity, kind as u8);
        let mut complexity = 0;
        for (k, &(place, claim)) in claims.iter().enumerate() {
            complexity += ancestors.count(board, run(place), claim);
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
        let trees = match keeper.wants_trees() {
            true => claims
                .iter()
                .map(|&(place, claim)| ancestors.tree(board, run(place), claim))
                .collect(),
            false => Vec::new(),
        };
        let technique = search.technique(kind);
        let placed = is_true.then_some(number);
        keeper.keep(Hint { rank, technique, removed, placed, house_kind, trees });
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
