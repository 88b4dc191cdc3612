//! `ennea convert`: the same puzzles in another format.
//!
//! The JSON objects are [`Converted`](ennea_answers::files::Converted), and those of `--list`
//! [`FormatRow`](ennea_answers::files::FormatRow).

mod converted;
mod list;

use crate::face::{
    Bad, CtrlC, Entry, Exit, Failure, Given, Inputs, Item, Offering, Output, Reading, Sink, Source,
    hinted, interrupt, json_line, language, left_out, message, of_nothing, offering, read,
    read_rules, save, why,
};
use clap::Args;
use converted::converted;
use ennea::Named;
use ennea::progress::Progress;
use ennea::rules::Rules;
use ennea_answers::wire::BadInput;
use ennea_formats::{Alphabet, Format, Loss, Writer};
use ennea_words::{Told, gaps, say};
use std::collections::BTreeSet;
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
    #[command(flatten)]
    inputs: Inputs,

    /// Write this format: one of the names that --list shows.
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    to: Option<Format>,

    /// Read this format (default: found out).
    #[arg(long, value_name = "FORMAT", value_parser = formats(), hide_possible_values = true)]
    from: Option<Format>,

    /// Write to this file; its ending chooses the format if --to does not.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

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

    /// List the formats, and what each of them holds.
    #[arg(long, conflicts_with_all = ["Inputs", "to", "from", "output"])]
    list: bool,
}

fn formats() -> Offering<Format> {
    offering(Format::ALL.map(Format::name))
}

pub(crate) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    if options.list {
        return list::run(output);
    }
    let format = options.target(output.is_json)?;
    let reading = options.reading();
    let sources = options.inputs.sources_read_with(reading.options)?;
    interrupt::listen();
    let rules = options.rules.as_deref().map(read_rules).transpose()?.map(Given::new);
    let mut convert = Convert {
        options,
        output,
        sources: &sources,
        rules,
        format,
        writer: Writer::new(format.unwrap_or(Format::Line), options.to_alphabet),
        out: Target { file: options.output.as_deref(), held: String::new() },
        lost: BTreeSet::new(),
        read_as: None,
        counts: vec![0; sources.len()],
        result: Ok(Exit::Done),
    };
    read(&sources, reading, &mut convert);
    convert.end()
}

impl Options {
    /// Way in which texts are read.
    fn reading(&self) -> Reading {
        let mut reading = self.inputs.reading();
        (reading.options.format, reading.options.alphabet) = (self.from, self.alphabet);
        reading
    }

    /// Format to write; `None` if only JSON is to be written.
    fn target(&self, is_json: bool) -> Result<Option<Format>, Failure> {
        let of_ending = |path: &Path| {
            let ending = path.extension()?.to_str()?;
            Format::of_ending(ending)
        };
        let format = self.to.or_else(|| self.output.as_deref().and_then(of_ending));
        match format {
            Some(format) if !format.is_written() => {
                Err(Failure::Input(hinted("only-read", &gaps!(format = format.name()))))
            }
            None if !is_json => Err(Failure::Input(match self.output.as_deref() {
                Some(path) => hinted("no-target-of", &gaps!(path = path.display().to_string())),
                None => hinted("no-target", &gaps!()),
            })),
            format => Ok(format),
        }
    }
}

/// Length of the text that is held back, in bytes.
const HELD: usize = 1 << 16;

/// Target of the text: standard output piece by piece, or a file when all is done.
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
            let (file, why) = (path.display().to_string(), why(&error));
            Failure::Input(say!(language(), "cannot-write-to", file, why))
        })
    }
}

/// A run under way.
struct Convert<'a> {
    options: &'a Options,
    output: &'a Output,
    sources: &'a [Source],
    rules: Option<Given>,
    format: Option<Format>,
    writer: Writer,
    out: Target<'a>,
    lost: BTreeSet<Loss>,
    /// Of which source it was said last how it is read, and how.
    read_as: Option<(u32, Format)>,
    /// Number of entries of each source, good or bad.
    counts: Vec<usize>,
    result: Result<Exit, Failure>,
}

impl Convert<'_> {
    /// Converts an item.
    fn item(&mut self, mut item: Item) -> Result<(), Failure> {
        self.tell_format(&item);
        let at = item.place_in(self.sources);
        for note in item.all_notes(self.sources) {
            self.out.flush()?;
            message(&note);
        }
        if self.options.placed_as_clues {
            let puzzle = item.puzzle();
            item.entry.set_puzzle(puzzle.with_clues(puzzle.digits()));
        }
        let ruled = self.take_rules(&mut item);
        let mut written = || self.format.map(|_| self.writer.entry(&item.entry)).transpose();
        let text = match ruled.and_then(|()| written().map_err(|why| why.told(language()))) {
            Ok(text) => text,
            Err(why) => {
                return self
                    .bad(&Bad { place: item.place, message: format!("error: {at}: {why}") });
            }
        };
        if self.output.is_json {
            let source = &self.sources[item.place.source as usize];
            return self.out.write(&(json_line(&converted(source, &item, text)) + "\n"));
        }
        let (Some(text), Some(format)) = (text, self.format) else { return Ok(()) };
        for loss in format.losses(&item.entry) {
            if self.lost.insert(loss) {
                self.output.note(&loss.told(format, language()));
            }
        }
        if self.writer.count() == 2 && !format.holds_many() {
            self.output.note(&say!(language(), "note-one-a-file", format = format.name()));
        }
        self.out.write(&text)
    }

    /// Says what a source was read as, where that was found out and has not been said.
    fn tell_format(&mut self, item: &Item) {
        let (index, Some(format)) = (item.place.source, item.entry.format()) else { return };
        if self.options.from.is_some() || self.read_as == Some((index, format)) {
            return;
        }
        self.read_as = Some((index, format));
        let before = match &self.sources[index as usize] {
            Source::StandardInput(_) => String::new(),
            source => format!("{}: ", source.name()),
        };
        let (name, help) = (format.to_string(), format.help());
        let read_as = say!(language(), "read-as", format = name, help);
        self.output.note(&format!("{before}{read_as}"));
    }

    /// Gives an entry the rules that are wanted, and leaves out what may be left out.
    fn take_rules(&self, item: &mut Item) -> Result<(), String> {
        let entry = &mut item.entry;
        if let Some(given) = &self.rules {
            entry.set_puzzle(given.to(entry.puzzle())?);
        }
        let is_held = |rules: &Rules| self.format.is_none_or(|format| format.holds(rules));
        if self.options.inputs.lossy && !is_held(entry.puzzle().rules()) {
            let told = entry.ignored(language()).len();
            entry.drop_rules();
            let note = left_out(&entry.ignored(language())[told..]);
            message(&format!("note: {}: {note}", item.place_in(self.sources)));
        }
        Ok(())
    }

    /// Reports bad input.
    fn bad(&mut self, bad: &Bad) -> Result<(), Failure> {
        if self.output.is_json && self.options.inputs.keep_going {
            let place = self.sources[bad.place.source as usize].place(bad.place.line);
            self.out.write(&(json_line(&BadInput::new(place, &bad.message)) + "\n"))?;
        }
        self.out.flush()?;
        message(&bad.message);
        self.result = Ok(Exit::WrongInput);
        Ok(())
    }

    fn end(mut self) -> Result<Exit, Failure> {
        let mut exit = self.result?;
        if CtrlC.is_stopped() && self.out.file.is_some() {
            // Part of the puzzles is no file.
            return Err(Failure::Interrupted);
        }
        if exit == Exit::Done || self.options.inputs.keep_going {
            let empty = self.counts.iter().position(|&count| count == 0);
            if let Some(index) = empty.filter(|_| !CtrlC.is_stopped()) {
                self.out.flush()?;
                message(&of_nothing(&self.sources[index].name()));
                exit = Exit::WrongInput;
            }
        }
        if !self.output.is_json {
            self.out.write(self.writer.end())?;
        }
        self.out.end()?;
        if CtrlC.is_stopped() { Err(Failure::Interrupted) } else { Ok(exit) }
    }
}

impl Sink for Convert<'_> {
    fn push(&mut self, entry: Entry) -> bool {
        let place = entry.as_ref().map_or_else(|bad| bad.place, |item| item.place);
        self.counts[place.source as usize] += 1;
        let done = match entry {
            Ok(item) => self.item(item),
            Err(bad) => self.bad(&bad),
        };
        if let Err(failure) = done {
            self.result = Err(failure);
        }
        let keep_going = self.options.inputs.keep_going;
        let is_good = matches!(self.result, Ok(exit) if exit == Exit::Done || keep_going);
        is_good && !CtrlC.is_stopped()
    }

    fn wait(&mut self) -> bool {
        if let Err(failure) = self.out.flush() {
            self.result = Err(failure);
        }
        self.result.is_ok() && !CtrlC.is_stopped()
    }
}
