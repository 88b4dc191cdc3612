//! The packages that the program is made of, as Cargo knows them.

use serde_json::Value;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package from elsewhere that is in the program.
#[derive(Debug)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// Its licence as an SPDX expression, in the older form with `/` too.
    pub(crate) licence: String,
    pub(crate) repository: String,
    /// The oldest Rust that it promises, if it promises one.
    #[cfg(test)]
    pub(crate) rust: Option<String>,
    pub(crate) folder: PathBuf,
}

/// All packages of others that the program is linked from, by name; for a target of Rust, or for this machine.
pub(crate) fn of_program(
    root: &Path,
    target: Option<&str>,
) -> Result<Vec<Package>, Box<dyn Error>> {
    let tree =
        ["tree", "--package", "ennea-cli", "--edges", "normal", "--prefix", "none", "--locked"];
    let target = target.iter().flat_map(|target| ["--target", target]);
    let tree =
        crate::output(Command::new(env!("CARGO")).args(tree).args(target).current_dir(root))?;
    let used = |name: &str, version: &str| {
        tree.lines().any(|line| {
            let mut words = line.split(' ');
            words.next() == Some(name)
                && words.next().and_then(|v| v.strip_prefix('v')) == Some(version)
        })
    };
    let metadata = ["metadata", "--format-version", "1", "--locked"];
    let metadata = crate::output(Command::new(env!("CARGO")).args(metadata).current_dir(root))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().ok_or("Cargo lists packages")?;
    let text = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let mut found: Vec<Package> = packages
        .iter()
        .filter(|package| !package["source"].is_null())
        .map(|package| Package {
            name: text(package, "name"),
            version: text(package, "version"),
            licence: text(package, "license"),
            repository: text(package, "repository"),
            #[cfg(test)]
            rust: package["rust_version"].as_str().map(str::to_owned),
            folder: Path::new(&text(package, "manifest_path"))
                .parent()
                .map(Path::to_owned)
                .unwrap_or_default(),
        })
        .filter(|package| used(&package.name, &package.version))
        .collect();
    found.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The strings of `allow` in deny.toml.
    fn allowed() -> Vec<String> {
        let text = fs::read_to_string(crate::root().join("deny.toml")).expect("it is there");
        let list = text.split("allow = [").nth(1).and_then(|rest| rest.split(']').next());
        let list = list.expect("a list of licences");
        list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    }

    /// Tests whether an SPDX expression, in which `or` binds less than `and`, can be met by these.
    fn is_met(expression: &str, allowed: &[String]) -> bool {
        let plain = expression.replace('/', " OR ").replace(['(', ')'], "");
        plain.split(" OR ").any(|choice| {
            choice.split(" AND ").all(|licence| allowed.iter().any(|one| one == licence.trim()))
        })
    }

    /// Goal: the program has permissive licences only, and builds with the Rust that it promises.
    #[test]
    fn licences_are_permissive_and_the_promised_rust_is_enough() {
        let root = crate::root();
        let mut packages = Vec::new();
        for target in [None, Some("x86_64-pc-windows-gnu"), Some("aarch64-apple-darwin")] {
            packages.extend(of_program(root, target).expect("Cargo answers"));
        }
        assert!(packages.len() > 150, "{}", packages.len());
        let allowed = allowed();
        let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
        let ours =
            manifest.split("rust-version = \"").nth(1).and_then(|rest| rest.split('"').next());
        let number = |version: &str| -> Vec<u32> {
            version.split('.').map(|part| part.parse().expect("a number")).collect()
        };
        let ours = number(ours.expect("the oldest Rust"));
        for package in &packages {
            let Package { name, licence, rust, .. } = package;
            // Together with `and` and brackets an expression is read by hand.
            assert!(is_met(licence, &allowed), "{name}: {licence}");
            let theirs = rust.as_deref().map(number).unwrap_or_default();
            assert!(theirs <= ours || theirs[..2] == ours[..2], "{name} wants Rust {rust:?}");
        }
        assert!(!is_met("GPL-3.0-only", &allowed) && !is_met("MIT AND GPL-2.0", &allowed));
    }
}
