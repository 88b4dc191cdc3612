//! Orders from a pipe or a file: no prompt, errors with their line, an exit code at the end.

use super::Shell;
use crate::face::{CtrlC, Exit, Failure, Output, Paint, cannot_read, language, open, unmarked};
use ennea::progress::Progress;
use ennea_shell::Reply;
use ennea_words::say;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// Carries out all orders, or those up to the first that is refused.
pub(super) fn run(
    shell: &mut Shell,
    quiz: Option<&str>,
    path: Option<&Path>,
    output: &mut Output,
) -> Result<Exit, Failure> {
    let path = path.filter(|path| *path != Path::new("-"));
    let mut lines: Box<dyn BufRead> = match path {
        None => Box::new(io::stdin().lock()),
        Some(path) => {
            let file = open(path).and_then(|file| unmarked(BufReader::new(file)));
            file.map_err(|error| cannot_read(path.display(), &error))?
        }
    };
    let name = path.map(|path| path.display().to_string());
    if let Some(name) = &name {
        shell.session.begin_script(name);
    }
    let mut exit = Exit::Done;
    if let Some(quiz) = quiz {
        let reply = shell.load(quiz, output)?;
        if let Some(end) = judge(shell, &reply, None, &mut exit) {
            return Ok(end);
        }
    }
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let read = lines.read_until(b'\n', &mut line);
        let source = || name.clone().unwrap_or_else(|| say!(language(), "source-input"));
        let read = read.map_err(|error| cannot_read(source(), &error))?;
        let reply = if read == 0 {
            let last = shell.session.end();
            shell.answer(last, output)?
        } else {
            shell.line(&String::from_utf8_lossy(&line), output)?
        };
        // What is missing at the end is missing on the last line.
        let number = if read == 0 { number - 1 } else { number };
        let end = judge(shell, &reply, Some((name.as_deref(), number)), &mut exit);
        if end.is_some() || read == 0 {
            return Ok(end.unwrap_or(exit));
        }
    }
    Ok(exit)
}

/// Reports a refusal, and says with which code to end here, if so.
fn judge(
    shell: &Shell,
    reply: &Reply,
    place: Option<(Option<&str>, usize)>,
    exit: &mut Exit,
) -> Option<Exit> {
    if let Some(refusal) = &reply.refusal {
        *exit = Exit::WrongInput;
        let (message, advice) = shell.refusal_lines(place, refusal);
        let paint = Paint::of(&io::stderr()).switched(shell.session.colour());
        let message = message.iter().map(|line| paint.error(line) + "\n");
        let advice = advice.iter().map(|line| paint.dim(line) + "\n");
        let text: String = message.chain(advice).collect();
        // If even standard error is gone there is nobody left to tell.
        let _ = io::stderr().write_all(text.as_bytes());
        if !shell.keep_going {
            return Some(Exit::WrongInput);
        }
    }
    match reply {
        Reply { stopped: true, .. } => Some(Exit::Interrupted),
        Reply { leave: true, .. } => Some(*exit),
        // One that came while an order that is not stopped was carried out.
        _ if CtrlC.is_stopped() => Some(Exit::Interrupted),
        _ => None,
    }
}
