//! Holds the documents of the repository to their form: tables, links, sources, the width of README.
//!
//! A document is a Markdown file of the root or of `docs`.  What stands in a fenced block is an example
//! and is passed over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const REFERENCES: &str = "docs/REFERENCES.md";
const WIDTH_MAX: usize = 100;

struct Document {
    /// Its path from the root of the repository.
    path: PathBuf,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files with one of these endings in a folder of the repository and in all folders below it.
fn files_below(folder: &str, endings: &[&str]) -> Vec<Document> {
    let mut folders = vec![PathBuf::from(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("the folder can be listed") {
            let entry = entry.expect("the folder can be listed");
            let path = folder.join(entry.file_name());
            let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
            if entry.path().is_dir() {
                // Build folders hold copies of files, and much else.
                if path.file_name().is_some_and(|name| name != "target") {
                    folders.push(path);
                }
            } else if endings.contains(&ending.as_str()) {
                let text = fs::read_to_string(entry.path()).expect("it is text");
                found.push(Document { path, text });
            }
        }
    }
    found
}

fn documents() -> Vec<Document> {
    let mut found = files_below("docs", &["md"]);
    for entry in fs::read_dir(root()).expect("the root can be listed") {
        let path = PathBuf::from(entry.expect("the root can be listed").file_name());
        if path.extension().is_some_and(|ending| ending == "md") {
            let text = fs::read_to_string(root().join(&path)).expect("it is text");
            found.push(Document { path, text });
        }
    }
    found
}

/// The lines outside fenced blocks, counted from 1.
fn prose(text: &str) -> Vec<(usize, &str)> {
    let mut is_fenced = false;
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            is_fenced = !is_fenced;
        } else if !is_fenced {
            lines.push((index + 1, line));
        }
    }
    lines
}

/// The cells of a row of a table; `\|` does not part them.
fn cells(row: &str) -> usize {
    row.trim().trim_matches('|').replace("\\|", "").split('|').count()
}

/// The rows that have not as many cells as the heading of their table.
fn broken_rows(text: &str) -> Vec<(usize, &str)> {
    let mut expected = None;
    let mut broken = Vec::new();
    for (number, line) in prose(text) {
        if !line.starts_with('|') {
            expected = None;
        } else if cells(line) != *expected.get_or_insert(cells(line)) {
            broken.push((number, line));
        }
    }
    broken
}

/// Whether a word in brackets is the key of a source: letters and digits that begin with a capital or
/// end with a year.
fn is_key(word: &str) -> bool {
    let signs: Vec<char> = word.chars().collect();
    signs.len() > 2
        && signs.iter().all(char::is_ascii_alphanumeric)
        && (signs[0].is_ascii_uppercase() || signs.iter().rev().take(4).all(char::is_ascii_digit))
}

/// The keys that a text has in square brackets, as `[FJ2005]`, but not as the text of a link.
fn keys(text: &str) -> BTreeSet<&str> {
    let parts = text.split('[').skip(1).filter_map(|part| part.split_once(']'));
    let found = parts.filter(|(word, rest)| is_key(word) && !rest.starts_with('('));
    found.map(|(word, _)| word).collect()
}

#[test]
fn rows_have_as_many_cells_as_their_heading() {
    for Document { path, text } in documents() {
        assert_eq!(broken_rows(&text), [], "{}", path.display());
    }
}

#[test]
fn links_lead_to_files_of_the_repository() {
    for Document { path, text } in documents() {
        for (number, line) in prose(&text) {
            let targets = line.split("](").skip(1).filter_map(|part| part.split_once(')'));
            for (target, _) in targets.filter(|(target, _)| !target.contains("://")) {
                let file = target.split('#').next().unwrap_or(target);
                let folder = root().join(path.parent().expect("a document is in a folder"));
                let place = format!("{}, line {number}: {target}", path.display());
                assert!(folder.join(file).exists(), "{place}");
            }
        }
    }
}

/// Goal: code that a document sends its reader to is there.  The changelog tells of the past, and
/// ARCHITECTURE.md has a test of its own.
#[test]
fn paths_lead_to_files_of_the_repository() {
    let mut found = 0;
    for Document { path, text } in documents() {
        if ["CHANGELOG.md", "ARCHITECTURE.md"].iter().any(|other| path == Path::new(other)) {
            continue;
        }
        let code =
            prose(&text).into_iter().flat_map(|(_, line)| line.split('`').skip(1).step_by(2));
        for target in code.filter(|code| code.starts_with("crates/") && !code.contains(' ')) {
            assert!(root().join(target).exists(), "{}: {target}", path.display());
            found += 1;
        }
    }
    assert!(found > 5, "{found} paths");
}

#[test]
fn every_key_of_a_document_is_in_the_references() {
    let references = fs::read_to_string(root().join(REFERENCES)).expect("it can be read");
    let known = keys(&references);
    assert!(known.len() > 40, "the references have not been understood");
    for Document { path, text } in documents() {
        // Between backticks it is code: the argument of a command, or a link of rustdoc.
        let words = prose(&text).into_iter().flat_map(|(_, line)| line.split('`').step_by(2));
        let cited = words.flat_map(keys);
        let unknown: Vec<&str> = cited.filter(|key| !known.contains(key)).collect();
        assert_eq!(unknown, [""; 0], "{}", path.display());
    }
}

#[test]
fn every_reference_is_cited_by_its_key() {
    let references = fs::read_to_string(root().join(REFERENCES)).expect("it can be read");
    let mut readers = documents();
    readers.retain(|document| document.path != Path::new(REFERENCES));
    for folder in ["crates", "fuzz"] {
        readers.extend(files_below(folder, &["rs", "md", "txt", "py"]));
    }
    let cited: BTreeSet<&str> = readers.iter().flat_map(|reader| keys(&reader.text)).collect();
    let unread: Vec<&str> = keys(&references).difference(&cited).copied().collect();
    assert_eq!(unread, [""; 0], "sources that nothing cites");
}

/// Goal: one word for one thing within a chapter, and a list of the words that other chapters use otherwise.
#[test]
fn words_of_the_glossary_have_one_meaning_in_a_chapter() {
    let text = fs::read_to_string(root().join("docs/GLOSSARY.md")).expect("it can be read");
    let mut chapters = text.split("\n## ").skip(1);
    let several: BTreeSet<&str> = bold(chapters.next().expect("a first chapter")).collect();
    let (mut met, mut met_again) = (BTreeSet::new(), BTreeSet::new());
    for chapter in chapters {
        let words: Vec<&str> = bold(chapter).collect();
        let different: BTreeSet<&str> = words.iter().copied().collect();
        assert_eq!(words.len(), different.len(), "{words:?}");
        met_again.extend(met.intersection(&different).copied());
        met.extend(different);
    }
    assert!(met.len() > 100, "the glossary has not been understood");
    assert_eq!(met_again, several);
}

/// What stands between pairs of double asterisks.
fn bold(text: &str) -> impl Iterator<Item = &str> {
    text.split("**").skip(1).step_by(2)
}

#[test]
fn the_first_page_fits_a_screen() {
    let text = fs::read_to_string(root().join("README.md")).expect("it can be read");
    let wide = text.lines().find(|line| line.chars().count() > WIDTH_MAX);
    assert_eq!(wide, None, "wider than {WIDTH_MAX} columns");
}

#[test]
fn the_citation_has_version_day_and_place_of_the_library() {
    let citation = fs::read_to_string(root().join("CITATION.cff")).expect("it can be read");
    let changelog = fs::read_to_string(root().join("CHANGELOG.md")).expect("it can be read");
    let version = env!("CARGO_PKG_VERSION");
    let release = format!("\n## [{version}] - ");
    let (_, day) = changelog.split_once(&release).expect("the release is in the changelog");
    let day = day.lines().next().expect("it has a day");
    let place = env!("CARGO_PKG_REPOSITORY");
    let expected = format!("\nversion: {version}\ndate-released: {day}\nurl: {place}\n");
    assert!(citation.contains(&expected), "{citation}\nexpected{expected}");
}

mod refusals {
    use super::*;

    #[test]
    fn reports_rows_with_other_numbers_of_cells() {
        let table = "| a | b |\n|---|---|\n| 1 | |\n| 1 \\| 2 | 3 |\n| 1 |\n";
        assert_eq!(broken_rows(table), [(5, "| 1 |")]);
        assert_eq!(broken_rows("| a |\n\n| a | b |\n```\n| a |\n```\n"), []);
    }

    #[test]
    fn tells_keys_from_other_brackets() {
        let text = "[FJ2005], `[gsf2007]`, [A link](to.md), [-1, 1], [index], [Plex]";
        let found: Vec<&str> = keys(text).into_iter().collect();
        assert_eq!(found, ["FJ2005", "Plex", "gsf2007"]);
    }
}
