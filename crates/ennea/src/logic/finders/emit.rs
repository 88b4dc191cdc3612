//! The interface of finders: steps are handed over one by one, until the taker stops the finder.

use crate::logic::board::Board;
use crate::logic::step::{Candidate, Fact, Figure, Proof, Step};
use crate::technique::Technique;
use std::ops::ControlFlow;

/// Takes the steps of a finder one by one, and says whether to go on.
pub(in crate::logic) type Emit<'a> = dyn FnMut(Step) -> Flow + 'a;

/// Answer to a finder: to go on or to stop.
pub(in crate::logic) type Flow = ControlFlow<()>;

/// It was.
pub(in crate::logic) const GO_ON: Flow = Flow::Continue(());

/// Input of a finder: the board, the technique to look for, and the taker of the steps.
pub(in crate::logic) struct Finder<'a> {
    pub(in crate::logic) board: &'a Board,
    pub(in crate::logic) technique: Technique,
    pub(in crate::logic) emit: &'a mut Emit<'a>,
}

impl Finder<'_> {
    /// Emits a step that places a digit.
    pub(super) fn place(&mut self, placed: Candidate, figure: Figure, facts: Vec<Fact>) -> Flow {
        self.step(vec![placed], Vec::new(), figure, Proof::Facts(facts))
    }

    /// Emits a step that strikes out candidates, if there are any.
    pub(super) fn eliminate(
        &mut self,
        gone: Vec<Candidate>,
        figure: Figure,
        facts: Vec<Fact>,
    ) -> Flow {
        if gone.is_empty() {
            return GO_ON;
        }
        self.step(Vec::new(), gone, figure, Proof::Facts(facts))
    }

    /// Emits a step.
    pub(super) fn step(
        &mut self,
        placements: Vec<Candidate>,
        eliminations: Vec<Candidate>,
        figure: Figure,
        proof: Proof,
    ) -> Flow {
        let technique = self.technique;
        (self.emit)(Step { technique, placements, eliminations, figure, proof })
    }
}
