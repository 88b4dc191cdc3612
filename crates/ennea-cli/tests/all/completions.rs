//! `ennea completions` and `ennea man`, tried out by those who read them.

use crate::tool::{ennea, nothing, text, write_file};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The day of the release that the manual pages are of.
const RELEASED: &str = "2026-11-22";

/// Text that a program writes on standard output; `None` if it is not there.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    assert!(output.stderr.is_empty(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn there_are_completions_for_five_shells() {
    for (shell, part) in [
        ("bash", "complete -F _ennea"),
        ("zsh", "#compdef ennea"),
        ("fish", "complete -c ennea"),
        ("powershell", "Register-ArgumentCompleter -Native -CommandName 'ennea'"),
        ("elvish", "edit:completion:arg-completer[ennea]"),
    ] {
        let script = ennea(&["completions", shell], "").says("").exits(0).stdout;
        for part in [part, "census", "no-transpose"] {
            assert!(script.contains(part), "{shell}: {part}");
        }
    }
    ennea(&["completions", "tcsh"], "").says_also("[possible values: bash, elvish").exits(2);
    ennea(&["completions", "bash", "--json"], "").says_also("hint: leave --json out").exits(2);
}

/// Goal: bash completes commands, options and values.  Method: bash itself, asked as Tab asks it.
#[test]
fn bash_completes() {
    let script = write_file("ennea.bash", &ennea(&["completions", "bash"], "").exits(0).stdout);
    let ask = |words: &str, last: usize| {
        let ask = "source \"$0\"; COMP_WORDS=($1); COMP_CWORD=$2; COMP_LINE=$1
                   COMP_POINT=${#COMP_LINE}
                   _ennea ennea \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD-1]}\"
                   echo \"${COMPREPLY[@]}\"";
        said("bash", &["-c", ask, &script, words, &last.to_string()])
    };
    let Some(found) = ask("ennea cen", 1) else { return };
    assert_eq!(found, "census\n");
    for (words, last, expected) in [
        ("ennea ca", 1, "canon catalog\n"),
        ("ennea census --no", 2, "--no-transpose\n"),
        ("ennea census --table b", 3, "bands\n"),
        ("ennea catalog m", 2, "merge\n"),
        ("ennea make --technique skys", 3, "skyscraper\n"),
        ("ennea convert --to f-p", 3, "f-puzzles f-puzzles-json\n"),
        ("ennea --color n", 2, "never\n"),
    ] {
        assert_eq!(ask(words, last).as_deref(), Some(expected), "{words}");
    }
}

/// Goal: fish completes them too, with what they mean.
#[test]
fn fish_completes() {
    let script = write_file("ennea.fish", &ennea(&["completions", "fish"], "").exits(0).stdout);
    let ask = |line: &str| {
        said("fish", &["--no-config", "-c", &format!("source {script}; complete -C '{line}'")])
    };
    let Some(found) = ask("ennea cen") else { return };
    assert!(found.starts_with("census\tTell the whole story"), "{found}");
    assert_eq!(ask("ennea census --table b").map(|found| found.starts_with("bands\t")), Some(true));
}

/// Goal: every command has a page, which the formatter of pages has nothing to say against.
#[test]
fn every_command_has_a_manual_page() {
    let folder = nothing("man");
    let files = ennea(&["man", &folder], "").says("").exits(0).stdout;
    let files: Vec<&str> = files.lines().collect();
    let name = |name: &str| text(&Path::new(&folder).join(format!("{name}.1"))).to_owned();
    for page in ["ennea", "ennea-census", "ennea-catalog-merge", "ennea-chaos-escape"] {
        assert!(files.contains(&name(page).as_str()), "{page}: {files:?}");
    }
    assert!(files.iter().all(|file| !file.contains("help")), "{files:?}");
    let page = fs::read_to_string(name("ennea-census")).expect("a page");
    let version = format!(".TH ennea-census 1 {RELEASED} \"ennea {}\"", env!("CARGO_PKG_VERSION"));
    for part in [&version, "\\fB\\-\\-no\\-transpose\\fR", "2x4"] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let lint = [&["-T", "lint", "-W", "warning"][..], &files].concat();
    if let Some(found) = said("mandoc", &lint) {
        assert_eq!(found, "");
    }
}

/// Goal: version and day of the pages are those of the newest release.  Method: the changelog.
#[test]
fn the_manual_is_of_the_newest_release() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../CHANGELOG.md");
    let text = fs::read_to_string(path).expect("the changelog");
    let release = text.lines().find_map(|line| line.strip_prefix("## [")).expect("a release");
    assert_eq!(release, format!("{}] - {RELEASED}", env!("CARGO_PKG_VERSION")));
}
