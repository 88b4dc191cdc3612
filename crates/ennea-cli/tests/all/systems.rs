//! What systems do differently: names with wildcards, text of Windows, files that a killed program has left.

use crate::tool::{Run, ennea, folder, text};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

const PUZZLE: &str = "12..............";

/// Runs it in a folder.
fn within(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ennea"));
    let run = command.current_dir(folder).args(arguments).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (text(run.stdout), text(run.stderr), run.status.code())
}

/// Goal: a pattern is every file of that name on Windows, whose prompts do not say which there are, and a name
/// elsewhere.  What can be read as a puzzle is one, whatever files there are.
#[test]
fn wildcards_are_for_the_prompts_of_windows() {
    let folder = folder("wildcards");
    fs::create_dir_all(folder.join("more.txt")).expect("a folder can be made");
    for (name, line) in [("B.TXT", "1234............"), ("a.txt", PUZZLE), ("[cut]1.txt", PUZZLE)] {
        fs::write(folder.join(name), line).expect("it can be written");
    }
    let (found, said, code) = within(&folder, &["count", "*.txt"]);
    let (cut, _, _) = within(&folder, &["count", "[cut]?.txt"]);
    if cfg!(windows) {
        // In the order of their names, in which capitals come first.
        assert_eq!((&*found, &*said, code), ("12\n24\n24\n", "", Some(0)));
        assert_eq!(cut, "24\n");
    } else {
        assert!(said.contains("  as a file: no such file or directory\n"), "{said}");
        assert_eq!((&*found, &*cut, code), ("", "", Some(2)));
    }
    let (found, said, code) = within(&folder, &["count", &"*".repeat(16)]);
    assert_eq!((&*found, &*said, code), ("288\n", "", Some(0)));

    fs::write(folder.join("ranks"), "7\n").expect("it can be written");
    let (_, said, code) = within(&folder, &["unrank", "--shape", "2x2", "ran*"]);
    assert_eq!(code, Some(if cfg!(windows) { 0 } else { 2 }), "{said}");
    let parts = ["--parts", "11648"];
    for name in ["1.ledger", "2.ledger"] {
        let run = [&["units", "run", "catalog", name], &parts[..]].concat();
        assert_eq!(within(&folder, &run).2, Some(0));
    }
    let merge = [&["units", "merge", "catalog", "?.ledger"], &parts[..]].concat();
    let (_, said, code) = within(&folder, &merge);
    assert_eq!(code, Some(if cfg!(windows) { 0 } else { 2 }), "{said}");
}

/// Goal: text is read alike whatever its lines end with, and as UTF-16, which prompts of Windows write by `>`.
#[test]
fn text_of_windows_is_read() {
    let folder = folder("text");
    let wide = |text: &str| -> Vec<u8> {
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    };
    let marked = |text: &str| format!("\u{feff}{text}").into_bytes();
    let formula = ennea(&["chaos", "formula", PUZZLE], "").exits(0).stdout;
    let cases: [(&str, &[&str], &str); 5] = [
        ("puzzles", &["count"], "12..............\n# two\n1234............\n"),
        ("ranks", &["unrank", "--shape", "2x2"], "7\n# two\n8\n"),
        ("orders", &["shell", "-f"], "load 12..............\nsolve\n"),
        ("rules", &["count", PUZZLE, "--rules"], "knight\n"),
        ("formula", &["chaos", "solve", "--seed", "1", "--cnf"], &formula),
    ];
    for (name, words, plain) in cases {
        let path = folder.join(name);
        let run = |bytes: &[u8]| -> Run {
            fs::write(&path, bytes).expect("it can be written");
            ennea(&[words, &[text(&path)]].concat(), "")
        };
        let expected = run(plain.as_bytes());
        assert!(!expected.stdout.is_empty(), "{name}: {}", expected.stderr);
        let ends = plain.replace('\n', "\r\n");
        for bytes in [ends.clone().into_bytes(), marked(&ends), marked(plain), wide(&ends)] {
            run(&bytes).prints(&expected.stdout).says(&expected.stderr);
        }
    }
}

/// Goal: a folder is told as one.
#[test]
fn a_folder_is_no_file() {
    let folder = folder("none");
    let (name, said) = (text(&folder), "is a directory\n");
    ennea(&["count", name], "").says(&format!("error: cannot read {name}: {said}")).exits(2);
    ennea(&["shell", "-f", name], "").says(&format!("error: cannot read {name}: {said}")).exits(2);
}

/// Goal: what a killed program has left beside a file goes when the file is written again; what another is
/// writing, and what has another name, stays.  Method: such files, one of them locked.
#[test]
fn files_that_were_left_are_removed() {
    let folder = folder("left");
    let names = ["a.svg.ennea-1.new", "a.svg.ennea-2.new", "a.svg.3.new", "b.svg.ennea-1.new"];
    for name in names {
        fs::write(folder.join(name), "half").expect("it can be written");
    }
    let locked = File::options().write(true).open(folder.join(names[1])).expect("it is there");
    locked.lock().expect("it can be locked");
    let file = folder.join("a.svg");
    for _ in 0..2 {
        ennea(&["print", "-o", text(&file), "1..4....23......"], "").says("").exits(0);
    }
    let found = fs::read_dir(&folder).expect("a folder").map(|entry| {
        let name = entry.expect("a file").file_name();
        name.into_string().expect("a name in UTF-8")
    });
    let mut found: Vec<String> = found.collect();
    found.sort();
    assert_eq!(found, ["a.svg", names[2], names[1], names[3]]);
}
