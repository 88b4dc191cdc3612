//! Puzzles that somebody is solving: with digits placed since, and candidates struck out.
//!
//! * **Candidate grid**: N^2 groups of digits, in lines of any length, with any frame of `| + - . :
//!   '` around them.  A minus, `*`, `#` or `@` beside a digit tells of a step that is not yet
//!   taken. A group of one digit is a digit that stands, unless an open peer still has it as a
//!   candidate; all digits that stand are taken for clues.  Lines from `#` on are comments.
//! * **One line** with `+` before digits that are no clues, then perhaps `:` and what has been
//!   struck out, as `susser` reads it.
//!
//! Both are what solvers on the web copy and paste [HodokuManual].  They look like nothing else, so
//! that a text that is no state can be read as puzzles.

use crate::alphabet::Alphabet;
use crate::cells::{Context, shape_of};
use crate::error::{Line, ReadError};
use crate::formats::susser;
use ennea::{Cell, Digit, DigitSet, Puzzle, Shape, State};

/// Reads a candidate grid or a line with placed and struck out digits; `None` if the text is
/// neither.
///
/// ```
/// use ennea_formats::read_state;
/// let state = read_state("1+2.......+3......:443", None).expect("a state")?;
/// assert_eq!((state.clues.clue_count(), state.digits.clue_count()), (1, 3));
/// assert_eq!(state.allowed[14].iter().count(), 3);
/// assert!(read_state("12........3.....", None).is_none());
/// # Ok::<(), ennea_formats::ReadError>(())
/// ```
///
/// # Errors
/// A digit that the shape does not have, and what is no digit, row and column after the `:`.
pub fn read_state(text: &str, shape: Option<Shape>) -> Option<Result<State, ReadError>> {
    of_line(text, shape).or_else(|| of_groups(text, shape))
}

/// The state in a single line, unless it is a puzzle with its name.
fn of_line(text: &str, shape: Option<Shape>) -> Option<Result<State, ReadError>> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (line, None) = (lines.next()?, lines.next()) else { return None };
    let (cells, struck) = line.split_once(':').unwrap_or((line, ""));
    let cells = cells.trim();
    let is_cell = |c: char| matches!(c, '.' | '0') || Digit::from_symbol(c).is_some();
    let mut after_plus = cells.split('+').skip(1).map(|rest| rest.chars().next());
    let is_digit = |sign: Option<char>| sign.is_some_and(|c| Digit::from_symbol(c).is_some());
    if !cells.chars().all(|c| c == '+' || is_cell(c)) || !after_plus.all(is_digit) {
        return None;
    }
    // Without placed digits what follows the colon may also be the puzzle's name.
    let is_triple = |word: &str| word.len() == 3 && word.bytes().all(|b| b.is_ascii_digit());
    let has_struck = !struck.trim().is_empty() && struck.split_whitespace().all(is_triple);
    if !cells.contains('+') && !has_struck {
        return None;
    }
    let shape = shape_of(cells.chars().filter(|c| *c != '+').count(), shape)?;
    Some(read_line(line, cells, struck, shape))
}

fn read_line(line: &str, cells: &str, struck: &str, shape: Shape) -> Result<State, ReadError> {
    check_digits(cells, shape)?;
    let context = Context { shape: Some(shape), alphabet: Alphabet::One };
    let line = Line { number: 1, text: line };
    let entry = susser::read_cells(line, cells, context)?;
    let mut allowed = vec![DigitSet::full(shape.side()); shape.cells()];
    for (digit, cell) in
        susser::read_eliminated(line, struck, &entry).map_err(|error| ReadError {
            found: error.found + " among what has been struck out",
            expected: format!(
                "a digit, a row and a column of a {shape} grid, such as 436 for 4 at r3c6"
            ),
            ..error
        })?
    {
        allowed[cell.index()].remove(digit);
    }
    Ok(State { clues: entry.clues().clone(), digits: entry.filled(), allowed })
}

/// The state in groups of candidates, one for each cell, some of them of several digits.
fn of_groups(text: &str, shape: Option<Shape>) -> Option<Result<State, ReadError>> {
    let mut groups: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#')).map(unnamed) {
        if !line.chars().any(|c| c.is_ascii_alphanumeric()) {
            continue;
        }
        let line: String = line.chars().filter(|c| !"-*#@".contains(*c)).collect();
        let words = line.split(|c: char| c.is_whitespace() || "|+:,'".contains(c));
        groups.extend(words.filter(|word| !word.is_empty()).map(str::to_owned));
    }
    let is_digits =
        |group: &String| group.chars().all(|c| c != '0' && Digit::from_symbol(c).is_some());
    if !groups.iter().all(is_digits) || groups.iter().all(|group| group.len() == 1) {
        return None;
    }
    let shape = shape_of(groups.len(), shape)?;
    // Rows of filled cells are longer than any cell's candidates.
    let fits = |group: &String| group.chars().count() <= shape.side();
    groups.iter().all(fits).then(|| read_groups(shape, &groups))
}

/// A line without the name of its row, `r1`, and nothing of one with the names of columns.
fn unnamed(line: &str) -> &str {
    let line = line.trim_start();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let is_name = |kind| {
        let number = word.strip_prefix(kind);
        number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()))
    };
    match () {
        () if is_name('r') => rest,
        () if is_name('c') => "",
        () => line,
    }
}

fn read_groups(shape: Shape, groups: &[String]) -> Result<State, ReadError> {
    check_digits(&groups.concat(), shape)?;
    let set = |group: &String| group.chars().filter_map(Digit::from_symbol).collect();
    let allowed: Vec<DigitSet> = groups.iter().map(set).collect();
    let mut digits = Puzzle::empty(shape);
    let is_open = |cell: Cell| allowed[cell.index()].len() > 1;
    for cell in shape.all_cells().filter(|&cell| !is_open(cell)) {
        let digit = allowed[cell.index()].iter().next().expect("no group is empty");
        let has_it = |peer: Cell| is_open(peer) && allowed[peer.index()].contains(digit);
        if !shape.peers(cell).any(has_it) {
            digits.set(cell, Some(digit));
        }
    }
    Ok(State { clues: digits.clone(), digits, allowed })
}

/// Refuses digits that the shape does not have.
fn check_digits(signs: &str, shape: Shape) -> Result<(), ReadError> {
    let is_above = |c: &char| Digit::from_symbol(*c).is_some_and(|d| d.number() > shape.side());
    let Some(sign) = signs.chars().find(is_above) else { return Ok(()) };
    let expected = format!("digits up to {} in a {shape} grid", shape.side());
    Err(Line::unseen(1).wrong(format!("the digit {sign}"), expected))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRID: &str = ".-------.--------.
| 1  34 | 2   34 |
| 2  34 | 134 *14 |
:-------+--------:
| 34 12 | 134 124 |
| 34 12 | 14-3 2 |
'-------'--------'";

    #[test]
    fn candidate_grids_are_read() {
        let mut named = String::from("     c1 c2   c3  c4\n");
        let mut row = 0;
        for line in GRID.lines() {
            row += usize::from(line.starts_with('|'));
            let name = if line.starts_with('|') { format!("r{row}") } else { "  ".to_owned() };
            named += &format!("{name} {line}\n");
        }
        let state = read_state(GRID, None).expect("a state").expect("a good one");
        assert_eq!(read_state(&named, None), Some(Ok(state.clone())), "{named}");
        assert_eq!(state.digits.to_string(), "1.2.2...........");
        let shape = state.digits.shape();
        assert_eq!(state.allowed[shape.cell(3, 2).index()].len(), 3);
        assert_eq!(state.allowed[shape.cell(3, 3).index()].len(), 1);
    }

    #[test]
    fn puzzles_and_pictures_are_no_states() {
        let shape = Shape::CLASSIC;
        for text in [
            "1...............",
            "1 2 3 4\n. . . .\n. . . .\n. . . .",
            "",
            "1...............:name",
            "1234341221434321",
            "12\n34",
            "1234\n3412\n2143\n4321",
        ] {
            assert!(read_state(text, None).is_none(), "{text}");
        }
        assert!(read_state(GRID, Some(shape)).is_none());
        let grid = "1 2 | 3 4\n3 4 | 1 2\n----+----\n2 1 | 4 3\n4 3 | 2 1";
        assert!(read_state(grid, None).is_none());
    }

    #[test]
    fn placed_digits_are_no_clues() {
        let state =
            read_state("1+2.......+3......:134 443", None).expect("a state").expect("a good one");
        assert_eq!(state.clues.to_string(), "1...............");
        assert_eq!(state.digits.to_string(), "12.......3......");
        let allowed =
            |cell: usize| state.allowed[cell].iter().map(Digit::number).collect::<Vec<_>>();
        assert_eq!((allowed(11), allowed(14)), (vec![2, 3, 4], vec![1, 2, 3]));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text| read_state(text, None).expect("a state").expect_err("a bad one");
        let message = error("1+2..............:1").to_string();
        let start =
            "line 1, column 19: found '1' among what has been struck out; expected a digit, ";
        assert!(message.starts_with(start), "{message}");
        let message = error("1+7..............:111").to_string();
        let expected = "found the digit 7; expected digits up to 4 in a 2x2 grid";
        assert!(message.ends_with(expected), "{message}");
    }
}
