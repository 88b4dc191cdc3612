//! Parts that the JSON formats share: one value after the other, cells, links with a value inside.

use super::jigsaw;
use crate::cells::{Context, read_run};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::rules::Said;
use crate::rules_in_text::{self, names_a_variant};
use ennea_base::rules::Rules;
use ennea_base::{Cell, Digit, DigitSet, Filling, Shape};
use ennea_words::{Saying, Told, gaps, saying};
use serde_json::{Map, Value};

/// No link that a plain Sudoku needs is longer; what a longer one would unfold to has no limit.
const LINK_MAX: usize = 1 << 15;

/// The values of a text, each with the line where it begins.
pub(super) fn values(text: &str) -> impl Iterator<Item = (usize, Result<Value, ReadError>)> {
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut number = 1;
    let mut counted = 0;
    std::iter::from_fn(move || {
        let offset = stream.byte_offset();
        let blank = text[offset..].len() - text[offset..].trim_start().len();
        number += text[counted..offset + blank].matches('\n').count();
        counted = offset + blank;
        let begins = number;
        Some(match stream.next()? {
            Ok(value) => (begins, Ok(value)),
            Err(error) => {
                let text = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
                let line = Line { number: error.line().max(1), text };
                let column = Some(error.column().max(1));
                (begins, Err(ReadError { column, ..damaged(line, &error) }))
            }
        })
    })
}

/// The shape of a text.
pub(super) fn shape_named(line: Line<'_>, text: &str) -> Result<Shape, ReadError> {
    text.parse().map_err(|_| line.wrong("misread-shape", gaps!(found = text, kind = "boxes")))
}

/// The value of a text that was packed in a line.
pub(super) fn whole(line: Line<'_>, json: &str) -> Result<Value, ReadError> {
    serde_json::from_str(json).map_err(|error| damaged(line, &error))
}

fn damaged(line: Line<'_>, error: &serde_json::Error) -> ReadError {
    let why = error.to_string();
    line.wrong("misread-json", gaps!(why = why.split(" at line").next().unwrap_or_default()))
}

/// A text of a value.
pub(super) fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// A value that is neither a digit of the shape nor an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NoCell;

/// The digit of a cell, none if it is empty.
pub(super) fn cell(value: &Value, side: usize) -> Result<Option<Digit>, NoCell> {
    let digit = match value {
        Value::Null => return Ok(None),
        Value::Number(number) => match number.as_u64() {
            Some(0) => return Ok(None),
            number => number.and_then(|number| Digit::new(number as usize)),
        },
        Value::String(text) => match text.trim() {
            "" | "0" | "." => return Ok(None),
            text => match text.parse::<usize>() {
                Ok(number) => Digit::new(number),
                Err(_) if text.len() == 1 => text.chars().next().and_then(Digit::from_symbol),
                Err(_) => None,
            },
        },
        _ => None,
    };
    digit.filter(|digit| digit.number() <= side).map(Some).ok_or(NoCell)
}

/// The digit of the cell at a place.
pub(super) fn cell_at(
    number: usize,
    value: &Value,
    at: Cell,
    shape: Shape,
) -> Result<Option<Digit>, ReadError> {
    cell(value, shape.side()).map_err(|NoCell| {
        let gaps = gaps!(found = value.to_string(), cell = shape.name(at), side = shape.side());
        Line::unseen(number).wrong("misread-cell", gaps)
    })
}

/// The entry of cells that are objects with a `value`, perhaps given, and lists of candidates that somebody
/// wrote, of which the first that is not empty counts.
pub(super) fn entry_of<'a>(
    number: usize,
    cells: impl Iterator<Item = &'a Value>,
    shape: Shape,
    is_given: fn(&Value) -> bool,
    lists: &[&str],
) -> Result<Entry, ReadError> {
    let side = shape.side();
    let mut clues = Filling::empty(shape);
    let mut placed = Filling::empty(shape);
    let mut marks = vec![None; shape.cells()];
    for (at, value) in shape.all_cells().zip(cells) {
        let digit = cell_at(number, value.get("value").unwrap_or(&Value::Null), at, shape)?;
        let digits = if is_given(value) { &mut clues } else { &mut placed };
        digits.set(at, digit);
        marks[at.index()] = lists.iter().find_map(|key| digits_of(value.get(*key), side));
    }
    Ok(Entry::of_parts(clues, placed, marks).at_line(number))
}

/// The digits of a list, those that are none left out; nothing of one without any.
pub(super) fn digits_of(value: Option<&Value>, side: usize) -> Option<DigitSet> {
    let values = value.and_then(Value::as_array).into_iter().flatten();
    let set: DigitSet = values.filter_map(|value| cell(value, side).ok().flatten()).collect();
    Some(set).filter(|set| !set.is_empty())
}

/// The rows of a square of values.
pub(super) fn square<'a>(
    number: usize,
    value: Option<&'a Value>,
    what: &str,
) -> Result<Vec<&'a Vec<Value>>, ReadError> {
    let rows: Vec<&Vec<Value>> =
        value.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_array).collect();
    let side = rows.len();
    match rows.iter().find(|row| row.len() != side) {
        None if side > 0 => Ok(rows),
        None => Err(Line::unseen(number).wrong("misread-no-rows", gaps!(what))),
        Some(row) => {
            Err(Line::unseen(number).wrong("misread-row", gaps!(found = row.len(), what, side)))
        }
    }
}

/// The shape of a side whose boxes are these regions, one number for each cell, if any; and whether
/// they are no boxes, but the regions of a jigsaw.
pub(super) fn shape(
    number: usize,
    side: usize,
    regions: Option<&[usize]>,
    context: Context,
) -> Result<(Shape, bool), ReadError> {
    let fits = |shape: &Shape| {
        let Some(regions) = regions else { return true };
        let mut region_of_box = vec![None; side];
        (0..shape.cells()).all(|index| {
            let region = regions[index];
            *region_of_box[shape.box_index(Cell::new(index))].get_or_insert(region) == region
        }) && {
            region_of_box.sort_unstable();
            region_of_box.windows(2).all(|two| two[0] != two[1])
        }
    };
    let all = match context.shape {
        Some(shape) => vec![shape],
        None => Shape::with_cells(side * side),
    };
    let of_side = |shape: &&Shape| shape.side() == side;
    if let Some(&shape) = all.iter().find(|shape| of_side(shape) && fits(shape)) {
        return Ok((shape, false));
    }
    let jigsaw = regions.and_then(|regions| {
        let times = |region: usize| regions.iter().filter(|&&other| other == region).count();
        let boxes = Shape::with_cells(side * side);
        let is_box = boxes.iter().any(|shape| context.shape.is_some() && fits(shape));
        let is_jigsaw = !is_box && regions.iter().all(|&region| times(region) == side);
        all.iter().find(of_side).filter(|_| is_jigsaw)
    });
    jigsaw.map(|&shape| (shape, true)).ok_or_else(|| {
        let line = Line::unseen(number);
        match (regions, context.shape) {
            (Some(_), _) => line.wrong("misread-areas", gaps!(side)),
            (None, None) => line.wrong("misread-side", gaps!(found = side)),
            (None, Some(shape)) => {
                line.wrong("misread-rows", gaps!(found = side, expected = shape.side()))
            }
        }
    })
}

/// Sets the rules of an entry; those that do not fit are an error.
pub(super) fn set_rules(entry: &mut Entry, said: Said) -> Result<(), ReadError> {
    let line = Line::unseen(entry.line());
    entry
        .take_rules(said.rules())
        .map_err(|why| line.told("misread-rules", move |language| gaps!(why = why.told(language))))
}

/// Reads SudokuPad's metadata: texts about the puzzle, its solution, and rules without cells.
/// Whatever else is switched on there is a rule that is not known.
pub(super) fn read_metadata(entry: &mut Entry, said: &mut Said, metadata: Option<&Value>) {
    for (key, value) in metadata.and_then(Value::as_object).into_iter().flatten() {
        let is_on = matches!(value, Value::Bool(true))
            || value.as_u64() == Some(1)
            || matches!(value.as_str(), Some("true" | "1"));
        match value {
            Value::String(text) if set_text(entry, key, text) => {}
            Value::Array(texts) => {
                let texts: Vec<&str> = texts.iter().filter_map(Value::as_str).collect();
                set_text(entry, key, &texts.join(" "));
            }
            _ if is_on && !said.key(key) => entry.add_unknown(key.as_str()),
            _ => {}
        }
    }
}

/// Says that a solution is left out, and why.
pub(super) fn ignore_solution(entry: &mut Entry, error: ReadError) {
    let gaps = move |language| gaps!(why = error.message.told(language));
    entry.ignore(Saying::message("ignored-solution-misread", gaps));
}

/// Takes a text of the metadata; says whether it is one of those that have a place here.
pub(super) fn set_text(entry: &mut Entry, key: &str, text: &str) -> bool {
    match key {
        "title" => entry.set_fact(Fact::Title, text),
        "author" => entry.set_fact(Fact::Author, text),
        "rules" => entry.set_fact(Fact::Description, text),
        "solution" => {
            let context = Context { shape: Some(entry.shape()), ..Context::default() };
            match read_run(Line::unseen(1), text, context) {
                Ok(solution) => entry.set_solution(solution),
                Err(error) => ignore_solution(entry, error),
            }
        }
        _ => return false,
    }
    true
}

/// Keys with which programs say rules, without hyphens.
const RULES: [&str; 18] = [
    "rule", "rules", "ruleset", "variant", "variants", "constraint", "constraints", "regions",
    "layout", "killer", "cages", "thermo", "thermos", "arrows", "diagonal", "diagonals",
    "antiknight", "antiking",
];

/// Tests whether a program may say rules by this key.
pub(super) fn is_rule(key: &str) -> bool {
    RULES.contains(&plain_name(key).as_str())
}

fn plain_name(key: &str) -> String {
    key.to_ascii_lowercase().replace(['-', '_'], "")
}

/// Takes what an object says by keys which are none of the format's own: facts; rules that are known, and texts
/// of them as such; a rule that is not known is one, and all else is noted as left out.
pub(super) fn take_said(entry: &mut Entry, object: &Map<String, Value>, own: &[&str]) {
    let is_own = |key: &str| own.iter().any(|own| own.eq_ignore_ascii_case(key));
    let side = entry.shape().side() as u64;
    for (key, value) in object {
        if is_own(key) || !says_something(value) {
            continue;
        }
        if is_rule(key) {
            take_rule(entry, key, value);
            continue;
        }
        let is_size = ["size", "side"].contains(&plain_name(key).as_str());
        match (Fact::of_name(key), value) {
            (Some(fact), Value::String(text)) => entry.set_fact(fact, text),
            (Some(fact), Value::Number(number)) => entry.set_fact(fact, &number.to_string()),
            (_, Value::String(text)) if key == "type" && names_a_variant(text) => {
                take_rule(entry, key, value);
            }
            _ if is_size && value.as_u64() == Some(side) => {}
            _ => entry.note(saying!("read-key", key)),
        }
    }
}

fn take_rule(entry: &mut Entry, key: &str, value: &Value) {
    let mut said = Said::new(entry.shape());
    let is_plain = entry.puzzle().rules().is_plain();
    match value {
        Value::String(text) if is_plain => {
            rules_in_text::take(entry, &format!("\"{key}\""), text);
        }
        Value::Bool(_)
            if is_plain && said.key(&plain_name(key)) && entry.take_rules(said.rules()).is_ok() => {
        }
        value => match regions(value)
            .filter(|rules| is_plain && rules.boxes().side() == entry.shape().side())
        {
            Some(rules) => entry.change(|puzzle| puzzle.with_rules(&rules)),
            None => entry.add_unknown(format!("\"{key}\": {}", short(value))),
        },
    }
}

/// The regions that a list of numbers draws, one for each cell.
fn regions(value: &Value) -> Option<Rules> {
    fn signs(value: &Value) -> Option<String> {
        match value {
            Value::Array(values) => values.iter().map(signs).collect(),
            number => char::from_digit(u32::try_from(number.as_u64()?).ok()?, 36).map(String::from),
        }
    }
    jigsaw::rules_of(&signs(value)?)
}

/// A value as it is written, cut short.
pub(super) fn short(value: &Value) -> String {
    let text = value.to_string();
    let shown: String = text.chars().take(20).collect();
    if shown.len() < text.len() { shown + "..." } else { shown }
}

/// Tests whether a value says anything.
pub(super) fn says_something(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(_) => true,
        Value::String(text) => !text.is_empty(),
        Value::Array(values) => !values.is_empty(),
        Value::Object(values) => !values.is_empty(),
    }
}

/// Unpacks the text inside a link: percent signs decoded, Base64, lz-string.
pub(super) fn unpack(line: Line<'_>, packed: &str) -> Result<String, ReadError> {
    let base64 = percent_decoded(packed).replace(' ', "+");
    let is_base64 = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=');
    let damaged = |key, gaps| line.wrong(key, gaps).at(line, packed);
    if let Some(sign) = base64.chars().find(|&c| !is_base64(c)) {
        return Err(damaged("misread-link-sign", gaps!(found = sign.escape_debug().to_string())));
    }
    if base64.len() > LINK_MAX {
        return Err(damaged("misread-link-size", gaps!(found = base64.len(), most = LINK_MAX)));
    }
    let units = lz_str::decompress_from_base64(&base64);
    let text = units.and_then(|units| String::from_utf16(&units).ok());
    text.filter(|text| !text.is_empty()).ok_or_else(|| damaged("misread-packed", gaps!()))
}

pub(super) fn percent_decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let hex = part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match hex {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => {
                bytes.push(b'%');
                bytes.extend_from_slice(part.as_bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The places of a link that mean something else in an address, as percent signs.
pub(super) fn percent_encoded(base64: &str) -> String {
    base64.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}
