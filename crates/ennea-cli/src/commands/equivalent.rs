//! `ennea equivalent`: a transformation from one puzzle or grid to another, or `no`.

use crate::commands::canonical::Canonical;
use crate::face::exit::{Exit, Failure};
use crate::face::gather;
use crate::face::input::{Inputs, Item};
use crate::face::interrupt;
use crate::face::output::Output;
use clap::Args;
use ennea::symmetry::Transformation;
use serde_json::json;

/// Compares two puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "The transformation is written as cycles: rows, columns and digits that go \
    round, after a mirroring in the main diagonal if it begins with `transpose`. Two puzzles with \
    different canonical forms have none; see ennea canon."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    let sources = options.inputs.sources()?;
    let mut two: Vec<(Item, Canonical)> = Vec::new();
    let exit = gather::each(&options.inputs, &sources, &mut |items| {
        for item in items {
            let place = || sources[item.place.source as usize].describe(item.place);
            match Canonical::of(item, place) {
                Ok(canonical) => two.push((item.clone(), canonical)),
                Err(message) => {
                    gather::report(&message);
                    return Ok(Exit::WrongInput);
                }
            }
        }
        Ok(Exit::Done)
    })?;
    if exit == Exit::WrongInput {
        return Ok(exit);
    }
    let found = two.len();
    let Ok([(from, a), (to, b)]) = <[_; 2]>::try_from(two) else {
        return Err(Failure::Input(format!(
            "found {found} puzzles; expected two to compare\n  hint: ennea equivalent A B, or a \
             file with two lines; ennea unique compares any number"
        )));
    };
    let is_same = a.line() == b.line() && from.cells.puzzle().shape() == to.cells.puzzle().shape();
    let transformation: Option<Transformation> =
        is_same.then(|| a.transformation().then(&b.transformation().inverse()));
    let text = transformation.as_ref().map(ToString::to_string);
    if output.is_json() {
        output.line(&json!({ "equivalent": is_same, "transformation": text }).to_string())?;
    } else {
        output.line(text.as_deref().unwrap_or("no"))?;
    }
    Ok(if is_same { Exit::Done } else { Exit::No })
}
