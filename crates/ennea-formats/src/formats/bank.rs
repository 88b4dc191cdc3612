//! `bank`: records of the Sudoku exchange puzzle bank, read only.
//!
//! A line of 100 bytes: twelve hexadecimal digits of a checksum, 81 digits with `0` for an empty
//! cell, and a rating like `2.3`, with blanks between.  It is not written, for the checksum is of a
//! form of the puzzle that only its makers define.

use crate::cells::{Context, read_run};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use ennea_words::gaps;

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let fields: Vec<&str> = line.text.split_whitespace().collect();
    let [id, cells, rest @ ..] = &fields[..] else {
        return Err(line.wrong("misread-bank", gaps!()));
    };
    let mut entry = Entry::new(read_run(line, cells, context)?).at_line(line.number);
    entry.set_fact(Fact::Id, id);
    entry.set_fact(Fact::Rating, rest.first().copied().unwrap_or_default());
    Ok(entry)
}
