//! The rungs of clues: the minimal puzzles of 2x2, the fewest clues of 2x2 and 2x3.
//!
//! The second way to the minimal puzzles takes clues away, asks a solver whether the rest is
//! proper, tells puzzles apart by their canonical forms, and counts those that have a form by the
//! orbit-stabiliser theorem.

use super::{Rung, Up, Wanted};
use ennea::count::{clues, hitting, orbits};
use ennea::solve::{self, Solver};
use ennea::symmetry::{Group, canonical, canonical_grid};
use ennea::{Filling, Grid, Puzzle, Shape, published};
use num_bigint::BigUint;
use std::collections::{BTreeMap, BTreeSet};

/// What the ways to the minimal puzzles share.
const AUTOMORPHISMS: &str =
    "the search for automorphisms, which one of them counts grids by, the other puzzles";

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 2)]) {
        minimal(up, shape)?;
    }
    wanted.among([(2, 2), (2, 3)]).try_for_each(|shape| fewest(up, shape))
}

/// The minimal puzzles of 2x2.
fn minimal<E>(up: &mut Up<'_, E>, two_by_two: Shape) -> Result<(), E> {
    let tried = clues::minimal_puzzles(two_by_two).unwrap_or_default();
    let deleted = by_deletion(two_by_two);
    for (n, puzzles, classes) in published::MINIMAL_2X2 {
        let row = tried.iter().find(|row| row.clues as usize == n);
        let forms = deleted.get(&n);
        Rung::new(format!("2x2 minimal puzzles with {n} clues"))
            .perhaps("all sets of cells", row.map(|row| row.puzzles))
            .perhaps("solver, orbits", forms.map(|forms| forms.0.clone()))
            .way("published", puzzles)
            .compare(AUTOMORPHISMS, up)?;
        Rung::new(format!("2x2 essentially different ones with {n} clues"))
            .perhaps("automorphisms", row.map(|row| row.essentially_different))
            .perhaps("canonical forms", forms.map(|forms| forms.1))
            .way("published", classes)
            .compare(
                "the search for canonical forms, which finds the automorphisms of grids",
                up,
            )?;
    }
    Rung::new("2x2 numbers of clues of minimal puzzles")
        .several("all sets of cells", tried.iter().map(|row| row.clues))
        .several("solver", deleted.into_keys())
        .several("published", published::MINIMAL_2X2.map(|row| row.0))
        .compare("the search for canonical forms, by which both know the classes", up)
}

/// The fewest clues of all classes of grids, and whether a solver finds such puzzles proper.
fn fewest<E>(up: &mut Up<'_, E>, shape: Shape) -> Result<(), E> {
    let puzzles: Vec<Filling> = orbits::grid_orbits(shape, Group::Whole)
        .iter()
        .filter_map(|orbit| hitting::fewest(&orbit.representative))
        .collect();
    let mut solver = Solver::plain(shape);
    let proper =
        puzzles.iter().filter(|puzzle| solver.count(&Puzzle::from((*puzzle).clone()), 2) == 1);
    let published = published::fewest_clues(shape).map(|published| published.clues);
    Rung::new(format!("{shape} fewest clues of all {} classes", puzzles.len()))
        .perhaps("hitting sets", puzzles.iter().map(Filling::clue_count).min())
        .perhaps("proper for the solver", proper.map(Filling::clue_count).min())
        .perhaps("published", published)
        .compare("the puzzles: the solver only confirms that those found are proper", up)
}

/// For each number of clues the minimal puzzles and their canonical forms.
fn by_deletion(shape: Shape) -> BTreeMap<usize, (BigUint, usize)> {
    let all = solve::solutions(&Puzzle::empty(shape));
    let grids: BTreeSet<Grid> = all.map(|grid| canonical_grid(&grid).form).collect();
    let group = Group::Whole.order_with_relabelling(shape);
    let mut solver = Solver::plain(shape);
    let mut forms: BTreeMap<Filling, BigUint> = BTreeMap::new();
    for grid in &grids {
        let mut seen = BTreeSet::new();
        let mut pending = vec![Filling::from(grid)];
        while let Some(puzzle) = pending.pop() {
            let mut is_minimal = true;
            for cell in shape.all_cells().filter(|&cell| puzzle.clue(cell).is_some()) {
                let mut rest = puzzle.clone();
                rest.set(cell, None);
                if seen.contains(&rest) {
                    is_minimal = false;
                } else if solver.count(&rest.clone().into(), 2) == 1 {
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
