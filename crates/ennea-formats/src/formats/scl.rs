//! `sudokupad`: links for SudokuPad (Cracking the Cryptic).
//!
//! ```text
//!   https://sudokupad.app/fpuzzles...    the JSON of f-puzzles, packed as there
//!   https://sudokupad.app/scl...         SudokuPad's own JSON, shortened, packed in the same way
//! ```
//!
//! Both are read, and that JSON itself; the former is written, for both sites understand it.  In
//! SudokuPad's JSON every `value` of `cells` is a clue unless `given` is false; `regions` are
//! boxes or those of a jigsaw; a cage without cells is a line `title: ...`, `author: ...`,
//! `rules: ...` or `solution: ...`; one whose cells are `unique` and have no sum says that they differ.
//! Rules without cells are switched on in `metadata`, named in the list `global`, or keys of their own.
//! Lines, arrows, other cages and so on are rules that are not known.
//! Shorter links name a puzzle on a server and hold nothing.  How the JSON is shortened is told in
//! [`relaxed`](super::relaxed).

use super::json::{
    entry_of, percent_encoded, read_metadata, says_something, set_rules, set_text, shape, square,
    text, unpack, whole,
};
use super::{fpuzzles, relaxed};
use crate::cells::{Context, read_run};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::rules::Said;
use ennea_base::{Cell, Shape};
use ennea_words::{gaps, saying};
use serde_json::Value;

/// Keys that change no rule of a plain Sudoku, or are read by themselves.
const HARMLESS: [&str; 11] = [
    "id", "cellSize", "cells", "regions", "cages", "metadata", "metaData", "settings", "duration",
    "foglight", "videos",
];

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    if line.text.trim_start().starts_with('{') {
        return read_json(Line::unseen(line.number), line.text.trim(), context);
    }
    let id = line.text.trim().split("sudokupad.app/").last().unwrap_or_default();
    let id = id.split("crackingthecryptic.com/").last().unwrap_or_default();
    let id = id.trim_start_matches("sudoku/").trim_start_matches("?puzzleid=");
    let end = id.find(|c: char| c == '?' || c == '&' || c == '"' || c.is_whitespace());
    let id = &id[..end.unwrap_or(id.len())];
    let after = |names: [&str; 2]| names.iter().find_map(|name| id.strip_prefix(name));
    if let Some(packed) = after(["fpuzzles", "fpuz"]) {
        return fpuzzles::read_packed(line, packed, context);
    }
    let is_cell = |sign: char| sign.is_ascii_digit() || sign == '.';
    if id.len() >= 16 && id.chars().all(is_cell) && !Shape::with_cells(id.len()).is_empty() {
        return read_run(line, id, context).map(|cells| Entry::new(cells).at_line(line.number));
    }
    let Some(packed) = after(["scl", "ctc"]) else {
        return Err(line.wrong("misread-short-link", gaps!()));
    };
    let json = unpack(line, packed)?;
    read_json(line, &json, context)
}

fn read_json(line: Line<'_>, json: &str, context: Context) -> Result<Entry, ReadError> {
    let value = whole(line, json).or_else(|error| relaxed::parse(json).ok_or(error))?;
    read_value(line.number, &value, context)
}

/// The regions as a number for each cell; nothing, if they do not cover the grid.
fn regions(value: &Value, side: usize) -> Option<Vec<usize>> {
    let mut region_of = vec![None; side * side];
    for (number, region) in value.get("regions")?.as_array()?.iter().enumerate() {
        for place in region.as_array()? {
            let part = |index: usize| Some(place.get(index)?.as_u64()? as usize);
            let (row, column) = (part(0)?, part(1)?);
            *region_of.get_mut(row.checked_mul(side)?.checked_add(column)?)? = Some(number);
        }
    }
    region_of.into_iter().collect()
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let rows = square(number, value.get("cells"), "cells")?;
    let side = rows.len();
    let regions = regions(value, side);
    let (shape, is_jigsaw) = shape(number, side, regions.as_deref(), context)?;
    let mut said = Said::new(shape);
    let has_regions = value.get("regions").is_some_and(says_something);
    let is_whole = regions.is_some();
    regions.filter(|_| is_jigsaw).into_iter().for_each(|regions| said.regions(regions));
    let lists = ["centremarks", "candidates", "pencilMarks"];
    let is_given = |value: &Value| value.get("given") != Some(&Value::Bool(false));
    let mut entry = entry_of(number, rows.into_iter().flatten(), shape, is_given, &lists)?;
    if !is_whole && has_regions {
        entry.add_unknown("regions that leave cells out");
    } else if !is_whole {
        entry.note(saying!("read-no-boxes", shape));
    }
    for key in ["metaData", "metadata"] {
        read_metadata(&mut entry, &mut said, value.get(key));
    }
    for name in value.get("global").and_then(Value::as_array).into_iter().flatten() {
        match name.as_str() {
            Some(name) if said.key(name) => {}
            name => entry.add_unknown(name.unwrap_or("global")),
        }
    }
    let mut has_cages = false;
    for cage in value.get("cages").and_then(Value::as_array).into_iter().flatten() {
        match text(cage, "value").split_once(':') {
            Some((key, text)) if !cage.get("cells").is_some_and(says_something) => {
                set_text(&mut entry, key.trim(), text.trim());
            }
            _ => match distinct(cage, shape) {
                Some(cells) => said.distinct(cells),
                None => has_cages |= says_something(cage),
            },
        }
    }
    if has_cages {
        entry.add_unknown("cages");
    }
    for (key, value) in value.as_object().into_iter().flatten() {
        let is_known = HARMLESS.contains(&key.as_str())
            || key == "global"
            || set_text(&mut entry, key, value.as_str().unwrap_or_default());
        if !is_known && says_something(value) && !said.key(key) {
            entry.add_unknown(key.as_str());
        }
    }
    set_rules(&mut entry, said)?;
    Ok(entry)
}

/// The cells of a cage that says only that they differ.
fn distinct(cage: &Value, shape: Shape) -> Option<Vec<Cell>> {
    let has_value = ["value", "sum"].iter().any(|key| cage.get(key).is_some_and(says_something));
    let places = cage.get("cells")?.as_array()?;
    let is_unique = cage.get("unique") == Some(&Value::Bool(true));
    if has_value || !is_unique || !(2..=shape.side()).contains(&places.len()) {
        return None;
    }
    let cell = |place: &Value| {
        let part = |index: usize| Some(place.get(index)?.as_u64()? as usize);
        let (row, column) = (part(0)?, part(1)?);
        (row.max(column) < shape.side()).then(|| shape.cell(row, column))
    };
    places.iter().map(cell).collect()
}

pub(crate) fn write(entry: &Entry) -> String {
    format!("https://sudokupad.app/fpuzzles{}\n", percent_encoded(&fpuzzles::packed(entry)))
}
