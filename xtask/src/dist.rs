//! The artefacts of a release: an archive with the program and all that belongs to it, the Debian
//! package, and their check sums, in `target/dist-files`.

use crate::licences;
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
    let name = format!("ennea-{version}-{}", target.unwrap_or(host));

    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--profile", "dist", "--package", "ennea-cli", "--locked"]);
    build.args(target.iter().flat_map(|target| ["--target", target])).current_dir(root);
    crate::output(&mut build)?;
    let folder = crate::target_folder(root);
    let built = match target {
        Some(target) => folder.join(target),
        None => folder.clone(),
    };
    let program = built.join("dist/ennea");

    let dist = folder.join("dist-files");
    let whole = dist.join(&name);
    let _ = fs::remove_dir_all(&dist);
    fs::create_dir_all(whole.join("completions"))?;
    fs::copy(&program, whole.join("ennea"))?;
    for document in DOCUMENTS {
        fs::copy(root.join(document), whole.join(document))?;
    }
    fs::write(whole.join("THIRD-PARTY.txt"), licences::text(root)?)?;
    // The program says these itself, so it has to be one that runs here.
    for (shell, file) in SHELLS {
        let script = crate::output(Command::new(&program).args(["completions", shell]))?;
        fs::write(whole.join("completions").join(file), script)?;
    }
    crate::output(Command::new(&program).arg("man").arg(whole.join("man")))?;

    let archive = format!("{name}.tar.gz");
    let tar = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", &archive, &name];
    crate::output(Command::new("tar").args(tar).current_dir(&dist))?;
    let mut artefacts = vec![archive];
    if target.is_none() {
        artefacts.extend(debian(root, &whole, &dist)?);
    }
    let sums = crate::output(Command::new("sha256sum").args(&artefacts).current_dir(&dist))?;
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
    crate::output(Command::new("cp").arg("-r").args([whole, &staged]))?;
    fs::write(staged.join("changelog.Debian"), changelog(root)?)?;
    fs::copy(root.join("CHANGELOG.md"), staged.join("changelog"))?;
    let mut long = vec![staged.join("changelog.Debian"), staged.join("changelog")];
    for page in fs::read_dir(staged.join("man"))? {
        long.push(page?.path());
    }
    crate::output(Command::new("gzip").arg("-9n").args(long))?;
    fs::write(staged.join("lintian"), OVERRIDES)?;
    let version = format!("{}-1", env!("CARGO_PKG_VERSION"));
    let mut deb = Command::new(env!("CARGO"));
    deb.args(["deb", "--package", "ennea-cli", "--no-build", "--profile", "dist", "--output"]);
    deb.arg(dist).args(["--deb-version", &version]).current_dir(root);
    let path = crate::output(&mut deb)?;
    let name = Path::new(path.trim()).file_name().ok_or("cargo deb names the package")?;
    Ok(Some(name.to_string_lossy().into_owned()))
}

/// The newest release in the form of Debian's changelogs.
fn changelog(root: &Path) -> Result<String, Box<dyn Error>> {
    let text = fs::read_to_string(root.join("CHANGELOG.md"))?;
    let head = text.lines().find_map(|line| line.strip_prefix("## [")).ok_or("a release")?;
    let (version, day) = head.split_once("] - ").ok_or("a version and a day")?;
    let date =
        crate::output(Command::new("date").args(["--utc", "-R", "-d", day]).env("LC_ALL", "C"))?;
    Ok(format!(
        "ennea ({version}-1) unstable; urgency=medium\n\n  * Release {version}; see \
         /usr/share/doc/ennea/changelog.gz.\n\n -- {MAINTAINER}  {date}"
    ))
}

/// Findings that `lintian` is to pass over: the package closes no bug of Debian, for it is not
/// uploaded there.
const OVERRIDES: &str = "ennea: initial-upload-closes-no-bugs\n";

/// As in the manifest of `ennea-cli`.
const MAINTAINER: &str = "The ennea maintainers <ennea-sudoku@users.noreply.github.com>";
