//! The rungs of clues: the minimal puzzles of 2x2, the fewest clues of 2x2 and 2x3.
//!
//! The second way to the minimal puzzles takes clues away, asks a solver whether the rest is
//! proper, tells puzzles apart by their canonical forms, and counts those that have a form by the
//! orbit-stabiliser theorem.

use super::Up;
use super::rung::{NOTHING, Value};
use ennea::count::hitting;
use ennea::count::oracles::{clues, enumerate, orbits};
use ennea::progress::Stopped;
use ennea::solve::{self, Solver};
use ennea::symmetry::{Group, canonical, canonical_grid};
use ennea::{Filling, Grid, Puzzle, Shape, published};
use num_bigint::BigUint;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};

/// Text on the code that the ways to the minimal puzzles share.
const AUTOMORPHISMS: &str =
    "the search for automorphisms, which one of them counts grids by, the other puzzles";

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 2)]) {
        minimal(up, shape)?;
    }
    up.wanted.among([(2, 2), (2, 3)]).try_for_each(|shape| fewest(up, shape))
}

/// A number for each number of clues, from none to all cells: 0 where `rows` has none; `None` if it
/// has one twice, or one of more clues than cells.
fn by_clues<N: Into<BigUint>>(
    shape: Shape,
    rows: impl IntoIterator<Item = (usize, N)>,
) -> Option<Vec<Value>> {
    let mut numbers = vec![None; shape.cells() + 1];
    for (clues, number) in rows {
        let before = numbers.get_mut(clues)?.replace(number.into());
        before.is_none().then_some(())?;
    }
    let numbers = numbers.into_iter().map(Option::unwrap_or_default).enumerate();
    Some(numbers.map(|(clues, number)| Value::number(format!("{clues} clues"), number)).collect())
}

/// The minimal puzzles of 2x2.
fn minimal(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let tried = LazyCell::new(|| clues::minimal_puzzles(shape));
    let deleted = LazyCell::new(|| by_deletion(shape));
    let published = published::MINIMAL_2X2;
    up.list(format!("{shape} minimal puzzles by their clues"), shape.cells() + 1)
        .list("all sets of cells", || {
            by_clues(shape, tried.as_ref()?.iter().map(|row| (row.clues as usize, row.puzzles)))
        })
        .list("solver, orbits", || {
            by_clues(shape, deleted.iter().map(|(&clues, forms)| (clues, forms.0.clone())))
        })
        .list("published", || by_clues(shape, published.map(|row| (row.0, row.1))))
        .compare(AUTOMORPHISMS, up)?;
    up.list(format!("{shape} essentially different ones by their clues"), shape.cells() + 1)
        .list("automorphisms", || {
            let rows = tried.as_ref()?.iter();
            by_clues(shape, rows.map(|row| (row.clues as usize, row.essentially_different)))
        })
        .list("canonical forms", || {
            by_clues(shape, deleted.iter().map(|(&clues, forms)| (clues, forms.1)))
        })
        .list("published", || by_clues(shape, published.map(|row| (row.0, row.2))))
        .compare("the search for canonical forms, which finds the automorphisms of grids", up)
}

/// The fewest clues of all classes of grids: a puzzle for each, with the grid as its solution.
fn fewest(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let published = published::essentially_different(shape).expect("2x2 or 2x3");
    let classes = published.decimal.parse().expect("few classes");
    let grids = LazyCell::new(|| -> Vec<Grid> {
        let orbits = orbits::grid_orbits(shape, Group::Whole).into_iter();
        orbits.map(|orbit| orbit.representative).collect()
    });
    let puzzles = LazyCell::new(|| grids.iter().map(hitting::fewest).collect::<Option<Vec<_>>>());
    let named = |grids: Vec<String>| {
        let values = grids.into_iter().enumerate();
        values.map(|(place, grid)| Value::text(format!("class {}", place + 1), grid)).collect()
    };
    up.list(format!("{shape} grids, and solutions of puzzles with fewest clues"), classes)
        .list("joined", || Some(named(grids.iter().map(Grid::to_string).collect())))
        .list("solver, of hitting sets", || {
            let mut solver = Solver::plain(shape);
            let only = |puzzle| Some(solver.solve(&Puzzle::from(puzzle)).ok()?.to_string());
            puzzles.as_ref()?.iter().cloned().map(only).collect::<Option<_>>().map(named)
        })
        .compare("the list of classes, whose length is published", up)?;
    let mut asked = up
        .number(format!("{shape} fewest clues of all classes"))
        .perhaps("hitting sets", || puzzles.as_ref()?.iter().map(Filling::clue_count).min());
    if shape.cells() <= 16 {
        let all = enumerate::all_grids(shape);
        let fewest = |grid| clues::fewest(grid, &all).clue_count();
        asked = asked.perhaps("all sets of cells", || all.iter().map(fewest).min());
    }
    asked
        .perhaps("published", || published::fewest_clues(shape).map(|it| it.clues))
        .compare(NOTHING, up)
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
