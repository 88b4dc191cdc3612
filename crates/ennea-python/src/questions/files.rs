//! Formats of other programs, read and written.

use crate::errors::error;
use crate::given::named;
use crate::objects::{PyPuzzle, PyShape};
use crate::work;
use ennea::Named;
use ennea_formats::{Alphabet, Entry, Format, Options, Writer, read};
use pyo3::prelude::*;
use std::collections::BTreeSet;

/// What was written, and what is lost of it.
type Noted = (String, Vec<String>);

fn options(
    format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
) -> PyResult<Options> {
    let format = format.map(|name| named("from_format", name)).transpose()?;
    let alphabet = alphabet.map(str::parse::<Alphabet>).transpose();
    let alphabet = alphabet.map_err(|why| error(format!("alphabet: {why}")))?;
    Ok(Options { format, shape: shape.map(|shape| shape.0), alphabet })
}

/// All entries of a text.
fn entries(text: &str, options: &Options) -> Result<Vec<Entry>, String> {
    let bad = |why: ennea_formats::ReadError| why.to_string();
    let document = read(text, options).map_err(bad)?;
    let all = document.entries.collect::<Result<Vec<_>, _>>().map_err(bad)?;
    match all.is_empty() {
        true => Err("found no puzzle; expected one at least".to_owned()),
        false => Ok(all),
    }
}

#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn convert(
    py: Python<'_>,
    text: &str,
    to: &str,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
    to_alphabet: &str,
    placed_as_clues: bool,
) -> PyResult<Noted> {
    let options = options(from_format, shape, alphabet)?;
    let format: Format = named("to", to)?;
    if !format.is_written() {
        return Err(error(format!("to: found {format}, which is only read; expected another")));
    }
    let to_alphabet: Alphabet =
        to_alphabet.parse().map_err(|why| error(format!("to_alphabet: {why}")))?;
    let converted = work::short(py, || {
        let all = entries(text, &options)?;
        let mut notes = Vec::new();
        let mut writer = Writer::new(format, to_alphabet);
        let (mut written, mut lost) = (String::new(), BTreeSet::new());
        for mut entry in all {
            if placed_as_clues {
                entry.place_as_clues();
            }
            written +=
                &writer.entry(&entry).map_err(|why| format!("line {}: {why}", entry.line()))?;
            for loss in format.losses(&entry) {
                if lost.insert(loss) {
                    notes.push(loss.describe(format));
                }
            }
        }
        Ok::<_, String>((written + writer.end(), notes))
    });
    converted?.map_err(error)
}

/// The puzzles of a text: their clues.
#[pyfunction]
pub(crate) fn read_puzzles(
    py: Python<'_>,
    text: &str,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
) -> PyResult<Vec<PyPuzzle>> {
    let options = options(from_format, shape, alphabet)?;
    let all = work::short(py, || entries(text, &options))?.map_err(error)?;
    Ok(all.iter().map(|entry| PyPuzzle(entry.clues().clone())).collect())
}

/// The formats: name, what it is, the endings of its files, whether it is read, whether it is written.
#[pyfunction]
pub(crate) fn formats() -> Vec<(&'static str, &'static str, Vec<&'static str>, bool, bool)> {
    let row = |&format: &Format| {
        let endings = format.endings().to_vec();
        (format.name(), format.help(), endings, format.is_read(), format.is_written())
    };
    Format::ALL.iter().map(row).collect()
}
