//! The files of the page, which are part of the program.
//!
//! A browser takes some milliseconds for each file, however near it is, so the modules with which the page begins
//! come as one: `/app.js` is their text, one after the other, without what they import from each other.  Modules
//! that are loaded later import them under their own addresses, where a line passes on what `/app.js` has.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use ennea_questions::{Problem, question};
use ennea_words::Language;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A file: its address, what it is, and its bytes.
pub type File = (&'static str, &'static str, &'static [u8]);

macro_rules! files {
    ($($mime:literal: $($path:literal),+;)*) => {
        /// All files.
        pub(super) const FILES: &[File] =
            &[$($(($path, $mime, include_bytes!(concat!("../../page", $path)))),+),*];
    };
}

files! {
    "text/html; charset=utf-8": "/index.html";
    "text/css; charset=utf-8": "/style.css";
    "image/svg+xml": "/icon.svg";
    "text/javascript; charset=utf-8":
        "/app.js", "/ask.js", "/board.js", "/chaos.js", "/common.js", "/dom.js", "/engine.js",
        "/explore.js", "/game.js", "/judge.js", "/keep.js", "/make.js", "/play.js", "/setter.js",
        "/share.js", "/store.js", "/sw.js", "/symmetry.js", "/way.js", "/words.js", "/worker.js",
        "/vendor/fluent.js";
}

/// The modules with which the page begins, each after those that it imports.
const FIRST: [&str; 15] = [
    "/vendor/fluent.js", "/store.js", "/words.js", "/dom.js", "/ask.js", "/common.js", "/game.js",
    "/board.js", "/way.js", "/judge.js", "/keep.js", "/share.js", "/setter.js", "/play.js",
    "/app.js",
];

/// The text of a file.
fn text(path: &str) -> &'static str {
    let file = FILES.iter().find(|(known, ..)| *known == path).expect("a file of the table");
    std::str::from_utf8(file.2).expect("files of the page are text")
}

/// The modules with which the page begins, as one.
fn first() -> &'static [u8] {
    static TOGETHER: LazyLock<String> = LazyLock::new(|| {
        let without_imports = |path: &&str| {
            let lines = text(path).lines().filter(|line| !line.starts_with("import "));
            lines.map(|line| format!("{line}\n")).collect::<String>()
        };
        FIRST.iter().map(without_imports).collect()
    });
    TOGETHER.as_bytes()
}

/// Modules that pass on all that the first modules have, for what lies beside them and for what lies in a folder.
const PASSED_ON: [&[u8]; 2] = [b"export * from './app.js';\n", b"export * from '../app.js';\n"];

/// The puzzle that the page begins with.
const EXAMPLE: &str =
    "..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..";

/// The document with the words of the page in all languages, and what `read` answers to the example in each, so
/// that its board is drawn without a question.
fn document() -> &'static [u8] {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
        let read = |language: Language| {
            let asked = json!({"puzzle": EXAMPLE, "lang": language.code()}).to_string();
            let read = question("read").and_then(|read| read.ask(asked.as_bytes()).ok());
            let read: Value = serde_json::from_slice(&read.expect("it is a puzzle")).expect("JSON");
            (language.code().to_owned(), read)
        };
        let words = |language: Language| {
            let said = json!({"name": language.own_name(), "words": words(language)});
            (language.code().to_owned(), said)
        };
        let words = Value::Object(Language::all().map(words).collect());
        let read = Value::Object(Language::all().map(read).collect());
        let text = include_str!("../../page/index.html");
        let text = text.replacen(WORDS, &format!("{WORDS}{words}"), 1);
        text.replacen(PLACE, &format!("{PLACE}{read}"), 1)
    });
    DOCUMENT.as_bytes()
}

/// The messages that the page says by itself.
fn words(language: Language) -> String {
    let files = language.files().iter();
    let said = files.filter(|(name, _)| ["page", "symmetry"].contains(name));
    said.map(|(_, text)| *text).collect()
}

/// Place of the words in the document, and of the example.
const WORDS: &str = "<script type=\"application/json\" id=\"words\">";
const PLACE: &str = "<script type=\"application/json\" id=\"example\">";
/// Place of the parts of the program that lie beside the page; it stays empty behind a server.
pub const PARTS: &str = "<script type=\"application/json\" id=\"parts\">";

/// All files of the page as a browser gets them: the address of each, its media type, and its bytes.
pub fn files() -> impl Iterator<Item = File> {
    FILES.iter().map(|&(path, mime, bytes)| {
        let bytes: &'static [u8] = match path {
            "/index.html" => document(),
            "/app.js" => first(),
            path if FIRST.contains(&path) => PASSED_ON[usize::from(path[1..].contains('/'))],
            _ => bytes,
        };
        (path, mime, bytes)
    })
}

/// The file at an address.
pub(super) fn file(path: &str) -> Result<Response, Problem> {
    let path = if path == "/" { "/index.html" } else { path };
    let Some((_, mime, bytes)) = files().find(|(known, ..)| *known == path) else {
        return Err(Problem::not_found(path));
    };
    // The next version of the program has other files at the same addresses.
    let headers = [(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, "no-cache")];
    Ok((headers, bytes).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// Goal: no file is left out, and the page stays small.
    #[test]
    fn all_files_are_there_and_small() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        let mut found = BTreeSet::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => {
                        let path = path.strip_prefix(&root).expect("it is inside");
                        found.insert(format!("/{}", path.display()));
                    }
                }
            }
        }
        let known: BTreeSet<String> = FILES.iter().map(|(path, ..)| (*path).to_owned()).collect();
        assert_eq!(known, found);
        let size: usize = FILES.iter().map(|(.., bytes)| bytes.len()).sum();
        assert!(size <= 300_000, "{size} bytes");
    }

    /// Goal: the document brings the words of every language, and nothing that ends their place early.
    #[test]
    fn the_document_brings_all_words() {
        let document = std::str::from_utf8(document()).expect("text");
        let (_, rest) = document.split_once(WORDS).expect("their place");
        let (words, _) = rest.split_once("</script>").expect("their end");
        let words: Value = serde_json::from_str(words).expect("JSON");
        for language in Language::all() {
            let own = &words[language.code()];
            assert_eq!(own["name"], language.own_name());
            assert!(own["words"].as_str().is_some_and(|words| words.contains("\npage-hint = ")));
        }
    }

    /// Goal: the first modules can stand in one text: each comes after those that it imports, under the names that
    /// these export; no two have a name in common; and all that the page begins with is among them.
    #[test]
    fn first_modules_are_one() {
        let declared = |line: &str| {
            let line = line.strip_prefix("export ").unwrap_or(line);
            let line = line.strip_prefix("async ").unwrap_or(line);
            let kinds = ["const ", "let ", "function ", "class "];
            let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
            let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
            Some(rest[..end?].to_owned())
        };
        let mut known = BTreeSet::new();
        let mut exported = BTreeSet::new();
        for (place, path) in FIRST.iter().enumerate() {
            for line in text(path).lines() {
                if let Some(import) = line.strip_prefix("import { ") {
                    let (names, from) = import.split_once(" } from '.").expect("names of a module");
                    let from = from.strip_suffix("';").expect("the end of the line");
                    assert!(FIRST[..place].contains(&from), "{path} imports {from}");
                    for name in names.split(", ") {
                        let name = (from.to_owned(), name.to_owned());
                        assert!(exported.contains(&name), "{path} imports {name:?}");
                    }
                } else if let Some(name) = declared(line) {
                    if line.starts_with("export ") {
                        exported.insert(((*path).to_owned(), name.clone()));
                    }
                    assert!(known.insert(name.clone()), "{path} has another {name}");
                } else {
                    assert!(!line.starts_with("import ") && !line.starts_with("export "), "{line}");
                }
            }
        }
        let together = std::str::from_utf8(first()).expect("text");
        assert!(!together.contains("\nimport ") && together.ends_with('\n'));
        // What is loaded later waits for the first modules, which must not wait for it.
        let waits = |line: &str| line.starts_with("await ") || line.starts_with("try ");
        assert!(!together.lines().any(waits));
        let document = text("/index.html");
        assert_eq!(document.matches(".js\"").count(), 1, "one module");
        assert!(document.contains("src=\"app.js\""));
    }

    /// Goal: the document brings a puzzle that has one solution, and nothing that ends its place early.
    #[test]
    fn the_document_brings_its_example() {
        let document = std::str::from_utf8(document()).expect("text");
        let (_, rest) = document.split_once(PLACE).expect("its place");
        let (read, _) = rest.split_once("</script>").expect("its end");
        let read: Value = serde_json::from_str(read).expect("JSON");
        for (language, first) in [("en", "row 1"), ("ru", "строка 1"), ("zh", "第 1 行")] {
            assert_eq!(read[language]["puzzle"], EXAMPLE);
            assert_eq!(read[language]["houses"].as_array().map(Vec::len), Some(27));
            assert_eq!(read[language]["houses"][0]["said"], first);
        }
        let asked = json!({"puzzle": EXAMPLE}).to_string();
        let solved = question("solve").expect("it is one").ask(asked.as_bytes()).expect("it is");
        assert!(String::from_utf8_lossy(&solved).contains("\"unique\""));
    }

    /// Goal: the page asks nobody but this server, and brings no script or style that the policy forbids.
    #[test]
    fn the_page_is_its_own() {
        for (path, _, bytes) in FILES {
            let text = std::str::from_utf8(bytes).expect("text");
            let foreign = text.match_indices("://").map(|(at, _)| &text[at.saturating_sub(5)..]);
            for link in foreign {
                let is_name = link.contains("http://www.w3.org/") || link.contains("://${location");
                assert!(is_name, "{path}: {}", link.chars().take(60).collect::<String>());
            }
            if path.ends_with(".html") {
                assert!(!text.contains("style=") && !text.contains("onclick="), "{path}");
                let scripts = text.matches("<script").count();
                let modules = text.matches("<script type=\"module\" src=").count();
                let places = [PLACE, WORDS, PARTS].map(|place| text.matches(place).count());
                assert_eq!(scripts, modules + places.iter().sum::<usize>());
            }
        }
    }
}
