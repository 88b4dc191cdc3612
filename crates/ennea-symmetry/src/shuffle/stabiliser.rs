//! The moves that leave a grid as it is.
//!
//! They come from the automorphism group, as a stabiliser chain whose base starts with the chutes: what
//! fixes all of these is the second part of the chain, so nothing is listed for it.
//!
//! Cost: that of the automorphisms, milliseconds for 3x3.  Oracle: all cell moves tried.

use super::Moves;
use crate::automorphisms::{Automorphisms, of_lines, on_lines};
use crate::permutation::Permutation;
use crate::stabiliser_chain::StabiliserChain;
use crate::transformation::Transformation;
use ennea_base::numbers::exact_quotient;
use ennea_base::{Grid, Shape};
use num_bigint::BigUint;

/// The moves that leave a grid as it is.
#[derive(Clone, Debug)]
pub struct Stabiliser {
    shape: Shape,
    moves: Moves,
    /// On the bands, the stacks and the 3 N lines and digits.
    chain: StabiliserChain,
    order: BigUint,
}

impl Stabiliser {
    /// Finds the subgroup of the given moves that leaves the grid as it is.
    ///
    /// ```
    /// use ennea::{Grid, Shape, symmetry::shuffle::{Moves, Stabiliser}};
    /// let stabiliser = Stabiliser::of(&Grid::cyclic(Shape::CLASSIC), Moves::WithinChutes);
    /// assert_eq!(*stabiliser.order(), 3_u8.into());
    /// assert_eq!(stabiliser.images(), 5_643_509_760_u64.into());
    /// ```
    pub fn of(grid: &Grid, moves: Moves) -> Self {
        let shape = grid.shape();
        let chutes: Vec<usize> = (0..chutes(shape)).collect();
        let mut chain = StabiliserChain::with_base(chutes.len() + 3 * shape.side(), &chutes);
        for generator in Automorphisms::of_grid(grid).generators() {
            chain.extend(&on_chutes_and_lines(generator));
        }
        if moves == Moves::WithinChutes {
            chain = chain.fixing(chutes.len());
        }
        let order = chain.order();
        Self { shape, moves, chain, order }
    }

    /// Number of moves that leave the grid as it is.
    pub fn order(&self) -> &BigUint {
        &self.order
    }

    /// All of them, one by one as they are asked for, the identity first.
    pub fn elements(&self) -> impl Iterator<Item = Transformation> {
        let chutes = chutes(self.shape);
        self.chain.elements().map(move |element| {
            let side = self.shape.side();
            let lines = Permutation::from_fn(3 * side, |k| element.image(chutes + k) - chutes);
            of_lines(self.shape, &lines)
        })
    }

    /// Number of grids that the moves make of the grid, itself included: all moves divided by
    /// these.
    pub fn images(&self) -> BigUint {
        exact_quotient(&self.moves.count(self.shape), &self.order)
    }
}

fn chutes(shape: Shape) -> usize {
    shape.bands() + shape.stacks()
}

/// The permutation that a transformation makes of bands and stacks, and then to rows, columns and digits.
fn on_chutes_and_lines(element: &Transformation) -> Permutation {
    let shape = element.shape();
    let (side, bands, chutes) = (shape.side(), shape.bands(), chutes(shape));
    let lines = on_lines(element);
    Permutation::from_fn(chutes + lines.degree(), |point| {
        if point >= chutes {
            return chutes + lines.image(point - chutes);
        }
        // A chute goes where its first line goes.
        let is_band = point < bands;
        let line = if is_band {
            lines.image(point * shape.box_rows())
        } else {
            lines.image(side + (point - bands) * shape.box_columns())
        };
        if line < side {
            shape.band_of_row(line)
        } else {
            bands + shape.stack_of_column(line - side)
        }
    })
}
