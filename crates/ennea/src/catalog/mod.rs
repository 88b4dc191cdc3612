//! Catalogues: all things of a kind, in a fixed order, each found by its number.
//!
//! * [`grids`]: all grids of a shape, numbered from 0; so also grids drawn exactly uniformly.

pub mod grids;
