//! Holds what a host runs by itself, `.github/workflows`, to what can be run by hand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// How a chore is called.
const CALL: &str = "cargo run -p xtask -- ";

/// Files that call chores, from the root, with their texts.
fn callers() -> Vec<(String, String)> {
    let mut folders =
        vec![".github/workflows".to_owned(), "packaging".to_owned(), "docs".to_owned()];
    let mut files =
        vec!["README.md".to_owned(), "CONTRIBUTING.md".to_owned(), ".ci/run".to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(crate::root().join(&folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
            let path = format!("{folder}/{name}");
            if crate::root().join(&path).is_dir() {
                if name != "node_modules" {
                    folders.push(path);
                }
            } else if [".yml", ".md", ".sh"].iter().any(|ending| name.ends_with(ending)) {
                files.push(path);
            }
        }
    }
    let read = |file: String| {
        let text = fs::read_to_string(crate::root().join(&file)).expect("text");
        (file, text)
    };
    files.into_iter().map(read).collect()
}

/// The chores, each with the numbers of arguments that it takes: the arms of `main`.
fn chores() -> BTreeSet<(String, usize)> {
    let arms =
        include_str!("main.rs").lines().filter_map(|line| line.trim_start().strip_prefix("[\""));
    let arms = arms.filter_map(|arm| arm.split_once("] =>")).map(|(arm, _)| {
        let mut words = arm.split(", ");
        let name = words.next().expect("a first word").trim_end_matches('"').to_owned();
        (name, words.count())
    });
    arms.collect()
}

/// The words of a call, up to where it ends in a line of YAML, of a script or of a document.
fn words(call: &str) -> Vec<&str> {
    let end = call.find(['\n', '`', '|', '>', '#', ';', '&']).unwrap_or(call.len());
    // An expression of a workflow is one word, with blanks.
    let mut found: Vec<&str> = Vec::new();
    let mut is_open = false;
    for word in call[..end].split_whitespace() {
        if !is_open {
            found.push(word);
        }
        is_open = (is_open || word.starts_with("${{")) && !word.ends_with("}}");
    }
    found
}

/// Goal: each chore that a workflow, a script or a document calls is there, with as many arguments.
#[test]
fn called_chores_are_there() {
    let chores = chores();
    assert!(chores.contains(&("dist".to_owned(), 0)) && chores.contains(&("dist".to_owned(), 1)));
    let mut calls = BTreeSet::new();
    for (file, text) in callers() {
        for call in text.split(CALL).skip(1) {
            let words = words(call);
            let name = words.first().unwrap_or_else(|| panic!("{file}: a call without a chore"));
            let call = ((*name).to_owned(), words.len() - 1);
            assert!(chores.contains(&call), "{file}: found {words:?}; expected one of {chores:?}");
            if file.ends_with("release.yml") {
                calls.insert(call.0);
            }
        }
    }
    let of_release: BTreeSet<_> = ["collect", "dist", "tag"].map(str::to_owned).into();
    assert!(calls.is_superset(&of_release), "{calls:?}");
    assert_eq!(words("dist ${{ matrix.target }}\n  - run: x"), ["dist", "${{"]);
}

/// Goal: the other steps of a workflow are scripts that are here and can be run, or few plain commands.
#[test]
fn steps_of_workflows_run_by_hand() {
    let mut steps = 0;
    for (file, text) in callers().into_iter().filter(|(file, _)| file.ends_with(".yml")) {
        for line in text.lines() {
            let Some(step) = line.trim_start().trim_start_matches("- ").strip_prefix("run: ")
            else {
                continue;
            };
            steps += 1;
            let first = step.split(' ').next().expect("a command");
            if first.contains('/') {
                assert!(is_script(first), "{file}: {first} is no script that can be run");
                continue;
            }
            let is_plain = step.starts_with(CALL)
                || step.starts_with("rustup target add ")
                || step == "cargo test --workspace --release";
            assert!(is_plain, "{file}: found '{step}'; expected a chore or a script");
        }
        assert!(!text.contains("run: |"), "{file} has a step of several lines");
    }
    assert!(steps >= 8, "{steps}");
    let checks = fs::read_to_string(crate::root().join(".github/workflows/checks.yml"));
    let readme = fs::read_to_string(crate::root().join("README.md")).expect("README");
    let command = "cargo test --workspace --release";
    assert!(checks.expect("checks").contains(&format!("run: {command}\n")));
    assert!(readme.contains(&format!("\n{command}\n")), "README has the command of the checks");
}

/// Goal: a release has an archive of each target, and names them in one order.
#[test]
fn the_archives_of_the_workflow_are_those_of_a_release() {
    let text = fs::read_to_string(crate::root().join(".github/workflows/release.yml"));
    let text = text.expect("a workflow");
    let targets: Vec<&str> = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- { target: "))
        .filter_map(|line| line.split(',').next())
        .collect();
    assert_eq!(targets, crate::names::TARGETS);
}

/// Tests whether a path of the repository is a script that can be run.
fn is_script(path: &str) -> bool {
    let path = crate::root().join(Path::new(path));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(&path).is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
    }
    #[cfg(not(unix))]
    path.is_file()
}
