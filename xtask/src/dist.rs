//! The artefacts of a release: an archive with the program and all that belongs to it, the Debian
//! package, and their check sums, in `target/dist-files`.
//!
//! Cargo and what it builds are all that is run; the Debian package alone asks for `cargo deb`.

use crate::archive::{self, Day};
use crate::{licences, names};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Files in the archive beside those that are made here.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The shells, each with the name that its file has where it looks for completions.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "ennea.bash"),
    ("zsh", "_ennea"),
    ("fish", "ennea.fish"),
    ("powershell", "_ennea.ps1"),
    ("elvish", "ennea.elv"),
];

/// Builds the program and puts the artefacts together; `target` is a target of Rust, or this machine.
pub(crate) fn make(root: &Path, target: Option<&str>) -> Result<(), Box<dyn Error>> {
    let version = env!("CARGO_PKG_VERSION");
    let host = crate::output(Command::new("rustc").arg("-vV"))?;
    let host =
        host.lines().find_map(|line| line.strip_prefix("host: ")).ok_or("rustc has a host")?;
    let name = names::folder(version, target.unwrap_or(host));

    let cargo = |command: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args([command, "--profile", "dist", "--package", "ennea-cli", "--locked"]);
        cargo.args(target.iter().flat_map(|target| ["--target", target])).current_dir(root);
        cargo
    };
    crate::output(&mut cargo("build"))?;
    let folder = crate::target_folder(root);
    let built = match target {
        Some(target) => folder.join(target),
        None => folder.clone(),
    };
    let is_windows = target.unwrap_or(host).contains("windows");
    let program = if is_windows { "ennea.exe" } else { "ennea" };

    let dist = folder.join("dist-files");
    let whole = dist.join(&name);
    let _ = fs::remove_dir_all(&dist);
    fs::create_dir_all(whole.join("completions"))?;
    fs::copy(built.join("dist").join(program), whole.join(program))?;
    for document in DOCUMENTS {
        fs::copy(root.join(document), whole.join(document))?;
    }
    fs::write(whole.join("THIRD-PARTY.txt"), licences::text(root, target)?)?;
    // The program says these itself.  Cargo runs it, by the runner that it has been given for a target whose
    // programs do not run here.
    let run =
        |arguments: &[&str]| crate::output(cargo("run").args(["--quiet", "--"]).args(arguments));
    for (shell, file) in SHELLS {
        fs::write(whole.join("completions").join(file), run(&["completions", shell])?)?;
    }
    run(&["man", &whole.join("man").to_string_lossy()])?;

    let (_, day) = release(root)?;
    let packed = names::archive(version, target.unwrap_or(host));
    archive::pack(&whole, &dist.join(&packed), Day(&day))?;
    let mut artefacts = vec![packed];
    if target.is_none() {
        artefacts.extend(debian(root, &whole, &dist)?);
    }
    let sums = archive::sums(&dist, &artefacts)?;
    fs::write(dist.join("SHA256SUMS"), &sums)?;
    println!("{}\n{sums}", dist.display());
    Ok(())
}

/// The Debian package, if `cargo deb` is there; its name.
fn debian(root: &Path, whole: &Path, dist: &Path) -> Result<Option<String>, Box<dyn Error>> {
    if Command::new(env!("CARGO"))
        .args(["deb", "--version"])
        .output()
        .map_or(true, |out| !out.status.success())
    {
        eprintln!("no Debian package: cargo install cargo-deb");
        return Ok(None);
    }
    // The manifest names these files as if they were built with the program.
    let staged = crate::target_folder(root).join("dist/deb-files");
    let _ = fs::remove_dir_all(&staged);
    archive::copy(whole, &staged)?;
    fs::write(staged.join("changelog.Debian"), changelog(root)?)?;
    fs::copy(root.join("CHANGELOG.md"), staged.join("changelog"))?;
    let mut long = vec![staged.join("changelog.Debian"), staged.join("changelog")];
    for page in fs::read_dir(staged.join("man"))? {
        long.push(page?.path());
    }
    long.iter().try_for_each(|file| archive::gzip(file))?;
    fs::write(staged.join("lintian"), OVERRIDES)?;
    let version = format!("{}-1", env!("CARGO_PKG_VERSION"));
    let mut deb = Command::new(env!("CARGO"));
    deb.args(["deb", "--package", "ennea-cli", "--no-build", "--profile", "dist", "--output"]);
    deb.arg(dist).args(["--deb-version", &version]).current_dir(root);
    let path = crate::output(&mut deb)?;
    let name = Path::new(path.trim()).file_name().ok_or("cargo deb names the package")?;
    Ok(Some(name.to_string_lossy().into_owned()))
}

/// Version and day of the newest release.
fn release(root: &Path) -> Result<(String, String), Box<dyn Error>> {
    let text = fs::read_to_string(root.join("CHANGELOG.md"))?;
    let head = text.lines().find_map(|line| line.strip_prefix("## [")).ok_or("a release")?;
    let (version, day) = head.split_once("] - ").ok_or("a version and a day")?;
    Ok((version.to_owned(), day.trim().to_owned()))
}

/// The newest release in the form of Debian's changelogs.
fn changelog(root: &Path) -> Result<String, Box<dyn Error>> {
    let (version, day) = release(root)?;
    let date = httpdate::fmt_http_date(Day(&day).start()?).replace("GMT", "+0000");
    Ok(format!(
        "ennea ({version}-1) unstable; urgency=medium\n\n  * Release {version}; see \
         /usr/share/doc/ennea/changelog.gz.\n\n -- {MAINTAINER}  {date}\n"
    ))
}

/// Findings that `lintian` is to pass over: the package closes no bug of Debian, for it is not
/// uploaded there.
const OVERRIDES: &str = "ennea: initial-upload-closes-no-bugs\n";

/// As in the manifest of `ennea-cli`.
const MAINTAINER: &str = "The ennea maintainers <ennea-sudoku@users.noreply.github.com>";

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: the date of Debian's changelog has the form that its tools read.
    #[test]
    fn the_changelog_of_debian_is_dated() {
        let text = changelog(crate::root()).expect("there is a release");
        let (_, date) = text.split_once(">  ").expect("a date after the maintainer");
        let day = release(crate::root()).expect("there is a release").1;
        let moment = Day(&day).start().expect("a day");
        let back = httpdate::parse_http_date(&date.trim_end().replace("+0000", "GMT"));
        assert_eq!(back.expect("a date"), moment);
        assert!(date.ends_with(" 00:00:00 +0000\n"), "{date}");
    }
}
