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

use crate::cells::unnamed;
use crate::fill::are_open;
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
    let count_up = |signs: &str, first: char| {
        signs.chars().eq((first..).filter(char::is_ascii_alphanumeric).take(side))
    };
    let columns: String = head.iter().map(|(_, sign)| *sign).collect();
    let columns = without_corner(&columns, side);
    let beside: String = body.iter().filter_map(|row| Some(row.first()?.1)).collect();
    let are_labels = side > 3
        && (!has_head || ['0', '1', 'A', 'a'].iter().any(|&first| count_up(columns, first)))
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

/// A row over the columns without the sign in its corner, at either end, if it has one more than there are columns.
pub(crate) fn without_corner(head: &str, columns: usize) -> &str {
    if head.chars().count() != columns + 1 {
        return head;
    }
    let rest = head.strip_prefix(|c: char| " .*_-0xX#\\/".contains(c));
    rest.or_else(|| head.strip_suffix(|c: char| !matches!(c, '1'..='9'))).unwrap_or(head)
}

/// The lines without the numbers before their rows, `1:`, `1.` or `1)`, in order from 0 or 1, if as many cells as
/// rows are left in each; nothing if there are none.
pub(crate) fn without_numbers(lines: &[String]) -> Option<Vec<String>> {
    let is_row = |line: &&String| matches!(Scan::new(line).kind, Kind::Cells | Kind::Bars);
    let count = lines.iter().filter(is_row).count();
    let number = |line: &str| -> Option<(usize, usize)> {
        let end = line.find([':', '.', ')']).filter(|&end| end < line.len() - 1)?;
        Some((line[..end].trim().parse().ok()?, end + 1))
    };
    let rest = |end: usize, line: &str| " ".repeat(end) + &line[end..];
    let first = number(lines.iter().find(is_row)?)?.0;
    let mut expected = first..first + count;
    let without = |line: &String| {
        if !is_row(&line) {
            return Some(line.clone());
        }
        let (_, end) = number(line).filter(|(number, _)| expected.next() == Some(*number))?;
        let line = rest(end, line);
        let scan = Scan::new(&line);
        let is_whole = [scan.signs, scan.words.len()].contains(&count);
        (is_whole || scan.sections().is_some()).then_some(line)
    };
    (first < 2 && count > 3).then(|| lines.iter().map(without).collect())?
}

/// Tests whether a line is a row of a table with a bar before each cell.
pub(crate) fn is_barred(line: &str) -> bool {
    line.trim_start().starts_with(is_bar)
        && line.chars().filter(|c| is_bar(*c)).count() > 2
        && Scan::new(line).kind != Kind::Frame
}

/// The lines without what stands behind the last bar of some, where most begin and end with one, or behind that of
/// all, where it is the same, as no column is, or there is a column too many; nothing if there is no such text.
pub(crate) fn without_tails(lines: &[String]) -> Option<Vec<String>> {
    let scans: Vec<Scan<'_>> = lines.iter().map(|line| Scan::new(unnamed(line))).collect();
    if are_open(&scans) {
        return None;
    }
    let is_barred = |line: &&String| is_barred(line);
    let tail = |line: &str| {
        let (at, bar) = line.char_indices().rfind(|(_, sign)| is_bar(*sign)).unwrap_or((0, ' '));
        at + bar.len_utf8()
    };
    let barred: Vec<&String> = lines.iter().filter(is_barred).collect();
    let first = barred.first().map(|line| line[tail(line)..].trim())?;
    let closed = barred.iter().filter(|line| line[tail(line)..].trim().is_empty()).count();
    let is_same = barred.iter().all(|line| line[tail(line)..].trim() == first);
    let sections = Scan::new(barred[0]).sections().map_or(0, |sections| sections.len());
    let are_tails = closed < barred.len()
        && (2 * closed > barred.len()
            || is_same && (sections == barred.len() + 1 || !first.contains(['.', '0', '*', '_'])));
    let cut = |line: &String| {
        let end = if is_barred(&line) { tail(line) } else { line.len() };
        line[..end].to_owned()
    };
    are_tails.then(|| lines.iter().map(cut).collect())
}

/// The signs of a line, each with its place; a blank for each empty field of a sheet.
fn signs(line: &str) -> Vec<(usize, char)> {
    let scan = Scan::new(line);
    let sign = |field: Range<usize>| {
        let text = scan.text[field.clone()].trim_start();
        (field.end - text.len(), text.chars().next().unwrap_or(' '))
    };
    if let Some(fields) = scan.fields().or_else(|| scan.barred_fields(false)) {
        return fields.into_iter().map(sign).collect();
    }
    line.char_indices()
        .filter(|(_, sign)| !sign.is_whitespace() && !is_bar(*sign) && !",;".contains(*sign))
        .collect()
}
