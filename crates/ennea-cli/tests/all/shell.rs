//! `ennea shell` from a pipe and from a script.  The order language has tests of its own.

use crate::tool::folder;
use assert_cmd::Command;
use ennea_words::layout::columns;
use std::fs;

fn shell(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
    command.arg("shell").args(arguments).env("NO_COLOR", "");
    command
}

/// Results of a run: standard output, standard error, the exit code.
fn run(command: &mut Command, input: &str) -> (String, String, i32) {
    let output = command.write_stdin(input).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let code = output.status.code().expect("it was not killed");
    (text(output.stdout), text(output.stderr), code)
}

#[test]
fn a_pipe_gets_answers_without_prompt_or_colour() {
    let (out, err, code) = run(&mut shell(&[]), "load 3x3\nrunrun 100\nshow grid\n");
    let mut lines = out.lines();
    assert_eq!(lines.next(), Some("Quiz loaded: 3x3, 0 clues."));
    let time = lines.next().unwrap();
    assert!(time.starts_with("Run-run time: ") && time.ends_with("current solutions: 100"));
    assert!(lines.next().unwrap().starts_with(" steps: "));
    assert_eq!(lines.next(), Some(" total solutions: 100."));
    assert_eq!(lines.next(), Some("123 456 789"));
    assert!(!out.contains('\u{1b}') && !out.contains("Order please"));
    assert_eq!((&*err, code), ("", 0));
}

#[test]
fn the_first_refusal_ends_a_script_with_its_line_and_code_2() {
    let input = "echo one\n\nstpe\necho two\n";
    let expected = "line 3: unknown order \"stpe\"; did you mean \"step\"?\n";
    assert_eq!(run(&mut shell(&[]), input), ("one\n".to_owned(), expected.to_owned(), 2));
    let (out, err, code) = run(&mut shell(&["--keep-going"]), input);
    assert_eq!((&*out, &*err, code), ("one\ntwo\n", expected, 2));
}

/// Goal: refusals are red where colours are asked for, as at the prompt, and what to do is dim.
#[test]
fn refusals_are_coloured() {
    let said = |arguments: &[&str], input| run(&mut shell(arguments), input).1;
    let plain = "line 1: unknown order \"stpe\"; did you mean \"step\"?";
    let red = format!("\u{1b}[31m{plain}\u{1b}[0m\n");
    assert_eq!(said(&["--color", "always"], "stpe\n"), red);
    assert_eq!(said(&["--color", "never"], "stpe\n"), format!("{plain}\n"));
}

/// Goal: refusals of a script follow its language, and fit the page; those of the system too.
#[test]
fn refusals_follow_the_language() {
    let folder = folder("languages");
    let refused = |language: &str, input: &str| {
        let mut command = shell(&["--lang", language, "--keep-going"]);
        let (_, err, code) = run(command.current_dir(&folder), input);
        assert_eq!(code, 2);
        assert!(err.lines().all(|line| columns(line) <= 80), "{err}");
        err
    };
    let russian = refused("ru", "\nstpe\nload no.txt\nload .\nload 1\n");
    assert!(
        russian.starts_with(
            "строка 2: неизвестная команда «stpe»; может быть, «step»?\n\
             строка 3: Не удалось открыть файл задачи no.txt: такого файла нет.\n  \
             совет: `load` принимает и сами клетки, одной строкой\n"
        ),
        "{russian}"
    );
    let chinese = refused("zh", "stpe\nrules hopeless\nload 1......4.2......\nsave no/where.txt\n");
    assert!(chinese.starts_with("第 1 行：没有“stpe”这个命令；是不是“step”？\n"), "{chinese}");
    assert!(chinese.contains("\n        "), "the names of rules are broken: {chinese}");
    assert!(
        chinese.ends_with("第 4 行：无法写入文件 no/where.txt：没有这个文件夹。\n"),
        "{chinese}"
    );
}

#[test]
fn a_script_is_a_file_and_loads_and_saves_others() {
    let folder = folder("script");
    fs::write(folder.join("quiz.txt"), "123.\n341.\n\n2.43\n4.2.\n").unwrap();
    fs::write(folder.join("orders"), "count\nsolve\nrun\nsave solved.txt\nbye\necho no\n").unwrap();
    let mut command = shell(&["quiz.txt", "-f", "orders"]);
    let (out, err, code) = run(command.current_dir(&folder), "echo not this\n");
    assert!(out.starts_with("Quiz loaded: 2x2, 11 clues.\n1\n"), "{out}");
    assert!(out.ends_with("Saved: 16 digits.\n"), "{out}");
    assert_eq!((&*err, code), ("", 0));
    let saved = fs::read_to_string(folder.join("solved.txt")).unwrap();
    assert!(saved.trim_end().parse::<ennea::Grid>().is_ok(), "{saved}");

    fs::write(folder.join("bad"), "load quiz.txt\n# a comment\nrun 5\n").unwrap();
    let (_, err, code) = run(shell(&["-f", "bad"]).current_dir(&folder), "");
    assert!(err.starts_with("bad, line 3: run: found \"5\" after it"), "{err}");
    assert_eq!(code, 2);
    let (_, err, code) = run(shell(&["-f", "nowhere"]).current_dir(&folder), "");
    assert!(err.starts_with("error: cannot read nowhere"), "{err}");
    assert_eq!(code, 2);
}

#[test]
fn a_quiz_that_is_cut_short_is_an_error_of_the_last_line() {
    let (out, err, code) = run(&mut shell(&[]), "1 2 | 3 4\n. . | . .\n");
    assert_eq!(out, "");
    assert!(err.starts_with("line 2: quiz line 2: found 2 rows of 4 cells"), "{err}");
    assert_eq!(code, 2);
    // A one-line quiz may lack its line break.
    let (out, _, code) = run(&mut shell(&[]), "1......4.2......");
    assert_eq!((&*out, code), ("Quiz loaded: 2x2, 3 clues.\n", 0));
}

#[test]
fn wrong_usage_is_refused() {
    assert_eq!(run(&mut shell(&["--json"]), "").2, 2);
    assert_eq!(run(&mut shell(&["no such quiz"]), "echo no\n").0, "");
    assert_eq!(run(&mut shell(&["no such quiz"]), "").2, 2);
    assert_eq!(run(&mut shell(&["--colour"]), "").2, 2);
}

#[test]
fn colours_come_when_they_are_asked_for() {
    let (out, _, _) = run(&mut shell(&["1......4.2......"]), "colour on\nshow grid\n");
    assert!(out.contains("\u{1b}[1m1\u{1b}[0m"), "{out:?}");
}

/// Goal: Ctrl-C ends the order with what it has found so far, and a script with code 130.  Method:
/// the signal itself, sent while a run is under way that would not end.
#[cfg(unix)]
#[test]
fn an_interrupted_script_reports_what_it_found() {
    use crate::tool::{interrupt, start};
    use std::io::{BufRead, BufReader, Read, Write};

    let mut child = start(&["shell"]);
    let mut orders = child.stdin.take().expect("a pipe");
    let input = b"load 3x3\nstep\necho running\nrunrun 1_000_000_000_000\necho never\n";
    orders.write_all(input).expect("it reads");
    drop(orders);
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while line.trim_end() != "running" {
        line.clear();
        assert_ne!(output.read_line(&mut line).expect("text"), 0, "it ended too soon");
    }
    std::thread::sleep(std::time::Duration::from_millis(200));
    interrupt(&child);
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    let mut lines = rest.lines();
    assert_eq!(lines.next(), Some("Stopped; the next run goes on from here."));
    let found = |line: Option<&str>, before: &str| -> u64 {
        let text = line.expect("a report").rsplit(before).next().expect("a number");
        text.trim_end_matches('.').parse().expect("a number")
    };
    let current = found(lines.next(), "current solutions: ");
    assert!(found(lines.next(), " steps: ") > current);
    assert_eq!(found(lines.next(), " total solutions: "), current);
    assert_eq!(lines.next(), None);
}
