//! Formats of other programs, read and written.

use crate::errors::error;
use crate::given::named;
use crate::objects::{PyPuzzle, PyRules, PyShape};
use crate::work;
use ennea::Named;
use ennea::rules::{Description, NamedRules};
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
    rules: Option<PyRules>,
    lossy: bool,
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
            let at = format!("line {}", entry.line());
            check_unknown(&mut entry, lossy)?;
            if let Some(rules) = &rules {
                let rules = &rules.description;
                let same = |own: &Description| {
                    let [own, rules] = [own, rules].map(|it| it.rules(entry.shape()));
                    own.is_ok_and(|own| rules.is_ok_and(|rules| rules.says_the_same(&own)))
                };
                if let Some(own) = entry.description().filter(|own| !same(own)) {
                    return Err(format!("{at}: found the rules {own}; expected {rules}, as given"));
                }
                let is_plain = rules.named() == Some(NamedRules::NONE);
                let wanted = (!is_plain).then(|| rules.clone());
                entry.set_rules(wanted).map_err(|why| format!("{at}: {why}"))?;
            }
            if lossy && entry.rules().is_some_and(|rules| !format.holds(&rules)) {
                entry.drop_rules();
            }
            notes.extend(entry.ignored().iter().map(|what| format!("{at}: left out: {what}")));
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

/// Refuses rules that are not known, or leaves them out.
fn check_unknown(entry: &mut Entry, lossy: bool) -> Result<(), String> {
    if lossy {
        entry.drop_unknown();
    }
    match entry.unknown_rules() {
        [] => Ok(()),
        rules => Err(format!(
            "line {}: found rules that are not known here: {}; expected known ones\n  hint: lossy=True \
             leaves them out",
            entry.line(),
            rules.join(", ")
        )),
    }
}

/// The puzzles of a text in whatever form it is.
pub(crate) fn puzzles(text: &str, shape: Option<ennea::Shape>) -> Result<Vec<Entry>, String> {
    plain_entries(text, &Options { shape, ..Options::default() }, false)
}

/// All entries of a text, if none has rules of its own, or these may be left out.
fn plain_entries(text: &str, options: &Options, lossy: bool) -> Result<Vec<Entry>, String> {
    let mut all = entries(text, options)?;
    for entry in &mut all {
        check_unknown(entry, lossy)?;
        if let Some(rules) = entry.rules().filter(|_| !lossy) {
            return Err(format!(
                "line {}: found a puzzle with the rules {rules}; expected rows, columns and boxes \
                 alone\n  hint: lossy=True leaves the rules out; convert(text, 'f-puzzles') keeps them",
                entry.line()
            ));
        }
    }
    Ok(all)
}

/// The puzzles of a text: their clues.
#[pyfunction]
pub(crate) fn read_puzzles(
    py: Python<'_>,
    text: &str,
    from_format: Option<&str>,
    shape: Option<PyShape>,
    alphabet: Option<&str>,
    lossy: bool,
) -> PyResult<Vec<PyPuzzle>> {
    let options = options(from_format, shape, alphabet)?;
    let all = work::short(py, || plain_entries(text, &options, lossy))?.map_err(error)?;
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
