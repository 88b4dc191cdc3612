//! `jsonl`: what `ennea --json` writes, an object a line; the one format that holds everything.
//!
//! | key | what it has |
//! |---|---|
//! | `puzzle`, or `grid` | the clues in one line |
//! | `shape` | the shape, 1 x N where the rules have no boxes |
//! | `rules` | names of rules, or the text of a file of rules; absent for those of the shape |
//! | `candidates` | for each cell a text with the digits that may stand there; part of the puzzle |
//! | `placed` | the digits that somebody has written, in one line |
//! | `marks` | for each cell a text with the candidates that somebody has written, or null |
//! | `solution`, `title`, ... | the solution in one line, and the facts by their names |
//!
//! In older files `candidates` are marks, unless `format` says that they are part of the puzzle; there clues
//! have an empty text, and so have cells where nobody wrote any.  Beside a `shape` all else is an answer about
//! the puzzle and not part of it; without one the object is of another program, and all else is noted as left out.

use super::json::{is_rule, shape_named, short, take_said, text, values};
use crate::cells::{Context, Entries, read_run, signs_of};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::rules_in_text::names_a_variant;
use ennea_base::{Cell, Digit, DigitSet};
use ennea_words::{gaps, saying};
use serde_json::{Map, Value, json};

/// The keys that say the puzzle, and whether they have a list.
const KEYS: [(&str, bool); 8] = [
    ("puzzle", false),
    ("grid", false),
    ("shape", false),
    ("rules", false),
    ("candidates", true),
    ("placed", false),
    ("marks", true),
    ("solution", false),
];

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    Box::new(values(text).map(move |(number, value)| read_value(number, &value?, context)))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let value = &with_known_keys(value);
    let line = Line::unseen(number);
    let message = text(value, "error");
    if !message.is_empty() {
        return Err(line.wrong("misread-answer", gaps!(found = message)));
    }
    // What is said of a puzzle in another form than in ours is not to be dropped.
    for (key, is_list) in KEYS {
        let is_ours = |value: &Value| {
            value.is_null() || value.is_array() == is_list && value.is_string() != is_list
        };
        if let Some(found) = value.get(key).filter(|value| !is_ours(value)) {
            let expected = if is_list { "list" } else { "text" };
            return Err(line.wrong("misread-value", gaps!(key, found = short(found), expected)));
        }
    }
    let shape = match text(value, "shape") {
        "" => context.shape,
        shape => Some(shape_named(line, shape)?),
    };
    let context = Context { shape, ..context };
    let run = |key| Some(text(value, key)).filter(|run| !run.is_empty());
    let cells = run("puzzle")
        .or_else(|| run("grid"))
        .ok_or_else(|| line.wrong("misread-object", gaps!()))?;
    let mut entry = Entry::new(read_run(line, cells, context)?).at_line(number);
    if let Some(placed) = run("placed") {
        let placed = read_run(line, placed, Context { shape: Some(entry.shape()), ..context })?;
        entry.place(line, placed)?;
    }
    let sets = |key: &str| -> Result<Option<Vec<Option<DigitSet>>>, ReadError> {
        let Some(lists) = value.get(key).and_then(Value::as_array) else { return Ok(None) };
        let side = entry.shape().side();
        let digit = |sign| Digit::from_symbol(sign).filter(|digit| digit.number() <= side);
        let set = |list: &Value| match list {
            Value::Null => Some(None),
            list => Some(Some(list.as_str()?.chars().map(digit).collect::<Option<DigitSet>>()?)),
        };
        let sets: Option<Vec<Option<DigitSet>>> = lists.iter().map(set).collect();
        let whole = sets.filter(|sets| sets.len() == entry.shape().cells());
        Ok(Some(whole.ok_or_else(|| line.wrong("misread-sets", gaps!(key)))?))
    };
    let [given, marks] = ["candidates", "marks"].map(sets);
    let (mut given, mut marks) = (given?, marks?);
    let has_clue = |cell: usize| entry.puzzle().clue(Cell::new(cell)).is_some();
    let is_bare = |(cell, set): (usize, &Option<DigitSet>)| {
        has_clue(cell) && set.is_some_and(DigitSet::is_empty)
    };
    if given.iter().flatten().enumerate().any(is_bare) {
        let is_given = ["pm", "sukaku"].contains(&text(value, "format"));
        let older = given.take().into_iter().flatten();
        let written = older.map(|set| set.filter(|set| !set.is_empty())).collect();
        *(if is_given { &mut given } else { &mut marks }) = Some(written);
        if !is_given {
            entry.note(saying!("read-written-candidates"));
        }
    }
    if let Some(solution) = run("solution") {
        entry.set_solution(read_run(line, solution, context)?);
    }
    let rules = text(value, "rules");
    if !rules.is_empty() {
        entry.take_rules_text(rules);
    }
    if let Some(given) = given {
        let shape = entry.shape();
        let is_other = |cell: &Cell| {
            let clue = entry.puzzle().clue(*cell);
            clue.zip(given[cell.index()]).is_some_and(|(clue, set)| !set.contains(clue))
        };
        if let Some(cell) = shape.all_cells().find(is_other) {
            entry.ignore(saying!("ignored-candidates", at = shape.name(cell)));
        }
        let full = DigitSet::full(shape.side());
        let sets = given.into_iter().map(|set| set.unwrap_or(full)).collect();
        entry.change(|puzzle| puzzle.with_candidates(sets));
    }
    if let Some(marks) = marks {
        entry.change(|puzzle| puzzle.with_marks(marks));
    }
    for fact in Fact::ALL {
        let said = &value[key_of(fact)];
        let number = said.as_number().map(ToString::to_string);
        entry.set_fact(fact, said.as_str().or(number.as_deref()).unwrap_or_default());
    }
    let mut own = KEYS.map(|(key, _)| key).to_vec();
    own.extend(Fact::ALL.map(key_of));
    let mut said = value.as_object().cloned().unwrap_or_default();
    // An object with its shape is one of ours, and what else it says is an answer, unless it speaks of rules.
    let speaks = |value: &Value| value.as_str().is_some_and(names_a_variant);
    said.retain(|key, value| run("shape").is_none() || is_rule(key) || speaks(value));
    take_said(&mut entry, &said, &own);
    Ok(entry)
}

/// The same object with our own keys as we write them, where they stand with capital letters.
fn with_known_keys(value: &Value) -> Value {
    let mut object = value.as_object().cloned().unwrap_or_default();
    for (key, is_list) in KEYS {
        let other = object.keys().find(|other| *other != key && other.eq_ignore_ascii_case(key));
        let other = other.filter(|_| !object.contains_key(key)).cloned();
        let fits = |value: &Value| if is_list { value.is_array() } else { value.is_string() };
        if let Some(other) = other.filter(|other| fits(&object[other])) {
            let value = object.remove(&other).unwrap_or_default();
            object.insert(key.to_owned(), value);
        }
    }
    Value::Object(object)
}

/// The key of a fact.
fn key_of(fact: Fact) -> &'static str {
    if fact == Fact::Source { "source_name" } else { fact.name() }
}

pub(crate) fn write(entry: &Entry) -> String {
    let puzzle = entry.puzzle();
    let mut object = Map::new();
    let mut add = |key: &str, value: Value| object.insert(key.to_owned(), value);
    add("shape", json!(entry.shape().to_string()));
    add("puzzle", json!(puzzle.clues().to_string()));
    if !puzzle.rules().is_plain() {
        add("rules", json!(puzzle.rules().text()));
    }
    if let Some(sets) = puzzle.candidates() {
        add("candidates", sets.iter().map(|set| signs_of(*set)).collect());
    }
    if let Some(placed) = puzzle.placed() {
        add("placed", json!(placed.to_string()));
    }
    if let Some(marks) = puzzle.marks() {
        add("marks", marks.iter().map(|set| json!(set.map(signs_of))).collect());
    }
    if let Some(solution) = entry.solution() {
        add("solution", json!(solution.to_string()));
    }
    for (fact, text) in entry.facts() {
        add(key_of(fact), json!(text));
    }
    Value::Object(object).to_string() + "\n"
}
