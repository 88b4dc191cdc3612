//! `ennea convert`: the same puzzles in another format.
//!
//! The JSON objects are [`Converted`](ennea_answers::files::Converted), and those of `--list`
//! [`FormatRow`](ennea_answers::files::FormatRow).

mod converted;
mod list;
mod message;
mod pieces;
mod source;

use crate::commands::rules;
use crate::face::batch::rules_differ;
use crate::face::{
    CtrlC, Exit, Failure, Offering, Output, Reading, cannot_read, interrupt, json_line, message,
    of_ignored, of_nothing, offering, save, why,
};
use clap::Args;
use converted::converted;
use ennea::Shape;
use ennea::progress::Progress;
use ennea::rules::{Description, NamedRules, Rules};
use ennea_answers::wire::{BadInput, Place};
use ennea_formats::{Alphabet, Entry, Format, Loss, ReadError, Writer, read, text_of};
use pieces::Pieces;
use source::Source;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Converts puzzles.
#[derive(Debug, Args)]
#[command(after_help = "The format of the input is found out, and said on standard error. \
    Candidates, placed digits, titles and so on are kept wherever both formats have them; what is \
    lost is said once. Rules of variants are kept, or refused.\n\n\
    Examples:  ennea convert --list\n           \
    ennea convert --to sdm puzzles.opensudoku\n           \
    ennea convert --to pm 'https://www.sudokuwiki.org/sudoku.htm?bd=S9B...'\n           \
    ennea convert --to-alphabet 0 --to line giants.txt\n           \
    ennea convert -o evening.ipuz evening.sdk")]
pub(crate) struct Options {
    /// Files, or - for standard input, or puzzles and links themselves (default: standard input).
    ///
    /// What is there as a file is one.
    #[arg(value_name = "FILE|TEXT")]
    inputs: Vec<OsString>,

    /// Write this format: one of the names that --list shows.
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    to: Option<Format>,

    /// Read this format (default: found out).
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    from: Option<Format>,

    /// Write to this file; its ending chooses the format if --to does not.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The rows and columns of a box, such as 2x5, where the text leaves a choice.
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// How digits are read: the sign of the first one, 1, 0 or A, or decimal (default: found out).
    #[arg(long, value_name = "SIGN")]
    alphabet: Option<Alphabet>,

    /// How digits above 9 are written, where the format leaves a choice.
    #[arg(long, value_name = "SIGN", default_value = "1")]
    to_alphabet: Alphabet,

    /// Count placed digits as clues.
    #[arg(long)]
    placed_as_clues: bool,

    /// Make them puzzles with these rules: a name such as x or x+knight, the letters of a jigsaw, or a
    /// file.
    ///
    /// Rules that are in the text are kept without it.
    #[arg(long, value_name = "NAME|FILE")]
    rules: Option<String>,

    /// Leave out rules of variants that are not known, or that the format cannot say; what is left out
    /// is said.
    #[arg(long)]
    lossy: bool,

    /// After bad input go on with the rest; the exit code is still 2.
    #[arg(long)]
    keep_going: bool,

    /// List the formats, and what each of them holds.
    #[arg(long, conflicts_with_all = ["inputs", "to", "from", "output"])]
    list: bool,
}

fn formats() -> Offering<Format> {
    offering(Format::ALL.map(Format::name))
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if options.list {
        return list::run(output);
    }
    let format = options.target(output.is_json())?;
    let sources = source::all(&options.inputs)?;
    let rules = options.rules.as_deref().map(rules::read).transpose()?;
    let mut convert = Convert {
        options,
        output,
        rules,
        format,
        writer: Writer::new(format.unwrap_or(Format::Line), options.to_alphabet),
        out: Target { file: options.output.as_deref(), held: String::new() },
        lost: BTreeSet::new(),
        read_as: None,
        exit: Exit::Done,
    };
    for source in &sources {
        if !convert.source(source)? {
            break;
        }
    }
    convert.end()
}

impl Options {
    /// What to write; nothing if only JSON is wanted.
    fn target(&self, is_json: bool) -> Result<Option<Format>, Failure> {
        let of_ending = |path: &Path| {
            let ending = path.extension()?.to_str()?;
            Format::of_ending(ending)
        };
        let format = self.to.or_else(|| self.output.as_deref().and_then(of_ending));
        match format {
            Some(format) if !format.is_written() => Err(Failure::Input(format!(
                "{format} is only read\n  hint: ennea convert --list shows which formats are written"
            ))),
            None if !is_json => {
                let found = match self.output.as_deref() {
                    Some(path) => format!("{} has the ending of no format", path.display()),
                    None => "found no format to write".to_owned(),
                };
                Err(Failure::Input(format!(
                    "{found}; expected --to FORMAT\n  hint: ennea convert --list shows the formats; \
                     --to line writes one line for each puzzle"
                )))
            }
            format => Ok(format),
        }
    }
}

/// How much text is held back.
const HELD: usize = 1 << 16;

/// Where the text goes: to standard output piece by piece, or to a file when all is done.
struct Target<'a> {
    file: Option<&'a Path>,
    held: String,
}

impl Target<'_> {
    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.held += text;
        if self.held.len() < HELD { Ok(()) } else { self.flush() }
    }

    /// Writes what was held back, so that messages come after it.
    fn flush(&mut self) -> Result<(), Failure> {
        if self.file.is_none() {
            let mut out = io::stdout().lock();
            out.write_all(self.held.as_bytes())?;
            out.flush()?;
            self.held.clear();
        }
        Ok(())
    }

    fn end(mut self) -> Result<(), Failure> {
        self.flush()?;
        let Some(path) = self.file else { return Ok(()) };
        save(path, self.held.as_bytes()).map_err(|error| {
            Failure::Input(format!("cannot write {}: {}", path.display(), why(&error)))
        })
    }
}

/// A run under way.
struct Convert<'a> {
    options: &'a Options,
    output: &'a Output,
    rules: Option<Description>,
    format: Option<Format>,
    writer: Writer,
    out: Target<'a>,
    lost: BTreeSet<Loss>,
    /// What was said to have been assumed of the text before.
    read_as: Option<Vec<String>>,
    exit: Exit,
}

impl Convert<'_> {
    /// Converts one source; says whether to go on.
    fn source(&mut self, source: &Source) -> Result<bool, Failure> {
        self.read_as = None;
        if let Source::StandardInput(_) = source {
            return self.standard_input(source);
        }
        match source.text() {
            Ok(text) => self.text(source, &text, 0),
            Err(message) => self.bad(source.place(1), &message),
        }
    }

    /// Converts standard input, a line at once where it is a puzzle by itself.
    fn standard_input(&mut self, source: &Source) -> Result<bool, Failure> {
        let reading = self.reading();
        let mut pieces = Pieces::of_standard_input(&reading);
        let mut before = 0;
        loop {
            let piece = pieces.next().map_err(|error| cannot_read(source.name(), &error))?;
            if pieces.is_over() {
                interrupt::listen()?;
            }
            let Some(bytes) = piece else { return Ok(true) };
            let text = text_of(&bytes);
            if !self.text(source, &text, before)? {
                return Ok(false);
            }
            before += text.lines().count();
            if pieces.must_wait() {
                self.out.flush()?;
            }
        }
    }

    /// What is known of the text beforehand.
    fn reading(&self) -> ennea_formats::Options {
        let Options { from, shape, alphabet, .. } = *self.options;
        ennea_formats::Options { format: from, shape, alphabet }
    }

    /// Converts a text, before which a source has had some lines; says whether to go on.
    fn text(&mut self, source: &Source, text: &str, before: usize) -> Result<bool, Failure> {
        let reading = self.reading();
        let in_source = |error: ReadError| ReadError { line: error.line + before, ..error };
        let document = match read(text, &reading) {
            Ok(document) => document,
            Err(error) => return self.bad_text(source, &in_source(error)),
        };
        if self.read_as.as_ref() != Some(&document.assumptions) {
            for assumption in &document.assumptions {
                self.output.note(&format!("{}{assumption}", source.before()));
            }
            self.read_as = Some(document.assumptions);
        }
        let format = document.format;
        let mut count = 0;
        for entry in document.entries {
            if CtrlC.is_stopped() {
                return Ok(false);
            }
            count += 1;
            let go_on = match entry {
                Ok(entry) => {
                    let line = before + entry.line();
                    self.entry(source, format, entry.at_line(line))?
                }
                Err(error) => self.bad_text(source, &in_source(error))?,
            };
            if !go_on {
                return Ok(false);
            }
        }
        match count {
            0 => self.bad(source.place(1), &of_nothing(&source.name(), format)),
            _ => Ok(true),
        }
    }

    fn entry(
        &mut self,
        source: &Source,
        format: Format,
        mut entry: Entry,
    ) -> Result<bool, Failure> {
        if self.options.placed_as_clues {
            entry.place_as_clues();
        }
        let at = source.at(entry.line());
        if let Err(why) = self.take_rules(&mut entry, &at) {
            return self.bad(source.place(entry.line() as u64), &why);
        }
        if let Some(note) = of_ignored(&source.at(entry.line()), entry.ignored()) {
            message(&note);
        }
        let text = match self.format {
            None => None,
            Some(_) => match self.writer.entry(&entry) {
                Ok(text) => Some(text),
                Err(error) => {
                    let at = source.at(entry.line());
                    let place = source.place(entry.line() as u64);
                    return self.bad(place, &format!("error: {at}: {error}"));
                }
            },
        };
        if self.output.is_json() {
            let line = json_line(&converted(source, format, &entry, text));
            self.out.write(&(line + "\n"))?;
            return Ok(true);
        }
        let (Some(text), Some(format)) = (text, self.format) else { return Ok(true) };
        for loss in format.losses(&entry) {
            if self.lost.insert(loss) {
                self.output.note(&loss.describe(format));
            }
        }
        if self.writer.count() == 2 && !format.holds_many() {
            self.output.note(&format!(
                "{format} is for one puzzle a file; other programs may read only the first"
            ));
        }
        self.out.write(&text)?;
        Ok(true)
    }

    /// Gives an entry the rules that are wanted, and leaves out what may be left out.
    fn take_rules(&self, entry: &mut Entry, at: &str) -> Result<(), String> {
        let shape = entry.shape();
        let Options { lossy, .. } = *self.options;
        let reading = Reading { lossy, rules: true, ..Reading::default() };
        reading.check_rules(entry, at)?;
        if let Some(given) = &self.rules {
            let differ = entry.description().and_then(|own| rules_differ(own, given, shape));
            if let Some(why) = differ {
                return Err(format!("error: {at}: {why}"));
            }
            let is_plain = given.named() == Some(NamedRules::NONE);
            let rules = (!is_plain).then(|| given.clone());
            entry.set_rules(rules).map_err(|why| format!("error: {at}: {why}"))?;
        }
        let is_held = |rules: &Rules| self.format.is_none_or(|format| format.holds(rules));
        if lossy && entry.rules().is_some_and(|rules| !is_held(&rules)) {
            entry.drop_rules();
        }
        Ok(())
    }

    /// Reports a text that cannot be read; says whether to go on.
    fn bad_text(&mut self, source: &Source, error: &ReadError) -> Result<bool, Failure> {
        self.bad(source.place(error.line as u64), &message::of_text(source, error))
    }

    /// Reports bad input; says whether to go on.
    fn bad(&mut self, place: Place, text: &str) -> Result<bool, Failure> {
        if self.output.is_json() && self.options.keep_going {
            self.out.write(&(json_line(&BadInput::new(place, text)) + "\n"))?;
        }
        self.out.flush()?;
        message(text);
        self.exit = Exit::WrongInput;
        Ok(self.options.keep_going)
    }

    fn end(mut self) -> Result<Exit, Failure> {
        if CtrlC.is_stopped() && self.out.file.is_some() {
            // Part of the puzzles is no file.
            return Err(Failure::Interrupted);
        }
        if !self.output.is_json() {
            self.out.write(self.writer.end())?;
        }
        self.out.end()?;
        if CtrlC.is_stopped() { Err(Failure::Interrupted) } else { Ok(self.exit) }
    }
}
