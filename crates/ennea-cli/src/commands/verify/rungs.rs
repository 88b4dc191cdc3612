//! The rungs of the ladder: what is compared with what.

use super::ladder::{Ladder, Way};
use crate::commands::census;
use crate::face::exit::Failure;
use ennea::count::first_bands::{self, FirstBands};
use ennea::count::fixed::{FixedGrids, orbit_filling};
use ennea::count::{burnside, column_sets, completions, enumerate, orbits};
use ennea::numbers::factorial;
use ennea::progress::Progress;
use ennea::published::{self, Published};
use ennea::solve::{self, Solver, naive};
use ennea::symmetry::closure::Closure;
use ennea::symmetry::stabiliser_chain::StabiliserChain;
use ennea::symmetry::{ConjugacyClass, CycleType, Group, Permutation, Transformation, generators};
use ennea::{Digit, House, Puzzle, Shape};
use num_bigint::BigUint;
use rayon::prelude::*;

fn shape(rows: usize, columns: usize) -> Shape {
    Shape::new(rows, columns).expect("a shape of the ladder")
}

/// What others published, as one more way.
fn published(value: Option<Published>) -> Option<Way<'static>> {
    value.map(|value| ("published", value.decimal.to_owned()))
}

fn with<'a>(mut ways: Vec<Way<'a>>, more: Option<Way<'a>>) -> Vec<Way<'a>> {
    ways.extend(more);
    ways
}

/// Orders of the groups, and their conjugacy classes.
pub(super) fn groups(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 2), (2, 3), (2, 4), (3, 3)] {
        let shape = shape(r, c);
        let group = Group::Whole;
        let closure = Closure::of(shape).expect("a small shape");
        let chain = StabiliserChain::of(shape.cells(), &generators::seed_generators(shape));
        let ways = vec![
            ("formula", group.order(shape).to_string()),
            ("breadth-first closure", closure.order().to_string()),
            ("stabiliser chain", chain.order().to_string()),
        ];
        ladder.same(
            &format!("{shape} symmetries of the cells"),
            &with(ways, published(published::group_order(shape))),
        )?;
        let cubelets = shape.cells() * shape.side();
        let chain = StabiliserChain::of(cubelets, &generators::cubelet_generators(shape));
        let ways = vec![
            ("formula", group.order_with_relabelling(shape).to_string()),
            ("stabiliser chain on cubelets", chain.order().to_string()),
        ];
        ladder.same(
            &format!("{shape} symmetries with relabelling"),
            &with(ways, published(published::group_order_with_relabelling(shape))),
        )?;
        let closed = closure.classes();
        let classes = group.classes(shape);
        let ways = vec![
            ("formula", classes.len().to_string()),
            ("conjugation closure", closed.len().to_string()),
        ];
        ladder.same(
            &format!("{shape} conjugacy classes"),
            &with(ways, published(published::conjugacy_classes(shape))),
        )?;
        let mut by_formula: Vec<(BigUint, CycleType)> =
            classes.iter().map(|class| (class.size().clone(), class.cycle_type())).collect();
        let mut by_closure: Vec<(BigUint, CycleType)> = closed
            .iter()
            .map(|class| (class.size.into(), class.representative.cycle_type()))
            .collect();
        by_formula.sort_unstable();
        by_closure.sort_unstable();
        let agreeing = by_formula.iter().zip(&by_closure).filter(|(a, b)| a == b).count();
        ladder.same(
            &format!("{shape} classes with equal size, cycle type"),
            &[("formula", classes.len().to_string()), ("closure agrees on", agreeing.to_string())],
        )?;
    }
    Ok(())
}

/// The numbers of grids.
pub(super) fn grids(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 2), (2, 3)] {
        let shape = shape(r, c);
        let identity = FixedGrids::new(shape).count(&Transformation::identity(shape));
        let relabellings = factorial(shape.side());
        let ways = vec![
            ("written down", enumerate::grids(shape).to_string()),
            ("bands", completions::first_bands(shape, &()).grids().to_string()),
            ("column sets", text(column_sets::grids(shape))),
            ("templates", text(identity.map(|reduced| relabellings * reduced))),
        ];
        ladder.same(&format!("{shape} grids"), &with(ways, published(published::grids(shape))))?;
    }
    let two_by_four = shape(2, 4);
    let ways = vec![
        ("column sets of two bands", text(column_sets::grids(two_by_four))),
        ("of four bands", text(column_sets::first_bands(two_by_four).map(|b| b.grids()))),
    ];
    ladder.same("2x4 grids", &with(ways, published(published::grids(two_by_four))))?;

    let classic = Shape::CLASSIC;
    let bands = column_sets::first_bands(classic).expect("3x3 has column sets");
    let ways = vec![("column sets", bands.grids().to_string())];
    ladder.same("3x3 grids", &with(ways, published(published::grids(classic))))?;
    let formula = first_bands::by_formula(classic).map(|all| all / factorial(9));
    let listed = first_bands::enumerated(classic);
    let ways = [
        ("column sets", bands.reduced().to_string()),
        ("formula", text(formula)),
        ("written down", listed.iter().map(|class| class.size).sum::<u64>().to_string()),
    ];
    ladder.same("3x3 reduced first bands", &ways)?;
    let mut by_list: Vec<BigUint> = listed.iter().map(|class| class.size.into()).collect();
    let mut by_sets: Vec<BigUint> = bands.classes().iter().map(|c| c.size.clone()).collect();
    by_list.sort_unstable();
    by_sets.sort_unstable();
    let agreeing = by_list.iter().zip(&by_sets).filter(|(a, b)| a == b).count();
    let ways = [
        ("column sets", by_sets.len().to_string()),
        ("written down, sizes agree on", agreeing.to_string()),
    ];
    ladder.same("3x3 classes of first bands, written down", &ways)?;
    most_completions(ladder, &bands)
}

/// The grids whose first box is in order, as solutions of the puzzle that says so.
pub(super) fn solutions(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 2), (2, 3), (3, 2)] {
        let shape = shape(r, c);
        let mut puzzle = Puzzle::empty(shape);
        for (cell, digit) in shape.cells_of(House::Box(0)).zip(Digit::all(shape.side())) {
            puzzle.set(cell, Some(digit));
        }
        let relabellings = factorial(shape.side());
        let ways = [
            ("naive", naive::solutions(&puzzle).count().to_string()),
            ("exact cover", Solver::new(shape).count(&puzzle, u64::MAX).to_string()),
            ("in order", solve::solutions(&puzzle).count().to_string()),
            ("column sets", text(column_sets::grids(shape).map(|grids| grids / relabellings))),
        ];
        ladder.same(&format!("{shape} solutions, first box in order"), &ways)?;
    }
    Ok(())
}

/// The cyclic band of 3x3, completed by brute force.
fn most_completions(ladder: &mut Ladder<'_>, bands: &FirstBands) -> Result<(), Failure> {
    let shape = Shape::CLASSIC;
    let cyclic: Vec<Digit> = (0..27).map(|k| Digit::from_index((k % 9 + k / 9 * 3) % 9)).collect();
    let most = bands.classes().iter().map(|class| &class.completions).max();
    let ways = vec![
        ("column sets", text(most)),
        ("backtracking", completions::count(shape, &cyclic).to_string()),
    ];
    ladder.same(
        "3x3 completions of 123456789/456789123/...",
        &with(ways, published(published::most_completions(shape))),
    )
}

/// The fixed grids of every class.
pub(super) fn fixed_grids(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 2), (2, 3), (3, 2)] {
        agree_on_fixed_grids(ladder, shape(r, c), &())?;
    }
    let shape = Shape::CLASSIC;
    let counter = FixedGrids::new(shape);
    let mut found: Vec<(BigUint, u128)> = Group::Whole
        .classes(shape)
        .par_iter()
        .filter_map(|class| Some((class.size().clone(), counter.count(class.representative())?)))
        .filter(|(_, fixed)| *fixed > 0)
        .collect();
    found.sort_unstable();
    let agreeing = published::FIXED_CLASSES
        .iter()
        .filter(|row| found.binary_search(&(row.size.into(), row.fixed.into())).is_ok())
        .count();
    let ways = [("exact covers", found.len().to_string()), ("published", agreeing.to_string())];
    ladder.same("3x3 classes with fixed grids, but identity", &ways)
}

/// Exact covers and filling, class by class.
fn agree_on_fixed_grids(
    ladder: &mut Ladder<'_>,
    shape: Shape,
    progress: &dyn Progress,
) -> Result<(), Failure> {
    let counter = FixedGrids::new(shape);
    let classes = Group::Whole.classes(shape);
    let small = shape.side() <= 6;
    let compared: Vec<&ConjugacyClass> =
        classes.iter().filter(|class| small || !class.representative().is_identity()).collect();
    progress.expect(compared.len() as u64);
    let agreeing = compared
        .par_iter()
        .with_max_len(1)
        .filter(|class| {
            let element = class.representative();
            let agree = counter.count(element) == Some(orbit_filling::count(element).into());
            progress.advance(1);
            agree
        })
        .count();
    let ways = [
        ("classes", compared.len().to_string()),
        ("exact covers agree with fillings on", agreeing.to_string()),
    ];
    let but = if small { "" } else { " (but identity)" };
    ladder.same(&format!("{shape} fixed grids of all classes{but}"), &ways)
}

/// Essentially different grids.
pub(super) fn essentially_different(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    let edges =
        [Permutation::from_cycles(4, &[&[0, 1, 2, 3]]), Permutation::from_cycles(4, &[&[0, 2]])];
    let square: Vec<Permutation> =
        (0..8).map(|k| edges[1].power(k / 4).then(&edges[0].power(k % 4))).collect();
    let joined = colourings_joined(&square);
    let burnside = burnside::colourings(&square, 2).map(|found| found.orbits.to_string());
    let ways = [
        ("Burnside", burnside.unwrap_or_else(|error| error.to_string())),
        ("joined", joined.to_string()),
    ];
    ladder.same("edges of a square in two colours", &ways)?;
    for (group, suffix) in [(Group::Whole, ""), (Group::WithoutTransposition, ", not transposed")] {
        for (r, c) in [(2, 2), (2, 3), (2, 4), (3, 3)] {
            let shape = shape(r, c);
            if group == Group::WithoutTransposition && !shape.is_square() {
                continue;
            }
            let mut ways = vec![("Burnside", text(census::essentially_different(shape, group)))];
            if shape.side() <= 6 {
                ways.push(("joined", orbits::grid_orbits(shape, group).len().to_string()));
            }
            ways.extend(published(match group {
                Group::Whole => published::essentially_different(shape),
                Group::WithoutTransposition => {
                    published::essentially_different_without_transposition(shape)
                }
            }));
            ladder.same(&format!("{shape} essentially different grids{suffix}"), &ways)?;
        }
    }
    Ok(())
}

/// Colourings of four points in two colours, joined into orbits one by one.
fn colourings_joined(group: &[Permutation]) -> usize {
    let image = |colouring: u32, g: &Permutation| {
        (0..4).fold(0, |image, point| image | (colouring >> point & 1) << g.image(point))
    };
    (0..16_u32).filter(|&c| group.iter().all(|g| image(c, g) >= c)).count()
}

/// The top of the ladder: brute force at full size.
pub(super) fn thorough(ladder: &mut Ladder<'_>) -> Result<(), Failure> {
    for (r, c) in [(2, 4), (3, 3)] {
        let shape = shape(r, c);
        let bar = ladder.bar("filling grids fixed by each class");
        agree_on_fixed_grids(ladder, shape, &bar)?;
    }
    let two_by_four = shape(2, 4);
    let covers = FixedGrids::new(two_by_four).count(&Transformation::identity(two_by_four));
    let ways = [
        ("exact covers by templates", text(covers)),
        ("column sets", text(column_sets::first_bands(two_by_four).map(|b| b.reduced_grids()))),
    ];
    ladder.same("2x4 reduced grids", &ways)?;
    for (r, c) in [(2, 4), (3, 3)] {
        let shape = shape(r, c);
        let bar = ladder.bar("completing first bands by backtracking");
        let brute = completions::first_bands(shape, &bar);
        drop(bar);
        let sets = column_sets::first_bands(shape).expect("both shapes have column sets");
        let same = |a: &FirstBands, b: &FirstBands| {
            let pairs = a.classes().iter().zip(b.classes());
            pairs.filter(|(a, b)| (&a.size, &a.completions) == (&b.size, &b.completions)).count()
        };
        let ways = [
            ("column sets", sets.classes().len().to_string()),
            ("backtracking agrees on", same(&sets, &brute).to_string()),
        ];
        ladder.same(&format!("{shape} classes of first bands, completed"), &ways)?;
        let ways = [
            ("column sets", sets.grids().to_string()),
            ("backtracking", brute.grids().to_string()),
        ];
        ladder.same(
            &format!("{shape} grids"),
            &with(ways.to_vec(), published(published::grids(shape))),
        )?;
    }
    Ok(())
}

/// The number in decimal; a number that is missing differs from all others.
fn text<T: ToString>(number: Option<T>) -> String {
    number.map_or("missing".to_owned(), |number| number.to_string())
}
