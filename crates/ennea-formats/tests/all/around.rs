//! What pages, mails and programs for text put around a puzzle: each of these, random puzzles, pieces of a text.

use crate::common::{EN, all, clues, entry_alone, grid, in_pieces};
use ennea::random::SplitMix64;
use ennea::{Filling, Shape};
use ennea_formats::{Alphabet, Entry, Format, Options, Reader, Writer};

/// Rows of a puzzle, each cell a word: `.` for an empty one.
type Rows = Vec<Vec<String>>;

/// Ways to write rows with something around them.
type Way = (&'static str, fn(&Rows) -> String);

fn rows(puzzle: &Filling) -> Rows {
    let cells: Vec<String> = puzzle.to_string().chars().map(String::from).collect();
    cells.chunks(puzzle.shape().side()).map(<[String]>::to_vec).collect()
}

/// A line for each row.
fn lines(rows: &Rows, line: impl Fn(usize, &[String]) -> String) -> String {
    rows.iter().enumerate().map(|(k, row)| line(k, row) + "\n").collect()
}

fn spaced(rows: &Rows) -> String {
    lines(rows, |_, row| row.join(" "))
}

fn close(rows: &Rows) -> String {
    lines(rows, |_, row| row.concat())
}

/// Cells between some texts, blank if they are empty.
fn fields(row: &[String], between: &str, empty: &str) -> String {
    let cell = |cell: &String| if cell == "." { empty.to_owned() } else { cell.clone() };
    row.iter().map(cell).collect::<Vec<_>>().join(between)
}

/// A table of Markdown with this header and rule.
fn table(rows: &Rows, header: impl Fn(usize) -> String, rule: &str) -> String {
    let side = rows.len();
    let heads: Vec<String> = (0..side).map(header).collect();
    let rows = lines(rows, |_, row| format!("| {} |", fields(row, " | ", " ")));
    format!("| {} |\n|{}\n{rows}", heads.join(" | "), format!("{rule}|").repeat(side))
}

fn letter(column: usize) -> String {
    char::from(b'A' + column as u8).to_string()
}

const WAYS: [Way; 46] = [
    ("row 1", |rows| lines(rows, |k, row| format!("Row {}: {}", k + 1, row.concat()))),
    ("row 1, blanks", |rows| lines(rows, |k, row| format!("row {} {}", k + 1, row.join(" ")))),
    ("R1", |rows| lines(rows, |k, row| format!("R{}: {}", k + 1, row.concat()))),
    ("Zeile 1", |rows| lines(rows, |k, row| format!("Zeile {}: {}", k + 1, row.join(" ")))),
    ("1:", |rows| lines(rows, |k, row| format!("{}: {}", k + 1, row.join(" ")))),
    ("0:", |rows| lines(rows, |k, row| format!("{k}: {}", row.concat()))),
    ("1.", |rows| lines(rows, |k, row| format!("{}. {}", k + 1, row.concat()))),
    ("1)", |rows| lines(rows, |k, row| format!("{}) {}", k + 1, row.concat()))),
    ("quotes", |rows| lines(rows, |_, row| format!("> {}", row.join(" ")))),
    ("quotes of quotes", |rows| lines(rows, |_, row| format!("> > | {} |", row.join(" | ")))),
    ("a header of letters", |rows| {
        (0..rows.len()).map(letter).collect::<String>() + "\n" + &close(rows)
    }),
    ("a header and a corner behind", |rows| {
        let header: Vec<String> = (1..=rows.len()).map(|k| k.to_string()).collect();
        format!("{} *\n{}", header.join(" "), spaced(rows))
    }),
    ("a corner behind and names of rows", |rows| {
        let header: Vec<String> = (0..rows.len()).map(letter).collect();
        let rows = lines(rows, |k, row| format!("{} {}", k + 1, row.join(" ")));
        format!("  {} *\n{rows}", header.join(" "))
    }),
    ("bars between cells alone", |rows| lines(rows, |_, row| fields(row, " | ", " "))),
    ("quotes of bars between cells", |rows| {
        lines(rows, |_, row| format!("> {}", fields(row, " | ", " ")))
    }),
    ("an element of forums", |rows| format!("[code]{}[/code]\n", close(rows).replace('\n', ""))),
    ("elements around rows", |rows| format!("[b][code]{}[/code][/b]\n", close(rows).trim_end())),
    ("a quoted element of forums", |rows| {
        format!("> [code]{}[/code]\n", close(rows).replace('\n', ""))
    }),
    ("a fence on the line", |rows| format!("```{}```\n", close(rows).replace('\n', ""))),
    ("questions apart", |rows| lines(rows, |_, row| row.join(", ").replace('.', "?"))),
    ("questions in a frame", |rows| {
        lines(rows, |_, row| format!("│ {} │", row.join(" ").replace('.', "?")))
    }),
    ("a blank line between rows", |rows| {
        let between = if rows.len() > 4 { "\n\n" } else { "\n" };
        spaced(rows).replace('\n', between)
    }),
    ("C, blanks", |rows| {
        format!("{{{}}}", lines(rows, |_, row| format!("{{{}}},", fields(row, ",", " "))))
    }),
    ("dashes between commas", |rows| lines(rows, |_, row| fields(row, " , ", "-"))),
    ("a rating and thanks behind", |rows| close(rows) + "SE 7.2\nThanks!\n"),
    ("Markdown", |rows| table(rows, |_| " ".to_owned(), "---")),
    ("Markdown, letters", |rows| table(rows, letter, ":-:")),
    ("Markdown, a remark behind a row", |rows| {
        table(rows, |_| " ".to_owned(), "---").replacen("|\n|---", "| note\n|---", 1)
    }),
    ("Markdown, a digit behind the header", |rows| {
        table(rows, |_| " ".to_owned(), "---").replacen("|\n|---", "| 1\n|---", 1)
    }),
    ("Markdown, an arrow behind the last row", |rows| {
        table(rows, letter, "---").trim_end().to_owned() + " <- look\n"
    }),
    ("the same behind each bar", |rows| {
        lines(rows, |_, row| format!("|{}|.", fields(row, "|", " ")))
    }),
    ("HTML", |rows| {
        let rows =
            lines(rows, |_, row| format!("<tr><td>{}</td></tr>", fields(row, "</td><td>", "")));
        format!("<table>\n{rows}</table>\n")
    }),
    ("HTML, a cell a line", |rows| {
        let cells = |row: &[String]| fields(row, "</td>\n  <td class='c'>", "&nbsp;");
        let rows =
            lines(rows, |_, row| format!("<tr>\n  <td class='c'>{}</td>\n</tr>", cells(row)));
        format!(
            "<html><head><title>1 2 3</title></head><body>\n<h1>Nr. 7</h1><table>\n{rows}</table>"
        )
    }),
    ("HTML, fields to type in", |rows| {
        let field = |cell: &String| format!("<td><input value=\"{}\"></td>", cell.replace('.', ""));
        let row = |row: &[String]| row.iter().map(field).collect::<String>();
        lines(rows, |_, cells| format!("<tr>{}</tr>", row(cells)))
    }),
    ("HTML, as it stands", |rows| format!("<p>Hi</p><pre>\n{}</pre>\n", spaced(rows))),
    ("ends of lines in HTML", |rows| lines(rows, |_, row| row.join(" ") + "<br />")),
    ("LaTeX", |rows| {
        let rows = lines(rows, |_, row| fields(row, " & ", "") + " \\\\ \\hline");
        format!("\\begin{{tabular}}{{|c|c|}}\n\\hline\n{rows}\\end{{tabular}}\n")
    }),
    ("LaTeX, bold", |rows| {
        lines(rows, |_, row| {
            let bold = |cell: &String| cell.replace('.', "").replacen("", "\\textbf{", 1) + "}";
            row.iter().map(bold).collect::<Vec<_>>().join(" & ") + " \\\\"
        })
    }),
    ("a wiki", |rows| {
        let rows = lines(rows, |_, row| format!("|-\n| {}", fields(row, " || ", " ")));
        format!("{{| class=\"wikitable\"\n{rows}|}}\n")
    }),
    ("numbers with a point", |rows| {
        let point =
            |cell: &String| if cell == "." { "0.0".to_owned() } else { format!("{cell}.0") };
        lines(rows, |_, row| row.iter().map(point).collect::<Vec<_>>().join(" "))
    }),
    ("a sheet of numbers with a point", |rows| {
        let point = |cell: &String| if cell == "." { String::new() } else { format!("{cell}.0") };
        let header: Vec<String> = (0..rows.len()).map(|k| k.to_string()).collect();
        let row = |row: &[String]| row.iter().map(point).collect::<Vec<_>>().join(",");
        format!(",{}\n{}", header.join(","), lines(rows, |k, cells| format!("{k},{}", row(cells))))
    }),
    ("a mail", |rows| {
        let head =
            "From: a@b.example\nDate: Tue, 5 May 2020 10:11:12 +0000\nSubject: no. 7\n\nHi,\n\n";
        format!("{head}{}\nBest,\nJo\n", spaced(rows))
    }),
    ("a date and a time", |rows| format!("2024-05-06 12:30\n{}", spaced(rows))),
    ("a time and a blank line", |rows| format!("5:07 PM\n\n{}", close(rows))),
    ("the number of a page", |rows| format!("{}\n\n12\n", close(rows))),
    ("a line of a frame with a name", |rows| format!("+---+---+ P7\n{}", spaced(rows))),
];

/// Goal: what stands around a puzzle is none of it.  Method: random puzzles of three shapes in each way, in pieces
/// of one byte and of seven as well.
#[test]
fn what_stands_around_is_left_out() {
    let random = &mut SplitMix64::new(47);
    let mut wrong: Vec<String> = Vec::new();
    for (name, way) in WAYS {
        for shape in ["2x2", "2x3", "3x3"] {
            let shape: Shape = shape.parse().expect("a shape");
            let puzzle = clues(shape, random);
            let text = way(&rows(&puzzle));
            let read = all(&text, Options::default());
            let is_right = matches!(&read[..], [Ok(entry)] if entry.puzzle().clues() == &puzzle)
                && [1, 7].iter().all(|&length| {
                    in_pieces(text.as_bytes(), &[length], Options::default()) == read
                });
            wrong.extend((!is_right).then(|| format!("{name}\n{text}{read:?}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Goal: numbers over the columns of candidates are none of them, where one of them stands below as well; words that
/// end a text are none either.
#[test]
fn candidates_may_have_a_header() {
    let rows = [
        "5 3 124 26 7 2468 1489 1249 248",
        "6 247 247 1 9 5 3478 234 2478",
        "12 9 8 23 34 24 13457 6 247",
        "8 125 1259 579 6 147 4579 2459 3",
        "4 25 2569 8 5 3 579 259 1",
        "7 15 1359 59 2 14 4589 459 6",
        "19 6 1345 357 35 7 2 8 4",
        "23 278 237 4 1 9 36 3 5",
        "123 1245 12345 2356 8 26 1346 7 9",
    ]
    .map(str::to_owned);
    let plain = rows.join("\n") + "\n";
    let puzzle = entry_alone(&plain).into_puzzle();
    let sheet = |sign: &str| plain.replace(' ', sign);
    let table = rows.clone().map(|row| format!("| {} |\n", row.replace(' ', " | "))).concat();
    let rule = "|-".repeat(9);
    for text in [
        format!("1 2 3 4 5 6 7 8 9\n{plain}"),
        format!("A B C D E F G H I\n{plain}"),
        format!("7\n{plain}next step?\n"),
        format!("{}|\n{rule}|\n{table}", "|  ".repeat(9)),
        sheet(","),
        sheet(";"),
        sheet("\t"),
    ] {
        let read = all(&text, Options::default());
        let found: Vec<_> = read.iter().flatten().map(|entry| entry.puzzle().clone()).collect();
        assert_eq!((found, read.len()), (vec![puzzle.clone()], 1), "{text}");
    }
}

/// Goal: long lines of signs that mean nothing end no program: what goes over them does not call itself for each.
#[test]
fn a_million_signs_are_read_at_once() {
    for text in [
        "1".to_owned() + &"<br>".repeat(200_000),
        "<script></script>".repeat(60_000),
        "> ".repeat(400_000),
        "\\".repeat(400_000),
        ",".repeat(900_000),
        "& ".repeat(400_000),
    ] {
        let count = all(&format!("{text}\n"), Options::default()).len();
        assert!(count < 3, "{}: {count}", &text[..20]);
    }
    assert!(all("\\é 1 & 2 & 3 & 4 \\\\", Options::default()).len() < 3);
}

/// Goal: a short line over a puzzle is a title, and told; over the lines of a list it is a line that is wrong.
#[test]
fn short_lines_over_a_puzzle_are_titles() {
    let puzzle = clues(Shape::CLASSIC, &mut SplitMix64::new(4));
    let own = rows(&puzzle);
    for title in [
        "A", "1", "*", "0", ".", "+1", "00:00", "1.", "a)", "12", "1/5", "(1)", "[7]", "12.5",
        "***",
    ] {
        for cells in [spaced(&own), close(&own), format!("\n{}", close(&own)), puzzle.to_string()] {
            let text = format!("{title}\n{cells}\n");
            let read = all(&text, Options::default());
            let entry = read[0].as_ref().unwrap_or_else(|why| panic!("{why}\n{text}"));
            assert_eq!((read.len(), entry.puzzle().clues()), (1, &puzzle), "{text}{read:?}");
            assert_eq!(entry.ignored(EN), [format!("the words before it: {title}")], "{text}");
            for pieces in [[1], [5]] {
                assert_eq!(in_pieces(text.as_bytes(), &pieces, Options::default()), read, "{text}");
            }
        }
    }
    let list = format!("{puzzle}\n12?\n{puzzle}\n");
    let found: Vec<bool> = all(&list, Options::default()).iter().map(Result::is_ok).collect();
    assert_eq!(found, [true, false, true]);
    // The smallest puzzles are still read.
    let found = Reader::of_text("1\n.\n1\n", Options::default()).flatten().count();
    assert_eq!(found, 3);
}

/// Goal: a grid beside a puzzle is its solution, whether its cells stand apart or not; other grids are puzzles.
#[test]
fn a_solution_may_stand_beside() {
    let random = &mut SplitMix64::new(9);
    for bars in [false, true] {
        for gap in ["  ", "     "] {
            let all_cells = grid(Shape::CLASSIC, random);
            let puzzle = crate::common::some(&all_cells, 3, random);
            let line = |row: &[String]| match (gap.len() > 2, bars) {
                (false, _) => row.concat(),
                (true, false) => row.join(" "),
                (true, true) => {
                    row.chunks(3).map(|part| part.join(" ")).collect::<Vec<_>>().join(" | ")
                }
            };
            let [left, right] = [&puzzle, &all_cells].map(rows);
            let lines = left.iter().zip(&right);
            let text: String =
                lines.map(|(a, b)| format!("{}{gap}{}\n", line(a), line(b))).collect();
            let entry = entry_alone(&text);
            assert_eq!(entry.puzzle().clues(), &puzzle, "{text}");
            assert_eq!(entry.solution(), Some(&all_cells), "{text}");
        }
    }
}

/// Goal: signs that other puzzles use in another way are read as what they are meant here.
#[test]
fn signs_are_what_they_mean_here() {
    let random = &mut SplitMix64::new(3);
    let puzzle = clues(Shape::CLASSIC, random);
    let own = rows(&puzzle);
    // Numbers in brackets before a puzzle; # for empty cells, where the first one has a digit.
    let from_digit = {
        let text = puzzle.to_string();
        let at = text.find(|c: char| c.is_ascii_digit()).expect("a clue");
        format!("{}{}", &text[at..], &text[..at])
    };
    for (text, cells) in [
        (format!("(1) {puzzle}"), puzzle.to_string()),
        (format!("[12] {puzzle}"), puzzle.to_string()),
        (from_digit.replace('.', "#"), from_digit.clone()),
    ] {
        let read = all(&text, Options::default());
        let found: Vec<String> =
            read.iter().flatten().map(|entry| entry.puzzle().clues().to_string()).collect();
        assert_eq!(found, [cells], "{text}{read:?}");
    }
    // Dashes for the empty cells of numbers; most rows empty.
    for name in ["2x5", "3x4", "4x4", "5x5"] {
        let shape: Shape = name.parse().expect("a shape");
        let puzzle = clues(shape, random);
        let cells: Vec<String> = puzzle
            .clues()
            .iter()
            .map(|clue| clue.map_or("-".to_owned(), |digit| digit.number().to_string()))
            .collect();
        let text: String = cells.chunks(shape.side()).map(|row| row.join(" ") + "\n").collect();
        assert_eq!(entry_alone(&text).puzzle().clues().clues(), puzzle.clues(), "{text}");
    }
    let empty = format!("{}\n", ".".repeat(16)).repeat(15) + "...............1\n";
    let read = all(&empty, Options::default());
    assert_eq!((read.len(), entry_alone(&empty).shape().side()), (1, 16), "{read:?}");
    // Empty rows and columns of a sheet between boxes.
    for separator in [",", ";", "\t"] {
        let row = |row: &[String]| {
            let boxes = row.chunks(3).map(|part| fields(part, separator, ""));
            boxes.collect::<Vec<_>>().join(&separator.repeat(2)) + "\n"
        };
        let bands = own.chunks(3).map(|band| band.iter().map(|cells| row(cells)).collect());
        let gap = separator.repeat(10) + "\n";
        let text = bands.collect::<Vec<String>>().join(&gap);
        let read = all(&text, Options::default());
        assert_eq!((read.len(), entry_alone(&text).puzzle().clues()), (1, &puzzle), "{text}");
    }
    // What follows a game id is told; one cell behind a puzzle is none.
    let id = Writer::new(Format::Solo, Alphabet::One).entry(&Entry::new(puzzle.clone()));
    let text = id.expect("an id").trim().to_owned() + " and more";
    assert_eq!(entry_alone(&text).ignored(EN), ["what follows on the line: and more"]);
    let list = format!("{puzzle}\n1\n");
    let found: Vec<bool> = all(&list, Options::default()).iter().map(Result::is_ok).collect();
    assert_eq!(found, [true, false]);
}
