//! The sources of a crate, each with its place among the modules.

use super::tokens::{paths, tokens};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of a crate.
pub(crate) struct Source {
    /// The modules that lead to it, without a last `mod`: `["count"]`, `["count", "fixed", "cover"]`.
    pub(crate) place: Vec<String>,
    pub(crate) text: String,
}

impl Source {
    /// The first of the modules that lead to it.
    pub(crate) fn module(&self) -> &str {
        &self.place[0]
    }

    pub(crate) fn name(&self) -> String {
        self.place.join("/")
    }

    pub(crate) fn is_test(&self) -> bool {
        self.place.iter().any(|part| part == "tests" || part.starts_with("test_"))
    }

    /// The paths in its code that lead into the crate, from the root on; `std` paths start with `std`.
    pub(crate) fn used(&self) -> Vec<Vec<String>> {
        let here: &[String] = if self.is_root() { &[] } else { &self.place };
        let resolve = |path: Vec<String>| -> Option<Vec<String>> {
            let climbs = path.iter().take_while(|part| *part == "super").count();
            let (base, rest) = match path[0].as_str() {
                "std" => return Some(path),
                "crate" => (&here[..0], &path[1..]),
                "self" => (here, &path[1..]),
                _ => (&here[..here.len().checked_sub(climbs)?], &path[climbs..]),
            };
            Some([base, rest].concat())
        };
        paths(&tokens(&self.text)).into_iter().filter_map(resolve).collect()
    }

    pub(crate) fn is_root(&self) -> bool {
        self.place == ["lib"] || self.place == ["main"]
    }
}

/// All files below a folder of sources.
pub(crate) fn sources(root: &Path) -> Vec<Source> {
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
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let read = |path: &PathBuf| {
        let place = path.strip_prefix(root).expect("it was found there").with_extension("");
        let mut place: Vec<String> =
            place.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        place.pop_if(|last| last == "mod");
        Source { place, text: fs::read_to_string(path).expect("sources can be read") }
    };
    paths.iter().map(read).collect()
}

/// The circles of a crate: in each room, the doors that lead from one of its parts to another and back.
///
/// A part is a file or a folder with all that is in it.  What lies between a folder and its own files
/// does not count: they are one room.
pub(crate) fn circles(sources: &[Source]) -> Vec<String> {
    use std::collections::{BTreeMap, BTreeSet};
    let places: BTreeSet<&[String]> = sources
        .iter()
        .flat_map(|source| (1..=source.place.len()).map(|end| &source.place[..end]))
        .collect();
    let mut doors: BTreeMap<&[String], BTreeSet<(String, String)>> = BTreeMap::new();
    for source in sources.iter().filter(|source| !source.is_test() && !source.is_root()) {
        for path in source.used() {
            let common = source.place.iter().zip(&path).take_while(|(a, b)| a == b).count();
            let room = &source.place[..common];
            if let (Some(from), Some(to)) = (source.place.get(common), path.get(common))
                && places.contains(&path[..=common])
            {
                doors.entry(room).or_default().insert((from.clone(), to.clone()));
            }
        }
    }
    let mut found = Vec::new();
    for (room, doors) in doors {
        let reaches = |from: &str, to: &str| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
            while let Some(at) = next.pop() {
                for (_, there) in doors.iter().filter(|(here, _)| here == at) {
                    if there == to {
                        return true;
                    }
                    if seen.insert(there) {
                        next.push(there);
                    }
                }
            }
            false
        };
        for (from, to) in &doors {
            if reaches(to, from) {
                found.push(format!(
                    "{}/{from} uses {to}, and is reached from there",
                    room.join("/")
                ));
            }
        }
    }
    found
}
