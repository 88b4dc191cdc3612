//! `ennea shell`: the interactive solver.
//!
//! The order language is `ennea-shell`'s; here are its ways in and out.  From a terminal orders are
//! edited line by line, with history and completion; from a pipe or a script they are read one
//! after the other, without a prompt.

mod editor;
mod history;
mod paint;
mod script;
mod world;

use crate::face::{Exit, Failure, Output};
use clap::Args;
use ennea_shell::{Refusal, Reply, Session};
use paint::Paint;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use world::World;

/// The interactive solver.
#[derive(Debug, Args)]
#[command(
    after_help = "From a terminal: help lists the orders, Tab completes, Ctrl-C stops a running \
    order, Ctrl-D leaves. The history is kept in a file, or in the one that ENNEA_HISTORY \
    names; NO_COLOR and --no-color switch colours off."
)]
pub(crate) struct Options {
    /// Load this quiz first: a file, or the cells in one line.
    #[arg(value_name = "FILE")]
    quiz: Option<String>,

    /// Carry out the orders in this file and end; - is standard input.
    #[arg(short = 'f', long = "file", value_name = "SCRIPT")]
    script: Option<PathBuf>,

    /// Go on after an order that is refused; the exit code is 2 all the same.
    #[arg(long)]
    keep_going: bool,

    /// Keep no history of orders.
    #[arg(long)]
    no_history: bool,

    /// Print without colours.
    #[arg(long, visible_alias = "no-colour")]
    no_color: bool,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if output.is_json() {
        return Err(Failure::Input(
            "the shell prints no JSON; its reports are read by people, and `export` by programs"
                .to_owned(),
        ));
    }
    let is_interactive =
        options.script.is_none() && io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut shell = Shell {
        session: Session::default(),
        world: World::new(Paint::new(!options.no_color))?,
        keep_going: options.keep_going,
        is_interactive,
    };
    if is_interactive {
        let history = if options.no_history { None } else { history::path() };
        editor::run(&mut shell, options.quiz.as_deref(), history.as_deref(), output)
    } else {
        script::run(&mut shell, options.quiz.as_deref(), options.script.as_deref(), output)
    }
}

/// A session and the world around it.
#[derive(Debug)]
struct Shell {
    session: Session,
    world: World,
    keep_going: bool,
    is_interactive: bool,
}

impl Shell {
    /// Carries out a line and prints the answer, but for a refusal.
    fn line(&mut self, line: &str, output: &mut Output) -> Result<Reply, Failure> {
        self.world.begin();
        let reply = self.session.line(line, &mut self.world);
        self.answer(reply, output)
    }

    /// Carries out the order that the quiz on the command line stands for.
    fn load(&mut self, quiz: &str, output: &mut Output) -> Result<Reply, Failure> {
        self.line(&format!("load \"{quiz}\""), output)
    }

    fn answer(&mut self, reply: Reply, output: &mut Output) -> Result<Reply, Failure> {
        self.world.end()?;
        self.world.paint.ask(self.session.colour());
        if reply.stopped && self.is_interactive {
            // The terminal has written ^C.
            output.line("")?;
        }
        for line in &reply.lines {
            output.line(&self.world.paint.line(line))?;
        }
        Ok(reply)
    }
}

/// The lines of a refusal, broken at 80 columns: what is wrong at a place, and the hint.
fn refusal_lines(place: &str, refusal: &Refusal) -> (Vec<String>, Vec<String>) {
    let mut message = Vec::new();
    for (index, line) in refusal.message.lines().enumerate() {
        if line.starts_with("  | ") {
            // A line of the input is repeated as it is.
            message.push(line.to_owned());
        } else {
            let place = if index == 0 { place } else { "" };
            message.extend(broken(&format!("{place}{line}"), "  "));
        }
    }
    let hint = refusal.hint.iter().flat_map(|hint| broken(&format!("  hint: {hint}"), "        "));
    (message, hint.collect())
}

/// A text in lines of at most 80 columns where its words allow that, all but the first indented.
fn broken(text: &str, indent: &str) -> Vec<String> {
    const COLUMNS: usize = 80;
    let mut lines = Vec::new();
    let mut line = String::new();
    for (index, word) in text.split(' ').enumerate() {
        if index > 0 && line.chars().count() + 1 + word.chars().count() > COLUMNS {
            lines.push(std::mem::replace(&mut line, format!("{indent}{word}")));
        } else {
            line += if index > 0 { " " } else { "" };
            line += word;
        }
    }
    lines.push(line);
    lines
}
