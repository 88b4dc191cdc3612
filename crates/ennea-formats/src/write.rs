//! The door for writing: entries in, text out, with whatever a format wants around them.

use crate::alphabet::Alphabet;
use crate::entry::Entry;
use crate::format::{Format, Shapes};
use crate::row::Write;
use ennea_base::Shape;

/// Writes entries one after the other.
///
/// ```
/// use ennea::Puzzle;
/// use ennea_formats::{Alphabet, Entry, Format, Writer};
/// let mut writer = Writer::new(Format::Csv, Alphabet::One);
/// let entry = Entry::new("12.4............".parse::<Puzzle>()?);
/// assert_eq!(writer.entry(&entry)?, "puzzle,solution,rating\n12.4............,,\n");
/// assert_eq!(writer.entry(&entry)?, "12.4............,,\n");
/// assert_eq!(writer.end(), "");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    format: Format,
    alphabet: Alphabet,
    count: usize,
}

impl Writer {
    /// A writer of this format; the alphabet is used where the format leaves a choice, decimal
    /// numbers where it has room for them.
    pub fn new(format: Format, alphabet: Alphabet) -> Self {
        let has_room = matches!(format.row().write, Some(Write::Numbers(_)));
        let alphabet = match alphabet {
            Alphabet::Decimal if !has_room => Alphabet::One,
            alphabet => alphabet,
        };
        Self { format, alphabet, count: 0 }
    }

    /// Number of entries that have been written.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The next piece of text: the entry, and before the first one what the format begins with.
    ///
    /// # Errors
    /// A shape that the format does not have, or a format that is only read: what to say, and a
    /// hint in a line of its own.
    pub fn entry(&mut self, entry: &Entry) -> Result<String, String> {
        // A jigsaw has no boxes, and so another shape; but its rules are what does not fit.
        check_rules(self.format, entry)?;
        check_shape(self.format, entry.shape())?;
        let row = self.format.row();
        let Some(write) = row.write else {
            return Err(format!(
                "{} is only read; expected another format\n  hint: ennea convert --list shows \
                 which formats are written",
                self.format
            ));
        };
        let body = match write {
            Write::Own(write) => write(entry),
            Write::Signs(write) | Write::Numbers(write) => write(entry, self.alphabet),
            Write::Counted(write) => write(entry, self.count + 1),
        };
        let is_first = self.count == 0;
        let before = if is_first { (row.begin)() } else { row.between.to_owned() };
        self.count += 1;
        Ok(before + &body)
    }

    /// Text that the format ends with, after the last entry; empty if there was none.
    pub fn end(&self) -> &'static str {
        if self.count == 0 { "" } else { self.format.row().end }
    }
}

fn check_rules(format: Format, entry: &Entry) -> Result<(), String> {
    if !entry.unknown_rules().is_empty() {
        return Err(format!(
            "found rules that are not known here: {}; expected none\n  hint: --lossy leaves them out",
            entry.unknown_rules().join(", ")
        ));
    }
    let rules = entry.puzzle().rules();
    if format.holds(rules) {
        return Ok(());
    }
    let has = if format.rules() == "some" { "cannot say them" } else { "has no rules" };
    let others = match Format::Fpuzzles.holds(rules) {
        true => "--to f-puzzles, --to sudokupad and --to jsonl have them",
        false => "--to jsonl has them",
    };
    Err(format!(
        "found the rules {rules}, and {format} {has}; expected another format\n  hint: {others}; \
         --lossy leaves them out"
    ))
}

fn check_shape(format: Format, shape: Shape) -> Result<(), String> {
    let expected = match format.row().shapes {
        Shapes::Classic if shape != Shape::CLASSIC => "3x3".to_owned(),
        Shapes::Side(side) if shape.side() > side => format!("at most {side} digits"),
        _ => return Ok(()),
    };
    Err(format!(
        "found a {shape} puzzle; expected {expected}, for {format}\n  hint: --to line and --to \
         picture take any shape"
    ))
}
