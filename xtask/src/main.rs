//! Chores of the workspace.
//!
//! `cargo run -p xtask -- bench` runs the benchmarks and keeps what they print, under the date and
//! the machine, in `benchmarks/records/`.
//!
//! `cargo run -p xtask -- schema` writes the JSON Schemas of what `ennea --json` prints, to
//! `docs/schema/`.
//!
//! `cargo run -p xtask -- dist [TARGET]` builds the artefacts of a release; `cargo run -p xtask --
//! licences` prints the licences of what is in the program.
//!
//! `cargo run -p xtask -- tag TAG` refuses a tag that is not the version of this tree; `cargo run -p xtask --
//! collect FOLDER` makes check sums, notes and recipes of package managers from the artefacts of all systems.
//!
//! `cargo run -p xtask -- site FOLDER` writes the page as plain files, with the program compiled to
//! WebAssembly beside it.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "chores talk to a terminal")]

mod archive;
mod collect;
mod dist;
mod licences;
mod names;
mod packages;
mod site;
mod tag;
mod wasm;
#[cfg(test)]
mod workflows;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bench"] => bench(),
        ["collect", folder] => collect::write(root(), Path::new(folder)),
        ["dist"] => dist::make(root(), None),
        ["dist", target] => dist::make(root(), Some(target)),
        ["licences"] => licences::text(root(), None).map(|text| println!("{text}")),
        ["schema"] => write_schemas(),
        ["tag", tag] => tag::check(root(), tag),
        ["site", folder] => site::write(root(), Path::new(folder)),
        _ => Err("usage: cargo run -p xtask -- bench | collect FOLDER | dist [TARGET] | licences | schema | \
                  site FOLDER | tag TAG"
            .into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is in the workspace")
}

/// Folder in which Cargo builds.
fn target_folder(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Writes the JSON Schemas, and removes those of commands that are gone.
fn write_schemas() -> Result<(), Box<dyn Error>> {
    let folder = root().join("docs/schema");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    for (name, text) in ennea_answers::schema::files() {
        fs::write(folder.join(format!("{name}.json")), text)?;
    }
    Ok(())
}

/// Runs the benchmarks and writes a record.
fn bench() -> Result<(), Box<dyn Error>> {
    let root = root();
    let figures =
        output(Command::new(env!("CARGO")).args(["bench", "-p", "ennea"]).current_dir(root))?;
    let date = output(Command::new("date").arg("+%F"))?;
    let compiler = output(Command::new("rustc").arg("--version"))?;
    let commit =
        output(Command::new("git").args(["describe", "--always", "--dirty"]).current_dir(root))?;
    let cpu = cpu_name()?;
    let threads = std::thread::available_parallelism()?;
    let (date, compiler, commit) = (date.trim(), compiler.trim(), commit.trim());
    let record =
        format!("{date}, {cpu}, {threads} threads, {compiler}, commit {commit}\n\n{figures}");
    let slug: String = cpu
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' })
        .collect();
    let path = root.join("benchmarks/records").join(format!("{date}-{slug}.txt"));
    fs::write(&path, &record)?;
    println!("{record}\nkept in {}", path.strip_prefix(root)?.display());
    Ok(())
}

fn output(command: &mut Command) -> Result<String, Box<dyn Error>> {
    let output = command.stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        return Err(format!("{command:?} failed").into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Name that the machine gives its processor, with its family and model where the name says little.
fn cpu_name() -> Result<String, Box<dyn Error>> {
    let info = fs::read_to_string("/proc/cpuinfo")?;
    let field = |name: &str| {
        let line = info.lines().find(|line| line.split(':').next().map(str::trim) == Some(name));
        line.and_then(|line| line.split(':').nth(1)).unwrap_or("unknown").trim().to_owned()
    };
    let (name, family, model) = (field("model name"), field("cpu family"), field("model"));
    Ok(format!("{name} family {family} model {model}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn schemas_are_those_of_the_types() {
        let wanted: BTreeMap<String, String> = ennea_answers::schema::files()
            .into_iter()
            .map(|(name, text)| (format!("{name}.json"), text))
            .collect();
        let files = fs::read_dir(root().join("docs/schema")).expect("there are schemas");
        let found: BTreeMap<String, String> = files
            .map(|file| {
                let path = file.expect("it can be listed").path();
                let name = path.file_name().expect("a name").to_string_lossy().into_owned();
                (name, fs::read_to_string(&path).expect("text"))
            })
            .collect();
        let differs = |name: &&String| wanted.get(*name) != found.get(*name);
        let different: BTreeSet<_> = wanted.keys().chain(found.keys()).filter(differs).collect();
        assert!(
            different.is_empty(),
            "docs/schema differs from the types: {different:?}\n  cargo run -p xtask -- schema"
        );
    }
}
