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
//! The first row counts up from 0 or 1, each other row has one sign more than it counts, and the first of these
//! count up as well, or are letters in order; a sign for an empty cell may stand in the corner.  As a puzzle of
//! one size more this would have its first row and column full.  Cost: linear.  Oracle: random puzzles written with
//! such numbers, read back.

use crate::scan::{Kind, Scan, is_bar};

/// What is said of them.
pub(crate) const NOTE: &str =
    "the numbers of rows and columns around it are left out; with a --shape they are cells";

/// The lines without such numbers, signs in their columns; nothing if there are none.
pub(crate) fn removed(lines: &[String]) -> Option<Vec<String>> {
    let is_row = |line: &&String| matches!(Scan::new(line).kind, Kind::Cells | Kind::Bars);
    let rows: Vec<Vec<(usize, char)>> =
        lines.iter().filter(is_row).map(|line| signs(line)).collect();
    let (head, body) = rows.split_first()?;
    let side = body.len();
    let head = match head.first() {
        Some((_, '.' | '*' | '_' | '-' | '0' | 'x' | 'X')) if head.len() == side + 1 => &head[1..],
        _ => head,
    };
    let count_up = |signs: &[char], first: char| {
        signs.iter().copied().eq((first..).filter(char::is_ascii_alphanumeric).take(side))
    };
    let columns: Vec<char> = head.iter().map(|(_, sign)| *sign).collect();
    let beside: Vec<char> = body.iter().filter_map(|row| Some(row.first()?.1)).collect();
    let are_labels = side > 3
        && ['0', '1'].iter().any(|&first| count_up(&columns, first))
        && ['0', '1', 'A', 'a'].iter().any(|&first| count_up(&beside, first))
        && body.iter().all(|row| row.len() == side + 1);
    let mut is_head = true;
    let without = |line: &String| match is_row(&line) {
        false => line.clone(),
        true if std::mem::take(&mut is_head) => String::new(),
        true => {
            let (at, sign) = signs(line)[0];
            line[..at].to_owned() + " " + &line[at + sign.len_utf8()..]
        }
    };
    are_labels.then(|| lines.iter().map(without).collect())
}

/// The signs of a line, each with its place.
fn signs(line: &str) -> Vec<(usize, char)> {
    line.char_indices().filter(|(_, sign)| !sign.is_whitespace() && !is_bar(*sign)).collect()
}
