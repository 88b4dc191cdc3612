//! Chaos inside Sudoku: a puzzle as a formula, the formula as a flow, and how long chaos lasts.
//!
//! * [`Encoding`]: the [`Formula`] of a puzzle; [`dimacs`] writes and reads any formula.
//! * [`Flow`]: spins and weights, and the differential equations that they follow.
//! * [`start()`]: where trajectory number i of a seed begins.
//! * [`cash_karp`]: the reference integrator, with a step that follows its error.
//! * [`splitting`]: the fast one, for many starts and long times.
//! * [`mod@trace`], [`basin`]: a trajectory written down; where all starts of a plane lead.
//! * [`escape`]: the escape rate of the chaos, and the hardness of a puzzle.
//!
//! Sources: `[ERT2011]`, `[ERT2012]`.

pub mod basin;
mod candidates;
pub mod cash_karp;
pub mod dimacs;
pub mod escape;
mod flow;
mod formula;
mod puzzle;
mod run;
pub mod splitting;
mod start;
pub mod trace;

pub use flow::{Flow, Growth, State, signs};
pub use formula::{Formula, Literal};
pub use puzzle::{Encoding, Reading, Size};
pub use run::{End, Limits, Run, Stop};
pub use start::start;
