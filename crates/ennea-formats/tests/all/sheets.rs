//! Tables and matrices as sheets and programs have them: headers, labels, words for nothing.

use crate::common::{EN, PUZZLE, all, clues, entry_alone, in_pieces};
use ennea::random::SplitMix64;
use ennea::{Filling, Shape};
use ennea_formats::{Options, Reader};

/// The cells of a row, an empty one as these words.
fn row(row: usize, empty: &str) -> Vec<String> {
    let signs = PUZZLE[9 * row..9 * row + 9].chars();
    signs.map(|c| if c == '.' { empty.to_owned() } else { c.to_string() }).collect()
}

/// Rows of cells, each as a function writes it, behind a header.
fn sheet(header: &str, empty: &str, write: impl Fn(usize, &[String]) -> String) -> String {
    (0..9).fold(header.to_owned(), |text, k| text + &write(k, &row(k, empty)) + "\n")
}

/// Goal: the names of columns and rows are no cells, and words of programs for nothing are empty ones.
#[test]
fn names_around_a_table_are_no_cells() {
    let letter = |k: usize| char::from(b'A' + k as u8);
    let barred = |_: usize, cells: &[String]| format!("| {} |", cells.join(" | "));
    let dashes = format!("|{}\n", "---|".repeat(9));
    let names = |name: fn(usize) -> String| {
        format!("|{}\n{dashes}", (1..10).map(|k| name(k) + "|").collect::<String>())
    };
    let of_r = (1..10).map(|k| format!(" [,{k}]")).collect::<String>() + "\n";
    let mut texts = vec![
        sheet(&of_r, "NA", |k, cells| format!("[{},]    {}", k + 1, cells.join("    "))),
        sheet(&of_r, "0", |k, cells| format!("[{},]    {}", k + 1, cells.join("    "))),
        sheet("", "?", |_, cells| cells.concat()),
        sheet("", "□", |_, cells| cells.join(" ")),
        // A comma behind the last cell is none more.
        format!("[{}]\n", sheet("", "", |_, cells| format!("[{},],", cells.join(",")))),
    ];
    for empty in ["", "0", "NaN", "None", "."] {
        texts.push(sheet("A,B,C,D,E,F,G,H,I\n", empty, |_, cells| cells.join(",")));
        texts.push(sheet("", empty, |_, cells| cells.join(",")));
        texts.push(sheet(&format!("|{}\n{dashes}", " |".repeat(9)), empty, barred));
        texts.push(sheet(&names(|k| format!("c{k}")), empty, barred));
    }
    for (from, empty) in [(1, ""), (0, ""), (1, "0")] {
        let index = (from..from + 9).map(|k| format!(",{k}")).collect::<String>() + "\n";
        for separator in [",", ";", "\t"] {
            texts.push(sheet(&index.replace(',', separator), empty, |k, cells| {
                format!("{}{separator}{}", from + k, cells.join(separator))
            }));
        }
    }
    for empty in ["0", "."] {
        let numbers = "1 2 3 4 5 6 7 8 9\n";
        texts.push(sheet(numbers, empty, |_, cells| cells.join(" ")));
        texts.push(sheet(numbers, empty, |k, cells| format!("r{} {}", k + 1, cells.join(" "))));
        texts.push(sheet("", empty, |k, cells| format!("{} {}", letter(k), cells.join(" "))));
        texts.push(sheet("  A B C D E F G H I\n", empty, |k, cells| {
            format!("{} {}", k + 1, cells.join(" "))
        }));
    }
    texts.push(sheet(&names(|k| k.to_string()), "", barred));
    for text in texts {
        assert_eq!(entry_alone(&text).puzzle().clues().to_string(), PUZZLE, "{text}");
    }
    // Letters over letters are the first row of a puzzle or of regions.
    let letters: Vec<String> = (0..4)
        .map(|k| "ABCD".repeat(2)[k..k + 4].chars().map(|c| format!("{c} ")).collect())
        .collect();
    let read = entry_alone(&letters.join("\n"));
    assert_eq!(read.shape().cells(), 16, "{:?}", read.notes(EN));
}

/// Goal: three rows of three signs for each cell are its candidates, with bars and without.
#[test]
fn squares_of_candidates_are_read() {
    let set = |cell: usize| match PUZZLE.as_bytes()[cell] {
        b'.' => "123456789".to_owned(),
        sign => char::from(sign).to_string(),
    };
    for (bar, dashes) in [("", ""), ("|", "---------+---------+---------\n")] {
        let mut text = String::new();
        for row in 0..27 {
            text += if row % 9 == 0 && row > 0 { dashes } else { "" };
            for column in 0..27 {
                let digit = char::from(b'1' + (row % 3 * 3 + column % 3) as u8);
                text += if column % 9 == 0 && column > 0 { bar } else { "" };
                text.push(if set(row / 3 * 9 + column / 3).contains(digit) { digit } else { '.' });
            }
            text += "\n";
        }
        let read = entry_alone(&text);
        let own =
            |cell: usize| ('1'..='9').map(move |d| if set(cell).contains(d) { d } else { '.' });
        let line: String = (0..81).flat_map(own).collect();
        assert_eq!(read, entry_alone(&line), "{text}");
    }
}

/// Law: whatever stands above a grid, no other puzzle than the grid is the first, nor is a row of it lost.
#[test]
fn no_title_is_a_row() {
    for title in [
        "ER=7.2/7.2/7.2", "SE 7.2/7.2/2.6", "Sudoku 000000017", "Title: 123456789", "3x3", "5/5",
        "____", "...", "★★★☆☆", "----", "Tel. 0049 30 123456", "2024-05-06 12:30", "1.2.3", "#17",
        "17 clues", "17", "x", "===",
    ] {
        for empty in [".", "0", "-", "_", "*"] {
            for gap in ["", " ", " | "] {
                let text = sheet(&format!("{title}\n"), empty, |_, cells| cells.join(gap));
                let mut read = Reader::of_text(&text, Options::default());
                let first = read.find_map(|entry| entry.ok().filter(|it| it.shape().cells() > 9));
                let found = first.map(|entry| entry.puzzle().clues().to_string());
                assert!(found.is_none_or(|found| found == PUZZLE), "{text}");
            }
        }
    }
}

/// Goal: pieces of different lengths that add up to 81 are no cells, nor are fields of a table beyond its columns.
#[test]
fn numbers_in_words_are_no_cells() {
    for empty in ["?", "~", "n", "="] {
        // Nine clues and eighty blanks.
        let few: Vec<String> = (0..81_usize)
            .map(|cell| if cell % 10 == 0 { (cell / 10 + 1).to_string() } else { empty.to_owned() })
            .collect();
        for gap in [" ", ", "] {
            let text: String = few.chunks(9).map(|row| row.join(gap) + "\n").collect();
            let read = Reader::first(&text, Options::default());
            let right = few.concat().replace(empty, ".");
            assert!(read.is_err() || read.is_ok_and(|it| it.puzzle().clues().to_string() == right));
        }
    }
    let table = format!("id,puzzle\n1,{}\n", row(0, "0").join(","));
    assert!(Reader::first(&table, Options::default()).is_err());
}

/// A puzzle in a sheet with some empty rows and columns above, to the right, below and to the left of it, with a title
/// in the first field and with gaps between its boxes.
fn in_a_sheet(
    puzzle: &Filling,
    margins: [usize; 4],
    title: &str,
    has_gaps: bool,
) -> Vec<Vec<String>> {
    let (shape, [above, right, below, left]) = (puzzle.shape(), margins);
    let gaps = |at: usize, cells: usize| if has_gaps { at / cells } else { 0 };
    let place = |at: usize, cells: usize| at + gaps(at, cells);
    let (height, width) = (
        place(shape.side() - 1, shape.box_rows()) + 1,
        place(shape.side() - 1, shape.box_columns()) + 1,
    );
    let mut sheet = vec![vec![String::new(); left + width + right]; above + height + below];
    for cell in shape.all_cells() {
        let row = above + place(shape.row(cell), shape.box_rows());
        let column = left + place(shape.column(cell), shape.box_columns());
        sheet[row][column] = puzzle.clue(cell).map_or(String::new(), |it| it.number().to_string());
    }
    if above > 0 {
        sheet[0][0] = title.to_owned();
    }
    sheet
}

/// The lines of a sheet, with bars around each where they are between fields, and perhaps a rule behind the first.
fn written(rows: &[Vec<String>], separator: &str, has_rule: bool) -> String {
    let is_barred = separator == " | ";
    let line = |row: &Vec<String>| match is_barred {
        true => format!("| {} |\n", row.join(separator)),
        false => row.join(separator) + "\n",
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if is_barred && has_rule {
        lines.insert(1, format!("|{}\n", "---|".repeat(rows[0].len())));
    }
    lines.concat()
}

/// Goal: a puzzle is read from wherever it stands in a sheet; where it may stand in two places it is refused, and
/// never read wrongly.
#[test]
fn a_puzzle_stands_anywhere_in_a_sheet() {
    let random = &mut SplitMix64::new(16);
    let (mut read, mut refused) = (0, 0);
    for name in ["3x3", "2x3", "4x4", "3x4"] {
        let shape: Shape = name.parse().expect("a shape");
        for _ in 0..150 {
            let puzzle = loop {
                let puzzle = clues(shape, random);
                if puzzle.clue_count() >= 2 * shape.side() {
                    break puzzle;
                }
            };
            // With more beside them, or gaps, others look like larger squares.
            let is_square = ["3x3", "4x4"].contains(&name);
            let margins = [(); 4].map(|()| random.below(if is_square { 4 } else { 2 }));
            let title = ["", "7", "My puzzle", "Nr. 3"][random.below(4)];
            let has_gaps = is_square && random.below(3) == 0;
            let separator = [",", ";", "\t", " | "][random.below(4)];
            let rows = in_a_sheet(&puzzle, margins, title, has_gaps);
            let text = written(&rows, separator, random.below(2) == 0);
            let found = all(&text, Options::default());
            assert_eq!(found.len(), 1, "{text}{found:?}");
            match &found[0] {
                Ok(entry) => {
                    assert_eq!(entry.puzzle().clues().clues(), puzzle.clues(), "{text}");
                    read += 1;
                }
                Err(error) => {
                    assert_eq!(error.key, "misread-sheet", "{text}{error}");
                    refused += 1;
                }
            }
            let pieces = in_pieces(text.as_bytes(), &[7], Options::default());
            assert_eq!(format!("{pieces:?}"), format!("{found:?}"), "{text}");
        }
    }
    assert!(read > 20 * refused && refused > 0, "{read} {refused}");
    // A sheet of as many rows as columns that is typed.
    for margins in [[1, 0, 0, 1], [0, 1, 1, 0], [2, 0, 0, 2]] {
        let puzzle = full(random);
        let text = written(&in_a_sheet(&puzzle, margins, "", false), ",", false);
        let read = all(&text, Options { is_typed: true, ..Options::default() });
        let [Ok(read)] = &read[..] else { panic!("{text}{read:?}") };
        assert_eq!(read.puzzle().clues(), &puzzle, "{text}");
    }
    // Puzzles below each other, with empty rows and titles between them or none; some begin with sparse rows.
    for gap in
        ["", ",,,,,,,,\n", "Nr. 1,,,,,,,,\n", "1,,,,,,,,\n", ",,,,,,,,\n7,,,,,,,,\n", ",,,,,,,,,\n"]
    {
        for count in [2, 3, 5, 10, 11, 12, 40] {
            let mut puzzles: Vec<Filling> = (0..count).map(|_| full(random)).collect();
            for puzzle in puzzles.iter_mut().step_by(3).filter(|_| gap.is_empty()) {
                let rows = Shape::CLASSIC.all_cells().take(18);
                let emptied = rows.filter(|cell| cell.index() % 9 != 4);
                emptied.for_each(|cell| puzzle.set(cell, None));
            }
            // The last of the gaps has a column more, as the puzzles then have.
            let margins = [0, usize::from(gap == ",,,,,,,,,\n"), 0, 0];
            let text = |puzzle: &Filling| {
                let rows = written(&in_a_sheet(puzzle, margins, "", false), ",", false);
                if gap.contains(char::is_numeric) { gap.to_owned() + &rows } else { rows }
            };
            let between = if gap.contains(char::is_numeric) { "" } else { gap };
            let text = puzzles.iter().map(text).collect::<Vec<_>>().join(between);
            let found = all(&text, Options::default()).into_iter();
            let found: Vec<Filling> =
                found.map(|it| it.expect("a puzzle").into_puzzle().into_clues()).collect();
            assert_eq!(found, puzzles, "{text}");
        }
    }
}

/// A 3x3 puzzle with clues in its first and last rows and columns.
fn full(random: &mut SplitMix64) -> Filling {
    loop {
        let puzzle = clues(Shape::CLASSIC, random);
        let has = |cells: &mut dyn Iterator<Item = usize>| {
            cells.filter(|&cell| puzzle.clues()[cell].is_some()).count() > 1
        };
        let sides = [
            has(&mut (0..9)),
            has(&mut (72..81)),
            has(&mut (0..81).step_by(9)),
            has(&mut (8..81).step_by(9)),
        ];
        if sides == [true; 4] {
            return puzzle;
        }
    }
}
