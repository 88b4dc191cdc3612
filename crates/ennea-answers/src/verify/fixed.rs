//! The rungs of fixed grids, and of the essentially different grids that follow from them.

use super::groups::class_count;
use super::rung::{NOTHING, Value, sorted};
use super::{Up, Wanted};
use crate::census::symmetries_of_a_square;
use ennea::Shape;
use ennea::count::fixed::FixedGrids;
use ennea::count::oracles::orbit_filling;
use ennea::count::oracles::orbits;
use ennea::count::{burnside, column_sets, essentially_different};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea::published::{self, FIXED_CLASSES};
use ennea::rules::Rules;
use ennea::symmetry::{Group, Permutation, Transformation};
use num_bigint::BigUint;
use rayon::prelude::*;

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(2, 2), (2, 3), (3, 2)]) {
        climb_fillings(up, shape)?;
    }
    if up.wanted.has(Shape::CLASSIC) {
        climb_published(up, Shape::CLASSIC)?;
    }
    if !matches!(up.wanted, Wanted::About(_)) {
        climb_square(up)?;
    }
    climb_essentially_different(up)
}

/// The fixed grids of 3x3, against the published ones: the classes that fix some, and how many
/// moves are in all other classes.
fn climb_published(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let class = |size: BigUint, transposes: bool, fixed: BigUint| {
        let kind = if transposes { "transposing moves" } else { "moves" };
        Value::number(format!("{size} {kind}"), fixed)
    };
    let with_others = |classes: Vec<Value>, others: BigUint| {
        let mut values = sorted(classes.into_iter());
        values.push(Value::number("moves that fix none", others));
        values
    };
    up.list("3x3 fixed grids of the classes that fix some", FIXED_CLASSES.len() + 1)
        .list("exact covers", || {
            let reduced = column_sets::grids(shape)? / factorial(shape.side());
            let counted = FixedGrids::new(shape).of_classes(Group::Whole, &reduced, &()).ok()??;
            let (none, some): (Vec<_>, Vec<_>) =
                counted.into_iter().partition(|it| it.fixed == BigUint::ZERO);
            let some = some
                .into_iter()
                .map(|it| class(it.class.size().clone(), it.class.transposes(), it.fixed));
            Some(with_others(some.collect(), none.iter().map(|it| it.class.size()).sum()))
        })
        .list("published", || {
            let some =
                FIXED_CLASSES.map(|it| class(it.size.into(), it.transposes, it.fixed.into()));
            let order = published::group_order(shape)?.value();
            let moves: u64 = FIXED_CLASSES.iter().map(|it| it.size).sum();
            Some(with_others(some.to_vec(), order - moves))
        })
        .compare(NOTHING, up)
}

/// Exact covers and filling, class by class; of large shapes the identity fixes too many grids to
/// fill them.
fn climb_fillings(up: &mut Up<'_>, shape: Shape) -> Result<(), Stopped> {
    let small = shape.side() <= 6;
    let progress: &dyn Progress = if small { &() } else { up.progress };
    let is_compared = |element: &Transformation| small || !element.is_identity();
    let (but, left_out) = if small { ("", 0) } else { (" but the identity", 1) };
    up.list(format!("{shape} fixed grids of all classes{but}"), class_count(shape) - left_out)
        .list("exact covers", || {
            let counter = FixedGrids::new(shape);
            let identity = Transformation::identity(shape);
            let reduced = match small {
                true => counter.count(&identity, &()).ok()??.into(),
                false => BigUint::ZERO,
            };
            let counted = counter.of_classes(Group::Whole, &reduced, &()).ok()??.into_iter();
            let counted = counted.filter(|it| is_compared(it.class.representative()));
            Some(counted.map(|it| Value::number(it.class.representative(), it.fixed)).collect())
        })
        .list("cell by cell", || {
            let plain = Rules::plain(shape);
            let classes = Group::Whole.classes(shape);
            let elements: Vec<&Transformation> =
                classes.iter().map(|it| it.representative()).filter(|it| is_compared(it)).collect();
            progress.expect(elements.len() as u64);
            let fill = |&element: &&Transformation| {
                let fixed = orbit_filling::count(plain, &element.cell_permutation());
                progress.advance(1);
                (!progress.is_stopped()).then(|| Value::number(element, fixed))
            };
            elements.par_iter().with_max_len(1).map(fill).collect()
        })
        .compare("the list of classes, whose length is known without it", up)
}

/// Burnside's lemma where orbits can be joined by hand.
fn climb_square(up: &mut Up<'_>) -> Result<(), Stopped> {
    let square = symmetries_of_a_square();
    let image = |colouring: u32, g: &Permutation| {
        (0..4).fold(0, |image, point| image | (colouring >> point & 1) << g.image(point))
    };
    let is_least = |&c: &u32| square.iter().all(|g| image(c, g) >= c);
    up.number("edges of a square in two colours")
        .perhaps("Burnside", || burnside::colourings(&square, 2).ok().map(|found| found.orbits))
        .way("joined", || (0..16).filter(is_least).count())
        .compare("the elements of the group", up)
}

fn climb_essentially_different(up: &mut Up<'_>) -> Result<(), Stopped> {
    for group in [Group::Whole, Group::WithoutTransposition] {
        for shape in up.wanted.among([(2, 2), (2, 3), (2, 4), (3, 3)]) {
            let (suffix, published) = match group {
                Group::Whole => ("", published::essentially_different(shape)),
                Group::WithoutTransposition if !shape.is_square() => continue,
                Group::WithoutTransposition => (
                    ", not transposed",
                    published::essentially_different_without_transposition(shape),
                ),
            };
            let mut asked = up
                .number(format!("{shape} essentially different grids{suffix}"))
                .perhaps("Burnside", || essentially_different(shape, group));
            if shape.side() <= 6 {
                asked = asked.way("joined", || orbits::grid_orbits(shape, group).len());
            }
            asked.published(published).compare(NOTHING, up)?;
        }
    }
    Ok(())
}

/// Fixed grids filled cell by cell at full size.
pub(super) fn thorough(up: &mut Up<'_>) -> Result<(), Stopped> {
    up.wanted.among([(2, 4), (3, 3)]).try_for_each(|shape| climb_fillings(up, shape))
}
