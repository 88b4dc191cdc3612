//! The rungs of Latin squares, the shapes 1xN: their number, their isotopy classes and main
//! classes.

use super::Up;
use super::rung::NOTHING;
use ennea::count::essentially_different;
use ennea::count::latin::{self, Kinds};
use ennea::progress::{Stopped, to_the_end};
use ennea::published;
use ennea::symmetry::Group;
use std::cell::LazyCell;

/// The order up to which all squares are joined: 1,344 with a first row in order for N = 5.
const JOINED_MAX: usize = 5;

pub(super) fn climb(up: &mut Up<'_>) -> Result<(), Stopped> {
    for shape in up.wanted.among([(1, 4), (1, 5), (1, 6), (1, 7)]) {
        let n = shape.side();
        up.number(format!("{shape} Latin squares"))
            .way("column sets of half the rows", || to_the_end(|p| latin::count(n, p)).squares)
            .way("row by row", || latin::row_by_row(n).squares)
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
        let burnside = LazyCell::new(|| essentially_different(shape, Group::WithoutTransposition));
        let joined = LazyCell::new(|| latin::joined_classes(n));
        let mut isotopy =
            up.number(format!("{shape} isotopy classes")).perhaps("Burnside", || burnside.clone());
        let mut main = up.number(format!("{shape} main classes")).perhaps("Burnside", || {
            let isotopy = burnside.as_ref()?;
            to_the_end(|progress| Kinds::count(n, isotopy, progress)).main_classes().ok()
        });
        if n <= JOINED_MAX {
            isotopy = isotopy.way("joined", || joined[0]);
            main = main.way("joined", || joined[2]);
        }
        isotopy.published(published::essentially_different(shape)).compare(NOTHING, up)?;
        main.published(published::latin::main_classes(n)).compare(NOTHING, up)?;
    }
    Ok(())
}
