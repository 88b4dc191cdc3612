//! Every command that answers puzzles reads whatever `convert` reads.

use crate::tool::{ennea, folder, write_file};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The samples of the reader of formats.
fn samples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ennea-formats/tests/cases");
    let files = fs::read_dir(folder).expect("there are samples");
    let mut samples: Vec<PathBuf> = files.map(|file| file.expect("listed").path()).collect();
    samples.retain(|path| path.extension().is_none_or(|ending| ending != "md"));
    samples.sort();
    samples
}

/// Law: what a command makes of a sample is what it makes of the puzzles that `convert` finds there.
#[test]
fn samples_are_read_alike() {
    let mut count = 0;
    for path in samples() {
        let path = path.to_str().expect("a plain name");
        let lines = ennea(&["convert", "--to", "jsonl", path], "").stdout;
        let bound = ennea(&["bound", path], "");
        let text = fs::read(path).expect("text");
        let expected = ennea(&["bound"], &lines).stdout;
        assert_eq!(bound.stdout, expected, "{path}\n{}", bound.stderr);
        if let Ok(text) = String::from_utf8(text) {
            assert_eq!(ennea(&["bound"], &text).stdout, expected, "{path}, through a pipe");
        }
        count += 1;
    }
    assert!(count > 35, "{count}");
}

#[test]
fn links_states_and_json_are_arguments() {
    let state = format!("{}+9:214 416", &PUZZLE[..80]);
    let link = ennea(&["convert", "--to", "f-puzzles", "--from", "susser", &state], "").stdout;
    let wiki = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", PUZZLE.replace('.', "0"));
    let json = ennea(&["solve", "--json", PUZZLE], "").stdout;
    for text in [&state, link.trim(), &wiki, json.trim()] {
        ennea(&["solve", text], "").prints(&format!("{SOLUTION}\n")).says("").exits(0);
    }
    // The placed digit is no clue.
    ennea(&["count", &state], "").prints("1\n");
    ennea(&["count", "--json", "12+1............."], "")
        .prints(
            "{\"input\":{\"argument\":1},\"shape\":\"2x2\",\"puzzle\":\"12..............\",\
             \"placed\":\"..1.............\",\"count\":\"24\",\"at_least\":false,\"method\":\"walk\"}\n",
        );
}

#[test]
fn lines_of_all_sorts_stream_together() {
    let wiki = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", PUZZLE.replace('.', "0"));
    let input = format!(
        "{PUZZLE}\n# a comment\n{wiki}\n12..............\n1 2 | . .\n. . | . .\n----+----\n. . | 3 .\n\
         . . | . .\n12+4.............:\n{{\"puzzle\":\"12..............\"}}\n"
    );
    ennea(&["count"], &input).prints("1\n1\n24\n6\n24\n24\n").says("").exits(0);
}

/// A puzzle of candidates alone: that of [`PUZZLE`], as signs and as a grid.
#[test]
fn candidates_are_part_of_a_puzzle() {
    let sukaku = ennea(&["convert", "--to", "sukaku", "--from", "line", PUZZLE], "").stdout;
    ennea(&["solve"], &sukaku).prints(&format!("{SOLUTION}\n")).exits(0);
    let empty = "1234".repeat(16);
    ennea(&["count"], &format!("{empty}\n")).prints("288\n").exits(0);
    // Without 1 in the first three cells of row 1 it stands in the fourth.
    let fourth = ".234".repeat(3) + &"1234".repeat(13);
    ennea(&["count"], &fourth).prints("72\n").exits(0);
    ennea(&["solve", "--json", &fourth], "").exits(1);
    let one = "1...".to_owned() + &"1234".repeat(15);
    ennea(&["count"], &one).prints("72\n").exits(0);
    let rated = include_str!("../../../ennea/tests/cases/se-sukaku.txt").lines().last();
    let (signs, rating) = rated.expect("a line").split_once(':').expect("signs:rating");
    let details = ennea(&["rate", "--details"], signs).exits(0).stdout;
    assert!(details.starts_with(&format!("ED={rating} ")), "{details}");
    // Rules and candidates are taken together.
    ennea(&["rate", "--rules", "x"], signs)
        .prints("none\n")
        .says_also("so there is no solution")
        .exits(1);
    let told = ennea(&["explain", "--scale", "se-1.2.1"], signs).exits(0).stdout;
    assert!(told.contains("The rating is that of the hardest"), "{told}");
    ennea(&["rate", "--scale", "ladder-1"], &fourth).prints("multiple\n").exits(1);
    ennea(&["rate", "--scale", "minutes-1"], signs)
        .prints("")
        .says_also(
            "found a puzzle given by candidates, expected clues: minutes-1 is made for these",
        )
        .exits(2);
    ennea(&["canon"], &fourth)
        .prints("")
        .says_also(
            "error: line 1: found a puzzle given by candidates; canon has no method for them",
        )
        .exits(2);
    // 729 signs are candidates, unless the shape says that they are cells.
    ennea(&["count", "--limit", "2", "--shape", "3x9"], &".".repeat(729)).prints(">=2\n");
}

/// Candidates written beside clues that have one solution are notes: they do not keep the clues from being read.
#[test]
fn notes_leave_a_puzzle_as_it_is() {
    let pm =
        ennea(&["convert", "--to", "pm", "--from", "susser", &format!("{PUZZLE}:214 416")], "");
    let canon = ennea(&["canon", PUZZLE], "").exits(0).stdout;
    let told = "left out: its candidates, for the clues alone have one solution";
    ennea(&["canon"], &pm.stdout).prints(&canon).says_also(told).exits(0);
    // The name of a file tells written candidates from those that are given.
    let marks = json!({"puzzle": "1..4....23......", "shape": "2x2", "marks": [null, "23"]});
    let marks = format!("{marks}\n")
        .replace("[null,\"23\"]", &format!("[null,\"23\"{}]", ",null".repeat(14)));
    let sdx = ennea(&["convert", "--to", "sdx"], &marks).exits(0).stdout;
    let file = write_file("marks.sdx", &sdx);
    let back = ennea(&["convert", "--to", "jsonl", &file], "").exits(0).stdout;
    assert!(back.contains("\"marks\"") && !back.contains("\"candidates\""), "{back}");
    let marks = "1.34".to_owned() + &"1234".repeat(15);
    ennea(&["print", "-o", "-"], &marks).says_also("this one has no clues at all").exits(2);
}

/// Files and links that hold no puzzle are called what they are.
#[test]
fn other_files_are_named() {
    let file = write_file("book.pdf", "%PDF-1.7\n%\n");
    ennea(&["solve", &file], "").says_also("found a PDF; expected puzzles as text").exits(2);
    ennea(&["solve", "https://example.com/puzzle"], "")
        .says_also("a link to no site whose puzzles are read")
        .says_also("links of f-puzzles, SudokuPad, sudokuwiki.org and sudoku.coach are")
        .exits(2);
}

/// A line that is no puzzle is held against the puzzle before it.
#[test]
fn what_is_no_puzzle_is_told() {
    ennea(&["count"], &format!("{PUZZLE}\nfoo\n"))
        .prints("1\n")
        .says_also("line 2, column 1: found 1 line of no known format")
        .says_also("hint: ennea convert --list shows the formats")
        .exits(2);
    ennea(&["count"], &format!("{PUZZLE}\n123\n"))
        .prints("1\n")
        .says_also("line 2: found 3 cells; expected 81 (a 3x3 grid)")
        .exits(2);
    ennea(&["count", "foo"], "").says_also("expected a puzzle in one of").exits(2);
}

/// Law: answers pair with inputs, one line each, whatever is bad among them.
#[test]
fn bad_lines_keep_their_place() {
    let input = "12..............\nfoo\n12..............\n";
    ennea(&["count", "--keep-going"], input).prints("24\nerror\n24\n").exits(2);
    let json = ennea(&["count", "--keep-going", "--json"], input).exits(2).stdout;
    let lines: Vec<&str> = json.lines().collect();
    assert_eq!(lines.len(), 3, "{json}");
    assert!(lines[1].starts_with("{\"input\":{\"line\":2},\"error\":\"line 2"), "{json}");
    assert!(lines[1].contains("\"hint\":\""), "{json}");
}

/// JSON that one command writes is read by every other.
#[test]
fn json_goes_from_command_to_command() {
    let made = ennea(&["make", "-n", "2", "--seed", "7", "--json"], "").stdout;
    let solved = ennea(&["solve", "--json"], &made).exits(0).stdout;
    assert_eq!(solved.lines().count(), 2, "{solved}");
    ennea(&["rate"], &solved).exits(0);
    let bounded = ennea(&["bound", "--json"], &made).exits(0).stdout;
    ennea(&["solve", "--json"], &bounded).prints(&solved).exits(0);
    let drawn = ennea(&["sample", "-n", "3", "--seed", "7", "--json"], "").stdout;
    let ranked = ennea(&["rank"], &drawn).exits(0).stdout;
    assert_eq!(ranked, ennea(&["rank"], &ennea(&["unrank"], &ranked).stdout).stdout);
    let file = write_file("made.jsonl", &made);
    let lines = ennea(&["convert", "--to", "sdm", &file], "").exits(0).stdout;
    assert_eq!(lines.lines().count(), 2, "{lines}");
}

/// Goal: a number below zero is no unknown option: what is expected is said, or it is read as any other text.
#[test]
fn numbers_below_zero_are_told_what_is_expected() {
    ennea(&["unrank", "-5"], "")
        .prints("")
        .says("error: argument 1: found '-5'; expected a rank, a number from 0 to 6670903752021072936959\n")
        .exits(2);
    for option in ["-n", "--attempts"] {
        let expected = format!(
            "error: found -5 after {option}; expected a number that is not negative\n  \
             hint: ennea make --help tells what it takes\n"
        );
        ennea(&["make", option, "-5"], "").says(&expected).exits(2);
    }
    ennea(&["solve", "-5"], "")
        .says(
            "error: found -5; expected no number below 0 here\n  \
             hint: ennea solve --help tells what it takes\n",
        )
        .exits(2);
    let seeded = |seed: &str| ennea(&["sample", "--seed", seed], "").exits(0).stdout;
    assert_eq!(seeded("-3"), seeded("-3"));
    assert_ne!(seeded("-3"), seeded("3"));
    ennea(&["make", "-x"], "").says_also("unexpected argument '-x' found").exits(2);
}

/// Goal: standard output that is full is told as a full file is, without the number of the system.
#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("there is one");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ennea"))
        .args(["solve", "1..4....23......"])
        .stdout(full)
        .output()
        .expect("it runs");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: cannot write: no space left on device\n"
    );
    assert_eq!(output.status.code(), Some(2));
}

/// Goal: a link of the page keeps its rules and digits.
#[test]
fn links_of_the_page() {
    let link = "http://127.0.0.1:8080/#/play?p=1..4............&s=2x2&r=x&d=12.4............";
    let line = "{\"shape\":\"2x2\",\"puzzle\":\"1..4............\",\"rules\":\"x\",\"placed\":\".2..............\"}\n";
    ennea(&["convert", "--to", "jsonl", link], "").prints(line).exits(0);
    let alone = ennea(&["count", "--rules", "x", "1..4............"], "").stdout;
    ennea(&["count", link], "").prints(&alone);
}

/// Goal: where a cell has no candidate, each command that finds no solution names it.
#[test]
fn a_cell_without_candidates_is_named() {
    let none = "12........3...4.";
    for arguments in [
        &["count"][..],
        &["bound"],
        &["count", "--estimate"],
        &["solve"],
        &["rate", "--scale", "ladder-1"],
        &["clues", "backdoors"],
    ] {
        let said = ennea(&[arguments, &[none]].concat(), "").stderr;
        assert!(said.contains("r1c3 has no candidate left"), "{arguments:?}: {said}");
    }
    let struck = ennea(&["count", "12..............:231 331 431"], "").stderr;
    assert!(struck.contains("r3c1 has no candidate left"), "{struck}");
}

/// Goal: rules that an id contradicts are refused.
#[test]
fn rules_beside_an_id() {
    let made = ennea(&["make", "--id", "e1-3-0.2x2.rules-x"], "").exits(0).stdout;
    ennea(&["make", "--rules", "x", "--shape", "2x2", "--id", "e1-3-0.2x2.rules-x"], "").exits(2);
    ennea(&["make", "--rules", "x", "--id", "e1-3-0.2x2.rules-x"], "").prints(&made).exits(0);
    ennea(&["make", "--rules", "knight", "--id", "e1-3-0.2x2.rules-x"], "")
        .says_also("found --rules knight and the id e1-3-0.2x2.rules-x")
        .exits(2);
}

/// Goal: a name of rules is these rules, whatever file has that name; a path is the file.
#[test]
fn names_of_rules_come_before_files() {
    let folder = folder("rules-by-name");
    fs::write(folder.join("x"), "knight\n").expect("a file");
    let rules = |text: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
        let puzzle = ".".repeat(16);
        let run = command
            .current_dir(&folder)
            .args(["convert", "--to", "jsonl", "--rules", text, &puzzle]);
        String::from_utf8(run.output().expect("it runs").stdout).expect("text")
    };
    assert!(rules("x").contains("\"rules\":\"x\""), "{}", rules("x"));
    assert!(rules("./x").contains("\"rules\":\"knight\""), "{}", rules("./x"));
}
