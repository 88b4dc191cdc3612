//! Single-digit patterns: skyscraper, 2-string kite, empty rectangle.
//!
//! A *strong line* of a digit is a row or column with two places for it; one of the two holds.
//!
//! - *Skyscraper*: two strong rows (else columns) with one end in the same column (row): the digit
//!   goes from what sees both other ends.
//! - *2-string kite*: a strong row and a strong column, one end of each in the same box: the digit
//!   goes from the cell that sees both other ends.
//! - *Empty rectangle*: all places of a box lie in one of its rows and one of its columns, at least
//!   one in each besides their crossing, and not just two in all; a strong line joins the row, or
//!   the column, of the rectangle with the cell from which the digit goes.
//!
//! Digits in order; for each, pairs of lines in order, or boxes in order and in each its
//! rectangles, the lowest right crossing first.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{
    BOXES, COLUMNS, Cells, HOUSE, HOUSES_OF, IN_HOUSE, PEERS, box_of, column, row,
};
use std::ops::Range;

/// The first skyscraper.
pub(super) fn skyscraper(board: &Board) -> Option<Found> {
    towers(board, 0..COLUMNS, column).or_else(|| towers(board, COLUMNS..BOXES, row))
}

/// The first skyscraper on strong lines of a kind; `across` numbers the lines of the other kind.
fn towers(board: &Board, lines: Range<usize>, across: fn(usize) -> usize) -> Option<Found> {
    (0..9).find_map(|digit| {
        let strong = strong_lines(board, lines.clone(), digit);
        pairs(strong.len()).find_map(|(i, j)| {
            let (a, b) = (strong[i], strong[j]);
            let meet = |end: usize| across(a[end]) == across(b[end]);
            let top = match (meet(0), meet(1)) {
                (true, false) => 1,
                (false, true) => 0,
                _ => return None,
            };
            let seen = board.places(digit).and(&PEERS[a[top]]).and(&PEERS[b[top]]);
            Removed::of(seen, digit).found()
        })
    })
}

/// The first 2-string kite.
///
/// The ends of a line are tried in order, first the ones that met the last time.
pub(super) fn kite(board: &Board) -> Option<Found> {
    (0..9).find_map(|digit| {
        let mut columns = strong_lines(board, COLUMNS..BOXES, digit);
        strong_lines(board, 0..COLUMNS, digit)
            .into_iter()
            .find_map(|mut a| columns.iter_mut().find_map(|b| string(board, digit, &mut a, b)))
    })
}

/// Candidates that a strong row and a strong column remove, if they are the strings of a kite.
fn string(board: &Board, digit: usize, a: &mut [usize; 2], b: &mut [usize; 2]) -> Option<Found> {
    let ends = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let (i, j) = ends.into_iter().find(|&(i, j)| box_of(a[i]) == box_of(b[j]))?;
    a.rotate_left(i);
    b.rotate_left(j);
    let cell = row(b[1]) * 9 + column(a[1]);
    if a.iter().any(|end| b.contains(end)) || !board.has(cell, digit) {
        return None;
    }
    let mut removed = Removed::default();
    removed.insert(cell, digit);
    removed.found()
}

/// The two places of each strong line.
fn strong_lines(board: &Board, lines: Range<usize>, digit: usize) -> Vec<[usize; 2]> {
    let strong = lines.filter(|&line| board.places_in(line, digit) == 2);
    strong.filter_map(|line| two(board.places(digit).and(&HOUSE[line]))).collect()
}

/// The cells of a set of two.
fn two(cells: Cells) -> Option<[usize; 2]> {
    Some([cells.first()?, cells.last()?]).filter(|_| cells.len() == 2)
}

/// All pairs of numbers below n, in order.
fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |i| (i + 1..n).map(move |j| (i, j)))
}

/// The first empty rectangle.
pub(super) fn empty_rectangle(board: &Board) -> Option<Found> {
    (0..9).find_map(|digit| {
        let boxes =
            (BOXES..27).filter(|&the_box| (2..=5).contains(&board.places_in(the_box, digit)));
        boxes.flat_map(|the_box| (0..9).rev().map(move |place| (the_box, place))).find_map(
            |(the_box, place)| {
                let [row, column, _] = HOUSES_OF[IN_HOUSE[the_box][place]];
                let places = board.places(digit).and(&HOUSE[the_box]);
                let [in_row, in_column] = [row, column].map(|line| places.and(&HOUSE[line]));
                let is_rectangle = in_row.or(&in_column) == places
                    && !in_row.is_subset(&HOUSE[column])
                    && !in_column.is_subset(&HOUSE[row])
                    && (in_row.len() >= 2 || in_column.len() >= 2);
                if !is_rectangle {
                    return None;
                }
                joined(board, digit, the_box, row, column)
                    .or_else(|| joined(board, digit, the_box, column, row))
            },
        )
    })
}

/// The first cell that a strong line across `first` joins with both lines of an empty rectangle.
fn joined(
    board: &Board,
    digit: usize,
    the_box: usize,
    first: usize,
    second: usize,
) -> Option<Found> {
    let (along, across) = if first < COLUMNS { (0, 1) } else { (1, 0) };
    let outside = |cells: Cells| cells.and(&board.places(digit)).without(&HOUSE[the_box]);
    for near in outside(HOUSE[first]).iter() {
        let line = HOUSES_OF[near][across];
        let Some(ends) = two(board.places(digit).and(&HOUSE[line])) else { continue };
        let far = if ends[0] == near { ends[1] } else { ends[0] };
        let goes = outside(HOUSE[HOUSES_OF[far][along]]).and(&HOUSE[second]);
        if !goes.is_empty() {
            return Removed::of(goes, digit).found();
        }
    }
    None
}
