//! The one complete grid that a command is given.

use super::entry::Item;
use super::reader::{Entry, Reading, Sink, read};
use super::source::Source;
use crate::face::{Failure, hinted, no_grid};
use clap::Args;
use ennea::{Grid, Shape};
use ennea_answers::served::Question;
use ennea_formats::Options;
use ennea_words::Gaps;
use std::ffi::OsString;

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
        let mut found = Found::default();
        let reading = Reading { options, question: Some(Question::Shuffle), ..Reading::default() };
        read(std::slice::from_ref(&source), reading, &mut found);
        let Found(mut entries) = found;
        if entries.len() > 1 {
            return Err(input(&hinted("wanted-one-grid", &Gaps::default())));
        }
        match entries.pop() {
            None => Err(input(&hinted("wanted-a-grid", &Gaps::default()))),
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
    puzzle.to_grid().map_err(|error| input(&format!("{at}: {}", no_grid(puzzle, &error))))
}

fn input(message: &str) -> Failure {
    Failure::Input(message.to_owned())
}

/// Entries that were read, up to two.
#[derive(Default)]
struct Found(Vec<Entry>);

impl Sink for Found {
    fn push(&mut self, entry: Entry) -> bool {
        self.0.push(entry);
        self.0.len() < 2
    }

    fn wait(&mut self) -> bool {
        true
    }
}
