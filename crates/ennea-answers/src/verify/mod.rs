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

mod apart;
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
use ennea::progress::{Progress, Stopped};
use ennea_words::gaps;
use rung::Asked;

/// Height up to which to climb.
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

/// Rungs that are climbed.
#[derive(Clone, Debug, Default)]
pub enum Wanted {
    /// All.
    #[default]
    All,
    /// Rungs about some shapes.
    About(Vec<Shape>),
    /// Each kind of rung once, about the smallest things that its code serves.
    #[cfg(test)]
    Smallest,
}

impl Wanted {
    /// The rungs about these shapes, lying or standing; all rungs if there are none.
    ///
    /// # Errors
    /// If there are no rungs about one of them.
    pub fn new(shapes: Vec<Shape>) -> Result<Self, Refusal> {
        let has_rungs =
            |shape: &&Shape| SHAPES.iter().any(|&known| is_like(**shape, self::shape(known)));
        match shapes.iter().find(|shape| !has_rungs(shape)) {
            None if shapes.is_empty() => Ok(Self::All),
            None => Ok(Self::About(shapes)),
            Some(&shape) => Err(Refusal::hinted("no-rung", move |_| gaps!(shape))),
        }
    }

    /// Tests whether the rungs about this shape are climbed.
    fn has(&self, shape: Shape) -> bool {
        match self {
            Self::About(shapes) => shapes.iter().any(|&wanted| is_like(wanted, shape)),
            _ => true,
        }
    }

    /// As many as are wanted of the things that a kind of rung is about, the smallest first.
    fn first<T, const N: usize>(&self, things: [T; N]) -> impl Iterator<Item = T> {
        let wanted = match self {
            #[cfg(test)]
            Self::Smallest => 1,
            _ => N,
        };
        things.into_iter().take(wanted)
    }

    /// The shapes among these whose rungs are wanted.
    fn among<const N: usize>(&self, shapes: [(usize, usize); N]) -> impl Iterator<Item = Shape> {
        self.first(shapes).map(shape).filter(|&shape| self.has(shape))
    }
}

fn is_like(a: Shape, b: Shape) -> bool {
    a == b || a == b.transposed()
}

/// Climbs the ladder and hands each rung to `met`.
///
/// The climb is made on a thread of its own, which is left behind where `progress` says to stop: it
/// ends there with the rung that it is at.
///
/// # Errors
/// That of `met`, at which the climb ends; or [`Stopped`], if the progress says so.
pub fn climb<E: From<Stopped>>(
    height: Height,
    wanted: &Wanted,
    progress: &dyn Progress,
    met: impl FnMut(Rung) -> Result<(), E>,
) -> Result<(), E> {
    let wanted = wanted.clone();
    apart::work(progress, met, move |progress, met| {
        rungs(height, &mut Up { wanted: &wanted, progress, met })
    })
}

/// Each rung of the ladder.
fn rungs(height: Height, up: &mut Up<'_>) -> Result<(), Stopped> {
    groups::climb(up)?;
    grids::climb(up)?;
    estimates::climb(up)?;
    puzzles::climb(up)?;
    latin::climb(up)?;
    fixed::climb(up)?;
    clues::climb(up)?;
    catalogues::climb(up)?;
    if height == Height::Top {
        catalogues::thorough(up)?;
        fixed::thorough(up)?;
        grids::thorough(up)?;
    }
    Ok(())
}

/// A climb under way.
struct Up<'a> {
    /// The rungs to climb.
    wanted: &'a Wanted,
    progress: &'a dyn Progress,
    /// Function that is called with each rung.
    met: &'a mut dyn FnMut(Rung) -> Result<(), Stopped>,
}

impl<'a> Up<'a> {
    /// A question about one number.
    fn number(&self, question: impl Into<String>) -> Asked<'a> {
        self.list(question, 1)
    }

    /// A question about this many things, a value for each; the rules say how many, no way does.
    fn list(&self, question: impl Into<String>, expected: usize) -> Asked<'a> {
        Asked::new(question.into(), expected, self.progress)
    }
}

/// A shape of the ladder.
fn shape((rows, columns): (usize, usize)) -> Shape {
    Shape::new(rows, columns).expect("a shape of the ladder")
}

#[cfg(test)]
mod tests;
