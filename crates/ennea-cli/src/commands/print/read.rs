//! Reads the puzzles, and solves them: what is printed has one solution.

use super::Options;
use crate::face::{Exit, Failure, Item, Output, Source, gather, message};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level, RateError, Tenths};
use ennea::solve::Unsolved;
use ennea::{Grid, Improper, Puzzle};
use ennea_answers::solutions::Solvers;
use ennea_print::{Answer, Entry, Language};
use rayon::prelude::*;

/// What came of an item.
type Solved = Result<Result<Entry, String>, Stopped>;

/// All puzzles with their answers.  What is refused has been reported.
pub(super) fn entries(options: &Options, output: &Output) -> Result<(Vec<Entry>, Exit), Failure> {
    let sources = options.inputs.sources()?;
    let bar = output.bar("solving");
    let mut entries = Vec::new();
    let exit = gather::each(&options.inputs, &sources, &mut |items| {
        bar.expect(items.len() as u64);
        let solved: Vec<Solved> = items
            .par_iter()
            .map_init(Solvers::default, |solvers, item| {
                let puzzle = item.cells.puzzle();
                let solved = match solvers.of(puzzle.shape()).solve_while(&puzzle, &bar) {
                    Ok(grid) => Ok(grid),
                    Err(Unsolved::Improper(improper)) => Err(improper),
                    Err(Unsolved::Stopped) => return Err(Stopped),
                };
                let entry = match entry(options, item, &sources, solved) {
                    Ok(entry) if options.ratings => Ok(rated(entry, options.language, &bar)?),
                    entry => entry,
                };
                bar.advance(1);
                Ok(entry)
            })
            .collect();
        let mut exit = Exit::Done;
        for result in solved {
            match result {
                Err(Stopped) => return Err(Failure::Interrupted),
                Ok(Ok(entry)) => entries.push(entry),
                Ok(Err(refusal)) => {
                    bar.aside(|| message(&refusal));
                    exit = Exit::WrongInput;
                    if !options.inputs.keep_going() {
                        break;
                    }
                }
            }
        }
        Ok(exit)
    })?;
    Ok((entries, exit))
}

/// The entry for a puzzle, or why it is refused.
fn entry(
    options: &Options,
    item: &Item,
    sources: &[Source],
    solved: Result<Grid, Improper>,
) -> Result<Entry, String> {
    let puzzle = item.cells.puzzle().into_owned();
    let answer = match solved {
        Ok(grid) => Answer::Unique(grid),
        Err(Improper::None) if options.allow_improper => Answer::None,
        Err(Improper::Several(_)) if options.allow_improper => Answer::Several,
        Err(improper) => return Err(refusal(&item.place_in(sources), &puzzle, &improper)),
    };
    let mut entry = Entry::new(puzzle, answer);
    entry.level.clone_from(&options.label);
    Ok(entry)
}

/// The same with its level and rating, if it can have any.
fn rated(mut entry: Entry, language: Language, progress: &dyn Progress) -> Result<Entry, Stopped> {
    match Rater::new().rate_while(&entry.puzzle, progress) {
        Ok(rating) => {
            let level = language.level(Level::of(rating.er));
            entry.level.get_or_insert_with(|| level.to_owned());
            entry.rating = Some(format!("SE {}", Tenths(rating.er)));
        }
        Err(RateError::Stopped) => return Err(Stopped),
        Err(RateError::Shape(_) | RateError::Improper(_)) => {}
    }
    Ok(entry)
}

/// The message about a puzzle that is not proper.
fn refusal(place: &str, puzzle: &Puzzle, improper: &Improper) -> String {
    let shape = puzzle.shape();
    match improper.difference() {
        None => {
            let why = puzzle.conflict().map(|conflict| format!(": {}", conflict.describe(shape)));
            format!(
                "error: {place}: found a puzzle without a solution{}; expected one with exactly \
                 one\n  hint: correct it, or print it all the same with --allow-improper",
                why.unwrap_or_default()
            )
        }
        Some((cell, [one, other])) => format!(
            "error: {place}: found a puzzle with several solutions; expected one with exactly one\n  \
             two of them differ first at {}, which is {one} or {other}\n  hint: ennea solve --limit \
             2 shows two; --allow-improper prints it all the same",
            shape.name(cell)
        ),
    }
}
