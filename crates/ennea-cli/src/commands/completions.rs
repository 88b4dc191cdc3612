//! `ennea completions`: what Tab offers, as a script for a shell.

use super::Arguments;
use crate::face::{Exit, Failure, NoJson, Output};
use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

/// Prints the completions of a shell.
#[derive(Debug, Args)]
#[command(
    after_help = "To have them in every session (mkdir -p makes a folder that is missing):\n\n  \
    bash        ennea completions bash > ~/.local/share/bash-completion/completions/ennea\n  \
    zsh         ennea completions zsh > ~/.zfunc/_ennea, with ~/.zfunc in $fpath\n  \
    fish        ennea completions fish > ~/.config/fish/completions/ennea.fish\n  \
    powershell  ennea completions powershell >> $PROFILE\n  \
    elvish      ennea completions elvish >> ~/.config/elvish/rc.elv"
)]
pub(crate) struct Options {
    /// The shell.
    shell: Shell,

    #[command(flatten)]
    json: NoJson,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    options.json.refuse("json-completions")?;
    let mut script = Vec::new();
    generate(options.shell, &mut Arguments::command(), "ennea", &mut script);
    output.line(&String::from_utf8_lossy(&script)).map(|()| Exit::Done)
}
