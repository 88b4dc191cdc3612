//! Runs that go on by rules: what becomes visible on the board that a run has left.
//!
//! When nothing follows any more, the first of these kinds of rules that removes something is
//! applied, each time it can be: locked candidates, hidden pairs, naked pairs, X-Wings; then
//! chains, as far as [`Inside`] says.  The parents are the candidates that had to go before the
//! rule could be seen; a rule without any was there before the run, and is left out.
//!
//! Not done: ending a run where all that is new rests on more statements than the least conclusion so far;
//! it saves 2 % on the hardest, and 7 % if that were known from the start.

use super::super::board::{Board, CELLS, CROSSINGS};
use super::super::candidate::{Candidate, Literal};
use super::super::scale::{Inside, Technique};
use super::super::scope::{Known, Scope};
use super::super::step::{Chain, Step};
use super::super::{fish, locking, sets};
use super::Candidates;
use super::conclusion::Hint;
use super::run::{Applied, Rule, Rules, Run, Seek};
use super::spread::Spread;
use super::tree::Tree;
use crate::bits::ones;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Searches for chains on the board that a run has left; they may have runs of their own.
pub(super) trait Nested: fmt::Debug + Send + Sync {
    /// All conclusions, the least first, on a board from which these have gone since the source.
    fn conclusions(
        &mut self,
        seek: Seek,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
    ) -> Vec<Hint>;

    /// The chains of a conclusion of the last search.
    fn trees(&mut self, board: &Board, hint: &Hint) -> Vec<Tree>;

    /// The same as values for others.
    fn chains(&mut self, board: &Board, hint: &Hint) -> Vec<Chain>;
}

/// A conclusion on a board that a run has left, with its chains where they were asked for.
#[derive(Debug)]
struct Shown {
    hint: Hint,
    trees: OnceLock<Vec<Tree>>,
}

/// The number of such boards that are kept: those of a puzzle, which are some thousands.
const MANY: usize = 1 << 14;

/// Chains inside chains: their searches, and all that were met in one search.
#[derive(Debug)]
pub(super) struct Inner {
    nested: Box<dyn Nested>,
    /// All conclusions on boards that runs have left, by what was looked for and the candidates.  On the next board of a
    /// puzzle a third of the runs come by the same ones again.
    shown: FxHashMap<(Seek, [u16; 81]), Arc<[Shown]>>,
    /// All chains met, by their statements, with their complexities.
    known: FxHashMap<Vec<Literal>, u32>,
    complexities: Vec<u32>,
}

impl Inner {
    pub(super) fn new(nested: Box<dyn Nested>) -> Self {
        let (shown, known) = (FxHashMap::default(), FxHashMap::default());
        Self { nested, shown, known, complexities: Vec::new() }
    }

    pub(super) fn forget(&mut self) {
        self.known.clear();
        self.complexities.clear();
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
            key.push(Literal::NONE);
        }
        *self.known.entry(key).or_insert_with(|| {
            self.complexities.push(hint.rank.complexity);
            self.complexities.len() as u32 - 1
        })
    }

    /// A rule that a run has applied, as a step on the board that was left then.
    ///
    /// A chain is looked for again, since most are never asked for.
    pub(super) fn step(&mut self, run: &Run, place: u16, source: &Board) -> Step {
        let Applied { rule, falses, .. } = run.applied[usize::from(place)];
        let gone = &run.falses()[..usize::from(falses)];
        let mut board = source.clone();
        for (cell, digit) in gone.iter().map(|candidate| candidate.parts()) {
            board.remove(cell, digit);
        }
        let next = match rule {
            Rule::Locked(locked) => locked.next(&board),
            Rule::HiddenPair(set) => {
                let removed = set.removed_inside(&board).collect();
                set.found(&board, removed).by(Technique::HiddenPair)
            }
            Rule::NakedPair(set) => {
                let removed = set.removed_outside(&board).collect();
                set.found(&board, removed).by(Technique::NakedPair)
            }
            Rule::XWing(fish) => fish.found(&board).by(Technique::XWing),
            Rule::Chain(seek, k, _) => {
                let mut all = self.nested.conclusions(seek, source, &board, gone);
                let hint = all.swap_remove(usize::from(k));
                let chains = self.nested.chains(&board, &hint);
                hint.next(chains)
            }
        };
        next.step()
    }
}

/// Serves all that is waiting, and goes on by what may be applied inside.
pub(super) fn complete(
    run: &mut Run,
    spread: &mut Spread,
    board: &mut Board,
    source: &Board,
    (rules, inside): (Rules, Inside),
    inner: &mut Inner,
) {
    // A pattern that was there before the run rests on nothing, and is not applied.
    let mut barren = Known::of(source);
    let mut is_open = run.clash.is_none();
    while is_open {
        is_open = spread.propagate(run, rules) && inside != Inside::Nothing && {
            spread.write(board);
            go_on(run, board, source, &mut barren, inside, inner)
        };
    }
}

/// Applies the first kind of rules that applies; whether any does.
fn go_on(
    run: &mut Run,
    board: &Board,
    source: &Board,
    barren: &mut Known,
    inside: Inside,
    inner: &mut Inner,
) -> bool {
    let before = run.falses().len();
    let order: &[Seek] = match inside {
        Inside::Nothing => &[],
        Inside::Patterns => &[Seek::Patterns],
        Inside::Chains => &[Seek::Patterns, Seek::Single],
        Inside::Multiple => &[Seek::Patterns, Seek::Single, Seek::Multiple],
        Inside::Dynamic => &[Seek::Patterns, Seek::Dynamic],
        Inside::Nested => &[Seek::Patterns, Seek::Dynamic, Seek::DynamicWithChains],
    };
    for &seek in order {
        if run.falses().len() > before {
            break;
        }
        let is_new = !run.is_fruitless(seek);
        match seek {
            Seek::Patterns => {
                if is_new {
                    patterns(run, board, source, &barren.scope(board));
                }
                if run.falses().len() == before {
                    barren.note(board);
                    run.note_fruitless(seek);
                }
            }
            _ if is_new => chains(run, board, source, seek, inner),
            _ => {}
        }
    }
    run.falses().len() > before
}

/// Applies all patterns on the board that the run has left, of the first kind that removes something; those inside the
/// scope are new.
fn patterns(run: &mut Run, board: &Board, source: &Board, scope: &Scope) {
    let before = run.falses().len();
    let kinds = [locked, hidden_pairs, naked_pairs, x_wings];
    let all = kinds.into_iter().map(|find| find(board, scope)).find(|all| !all.is_empty());
    for (rule, removed) in all.unwrap_or_default() {
        apply(run, rule, before, &parents(rule, board, source), removed);
    }
}

/// Applies a rule: `parents` had to go before `removed` can go; `before` were false before.
fn apply(
    run: &mut Run,
    rule: Rule,
    before: usize,
    parents: &[Candidate],
    removed: impl IntoIterator<Item = Candidate>,
) {
    if parents.is_empty() {
        return;
    }
    let start = run.parents.len() as u32;
    run.parents.extend_from_slice(parents);
    let parents = (start, start + parents.len() as u32);
    let place = run.applied.len() as u16;
    run.applied.push(Applied { rule, falses: before as u16, parents });
    for candidate in removed {
        run.make_false(candidate, place);
    }
}

/// The candidates that had to go before a pattern could be seen.
fn parents(rule: Rule, board: &Board, source: &Board) -> Vec<Candidate> {
    let gone =
        |house: usize, digit: usize| source.places[house][digit] & !board.places[house][digit];
    match rule {
        Rule::Locked(locking::Locked { from, to, digit }) => {
            Candidate::in_house(from, gone(from, digit) & !CROSSINGS[from][to], digit).collect()
        }
        Rule::HiddenPair(set) => of_cells(source, set.house, 0x1ff & !set.places, set.digits),
        Rule::NakedPair(set) => of_cells(source, set.house, set.places, !set.digits),
        Rule::XWing(fish::Fish { digit, kind, lines, across }) => ones(lines)
            .map(|line| kind + line)
            .flat_map(|house| Candidate::in_house(house, gone(house, digit) & !across, digit))
            .collect(),
        Rule::Chain(..) => unreachable!("a chain is no pattern"),
    }
}

fn locked(board: &Board, scope: &Scope) -> Vec<(Rule, Vec<Candidate>)> {
    let mut all = Vec::new();
    locking::find(board, scope, |locked| -> Option<()> {
        if locked.is_useful(board) {
            all.push((Rule::Locked(locked), in_order(locked.removed(board))));
        }
        None
    });
    all
}

fn hidden_pairs(board: &Board, scope: &Scope) -> Vec<(Rule, Vec<Candidate>)> {
    let mut all = Vec::new();
    sets::find_hidden(board, (2, 4), scope, |set| -> Option<()> {
        let removed = in_order(set.removed_inside(board));
        if !removed.is_empty() {
            all.push((Rule::HiddenPair(set), removed));
        }
        None
    });
    all
}

fn naked_pairs(board: &Board, scope: &Scope) -> Vec<(Rule, Vec<Candidate>)> {
    let mut all = Vec::new();
    sets::find_naked(board, 2, scope, |set| -> Option<()> {
        let removed = in_order(set.removed_outside(board));
        if !removed.is_empty() {
            all.push((Rule::NakedPair(set), removed));
        }
        None
    });
    all
}

fn x_wings(board: &Board, scope: &Scope) -> Vec<(Rule, Vec<Candidate>)> {
    let mut all = Vec::new();
    fish::find(board, 2, scope, |fish| -> Option<()> {
        let removed = in_order(fish.removed(board));
        if !removed.is_empty() {
            all.push((Rule::XWing(fish), removed));
        }
        None
    });
    all
}

fn in_order(candidates: impl Iterator<Item = Candidate>) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = candidates.collect();
    candidates.sort_unstable();
    candidates
}

/// The candidates of some digits in the cells at some places of a house.
fn of_cells(board: &Board, house: usize, places: u16, digits: u16) -> Vec<Candidate> {
    ones(places)
        .map(|place| usize::from(CELLS[house][place]))
        .flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell] & digits))
        .collect()
}

/// Applies the chains on the board that the run has left.
fn chains(run: &mut Run, board: &Board, source: &Board, seek: Seek, inner: &mut Inner) {
    let before = run.falses().len();
    let key = (seek, board.candidates);
    let known = inner.shown.get(&key).cloned();
    let mut is_fresh = known.is_none();
    let shown = known.unwrap_or_else(|| {
        let hints = inner.nested.conclusions(seek, source, board, run.falses());
        let shown = |hint| Shown { hint, trees: OnceLock::new() };
        let shown: Arc<[Shown]> = hints.into_iter().map(shown).collect();
        if inner.shown.len() >= MANY {
            inner.shown.clear();
        }
        inner.shown.insert(key, shown.clone());
        shown
    });
    if shown.is_empty() {
        run.note_fruitless(seek);
    }
    for (place, Shown { hint, trees }) in shown.iter().enumerate() {
        if hint.removed.iter().all(|candidate| run.is_false.contains(candidate.bit())) {
            continue;
        }
        if trees.get().is_none() && !is_fresh {
            // Chains are written down right after their search.
            inner.nested.conclusions(seek, source, board, &run.falses()[..before]);
            is_fresh = true;
        }
        let trees = trees.get_or_init(|| inner.nested.trees(board, hint));
        let parents = gone(hint, trees, source, board);
        if !parents.is_empty() {
            let rule = Rule::Chain(seek, place as u16, inner.number(hint, trees));
            apply(run, rule, before, &parents, hint.removed.iter().copied());
        }
    }
}

/// The candidates that had to go before a chain could be seen.
fn gone(hint: &Hint, trees: &[Tree], before: &Board, now: &Board) -> Vec<Candidate> {
    let (mut known, mut gone) = (Candidates::EMPTY, Vec::new());
    for tree in trees {
        tree.collect_gone(hint.assumed, before, now, |candidate| {
            if !known.contains(candidate.bit()) {
                known.insert(candidate.bit());
                gone.push(candidate);
            }
        });
    }
    gone
}
