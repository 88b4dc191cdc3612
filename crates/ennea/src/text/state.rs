//! Puzzles that somebody is solving: with digits placed since, and candidates struck out.
//!
//! * **Candidate grid**: N^2 groups of digits, the candidates of each cell, with any frame of
//!   `| + - . : '` around them; marks `*`, `#` and `@` before a group are skipped.  A group of
//!   one digit is a digit that stands, unless a peer still has it as a candidate.  Which of the digits
//!   are clues such a grid does not tell: all are taken for clues.  Lines from `#` on are comments.
//! * **One line** with `+` before digits that are no clues, then perhaps `:` and what has been struck
//!   out, as digit, row and column: `...+53..:436 257` says that 4 is gone at r3c6 and 2 at r5c7.
//!
//! Both are the formats that solvers on the web copy and paste [HodokuManual].

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use std::fmt;

/// A puzzle, what stands on it now, and what may still stand in each cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The clues.
    pub clues: Puzzle,
    /// The clues and the digits that were placed since.
    pub digits: Puzzle,
    /// For each cell the digits that have not been struck out there.
    pub allowed: Vec<DigitSet>,
}

impl fmt::Display for State {
    /// Writes it in one line, as [`read_state`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = self.digits.shape();
        let mut struck = Vec::new();
        for cell in shape.all_cells() {
            match self.digits.clue(cell) {
                Some(digit) if self.clues.clue(cell).is_none() => write!(f, "+{digit}")?,
                Some(digit) => write!(f, "{digit}")?,
                None => {
                    f.write_str(".")?;
                    let seen: DigitSet =
                        shape.peers(cell).filter_map(|peer| self.digits.clue(peer)).collect();
                    let left = self.allowed[cell.index()].union(seen);
                    let gone = DigitSet::full(shape.side()).difference(left);
                    struck.extend(gone.iter().map(|digit| (digit, cell)));
                }
            }
        }
        let symbol = |index: usize| Digit::from_index(index).symbol();
        struck.sort_unstable();
        for (k, (digit, cell)) in struck.into_iter().enumerate() {
            let (row, column) = (symbol(shape.row(cell)), symbol(shape.column(cell)));
            write!(f, "{}{digit}{row}{column}", if k == 0 { ":" } else { " " })?;
        }
        Ok(())
    }
}

/// What is wrong in a text that looks like a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StateError {
    /// A digit above the side.
    DigitTooLarge {
        /// The digit as it is written.
        found: char,
        /// The shape.
        shape: Shape,
    },
    /// What follows the `:` is not digit, row and column.
    Struck {
        /// What was found.
        found: String,
        /// The shape.
        shape: Shape,
    },
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DigitTooLarge { found, shape } => {
                write!(
                    f,
                    "found the digit {found}; expected digits up to {} in a {shape} grid",
                    shape.side()
                )
            }
            Self::Struck { found, shape } => write!(
                f,
                "found '{found}' among what has been struck out; expected a digit, a row and a column \
                 of a {shape} grid, such as 436 for 4 at r3c6"
            ),
        }
    }
}

impl std::error::Error for StateError {}

/// Reads a candidate grid or a line with placed and struck out digits; `None` if the text is neither.
///
/// ```
/// use ennea::text::read_state;
/// let state = read_state("1+2.......+3......:443", None).expect("a state").expect("a good one");
/// assert_eq!((state.clues.clue_count(), state.digits.clue_count()), (1, 3));
/// assert_eq!(state.allowed[14].iter().count(), 3);
/// assert!(read_state("12........3.....", None).is_none());
/// ```
///
/// # Errors
/// A digit that the shape does not have, and what is no digit, row and column after the `:`.
pub fn read_state(text: &str, shape: Option<Shape>) -> Option<Result<State, StateError>> {
    read_line(text, shape).or_else(|| read_groups(text, shape))
}

/// The shape with so many cells, if it may be that one.
fn shape_of(cells: usize, shape: Option<Shape>) -> Option<Shape> {
    let found = shape.or_else(|| Shape::with_cells(cells).first().copied())?;
    (found.cells() == cells).then_some(found)
}

fn read_line(text: &str, shape: Option<Shape>) -> Option<Result<State, StateError>> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (line, None) = (lines.next()?, lines.next()) else { return None };
    let (cells, struck) = line.split_once(':').unwrap_or((line, ""));
    let mut found: Vec<(Option<char>, bool)> = Vec::new();
    let mut is_placed = false;
    for sign in cells.trim().chars() {
        match sign {
            '+' if !is_placed => is_placed = true,
            '.' | '0' if !is_placed => found.push((None, false)),
            sign => {
                Digit::from_symbol(sign)?;
                found.push((Some(sign), is_placed));
                is_placed = false;
            }
        }
    }
    // Without placed digits what follows the colon may also be the puzzle's name.
    let has_placed = found.iter().any(|(_, is_placed)| *is_placed);
    let is_struck = |word: &str| word.len() == 3 && word.bytes().all(|b| b.is_ascii_digit());
    let has_struck = !struck.trim().is_empty() && struck.split_whitespace().all(is_struck);
    if is_placed || !has_placed && !has_struck {
        return None;
    }
    let shape = shape_of(found.len(), shape)?;
    Some(line_state(shape, &found, struck))
}

fn line_state(
    shape: Shape,
    cells: &[(Option<char>, bool)],
    struck: &str,
) -> Result<State, StateError> {
    let (mut clues, mut digits) = (Puzzle::empty(shape), Puzzle::empty(shape));
    for (cell, &(sign, is_placed)) in shape.all_cells().zip(cells) {
        let Some(sign) = sign else { continue };
        let digit = digit(sign, shape)?;
        digits.set(cell, Some(digit));
        if !is_placed {
            clues.set(cell, Some(digit));
        }
    }
    let mut allowed = vec![DigitSet::full(shape.side()); shape.cells()];
    for word in struck.split_whitespace() {
        let numbers: Vec<usize> = word
            .chars()
            .filter_map(Digit::from_symbol)
            .map(Digit::number)
            .filter(|number| *number <= shape.side())
            .collect();
        let [digit, row, column] = numbers[..] else {
            return Err(StateError::Struck { found: word.to_owned(), shape });
        };
        if word.chars().count() != 3 {
            return Err(StateError::Struck { found: word.to_owned(), shape });
        }
        allowed[shape.cell(row - 1, column - 1).index()].remove(Digit::from_index(digit - 1));
    }
    Ok(State { clues, digits, allowed })
}

fn digit(sign: char, shape: Shape) -> Result<Digit, StateError> {
    Digit::from_symbol(sign)
        .filter(|digit| digit.number() <= shape.side())
        .ok_or(StateError::DigitTooLarge { found: sign, shape })
}

fn read_groups(text: &str, shape: Option<Shape>) -> Option<Result<State, StateError>> {
    let mut groups: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
        if !line.chars().any(|c| c.is_ascii_alphanumeric()) {
            continue;
        }
        // A minus inside a cell marks what a step strikes out; it is still there.
        let line: String = line.chars().filter(|c| !"-*#@".contains(*c)).collect();
        for word in line.split(|c: char| c.is_whitespace() || "|+:,'".contains(c)) {
            if word.chars().any(|c| c == '0' || Digit::from_symbol(c).is_none()) {
                return None;
            }
            if !word.is_empty() {
                groups.push(word.to_owned());
            }
        }
    }
    if groups.iter().all(|group| group.len() == 1) {
        return None;
    }
    let shape = shape_of(groups.len(), shape)?;
    // Rows of filled cells are longer than any cell's candidates.
    let fits = |group: &String| group.chars().count() <= shape.side();
    groups.iter().all(fits).then(|| group_state(shape, &groups))
}

fn group_state(shape: Shape, groups: &[String]) -> Result<State, StateError> {
    let read = |group: &String| {
        group.chars().map(|sign| digit(sign, shape)).collect::<Result<DigitSet, StateError>>()
    };
    let allowed = groups.iter().map(read).collect::<Result<Vec<DigitSet>, StateError>>()?;
    let mut digits = Puzzle::empty(shape);
    for cell in shape.all_cells() {
        let mut own = allowed[cell.index()].iter();
        let (Some(digit), None) = (own.next(), own.next()) else { continue };
        let has_it =
            |peer: Cell| allowed[peer.index()].len() > 1 && allowed[peer.index()].contains(digit);
        if !shape.peers(cell).any(has_it) {
            digits.set(cell, Some(digit));
        }
    }
    Ok(State { clues: digits.clone(), digits, allowed })
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
        let state = read_state(GRID, None).expect("a state").expect("a good one");
        assert_eq!(state.digits.to_string(), "1.2.2...........");
        let shape = state.digits.shape();
        assert_eq!(state.allowed[shape.cell(3, 2).index()].len(), 3);
        assert_eq!(state.allowed[shape.cell(3, 3).index()].len(), 1);
    }

    #[test]
    fn states_are_written_as_they_are_read() {
        for line in ["1+2.......+3......:134 443", "1..............+4", "1...............:432"] {
            let state = read_state(line, None).expect("a state").expect("a good one");
            assert_eq!(state.to_string(), line);
        }
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
    fn what_is_wrong_is_said() {
        let error = |text| read_state(text, None).expect("a state").expect_err("a bad one");
        let message = error("1+2..............:1").to_string();
        assert!(message.starts_with("found '1' among what has been struck out;"), "{message}");
        assert!(matches!(error("1+7..............:111"), StateError::DigitTooLarge { .. }));
    }
}
