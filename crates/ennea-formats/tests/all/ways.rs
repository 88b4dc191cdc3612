//! The ways in which people write puzzles: each as a function, with the shapes that it is tried with.

use data_encoding::BASE64_NOPAD;
use ennea::random::SplitMix64;
use ennea::rules::{HouseKind, Rules};
use ennea::{Digit, Filling};
use ennea_formats::{Alphabet, Entry, Format, Writer};

/// A way to write a puzzle, and the shapes that it is tried with.
pub(crate) struct Way {
    pub(crate) name: &'static str,
    pub(crate) shapes: &'static [&'static str],
    pub(crate) write: fn(&Filling, &mut SplitMix64) -> String,
}

const ALL: &[&str] = &["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "4x4"];
const NINE: &[&str] = &["2x2", "2x3", "2x4", "3x3"];
const CLASSIC: &[&str] = &["3x3"];

pub(crate) const WAYS: &[Way] = &[
    Way { name: "a line", shapes: ALL, write: |it, _| it.to_string() + "\n" },
    Way {
        name: "a line with a remark",
        shapes: CLASSIC,
        write: |it, _| format!("{it} # 7.1 easy\n"),
    },
    Way {
        name: "a line with dashes",
        shapes: NINE,
        write: |it, _| it.to_string().replace('.', "-") + "\n",
    },
    Way { name: "rows", shapes: ALL, write: |it, _| rows(it, |row| row.join("")) },
    Way { name: "rows set apart", shapes: ALL, write: |it, _| rows(it, |row| row.join(" ")) },
    Way {
        name: "rows of dashes",
        shapes: NINE,
        write: |it, _| rows(it, |row| row.join("").replace('.', "-")),
    },
    Way {
        name: "rows of dashes set apart",
        shapes: NINE,
        write: |it, _| rows(it, |row| row.join(" ").replace('.', "-")),
    },
    Way { name: "a frame", shapes: ALL, write: |it, _| framed(it, '.', 1) },
    Way { name: "a frame with blank cells", shapes: ALL, write: |it, _| framed(it, ' ', 1) },
    Way {
        name: "a frame with blank cells close together",
        shapes: ALL,
        write: |it, _| framed(it, ' ', 0),
    },
    Way {
        name: "a frame with blank cells wide apart",
        shapes: ALL,
        write: |it, _| framed(it, ' ', 2),
    },
    Way { name: "Unicode frames", shapes: NINE, write: |it, _| unicode(it) },
    Way { name: "a table of Markdown", shapes: NINE, write: |it, _| markdown(it) },
    Way {
        name: "after a % comment",
        shapes: ALL,
        write: |it, _| "% randomly generated\n".to_owned() + &framed(it, '.', 1),
    },
    Way {
        name: "a sheet with tabs",
        shapes: ALL,
        write: |it, _| rows(it, |row| row.join("\t").replace('.', "")),
    },
    Way {
        name: "a sheet with commas",
        shapes: ALL,
        write: |it, _| rows(it, |row| row.join(",").replace('.', "")),
    },
    Way {
        name: "a sheet with semicolons",
        shapes: ALL,
        write: |it, _| rows(it, |row| row.join(";").replace('.', "")),
    },
    Way {
        name: "a sheet with quotes",
        shapes: ALL,
        write: |it, _| {
            rows(it, |row| {
                row.iter()
                    .map(|cell| format!("\"{}\"", cell.replace('.', "")))
                    .collect::<Vec<_>>()
                    .join(",")
            })
        },
    },
    Way {
        name: "lists of numbers",
        shapes: ALL,
        write: |it, _| format!("[{}]\n", listed(it, "[", ", ", "]", ", ")),
    },
    Way {
        name: "lists on lines",
        shapes: ALL,
        write: |it, _| format!("grid = [\n{}\n]\n", listed(it, "  [", ",", "]", ",\n")),
    },
    Way {
        name: "rows in brackets",
        shapes: ALL,
        write: |it, _| listed(it, "[", ",", "]", "\n") + "\n",
    },
    Way {
        name: "arrays of C",
        shapes: ALL,
        write: |it, _| format!("int b[9][9] = {{{}}};\n", listed(it, "{", ",", "}", ",\n")),
    },
    Way {
        name: "arrays of NumPy",
        shapes: ALL,
        write: |it, _| format!("[{}]\n", listed(it, "[", " ", "]", "\n ")),
    },
    Way {
        name: "tuples",
        shapes: ALL,
        write: |it, _| format!("({})\n", listed(it, "(", ", ", ")", ", ")),
    },
    Way {
        name: "lists of signs",
        shapes: NINE,
        write: |it, _| {
            let row = |row: Vec<String>| format!("[\"{}\"]", row.join("\",\""));
            format!("[{}]\n", cells(it).into_iter().map(row).collect::<Vec<_>>().join(",\n"))
        },
    },
    Way {
        name: "lists of rows as texts",
        shapes: NINE,
        write: |it, _| {
            format!(
                "[\"{}\"]\n",
                cells(it).into_iter().map(|row| row.concat()).collect::<Vec<_>>().join("\", \"")
            )
        },
    },
    Way {
        name: "rows in parentheses",
        shapes: CLASSIC,
        write: |it, _| {
            let rows: Vec<String> =
                cells(it).into_iter().map(|row| format!("({})", row.concat())).collect();
            rows.join(" ").replace('.', "x") + "\n"
        },
    },
    Way {
        name: "a list of all cells",
        shapes: &["3x3"],
        write: |it, _| format!("[{}]\n", listed(it, "", ",", "", ",")),
    },
    Way {
        name: "lists in an object",
        shapes: NINE,
        write: |it, _| {
            format!("{{\"board\": [{}], \"level\": \"easy\"}}\n", listed(it, "[", ",", "]", ","))
        },
    },
    Way {
        name: "lists of boxes in rows",
        shapes: CLASSIC,
        write: |it, _| {
            let part = |row: &Vec<String>| {
                let parts: Vec<String> =
                    row.chunks(3).map(|part| format!("[{}]", part.join(","))).collect();
                format!("[{}]", parts.join(","))
            };
            format!("[{}]\n", numbers(it).iter().map(part).collect::<Vec<_>>().join(","))
        },
    },
    Way {
        name: "a link with all digits",
        shapes: CLASSIC,
        write: |it, _| {
            format!("https://www.example.org/play/?s={}&x=1\n", it.to_string().replace('.', "0"))
        },
    },
    Way {
        name: "a link of sudoku.coach",
        shapes: CLASSIC,
        write: |it, _| {
            format!("https://sudoku.coach/en/play/{}\n", it.to_string().replace('.', "0"))
        },
    },
    Way { name: "a link of Penpa+", shapes: NINE, write: |it, _| penpa(it, None, "") },
    Way {
        name: "a link of f-puzzles",
        shapes: NINE,
        write: |it, _| {
            Writer::new(Format::Fpuzzles, Alphabet::One)
                .entry(&Entry::new(it.clone()))
                .expect("any shape")
        },
    },
];

fn cells(puzzle: &Filling) -> Vec<Vec<String>> {
    let sign = |clue: &Option<Digit>| clue.map_or(".".to_owned(), |digit| digit.to_string());
    let row = |row: &[Option<Digit>]| row.iter().map(sign).collect();
    puzzle.clues().chunks(puzzle.shape().side()).map(row).collect()
}

fn numbers(puzzle: &Filling) -> Vec<Vec<String>> {
    let number = |clue: &Option<Digit>| clue.map_or(0, Digit::number).to_string();
    let row = |row: &[Option<Digit>]| row.iter().map(number).collect();
    puzzle.clues().chunks(puzzle.shape().side()).map(row).collect()
}

fn rows(puzzle: &Filling, row: impl Fn(Vec<String>) -> String) -> String {
    cells(puzzle).into_iter().map(|cells| row(cells) + "\n").collect()
}

pub(crate) fn listed(
    puzzle: &Filling,
    open: &str,
    comma: &str,
    close: &str,
    between: &str,
) -> String {
    let row = |row: &Vec<String>| format!("{open}{}{close}", row.join(comma));
    numbers(puzzle).iter().map(row).collect::<Vec<_>>().join(between)
}

/// A picture with a frame around the boxes, some sign for empty cells, and some blanks around each.
fn framed(puzzle: &Filling, empty: char, blanks: usize) -> String {
    let shape = puzzle.shape();
    let blank = " ".repeat(blanks);
    let width = shape.box_columns() * (1 + blanks) + blanks;
    let frame = format!("+{}+\n", vec!["-".repeat(width); shape.stacks()].join("+"));
    let mut text = frame.clone();
    for (index, row) in cells(puzzle).iter().enumerate() {
        let part = |part: &[String]| {
            let cells: Vec<String> =
                part.iter().map(|it| it.replace('.', &empty.to_string())).collect();
            format!("{blank}{}{blank}", cells.join(&blank))
        };
        let parts: Vec<String> = row.chunks(shape.box_columns()).map(part).collect();
        text += &format!("|{}|\n", parts.join("|"));
        if (index + 1).is_multiple_of(shape.box_rows()) {
            text += &frame;
        }
    }
    text
}

/// A frame around each cell, heavy around the boxes.
fn unicode(puzzle: &Filling) -> String {
    let shape = puzzle.shape();
    let line = |left: &str, dash: &str, light: &str, heavy: &str, right: &str| {
        let part = vec![dash.repeat(3); shape.box_columns()].join(light);
        format!("{left}{}{right}\n", vec![part; shape.stacks()].join(heavy))
    };
    let mut text = line("┏", "━", "┯", "┳", "┓");
    let rows = cells(puzzle);
    for (index, row) in rows.iter().enumerate() {
        let cell = |cell: &String| format!(" {} ", cell.replace('.', " "));
        let part = |part: &[String]| part.iter().map(cell).collect::<Vec<_>>().join("│");
        let parts: Vec<String> = row.chunks(shape.box_columns()).map(part).collect();
        text += &format!("┃{}┃\n", parts.join("┃"));
        text += &match index + 1 {
            last if last == rows.len() => line("┗", "━", "┷", "┻", "┛"),
            next if next.is_multiple_of(shape.box_rows()) => line("┣", "━", "┿", "╋", "┫"),
            _ => line("┠", "─", "┼", "╂", "┨"),
        };
    }
    text
}

/// A table, whose cells are as wide as they must be.
fn markdown(puzzle: &Filling) -> String {
    let row = |row: Vec<String>| format!("| {} |\n", row.join(" | ").replace('.', ""));
    let mut rows: Vec<String> = cells(puzzle).into_iter().map(row).collect();
    rows.insert(1, format!("|{}\n", ":-:|".repeat(puzzle.shape().side())));
    rows.concat()
}

/// A link of Penpa+, with lines around the boxes or regions, and more in what is given.
pub(crate) fn penpa(puzzle: &Filling, rules: Option<&Rules>, more: &str) -> String {
    let (shape, side) = (puzzle.shape(), puzzle.shape().side());
    let (width, corners) = (side + 4, (side + 4) * (side + 4));
    let place = |row: usize, column: usize| (row + 2) * width + column + 2;
    let region = |row: usize, column: usize| {
        let cell = shape.cell(row, column);
        let house = rules
            .map(|rules| rules.of_kind(HouseKind::Region).position(|it| it.cells.contains(&cell)));
        house.flatten().unwrap_or(shape.box_index(cell))
    };
    let mut given = Vec::new();
    let mut lines = Vec::new();
    for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
        let at = place(row, column);
        if let Some(digit) = puzzle.clue(shape.cell(row, column)) {
            given.push(format!("\"{at}\":[\"{}\",1,\"1\"]", digit.number()));
        }
        if column + 1 < side && region(row, column) != region(row, column + 1) {
            lines.push(format!("\"{},{}\":2", corners + at - width, corners + at));
        }
        if row + 1 < side && region(row, column) != region(row + 1, column) {
            lines.push(format!("\"{},{}\":2", corners + at - 1, corners + at));
        }
    }
    let head = format!(
        "square,{side},{side},38,0,1,1,380,380,84,84,0,0,0,0,Title: A title,Author: ,,,OFF,false"
    );
    let question = format!(
        "{{zR:{{z_:[]}},zS:{{}},zN:{{{}}},z1:{{}},zE:{{{}}}{more}}}",
        given.join(","),
        lines.join(",")
    );
    let text = format!("{head}\n[0,0,0,0]\n[\"1\",\"2\",\"1\"]\n{question}\n\n[]\n[]\n");
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6);
    format!("https://swaroopg92.github.io/penpa-edit/#m=solve&p={}\n", BASE64_NOPAD.encode(&packed))
}
