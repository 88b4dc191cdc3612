//! Cells in brackets, as programs print and write them.

use crate::common::{EN, all, entry_alone, in_pieces, puzzles};
use ennea::random::SplitMix64;
use ennea::{DigitSet, Filling, Shape};
use ennea_formats::{Alphabet, Fact, Options, Reader};

/// The 4x4 puzzle of these tests, whatever writes it.
const SMALL: &str = "1..4....23......";

/// Goal: brackets that a program repeats are as many cells.  Method: Python's and Rust's words for it.
#[test]
fn repeated_brackets_are_read() {
    for text in [
        "[[1,0,0,4],[0]*4,[2,3,0,0],[0]*4]",
        "[[1,0,0,4],[None] * 4,[2,3,0,0],4*[None]]",
        "g = [\n  [1, None, None, 4],\n  [None]*4,\n  [2, 3, None, None], 4 * ['.']]",
        "[[1,[0]*2,4],[0]*4,[2,3,[0]*2],[0]*4]",
        "(1,0,0,4),(0,)*4,(2,3,0,0),(0,)*4",
        "[[1] + [0]*2 + [4],[0]*3+[0],[2,3,0,0],[0,0]+[0,0]]",
        "['1..4', '.'*4, '23..', 4 * '.']",
        "let g = [[1,0,0,4],[0; 4],[2,3,0,0],[0; 4]];",
        "[1,0,0,4] \n[0]*4\n[2,3,0,0]\n[0]*4",
    ] {
        let read = puzzles(text);
        assert_eq!(read.len(), 1, "{text}");
        assert_eq!(read[0].clues().to_string(), SMALL, "{text}");
    }
    for (text, cells) in [("[[0]*9]*9", 81), ("x = [[0]*16]*16", 256), ("[[0; 9]; 9]", 81)] {
        let read = puzzles(text);
        assert_eq!((read.len(), read[0].shape().cells()), (1, cells), "{text}");
        assert_eq!(read[0].clues().clue_count(), 0);
    }
    for text in [
        "[[1,0,0,4],[0]*N,[2,3,0,0],[0]*4]",
        "[[0]*(2+2)]*4",
        "[[0]*40]*40",
        "[[[[0]*36]*36]*36]*36",
        "[[0]*99999999999999999999]",
    ] {
        let why = all(text, Options::default()).into_iter().find_map(Result::err).expect(text);
        assert_eq!(why.key, "misread-repeated", "{text}: {why}");
        assert_eq!(text.chars().nth(why.column.expect("a place") - 1), Some('*'), "{text}");
    }
}

/// Goal: comments, types and signs of programs around the cells are no cells.
#[test]
fn comments_and_types_of_programs_are_no_cells() {
    for comment in [
        "# first", "// x", "/* 1 2 3 */", "/* [ \n 5 ] */", "% row 1", "# don't [",
        "// \"quoted { ", "#1", "//",
    ] {
        for text in [
            format!(
                "[ {comment}\n[1,0,0,4], {comment}\n[0,0,0,0],\n[2,3,0,0], {comment}\n[0,0,0,0] {comment}\n] {comment}\n"
            ),
            format!(
                "int g[4][4] = {{ {comment}\n{{1,0,0,4}},\n{{0,0,0,0}}, {comment}\n{{2,3,0,0}},\n{{0,0,0,0}}\n}}; {comment}\n"
            ),
            format!("['1..4',{comment}\n'....',\n'23..',{comment}\n'....']\n"),
            format!("A = [1 0 0 4; {comment}\n0 0 0 0;\n2 3 0 0; {comment}\n0 0 0 0];\n"),
        ] {
            let text = text + SMALL + "\n";
            let read: Vec<String> =
                puzzles(&text).iter().map(|it| it.clues().to_string()).collect();
            assert_eq!(read, [SMALL, SMALL], "{text}");
            for lengths in [&[1][..], &[7, 1, 100]] {
                let pieces = in_pieces(text.as_bytes(), lengths, Options::default());
                assert_eq!(pieces, all(&text, Options::default()), "{text}");
            }
        }
    }
    let quoted = entry_alone(
        "{\"title\": \"# 1 // 2 /* 3 %\", \"grid\": [[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]}",
    );
    assert_eq!(quoted.puzzle().clues().to_string(), SMALL);
    assert_eq!(quoted.fact(Fact::Title), Some("# 1 // 2 /* 3 %"));
    for kind in ["u8", "_u8", "i32", "usize", "L", "u", "UL", "f32", ".0", "."] {
        let cell = |sign: char| format!("{}{kind},", if sign == '.' { '0' } else { sign });
        let cells: Vec<String> = SMALL.chars().map(cell).collect();
        let rows: Vec<String> = cells.chunks(4).map(|row| format!("[{}]", row.concat())).collect();
        let text = format!("[{}]", rows.join(","));
        assert_eq!(entry_alone(&text).puzzle().clues().to_string(), SMALL, "{text}");
    }
    let minus = "[[1,-1,-1,4],[-1,-1,-1,-1],[2,3,-1,-1],[-1,-1,-1,-1]]";
    for text in [minus.to_owned(), minus.replace("-1", "'-1'"), minus.replace(',', " ")] {
        assert_eq!(entry_alone(&text).puzzle().clues().to_string(), SMALL, "{text}");
    }
}

/// Goal: rows of numbers are a puzzle by whatever name.  Method: names that other formats have for cells of another form.
#[test]
fn rows_of_numbers_have_any_name() {
    let rows = "[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,4]]";
    for key in ["grid", "cells", "board", "puzzle"] {
        for more in ["", "\"size\":4,"] {
            let read = entry_alone(&format!("{{{more}\"{key}\":{rows}}}"));
            let clues = read.puzzle().clues().to_string();
            assert!(clues.starts_with("1..............4"), "{key}: {clues}");
        }
    }
}

/// Goal: lists of candidates are read as such, and lists of puzzles are not.
#[test]
fn lists_of_candidates() {
    let text = "[[[1],[3,4],[2],[3,4]], [2,[3,4],1,[3,4]],\n [[3,4],[1,2],[3,4],[1,2]], [[3,4],[1,2],[],4]]";
    let read = entry_alone(text);
    let sets = read.puzzle().candidates().expect("candidates");
    let text = |set: &DigitSet| set.iter().map(|digit| digit.to_string()).collect::<String>();
    let shown: Vec<String> = sets.iter().map(text).collect();
    assert_eq!(read.shape().to_string(), "2x2");
    assert_eq!(shown[1..5].join(" "), "34 2 34 2");
    assert_eq!((shown[14].as_str(), shown[15].as_str()), ("", "4"));
    // A digit that is missing strikes none out.
    let sparse =
        entry_alone("[[0,[3,4],2,[3,4]],[2,[3,4],null,[3,4]],[[3,4],[1,2],[3,4],[1,2]],[0,0,0,4]]");
    let sets = sparse.puzzle().candidates().expect("candidates");
    assert_eq!(
        (text(&sets[0]), text(&sets[6]), text(&sets[1])),
        ("1234".into(), "1234".into(), "34".into())
    );
    let grid = "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]";
    assert!(all(&format!("[{grid},{grid}]"), Options::default()).len() == 2);
}

/// Goal: lists with the digit 0 are read with it, and a note says so.  Method: grids of three sides with some cells empty,
/// each sign for those, digits as numbers and as signs, rows as lists and as texts; and lists in which 0 is none.
#[test]
fn lists_with_the_digit_0() {
    for (name, last) in [("2x2", "3"), ("3x3", "8"), ("4x4", "9, then A to F")] {
        let random = &mut SplitMix64::new(0);
        let shape: Shape = name.parse().expect("a shape");
        let side = shape.side();
        let grid = crate::common::grid(shape, random);
        // The digits of the last name are left out, so that nothing but the zeros tells.
        let open = |at: usize| at.is_multiple_of(3);
        let write = |empty: &str, cell: fn(usize) -> String, is_open: bool| {
            let cell = |(at, digit): (usize, &Option<ennea::Digit>)| match digit {
                Some(digit) if !(is_open && open(at)) => cell(digit.index()),
                _ => empty.to_owned(),
            };
            let cells: Vec<String> = grid.clues().iter().enumerate().map(cell).collect();
            let rows = cells.chunks(side).map(|row| format!("[{}]", row.join(",")));
            format!("[{}]", rows.collect::<Vec<_>>().join(",\n "))
        };
        let cells = grid.clues().iter().enumerate();
        let clues = cells.map(|(at, digit)| digit.filter(|_| !open(at))).collect::<Vec<_>>();
        let expected = Filling::new(shape, clues).expect("clues");
        let note = format!("read with the digits 0 to {last}, '.' for an empty cell");
        let number: fn(usize) -> String = |index| index.to_string();
        let sign: fn(usize) -> String = |index| format!("'{index:X}'");
        for cell in [number, sign] {
            for empty in ["'.'", "None", "''", "null", "-1", "'-'", "' '"] {
                let text = write(empty, cell, true);
                let read = entry_alone(&text);
                assert_eq!(read.puzzle().clues(), &expected, "{text}");
                assert_eq!(read.notes(EN), [note.as_str()], "{text}");
                let both = format!("puzzle = {text}\nsolution = {}\n", write(empty, cell, false));
                let read = entry_alone(&both);
                assert_eq!((read.puzzle().clues(), read.solution()), (&expected, Some(&grid)));
            }
        }
        // 0 is empty beside the last digit; where two are in a row, and it is no digit, a note says so.
        let usual: fn(usize) -> String = |index| (index + 1).to_string();
        let text = write("0", usual, true);
        assert_eq!(entry_alone(&text).puzzle().clues(), &expected, "{text}");
        assert!(entry_alone(&text).notes(EN).is_empty());
        let mixed = text.replacen('0', "None", 1);
        assert_eq!(entry_alone(&mixed).puzzle().clues(), &expected, "{mixed}");
        let told = Options { alphabet: Some(Alphabet::One), ..Options::default() };
        assert!(
            Reader::first(&write("None", number, true), told).expect("a list").notes(EN).is_empty()
        );
    }
    let mixed = entry_alone("[[1,0,0,None],[0,0,3,0],[2,3,0,0],[0,0,0,'']]");
    assert_eq!(mixed.puzzle().clues().to_string(), "1.....3.23......");
    assert_eq!(mixed.notes(EN), ["read with the digits 1 to 4, '.' or '0' for an empty cell"]);
}

/// Goal: no part of a list that is not square is taken for a puzzle; what programs write around brackets is none.
#[test]
fn lists_that_are_not_square_are_refused() {
    for text in [
        "int g[4][4] = {{1,0,0,4},{0},{2,3,0,0},{0}};",
        "g = [[1,0,0,4],[0],[2,3,0,0],[0]]",
        "[[1,0,0,4],[0,0,0],[2,3,0,0],[0]]",
    ] {
        let read = all(text, Options::default());
        assert!(matches!(&read[..], [Err(_)]), "{text}: {read:?}");
    }
    for text in [
        "const G: [[u8; 4]; 4] = [[1,0,0,4],[0;4],[2,3,0,0],[0;4]];",
        "let g: [[u8; 4]; 4] = [[1,0,0,4],\n [0;4],[2,3,0,0],\n[0;4]];",
        "b = [1 0 0 4; ...\n0 0 0 0; ... % the second\n2 3 0 0; ...\n0 0 0 0];",
    ] {
        assert_eq!(entry_alone(text).puzzle().clues().to_string(), SMALL, "{text}");
    }
    let regions = "g = [[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]\nregions = [[0,0,1,1],[0,1,1,2],[0,3,2,2],[3,3,3,2]]\n";
    let jigsaw = entry_alone(regions);
    assert_eq!((jigsaw.puzzle().clues().to_string().as_str(), jigsaw.notes(EN).len()), (SMALL, 0));
    assert_eq!(jigsaw.puzzle().rules().name(), "jigsaw");
}
