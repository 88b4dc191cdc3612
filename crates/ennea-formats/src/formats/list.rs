//! `list`: cells in brackets, as programs print them: lists, tuples, arrays, nested in any way.
//!
//! ```text
//!   [[5, 3, 0, 0, 7, ...], [6, ...], ...]        JSON, Python, JavaScript
//!   {{5,3,0,...},{6,...},...};                   C, Java
//!   [[5 3 0 ...]\n [6 ...] ...]                  NumPy
//!   ["53..7....", "6..195...", ...]              rows as texts
//!   {"board": [[5,3,0,...],...], "solution": ...}
//!   [[[1,2],5,[3,4],...],...]                    candidates, a list or a digit for each of N x N cells
//! ```
//!
//! A number or a sign is a cell; so is each sign of a text with more than a number; 0, `.`, blanks, `-`, `_`,
//! `*`, `x` and words such as None and null are empty cells.  Names before a colon or an equals sign say
//! nothing.  A bracket with N parts of N cells each is a puzzle, whatever is nested in them, and so is one
//! with N^2 cells, or N brackets of N cells after each other; brackets around them hold several.  A grid with
//! the clues of the puzzle before it is its solution.  Written: a list of N lists of numbers, a line each.  Cost: linear.

use super::json::take_other_rules;
use crate::cells::{Context, Entries, shape_of, shape_of_side};
use crate::entry::{Entry, of_candidate_grid};
use crate::error::{Line, ReadError};
use crate::formats::plain;
use ennea::{Digit, DigitSet, Filling, SIDE_MAX, Shape};
use serde_json::Value;

/// A cell or a bracket.
#[derive(Clone, Debug)]
enum Node<'a> {
    Cell(&'a str),
    List(Vec<Self>),
}

impl<'a> Node<'a> {
    /// The parts of a bracket.
    fn parts(&self) -> Option<&[Self]> {
        if let Self::List(nodes) = self { Some(nodes) } else { None }
    }

    fn cells(&self) -> Vec<&'a str> {
        match self {
            Self::Cell(sign) => vec![sign],
            Self::List(nodes) => nodes.iter().flat_map(Self::cells).collect(),
        }
    }

    /// The cells of all puzzles in it.
    fn puzzles(&self, shape: Option<Shape>, found: &mut Vec<Vec<&'a str>>) {
        let Some(nodes) = self.parts() else { return };
        let cells = self.cells();
        let side = cells.len().isqrt();
        let is_flat = nodes.len() == cells.len() && side > 3;
        let is_rows = nodes.len() == side && nodes.iter().all(|node| node.cells().len() == side);
        // A list of sixteen puzzles of sixteen cells has no digit above 4.
        let inner = side.isqrt();
        let is_above = |cell: &&str| cell.parse().is_ok_and(|number: usize| number > inner);
        let is_deep =
            nodes.iter().filter_map(Self::parts).flatten().any(|node| node.parts().is_some());
        let is_list = is_deep && inner * inner == side && inner > 3 && !cells.iter().any(is_above);
        let is_puzzle = match shape {
            Some(shape) => cells.len() == shape.cells(),
            None => {
                let is_square = side * side == cells.len() && (1..=SIDE_MAX).contains(&side);
                is_square && (is_flat || is_rows) && !is_list
            }
        };
        if is_puzzle {
            return found.push(cells);
        }
        // Brackets of N cells after each other are the rows of a puzzle.
        let row = |node: &Self| node.parts().map_or(0, |_| node.cells().len());
        let mut rest = nodes;
        while let Some(first) = rest.first() {
            let side = row(first);
            let is_rows = (2..=SIDE_MAX).contains(&side)
                && rest.len() >= side
                && rest[..side].iter().all(|node| row(node) == side)
                && shape.is_none_or(|shape| shape.side() == side);
            if is_rows {
                found.push(rest[..side].iter().flat_map(Node::cells).collect());
                rest = &rest[side..];
            } else {
                first.puzzles(shape, found);
                rest = &rest[1..];
            }
        }
    }
}

/// A place in the text of a list.
struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// End of the last size of an array, in bytes from the start.
    index: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, index: 0 }
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    /// All nodes up to the bracket that closes the list.
    fn nodes(&mut self, depth: usize) -> Vec<Node<'a>> {
        let mut nodes = Vec::new();
        while let Some(sign) = self.peek() {
            match sign {
                '[' if depth == 0 && self.is_index() => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find(']').map_or(rest.len(), |at| at + 1);
                    self.index = self.at;
                }
                '[' | '(' | '{' => {
                    self.at += 1;
                    let inside = if depth < 16 { self.nodes(depth + 1) } else { Vec::new() };
                    nodes.push(Node::List(inside));
                }
                ']' | ')' | '}' => {
                    self.at += 1;
                    if depth > 0 {
                        break;
                    }
                }
                '"' | '\'' => {
                    let start = self.at + 1;
                    let end = self.text[start..].find(sign).map_or(self.text.len(), |k| start + k);
                    self.at = (end + 1).min(self.text.len());
                    if !self.is_name() {
                        let cells = cells_of(&self.text[start..end], true);
                        // A text with a whole puzzle is one by itself.
                        match cells.len() > SIDE_MAX {
                            true => nodes.push(Node::List(cells)),
                            false => nodes.extend(cells),
                        }
                    }
                }
                c if c.is_whitespace() || ",;".contains(c) => self.at += c.len_utf8(),
                ':' | '=' => self.at += 1,
                _ => {
                    let rest = &self.text[self.at..];
                    let is_end = |c: char| c.is_whitespace() || "[](){},;:='\"".contains(c);
                    let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
                    self.at += word.len();
                    // What stands outside of all brackets is no cell.
                    if depth > 0 && !self.is_name() {
                        nodes.extend(cells_of(word, false));
                    }
                }
            }
        }
        nodes
    }

    /// Tests whether a bracket here stands behind a name: the size of an array.
    fn is_index(&self) -> bool {
        let is_name = |sign: char| sign.is_alphanumeric() || sign == '_';
        self.index == self.at && self.at > 0 || self.text[..self.at].ends_with(is_name)
    }

    /// Tests whether what was just read is the name of what follows.
    fn is_name(&self) -> bool {
        self.text[self.at..].trim_start().starts_with([':', '='])
    }
}

/// The cells of a word: itself if it is a number or a word for nothing, else its signs.
fn cells_of(word: &str, is_quoted: bool) -> Vec<Node<'_>> {
    let nothing = ["none", "null", "nil", "nan", "undefined", "false", "empty"];
    let word = if word.chars().count() <= 2 { word.trim() } else { word };
    if word.is_empty() || nothing.contains(&word.to_ascii_lowercase().as_str()) {
        return vec![Node::Cell(".")];
    }
    // NumPy writes 5. for 5.0.
    let number = word.strip_suffix(".0").or(word.strip_suffix('.')).unwrap_or(word);
    let is_number = number.len() <= 2 && number.bytes().all(|b| b.is_ascii_digit());
    // Quoted, 07 is two cells.
    if number.len() < 2 || is_number && !(is_quoted && number.starts_with('0')) {
        return vec![Node::Cell(if number.is_empty() { "." } else { number })];
    }
    let signs = word.char_indices();
    signs.map(|(at, sign)| Node::Cell(&word[at..at + sign.len_utf8()])).collect()
}

/// Tests whether a line begins with a value in brackets, perhaps with a name before it:
/// `int b[9][9] = {`, `new int[][] {`, `array([`.
pub(crate) fn begins(line: &str) -> bool {
    const OPEN: [char; 3] = ['[', '{', '('];
    if line.starts_with(OPEN) {
        return true;
    }
    fn after(text: &str) -> &str {
        let is_other = |c: char| !c.is_alphanumeric() && !"_.$".contains(c);
        &text[text.find(is_other).unwrap_or(text.len())..]
    }
    match line.split_once('=') {
        Some((name, _)) if name.contains("://") => false,
        Some((_, value)) => {
            let value = value.trim_start();
            value.strip_prefix("new ").is_some_and(|value| value.contains('{'))
                || after(value).starts_with(OPEN)
        }
        None => after(line).starts_with("(["),
    }
}

/// Tests whether a text in brackets is a row, and so are all after it but too few to be a puzzle.
pub(crate) fn wants_rows(text: &str) -> bool {
    let rows = Parser::new(text).nodes(0);
    let lengths: Vec<usize> = rows.iter().map(|row| row.cells().len()).collect();
    let is_flat = |node: &Node<'_>| {
        node.parts().is_some_and(|parts| parts.iter().all(|part| part.parts().is_none()))
    };
    let side = lengths.first().copied().unwrap_or_default();
    rows.iter().all(is_flat)
        && (1..=SIDE_MAX).contains(&side)
        && lengths.iter().all(|&length| length == side)
        && lengths.len() < side
}

/// Tests whether no puzzle of 16 cells or more is in a text in brackets.
pub(crate) fn is_without_puzzle(text: &str) -> bool {
    let mut found = Vec::new();
    Node::List(Parser::new(text).nodes(0)).puzzles(None, &mut found);
    found.iter().all(|cells| cells.len() < 16)
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let nodes = Node::List(Parser::new(text).nodes(0));
    let grids = nodes.parts().unwrap_or_default().iter();
    let grids: Option<Vec<_>> = grids.map(|node| candidates(node, context.shape)).collect();
    if let Some(grids) = grids.filter(|grids| !grids.is_empty()) {
        let entry = |(shape, sets)| Ok(Entry::new(of_candidate_grid(shape, sets)));
        return Box::new(grids.into_iter().map(entry));
    }
    let mut found = Vec::new();
    nodes.puzzles(context.shape, &mut found);
    if found.is_empty() {
        let count = nodes.cells().len();
        let wanted = context.shape.map_or("N lists of N cells".to_owned(), |shape| {
            format!("{} (a {shape} grid)", shape.cells())
        });
        let error = Line::unseen(1)
            .wrong(format!("a list with {count} cells in all"), wanted)
            .hint("give every row a list of its own, with 0 for an empty cell");
        return Box::new(std::iter::once(Err(error)));
    }
    let mut entries: Vec<Result<Entry, ReadError>> = Vec::new();
    for cells in found {
        let entry = read_cells(text, &cells, context);
        let before = entries.last_mut().and_then(|last| last.as_mut().ok());
        match (before, entry) {
            (Some(before), Ok(entry)) if is_solution(before, &entry) => {
                before.set_solution(entry.into_puzzle().into_clues());
            }
            (_, entry) => entries.push(entry),
        }
    }
    // An object says the rules of all its puzzles; of a list of objects, each those of its own.
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let each = value.as_array().filter(|values| values.len() == entries.len());
    for (place, entry) in entries.iter_mut().enumerate() {
        let said = each.map_or(&value, |values| &values[place]);
        entry.iter_mut().for_each(|entry| take_other_rules(entry, said, &[]));
    }
    Box::new(entries.into_iter())
}

/// The candidates of N rows of N cells, each a digit, a sign for none, or a list of some, least first; nothing
/// where all lists have N cells, as those of N puzzles have.
fn candidates(node: &Node<'_>, wanted: Option<Shape>) -> Option<(Shape, Vec<DigitSet>)> {
    let rows = node.parts()?;
    let side = rows.len();
    let shape = shape_of_side(side, wanted).filter(|_| side > 3)?;
    let cells: Vec<&Node<'_>> =
        rows.iter().flat_map(|row| row.parts().unwrap_or_default()).collect();
    let is_list = |cell: &&Node<'_>| cell.parts().is_some_and(|parts| parts.len() != side);
    let is_square = rows.iter().all(|row| row.parts().is_some_and(|parts| parts.len() == side));
    if !is_square || !cells.iter().any(is_list) {
        return None;
    }
    let set = |cell: &&Node<'_>| -> Option<DigitSet> {
        // An empty cell without a list has all digits.
        if let Node::Cell("0" | ".") = cell {
            return Some(DigitSet::full(side));
        }
        let numbers: Vec<usize> =
            cell.cells().into_iter().map(|sign| sign.parse().ok()).collect::<Option<_>>()?;
        let is_set = numbers.is_sorted_by(|a, b| a < b) && numbers.iter().all(|n| *n <= side);
        let digits = numbers.into_iter().filter_map(Digit::new).collect();
        is_set.then_some(digits)
    };
    Some((shape, cells.iter().map(set).collect::<Option<_>>()?))
}

/// Tests whether a grid is the solution of the puzzle before it; one without clues has none.
fn is_solution(before: &Entry, entry: &Entry) -> bool {
    let (puzzle, grid) = (before.puzzle().clues(), entry.puzzle().clues());
    let is_open = (1..grid.clue_count()).contains(&puzzle.clue_count());
    before.solution().is_none() && is_open && plain::is_solution(puzzle, grid)
}

fn read_cells(text: &str, cells: &[&str], context: Context) -> Result<Entry, ReadError> {
    let shape = shape_of(cells.len(), context.shape).expect("as many cells as a shape has");
    let line_of = |cell: &str| {
        let place = (cell.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let before = text.get(..place).unwrap_or_default();
        let number = before.matches('\n').count();
        Line { number: number + 1, text: text.lines().nth(number).unwrap_or_default() }
    };
    let clue = |cell: &&str| -> Result<Option<Digit>, ReadError> {
        let sign = || cell.chars().next().map(|sign| context.alphabet.to_own(sign));
        let digit = match cell.parse::<usize>() {
            Ok(number) => Digit::new(number),
            Err(_) => sign().and_then(Digit::from_symbol),
        };
        let is_empty = matches!(*cell, "." | "0" | "00" | "-" | "_" | "*" | "x" | "X" | " " | "?");
        match digit.filter(|digit| digit.number() <= shape.side()) {
            None if !is_empty => {
                let line = line_of(cell);
                let expected = format!("1 to {}, or 0 for an empty cell", shape.side());
                let error = line.wrong(format!("'{cell}'"), expected).at(line, cell);
                Err(error.hint("correct the cell"))
            }
            digit => Ok(digit),
        }
    };
    let clues = cells.iter().map(clue).collect::<Result<Vec<_>, _>>()?;
    let clues = Filling::new(shape, clues).expect("count and digits have been checked");
    let first = cells.first().map_or(1, |cell| line_of(cell).number);
    Ok(Entry::new(clues).at_line(first))
}

pub(crate) fn write(entry: &Entry) -> String {
    let clues = entry.puzzle().clues();
    let row = |row: &[Option<Digit>]| {
        let number = |clue: &Option<Digit>| clue.map_or(0, Digit::number).to_string();
        format!("[{}]", row.iter().map(number).collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<String> = clues.clues().chunks(clues.shape().side()).map(row).collect();
    format!("[{}]\n", rows.join(",\n "))
}
