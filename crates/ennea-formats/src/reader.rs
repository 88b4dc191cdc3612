//! The door for reading: bytes as they come, one entry after the other.
//!
//! ```text
//!   bytes --Lines--> a plain line ------------------------------------------> entry
//!                +-> a link, a game id, a line with + or :, ... --its format--> entry
//!                +-> a value in brackets, up to the bracket that closes it ---> entries
//!                +-> a table: its rows ---------------------------------------> entries
//!                +-> a sheet with more than a puzzle: its cells ---lines------> entries
//!                +-> cells --Block--> a picture, candidates, sections --------> entries
//!                +-> XML, sections in brackets: all that is left -------------> entries
//! ```
//!
//! They may be mixed as they please.  What has come decides nothing that what follows could change, so that
//! the entries are the same for bytes in pieces of any length; they come as early as that allows.  Only a
//! line, a picture, the beginning of a sheet or a value is held at a time.
//!
//! Oracle: the same text in pieces of every length.  Cost: a hundred nanoseconds for a plain line, some
//! microseconds for others.

mod pieces;

use crate::alphabet::Alphabet;
use crate::bare::bare;
use crate::block::Block;
use crate::cells::{Context, in_plain_signs, is_comment, is_row_of_r, leave_out};
use crate::detect::{self, other_file};
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fast;
use crate::format::Format;
use crate::formats::csv::Table;
use crate::formats::{iss, list, plain, pm};
use crate::lines::Lines;
use crate::row::Read;
use crate::rules_in_text::names_a_variant;
use ennea_base::Shape;
use ennea_words::{gaps, saying};
use std::collections::VecDeque;

/// Options of a reader: facts about a text that are given beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Its format; else it is found out, piece by piece.
    pub format: Option<Format>,
    /// The shape of its puzzles; else it follows from the number of cells.
    pub shape: Option<Shape>,
    /// Alphabet of its digits; else it is guessed where there are more than nine.
    pub alphabet: Option<Alphabet>,
    /// `true` if a picture is whole with its last row, whatever may follow; for lines that are
    /// typed.
    pub is_typed: bool,
}

impl Options {
    /// The options for a file of this name: one that ends in `.sdx` is of that format, since its text alone looks like
    /// candidates that are part of a puzzle.
    pub fn of_file(self, name: &str) -> Self {
        let is_sdx = name.to_ascii_lowercase().ends_with(".sdx");
        Self { format: self.format.or(is_sdx.then_some(Format::Sdx)), ..self }
    }
}

/// Reads entries from bytes as they come.
///
/// As an iterator it gives the entries that are whole: after `None` there may be others, once more bytes
/// have been pushed or the end has been told.  After an error the next entry is tried.
///
/// ```
/// use ennea_formats::{Format, Options, Reader};
/// let mut reader = Reader::new(Options::default());
/// reader.push(b"12.4............\n1 . | . 2\n. . | . .\n--");
/// let first = reader.next().expect("a line is whole")?;
/// assert_eq!(first.puzzle().clue_count(), 3);
/// assert!(reader.next().is_none(), "two rows are missing");
/// reader.push(b"--+----\n. 3 | . .\n. . | 4 .\n");
/// reader.end();
/// let second = reader.next().expect("a picture is whole")?;
/// assert_eq!((second.line(), second.format()), (2, Some(Format::Picture)));
/// assert!(reader.next().is_none());
/// # Ok::<(), ennea_formats::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    options: Options,
    lines: Lines,
    block: Block,
    /// The line with which the block begins.
    begins: usize,
    queue: VecDeque<Result<Entry, ReadError>>,
    /// An entry for which regions may follow, or regions for which a puzzle may.
    held: Option<Entry>,
    /// The alphabet that a puzzle before has told.
    alphabet: Option<Alphabet>,
    /// The line before which none tells the alphabet.
    untold: usize,
    last: Option<Shape>,
    /// The line after the last row of a picture.
    below: usize,
    mode: Mode,
}

/// Modes in which the reader goes on.
#[derive(Clone, Debug)]
enum Mode {
    /// Nothing has been read.
    Start,
    /// Piece by piece.
    Pieces,
    /// The rows of a table.
    Table(Format, Table),
    /// All that is left, as a whole; of markup without a format, which is then found out.
    Whole(Option<Format>),
    /// Nothing more.
    Over,
}

/// Parts of a text that begin with a line.
enum Begin {
    /// A comment of a text whose format is told.
    Nothing,
    /// Words in brackets.
    Tag,
    /// An entry of one line.
    Line(Format),
    /// A value in brackets.
    Brackets,
    /// A table.
    Table(Format),
    /// A text of this format, or of markup that is to be found out.
    Whole(Option<Format>),
    /// Anything else: cells, candidates, comments, blank lines.
    Cells,
}

/// Length of the part of a text that may tell the alphabet of its first puzzle, in bytes.
const HEAD_MAX: usize = 1 << 16;

impl Reader {
    /// A reader to which nothing has come.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            lines: Lines::default(),
            block: Block::default(),
            begins: 1,
            queue: VecDeque::new(),
            held: None,
            alphabet: None,
            untold: 0,
            last: None,
            below: 0,
            mode: Mode::Start,
        }
    }

    /// A reader to which a whole text has come.
    pub fn of_text(text: &str, options: Options) -> Self {
        let mut reader = Self::new(options);
        reader.push(text.as_bytes());
        reader.end();
        reader
    }

    /// The first entry of a text; it says so if there are others.
    ///
    /// # Errors
    /// That of the first entry, or that there is none.
    pub fn first(text: &str, options: Options) -> Result<Entry, ReadError> {
        let mut reader = Self::of_text(text, options);
        let mut first = reader.next().unwrap_or_else(|| Err(nothing(text)))?;
        if let Some(second) = reader.next() {
            let line = second.map_or_else(|error| error.line, |entry| entry.line());
            first.note(saying!("read-goes-on", line));
        }
        Ok(first)
    }

    /// Takes bytes that have come.
    pub fn push(&mut self, bytes: &[u8]) {
        self.lines.push(bytes);
    }

    /// Takes the note that no more bytes will come.
    pub fn end(&mut self) {
        self.lines.end();
    }

    /// Reads something; says whether there was anything to be read.
    fn step(&mut self) -> bool {
        match &self.mode {
            Mode::Over => return false,
            Mode::Whole(format) => return self.whole(*format),
            Mode::Start => {
                let head = self.lines.rest().and_then(|(bytes, _)| other_file(bytes));
                if let Some(what) = head {
                    let error = Line::unseen(1).wrong("text-other-file", gaps!(what));
                    self.mode = Mode::Over;
                    self.emit(Err(error));
                    return true;
                }
            }
            Mode::Pieces | Mode::Table(..) => {}
        }
        if self.block.is_whole(self.options.shape, self.options.is_typed) {
            return self.finish();
        }
        if self.plain() {
            return true;
        }
        let Some(line) = self.lines.line(0).map(str::to_owned) else { return self.run_out() };
        if let Mode::Table(..) = self.mode {
            return self.table_row(&line);
        }
        let line = if self.takes_cells() { bare(&line).into_owned() } else { line };
        if let Some((number, line)) = self.numbered(&line) {
            return self.numbered_line(&number, &line);
        }
        let begin = self.begin(&line);
        if !matches!(begin, Begin::Cells | Begin::Nothing | Begin::Tag) {
            self.block.take_title_of_line(self.last.is_none());
        }
        if self.block.has_rows() && !matches!(begin, Begin::Cells) {
            return self.finish();
        }
        if matches!(self.mode, Mode::Start) && !is_comment(&line) {
            self.mode = Mode::Pieces;
        }
        match begin {
            Begin::Cells => {
                return match self.sheet(&line) {
                    Some(goes_on) => goes_on,
                    None => self.cells(&line),
                };
            }
            Begin::Nothing => _ = self.lines.take(1),
            Begin::Tag => {
                self.block.take_comment(&line);
                self.lines.take(1);
            }
            Begin::Line(format) => {
                let words = std::mem::take(&mut self.block).take_words();
                let number = self.lines.taken() + 1;
                self.lines.take(1);
                self.read(format, &line, number, Alphabet::One, words);
            }
            Begin::Brackets => return self.brackets(),
            Begin::Table(format) => self.mode = Mode::Table(format, Table::default()),
            Begin::Whole(format) => self.mode = Mode::Whole(format),
        }
        true
    }

    /// Reads a plain line from the bytes, if the next one is plain.
    fn plain(&mut self) -> bool {
        let Options { format, shape, alphabet, .. } = self.options;
        let is_wanted = shape.is_none_or(|shape| shape == Shape::CLASSIC)
            && alphabet.is_none_or(|alphabet| alphabet == Alphabet::One)
            && format.is_none_or(|format| matches!(format.row().read, Some(Read::Cells)))
            && matches!(self.mode, Mode::Start | Mode::Pieces)
            && !self.block.has_rows();
        let context = self.context(Alphabet::One);
        let Some((bytes, is_all)) = self.lines.rest().filter(|_| is_wanted) else { return false };
        let Some(fast::Plain { clues, remark, length }) = fast::read(bytes, is_all) else {
            return false;
        };
        let mut entry = Entry::new(clues).at_line(self.lines.taken() + 1).read_as(Format::Line);
        self.block.take_words().iter().for_each(|words| leave_out(&mut entry, words));
        let rest = String::from_utf8_lossy(remark).into_owned();
        self.lines.take_bytes(length);
        self.mode = Mode::Pieces;
        if self.block.count() > 0 {
            self.block = Block::default();
        }
        if rest.is_empty() {
            self.emit(Ok(entry));
        } else {
            let found = plain::read_rest(entry, &rest, context);
            found.into_iter().for_each(|entry| self.emit(entry));
        }
        true
    }

    fn context(&self, alphabet: Alphabet) -> Context {
        let Options { shape, alphabet: told, .. } = self.options;
        let (alphabet, is_told) = (told.unwrap_or(alphabet), told.is_some());
        Context { shape, alphabet, is_told, last: self.last }
    }

    /// Goes on where no whole line is left.
    fn run_out(&mut self) -> bool {
        if !self.lines.is_all() {
            return false;
        }
        let side = self.last.map(Shape::side).filter(|&side| side > 3);
        let below = side.filter(|_| self.begins == self.below);
        let is_end = side.is_some() && self.block.is_end(below);
        if self.block.has_rows() && !is_end {
            return self.finish();
        }
        self.mode = Mode::Over;
        // Words behind the last puzzle say nothing, unless it is rules.
        let is_told = |text: &String| self.last.is_none() || names_a_variant(text);
        if let Some(text) = self.block.text_of_prose().filter(is_told) {
            self.refuse(&text, self.begins);
        }
        self.queue.extend(self.held.take().map(Ok));
        !self.queue.is_empty()
    }

    /// Finds the part of the text that begins with a line.
    fn begin(&self, line: &str) -> Begin {
        let text = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if let Some(format) = self.options.format {
            let is_value = text.starts_with('{') || text.starts_with('[');
            return match format.row().read {
                Some(Read::Cells) | None => Begin::Cells,
                Some(Read::Table) => Begin::Table(format),
                Some(Read::Text(_)) if format != Format::Jsonl => Begin::Whole(Some(format)),
                _ if is_comment(line) => Begin::Nothing,
                _ if is_value => Begin::Brackets,
                _ => Begin::Line(format),
            };
        }
        if let Some(format) = Format::of_line(text, self.options.shape) {
            return Begin::Line(format);
        }
        let is_first = matches!(self.mode, Mode::Start) && !is_comment(text);
        if (text.starts_with("#!sudoku") || is_first && !text.starts_with(['{', '[', '(', '<']))
            && let Some(format) = detect::of_table(text).filter(|_| !self.block.has_rows())
        {
            return Begin::Table(format);
        }
        let is_tag = |c: char| c.is_ascii_alphabetic() || matches!(c, '?' | '!');
        if text.strip_prefix('<').is_some_and(|rest| rest.starts_with(is_tag)) {
            return Begin::Whole(None);
        }
        if detect::is_section(text) {
            return Begin::Whole(Some(Format::Sdk));
        }
        if detect::is_tag(text) {
            return Begin::Tag;
        }
        if iss::begins(text) {
            return Begin::Whole(Some(Format::Iss));
        }
        // `(7)` and `[7]` are the number of a puzzle.
        let word = text.split_whitespace().next().unwrap_or_default();
        let number = word.strip_prefix(['(', '[']).and_then(|word| word.strip_suffix([')', ']']));
        let is_number =
            number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()));
        if list::begins(text) && !pm::begins(text) && !is_row_of_r(text) && !is_number
            || text.starts_with("ipuz(")
        {
            return Begin::Brackets;
        }
        Begin::Cells
    }

    /// Tests whether lines may be rows or puzzles.
    pub(super) fn takes_cells(&self) -> bool {
        self.options.format.is_none_or(|format| matches!(format.row().read, Some(Read::Cells)))
    }

    /// Takes a line of cells into the block.
    fn cells(&mut self, line: &str) -> bool {
        if self.block.count() == 0 {
            self.begins = self.lines.taken() + 1;
        }
        let raw = self.lines.line(0).unwrap_or_default();
        let words = if raw.starts_with('>') { raw } else { line };
        let is_prose = !self.options.is_typed && self.block.take_prose(words);
        let plain = in_plain_signs(line);
        if self.block.is_line(&plain, self.options.shape) {
            self.block.take_title_of_line(self.last.is_none());
        }
        if !is_prose && !self.block.take(&plain, self.options.shape) {
            return self.finish();
        }
        self.lines.take(1);
        true
    }
}

impl Iterator for Reader {
    type Item = Result<Entry, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.queue.is_empty() && self.step() {}
        self.queue.pop_front()
    }
}

/// Error of a text that has no puzzle at all.
fn nothing(text: &str) -> ReadError {
    let key = if text.trim().is_empty() { "text-nothing" } else { "text-only-comments" };
    Line::unseen(text.lines().count().max(1)).wrong(key, gaps!())
}
