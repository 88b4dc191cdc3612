//! `ennea chaos figures`: all figures of a set of well-known puzzles, and a page with them.
//!
//! Standard output has what the commands print that make them, and then the name of the page.

use super::picture::Format;
use crate::face::{CtrlC, Draft, Exit, Failure, Output, language, names, why};
use clap::{Args, Parser};
use ennea::progress::Progress;
use ennea_answers::chaos::figures::{Index, exhibits, page};
use ennea_words::say;
use std::fs;
use std::path::PathBuf;

/// Makes all figures.
#[derive(Debug, Args)]
#[command(
    after_help = "Below each figure index.html shows the command that made it, with its seed, step \
    and number of starts. All of it takes some minutes; --quick takes fewer starts and coarser maps. What \
    is finished when Ctrl-C is pressed stays."
)]
pub(crate) struct Options {
    /// The folder for the figures; it is made if it does not exist.
    #[arg(long, value_name = "DIR", default_value = "chaos-figures")]
    dir: PathBuf,

    /// Fewer starts and puzzles, and coarser maps.
    #[arg(long)]
    quick: bool,

    /// What kind of files they are.
    #[arg(long, value_parser = names::<Format>(), value_name = "KIND", default_value = "svg")]
    format: Format,
}

/// A command, as it is typed after `ennea chaos`.
#[derive(Debug, Parser)]
#[command(no_binary_name = true)]
struct Line {
    #[command(subcommand)]
    chaos: super::Options,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let dir = &options.dir;
    fs::create_dir_all(dir).map_err(|error| {
        let file = dir.display().to_string();
        Failure::Input(say!(language(), "no-folder", file, why = why(&error)))
    })?;
    let index = dir.join("index.html");
    let draft = Draft::create(&index)?;
    let ending = options.format.name();
    let exhibits = exhibits(options.quick);
    for exhibit in &exhibits {
        let file = dir.join(format!("{}.{ending}", exhibit.file));
        let arguments = exhibit.arguments(&file.to_string_lossy());
        let line = Line::try_parse_from(arguments).expect("these commands are tested");
        let exit = super::run(&line.chaos, output)?;
        CtrlC.go_on()?;
        assert_eq!(exit, Exit::Done, "these puzzles have solutions");
    }
    draft.finish(page(&exhibits, ending).as_bytes())?;
    let index = Index { index: index.display().to_string() };
    output.either(&index, &index.index)?;
    Ok(Exit::Done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commands_can_be_read() {
        for quick in [true, false] {
            let exhibits = exhibits(quick);
            for exhibit in &exhibits {
                let read = Line::try_parse_from(exhibit.arguments("x.svg"));
                assert!(read.is_ok(), "{}: {:?}", exhibit.file, read.err());
            }
            let page = page(&exhibits, "svg");
            assert_eq!(page.matches("<figure>").count(), exhibits.len());
            assert!(page.contains("--title \"Platinum Blonde: the digits of r1c1\" --out"));
        }
    }
}
