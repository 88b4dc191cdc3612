//! Bad input: where, what was found, what was expected; and the entries before it.

use crate::common::{clues, in_pieces};
use ennea::random::SplitMix64;
use ennea::{Filling, Shape};
use ennea_formats::{Alphabet, Entry, Format, Options, ReadError, Reader, Writer};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The first error of a text.
fn error(text: &str, format: Option<Format>) -> ReadError {
    let options = Options { format, ..Options::default() };
    let error = Reader::of_text(text, options).find_map(Result::err);
    let error = error.or_else(|| Reader::first(text, options).err());
    error.unwrap_or_else(|| panic!("no error in {text}"))
}

fn check(text: &str, format: Option<Format>, expected: &str) {
    let error = error(text, format);
    let said = error.to_string();
    assert!(said.starts_with(expected), "{text}\n{said}\n{expected}");
    let hint = error.hint.to_string();
    assert!(!hint.is_empty() && !hint.ends_with('.'), "{hint}");
    if let Some(column) = error.column.filter(|_| !error.text.is_empty()) {
        assert!(column <= error.text.chars().count() + 1, "{said}");
    }
}

/// Writes the example in a format.
fn written(format: Format) -> String {
    let entry = Entry::new(PUZZLE.parse::<Filling>().expect("a puzzle"));
    Writer::new(format, Alphabet::One).entry(&entry).expect("3x3")
}

#[test]
fn cells_that_are_wrong_are_shown() {
    use Format as F;
    let short = &PUZZLE[1..];
    let bad = PUZZLE.replacen('9', "?", 1);
    #[rustfmt::skip]
    let cases: &[(&str, &str)] = &[
        (short, "line 1: found 80 cells; expected 81 (a 3x3 grid)"),
        (&bad, "line 1, column 14: found '?'; expected a digit, or '.' for an empty cell"),
        (&format!("puzzle,solution\n{short},"), "line 2: found 80 cells; expected 81 (a 3x3 grid)"),
        (&format!("puzzle,solution\n{bad},"), "line 2, column 14: found '?'; expected one of the digits 1 to 9, or '.'"),
        (&format!("puzzle,solution\n{PUZZLE},{bad}"), "line 2, column 96: found '?'"),
        (&format!("[Puzzle]\n{}", PUZZLE.as_bytes()[..72].chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>()),
            "line 9: found 8 rows of 9 cells; expected 9 rows"),
        (&format!("0123456789ab {short} 1.2\n"), "line 1: found 80 cells; expected 81 (a 3x3 grid)"),
        (&format!("{PUZZLE}:412 4x3"), "line 1, column 87: found '4x3'; expected a digit, a row and a column, such as 436"),
        (&format!(":0000:x:{short}::::"), "line 1: found 80 cells; expected 81 (a 3x3 grid)"),
        (&format!(":0000:x:{PUZZLE}:99::::"), "line 1, column 91: found '99'; expected a digit, a row and a column"),
        ("3x3:a5zz", "line 1: found 54 cells; expected 81 (a 3x3 grid)"),
        ("3x3:a10zz", "line 1, column 6: found '10'; expected 1 to 9, a small letter or _"),
        ("0x3:a5zz", "line 1, column 1: found the shape '0x3'; expected one such as 3x3, or a side and j"),
        ("3x3#123", "line 1, column 1: found an id without a colon; expected the shape"),
    ];
    for (text, expected) in cases {
        check(text, None, expected);
    }
    let sukaku = written(F::Sukaku).replacen("....5", "...5.", 1);
    check(&sukaku, None, "line 1, column 4: found '5'; expected 4 or '.' at this place");
    check(
        &sukaku[1..],
        Some(F::Sukaku),
        "line 1: found 728 signs; expected 729, one for each of 9",
    );
    let pm = written(F::Pm).replacen("247", "2z7", 1);
    check(&pm, None, "line 3, column 9: found 'z'; expected digits 1 to 9");
    let sdx = written(F::Sdx).replacen(" 7 ", " u7 ", 1).replacen("124", "1x4", 1);
    check(&sdx, None, "line 1, column 6: found 'x'; expected digits 1 to 9");
    let ss = written(F::Ss) + "\nI999\n";
    check(&ss, None, "line 15: found 'I999'; expected I, a cell from 00 to 80 and a digit");
}

#[test]
fn damaged_links_and_markup_are_named() {
    #[rustfmt::skip]
    let cases: &[(&str, &str)] = &[
        ("https://f-puzzles.com/?id=y2abc", "line 1: found a link without load="),
        ("https://f-puzzles.com/?load=N4Ig!", "line 1, column 29: found '!' in a link"),
        ("https://f-puzzles.com/?load=N4Igzg", "line 1, column 29: found no text that can be unpacked"),
        ("https://sudokupad.app/abc123", "line 1: found a short link; expected one with the puzzle inside"),
        ("https://www.sudokuwiki.org/sudoku.htm", "line 1: found a link without bd="),
        ("https://www.sudokuwiki.org/sudoku.htm?bd=L9B00", "line 1, column 42: found the code L9B"),
        ("https://www.sudokuwiki.org/sudoku.htm?bd=S9B00", "line 1, column 42: found 2 signs; expected 162, two for every cell"),
        ("SCv7_32_f2e4", "line 1: found no text that can be unpacked"),
        ("{\"grid\": [[1,2", "line 1, column 14: found damaged JSON (EOF while parsing a list)"),
        ("{\"grid\": [[{}],[{}]]}", "line 1: found a row of 1 cell in \"grid\"; expected 2, as there are 2 rows"),
        ("\n\n{\"kind\":[\"http://ipuz.org/crossword#1\"],\"puzzle\":[[0]]}", "line 3: found the kind http://ipuz.org/crossword#1; expected sudoku#1"),
        ("{\"kind\":[\"http://ipuz.org/sudoku#1\"],\"puzzle\":[[3]]}", "line 1: found 3 at r1c1; expected 1 to 1, or 0"),
        ("<opensudoku><game data=\"12</opensudoku>", "line 1, column 27: found damaged XML"),
        ("<opensudoku>\n<game data=\"12\"/></opensudoku>", "line 2: found 2 cells; expected 81 (a 3x3 grid)"),
        ("<opensudoku version=\"2\"><game data=\"version: 9&#10;0|0|1|\"/></opensudoku>", "line 1: found data of version 9"),
        ("<opensudoku/>", "line 1: found <opensudoku> without a game"),
    ];
    for (text, expected) in cases {
        check(text, None, expected);
    }
}

#[test]
fn unknown_texts_say_what_is_known() {
    #[rustfmt::skip]
    let cases: &[(&str, &str)] = &[
        ("", "line 1: found nothing; expected a puzzle"),
        ("\n# a comment\n", "line 2: found only comments; expected a puzzle"),
        ("# x\nDear Sir", "line 2, column 1: found 2 lines of no known format, with 0 cells; expected a puzzle in one of 31 formats"),
        ("<html/>", "line 1, column 1: found XML without <opensudoku> or <sudoku>; expected a puzzle in one of 31 formats"),
        ("{\"a\":1}", "line 1, column 1: found JSON without \"puzzle\" (ipuz), \"grid\" (f-puzzles) or \"cells\""),
    ];
    for (text, expected) in cases {
        check(text, None, expected);
        assert!(error(text, None).hint.to_string().contains("--list"));
    }
}

/// Goal: nothing is lost around a bad entry.  Method: a good one before and after, where a file has
/// many.
#[test]
fn entries_around_a_bad_one_are_read() {
    use Format as F;
    let many =
        [F::Line, F::Sdm, F::Susser, F::Library, F::Csv, F::Solo, F::SudokuWiki, F::OpenSudoku];
    for format in many {
        let entry = Entry::new(PUZZLE.parse::<Filling>().expect("a puzzle"));
        let mut writer = Writer::new(format, Alphabet::One);
        let mut text = String::new();
        for _ in 0..3 {
            text += &writer.entry(&entry).expect("3x3");
        }
        text += writer.end();
        let last = if format == F::Solo {
            "3x3:5_3"
        } else {
            &PUZZLE[..9].replace('.', if text.contains("5300") { "0" } else { "." })
        };
        let second = text.match_indices(last).nth(1).expect("three times").0;
        text.replace_range(second..second + last.len(), &last.replace('3', "!"));
        let options = Options { format: Some(format), ..Options::default() };
        let read: Vec<bool> = Reader::of_text(&text, options).map(|entry| entry.is_ok()).collect();
        assert_eq!(read, [true, false, true], "{format}\n{text}");
    }
}

/// JSON that describes a puzzle in another form than ours is named, and not passed over.
#[test]
fn json_of_another_form_is_refused() {
    let with = |more: &str| format!("{{\"puzzle\":\"1..4....23......\",{more}}}");
    for (more, expected) in [
        ("\"rules\":[\"x\"]", "found other rules: [\"x\"]; expected a text"),
        ("\"rules\":true", "found other rules: true; expected a text"),
        ("\"candidates\":7", "found other candidates: 7; expected a list"),
        ("\"marks\":{}", "found other marks: {}; expected a list"),
        ("\"placed\":[\"1\"]", "found other placed: [\"1\"]; expected a text"),
        ("\"placed\":\"2...............\"", "found another digit than the clue placed at r1c1"),
    ] {
        check(&with(more), None, &format!("line 1: {expected}"));
    }
}

/// Goal: a row too many over or below a picture is no puzzle of two or three digits.  Method: random puzzles, pieces.
#[test]
fn a_row_too_many_is_told() {
    let mut random = SplitMix64::new(31);
    for k in 0..60 {
        let shape: Shape = ["2x2", "3x3"][k % 2].parse().expect("a shape");
        let side = shape.side();
        let cells = clues(shape, &mut random).to_string();
        let rows: Vec<&str> = (0..side).map(|k| &cells[k * side..(k + 1) * side]).collect();
        let more = format!("{}12\n", ".".repeat(side - 2));
        let odd = rows.join("\n") + "\n" + &more.replace('2', "B");
        let found = in_pieces(odd.as_bytes(), &[1 + k % 5], Options::default());
        assert!(found.last().is_some_and(Result::is_err), "{odd}");
        for text in [more.clone() + &rows.join("\n"), rows.join("\n") + "\n" + &more] {
            let found = in_pieces(text.as_bytes(), &[1 + k % 5], Options::default());
            let line = side + 1;
            let expected = format!("line {line}: found {side} cells; expected {}", side * side);
            let error = found.last().and_then(|last| last.as_ref().err()).expect("a row too many");
            assert!(error.to_string().starts_with(&expected), "{text}\n{error}");
        }
    }
}
