//! Catalogues: everything of a kind in a fixed order, each found by its number, and the other way round.
//!
//! * [`grids`]: all grids of a shape; so any of them can be drawn, exactly as likely as the others.
//! * [`classes`]: the essentially different 3x3 grids.

pub mod classes;
pub mod grids;
