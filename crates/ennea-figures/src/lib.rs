//! Figures of the chaos inside Sudoku: what was computed becomes a picture, as SVG or PNG.
//!
//! ```text
//!   traces, maps, survivals, scales --> panels, axes --> canvas --> Figure --+--> SVG
//!                                                          ^                 +--> PNG
//!                                                 fonts of ennea-print
//! ```
//!
//! * [`trajectory`]: the spins of a cell, or of a whole grid, over time.
//! * [`basin`]: where the starts of a plane lead.
//! * [`survival`]: the fraction of starts that is unsolved, and the rate at which they are.
//! * [`hardness`]: eta against clues and against other ratings.
//!
//! Letters are outlines, so a figure looks the same everywhere.  Lines differ in their dashes and
//! colours in their lightness, so that a figure can be printed in grey.  The crate is silent:
//! figures come out, no file, no clock; the same data give the same bytes.

mod axis;
mod canvas;
mod chart;
mod colour;
mod drawing;
mod figure;
mod labels;
mod line;
mod picture;
mod raster;
mod svg;

pub mod basin;
pub mod hardness;
pub mod survival;
pub mod trajectory;

pub use figure::Figure;
