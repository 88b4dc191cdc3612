//! The cases and puzzles of human reasoning, and how their lines are read.

use ennea::logic::Board;
use ennea::{Cell, Digit, DigitSet, Filling, Puzzle};

/// A line for each case: technique, state, what its first step does.
pub(crate) const CASES: &str = include_str!("cases.txt");

/// Puzzles of all kinds and shapes.
pub(crate) const PUZZLES: &str = include_str!("puzzles.txt");

/// The lines that are no comments.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The board of a line with `+` before placed digits and, after `:`, what has been struck out.
pub(crate) fn board(text: &str) -> Board {
    let (cells, struck) = text.split_once(':').unwrap_or((text, ""));
    let digits: Filling = cells.replace('+', "").parse().expect(text);
    let (shape, mut clues) = (digits.shape(), digits.clone());
    let placed = cells.match_indices('+').enumerate().map(|(before, (at, _))| at - before);
    placed.for_each(|place| clues.set(Cell::new(place), None));
    let mut marks = vec![DigitSet::full(shape.side()); shape.cells()];
    for word in struck.split_whitespace() {
        let numbers = word.chars().map(|sign| Digit::from_symbol(sign).expect(text).index());
        let [digit, row, column] = numbers.collect::<Vec<_>>()[..] else { panic!("{text}") };
        marks[shape.cell(row, column).index()].remove(Digit::from_index(digit));
    }
    let marks = marks.into_iter().map(Some).collect();
    let puzzle = Puzzle::from(clues).with_placed(digits).with_marks(marks);
    Board::new(&puzzle).expect("no conflict")
}
