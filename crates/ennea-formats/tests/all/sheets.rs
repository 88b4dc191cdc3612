//! Tables and matrices as sheets and programs have them: headers, labels, words for nothing.

use crate::common::{EN, PUZZLE, entry_alone};

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
    for empty in ["0", "."] {
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
