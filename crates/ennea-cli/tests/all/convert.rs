//! `ennea convert`.

use crate::tool::{ennea, write_file};
use std::fs;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Puzzle above under way: a placed digit, and two candidates struck out.
const STATE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7+9:214 416";

fn digits() -> String {
    PUZZLE.replace('.', "0")
}

#[test]
fn files_pipes_and_arguments() {
    let file = write_file("convert.sdm", &format!("# two\n{}\n{}\n", digits(), digits()));
    ennea(&["convert", "--to", "line", &file], "")
        .prints(&format!("{PUZZLE}\n{PUZZLE}\n"))
        .says(&format!("note: {file}: read as line (cells in one line)\n"))
        .exits(0);
    let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", digits());
    ennea(&["convert", "--to", "sdm"], &link)
        .prints(&format!("{}\n", digits()))
        .says("note: read as sudokuwiki (link, S9B or plain)\n")
        .exits(0);
    ennea(&["convert", "--to", "sudokuwiki", "--from", "line", PUZZLE, "-"], PUZZLE)
        .prints(&format!("{link}\n{link}\n"))
        .says("")
        .exits(0);
}

#[test]
fn the_ending_of_the_output_chooses_the_format() {
    let path = write_file("evening.opensudoku", "");
    ennea(&["convert", "-o", &path, "--from", "susser", STATE], "").prints("").says("").exits(0);
    let text = fs::read_to_string(&path).expect("it has been written");
    assert!(text.starts_with("<?xml") && text.ends_with("</opensudoku>\n"), "{text}");
    ennea(&["convert", "--to", "susser", &path], "").prints(&format!("{STATE}\n")).exits(0);
    ennea(&["convert", "-o", "evening.doc", PUZZLE], "")
        .says_also("error: evening.doc has the ending of no format; expected --to FORMAT")
        .exits(2);
    ennea(&["convert", "-o", "/nowhere/at/all.sdm", PUZZLE], "")
        .says_also("error: cannot write /nowhere/at/all.sdm: no such file or directory")
        .exits(2);
}

#[test]
fn what_is_lost_is_said_once() {
    let two = format!("{STATE}\n{STATE}\n");
    ennea(&["convert", "--to", "sdm", "--from", "susser"], &two)
        .says(
            "note: written candidates are lost: sdm has none\n\
             note: placed digits are lost: sdm has only clues\n",
        )
        .exits(0);
    ennea(&["convert", "--to", "line", "--from", "susser", "--placed-as-clues", STATE], "")
        .prints(&format!("{PUZZLE}\n"))
        .says("note: written candidates are lost: line has none\n")
        .exits(0);
    ennea(&["convert", "--to", "sdk", "--from", "susser"], &two)
        .says_also("note: sdk is for one puzzle a file; other programs may read only the first\n")
        .exits(0);
    let killer = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\
                  \"killercage\":[{\"cells\":[\"R1C1\"]}]}";
    ennea(&["convert", "--to", "line", "--from", "f-puzzles-json"], killer)
        .prints("")
        .says_also("error: line 1: found rules that are not known here: killercage; expected rules")
        .exits(2);
    ennea(&["convert", "--lossy", "--to", "line", "--from", "f-puzzles-json"], killer)
        .prints("................\n")
        .says("note: line 1: left out: killercage\n")
        .exits(0);
}

#[test]
fn bad_input_is_shown_and_the_rest_answered() {
    let bad = format!("puzzle,solution\n{PUZZLE},\n{},\n{PUZZLE},\n", PUZZLE.replacen('9', "?", 1));
    let message = format!(
        "error: line 3, column 14: found '?'; expected one of the digits 1 to 9, or '.' for an empty cell\n  \
         | {},\n  | {}^\n  \
         hint: correct the sign; --alphabet says how digits above 9 are written\n",
        PUZZLE.replacen('9', "?", 1),
        " ".repeat(13),
    );
    let note = "note: read as csv (puzzle,solution,rating)\n";
    ennea(&["convert", "--to", "line"], &bad)
        .prints(&format!("{PUZZLE}\n"))
        .says(&format!("{note}{message}"))
        .exits(2);
    ennea(&["convert", "--to", "line", "--keep-going"], &bad)
        .prints(&format!("{PUZZLE}\n{PUZZLE}\n"))
        .says(&format!("{note}{message}"))
        .exits(2);
    let json = ennea(&["convert", "--json", "--keep-going"], &bad).exits(2).stdout;
    let lines: Vec<&str> = json.lines().collect();
    assert_eq!(lines.len(), 3, "answers pair with inputs: {json}");
    assert!(
        lines[1].starts_with("{\"input\":{\"line\":3},\"error\":\"line 3, column 14: "),
        "{json}"
    );
    ennea(&["convert", "--to", "line", "puzles.sdk"], "")
        .says_also("  as a file: no such file or directory\n")
        .exits(2);
    ennea(&["convert", "--to", "line"], "")
        .says_also("error: standard input: found no puzzle; expected at least one\n")
        .exits(2);
    ennea(&["convert", "--to", "line", "--from", "csv"], "puzzle\n")
        .says_also("error: standard input: found no puzzle; expected at least one\n")
        .exits(2);
    ennea(&["convert", PUZZLE], "").says_also("found no format to write").exits(2);
    ennea(&["convert", "--to", "gsf", PUZZLE], "").says_also("gsf is only read").exits(2);
    ennea(&["convert", "--to", "pdf", PUZZLE], "")
        .says_also("'pdf' is no format; expected one of 33 names such as line, sdm,")
        .exits(2);
    ennea(&["convert", "--to", "ss", "12.4............"], "")
        .says_also("error: argument 1: found a 2x2 puzzle; expected 3x3, for ss\n")
        .exits(2);
}

#[test]
fn large_grids_in_every_alphabet() {
    let row = |first: u8| -> String { (0..16).map(|k| char::from(first + k)).collect() };
    let letters = row(b'A') + &".".repeat(240);
    let own = "123456789ABCDEFG".to_owned() + &".".repeat(240);
    let zero = "0123456789ABCDEF".to_owned() + &".".repeat(240);
    ennea(&["convert", "--to", "line", &letters], "")
        .prints(&format!("{own}\n"))
        .says_also("note: argument 1: read with the digits A to P, '.' or '0' for an empty cell\n")
        .exits(0);
    ennea(&["convert", "--to", "line", "--to-alphabet", "0", &letters], "")
        .prints(&format!("{zero}\n"))
        .exits(0);
    ennea(&["convert", "--to", "line", "--alphabet", "0", "--from", "line", &zero], "")
        .prints(&format!("{own}\n"))
        .says("")
        .exits(0);
    let picture = ennea(&["convert", "--to", "picture", "--to-alphabet", "decimal", &own], "");
    let back = ennea(&["convert", "--to", "line", "--to-alphabet", "A"], &picture.stdout);
    back.prints(&format!("{letters}\n")).exits(0);
    ennea(&["convert", "--alphabet", "9", "--to", "line", &own], "")
        .says_also(
            "'9' is no alphabet; expected the sign of the first digit, 1, 0 or A, or decimal",
        )
        .exits(2);
}

#[test]
fn json_has_all_that_was_read() {
    let run = ennea(&["convert", "--json", "--from", "susser", STATE, "--to", "sdm"], "").exits(0);
    let object: serde_json::Value = serde_json::from_str(&run.stdout).expect("an object");
    assert_eq!(object["shape"], "3x3");
    assert_eq!(object["puzzle"], format!("{}.", &PUZZLE[..80]));
    assert_eq!(object["placed"], format!("{}9", ".".repeat(80)));
    assert_eq!(object["marks"][3], "6");
    assert_eq!(object["text"], format!("{}0\n", &digits()[..80]));
    let list = ennea(&["convert", "--list", "--json"], "").exits(0).stdout;
    assert!(list.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
    assert_eq!(list.lines().count(), 33);
}

#[test]
fn the_list_fits_the_screen() {
    let list = ennea(&["convert", "--list"], "").says("").exits(0).stdout;
    assert_eq!(list.lines().count(), 34);
    for line in list.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(list.contains(
        "pm             grid of candidates     .pm         read write kept  -     clues"
    ));
}
