//! `coach`: codes of sudoku.coach, alone or in a link.
//!
//! ```text
//!   SCv7_32_  base32( zlib( {"gridSize":9,"givenDigits":"8009..","userDigits":"0260..",
//!                            "userCellCandidates":"0-0-..-130-.."} ) )
//! ```
//!
//! Base 32 with the signs `0-9a-v`; a set of candidates is the sum of 2^d over its digits.  Source:
//! [SudokuCoach].  Rules of variants are not known.  That the site takes a code with no
//! more than these four keys has not been tried.

use super::json::{says_something, text};
use crate::cells::{Context, Entries, bits_of, each_line, read_run, run_of, set_of_bits};
use crate::document::Entry;
use crate::error::{Line, ReadError};
use data_encoding::{DecodeKind, Encoding, Specification};
use ennea::{Cell, DigitSet};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde_json::{Value, json};

/// No puzzle is longer when unpacked.
const TEXT_MAX: usize = 1 << 20;

const KEYS: [&str; 4] = ["gridSize", "givenDigits", "userDigits", "userCellCandidates"];

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    each_line(text, move |line| {
        let json = match line.text.trim() {
            line if line.starts_with('{') => line.to_owned(),
            _ => unpack(line)?,
        };
        let value: Value = serde_json::from_str(&json).map_err(|error| {
            line.wrong(format!("no JSON ({error})"), "JSON in the code")
                .hint("the code seems to be cut off; copy all of it")
        })?;
        read_value(line.number, &value, context)
    })
}

fn unpack(line: Line<'_>) -> Result<String, ReadError> {
    let wrong = |found: &str| {
        line.wrong(found, "SCv7_32_ and a packed text")
            .hint("the code seems to be cut off; copy all of it")
    };
    let code = line.text.find("SCv").map(|at| &line.text[at..]).ok_or_else(|| wrong("no code"))?;
    let (_, body) = code.split_once("_32_").ok_or_else(|| wrong("a code of another kind"))?;
    let end = body.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(body.len());
    let bytes = base32().decode(&body.as_bytes()[..end]).map_err(|error| match error.kind {
        DecodeKind::Symbol => wrong("signs beyond 0-9 and a-v"),
        _ => wrong("a text that cannot be unpacked"),
    })?;
    let text = decompress_to_vec_zlib_with_limit(&bytes, TEXT_MAX).ok();
    let text = text.and_then(|text| String::from_utf8(text).ok());
    text.ok_or_else(|| wrong("a text that cannot be unpacked"))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let run = |key, context| {
        let text = text(value, key);
        read_run(Line { number, text }, text, context)
    };
    let mut entry = Entry::new(run("givenDigits", context)?).at_line(number);
    let shape = entry.shape();
    let context = Context { shape: Some(shape), ..context };
    if !text(value, "userDigits").is_empty() {
        entry.place_all(&run("userDigits", context)?);
    }
    let list = text(value, "userCellCandidates");
    let list_line = Line { number, text: list };
    let mut sets = Vec::new();
    for word in list.split('-').filter(|_| !list.is_empty()) {
        let bits = word.parse::<u64>().ok().filter(|bits| bits & 1 == 0);
        sets.push(bits.and_then(|bits| set_of_bits(bits >> 1, shape.side())).ok_or_else(|| {
            let expected = "a sum of powers of 2 for every cell";
            list_line.wrong(format!("'{word}'"), expected).at(list_line, word)
        })?);
    }
    if sets.len() == shape.cells() && sets.iter().any(|set| !set.is_empty()) {
        entry.set_candidates(Some(sets));
    }
    for (key, value) in value.as_object().into_iter().flatten() {
        if !KEYS.contains(&key.as_str()) && says_something(value) {
            entry.add_unknown(key.as_str());
        }
    }
    Ok(entry)
}

pub(crate) fn write(entry: &Entry) -> String {
    let run = |puzzle| run_of(puzzle, Default::default(), "0");
    let bits = |cell: Cell| {
        let set = entry.candidates().map_or(DigitSet::EMPTY, |sets| sets[cell.index()]);
        (bits_of(set) << 1).to_string()
    };
    let sets: Vec<String> = entry.shape().all_cells().map(bits).collect();
    let json = json!({
        "gridSize": entry.shape().side(),
        "givenDigits": run(entry.clues()),
        "userDigits": run(entry.placed()),
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
