//! Sue de Coq: some cells of a line and a box, with digits that a part of the line and a part of
//! the box share.
//!
//! Two or three cells of the crossing have at least two digits more than cells.  Some other cells
//! of the line, and of the box, take all that is too much:
//!
//! ```text
//!   taken(part) = (its cells) - (its digits that the crossing lacks)
//!   (digits of the crossing) - (its cells) = taken(line part) + taken(box part)
//! ```
//!
//! The parts share no digit of the crossing.  Each digit is then fixed in the line, or in the box;
//! what both parts share besides in both.
//!
//! Rows, then columns; boxes in order; the cells of a part grow one by one.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{BOXES, Cells, HOUSE};

/// The first Sue de Coq.
pub(super) fn first(board: &Board) -> Option<Found> {
    let empty = board.empty();
    let pairs = (0..BOXES).flat_map(|line| (BOXES..27).map(move |the_box| (line, the_box)));
    pairs.map(|(line, the_box)| (HOUSE[line].and(&empty), HOUSE[the_box].and(&empty))).find_map(
        |(line, the_box)| {
            let crossing: Vec<usize> = line.and(&the_box).iter().collect();
            parts_of(&crossing).find_map(|part| {
                let middle = Part::of(board, part);
                let too_much = middle.digits.count_ones() as usize - middle.cells.len();
                let place = Place { board, line, the_box, middle };
                if too_much >= 2 { place.search(too_much) } else { None }
            })
        },
    )
}

/// The pairs and triples of up to three cells: each pair before the triple with it.
fn parts_of(cells: &[usize]) -> impl Iterator<Item = Cells> {
    let choices: &[&[usize]] = match cells.len() {
        2 => &[&[0, 1]],
        3 => &[&[0, 1], &[0, 1, 2], &[0, 2], &[1, 2]],
        _ => &[],
    };
    choices.iter().map(|choice| choice.iter().map(|&k| cells[k]).collect())
}

/// Cells and their digits.
#[derive(Clone, Copy)]
struct Part {
    cells: Cells,
    digits: u16,
}

impl Part {
    fn of(board: &Board, cells: Cells) -> Self {
        Self { cells, digits: cells.iter().fold(0, |digits, cell| digits | board.candidates(cell)) }
    }
}

/// Possible place of a Sue de Coq: the empty cells of a line and a box, and some of their crossing.
struct Place<'a> {
    board: &'a Board,
    line: Cells,
    the_box: Cells,
    middle: Part,
}

impl Place<'_> {
    /// The first one for which the crossing has this number of digits too many.
    fn search(&self, too_much: usize) -> Option<Found> {
        let source = self.line.without(&self.middle.cells);
        self.grow(source, 0x1ff, &mut |line| {
            let takes = self.takes(line)?;
            if takes >= too_much {
                return None;
            }
            let source = self.the_box.without(&self.middle.cells).without(&line.cells);
            let free = !(line.digits & self.middle.digits);
            self.grow(source, free, &mut |the_box| {
                let rest = self.takes(the_box)?;
                if rest == too_much - takes { self.removes(line, the_box).found() } else { None }
            })
        })
    }

    /// Number of digits of the crossing that a part takes; `None` if it takes none.
    fn takes(&self, part: Part) -> Option<usize> {
        let others = (part.digits & !self.middle.digits).count_ones() as usize;
        let has_some = part.digits & self.middle.digits != 0;
        part.cells.len().checked_sub(others).filter(|&takes| has_some && takes > 0)
    }

    /// Applies a rule to the parts of some cells, with these digits only, and gives its first find;
    /// a part comes before those that contain it.
    fn grow(
        &self,
        source: Cells,
        allowed: u16,
        rule: &mut dyn FnMut(Part) -> Option<Found>,
    ) -> Option<Found> {
        fn extend(
            board: &Board,
            source: &[usize],
            allowed: u16,
            part: Part,
            rule: &mut dyn FnMut(Part) -> Option<Found>,
        ) -> Option<Found> {
            source.iter().enumerate().find_map(|(at, &cell)| {
                let digits = part.digits | board.candidates(cell);
                if digits & !allowed != 0 {
                    return None;
                }
                let mut wider = Part { digits, ..part };
                wider.cells.insert(cell);
                rule(wider).or_else(|| extend(board, &source[at + 1..], allowed, wider, rule))
            })
        }
        let source: Vec<usize> = source.iter().collect();
        let none = Part { cells: Cells::EMPTY, digits: 0 };
        extend(self.board, &source, allowed, none, rule)
    }

    fn removes(&self, line: Part, the_box: Part) -> Removed {
        let shared = line.digits & the_box.digits;
        let mut removed = Removed::default();
        let mut clear = |cells: Cells, mine: Part, theirs: Part| {
            let digits = (self.middle.digits | mine.digits) & !theirs.digits | shared;
            for cell in cells.without(&mine.cells).without(&self.middle.cells).iter() {
                removed.add_digits(cell, self.board.candidates(cell) & digits);
            }
        };
        clear(self.the_box, the_box, line);
        clear(self.line, line, the_box);
        removed
    }
}
