//! Tables of good and of bad texts.

use super::*;
use crate::Shape;

/// The grid of most examples, and the puzzle that its pictures show.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn shape(text: &str) -> Option<Shape> {
    (!text.is_empty()).then(|| text.parse().unwrap())
}

/// The puzzle's rows, each cell through `cell`, with these things between cells, at the boxes, ...
fn draw(cell: fn(char) -> String, blank: &str, bar: &str, line: &str, end: &str) -> String {
    let signs: Vec<String> = PUZZLE.chars().map(cell).collect();
    let mut text = String::new();
    for (index, row) in signs.chunks(9).enumerate() {
        if index % 3 == 0 {
            text += line;
            text += end;
        }
        let minirows: Vec<String> = row.chunks(3).map(|three| three.join(blank)).collect();
        text += &minirows.join(bar);
        text += end;
    }
    text + line
}

#[test]
fn pictures_in_many_frames_are_the_same_puzzle() {
    let same = |c: char| c.to_string();
    let zero = |c: char| if c == '.' { "0".into() } else { c.to_string() };
    let star = |c: char| if c == '.' { "*".into() } else { c.to_string() };
    let pictures = [
        draw(same, "", "", "", "\n"),
        draw(same, " ", " ", "", "\n"),
        draw(zero, " ", " | ", "------+-------+------", "\n"),
        draw(star, "", "|", "*---+---+---*", "\n"),
        draw(same, "\t", "\t|\t", "\u{feff}", "\r\n"),
        draw(same, "|", "||", "+=+=+=++=+=+=++=+=+=+", "\n"),
        draw(same, ",", ",", "", "\n"),
        draw(same, " │ ", " ┃ ", "━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━", "\n"),
        draw(same, " ", " : ", ".-------.-------.-------.", "\n"),
        draw(same, "", "", "", ","),
        draw(same, "", "", "", " "),
        draw(same, "", " ", "", "\n\n"),
        draw(same, " ", "  ", "", " # comment\n"),
        format!("\n# a comment\n\n{PUZZLE},{SOLVED}\n\n"),
        format!("{PUZZLE}:412 513\n"),
        format!("  {PUZZLE}\t7.1/1.2/1.2 a name"),
        format!("{PUZZLE}# easy"),
        PUZZLE.replace('.', "_"),
        PUZZLE.chars().map(|c| format!("{c} ")).collect(),
    ];
    for text in pictures {
        let read = read_puzzle(&text, None);
        assert_eq!(read.map(|p| p.to_string()), Ok(PUZZLE.to_owned()), "{text}");
    }
}

#[test]
fn the_frame_tells_the_shape() {
    let row = |bar: &str| ["12", "34", "56"].join(bar);
    let cases = [
        ("123|456\n456|123\n...|...\n...|...\n...|...\n...|...", "2x3"),
        ("123456\n456123\n------\n......\n......\n------\n......\n......", "2x3"),
        ("123456\n563412\n......\n------\n......\n......\n......", "3x2"),
        ("12 34 56\n.. .. ..\n.. .. ..\n\n.. .. ..\n.. .. ..\n.. .. ..", "3x2"),
        (&[row("|"), row("|"), row("|"), row("|"), row("|"), row("|")].join("\n"), "3x2"),
        ("1|2|3\n2|3|1\n3|1|2", "1x3"),
        (
            "1|2|3||4|5|6\n.|.|.||.|.|.\n=\n.|.|.||.|.|.\n.|.|.||.|.|.\n-\n\
             .|.|.||.|.|.\n.|.|.||.|.|.",
            "2x3",
        ),
        ("......\n......\n......\n......\n......\n......", "2x3"),
        ("1", "1x1"),
        ("12\n21", "1x2"),
        ("1221", "1x2"),
        ("123231312", "1x3"),
        ("1234,3412,2143,4321", "2x2"),
        ("1234 3412 2143 4321 # rows", "2x2"),
    ];
    for (text, expected) in cases {
        let read = read_puzzle(text, None).map(|puzzle| puzzle.shape().to_string());
        assert_eq!(read, Ok(expected.to_owned()), "{text}");
    }
}

#[test]
fn decimal_numbers_are_digits() {
    let rows: Vec<String> = (0..16)
        .map(|row| {
            let number = |k: usize| match (row + 4 * row / 16 + k) % 17 {
                0 => ".".to_owned(),
                number => number.to_string(),
            };
            (0..16).map(number).collect::<Vec<_>>().join(" ")
        })
        .collect();
    let puzzle = read_puzzle(&rows.join("\n"), None).unwrap();
    assert_eq!(puzzle.shape().to_string(), "4x4");
    assert_eq!(&puzzle.to_string()[..16], ".123456789ABCDEF");
    let records: Vec<_> = Records::new(rows.iter(), None).collect();
    assert_eq!(records.len(), 1);
    assert_eq!(records[0].as_ref().unwrap().puzzle, puzzle);
    let in_one_line = read_puzzle(&rows.join(" "), None);
    assert_eq!(in_one_line, Ok(puzzle));
}

#[test]
fn bad_puzzles_are_refused_with_place_and_reason() {
    let framed = "12|..\n..|..\n--+--\n..|..";
    #[rustfmt::skip]
    let cases: &[(&str, &str, usize, &str)] = &[
        ("", "", 1, "line 1: found no cells; expected a puzzle"),
        ("\n# only\n---+---\n", "", 1, "line 3: found no cells; expected a puzzle"),
        (&PUZZLE[1..], "", 81, "line 1: found 80 cells; expected 81 (a 3x3 grid)"),
        (&format!("{PUZZLE}."), "", 82, "line 1: found 82 cells; expected 81 (a 3x3 grid)"),
        (PUZZLE, "2x2", 17, "line 1: found 81 cells; expected 16 (a 2x2 grid)"),
        ("\n\n12..", "3x3", 5, "line 3: found 4 cells; expected 81 (a 3x3 grid)"),
        ("1", "2x2", 2, "line 1: found 1 cell; expected 16 (a 2x2 grid)"),
        ("12.4 34.2 2?43 4321", "", 12,
            "line 1, column 12: found '?'; expected a digit, or '.' for an empty cell"),
        ("é..4 34.2 2.43 4321", "", 1,
            "line 1, column 1: found 'é'; expected a digit, or '.' for an empty cell"),
        ("12--34--12--34--", "", 3,
            "line 1, column 3: found '-'; expected a digit, or '.' for an empty cell"),
        ("12.4...\u{7}12.4....", "", 8,
            "line 1, column 8: found '\\u{7}'; expected a digit, or '.' for an empty cell"),
        ("12.5............", "", 4,
            "line 1, column 4: found the digit 5; expected 1 to 4 (a 2x2 grid)"),
        (&PUZZLE.replace('9', "a"), "", 14,
            "line 1, column 14: found the digit A (10); expected 1 to 9 (a 3x3 grid)"),
        (&PUZZLE.repeat(4)[..256].replace('9', "h"), "", 14,
            "line 1, column 14: found the digit H (17); expected 1 to G (16) (a 4x4 grid)"),
        ("12|..\n..|.\n--+--\n..|..\n..|..", "", 5,
            "line 2: found 3 cells in a row; expected 4"),
        ("12|.\n..|..\n--+--\n..|..\n..|..", "", 5,
            "line 1: found 3 cells in a row; expected 4"),
        ("12|..\n..|...\n--+--\n..|..\n..|..", "", 6,
            "line 2: found 5 cells in a row; expected 4"),
        (framed, "", 6, "line 4: found 3 rows of 4 cells; expected 4 rows"),
        (framed, "2x3", 6, "line 1: found 4 cells in a row; expected 6"),
        ("123|456\n...|...\n...|...\n---+---\n...|...\n...|...\n...|...", "", 1,
            "line 7: found a frame around boxes of 3x3 cells; expected boxes of 6 cells, \
             as many as a row has"),
        ("12.4............\n12.4............", "", 1,
            "line 2: found more after the puzzle; expected its end"),
        ("12..\n....\n....\n....\n\n....", "", 1,
            "line 6: found more after the puzzle; expected its end"),
        ("1 23 4 2\n. . . .\n. . . .\n. . . .", "", 3,
            "line 1, column 3: found '23', several digits in one cell; expected one digit or '.'"),
    ];
    for (text, given, column, message) in cases {
        let error = read_puzzle(text, shape(given)).unwrap_err();
        assert_eq!((error.to_string().as_str(), error.column), (*message, *column), "{text}");
        let line = text.lines().nth(error.line - 1).unwrap_or_default();
        assert_eq!(error.text, line.trim_end(), "{text}");
        assert!(!error.hint().is_empty() && !error.hint().ends_with('.'));
    }
}

#[test]
fn grids_of_candidates_are_refused_by_name() {
    let text = "\
*-----------*----------*----------*
| 6  19  2  | 3  19  5 | 4  8  7  |
| 578 4 57  | 7  2   6 | 3  1  9  |
| 1   3 79  | 8  4  79 | 25 25 6  |
*-----------*----------*----------*
| 6  19  2  | 3  19  5 | 4  8  7  |
| 578 4 57  | 7  2   6 | 3  1  9  |
| 1   3 79  | 8  4  79 | 25 25 6  |
*-----------*----------*----------*
| 6  19  2  | 3  19  5 | 4  8  7  |
| 578 4 57  | 7  2   6 | 3  1  9  |
| 1   3 79  | 8  4  79 | 25 25 6  |
*-----------*----------*----------*";
    let error = read_puzzle(text, None).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2, column 6: found '19', several digits in one cell; expected one digit or '.'"
    );
    assert_eq!(error.hint(), "write '.' for a cell that is still open; candidates are not read");
    let errors: Vec<_> = Records::new(text.lines(), None).map(Result::unwrap_err).collect();
    assert_eq!(errors, [error]);
}

#[test]
fn grids_must_be_complete_and_valid() {
    assert_eq!(read_grid(SOLVED, None).unwrap().to_string(), SOLVED);
    let message = |text: &str| read_grid(text, None).unwrap_err().to_string();
    assert_eq!(
        message(PUZZLE),
        "line 1, column 3: found r1c3 empty; expected a digit in every cell"
    );
    assert_eq!(
        message(&SOLVED.replacen("534", "535", 1)),
        "line 1, column 3: row 1 holds the digit 5 twice, at r1c1 and r1c3"
    );
    assert_eq!(
        message("# rows\n1 2|3 4\n3 4|1 2\n---+---\n1 3|2 4\n4 2|3 1"),
        "line 5, column 1: column 1 holds the digit 1 twice, at r1c1 and r3c1"
    );
    assert_eq!(
        message("1 2|3 4\n2 1|4 3\n---+---\n3 4|1 2\n4 3|2 1").as_str(),
        "line 2, column 1: box 1 holds the digit 2 twice, at r1c2 and r2c1"
    );
}

/// Reads all records; a puzzle as its line and its first four cells, an error as its message.
fn records(text: &str, given: &str) -> Vec<String> {
    let summary = |read: Result<Record, TextError>| match read {
        Ok(record) => format!("{}: {}", record.line, &record.puzzle.to_string()[..4]),
        Err(error) => error.to_string(),
    };
    Records::new(text.split('\n'), shape(given)).map(summary).collect()
}

#[test]
fn records_follow_each_other_and_go_on_after_errors() {
    let four = "12..............";
    let framed = "13|..\n..|..\n--+--\n..|..\n..|..\n";
    let cases = [
        (String::new(), "", vec![]),
        (format!("# {four}\n\n\r\n"), "", vec![]),
        (
            format!("{four}\r\n\n# x\n{four} x\n{framed}{four}"),
            "",
            vec!["1: 12..", "4: 12..", "5: 13..", "10: 12.."],
        ),
        (format!("{framed}\n{framed}{framed}"), "", vec!["1: 13..", "7: 13..", "12: 13.."]),
        ([four; 16].join("\n"), "4x4", vec!["1: 12.."]),
        (
            format!("{four}\n{}\n{}\n{four}", &four[1..], &four[2..]),
            "2x2",
            vec![
                "1: 12..",
                "line 2: found 15 cells; expected 16 (a 2x2 grid)",
                "line 3: found 14 cells; expected 16 (a 2x2 grid)",
                "4: 12..",
            ],
        ),
        (
            format!("12..\n....\n..#\n....\n{framed}"),
            "",
            vec!["line 3: found 2 cells in a row; expected 4", "5: 13.."],
        ),
        (
            format!("12..\n....\n....\n\n{framed}12..\n....\n{four}"),
            "",
            vec![
                "line 3: found 3 rows of 4 cells; expected 4 rows",
                "5: 13..",
                "line 11: found 2 rows of 4 cells; expected 4 rows",
                "12: 12..",
            ],
        ),
        ("12..\n....\n\n....\n....\n".into(), "", vec!["1: 12.."]),
        ("1221\n\n12 21\n\n1221 # x".into(), "1x2", vec!["1: 1221", "3: 1221", "5: 1221"]),
        ("123231312\n\n312123231".into(), "", vec!["1: 1232", "3: 3121"]),
    ];
    for (text, given, expected) in cases {
        assert_eq!(records(&text, given), expected, "{text}");
    }
}

#[test]
fn pictures_are_written_for_every_shape() {
    let written = |text: &str, given: &str| picture(&read_puzzle(text, shape(given)).unwrap());
    let classic = written(PUZZLE, "");
    assert!(classic.starts_with("5 3 . | . 7 . | . . .\n6 . . | 1 9 5 | . . .\n"));
    assert_eq!(classic.lines().nth(3), Some("------+-------+------"));
    assert_eq!(written("1221", ""), "1 2\n---\n2 1");
    assert_eq!(written("1221", "2x1"), "1 | 2\n2 | 1");
    assert_eq!(written("1", ""), "1");
    assert_eq!(format!("{:>6}", read_grid("1221", None).unwrap()), "  1221");
}

/// Goal: rows of one length after rows of another do not make a picture that never ends.
#[test]
fn rows_of_different_lengths_end_a_picture() {
    let lines = ["12345"; 4].into_iter().chain(["123"; 5000]);
    let read: Vec<_> = Records::new(lines, None).collect();
    assert!(read[0].is_err());
    assert!(read.len() > 1500, "{}", read.len());
}
