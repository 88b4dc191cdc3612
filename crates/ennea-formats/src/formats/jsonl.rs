//! `jsonl`: what `ennea --json` writes, an object a line; read only.
//!
//! `puzzle` (or `grid`) has the cells in one line, `shape` their shape; `placed`, `candidates` and
//! `solution` are those of `ennea convert --json`, and so are `rules` and the facts by their names.  All else
//! is an answer about the puzzle and not part of it.

use super::json::{text, values};
use crate::cells::{Context, Entries, read_run};
use crate::document::{Entry, Fact};
use crate::error::{Line, ReadError};
use crate::format::Format;
use ennea::rules::{Description, NamedRules};
use ennea::{Digit, DigitSet};
use serde_json::Value;

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    Box::new(values(text).map(move |(number, value)| read_value(number, &value?, context)))
}

fn read_value(number: usize, value: &Value, context: Context) -> Result<Entry, ReadError> {
    let line = Line::unseen(number);
    let wrong = |found: String, expected: &str| {
        line.wrong(found, expected).hint("give the lines as ennea --json has written them")
    };
    let message = text(value, "error");
    if !message.is_empty() {
        return Err(wrong(format!("the error \"{message}\""), "a puzzle"));
    }
    let shape = match text(value, "shape") {
        "" => context.shape,
        shape => {
            Some(shape.parse().map_err(|_| wrong(format!("the shape {shape}"), "such as 3x3"))?)
        }
    };
    let context = Context { shape, ..context };
    let run = |key| Some(text(value, key)).filter(|run| !run.is_empty());
    let cells = run("puzzle")
        .or_else(|| run("grid"))
        .ok_or_else(|| wrong("an object without a puzzle".to_owned(), "\"puzzle\" or \"grid\""))?;
    let mut entry = Entry::new(read_run(line, cells, context)?).at_line(number);
    if let Some(placed) = run("placed") {
        entry.place_all(&read_run(line, placed, context)?);
    }
    if let Some(lists) = value.get("candidates").and_then(Value::as_array) {
        let set = |list: &Value| -> Option<DigitSet> {
            list.as_str()?.chars().map(Digit::from_symbol).collect()
        };
        let sets: Option<Vec<DigitSet>> = lists.iter().map(set).collect();
        let whole = sets.filter(|sets| sets.len() == entry.shape().cells()).ok_or_else(|| {
            wrong("other candidates".to_owned(), "a list with the digits of every cell")
        })?;
        entry.set_candidates(Some(whole));
        let format = Format::ALL.into_iter().find(|format| format.name() == text(value, "format"));
        entry.set_pencilmarked(format.is_some_and(Format::is_pencilmarked));
    }
    if let Some(solution) = run("solution") {
        entry.set_solution(read_run(line, solution, context)?);
    }
    let rules = text(value, "rules");
    if !rules.is_empty() {
        match Description::read(rules).ok().filter(|read| read.rules(entry.shape()).is_ok()) {
            Some(read) => {
                let is_plain = read.named() == Some(NamedRules::NONE);
                entry.set_rules((!is_plain).then_some(read)).expect("they fit the shape");
            }
            None => entry.add_unknown(format!("the rules {rules}")),
        }
    }
    for fact in Fact::ALL {
        let key = if fact == Fact::Source { "source_name" } else { fact.name() };
        entry.set_fact(fact, text(value, key));
    }
    Ok(entry)
}
