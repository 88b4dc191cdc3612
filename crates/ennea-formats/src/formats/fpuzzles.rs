//! `f-puzzles`, `f-puzzles-json`: puzzles of f-puzzles.com, as a link and as the JSON inside it.
//!
//! ```text
//!   https://f-puzzles.com/?load=  Base64( lz-string( {"size":9,"grid":[[{"value":5,"given":true},..
//! ```
//!
//! A cell has `value` and `given`; `givenPencilMarks` are candidates that are part of the puzzle; those
//! that somebody wrote are `centerPencilMarks`, or `cornerPencilMarks` where there are none of the former.
//! An empty list says as much as none.  `region` draws boxes, or the regions of a jigsaw; where it is
//! missing the boxes are meant, where it is null none.  How rules are said tells [`rules`](crate::rules);
//! they may stand in `metadata` as well, as SudokuPad has them; every other key is a rule that is not
//! known.  There is no document of the format: keys as other programs read and write them.  Links
//! `?id=` name a puzzle on a server and hold nothing.

use super::json::{
    NoCell, cell, digits_of, entry_of, read_metadata, says_something, set_rules, shape, square,
    text, unpack, values, whole,
};
use super::page::leave_out_keys;
use crate::cells::{Context, Entries, shape_of_side};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::rules::{Keys, Said};
use ennea_base::rules::{NamedRule, Rules};
use ennea_base::{Cell, Digit, DigitSet, Filling, Shape};
use ennea_words::{gaps, saying};
use serde_json::{Value, json};

const FACTS: [(&str, Fact); 3] =
    [("title", Fact::Title), ("author", Fact::Author), ("ruleset", Fact::Description)];

/// Keys that change no rule.
const HARMLESS: [&str; 9] = [
    "size", "grid", "solution", "metadata", "highlightConflicts", "successMessage",
    "disabledlogic", "truecandidatesoptions", "disableSolutionCheck",
];

pub(crate) fn read_links(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let Some((_, packed)) = line.text.split_once("load=") else {
        return Err(line.wrong("misread-link", gaps!(key = "load")));
    };
    let end = packed.find(|c: char| c == '&' || c == '#' || c == '"' || c.is_whitespace());
    let mut entry = read_packed(line, &packed[..end.unwrap_or(packed.len())], context)?;
    leave_out_keys(&mut entry, line.text, |key, _| key == "load");
    Ok(entry)
}

/// Reads the packed JSON of a link.
pub(super) fn read_packed(
    line: Line<'_>,
    packed: &str,
    context: Context,
) -> Result<Entry, ReadError> {
    let json = unpack(line, packed)?;
    read_value(line.number, &whole(line, &json)?, context)
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    Box::new(values(text).map(move |(number, value)| read_value(number, &value?, context)))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let rows = square(number, value.get("grid"), "grid")?;
    let side = rows.len();
    let size = value.get("size").filter(|size| size_of(size) != Some(side as u64));
    if let Some(size) = size.filter(|size| says_something(size)) {
        let gaps = gaps!(found = side, size = size.to_string());
        return Err(Line::unseen(number).wrong("misread-size", gaps));
    }
    let cells: Vec<&Value> = rows.into_iter().flatten().collect();
    let drawn = Regions::of(&cells, side, context);
    let (shape, is_jigsaw) = shape(number, side, drawn.numbers(), context)?;
    let lists = ["centerPencilMarks", "cornerPencilMarks", "candidates"];
    let is_given = |value: &Value| value["given"] == json!(true);
    let given = cells.iter().map(|cell| digits_of(cell.get("givenPencilMarks"), side));
    let given: Vec<DigitSet> = given.map(|set| set.unwrap_or(DigitSet::full(side))).collect();
    let mut entry = entry_of(number, cells.into_iter(), shape, is_given, &lists)?;
    let mut said = Said::new(shape);
    read_metadata(&mut entry, &mut said, value.get("metadata"));
    FACTS.iter().for_each(|(key, fact)| entry.set_fact(*fact, text(value, key)));
    if let Some(solution) = value.get("solution").and_then(Value::as_array) {
        let digits: Result<Vec<Option<Digit>>, NoCell> =
            solution.iter().map(|value| cell(value, side)).collect();
        match digits.ok().and_then(|digits| Filling::new(shape, digits).ok()) {
            Some(solution) => entry.set_solution(solution),
            None => entry.ignore(saying!("ignored-solution-no-grid")),
        }
    }
    match drawn {
        Regions::Drawn(regions) if is_jigsaw => said.regions(regions),
        Regions::Nowhere => said.name(NamedRule::Latin),
        Regions::Partly => entry.add_unknown("cells without a region"),
        _ => {}
    }
    for (key, value) in value.as_object().into_iter().flatten() {
        let is_known = HARMLESS.contains(&key.as_str()) || FACTS.iter().any(|(own, _)| own == key);
        if !is_known && says_something(value) && !read_rule(&mut said, key, value, shape) {
            entry.add_unknown(key.as_str());
        }
    }
    set_rules(&mut entry, said)?;
    entry.change(|puzzle| puzzle.with_candidates(given));
    Ok(entry)
}

/// A size, as a number or as its text.
fn size_of(size: &Value) -> Option<u64> {
    size.as_u64().or_else(|| size.as_str()?.trim().parse().ok())
}

/// Tests whether it can say these rules: all that have a key, lists of cells, regions, or no boxes.
pub(crate) fn holds(rules: &Rules) -> bool {
    rules.consecutive().is_none_or(|consecutive| !consecutive.is_round())
}

/// The regions of all cells.
enum Regions {
    /// Boxes, which the site draws by itself.
    Boxes,
    /// A number for each cell.
    Drawn(Vec<usize>),
    /// No cell is in any.
    Nowhere,
    /// Some cells are in none.
    Partly,
}

impl Regions {
    fn of(cells: &[&Value], side: usize, context: Context) -> Self {
        let is_null = |cell: &&&Value| cell.get("region").is_some_and(Value::is_null);
        match cells.iter().filter(is_null).count() {
            0 => {}
            count if count == cells.len() => return Self::Nowhere,
            _ => return Self::Partly,
        }
        if cells.iter().all(|cell| cell.get("region").is_none()) {
            return Self::Boxes;
        }
        let Some(boxes) = shape_of_side(side, context.shape) else { return Self::Boxes };
        let region = |(at, cell): (Cell, &&Value)| {
            let region = cell.get("region").and_then(Value::as_u64);
            region.map_or_else(|| boxes.box_index(at), |region| region as usize)
        };
        Self::Drawn(boxes.all_cells().zip(cells).map(region).collect())
    }

    fn numbers(&self) -> Option<&[usize]> {
        if let Self::Drawn(numbers) = self { Some(numbers) } else { None }
    }
}

/// Reads a rule; says whether it is known.
fn read_rule(said: &mut Said, key: &str, value: &Value, shape: Shape) -> bool {
    if said.key(key) {
        return true;
    }
    let list = |region: &Value| -> Option<Vec<Cell>> {
        let cells = region.get("cells")?.as_array()?.iter();
        let cells = cells.map(|cell| shape.cell_named(&cell.as_str()?.to_ascii_lowercase()));
        let cells: Vec<Cell> = cells.collect::<Option<_>>()?;
        (cells.len() <= shape.side()).then_some(cells)
    };
    let regions = value.as_array().filter(|_| key == "extraregion");
    let lists: Option<Vec<Vec<Cell>>> =
        regions.and_then(|regions| regions.iter().map(list).collect());
    let is_known = lists.is_some();
    lists.into_iter().flatten().for_each(|list| said.distinct(list));
    is_known
}

pub(crate) fn write_link(entry: &Entry) -> String {
    format!("https://f-puzzles.com/?load={}\n", packed(entry))
}

/// The packed JSON of a link.
pub(super) fn packed(entry: &Entry) -> String {
    lz_str::compress_to_base64(write(entry).trim_end())
}

pub(crate) fn write(entry: &Entry) -> String {
    let (puzzle, shape) = (entry.puzzle(), entry.shape());
    let keys = Keys::of(puzzle.rules());
    let numbers = |set: DigitSet| -> Value { set.iter().map(Digit::number).collect() };
    let cell = |at: Cell| {
        let mut cell = json!({});
        if let Some(digit) = puzzle.digit(at) {
            cell["value"] = json!(digit.number());
        }
        if puzzle.clue(at).is_some() {
            cell["given"] = json!(true);
        } else if let Some(sets) = puzzle.candidates() {
            cell["givenPencilMarks"] = numbers(sets[at.index()]);
        }
        if let Some(marks) = puzzle.marks().and_then(|marks| marks[at.index()]) {
            cell["centerPencilMarks"] = numbers(marks);
        }
        if let Some(regions) = &keys.regions {
            cell["region"] = json!(regions[at.index()]);
        } else if !shape.is_square() && shape.side() != 6 || shape.box_rows() > shape.box_columns()
        {
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
    keys.flags.into_iter().for_each(|key| object[key] = json!(true));
    let extra = |list: &Vec<Cell>| {
        let name = |&cell: &Cell| shape.name(cell).to_ascii_uppercase();
        json!({ "cells": list.iter().map(name).collect::<Vec<String>>() })
    };
    if !keys.lists.is_empty() {
        object["extraregion"] = keys.lists.iter().map(extra).collect();
    }
    object.to_string() + "\n"
}
