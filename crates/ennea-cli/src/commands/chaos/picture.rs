//! `--out`: a figure as a file, SVG or PNG by its ending.

use crate::face::{Draft, Failure, Output, of_ending};
use clap::Args;
use ennea::progress::{Progress, Stopped};
use ennea_figures::Figure;
use std::path::{Path, PathBuf};

/// Where a figure goes.
#[derive(Debug, Args)]
pub(super) struct Picture {
    /// Draw a figure into this file; its ending, .svg or .png, says what it is.
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Dots per inch of a PNG.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u16).range(20..=600))]
    dpi: u16,
}

/// A file that is to become a figure.
pub(super) struct Page {
    draft: Draft,
    path: PathBuf,
    format: Format,
    dpi: u16,
}

ennea::named! {
    /// Kinds of files.
    pub(super) enum Format {
        /// Lines that are sharp at any size.
        Svg = "svg",
        /// Dots.
        Png = "png",
    }
}

impl Picture {
    /// Begins the file, if one is wanted, so that it is known early whether it can be written.
    pub(super) fn page(&self) -> Result<Option<Page>, Failure> {
        self.out.as_deref().map(|path| self.page_at(path)).transpose()
    }

    /// Begins another file.
    pub(super) fn page_at(&self, path: &Path) -> Result<Page, Failure> {
        let format = of_ending(path, "--out")?;
        Ok(Page { draft: Draft::create(path)?, path: path.to_owned(), format, dpi: self.dpi })
    }
}

impl Page {
    /// Draws a figure and writes it, and says where.
    pub(super) fn draw(
        self,
        output: &Output,
        draw: impl FnOnce(&dyn Progress) -> Result<Figure, Stopped>,
    ) -> Result<String, Failure> {
        let figure = draw(&output.bar("drawing"))?;
        self.finish(&figure)
    }

    /// Writes the figure, and says where: now the file has its name.
    pub(super) fn finish(self, figure: &Figure) -> Result<String, Failure> {
        match self.format {
            Format::Svg => self.draft.finish(figure.svg().as_bytes()),
            Format::Png => self.draft.finish(&figure.png(self.dpi)),
        }?;
        Ok(self.path.display().to_string())
    }
}
