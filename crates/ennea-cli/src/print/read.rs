//! Reads the puzzles, and solves them: what is printed has one solution.

use super::Options;
use crate::exit::{Exit, Failure};
use crate::gather;
use crate::input::{Item, Source};
use crate::interrupt;
use crate::output::Output;
use crate::solvers::Solvers;
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level, RateError, Tenths};
use ennea::solve::Outcome;
use ennea::{Grid, Puzzle};
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
                let outcome = solvers
                    .of(item.cells.puzzle().shape())
                    .solve_while(&item.cells.puzzle(), &bar)?;
                let entry = match entry(options, item, &sources, outcome) {
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
                Ok(Err(message)) => {
                    bar.aside(|| gather::report(&message));
                    exit = Exit::WrongInput;
                    if !options.inputs.keep_going() {
                        break;
                    }
                }
            }
        }
        Ok(exit)
    })?;
    if interrupt::is_heard() {
        return Err(Failure::Interrupted);
    }
    Ok((entries, exit))
}

/// The entry for a puzzle, or why it is refused.
fn entry(
    options: &Options,
    item: &Item,
    sources: &[Source],
    outcome: Outcome,
) -> Result<Entry, String> {
    let puzzle = item.cells.puzzle().into_owned();
    let place = || sources[item.place.source as usize].describe(item.place);
    let answer = match outcome {
        Outcome::Unique(grid) => Answer::Unique(grid),
        _ if options.allow_improper => match outcome {
            Outcome::None => Answer::None,
            _ => Answer::Several,
        },
        Outcome::None => return Err(no_solution(&place(), &puzzle)),
        Outcome::Multiple(two) => return Err(several(&place(), &two)),
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
        Err(RateError::Shape(_) | RateError::NoSolution | RateError::Several(_)) => {}
    }
    Ok(entry)
}

fn no_solution(place: &str, puzzle: &Puzzle) -> String {
    let why = puzzle.conflict().map(|conflict| format!(": {}", conflict.describe(puzzle.shape())));
    format!(
        "error: {place}: found a puzzle without a solution{}; expected one with exactly one\n  hint: \
         correct it, or print it all the same with --allow-improper",
        why.unwrap_or_default()
    )
}

fn several(place: &str, [a, b]: &[Grid; 2]) -> String {
    let shape = a.shape();
    let cell = shape.all_cells().find(|&cell| a.digit(cell) != b.digit(cell));
    let cell = cell.expect("two solutions differ");
    format!(
        "error: {place}: found a puzzle with several solutions; expected one with exactly one\n  two \
         of them differ first at r{}c{}, which is {} or {}\n  hint: ennea solve --limit 2 shows two; \
         --allow-improper prints it all the same",
        shape.row(cell) + 1,
        shape.column(cell) + 1,
        a.digit(cell),
        b.digit(cell)
    )
}
