//! Patterns inside runs: locked candidates, hidden pairs, naked pairs, X-Wings that show on the board that a run has left.
//!
//! Each rests on the candidates that had to go before it could be seen; one that rests on nothing was there before the run.
//!
//! Source: [SE121]; the order of kinds is its own.  Cost: a look at what has changed, see [`scope`](super::super::scope).
//! Oracle: the ratings of the program, in tests.

use super::super::board::{Board, CELLS, CROSSINGS};
use super::super::candidate::Candidate;
use super::super::scope::Scope;
use super::super::{fish, locking, sets};
use super::run::{Rule, Run};
use ennea_base::ones;

/// Patterns, with what they remove, in order.
type All = Vec<(Rule, Vec<Candidate>)>;

/// A kind of patterns: all those inside a scope.
type Kind = fn(&Board, &Scope) -> All;

/// The kinds in the order in which they are tried.
const KINDS: [Kind; 4] = [locked, hidden_pairs, naked_pairs, x_wings];

/// Applies all patterns on the board that the run has left, of the first kind that removes something; those inside the
/// scope are new.
pub(super) fn apply(run: &mut Run, board: &Board, source: &Board, scope: &Scope) {
    let before = run.falses().len();
    let all = KINDS.into_iter().map(|find| find(board, scope)).find(|all| !all.is_empty());
    for (rule, removed) in all.unwrap_or_default() {
        run.apply(rule, before, Some((&parents(rule, board, source), None)), removed);
    }
}

/// All that patterns remove inside the scope.
pub(super) fn removed(board: &Board, scope: &Scope) -> Vec<Candidate> {
    KINDS.into_iter().flat_map(|find| find(board, scope)).flat_map(|(_, removed)| removed).collect()
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

fn locked(board: &Board, scope: &Scope) -> All {
    let mut all = All::new();
    locking::find(board, scope, |it| take(&mut all, Rule::Locked(it), it.removed(board)));
    all
}

fn hidden_pairs(board: &Board, scope: &Scope) -> All {
    let mut all = All::new();
    let taker = |it: sets::Set| take(&mut all, Rule::HiddenPair(it), it.removed_inside(board));
    sets::find_hidden(board, (2, 4), scope, taker);
    all
}

fn naked_pairs(board: &Board, scope: &Scope) -> All {
    let mut all = All::new();
    let taker = |it: sets::Set| take(&mut all, Rule::NakedPair(it), it.removed_outside(board));
    sets::find_naked(board, 2, scope, taker);
    all
}

fn x_wings(board: &Board, scope: &Scope) -> All {
    let mut all = All::new();
    fish::find(board, 2, scope, |it| take(&mut all, Rule::XWing(it), it.removed(board)));
    all
}

/// Takes a pattern, if it removes anything; the search goes on.
fn take(all: &mut All, rule: Rule, removed: impl Iterator<Item = Candidate>) -> Option<()> {
    let mut removed: Vec<Candidate> = removed.collect();
    removed.sort_unstable();
    if !removed.is_empty() {
        all.push((rule, removed));
    }
    None
}

/// The candidates of some digits in the cells at some places of a house.
fn of_cells(board: &Board, house: usize, places: u16, digits: u16) -> Vec<Candidate> {
    ones(places)
        .map(|place| usize::from(CELLS[house][place]))
        .flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell] & digits))
        .collect()
}
