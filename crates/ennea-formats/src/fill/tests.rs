//! Pictures with blank cells and dashes, filled.

use super::*;

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn of(text: &str) -> Option<Vec<String>> {
    filled(&lines(text)).map(|filled| filled.lines)
}

#[test]
fn blank_cells_are_filled() {
    let cases = [
        (
            "+-----+-----+\n| 1 2 |   4 |\n|     |     |\n+-----+-----+\n|     | 1   |\n|   3 |     |\n+-----+-----+",
            "+-----+-----+\n| 1 2 | . 4 |\n| . . | . . |\n+-----+-----+\n| . . | 1 . |\n| . 3 | . . |\n+-----+-----+",
        ),
        ("|12| 4|\n|  |  |\n|  |1 |\n| 3|  |", "|12|.4|\n|..|..|\n|..|1.|\n|.3|..|"),
        (
            "│ 1 │   ║   │ 4 │\n│   │   ║   │   │\n│   │   ║ 1 │   │\n│   │ 3 ║   │   │",
            "│ 1 │ . ║ . │ 4 │\n│ . │ . ║ . │ . │\n│ . │ . ║ 1 │ . │\n│ . │ 3 ║ . │ . │",
        ),
        ("1,,,4\n,,,\n,,1,\n,3,,", "1 . . 4\n. . . .\n. . 1 .\n. 3 . ."),
        ("1\t2\t\t\n\t\t\t4\n2\t\t\t\n\t\t\t", "1 2 . .\n. . . 4\n2 . . .\n. . . ."),
        (
            "\"1\";\"\";\"\";\"4\"\n\"\";\"\";\"\";\"\"\n;;1;\n;3;;",
            "1 . . 4\n. . . .\n. . 1 .\n. 3 . .",
        ),
        ("1--4\n----\n--1-\n-3--", "1..4\n....\n..1.\n.3.."),
        ("1--4\n--2-\n----\n--1-\n-3--", "1..4\n..2.\n----\n..1.\n.3.."),
    ];
    for (text, expected) in cases {
        assert_eq!(of(text), Some(lines(expected)), "{text}");
    }
}

#[test]
fn full_pictures_are_left_alone() {
    for text in [
        "| 1 2 | . 4 |\n| . . | . . |\n| . . | 1 . |\n| . 3 | . . |",
        "1,2,.,4\n.,.,.,.\n.,.,1,.\n.,3,.,.",
        "12.4\n....\n..1.\n.3..",
        "| 1 34 | 2 |\n| 12 3 | 4 |",
    ] {
        assert_eq!(of(text), None, "{text}");
    }
}
