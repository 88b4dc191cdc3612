//! The names of what a release consists of.

/// The targets of Rust that a release has archives for.
pub(crate) const TARGETS: [&str; 5] = [
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
];

/// The kinds of wheels that each system has: in the stable ABI, and without the lock of Python.
pub(crate) const WHEELS: [&str; 2] = ["cp311-abi3", "cp314-cp314t"];

/// The folder that an archive unpacks to.
pub(crate) fn folder(version: &str, target: &str) -> String {
    format!("ennea-{version}-{target}")
}

/// The archive for a target.
pub(crate) fn archive(version: &str, target: &str) -> String {
    let ending = if target.contains("windows") { "zip" } else { "tar.gz" };
    format!("{}.{ending}", folder(version, target))
}

/// The Debian packages.
pub(crate) fn debian(version: &str) -> [String; 2] {
    ["amd64", "arm64"].map(|processor| format!("ennea_{version}-1_{processor}.deb"))
}

/// Where a file of a release is downloaded from.
pub(crate) fn url(version: &str, file: &str) -> String {
    format!("{}/releases/download/v{version}/{file}", env!("CARGO_PKG_REPOSITORY"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::process::Command;

    /// Goal: `cargo binstall` asks for the names that `dist` writes, for each target and for no other.
    #[test]
    fn binstall_asks_for_the_archives() {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["metadata", "--format-version", "1", "--no-deps", "--locked"]);
        let text = crate::output(cargo.current_dir(crate::root())).expect("Cargo answers");
        let metadata: Value = serde_json::from_str(&text).expect("JSON");
        let mut packages = metadata["packages"].as_array().expect("packages").iter();
        let package = packages.find(|package| package["name"] == "ennea-cli").expect("the program");
        let version = package["version"].as_str().expect("a version");
        let binstall = &package["metadata"]["binstall"];
        for target in TARGETS {
            let is_windows = target.contains("windows");
            let expanded = |key: &str| {
                let own = &binstall["overrides"][target][key];
                let template = if own.is_null() { &binstall[key] } else { own };
                let gaps = [
                    ("{ repo }", package["repository"].as_str().expect("a repository")),
                    ("{ version }", version),
                    ("{ target }", target),
                    ("{ bin }", "ennea"),
                    ("{ binary-ext }", if is_windows { ".exe" } else { "" }),
                ];
                let template = template.as_str().expect("a template").to_owned();
                gaps.iter().fold(template, |text, (gap, value)| text.replace(gap, value))
            };
            assert_eq!(expanded("pkg-url"), url(version, &archive(version, target)));
            assert_eq!(expanded("pkg-fmt"), if is_windows { "zip" } else { "tgz" });
            let program = if is_windows { "ennea.exe" } else { "ennea" };
            assert_eq!(expanded("bin-dir"), format!("{}/{program}", folder(version, target)));
        }
        let own = binstall["overrides"].as_object().expect("overrides");
        assert!(own.keys().all(|target| TARGETS.contains(&target.as_str())), "{own:?}");
    }
}
