//! The ladder of cross-checks: every number by at least two ways.
//!
//! [`climb`] walks up the ladder and hands out each [`Rung`] as soon as it is compared.  What is
//! compared with what:
//!
//! * `groups`: orders of the symmetry groups, conjugacy classes.
//! * `estimates`: estimates, and the numbers that they are of.
//! * `grids`: the numbers of grids, first bands, the grids with a first box in order.
//! * `puzzles`: 3x3 puzzles, solved and counted.
//! * `latin`: Latin squares, and their isotopy classes.
//! * `fixed`: fixed grids, essentially different grids.
//! * `clues`: minimal puzzles, fewest clues.
//! * `catalogues`: canonical forms, ranks.

mod catalogues;
mod clues;
mod estimates;
mod fixed;
mod grids;
mod groups;
mod latin;
mod puzzles;
mod rung;

pub use rung::{Rung, Told, Value, Way};

use crate::refusal::Refusal;
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

/// The shapes that rungs are about.
const SHAPES: [(usize, usize); 9] =
    [(1, 4), (1, 5), (1, 6), (1, 7), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3)];

/// Which rungs are climbed.
#[derive(Clone, Debug, Default)]
pub struct Wanted(Vec<Shape>);

impl Wanted {
    /// The rungs about these shapes, lying or standing; all rungs if there are none.
    ///
    /// # Errors
    /// If there are no rungs about one of them.
    pub fn new(shapes: Vec<Shape>) -> Result<Self, Refusal> {
        let wanted = Self(shapes);
        let has_rungs =
            |shape: &&Shape| SHAPES.iter().any(|&known| is_like(**shape, self::shape(known)));
        match wanted.0.iter().find(|shape| !has_rungs(shape)) {
            None => Ok(wanted),
            Some(shape) => Err(Refusal::new(format!(
                "no rung of the ladder is about {shape}\n  hint: give 2x2, 2x3, 2x4, 3x3 or \
                 1x4 to 1x7, or several of them"
            ))),
        }
    }

    /// Whether the rungs about this shape are wanted.
    fn has(&self, shape: Shape) -> bool {
        self.0.is_empty() || self.0.iter().any(|&wanted| is_like(wanted, shape))
    }

    /// Those of these shapes whose rungs are wanted.
    fn among<const N: usize>(&self, shapes: [(usize, usize); N]) -> impl Iterator<Item = Shape> {
        shapes.into_iter().map(shape).filter(|&shape| self.has(shape))
    }
}

fn is_like(a: Shape, b: Shape) -> bool {
    a == b || a == b.transposed()
}

/// Climbs the ladder and hands each rung to `met`.
///
/// # Errors
/// That of `met`, at which the climb ends.
pub fn climb<E>(
    height: Height,
    wanted: &Wanted,
    progress: &dyn Progress,
    mut met: impl FnMut(Rung) -> Result<(), E>,
) -> Result<(), E> {
    let up: &mut Up<'_, E> = &mut met;
    groups::climb(up, wanted)?;
    grids::climb(up, wanted)?;
    estimates::climb(up, wanted)?;
    puzzles::climb(up, wanted)?;
    latin::climb(up, wanted)?;
    fixed::climb(up, wanted)?;
    clues::climb(up, wanted)?;
    catalogues::climb(up, wanted)?;
    if height == Height::Top {
        catalogues::thorough(up, wanted, progress)?;
        fixed::thorough(up, wanted, progress)?;
        grids::thorough(up, wanted, progress)?;
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
