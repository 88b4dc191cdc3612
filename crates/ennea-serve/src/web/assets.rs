//! The files of the page, which are part of the program.

use super::refuse;
use crate::problem::Problem;
use crate::questions::question;
use axum::body::Body;
use axum::http::{Response, header};
use ennea::Language;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// A file: its address, what it is, and its bytes.
type File = (&'static str, &'static str, &'static [u8]);

macro_rules! files {
    ($($path:literal: $mime:literal,)*) => {
        /// All files.
        pub(super) const FILES: &[File] =
            &[$(($path, $mime, include_bytes!(concat!("../../page", $path)))),*];
    };
}

files! {
    "/index.html": "text/html; charset=utf-8",
    "/style.css": "text/css; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    "/app.js": "text/javascript; charset=utf-8",
    "/ask.js": "text/javascript; charset=utf-8",
    "/board.js": "text/javascript; charset=utf-8",
    "/chaos.js": "text/javascript; charset=utf-8",
    "/common.js": "text/javascript; charset=utf-8",
    "/dom.js": "text/javascript; charset=utf-8",
    "/explore.js": "text/javascript; charset=utf-8",
    "/game.js": "text/javascript; charset=utf-8",
    "/make.js": "text/javascript; charset=utf-8",
    "/play.js": "text/javascript; charset=utf-8",
    "/symmetry.js": "text/javascript; charset=utf-8",
    "/words.js": "text/javascript; charset=utf-8",
    "/words/en.js": "text/javascript; charset=utf-8",
    "/words/ru.js": "text/javascript; charset=utf-8",
    "/words/zh.js": "text/javascript; charset=utf-8",
}

/// The puzzle that the page begins with.
const EXAMPLE: &str =
    "..273.1.......5..4.3.....7..9..8.4214.......3283.1..9..2.....8.6..4.......7.683..";

/// The document with what `read` answers to the example in each language, so that its board is drawn without a
/// question.
fn document() -> &'static [u8] {
    static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
        let read = |language: &Language| {
            let asked = json!({"puzzle": EXAMPLE, "lang": language.name()}).to_string();
            let read = question("read").and_then(|read| read.ask(asked.as_bytes()).ok());
            let read: Value = serde_json::from_slice(&read.expect("it is a puzzle")).expect("JSON");
            (language.name().to_owned(), read)
        };
        let all = Value::Object(Language::ALL.iter().map(read).collect());
        include_str!("../../page/index.html").replacen(PLACE, &format!("{PLACE}{all}"), 1)
    });
    DOCUMENT.as_bytes()
}

/// Where the example stands in the document.
const PLACE: &str = "<script type=\"application/json\" id=\"example\">";

/// The file at an address.
pub(super) fn file(path: &str) -> Response<Body> {
    let path = if path == "/" { "/index.html" } else { path };
    let Some((_, mime, bytes)) = FILES.iter().find(|(known, ..)| *known == path) else {
        return refuse(&Problem::not_found(path));
    };
    let bytes: &'static [u8] = if path == "/index.html" { document() } else { bytes };
    Response::builder()
        .header(header::CONTENT_TYPE, *mime)
        // The next version of the program has other files at the same addresses.
        .header(header::CACHE_CONTROL, "no-cache")
        .body(Body::from(bytes))
        .expect("these are headers")
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

    /// Goal: each language has all words, and the page uses no others.
    #[test]
    fn languages_have_the_same_words() {
        let text = |path: &str| {
            let file = FILES.iter().find(|(known, ..)| *known == path).expect("a file");
            std::str::from_utf8(file.2).expect("text")
        };
        let is_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        // A key stands after a brace, a comma or the beginning of a line, and before a colon.
        let keys = |path: &str| {
            let (_, table) = text(path).split_once("export const words = {").expect("a table");
            let mut keys = BTreeSet::new();
            for line in table.lines() {
                let mut rest = line;
                while let Some((before, after)) = rest.split_once(": ") {
                    let at = before.trim_end_matches(is_name).len();
                    let is_first =
                        before[..at].trim_end().is_empty() || before[..at].ends_with(", ");
                    if is_first && at < before.len() && !before[..at].ends_with("{ ") {
                        keys.insert(before[at..].to_owned());
                    }
                    rest = after;
                }
            }
            keys
        };
        let english = keys("/words/en.js");
        let used: BTreeSet<String> = FILES
            .iter()
            .filter(|(path, ..)| path.ends_with(".js") && !path.starts_with("/words"))
            .flat_map(|(path, ..)| {
                let text = text(path);
                let calls =
                    text.match_indices("t('").map(|(at, call)| text.split_at(at + call.len()));
                calls.filter(|(before, _)| {
                    !before[..before.len() - 3].ends_with(|sign| is_name(sign) || sign == '.')
                })
            })
            .filter_map(|(_, rest)| rest.split_once('\'').map(|(key, _)| key.to_owned()))
            .filter(|key| !key.is_empty() && key.chars().all(is_name))
            .collect();
        assert!(english.len() > 150, "{}", english.len());
        for path in ["/words/ru.js", "/words/zh.js"] {
            let other = keys(path);
            for key in &used {
                assert!(english.contains(key) && other.contains(key), "{path}: {key}");
            }
        }
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
                assert_eq!(scripts, modules + text.matches(PLACE).count());
            }
        }
    }
}
