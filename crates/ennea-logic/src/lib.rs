//! Human reasoning: what can be deduced next, why, and a proof that can be checked.
//!
//! A [`Board`] is a puzzle with the candidates that are left.  [`next_step`] climbs the ladder of
//! [`Technique`]s and gives the first [`Step`] that it finds: what may be placed or struck out, the
//! [`Figure`] to be seen, and the [`Proof`].  [`check`] proves a step again from the facts that it
//! names alone, and [`confirm`] compares it with the solution as well.  [`notation`] says it as the
//! forums do; sentences are for a crate above, `ennea-words`.
//!
//! ```
//! use ennea::Puzzle;
//! use ennea::logic::{self, Board};
//! let puzzle: Puzzle =
//!     "..9.8......3...2.4.5..7.......7...4..86...92..1...2.......3..8.5.8...6......2.5..".parse()?;
//! let board = Board::new(&puzzle).expect("no clue contradicts another");
//! let step = logic::next_step(&board).expect("there is always one");
//! assert_eq!(logic::check(&board, &step), Ok(()));
//! println!("{}", logic::notation(&board, &step));
//! # Ok::<(), ennea::TextError>(())
//! ```
//!
//! Everything holds for any shape.  The ladder is [`Technique::LADDER`]; it rates
//! nothing.  [`path`] gives all steps from a board to its solution.  That
//! no proper puzzle is left unsolved is proved where [`Technique::NestedNet`] is found.

mod board;
mod cell_set;
mod check;
mod confirm;
mod corrections;
mod drawing;
mod finders;
mod ladder;
mod layout;
mod needed;
mod notation;
mod path;
mod start;
mod step;

pub use board::{Board, Mistake};
pub use check::{Flaw, check, prove};
pub use confirm::{confirm, confirm_all};
pub use corrections::{Corrections, corrections};
pub use drawing::Link;
pub use ennea_base::rules::House;
pub use ennea_base::{Family, Technique, UnknownTechnique};
pub use ladder::{all_steps, first_step, next_step};
pub use notation::{effects, notation};
pub use path::{next_digit, path, pruned, why};
pub use start::{Trouble, Unready, start};
pub use step::{
    AlmostLocked, Argument, Candidate, Chain, Claim, DeadlyPattern, End, Fact, Figure, Line, Node,
    Proof, Step,
};
