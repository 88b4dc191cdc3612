//! The rungs of fixed grids, and of the essentially different grids that follow from them.

use super::{NOTHING, Up, Way, shape};
use crate::census::symmetries_of_a_square;
use ennea::Shape;
use ennea::count::fixed::{FixedGrids, orbit_filling};
use ennea::count::{burnside, essentially_different, orbits};
use ennea::progress::Progress;
use ennea::published::{self, FIXED_CLASSES};
use ennea::symmetry::{ConjugacyClass, Group, Permutation};
use num_bigint::BigUint;
use rayon::prelude::*;

pub(super) fn climb<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    for shape in [(2, 2), (2, 3), (3, 2)].map(shape) {
        climb_fillings(up, shape, &())?;
    }
    let shape = Shape::CLASSIC;
    // The identity, for which no number is given, counts as fixing none.
    let classes = FixedGrids::new(shape).of_classes(Group::Whole, &BigUint::ZERO);
    let mut found: Vec<(BigUint, BigUint)> =
        classes.iter().flatten().map(|counted| counted.term()).collect();
    found.retain(|(_, fixed)| *fixed != BigUint::ZERO);
    found.sort_unstable();
    let agreeing = FIXED_CLASSES
        .iter()
        .filter(|row| found.binary_search(&(row.size.into(), row.fixed.into())).is_ok())
        .count();
    let ways = [Way::new("exact covers", found.len()), Way::new("published", agreeing)];
    up.same("3x3 classes with fixed grids, but identity", NOTHING, ways)?;
    climb_square(up)?;
    climb_essentially_different(up)
}

/// Exact covers and filling, class by class.
fn climb_fillings<E>(up: &mut Up<'_, E>, shape: Shape, progress: &dyn Progress) -> Result<(), E> {
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
        Way::new("classes", compared.len()),
        Way::new("exact covers agree with fillings on", agreeing),
    ];
    let but = if small { "" } else { " (but identity)" };
    up.same(format!("{shape} fixed grids of all classes{but}"), NOTHING, ways)
}

/// Burnside's lemma where orbits can be joined by hand.
fn climb_square<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    let square = symmetries_of_a_square();
    let burnside = burnside::colourings(&square, 2).ok();
    let image = |colouring: u32, g: &Permutation| {
        (0..4).fold(0, |image, point| image | (colouring >> point & 1) << g.image(point))
    };
    let is_least = |&c: &u32| square.iter().all(|g| image(c, g) >= c);
    let ways = [
        Way::perhaps("Burnside", burnside.map(|found| found.orbits)),
        Way::new("joined", (0..16).filter(is_least).count()),
    ];
    up.same("edges of a square in two colours", "the elements of the group", ways)
}

fn climb_essentially_different<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    for group in [Group::Whole, Group::WithoutTransposition] {
        for shape in [(2, 2), (2, 3), (2, 4), (3, 3)].map(shape) {
            let (suffix, published) = match group {
                Group::Whole => ("", published::essentially_different(shape)),
                Group::WithoutTransposition if !shape.is_square() => continue,
                Group::WithoutTransposition => (
                    ", not transposed",
                    published::essentially_different_without_transposition(shape),
                ),
            };
            let mut ways = vec![Way::perhaps("Burnside", essentially_different(shape, group))];
            if shape.side() <= 6 {
                ways.push(Way::new("joined", orbits::grid_orbits(shape, group).len()));
            }
            ways.extend(Way::published(published));
            up.same(format!("{shape} essentially different grids{suffix}"), NOTHING, ways)?;
        }
    }
    Ok(())
}

/// Fixed grids filled cell by cell at full size.
pub(super) fn thorough<E>(up: &mut Up<'_, E>, progress: &dyn Progress) -> Result<(), E> {
    climb_fillings(up, shape((2, 4)), progress)?;
    climb_fillings(up, Shape::CLASSIC, progress)
}
