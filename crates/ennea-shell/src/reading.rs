//! A quiz that comes line by line at the prompt, as it is pasted.
//!
//! A one-line quiz is complete at once, a picture with its last row.  Only then is anything loaded,
//! so a broken paste loses nothing.

use crate::arguments::{is_frame, looks_like_cells};
use crate::orders::named;
use crate::problem::Problem;
use ennea::Shape;
use ennea::text;
use ennea_formats::{Entry, Options, ReadError, Reader};
use ennea_words::{Language, Saying, Told, advice, gaps, say};

/// The lines so far.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    reader: Reader,
    /// Number of lines that hold cells.
    rows: usize,
    last_is_blank: bool,
}

/// The quiz, or why the lines are none.
pub(crate) type Pasted = Result<Entry, Problem>;

impl Reading {
    /// Nothing yet, of this shape if one is given.
    pub(crate) fn new(shape: Option<Shape>) -> Self {
        let options = Options { shape, is_typed: true, ..Options::default() };
        Self { reader: Reader::new(options), rows: 0, last_is_blank: false }
    }

    /// Tests whether a line goes on with the quiz rather than giving an order.
    pub(crate) fn wants(&self, line: &str) -> bool {
        let line = line.trim();
        let word = line.split_whitespace().next().unwrap_or("");
        let skipped = line.is_empty() || line.starts_with('#') || is_frame(line);
        skipped || looks_like_cells(line) || (named(word).is_none() && self.rows > 0)
    }

    /// Takes a line; nothing comes of it while more are needed.  A lone row is not read before another line has
    /// come, for it may be the first of a picture; a blank line ends what cannot go on after it.
    pub(crate) fn push(&mut self, line: &str) -> Option<Pasted> {
        let text = line.trim();
        let is_blank = text.is_empty();
        let ends = self.rows > 0 && is_blank && (self.last_is_blank || self.rows == 1);
        self.last_is_blank = is_blank;
        self.rows += usize::from(!is_blank && !text.starts_with('#') && !is_frame(text));
        self.reader.push(format!("{line}\n").as_bytes());
        match self.reader.next() {
            Some(_) if self.reader.next().is_some() => Some(Err(two_quizzes())),
            Some(first) => Some(first.map_err(|error| unreadable(None, error))),
            None => ends.then(|| self.end()),
        }
    }

    /// Ends the reading: the quiz that the lines give if no more come, or the problem with them.
    pub(crate) fn end(&mut self) -> Pasted {
        self.reader.end();
        let first = self.reader.next().ok_or_else(no_cells)?;
        first.map_err(|error| unreadable(None, error))
    }
}

/// Problem of another quiz where one is wanted.
pub(crate) fn two_quizzes() -> Problem {
    misread("unreadable-quiz", text::Problem::SecondPuzzle)
}

/// Problem of a text without cells.
pub(crate) fn no_cells() -> Problem {
    misread("refused-no-cells", text::Problem::Empty)
}

fn misread(key: &'static str, problem: text::Problem) -> Problem {
    let advised = problem.clone();
    let hint = Saying::new(move |language| advice(language, &advised).into_owned());
    let message = move |language| gaps!(line = 1_usize, message = problem.told(language));
    Problem::new(key, message).with(hint)
}

/// Problem of a text that is no quiz: why, and at which place of a quiz or of a file.
pub(crate) fn unreadable(name: Option<&str>, error: ReadError) -> Problem {
    let ReadError { line, column, text, message, hint, .. } = error;
    let name = name.map(str::to_owned);
    let message = move |language: Language| {
        let message = message.told(language);
        match (&name, column) {
            (None, None) => say!(language, "unreadable-quiz", line, message),
            (None, Some(column)) => say!(language, "unreadable-quiz-at", line, column, message),
            (Some(name), None) => say!(language, "unreadable-file", name, line, message),
            (Some(name), Some(column)) => {
                say!(language, "unreadable-file-at", name, line, column, message)
            }
        }
    };
    Problem::of(Saying::new(message)).quoting(&text).with(hint)
}
