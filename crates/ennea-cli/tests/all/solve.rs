//! `ennea solve`, `ennea count` and what all commands do with their input.

use crate::tool::{ennea, write_file};

const EASY: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
const SOLVED: &str =
    "468931527751624839392578461134756298289413675675289314846192753513867942927345186";

#[test]
fn the_solution_or_none_or_multiple() {
    ennea(&["solve", EASY], "").prints(&format!("{SOLVED}\n")).says("").exits(0);
    ennea(&["solve"], &format!("{EASY}\n")).prints(&format!("{SOLVED}\n")).exits(0);
    ennea(&["solve", "-"], EASY).prints(&format!("{SOLVED}\n")).exits(0);
    ennea(&["solve", "12.............."], "").prints("multiple\n").says("").exits(1);
    ennea(&["solve", "123...4........."], "")
        .prints("none\n")
        .says("note: argument 1: r1c4 has no candidate left, so there is no solution\n")
        .exits(1);
    ennea(&["solve", "123...4.........", EASY], "").prints(&format!("none\n{SOLVED}\n")).exits(1);
}

#[test]
fn up_to_so_many_solutions_in_increasing_order() {
    let three = "1234341221434321 1234341223414123 1234341241232341\n";
    ennea(&["solve", "12..............", "--limit", "3"], "").prints(three).exits(0);
    ennea(&["solve", "123...4.........", "--limit", "3"], "").prints("none\n").exits(1);
    ennea(&["solve", "--limit", "0"], "").exits(2);
    let empty = ".".repeat(625);
    let output = ennea(&["solve", &empty, "--limit", "2"], "").exits(0).stdout;
    let grids: Vec<&str> = output.split_whitespace().collect();
    assert!(grids.len() == 2 && grids[0] < grids[1] && grids[1].len() == 625, "{output}");
}

#[test]
fn counts_and_limits() {
    ennea(&["count"], "12..............\n123...4.........\n................\n")
        .prints("24\n0\n288\n")
        .exits(0);
    ennea(&["count", "--limit", "24", "12..............", "1234............"], "")
        .prints(">=24\n12\n")
        .exits(0);
    ennea(&["count", "--method", "walk", "12.............."], "").prints("24\n").exits(0);
}

#[test]
fn counts_that_nobody_could_walk() {
    let empty = ".".repeat(81);
    ennea(&["count", &empty], "").prints("6670903752021072936960\n").exits(0);
    ennea(&["count", "--limit", "70000", &empty], "").prints(">=70000\n").exits(0);
    let counted = ennea(&["count", "--json", &empty], "").exits(0).stdout;
    assert!(
        counted.contains("\"count\":\"6670903752021072936960\",\"at_least\":false"),
        "{counted}"
    );
    assert!(counted.ends_with("\"method\":\"bands\"}\n"), "{counted}");
}

/// Goal: what a method does not serve is bad input, and the lines before it are answered.
/// Goal: an estimate has its error, is repeatable, and is never taken for a count.
#[test]
fn estimates() {
    let empty = ".".repeat(81);
    let estimate = ["count", "--estimate", "--seed", "1", "--crowds", "8"];
    let of = |more: &[&str]| ennea(&[&estimate[..], more].concat(), "").exits(0).stdout;
    let line = of(&[&empty]);
    assert!(line.contains(") x 10^21\n"), "{line}");
    assert_eq!(line, of(&["--threads", "1", &empty]));
    let json: serde_json::Value = serde_json::from_str(&of(&["--json", &empty])).expect("JSON");
    assert_eq!(json["estimate"].as_str(), Some(line.trim_end()));
    let log = json["log10"].as_f64().expect("a number");
    assert!((log - 6.670_903_752_021_073e21_f64.log10()).abs() < 0.1, "{json}");
    assert_eq!(of(&["11.............."]), "nothing found in 8 trials\n");
    // The grids of X are 55,613,393,399,531,520.
    let x = of(&["--json", "--rules", "x", &empty]);
    let json: serde_json::Value = serde_json::from_str(&x).expect("JSON");
    let log = json["log10"].as_f64().expect("a number");
    assert!((log - 5.561_339_339_953_152e16_f64.log10()).abs() < 0.3, "{json}");
    ennea(&["count", "--seed", "1", &empty], "").says_also("hint: add --estimate").exits(2);
    ennea(&["count", "--crowds", "9", &empty], "").says_also("--estimate").exits(2);
    ennea(&["count", "--estimate", "--limit", "9", &empty], "").says_also("--limit").exits(2);
}

#[test]
fn a_method_that_does_not_serve_a_puzzle() {
    let input = format!("{SOLVED}\n12..............\n{SOLVED}\n");
    let said =
        "error: line 2: this puzzle is 2x2; bands counts 3x3 only\n  hint: leave --method out\n";
    ennea(&["count", "--method", "bands"], &input).prints("1\n").says(said).exits(2);
    ennea(&["count", "--method", "bands", "--keep-going"], &input)
        .prints("1\nerror\n1\n")
        .says(said)
        .exits(2);
    let few = ["count", "--method", "all-grids", "12.............1"];
    ennea(&few, "").says_also("whose clues all see each other, up to 2x5 and 1x9").exits(2);
}

/// Goal: what could not be walked to is counted from all grids.
#[test]
fn empty_puzzles_of_other_shapes() {
    for (shape, clues, count) in [
        ("2x5", "", "1903816047972624930994913280000\n"),
        ("2x4", "12345678", "722631131136\n"),
        ("1x8", "", "108776032459082956800\n"),
    ] {
        let side: usize = shape.split('x').map(|n| n.parse::<usize>().expect("a number")).product();
        let puzzle = format!("{clues:.<width$}", width = side * side);
        ennea(&["count", "--shape", shape, &puzzle], "").prints(count).exits(0);
    }
}

#[test]
fn bounds() {
    let empty = ".".repeat(81);
    ennea(&["bound", &empty, SOLVED], "").prints("8151532183941443978526720000000\n1\n").exits(0);
    ennea(&["bound", "--json", "--count", "12..............", "12.............1"], "")
        .prints(
            "{\"input\":{\"argument\":1},\"shape\":\"2x2\",\"puzzle\":\"12..............\",\"bound\":\"64\",\
             \"candidate_counts\":[null,null,2,1,2,1,2,1,2,2,2,1,1,1,1,1],\"count\":\"24\"}\n\
             {\"input\":{\"argument\":2},\"shape\":\"2x2\",\"puzzle\":\"12.............1\",\"bound\":\"32\",\
             \"candidate_counts\":[null,null,2,1,2,1,2,1,2,1,2,1,1,1,1,null],\"count\":\"6\"}\n",
        )
        .exits(0);
}

#[test]
fn contradictory_clues_are_an_answer_with_a_note() {
    let input = "12..............\n11..............\n1234............\n";
    ennea(&["solve"], input)
        .prints("multiple\nnone\nmultiple\n")
        .says(
            "note: line 2: row 1 holds the digit 1 twice, at r1c1 and r1c2, so there is no solution\n",
        )
        .exits(1);
    ennea(&["count"], input).prints("24\n0\n12\n").says_also("note: line 2: row 1").exits(0);
}

#[test]
fn every_input_answers_in_json() {
    let file = write_file("json.txt", "# two\n12..............\n11..............\n");
    let name = serde_json::json!(file);
    ennea(&["solve", "--json", &file, EASY], "")
        .prints(&format!(
            "{{\"input\":{{\"file\":{name},\"line\":2}},\"shape\":\"2x2\",\"puzzle\":\"12..............\",\
             \"answer\":\"multiple\",\"solutions\":[\"1234341221434321\",\"1234341223414123\"]}}\n\
             {{\"input\":{{\"file\":{name},\"line\":3}},\"shape\":\"2x2\",\"puzzle\":\"11..............\",\
             \"answer\":\"none\",\"solutions\":[],\
             \"conflict\":\"row 1 holds the digit 1 twice, at r1c1 and r1c2\"}}\n\
             {{\"input\":{{\"argument\":2}},\"shape\":\"3x3\",\"puzzle\":\"{EASY}\",\
             \"answer\":\"unique\",\"solutions\":[\"{SOLVED}\"]}}\n"
        ))
        .exits(1);
    ennea(&["count", "--json", "--limit", "5"], "12..............")
        .prints(
            "{\"input\":{\"line\":1},\"shape\":\"2x2\",\"puzzle\":\"12..............\",\"count\":\"5\",\
             \"at_least\":true,\"method\":\"walk\"}\n",
        )
        .exits(0);
}

#[test]
fn any_shape_and_any_writing() {
    let empty = ".".repeat(36);
    ennea(&["solve", "--limit", "1", &empty], "").prints("123456456123214365365214531642642531\n");
    ennea(&["solve", "--limit", "1", "--shape", "3x2", &empty], "")
        .prints("123456345612561234214365436521652143\n");
    let picture = "1 2 | . .\n. . | . .\n----+----\n. . | 3 .\n. . | . .\n";
    ennea(&["count"], picture).prints("6\n").exits(0);
    ennea(&["count", picture], "").prints("6\n").exits(0);
    ennea(&["count"], "\u{feff}12*_000000......\r\n\r\n# remark\r\n12..............,24")
        .prints("24\n24\n");
    ennea(&["count", "--shape", "4x5"], "12..............\n")
        .says_also("found 16 cells; expected 400 (a 4x5 grid)")
        .exits(2);
    ennea(&["count", "--shape", "0x5"], "").says_also("0x5").exits(2);
}

#[test]
fn bad_input_stops_after_the_good_lines_before_it() {
    let good = "12..............";
    let input = format!("{good}\n# remark\n{good}\n12?.............\n{good}\n");
    let said = "error: line 4, column 3: found '?'; expected a digit, or '.' for an empty cell\n  \
                | 12?.............\n  |   ^\n  hint: write '.' for an empty cell, '#' before a comment\n";
    ennea(&["count"], &input).prints("24\n24\n").says(said).exits(2);
    ennea(&["count", "--keep-going"], &input).prints("24\n24\nerror\n24\n").says(said).exits(2);
    let short = format!("{SOLVED}\n{}\n{SOLVED}\n", &SOLVED[1..]);
    ennea(&["count"], &short)
        .prints("1\n")
        .says_also("error: line 2: found 80 cells; expected 81 (a 3x3 grid)\n  | 68931")
        .exits(2);
    ennea(&["count", "--keep-going"], &short).prints("1\nerror\n1\n").exits(2);
    ennea(&["count", "--shape", "2x2"], "12345...........")
        .says_also("column 5: found the digit 5; expected 1 to 4 (a 2x2 grid)")
        .exits(2);
}

#[test]
fn arguments_are_puzzles_or_files() {
    let good = "12..............";
    let file = write_file("good.txt", "12..............\n1234............\n");
    ennea(&["count", good, &file, good], "").prints("24\n24\n12\n24\n").exits(0);
    ennea(&["count", good, "no-such-file", good], "")
        .prints("24\n")
        .says(
            "error: argument 2 is neither a puzzle nor a file\n  | no-such-file\n  \
             as a puzzle: column 1: found 1 line of no known format, with 0 cells; expected a puzzle in one of 31 formats\n  \
             as a file: no such file or directory\n  \
             hint: check the name; in a puzzle write '.' for an empty cell\n",
        )
        .exits(2);
    ennea(&["count", "--keep-going", good, "no-such-file", good], "")
        .prints("24\nerror\n24\n")
        .exits(2);
    let bad = write_file("bad.txt", "12..............\n12?.............\n");
    ennea(&["count", &bad], "")
        .prints("24\n")
        .says_also("bad.txt, line 2, column 3: found")
        .exits(2);
    ennea(&["count", "/"], "")
        .prints("")
        .says_also("error: cannot read /: is a directory")
        .exits(2);
    ennea(&["count"], "").prints("").says("").exits(0);
    ennea(&["count"], "# nothing\n\n").prints("").says("").exits(0);
    let nothing = write_file("nothing.txt", "# nothing\n\n");
    ennea(&["count", &nothing], "").prints("").says("note: found no puzzle\n").exits(0);
}

/// Goal: a batch keeps its order, whatever the number of threads.  Method: easy and hard lines
/// mixed, of two shapes, with an error now and then.
#[test]
fn batches_keep_their_order() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let mut input = String::new();
    let mut expected = String::new();
    for k in 0..4000 {
        let (line, answer) = match k % 7 {
            0 if k % 70 == 0 => (hard.to_owned(), "1\n"),
            1 => ("12..............".to_owned(), "24\n"),
            2 => (format!("{SOLVED} number {k}\r"), "1\n"),
            3 => (SOLVED.replace('1', "."), "1\n"),
            4 => (SOLVED.replace(['1', '2'], "."), ">=2\n"),
            5 => ("12?.............".to_owned(), "error\n"),
            _ => (EASY.to_owned(), "1\n"),
        };
        input += &(line + "\n");
        expected += answer;
    }
    for threads in ["1", "2", "5"] {
        let arguments = ["count", "--limit", "2", "--keep-going", "--threads", threads];
        let expected = expected.replace("24", ">=2");
        let said = ennea(&arguments, &input).prints(&expected).exits(2).stderr;
        assert_eq!(said.lines().filter(|line| line.starts_with("error: line ")).count(), 571);
    }
}

/// Goal: a count that will not end says so at its start, and what is known where it is stopped.  Method: puzzles that no
/// method serves but walking: two clues of 3x4, without and with rules.
#[cfg(unix)]
#[test]
fn a_count_without_end_says_so_and_leaves_bounds() {
    let puzzle = format!("1{}2{}", ".".repeat(130), ".".repeat(12));
    let count = ["count", "--shape", "3x4"];
    says_so_and_leaves_bounds(&[&count[..], &[&puzzle]].concat(), " x 10^44", 66);
    says_so_and_leaves_bounds(&[&count[..], &["--rules", "x", &puzzle]].concat(), " x 10^36", 63);
}

#[cfg(unix)]
fn says_so_and_leaves_bounds(arguments: &[&str], estimate: &str, below: u32) {
    use std::io::{BufRead, BufReader, Read};
    let mut child = crate::tool::start(arguments);
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    let mut first = String::new();
    stderr.read_line(&mut first).unwrap();
    let said = first.strip_prefix("note: argument 1: there are ").expect(&first);
    let estimated = said.split(" solutions by estimate").next().unwrap();
    assert!(estimated.starts_with("some ") && estimated.ends_with(estimate), "{first}");
    crate::tool::interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let mut rest = String::new();
    stderr.read_to_string(&mut rest).unwrap();
    let bounds = rest.split("stopped: at least ").nth(1).expect(&rest);
    let found: u64 = bounds.split(' ').next().unwrap().parse().expect(&rest);
    let end = format!("solutions and less than 10^{below}");
    assert!(
        found >= 50_000 && bounds.lines().next().is_some_and(|line| line.ends_with(&end)),
        "{rest}"
    );
}
