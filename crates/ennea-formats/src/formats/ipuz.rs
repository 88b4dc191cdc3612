//! `ipuz`: puzzles as JSON, version 2, kind `http://ipuz.org/sudoku#1`.
//!
//! `puzzle` has the clues, `saved` the digits that have been placed, `solution` the solution; a
//! cell is a number, a sign, `null`, or an object with `cell` or `value`.  Kinds of variants (jigsaw,
//! killer), extra zones and cages are rules that are not known.  Source: [ipuz].  Candidates have no
//! place in it.

use super::json::{cell_at, is_rule, says_something, shape, square, take_said, text, values};
use crate::cells::{Context, Entries};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use ennea_base::{Cell, Digit, Filling, Shape};
use ennea_words::gaps;
use serde_json::{Value, json};

const FACTS: [(&str, Fact); 9] = [
    ("title", Fact::Title),
    ("author", Fact::Author),
    ("intro", Fact::Description),
    ("notes", Fact::Comment),
    ("publication", Fact::Source),
    ("url", Fact::Link),
    ("date", Fact::Date),
    ("difficulty", Fact::Level),
    ("uniqueid", Fact::Id),
];

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let inside = text.trim();
    let inside = inside.strip_prefix("ipuz(").map(|inside| inside.trim_end_matches([')', ';']));
    let values = values(inside.unwrap_or(text));
    Box::new(values.map(move |(number, value)| read_value(number, &value?, context)))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let kinds = value.get("kind").and_then(Value::as_array).into_iter().flatten();
    let kinds: Vec<&str> = kinds.filter_map(Value::as_str).collect();
    if let Some(other) = kinds.iter().find(|kind| !kind.contains("/sudoku")) {
        return Err(Line::unseen(number).wrong("misread-kind", gaps!(found = other)));
    }
    let rows = square(number, value.get("puzzle"), "puzzle")?;
    let (shape, _) = shape(number, rows.len(), None, context)?;
    let mut entry = Entry::new(read_cells(number, &rows, shape)?).at_line(number);
    if value.get("saved").is_some_and(says_something) {
        let saved = read_cells(number, &square(number, value.get("saved"), "saved")?, shape)?;
        entry.change(|puzzle| puzzle.with_placed(saved));
    }
    let is_plain = |kind: &&&str| kind.ends_with("/sudoku#1") || kind.ends_with("/sudoku");
    kinds.iter().filter(|kind| !is_plain(kind)).for_each(|kind| entry.add_unknown(*kind));
    if value.get("solution").is_some_and(says_something) {
        let rows = square(number, value.get("solution"), "solution")?;
        entry.set_solution(read_cells(number, &rows, shape)?);
    }
    FACTS.iter().for_each(|(key, fact)| entry.set_fact(*fact, text(value, key)));
    for key in ["cages", "zones"] {
        if value.get(key).is_some_and(says_something) {
            entry.add_unknown(key);
        }
    }
    let mut said = value.as_object().cloned().unwrap_or_default();
    // Keys of ipuz are many, and those that say no rules are not needed here.
    said.retain(|key, _| kinds.is_empty() || is_rule(key));
    let own = ["puzzle", "saved", "solution", "cages", "zones", "dimensions", "version"];
    take_said(&mut entry, &said, &[&own[..], &FACTS.map(|(key, _)| key)].concat());
    Ok(entry)
}

fn read_cells(number: usize, rows: &[&Vec<Value>], shape: Shape) -> Result<Filling, ReadError> {
    if rows.len() != shape.side() {
        let gaps = gaps!(found = rows.len(), expected = shape.side());
        return Err(Line::unseen(number).wrong("misread-rows", gaps));
    }
    let values = shape.all_cells().zip(rows.iter().copied().flatten());
    let clue = |(at, value): (Cell, &Value)| {
        cell_at(number, value.get("value").or(value.get("cell")).unwrap_or(value), at, shape)
    };
    let clues = values.map(clue).collect::<Result<Vec<_>, _>>()?;
    Ok(Filling::new(shape, clues).expect("count and digits have been checked"))
}

pub(crate) fn write(entry: &Entry) -> String {
    let shape = entry.shape();
    let rows = |puzzle: &Filling| -> Value {
        let number = |clue: &Option<Digit>| clue.map_or(0, Digit::number);
        let row = |row: &[Option<Digit>]| -> Value { row.iter().map(number).collect() };
        puzzle.clues().chunks(shape.side()).map(row).collect()
    };
    let mut object =
        json!({ "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"] });
    for (key, fact) in FACTS {
        entry.fact(fact).into_iter().for_each(|text| object[key] = json!(text));
    }
    object["dimensions"] = json!({ "width": shape.side(), "height": shape.side() });
    object["boxes"] = json!(true);
    object["puzzle"] = rows(entry.puzzle().clues());
    if let Some(placed) = entry.puzzle().placed() {
        object["saved"] = rows(placed);
    }
    if let Some(solution) = entry.solution() {
        object["solution"] = rows(solution);
    }
    object.to_string() + "\n"
}
