//! The rungs about canonical forms and catalogues: what is numbered is all there is, and each class is
//! met once.

use super::ladder::Ladder;
use crate::face::exit::Failure;
use ennea::catalog::classes::{Classes, count};
use ennea::catalog::grids::Ranks;
use ennea::count::{column_sets, enumerate, first_bands, orbits};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published;
use ennea::random::SplitMix64;
use ennea::solve::vector::numbers;
use ennea::symmetry::{Canoniser, Group, canonical, canonical_grid};
use ennea::{Grid, Puzzle, Shape};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// Grids that are drawn to compare ways with each other.
const DRAWN: usize = 500;

pub(super) fn climb(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 2), (2, 3)] {
        small(ladder, Shape::new(r, c).expect("a small shape"))?;
    }
    let classes = Classes::new();
    let symmetries = classes.bands().classes().iter().map(|class| class.symmetries.len());
    let by_relabelling: usize = symmetries.map(|symmetries| 7776 / symmetries).sum();
    let ways = [
        ("416 classes by their symmetries", (factorial(9) * by_relabelling).to_string()),
        ("formula", text(first_bands::by_formula(Shape::CLASSIC))),
    ];
    ladder.same("3x3 bands", &ways)?;
    drawn(ladder, &classes)?;
    let mut ways = vec![("catalogue", classes.len().to_string())];
    ways.extend(
        published::essentially_different(Shape::CLASSIC)
            .map(|known| ("published", known.decimal.to_owned())),
    );
    ladder.same("3x3 classes that the catalogue's table is about", &ways)
}

/// All canonical forms of a shape, from all its grids.
fn small(ladder: &mut Ladder<'_>, shape: Shape) -> Result<(), Failure> {
    let reduced = enumerate::reduced_grids(shape);
    let forms: BTreeMap<Grid, BigUint> = reduced
        .par_iter()
        .map(|grid| {
            let canonical = canonical_grid(grid);
            (canonical.form, canonical.automorphisms)
        })
        .collect();
    let ways = [
        ("different canonical forms", forms.len().to_string()),
        ("joined one by one", orbits::grid_orbits(shape, Group::Whole).len().to_string()),
    ];
    ladder.same(&format!("{shape} essentially different grids"), &ways)?;
    let order = Group::Whole.order_with_relabelling(shape);
    let images: BigUint = forms.values().map(|automorphisms| &order / automorphisms).sum();
    let ways = [
        ("|group| / |automorphisms|, added up", images.to_string()),
        ("one by one", (factorial(shape.side()) * reduced.len()).to_string()),
        ("ranks", text(Ranks::new(shape).map(|ranks| ranks.count()))),
    ];
    ladder.same(&format!("{shape} grids, as images of canonical ones"), &ways)
}

/// Ways on random 3x3 grids, and on puzzles made of them.
fn drawn(ladder: &mut Ladder<'_>, classes: &Classes) -> Result<(), Failure> {
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is numbered");
    let ways = [
        ("numbers of grids", ranks.count().to_string()),
        ("column sets", text(column_sets::grids(Shape::CLASSIC))),
    ];
    ladder.same("3x3 grids that have a number", &ways)?;
    let mut random = SplitMix64::new(1);
    let grids: Vec<Grid> = (0..DRAWN).map(|_| ranks.sample(&mut random)).collect();
    let mut canoniser = Canoniser::new();
    let (mut came_back, mut by_bands, mut in_catalogue, mut by_states) = (0, 0, 0, 0);
    for grid in &grids {
        came_back += usize::from(ranks.unrank(ranks.rank(grid)).as_ref() == Some(grid));
        let digits = numbers(&Puzzle::from(grid));
        let form = classes.bands().canonical(&digits);
        let general = canonical_grid(grid);
        let is_same = numbers(&Puzzle::from(&general.form)) == form.digits;
        by_bands += usize::from(is_same && general.automorphisms == form.automorphisms.into());
        let class = classes.unrank(classes.rank(&digits)).map(|class| class.digits);
        in_catalogue += usize::from(class == Ok(form.digits));
        let mut puzzle = Puzzle::from(grid);
        for cell in random.order(81).into_iter().skip(25) {
            puzzle.set(ennea::Cell::new(cell), None);
        }
        let form = canoniser.canonical(&numbers(&puzzle));
        let general = canonical(&puzzle);
        let is_same = form.puzzle() == general.form;
        by_states += usize::from(is_same && general.automorphisms == form.automorphisms.into());
    }
    for (what, agreeing) in [
        ("3x3 random grids that come back from their ranks", came_back),
        ("3x3 random grids with the same canonical form by bands", by_bands),
        ("3x3 random grids whose class comes back from its rank", in_catalogue),
        ("3x3 puzzles of 25 clues with the same canonical form", by_states),
    ] {
        let ways = [("drawn", DRAWN.to_string()), ("agreeing", agreeing.to_string())];
        ladder.same(what, &ways)?;
    }
    Ok(())
}

/// Every class enumerated.
pub(super) fn thorough(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    let classes = Classes::new();
    let bar = ladder.bar("enumerating the essentially different grids");
    bar.expect(count::PARTS as u64);
    let tally = (0..count::PARTS)
        .into_par_iter()
        .map(|part| {
            let tally = count::part(classes.bands(), part);
            bar.advance(1);
            tally
        })
        .reduce(count::Tally::default, |mut sum, tally| {
            sum.add(&tally);
            sum
        });
    drop(bar);
    let ways = [
        ("one by one", tally.classes().to_string()),
        ("the catalogue's table", classes.len().to_string()),
    ];
    ladder.same("3x3 essentially different grids, enumerated", &ways)?;
    let order = Group::Whole.order_with_relabelling(Shape::CLASSIC);
    let tally = tally.by_automorphisms.iter();
    let images: BigUint =
        tally.map(|(&automorphisms, &classes)| &order / automorphisms * classes).sum();
    let ways = [
        ("|group| / |automorphisms|, added up", images.to_string()),
        ("column sets", text(column_sets::grids(Shape::CLASSIC))),
    ];
    ladder.same("3x3 grids, as images of canonical ones", &ways)
}

/// The number in decimal; a number that is missing differs from all others.
fn text<T: ToString>(number: Option<T>) -> String {
    number.map_or("missing".to_owned(), |number| number.to_string())
}
