//! Pipes that are slow, closed or interrupted.

#[cfg(unix)]
use crate::tool::interrupt;
use crate::tool::{ennea, start};
use std::io::{BufRead, BufReader, Read, Write};
use std::thread;
#[cfg(unix)]
use std::time::Duration;

/// Goal: somebody who types one puzzle after the other sees each answer at once.
#[test]
fn answers_do_not_wait_for_the_next_line() {
    let one = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let other = one.replacen("79", "7.", 1);
    for arguments in [
        &["count"][..],
        &["hint", "--level", "1"],
        &["explain", "--json"],
        &["convert", "--to", "line"],
        &["convert", "--json"],
    ] {
        let mut child = start(arguments);
        let mut input = child.stdin.take().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        for puzzle in [one, &other] {
            writeln!(input, "{puzzle}").unwrap();
            let mut line = String::new();
            output.read_line(&mut line).unwrap();
            let alone = ennea(&[arguments, &[puzzle]].concat(), "").stdout;
            // In JSON the place before the puzzle is another.
            let answer = |text: &str| text.rsplit("\"puzzle\"").next().map(str::to_owned);
            assert!(!alone.is_empty(), "{arguments:?}");
            assert_eq!(answer(&line), answer(&alone), "{arguments:?}");
        }
        drop(input);
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

/// Goal: `ennea ... | head -1` ends well, however long the input.
#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = start(&["count"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let feeding = thread::spawn(move || while writeln!(input, "1234341221434321").is_ok() {});
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "1\n");
    drop(output);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(said, "");
    feeding.join().unwrap();
}

/// Goal: Ctrl-C leaves with code 130, and what was answered before is out.  Method: the second line
/// has more solutions than anybody can walk to.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_finished() {
    let mut child = start(&["count", "--method", "walk"]);
    let mut input = child.stdin.take().unwrap();
    writeln!(input, "12..............\n{}\n12..............", ".".repeat(256)).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert_eq!(line, "24\n");
    thread::sleep(Duration::from_millis(100));
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}

/// Goal: no answer stands behind a count without end that was begun later.  Method: puzzles whose single
/// counts are shared out among all cores, and one that is walked for ever.
#[cfg(unix)]
#[test]
fn answers_do_not_wait_for_a_count_without_end() {
    let mut child = start(&["count"]);
    let mut input = child.stdin.take().unwrap();
    let few_clues = format!("1{}2{}3{}4", ".".repeat(11), ".".repeat(30), ".".repeat(36));
    let endless = format!("1{}2{}", ".".repeat(130), ".".repeat(124));
    writeln!(input, "{}{endless}", format!("{few_clues}\n").repeat(6)).unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..6 {
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        assert_eq!(line, "892751512288542720\n");
    }
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
