//! Runs that go on by rules: what becomes visible on the board that a run has left.
//!
//! When nothing follows any more, the first of these kinds of rules that removes something is
//! applied, each time it can be: locked candidates, hidden pairs, naked pairs, X-Wings; then
//! chains, as far as [`Inside`] says.  The parents are the candidates that had to go before the
//! rule could be seen; a rule without any was there before the run, and is left out.
//!
//! Where the least conclusion is wanted, a run ends where all that is new rests on more statements than the least one so far:
//! whatever follows rests on that.  What single chains inside rest on is found out only where it is asked for, since few
//! are.
//!
//! Source: [SE121]; the shortcuts are ours.  Cost: searches for chains on each board that a run has left.  Oracle: ratings and
//! steps of the program, in tests.

use super::super::board::Board;
use super::super::candidate::{Candidate, Literal};
use super::super::effort::Effort;
use super::super::scale::{Inside, Technique};
use super::super::scope::Known;
use super::super::step::{Chain, Step};
use super::by_patterns;
use super::conclusion::Hint;
use super::counting::{Ancestors, Claim, Outline};
use super::run::words::{Words, are_within};
use super::run::{Applied, Rule, Rules, Run, Seek, Spread};
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

    /// All that a rule removes from a board that a run has left, but could not remove from an earlier one, nor from the source;
    /// `words` are those of the earlier board and of this one.  None if that is not known.
    fn removed(
        &mut self,
        seek: Seek,
        source: &Board,
        board: &Board,
        words: (&Words, &Words),
    ) -> Option<Vec<Candidate>>;

    /// Tests whether it is known that chains show nothing on a source, so that those on boards that
    /// runs have left rest on what has gone.
    fn is_barren(&mut self, seek: Seek, source: &Board) -> bool;

    /// Counts of its work since it was made.
    fn effort(&self) -> Effort;

    /// The outline of the chains of a conclusion of the last search, or of single chains of any search.
    fn outline(&mut self, hint: &Hint, before: &Board, now: &Board, is_last: bool) -> Outline;

    /// The chains of such a conclusion as values for others.
    fn chains(&mut self, board: &Board, hint: &Hint) -> Vec<Chain>;
}

/// All conclusions on a board that a run has left, the least first.
#[derive(Debug)]
struct List {
    /// Of the board from which the run started, and whether it was barren.
    source: [u16; 81],
    is_barren: bool,
    shown: Vec<Shown>,
}

impl List {
    /// Tests whether this is the list of runs that start from a board as well.
    fn is_for(&self, source: &Board, is_barren: bool) -> bool {
        self.is_barren == is_barren && are_within(&source.candidates, &self.source)
    }
}

/// A conclusion, with what is to be known of its chains, where that was asked for.
#[derive(Debug)]
struct Shown {
    hint: Hint,
    outline: OnceLock<Outline>,
}

/// The number of such boards that are kept: those of a puzzle, which are some thousands.
const MANY: usize = 1 << 14;

/// Chains inside chains: their searches, and all that were met in one search.
#[derive(Debug)]
pub(super) struct Inner {
    nested: Box<dyn Nested>,
    /// All conclusions on boards that runs have left, by what was looked for and the candidates.  On the next board of a
    /// puzzle a third of the runs come by the same ones again.
    shown: FxHashMap<(Seek, [u16; 81]), Arc<List>>,
    /// Lists of conclusions that the runs of this board have met.
    lists: Vec<Arc<List>>,
    /// All chains met, by their statements, with their complexities.
    known: FxHashMap<Vec<Literal>, u32>,
    complexities: Vec<u32>,
}

impl Inner {
    pub(super) fn new(nested: Box<dyn Nested>) -> Self {
        let (shown, known) = (FxHashMap::default(), FxHashMap::default());
        Self { nested, shown, lists: Vec::new(), known, complexities: Vec::new() }
    }

    pub(super) fn nested(&mut self) -> &mut dyn Nested {
        &mut *self.nested
    }

    /// Counts of the work of the searches since they were made.
    pub(super) fn effort(&self) -> Effort {
        self.nested.effort()
    }

    pub(super) fn forget(&mut self) {
        self.lists.clear();
        self.known.clear();
        self.complexities.clear();
    }

    /// The complexity of all these together.
    pub(super) fn complexity(&self, chains: &[u32]) -> u32 {
        chains.iter().map(|&chain| self.complexities[chain as usize]).sum()
    }

    /// The number of chains: two are the same if they have the same statements in the same order.
    fn number(&mut self, hint: &Hint, statements: &[Literal]) -> u32 {
        if let Some(&number) = self.known.get(statements) {
            return number;
        }
        let number = self.complexities.len() as u32;
        self.complexities.push(hint.rank.complexity);
        self.known.insert(statements.to_vec(), number);
        number
    }

    /// Finds out what a rule of a run rests on: a single chain.
    pub(super) fn ask(&mut self, run: &mut Run, rule: u16, source: &Board) {
        let Applied { rule: Rule::Chain(_, list, k), falses, .. } = run.applied[usize::from(rule)]
        else {
            unreachable!("it is known of all others")
        };
        let list = self.lists[list as usize].clone();
        let Shown { hint, outline } = &list.shown[usize::from(k)];
        let outline = outline.get_or_init(|| {
            let board = without(source, &run.falses()[..usize::from(falses)]);
            self.nested.outline(hint, source, &board, false)
        });
        let number = self.number(hint, &outline.statements);
        run.set_parents(rule, &outline.gone_from(source), Some(number));
    }

    /// A rule that a run has applied, as a step on the board that was left then.
    ///
    /// A chain is looked for again, since most are never asked for.
    pub(super) fn step(&mut self, run: &Run, place: u16, source: &Board) -> Step {
        let Applied { rule, falses, .. } = run.applied[usize::from(place)];
        let gone = &run.falses()[..usize::from(falses)];
        let board = without(source, gone);
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
            Rule::Chain(seek, _, k) => {
                let mut all = self.nested.conclusions(seek, source, &board, gone);
                let hint = all.swap_remove(usize::from(k));
                let chains = self.nested.chains(&board, &hint);
                hint.next(chains)
            }
        };
        next.step()
    }
}

/// A board without some candidates.
fn without(source: &Board, gone: &[Candidate]) -> Board {
    let mut board = source.clone();
    for (cell, digit) in gone.iter().map(|candidate| candidate.parts()) {
        board.remove(cell, digit);
    }
    board
}

/// Serves all that is waiting, and goes on by what may be applied inside; no further where all that is new rests on more
/// statements than `most`.
pub(super) fn complete(
    run: &mut Run,
    spread: &mut Spread,
    board: &mut Board,
    source: &Board,
    (rules, inside, most): (Rules, Inside, u32),
    inner: &mut Inner,
    ancestors: &mut Ancestors,
) {
    // A pattern that was there before the run rests on nothing, and is not applied.
    let mut barren = Known::of(source);
    let mut is_open = run.clash.is_none();
    while is_open {
        is_open = spread.propagate(run, rules) && inside != Inside::Nothing && {
            spread.write(board);
            let before = run.falses().len();
            go_on(run, board, source, &mut barren, inside, inner).is_some_and(|seek| {
                // Where the last kind is tried, all others show nothing.  Single chains are found faster than that is seen.
                let is_last = seek != Seek::Single && order(inside).last() == Some(&seek);
                !(is_last && is_beyond(run, before, source, most, inner, ancestors))
            })
        };
    }
}

/// Tests whether all that is false from a place of the list on rests on more statements than this.
fn is_beyond(
    run: &mut Run,
    start: usize,
    source: &Board,
    most: u32,
    inner: &mut Inner,
    ancestors: &mut Ancestors,
) -> bool {
    if most == u32::MAX {
        return false;
    }
    run.find_places();
    let mut last = None;
    for place in start..run.falses().len() {
        let (candidate, rule) = run.by_rule(place);
        if last == Some(rule) {
            continue;
        }
        last = Some(rule);
        ancestors.nested.clear();
        let ask = &mut |run: &mut Run, rule| inner.ask(run, rule, source);
        let count = ancestors.count(source, run, Claim::Known(candidate.is_not()), most, ask);
        if count + inner.complexity(&ancestors.nested) <= most {
            return false;
        }
    }
    true
}

/// The kinds of rules that may be applied inside, in the order in which they are tried.
fn order(inside: Inside) -> &'static [Seek] {
    match inside {
        Inside::Nothing => &[],
        Inside::Patterns => &[Seek::Patterns],
        Inside::Chains => &[Seek::Patterns, Seek::Single],
        Inside::Multiple => &[Seek::Patterns, Seek::Single, Seek::Multiple],
        Inside::Dynamic => &[Seek::Patterns, Seek::Dynamic],
        Inside::Nested => &[Seek::Patterns, Seek::Dynamic, Seek::DynamicWithChains],
    }
}

/// Applies the first kind of rules that applies; which one, if any does.
fn go_on(
    run: &mut Run,
    board: &Board,
    source: &Board,
    barren: &mut Known,
    inside: Inside,
    inner: &mut Inner,
) -> Option<Seek> {
    let before = run.falses().len();
    for &seek in order(inside) {
        let is_new = !run.is_fruitless(seek);
        match seek {
            Seek::Patterns => {
                if is_new {
                    by_patterns::apply(run, board, source, &barren.scope(board));
                }
                if run.falses().len() == before {
                    barren.note(board);
                    run.note_fruitless(seek);
                }
            }
            _ if is_new => chains(run, board, source, seek, inner),
            _ => {}
        }
        if run.falses().len() > before {
            return Some(seek);
        }
    }
    None
}

/// Applies the chains on the board that the run has left.
fn chains(run: &mut Run, board: &Board, source: &Board, seek: Seek, inner: &mut Inner) {
    let before = run.falses().len();
    let key = (seek, board.candidates);
    let is_barren = inner.nested.is_barren(seek, source);
    let known = inner.shown.get(&key).filter(|list| list.is_for(source, is_barren)).cloned();
    let mut is_fresh = known.is_none();
    let list = known.unwrap_or_else(|| {
        let hints = inner.nested.conclusions(seek, source, board, run.falses());
        let shown = |hint| Shown { hint, outline: OnceLock::new() };
        let shown = hints.into_iter().map(shown).collect();
        let list = Arc::new(List { source: source.candidates, is_barren, shown });
        if inner.shown.len() >= MANY {
            inner.shown.clear();
        }
        inner.shown.insert(key, list.clone());
        list
    });
    if list.shown.is_empty() {
        run.note_fruitless(seek);
        return;
    }
    let can_wait = is_barren && seek == Seek::Single;
    let number = inner.lists.len() as u32;
    inner.lists.push(list.clone());
    for (place, Shown { hint, outline }) in list.shown.iter().enumerate() {
        if hint.removed.iter().all(|candidate| run.is_false.contains(candidate.bit())) {
            continue;
        }
        let rule = Rule::Chain(seek, number, place as u16);
        if can_wait {
            run.apply(rule, before, None, hint.removed.iter().copied());
            continue;
        }
        if outline.get().is_none() && !is_fresh {
            // Chains are written down right after their search.
            inner.nested.conclusions(seek, source, board, &run.falses()[..before]);
            is_fresh = true;
        }
        let outline = outline.get_or_init(|| inner.nested.outline(hint, source, board, true));
        let chain = inner.number(hint, &outline.statements);
        let rests_on = Some((&outline.gone_from(source)[..], Some(chain)));
        run.apply(rule, before, rests_on, hint.removed.iter().copied());
    }
}
