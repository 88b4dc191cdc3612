//! The one complete grid that a command is given.

use super::entry::Item;
use super::reader::{Entry, Reading, Sink, read};
use super::source::Source;
use crate::face::Failure;
use clap::Args;
use ennea::{Filling, Grid, Shape};
use ennea_answers::served::Question;
use ennea_formats::Options;
use std::cell::RefCell;
use std::ffi::OsString;

/// Number of empty cells that are named.
const NAMED_MAX: usize = 5;

/// A grid, or the cyclic one.
#[derive(Debug, Args)]
pub(crate) struct SingleGrid {
    /// A complete grid, a file with one, or - for standard input (default: the cyclic grid).
    ///
    /// The rows of the cyclic grid are 1 to N, each shifted: by C from row to row of a band, and by
    /// one from band to band.
    #[arg(value_name = "GRID|FILE")]
    grid: Option<OsString>,

    /// The rows and columns of a box, such as 2x5 (default: by the number of cells, or 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,
}

impl SingleGrid {
    /// The grid.
    pub(crate) fn read(&self) -> Result<Grid, Failure> {
        let Some(argument) = &self.grid else {
            return Ok(Grid::cyclic(self.shape.unwrap_or(Shape::CLASSIC)));
        };
        let options = Options { shape: self.shape, ..Options::default() };
        let source = Source::new(1, argument, options);
        let found = Found::default();
        let reading = Reading { options, question: Some(Question::Shuffle), ..Reading::default() };
        read(std::slice::from_ref(&source), reading, &found);
        let mut entries = found.0.into_inner();
        if entries.len() > 1 {
            return Err(input("found more than one grid; expected one\n  hint: one at a time"));
        }
        let none = "found no grid; expected one\n  hint: without GRID the cyclic grid is taken";
        match entries.pop() {
            None => Err(input(none)),
            Some(Err(bad)) => Err(input(bad.message.trim_start_matches("error: "))),
            Some(Ok(item)) => complete(&item, &source),
        }
    }
}

/// The grid, if it is one.
fn complete(item: &Item, source: &Source) -> Result<Grid, Failure> {
    let (puzzle, at) = (item.puzzle(), source.describe(item.place));
    Question::Shuffle.check(puzzle).map_err(|why| input(&format!("{at}: {why}")))?;
    let puzzle = puzzle.clues();
    if let Some(conflict) = puzzle.conflict() {
        return Err(input(&format!("{at}: {conflict}\n  hint: correct one of the two cells")));
    }
    puzzle.to_grid().map_err(|_| {
        let empty = empty_cells(puzzle);
        input(&format!(
            "{at}: {empty}; expected a complete grid\n  hint: fill it first, with ennea solve"
        ))
    })
}

/// Names of the empty cells, in words.
fn empty_cells(puzzle: &Filling) -> String {
    let shape = puzzle.shape();
    let names: Vec<String> = shape
        .all_cells()
        .filter(|&cell| puzzle.clue(cell).is_none())
        .map(|cell| shape.name(cell))
        .collect();
    let (named, rest) = names.split_at(names.len().min(NAMED_MAX));
    let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
    let is = if names.len() == 1 { "is" } else { "are" };
    format!("{}{more} {is} empty", named.join(", "))
}

fn input(message: &str) -> Failure {
    Failure::Input(message.to_owned())
}

/// Entries that were read, up to two.
#[derive(Default)]
struct Found(RefCell<Vec<Entry>>);

impl Sink for Found {
    fn push(&self, entry: Entry) -> bool {
        let mut entries = self.0.borrow_mut();
        entries.push(entry);
        entries.len() < 2
    }

    fn wait(&self) -> bool {
        true
    }
}
