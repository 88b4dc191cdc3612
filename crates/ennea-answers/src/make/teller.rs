//! Tells of puzzles what there is to say: whether a clue can go is asked of the solver for their rules.

use super::{Answer, Judged};
use crate::solutions::Solvers;
use ennea::make::{Id, Made, redundant_clues};

/// Solvers that are used again and again.
#[derive(Debug, Default)]
pub struct Teller(Solvers);

impl Teller {
    /// Answer about a puzzle, with the finding whether it is minimal.
    pub fn answer(&mut self, made: &Made, id: Id, judged: Judged) -> Answer {
        let solver = self.0.of(made.puzzle.rules());
        let is_minimal = redundant_clues(&made.puzzle, solver).is_empty();
        Answer::new(made, id, judged, is_minimal)
    }
}
