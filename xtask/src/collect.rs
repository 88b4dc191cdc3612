//! What is made of all artefacts of a release together, once every system has built its own:
//!
//! ```text
//!   SHA256SUMS    the check sums of all
//!   NOTES.md      what is new, from the changelog
//!   recipes/      for Homebrew, winget and Nix, with version, addresses and check sums
//! ```

use crate::archive;
use crate::names::{self, TARGETS, WHEELS};
use crate::tag::{self, Release};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

/// The recipes, below `packaging`.
const RECIPES: [&str; 5] = [
    "homebrew/ennea.rb",
    "nix/package.nix",
    "winget/ennea.ennea.yaml",
    "winget/ennea.ennea.installer.yaml",
    "winget/ennea.ennea.locale.en-US.yaml",
];

/// Writes them into the folder that holds the artefacts, and refuses it where one is missing.
pub(crate) fn write(root: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let release = tag::release(root)?;
    let files = artefacts(folder, &release.version)?;
    let text = archive::sums(folder, &files)?;
    let sums: BTreeMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.split_once("  "))
        .map(|(sum, file)| (file, sum))
        .collect();
    fs::write(folder.join("SHA256SUMS"), &text)?;
    fs::write(folder.join("NOTES.md"), format!("{}\n", release.notes))?;
    let recipes = folder.join("recipes");
    let _ = fs::remove_dir_all(&recipes);
    fs::create_dir_all(&recipes)?;
    for path in RECIPES {
        let template = fs::read_to_string(root.join("packaging").join(path))?;
        let filled =
            fill(&template, &release, &sums).map_err(|error| format!("{path}: {error}"))?;
        fs::write(recipes.join(path.rsplit('/').next().unwrap_or(path)), filled)?;
    }
    print!("{text}");
    Ok(())
}

/// The names of all artefacts in the folder, in order.
fn artefacts(folder: &Path, version: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if [".tar.gz", ".zip", ".deb", ".whl"].iter().any(|ending| name.ends_with(ending)) {
            found.push(name);
        }
    }
    found.sort();
    let archives = TARGETS.map(|target| names::archive(version, target));
    let mut wanted: Vec<String> = archives.into_iter().chain(names::debian(version)).collect();
    let mut wrong: Vec<String> = wanted
        .iter()
        .filter(|name| !found.contains(name))
        .map(|name| format!("no {name}"))
        .collect();
    for kind in WHEELS {
        let start = format!("ennea-{version}-{kind}-");
        let wheels: Vec<_> =
            found.iter().filter(|name| name.starts_with(&start)).cloned().collect();
        if wheels.len() != TARGETS.len() {
            wrong.push(format!("{} wheels {start}*, not {}", wheels.len(), TARGETS.len()));
        }
        wanted.extend(wheels);
    }
    let foreign = found.iter().filter(|name| !wanted.contains(name));
    wrong.extend(foreign.map(|name| format!("{name}, which is no part of {version}")));
    if wrong.is_empty() {
        return Ok(found);
    }
    let place = folder.display();
    Err(format!("found in {place}: {}; expected all artefacts of a release", wrong.join(", "))
        .into())
}

/// Fills the gaps of a template, which stand between `@`.
fn fill(
    template: &str,
    release: &Release,
    sums: &BTreeMap<&str, &str>,
) -> Result<String, Box<dyn Error>> {
    let Release { version, day, .. } = release;
    let mut filled = String::new();
    for (number, part) in template.split('@').enumerate() {
        if number % 2 == 0 {
            filled += part;
            continue;
        }
        let (key, target) = part.split_once(' ').unwrap_or((part, ""));
        let archive = names::archive(version, target);
        filled += &match key {
            "VERSION" => version.clone(),
            "DAY" => day.clone(),
            "REPOSITORY" => env!("CARGO_PKG_REPOSITORY").to_owned(),
            "URL" => names::url(version, &archive),
            "FOLDER" => names::folder(version, target),
            "SHA256" => {
                let sum = sums.get(archive.as_str()).ok_or_else(|| format!("no {archive}"))?;
                (*sum).to_owned()
            }
            _ => return Err(format!("found the gap @{part}@, which has no meaning").into()),
        };
    }
    Ok(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    const VERSION: &str = env!("CARGO_PKG_VERSION");

    /// The names of all artefacts.
    fn all() -> Vec<String> {
        let wheels = WHEELS.into_iter().flat_map(|kind| {
            ["linux_x86_64", "linux_aarch64", "win_amd64", "macosx_x86_64", "macosx_arm64"]
                .map(|system| format!("ennea-{VERSION}-{kind}-{system}.whl"))
        });
        let archives = TARGETS.into_iter().map(|target| names::archive(VERSION, target));
        archives.chain(names::debian(VERSION)).chain(wheels).collect()
    }

    /// A folder with these files, each with its name in it.
    fn folder(name: &str, files: &[String]) -> std::path::PathBuf {
        let folder = crate::target_folder(crate::root()).join("tmp").join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        for file in files {
            fs::write(folder.join(file), file).expect("it can be written");
        }
        folder
    }

    /// Goal: the recipes of package managers have the check sums of the archives, and no gap.
    #[test]
    fn recipes_are_filled() {
        let folder = folder("collect-whole", &all());
        write(crate::root(), &folder).expect("nothing is missing");
        let sums = fs::read_to_string(folder.join("SHA256SUMS")).expect("sums");
        assert_eq!(sums.lines().count(), all().len());
        let mut recipes = String::new();
        for path in RECIPES {
            let name = Path::new(path).file_name().expect("a name");
            let text = fs::read_to_string(folder.join("recipes").join(name)).expect("a recipe");
            assert!(!text.contains('@') && text.contains(VERSION), "{text}");
            recipes += &text;
        }
        for target in TARGETS {
            let archive = names::archive(VERSION, target);
            let line = sums.lines().find(|line| line.ends_with(&archive)).expect("its sum");
            let (sum, _) = line.split_once(' ').expect("a sum and a name");
            assert!(recipes.contains(sum) && recipes.contains(&archive), "{archive}");
        }
        let notes = fs::read_to_string(folder.join("NOTES.md")).expect("notes");
        assert!(notes.starts_with("###"), "{notes}");
    }

    /// Goal: a release that lacks anything, or has anything else, is refused by name.
    #[test]
    fn what_is_missing_or_foreign_is_refused() {
        let whole = all();
        for missing in &whole {
            let rest: Vec<_> = whole.iter().filter(|name| *name != missing).cloned().collect();
            let error = artefacts(&folder("collect-part", &rest), VERSION).expect_err(missing);
            let word = if missing.ends_with(".whl") { "4 wheels" } else { missing };
            assert!(error.to_string().contains(word), "{error}");
        }
        let mut more = whole;
        more.push("ennea-0.0.0-x86_64-apple-darwin.tar.gz".to_owned());
        let error = artefacts(&folder("collect-more", &more), VERSION).expect_err("a foreign file");
        assert!(error.to_string().contains("0.0.0"), "{error}");
    }

    #[test]
    fn gaps_without_a_meaning_are_refused() {
        let release = tag::release(crate::root()).expect("a release");
        for wrong in ["@@", "a@b.c", "@SHA256 x86_64-apple-darwin@", "@NAME@"] {
            assert!(fill(wrong, &release, &BTreeMap::new()).is_err(), "{wrong}");
        }
        assert_eq!(
            fill("v@VERSION@", &release, &BTreeMap::new()).expect("filled"),
            format!("v{VERSION}")
        );
    }
}
