//! The rungs of all grids: their number, their first bands, those whose first box is in order.

use super::{NOTHING, Up, Way, shape};
use ennea::catalog::grids::Ranks;
use ennea::count::first_bands::{self, FirstBands};
use ennea::count::fixed::FixedGrids;
use ennea::count::{column_sets, completions, enumerate};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published::{self, CYCLIC_BAND};
use ennea::solve::{self, Solver, naive};
use ennea::symmetry::Transformation;
use ennea::{Digit, House, Puzzle, Shape};
use num_bigint::BigUint;

/// The sum over classes, of first bands found in two ways.
const SUM: &str = "the sum of size x completions";

pub(super) fn climb<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    for shape in [(2, 2), (2, 3)].map(shape) {
        let identity = FixedGrids::new(shape).count(&Transformation::identity(shape));
        let mut ways = vec![
            Way::new("written down", enumerate::grids(shape)),
            Way::new("bands", completions::first_bands(shape, &()).grids()),
            Way::perhaps("column sets", column_sets::grids(shape)),
            Way::perhaps("templates", identity.map(|reduced| factorial(shape.side()) * reduced)),
        ];
        ways.extend(Way::published(published::grids(shape)));
        up.same(format!("{shape} grids"), NOTHING, ways)?;
    }
    let two_by_four = shape((2, 4));
    let mut ways = vec![
        Way::perhaps("column sets", column_sets::grids(two_by_four)),
        Way::perhaps("ranks", Ranks::new(two_by_four).map(|ranks| ranks.count())),
    ];
    ways.extend(Way::published(published::grids(two_by_four)));
    up.same("2x4 grids", "the formula of two bands, written twice", ways)?;

    let classic = Shape::CLASSIC;
    let bands = column_sets::first_bands(classic).expect("3x3 has column sets");
    let mut ways = vec![Way::new("column sets", bands.grids())];
    ways.extend(Way::published(published::grids(classic)));
    up.same("3x3 grids", NOTHING, ways)?;
    climb_first_bands(up, &bands)?;
    climb_solutions(up)
}

/// The first bands of 3x3.
fn climb_first_bands<E>(up: &mut Up<'_, E>, bands: &FirstBands) -> Result<(), E> {
    let shape = Shape::CLASSIC;
    let formula = first_bands::by_formula(shape).map(|all| all / factorial(9));
    let listed = first_bands::enumerated(shape);
    let ways = [
        Way::new("column sets", bands.reduced()),
        Way::perhaps("formula", formula),
        Way::new("written down", listed.iter().map(|class| class.size).sum::<u64>()),
    ];
    up.same("3x3 reduced first bands", NOTHING, ways)?;
    let mut by_list: Vec<BigUint> = listed.iter().map(|class| class.size.into()).collect();
    let mut by_sets: Vec<BigUint> = bands.classes().iter().map(|c| c.size.clone()).collect();
    by_list.sort_unstable();
    by_sets.sort_unstable();
    let agreeing = by_list.iter().zip(&by_sets).filter(|(a, b)| a == b).count();
    let ways = [
        Way::new("column sets", by_sets.len()),
        Way::new("written down, sizes agree on", agreeing),
    ];
    up.same("3x3 classes of first bands, written down", NOTHING, ways)?;

    let cyclic: Vec<Digit> = CYCLIC_BAND.chars().filter_map(Digit::from_symbol).collect();
    let most = bands.classes().iter().map(|class| &class.completions).max();
    let mut ways = vec![
        Way::perhaps("column sets", most.cloned()),
        Way::new("backtracking", completions::count(shape, &cyclic)),
    ];
    ways.extend(Way::published(published::most_completions(shape)));
    up.same("3x3 completions of 123456789/456789123/...", NOTHING, ways)
}

/// The grids whose first box is in order, as solutions of the puzzle that says so.
fn climb_solutions<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    for shape in [(2, 2), (2, 3), (3, 2)].map(shape) {
        let mut puzzle = Puzzle::empty(shape);
        for (cell, digit) in shape.cells_of(House::Box(0)).zip(Digit::all(shape.side())) {
            puzzle.set(cell, Some(digit));
        }
        let grids = column_sets::grids(shape);
        let ways = [
            Way::new("naive", naive::solutions(&puzzle).count()),
            Way::new("exact cover", Solver::new(shape).count(&puzzle, u64::MAX)),
            Way::new("in order", solve::solutions(&puzzle).count()),
            Way::perhaps("column sets", grids.map(|grids| grids / factorial(shape.side()))),
        ];
        let shares = "exact cover and in order: the cover, but not the choice of branches";
        up.same(format!("{shape} solutions, first box in order"), shares, ways)?;
    }
    Ok(())
}

/// Brute force at full size: first bands completed by backtracking.
pub(super) fn thorough<E>(up: &mut Up<'_, E>, progress: &dyn Progress) -> Result<(), E> {
    let two_by_four = shape((2, 4));
    let covers = FixedGrids::new(two_by_four).count(&Transformation::identity(two_by_four));
    let bands = column_sets::first_bands(two_by_four);
    let ways = [
        Way::perhaps("exact covers by templates", covers),
        Way::perhaps("column sets", bands.map(|bands| bands.reduced_grids())),
    ];
    up.same("2x4 reduced grids", NOTHING, ways)?;
    for shape in [two_by_four, Shape::CLASSIC] {
        let brute = completions::first_bands(shape, progress);
        let sets = column_sets::first_bands(shape).expect("both shapes have column sets");
        let pairs = sets.classes().iter().zip(brute.classes());
        let agree =
            pairs.filter(|(a, b)| (&a.size, &a.completions) == (&b.size, &b.completions)).count();
        let ways = [
            Way::new("column sets", sets.classes().len()),
            Way::new("backtracking agrees on", agree),
        ];
        up.same(format!("{shape} classes of first bands, completed"), NOTHING, ways)?;
        let mut ways =
            vec![Way::new("column sets", sets.grids()), Way::new("backtracking", brute.grids())];
        ways.extend(Way::published(published::grids(shape)));
        up.same(format!("{shape} grids"), SUM, ways)?;
    }
    Ok(())
}
