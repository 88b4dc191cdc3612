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
//! `*`, `x`, -1 and words such as None and null are empty cells.  `[0]*9` and `[0; 9]` are nine cells; comments of
//! programs are none, nor are the types of numbers, `1u8`.  0 beside another sign for empty cells is a digit, unless the
//! last digit is there too, or a row or a column has two of it, and a note tells so.  A bracket with N parts of N cells each is a
//! puzzle, whatever is nested in them, and so is one with N^2 cells, or N brackets of N cells after each other;
//! brackets around them hold several; what is mostly letters is none.  A grid with the clues of the puzzle
//! before it is its solution, and so is what a name before a colon or an equals sign calls so, beside a puzzle in
//! the same bracket; without a puzzle it is refused.  Other names say facts and rules, or are left out and noted.
//! Written: a list of N lists of numbers, a line each.  Cost: linear.

use super::json::{ignore_solution, is_rule, take_said};
use super::nodes::{Found, Node, Parser, is_of_solutions};
use crate::alphabet::Alphabet;
use crate::candidates::of_candidate_grid;
use crate::cells::{Context, Entries, shape_of, shape_of_side};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::survey::of_lists;
use ennea_base::{Digit, DigitSet, Filling, SIDE_MAX, Shape};
use ennea_words::{gaps, saying};
use std::collections::BTreeMap;

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

/// Tests whether a text is a statement that gives a name to a value in brackets.
pub(crate) fn is_statement(text: &str) -> bool {
    text.split_once('=').is_some_and(|(name, _)| !name.contains(['{', '(', '"', '\'', '\n']))
}

/// Tests whether such a statement begins here whose name is that of a solution, or of rules.
pub(crate) fn goes_on(line: &str) -> bool {
    let words = |name: &str| {
        name.split(|c: char| !c.is_alphanumeric() && c != '_')
            .any(|word| is_of_solutions(word) || is_rule(word))
    };
    is_statement(line) && begins(line) && line.split_once('=').is_some_and(|(name, _)| words(name))
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

/// Tests whether neither a puzzle of 16 cells or more nor a solution is in a text in brackets.
pub(crate) fn is_without_puzzle(text: &str) -> bool {
    let mut found = Vec::new();
    let alone = Node::List(Parser::new(text).nodes(0)).puzzles(None, &mut found);
    alone == 0 && found.iter().all(|found| found.cells.len() < 16)
}

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let mut parser = Parser::new(text);
    let nodes = Node::List(parser.nodes(0));
    if let Some(rest) = parser.wrong {
        let line = line_of(text, rest);
        let error = line.wrong("misread-repeated", gaps!()).at(line, rest);
        return Box::new(std::iter::once(Err(error)));
    }
    let grids = nodes.parts().unwrap_or_default().iter();
    let grids: Option<Vec<_>> = grids.map(|node| candidates(node, context.shape)).collect();
    if let Some(grids) = grids.filter(|grids| !grids.is_empty()) {
        let entry = |(shape, sets)| Ok(Entry::new(of_candidate_grid(shape, sets)));
        return Box::new(grids.into_iter().map(entry));
    }
    let mut found = Vec::new();
    let alone = nodes.puzzles(context.shape, &mut found);
    if alone > 0 {
        let error = Line::unseen(1).wrong("misread-solutions", gaps!(found = alone));
        return Box::new(std::iter::once(Err(error)));
    }
    if found.is_empty() {
        let (found, line) = (nodes.cells().len(), Line::unseen(1));
        let error = match context.shape {
            Some(shape) => {
                line.wrong("text-cell-count", gaps!(found, cells = shape.cells(), shape))
            }
            None => line.wrong("misread-list", gaps!(found)),
        };
        return Box::new(std::iter::once(Err(error)));
    }
    let mut grids: BTreeMap<usize, Vec<&[&str]>> = BTreeMap::new();
    for cells in found.iter().flat_map(|it| std::iter::once(&it.cells).chain(&it.solutions)) {
        grids.entry(cells.len()).or_default().push(cells);
    }
    let of = |(len, grids): (usize, Vec<_>)| (len, of_lists(&grids, len.isqrt()));
    let guesses = grids.into_iter().filter(|_| !context.is_told).map(of);
    let alphabets: BTreeMap<usize, (Alphabet, bool)> = guesses.collect();
    let mut entries: Vec<Result<Entry, ReadError>> = Vec::new();
    for found in &found {
        let guess = alphabets.get(&found.cells.len()).copied();
        let alphabet = guess.map_or(context.alphabet, |(alphabet, _)| alphabet);
        let mut entry = read_found(text, found, Context { alphabet, ..context });
        if let (Ok(entry), false) = (&mut entry, guess.is_none_or(|it| it == (Alphabet::One, true)))
        {
            entry.note(alphabet.note(entry.shape().side()));
        }
        let before = entries.last_mut().and_then(|last| last.as_mut().ok());
        match (before, entry) {
            (Some(before), Ok(entry)) if before.takes_solution(&entry) => {
                before.set_solution(entry.into_puzzle().into_clues());
            }
            (_, entry) => entries.push(entry),
        }
    }
    Box::new(entries.into_iter())
}

fn read_found(text: &str, found: &Found<'_>, context: Context) -> Result<Entry, ReadError> {
    let mut entry = read_cells(text, &found.cells, context)?;
    for cells in &found.solutions {
        match read_cells(text, cells, context) {
            Ok(solution) if entry.solution().is_none() => {
                entry.set_solution(solution.into_puzzle().into_clues());
            }
            Ok(_) => entry.ignore(saying!("ignored-solution-more")),
            Err(error) => ignore_solution(&mut entry, error),
        }
    }
    let (side, size) = (entry.shape().side(), found.said.get("size"));
    let is_size = |size: &u64| [side, side.isqrt(), side * side].contains(&(*size as usize));
    if let Some(size) = size.and_then(|size| size.as_u64()).filter(|size| !is_size(size)) {
        return Err(Line::unseen(entry.line()).wrong("misread-size", gaps!(found = side, size)));
    }
    take_said(&mut entry, &found.said, &[]);
    Ok(entry)
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

/// The line of a text in which a piece of it begins.
fn line_of<'a>(text: &'a str, piece: &str) -> Line<'a> {
    let place = (piece.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = text.get(..place).unwrap_or_default();
    let number = before.matches('\n').count();
    Line { number: number + 1, text: text.lines().nth(number).unwrap_or_default() }
}

fn read_cells(text: &str, cells: &[&str], context: Context) -> Result<Entry, ReadError> {
    let shape = shape_of(cells.len(), context.shape).expect("as many cells as a shape has");
    let is_from_zero = context.alphabet == Alphabet::Zero;
    let clue = |cell: &&str| -> Result<Option<Digit>, ReadError> {
        let sign = || cell.chars().next().map(|sign| context.alphabet.to_own(sign));
        let digit = match cell.parse::<usize>() {
            Ok(number) => Digit::new(number + usize::from(is_from_zero)),
            Err(_) => sign().and_then(Digit::from_symbol),
        };
        let is_empty = matches!(*cell, "." | "-" | "_" | "*" | "x" | "X" | " " | "?")
            || matches!(*cell, "0" | "00") && !is_from_zero;
        match digit.filter(|digit| digit.number() <= shape.side()) {
            None if !is_empty => {
                let (line, found) = (line_of(text, cell), (*cell).to_owned());
                let key = match context.alphabet {
                    Alphabet::Zero | Alphabet::Letters => "misread-sign",
                    _ => "misread-number",
                };
                let (alphabet, side) = (context.alphabet, shape.side());
                let gaps =
                    move |language| gaps!(found, digits = alphabet.told(side, language), side);
                Err(line.told(key, gaps).at(line, cell))
            }
            digit => Ok(digit),
        }
    };
    let clues = cells.iter().map(clue).collect::<Result<Vec<_>, _>>()?;
    let clues = Filling::new(shape, clues).expect("count and digits have been checked");
    let first = cells.first().map_or(1, |cell| line_of(text, cell).number);
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
