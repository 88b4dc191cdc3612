//! `f-puzzles`, `f-puzzles-json`: puzzles of f-puzzles.com, as a link and as the JSON inside it.
//!
//! ```text
//!   https://f-puzzles.com/?load=  Base64( lz-string( {"size":9,"grid":[[{"value":5,"given":true},..
//! ```
//!
//! A cell has `value` and `given`, `centerPencilMarks` and `cornerPencilMarks`; its candidates are
//! the former, or the latter where there are none of the former.  `region` draws boxes, or the
//! regions of a jigsaw; where it is missing the boxes are meant, where it is null none.  How rules are
//! said tells [`rules`](crate::rules); every other key is a rule that is not known.  There is
//! no document of the format: keys as other programs read and write them.  Links `?id=` name a
//! puzzle on a server and hold nothing.

use super::json::{
    NoCell, cell, entry_of, pack, says_something, set_rules, shape, square, text, unpack, values,
};
use crate::cells::{Context, Entries, each_line, shape_of_side};
use crate::document::{Entry, Fact};
use crate::error::{Line, ReadError};
use crate::rules::{DIAGONALS, FLAGS, Keys, Said, diagonals};
use ennea::rules::{NamedRule, Rules};
use ennea::{Cell, Digit, DigitSet, Puzzle, Shape};
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
    let drawn = Regions::of(&cells, side, context);
    let (shape, is_jigsaw) = shape(number, side, drawn.numbers(), context)?;
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
    let mut said = Said::new(shape);
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
    Ok(entry)
}

/// Whether it can say these rules: all that have a key, lists of cells, regions, or no boxes.
pub(crate) fn holds(rules: &Rules) -> bool {
    rules.consecutive().is_none_or(|consecutive| !consecutive.is_round())
}

/// The regions of all cells.
enum Regions {
    /// Those that the site draws by itself.
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
    if let Some((_, rule)) = FLAGS.iter().find(|(flag, _)| *flag == key) {
        said.name(*rule);
    } else if let Some(index) = DIAGONALS.iter().position(|diagonal| *diagonal == key) {
        said.distinct(diagonals(shape)[index].clone());
    } else if key == "extraregion" {
        let list = |region: &Value| -> Option<Vec<Cell>> {
            let cells = region.get("cells")?.as_array()?.iter();
            let cells = cells.map(|cell| shape.cell_named(&cell.as_str()?.to_ascii_lowercase()));
            let cells: Vec<Cell> = cells.collect::<Option<_>>()?;
            (cells.len() <= shape.side()).then_some(cells)
        };
        let lists: Option<Vec<Vec<Cell>>> =
            value.as_array().and_then(|regions| regions.iter().map(list).collect());
        let Some(lists) = lists else { return false };
        lists.into_iter().for_each(|list| said.distinct(list));
    } else {
        return false;
    }
    true
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
    let keys = entry.rules().map(|rules| Keys::of(&rules, shape));
    let regions = keys.as_ref().and_then(|keys| keys.regions.as_deref());
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
        if let Some(regions) = regions {
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
    if let Some(keys) = keys {
        keys.flags.into_iter().for_each(|key| object[key] = json!(true));
        let extra = |list: &Vec<Cell>| {
            let name = |&cell: &Cell| shape.name(cell).to_ascii_uppercase();
            json!({ "cells": list.iter().map(name).collect::<Vec<String>>() })
        };
        if !keys.lists.is_empty() {
            object["extraregion"] = keys.lists.iter().map(extra).collect();
        }
    }
    object.to_string() + "\n"
}
