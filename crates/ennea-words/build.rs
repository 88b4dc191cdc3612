//! Finds the languages: each folder of `locales` is one, and all its files are built into the program; with
//! `--cfg ennea_apart` their names alone, for programs to which words are brought.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Lists the paths in a folder that are wanted, in the order of names; what editors and systems leave there is not.
fn listed(folder: &Path, is_wanted: impl Fn(&PathBuf) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder of languages can be read");
    let mut found: Vec<PathBuf> =
        entries.map(|it| it.expect("an entry").path()).filter(is_wanted).collect();
    found.sort();
    found
}

fn main() {
    let root =
        PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut folders = listed(&root, |path| path.is_dir());
    // English is the language in which nothing was asked for: it comes first.
    folders.sort_by_key(|folder| !folder.ends_with("en"));
    let mut table = format!("static LOCALES: [Locale; {}] = [\n", folders.len());
    for folder in folders {
        let code = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let (mut files, mut name) = (String::new(), code.clone());
        for file in listed(&folder, |path| path.extension().is_some_and(|it| it == "ftl")) {
            println!("cargo:rerun-if-changed={}", file.display());
            let text = fs::read_to_string(&file).expect("a file of words is UTF-8");
            if let Some(own) = text.lines().find_map(|line| line.strip_prefix("language = ")) {
                own.trim().clone_into(&mut name);
            }
            let stem = file.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = match env::var_os("CARGO_CFG_ENNEA_APART") {
                None => format!("include_str!({:?})", file.display().to_string()),
                Some(_) => "\"\"".to_owned(),
            };
            writeln!(files, "        ({stem:?}, {text}),").expect("text takes text");
        }
        writeln!(
            table,
            "    Locale {{ code: {code:?}, name: {name:?}, files: &[\n{files}    ] }},"
        )
        .expect("text takes text");
    }
    table += "];\n";
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("locales.rs");
    fs::write(out, table).expect("the folder of the build can be written");
}
