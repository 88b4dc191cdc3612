//! The door for writing: entries in, text out, with whatever a format wants around them.

use crate::alphabet::Alphabet;
use crate::entry::Entry;
use crate::format::{Format, Shapes};
use crate::row::Write;
use ennea_base::Shape;
use ennea_base::rules::NamedRule;
use ennea_words::{Saying, Told, gaps};

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
    pub fn entry(&mut self, entry: &Entry) -> Result<String, Saying> {
        // A jigsaw has no boxes, and so another shape; but its rules are what does not fit.
        check_rules(self.format, entry)?;
        check_shape(self.format, entry.shape())?;
        let row = self.format.row();
        let Some(write) = row.write else {
            let format = self.format.name();
            return Err(Saying::hinted("only-read", move |_| gaps!(format)));
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

fn check_rules(format: Format, entry: &Entry) -> Result<(), Saying> {
    if let Some(unknown) = entry.unknown() {
        let rules = move |language| gaps!(rules = unknown.told(language));
        return Err(Saying::hinted("unknown-in-format", rules));
    }
    let rules = entry.puzzle().rules();
    if format.holds(rules) {
        return Ok(());
    }
    let key = match format.rules() {
        "some" => "some-rules-beyond-format",
        _ => "rules-beyond-format",
    };
    let others = [Format::Fpuzzles, Format::SudokuPad, Format::Jsonl];
    let others = others.into_iter().filter(|other| other.holds(rules));
    let others: Vec<String> = others.map(|other| format!("--to {other}")).collect();
    // Plain ones that do not fit are those of a shape without boxes.
    let rules = if rules.is_plain() { NamedRule::Latin.to_string() } else { rules.to_string() };
    Err(Saying::hinted(key, move |_| {
        gaps!(rules, format = format.name(), others = others.as_slice())
    }))
}

fn check_shape(format: Format, shape: Shape) -> Result<(), Saying> {
    let (key, most) = match format.row().shapes {
        Shapes::Classic if shape != Shape::CLASSIC => ("shape-beyond-format", 9),
        Shapes::Side(most) if shape.side() > most => ("size-beyond-format", most),
        _ => return Ok(()),
    };
    Err(Saying::hinted(key, move |_| gaps!(shape, most, format = format.name())))
}
