//! `ennea man`: the manual pages, one for each command, from what the help says.
//!
//! On standard output stand the names of the files.

use super::Arguments;
use crate::face::{Draft, Exit, Failure, NoJson, Output, language, why};
use clap::{Args, Command, CommandFactory};
use clap_mangen::Man;
use ennea_words::say;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes the manual pages.
#[derive(Debug, Args)]
#[command(after_help = "To read one:  ennea man pages && man -l pages/ennea-solve.1\n\
    To keep them: ennea man ~/.local/share/man/man1, and then  man ennea")]
pub(crate) struct Options {
    /// The folder for them; it is made if it does not exist.
    #[arg(value_name = "DIR")]
    dir: PathBuf,

    #[command(flatten)]
    json: NoJson,
}

/// The day of the release, as in the changelog.
const RELEASED: &str = "2026-11-22";

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    options.json.refuse("json-man")?;
    let dir = &options.dir;
    fs::create_dir_all(dir).map_err(|error| {
        let file = dir.display().to_string();
        Failure::Input(say!(language(), "no-folder", file, why = why(&error)))
    })?;
    let mut command = Arguments::command().disable_help_subcommand(true);
    command.build();
    pages(command, dir, output).map(|()| Exit::Done)
}

/// Writes the page of a command, and those of its own commands.
fn pages(command: Command, dir: &Path, output: &mut Output) -> Result<(), Failure> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let commands: Vec<Command> = command.get_subcommands().cloned().collect();
    let mut page = Vec::new();
    Man::new(command)
        .title(name.clone())
        .date(RELEASED)
        .source(concat!("ennea ", env!("CARGO_PKG_VERSION")))
        .render(&mut page)?;
    // A gap is one request, not two line breaks around nothing.
    let page = String::from_utf8_lossy(&page).replace("\n.br\n\n.br\n", "\n.sp\n");
    let file = dir.join(format!("{name}.1"));
    Draft::create(&file)?.finish(page.as_bytes())?;
    output.line(&file.display().to_string())?;
    commands.into_iter().try_for_each(|command| pages(command, dir, output))
}
