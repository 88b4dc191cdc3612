//! The ladder of cross-checks: every number by at least two ways.
//!
//! [`climb`] walks up the ladder and hands out each [`Rung`] as soon as it is compared.  What is
//! compared with what:
//!
//! * `groups`: orders of the symmetry groups, conjugacy classes.
//! * `grids`: the numbers of grids, first bands, the grids with a first box in order.
//! * `puzzles`: 3x3 puzzles, solved and counted.
//! * `fixed`: fixed grids, essentially different grids.
//! * `clues`: minimal puzzles, fewest clues.
//! * `catalogues`: canonical forms, ranks.

mod catalogues;
mod clues;
mod fixed;
mod grids;
mod groups;
mod puzzles;
mod rung;

pub use rung::{Rung, Told, Value, Way};

use ennea::Shape;
use ennea::progress::Progress;

/// How far up to climb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Height {
    /// The rungs that take seconds.
    Usual,
    /// Brute force on 2x4 and 3x3 as well: minutes on two cores.
    Top,
}

/// Climbs the ladder and hands each rung to `met`.
///
/// # Errors
/// That of `met`, at which the climb ends.
pub fn climb<E>(
    height: Height,
    progress: &dyn Progress,
    mut met: impl FnMut(Rung) -> Result<(), E>,
) -> Result<(), E> {
    let up: &mut Up<'_, E> = &mut met;
    groups::climb(up)?;
    grids::climb(up)?;
    puzzles::climb(up)?;
    fixed::climb(up)?;
    clues::climb(up)?;
    catalogues::climb(up)?;
    if height == Height::Top {
        catalogues::thorough(up, progress)?;
        fixed::thorough(up, progress)?;
        grids::thorough(up, progress)?;
    }
    Ok(())
}

/// A climb under way: what is done with each rung.
type Up<'a, E> = dyn FnMut(Rung) -> Result<(), E> + 'a;

/// A shape of the ladder.
fn shape((rows, columns): (usize, usize)) -> Shape {
    Shape::new(rows, columns).expect("a shape of the ladder")
}

#[cfg(test)]
mod tests;
