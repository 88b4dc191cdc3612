//! The page without a server: a folder that any host of files can show, under any path.
//!
//! ```text
//!   index.html, *.js, style.css, icon.svg    the page of `ennea serve`, with the names of the parts in the document
//!   engine/simd128/PART.js, PART.wasm.gz     the program in parts, and for browsers without vectors in engine/portable
//!   words/LANGUAGE.ftl                       what the program says
//!   classes.bin.gz, api.json                 the table of classes; the description of the questions
//!   sw.js, manifest.webmanifest              what makes it work without a network, and what installs it
//! ```

use crate::wasm::{self, INSTRUCTIONS};
use ennea_questions::{Length, PARTS, Question};
use ennea_words::Language;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use std::collections::hash_map::DefaultHasher;
use std::error::Error;
use std::fs;
use std::hash::Hasher;
use std::io::Write;
use std::path::Path;

/// Files of words that only a terminal says, or the page by itself.
const ELSEWHERE: [&str; 6] = ["orders", "page", "shell", "terminal", "units", "ladder"];

/// What a browser keeps when it has the page; the rest after it.
const FIRST: [&str; 4] = ["engine/simd128/play", "words/", "manifest.", "icon"];

/// What a document may do that comes without headers of its own.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
                      img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'";

/// Writes the folder.
pub(crate) fn write(root: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    if fs::read_dir(folder)?.next().is_some() && !folder.join("manifest.webmanifest").exists() {
        let folder = folder.display();
        return Err(
            format!("{folder} has other files; expected a new folder, or one of a site").into()
        );
    }
    for (path, _, bytes) in ennea_serve::page::files() {
        let bytes = match path {
            "/index.html" => document(bytes)?.into_bytes(),
            // It is written last, with the names of all files.
            "/sw.js" => continue,
            _ => bytes.to_vec(),
        };
        put(folder, &path[1..], &bytes)?;
    }
    for instructions in INSTRUCTIONS {
        let engine = folder.join("engine").join(instructions.name);
        for (name, _) in PARTS {
            wasm::part(root, instructions, name, &engine)?;
            let program = engine.join(format!("{name}.wasm"));
            put(&engine, &format!("{name}.wasm.gz"), &packed(&fs::read(&program)?)?)?;
            fs::remove_file(program)?;
        }
    }
    for language in Language::all() {
        put(folder, &format!("words/{}.ftl", language.code()), words(language).as_bytes())?;
    }
    let table = fs::read(root.join("crates/ennea-catalog/src/classes/starts.bin"))?;
    put(folder, "classes.bin.gz", &packed(&table)?)?;
    put(folder, "api.json", ennea_questions::openapi().to_string().as_bytes())?;
    for icon in ["icon-192.png", "icon-512.png", "icon-maskable.png"] {
        put(folder, icon, &fs::read(root.join("packaging/site").join(icon))?)?;
    }
    put(folder, "manifest.webmanifest", manifest().to_string().as_bytes())?;
    put(folder, "sw.js", worker(folder)?.as_bytes())?;
    println!("{}: {} files, {} bytes", folder.display(), listed(folder)?.len() + 1, size(folder)?);
    Ok(())
}

fn put(folder: &Path, path: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().expect("it is in the folder"))?;
    Ok(fs::write(path, bytes)?)
}

/// Bytes packed as gzip does, the same each time.
fn packed(bytes: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

/// The document, with what the server says in its headers and with the parts of the program.
fn document(bytes: &[u8]) -> Result<String, Box<dyn Error>> {
    let name = |question: &&Question| question.name;
    let part = |(part, questions): &(&str, &'static [Question])| {
        let long = questions.iter().filter(|it| it.length == Length::Long);
        json!({
            "name": part,
            "names": questions.iter().collect::<Vec<_>>().iter().map(name).collect::<Vec<_>>(),
            "long": long.collect::<Vec<_>>().iter().map(name).collect::<Vec<_>>(),
        })
    };
    let parts = Value::from(PARTS.iter().map(part).collect::<Vec<_>>());
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n<meta name=\"referrer\" content=\"no-referrer\">\n\
         <meta name=\"theme-color\" content=\"#1f5c4d\">\n<link rel=\"manifest\" href=\"manifest.webmanifest\">\n\
         <link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n<link rel=\"modulepreload\" href=\"engine.js\">\n"
    );
    let text = std::str::from_utf8(bytes)?;
    let text = text.replacen("<title>", &format!("{head}<title>"), 1);
    let place = ennea_serve::page::PARTS;
    Ok(text.replacen(place, &format!("{place}{parts}"), 1))
}

/// What the program says in a language.
fn words(language: Language) -> String {
    let files = language.files().iter().filter(|(name, _)| !ELSEWHERE.contains(name));
    files.map(|(_, text)| format!("{}\n", lean(text))).collect()
}

/// A file of words without its comments and empty lines.
fn lean(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

fn manifest() -> Value {
    json!({
        "name": "ennea",
        "short_name": "ennea",
        "description": "Sudokus: play, learn, make, count, explore.",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf9f4",
        "theme_color": "#1f5c4d",
        "icons": [
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    })
}

/// Paths of all files in the folder, in order.
fn listed(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner)? {
            let path = entry?.path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let path = path.strip_prefix(folder)?;
                    let names = path.iter().map(|name| name.to_string_lossy());
                    found.push(names.collect::<Vec<_>>().join("/"));
                }
            }
        }
    }
    found.retain(|path| path != "sw.js");
    found.sort();
    Ok(found)
}

fn size(folder: &Path) -> Result<u64, Box<dyn Error>> {
    let sizes = listed(folder)?.into_iter().map(|path| fs::metadata(folder.join(path)));
    Ok(sizes.map(|it| it.map(|it| it.len())).sum::<Result<u64, _>>()?)
}

/// The service worker, with the names of all files and a version that changes when any of them does.
fn worker(folder: &Path) -> Result<String, Box<dyn Error>> {
    let files = listed(folder)?;
    let mut hasher = DefaultHasher::new();
    for file in &files {
        hasher.write(file.as_bytes());
        hasher.write(&fs::read(folder.join(file))?);
    }
    let is_first = |path: &&String| {
        !path.contains('/') && !path.ends_with(".gz") || FIRST.iter().any(|it| path.starts_with(it))
    };
    let (first, later): (Vec<&String>, Vec<&String>) = files.iter().partition(is_first);
    let first: Vec<&str> =
        ["./"].into_iter().chain(first.into_iter().map(String::as_str)).collect();
    let (_, _, text) =
        ennea_serve::page::files().find(|(path, ..)| *path == "/sw.js").expect("it is one");
    let text = std::str::from_utf8(text)?;
    let text = text.replacen("'VERSION'", &format!("'ennea-{:016x}'", hasher.finish()), 1);
    let text = text.replacen("const FIRST = [];", &format!("const FIRST = {};", json!(first)), 1);
    Ok(text.replacen("const LATER = [];", &format!("const LATER = {};", json!(later)), 1))
}
