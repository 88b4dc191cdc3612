//! `ss`: Simple Sudoku's picture, and the moves that HoDoKu appends to it.
//!
//! ```text
//!    *-----------*
//!    |.2.|81.|74.|
//!    ...
//!    *-----------*
//!
//!   I048              the cell 4, counted from 0 in reading order, gets the digit 8
//!   E17003            the cell 17 loses the candidate 3
//! ```
//!
//! The number after `E` has three places; one above 9 is read as the sum of `2^(d-1)` over several
//! candidates, which is a guess.  The picture is that of [SudopediaFormats]; the moves, HoDoKu's.

use crate::candidates::{strike, struck};
use crate::cells::{Context, Entries, read_rows, set_of_bits};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_words::gaps;

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    let mut lines = Line::all(text).filter(|line| !line.text.trim().is_empty()).peekable();
    let context = Context { shape: Some(Shape::CLASSIC), ..context };
    Box::new(std::iter::from_fn(move || {
        let (mut rows, mut moves) = (Vec::new(), Vec::new());
        while let Some(Line { text: line, .. }) = lines.peek() {
            let is_move = line.trim().starts_with(['I', 'E']);
            let is_row = !is_move && line.contains(|c: char| c == '.' || c.is_ascii_digit());
            let is_text = line.contains(|c: char| c.is_ascii_lowercase());
            if is_row && !is_text && (rows.len() >= 9 || !moves.is_empty()) {
                break;
            }
            let line = lines.next().expect("it has been peeked at");
            match () {
                () if is_text => {}
                () if is_move => moves.push(line),
                () if is_row => rows.push(line),
                () => {}
            }
        }
        (!rows.is_empty()).then(|| read_parts(&rows, &moves, context))
    }))
}

fn read_parts(rows: &[Line<'_>], moves: &[Line<'_>], context: Context) -> Result<Entry, ReadError> {
    let clues = read_rows(rows, context)?;
    let mut placed = Filling::empty(clues.shape());
    let mut struck: Vec<(Cell, DigitSet)> = Vec::new();
    for line in moves {
        let text = line.text.trim();
        match read_move(text) {
            Some(Move::Place(cell, digit)) => placed.set(cell, Some(digit)),
            Some(Move::Strike(cell, set)) => struck.push((cell, set)),
            None => return Err(line.wrong("misread-move", gaps!(found = text))),
        }
    }
    let mut puzzle = Puzzle::from(clues).with_placed(placed);
    if !struck.is_empty() {
        let pairs = struck.iter().flat_map(|(cell, set)| set.iter().map(|digit| (digit, *cell)));
        puzzle = strike(puzzle, pairs);
    }
    Ok(Entry::new(puzzle).at_line(rows[0].number))
}

enum Move {
    Place(Cell, Digit),
    Strike(Cell, DigitSet),
}

fn read_move(line: &str) -> Option<Move> {
    let (cell, rest) = line.get(1..)?.split_at_checked(2)?;
    let cell = Cell::new(cell.parse().ok().filter(|&index| index < 81)?);
    let number: u64 = rest.parse().ok()?;
    let digit = Digit::new(number as usize).filter(|_| number <= 9);
    match (line.starts_with('I'), digit) {
        (true, digit) => Some(Move::Place(cell, digit?)),
        (false, Some(digit)) => Some(Move::Strike(cell, set_of_bits(1 << digit.index(), 9)?)),
        (false, None) => Some(Move::Strike(cell, set_of_bits(number, 9)?)),
    }
}

pub(crate) fn write(entry: &Entry) -> String {
    let (puzzle, shape) = (entry.puzzle(), entry.shape());
    let mut text = " *-----------*\n".to_owned();
    let signs = |cell| puzzle.clue(cell).map_or(".".to_owned(), |digit| digit.to_string());
    for (index, row) in crate::cells::rows_of(shape, signs).iter().enumerate() {
        if index > 0 && index.is_multiple_of(3) {
            text += " |---+---+---|\n";
        }
        let minirows: Vec<String> = row.chunks(3).map(<[String]>::concat).collect();
        text += &format!(" |{}|\n", minirows.join("|"));
    }
    text += " *-----------*\n";
    let placed = shape.all_cells().filter_map(|cell| Some((cell, puzzle.placed()?.clue(cell)?)));
    let mut moves: String =
        placed.map(|(cell, digit)| format!("I{:02}{digit}\n", cell.index())).collect();
    let struck = struck(puzzle).into_iter();
    moves
        .extend(struck.map(|(digit, cell)| format!("E{:02}{:03}\n", cell.index(), digit.number())));
    if moves.is_empty() { text } else { text + "\n" + &moves }
}
