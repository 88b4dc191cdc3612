//! `penpa`: links of Penpa+, as far as they hold a puzzle of numbers in cells; read only.
//!
//! ```text
//!   https://swaroopg92.github.io/penpa-edit/#m=edit&p=  Base64( deflate( lines ) )
//!
//!   line 1   square or sudoku, columns, rows, ..., Title: , Author: , source, rules, ...
//!   line 2   rows above and below, columns left and right that belong to no puzzle
//!   line 4   what is given: {"number": {"29": ["1", 1, "1"]}, "lineE": {"186,199": 2}, ...}
//!   line 5   what somebody has written, likewise
//!   line 18  what kind of puzzle it is: ["classic"]
//! ```
//!
//! Names in quotes are shortened to `z` and a sign.  There are two cells more than the board has on each
//! side, numbered row by row; after all cells come their lower right corners.  A number is a text, a colour
//! and a kind, of which 1 is one in the middle of a cell and 7 a list with 1 for each candidate.  Lines along
//! the edges of cells draw regions, boxes or those of a jigsaw; where there are none, boxes are meant.
//! Whatever else is drawn is a rule that is not known.  Source: [Penpa]; the keys that a link of the
//! program was seen to have.

use super::json::{cell as digit, percent_decoded, says_something, set_rules, shape};
use crate::cells::Context;
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::rules::Said;
use data_encoding::BASE64_NOPAD;
use ennea_base::rules::NamedRule;
use ennea_base::{Cell, Digit, DigitSet, Filling, Shape};
use ennea_words::{gaps, saying};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde_json::Value;

/// No puzzle is longer when unpacked.
const TEXT_MAX: usize = 1 << 20;

/// The short names, in the order in which they are made long again.
const SHORT: &str = r#"
    zO=null z_="__a" z7="nobulbthermo" z6="killercages" z4="deletelineE" z5="polygon"
    z0="squareframe" zD="direction" z3="arrows" zT="thermo" z2="freelineE" zF="freeline"
    z1="numberS" z8="command_replay" zU="command_undo" zR="command_redo" zB="board" zP="special"
    zY="symbol" zN="number" zC="cage" zW="wall" zE="lineE" zL="line" zS="surface" zM="edit_mode"
    zG="grid" zA="pu_a" zQ="pu_q" z9="qa" zZ=z"#;

/// Layers that change no rule.
const HARMLESS: [&str; 6] =
    ["number", "lineE", "deletelineE", "command_redo", "command_undo", "command_replay"];

/// The kinds of puzzles that say nothing, and those with a rule that is known.
const KINDS: [(&str, Option<NamedRule>); 6] = [
    ("classic", None),
    ("sudoku", None),
    ("irregular", None),
    ("alphabet", None),
    ("latin", Some(NamedRule::Latin)),
    ("nonconsecutive", Some(NamedRule::NonConsecutive)),
];

pub(crate) fn read(line: Line<'_>, context: Context) -> Result<Entry, ReadError> {
    let text = unpack(line.text).ok_or_else(|| line.wrong("misread-packed", gaps!()))?;
    let lines: Vec<&str> = text.lines().collect();
    let part = |index: usize| lines.get(index).copied().unwrap_or_default();
    let json = |index: usize| serde_json::from_str::<Value>(part(index)).unwrap_or_default();
    let header: Vec<&str> = part(0).split(',').collect();
    let [kind @ ("square" | "sudoku"), columns, rows, ..] = header[..] else {
        return Err(line.wrong("misread-board", gaps!(kind = header[0])));
    };
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|&number| number < 100);
    let space = json(1);
    let space = |index: usize| space[index].as_u64().unwrap_or_default() as usize;
    let (Some(columns), Some(rows)) = (number(columns), number(rows)) else {
        return Err(line.wrong("misread-board", gaps!(kind)));
    };
    let side = rows.saturating_sub(space(0) + space(1));
    if side == 0 || side != columns.saturating_sub(space(2) + space(3)) || side > 36 {
        return Err(line.wrong("misread-board-size", gaps!(rows, columns)));
    }
    let board = Board { side, top: space(0) + 2, left: space(2) + 2, width: columns + 4, rows };
    let (given, written) = (json(3), json(4));
    let regions = board.regions(&given);
    let boxes = || shape(line.number, side, None, context);
    let drawn = regions.as_deref().map(|regions| shape(line.number, side, Some(regions), context));
    let is_unknown = matches!(drawn, Some(Err(_)));
    let (shape, is_jigsaw) = drawn.and_then(Result::ok).map_or_else(boxes, Ok)?;
    let [(clues, marks), (placed, more)] =
        [&given, &written].map(|layer| board.numbers(layer, shape));
    let marks = marks.into_iter().zip(more).map(|(a, b)| b.or(a)).collect();
    let mut entry = Entry::of_parts(clues, placed, marks).at_line(line.number);
    match &regions {
        Some(_) if is_unknown => entry.add_unknown("lines along cells"),
        Some(_) => {}
        None => entry.note(saying!("read-no-boxes", shape)),
    }
    let mut said = Said::new(shape);
    regions.filter(|_| is_jigsaw).into_iter().for_each(|regions| said.regions(regions));
    for tag in json(17).as_array().into_iter().flatten().filter_map(Value::as_str) {
        match KINDS.iter().find(|(name, _)| *name == tag) {
            Some((_, rule)) => rule.iter().for_each(|rule| said.name(*rule)),
            None if said.key(tag) => {}
            None => entry.add_unknown(tag),
        }
    }
    for (key, value) in given.as_object().into_iter().flatten() {
        if !HARMLESS.contains(&key.as_str()) && says_something(value) {
            entry.add_unknown(key.as_str());
        }
    }
    if !board.has_only_cells(&given) {
        entry.add_unknown("numbers beside the cells, or of other kinds");
    }
    let title = |field: &str, name: &str| {
        let text = field.strip_prefix(name).unwrap_or_default();
        text.replace("%2C", ",").replace("%2D", " ").replace("%2E", "&").replace("%2F", "=")
    };
    for field in &header[3..] {
        entry.set_fact(Fact::Title, &title(field, "Title: "));
        entry.set_fact(Fact::Author, &title(field, "Author: "));
    }
    // The source and the rules follow the author, who stood in another place in older versions.
    let author = header.iter().position(|field| field.starts_with("Author:"));
    let rules = author.and_then(|author| header.get(author + 2)).copied().unwrap_or_default();
    entry.set_fact(Fact::Description, &title(rules, ""));
    set_rules(&mut entry, said)?;
    Ok(entry)
}

/// The text that is packed in a link.
fn unpack(link: &str) -> Option<String> {
    let parameters = link.trim().split(['?', '#', '&']);
    let packed = parameters.into_iter().find_map(|word| word.strip_prefix("p="))?;
    let packed = percent_decoded(packed).replace(' ', "+");
    let bytes = BASE64_NOPAD.decode(packed.trim_end_matches('=').as_bytes()).ok()?;
    let text = String::from_utf8(decompress_to_vec_with_limit(&bytes, TEXT_MAX).ok()?).ok()?;
    let names = SHORT.split_whitespace().filter_map(|pair| pair.split_once('='));
    Some(names.fold(text, |text, (short, long)| text.replace(short, long)))
}

/// Places of the cells of a puzzle on a board.
struct Board {
    side: usize,
    /// The number of cells above the puzzle, and left of it.
    top: usize,
    left: usize,
    /// The number of cells in a row of the board.
    width: usize,
    rows: usize,
}

impl Board {
    /// The cell of the puzzle with a number of the board.
    fn cell(&self, number: usize) -> Option<Cell> {
        let row = (number / self.width).checked_sub(self.top)?;
        let column = (number % self.width).checked_sub(self.left)?;
        (row < self.side && column < self.side).then(|| Cell::new(row * self.side + column))
    }

    /// The numbers of a layer in the middle of cells: digits, and lists of candidates.
    fn numbers(&self, layer: &Value, shape: Shape) -> (Filling, Vec<Option<DigitSet>>) {
        let mut digits = Filling::empty(shape);
        let mut marks = vec![None; shape.cells()];
        for (number, value) in layer["number"].as_object().into_iter().flatten() {
            let Some(cell) = number.parse().ok().and_then(|number| self.cell(number)) else {
                continue;
            };
            if value[2] == "1" {
                digits.set(cell, digit(&value[0], shape.side()).unwrap_or_default());
            } else if let Some(list) = value[0].as_array() {
                let is_on = |digit: &Digit| list.get(digit.index()) == Some(&Value::from(1));
                let set: DigitSet = Digit::all(shape.side()).filter(is_on).collect();
                marks[cell.index()] = Some(set).filter(|set| !set.is_empty());
            }
        }
        (digits, marks)
    }

    /// Tests whether all numbers of a layer are those of cells.
    fn has_only_cells(&self, layer: &Value) -> bool {
        let mut numbers = layer["number"].as_object().into_iter().flatten();
        numbers.all(|(number, value)| {
            let is_cell = number.parse().ok().and_then(|number| self.cell(number)).is_some();
            let is_digit = value[2] == "1" && matches!(digit(&value[0], self.side), Ok(Some(_)));
            is_cell && (is_digit || value[0].is_array())
        })
    }

    /// The region of each cell, as lines part them; nothing, if they part none.
    fn regions(&self, layer: &Value) -> Option<Vec<usize>> {
        let lines = layer["lineE"].as_object()?;
        let corners = self.width * (self.rows + 4);
        let number = |row: usize, column: usize| (row + self.top) * self.width + column + self.left;
        let is_line =
            |a: usize, b: usize| lines.contains_key(&format!("{},{}", corners + a, corners + b));
        let is_parted = |row: usize, column: usize, is_below: bool| {
            let own = number(row, column);
            if is_below { is_line(own - 1, own) } else { is_line(own - self.width, own) }
        };
        let mut regions: Vec<usize> = (0..self.side * self.side).collect();
        for (row, column) in
            (0..self.side).flat_map(|row| (0..self.side).map(move |column| (row, column)))
        {
            for (other, is_below) in [((row, column + 1), false), ((row + 1, column), true)] {
                let is_cell = other.0 < self.side && other.1 < self.side;
                if is_cell && !is_parted(row, column, is_below) {
                    let [a, b] = [(row, column), other]
                        .map(|(row, column)| regions[row * self.side + column]);
                    regions
                        .iter_mut()
                        .filter(|region| **region == b)
                        .for_each(|region| *region = a);
                }
            }
        }
        let mut names: Vec<usize> = regions.clone();
        names.sort_unstable();
        names.dedup();
        let numbered = regions.iter().filter_map(|region| names.binary_search(region).ok());
        (names.len() > 1).then(|| numbered.collect())
    }
}
