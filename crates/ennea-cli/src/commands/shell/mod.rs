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

use crate::face::{Exit, Failure, NoJson, Output, Paint, language, read_rules, wrap};
use clap::Args;
use ennea_shell::{Refusal, Reply, Session};
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use world::World;

/// The interactive solver.
#[derive(Debug, Args)]
#[command(
    after_help = "From a terminal: help lists the orders, Tab completes, Ctrl-C stops a running \
    order, Ctrl-D leaves. The history is kept in a file, or in the one that ENNEA_HISTORY \
    names; NO_COLOR and --color never switch colours off."
)]
pub(crate) struct Options {
    /// Load this quiz first: a file, or the cells in one line.
    #[arg(value_name = "FILE")]
    quiz: Option<String>,

    /// Play by these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    ///
    /// The order `rules` shows and changes them; a quiz with rules of its own keeps those.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    /// Carry out the orders in this file and end; - is standard input.
    #[arg(short = 'f', long = "file", value_name = "SCRIPT")]
    script: Option<PathBuf>,

    /// Go on after an order that is refused; the exit code is 2 all the same.
    #[arg(long)]
    keep_going: bool,

    /// Keep no history of orders.
    #[arg(long)]
    no_history: bool,

    #[command(flatten)]
    json: NoJson,
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    options.json.refuse("json-shell")?;
    let is_interactive =
        options.script.is_none() && io::stdin().is_terminal() && io::stdout().is_terminal();
    let given = options.rules.as_deref().map(read_rules).transpose()?;
    let mut shell = Shell {
        session: Session::in_language(language()),
        world: World::new(Paint::of(&io::stdout()), is_interactive),
        keep_going: options.keep_going,
        is_interactive,
    };
    let refusal = given.and_then(|rules| shell.session.set_rules(rules).refusal);
    if let Some(Refusal { message, hint }) = refusal {
        let hint = hint.map(|hint| format!("\n  hint: {hint}")).unwrap_or_default();
        return Err(Failure::Input(message + &hint));
    }
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
        let had_bar = self.world.end()?;
        self.world.paint = self.world.paint.switched(self.session.colour());
        if reply.stopped && self.is_interactive && !had_bar {
            // The terminal has written ^C.
            output.line("")?;
        }
        for line in &reply.lines {
            output.line(&self.world.paint.line(line))?;
        }
        Ok(reply)
    }

    /// The lines of a refusal: what is wrong, perhaps at a line of orders, and what to do instead.
    fn refusal_lines(
        &self,
        place: Option<(Option<&str>, usize)>,
        refusal: &Refusal,
    ) -> (Vec<String>, Vec<String>) {
        let columns = wrap::columns().unwrap_or(wrap::COLUMNS).min(wrap::COLUMNS);
        let message = match place {
            Some((file, line)) => self.session.at_line(file, line, &refusal.message),
            None => refusal.message.clone(),
        };
        let advice = refusal.hint.iter().map(|hint| format!("  {}", self.session.advice(hint)));
        let advice = advice.flat_map(|advice| wrap::broken(&advice, "        ", columns));
        (wrap::message(&message, columns), advice.collect())
    }
}
