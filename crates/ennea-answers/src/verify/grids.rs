//! The rungs of all grids: their number, their first bands, those whose first box is in order.

use super::Up;
use super::groups::partitions;
use super::rung::{NOTHING, Value, sorted};
use ennea::catalog::grids::Ranks;
use ennea::count::column_sets;
use ennea::count::first_bands::{self, FirstBands};
use ennea::count::fixed::FixedGrids;
use ennea::count::oracles::{completions, enumerate};
use ennea::numbers::factorial;
use ennea::progress::{Stopped, to_the_end};
use ennea::published;
use ennea::solve::{self, Solver, naive};
use ennea::symmetry::Transformation;
use ennea::{Digit, Filling, House, Puzzle, Shape};
use std::cell::LazyCell;

/// The sum over classes, of first bands found in two ways.
const SUM: &str = "the sum of size x completions";

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 2), (2, 3)]) {
        up.number(format!("{shape} grids"))
            .way("written down", || enumerate::grids(shape))
            .way("bands", || to_the_end(|never| completions::first_bands(shape, never)).grids())
            .perhaps("column sets", || column_sets::grids(shape))
            .perhaps("templates", || {
                let identity = Transformation::identity(shape);
                let reduced = to_the_end(|never| FixedGrids::new(shape).count(&identity, never));
                Some(factorial(shape.side()) * reduced?)
            })
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
    }
    for shape in up.wanted.among([(2, 4)]) {
        up.number(format!("{shape} grids"))
            .perhaps("column sets", || column_sets::grids(shape))
            .perhaps("ranks", || Ranks::new(shape).map(|ranks| ranks.count()))
            .published(published::grids(shape))
            .compare("the formula of two bands, written twice", up)?;
    }
    for shape in up.wanted.among([(3, 3)]) {
        up.number(format!("{shape} grids"))
            .perhaps("column sets", || column_sets::grids(shape))
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
    }
    up.wanted.among([(2, 2), (3, 3)]).try_for_each(|shape| climb_first_bands(up, shape))?;
    climb_solutions(up)
}

/// Number of classes into which the first bands of a shape fall: of 2xC the boxes pair the digits
/// off in two ways, which make cycles of 2C digits in all; of 3x3 as published.
fn band_classes(shape: Shape) -> Option<usize> {
    match shape.box_rows() {
        2 => Some(partitions(1, shape.box_columns())),
        _ => published::band_classes(shape)?.decimal.parse().ok(),
    }
}

/// The first bands of a shape.
fn climb_first_bands(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let n = shape.side();
    let bands = LazyCell::new(|| column_sets::first_bands(shape));
    let listed = LazyCell::new(|| first_bands::enumerated(shape));
    up.number(format!("{shape} reduced first bands"))
        .perhaps("column sets", || bands.as_ref().map(FirstBands::reduced))
        .perhaps("formula", || first_bands::by_formula(shape).map(|all| all / factorial(n)))
        .way("written down", || listed.iter().map(|class| class.size).sum::<u64>())
        .compare(NOTHING, up)?;
    let classes = band_classes(shape).expect("two rows, or 3x3");
    up.list(format!("{shape} sizes of classes of first bands"), classes)
        .list("column sets", || {
            let sizes = bands.as_ref()?.classes().iter().map(|class| class.size.clone());
            Some(sorted(sizes.map(|size| Value::number("a class", size))))
        })
        .list("written down", || {
            Some(sorted(listed.iter().map(|class| Value::number("a class", class.size))))
        })
        .compare(NOTHING, up)?;

    // Each row is the one above it, moved on by a box; of 3x3 the band is published.
    let digit = |place| Digit::from_index((place + place / n * shape.box_columns()) % n);
    let cyclic: Vec<Digit> = (0..shape.box_rows() * n).map(digit).collect();
    let rows: Vec<String> =
        cyclic.chunks(n).map(|row| row.iter().map(|it| it.symbol()).collect()).collect();
    up.number(format!("{shape} completions of {}", rows.join("/")))
        .perhaps("column sets", || {
            let classes = bands.as_ref()?.classes();
            classes.iter().map(|class| class.completions.clone()).max()
        })
        .way("backtracking", || completions::count(shape, &cyclic))
        .published(published::most_completions(shape))
        .compare(NOTHING, up)
}

/// The grids whose first box is in order, as solutions of the puzzle that says so.
fn climb_solutions(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 2), (2, 3), (3, 2)]) {
        let mut clues = Filling::empty(shape);
        for (cell, digit) in shape.cells_of(House::Box(0)).zip(Digit::all(shape.side())) {
            clues.set(cell, Some(digit));
        }
        let puzzle = Puzzle::from(clues);
        up.number(format!("{shape} solutions, first box in order"))
            .way("naive", || naive::solutions(&puzzle).count())
            .way("exact cover", || Solver::plain(shape).count(&puzzle, u64::MAX))
            .way("in order", || solve::solutions(&puzzle).count())
            .perhaps("column sets", || {
                column_sets::grids(shape).map(|grids| grids / factorial(shape.side()))
            })
            .compare("exact cover and in order: the cover, but not the choice of branches", up)?;
    }
    Ok(())
}

/// Brute force at full size: first bands completed by backtracking.
pub(super) fn thorough(up: &mut Up<'_>) -> Result<(), Stopped> {
    let progress = up.progress;
    for shape in up.wanted.among([(2, 4)]) {
        up.number(format!("{shape} reduced grids"))
            .perhaps("exact covers by templates", || {
                let identity = Transformation::identity(shape);
                FixedGrids::new(shape).count(&identity, progress).ok()?
            })
            .perhaps("column sets", || Some(column_sets::first_bands(shape)?.reduced_grids()))
            .compare(NOTHING, up)?;
    }
    for shape in up.wanted.among([(2, 4), (3, 3)]) {
        let sets = LazyCell::new(|| column_sets::first_bands(shape));
        let brute = LazyCell::new(|| completions::first_bands(shape, progress).ok());
        let completed = |bands: &FirstBands| {
            let classes = bands.classes().iter();
            classes
                .map(|it| Value::number(format!("{} bands", it.size), it.completions.clone()))
                .collect()
        };
        let classes = band_classes(shape).expect("two rows, or 3x3");
        let rung = up
            .list(format!("{shape} completions of classes of first bands"), classes)
            .list("column sets", || sets.as_ref().map(completed))
            .list("backtracking", || brute.as_ref().map(completed));
        let sum = up
            .number(format!("{shape} grids"))
            .perhaps("column sets", || sets.as_ref().map(FirstBands::grids))
            .perhaps("backtracking", || brute.as_ref().map(FirstBands::grids))
            .published(published::grids(shape));
        rung.compare(NOTHING, up)?;
        sum.compare(SUM, up)?;
    }
    Ok(())
}
