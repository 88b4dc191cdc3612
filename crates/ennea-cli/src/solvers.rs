//! A solver for each shape that was met.

use ennea::Shape;
use ennea::solve::Solver;

/// Solvers that have been used and can be used again.
#[derive(Debug, Default)]
pub(crate) struct Solvers(Vec<Solver>);

impl Solvers {
    /// The one for this shape.
    pub(crate) fn of(&mut self, shape: Shape) -> &mut Solver {
        let known = self.0.iter().position(|solver| solver.shape() == shape);
        let index = known.unwrap_or_else(|| {
            self.0.push(Solver::new(shape));
            self.0.len() - 1
        });
        &mut self.0[index]
    }
}
