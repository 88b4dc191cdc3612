//! `ennea rate`: how hard each puzzle is, or that it has no solution or several.
//!
//! The JSON objects have, after the place, `shape` and `puzzle`:
//!
//! | key | meaning |
//! |---|---|
//! | `scale` | the scale: `"se-1.2.1"` |
//! | `er`, `ep`, `ed` | the greatest difficulty; that up to the first cell filled; that of the first step |
//! | `level` | the level of `er` |
//! | `techniques` | with `--details`: how often each was used, by name, the easiest first |
//! | `steps` | with `--details`: all steps, as below |
//! | `answer`, `solutions` | instead of all these: `"none"`; `"multiple"` and two solutions |
//!
//! A step has `technique`, `difficulty`, `houses` and `pattern` where it has them, `eliminations` as in
//! `"r1c2<>3"`, `placement` as in `"r1c2=3"` or null, and for chains `chains`: each a list of links with
//! `link` (`"r1c2=3"` or `"r1c2<>3"`), `cause` and `parents`, their places in the list.  A link comes
//! before its parents: the first is what is shown, the last what is assumed.

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::output::Output;
use clap::{Args, ValueEnum};
use ennea::rate::se121::{Cause, Chain, Rater, Step, Technique};
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::{Candidate, Improper, Puzzle, Shape, rate};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// Rates puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "The rating is that of the hardest step of a fixed way to solve the puzzle: \
    1.2 is the only place of a digit in a box, 2.6 locked candidates, 4.2 an XY-Wing, 7.0 and more \
    chains, 9.0 and more dynamic chains with other rules inside. Levels are ranges of it: \
    ennea rate --levels shows them. A puzzle with no solution or several has no rating: \
    none or multiple is printed, and the exit code is 1."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// The scale: se-1.2.1 is that of Sudoku Explainer 1.2.1.
    #[arg(long, value_name = "NAME", value_enum, default_value_t = Scale::Se121)]
    scale: Scale,

    /// Print ER, EP and ED as in ED=7.2/1.2/1.2, the level, and how often each technique was used.
    ///
    /// ER is the rating; EP that of the steps up to the first cell that is filled; ED that of the
    /// first step.  With --json all steps follow.
    #[arg(long)]
    details: bool,

    /// Print the level instead of the rating.
    #[arg(long, conflicts_with = "details")]
    level: bool,

    /// Print the puzzle before its rating.
    #[arg(long)]
    puzzle: bool,

    /// Show the levels and the ratings that they hold, and rate nothing.
    #[arg(long, conflicts_with_all = ["details", "level", "puzzle", "inputs"])]
    levels: bool,
}

/// A scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Scale {
    #[value(name = "se-1.2.1")]
    Se121,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    match options.levels {
        true => levels(output),
        false => batch::run(options, &options.inputs, "rating", output),
    }
}

/// The levels, one a line.
fn levels(output: &mut Output) -> Result<Exit, Failure> {
    let mut least = 10;
    for level in Level::ALL {
        let (from, to) = (Tenths(least).to_string(), Tenths(level.er_max()).to_string());
        let name = level.name();
        if output.is_json() {
            let line = json!({"level": name, "scale": rate::SCALE, "from": number(least),
                "to": number(level.er_max()), "needs": level.needs()});
            output.line(&line.to_string())?;
        } else {
            output.line(&format!("{name:<9} {from:>4} to {to:>4}  {}", level.needs()))?;
        }
        least = level.er_max() + 1;
    }
    Ok(Exit::Done)
}

impl Command for Options {
    type Worker = Rater;

    fn answer(
        &self,
        rater: &mut Rater,
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let puzzle = item.cells.puzzle();
        let result = match self.details {
            true => rater
                .steps_while(&puzzle, context)
                .map(|steps| (Rating::of(&puzzle, &steps), steps)),
            false => rater.rate_while(&puzzle, context).map(|rating| (rating, Vec::new())),
        };
        let (rating, steps) = match result {
            Ok(rated) => rated,
            Err(RateError::Stopped) => return Err(Unanswered::Stopped),
            Err(error @ RateError::Shape(_)) => {
                let place = context.place(item);
                return Err(Unanswered::Refused(format!(
                    "error: {place}: {error}\n  hint: ennea solve and ennea count take any shape"
                )));
            }
            Err(error) => {
                self.improper(item, &puzzle, &error, context, reply);
                return Ok(());
            }
        };
        if context.is_json() {
            let object = context.object(item, &puzzle);
            reply.write(&self.object(object, rating, &steps).to_string());
            return Ok(());
        }
        self.write_puzzle(&puzzle, reply);
        if self.details {
            let used: Vec<String> =
                counts(&steps).iter().map(|(name, count)| format!("{name} {count}")).collect();
            reply.write(&format!("ED={rating} {}; {}", Level::of(rating.er), used.join(", ")));
        } else if self.level {
            reply.write(Level::of(rating.er).name());
        } else {
            reply.write(&Tenths(rating.er).to_string());
        }
        Ok(())
    }
}

impl Options {
    fn write_puzzle(&self, puzzle: &Puzzle, reply: &mut Reply) {
        if self.puzzle {
            reply.write(&format!("{puzzle} "));
        }
    }

    /// A puzzle that has no rating, since it has no solution or several.
    fn improper(
        &self,
        item: &Item,
        puzzle: &Puzzle,
        error: &RateError,
        context: &Context<'_>,
        reply: &mut Reply,
    ) {
        reply.say_no();
        let two = match error {
            RateError::Improper(Improper::Several(two)) => Some(two),
            _ => None,
        };
        let answer = if two.is_some() { "multiple" } else { "none" };
        if context.is_json() {
            let mut object = context.object(item, puzzle);
            object.insert("answer".to_owned(), json!(answer));
            if let Some(two) = two {
                let two = two.each_ref().map(ToString::to_string);
                object.insert("solutions".to_owned(), json!(two));
            }
            reply.write(&json!(object).to_string());
        } else {
            self.write_puzzle(puzzle, reply);
            reply.write(answer);
        }
        if puzzle.conflict().is_some() {
            reply.note_conflict(item, puzzle, context);
        } else {
            reply.note(item, &error.to_string(), context);
        }
    }

    fn object(&self, mut object: Map<String, Value>, rating: Rating, steps: &[Step]) -> Value {
        object.insert("scale".to_owned(), json!(rate::SCALE));
        object.insert("er".to_owned(), number(rating.er));
        object.insert("ep".to_owned(), number(rating.ep));
        object.insert("ed".to_owned(), number(rating.ed));
        object.insert("level".to_owned(), json!(Level::of(rating.er).name()));
        if self.details {
            object.insert(
                "techniques".to_owned(),
                json!(counts(steps).into_iter().collect::<Map<_, _>>()),
            );
            object.insert("steps".to_owned(), json!(steps.iter().map(step).collect::<Vec<_>>()));
        }
        json!(object)
    }
}

/// How often each technique was used, the easiest first.
fn counts(steps: &[Step]) -> Vec<(String, Value)> {
    let mut counts: BTreeMap<Technique, u32> = BTreeMap::new();
    for step in steps {
        *counts.entry(step.technique).or_default() += 1;
    }
    counts.into_iter().map(|(technique, count)| (technique.to_string(), json!(count))).collect()
}

/// Tenths as a JSON number.
fn number(tenths: u8) -> Value {
    json!(f64::from(tenths) / 10.0)
}

fn step(step: &Step) -> Value {
    let mut object = Map::new();
    object.insert("technique".to_owned(), json!(step.technique.to_string()));
    object.insert("difficulty".to_owned(), number(step.difficulty));
    if !step.houses.is_empty() {
        let houses: Vec<String> = step.houses.iter().map(ToString::to_string).collect();
        object.insert("houses".to_owned(), json!(houses));
    }
    if !step.pattern.is_empty() {
        let pattern: Vec<String> =
            step.pattern.iter().map(|&candidate| said(candidate, true)).collect();
        object.insert("pattern".to_owned(), json!(pattern));
    }
    let removed: Vec<String> =
        step.eliminations.iter().map(|&candidate| said(candidate, false)).collect();
    object.insert("eliminations".to_owned(), json!(removed));
    let placed = step.placement.map(|candidate| said(candidate, true));
    object.insert("placement".to_owned(), json!(placed));
    if !step.chains.is_empty() {
        object
            .insert("chains".to_owned(), json!(step.chains.iter().map(chain).collect::<Vec<_>>()));
    }
    json!(object)
}

fn said(candidate: Candidate, is_true: bool) -> String {
    let sign = if is_true { "=" } else { "<>" };
    format!("{}{sign}{}", Shape::CLASSIC.name(candidate.cell), candidate.digit)
}

fn chain(chain: &Chain) -> Value {
    let link = |link: &rate::se121::Link| {
        let cause = match &link.cause {
            Cause::Assumption => "assumption".to_owned(),
            Cause::Cell => "cell".to_owned(),
            Cause::House(house) => house.to_string(),
            Cause::Rule(step) => step.technique.to_string(),
        };
        json!({"link": said(link.candidate, link.is_true), "cause": cause, "parents": link.parents})
    };
    json!(chain.iter().map(link).collect::<Vec<_>>())
}
