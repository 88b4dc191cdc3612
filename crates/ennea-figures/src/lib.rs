//! Figures of the chaos inside Sudoku: what was computed becomes a picture, as SVG or PNG.
//!
//! ```text
//!   traces, maps, survivals, scales --> charts (plotters) --> canvas --> Figure --+--> SVG
//!                                                                ^               +--> PNG
//!                                            fonts of ennea-print
//! ```
//!
//! * [`trajectory`]: the spins of a cell, or of a whole grid, over time.
//! * [`basin`]: where the starts of a plane lead.
//! * [`survival`]: the fraction of starts that is unsolved, and the rate at which they are.
//! * [`hardness`]: eta against clues and against other ratings.
//!
//! Charts are laid out by `plotters` on a canvas of ours, because its own back ends draw no letters
//! without fonts of the system: here letters are outlines, so a figure looks the same everywhere.  Lines differ in
//! their dashes and colours in their lightness, so that a figure can be printed in grey.  The crate is silent:
//! figures come out, no file, no clock; the same data give the same bytes.

mod canvas;
mod chart;
mod colour;
mod figure;

pub mod basin;
pub mod hardness;
pub mod survival;
pub mod trajectory;

pub use figure::Figure;
