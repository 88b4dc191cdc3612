//! How a finder hands over its steps: one by one, until it is told to stop.

use crate::logic::step::Step;
use std::ops::ControlFlow;

/// Takes the steps of a finder one by one, and says whether to go on.
pub(in crate::logic) type Emit<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Whether a finder was told to go on.
pub(in crate::logic) type Flow = ControlFlow<()>;

/// Emits a step if there is one.
pub(super) fn emit_some(step: Option<Step>, emit: &mut Emit<'_>) -> Flow {
    step.map_or(ControlFlow::Continue(()), emit)
}
