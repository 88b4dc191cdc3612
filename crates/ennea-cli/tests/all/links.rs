//! Links and files that have rules of variants in them: kept, used, refused, left out.

use crate::tool::{ennea, nothing};
use std::fs;

/// A minimal puzzle of X, which has several solutions by rows, columns and boxes alone.
const PUZZLE: &str =
    "4583....6.6...75939...........95.7125...13...1..78..3.....2..69...1...5....5.9.28";
const SOLUTION: &str =
    "458391276261847593937265841683954712572613984194782635715428369829136457346579128";

/// The puzzle as a link with its rules.
fn link() -> String {
    let link = ennea(&["convert", "--rules", "x", "--to", "f-puzzles", PUZZLE], "").stdout;
    link.trim().to_owned()
}

#[test]
fn rules_of_a_link_are_used() {
    let link = link();
    let json = ennea(&["convert", "--json", &link], "").stdout;
    assert!(json.contains("\"rules\":\"x\","), "{json}");
    let id = ennea(&["convert", "--to", "solo", &link], "").stdout;
    let code = ennea(&["convert", "--to", "sudokuwiki", &link], "").stdout;
    assert!(id.starts_with("3x3x:4_5_8") && code.starts_with("X9B"), "{id} {code}");
    for text in [&link, json.trim(), id.trim(), code.trim()] {
        ennea(&["solve", text], "").prints(&format!("{SOLUTION}\n")).says("").exits(0);
        ennea(&["solve", "--rules", "x", text], "").prints(&format!("{SOLUTION}\n")).exits(0);
        ennea(&["count"], text).prints("1\n").exits(0);
    }
    let solutions = ennea(&["count", PUZZLE], "").stdout;
    assert!(solutions.trim().parse::<u64>().expect("a number") > 1, "{solutions}");
    let given = ennea(&["canon", "--rules", "x", PUZZLE], "").stdout;
    ennea(&["canon", &link], "")
        .prints(&given)
        .says("note: the group of x on 3x3 has 96 moves of the cells (whole)\n");
    ennea(&["automorphisms", &link], "").prints("1\n").exits(0);
    ennea(&["equivalent", &link, &link], "").exits(0);
    ennea(&["equivalent", &link, PUZZLE], "")
        .says_also("found puzzles with the rules x and plain; expected the same rules")
        .exits(2);
    let drawn = ennea(&["sample", "-n", "1", "--seed", "1", "--completing", &link], "");
    assert_eq!(drawn.stdout.trim(), SOLUTION, "{}", drawn.stderr);
    let (own, given) = (nothing("own.svg"), nothing("given.svg"));
    ennea(&["print", "-o", &own, &link], "").exits(0);
    ennea(&["print", "--rules", "x", "-o", &given, PUZZLE], "").exits(0);
    let [own, given] = [own, given].map(|path| fs::read_to_string(path).expect("it was written"));
    assert_eq!(own, given);
}

/// Goal: a list may have puzzles of several variants.  Method: each beside others, by its own rules.
#[test]
fn every_line_has_its_own_rules() {
    let link = link();
    let empty = "................";
    let windows =
        ennea(&["convert", "--rules", "windoku", "--to", "f-puzzles-json", empty], "").stdout;
    let windows = windows.trim();
    ennea(&["count", empty, windows, &link, PUZZLE, empty], "").exits(0);
    let answers = ennea(&["count", empty, windows, &link, empty], "").stdout;
    let alone = ennea(&["count", "--rules", "windoku", empty], "").stdout;
    assert_eq!(answers, format!("288\n{alone}1\n288\n"));
}

#[test]
fn other_rules_than_a_link_has_are_refused() {
    let link = link();
    let both = "found a puzzle with the rules x, and --rules has windoku; expected the same\n  hint: \
                leave --rules out";
    for command in ["solve", "count", "canon", "automorphisms"] {
        ennea(&[command, "--rules", "windoku", &link], "").says_also(both).exits(2);
    }
    ennea(&["convert", "--rules", "windoku", "--to", "f-puzzles", &link], "")
        .says_also(both)
        .exits(2);
    let counted = ennea(&["count", &link], "").stdout;
    assert_eq!(ennea(&["count", "--method", "templates", &link], "").stdout, counted);
    ennea(&["count", "--method", "bands", &link], "")
        .says_also("found a puzzle with rules or candidates that this method does not serve")
        .exits(2);
    for (name, command) in
        [("clues", &["clues", "backdoors"][..]), ("chaos", &["chaos", "escape", "--seed", "1"])]
    {
        ennea(&[command, &[&*link]].concat(), "")
            .says(
                &format!("error: argument 1: found the rules x; {name} has no method for them\n  hint: these \
                 have: solve, count, bound, sample, canon, automorphisms, equivalent, unique, rate, explain, \
                 hint, make, print, chaos formula, chaos solve, shell\n"),
            )
            .exits(2);
    }
    for command in ["bound", "rate", "unique"] {
        let given = ennea(&[command, "--rules", "x", PUZZLE], "").stdout;
        assert_eq!(ennea(&[command, &link], "").stdout, given, "{command}");
    }
    ennea(&["clues", "backdoors", "--lossy", &link], "")
        .says_also("note: argument 1: left out: the rules x\n");
}

#[test]
fn rules_that_a_format_cannot_say_are_refused_or_left_out() {
    let link = link();
    let read = "note: argument 1: read as f-puzzles (link with all inside)\n";
    ennea(&["convert", "--to", "line", &link], "")
        .prints("")
        .says(&format!(
            "{read}error: argument 1: found the rules x, and line has no rules; expected another \
             format\n  hint: --to f-puzzles, --to sudokupad and --to jsonl have them; --lossy leaves them out\n"
        ))
        .exits(2);
    ennea(&["convert", "--lossy", "--to", "line", &link], "")
        .prints(&format!("{PUZZLE}\n"))
        .says(&format!("{read}note: argument 1: left out: the rules x\n"))
        .exits(0);
    ennea(&["convert", "--rules", "knight", "--to", "solo", PUZZLE], "")
        .says_also("found the rules knight, and solo cannot say them; expected another format")
        .exits(2);
    ennea(&["convert", "--rules", "non-consecutive-round", "--to", "f-puzzles", PUZZLE], "")
        .says_also(
            "f-puzzles cannot say them; expected another format\n  hint: --to jsonl has them; --lossy \
             leaves them out",
        )
        .exits(2);
    ennea(&["convert", "--rules", "plain", "--to", "sdm", PUZZLE], "").exits(0);
    let json = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\
                \"diagonal+\":true,\"diagonal-\":true,\"thermometer\":[{}]}";
    ennea(&["count", json], "")
        .says_also("found rules that are not known here: thermometer; expected rules that")
        .exits(2);
    ennea(&["count", "--lossy", json], "")
        .prints("48\n")
        .says("note: argument 1: left out: thermometer\n")
        .exits(0);
}
