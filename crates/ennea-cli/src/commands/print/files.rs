//! The files that are written: what an ending means, and one file for each page.

use crate::face::{CtrlC, Draft, Failure};
use ennea::progress::Progress;
use ennea_print::{Document, Fonts, png, svg};
use rayon::prelude::*;
use std::path::{Path, PathBuf};

ennea::named! {
    /// Kinds of files.
    pub(super) enum Format {
        /// Pages of vectors.
        Pdf = "pdf",
        /// A page of vectors.
        Svg = "svg",
        /// A page of dots.
        Png = "png",
        /// All puzzles, without pages.
        Html = "html" | "htm",
    }
}

/// Writes a file for each page, on all cores; gives their names.  With several pages a number is put
/// before the ending.
pub(super) fn pages(
    document: &Document,
    fonts: &Fonts<'_>,
    path: &Path,
    format: Format,
    dpi: u16,
) -> Result<Vec<PathBuf>, Failure> {
    let count = document.pages.len();
    let name = |page: usize| match count {
        1 => path.to_owned(),
        _ => {
            let width = count.to_string().len();
            let mut name = path.file_stem().unwrap_or_default().to_owned();
            name.push(format!("-{:0width$}.", page + 1));
            name.push(path.extension().unwrap_or_default());
            path.with_file_name(name)
        }
    };
    let write = |page: usize| {
        CtrlC.go_on()?;
        let bytes = match format {
            Format::Png => png::write(document, page, dpi, fonts),
            _ => svg::write(document, page, fonts).into_bytes(),
        };
        let file = name(page);
        Draft::create(&file)?.finish(&bytes)?;
        Ok(file)
    };
    (0..count).into_par_iter().map(write).collect()
}
