//! Whatever is written reads back, however it is dressed up; no text makes the reader panic.

use ennea::text::{Records, picture, read_grid, read_puzzle};
use ennea::{Digit, Filling, SIDE_MAX, Shape};
use proptest::collection::vec;
use proptest::prelude::*;

/// Any shape, small ones as often as large ones.
fn any_shape() -> impl Strategy<Value = Shape> {
    (1..=SIDE_MAX)
        .prop_flat_map(|rows| (Just(rows), 1..=SIDE_MAX / rows))
        .prop_map(|(rows, columns)| Shape::new(rows, columns).unwrap())
}

/// Any filling, most of them with many conflicts; from empty to full.
fn any_puzzle() -> impl Strategy<Value = Filling> {
    any_shape().prop_flat_map(puzzle_of)
}

fn puzzle_of(shape: Shape) -> impl Strategy<Value = Filling> {
    let side = shape.side();
    (vec(0..side, shape.cells()), vec(0..100u8, shape.cells()), 0..=100u8).prop_map(
        move |(digits, dice, density)| {
            let clue = |(digit, die)| (die < density).then(|| Digit::from_index(digit));
            Filling::new(shape, digits.into_iter().zip(dice).map(clue)).unwrap()
        },
    )
}

/// How a picture is dressed up.
#[derive(Clone, Debug)]
struct Dress {
    empty: &'static str,
    decimal: bool,
    blank: &'static str,
    bar: &'static str,
    line: &'static str,
    edge: &'static str,
    end: &'static str,
    comment: &'static str,
}

fn any_dress() -> impl Strategy<Value = Dress> {
    let signs = (
        prop::sample::select(vec![".", "0", "*", "_"]),
        any::<bool>(),
        prop::sample::select(vec![" ", "  ", "\t", ", "]),
        prop::sample::select(vec!["|", " | ", "\t|", " ║ ", "│", " : ", "||", " + "]),
    );
    let frame = (
        prop::sample::select(vec!["---", "+---+--+", "=====", "*--*--*", "╠══╬══╣", "|---|"]),
        prop::sample::select(vec!["", "|", "| ", " "]),
        prop::sample::select(vec!["\n", "\r\n", " \n", "\t\r\n"]),
        prop::sample::select(vec!["", "\n", " \r\n\n", "# 1 2 3\n", "# --- \r\n"]),
    );
    (signs, frame).prop_map(|((empty, decimal, blank, bar), (line, edge, end, comment))| Dress {
        empty,
        decimal,
        blank,
        bar,
        line,
        edge,
        end,
        comment,
    })
}

fn dressed_up(puzzle: &Filling, dress: &Dress) -> String {
    let shape = puzzle.shape();
    let cell = |clue: &Option<Digit>| match clue {
        None => dress.empty.to_owned(),
        Some(digit) if dress.decimal => digit.number().to_string(),
        Some(digit) => digit.symbol().to_ascii_lowercase().to_string(),
    };
    let mut text = format!("{}{}{}", dress.comment, dress.line, dress.end);
    for (row, clues) in puzzle.clues().chunks(shape.side()).enumerate() {
        if row > 0 && row % shape.box_rows() == 0 {
            text += &format!("{}{}", dress.line, dress.end);
        }
        let minirow = |clues: &[Option<Digit>]| -> String {
            clues.iter().map(cell).collect::<Vec<_>>().join(dress.blank)
        };
        let minirows: Vec<String> = clues.chunks(shape.box_columns()).map(minirow).collect();
        text += &format!("{0}{1}{0}{2}", dress.edge, minirows.join(dress.bar), dress.end);
    }
    text + dress.line + dress.end
}

proptest! {
    #[test]
    fn lines_read_back(puzzle in any_puzzle(), remark in "|[ ,;#\t].*") {
        let shape = puzzle.shape();
        let line = puzzle.to_string();
        prop_assert_eq!(line.chars().count(), shape.cells());
        let read = read_puzzle(&line, Some(shape));
        prop_assert_eq!(read, Ok(puzzle.clone()));
        let read = read_puzzle(&line.to_ascii_lowercase(), None).unwrap();
        prop_assert_eq!(read.clues(), puzzle.clues());
        prop_assert_eq!(read.shape(), Shape::with_cells(shape.cells())[0]);
        let remarked = format!("{line}{}", remark.replace(['\n', '\r'], ""));
        prop_assert_eq!(read_puzzle(&remarked, Some(shape)), Ok(puzzle));
    }

    #[test]
    fn pictures_read_back(puzzle in any_puzzle()) {
        let shape = puzzle.shape();
        let text = picture(&puzzle);
        prop_assert_eq!(read_puzzle(&text, Some(shape)), Ok(puzzle.clone()));
        if shape.box_rows() > 1 && shape.box_columns() > 1 {
            prop_assert_eq!(text.parse(), Ok(puzzle));
        }
    }

    #[test]
    fn pictures_read_back_however_dressed_up(puzzle in any_puzzle(), dress in any_dress()) {
        let shape = puzzle.shape();
        let text = dressed_up(&puzzle, &dress);
        prop_assert_eq!(read_puzzle(&text, Some(shape)), Ok(puzzle.clone()), "{}", text);
        if shape.box_rows() > 1 && shape.box_columns() > 1 {
            prop_assert_eq!(text.parse(), Ok(puzzle), "{}", text);
        }
    }

    #[test]
    fn records_read_back_in_order(
        (shape, puzzles) in any_shape().prop_flat_map(|s| (Just(s), vec(puzzle_of(s), 0..5))),
        dresses in vec(prop::option::of(any_dress()), 5),
    ) {
        let text: String = puzzles
            .iter()
            .zip(&dresses)
            .map(|(puzzle, dress)| match dress {
                Some(dress) => dressed_up(puzzle, dress),
                None => format!("{puzzle}\n"),
            })
            .collect();
        let read: Result<Vec<Filling>, _> =
            Records::new(text.lines(), Some(shape)).map(|r| r.map(|r| r.puzzle)).collect();
        prop_assert_eq!(read, Ok(puzzles), "{}", text);
    }

    #[test]
    fn grids_are_the_puzzles_without_gap_and_conflict(
        puzzle in Just(Shape::new(1, 2).unwrap()).prop_flat_map(puzzle_of),
    ) {
        let grid = read_grid(&puzzle.to_string(), Some(puzzle.shape())).ok();
        prop_assert_eq!(grid, puzzle.to_grid().ok());
    }

    #[test]
    fn no_text_panics(text in any_text(), shape in prop::option::of(any_shape())) {
        let _ = read_grid(&text, shape);
        for record in Records::new(text.lines(), shape) {
            match record {
                Ok(record) => {
                    let shape = Some(record.puzzle.shape());
                    prop_assert!(record.line <= text.lines().count());
                    let line = record.puzzle.to_string();
                    prop_assert_eq!(read_puzzle(&line, shape), Ok(record.puzzle));
                }
                Err(error) => {
                    let line = text.lines().nth(error.line - 1).unwrap();
                    prop_assert_eq!(line.trim_end(), &error.text);
                    prop_assert!((1..=line.chars().count() + 1).contains(&error.column));
                }
            }
        }
    }
}

/// Noise, and texts from what pictures are made of.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "(\\PC|\n){0,200}",
        "[1-4.0|+=:# \n-]{0,200}",
        "([1-4.|]{4,6}\n){0,12}",
        "([0-9a-z]{1,3}[ |]){0,90}",
        "(([1-9.]{1,2} ){9}\n){0,12}",
    ]
}
