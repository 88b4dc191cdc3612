//! The rungs of all grids: their number, their first bands, those whose first box is in order.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::catalog::grids::Ranks;
use ennea::count::first_bands::{self, FirstBands};
use ennea::count::fixed::FixedGrids;
use ennea::count::{column_sets, completions, enumerate};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published::{self, CYCLIC_BAND};
use ennea::solve::{self, Solver, naive};
use ennea::symmetry::Transformation;
use ennea::{Digit, Filling, House, Shape};
use num_bigint::BigUint;

/// The sum over classes, of first bands found in two ways.
const SUM: &str = "the sum of size x completions";

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 2), (2, 3)]) {
        let identity = FixedGrids::new(shape).count(&Transformation::identity(shape));
        Rung::new(format!("{shape} grids"))
            .way("written down", enumerate::grids(shape))
            .way("bands", completions::first_bands(shape, &()).grids())
            .perhaps("column sets", column_sets::grids(shape))
            .perhaps("templates", identity.map(|reduced| factorial(shape.side()) * reduced))
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
    }
    for shape in wanted.among([(2, 4)]) {
        Rung::new(format!("{shape} grids"))
            .perhaps("column sets", column_sets::grids(shape))
            .perhaps("ranks", Ranks::new(shape).map(|ranks| ranks.count()))
            .published(published::grids(shape))
            .compare("the formula of two bands, written twice", up)?;
    }
    for shape in wanted.among([(3, 3)]) {
        let bands = column_sets::first_bands(shape).expect("3x3 has column sets");
        Rung::new(format!("{shape} grids"))
            .way("column sets", bands.grids())
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
        climb_first_bands(up, &bands)?;
    }
    climb_solutions(up, wanted)
}

/// The first bands of 3x3.
fn climb_first_bands<E>(up: &mut Up<'_, E>, bands: &FirstBands) -> Result<(), E> {
    let shape = Shape::CLASSIC;
    let formula = first_bands::by_formula(shape).map(|all| all / factorial(9));
    let listed = first_bands::enumerated(shape);
    Rung::new("3x3 reduced first bands")
        .way("column sets", bands.reduced())
        .perhaps("formula", formula)
        .way("written down", listed.iter().map(|class| class.size).sum::<u64>())
        .compare(NOTHING, up)?;
    let mut by_list: Vec<BigUint> = listed.iter().map(|class| class.size.into()).collect();
    let mut by_sets: Vec<BigUint> = bands.classes().iter().map(|c| c.size.clone()).collect();
    by_list.sort_unstable();
    by_sets.sort_unstable();
    let agreeing = by_list.iter().zip(&by_sets).filter(|(a, b)| a == b).count();
    Rung::new("3x3 classes of first bands, written down")
        .way("column sets", by_sets.len())
        .way("written down, sizes agree on", agreeing)
        .compare(NOTHING, up)?;

    let cyclic: Vec<Digit> = CYCLIC_BAND.chars().filter_map(Digit::from_symbol).collect();
    let most = bands.classes().iter().map(|class| &class.completions).max();
    Rung::new("3x3 completions of 123456789/456789123/...")
        .perhaps("column sets", most.cloned())
        .way("backtracking", completions::count(shape, &cyclic))
        .published(published::most_completions(shape))
        .compare(NOTHING, up)
}

/// The grids whose first box is in order, as solutions of the puzzle that says so.
fn climb_solutions<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 2), (2, 3), (3, 2)]) {
        let mut puzzle = Filling::empty(shape);
        for (cell, digit) in shape.cells_of(House::Box(0)).zip(Digit::all(shape.side())) {
            puzzle.set(cell, Some(digit));
        }
        let grids = column_sets::grids(shape);
        Rung::new(format!("{shape} solutions, first box in order"))
            .way("naive", naive::solutions(&puzzle.clone().into()).count())
            .way("exact cover", Solver::plain(shape).count(&puzzle.clone().into(), u64::MAX))
            .way("in order", solve::solutions(&puzzle.clone().into()).count())
            .perhaps("column sets", grids.map(|grids| grids / factorial(shape.side())))
            .compare("exact cover and in order: the cover, but not the choice of branches", up)?;
    }
    Ok(())
}

/// Brute force at full size: first bands completed by backtracking.
pub(super) fn thorough<E>(
    up: &mut Up<'_, E>,
    wanted: &Wanted,
    progress: &dyn Progress,
) -> Result<(), E> {
    for shape in wanted.among([(2, 4)]) {
        let covers = FixedGrids::new(shape).count(&Transformation::identity(shape));
        let bands = column_sets::first_bands(shape);
        Rung::new(format!("{shape} reduced grids"))
            .perhaps("exact covers by templates", covers)
            .perhaps("column sets", bands.map(|bands| bands.reduced_grids()))
            .compare(NOTHING, up)?;
    }
    for shape in wanted.among([(2, 4), (3, 3)]) {
        let brute = completions::first_bands(shape, progress);
        let sets = column_sets::first_bands(shape).expect("both shapes have column sets");
        let pairs = sets.classes().iter().zip(brute.classes());
        let agree =
            pairs.filter(|(a, b)| (&a.size, &a.completions) == (&b.size, &b.completions)).count();
        Rung::new(format!("{shape} classes of first bands, completed"))
            .way("column sets", sets.classes().len())
            .way("backtracking agrees on", agree)
            .compare(NOTHING, up)?;
        Rung::new(format!("{shape} grids"))
            .way("column sets", sets.grids())
            .way("backtracking", brute.grids())
            .published(published::grids(shape))
            .compare(SUM, up)?;
    }
    Ok(())
}
