//! The rungs about canonical forms and catalogues: what is numbered is all there is, and each class
//! is met once.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::catalog::classes::{Classes, count};
use ennea::catalog::grids::Ranks;
use ennea::count::{column_sets, enumerate, first_bands, orbits};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published;
use ennea::random::SplitMix64;
use ennea::symmetry::canonical::canonical_generally;
use ennea::symmetry::{Canoniser, Group, canonical_grid};
use ennea::{Cell, Filling, Grid, Shape};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Grids that are drawn to compare ways with each other.
const DRAWN: usize = 500;

/// What both ways to the classes of a small shape begin with.
const LISTED: &str = "the list of reduced grids";

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 2), (2, 3)]) {
        small(up, shape)?;
    }
    if wanted.has(Shape::CLASSIC) { climb_classic(up) } else { Ok(()) }
}

/// The catalogue of 3x3.
fn climb_classic<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    let classes = Classes::new();
    let symmetries = classes.bands().classes().iter().map(|class| class.symmetries.len());
    let by_relabelling: usize = symmetries.map(|symmetries| 7776 / symmetries).sum();
    Rung::new("3x3 bands")
        .way("416 classes by their symmetries", factorial(9) * by_relabelling)
        .perhaps("formula", first_bands::by_formula(Shape::CLASSIC))
        .compare(NOTHING, up)?;
    drawn(up, &classes)?;
    Rung::new("3x3 classes that the catalogue's table is about")
        .way("catalogue", classes.len())
        .published(published::essentially_different(Shape::CLASSIC))
        .compare(NOTHING, up)
}

/// All canonical forms of a shape, from all its grids.
fn small<E>(up: &mut Up<'_, E>, shape: Shape) -> Result<(), E> {
    let reduced = enumerate::reduced_grids(shape);
    let forms: BTreeMap<Grid, BigUint> = reduced
        .par_iter()
        .map(|grid| {
            let canonical = canonical_grid(grid);
            (canonical.form, canonical.automorphisms)
        })
        .collect();
    Rung::new(format!("{shape} essentially different grids"))
        .way("different canonical forms", forms.len())
        .way("joined one by one", orbits::grid_orbits(shape, Group::Whole).len())
        .compare(LISTED, up)?;
    let order = Group::Whole.order_with_relabelling(shape);
    let images: BigUint = forms.values().map(|automorphisms| &order / automorphisms).sum();
    Rung::new(format!("{shape} grids, as images of canonical ones"))
        .way("|group| / |automorphisms|, added up", images)
        .way("one by one", factorial(shape.side()) * reduced.len())
        .perhaps("ranks", Ranks::new(shape).map(|ranks| ranks.count()))
        .compare(LISTED, up)
}

/// Ways on random 3x3 grids, and on puzzles made of them.
fn drawn<E>(up: &mut Up<'_, E>, classes: &Classes) -> Result<(), E> {
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is numbered");
    Rung::new("3x3 grids that have a number")
        .way("numbers of grids", ranks.count())
        .perhaps("column sets", column_sets::grids(Shape::CLASSIC))
        .compare(NOTHING, up)?;
    let mut random = SplitMix64::new(1);
    let grids: Vec<Grid> = (0..DRAWN).map(|_| ranks.sample(&mut random)).collect();
    let mut canoniser = Canoniser::new();
    let (mut came_back, mut by_bands, mut in_catalogue, mut by_states) = (0, 0, 0, 0);
    for grid in &grids {
        came_back += usize::from(ranks.unrank(ranks.rank(grid)).as_ref() == Some(grid));
        let digits = Filling::from(grid).numbers().expect("a 3x3 grid");
        let form = classes.bands().canonical(&digits);
        let general = canonical_generally(&Filling::from(grid));
        let is_same = general.form.numbers() == Some(form.digits);
        by_bands += usize::from(is_same && general.automorphisms == form.automorphisms.into());
        let class = classes.unrank(classes.rank(&digits)).map(|class| class.digits);
        in_catalogue += usize::from(class == Ok(form.digits));
        let mut puzzle = Filling::from(grid);
        for cell in random.order(81).into_iter().skip(25) {
            puzzle.set(Cell::new(cell), None);
        }
        let form = canoniser.canonical(&puzzle.numbers().expect("a 3x3 puzzle"));
        let general = canonical_generally(&puzzle);
        let is_same = form.puzzle() == general.form;
        by_states += usize::from(is_same && general.automorphisms == form.automorphisms.into());
    }
    for (what, shares, agreeing) in [
        (
            "3x3 random grids that come back from their ranks",
            "the tables of ranking and unranking, which must undo each other",
            came_back,
        ),
        ("3x3 random grids with the same canonical form by bands", NOTHING, by_bands),
        (
            "3x3 random grids whose class comes back from its rank",
            "the canonical form by bands",
            in_catalogue,
        ),
        ("3x3 puzzles of 25 clues with the same canonical form", NOTHING, by_states),
    ] {
        Rung::new(what).way("drawn", DRAWN).way("agreeing", agreeing).compare(shares, up)?;
    }
    Ok(())
}

/// Every class enumerated.
pub(super) fn thorough<E>(
    up: &mut Up<'_, E>,
    wanted: &Wanted,
    progress: &dyn Progress,
) -> Result<(), E> {
    if !wanted.has(Shape::CLASSIC) {
        return Ok(());
    }
    let classes = Classes::new();
    progress.expect(count::PARTS as u64);
    let tally = (0..count::PARTS)
        .into_par_iter()
        .map(|part| {
            let tally = count::part(classes.bands(), part);
            progress.advance(1);
            tally
        })
        .reduce(count::Tally::default, |mut sum, tally| {
            sum.add(&tally);
            sum
        });
    Rung::new("3x3 essentially different grids, enumerated")
        .way("one by one", tally.classes())
        .way("the catalogue's table", classes.len())
        .compare("the enumeration, by which the table was made", up)?;
    let order = Group::Whole.order_with_relabelling(Shape::CLASSIC);
    let tally = tally.by_automorphisms.iter();
    let images: BigUint =
        tally.map(|(&automorphisms, &classes)| &order / automorphisms * classes).sum();
    Rung::new("3x3 grids, as images of canonical ones")
        .way("|group| / |automorphisms|, added up", images)
        .perhaps("column sets", column_sets::grids(Shape::CLASSIC))
        .compare(NOTHING, up)
}
