//! Formats of other programs, read and written.

use crate::errors::error;
use crate::given::named;
use crate::objects::{PyPuzzle, PyRules, PyShape, asked};
use crate::{texts, work};
use ennea::Named;
use ennea_formats::{Alphabet, Entry, Format, Options, Writer};
use ennea_words::Language;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::collections::BTreeSet;

/// Text that was written, and notes on what is lost of it.
type Noted = (String, Vec<String>);

fn options(
    format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
) -> PyResult<Options> {
    let format = format.map(|name| named("from_format", name)).transpose()?;
    let alphabet = alphabet.map(str::parse::<Alphabet>).transpose();
    let alphabet = alphabet.map_err(|why| error(format!("alphabet: {why}")))?;
    Ok(Options { format, shape: shape.map(|shape| shape.0), alphabet, ..Options::default() })
}

/// Writes the puzzles of a text, or one puzzle whole, and says what is lost of them.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub(crate) fn convert(
    py: Python<'_>,
    given: &Bound<'_, PyAny>,
    to: &str,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
    to_alphabet: &str,
    placed_as_clues: bool,
    rules: Option<PyRules>,
    lossy: bool,
) -> PyResult<Noted> {
    let text = given.cast::<PyString>().ok().map(|text| text.to_str().map(str::to_owned));
    let text = text.transpose()?;
    let is_text = text.is_some();
    let one = if is_text { None } else { Some(whole(given, from_format, shape, alphabet)?) };
    let options = options(from_format, shape, alphabet)?;
    let format: Format = named("to", to)?;
    if !format.is_written() {
        return Err(error(format!("to: found {format}, which is only read; expected another")));
    }
    let to_alphabet: Alphabet =
        to_alphabet.parse().map_err(|why| error(format!("to_alphabet: {why}")))?;
    let converted = work::long(py, None, move |watch| {
        let mut notes = Vec::new();
        let mut writer = Writer::new(format, to_alphabet);
        let (mut written, mut lost) = (String::new(), BTreeSet::new());
        let entries = match text {
            Some(text) => texts::entries(&text, options, lossy, watch)?,
            None => one.into_iter().collect(),
        };
        for mut entry in entries {
            let at = if is_text { format!("line {}: ", entry.line()) } else { String::new() };
            let mut puzzle = entry.puzzle().clone();
            if placed_as_clues {
                puzzle = puzzle.with_clues(puzzle.digits());
            }
            if let Some(rules) = &rules {
                puzzle = rules.beside(puzzle).map_err(|why| format!("{at}{why}"))?;
            }
            entry.set_puzzle(puzzle);
            if lossy && !format.holds(entry.puzzle().rules()) {
                entry.drop_rules();
            }
            notes.extend(entry.notes(Language::ENGLISH).iter().map(|what| format!("{at}{what}")));
            notes.extend(
                entry.ignored(Language::ENGLISH).iter().map(|what| format!("{at}left out: {what}")),
            );
            written += &writer.entry(&entry).map_err(|why| format!("{at}{why}"))?;
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

/// A puzzle that is no text, for which there is nothing to be found out about how it is written.
fn whole(
    given: &Bound<'_, PyAny>,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
) -> PyResult<Entry> {
    let puzzle = asked(given, None, shape.map(|shape| shape.0))?;
    for (what, found) in [("from_format", from_format), ("alphabet", alphabet)] {
        if let Some(found) = found {
            let kind = given.get_type().name()?;
            let why = format!("{what}: found '{found}' beside a {kind}; expected a text beside it");
            return Err(error(why));
        }
    }
    Ok(Entry::new(puzzle))
}

/// The puzzles of a text, whole, and what is to be said of how they were read.
#[pyfunction]
pub(crate) fn read_puzzles(
    py: Python<'_>,
    text: &Bound<'_, PyAny>,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
    lossy: bool,
) -> PyResult<(Vec<PyPuzzle>, Vec<String>)> {
    let text = texts::alone(text)?.to_owned();
    let options = options(from_format, shape, alphabet)?;
    let all = work::long(py, None, move |watch| texts::entries(&text, options, lossy, watch))?;
    let mut notes = Vec::new();
    let mut puzzle = |entry: Entry| {
        let ignored = if lossy { entry.ignored(Language::ENGLISH) } else { Vec::new() };
        let left_out = ignored.into_iter().map(|what| format!("left out: {what}"));
        let said = entry.notes(Language::ENGLISH).into_iter().chain(left_out);
        notes.extend(said.map(|what| format!("line {}: {what}", entry.line())));
        PyPuzzle(entry.into_puzzle())
    };
    let puzzles = all.map_err(error)?.into_iter().map(&mut puzzle).collect();
    Ok((puzzles, notes))
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
