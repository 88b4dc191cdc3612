//! A session: what is loaded, what was done, and who carries out which order.

use crate::board::Board;
use crate::command::{Command, RunMode, View};
use crate::host::Host;
use crate::parse::parse;
use crate::place::bracketed;
use crate::problem::{Problem, Replied};
use crate::reading::{Pasted, Reading};
use crate::reply::{Kind, Reply};
use crate::{help, view};
use ennea::Puzzle;
use ennea::logic::Step;
use ennea::rules::Description;
use ennea::solve::stepwise::GuessCell;
use ennea_answers::reasoning::Wanted;
use ennea_formats::Entry;
use ennea_words::{Language, Level, gaps, say};
use std::borrow::Cow;
use std::time::Duration;

/// A conversation with the solver.
///
/// An order that is refused changes nothing: the quiz stays loaded, and the search where it was.
#[derive(Debug, Default)]
pub struct Session {
    /// The language of steps and of what is said about them.
    pub(crate) language: Language,
    pub(crate) board: Option<Board>,
    /// The rules of quizzes that have none of their own; none if they are those of the shape.
    pub(crate) rules: Option<Description>,
    /// Changes that `undo` goes back to, each with the order that left it.
    pub(crate) past: Vec<Change>,
    /// Changes that `redo` goes forward to, each with the order that led there.
    pub(crate) future: Vec<Change>,
    pub(crate) run_mode: RunMode,
    pub(crate) guess_cell: GuessCell,
    pub(crate) colour: Option<bool>,
    /// The files that `source` is reading, the outermost first.
    pub(crate) sources: Vec<String>,
    /// The order that is being carried out, as it was typed.
    pub(crate) order: String,
    /// The last hint, and how much of it has been told.
    pub(crate) hinted: Option<Hinted>,
    history: Vec<String>,
    reading: Option<Reading>,
    last_time: Option<Duration>,
}

/// A hint: the quiz with all digits that it was given for, what it says, and how much of it has been told.
#[derive(Debug)]
pub(crate) struct Hinted {
    pub(crate) puzzle: Puzzle,
    pub(crate) wanted: Wanted,
    pub(crate) steps: Vec<Step>,
    pub(crate) level: Level,
}

impl Hinted {
    /// Tests whether the hint was made for this puzzle and this request.
    pub(crate) fn is_for(&self, puzzle: &Puzzle, wanted: Wanted) -> bool {
        self.puzzle == *puzzle && self.wanted == wanted
    }
}

/// A board, and the order that changed it.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) order: String,
    pub(crate) board: Option<Board>,
}

impl Session {
    /// A new session that tells steps in a language.
    pub fn in_language(language: Language) -> Self {
        Self { language, ..Self::default() }
    }

    /// Carries out a line: an order, or a line of a quiz that is being pasted.
    pub fn line(&mut self, line: &str, host: &mut dyn Host) -> Reply {
        let line = line.trim_end();
        let mut first = Reply::default();
        if let Some(mut reading) = self.reading.take() {
            if reading.wants(line) {
                let pasted = reading.push(line);
                self.reading = Some(reading);
                return self.read_on(pasted);
            }
            first = self.read_on(Some(reading.end()));
            if first.refusal.is_some() {
                return first;
            }
        }
        let command = match parse(line) {
            Ok(command) => command,
            Err(problem) => return self.refused(&problem),
        };
        if !matches!(command, Command::Nothing | Command::Cells(_)) {
            self.history.push(line.trim().to_owned());
        }
        line.trim().clone_into(&mut self.order);
        let mut reply = self.execute(command, host);
        first.lines.append(&mut reply.lines);
        Reply { lines: first.lines, ..reply }
    }

    /// Ends the input: a quiz that is still being pasted is read, or refused as incomplete.
    pub fn end(&mut self) -> Reply {
        match self.reading.take() {
            Some(mut reading) => self.read_on(Some(reading.end())),
            None => Reply::default(),
        }
    }

    /// Tests whether the next line is expected to be one of a quiz.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Forgets the lines of a quiz that is not complete.
    pub fn stop_reading(&mut self) {
        self.reading = None;
    }

    /// Choice of the user for colours, `true`, or against them; `None` while there is none.
    pub fn colour(&self) -> Option<bool> {
        self.colour
    }

    /// Has quizzes loaded under these rules from now on, if they have none of their own; refuses rules under which
    /// none can be loaded.
    pub fn set_rules(&mut self, rules: Description) -> Reply {
        match self.take_rules(Some(rules)) {
            Ok(()) => Reply::default(),
            Err(problem) => self.refused(&problem),
        }
    }

    /// Loads a quiz, as the order `load` does.
    pub fn load(&mut self, entry: &Entry) -> Reply {
        let loaded = self.load_entry(entry);
        loaded.unwrap_or_else(|problem| self.refused(&problem))
    }

    /// Text behind the name and the version of the program, where a conversation begins.
    pub fn greeting(&self) -> Cow<'static, str> {
        self.language.text("shell-greeting")
    }

    /// Text before the next line that is to be typed.
    pub fn prompt(&self) -> Cow<'static, str> {
        self.language.text(if self.is_reading() { "shell-prompt-of-quiz" } else { "shell-prompt" })
    }

    /// A message about a line of orders, perhaps of a file.
    pub fn at_line(&self, file: Option<&str>, line: usize, message: &str) -> String {
        match file {
            Some(file) => say!(self.language, "shell-at-line-of-file", file, line, message),
            None => say!(self.language, "shell-at-line", line, message),
        }
    }

    /// The hint of a refusal, with a word in front that says that it is one.
    pub fn advice(&self, hint: &str) -> String {
        say!(self.language, "shell-advice", hint)
    }

    /// Reply that refuses an order because of a problem, in the session's language.
    pub(crate) fn refused(&self, problem: &Problem) -> Reply {
        problem.refusal(self.language).into()
    }

    /// Tells that orders come from this file, which cannot `source` itself then.
    pub fn begin_script(&mut self, name: &str) {
        self.sources.push(name.to_owned());
    }

    /// Carries out an order.
    pub fn execute(&mut self, command: Command, host: &mut dyn Host) -> Reply {
        let start = host.now();
        let reply = self.carry_out(command, host);
        let reply = reply.unwrap_or_else(|problem| self.refused(&problem));
        self.last_time = Some(host.now().saturating_sub(start));
        reply
    }

    fn carry_out(&mut self, command: Command, host: &mut dyn Host) -> Replied {
        match command {
            Command::Nothing => Ok(Reply::default()),
            Command::Cells(line) => Ok(self.read_first(&line)),
            Command::Paste(shape) => {
                self.reading = Some(Reading::new(shape));
                Ok(Reply::default())
            }
            Command::LoadQuiz(name) => self.load_quiz(&name, host),
            Command::Load(source) => self.load_from(&source, host),
            Command::Save(name, existing) => self.save(&name, existing, host),
            Command::Export(form) => self.export(form),
            Command::Source(name) => self.source(&name, host),
            Command::Show(what) => self.show(what),
            Command::Levels => self.levels(),
            Command::RunMode(mode) => Ok(self.set_run_mode(mode)),
            Command::GuessMode(mode) => Ok(self.set_guess_mode(mode)),
            Command::Step(steps) => self.step(steps, host),
            Command::Run => self.run(None, host),
            Command::RunTil(steps) => self.run(Some(steps), host),
            Command::RunRun(sum) => self.run_run(sum, host),
            Command::Next => self.next(host),
            Command::Solve => self.solve(host),
            Command::Count(limit) => self.count(limit, host),
            Command::Bound => self.bound(),
            Command::Rules(text) => self.change_rules(text.as_deref(), host),
            Command::Hint(wanted) => self.hint(wanted, host).or_else(Ok),
            Command::Apply => self.apply(host).or_else(Ok),
            Command::Explain(singles) => self.explain(singles, host).or_else(Ok),
            Command::Rate => self.rate(host),
            Command::Why(place, digit, question) => {
                self.why(&place, &digit, question, host).or_else(Ok)
            }
            Command::Set(place, digit) => self.set(&place, digit.as_deref()),
            Command::Del(place, digits) => self.del(&place, &digits),
            Command::Undo(times) => self.undo(times),
            Command::Redo(times) => self.redo(times),
            Command::Reset => self.reset(),
            Command::Clear => self.clear(),
            Command::History(last) => Ok(self.list_history(last)),
            Command::Echo(text) => Ok(Reply::with(Kind::Plain, text)),
            Command::Time(order) => Ok(self.time(order, host)),
            Command::Help(order) => Ok(help::help(self.language, order)),
            Command::Language(language) => Ok(self.set_language(language)),
            Command::Colour(colour) => Ok(self.set_colour(colour)),
            Command::Bye => Ok(Reply { leave: true, ..Reply::default() }),
        }
    }

    /// The loaded quiz.
    pub(crate) fn loaded(&self) -> Result<&Board, Problem> {
        self.board.as_ref().ok_or_else(|| Problem::hinted("refused-not-loaded", |_| gaps!()))
    }

    /// Puts another board in place of the present one, which `undo` brings back.
    pub(crate) fn change(&mut self, board: Option<Board>) {
        /// Number of changes that are kept for `undo`.
        const CHANGES: usize = 200;
        let board = std::mem::replace(&mut self.board, board);
        self.past.push(Change { order: self.order.clone(), board });
        if self.past.len() > CHANGES {
            self.past.remove(0);
        }
        self.future.clear();
    }

    fn show(&self, what: View) -> Replied {
        let board = self.loaded()?;
        let lines = match what {
            View::Report => view::report(self.language, board),
            View::Grid => view::grid(board),
            View::Candidates => view::candidates(board),
            View::Both => {
                let mut lines = view::grid(board);
                lines.push(crate::reply::Line::default());
                lines.extend(view::candidates(board));
                lines
            }
        };
        Ok(Reply { lines, ..Reply::default() })
    }

    fn levels(&self) -> Replied {
        let board = self.loaded()?;
        let mut reply = Reply::default();
        for guess in board.search.guesses() {
            let at = bracketed(board.shape(), guess.cell);
            let (level, digit, which, of) = (guess.level, guess.digit, guess.tried, guess.out_of);
            let line = say!(self.language, "shell-guess-of", level, at, digit, which, of);
            reply.say(Kind::Plain, line);
        }
        if reply.lines.is_empty() {
            reply.say(Kind::Plain, say!(self.language, "shell-no-guess"));
        }
        Ok(reply)
    }

    fn set_run_mode(&mut self, mode: Option<RunMode>) -> Reply {
        self.run_mode = mode.unwrap_or(self.run_mode);
        Reply::with(
            Kind::Plain,
            say!(self.language, "shell-run-mode", number = self.run_mode as u8),
        )
    }

    fn set_guess_mode(&mut self, mode: Option<GuessCell>) -> Reply {
        self.guess_cell = mode.unwrap_or(self.guess_cell);
        if let Some(board) = &mut self.board {
            board.search.set_guess_cell(self.guess_cell);
        }
        let number = u8::from(self.guess_cell == GuessCell::First);
        Reply::with(Kind::Plain, say!(self.language, "shell-guess-mode", number))
    }

    fn set_language(&mut self, language: Option<Language>) -> Reply {
        self.language = language.unwrap_or(self.language);
        Reply::with(Kind::Plain, say!(self.language, "shell-language", code = self.language.code()))
    }

    fn set_colour(&mut self, colour: Option<bool>) -> Reply {
        self.colour = colour.or(self.colour);
        Reply::with(
            Kind::Plain,
            self.language.text(match self.colour {
                None => "shell-colour-by-terminal",
                Some(true) => "shell-colour-on",
                Some(false) => "shell-colour-off",
            }),
        )
    }

    fn list_history(&self, last: Option<usize>) -> Reply {
        let skipped = last.map_or(0, |last| self.history.len().saturating_sub(last));
        let mut reply = Reply::default();
        for (index, order) in self.history.iter().enumerate().skip(skipped) {
            reply.say(Kind::Plain, format!("{:4}  {order}", index + 1));
        }
        reply
    }

    fn time(&mut self, order: Option<Box<Command>>, host: &mut dyn Host) -> Reply {
        let mut reply = Reply::default();
        if let Some(order) = order {
            reply = self.execute(*order, host);
        }
        let time = self.last_time.unwrap_or_default();
        reply.say(Kind::Note, say!(self.language, "shell-time", milliseconds = time.as_millis()));
        reply
    }

    fn read_first(&mut self, line: &str) -> Reply {
        let mut reading = Reading::new(None);
        let pasted = reading.push(line);
        self.reading = Some(reading);
        self.read_on(pasted)
    }

    fn read_on(&mut self, pasted: Option<Pasted>) -> Reply {
        let Some(pasted) = pasted else { return Reply::default() };
        self.reading = None;
        match pasted {
            Ok(entry) => {
                self.order = "load -".to_owned();
                self.load(&entry)
            }
            Err(problem) => self.refused(&problem),
        }
    }
}
