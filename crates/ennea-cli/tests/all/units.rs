//! `ennea units`: ledgers killed, doubled, shuffled, damaged, of others, contradicting each other, without
//! room; the sum is the same, or is refused.

use crate::tool::ledger::{Lines, found, signed};
use crate::tool::{Run, ennea, nothing, path, start, text, write_file};
use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Parts of the catalogue that take milliseconds.
const SLICE: &str = "9001-9040";

/// Parts of the catalogue, done.
fn run(ledger: &str, parts: &str) -> Run {
    ennea(&["units", "run", "catalog", ledger, "--parts", parts], "")
}

/// Their sum.
fn merge(ledgers: &[&str], parts: &str) -> Run {
    ennea(&[&["units", "merge", "catalog"], ledgers, &["--parts", parts]].concat(), "")
}

/// Sum of the slice, and the lines of its ledger.
fn slice(name: &str) -> (String, Vec<String>) {
    let file = nothing(name);
    run(&file, SLICE).exits(0);
    let lines =
        fs::read_to_string(&file).expect("text").lines().map(|line| format!("{line}\n")).collect();
    (merge(&[&file], SLICE).says("").exits(0).stdout, lines)
}

/// Goal: the sum does not depend on who did what.  Method: one file by one thread; a folder by three runs
/// that overlap, on several; all lines twice in another order.
#[test]
fn the_sum_is_the_same_for_every_division() {
    let (one, folder) = (nothing("one.ledger"), nothing("divided") + "/");
    let threads = ["units", "run", "catalog", &one, "--parts", SLICE, "--threads", "1"];
    ennea(&threads, "").exits(0);
    let expected = merge(&[&one], SLICE).says("").exits(0).stdout;
    for (parts, threads) in [("9001-9020", "2"), ("9040", "3"), ("9015-9040", "2")] {
        let words = ["units", "run", "catalog", &folder, "--parts", parts, "--threads", threads];
        ennea(&words, "").exits(0);
    }
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 3);
    merge(&[&folder], SLICE).prints(&expected).says("").exits(0);
    let mut lines: Vec<String> = found(&one).iter().map(|(part, _)| part.to_string()).collect();
    assert_eq!(lines.len(), 40);
    let text = fs::read_to_string(&one).expect("text");
    lines = text.lines().rev().map(|line| format!("{line}\n")).collect();
    let mixed = write_file("mixed.ledger", &(lines.concat() + &text));
    merge(&[&mixed, &folder, &one], SLICE).prints(&expected).says("").exits(0);
    let status = ["units", "status", "catalog", &mixed, "--parts", SLICE];
    let status = ennea(&status, "").exits(0).stdout;
    assert!(status.contains(&format!("    said twice{:>66}\n", 40)), "{status}");
    run(&one, SLICE).says(&format!("note: {one}: 40 of 40 parts are done already\n")).exits(0);
}

/// Goal: what is killed goes on.  Method: killed three times, each time when some more lines are there.
#[test]
fn a_killed_run_goes_on() {
    const PARTS: &str = "8001-8060";
    let (file, fresh) = (nothing("killed.ledger"), nothing("fresh.ledger"));
    for lines in [3, 10, 20] {
        let words = ["units", "run", "catalog", &file, "--parts", PARTS, "--threads", "1"];
        let mut child = start(&words);
        let began = Instant::now();
        while fs::read_to_string(&file).unwrap_or_default().lines().count() < lines {
            assert!(began.elapsed() < Duration::from_secs(60), "it does nothing");
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().expect("it runs");
        assert!(!child.wait().expect("it ends").success());
    }
    let before = fs::read_to_string(&file).expect("text");
    assert!(before.lines().count() < 60, "it was not killed in the middle");
    let done =
        ennea(&["units", "status", "catalog", &file, "--parts", PARTS, "--json"], "").exits(1);
    assert!(done.stdout.contains("\"parts\":60,"), "{}", done.stdout);
    run(&file, PARTS).exits(0);
    assert!(fs::read_to_string(&file).expect("text").starts_with(&before));
    run(&fresh, PARTS).exits(0);
    assert_eq!(found(&file), found(&fresh));
    let expected = merge(&[&fresh], PARTS).exits(0).stdout;
    merge(&[&file], PARTS).prints(&expected).exits(0);
}

/// Goal: damage costs the part of its line, and is told.  Method: a line cut off at several places, with
/// and without its end; bits turned over in it.
#[test]
fn a_damaged_line_is_done_again() {
    let (expected, lines) = slice("damage.ledger");
    let (before, line, after) = (lines[..4].concat(), &lines[4], lines[5..].concat());
    let mut damaged: Vec<Vec<u8>> = Vec::new();
    for length in [1, 30, line.len() - 2] {
        damaged.push(format!("{before}{}{after}", &line[..length]).into_bytes());
        damaged.push(format!("{before}{}\n{after}", &line[..length]).into_bytes());
    }
    for bit in [3, 8 * 70 + 1, 8 * (line.len() - 1)] {
        let mut bytes = [&before[..], line, &after].concat().into_bytes();
        bytes[before.len() + bit / 8] ^= 1 << (bit % 8);
        damaged.push(bytes);
    }
    for bytes in damaged {
        let file = write_file("damaged.ledger", "");
        fs::write(&file, &bytes).expect("it can be written");
        let told = format!("note: {file} line 5 is damaged: it ");
        let told = [told.clone(), told.replace(": it ", ": its ")];
        let refused = merge(&[&file], SLICE).prints("").exits(2).stderr;
        assert!(told.iter().any(|told| refused.starts_with(told)), "{refused}");
        assert!(refused.contains(" of catalog is missing: 39 of 40 parts are done\n"), "{refused}");
        run(&file, SLICE).says_also("39 of 40 parts are done already").exits(0);
        merge(&[&file], SLICE).prints(&expected).exits(0);
    }
    let file = write_file("cut.ledger", &(before.clone() + &line[..50]));
    run(&file, SLICE).says_also("line 5 is damaged: it ends before its checksum").exits(0);
    merge(&[&file], SLICE).prints(&expected).exits(0);
}

#[test]
fn ledgers_of_others_are_refused_and_left() {
    let lines = Lines::of("catalog");
    let good = lines.line(9001, "1:5");
    let (fields, _) = good.rsplit_once(" sum=").expect("a checksum");
    let width = usize::BITS;
    for (from, to, said) in [
        ("job=catalog", "job=2x5", "has '2x5' as its job, and 'catalog' was expected"),
        ("version=1", "version=9", "has '9' as its version of the job, and '1' was expected"),
        (
            &*format!("width={width}"),
            "width=16",
            &*format!("has '16' as its number of bits in a word, and '{width}' was expected"),
        ),
        ("ledger=1", "ledger=7", "has '7' as its version of ledgers, and '1' was expected"),
    ] {
        let text = good.clone() + &signed(&fields.replacen(from, to, 1));
        let file = write_file("of_others.ledger", &text);
        for words in [["units", "run"], ["units", "merge"], ["units", "status"]] {
            let said = format!(
                "error: {file} line 2 {said}\n  hint: it is left as it is; each job has ledgers of its \
                 own, so give another name\n"
            );
            ennea(&[&words[..], &["catalog", &file]].concat(), "").prints("").says(&said).exits(2);
        }
        assert_eq!(fs::read_to_string(&file).expect("text"), text);
    }
    let file = write_file("puzzles.ledger", "12..............\n");
    ennea(&["units", "run", "catalog", &file], "")
        .says(&format!(
            "error: {file} is no ledger: no line begins with 'ledger='\n  hint: it is left as it is; \
             give another name\n"
        ))
        .exits(2);
    #[cfg(unix)]
    ennea(&["units", "run", "catalog", "/dev/null"], "")
        .says("error: cannot read /dev/null: it is neither a file nor a folder\n")
        .exits(2);
}

#[test]
fn ledgers_that_contradict_are_refused() {
    let lines = Lines::of("catalog");
    let a = write_file("a.ledger", &(lines.line(3, "1:5") + &lines.line(4, "1:7,2:1")));
    let b = write_file("b.ledger", &lines.line(4, "1:8,2:1"));
    for command in ["merge", "status"] {
        ennea(&["units", command, "catalog", &a, &b], "")
            .prints("")
            .says(&format!(
                "error: part 4 of catalog has two values\n  | 1:7,2:1  in {a} line 2\n  | 1:8,2:1  in {b} \
                 line 1\n  hint: to see which is wrong run  ennea units run catalog --parts 4 NEW  and \
                 remove the other line\n"
            ))
            .exits(2);
    }
    let wrong = write_file("doubt.ledger", &lines.line(4, "11:5"));
    ennea(&["units", "merge", "catalog", &wrong], "")
        .says(&format!(
            "error: {wrong} line 1 cannot be right about part 4 of catalog: no grid has 11 \
             automorphisms\n  | 11:5\n  hint: remove that line, and the part is computed again\n"
        ))
        .exits(2);
}

/// Goal: a wrong number with a right checksum is found.  Method: one class too many in a part of a slice,
/// which is computed again; then a number of 2x5 that is a multiple of what it must be one of.
#[test]
fn wrong_numbers_are_found() {
    let (expected, _) = slice("right.ledger");
    let right = path("right.ledger");
    let mut parts = found(text(&right));
    let all = ["units", "merge", "catalog", "--parts", SLICE, "--seed", "1", "--again"];
    let right = text(&right);
    let good = ennea(&[&all[..], &["3", right]].concat(), "").exits(0).stdout;
    assert!(good.starts_with(&expected), "{good}");
    assert_eq!(good.matches("computed again = as written").count(), 3);
    let lines = Lines::of("catalog");
    let wrong = parts[2].1.clone();
    parts[2].1 = wrong.replacen("1:", "1:1", 1);
    assert_ne!(parts[2].1, wrong);
    let text: String = parts.iter().map(|(part, values)| lines.line(*part, values)).collect();
    let file = write_file("wrong.ledger", &text);
    merge(&[&file], SLICE).exits(0);
    let told = ennea(&[&all[..], &["40", &file]].concat(), "").exits(1).stdout;
    assert_eq!(told.matches("FAIL").count(), 1, "{told}");
    assert!(told.contains("part 9003 computed again = as written: "), "{told}");

    let file = nothing("grids.ledger");
    ennea(&["units", "run", "grids-2x5", &file], "").exits(0);
    let printed = ennea(&["units", "merge", "grids-2x5", &file], "").exits(0).stdout;
    assert!(printed.contains("1,903,816,047,972,624,930,994,913,280,000\n"), "{printed}");
    let lines = Lines::of("grids-2x5");
    let mut parts = found(&file);
    let (key, number) = parts[0].1.split_once(':').expect("a number");
    parts[0].1 = format!("{key}:{}", number.parse::<u64>().expect("a number") + 120);
    let text: String = parts.iter().map(|(part, values)| lines.line(*part, values)).collect();
    let file = write_file("wrong.ledger", &text);
    let told = ennea(&["units", "merge", "grids-2x5", &file], "").exits(1).stdout;
    assert!(told.contains("check  bands = bands by sums of matrices: "), "{told}");
}

/// Goal: without room all that is whole stays whole, and the run goes on later.  Method: a limit on the
/// size of files, which cuts a line.  Only unix has one.
#[cfg(unix)]
#[test]
fn without_room_whole_lines_stay() {
    let (expected, _) = slice("room.ledger");
    let file = nothing("no_room.ledger");
    let done = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_ennea"))
        .args(["units", "run", "catalog", &file, "--parts", SLICE])
        .stdout(Stdio::null())
        .output()
        .expect("sh runs");
    assert_eq!(done.status.code(), Some(2));
    let lines = found(&file).len();
    assert!((1..40).contains(&lines));
    assert_eq!(
        String::from_utf8_lossy(&done.stderr),
        format!(
            "error: cannot write to {file}: file too large; the lines before stand, {lines} of them from \
             this run\n  hint: make room, and the same words go on from there\n"
        )
    );
    run(&file, SLICE).says_also(&format!("{file}: {lines} of 40 parts are done already")).exits(0);
    merge(&[&file], SLICE).prints(&expected).says("").exits(0);
}

#[test]
fn two_runs_do_not_write_to_one_file() {
    let file = nothing("shared.ledger");
    let mut child = start(&["units", "run", "catalog", &file, "--parts", "1-2000"]);
    while fs::read_to_string(&file).unwrap_or_default().is_empty() {
        thread::sleep(Duration::from_millis(1));
    }
    run(&file, "3000")
        .says(&format!(
            "error: cannot save {file}: another run writes to it\n  hint: give a folder, such as runs/, \
             where each run has a file of its own\n"
        ))
        .exits(2);
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    run(&file, "11648").exits(0);
}

#[test]
fn what_there_is_not_is_refused() {
    let file = nothing("none.ledger");
    let hint = "  hint: parts are 1 to 11648, written as 1-12,20\n";
    for (parts, said) in [
        ("11649", "there is no part 11649"),
        ("11000-12000", "there is no part 12000"),
        ("0", "'0' is no range of parts"),
        ("x", "'x' is no part and no range of parts"),
    ] {
        run(&file, parts).prints("").says(&format!("error: {said}\n{hint}")).exits(2);
    }
    assert!(!Path::new(&file).exists());
    ennea(&["units", "run", "sudoku", &file], "").says_also("invalid value 'sudoku'").exits(2);
    ennea(&["units", "merge", "catalog", &file], "")
        .says(&format!("error: cannot read {file}: no such file or directory\n"))
        .exits(2);
    let nowhere = format!("{file}/x.ledger");
    ennea(&["units", "run", "catalog", &nowhere, "--parts", "11648"], "")
        .says(&format!("error: cannot save {nowhere}: no such file or directory\n"))
        .exits(2);
    ennea(&["units", "plan", "catalog", "--parts", "1"], "")
        .says("error: found --parts or --shard without --list\n  hint: add --list\n")
        .exits(2);
    ennea(&["units", "plan", "catalog", "--list", "--parts", "29"], "")
        .prints("29 canonical band 2, deal 1\n")
        .exits(0);
}
