//! `ennea canon`: the canonical form of each puzzle or grid.

use super::rules::Moves;
use crate::face::{Exit, Failure, Inputs, Output, batch};
use clap::Args;
use ennea::rules::Description;
use ennea::symmetry::Canoniser;
use ennea::symmetry::variants::Scope;
use ennea_answers::canonical::Canonical;
use ennea_answers::canonical::variants::Groups;
use std::sync::Once;

/// Finds canonical forms.
#[derive(Debug, Args)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print a transformation that leads to the form, after it.
    #[arg(long)]
    transformation: bool,

    #[command(flatten)]
    moves: Moves,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    if let Some((description, scope)) = options.moves.read()? {
        return under(&description, scope, options, output);
    }
    batch::lines(&options.inputs, "moving", output, |canoniser: &mut Canoniser, task| {
        let form = task.cells().form(canoniser).map_err(|why| task.refusal(&why))?;
        if task.is_json() || options.transformation {
            task.answer(Canonical::from(&form));
        } else {
            task.line().write(&form.line());
        }
        Ok(())
    })
}

/// Forms by other rules, after a note on their group.
fn under(
    description: &Description,
    scope: Scope,
    options: &Options,
    output: &Output,
) -> Result<Exit, Failure> {
    let noted = Once::new();
    batch::lines(&options.inputs, "moving", output, |groups: &mut Groups, task| {
        let puzzle = task.puzzle();
        let group = groups.under(description, scope, puzzle.shape());
        let group = group.map_err(|why| task.refusal(&why))?;
        noted.call_once(|| output.note(&group.describe()));
        let form = group.canonical(&puzzle).map_err(|why| task.refusal(&why))?;
        if task.is_json() || options.transformation {
            task.answer(form);
        } else {
            task.line().write(&form.canonical);
        }
        Ok(())
    })
}
