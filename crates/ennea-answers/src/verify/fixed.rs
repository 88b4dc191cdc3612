//! The rungs of fixed grids, and of the essentially different grids that follow from them.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use crate::census::symmetries_of_a_square;
use ennea::Shape;
use ennea::count::fixed::{FixedGrids, orbit_filling};
use ennea::count::{burnside, essentially_different, orbits};
use ennea::progress::Progress;
use ennea::published::{self, FIXED_CLASSES};
use ennea::rules::Rules;
use ennea::symmetry::{ConjugacyClass, Group, Permutation};
use num_bigint::BigUint;
use rayon::prelude::*;

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(2, 2), (2, 3), (3, 2)]) {
        climb_fillings(up, shape, &())?;
    }
    if wanted.has(Shape::CLASSIC) {
        climb_published(up, Shape::CLASSIC)?;
    }
    if wanted.0.is_empty() {
        climb_square(up)?;
    }
    climb_essentially_different(up, wanted)
}

/// The fixed grids of 3x3, against the published ones.
fn climb_published<E>(up: &mut Up<'_, E>, shape: Shape) -> Result<(), E> {
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
    Rung::new("3x3 classes with fixed grids, but identity")
        .way("exact covers", found.len())
        .way("published", agreeing)
        .compare(NOTHING, up)
}

/// Exact covers and filling, class by class.
fn climb_fillings<E>(up: &mut Up<'_, E>, shape: Shape, progress: &dyn Progress) -> Result<(), E> {
    let (counter, plain) = (FixedGrids::new(shape), Rules::plain(shape));
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
            let filled = orbit_filling::count(plain, &element.cell_permutation());
            let agree = counter.count(element) == Some(filled.into());
            progress.advance(1);
            agree
        })
        .count();
    let but = if small { "" } else { " (but identity)" };
    Rung::new(format!("{shape} fixed grids of all classes{but}"))
        .way("classes", compared.len())
        .way("exact covers agree with fillings on", agreeing)
        .compare(NOTHING, up)
}

/// Burnside's lemma where orbits can be joined by hand.
fn climb_square<E>(up: &mut Up<'_, E>) -> Result<(), E> {
    let square = symmetries_of_a_square();
    let burnside = burnside::colourings(&square, 2).ok();
    let image = |colouring: u32, g: &Permutation| {
        (0..4).fold(0, |image, point| image | (colouring >> point & 1) << g.image(point))
    };
    let is_least = |&c: &u32| square.iter().all(|g| image(c, g) >= c);
    Rung::new("edges of a square in two colours")
        .perhaps("Burnside", burnside.map(|found| found.orbits))
        .way("joined", (0..16).filter(is_least).count())
        .compare("the elements of the group", up)
}

fn climb_essentially_different<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for group in [Group::Whole, Group::WithoutTransposition] {
        for shape in wanted.among([(2, 2), (2, 3), (2, 4), (3, 3)]) {
            let (suffix, published) = match group {
                Group::Whole => ("", published::essentially_different(shape)),
                Group::WithoutTransposition if !shape.is_square() => continue,
                Group::WithoutTransposition => (
                    ", not transposed",
                    published::essentially_different_without_transposition(shape),
                ),
            };
            let mut rung = Rung::new(format!("{shape} essentially different grids{suffix}"))
                .perhaps("Burnside", essentially_different(shape, group));
            if shape.side() <= 6 {
                rung = rung.way("joined", orbits::grid_orbits(shape, group).len());
            }
            rung.published(published).compare(NOTHING, up)?;
        }
    }
    Ok(())
}

/// Fixed grids filled cell by cell at full size.
pub(super) fn thorough<E>(
    up: &mut Up<'_, E>,
    wanted: &Wanted,
    progress: &dyn Progress,
) -> Result<(), E> {
    wanted.among([(2, 4), (3, 3)]).try_for_each(|shape| climb_fillings(up, shape, progress))
}
