//! Numbers over the columns of a picture and beside its rows: the picture without them.
//!
//! ```text
//!       1 2 3 4          . 1 2 3 4
//!     A 1 . . 4          1 1 . . 4
//!     B . . . .          2 . . . .
//!     C 2 3 . .          3 2 3 . .
//!     D . . . .          4 . . . .
//! ```
//!
//! The first row counts up from 0, 1 or A, each other row has one sign more than it counts, and the first of these
//! count up as well; a sign for an empty cell may stand in the corner.  As a puzzle of one size more this would have
//! its first row and column full.  The first row may be missing.  Cost: linear.  Oracle: random puzzles written with
//! such numbers, read back.

use crate::scan::{Kind, Scan, is_bar};
use std::ops::Range;

/// The lines without such numbers, signs in their columns; nothing if there are none.
pub(crate) fn removed(lines: &[String]) -> Option<Vec<String>> {
    let is_row = |line: &&String| matches!(Scan::new(line).kind, Kind::Cells | Kind::Bars);
    let rows: Vec<Vec<(usize, char)>> =
        lines.iter().filter(is_row).map(|line| signs(line)).collect();
    // With a row too few for their cells, all are rows.
    let has_head = rows.iter().any(|row| row.len() != rows.len() + 1);
    let (head, body) = if has_head { rows.split_first()? } else { (&Vec::new(), &rows[..]) };
    let side = body.len();
    let head = match head.first() {
        Some((_, ' ' | '.' | '*' | '_' | '-' | '0' | 'x' | 'X')) if head.len() == side + 1 => {
            &head[1..]
        }
        _ => head,
    };
    let count_up = |signs: &[char], first: char| {
        signs.iter().copied().eq((first..).filter(char::is_ascii_alphanumeric).take(side))
    };
    let columns: Vec<char> = head.iter().map(|(_, sign)| *sign).collect();
    let beside: Vec<char> = body.iter().filter_map(|row| Some(row.first()?.1)).collect();
    let are_labels = side > 3
        && (!has_head || ['0', '1', 'A', 'a'].iter().any(|&first| count_up(&columns, first)))
        && ['0', '1', 'A', 'a'].iter().any(|&first| count_up(&beside, first))
        && body.iter().all(|row| row.len() == side + 1);
    let mut is_head = has_head;
    let without = |line: &String| match is_row(&line) {
        false => line.clone(),
        true if std::mem::take(&mut is_head) => String::new(),
        true => {
            let (at, sign) = signs(line)[0];
            let rest = &line[at + sign.len_utf8()..];
            let rest = rest.strip_prefix([',', ';', '\t']).unwrap_or(rest);
            " ".repeat(line.len() - rest.len()) + rest
        }
    };
    are_labels.then(|| lines.iter().map(without).collect())
}

/// The signs of a line, each with its place; a blank for each empty field of a sheet.
fn signs(line: &str) -> Vec<(usize, char)> {
    let scan = Scan::new(line);
    let sign = |field: Range<usize>| {
        let text = scan.text[field.clone()].trim_start();
        (field.end - text.len(), text.chars().next().unwrap_or(' '))
    };
    if let Some(fields) = scan.fields().or_else(|| scan.barred_fields()) {
        return fields.into_iter().map(sign).collect();
    }
    line.char_indices()
        .filter(|(_, sign)| !sign.is_whitespace() && !is_bar(*sign) && !",;".contains(*sign))
        .collect()
}
