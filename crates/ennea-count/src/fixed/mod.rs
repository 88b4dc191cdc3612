//! Fixed grids: those that a cell move leaves as they are, up to relabelling.
//!
//! A cell move g fixes a grid up to relabelling if some relabelling s brings the moved grid back.
//! Grids that differ by relabelling count once: fix(g) is a number of reduced grids.  Then
//!
//! ```text
//!   essentially different grids = 1/|G| sum over g of fix(g)
//! ```
//!
//! * [`relabellings`]: which cycle types s can have at all.  A test in microseconds that leaves
//!   exactly the 27 classes of 3x3 that have fixed grids, of 275.
//! * [`template_orbits`]: the digits of one cycle of s stand on the images of one template.
//! * [`covers`]: a fixed grid is an exact cover of the cells by such orbits; they are counted.
//! * [`orbit_filling`](super::oracles::orbit_filling): the oracle, which fills cells one by one.
//!
//! Source of the problem: `[RJ2006]`; the count by exact covers is ours.

pub mod relabellings;
pub mod template_orbits;

use crate::covers;
use crate::each::each;
use ennea_base::Shape;
use ennea_base::progress::{Progress, Stopped, StopsOnly};
use ennea_symmetry::{Centralisers, ConjugacyClass, Group, Permutation, Transformation};
use num_bigint::BigUint;
use template_orbits::TemplateOrbits;

/// Counts the fixed grids of one cell move after another, for one shape.
///
/// ```
/// use ennea::{Shape, count::fixed::FixedGrids, symmetry::Transformation};
/// let shape = Shape::CLASSIC;
/// let quarter_turn = Transformation::quarter_turn(shape).unwrap();
/// assert_eq!(FixedGrids::new(shape).count(&quarter_turn, &()), Ok(Some(13056)));
/// ```
#[derive(Debug)]
pub struct FixedGrids {
    centralisers: Centralisers,
}

impl FixedGrids {
    /// A counter for this shape.  Cost: that of listing (R!)^C C! + (C!)^R R! permutations.
    pub fn new(shape: Shape) -> Self {
        Self { centralisers: Centralisers::new(shape) }
    }

    /// The number of reduced grids that the cell move fixes up to relabelling; its own
    /// relabelling does not matter.  `None` if it has more than 64 orbits of cells (for 3x3: only
    /// the identity, which fixes all of them).
    ///
    /// Cost: 3x3 at most 50 ms for a class, 2x4 at most 20 ms; 2x4 with the identity 20 s.
    ///
    /// # Errors
    /// [`Stopped`], soon after the progress says so.
    ///
    /// # Panics
    /// If the shape is another one, or the number needs more than 128 bits.
    pub fn count(
        &self,
        element: &Transformation,
        progress: &dyn Progress,
    ) -> Result<Option<u128>, Stopped> {
        progress.go_on()?;
        assert_eq!(self.centralisers.shape(), element.shape(), "a cell move of the shape");
        let types = relabellings::cycle_types(element);
        if types.is_empty() {
            return Ok(Some(0));
        }
        let Some(orbits) = TemplateOrbits::new(element, &types) else { return Ok(None) };
        let symmetries = if orbits.is_worth_symmetry() {
            orbits.act(&self.centralisers.some_of(element))
        } else {
            vec![Permutation::identity(orbits.orbit_count())]
        };
        let parts = &StopsOnly(progress);
        covers::count(orbits.orbit_count(), orbits.pieces(), &symmetries, parts).map(Some)
    }

    /// The fixed grids of all conjugacy classes of a group; `None` if an element but the identity
    /// has more than 64 orbits of cells.  The identity, whose class comes first, fixes all of the
    /// reduced grids; their number is known by faster ways, so it is given.
    ///
    /// Cost: that of [`FixedGrids::count`] for each class; all cores share them.
    ///
    /// # Errors
    /// [`Stopped`], soon after the progress says so.
    pub fn of_classes(
        &self,
        group: Group,
        reduced: &BigUint,
        progress: &dyn Progress,
    ) -> Result<Option<Vec<CountedClass>>, Stopped> {
        let counted = each(group.classes(self.centralisers.shape()), progress, |class| {
            let element = class.representative();
            let fixed = if element.is_identity() {
                Some(reduced.clone())
            } else {
                self.count(element, progress)?.map(BigUint::from)
            };
            Ok(fixed.map(|fixed| CountedClass { class, fixed }))
        })?;
        Ok(counted.into_iter().collect())
    }
}

/// A conjugacy class with its fixed grids.
#[derive(Clone, Debug)]
pub struct CountedClass {
    /// The class.
    pub class: ConjugacyClass,
    /// Number of reduced grids that each of its elements fixes.
    pub fixed: BigUint,
}

impl CountedClass {
    /// Its size and its fixed grids: a term of Burnside's sum.
    pub fn term(&self) -> (BigUint, BigUint) {
        (self.class.size().clone(), self.fixed.clone())
    }
}
