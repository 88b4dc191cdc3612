//! `f-puzzles`, `f-puzzles-json`: puzzles of f-puzzles.com, as a link and as the JSON inside it.
//!
//! ```text
//!   https://f-puzzles.com/?load=  Base64( lz-string( {"size":9,"grid":[[{"value":5,"given":true},..
//! ```
//!
//! A cell has `value` and `given`, `centerPencilMarks` and `cornerPencilMarks`; its candidates are
//! the former, or the latter where there are none of the former.  `region` counts as far as it
//! draws boxes.  Everything else is a rule of some variant and is left out with a note.  There is
//! no document of the format: keys as other programs read and write them.  Links `?id=` name a
//! puzzle on a server and hold nothing.

use super::json::{
    NoCell, cell, entry_of, pack, says_something, shape, square, text, unpack, values,
};
use crate::cells::{Context, Entries, each_line};
use crate::document::{Entry, Fact};
use crate::error::{Line, ReadError};
use ennea::{Cell, Digit, DigitSet, Puzzle};
use serde_json::{Value, json};

const FACTS: [(&str, Fact); 3] =
    [("title", Fact::Title), ("author", Fact::Author), ("ruleset", Fact::Description)];

/// What changes no rule.
const HARMLESS: [&str; 8] = [
    "size",
    "grid",
    "solution",
    "highlightConflicts",
    "successMessage",
    "disabledlogic",
    "truecandidatesoptions",
    "disableSolutionCheck",
];

pub(crate) fn read_links(text: &str, context: Context) -> Entries<'_> {
    each_line(text, move |line| {
        let Some((_, packed)) = line.text.split_once("load=") else {
            return Err(line
                .wrong("a link without load=", "?load= and a text")
                .hint("open the link and copy the long one that the site exports"));
        };
        let end = packed.find(|c: char| c == '&' || c == '#' || c == '"' || c.is_whitespace());
        read_packed(line, &packed[..end.unwrap_or(packed.len())], context)
    })
}

/// Reads the packed JSON of a link.
pub(super) fn read_packed(
    line: Line<'_>,
    packed: &str,
    context: Context,
) -> Result<Entry, ReadError> {
    let json = unpack(line, packed)?;
    let value: Value = serde_json::from_str(&json).map_err(|error| {
        line.wrong(format!("no JSON in the link ({error})"), "JSON")
            .at(line, packed)
            .hint("the link seems to be cut off; copy all of it")
    })?;
    read_value(line.number, &value, context)
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    Box::new(values(text).map(move |(number, value)| read_value(number, &value?, context)))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let rows = square(number, value.get("grid"), "grid")?;
    let side = rows.len();
    let cells: Vec<&Value> = rows.into_iter().flatten().collect();
    let regions: Vec<Option<usize>> =
        cells.iter().map(|cell| Some(cell.get("region")?.as_u64()? as usize)).collect();
    let drawn: Option<Vec<usize>> = regions.into_iter().collect();
    let shape = shape(number, side, drawn.as_deref(), context)?;
    let lists = ["centerPencilMarks", "givenPencilMarks", "cornerPencilMarks", "candidates"];
    let is_given = |value: &Value| value["given"] == json!(true);
    let mut entry = entry_of(number, cells.into_iter(), shape, is_given, &lists)?;
    FACTS.iter().for_each(|(key, fact)| entry.set_fact(*fact, text(value, key)));
    if let Some(solution) = value.get("solution").and_then(Value::as_array) {
        let digits: Result<Vec<Option<Digit>>, NoCell> =
            solution.iter().map(|value| cell(value, side)).collect();
        let solution = digits.ok().and_then(|digits| Puzzle::new(shape, digits).ok());
        solution.into_iter().for_each(|solution| entry.set_solution(solution));
    }
    for (key, value) in value.as_object().into_iter().flatten() {
        let is_known = HARMLESS.contains(&key.as_str()) || FACTS.iter().any(|(own, _)| own == key);
        if !is_known && says_something(value) {
            entry.ignore(key.as_str());
        }
    }
    Ok(entry)
}

pub(crate) fn write_link(entry: &Entry) -> String {
    format!("https://f-puzzles.com/?load={}\n", packed(entry))
}

/// The packed JSON of a link.
pub(super) fn packed(entry: &Entry) -> String {
    pack(write(entry).trim_end())
}

pub(crate) fn write(entry: &Entry) -> String {
    let shape = entry.shape();
    let cell = |at: Cell| {
        let mut cell = json!({});
        if let Some(digit) = entry.digit(at) {
            cell["value"] = json!(digit.number());
        }
        if entry.clues().clue(at).is_some() {
            cell["given"] = json!(true);
        }
        let set = entry.candidates().map_or(DigitSet::EMPTY, |sets| sets[at.index()]);
        if !set.is_empty() {
            cell["centerPencilMarks"] = set.iter().map(Digit::number).collect();
        }
        if !shape.is_square() && shape.side() != 6 || shape.box_rows() > shape.box_columns() {
            cell["region"] = json!(shape.box_index(at));
        }
        cell
    };
    let cells: Vec<Value> = shape.all_cells().map(cell).collect();
    let mut object = json!({ "size": shape.side() });
    for (key, fact) in FACTS {
        entry.fact(fact).into_iter().for_each(|text| object[key] = json!(text));
    }
    object["grid"] = cells.chunks(shape.side()).collect();
    if let Some(solution) = entry.solution() {
        object["solution"] = solution.clues().iter().map(|clue| clue.map(Digit::number)).collect();
    }
    object.to_string() + "\n"
}
