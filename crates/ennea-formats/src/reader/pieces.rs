//! Pieces of a text that are whole: read as their format, and handed on.

use super::{HEAD_MAX, Mode, Reader};
use crate::alphabet::Alphabet;
use crate::block::{Block, Form};
use crate::brackets;
use crate::cells::{Context, is_comment, labelled, leave_out, numbered};
use crate::detect;
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use crate::fact::Fact;
use crate::format::Format;
use crate::formats::{list, plain};
use crate::html;
use crate::ids;
use crate::row::Read;
use crate::rules_in_text;
use crate::sheet::{Place, Sheet};
use crate::survey::Survey;
use ennea_base::Shape;
use ennea_words::{Saying, saying};

impl Reader {
    /// Reads a value in brackets, if the bracket that closes it has come.
    pub(super) fn brackets(&mut self) -> bool {
        let Some(count) = brackets::count(&mut self.lines, self.options.is_typed) else {
            return false;
        };
        let words = std::mem::take(&mut self.block).take_words();
        let begins = self.lines.taken() + 1;
        let text = self.lines.take(count);
        let text = text.trim_end_matches('\n');
        let is_object = text.trim_start().starts_with('{') || text.starts_with("ipuz(");
        let found = self.options.format.or_else(|| detect::of_markup(text));
        if found.is_none() && is_object && list::is_without_puzzle(text) {
            self.refuse(text, begins);
        } else {
            self.read(found.unwrap_or(Format::List), text, begins, Alphabet::One, words);
        }
        true
    }

    /// Reads a puzzle out of a sheet with more than its cells, and says whether anything was read; nothing, if no
    /// such sheet begins with a line.
    pub(super) fn sheet(&mut self, line: &str) -> Option<bool> {
        let mut sheet = Sheet::begun(line)
            .filter(|_| self.takes_cells() && !self.options.is_typed && !self.block.has_rows())?;
        let is_all = self.lines.is_all();
        loop {
            match self.lines.line(sheet.count()) {
                Some(line) if sheet.take(line) => {
                    if sheet.is_followed() {
                        return None;
                    }
                }
                None if !is_all => return Some(false),
                _ => break,
            }
        }
        let number = self.lines.taken() + 1;
        match sheet.place(Line { number, text: line }, self.options.shape).transpose()? {
            Ok(place) => {
                self.lines.take(place.count);
                let words = std::mem::take(&mut self.block).take_words();
                self.read_place(place, number, words);
            }
            Err(error) => {
                self.lines.take(sheet.count());
                self.emit(Err(error));
            }
        }
        Some(true)
    }

    /// Reads a puzzle that stands in a sheet, which begins with this line, behind some words.
    fn read_place(&mut self, place: Place, begins: usize, words: Vec<String>) {
        let [row, column] = place.at;
        let note = saying!("read-in-sheet", row, column);
        let words = [words, place.words].concat();
        self.read_lines(&place.text, begins + row - 1, words, Some(note));
    }

    /// Reads all that is left.
    pub(super) fn whole(&mut self, format: Option<Format>) -> bool {
        if !self.lines.is_all() {
            return false;
        }
        let words = self.block.take_words();
        let (before, begins) = (self.block.text(), self.lines.taken() + 1 - self.block.count());
        let text = before + &self.lines.take_all();
        self.mode = Mode::Over;
        match format.or_else(|| detect::of_markup(&text)) {
            Some(format) => {
                let survey = Survey::of_rows(&text);
                let alphabet = survey.alphabet().filter(|_| format == Format::Sdk);
                self.read(format, &text, begins, alphabet.unwrap_or_default(), words);
            }
            None => match html::lines(&text) {
                Some(lines) => self.read_lines(&lines, begins, words, None),
                None => self.refuse(&text, begins),
            },
        }
        self.queue.extend(self.held.take().map(Ok));
        !self.queue.is_empty()
    }

    /// Reads the block, unless what comes may still tell its alphabet.
    pub(super) fn finish(&mut self) -> bool {
        if self.options.shape.is_none() {
            // Lines that are typed are not waited for, but are as many as a sheet has columns.
            let place = Sheet::alone(self.block.lines()).filter(|_| self.options.is_typed);
            if let Some(place) = place {
                let words = std::mem::take(&mut self.block).take_words();
                self.read_place(place, self.begins, words);
                return true;
            }
            self.block.take_labels();
        }
        let is_labelled = self.block.is_labelled;
        let (form, text) = (self.block.form(self.options.shape), self.block.text());
        let survey = match form {
            Form::Lines => Survey::of_lines(&text),
            Form::Rows if self.block.is_groups() || self.block.beside().is_some() => {
                Survey::default()
            }
            Form::Rows => Survey::of_rows(&text),
        };
        let Some((alphabet, is_told)) = self.alphabet_of(&survey) else { return false };
        let giant = self.block.giant(self.options.shape);
        let is_beside = self.block.beside().is_some();
        let mut words = self.block.take_words();
        let is_row = |last: &Shape| self.begins == self.below && self.block.is_row(last.side());
        let shape = self.last.filter(is_row);
        let (lines, begins) = (std::mem::take(&mut self.block).into_lines(), self.begins);
        self.below = if form == Form::Rows { begins + lines.len() } else { 0 };
        // One row too many below a picture is no puzzle.
        let context = Context { shape: self.options.shape.or(shape), ..self.context(alphabet) };
        let of_rows = Context { shape: context.shape.or(giant), ..context };
        let numbered =
            || lines.iter().enumerate().map(|(k, text)| Line { number: begins + k, text });
        let shown: Vec<&str> = lines.iter().map(String::as_str).collect();
        if let Some(run) = detect::of_squares(&shown).filter(|_| self.options.shape.is_none()) {
            self.read(Format::Sukaku, &run, begins, alphabet, words);
            return true;
        }
        let mut found = match (form, detect::of_lines(&shown)) {
            (_, Some(format)) if self.is_told_apart(format, form, giant.is_some()) => {
                self.read(format, &text, begins, alphabet, words);
                return true;
            }
            (Form::Rows, _) if is_beside => plain::read_beside(&lines, begins, of_rows),
            (Form::Rows, _) => plain::read_rows(&lines, begins, of_rows),
            (Form::Lines, _) => {
                let lines = numbered().filter(|line| !is_comment(line.text));
                // One cell behind a puzzle is the number of a page, say.
                let is_large = context.last.is_some_and(|last| last.side() > 3);
                let is_cell = |line: &str| is_large && line.trim().chars().count() == 1;
                let is_nothing = |line: &str| is_too_little(line) || is_cell(line);
                let read = |line: Line<'_>| match is_nothing(line.text) {
                    true if context.shape.is_none() => vec![Err(detect::unknown(&shown, line))],
                    _ => plain::read_line(line, context),
                };
                lines.flat_map(read).collect()
            }
        };
        let is_text = !text.contains(|c: char| c.is_ascii_digit() || c == '.');
        let first = numbered().find(|line| !is_comment(line.text));
        let is_unknown = |it: &Result<Entry, ReadError>| {
            it.as_ref().is_err_and(|why| why.key != "misread-regions")
        };
        if let Some(first) = first.filter(|_| is_text && found.iter().all(is_unknown)) {
            found = vec![Err(detect::unknown(&shown, first))];
        }
        for mut entry in found {
            if let Ok(entry) = &mut entry {
                words.drain(..).for_each(|words| leave_out(entry, &words));
                if is_labelled {
                    entry.note(saying!("read-labels"));
                }
            }
            if let Ok(entry) = &mut entry
                && self.options.alphabet.is_none()
                && !entry.is_layout()
                && (!is_told || alphabet != Alphabet::One)
            {
                entry.note(alphabet.note(entry.shape().side()));
            }
            self.emit(entry);
        }
        true
    }

    /// The number or the words before the puzzle in a line, where lines may be puzzles, and the line without them.
    pub(super) fn numbered(&self, line: &str) -> Option<(String, String)> {
        let found = numbered(line).or_else(|| labelled(line)).filter(|_| self.takes_cells());
        found.map(|(label, line)| (label.to_owned(), line))
    }

    /// Reads a puzzle in a line with its number, or the words before it.
    pub(super) fn numbered_line(&mut self, label: &str, line: &str) -> bool {
        self.block.take_title_of_line(self.last.is_none());
        if self.block.has_rows() {
            return self.finish();
        }
        let Some((alphabet, _)) = self.alphabet_of(&Survey::of_lines(line)) else { return false };
        self.mode = Mode::Pieces;
        let line = Line { number: self.lines.taken() + 1, text: line };
        self.lines.take(1);
        for mut entry in plain::read_line(line, self.context(alphabet)) {
            if let Ok(entry) = &mut entry {
                self.block.take_words().iter().for_each(|words| leave_out(entry, words));
                let is_number = label.bytes().all(|byte| byte.is_ascii_digit());
                if !is_number {
                    leave_out(entry, label);
                } else if entry.fact(Fact::Id).is_none() {
                    entry.set_fact(Fact::Id, label);
                }
            }
            self.emit(entry);
        }
        self.block = Block::default();
        true
    }

    /// Tests whether a block is read as a format that was found; headers tell the rows of a giant
    /// from puzzles.
    fn is_told_apart(&self, format: Format, form: Form, may_be_giant: bool) -> bool {
        let is_sdk = format == Format::Sdk && may_be_giant;
        self.options.format.is_none() && (form == Form::Rows || is_sdk)
    }

    /// The alphabet of some cells, and whether signs tell it; nothing, if those that come may.
    pub(super) fn alphabet_of(&mut self, survey: &Survey) -> Option<(Alphabet, bool)> {
        if let Some(told) = self.options.alphabet {
            return Some((told, true));
        }
        if let Some(alphabet) = survey.alphabet() {
            if survey.side > 9 {
                self.alphabet.get_or_insert(alphabet);
            }
            return Some((alphabet, true));
        }
        if self.alphabet.is_none() && self.lines.taken() >= self.untold {
            let head = self.lines.head(HEAD_MAX)?;
            let rest = [Survey::of_lines(&head), Survey::of_rows(&head)];
            let large = rest.into_iter().filter(|rest| rest.side > 9);
            self.alphabet = large.into_iter().find_map(|rest| rest.alphabet());
            self.untold = self.lines.taken() + head.lines().count();
        }
        Some((self.alphabet.unwrap_or_default(), self.alphabet.is_some()))
    }

    /// Reads a row of a table.
    pub(super) fn table_row(&mut self, line: &str) -> bool {
        let Some((alphabet, _)) = self.alphabet_of(&Survey::of_lines(line)) else { return false };
        let context = self.context(alphabet);
        let line = Line { number: self.lines.taken() + 1, text: line };
        self.lines.take(1);
        if let Mode::Table(format, table) = &mut self.mode {
            let format = *format;
            if let Some(entry) = table.read(line, context) {
                self.emit(entry.map(|entry| entry.read_as(format)));
            }
        }
        true
    }

    /// Reads lines that stand for the text from this line on, behind some words.
    pub(super) fn read_lines(
        &mut self,
        lines: &str,
        begins: usize,
        mut words: Vec<String>,
        mut note: Option<Saying>,
    ) {
        for entry in Self::of_text(lines, self.options) {
            let entry = entry.map(|mut entry| {
                note.take().into_iter().for_each(|note| entry.note(note));
                words.drain(..).for_each(|words| leave_out(&mut entry, &words));
                entry.at_line(begins)
            });
            self.emit(entry.map_err(|error| ReadError { line: begins, column: None, ..error }));
        }
    }

    /// Says that a text is of no known format.
    pub(super) fn refuse(&mut self, text: &str, begins: usize) {
        let lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|line| !is_comment(line)).unwrap_or_default();
        let text = lines.get(at).copied().unwrap_or_default();
        self.emit(Err(detect::unknown(&lines, Line { number: begins + at, text })));
    }

    /// Reads a text that begins with a line as a format, behind some words.
    pub(super) fn read(
        &mut self,
        format: Format,
        text: &str,
        begins: usize,
        alphabet: Alphabet,
        mut words: Vec<String>,
    ) {
        let context = self.context(alphabet);
        match format.row().read {
            Some(Read::Text(read)) => {
                for entry in read(text, context) {
                    let entry = entry.map(|mut entry| {
                        words.drain(..).for_each(|words| leave_out(&mut entry, &words));
                        let line = begins + entry.line() - 1;
                        entry.at_line(line).read_as(format)
                    });
                    let error =
                        |error: ReadError| ReadError { line: begins + error.line - 1, ..error };
                    self.emit(entry.map_err(error));
                }
            }
            Some(Read::Line(read)) => {
                let around = around(format, text);
                let link = around.map_or(text, |[_, link, _]| link);
                let line = Line { number: begins, text: link };
                let mut entry = read(line, context).map(|entry| entry.read_as(format));
                if let Ok(entry) = &mut entry {
                    words.drain(..).for_each(|words| leave_out(entry, &words));
                }
                if let (Ok(entry), Some([before, _, rest])) = (&mut entry, around) {
                    let cut = |text: &str| text.trim().chars().take(24).collect::<String>();
                    if before.contains(char::is_alphanumeric) {
                        entry.note(saying!("read-before-link", text = cut(before)));
                    }
                    if rest.contains(char::is_alphanumeric) {
                        entry.ignore(saying!("ignored-behind", text = cut(rest)));
                    }
                }
                self.emit(entry);
            }
            _ => self.refuse(text, begins),
        }
    }

    /// Hands on an entry, or holds it until it is clear that regions do not follow, or no puzzle.
    pub(super) fn emit(&mut self, entry: Result<Entry, ReadError>) {
        let entry = entry.map(|mut entry| {
            ids::take_rules(&mut entry, self.options.shape);
            rules_in_text::note(&mut entry);
            entry.weigh_solution();
            entry.settled()
        });
        if let Ok(entry) = &entry {
            self.last = Some(entry.shape());
        }
        let (held, entry) = match (self.held.take(), entry) {
            (Some(held), Ok(entry)) => match held.joined(&entry) {
                Some(joined) => return self.queue.push_back(Ok(joined)),
                None => (Some(held), Ok(entry)),
            },
            others => others,
        };
        self.queue.extend(held.map(Ok));
        match entry {
            Ok(entry) if entry.may_go_on(self.options.is_typed) => self.held = Some(entry),
            entry => self.queue.push_back(entry),
        }
    }
}

/// Tests whether a line is a few signs without a cell that every program has, or with a dash apart.
fn is_too_little(line: &str) -> bool {
    let signs = line.chars().filter(|c| !c.is_whitespace()).count();
    let is_cell = |c: char| c.is_ascii_digit() || c == '.';
    signs < 10 && (!line.contains(is_cell) || line.trim().contains(" -"))
}

/// A link or a word of candidates, with what is on its line before and behind it; `None` in other formats.
fn around(format: Format, text: &str) -> Option<[&str; 3]> {
    let is_word = match format {
        Format::Fpuzzles
        | Format::SudokuPad
        | Format::SudokuWiki
        | Format::Coach
        | Format::Page
        | Format::Penpa => true,
        format => matches!(format, Format::Sukaku | Format::Solo),
    };
    let at = text.find("://").or_else(|| text.find("#/")).unwrap_or_default();
    // Forums and HTML have brackets and quotes around links.
    let is_end = |sign: char| sign.is_whitespace() || "<>()[]\"'".contains(sign);
    let start = text[..at].trim_end_matches(|sign: char| !is_end(sign)).len();
    let is_value = text.trim_start().starts_with('{') || text[..start].contains('{');
    if is_value || !is_word {
        return None;
    }
    let start = text.len() - text[start..].trim_start().len();
    let end = text[at.max(start)..].find(is_end).map_or(text.len(), |end| at.max(start) + end);
    Some([&text[..start], &text[start..end], &text[end..]])
}
