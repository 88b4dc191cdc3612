//! Orders from a terminal: edited, completed, remembered.

use super::Shell;
use crate::face::{Exit, Failure, Output, Paint, cannot_read, language};
use ennea_shell::{Kind, Line, Reply, Session, Span, complete, hint};
use ennea_words::say;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::path::Path;
use std::{fs, io};

/// Talks with the user until the end.
pub(super) fn run(
    shell: &mut Shell,
    quiz: Option<&str>,
    history: Option<&Path>,
    output: &mut Output,
) -> Result<Exit, Failure> {
    greet(shell, output)?;
    if let Some(quiz) = quiz {
        let reply = shell.load(quiz, output)?;
        refuse(shell, &reply, output);
    }
    let mut editor = editor(history)?;
    loop {
        let prompt = shell.session.prompt();
        let session = std::mem::take(&mut shell.session);
        if let Some(helper) = editor.helper_mut() {
            helper.session = session;
            helper.paint = shell.world.paint;
        }
        let read = editor.readline(&*prompt);
        if let Some(helper) = editor.helper_mut() {
            shell.session = std::mem::take(&mut helper.session);
        }
        match read {
            Ok(text) => {
                let was_reading = shell.session.is_reading();
                // A paste may hold several lines.
                for line in if text.is_empty() { "\n" } else { &text }.lines() {
                    let reply = shell.line(line, output)?;
                    refuse(shell, &reply, output);
                    if reply.leave {
                        remember(&mut editor, &text, history);
                        return Ok(Exit::Done);
                    }
                }
                // Orders are remembered, and the rows of a picture are none.
                if !was_reading && !shell.session.is_reading() {
                    remember(&mut editor, &text, history);
                }
            }
            Err(ReadlineError::Interrupted) => shell.session.stop_reading(),
            Err(ReadlineError::Eof) => return Ok(Exit::Done),
            Err(error) => {
                let source = say!(language(), "source-input");
                return Err(cannot_read(source, &io::Error::other(error.to_string())));
            }
        }
    }
}

fn greet(shell: &Shell, output: &mut Output) -> Result<(), Failure> {
    let spans = [
        (Kind::Heading, format!("ennea {}", env!("CARGO_PKG_VERSION"))),
        (Kind::Plain, shell.session.greeting().into_owned()),
    ];
    let spans = spans.into_iter().map(|(kind, text)| Span { kind, text }).collect();
    output.line(&shell.world.paint.line(&Line { spans }))
}

fn editor(history: Option<&Path>) -> Result<Editor<Help, FileHistory>, Failure> {
    let failure = |error: ReadlineError| {
        Failure::Input(say!(language(), "no-line-editing", why = error.to_string()))
    };
    let config = Config::builder()
        .completion_type(CompletionType::List)
        .history_ignore_space(true)
        .max_history_size(10_000)
        .and_then(|config| config.history_ignore_dups(true))
        .map_err(failure)?
        .build();
    let history_of_orders = FileHistory::with_config(&config);
    let mut editor = Editor::with_history(config, history_of_orders).map_err(failure)?;
    editor.set_helper(Some(Help {
        session: Session::default(),
        paint: Paint::of(&std::io::stdout()),
        files: FilenameCompleter::new(),
    }));
    if let Some(path) = history {
        // There is none before the first session, and one that cannot be read is no reason to stop.
        let _ = editor.load_history(path);
    }
    Ok(editor)
}

/// Puts an order into the history, and into its file at once, for other sessions too.
fn remember(editor: &mut Editor<Help, FileHistory>, text: &str, history: Option<&Path>) {
    let text = text.trim_end();
    if text.contains('\n') || !text.contains(char::is_alphanumeric) {
        return;
    }
    let is_new = editor.add_history_entry(text).unwrap_or(false);
    if let Some(path) = history.filter(|_| is_new) {
        // A history that cannot be written is no reason to stop.
        let _ = path.parent().map(fs::create_dir_all);
        let _ = editor.append_history(path);
    }
}

fn refuse(shell: &Shell, reply: &Reply, output: &mut Output) {
    let Some(refusal) = &reply.refusal else { return };
    let paint = shell.world.paint;
    // Answers and errors share the terminal, so they go the same way and keep their order.
    let (message, advice) = shell.refusal_lines(None, refusal);
    for line in message {
        let _ = output.line(&paint.error(&line));
    }
    for line in advice {
        let _ = output.line(&paint.dim(&line));
    }
}

/// The helper of the line editor: completion, hints, colours.
struct Help {
    session: Session,
    paint: Paint,
    files: FilenameCompleter,
}

impl Helper for Help {}

impl Validator for Help {}

impl Completer for Help {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let found = complete(&self.session, &line[..pos]);
        if found.files {
            return self.files.complete(line, pos, context);
        }
        let only = found.words.len() == 1 && pos == line.len();
        let pair = |word: String| {
            let replacement = if only { format!("{word} ") } else { word.clone() };
            Pair { display: word, replacement }
        };
        Ok((found.start, found.words.into_iter().map(pair).collect()))
    }
}

impl Hinter for Help {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _context: &Context<'_>) -> Option<String> {
        let text = if pos == line.len() { hint(line) } else { "" };
        (!text.is_empty()).then(|| text.to_owned())
    }
}

impl Highlighter for Help {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(
        &'s self,
        prompt: &'p str,
        _default: bool,
    ) -> Cow<'b, str> {
        self.paint.prompt(prompt).into()
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        self.paint.dim(hint).into()
    }

    fn highlight_char(&self, _line: &str, _pos: usize, _kind: CmdKind) -> bool {
        false
    }
}
