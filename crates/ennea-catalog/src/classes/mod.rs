//! The essentially different 3x3 grids, enumerated, and numbered in the order of their canonical forms.
//!
//! A canonical grid begins with one of the 416 canonical bands, and none of its other five chutes has
//! a lesser class.  So for each canonical band, its *top*, the bands below it are put together from
//! *fillings* of column sets, and a pair of these is kept if
//!
//! ```text
//!   class(middle), class(bottom), class(stack 1), class(stack 2), class(stack 3)  >=  class(top)
//! ```
//!
//! Where all are greater, and the top has no symmetry, the grid is canonical and has no automorphism
//! but the identity.  Elsewhere the few images that begin with the same top are compared with it.
//!
//! * `top`: what a top leaves, and the test of the stacks by one bit each.
//! * `fillings`: the fillings of a band's column sets.
//! * `count`: all canonical grids, by the column sets of the middle bands; `walk`: in order.
//! * `table`, `ranks`: how many there are behind each beginning, and so any of them by its number.

pub mod count;

mod fillings;
mod ranks;
mod table;
#[cfg(test)]
mod tests;
mod top;
mod walk;

pub use ranks::{Class, Classes, NoSuchRank, Walk};
pub use table::{ClassTable, TableError, assemble};
