//! The licences of what is in the program: a text that is shipped with it.

use crate::packages::{Package, of_program};
use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// Script that is shipped with the program, is not by us, and is no Cargo package.
const SCRIPT: &str = "crates/ennea-serve/page/vendor/fluent.js";
const FONTS: [&str; 2] = ["LICENSE-IBMPlexSans.txt", "LICENSE-NotoSansSC.txt"];

/// A list of the packages, and each different text of a licence once, after the packages that have it.
pub(crate) fn text(root: &Path, target: Option<&str>) -> Result<String, Box<dyn Error>> {
    let packages = of_program(root, target)?;
    let mut text =
        String::from("ennea is licensed as MIT OR Apache-2.0. The program contains:\n\n");
    for Package { name, version, licence, repository, .. } in &packages {
        writeln!(text, "{name} {version}, {licence}, {repository}")?;
    }
    let script = fs::read_to_string(root.join(SCRIPT))?;
    let head = script.lines().next().unwrap_or_default().trim_start_matches("// ");
    writeln!(text, "{head}")?;
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &packages {
        for file in licence_files(&package.folder)? {
            let whole = fs::read_to_string(&file)?;
            texts.entry(whole.trim().to_owned()).or_default().push(package.name.clone());
        }
    }
    for name in FONTS {
        let whole = fs::read_to_string(root.join("crates/ennea-print/fonts").join(name))?;
        texts.entry(whole.trim().to_owned()).or_default().push(format!("the fonts ({name})"));
    }
    for (whole, names) in texts {
        writeln!(text, "\n{}\n{}\n\n{whole}", "-".repeat(80), names.join(", "))?;
    }
    Ok(text)
}

/// The files of a package that are named as licences are.
fn licence_files(folder: &Path) -> Result<Vec<std::path::PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for file in fs::read_dir(folder)? {
        let path = file?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        let is_one =
            ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|word| name.starts_with(word));
        if is_one && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
