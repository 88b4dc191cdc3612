//! The interface of finders: steps are handed over one by one, until the taker stops the finder.

use crate::board::Board;
use crate::step::{Candidate, Fact, Figure, Proof, Step};
use ennea_base::Technique;
use std::ops::ControlFlow;

/// Takes the steps of a finder one by one, and says whether to go on.
pub(crate) type Emit<'a> = dyn FnMut(Step) -> Flow + 'a;

/// Answer to a finder: to go on or to stop.
pub(crate) type Flow = ControlFlow<()>;

/// It was.
pub(crate) const GO_ON: Flow = Flow::Continue(());

/// Input of a finder: the board, the technique to look for, and the taker of the steps.
pub(crate) struct Finder<'a> {
    pub(crate) board: &'a Board,
    pub(crate) technique: Technique,
    pub(crate) emit: &'a mut Emit<'a>,
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
