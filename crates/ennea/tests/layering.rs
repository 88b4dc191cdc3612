//! Holds the library to its plan: who may use whom, and what no file may do.
//!
//! The plan is the table `| module | may use |` of ARCHITECTURE.md, which is therefore always
//! true.  Every path that starts with `crate::`, `super::` or `std::` counts, in a `use` or in the
//! middle of an expression; comments, strings and test code do not.  Test code is what follows
//! `#[cfg(test)]`, and any file or folder called `tests`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Printing, the clock and the world outside belong to the faces.
const FORBIDDEN_MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];
const FORBIDDEN_STD: [&str; 6] = ["env", "fs", "io", "net", "process", "time"];

const LINES_MAX: usize = 600;

/// From each module, in the order of the table, to the modules that it may use.
struct Plan(Vec<(String, Vec<String>)>);

impl Plan {
    /// Reads the table, whose rows look like `` | `grid` | `shape`, `digit` | ``.
    fn read(document: &str) -> Self {
        let cells = |line: &str| -> Vec<String> {
            line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
        };
        let rows = document
            .lines()
            .skip_while(|line| cells(line) != ["module", "may use"])
            .skip(2)
            .take_while(|line| line.trim_start().starts_with('|'));
        Self(rows.map(|line| (names(&cells(line)[0]).concat(), names(&cells(line)[1]))).collect())
    }

    fn of_the_repository() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ARCHITECTURE.md");
        Self::read(&fs::read_to_string(path).expect("ARCHITECTURE.md can be read"))
    }

    fn allows(&self, module: &str, used: &str) -> bool {
        self.0.iter().any(|(name, uses)| name == module && uses.iter().any(|name| name == used))
    }

    fn names(&self) -> Vec<&str> {
        self.0.iter().map(|(name, _)| name.as_str()).collect()
    }
}

/// The names between backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A file of the library.
struct Source {
    /// Its place under `src`, without the ending and without a last `mod`: `count`, `count/bands`.
    place: Vec<String>,
    text: String,
}

impl Source {
    fn module(&self) -> &str {
        &self.place[0]
    }

    fn name(&self) -> String {
        self.place.join("/")
    }

    fn is_test(&self) -> bool {
        self.place.iter().any(|part| part == "tests")
    }
}

fn sources() -> Vec<Source> {
    fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("src can be listed") {
            let path = entry.expect("src can be listed").path();
            if path.is_dir() {
                collect(&path, paths);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                paths.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let place = path.strip_prefix(&root).expect("it was found there").with_extension("");
        let mut place: Vec<String> =
            place.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        place.pop_if(|last| last == "mod");
        Source { place, text: fs::read_to_string(path).expect("sources can be read") }
    };
    paths.iter().map(read).collect()
}

/// The words and signs of a Rust text, without comments, strings and `#[cfg(test)]` items.
///
/// Words are identifiers and numbers; every other character is a token of its own, but for `::`.
fn tokens(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let starts = |at: usize, what: &str| {
        what.chars().enumerate().all(|(k, c)| characters.get(at + k) == Some(&c))
    };
    let mut found: Vec<String> = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        let start = at;
        at += 1;
        match characters[start] {
            '/' if starts(at, "/") => {
                while at < characters.len() && characters[at] != '\n' {
                    at += 1;
                }
            }
            '/' if starts(at, "*") => {
                let mut depth = 0;
                at = start;
                loop {
                    if starts(at, "/*") {
                        depth += 1;
                        at += 2;
                    } else if starts(at, "*/") {
                        depth -= 1;
                        at += 2;
                    } else {
                        at += 1;
                    }
                    if depth == 0 || at >= characters.len() {
                        break;
                    }
                }
            }
            '"' => {
                let raw = found.pop_if(|last| ["r", "br", "#"].contains(&last.as_str())).is_some();
                let mut hashes = 0;
                if raw && characters[start - 1] == '#' {
                    hashes = 1 + found.iter().rev().take_while(|token| *token == "#").count();
                }
                let end = format!("\"{}", "#".repeat(hashes));
                while at < characters.len() && !starts(at, &end) {
                    at += if characters[at] == '\\' && !raw { 2 } else { 1 };
                }
                at += end.len();
            }
            // A character, not a lifetime: 'a' or '\n'.
            '\'' if starts(at, "\\") || starts(at + 1, "'") => {
                at += if starts(at, "\\") { 2 } else { 1 };
                while at < characters.len() && characters[at] != '\'' {
                    at += 1;
                }
                at += 1;
            }
            ':' if starts(at, ":") => {
                at += 1;
                found.push("::".to_owned());
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at < characters.len()
                    && (characters[at].is_alphanumeric() || characters[at] == '_')
                {
                    at += 1;
                }
                found.push(characters[start..at].iter().collect());
            }
            c if c.is_whitespace() => {}
            c => found.push(c.to_string()),
        }
    }
    without_tests(&found)
}

/// Leaves out every item after `#[cfg(test)]`: up to its `;` or its closing brace.
fn without_tests(tokens: &[String]) -> Vec<String> {
    let mark = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if !tokens[at..].iter().take(mark.len()).eq(mark.iter()) {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        let mut depth = 0;
        while at < tokens.len() {
            let token = tokens[at].as_str();
            depth += i32::from(token == "{") - i32::from(token == "}");
            at += 1;
            if depth == 0 && (token == ";" || token == "}") {
                break;
            }
        }
    }
    kept
}

/// All paths that start with `crate`, `super` or `std`, with the braces of `use` multiplied out.
fn paths(tokens: &[String]) -> Vec<Vec<String>> {
    /// Reads one path from `at` on, appends it to `prefix`, and returns where it ended.
    fn read(
        tokens: &[String],
        mut at: usize,
        prefix: &[String],
        found: &mut Vec<Vec<String>>,
    ) -> usize {
        let mut path = prefix.to_vec();
        while let Some(token) = tokens.get(at) {
            at += 1;
            if token == "{" {
                while tokens.get(at).is_some_and(|token| token != "}") {
                    at = read(tokens, at, &path, found);
                    while tokens.get(at).is_some_and(|token| token != "," && token != "}") {
                        at += 1;
                    }
                    at += usize::from(tokens.get(at).is_some_and(|token| token == ","));
                }
                return at + 1;
            }
            path.push(token.clone());
            if tokens.get(at).is_none_or(|token| token != "::") {
                break;
            }
            at += 1;
        }
        found.push(path);
        at
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let root = ["crate", "super", "std"].contains(&tokens[at].as_str());
        let inside = at > 0 && tokens[at - 1] == "::";
        if root && !inside && tokens.get(at + 1).is_some_and(|token| token == "::") {
            at = read(tokens, at, &[], &mut found);
        } else {
            at += 1;
        }
    }
    found
}

/// What a file does against the plan, one sentence each.
fn offences(plan: &Plan, source: &Source) -> Vec<String> {
    let name = source.name();
    let mut found = Vec::new();
    if !source.text.starts_with("//!") {
        found.push(format!("{name} does not open with a //! head"));
    }
    let lines = source.text.lines().count();
    if lines > LINES_MAX {
        found.push(format!("{name} has {lines} lines, above {LINES_MAX}"));
    }
    if source.is_test() {
        return found;
    }
    let tokens = tokens(&source.text);
    for pair in tokens.windows(2) {
        if pair[1] == "!" && FORBIDDEN_MACROS.contains(&pair[0].as_str()) {
            found.push(format!("{name} prints: {}!", pair[0]));
        }
    }
    for path in paths(&tokens) {
        let climbs = path.iter().take_while(|part| *part == "super").count();
        let used = match path[0].as_str() {
            "std" if FORBIDDEN_STD.contains(&path[1].as_str()) => {
                found.push(format!("{name} reaches outside: std::{}", path[1]));
                continue;
            }
            "std" => continue,
            "crate" => path.get(1),
            _ if climbs >= source.place.len() => path.get(climbs),
            _ => continue,
        };
        let (module, used) = (source.module(), used.map_or("", String::as_str));
        if module != "lib" && module != used && !plan.allows(module, used) {
            found.push(format!("{name} may not use crate::{used}"));
        }
    }
    found
}

#[test]
fn every_file_keeps_to_the_plan() {
    let plan = Plan::of_the_repository();
    let found: Vec<String> = sources().iter().flat_map(|source| offences(&plan, source)).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn the_plan_lists_exactly_the_modules_of_the_tree() {
    let plan = Plan::of_the_repository();
    let sources = sources();
    let mut tree: Vec<&str> = sources.iter().map(Source::module).collect();
    tree.retain(|module| *module != "lib");
    tree.sort_unstable();
    tree.dedup();
    let mut listed = plan.names();
    listed.sort_unstable();
    assert_eq!(listed, tree, "left: the table of ARCHITECTURE.md, right: crates/ennea/src");
}

/// A module uses only modules above it in the table, so there is no circle.
#[test]
fn the_plan_goes_one_way() {
    let plan = Plan::of_the_repository();
    let place: BTreeMap<&str, usize> =
        plan.names().into_iter().enumerate().map(|(place, name)| (name, place)).collect();
    for (module, uses) in &plan.0 {
        for used in uses {
            let above = place.get(used.as_str()).is_some_and(|at| *at < place[module.as_str()]);
            assert!(above, "{module} may use {used}, which is not above it in the table");
        }
    }
}

/// The checker itself, on a made-up plan.
mod the_checker {
    use super::*;

    const DOCUMENT: &str = "# Plan\n\n| module | may use |\n|---|---|\n\
        | `shape` | nothing |\n| `grid` | `shape` |\n| `count` | `shape`, `grid` |\n\nThe end.\n";

    fn check(place: &str, text: &str, expected: &[&str]) {
        let place = place.split('/').map(str::to_owned).collect();
        let source = Source { place, text: format!("//! Head.\n{text}") };
        assert_eq!(offences(&Plan::read(DOCUMENT), &source), expected, "{text}");
    }

    #[test]
    fn reads_the_table() {
        let plan = Plan::read(DOCUMENT);
        assert_eq!(plan.names(), ["shape", "grid", "count"]);
        assert!(plan.allows("count", "grid") && plan.allows("count", "shape"));
        assert!(!plan.allows("grid", "count") && !plan.allows("shape", "nothing"));
        assert_eq!(Plan::read("no table").names(), Vec::<&str>::new());
    }

    #[test]
    fn reports_uses_outside_the_plan() {
        check("grid", "use crate::count::enumerate;", &["grid may not use crate::count"]);
        check("grid", "fn f() { crate::count::f() }", &["grid may not use crate::count"]);
        check(
            "grid",
            "use crate::{shape::Shape, count::{a, b}};",
            &["grid may not use crate::count", "grid may not use crate::count"],
        );
        check("grid", "use super::count;", &["grid may not use crate::count"]);
        check("shape/a", "use super::super::grid::Grid;", &["shape/a may not use crate::grid"]);
        check("grid", "use crate::Shape;", &["grid may not use crate::Shape"]);
        check(
            "grid",
            "let s = \"\\\"\"; crate::count::f(s, '\"');",
            &["grid may not use crate::count"],
        );
    }

    #[test]
    fn reports_printing_and_the_world_outside() {
        check("grid", "fn f() { println!(\"{}\", 1) }", &["grid prints: println!"]);
        check("grid", "use std::time::Instant;", &["grid reaches outside: std::time"]);
        check("grid", "use std::{fmt, env};", &["grid reaches outside: std::env"]);
    }

    #[test]
    fn reports_a_missing_head_and_a_long_file() {
        let source = |text: String| Source { place: vec!["grid".to_owned()], text };
        let plan = Plan::read(DOCUMENT);
        assert_eq!(
            offences(&plan, &source("use std::fmt;".to_owned())),
            ["grid does not open with a //! head"]
        );
        assert_eq!(
            offences(&plan, &source("//! Line.\n".repeat(601))),
            ["grid has 601 lines, above 600"]
        );
    }

    #[test]
    fn passes_what_is_allowed() {
        for text in [
            "use crate::shape::{House, Shape};\nuse std::fmt;",
            "use crate::grid::Conflict;",
            "pub(crate) fn f<'a>(x: &'a str) -> &'a str { x }",
            "pub(in crate::grid) fn f() {}",
            "/// [`count`](crate::count), println!\n// crate::count /* \nfn f() {}",
            "/* crate::count /* inside */ println! */ fn f() {}",
            "const S: &str = \"crate::count and // println!\";",
            "const S: &str = r#\"crate::count \" println!\"#; const C: char = '\\'';",
            "#[cfg(test)]\nmod tests { use crate::count::f; fn g() { println!() } }\nfn f() {}",
            "#[cfg(test)]\nuse crate::count;\nfn f() {}",
            "#[cfg(test)]\n#[derive(Debug)]\nstruct S { x: u8 }\nfn f() {}",
        ] {
            check("grid", text, &[]);
        }
        check("count/bands", "use super::enumerate;\nuse crate::grid::Grid;", &[]);
        check("count/tests", "use crate::anything;", &[]);
        check("lib", "pub use crate::count::f;", &[]);
    }
}
