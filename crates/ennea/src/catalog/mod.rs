//! Catalogues: grids by number.
//!
//! [`classes`] numbers the essentially different 3x3 grids.

pub mod classes;
