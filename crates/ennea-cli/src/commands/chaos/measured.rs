//! The figures of `chaos escape`: p(t) with the rates, and the scale of hardness.

use super::picture::{Page, Picture};
use crate::face::exit::Failure;
use crate::face::output::Output;
use clap::Args;
use ennea::chaos::escape::{Rate, Survival};
use ennea::progress::Progress;
use ennea::rate::RateError;
use ennea::rate::se121::Rater;
use ennea::{Puzzle, Shape};
use ennea_figures::Figure;
use ennea_figures::hardness::{Subject, scale};
use ennea_figures::survival::{Series, survivals};
use std::path::PathBuf;

/// Which figures are wanted.
#[derive(Debug, Args)]
pub(super) struct Wanted {
    #[command(flatten)]
    picture: Picture,

    /// Draw eta against clues, and against the rating se-1.2.1 of 3x3 puzzles, into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "cnf")]
    scale: Option<PathBuf>,

    /// What the puzzles are called, in order (default: where they come from).
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    names: Vec<String>,
}

/// Puzzles that were measured, and the files of their figures.
pub(super) struct Gallery<'a> {
    wanted: &'a Wanted,
    pages: [Option<Page>; 2],
    measured: Vec<Measured>,
}

/// A puzzle that was measured.
pub(super) struct Measured {
    pub(super) name: String,
    pub(super) puzzle: Option<Puzzle>,
    pub(super) survival: Survival,
    pub(super) rate: Rate,
}

impl Wanted {
    /// Begins the files.
    pub(super) fn gallery(&self) -> Result<Gallery<'_>, Failure> {
        let scale = self.scale.as_deref().map(|path| self.picture.page_at(path)).transpose()?;
        Ok(Gallery { wanted: self, pages: [self.picture.page()?, scale], measured: Vec::new() })
    }
}

impl Gallery<'_> {
    /// What the next puzzle is called.
    pub(super) fn name<'b>(&'b self, place: &'b str) -> &'b str {
        self.wanted.names.get(self.measured.len()).map_or(place, String::as_str)
    }

    /// Takes a puzzle, or a formula.
    pub(super) fn push(
        &mut self,
        place: &str,
        puzzle: Option<&Puzzle>,
        survival: Survival,
        rate: Rate,
    ) {
        let name = self.name(place).to_owned();
        self.measured.push(Measured { name, puzzle: puzzle.cloned(), survival, rate });
    }

    /// Draws what is wanted, and says where it is.
    pub(super) fn finish(self, details: &str, output: &Output) -> Result<(), Failure> {
        let Self { wanted, pages: [escape, hardness], measured } = self;
        if measured.is_empty() {
            return Ok(());
        }
        let say = |path: Option<&PathBuf>| {
            let path = path.expect("there is a page").display();
            output.note(&format!("{path} is drawn"));
        };
        if let Some(page) = escape {
            page.finish(&escape_figure(details, &measured))?;
            say(wanted.picture.out.as_ref());
        }
        if let Some(page) = hardness {
            let bar = output.bar("rating");
            let figure = hardness_figure(details, &measured, &bar)?;
            drop(bar);
            page.finish(&figure)?;
            say(wanted.scale.as_ref());
        }
        Ok(())
    }
}

/// p(t) and the rates of puzzles.
pub(super) fn escape_figure(details: &str, measured: &[Measured]) -> Figure {
    let series: Vec<Series> = measured
        .iter()
        .map(|one| Series {
            name: one.name.clone(),
            survival: one.survival.clone(),
            rate: one.rate,
        })
        .collect();
    survivals("How long chaos lasts", details, &series)
}

/// Puzzles on the scale, with their ratings.
pub(super) fn hardness_figure(
    details: &str,
    measured: &[Measured],
    progress: &dyn Progress,
) -> Result<Figure, Failure> {
    let mut rater = Rater::new();
    progress.expect(measured.len() as u64);
    let mut subjects = Vec::new();
    for Measured { name, puzzle, rate, .. } in measured {
        let Some(puzzle) = puzzle else { continue };
        let rating = match puzzle.shape() == Shape::CLASSIC {
            false => None,
            true => match rater.rate_while(puzzle, progress) {
                Ok(rating) => Some(rating.er),
                Err(RateError::Stopped) => return Err(Failure::Interrupted),
                Err(_) => None,
            },
        };
        progress.advance(1);
        let clues = puzzle.clue_count();
        subjects.push(Subject { name: name.clone(), clues, rate: *rate, rating });
    }
    Ok(scale("The scale of hardness", details, &subjects))
}
