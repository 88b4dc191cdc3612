//! Reads the puzzles, solves and rates them, and tries their ids: what is printed has one solution, and
//! an id that is printed makes its puzzle again.

use super::Options;
use super::options::By;
use crate::commands::rules;
use crate::face::batch::rules_differ;
use crate::face::{
    Bar, Exit, Failure, Output, Source, cannot_read, message, of_entry, of_ignored, of_nothing,
    of_pencilmarks,
};
use ennea::make::{Again, Id};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rules::Description;
use ennea::solve::Unsolved;
use ennea::{Grid, Improper, Puzzle};
use ennea_answers::rate;
use ennea_answers::solutions::{Solvers, are_notes};
use ennea_answers::variants::Variants;
use ennea_formats::{Fact, ReadError, text_of};
use ennea_print::{Answer, Entry};
use rayon::prelude::*;
use std::fs;
use std::io::{Read, stdin};
use std::sync::Arc;

/// A puzzle as it was read, and which input it stood in.
struct Found {
    puzzle: Puzzle,
    /// Its own rules.
    rules: Option<Description>,
    title: Option<String>,
    id: Option<Id>,
    source: usize,
    /// Where it stood, in words.
    place: String,
}

/// A puzzle to be printed, with what decides its place in a book.
#[derive(Clone, Debug)]
pub(super) struct Solved {
    /// The puzzle, without level and rating.
    pub(super) entry: Entry,
    /// Its rating in tenths, if it was asked for and there is one.
    pub(super) er: Option<u8>,
    /// Which of the inputs it stood in, from 0.
    pub(super) source: usize,
}

/// All puzzles with their answers, and the names of the inputs.  What is refused has been reported.
pub(super) fn all(
    options: &Options,
    output: &Output,
) -> Result<(Vec<Solved>, Vec<String>, Exit), Failure> {
    let sources = options.inputs.sources()?;
    let (found, mut exit) = found(options, &sources)?;
    let bar = output.bar("solving");
    bar.expect(found.len() as u64);
    let description = options.rules.as_deref().map(rules::read).transpose()?;
    let description = description.as_ref();
    let solve = |worker: &mut Worker, found: &Found| {
        let solved = worker.solved(options, found, description, &bar)?;
        bar.advance(1);
        Ok(solved)
    };
    let results: Result<Vec<_>, Stopped> =
        found.par_iter().map_init(Worker::default, solve).collect();
    let mut all = Vec::new();
    for result in results.map_err(|Stopped| Failure::Interrupted)? {
        match result {
            Ok((solved, note)) => {
                all.push(solved);
                note.iter().for_each(|note| bar.aside(|| output.note(note)));
            }
            Err(refusal) => {
                bar.aside(|| message(&refusal));
                exit = Exit::WrongInput;
                if !options.inputs.keep_going() {
                    break;
                }
            }
        }
    }
    Ok((all, sources.iter().map(Source::name).collect(), exit))
}

/// What the inputs hold, up to the first bad one unless they say to go on.
fn found(options: &Options, sources: &[Source]) -> Result<(Vec<Found>, Exit), Failure> {
    let mut all = Vec::new();
    let mut exit = Exit::Done;
    let shape = options.inputs.reading().shape;
    let reading = ennea_formats::Options { shape, ..Default::default() };
    for (number, source) in sources.iter().enumerate() {
        let bytes = match source {
            Source::Argument(_, text) => text.clone().map(String::into_bytes),
            Source::File(path) => {
                Ok(fs::read(path).map_err(|error| cannot_read(path.display(), &error))?)
            }
            Source::StandardInput(_) => {
                let mut bytes = Vec::new();
                let read = stdin().lock().read_to_end(&mut bytes);
                read.map_err(|error| cannot_read(source.name(), &error))?;
                Ok(bytes)
            }
        };
        let read = bytes.map(|bytes| entries(&text_of(&bytes), source, &reading));
        for entry in read.unwrap_or_else(|message| vec![Err(message)]) {
            let checked = entry.and_then(|mut entry| {
                let at = place(source, entry.line());
                options.inputs.with_rules().reading().check_rules(&mut entry, &at)?;
                Ok(entry)
            });
            match checked {
                Ok(entry) => {
                    let note = of_ignored(&place(source, entry.line()), entry.ignored());
                    note.iter().for_each(|note| message(note));
                    all.push(of_file(&entry, number, source));
                }
                Err(refusal) => {
                    message(&refusal);
                    exit = Exit::WrongInput;
                    if !options.inputs.keep_going() {
                        return Ok((all, exit));
                    }
                }
            }
        }
    }
    Ok((all, exit))
}

/// The entries of a text, or what to say of bad ones; none, if there are but remarks.
fn entries(
    text: &str,
    source: &Source,
    reading: &ennea_formats::Options,
) -> Vec<Result<ennea_formats::Entry, String>> {
    let is_remark = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
    if text.lines().all(is_remark) {
        return Vec::new();
    }
    let bad = |error: &ReadError| of_entry(&place(source, error.line), error);
    let document = match ennea_formats::read(text, reading) {
        Ok(document) => document,
        Err(error) => return vec![Err(bad(&error))],
    };
    let format = document.format;
    let entry = |entry: Result<ennea_formats::Entry, ReadError>| match entry {
        Ok(entry) if entry.pencilmarks().is_some_and(|marks| !are_notes(entry.clues(), &marks)) => {
            Err(of_pencilmarks(&place(source, entry.line()), entry.clues()))
        }
        entry => entry.map_err(|error| bad(&error)),
    };
    let entries: Vec<_> = document.entries.map(entry).collect();
    match entries.is_empty() {
        true => vec![Err(of_nothing(&source.name(), format))],
        false => entries,
    }
}

/// What a line of a source is called.
fn place(source: &Source, line: usize) -> String {
    match source {
        Source::Argument(..) => source.name(),
        _ => source.line(line as u64),
    }
}

/// A puzzle of a file, with its title, and the id that may stand in a remark.
fn of_file(entry: &ennea_formats::Entry, number: usize, source: &Source) -> Found {
    let id = [Fact::Id, Fact::Comment].into_iter().filter_map(|fact| entry.fact(fact));
    let mut words = id.flat_map(str::split_whitespace);
    Found {
        puzzle: entry.clues().clone(),
        rules: entry.description().cloned(),
        title: entry.fact(Fact::Title).map(str::to_owned),
        id: words.find_map(|word| word.parse().ok()),
        source: number,
        place: place(source, entry.line()),
    }
}

/// What a thread needs for one puzzle after the other.
#[derive(Default)]
struct Worker {
    solvers: Solvers,
    variants: Variants,
    rater: Rater,
    again: Again,
}

impl Worker {
    /// A puzzle with its answer, and what is to be noted of it; or why it is refused.
    fn solved(
        &mut self,
        options: &Options,
        found: &Found,
        description: Option<&Description>,
        bar: &Bar,
    ) -> Result<Result<(Solved, Option<String>), String>, Stopped> {
        let puzzle = &found.puzzle;
        let both = found.rules.as_ref().zip(description);
        if let Some(why) = both.and_then(|(own, given)| rules_differ(own, given, puzzle.shape())) {
            return Ok(Err(format!("error: {}: {why}", found.place)));
        }
        let description = description.or(found.rules.as_ref());
        if description.is_some() && options.chapters == Some(By::Level) {
            let place = &found.place;
            return Ok(Err(format!(
                "error: {place}: found a puzzle of other rules, which has no level; expected one for a \
                 chapter\n  hint: --chapters file makes a chapter of each file"
            )));
        }
        let mut rules = None;
        let solved = if let Some(description) = description {
            let variant = match self.variants.under(description, puzzle.shape()) {
                Ok(variant) => variant,
                Err(error) => return Ok(Err(format!("error: {}: {error}", found.place))),
            };
            rules = Some(Arc::new(variant.rules().clone()));
            variant.decide(puzzle, bar)?
        } else {
            match self.solvers.of(puzzle.shape()).solve_while(puzzle, bar) {
                Ok(grid) => Ok(grid),
                Err(Unsolved::Improper(improper)) => Err(improper),
                Err(Unsolved::Stopped) => return Err(Stopped),
            }
        };
        let mut entry = match entry(options, found, solved) {
            Ok(entry) => entry,
            Err(refusal) => return Ok(Err(refusal)),
        };
        entry.rules = rules;
        let is_rated = options.is_rated() && entry.rules.is_none();
        let er = if is_rated { rate::er(&mut self.rater, puzzle, bar)? } else { None };
        let mut note = None;
        if let Some(id) = found.id {
            let made = if self.again.knows(&id) { self.again.make(&id, bar)? } else { None };
            if made.is_some_and(|made| made.puzzle == *puzzle) {
                entry.id = Some(id.to_string());
            } else {
                let place = &found.place;
                note = Some(format!("{place}: {id} makes another puzzle; it is not printed"));
            }
        }
        Ok(Ok((Solved { entry, er, source: found.source }, note)))
    }
}

/// The entry for a puzzle, or why it is refused.
fn entry(
    options: &Options,
    found: &Found,
    solved: Result<Grid, Improper>,
) -> Result<Entry, String> {
    let answer = match solved {
        Ok(grid) => Answer::Unique(grid),
        Err(Improper::None) if options.allow_improper => Answer::None,
        Err(Improper::Several(_)) if options.allow_improper => Answer::Several,
        Err(improper) => return Err(refusal(&found.place, &found.puzzle, &improper)),
    };
    let mut entry = Entry::new(found.puzzle.clone(), answer);
    entry.title.clone_from(&found.title);
    entry.label.clone_from(&options.label);
    Ok(entry)
}

/// The message about a puzzle that is not proper.
fn refusal(place: &str, puzzle: &Puzzle, improper: &Improper) -> String {
    let shape = puzzle.shape();
    match improper.difference() {
        None => {
            let why = puzzle.conflict().map(|conflict| format!(": {conflict}"));
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
