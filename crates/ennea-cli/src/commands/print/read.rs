//! Reads the puzzles, solves and rates them, and tries their ids: what is printed has one solution, and
//! an id that is printed makes its puzzle again.

use super::Options;
use crate::face::{
    Bar, Exit, Failure, Item, Output, Query, Source, gather, hinted, language, message,
};
use ennea::make::{Again, Id, Under};
use ennea::progress::{Progress, Stopped};
use ennea::solve::Unsolved;
use ennea::{Grid, Improper, Puzzle};
use ennea_answers::rate::{Hardness, Raters, hardness};
use ennea_answers::served::Question;
use ennea_answers::solutions::Solvers;
use ennea_formats::Fact;
use ennea_print::{Answer, Entry};
use ennea_words::{Gaps, Told, gaps, say};
use rayon::prelude::*;

/// A puzzle to be printed, with what decides its place in a book.
#[derive(Clone, Debug)]
pub(super) struct Solved {
    /// The puzzle, without level and rating.
    pub(super) entry: Entry,
    /// Hardness, if it was asked for and there is an answer.
    pub(super) hardness: Option<Hardness>,
    /// Index of the input that it stood in, from 0.
    pub(super) source: usize,
}

/// All puzzles with their answers, and the names of the inputs.  What is refused has been reported.
pub(super) fn all(
    options: &Options,
    output: &Output,
) -> Result<(Vec<Solved>, Vec<String>, Exit), Failure> {
    let query = Query::new(&options.inputs, Question::Print, options.rules.as_deref())?;
    let sources = query.sources()?;
    let mut found = Vec::new();
    let mut exit = gather::each(&query, &sources, &mut |items| {
        found.extend_from_slice(items);
        Ok(Exit::Done)
    })?;
    tell_left_out(options, &found, output);
    let bar = output.bar("solving");
    bar.expect(found.len() as u64);
    let solve = |worker: &mut Worker, item: &Item| {
        let solved = worker.solved(options, item, &sources, &bar)?;
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
                if !options.inputs.keep_going {
                    break;
                }
            }
        }
    }
    Ok((all, sources.iter().map(Source::name).collect(), exit))
}

/// Notes what puzzles have and pages do not show.
fn tell_left_out(options: &Options, items: &[Item], output: &Output) {
    let is_left = |fact: &Fact| match fact {
        Fact::Title => false,
        Fact::Level if options.levels || options.ratings => false,
        Fact::Rating if options.ratings => false,
        fact => items.iter().filter_map(|it| it.entry.fact(*fact)).any(|it| id_in(it).is_none()),
    };
    let facts: Vec<&str> = Fact::ALL.into_iter().filter(is_left).map(Fact::name).collect();
    if !facts.is_empty() {
        output.note(&say!(language(), "pages-left-facts", facts));
    }
    if items.iter().any(|it| it.puzzle().placed().is_some() || it.puzzle().marks().is_some()) {
        output.note(&say!(language(), "pages-left-placed"));
    }
}

/// Tools of a thread for one puzzle after the other.
#[derive(Default)]
struct Worker {
    solvers: Solvers,
    raters: Raters,
    again: Again,
}

impl Worker {
    /// A puzzle with its answer, and what is to be noted of it; or why it is refused.
    fn solved(
        &mut self,
        options: &Options,
        item: &Item,
        sources: &[Source],
        bar: &Bar,
    ) -> Result<Result<(Solved, Option<String>), String>, Stopped> {
        let puzzle = item.puzzle();
        let solved = match self.solvers.of(puzzle.rules()).solve_while(puzzle, bar) {
            Ok(grid) => Ok(grid),
            Err(Unsolved::Improper(improper)) => Err(improper),
            Err(Unsolved::Stopped) => return Err(Stopped),
        };
        let answer = match answer(options, puzzle, solved) {
            Ok(answer) => answer,
            Err(why) => return Ok(Err(item.refusal(sources, &why))),
        };
        let mut entry = Entry::new(puzzle.clone(), answer);
        entry.title = item.entry.fact(Fact::Title).map(str::to_owned);
        entry.label.clone_from(&options.label);
        let hardness = match options.is_rated() {
            true => hardness(&mut self.raters, puzzle, bar)?,
            false => None,
        };
        let mut note = None;
        if let Some(id) = id_of(item) {
            if !self.again.knows(&id) && Under::new(puzzle.rules()) == id.recipe.rules {
                self.again = Again::under(id.recipe.rules, puzzle.rules().clone());
            }
            let made = if self.again.knows(&id) { self.again.make(&id, bar)? } else { None };
            if made.is_some_and(|made| made.puzzle == puzzle.given()) {
                entry.id = Some(id.to_string());
            } else {
                let at = item.place_in(sources).to_string();
                note = Some(say!(language(), "pages-other-id", at, id = id.to_string()));
            }
        }
        let source = item.place.source as usize;
        Ok(Ok((Solved { entry, hardness, source }, note)))
    }
}

/// The id that may stand beside a puzzle.
fn id_of(item: &Item) -> Option<Id> {
    [Fact::Id, Fact::Comment].into_iter().filter_map(|fact| item.entry.fact(fact)).find_map(id_in)
}

/// The id in a text.
fn id_in(text: &str) -> Option<Id> {
    text.split_whitespace().find_map(|word| word.parse().ok())
}

/// Answer of a puzzle as it is printed, or the reason for which the puzzle is refused.
fn answer(
    options: &Options,
    puzzle: &Puzzle,
    solved: Result<Grid, Improper>,
) -> Result<Answer, String> {
    match solved {
        Ok(grid) => Ok(Answer::Unique(grid)),
        Err(Improper::None) if options.allow_improper => Ok(Answer::None),
        Err(Improper::Several(_)) if options.allow_improper => Ok(Answer::Several),
        Err(improper) => Err(refusal(puzzle, &improper)),
    }
}

/// Message about a puzzle that is not proper.
fn refusal(puzzle: &Puzzle, improper: &Improper) -> String {
    match (improper.difference(), puzzle.contradiction()) {
        (Some((cell, [one, other])), _) => {
            hinted("print-with-several", &gaps!(at = puzzle.shape().name(cell), one, other))
        }
        (None, Some(why)) => {
            hinted("print-without-solution-as", &gaps!(why = why.told(language())))
        }
        (None, None) => hinted("print-without-solution", &Gaps::default()),
    }
}
