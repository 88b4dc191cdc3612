//! Arguments of orders: cells and digits, counts, files, one of a few words.

use crate::command::{Command, Source};
use crate::orders::{Order, named};
use crate::place::Place;
use crate::problem::Problem;
use ennea::{Digit, Shape};
use ennea_words::gaps;

/// Tests whether a line is an edge of a picture, which says nothing that its rows do not say.
pub(crate) fn is_frame(line: &str) -> bool {
    let dashes = ["--", "==", "──", "══", "━━"].iter().any(|dashes| line.contains(dashes));
    dashes && !line.contains(char::is_alphanumeric)
}

/// Tests whether a line holds cells or a frame rather than an order: see [`Command::Cells`].
pub(crate) fn looks_like_cells(line: &str) -> bool {
    let line = line.trim();
    let Some(first) = line.chars().next() else { return false };
    if first.is_ascii_digit()
        || "._*|+-=:".contains(first)
        || ('\u{2500}'..'\u{2580}').contains(&first)
    {
        return true;
    }
    if Digit::from_symbol(first).is_none() {
        return false;
    }
    let (word, rest) = split_word(line);
    let is_sign = |sign: char| Digit::from_symbol(sign).is_some() || "._*0+:|".contains(sign);
    if !word.chars().all(is_sign) {
        return false;
    }
    let has_open = line.contains(['.', '0', '*', '_']);
    let cells = word.chars().count();
    let whole = cells >= 16 && !Shape::with_cells(cells).is_empty();
    let is_cell = |word: &str| word.chars().count() <= 2 && !word.contains(['=', '<', '?']);
    let row = rest.split_whitespace().count() >= 3 && line.split_whitespace().all(is_cell);
    has_open && (whole || row) && named(word).is_none()
}

/// `r1c1=5`, `r3c6<>4`, blanks allowed; `None` if the line is nothing of the kind.
pub(crate) fn assignment(line: &str) -> Option<Result<Command, Problem>> {
    let at = line.find(['=', '<', '!', '≠'])?;
    let (left, right) = line.split_at(at);
    let place = Place::parse(left.trim())?;
    let strike = ["<>", "!=", "≠"].iter().find_map(|sign| right.strip_prefix(sign));
    Some(match (strike, right.strip_prefix('=')) {
        (Some(digits), _) => del(place, digits),
        (None, Some(digit)) => set(place, digit.trim_start_matches('=')),
        (None, None) => {
            let place = left.trim().to_owned();
            Err(Problem::hinted("refused-no-deed", move |_| gaps!(place)))
        }
    })
}

pub(crate) fn set(place: Place, digit: &str) -> Result<Command, Problem> {
    match digit.split_whitespace().collect::<Vec<_>>()[..] {
        ["0" | "."] => Ok(Command::Set(place, None)),
        [digit] => Ok(Command::Set(place, Some(digit.to_owned()))),
        _ => Err(Problem::usage("set", "misuse-one-digit", |_| gaps!())),
    }
}

pub(crate) fn del(place: Place, digits: &str) -> Result<Command, Problem> {
    let digits = digits.replace(',', " ");
    let words: Vec<String> = digits.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return Err(Problem::usage("del", "misuse-digits", |_| gaps!()));
    }
    Ok(Command::Del(place, words))
}

/// A cell, and what follows it.
pub(crate) fn cell<'a>(order: &Order, rest: &'a str) -> Result<(Place, &'a str), Problem> {
    let end = if rest.starts_with('[') { rest.find(']').map(|at| at + 1) } else { None };
    let (cell, digits) = end.map_or_else(|| split_word(rest), |end| rest.split_at(end));
    let Some(place) = Place::parse(cell) else {
        let found = cell.to_owned();
        return Err(Problem::usage(order.name, "misuse-no-cell", move |_| gaps!(found)));
    };
    Ok((place, digits))
}

/// `[RxC] [<file> [<n>] | <cells> | -]`, not all of it missing.
pub(crate) fn load(rest: &str) -> Command {
    let (word, after) = split_word(rest);
    let shape: Option<Shape> = word.parse().ok();
    let rest = if shape.is_some() { after.trim() } else { rest };
    let numbered = rest.rsplit_once(char::is_whitespace).and_then(|(name, number)| {
        let name = name.trim_end();
        let is_file = !looks_like_cells(name);
        Some((name, Some(number.parse().ok().filter(|_| is_file)?)))
    });
    let (text, number) = numbered.unwrap_or((rest, None));
    let text = match text {
        "" => None,
        "-" => return Command::Paste(shape),
        _ => Some(unquoted(text).to_owned()),
    };
    Command::Load(Source { text, number, shape })
}

/// One of a few words, which may be shortened as orders may.
pub(crate) fn choice<T: Clone>(
    order: &Order,
    word: &str,
    choices: &[(&str, T)],
) -> Result<T, Problem> {
    let word = word.to_ascii_lowercase();
    let exact = choices.iter().find(|(name, _)| *name == word);
    let mut beginning = choices.iter().filter(|(name, _)| name.starts_with(&word));
    let found = exact.or_else(|| beginning.next().filter(|_| beginning.next().is_none()));
    found.map(|(_, choice)| choice.clone()).ok_or_else(|| {
        let names = choices.iter().map(|(name, _)| *name).filter(|name| !name.is_empty());
        let choices: Vec<String> = names.map(str::to_owned).collect();
        let found = word.clone();
        Problem::usage(order.name, "misuse-choice", move |_| gaps!(found, choices))
    })
}

/// A whole number, decimal or with 0x before it, digits grouped or not.
pub(crate) fn count(order: &Order, word: &str) -> Result<Option<u128>, Problem> {
    if word.is_empty() {
        return Ok(None);
    }
    let plain = word.replace([',', '_'], "");
    let value = match plain.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16),
        None => plain.parse(),
    };
    match value {
        Ok(value) if !plain.contains('+') => Ok(Some(value)),
        _ => {
            let found = word.to_owned();
            Err(Problem::usage(order.name, "misuse-number", move |_| gaps!(found)))
        }
    }
}

pub(crate) fn saturated(count: u128) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

/// A file name without the quotation marks around it; backslashes stay as they are.
pub(crate) fn unquoted(text: &str) -> &str {
    let inner = |mark| text.strip_prefix(mark).and_then(|rest: &str| rest.strip_suffix(mark));
    inner('"').or_else(|| inner('\'')).unwrap_or(text)
}

pub(crate) fn split_word(line: &str) -> (&str, &str) {
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}
