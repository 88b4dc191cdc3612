//! `ennea automorphisms`: the moves that leave a puzzle or grid as it is.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `automorphisms` | their number, below 2^53, else as a decimal string |
//! | `equivalent` | how many puzzles are equivalent to it, itself included; in the same way |
//! | `generators` | some whose products are all of them |
//! | `elements` | with `--list`, each with its `transformation`, `order`, perhaps the `name` of its class |

use crate::commands::canonical::Canonical;
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::number;
use crate::face::output::Output;
use clap::Args;
use ennea::Shape;
use ennea::symmetry::{Automorphisms, Classes, Group, Transformation};
use num_bigint::BigUint;
use serde_json::{Value, json};

/// More than these are not listed.
const LIST_MAX: u32 = 1_000_000;

/// Finds automorphisms.
#[derive(Debug, Args)]
#[command(
    after_help = "The automorphisms of a puzzle are about its clues: they may also move empty \
    lines, and relabel digits that no clue has. --list adds a line for each of them, with the \
    community's name for such moves, --generators for a few that make all the others."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// List them, each on a line after the order, indented by two blanks.
    #[arg(long)]
    list: bool,

    /// List some whose products are all of them, in the same way.
    #[arg(long, conflicts_with = "list")]
    generators: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    batch::run(options, &options.inputs, "moving", output)
}

/// The classes of a shape, kept for the next puzzle.
#[derive(Debug, Default)]
pub(crate) struct Names(Option<(Shape, Classes)>);

impl Names {
    fn of(&mut self, shape: Shape) -> &Classes {
        if self.0.as_ref().is_none_or(|(known, _)| *known != shape) {
            self.0 = Some((shape, Classes::of(Group::Whole, shape)));
        }
        &self.0.as_ref().expect("it has just been put there").1
    }
}

impl Command for Options {
    type Worker = Names;

    fn answer(
        &self,
        names: &mut Names,
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let canonical = Canonical::of(item, || context.place(item)).map_err(Unanswered::Refused)?;
        let order = canonical.automorphisms();
        if !context.is_json() && !self.list && !self.generators {
            reply.write(&order.to_string());
            return Ok(());
        }
        if self.list && order > BigUint::from(LIST_MAX) {
            let at = context.place(item);
            return Err(Unanswered::Refused(format!(
                "error: {at}: it has {order} automorphisms; up to {LIST_MAX} are listed\n  hint: \
                 --generators lists a few that make all of them"
            )));
        }
        let puzzle = item.cells.puzzle();
        let automorphisms = Automorphisms::of(&puzzle);
        let classes = names.of(puzzle.shape());
        let name =
            |element: &Transformation| classes.class_of(element).and_then(|class| class.name());
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            object.insert("automorphisms".to_owned(), number::json(&order));
            object.insert("equivalent".to_owned(), number::json(&automorphisms.orbit_length()));
            let generators = automorphisms.generators().iter();
            let generators: Vec<String> = generators.map(ToString::to_string).collect();
            object.insert("generators".to_owned(), json!(generators));
            if self.list {
                let elements = automorphisms.elements().map(|element| {
                    let mut object = json!({
                        "transformation": element.to_string(),
                        "order": element.order() as u64,
                    });
                    if let Some(name) = name(&element) {
                        object["name"] = json!(name);
                    }
                    object
                });
                object.insert("elements".to_owned(), Value::Array(elements.collect()));
            }
            reply.write(&json!(object).to_string());
            return Ok(());
        }
        reply.write(&order.to_string());
        let mut line = |element: &Transformation| {
            let name = name(element).filter(|_| !element.is_identity());
            let named = name.map_or_else(String::new, |name| format!(" - {name}"));
            reply.write(&format!("\n  {element}{named}"));
        };
        match self.list {
            true => automorphisms.elements().for_each(|element| line(&element)),
            false => automorphisms.generators().iter().for_each(line),
        }
        Ok(())
    }
}
