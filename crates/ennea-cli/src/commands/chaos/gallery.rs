//! The figures of `chaos escape`: p(t) with the rates, and the scale of hardness.

use super::picture::{Page, Picture};
use crate::face::{Failure, Output, language};
use clap::Args;
use ennea::Puzzle;
use ennea::progress::Progress;
use ennea::rate::se121::Rater;
use ennea_answers::chaos::escape::Measurement;
use ennea_answers::rate::er;
use ennea_figures::hardness::{Subject, scale};
use ennea_figures::survival::{Series, survivals};
use ennea_words::say;
use std::path::PathBuf;

/// Which figures are wanted.
#[derive(Debug, Args)]
pub(super) struct GalleryOptions {
    #[command(flatten)]
    picture: Picture,

    /// Draw eta against clues, and against the rating se-1.2.1 of 3x3 puzzles, into this file.
    #[arg(long, value_name = "FILE", conflicts_with = "cnf")]
    scale: Option<PathBuf>,

    /// What the puzzles are called, in order (default: where they come from).
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    names: Vec<String>,
}

impl GalleryOptions {
    /// Begins the files.
    pub(super) fn begin(&self) -> Result<Gallery<'_>, Failure> {
        let scale = self.scale.as_deref().map(|path| self.picture.page_at(path)).transpose()?;
        let survival = self.picture.page()?;
        Ok(Gallery { options: self, survival, scale, series: Vec::new(), puzzles: Vec::new() })
    }
}

/// Puzzles that were measured, and the files of their figures.
pub(super) struct Gallery<'a> {
    options: &'a GalleryOptions,
    survival: Option<Page>,
    scale: Option<Page>,
    series: Vec<Series>,
    puzzles: Vec<Option<Puzzle>>,
}

impl Gallery<'_> {
    /// Name of the next puzzle: the one that was given, else its place in the input.
    pub(super) fn name<'b>(&'b self, place: &'b str) -> &'b str {
        self.options.names.get(self.series.len()).map_or(place, String::as_str)
    }

    /// Takes a puzzle, or a formula.
    pub(super) fn push(&mut self, place: &str, puzzle: Option<&Puzzle>, measured: &Measurement) {
        let (name, survival) = (self.name(place).to_owned(), measured.survival.clone());
        self.series.push(Series { name, survival, rate: measured.rate });
        self.puzzles.push(puzzle.cloned());
    }

    /// Draws what is wanted, and says where it is.
    pub(super) fn finish(self, details: &str, output: &Output) -> Result<(), Failure> {
        if self.series.is_empty() {
            return Ok(());
        }
        if let Some(page) = self.survival {
            let figure = survivals("How long chaos lasts", details, &self.series);
            output.note(&say!(language(), "figure-drawn", file = page.finish(&figure)?));
        }
        let Some(page) = self.scale else { return Ok(()) };
        let bar = output.bar("rating");
        bar.expect(self.series.len() as u64);
        let (mut rater, mut subjects) = (Rater::new(), Vec::new());
        for (Series { name, rate, .. }, puzzle) in self.series.into_iter().zip(self.puzzles) {
            let Some(puzzle) = puzzle else { continue };
            let rating = er(&mut rater, &puzzle, &bar)?;
            bar.advance(1);
            subjects.push(Subject { name, clues: puzzle.clue_count(), rate, rating });
        }
        drop(bar);
        let figure = scale("The scale of hardness", details, &subjects);
        output.note(&say!(language(), "figure-drawn", file = page.finish(&figure)?));
        Ok(())
    }
}
