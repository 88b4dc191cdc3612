//! One step of solving, drawn: the cells of a box that a digit cannot take are crossed by lines from
//! where it stands, and the cell that is left has a frame.
//!
//! The puzzles were made for this (`ennea make`); what is drawn and told of them is found here.

use super::Layout;
use super::grid::{Lattice, beside_labels};
use crate::fonts::Weight;
use crate::page::{Area, Mark};
use crate::words::Deduction;
use ennea_base::{Cell, Digit, Filling, House, Shape};

/// For some shapes a puzzle, a box of it counted from 1, and the digit that has one place left there.
const EXAMPLES: [(&str, usize, usize); 4] = [
    ("..5.24.1.9...3....4...713.21.7....6.2.8...9.7.4....1.87.215...4....4...5.5.36.2..", 5, 1),
    ("....61...5.36..3.55.4..64.5...26....", 1, 5),
    (".4..12....21..4.", 2, 1),
    ("8......1.327.46.647......8.1........4.2......176.61.738.5......4", 4, 4),
];

/// Thickness of the lines, as part of a cell, and distance of the frame from its sides.
const LINE: f32 = 0.05;
const FRAME: f32 = 0.09;

/// A puzzle, and a digit that has one place left in a box.
pub(super) struct Example {
    pub(super) puzzle: Filling,
    digit: Digit,
    in_box: usize,
    cell: Cell,
    /// Cells that hold the digit in a row through the box, and in a column.
    rows: Vec<Cell>,
    columns: Vec<Cell>,
}

/// The puzzle of the example for a shape, if there is one.
pub(super) fn puzzle(shape: Shape) -> Option<Filling> {
    Example::of(shape).map(|example| example.puzzle)
}

impl Example {
    /// The example for a shape, if there is one.
    pub(super) fn of(shape: Shape) -> Option<Self> {
        EXAMPLES.iter().find_map(|&(text, number, digit)| {
            let puzzle: Filling = text.parse().expect("it is tested");
            let digit = Digit::from_index(digit - 1);
            (puzzle.shape() == shape).then(|| Self::found(puzzle, number, digit))
        })
    }

    /// Finds the digits that show that the digit has one place left in the box.
    fn found(puzzle: Filling, number: usize, digit: Digit) -> Self {
        let shape = puzzle.shape();
        let holds = |same: &dyn Fn(Cell) -> bool| {
            shape.all_cells().find(|&cell| same(cell) && puzzle.clue(cell) == Some(digit))
        };
        let in_row = |row: usize| holds(&|cell| shape.row(cell) == row);
        let in_column = |column: usize| holds(&|cell| shape.column(cell) == column);
        let (mut rows, mut columns, mut left) = (Vec::new(), Vec::new(), Vec::new());
        let cells = shape.cells_of(House::Box(number - 1));
        for cell in cells.filter(|&cell| puzzle.clue(cell).is_none()) {
            match (in_row(shape.row(cell)), in_column(shape.column(cell))) {
                (None, None) => left.push(cell),
                (row, column) => {
                    rows.extend(row.filter(|row| !rows.contains(row)));
                    columns.extend(column.filter(|column| !columns.contains(column)));
                }
            }
        }
        let [cell] = left[..] else { panic!("{number} has one place for {digit}: {left:?}") };
        rows.sort_unstable_by_key(|&cell| shape.row(cell));
        columns.sort_unstable_by_key(|&cell| shape.column(cell));
        Self { puzzle, digit, in_box: number, cell, rows, columns }
    }

    /// The step, for words.
    pub(super) fn deduction(&self) -> Deduction {
        let shape = self.puzzle.shape();
        Deduction {
            digit: self.digit.to_string(),
            in_box: self.in_box,
            rows: self.rows.iter().map(|&cell| shape.row(cell) + 1).collect(),
            columns: self.columns.iter().map(|&cell| shape.column(cell) + 1).collect(),
            place: [shape.row(self.cell) + 1, shape.column(self.cell) + 1],
        }
    }

    /// The cells without a clue that a line crosses on its way from where the digit stands to the far
    /// side of the box, in a row or in a column.
    fn crossed(&self, from: Cell, in_row: bool) -> impl Iterator<Item = Cell> {
        let shape = self.puzzle.shape();
        let (house, at): (House, fn(Shape, Cell) -> usize) = match in_row {
            true => (House::Row(shape.row(from)), Shape::column),
            false => (House::Column(shape.column(from)), Shape::row),
        };
        let in_box = shape.cells_of(House::Box(self.in_box - 1)).map(move |cell| at(shape, cell));
        let ends = [in_box.clone().min(), in_box.max()].map(|end| end.expect("a box has cells"));
        let start = at(shape, from);
        let range = ends[0].min(start)..=ends[1].max(start);
        let is_open = |cell: &Cell| self.puzzle.clue(*cell).is_none();
        shape.cells_of(house).filter(move |&cell| range.contains(&at(shape, cell))).filter(is_open)
    }
}

impl Layout<'_> {
    /// The grid of the example with its lines, its frame, and numbers at the edge.
    pub(super) fn example_marks(&self, example: &Example, square: Area) -> Vec<Mark> {
        let lattice = Lattice::new(
            ennea_base::rules::Rules::plain(example.puzzle.shape()),
            beside_labels(square),
        );
        let size = self.sizes().digit * lattice.cell;
        let mut marks = self.grid(&example.puzzle, None, &lattice, size);
        marks.extend(lattice.labels(self.fonts, square));
        let thick = LINE * lattice.cell;
        let middle = |start: f32, length: f32| start + (length - thick) / 2.0;
        for (cells, in_row) in [(&example.rows, true), (&example.columns, false)] {
            for &from in cells {
                marks.extend(lattice.cell_area(from).frame(thick));
                marks.extend(example.crossed(from, in_row).map(|cell| {
                    let Area { x, y, width, height } = lattice.cell_area(cell);
                    Mark::Bar(match in_row {
                        true => Area { x, y: middle(y, height), width, height: thick },
                        false => Area { x: middle(x, width), y, width: thick, height },
                    })
                }));
            }
        }
        marks.extend(lattice.cell_area(example.cell).frame(FRAME * lattice.cell));
        let (cell, digit) = (example.cell, example.digit);
        marks.push(lattice.digit(self.digits, Weight::Regular, size, cell, digit));
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::logic::{Board, Technique, all_steps};
    use ennea::solve::Solver;

    /// Goal: the example is right.  Method: a finder of human steps places the same digit in the same
    /// cell, and the puzzle has one solution.
    #[test]
    fn the_step_is_among_those_that_people_take() {
        for (text, ..) in EXAMPLES {
            let puzzle: ennea_base::Puzzle = text.parse().expect("a puzzle");
            let example = Example::of(puzzle.shape()).expect("there is one");
            let board = Board::new(&puzzle).expect("no clue contradicts another");
            let steps = all_steps(&board, Technique::HiddenSingleBox);
            let placed = |step: &ennea::logic::Step| {
                step.placements()
                    .iter()
                    .any(|it| (it.cell, it.digit) == (example.cell, example.digit))
            };
            assert!(steps.iter().any(placed), "{text}");
            assert!(Solver::new(puzzle.rules()).solve(&puzzle).is_ok(), "{text}");
            assert!(example.rows.len() + example.columns.len() > 1, "{text}");
        }
    }
}
