//! Whether the tree says the same version everywhere, and what is new in it.

use std::error::Error;
use std::fs;
use std::path::Path;

/// The newest release of the changelog.
#[derive(Debug, PartialEq)]
pub(crate) struct Release {
    pub(crate) version: String,
    pub(crate) day: String,
    /// What is new, without its heading.
    pub(crate) notes: String,
}

/// Reads the newest release from the text of the changelog.
pub(crate) fn newest(changelog: &str) -> Result<Release, Box<dyn Error>> {
    let (_, rest) = changelog.split_once("\n## [").ok_or("the changelog has no release")?;
    let (head, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    let (version, day) = head
        .split_once("] - ")
        .ok_or_else(|| format!("found '## [{head}'; expected a version and a day"))?;
    let notes = rest.split("\n## ").next().unwrap_or_default();
    Ok(Release {
        version: version.to_owned(),
        day: day.trim().to_owned(),
        notes: notes.trim().to_owned(),
    })
}

/// The newest release of this tree, if it is the one that the manifests and the citation name.
pub(crate) fn release(root: &Path) -> Result<Release, Box<dyn Error>> {
    let release = newest(&fs::read_to_string(root.join("CHANGELOG.md"))?)?;
    let citation = fs::read_to_string(root.join("CITATION.cff"))?;
    let cited = |key: &str| {
        let line = citation.lines().find_map(|line| line.strip_prefix(key));
        line.map(|value| value.trim().trim_matches('"').to_owned()).unwrap_or_default()
    };
    let version = env!("CARGO_PKG_VERSION");
    for (place, found, expected) in [
        ("CHANGELOG.md", release.version.as_str(), version),
        ("CITATION.cff", &cited("version:"), version),
        ("CITATION.cff", &cited("date-released:"), &release.day),
    ] {
        if found != expected {
            return Err(format!("{place}: found {found}; expected {expected}").into());
        }
    }
    Ok(release)
}

/// Refuses a tag that is not the version of this tree.
pub(crate) fn check(root: &Path, tag: &str) -> Result<(), Box<dyn Error>> {
    let Release { version, .. } = release(root)?;
    if tag != format!("v{version}") {
        return Err(format!("found the tag {tag}; expected v{version}").into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the tag of another version is refused, and with it what the tree does not say of itself.
    #[test]
    fn a_tag_is_the_version_of_the_tree() {
        let root = crate::root();
        check(root, concat!("v", env!("CARGO_PKG_VERSION"))).expect("the tree agrees with itself");
        for wrong in ["v0.0.0", env!("CARGO_PKG_VERSION"), ""] {
            assert!(check(root, wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_newest_release_is_above_the_others() {
        let text = "# Changelog\n\n## Unreleased\n\n- c\n\n## [0.2.0] - 2026-11-22\n\n- b\n\n## [0.1.0] - 2026-01-01\n\n- a\n";
        let expected = Release {
            version: "0.2.0".to_owned(),
            day: "2026-11-22".to_owned(),
            notes: "- b".to_owned(),
        };
        assert_eq!(newest(text).expect("a release"), expected);
        assert!(newest("# Changelog\n\n## Unreleased\n").is_err());
        assert!(newest("# Changelog\n\n## [0.2.0]\n").is_err());
    }
}
