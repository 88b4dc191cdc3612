//! `ennea explain`: how a puzzle is solved, step by step, each step proved.

use crate::commands::reasoning;
use crate::face::batch::{Task, Unanswered};
use crate::face::{Exit, Failure, Inputs, Output, Query, hinted, language, names, names_where};
use clap::Args;
use ennea::rate::{RateError, Scale};
use ennea_answers::rate::Raters;
use ennea_answers::reasoning::{self as answers, Way, explain_rating, techniques};
use ennea_answers::served::Question;
use ennea_words::{Gaps, Notation, Style, Told};

/// Explains puzzles.
#[derive(Debug, Args)]
#[command(
    after_long_help = "A puzzle may be half solved: paste the candidates of all cells, or a line with \
    + before placed digits and, after a colon, what has been struck out: ...+53..:436 257 \
    (4 at r3c6, 2 at r5c7).\n\nSteps on which nothing later rests are left out. Every other one is \
    proved again from the facts that it names before it is shown.\n\nWith --rules steps speak of the \
    rules' houses, such as window 2, and of cells that a knight's move joins. What relies on there being \
    one solution is used where the further rules allow it. Ratings are made for rows, columns and boxes \
    alone.\n\n\
    Example:  ennea explain --rules x PUZZLE"
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Explain the rating instead: every step of the way by which ennea rate finds it, each with its
    /// difficulty.
    #[arg(long, value_name = "NAME", value_parser = names_where(|scale: &Scale| scale.edition().is_some()))]
    scale: Option<Scale>,

    /// List the techniques, the easiest first, and explain nothing.
    #[arg(long, conflicts_with_all = ["all", "pictures", "rules", "scale", "inputs"])]
    techniques: bool,

    /// Reason by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE", conflicts_with = "scale")]
    rules: Option<String>,

    /// Explain every single in full, instead of in a short line.
    #[arg(long)]
    all: bool,

    /// Show the candidates before each step that is not a single.
    #[arg(long)]
    pictures: bool,

    /// How steps are written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if options.techniques {
        techniques(language()).try_for_each(|technique| output.answer(&technique))?;
        return Ok(Exit::Done);
    }
    let &Options { all, pictures, notation, .. } = options;
    let language = language();
    let text = |way: &Way| way.story(Style { all, pictures, notation, language });
    let reason = |task: &Task<'_>| {
        let (puzzle, progress) = (task.puzzle(), task.progress());
        let Some(edition) = options.scale.and_then(Scale::edition) else {
            return Ok(answers::explain(language, puzzle, progress)?);
        };
        if !puzzle.rules().is_plain() {
            return Err(task.refusal(&hinted("scale-of-plain", &Gaps::default())));
        }
        if puzzle.is_begun() {
            return Err(task.refusal(&hinted("scale-of-clues", &Gaps::default())));
        }
        let way = explain_rating(language, &mut Raters::default(), edition, puzzle, progress);
        way.map_err(|error| match error {
            RateError::Stopped => Unanswered::Stopped,
            error => {
                let hint = language.text("no-scale");
                task.refusal(&format!("{}\n  hint: {hint}", error.told(language)))
            }
        })
    };
    let query = Query::new(&options.inputs, Question::Explain, options.rules.as_deref())?;
    reasoning::run(&query, "explaining", output, reason, text)
}
