//! Tells of puzzles what there is to say: whether a clue can go is asked of the solver for their rules.

use super::{Answer, Judged};
use crate::variants::Variant;
use ennea::make::{Id, Made, Under, redundant_clues, redundant_clues_under};
use ennea::rules::Description;
use ennea::solve::Solver;

/// A solver that is used again and again.
#[derive(Debug, Default)]
pub struct Teller {
    plain: Option<Solver>,
    variant: Option<Variant>,
}

impl Teller {
    /// One that knows the rules of a variant, if there is one, besides those with names.
    pub fn new(variant: Option<Variant>) -> Self {
        Self { plain: None, variant }
    }

    /// What there is to say of a puzzle.
    ///
    /// # Panics
    /// If its rules have no names and are not those that were given.
    pub fn answer(&mut self, made: &Made, id: Id, judged: Judged) -> Answer {
        let (shape, under) = (id.recipe.shape, id.recipe.rules);
        let redundant = if under.is_plain() {
            let solver = match &mut self.plain {
                Some(solver) if solver.shape() == shape => solver,
                other => other.insert(Solver::new(shape)),
            };
            redundant_clues(&made.puzzle, solver)
        } else {
            let is_meant =
                |known: &Variant| known.under() == under && known.rules().shape() == shape;
            let variant = match &self.variant {
                Some(known) if is_meant(known) => known,
                _ => {
                    let Under::Named(names) = under else { panic!("rules that were not given") };
                    let named = Description::read(&names.to_string());
                    let variant = Variant::new(&named.expect("names of rules"), shape);
                    let variant = variant.expect("a recipe has rules with a meaning for its shape");
                    self.variant.insert(variant)
                }
            };
            redundant_clues_under(&made.puzzle, variant.solver())
        };
        Answer::new(made, id, judged, redundant.is_empty())
    }
}
