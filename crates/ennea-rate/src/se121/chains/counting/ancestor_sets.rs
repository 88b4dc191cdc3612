//! Statements that the statements of a run rest on, as sets, where no rule was applied inside.
//!
//! ```text
//!   rests(c is true)  = {it} + for each other candidate f of its cell or house: rests(f is false)
//!   rests(f is false) = {it} + rests(p is true), if f is false because p is true
//! ```
//!
//! A set has a bit for each place in the lists of the run.  Those of what is true are kept, as far as they were asked for;
//! since all that a statement rests on was found before it, they are made in the order of the list.
//!
//! Source: ours.  Cost: a union of six words for each parent of what is true, once for a run.  Oracle: the walk through
//! all [`ancestors`](super::ancestors), in tests.

use super::super::super::board::Board;
use super::super::super::candidate::Candidate;
use super::super::reason::Reason;
use super::super::run::{Clash, Parent, Run, Statements};
use super::ancestors::Claim;

/// The first bit of what is false; before come as many for what is true.
const FALSES: usize = 128;

/// The number of statements that a claim of a run rests on, itself included; none if sets do not serve.
pub(in super::super) fn count(source: &Board, run: &mut Run, claim: Claim) -> Option<u32> {
    if !run.applied.is_empty() || run.trues.len() > FALSES || run.falses().len() > 2 * FALSES {
        return None;
    }
    let mut sets = std::mem::take(&mut run.rests);
    let mut all = Statements::EMPTY;
    match claim {
        Claim::Known(literal) if literal.is_true() => {
            let place = run.place(literal.candidate());
            extend(source, run, &mut sets, place + 1);
            all = sets[place];
        }
        Claim::Known(literal) => {
            let candidate = literal.candidate();
            if let Parent::True(parent) = run.parent(candidate) {
                extend(source, run, &mut sets, run.place(parent) + 1);
            }
            add_false(run, &sets, candidate, &mut all);
        }
        Claim::New(Clash { known, reason, via }) => {
            extend(source, run, &mut sets, run.trues.len());
            if known.is_true() {
                all = sets[run.place(via)];
            } else {
                add_others(source, run, &sets, (known.candidate(), reason), &mut all);
            }
        }
    }
    run.rests = sets;
    // The new side of a clash is in no list.
    Some(all.len() as u32 + u32::from(matches!(claim, Claim::New(_))))
}

/// Makes the sets of the first ones of what is true.
fn extend(source: &Board, run: &Run, sets: &mut Vec<Statements>, end: usize) {
    for place in sets.len()..end {
        let candidate = run.trues[place];
        let mut all = Statements::EMPTY;
        all.insert(place);
        let reason = run.ground(candidate).0;
        if reason != Reason::Assumption {
            add_others(source, run, sets, (candidate, reason), &mut all);
        }
        sets.push(all);
    }
}

/// Adds what the others of a cell or house rest on, which are false.
fn add_others(
    source: &Board,
    run: &Run,
    sets: &[Statements],
    (candidate, reason): (Candidate, Reason),
    all: &mut Statements,
) {
    reason.visit_group(source, candidate, |other| {
        if other != candidate {
            add_false(run, sets, other, all);
        }
    });
}

/// Adds what it rests on that a candidate is false.
#[inline]
fn add_false(run: &Run, sets: &[Statements], candidate: Candidate, all: &mut Statements) {
    all.insert(FALSES + run.place(candidate));
    if let Parent::True(parent) = run.parent(candidate) {
        *all = all.or(&sets[run.place(parent)]);
    }
}
