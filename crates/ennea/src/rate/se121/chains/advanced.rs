//! Runs that go on by rules: what becomes visible on the board that a run has left.
//!
//! When nothing follows any more, the first of these kinds of rules that removes something is applied,
//! each time it can be: locked candidates, hidden pairs, naked pairs, X-Wings; at level 2 then cycles
//! and forcing chains, at level 3 then multiple ones; at levels 4 and 5 instead dynamic ones, and at
//! level 5 then those of level 2.  The parents are the candidates that had to go before the rule could
//! be seen; a rule without any was there before the run, and is left out.

use super::super::board::{Board, CELLS, CROSSINGS, Candidate, bits, candidate, parts};
use super::super::step::{Step, Technique};
use super::super::{fish, locking, sets};
use super::fresh::Fresh;
use super::multiple::{self, Runs, Search};
use super::run::{Applied, NEVER, Parent, RULES, Rule, Rules, Run};
use super::tree::{CELL, Literal, NONE, Tree};
use super::{All, Bits, Hint, Keeper};
use rustc_hash::FxHashMap;

/// Chains inside chains: their searches, and all that were met in one search.
#[derive(Clone, Debug, Default)]
pub(super) struct Inner {
    fresh: Fresh,
    /// For searches with several assumptions, which have runs of their own.
    runs: Option<Box<Runs>>,
    /// All chains met, by their statements, with their complexities.
    known: FxHashMap<Vec<Literal>, u32>,
    complexities: Vec<u32>,
}

impl Inner {
    pub(super) fn forget(&mut self) {
        self.known.clear();
        self.complexities.clear();
    }

    /// All chains on a board, from which these have gone since the source.
    fn search(
        &mut self,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
        search: Option<Search>,
    ) -> All {
        let mut all = All::default();
        match search {
            None => self.fresh.search(source, board, gone, &mut all),
            Some(Search::Multiple) => {
                let runs = self.runs.get_or_insert_default();
                self.fresh.search_groups(source, board, gone, runs, &mut all);
            }
            Some(search) => {
                let runs = self.runs.get_or_insert_default();
                multiple::search(board, search, runs, &mut all, &()).expect("() does not stop it");
            }
        }
        all
    }

    /// The complexity of all these together.
    pub(super) fn complexity(&self, chains: &[u32]) -> u32 {
        chains.iter().map(|&chain| self.complexities[chain as usize]).sum()
    }

    /// The number of a chain: two are the same if they have the same statements in the same order.
    fn number(&mut self, hint: &Hint, trees: &[Tree]) -> u32 {
        let mut key = Vec::new();
        for tree in trees {
            key.extend(tree.nodes.iter().map(|node| node.literal));
            key.push(Literal::MAX);
        }
        *self.known.entry(key).or_insert_with(|| {
            self.complexities.push(hint.rank.complexity);
            self.complexities.len() as u32 - 1
        })
    }
}

/// Serves all that is waiting, and goes on by rules up to a level.
pub(super) fn complete(
    run: &mut Run,
    board: &mut Board,
    source: &Board,
    rules: Rules,
    level: u8,
    inner: &mut Inner,
) {
    let mut is_open = run.clash.is_none();
    while is_open {
        is_open =
            run.propagate(board, rules) && level > 0 && go_on(run, board, source, level, inner);
    }
}

/// Applies the first kind of rules that applies; whether any does.
fn go_on(run: &mut Run, board: &Board, source: &Board, level: u8, inner: &mut Inner) -> bool {
    let before = run.falses.len();
    if run.fruitless[RULES] != before {
        locked(run, board, source);
        if run.falses.len() == before {
            hidden_pairs(run, board, source);
        }
        if run.falses.len() == before {
            naked_pairs(run, board, source);
        }
        if run.falses.len() == before {
            x_wings(run, board, source);
            run.fruitless[RULES] = before;
        }
    }
    let searches: &[Option<Search>] = match level {
        0 | 1 => &[],
        2 => &[None],
        3 => &[None, Some(Search::Multiple)],
        4 => &[Some(Search::Dynamic(0))],
        _ => &[Some(Search::Dynamic(0)), Some(Search::Dynamic(2))],
    };
    for &search in searches {
        if run.falses.len() == before {
            chains(run, board, source, search, inner);
        }
    }
    run.falses.len() > before
}

/// Applies a rule: `parents` had to go before `removed` can go.
fn apply(
    run: &mut Run,
    before: usize,
    parents: &[Candidate],
    removed: impl IntoIterator<Item = Candidate>,
    rule: Rule,
    nested: Option<u32>,
) {
    if parents.is_empty() {
        return;
    }
    let start = run.parents.len() as u32;
    run.parents.extend_from_slice(parents);
    let parents = (start, start + parents.len() as u32);
    let place = run.applied.len() as u16;
    run.applied.push(Applied { rule, falses: before as u16, parents, nested });
    for number in removed {
        run.make_false(number, Parent::Rule(place));
    }
}

fn locked(run: &mut Run, board: &Board, source: &Board) {
    let before = run.falses.len();
    locking::all(board, |locked| {
        let locking::Locked { from, to, digit } = locked;
        if board.places[to][digit] & !CROSSINGS[to][from] != 0 {
            let gone =
                source.places[from][digit] & !board.places[from][digit] & !CROSSINGS[from][to];
            let parents: Vec<Candidate> =
                bits(gone).map(|place| candidate(CELLS[from][place].into(), digit)).collect();
            let mut removed: Vec<Candidate> = locked.removed(board).collect();
            removed.sort_unstable();
            apply(run, before, &parents, removed, Rule::Locked(locked), None);
        }
        true
    });
}

fn hidden_pairs(run: &mut Run, board: &Board, source: &Board) {
    let before = run.falses.len();
    sets::all_hidden(board, 2, 4, |set| {
        let mut removed: Vec<Candidate> = set.removed_inside(board).collect();
        removed.sort_unstable();
        if !removed.is_empty() {
            let parents: Vec<Candidate> = bits(0x1ff & !set.places)
                .flat_map(|place| {
                    let cell = usize::from(CELLS[set.house][place]);
                    bits(source.candidates[cell] & set.digits).map(move |d| candidate(cell, d))
                })
                .collect();
            apply(run, before, &parents, removed, Rule::HiddenPair(set), None);
        }
        true
    });
}

fn naked_pairs(run: &mut Run, board: &Board, source: &Board) {
    let before = run.falses.len();
    sets::all_naked(board, 2, |set| {
        let mut removed: Vec<Candidate> = set.removed_outside(board).collect();
        removed.sort_unstable();
        if !removed.is_empty() {
            let parents: Vec<Candidate> = bits(set.places)
                .flat_map(|place| {
                    let cell = usize::from(CELLS[set.house][place]);
                    bits(source.candidates[cell] & !set.digits).map(move |d| candidate(cell, d))
                })
                .collect();
            apply(run, before, &parents, removed, Rule::NakedPair(set), None);
        }
        true
    });
}

fn x_wings(run: &mut Run, board: &Board, source: &Board) {
    let before = run.falses.len();
    fish::all(board, 2, |fish| {
        let mut removed: Vec<Candidate> = fish.removed(board).collect();
        removed.sort_unstable();
        if !removed.is_empty() {
            let fish::Fish { digit, kind, lines, across } = fish;
            let parents: Vec<Candidate> = bits(lines)
                .map(|line| kind + line)
                .flat_map(|house| {
                    let gone = source.places[house][digit] & !board.places[house][digit] & !across;
                    bits(gone).map(move |place| candidate(CELLS[house][place].into(), digit))
                })
                .collect();
            apply(run, before, &parents, removed, Rule::XWing(fish), None);
        }
        true
    });
}

/// Chains on the board that the run has left; none: cycles and forcing chains.
fn chains(run: &mut Run, board: &Board, source: &Board, search: Option<Search>, inner: &mut Inner) {
    let place = match search {
        None => 1,
        Some(Search::Multiple) => 2,
        Some(Search::Dynamic(0)) => 3,
        Some(_) => 4,
    };
    if run.fruitless[place] == run.falses.len() {
        return;
    }
    let all = inner.search(source, board, &run.falses, search);
    let before = run.falses.len();
    run.fruitless[place] = if all.has_any() { NEVER } else { before };
    for (place, hint) in all.sorted().into_iter().enumerate() {
        if hint.removed.iter().all(|&number| run.is_false.has(number)) {
            continue;
        }
        let trees = match (search, &mut inner.runs) {
            (Some(_), Some(runs)) => runs.trees(&hint),
            _ => inner.fresh.trees(board, &hint),
        };
        let parents = gone(&hint, &trees, source, board);
        if !parents.is_empty() {
            let nested = inner.number(&hint, &trees);
            let rule = Rule::Chain(search, place as u16);
            apply(run, before, &parents, hint.removed.iter().copied(), rule, Some(nested));
        }
    }
}

/// A rule that a run has applied, as a step on the board that was left then.
///
/// A chain is looked for again, since most are never asked for.
pub(super) fn step(run: &Run, place: u16, source: &Board, inner: &mut Inner) -> Step {
    let Applied { rule, falses, .. } = run.applied[usize::from(place)];
    let gone = &run.falses[..usize::from(falses)];
    let mut board = source.clone();
    for (cell, digit) in gone.iter().copied().map(parts) {
        board.remove(cell, digit);
    }
    let (technique, difficulty, found) = match rule {
        Rule::Locked(locked) => locked.found(&board),
        Rule::HiddenPair(set) => {
            let removed = set.removed_inside(&board).collect();
            (Technique::HiddenPair, 34, set.found(&board, removed))
        }
        Rule::NakedPair(set) => {
            let removed = set.removed_outside(&board).collect();
            (Technique::NakedPair, 30, set.found(&board, removed))
        }
        Rule::XWing(fish) => {
            let removed = fish.removed(&board).collect();
            (Technique::XWing, 32, fish.found(&board, removed))
        }
        Rule::Chain(search, k) => {
            let all = inner.search(source, &board, gone, search);
            let hint = all.sorted().swap_remove(usize::from(k));
            let chains = match (search, &mut inner.runs) {
                (Some(_), Some(runs)) => runs.chains(&hint),
                _ => inner.fresh.chains(&board, &hint),
            };
            hint.found(chains)
        }
    };
    found.step(technique, difficulty)
}

/// The candidates that had to go before a chain could be seen.
fn gone(hint: &Hint, trees: &[Tree], before: &Board, now: &Board) -> Vec<Candidate> {
    let assumed = match hint.technique {
        Technique::CellForcingChains | Technique::DynamicCell | Technique::NestedCell => CELL,
        Technique::RegionForcingChains | Technique::DynamicRegion | Technique::NestedRegion => {
            hint.house_kind
        }
        _ => NONE,
    };
    let (mut known, mut gone) = (Bits::default(), Vec::new());
    for tree in trees {
        tree.collect_gone(assumed, before, now, |number| {
            if !known.has(number) {
                known.add(number);
                gone.push(number);
            }
        });
    }
    gone
}
