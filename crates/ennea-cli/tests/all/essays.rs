//! The commands that README, JSON.md, CLUSTER.md, the page for the encyclopedia and the essays show, run, and
//! what they print compared byte for byte.
//!
//! A block fenced as `console` holds commands, each after `$ `, and below each what it prints on both
//! streams.  A line `...` stands for any number of lines that are left out.  The commands of a document
//! are run one after the other, by a shell, in an empty folder.

// They are lines for `sh`.
#![cfg(unix)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A command, and the lines that it is said to print.
#[derive(Debug, PartialEq)]
struct Example {
    command: String,
    expected: Vec<String>,
}

/// The examples of a document, in order.
fn examples(text: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut is_console = false;
    for line in text.lines() {
        if line.starts_with("```") {
            is_console = line == "```console";
        } else if !is_console {
        } else if let Some(command) = line.strip_prefix("$ ") {
            found.push(Example { command: command.to_owned(), expected: Vec::new() });
        } else {
            let last = found.last_mut().expect("a block begins with a command");
            if last.command.ends_with('\\') {
                last.command += "\n";
                last.command += line;
            } else {
                last.expected.push(line.to_owned());
            }
        }
    }
    found
}

/// Tests whether these lines are the expected ones, where `...` is any number of them.
fn agree(expected: &[&str], lines: &[&str]) -> bool {
    match expected {
        [] => lines.is_empty(),
        ["...", rest @ ..] => (0..=lines.len()).any(|left_out| agree(rest, &lines[left_out..])),
        [first, rest @ ..] => lines.first() == Some(first) && agree(rest, &lines[1..]),
    }
}

/// The lines without blanks at their ends, and without blank lines at the end.
fn trimmed(lines: impl Iterator<Item = impl AsRef<str>>) -> Vec<String> {
    let mut lines: Vec<String> = lines.map(|line| line.as_ref().trim_end().to_owned()).collect();
    while lines.pop_if(|last| last.is_empty()).is_some() {}
    lines
}

/// Lines that a shell prints for a command, in a folder.
fn output(command: &str, folder: &Path) -> Vec<String> {
    let binary = Path::new(env!("CARGO_BIN_EXE_ennea")).parent().expect("it is in a folder");
    let before = env::var_os("PATH").unwrap_or_default();
    let folders = [binary.to_owned()].into_iter().chain(env::split_paths(&before));
    let path = env::join_paths(folders).expect("folders that PATH can hold");
    let both = format!("{{ {command}\n}} 2>&1");
    let mut shell = Command::new("sh");
    let run = shell.args(["-c", &both]).current_dir(folder).env("PATH", path).output();
    let text = String::from_utf8(run.expect("there is a shell").stdout).expect("text");
    trimmed(text.lines())
}

/// Runs all examples of a document; says how many there are.
fn check(document: &Path) -> usize {
    let name = document.file_stem().expect("a document has a name").to_string_lossy();
    let folder = crate::tool::folder(&name);
    let examples = examples(&fs::read_to_string(document).expect("it can be read"));
    for Example { command, expected } in &examples {
        let printed = output(command, &folder);
        let expected = trimmed(expected.iter());
        let both = [&expected, &printed].map(|lines| lines.iter().map(String::as_str).collect());
        let [wanted, found]: [Vec<&str>; 2] = both;
        assert!(
            agree(&wanted, &found),
            "{name}: $ {command}\n--- shown:\n{}\n--- printed:\n{}",
            expected.join("\n"),
            printed.join("\n"),
        );
    }
    examples.len()
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_first_page_shows_what_is_printed() {
    assert!(check(&repository().join("README.md")) >= 5);
}

/// Goal: what the first page says to do after an installation works for a new user.  Method: a home with nothing in it.
#[test]
fn the_first_page_installs_completions_and_manual() {
    let page = fs::read_to_string(repository().join("README.md")).expect("it can be read");
    let mut blocks = page.split("```");
    let block = blocks.find(|block| block.contains("\nennea completions")).expect("it says how");
    let commands: Vec<&str> =
        block.lines().skip(1).filter(|line| !line.starts_with("cargo ")).collect();
    let home = crate::tool::folder("home");
    let printed = output(&format!("HOME=$PWD\n{}", commands.join("\n")), &home);
    assert!(printed.iter().all(|line| line.ends_with(".1")), "{printed:?}");
    for file in ["bash-completion/completions/ennea", "man/man1/ennea.1"] {
        assert!(home.join(".local/share").join(file).exists(), "{file}: {printed:?}");
    }
}

#[test]
fn the_page_on_json_shows_what_is_printed() {
    assert!(check(&repository().join("docs/JSON.md")) >= 20);
}

#[test]
fn the_page_on_clusters_shows_what_is_printed() {
    assert!(check(&repository().join("docs/CLUSTER.md")) >= 4);
}

#[test]
fn the_page_for_the_encyclopedia_shows_what_is_printed() {
    assert_eq!(check(&repository().join("docs/oeis/A291188.md")), 1);
}

#[test]
fn the_essays_show_what_is_printed() {
    let essays = fs::read_dir(repository().join("docs/essays")).expect("there are essays");
    let paths = essays.map(|entry| entry.expect("it can be listed").path());
    let documents = paths.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let run: usize = documents.map(|document| check(&document)).sum();
    assert!(run >= 30, "{run} examples");
}

#[test]
fn lines_may_be_left_out() {
    assert!(agree(&["a", "...", "c"], &["a", "b", "b", "c"]));
    assert!(agree(&["a", "..."], &["a"]));
    assert!(!agree(&["a", "...", "c"], &["a", "b"]));
    assert!(!agree(&["a"], &["a", "b"]));
    let text = "```console\n$ one \\\n  two\nout\n\n$ three\n```\n$ none\n";
    let example = |command: &str, expected: &[&str]| Example {
        command: command.to_owned(),
        expected: expected.iter().map(|&line| line.to_owned()).collect(),
    };
    assert_eq!(examples(text), [example("one \\\n  two", &["out", ""]), example("three", &[])]);
}
