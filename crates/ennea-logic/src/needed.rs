//! Of steps that follow each other, those that are needed: a slice of the proofs.
//!
//! A step rests on those that struck out candidates of its facts: who takes one of these away first
//! is needed too.  Nothing else in a proof depends on the board, so what is left can be taken step
//! by step, from the same beginning.

use super::board::Board;
use super::check::check;
use super::step::{Candidate, Fact, Step};
use std::collections::{BTreeMap, BTreeSet};

/// The steps that are wanted, by their place and themselves, and those on which they rest.
pub(super) fn of(
    first: &Board,
    steps: Vec<Step>,
    is_wanted: impl Fn(usize, &Step) -> bool,
) -> Vec<Step> {
    let is_wanted = steps.iter().enumerate().map(|(at, step)| is_wanted(at, step)).collect();
    let (is_needed, _) = slice(first, &steps, is_wanted);
    kept(steps, &is_needed)
}

/// The last step and those on which it rests, so few that none of them can be left out, each with
/// nothing but the candidates that have to go.
pub(super) fn alone(first: &Board, steps: Vec<Step>) -> Vec<Step> {
    let last = steps.len() - 1;
    let mut steps = of(first, steps, |at, _| at == last);
    // A fact may have lost more than its proof needs.
    for at in (0..steps.len() - 1).rev() {
        let mut fewer = steps.clone();
        fewer.remove(at);
        if stands(first, &fewer) {
            steps = fewer;
        }
    }
    let last = steps.len() - 1;
    let is_wanted = (0..=last).map(|at| at == last).collect();
    let (_, used) = slice(first, &steps, is_wanted);
    for step in &mut steps[..last] {
        step.eliminations.retain(|candidate| used.contains(candidate));
    }
    steps
}

/// Tests whether each step is proved on the board that those before it leave.
fn stands(first: &Board, steps: &[Step]) -> bool {
    let mut board = first.clone();
    steps.iter().all(|step| {
        let is_proved = check(&board, step).is_ok();
        board.apply(step);
        is_proved
    })
}

fn kept(steps: Vec<Step>, is_kept: &[bool]) -> Vec<Step> {
    steps.into_iter().zip(is_kept).filter(|(_, is_kept)| **is_kept).map(|(step, _)| step).collect()
}

/// Finds the steps needed for those that are wanted, and the candidates that had to go for them.
fn slice(
    first: &Board,
    steps: &[Step],
    mut is_needed: Vec<bool>,
) -> (Vec<bool>, BTreeSet<Candidate>) {
    let taken = taken(first, steps);
    let mut used = BTreeSet::new();
    for at in (0..steps.len()).rev() {
        if !is_needed[at] {
            continue;
        }
        for candidate in steps[at].facts().into_iter().flat_map(|fact| options(first, fact)) {
            if let Some(&by) = taken.get(&candidate).filter(|&&by| by < at) {
                is_needed[by] = true;
                used.insert(candidate);
            }
        }
    }
    (is_needed, used)
}

/// For each candidate that goes the first step with which it does.
fn taken(first: &Board, steps: &[Step]) -> BTreeMap<Candidate, usize> {
    let mut taken = BTreeMap::new();
    let mut board = first.clone();
    for (at, step) in steps.iter().enumerate() {
        let before = board.clone();
        board.apply(step);
        for cell in before.shape().all_cells() {
            for digit in before.candidates(cell).difference(board.candidates(cell)).iter() {
                taken.insert(Candidate { cell, digit }, at);
            }
        }
    }
    taken
}

/// The candidates of a fact on a board.
fn options(board: &Board, fact: &Fact) -> Vec<Candidate> {
    match fact {
        Fact::Cell(cell) => board.of_cell(*cell).collect(),
        Fact::House(house, digit) => {
            let candidates = board.cells_of(*house).iter();
            let candidates = candidates.map(|&cell| Candidate { cell, digit: *digit });
            candidates.filter(|&candidate| board.has(candidate)).collect()
        }
        Fact::Unique(pattern) => {
            pattern.cells.iter().flat_map(|&(cell, _)| board.of_cell(cell)).collect()
        }
    }
}
