//! `ennea chaos`.

use crate::tool::{ennea, write_file};

const PLATINUM: &str =
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";
const EASY: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const EASY_GRID: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
const SMALL: &str = "1..4....23......";

#[test]
fn formulas() {
    let run = ennea(&["chaos", "formula", PLATINUM], "").exits(0);
    assert!(run.stdout.contains("\np cnf 257 2085\n"));
    assert!(run.stdout.contains("\nc 1 r1c1=3\nc 2 r1c1=5\n"));
    assert_eq!(run.stdout.lines().filter(|line| line.ends_with(" 0")).count(), 2085);
    assert_eq!(run.stderr, "note: argument 1: 257 variables, 240 constraints, 2085 clauses\n");
    let distinct = ennea(&["chaos", "formula", "--reading", "distinct", PLATINUM], "").exits(0);
    assert!(distinct.stdout.contains("\np cnf 257 1818\n"));
    let json = ennea(&["chaos", "formula", "--json", PLATINUM], "").says("").exits(0).stdout;
    let sizes = "\"reading\":\"raw\",\"variables\":257,\"constraints\":240,\"clauses\":2085,\
                 \"raw\":2085,\"distinct\":1818,\"different\":1812,\"empty_clause\":false}\n";
    assert!(json.ends_with(sizes), "{json}");
}

#[test]
fn a_conflict_is_an_empty_clause() {
    ennea(&["chaos", "formula", "11.............."], "")
        .prints("p cnf 0 1\n0\n")
        .says("note: argument 1: row 1 holds the digit 1 twice, at r1c1 and r1c2, so there is no solution\n")
        .exits(1);
    ennea(&["chaos", "solve", "--seed", "1", "11.............."], "").prints("none\n").exits(1);
    // A cell that nothing is left for.
    ennea(&["chaos", "solve", "--seed", "1", "123....4........"], "").prints("none\n").exits(1);
    ennea(&["chaos", "escape", "--seed", "1", "123....4........"], "")
        .says("note: argument 1: r1c4 has no candidate left, so there is no solution\n")
        .exits(1);
}

#[test]
fn puzzles_are_solved() {
    let integrators: [&[&str]; 3] = [
        &["--integrator", "descent"],
        &["--integrator", "splitting", "--step", "0.1", "--growth", "linear", "--sweeps", "2"],
        &["--integrator", "cash-karp", "--stop", "corner"],
    ];
    for options in integrators {
        let arguments = [&["chaos", "solve", "--seed", "1"], options].concat();
        ennea(&arguments, &format!("{EASY}\n{SMALL}\n")).says("").exits(0).prints(&format!(
            "{EASY_GRID}\n{}\n",
            ennea(&["solve", SMALL], "").exits(0).stdout.trim()
        ));
    }
    let line = ennea(&["chaos", "solve", "--seed", "1", "--details", EASY], "").exits(0).stdout;
    assert!(line.starts_with(&format!("{EASY_GRID} t=")) && line.contains(" steps="), "{line}");
    let one = ennea(&["chaos", "solve", "--seed", "7", PLATINUM, "--threads", "1", "--json"], "");
    let two = ennea(&["chaos", "solve", "--seed", "7", PLATINUM, "--threads", "2", "--json"], "");
    assert!(one.stdout.contains("\"answer\":\"solved\",\"solution\":\"8394657121467829537523914"));
    two.prints(&one.stdout).exits(0);
}

/// Goal: what has no solution ends, and nothing is claimed.
#[test]
fn what_is_not_found_is_unsolved() {
    // Nothing contradicts anything at first sight.
    let hopeless = "2.....4.....3..1";
    ennea(&["solve", hopeless], "").prints("none\n").exits(1);
    let run = ennea(&["chaos", "solve", "--seed", "1", "--steps", "500", hopeless, SMALL], "");
    let run = run.says(
        "note: argument 1: no solution was found in 500 steps, up to t = 500; --steps allows more; \
         that does not prove that there is none\n",
    );
    assert!(run.stdout.starts_with("unsolved\n1"), "{}", run.stdout);
    run.exits(1);
    for (limit, said) in [
        (["--until", "20"], "up to t = 20; --until allows more"),
        (["--time", "0.05"], "in time; --time allows more"),
    ] {
        let arguments =
            [&["chaos", "solve", "--seed", "1", "--steps", "100000000", hopeless], &limit[..]]
                .concat();
        ennea(&arguments, "").prints("unsolved\n").says_also(said).exits(1);
    }
}

/// Goal: an option that would change nothing is told.
#[test]
fn options_that_say_nothing_are_refused() {
    for (integrator, option, value, heeding) in [
        ("descent", "--sweeps", "2", "splitting"),
        ("descent", "--growth", "linear", "splitting"),
        ("splitting", "--stop", "corner", "cash-karp"),
        ("descent", "--step", "1", "splitting"),
        ("cash-karp", "--step", "1", "splitting"),
    ] {
        let run = ennea(&["chaos", "solve", "--integrator", integrator, option, value, EASY], "");
        run.prints("")
            .says_also(&format!("{option} says nothing to {integrator}"))
            .says_also(&format!("hint: --integrator {heeding} heeds it"))
            .exits(2);
    }
}

#[test]
fn formulas_in_files_are_solved() {
    let text = ennea(&["chaos", "formula", EASY], "").exits(0).stdout;
    let file = write_file("easy.cnf", &text);
    let run = ennea(&["chaos", "solve", "--seed", "1", "--cnf", &file], "").says("").exits(0);
    let mut lines = run.stdout.lines();
    assert_eq!(lines.next(), Some("s SATISFIABLE"));
    let values: Vec<i32> = lines
        .inspect(|line| assert!(line.starts_with("v ") && line.len() <= 80, "{line}"))
        .flat_map(|line| line[2..].split(' ').map(|word| word.parse().expect("a literal")))
        .collect();
    assert_eq!((values.len(), values.last()), (160, Some(&0)));
    // What is true of the comments is in the grid.
    for &literal in values.iter().filter(|&&literal| literal > 0) {
        let start = format!("c {literal} r");
        let comment = text.lines().find(|line| line.starts_with(&start)).expect("a comment");
        let place: Vec<usize> = comment[start.len()..]
            .split(['c', '='])
            .map(|number| number.parse().expect("a number"))
            .collect();
        let cell = 9 * (place[0] - 1) + place[1] - 1;
        assert_eq!(EASY_GRID.as_bytes()[cell], b'0' + place[2] as u8);
    }
    let none = ennea(&["chaos", "solve", "--seed", "1", "--cnf", "-"], "p cnf 1 2\n1 0\n0\n");
    none.prints("s UNSATISFIABLE\n").exits(1);
    ennea(
        &["chaos", "solve", "--seed", "1", "--steps", "50", "--cnf", "-"],
        "p cnf 1 2\n1 0\n-1 0\n",
    )
    .prints("s UNKNOWN\n")
    .says_also("does not prove that there is none")
    .exits(1);
    let file = write_file("bad.cnf", "p cnf 2 1\n1 x 0\n");
    ennea(&["chaos", "solve", "--cnf", &file, "--seed", "1"], "")
        .says_also("bad.cnf, line 2: found 'x'; expected a literal such as 3 or -3")
        .exits(2);
    ennea(&["chaos", "solve", "--cnf", "nowhere.cnf", "--seed", "1"], "")
        .says("error: cannot read nowhere.cnf: no such file or directory\n")
        .exits(2);
}

#[test]
fn what_is_too_large_is_refused_before_it_is_made() {
    for command in ["formula", "solve", "escape"] {
        ennea(&["chaos", command, "--memory", "100K", PLATINUM], "")
            .prints("")
            .says_also("needs about")
            .says_also(
                "; --memory allows 102400 bytes\n  hint: give it more, such as --memory 1G\n",
            )
            .exits(2);
    }
}

#[test]
fn escape_rates() {
    let arguments = ["chaos", "escape", EASY, "--seed", "1", "--starts", "60", "--step", "0.2"];
    let run = ennea(&arguments, "").says("").exits(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{}", run.stdout);
    assert!(lines[1].starts_with("argument 1             159   1114     60 "), "{}", lines[1]);
    for threads in ["1", "3"] {
        let again = [&arguments[..], &["--threads", threads]].concat();
        ennea(&again, "").prints(&run.stdout).exits(0);
    }
    let json = ennea(&[&arguments[..], &["--json"]].concat(), "").says("").exits(0).stdout;
    for part in [
        "\"variables\":159,\"clauses\":1114,",
        "\"starts\":60,",
        "\"eta_error\":0.05",
        "\"rates\":[{",
    ] {
        assert!(json.contains(part), "{part} {json}");
    }
    let details = [&arguments[..], &["--details", "--check"]].concat();
    let run = ennea(&details, "").says_also("half the step gives an eta that differs by ").exits(0);
    assert!(run.stdout.contains("\n  half the step "), "{}", run.stdout);
    assert!(run.stdout.lines().all(|line| line.chars().count() <= 80), "{}", run.stdout);
}

#[test]
fn windows_without_events_are_told() {
    let run = ennea(
        &["chaos", "escape", PLATINUM, "--seed", "1", "--starts", "20", "--window", "1..5"],
        "",
    );
    let run = run.says(
        "note: argument 1: no start was solved in the window, 0 before it; --starts or a longer \
         --window may find some\n",
    );
    assert!(run.stdout.trim_end().ends_with("1..5       above 1.43"), "{}", run.stdout);
    run.exits(0);
    ennea(&["chaos", "escape", PLATINUM, "--window", "9..3"], "")
        .says_also("9 is not before 3")
        .exits(2);
    ennea(&["chaos", "escape", PLATINUM, "--window", "5000.."], "")
        .says_also("hint: say where it ends, as in --window 5000..50000")
        .exits(2);
}

#[test]
fn bad_input_keeps_the_good_lines() {
    ennea(&["chaos", "solve", "--seed", "1"], &format!("{EASY}\n12?4............\n{EASY}\n"))
        .prints(&format!("{EASY_GRID}\n"))
        .says_also("error: line 2, column 3: found '?'")
        .exits(2);
}
