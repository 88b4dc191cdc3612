//! `ennea hint`: the next digit and why, or the next step; as much of it as is wanted.

use crate::commands::reasoning;
use crate::face::batch::Task;
use crate::face::{Exit, Failure, Inputs, Output, Query, hinted, language, names};
use clap::Args;
use ennea::{Filling, Puzzle};
use ennea_answers::reasoning::{self as answers, Ask, Hint, Wanted};
use ennea_answers::served::Question;
use ennea_words::{Level, Notation, gaps};
use std::io::{IsTerminal, stdout};

/// Gives hints.
#[derive(Debug, Args)]
#[command(
    after_long_help = "From where somebody is stuck: the digits as they stand are enough. With \
    --clues a wrong one is named; without it, those that could be wrong are. To keep candidates \
    too, paste those of all cells, or a line with + before placed digits and, after a colon, what \
    has been struck out: ...+53..:436 257 (4 at r3c6, 2 at r5c7).\n\n\
    Where the output is no terminal, a hint without pictures is one line.\n\n\
    Example:  ennea hint --clues 1..4....23...... 12.4....23......"
)]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Give the next step alone, even if it only strikes out candidates (default: the next digit,
    /// with all that it rests on and nothing else).
    #[arg(long)]
    step: bool,

    /// How much to tell: 1 where to look, 2 the techniques too, 3 the cells too, 4 everything.
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u8).range(1..=4))]
    level: u8,

    /// The puzzle as it was printed; all other digits of the inputs were placed since.
    #[arg(long, value_name = "PUZZLE")]
    clues: Option<Filling>,

    /// Reason by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    /// Show the candidates too.
    #[arg(long)]
    pictures: bool,

    /// How whole steps are written: in sentences, or as in the forums.
    #[arg(long, value_parser = names::<Notation>(), default_value = "words")]
    notation: Notation,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let levels = [Level::Where, Level::Technique, Level::Cells, Level::Everything];
    let ask = Ask {
        wanted: if options.step { Wanted::Step } else { Wanted::Digit },
        level: levels[usize::from(options.level - 1)],
        notation: options.notation,
        language: language(),
    };
    let in_lines = options.pictures || stdout().is_terminal();
    let text = |hint: &Hint| match in_lines {
        true => hint.text(options.pictures) + if options.pictures { "\n" } else { "" },
        false => hint.hint.clone(),
    };
    let reason = |task: &Task<'_>| {
        let state = options.clues.as_ref().map(|clues| state_of(clues, task.puzzle()));
        let state = state.transpose().map_err(|why| task.refusal(&why))?;
        Ok(answers::hint(state.as_ref().unwrap_or(task.puzzle()), ask, task.progress())?)
    };
    let query = Query::new(&options.inputs, Question::Hint, options.rules.as_deref())?;
    reasoning::run(&query, "thinking", output, reason, text)
}

/// The puzzle of these clues on which the digits of another stand, with its marks.
fn state_of(clues: &Filling, state: &Puzzle) -> Result<Puzzle, String> {
    let (shape, digits) = (state.shape(), state.digits());
    if clues.shape().side() != shape.side() {
        let (found, expected) = (shape.cells(), clues.shape().cells());
        return Err(hinted("cells-beside-clues", &gaps!(found, expected)));
    }
    for cell in shape.all_cells() {
        let found = clues.clue(cell).zip(digits.clue(cell)).filter(|(clue, found)| clue != found);
        if let Some((clue, found)) = found {
            let at = shape.name(cell);
            return Err(hinted("clue-beside-clues", &gaps!(found, at, clue)));
        }
    }
    let puzzle = Puzzle::from(clues.clone()).with_rules(state.rules()).with_placed(digits);
    Ok(match state.marks() {
        Some(marks) => puzzle.with_marks(marks.to_vec()),
        None => puzzle,
    })
}
