//! `pm`: the grid of candidates that solvers print and forums paste.
//!
//! ```text
//!   .----------.----------.
//!   | 1    34  | 2   34   |
//! ```
//!
//! Read: N rows of N groups of digits; blanks and `| + - * : . '` around them are frame.  A group
//! of one digit is a clue if no peer has it as a candidate, else a naked single (HoDoKu's rule).
//! The marks of other programs inside a group are understood: `<5>` a clue, `*5*` a placed digit,
//! `5-68` two candidates that the next step strikes out, which are still there; `*`, `#`, `@` and, in 3x3,
//! capital letters only tell of that step.  Braces around a group say nothing.  `.`, `-` or `0` alone is a cell without candidates, unless no cell has any.  Names of
//! rows and columns at the edge, `r1` and `c1`, are no groups.
//!
//! Written: framed, every column as wide as it must be; in each open cell what its peers and its
//! candidates leave, perhaps nothing.  Where the frame does not tell the shape, it must be given.

use crate::candidates::{candidate_grid, of_candidate_grid, single, wrong_sign};
use crate::cells::{Context, Entries, is_comment, shape_of_side, signs_of, unnamed};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::{Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_words::{gaps, saying};

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    // A row of dashes alone is a line of a table.
    let has_group = |text: &str| groups(text).iter().any(|group| *group != "-");
    let is_row = move |line: &Line<'_>| !is_comment(line.text) && has_group(line.text);
    let mut rows = Line::all(text).filter(is_row).peekable();
    let mut previous = 0;
    Box::new(std::iter::from_fn(move || {
        let first = rows.peek()?.text;
        let side = context.shape.map_or(groups(first).len(), Shape::side).clamp(1, 36);
        let mut grid = Vec::new();
        while grid.len() < side {
            // A row of another length after a gap begins another grid.
            let next = rows.next_if(|line| {
                grid.is_empty() || line.number <= previous + 3 || groups(line.text).len() == side
            });
            let Some(row) = next else { break };
            previous = row.number;
            grid.push(row);
        }
        Some(read_grid(&grid, side, context))
    }))
}

/// Whether a line begins with candidates in braces, `{47}`, and other groups follow.
pub(crate) fn begins(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    let inner = word.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let is_set = |inner: &str| !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit());
    inner.is_some_and(is_set) && word.len() < line.trim_end().len()
}

/// The groups of a line: what stands between blanks and bars and has a digit, or is a lone dot.
fn groups(line: &str) -> Vec<&str> {
    let words = unnamed(line).split(|c: char| c.is_whitespace() || ",;|│┃║".contains(c));
    words
        .filter(|word| {
            [".", "-"].contains(word) || word.contains(|c: char| c.is_alphanumeric() || c == '@')
        })
        .collect()
}

fn read_grid(rows: &[Line<'_>], side: usize, context: Context) -> Result<Entry, ReadError> {
    for line in rows {
        let found = groups(line.text).len();
        if found != side {
            return Err(line.wrong("misread-groups", gaps!(found, expected = side)));
        }
    }
    let last = rows[rows.len() - 1];
    if rows.len() < side {
        return Err(last.wrong("text-row-count", gaps!(found = rows.len(), expected = side)));
    }
    let shape = drawn_shape(rows, side, context)
        .ok_or_else(|| last.wrong("misread-side", gaps!(found = side)))?;
    let groups =
        rows.iter().flat_map(|line| groups(line.text).into_iter().map(move |g| (*line, g)));
    let (mut grid, mut given, mut placed) =
        (Vec::new(), Filling::empty(shape), Filling::empty(shape));
    let mut is_struck = false;
    for (cell, (line, group)) in shape.all_cells().zip(groups) {
        let set = read_group(line, group, shape, context)?;
        given.set(cell, single(set).filter(|_| is_between(group, '<', '>')));
        placed.set(cell, single(set).filter(|_| is_between(group, '*', '*')));
        is_struck |= group.contains('-');
        grid.push(set);
    }
    let mut puzzle = of_candidate_grid(shape, grid.clone());
    if given.clue_count() + placed.clue_count() > 0 {
        // Where clues are told from other digits, candidates are what somebody wrote.
        let mut clues = puzzle.into_clues();
        for cell in shape.all_cells() {
            if given.clue(cell).or(placed.clue(cell)).is_some() {
                clues.set(cell, given.clue(cell));
            }
        }
        puzzle = Puzzle::from(clues).with_placed(placed);
        if puzzle.digits().clue_count() < shape.cells() {
            puzzle = puzzle.with_marks(grid.into_iter().map(Some).collect());
        }
    }
    let mut entry = Entry::new(puzzle).at_line(rows[0].number);
    if is_struck {
        entry.note(saying!("read-still-there"));
    }
    Ok(entry)
}

/// Tests whether a group is a single sign between two others.
fn is_between(group: &str, open: char, close: char) -> bool {
    let inner = group.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
    inner.is_some_and(|inner| inner.len() == 1)
}

/// The shape that is wanted, or that bars between the groups draw, or the squarest.
fn drawn_shape(rows: &[Line<'_>], side: usize, context: Context) -> Option<Shape> {
    let bars = rows[0].text.trim().trim_matches('|');
    let widths: Vec<usize> = bars.split('|').map(|part| groups(part).len()).collect();
    let is_regular = widths.len() > 1 && widths.iter().all(|width| *width == widths[0]);
    let columns = Some(widths[0]).filter(|&width| is_regular && width > 0);
    let drawn = columns.and_then(|columns| Shape::new(side / columns, columns).ok());
    let drawn = drawn.filter(|shape| shape.side() == side && shape.box_columns() > 1);
    if context.shape.is_some() { shape_of_side(side, context.shape) } else { drawn }
        .or_else(|| shape_of_side(side, context.shape))
}

/// The candidates of a group.
fn read_group(
    line: Line<'_>,
    group: &str,
    shape: Shape,
    context: Context,
) -> Result<DigitSet, ReadError> {
    let own = |sign| Digit::from_symbol(context.alphabet.to_own(sign));
    let mut digits = DigitSet::EMPTY;
    for (at, sign) in group.char_indices() {
        let digit = own(sign).filter(|digit| digit.number() <= shape.side());
        match (sign, digit) {
            (_, Some(digit)) => _ = digits.insert(digit),
            ('A'..='Z', _) if shape.side() <= 9 && group.len() > 1 => {}
            ('0' | '.' | '*' | '#' | '@' | '+' | '-' | ':' | '\'' | '<' | '>' | '{' | '}', _) => {}
            (sign, _) => {
                return Err(wrong_sign(line, &group[at..], sign, shape));
            }
        }
    }
    Ok(digits)
}

pub(crate) fn write(entry: &Entry) -> String {
    let shape = entry.shape();
    let group = |set: DigitSet| if set.is_empty() { ".".to_owned() } else { signs_of(set) };
    let groups: Vec<String> = candidate_grid(entry.puzzle()).into_iter().map(group).collect();
    let rows: Vec<&[String]> = groups.chunks(shape.side()).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..shape.side()).map(width).collect();
    let dash = |widths: &[usize]| "-".repeat(widths.iter().map(|width| width + 2).sum::<usize>());
    let line = |left: &str, cross: &str| {
        let parts: Vec<String> = widths.chunks(shape.box_columns()).map(dash).collect();
        format!("{left}{}{left}\n", parts.join(cross))
    };
    let mut text = line(".", ".");
    for (index, row) in rows.iter().enumerate() {
        if index > 0 && index.is_multiple_of(shape.box_rows()) {
            text += &line(":", "+");
        }
        for (column, group) in row.iter().enumerate() {
            let bar = if column.is_multiple_of(shape.box_columns()) { "|" } else { "" };
            text += &format!("{bar} {group:<width$} ", width = widths[column]);
        }
        text += "|\n";
    }
    text + &line("'", "'")
}
