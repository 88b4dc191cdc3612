//! The rungs of clues: the minimal puzzles of 2x2, the fewest clues of 2x2 and 2x3.
//!
//! The second way to the minimal puzzles takes clues away, asks a solver whether the rest is proper, tells
//! puzzles apart by their canonical forms, and counts those that have a form by the orbit-stabiliser theorem.

use super::ladder::{Ladder, Way};
use crate::face::exit::Failure;
use ennea::count::{clues, hitting, orbits};
use ennea::solve::{self, Solver};
use ennea::symmetry::{Group, canonical, canonical_grid};
use ennea::{Grid, Puzzle, Shape, published};
use num_bigint::BigUint;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn climb(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    let shape = Shape::new(2, 2).expect("a shape");
    let tried = clues::minimal_puzzles(shape).expect("2x2 is small enough");
    let deleted = by_deletion(shape);
    for (n, puzzles, classes) in published::MINIMAL_2X2 {
        let row = tried.iter().find(|row| row.clues as usize == n);
        let (all, forms) = deleted.get(&n).cloned().unwrap_or_default();
        let ways: [Way<'_>; 3] = [
            ("all sets of cells", row.map_or(0, |row| row.puzzles).to_string()),
            ("solver, orbits", all.to_string()),
            ("published", puzzles.to_string()),
        ];
        ladder.same(&format!("2x2 minimal puzzles with {n} clues"), &ways)?;
        let ways: [Way<'_>; 3] = [
            ("automorphisms", row.map_or(0, |row| row.essentially_different).to_string()),
            ("canonical forms", forms.to_string()),
            ("published", classes.to_string()),
        ];
        ladder.same(&format!("2x2 essentially different ones with {n} clues"), &ways)?;
    }
    let numbers = |counts: Vec<usize>| {
        let texts: Vec<String> = counts.iter().map(usize::to_string).collect();
        texts.join(" ")
    };
    let ways: [Way<'_>; 3] = [
        ("all sets of cells", numbers(tried.iter().map(|row| row.clues as usize).collect())),
        ("solver", numbers(deleted.into_keys().collect())),
        ("published", numbers(published::MINIMAL_2X2.map(|row| row.0).to_vec())),
    ];
    ladder.same("2x2 numbers of clues of minimal puzzles", &ways)?;
    for (r, c) in [(2, 2), (2, 3)] {
        let shape = Shape::new(r, c).expect("a shape");
        fewest(ladder, shape)?;
    }
    Ok(())
}

/// The fewest clues of all classes of grids: that a puzzle with so many is proper is asked of a solver.
fn fewest(ladder: &mut Ladder<'_>, shape: Shape) -> Result<(), Failure> {
    let puzzles: Vec<Puzzle> = orbits::grid_orbits(shape, Group::Whole)
        .iter()
        .filter_map(|orbit| hitting::fewest(&orbit.representative))
        .collect();
    let mut solver = Solver::new(shape);
    let proper = puzzles.iter().filter(|puzzle| solver.count(puzzle, 2) == 1);
    let least = |puzzles: &mut dyn Iterator<Item = &Puzzle>| {
        puzzles.map(Puzzle::clue_count).min().unwrap_or(0).to_string()
    };
    let published = published::fewest_clues(shape).map_or(0, |published| published.clues);
    let ways: [Way<'_>; 3] = [
        ("hitting sets", least(&mut puzzles.iter())),
        ("proper for the solver", least(&mut proper.into_iter())),
        ("published", published.to_string()),
    ];
    ladder.same(&format!("{shape} fewest clues of all {} classes", puzzles.len()), &ways)
}

/// For each number of clues the minimal puzzles and their canonical forms.
fn by_deletion(shape: Shape) -> BTreeMap<usize, (BigUint, usize)> {
    let all = solve::solutions(&Puzzle::empty(shape));
    let grids: BTreeSet<Grid> = all.map(|grid| canonical_grid(&grid).form).collect();
    let group = Group::Whole.order_with_relabelling(shape);
    let mut solver = Solver::new(shape);
    let mut forms: BTreeMap<Puzzle, BigUint> = BTreeMap::new();
    for grid in &grids {
        let mut seen = BTreeSet::new();
        let mut pending = vec![Puzzle::from(grid)];
        while let Some(puzzle) = pending.pop() {
            let mut is_minimal = true;
            for cell in shape.all_cells().filter(|&cell| puzzle.clue(cell).is_some()) {
                let mut rest = puzzle.clone();
                rest.set(cell, None);
                if seen.contains(&rest) {
                    is_minimal = false;
                } else if solver.count(&rest, 2) == 1 {
                    is_minimal = false;
                    seen.insert(rest.clone());
                    pending.push(rest);
                }
            }
            if is_minimal {
                let found = canonical(&puzzle);
                forms.insert(found.form, &group / found.automorphisms);
            }
        }
    }
    let mut counts: BTreeMap<usize, (BigUint, usize)> = BTreeMap::new();
    for (form, images) in forms {
        let (all, forms) = counts.entry(form.clue_count()).or_default();
        *all += images;
        *forms += 1;
    }
    counts
}
