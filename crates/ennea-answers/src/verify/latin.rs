//! The rungs of Latin squares, the shapes 1xN: their number, their isotopy classes and main classes.

use super::rung::NOTHING;
use super::{Rung, Up, Wanted};
use ennea::count::essentially_different;
use ennea::count::latin::{self, Kinds};
use ennea::progress::to_the_end;
use ennea::published;
use ennea::symmetry::Group;

/// The order up to which all squares are joined: 1,344 with a first row in order for N = 5.
const JOINED_MAX: usize = 5;

pub(super) fn climb<E>(up: &mut Up<'_, E>, wanted: &Wanted) -> Result<(), E> {
    for shape in wanted.among([(1, 4), (1, 5), (1, 6), (1, 7)]) {
        let n = shape.side();
        Rung::new(format!("{shape} Latin squares"))
            .way("column sets of half the rows", to_the_end(|p| latin::count(n, p)).squares)
            .way("row by row", latin::row_by_row(n).squares)
            .published(published::grids(shape))
            .compare(NOTHING, up)?;
        let isotopy = essentially_different(shape, Group::WithoutTransposition);
        let main = isotopy.as_ref().and_then(|isotopy| {
            to_the_end(|progress| Kinds::count(n, isotopy, progress)).main_classes().ok()
        });
        let mut of_isotopy =
            Rung::new(format!("{shape} isotopy classes")).perhaps("Burnside", isotopy);
        let mut of_main = Rung::new(format!("{shape} main classes")).perhaps("Burnside", main);
        if n <= JOINED_MAX {
            let [isotopy, _, main] = latin::joined_classes(n);
            of_isotopy = of_isotopy.way("joined", isotopy);
            of_main = of_main.way("joined", main);
        }
        of_isotopy.published(published::essentially_different(shape)).compare(NOTHING, up)?;
        of_main.published(published::latin::main_classes(n)).compare(NOTHING, up)?;
    }
    Ok(())
}
