//! `solo`: game ids of Solo, of Simon Tatham's Portable Puzzle Collection.
//!
//! ```text
//!   3x3db:a5_3c7b...      boxes of 3 rows and 3 columns; 1 empty cell, 5, 3, 3 empty cells, 7, ...
//! ```
//!
//! A letter stands for 1 to 26 empty cells, `_` for none between two numbers; digits above 9 are
//! decimal.  What follows the shape (symmetry, difficulty) only says how the puzzle was made.
//! `CxR` there means boxes of C rows and R columns.  Variants (`x`, `k`, `j`) are refused, and ids
//! with `#`, which name a seed and no puzzle.  Source: [Tatham], the manual and the source of Solo.

use crate::cells::{Context, Entries, each_line};
use crate::document::Entry;
use crate::error::{Line, ReadError, quoted};
use ennea::{Cell, Digit, Puzzle, Shape};

pub(crate) fn read(text: &str, context: Context) -> Entries<'_> {
    each_line(text, move |line| {
        let id = line.text.split_whitespace().next().unwrap_or_default();
        let wrong = |piece: &str, found: String, expected: &str| {
            line.wrong(found, expected).at(line, piece)
        };
        let Some((head, cells)) = id.split_once(':') else {
            let found = "an id without a colon".to_owned();
            return Err(wrong(id, found, "the shape, a colon and the cells")
                .hint("an id with # is a seed; copy the game id, not the random seed"));
        };
        let is_part = |c: char| c.is_ascii_digit();
        let (rows, rest) = head.split_at(head.find(|c| !is_part(c)).unwrap_or(head.len()));
        let after = rest.strip_prefix('x').unwrap_or_default();
        let (columns, rest) = after.split_at(after.find(|c| !is_part(c)).unwrap_or(after.len()));
        let numbers = (rows.parse(), columns.parse());
        let shape = match numbers {
            (Ok(rows), Ok(columns)) => Shape::new(rows, columns).ok(),
            _ => None,
        };
        let shape = shape.filter(|_| !rest.starts_with(['x', 'k', 'j'])).ok_or_else(|| {
            wrong(head, format!("'{head}'"), "a shape such as 3x3 and no variant")
                .hint("only plain Sudoku is converted")
        })?;
        if let Some(wanted) = context.shape.filter(|wanted| *wanted != shape) {
            return Err(wrong(head, shape.to_string(), &wanted.to_string()));
        }
        read_cells(line, cells, shape)
    })
}

fn read_cells(line: Line<'_>, cells: &str, shape: Shape) -> Result<Entry, ReadError> {
    let mut clues: Vec<Option<Digit>> = Vec::new();
    let mut rest = cells;
    while let Some(sign) = rest.chars().next() {
        let wrong = |found: String, expected: String| {
            line.wrong(found, expected).at(line, rest).hint("copy the whole game id")
        };
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        match sign {
            'a'..='z' => clues.resize(clues.len() + (sign as usize - 'a' as usize + 1), None),
            '_' => {}
            '0'..='9' => {
                let text = &rest[..digits];
                let digit = text.parse().ok().and_then(Digit::new);
                let digit = digit.filter(|digit| digit.number() <= shape.side());
                clues
                    .push(Some(digit.ok_or_else(|| {
                        wrong(text.to_owned(), format!("1 to {}", shape.side()))
                    })?));
            }
            sign => {
                let found = quoted(sign);
                return Err(wrong(found, "a number, a small letter or _".to_owned()));
            }
        }
        if clues.len() > shape.cells() {
            break;
        }
        rest = &rest[digits.max(sign.len_utf8())..];
    }
    let found = clues.len();
    let puzzle = Puzzle::new(shape, clues).map_err(|_| {
        let found =
            if found > shape.cells() { "more cells".to_owned() } else { format!("{found} cells") };
        line.wrong(found, format!("{} (a {shape} grid)", shape.cells()))
            .hint("copy the whole game id")
    })?;
    Ok(Entry::new(puzzle).at_line(line.number))
}

pub(crate) fn write(entry: &Entry) -> String {
    let shape = entry.shape();
    let mut text = format!("{shape}:");
    let mut empty = 0_usize;
    let run = |text: &mut String, empty: &mut usize, is_between: bool| {
        if *empty == 0 && is_between {
            text.push('_');
        }
        while *empty > 0 {
            let part = (*empty).min(26);
            text.push(char::from(b'a' + part as u8 - 1));
            *empty -= part;
        }
    };
    for cell in shape.all_cells() {
        match entry.clues().clue(cell) {
            None => empty += 1,
            Some(digit) => {
                run(&mut text, &mut empty, cell != Cell::new(0));
                text += &digit.number().to_string();
            }
        }
    }
    run(&mut text, &mut empty, false);
    text + "\n"
}
