//! `library`: the lines of HoDoKu's library, one example of a technique each.
//!
//! ```text
//!   :0000:x:cells, + before placed digits:deleted candidates:eliminations:placements:extra:
//! ```
//!
//! The fields between technique and cells, and those after the deleted candidates, tell of a step;
//! they are kept as a comment.  Plain puzzles are written as technique `0000`, digits `x`.

use super::susser::{cells_of, eliminated_of, read_cells, read_eliminated};
use crate::candidates::strike;
use crate::cells::Context;
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use ennea_words::{gaps, saying};

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let fields: Vec<&str> = line.text.trim().split(':').collect();
    let ["", technique, digits, cells, deleted, rest @ ..] = &fields[..] else {
        return Err(line.wrong("misread-library", gaps!(found = fields.len())));
    };
    let mut entry = read_cells(line, cells.trim(), context)?;
    let eliminated = read_eliminated(line, deleted, entry.shape())?;
    if !eliminated.is_empty() || *technique != "0000" {
        entry.change(|puzzle| strike(puzzle, eliminated));
    }
    let names = ["eliminates", "places", "extra"];
    let behind = rest.iter().skip(names.len()).copied().collect::<Vec<_>>().join(":");
    if behind.contains(char::is_alphanumeric) {
        entry.ignore(saying!("ignored-behind", text = behind.trim()));
    }
    let rest = names.iter().zip(rest).filter(|(_, field)| !field.trim().is_empty());
    let rest = rest.map(|(name, field)| format!(", {name} {}", field.trim()));
    if *technique != "0000" || rest.clone().count() > 0 {
        let step = format!("technique {technique}, digits {digits}");
        entry.set_fact(Fact::Comment, &(step + &rest.collect::<String>()));
    }
    Ok(entry)
}

pub(crate) fn write(entry: &Entry) -> String {
    let puzzle = entry.puzzle();
    format!(":0000:x:{}:{}:::\n", cells_of(puzzle), eliminated_of(puzzle))
}
