//! The rungs about canonical forms and catalogues: what is numbered is all there is, and each class
//! is met once.

use super::Up;
use super::rung::{NOTHING, Value};
use ennea::catalog::classes::{Classes, count};
use ennea::catalog::grids::Ranks;
use ennea::count::oracles::{enumerate, orbits};
use ennea::count::{column_sets, first_bands};
use ennea::numbers::factorial;
use ennea::progress::Stopped;
use ennea::published;
use ennea::random::SplitMix64;
use ennea::symmetry::canonical::canonical_generally;
use ennea::symmetry::{Canoniser, Group, canonical_grid};
use ennea::{Cell, Filling, Grid, Shape};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::cell::LazyCell;
use std::collections::BTreeMap;

/// Grids that are drawn to compare ways with each other.
const DRAWN: usize = 500;

/// Text on the start that both ways to the classes of a small shape share.
const LISTED: &str = "the list of reduced grids";

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 2), (2, 3)]) {
        small(up, shape)?;
    }
    if up.wanted.has(Shape::CLASSIC) { climb_classic(up) } else { Ok(()) }
}

/// The catalogue of 3x3.
fn climb_classic(up: &mut Up<'_>) -> Result<(), Stopped> {
    let classes = Classes::new();
    up.number("3x3 bands")
        .way("416 classes by their symmetries", || {
            let bands = classes.bands().classes().iter();
            factorial(9) * bands.map(|class| 7776 / class.symmetries.len()).sum::<usize>()
        })
        .perhaps("formula", || first_bands::by_formula(Shape::CLASSIC))
        .compare(NOTHING, up)?;
    up.number("3x3 grids that have a number")
        .perhaps("numbers of grids", || Ranks::new(Shape::CLASSIC).map(|ranks| ranks.count()))
        .perhaps("column sets", || column_sets::grids(Shape::CLASSIC))
        .compare(NOTHING, up)?;
    drawn(up, &classes)?;
    up.number("3x3 classes that the catalogue's table is about")
        .way("catalogue", || classes.len())
        .published(published::essentially_different(Shape::CLASSIC))
        .compare(NOTHING, up)
}

/// All canonical forms of a shape, from all its grids.
fn small(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let progress = up.progress;
    let reduced = LazyCell::new(|| enumerate::reduced_grids(shape));
    let forms = LazyCell::new(|| -> Option<BTreeMap<Grid, BigUint>> {
        let form = |grid| {
            let canonical = canonical_grid(grid);
            (!progress.is_stopped()).then_some((canonical.form, canonical.automorphisms))
        };
        reduced.par_iter().map(form).collect()
    });
    up.number(format!("{shape} essentially different grids"))
        .perhaps("different canonical forms", || forms.as_ref().map(BTreeMap::len))
        .way("joined one by one", || orbits::grid_orbits(shape, Group::Whole).len())
        .published(published::essentially_different(shape))
        .compare(LISTED, up)?;
    up.number(format!("{shape} grids, as images of canonical ones"))
        .perhaps("|group| / |automorphisms|, added up", || {
            let order = Group::Whole.order_with_relabelling(shape);
            Some(forms.as_ref()?.values().map(|it| &order / it).sum::<BigUint>())
        })
        .way("one by one", || factorial(shape.side()) * reduced.len())
        .perhaps("ranks", || Ranks::new(shape).map(|ranks| ranks.count()))
        .compare(LISTED, up)
}

/// Ways on random 3x3 grids, and on puzzles of 25 clues made of them.
fn drawn(up: &mut Up<'_>, classes: &Classes) -> Result<(), Stopped> {
    let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is numbered");
    let mut random = SplitMix64::new(1);
    let grids: [Grid; DRAWN] = std::array::from_fn(|_| ranks.sample(&mut random));
    let puzzles = grids.each_ref().map(|grid| {
        let mut puzzle = Filling::from(grid);
        for cell in random.order(81).into_iter().skip(25) {
            puzzle.set(Cell::new(cell), None);
        }
        puzzle
    });
    let by_bands = |grid: &Grid| {
        let form = classes.bands().canonical(&Filling::from(grid).numbers()?);
        Some(described(&form.digits, form.automorphisms))
    };
    up.list("3x3 random grids, and those with their ranks", DRAWN)
        .list("drawn", || each(&grids, |grid| Some(grid.to_string())))
        .list("unranked", || each(&grids, |grid| Some(ranks.unrank(ranks.rank(grid))?.to_string())))
        .compare("the tables of ranking and unranking, which must undo each other", up)?;
    up.list("3x3 canonical forms of random grids", DRAWN)
        .list("row by row", || each(&grids, |grid| Some(generally(&Filling::from(grid)))))
        .list("by bands", || each(&grids, by_bands))
        .compare(NOTHING, up)?;
    up.list("3x3 canonical forms, and those with their ranks", DRAWN)
        .list("by bands", || each(&grids, by_bands))
        .list("unranked", || {
            each(&grids, |grid| {
                let class = classes.unrank(classes.rank(&Filling::from(grid).numbers()?)).ok()?;
                Some(described(&class.digits, class.automorphisms))
            })
        })
        .compare("the canonical form by bands", up)?;
    up.list("3x3 canonical forms of puzzles of 25 clues", DRAWN)
        .list("row by row", || each(&puzzles, |puzzle| Some(generally(puzzle))))
        .list("by states", || {
            let mut canoniser = Canoniser::new();
            each(&puzzles, |puzzle| {
                let form = canoniser.canonical(&puzzle.numbers()?);
                Some(format!("{}:{}", form.puzzle(), form.automorphisms))
            })
        })
        .compare(NOTHING, up)
}

/// The canonical form that the general search finds, and the number of automorphisms.
fn generally(puzzle: &Filling) -> String {
    let canonical = canonical_generally(puzzle);
    format!("{}:{}", canonical.form, canonical.automorphisms)
}

/// A canonical grid and the number of its automorphisms.
fn described(digits: &[u8; 81], automorphisms: u32) -> String {
    let digits: String = digits.iter().map(u8::to_string).collect();
    format!("{digits}:{automorphisms}")
}

/// A text for each of the things that were drawn; `None` if one of them has none.
fn each<T>(things: &[T], text: impl FnMut(&T) -> Option<String>) -> Option<Vec<Value>> {
    let texts: Option<Vec<String>> = things.iter().map(text).collect();
    let numbered = texts?.into_iter().enumerate();
    Some(numbered.map(|(place, text)| Value::text(format!("no. {}", place + 1), text)).collect())
}

/// Every class enumerated.
pub(super) fn thorough(up: &mut Up<'_>) -> Result<(), Stopped> {
    if !up.wanted.has(Shape::CLASSIC) {
        return Ok(());
    }
    let progress = up.progress;
    let classes = Classes::new();
    let tally = LazyCell::new(|| -> Option<count::Tally> {
        progress.expect(count::PARTS as u64);
        let part = |part| {
            let tally = count::part(classes.bands(), part, progress).ok()?;
            progress.advance(1);
            Some(tally)
        };
        let sum = |mut sum: count::Tally, tally: count::Tally| {
            sum.add(&tally);
            Some(sum)
        };
        (0..count::PARTS).into_par_iter().map(part).try_reduce(count::Tally::default, sum)
    });
    up.number("3x3 essentially different grids, enumerated")
        .perhaps("one by one", || tally.as_ref().map(count::Tally::classes))
        .way("the catalogue's table", || classes.len())
        .published(published::essentially_different(Shape::CLASSIC))
        .compare("the enumeration, by which the table was made", up)?;
    let of = |automorphisms: u32| format!("{automorphisms} automorphisms");
    up.list("3x3 classes by their automorphisms", published::AUTOMORPHISMS.len())
        .list("one by one", || {
            let rows = tally.as_ref()?.by_automorphisms.iter();
            Some(rows.map(|(&order, &classes)| Value::number(of(order), classes)).collect())
        })
        .list("published", || {
            let rows = published::AUTOMORPHISMS.iter();
            Some(rows.map(|&(order, classes)| Value::number(of(order), classes)).collect())
        })
        .compare(NOTHING, up)?;
    up.number("3x3 grids, as images of canonical ones")
        .perhaps("|group| / |automorphisms|, added up", || {
            let order = Group::Whole.order_with_relabelling(Shape::CLASSIC);
            let rows = tally.as_ref()?.by_automorphisms.iter();
            Some(rows.map(|(&it, &classes)| &order / it * classes).sum::<BigUint>())
        })
        .perhaps("column sets", || column_sets::grids(Shape::CLASSIC))
        .compare(NOTHING, up)
}
