//! `ennea rate`: how hard each puzzle is, or that it has no solution or several.
//!
//! The JSON objects are [`rate::Answer`], after the puzzle; those of `--levels` [`rate::LevelRow`], or
//! [`score::ScoreRow`] on the scale of HoDoKu.

use crate::face::batch::{self, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output, Query, hinted, language, names};
use clap::Args;
use ennea::rate::{RateError, Scale};
use ennea_answers::rate::{self, Answer, Detail, Raters, View, climbed, score};
use ennea_answers::served::Question;
use ennea_words::{Told, gaps};

/// Rates puzzles.
#[derive(Debug, Args)]
#[command(
    after_help = "The rating is that of the hardest step of a fixed way to solve the puzzle: \
    1.2 is the only place of a digit in a box, 2.6 locked candidates, 4.2 an XY-Wing, 7.0 and more \
    chains, 9.0 and more dynamic chains with other rules inside. Levels are ranges of it: \
    ennea rate --levels shows them. On the scale hodoku-2.2 the score is the sum of what all steps \
    score, 4 for a naked single and 700 for a forcing net. On the scale ladder-1, for every shape and all \
    rules, it is the hardest technique that ennea explain takes. A puzzle with no solution or several has no rating: \
    none or multiple is printed, and the exit code is 1."
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// The scale (default: se-1.2.1, and ladder-1 with --rules).
    #[arg(long, value_name = "NAME", value_parser = names::<Scale>())]
    scale: Option<Scale>,

    /// Rate by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE", conflicts_with = "levels")]
    rules: Option<String>,

    /// Print ER, EP and ED as in ED=7.2/1.2/1.2, the level, and how often each technique was used.
    ///
    /// ER is the rating; EP that of the steps up to the first cell that is filled; ED that of the
    /// first step.  With --json all steps follow.  Of minutes-1, the range in which four people of
    /// five finish; of hodoku-2.2, the score instead.  Of ladder-1 the steps are those of ennea explain.
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
    let language = language();
    if options.levels {
        match options.scale.unwrap_or(Scale::Se121) {
            Scale::Ladder1 => {
                climbed::levels(language).try_for_each(|level| output.answer(&level))?;
            }
            Scale::Hodoku22 => {
                score::levels(language).try_for_each(|level| output.answer(&level))?;
            }
            Scale::Se121 | Scale::SeFork | Scale::Minutes1 => {
                rate::levels(language).try_for_each(|level| output.answer(&level))?;
            }
        }
        return Ok(Exit::Done);
    }
    if options.level && options.scale == Some(Scale::Minutes1) {
        return Err(Failure::Input(hinted("scale-without-levels", &gaps!())));
    }
    let detail = if options.details { Detail::Steps } else { Detail::Rating };
    let view = match options {
        Options { details: true, .. } => View::Details,
        Options { level: true, .. } => View::Level,
        _ => View::Rating,
    };
    let query = Query::new(&options.inputs, Question::Rate, options.rules.as_deref())?;
    batch::lines(&query, "rating", output, |raters: &mut Raters, task| {
        let puzzle = task.puzzle();
        let usual = if puzzle.rules().is_plain() { Scale::Se121 } else { Scale::Ladder1 };
        let scale = options.scale.unwrap_or(usual);
        let answer = rate::rate(raters, scale, puzzle, detail, task.progress());
        let answer = answer.map_err(|error| match error {
            RateError::Stopped => Unanswered::Stopped,
            error => {
                let hint = language.text("other-scale");
                task.refusal(&format!("{}\n  hint: {hint}", error.told(language)))
            }
        })?;
        if task.is_json() {
            task.json(&answer);
        } else {
            if options.puzzle {
                task.line().write(&format!("{} ", puzzle.clues()));
            }
            task.line().write(&answer.line(language, view));
        }
        if let Answer::NotProper(not) = answer {
            task.line().say_no();
            match puzzle.contradiction() {
                Some(_) => task.note_conflict(),
                None => task.note(&RateError::Improper(not.improper).told(language)),
            }
        }
        Ok(())
    })
}
