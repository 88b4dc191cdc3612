//! Views of a board: the report of SudokuSolver, the digits, the candidates in their places.

use crate::board::Board;
use crate::place::bracketed;
use crate::reply::{Kind, Line};
use ennea::rules::regions::{self, Piece};
use ennea::rules::{HouseKind, Rules};
use ennea::solve::stepwise::{Guess, State};
use ennea::{Cell, Digit, Shape};
use ennea_words::{Language, say};

/// Width that a line should not exceed, in columns.
const COLUMNS: usize = 80;

/// The digits, boxes set apart, with 0 for an open cell.
pub(crate) fn grid(board: &Board) -> Vec<Line> {
    let sign = |cell| (board.kind(cell), board.search.digit(cell).map_or('0', Digit::symbol));
    laid_out(board, sign)
}

/// A count for each cell, boxes set apart, with a point for a clue.
pub(crate) fn counts(board: &Board, counts: &[Option<usize>]) -> Vec<Line> {
    let symbol = |count| Digit::new(count).map_or('0', Digit::symbol);
    laid_out(board, |cell| (Kind::Plain, counts[cell.index()].map_or('.', symbol)))
}

/// A sign for each cell, boxes set apart, or regions.
fn laid_out(board: &Board, sign: impl Fn(Cell) -> (Kind, char)) -> Vec<Line> {
    if let Some(rules) = regions_of(board) {
        let text = |cell| {
            let (kind, sign) = sign(cell);
            (kind, sign.to_string())
        };
        let lines = regions::lines(rules, &vec![1; board.shape().side()]);
        return lines.into_iter().map(|pieces| of_pieces(pieces, &text, |_| 1)).collect();
    }
    let shape = board.shape();
    let (box_rows, box_columns) = drawn_box(shape);
    let mut lines = Vec::new();
    for row in 0..shape.side() {
        if row > 0 && row.is_multiple_of(box_rows) {
            lines.push(Line::default());
        }
        let mut line = Line::default();
        for column in 0..shape.side() {
            if column > 0 && column.is_multiple_of(box_columns) {
                line.push(Kind::Plain, " ");
            }
            let (kind, sign) = sign(shape.cell(row, column));
            line.push(kind, sign);
        }
        lines.push(line);
    }
    lines
}

/// All that SudokuSolver's `show` tells.
pub(crate) fn report(language: Language, board: &Board) -> Vec<Line> {
    let search = &board.search;
    let mut lines = grid(board);
    lines.push(Line::default());
    let (steps, solutions) = (search.steps(), search.solutions());
    match search.state() {
        state @ (State::Solved | State::Ended) => {
            // SudokuSolver said "Done" of every solution, until its author found that the word sounds
            // as if there were no more of them.
            let key = if state == State::Ended { "shell-done" } else { "shell-fine" };
            lines.push(Line::new(Kind::Heading, say!(language, key, steps, solutions)));
        }
        State::Open | State::Contradiction => {
            lines.push(Line::new(Kind::Plain, say!(language, "shell-steps", steps)));
            lines.push(Line::new(Kind::Heading, language.text("shell-candidates")));
            let open = board.shape().all_cells().filter(|&cell| search.digit(cell).is_none());
            lines.extend(open.map(|cell| candidate_line(board, cell)));
            let (cell, least) = search.foremost().expect("a cell is open");
            let at = bracketed(board.shape(), cell);
            lines.push(Line::new(
                Kind::Plain,
                say!(language, "shell-foremost", candidates = least, at),
            ));
            if let Some(Guess { level, cell, digit, .. }) = search.guesses().next_back() {
                let at = bracketed(board.shape(), cell);
                let guess = say!(language, "shell-guess", level, at, digit);
                lines.push(Line::new(Kind::Plain, guess));
            }
        }
    }
    lines
}

/// `[1,1]: 6 9`
fn candidate_line(board: &Board, cell: Cell) -> Line {
    let mut line = Line::new(Kind::Plain, format!("{}:", bracketed(board.shape(), cell)));
    for digit in board.search.candidates(cell).iter() {
        line.push(Kind::Candidate, format!(" {digit}"));
    }
    line
}

/// The candidates in their places: a row to a line if that fits, else a little box for each cell.
pub(crate) fn candidates(board: &Board) -> Vec<Line> {
    let shape = board.shape();
    let width = |column: usize| {
        let cells = (0..shape.side()).map(|row| shape.cell(row, column));
        let counts = cells.map(|cell| board.search.candidates(cell).len());
        counts.chain([format!("c{}", column + 1).len()]).max().expect("a row")
    };
    let widths: Vec<usize> = (0..shape.side()).map(width).collect();
    if let Some(rules) = regions_of(board) {
        return with_regions(board, rules, &widths);
    }
    let bars = 2 * (shape.side() / drawn_box(shape).1 - 1) + margin(shape);
    if widths.iter().sum::<usize>() + shape.side() - 1 + bars > COLUMNS {
        return boxed_candidates(board);
    }
    framed(board, &widths, 1, |cell, _| content(board, cell))
}

/// The digit of a cell, or its candidates.
fn content(board: &Board, cell: Cell) -> (Kind, String) {
    match board.search.digit(cell) {
        Some(digit) => (board.kind(cell), digit.to_string()),
        None => {
            (Kind::Candidate, board.search.candidates(cell).iter().map(Digit::symbol).collect())
        }
    }
}

/// The candidates of a jigsaw.
fn with_regions(board: &Board, rules: &Rules, widths: &[usize]) -> Vec<Line> {
    let width = |cell| widths[board.shape().column(cell)];
    let line = |pieces| of_pieces(pieces, &|cell| content(board, cell), width);
    regions::named_lines(rules, widths).into_iter().map(line).collect()
}

/// Every cell as R lines of C places, one for each digit.
fn boxed_candidates(board: &Board) -> Vec<Line> {
    let shape = board.shape();
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    let widths = vec![columns; shape.side()];
    framed(board, &widths, rows, |cell, line| match board.search.digit(cell) {
        Some(digit) if line == rows / 2 => {
            (board.kind(cell), format!("{:>1$}", digit.symbol(), columns / 2 + 1))
        }
        Some(_) => (Kind::Plain, String::new()),
        None => {
            let candidates = board.search.candidates(cell);
            let digits = (0..columns).map(|k| Digit::from_index(line * columns + k));
            let sign = |digit| if candidates.contains(digit) { digit.symbol() } else { '.' };
            (Kind::Candidate, digits.map(sign).collect())
        }
    })
}

/// The rules, if they have regions, which are framed in place of boxes.
fn regions_of(board: &Board) -> Option<&Rules> {
    Some(board.rules()).filter(|rules| rules.has(HouseKind::Region))
}

/// The rows and columns of the boxes that are set apart: of one row or column, they are not.
fn drawn_box(shape: Shape) -> (usize, usize) {
    match shape.has_boxes() {
        true => (shape.box_rows(), shape.box_columns()),
        false => (shape.side(), shape.side()),
    }
}

/// A line of a picture with regions.
fn of_pieces(
    pieces: Vec<Piece>,
    text: &impl Fn(Cell) -> (Kind, String),
    width: impl Fn(Cell) -> usize,
) -> Line {
    let mut line = Line::default();
    for piece in pieces {
        match piece {
            Piece::Name(text) => line.push(Kind::Note, text),
            Piece::Text(text) => line.push(Kind::Plain, text),
            Piece::Cell(cell) => {
                let (kind, text) = text(cell);
                let padding = width(cell).saturating_sub(text.chars().count());
                line.push(kind, text);
                line.push(Kind::Plain, " ".repeat(padding));
            }
        }
    }
    line
}

/// Width of the names of rows, with a blank, in columns.
fn margin(shape: Shape) -> usize {
    format!("r{} ", shape.side()).len()
}

/// A framed picture with the names of rows and columns; `text` gives a line of a cell.
fn framed(
    board: &Board,
    widths: &[usize],
    height: usize,
    text: impl Fn(Cell, usize) -> (Kind, String),
) -> Vec<Line> {
    let shape = board.shape();
    let (rows, columns) = drawn_box(shape);
    let stack = |widths: &[usize]| "-".repeat(widths.iter().sum::<usize>() + columns - 1);
    let separator: Vec<String> = widths.chunks(columns).map(stack).collect();
    let margin = " ".repeat(margin(shape));
    let mut names = margin.clone();
    for (column, width) in widths.iter().enumerate() {
        if column > 0 {
            names += if column.is_multiple_of(columns) { "   " } else { " " };
        }
        names += &format!("{:width$}", format!("c{}", column + 1));
    }
    let mut lines = vec![Line::new(Kind::Note, names.trim_end())];
    for row in 0..shape.side() {
        if row > 0 && row.is_multiple_of(rows) {
            lines.push(Line::new(Kind::Plain, margin.clone() + &separator.join("-+-")));
        } else if row > 0 && height > 1 {
            let blank = |widths: &[usize]| " ".repeat(stack(widths).len());
            let blank: Vec<String> = widths.chunks(columns).map(blank).collect();
            let blank = margin.clone() + &blank.join(" | ");
            lines.push(Line::new(Kind::Plain, blank.trim_end()));
        }
        for line in 0..height {
            let name = if line == height / 2 { format!("r{}", row + 1) } else { String::new() };
            let mut out = Line::new(Kind::Note, format!("{name:0$}", margin.len()));
            for (column, &width) in widths.iter().enumerate() {
                if column > 0 {
                    let bar = column.is_multiple_of(columns);
                    out.push(Kind::Plain, if bar { " | " } else { " " });
                }
                let (kind, text) = text(shape.cell(row, column), line);
                let padding = width.saturating_sub(text.chars().count());
                out.push(kind, text);
                if column + 1 < widths.len() {
                    out.push(Kind::Plain, " ".repeat(padding));
                }
            }
            lines.push(out);
        }
    }
    lines
}
