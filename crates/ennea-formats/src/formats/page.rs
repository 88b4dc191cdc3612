//! `page`: links of the page that ennea serves; read only, for only the page knows its own address.
//!
//! ```text
//!   http://127.0.0.1:8080/#/play?p=1..4............&s=2x2&r=x&d=12.4............
//! ```
//!
//! | key | what it has |
//! |---|---|
//! | `p`, or `g` of a grid | the clues in one line |
//! | `s` | the shape; 3x3 or the squarest if it is absent |
//! | `r` | names of rules, or the text of a file of rules |
//! | `d` | the digits that stand on the board, clues among them |
//! | `seed` | the number with which the pictures of the chaos begin; no part of the puzzle |
//!
//! Other keys, and a key that comes again, are named as left out.  Source: `play.js` of the page.  Cost: linear.
//! Oracle: links written key by key, in the tests.

use super::json::{percent_decoded, shape_named};
use crate::cells::{Context, read_run};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::rules::Rules;
use ennea_words::{gaps, saying};

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let link = line.text.split_whitespace().find(|word| word.contains("#/")).unwrap_or_default();
    let (_, query) = link.split_once('?').unwrap_or_default();
    let pair = |part: &str| {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        [key, value].map(|text| percent_decoded(&text.replace('+', " ")))
    };
    let pairs: Vec<[String; 2]> =
        query.split('&').filter(|part| !part.is_empty()).map(pair).collect();
    let value = |key: &str| {
        let found = pairs.iter().find(|[name, _]| name == key);
        found.map(|[_, value]| value.as_str()).filter(|value| !value.is_empty())
    };
    let shape = value("s").map(|text| shape_named(line, text));
    let context = Context { shape: shape.transpose()?.or(context.shape), ..context };
    let cells = value("p").or_else(|| value("g"));
    let cells = cells.ok_or_else(|| line.wrong("misread-link", gaps!(key = "p")))?;
    let mut entry = Entry::new(read_run(line, cells, context)?).at_line(line.number);
    if let Some(rules) = value("r") {
        // A blank is written as `+`, and who types a link may mean `x+knight` by it.
        let names = rules.replace(' ', "+");
        let is_names = Rules::parse(&names, entry.shape()).is_ok();
        entry.take_rules_text(if is_names { &names } else { rules });
    }
    if let Some(digits) = value("d") {
        let context = Context { shape: Some(entry.shape()), ..context };
        entry.place(line, read_run(line, digits, context)?)?;
    }
    let is_known = |key: &str| ["p", "g", "s", "r", "d", "seed"].contains(&key);
    for (place, [key, _]) in pairs.iter().enumerate() {
        let is_again = pairs[..place].iter().any(|[before, _]| before == key);
        if is_again || !is_known(key) {
            entry.ignore(saying!("ignored-key", key));
        }
    }
    Ok(entry)
}

/// Notes the keys of a link of another program, but those that are its own.
pub(super) fn leave_out_keys(entry: &mut Entry, link: &str, is_own: impl Fn(&str, &str) -> bool) {
    let is_end = |sign: char| sign.is_whitespace() || matches!(sign, '"' | ')' | '#');
    let query = link.split_once('?').map_or("", |(_, query)| query);
    let query = query.split(is_end).next().unwrap_or_default();
    for (key, value) in query.split('&').filter_map(|part| part.split_once('=')) {
        if !is_own(key, value) {
            entry.ignore(saying!("ignored-key", key));
        }
    }
}
