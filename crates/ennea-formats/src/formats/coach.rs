//! `coach`: codes of sudoku.coach, alone or in a link.
//!
//! ```text
//!   SCv7_32_  base32( zlib( {"gridSize":9,"givenDigits":"8009..","userDigits":"0260..",
//!                            "userCellCandidates":"0-0-..-130-.."} ) )
//! ```
//!
//! Base 32 with the signs `0-9a-v`; a set of candidates is the sum of 2^d over its digits, and 0 says as
//! much as none.  Source: [SudokuCoach].  Rules of variants are not known.  That the site takes a code with
//! no more than these four keys has not been tried.  A link may have the 81 digits in place of a code,
//! `sudoku.coach/en/play/8009..`, with 0 for an empty cell.

use super::json::{says_something, text, whole};
use crate::cells::{Context, bits_of, read_run, run_of, set_of_bits};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use data_encoding::{Encoding, Specification};
use ennea_base::{Cell, DigitSet, Filling};
use ennea_words::gaps;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde_json::{Value, json};

/// No puzzle is longer when unpacked.
const TEXT_MAX: usize = 1 << 20;

const KEYS: [&str; 4] = ["gridSize", "givenDigits", "userDigits", "userCellCandidates"];

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    if let Some(cells) = line.text.rsplit('/').next().and_then(cells_of_link) {
        return Ok(Entry::new(read_run(line, cells, context)?).at_line(line.number));
    }
    let json = match line.text.trim() {
        line if line.starts_with('{') => line.to_owned(),
        code => unpack(code).ok_or_else(|| line.wrong("misread-packed", gaps!()))?,
    };
    read_value(line.number, &whole(line, &json)?, context)
}

/// The digits at the end of a link, if it is one with all cells.
fn cells_of_link(end: &str) -> Option<&str> {
    let end = end.split(['?', '#']).next().unwrap_or_default().trim();
    let is_cells = end.len() == 81 && end.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    is_cells.then_some(end)
}

fn unpack(text: &str) -> Option<String> {
    let (_, body) = text[text.find("SCv")?..].split_once("_32_")?;
    let end = body.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(body.len());
    let bytes = base32().decode(&body.as_bytes()[..end]).ok()?;
    String::from_utf8(decompress_to_vec_zlib_with_limit(&bytes, TEXT_MAX).ok()?).ok()
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let run = |key, context| {
        let text = text(value, key);
        read_run(Line { number, text }, text, context)
    };
    let clues = run("givenDigits", context)?;
    let shape = clues.shape();
    let context = Context { shape: Some(shape), ..context };
    let placed = match text(value, "userDigits") {
        "" => Filling::empty(shape),
        _ => run("userDigits", context)?,
    };
    let list = text(value, "userCellCandidates");
    let list_line = Line { number, text: list };
    let wrong = || list_line.wrong("misread-sets", gaps!(key = "userCellCandidates"));
    let mut sets = Vec::new();
    for word in list.split('-').filter(|_| !list.is_empty()) {
        let bits = word.parse::<u64>().ok().filter(|bits| bits & 1 == 0);
        let set = bits.and_then(|bits| set_of_bits(bits >> 1, shape.side()));
        sets.push(set.ok_or_else(|| wrong().at(list_line, word))?);
    }
    if !sets.is_empty() && sets.len() != shape.cells() {
        return Err(wrong());
    }
    sets.resize(shape.cells(), DigitSet::EMPTY);
    let marks = sets.into_iter().map(|set| Some(set).filter(|set| !set.is_empty())).collect();
    let mut entry = Entry::of_parts(clues, placed, marks).at_line(number);
    for (key, value) in value.as_object().into_iter().flatten() {
        if !KEYS.contains(&key.as_str()) && says_something(value) {
            entry.add_unknown(key.as_str());
        }
    }
    Ok(entry)
}

pub(crate) fn write(entry: &Entry) -> String {
    let run = |filling| run_of(filling, Default::default(), "0");
    let puzzle = entry.puzzle();
    let bits = |cell: Cell| {
        let set = puzzle.marks().and_then(|marks| marks[cell.index()]);
        (bits_of(set.unwrap_or_default()) << 1).to_string()
    };
    let sets: Vec<String> = entry.shape().all_cells().map(bits).collect();
    let json = json!({
        "gridSize": entry.shape().side(),
        "givenDigits": run(puzzle.clues()),
        "userDigits": run(puzzle.placed().unwrap_or(&Filling::empty(entry.shape()))),
        "userCellCandidates": sets.join("-"),
    });
    let packed = compress_to_vec_zlib(json.to_string().as_bytes(), 9);
    format!("SCv7_32_{}\n", base32().encode(&packed))
}

/// Base 32 with the signs `0-9a-v`; bits at the end that fill no byte are not looked at.
fn base32() -> Encoding {
    let mut specification = Specification::new();
    specification.symbols.push_str("0123456789abcdefghijklmnopqrstuv");
    specification.translate.from.push_str("ABCDEFGHIJKLMNOPQRSTUV");
    specification.translate.to.push_str("abcdefghijklmnopqrstuv");
    specification.check_trailing_bits = false;
    specification.encoding().expect("32 signs")
}
