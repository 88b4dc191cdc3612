//! The orders that bring text in and out: `load-quiz`, `load`, `save`, `export`, `source`.

use crate::arguments::looks_like_cells;
use crate::board::{Board, rule_names, served};
use crate::command::{Existing, Form, Source};
use crate::host::Host;
use crate::problem::{Problem, Replied};
use crate::reading::{no_cells, two_quizzes, unreadable};
use crate::reply::{Kind, Line, Reply};
use crate::session::Session;
use ennea::rules::{Description, HouseKind, NamedRule, RuleHouse, regions};
use ennea::text::picture;
use ennea::{Digit, Filling, Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Format, Loss, Options, Reader, Writer};
use ennea_words::layout::wrapped;
use ennea_words::{Saying, Told, gaps, house, say};

/// The formats in which a quiz is saved, the plainest first.
const WHOLE: [Format; 4] = [Format::Line, Format::Susser, Format::Fpuzzles, Format::Jsonl];

/// Greatest depth to which files may `source` each other.
const DEPTH_MAX: usize = 8;

impl Session {
    pub(crate) fn load_quiz(&mut self, name: &str, host: &mut dyn Host) -> Replied {
        if self.board.is_some() {
            return Err(Problem::hinted("refused-loaded-before", |_| gaps!()));
        }
        let mut reply = self.load_entry(&read_file(name, None, None, host)?)?;
        reply.lines[0] = Line::new(Kind::Plain, say!(self.language, "shell-quiz-loaded"));
        Ok(reply)
    }

    pub(crate) fn load_from(&mut self, source: &Source, host: &mut dyn Host) -> Replied {
        let Source { text, number, shape } = source;
        let entry = match text {
            None => Entry::new(Filling::empty(
                shape.expect("`load` names a shape or something to read"),
            )),
            // The name of a file may look like cells.
            Some(text) if number.is_none() && is_quiz(text, *shape) && !host.exists(text) => {
                only(text, *shape)?
            }
            Some(name) => read_file(name, *number, *shape, host)?,
        };
        self.load_entry(&entry)
    }

    pub(crate) fn load_entry(&mut self, entry: &Entry) -> Replied {
        if let Some(unknown) = entry.unknown() {
            let rule = move |language| gaps!(rule = unknown.told(language));
            return Err(there_are(Problem::new("rule-not-known", rule)));
        }
        let mut board = Board::new(entry.clone(), self.rules.as_ref())?;
        let (language, puzzle) = (self.language, &board.puzzle);
        let clues = say!(language, "clue-count", count = puzzle.clue_count());
        let mut parts = vec![board.shape().to_string(), clues];
        let (placed, struck) = (puzzle.placed().map_or(0, Filling::clue_count), board.struck());
        if placed > 0 {
            parts.push(say!(language, "shell-loaded-placed", count = placed));
        }
        if struck > 0 {
            parts.push(say!(language, "shell-loaded-struck", count = struck));
        }
        if let Some(rules) = board.rules_name() {
            parts.push(say!(language, "shell-loaded-rules", rules));
        }
        board.search.set_guess_cell(self.guess_cell);
        self.change(Some(board));
        let mut reply = Reply::with(Kind::Plain, say!(language, "shell-loaded", parts));
        entry.notes(language).iter().for_each(|note| reply.say(Kind::Note, note));
        if entry.dead_end().is_some() {
            self.say_why_none(&mut reply);
        }
        Ok(reply)
    }

    /// Shows the rules, or takes those of a name, of letters or of a file.
    pub(crate) fn change_rules(&mut self, text: Option<&str>, host: &mut dyn Host) -> Replied {
        let Some(text) = text else { return Ok(self.tell_rules()) };
        let content = if host.exists(text) {
            host.read(text).map_err(|why| of_file("refused-not-read", text, why))?
        } else {
            text.to_owned()
        };
        let rules = match content.trim() {
            "plain" => None,
            _ => Some(Description::read(&content).map_err(|why| there_are(Problem::of(why)))?),
        };
        self.take_rules(rules)?;
        Ok(self.tell_rules())
    }

    /// Takes rules for the quiz that is loaded, or for those that come.
    pub(crate) fn take_rules(&mut self, rules: Option<Description>) -> Result<(), Problem> {
        if let (None, Some(rules)) = (&self.board, &rules) {
            // What no quiz can be loaded under is not taken for those that come.
            let shape = rules.shape().unwrap_or(Shape::CLASSIC);
            if let Ok(rules) = rules.rules(shape) {
                served(&Puzzle::empty(rules.shape()).with_rules(&rules))?;
            }
        }
        if let Some(board) = &self.board {
            let new = board.under(rules.as_ref())?;
            self.change(Some(new));
        }
        self.rules = rules;
        Ok(())
    }

    /// Tells the rules in force, and the houses and pairs that they add.
    fn tell_rules(&self) -> Reply {
        let language = self.language;
        match (&self.board, &self.rules) {
            (Some(board), _) => {
                let rules = board.rules();
                let said = match board.rules_name() {
                    Some(rules) => say!(language, "shell-rules", rules),
                    None => say!(language, "shell-rules-plain"),
                };
                let mut reply = Reply::with(Kind::Plain, said);
                let is_new = |it: &&RuleHouse| !matches!(it.kind, HouseKind::Line | HouseKind::Box);
                let houses = rules.houses().iter().filter(is_new);
                let houses: Vec<String> = houses.map(|it| house(self.language, it)).collect();
                if !houses.is_empty() {
                    let text = match rules.has(HouseKind::Box) {
                        true => say!(language, "shell-more-houses-than-boxes", houses),
                        false => say!(language, "shell-more-houses", houses),
                    };
                    wrapped(&text, 2).lines().for_each(|line| reply.say(Kind::Note, line));
                }
                for pairs in rules.pairs() {
                    let apart = match pairs.rule {
                        Some(NamedRule::Knight) => say!(language, "shell-apart-knight"),
                        Some(NamedRule::King) => say!(language, "shell-apart-king"),
                        _ => say!(language, "shell-apart-listed", name = pairs.name),
                    };
                    reply.say(Kind::Note, apart);
                }
                reply
            }
            (None, Some(rules)) => {
                let rules = rules.to_string().replace('\n', "; ");
                let text = wrapped(&say!(language, "shell-rules-to-come", rules), 2);
                let mut reply = Reply::default();
                text.lines().for_each(|line| reply.say(Kind::Plain, line));
                reply
            }
            (None, None) => Reply::with(Kind::Plain, say!(language, "shell-rules-plain")),
        }
    }

    /// Writes the quiz in the format of the file's ending, without one in the first that keeps it whole.
    pub(crate) fn save(&self, name: &str, existing: Existing, host: &mut dyn Host) -> Replied {
        let board = self.loaded()?;
        if existing == Existing::Kept && host.exists(name) {
            let [name, again] = [name, name].map(str::to_owned);
            let problem = Problem::new("refused-there-already", move |_| gaps!(name));
            return Err(problem.with_hint("written-over", move |_| gaps!(name = again)));
        }
        let entry = written(board);
        let ending = name.rsplit_once('.').and_then(|(_, ending)| Format::of_ending(ending));
        let ending = ending.filter(|format| format.is_written() && *format != Format::Line);
        let is_chosen = ending.is_none();
        let keeps = |format: &Format| {
            let written = Writer::new(*format, Alphabet::One).entry(&entry);
            written.is_ok() && format.losses(&entry).is_empty()
        };
        let format = ending.or_else(|| WHOLE.into_iter().find(keeps)).unwrap_or(Format::Jsonl);
        let mut writer = Writer::new(format, Alphabet::One);
        let mut text = writer.entry(&entry).map_err(|error| {
            // What comes after the first line is for a command line.
            let error = error.told(self.language);
            let reason = error.lines().next().unwrap_or_default().to_owned();
            Problem::hinted("refused-not-held", move |_| gaps!(reason, format = format.name()))
        })?;
        text += writer.end();
        host.write(name, &text).map_err(|why| of_file("refused-not-written", name, why))?;
        let losses = format.losses(&entry);
        let puzzle = entry.puzzle();
        let kept = if losses.contains(&Loss::Placed) { puzzle.clues() } else { &puzzle.digits() };
        let count = kept.clue_count();
        let mut reply = Reply::with(Kind::Plain, say!(self.language, "shell-saved", count));
        if is_chosen && format != Format::Line {
            reply.say(Kind::Note, say!(self.language, "shell-saved-in", format = format.name()));
        }
        for loss in losses {
            reply.say(Kind::Warning, loss.told(format, self.language));
        }
        Ok(reply)
    }

    pub(crate) fn export(&self, form: Form) -> Replied {
        let board = self.loaded()?;
        let digits = board.search.puzzle();
        let (format, read) = match form {
            Form::Line => (Format::Line, digits.to_string()),
            Form::Picture => (Format::Picture, picture(&digits)),
        };
        // Drawn regions are for the eye: no format has them.
        let sign = |cell| digits.clue(cell).map_or('.', Digit::symbol);
        let regions = regions::picture(board.rules(), sign).filter(|_| form == Form::Picture);
        let text = regions.as_deref().unwrap_or(&read);
        let mut reply = Reply::default();
        text.lines().for_each(|line| reply.say(Kind::Plain, line));
        for loss in format.lost_in(&written(board), &read) {
            reply.say(Kind::Warning, loss.told(format, self.language));
        }
        Ok(reply)
    }

    pub(crate) fn source(&mut self, name: &str, host: &mut dyn Host) -> Replied {
        if self.sources.len() >= DEPTH_MAX || self.sources.iter().any(|source| source == name) {
            let name = name.to_owned();
            return Err(Problem::new("refused-under-way", move |_| gaps!(name)));
        }
        let text = host.read(name).map_err(|why| of_file("refused-not-read", name, why))?;
        self.sources.push(name.to_owned());
        let reply = self.source_lines(name, &text, host);
        self.sources.pop();
        Ok(reply)
    }

    fn source_lines(&mut self, name: &str, text: &str, host: &mut dyn Host) -> Reply {
        let count = text.lines().count();
        for (index, line) in text.lines().enumerate() {
            let mut reply = self.line(line, host);
            if index + 1 == count && reply.refusal.is_none() {
                let mut last = self.end();
                reply.lines.append(&mut last.lines);
                reply.refusal = last.refusal;
            }
            if let Some(refusal) = &mut reply.refusal {
                self.stop_reading();
                refusal.message = self.at_line(Some(name), index + 1, &refusal.message);
            }
            if reply.refusal.is_some() || reply.leave || reply.stopped {
                return reply;
            }
            reply.lines.iter().for_each(|line| host.tell(line));
        }
        Reply::default()
    }
}

/// The quiz as it is written.
fn written(board: &Board) -> Entry {
    let puzzle = board.shown();
    // Nobody asks of a grid which of its digits were clues.
    let is_full = puzzle.digits().clue_count() == puzzle.shape().cells();
    let mut entry = board.loaded.clone();
    entry.set_puzzle(if is_full { puzzle.as_given() } else { puzzle });
    entry
}

/// Tests whether a text is a quiz rather than a file's name.
fn is_quiz(text: &str, shape: Option<Shape>) -> bool {
    let looks_like_one = looks_like_cells(text) && text.len() >= 16;
    looks_like_one
        || Format::of_line(text, shape).is_some()
        || matches!(read(text, shape).next(), Some(Ok(_)))
}

/// The quizzes of a text.
fn read(text: &str, shape: Option<Shape>) -> Reader {
    Reader::of_text(text, Options { shape, ..Options::default() })
}

/// The only quiz of a text.
fn only(text: &str, shape: Option<Shape>) -> Result<Entry, Problem> {
    let mut reader = read(text, shape);
    match (reader.next(), reader.next()) {
        (Some(entry), None) => entry.map_err(|error| unreadable(None, error)),
        (Some(_), Some(_)) => Err(two_quizzes()),
        (None, _) => Err(no_cells()),
    }
}

/// The n-th quiz of a file, or the first.
fn read_file(
    name: &str,
    number: Option<usize>,
    shape: Option<Shape>,
    host: &mut dyn Host,
) -> Result<Entry, Problem> {
    let text = host.read(name).map_err(|why| {
        let name = name.to_owned();
        Problem::hinted("refused-quiz-not-read", move |it| gaps!(name, why = why.told(it)))
    })?;
    let wanted = number.unwrap_or(1);
    let options = Options { shape, ..Options::default() }.of_file(name);
    let read = || Reader::of_text(&text, options);
    let found = wanted.checked_sub(1).and_then(|skipped| read().nth(skipped));
    if let Some(entry) = found {
        // The first one tells of others.
        let entry = if number.is_none() { Reader::first(&text, options) } else { entry };
        return entry.map_err(|error| unreadable(Some(name), error));
    }
    let (name, count) = (name.to_owned(), read().count());
    Err(match count {
        0 => Problem::new("refused-empty-file", move |_| gaps!(name)),
        _ => Problem::new("refused-no-such-quiz", move |_| gaps!(name, wanted))
            .with_hint("it-has", move |_| gaps!(count)),
    })
}

/// Problem of a file that cannot be read or written.
fn of_file(key: &'static str, name: &str, why: Saying) -> Problem {
    let name = name.to_owned();
    Problem::new(key, move |language| gaps!(name, why = why.told(language)))
}

/// Adds the rules that there are to the problem of a text that gives none.
fn there_are(problem: Problem) -> Problem {
    problem.with_hint("there-are-rules", |_| gaps!(rules = rule_names().collect::<Vec<_>>()))
}
