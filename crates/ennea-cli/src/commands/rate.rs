//! `ennea rate`: how hard each puzzle is, or that it has no solution or several.
//!
//! The JSON objects are [`rate::Answer`], after the puzzle; those of `--levels` [`rate::LevelRow`].

use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::exit::{Exit, Failure};
use crate::face::input::{Inputs, Item};
use crate::face::output::Output;
use clap::Args;
use ennea::rate::se121::Rater;
use ennea::rate::{RateError, SCALE};
use ennea_answers::rate::{self, Answer, Detail, View};

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
    #[arg(long, value_name = "NAME", value_parser = [SCALE], default_value = SCALE)]
    scale: String,

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

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if !options.levels {
        return batch::run(options, &options.inputs, "rating", output);
    }
    for level in rate::levels() {
        output.either(&level, &level.to_string())?;
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
        let detail = if self.details { Detail::Steps } else { Detail::Rating };
        let answer = match rate::rate(rater, &puzzle, detail, context) {
            Ok(answer) => answer,
            Err(RateError::Stopped) => return Err(Unanswered::Stopped),
            Err(error) => {
                let why = format!("{error}\n  hint: ennea solve and ennea count take any shape");
                return Err(context.refused(item, &why));
            }
        };
        if context.is_json() {
            reply.write(&context.json(item, &puzzle, &answer));
        } else {
            if self.puzzle {
                reply.write(&format!("{puzzle} "));
            }
            reply.write(&answer.line(self.view()));
        }
        if let Answer::NotProper(not) = answer {
            reply.say_no();
            if puzzle.conflict().is_some() {
                reply.note_conflict(item, &puzzle, context);
            } else {
                reply.note(item, &RateError::Improper(not.improper).to_string(), context);
            }
        }
        Ok(())
    }
}

impl Options {
    fn view(&self) -> View {
        if self.details {
            View::Details
        } else if self.level {
            View::Level
        } else {
            View::Rating
        }
    }
}
