//! Holds the workspace to its plan: who may use whom, and what no file may do.
//!
//! The plan is three tables of ARCHITECTURE.md, which are therefore always true: `| crate | may use |`,
//! `| module | may use |` of the two crates that have many rooms, and the dependencies; its list of the places with
//! `unsafe` code, and its sentences on who uses nothing of whom; and the rule of CONTRIBUTING.md on the length of
//! files.  Every path that starts with `crate::`,
//! `super::`, `self::` or `std::` counts, in a `use` or in the middle of an expression; comments, strings
//! and test code do not.  Test code is what follows `#[cfg(test)]`, and any file or folder called `tests`.

mod source;
mod the_checker;
mod tokens;

use source::{Source, circles, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Printing, the clock and the world outside belong to the faces.
const FORBIDDEN_MACROS: [&str; 5] = ["print", "println", "eprint", "eprintln", "dbg"];
const FORBIDDEN_STD: [&str; 6] = ["env", "fs", "io", "net", "process", "time"];

/// The crates beside the library's that touch nothing outside themselves.  A duration may be named; it is measured
/// outside.
const SILENT: [&str; 6] = [
    "ennea-answers", "ennea-figures", "ennea-formats", "ennea-print", "ennea-shell", "ennea-words",
];

/// Sentences of ARCHITECTURE.md, and what each denies: the first crate would reach the second.
const ABSENT: [(&str, &str, &str); 3] = [
    ("**`count` uses no solver.**", "ennea-count", "ennea-solve"),
    ("**`rate` and `logic` use nothing of each other.**", "ennea-rate", "ennea-logic"),
    ("**`rate` and `logic` use nothing of each other.**", "ennea-logic", "ennea-rate"),
];

/// From each name, in the order of the table, to the names that it may use.
struct Plan(Vec<(String, Vec<String>)>);

impl Plan {
    /// Reads a table by the head of its first column; rows look like `` | `grid` | `shape`, `digit` | ``.
    fn read(document: &str, first: &str) -> Self {
        let rows = rows(document, &[first, "may use"]);
        Self(rows.iter().map(|cells| (names(&cells[0]).concat(), names(&cells[1]))).collect())
    }

    fn allows(&self, module: &str, used: &str) -> bool {
        self.0.iter().any(|(name, uses)| name == module && uses.iter().any(|name| name == used))
    }

    fn names(&self) -> Vec<&str> {
        self.0.iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Whether a module uses another, or one that reaches it.
    fn reaches(&self, module: &str, other: &str) -> bool {
        let uses = self.0.iter().filter(|(name, _)| name == module).flat_map(|(_, uses)| uses);
        uses.into_iter().any(|used| used == other || self.reaches(used, other))
    }
}

/// The greatest numbers of lines of a file, and of a file of tests, by the rule of CONTRIBUTING.md.
struct Lengths {
    file: usize,
    test: usize,
}

impl Lengths {
    fn read(document: &str) -> Self {
        let number = |before: &str| -> usize {
            let (_, after) = document.split_once(before).expect(before);
            let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().expect(before)
        };
        Self { file: number("At most "), test: number("lines, a file of tests ") }
    }
}

/// The places with `unsafe` code: the paths in the item that denies it for all others.
fn unsafe_places(document: &str) -> Vec<String> {
    let mut lines = document.lines().skip_while(|line| !line.contains("**No `unsafe`** but in"));
    let first = lines.next().unwrap_or_default();
    let item: Vec<&str> =
        [first].into_iter().chain(lines.take_while(|line| line.starts_with("   "))).collect();
    names(&item.join(" ")).into_iter().filter(|name| name.contains('/')).collect()
}

/// The rows of the table with this head.
fn rows(document: &str, head: &[&str]) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    let lines = document.lines().skip_while(|line| cells(line) != head).skip(2);
    lines.take_while(|line| line.trim_start().starts_with('|')).map(cells).collect()
}

/// The names between backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(name: &str) -> String {
    fs::read_to_string(workspace().join(name)).expect(name)
}

fn architecture() -> String {
    read("ARCHITECTURE.md")
}

fn crates() -> Vec<String> {
    let folder = fs::read_dir(workspace().join("crates")).expect("crates can be listed");
    let name = |entry: std::io::Result<fs::DirEntry>| {
        entry.expect("crates can be listed").file_name().to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = folder.map(name).collect();
    names.sort();
    names
}

/// The crates of the library: those that `ennea` uses, and itself.
fn library() -> Vec<String> {
    let plan = Plan::read(&architecture(), "crate");
    let uses = plan.0.into_iter().find(|(name, _)| name == "ennea").map(|(_, uses)| uses);
    uses.into_iter().flatten().chain(["ennea".to_owned()]).collect()
}

fn sources_of(name: &str) -> Vec<Source> {
    sources(&workspace().join("crates").join(name).join("src"))
}

/// The dependencies in a section of a manifest.
fn dependencies(name: &str, section: &str) -> Vec<String> {
    let manifest = workspace().join("crates").join(name).join("Cargo.toml");
    let text = fs::read_to_string(manifest).expect("manifests can be read");
    let of_a_target = format!(".{}", section.trim_start_matches('['));
    let mut is_inside = false;
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            is_inside = line == section || line.ends_with(&of_a_target);
        } else if is_inside && !line.is_empty() && !line.starts_with('#') {
            found.extend(line.split(['.', ' ', '=']).next().map(str::to_owned));
        }
    }
    found
}

/// What a file does that no file of a silent crate may, one sentence each.
fn offences(source: &Source) -> Vec<String> {
    let name = source.name();
    let mut found = Vec::new();
    if source.is_test() {
        return found;
    }
    for pair in tokens::tokens(&source.text).windows(2) {
        if pair[1] == "!" && FORBIDDEN_MACROS.contains(&pair[0].as_str()) {
            found.push(format!("{name} prints: {}!", pair[0]));
        }
    }
    for path in source.used() {
        if path[0] == "std" {
            let part = path.get(1).map_or("", String::as_str);
            let is_duration = path[1..] == ["time", "Duration"];
            if FORBIDDEN_STD.contains(&part) && !is_duration {
                found.push(format!("{name} reaches outside: std::{part}"));
            }
        }
    }
    found
}

/// What a file of the library uses against the plan.
fn trespasses(plan: &Plan, source: &Source) -> Vec<String> {
    if source.is_test() || source.is_root() {
        return Vec::new();
    }
    let module = source.module();
    let is_foreign = |used: &&str| *used != "std" && *used != module && !plan.allows(module, used);
    let used = source.used();
    let used = used.iter().filter_map(|path| path.first()).map(String::as_str);
    used.filter(is_foreign)
        .map(|used| format!("{} may not use crate::{used}", source.name()))
        .collect()
}

/// Whether a file has `unsafe` code.
fn is_unsafe(source: &Source) -> bool {
    tokens::tokens(&source.text).iter().any(|token| token == "unsafe")
}

/// What is wrong with the outside of a file: its head and its length.
fn looks(source: &Source, lengths: &Lengths) -> Vec<String> {
    let (name, lines) = (source.name(), source.text.lines().count());
    let most = if source.is_test() { lengths.test } else { lengths.file };
    let mut found = Vec::new();
    if !source.text.starts_with("//!") {
        found.push(format!("{name} does not open with a //! head"));
    }
    if lines > most {
        found.push(format!("{name} has {lines} lines, above {most}"));
    }
    found
}

#[track_caller]
fn none(found: &[String]) {
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn every_file_has_its_head_and_its_length() {
    let lengths = Lengths::read(&read("CONTRIBUTING.md"));
    for name in crates() {
        let found: Vec<String> =
            sources_of(&name).iter().flat_map(|source| looks(source, &lengths)).collect();
        none(&found.iter().map(|what| format!("{name}: {what}")).collect::<Vec<_>>());
    }
}

#[test]
fn silent_crates_touch_nothing_outside() {
    for name in SILENT.map(str::to_owned).into_iter().chain(library()) {
        let sources = sources_of(&name);
        assert!(sources.len() > 3, "{name} has sources");
        let found = sources.iter().flat_map(offences);
        none(&found.map(|what| format!("{name}: {what}")).collect::<Vec<_>>());
    }
}

#[test]
fn unsafe_code_is_where_it_is_said_to_be() {
    let places = unsafe_places(&architecture());
    let mut met = BTreeSet::new();
    for name in crates() {
        for source in sources_of(&name).iter().filter(|source| is_unsafe(source)) {
            let file = format!("{name}/src/{}", source.name());
            let is_at = |place: &&String| {
                file.strip_prefix(place.as_str())
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            let place = places.iter().find(is_at);
            met.insert(place.unwrap_or_else(|| panic!("{file} has unsafe code")));
        }
    }
    assert_eq!(met, places.iter().collect(), "left: the sources, right: ARCHITECTURE.md");
}

/// Goal: whoever calls us can pass every failure on by `?`.  Method: the types of ours with which public functions fail,
/// and those whose name ends so, are among those that are errors.
#[test]
fn every_failure_is_an_error() {
    let all: Vec<(String, Vec<String>)> = crates()
        .iter()
        .flat_map(|name| sources_of(name).into_iter().map(move |source| (name.clone(), source)))
        .map(|(name, source)| (name + "/" + &source.name(), tokens::tokens(&source.text)))
        .collect();
    let of_all = |find: fn(&[String]) -> Vec<String>| -> BTreeSet<String> {
        all.iter().flat_map(|(_, tokens)| find(tokens)).collect()
    };
    let (ours, errors) = (of_all(tokens::types), of_all(tokens::errors));
    let mut met = 0;
    for (file, tokens) in &all {
        let named = tokens::types(tokens).into_iter().filter(|name| name.ends_with("Error"));
        let failures = tokens::failures(tokens).into_iter().filter(|name| ours.contains(name));
        for failure in named.chain(failures) {
            assert!(errors.contains(&failure), "{file}: {failure} is no std::error::Error");
            met += 1;
        }
    }
    assert!(met > 100, "{met} failures");
}

#[test]
fn what_is_absent_is_not_reached() {
    let (document, plan) = (architecture(), Plan::read(&architecture(), "crate"));
    for (sentence, one, other) in ABSENT {
        assert!(document.contains(sentence), "{sentence}");
        assert!(!plan.reaches(one, other), "{one} reaches {other}");
    }
    // Published values are in `ennea`, which no other crate of the library uses.
    assert!(document.contains("**No algorithm reads `published`.**"));
    assert!(library().iter().all(|one| !plan.reaches(one, "ennea")));
    let modules = Plan::read(&document, "module");
    assert!(modules.names().iter().all(|module| !modules.allows(module, "published")));
}

#[test]
fn every_module_keeps_to_the_plan() {
    let plan = Plan::read(&architecture(), "module");
    let sources: Vec<Source> = ["ennea-base", "ennea"].into_iter().flat_map(sources_of).collect();
    none(&sources.iter().flat_map(|source| trespasses(&plan, source)).collect::<Vec<_>>());
    let mut tree: Vec<&str> = sources.iter().map(Source::module).collect();
    tree.retain(|module| *module != "lib");
    tree.sort_unstable();
    tree.dedup();
    let mut listed = plan.names();
    listed.sort_unstable();
    assert_eq!(listed, tree, "left: the table of ARCHITECTURE.md, right: the sources");
}

#[test]
fn every_crate_keeps_to_the_plan() {
    let plan = Plan::read(&architecture(), "crate");
    let mut listed = plan.names();
    listed.sort_unstable();
    assert_eq!(listed, crates(), "left: the table of ARCHITECTURE.md, right: crates");
    for name in crates() {
        let ours = dependencies(&name, "[dependencies]");
        let ours = ours.iter().filter(|used| used.starts_with("ennea"));
        let found = ours.filter(|used| !plan.allows(&name, used));
        none(&found.map(|used| format!("{name} may not use {used}")).collect::<Vec<_>>());
    }
}

/// Every row uses rows above it only, so there is no circle.
#[test]
fn the_plans_go_one_way() {
    for first in ["crate", "module"] {
        let plan = Plan::read(&architecture(), first);
        let place: BTreeMap<&str, usize> =
            plan.names().into_iter().enumerate().map(|(place, name)| (name, place)).collect();
        for (module, uses) in &plan.0 {
            for used in uses {
                let above = place.get(used.as_str()).is_some_and(|at| *at < place[module.as_str()]);
                assert!(above, "{module} may use {used}, which is not above it in the table");
            }
        }
    }
}

#[test]
fn no_room_has_a_circle() {
    let found = crates().into_iter().flat_map(|name| {
        let found = circles(&sources_of(&name));
        found.into_iter().map(move |what| format!("{name}: {what}"))
    });
    none(&found.collect::<Vec<_>>());
}

/// The table of dependencies names each crate of others once, and who uses it.
#[test]
fn every_dependency_has_its_reason() {
    let rows = rows(&architecture(), &["dependency", "used by", "for"]);
    let listed: BTreeMap<String, BTreeSet<String>> = rows
        .iter()
        .flat_map(|cells| {
            assert!(cells.len() == 3 && !cells[2].is_empty(), "a row has three cells: {cells:?}");
            let users: BTreeSet<String> =
                cells[1].split(',').map(|user| user.trim().to_owned()).collect();
            names(&cells[0]).into_iter().map(move |name| (name, users.clone()))
        })
        .collect();
    let mut used: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for name in crates() {
        let short = if library().contains(&name) {
            "library".to_owned()
        } else {
            name.replace("ennea-", "")
        };
        for (section, user) in
            [("[dependencies]", short), ("[dev-dependencies]", "tests".to_owned())]
        {
            for dependency in dependencies(&name, section) {
                if !dependency.starts_with("ennea") {
                    used.entry(dependency).or_default().insert(user.clone());
                }
            }
        }
    }
    for users in used.values_mut() {
        if users.len() > 1 {
            users.remove("tests");
        }
    }
    assert_eq!(listed, used, "left: the table of ARCHITECTURE.md, right: the manifests");
}
