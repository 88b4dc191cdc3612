//! A solver for each shape that was met.

use ennea::Shape;
use ennea::solve::{Solver, vector};

/// Solvers that have been used and can be used again.
#[derive(Debug, Default)]
pub(crate) struct Solvers {
    /// For 3x3 puzzles as numbers.
    pub(crate) classic: vector::Solver,
    others: Vec<Solver>,
}

impl Solvers {
    /// The one for this shape.
    pub(crate) fn of(&mut self, shape: Shape) -> &mut Solver {
        let known = self.others.iter().position(|solver| solver.shape() == shape);
        let index = known.unwrap_or_else(|| {
            self.others.push(Solver::new(shape));
            self.others.len() - 1
        });
        &mut self.others[index]
    }
}
