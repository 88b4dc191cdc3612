//! Texts of any form as puzzles, whole: by the reader that the terminal and the page have too.

use ennea::progress::Progress;
use ennea::{Filling, Puzzle, Shape};
use ennea_formats::{Entry, Options, Reader};
use ennea_words::Language;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::array;

/// The text, where nothing else stands for puzzles.
pub(crate) fn alone<'a>(given: &'a Bound<'_, PyAny>) -> PyResult<&'a str> {
    if let Ok(text) = given.cast::<PyString>() {
        return text.to_str();
    }
    let found = given.get_type().name()?;
    let expected = "expected a text, such as that of a file or a link";
    Err(PyTypeError::new_err(format!("text: found a {found}; {expected}")))
}

/// The only puzzle of a text, and what is to be said of how it was read; lines of 81 digits and dots need
/// no reader.
pub(crate) fn one(text: &str, shape: Option<Shape>) -> Result<(Puzzle, Vec<String>), String> {
    if shape.is_none_or(|shape| shape == Shape::CLASSIC)
        && let Some(numbers) = plain(text.trim_ascii_end().as_bytes())
    {
        let clues = Filling::of_numbers(&numbers).expect("digits are numbers up to 9");
        return Ok((clues.into(), Vec::new()));
    }
    let options = Options { shape, ..Options::default() };
    let mut all = entries(text, options, false, &())?;
    if let Some(second) = all.get(1) {
        let line = second.line();
        return Err(format!(
            "line {line}: found a second puzzle; expected one alone\n  hint: ennea.read reads many"
        ));
    }
    let entry = all.swap_remove(0);
    let notes = entry.notes(Language::ENGLISH);
    Ok((entry.into_puzzle(), notes))
}

/// All entries of a text, one at least.  Rules that nobody knows here are refused, or left out if that is
/// wanted.
pub(crate) fn entries(
    text: &str,
    options: Options,
    lossy: bool,
    progress: &dyn Progress,
) -> Result<Vec<Entry>, String> {
    let mut all = Vec::new();
    for entry in Reader::of_text(text, options).take_while(|_| !progress.is_stopped()) {
        let mut entry = entry.map_err(|why| format!("{why}\n  hint: {}", why.hint))?;
        if lossy {
            entry.drop_unknown();
        }
        if let Some(unknown) = entry.unknown() {
            return Err(format!(
                "line {}: found rules that are not known here: {unknown}; expected known ones\n  \
                 hint: ennea.read and ennea.convert leave them out with lossy=True",
                entry.line()
            ));
        }
        all.push(entry);
    }
    match all.is_empty() {
        true => Err("line 1: found nothing; expected a puzzle".to_owned()),
        false => Ok(all),
    }
}

/// 81 digits and dots, some of them digits.
pub(crate) fn plain(signs: &[u8]) -> Option<[u8; 81]> {
    let signs: &[u8; 81] = signs.try_into().ok()?;
    let mut good = true;
    let mut any = false;
    for &sign in signs {
        good &= sign.is_ascii_digit() | (sign == b'.');
        any |= sign.is_ascii_digit();
    }
    let number = |k: usize| if signs[k] == b'.' { 0 } else { signs[k] - b'0' };
    (good && any).then(|| array::from_fn(number))
}
