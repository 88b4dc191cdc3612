//! All grids of a shape, numbered; and drawn exactly uniformly.
//!
//! [`Ranks`] is the door: the *rank* of a grid is its number among all grids of its shape, from 0 on;
//! to *unrank* a number is to make the grid that has it.  Every number below the number of grids is
//! that of one grid, so unranking a random number draws a grid, each as likely as the others.
//!
//! Each shape has its own order, which is kept for ever:
//!
//! | shapes | method | order |
//! |---|---|---|
//! | sides up to 5; 2x3, 3x2 | `listed` | by the first box, then by the reduced grids in increasing order |
//! | 2x4, 4x2 | `two_bands` | by column sets |
//! | 3x3 | `three_bands` | by the first box, the first band, then by column sets |

mod classic;
mod fillings;
mod listed;
mod permutations;
mod two_bands;

use classic::ClassicRanks;
use ennea_base::random::SplitMix64;
use ennea_base::{Grid, Shape};
use listed::Listed;
use std::fmt;
use two_bands::TwoBands;

/// The grids of a shape by number.
///
/// ```
/// use ennea::{Grid, Shape, catalog::grids::Ranks};
/// let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
/// assert_eq!(ranks.count(), 6_670_903_752_021_072_936_960);
/// let grid: Grid =
///     "812753649943682175675491283154237896369845721287169534521974368438526917796318452".parse()?;
/// let rank = ranks.rank(&grid);
/// assert_eq!(ranks.unrank(rank), Some(grid));
/// assert_eq!(ranks.unrank(ranks.count()), None);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub struct Ranks {
    shape: Shape,
    method: Method,
}

enum Method {
    Listed(Listed),
    TwoBands(Box<TwoBands<8>>),
    ClassicRanks(Box<ClassicRanks>),
}

impl Ranks {
    /// The tables for a shape; `None` for a shape that is not served: see the
    /// [module](self).
    ///
    /// Cost: 3x3 some 5 ms and 2 MB, 2x4 some 0.1 s and 0.5 MB, 2x3 some 15 ms and 3 MB.
    pub fn new(shape: Shape) -> Option<Self> {
        let method = match (shape.box_rows(), shape.box_columns()) {
            (3, 3) => Method::ClassicRanks(Box::new(ClassicRanks::new())),
            (2, 4) | (4, 2) => Method::TwoBands(Box::new(TwoBands::new())),
            (2, 3) | (3, 2) => Method::Listed(Listed::new(shape)),
            _ if shape.side() <= 5 => Method::Listed(Listed::new(shape)),
            _ => return None,
        };
        Some(Self { shape, method })
    }

    /// The shape of the grids.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Number of grids of the shape.
    pub fn count(&self) -> u128 {
        match &self.method {
            Method::Listed(grids) => grids.count(),
            Method::TwoBands(grids) => grids.count(),
            Method::ClassicRanks(grids) => grids.count(),
        }
    }

    /// The number of a grid, below [`Ranks::count`].
    ///
    /// Cost: 3x3 three microseconds, 2x4 a tenth of a millisecond.
    ///
    /// # Panics
    /// If the grid has another shape.
    pub fn rank(&self, grid: &Grid) -> u128 {
        assert_eq!(grid.shape(), self.shape, "grids are ranked among those of their shape");
        match &self.method {
            Method::Listed(grids) => grids.rank(grid),
            Method::TwoBands(grids) => grids.rank(grid),
            Method::ClassicRanks(grids) => grids.rank(grid),
        }
    }

    /// The grid with this number; `None` if no grid has it.
    ///
    /// Cost: that of [`Ranks::rank`].
    pub fn unrank(&self, index: u128) -> Option<Grid> {
        (index < self.count()).then(|| match &self.method {
            Method::Listed(grids) => grids.unrank(index),
            Method::TwoBands(grids) => grids.unrank(self.shape, index),
            Method::ClassicRanks(grids) => grids.unrank(index),
        })
    }

    /// A random grid, each as likely as the others.
    ///
    /// ```
    /// use ennea::{Shape, catalog::grids::Ranks, random::SplitMix64};
    /// let ranks = Ranks::new(Shape::CLASSIC).expect("3x3 is served");
    /// let mut random = SplitMix64::new(1);
    /// assert_ne!(ranks.sample(&mut random), ranks.sample(&mut random));
    /// ```
    pub fn sample(&self, random: &mut SplitMix64) -> Grid {
        self.unrank(random.below_u128(self.count())).expect("the number is below the count")
    }
}

impl fmt::Debug for Ranks {
    /// The shape and the number of grids; the tables are long.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ranks").field("shape", &self.shape).field("count", &self.count()).finish()
    }
}

#[cfg(test)]
mod tests;
