//! The door for reading: from bytes to text, which format it is, one entry after the other.

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries};
use crate::detect;
use crate::error::{Line, ReadError};
use crate::format::Format;
use crate::row::Write;
use crate::survey::Survey;
use ennea::{Named, Shape};
use std::fmt;

/// What is known about a text beforehand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Its format; else it is guessed.
    pub format: Option<Format>,
    /// The shape of its puzzles; else it follows from the number of cells.
    pub shape: Option<Shape>,
    /// How it writes digits; else it is guessed where there are more than nine.
    pub alphabet: Option<Alphabet>,
}

/// A text whose format is known, and its entries.
pub struct Document<'a> {
    /// Its format.
    pub format: Format,
    /// What was assumed, one sentence each.
    pub assumptions: Vec<String>,
    /// Its puzzles in order.  After an error the next one is tried where the format allows it.
    pub entries: Entries<'a>,
}

impl fmt::Debug for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Document")
            .field("format", &self.format)
            .field("assumptions", &self.assumptions)
            .finish_non_exhaustive()
    }
}

/// The text of a file: UTF-8, or UTF-16 with a byte order mark; every kind of line end becomes
/// `\n`.
///
/// ```
/// assert_eq!(ennea_formats::text_of(b"\xef\xbb\xbf12\r\n34\r"), "12\n34\n");
/// assert_eq!(ennea_formats::text_of(b"\xff\xfe1\0\n\0"), "1\n");
/// ```
pub fn text_of(bytes: &[u8]) -> String {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes[2..].chunks_exact(2).map(|two| read([two[0], two[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    let text = match bytes {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text }
}

/// Finds out the format of a text and begins to read it.
///
/// ```
/// use ennea_formats::{Format, Options, read};
/// let text = "https://www.sudokuwiki.org/sudoku.htm?bd=".to_owned() + &"0".repeat(80) + "7";
/// let document = read(&text, &Options::default())?;
/// assert_eq!(document.format, Format::SudokuWiki);
/// let entries: Result<Vec<_>, _> = document.entries.collect();
/// assert_eq!(entries?[0].clues().clue_count(), 1);
/// # Ok::<(), ennea_formats::ReadError>(())
/// ```
///
/// # Errors
/// A text of no known format, or a format that is only written.
pub fn read<'a>(text: &'a str, options: &Options) -> Result<Document<'a>, ReadError> {
    let format = options.format.map_or_else(|| detect::format(text), Ok)?;
    let mut assumptions = Vec::new();
    if options.format.is_none() {
        assumptions.push(format!("read as {} ({})", format.name(), format.help()));
    }
    let row = format.row();
    let has_alphabet = matches!(row.write, Some(Write::Signs(_) | Write::Numbers(_)));
    let survey = if has_alphabet { Survey::of(text) } else { None };
    let guessed = survey.as_ref().map(Survey::alphabet).unwrap_or_default();
    let alphabet = options.alphabet.unwrap_or(guessed);
    if let Some(survey) = survey.filter(|survey| survey.side > 9 || alphabet != Alphabet::One)
        && options.alphabet.is_none()
    {
        let digits = alphabet.describe(survey.side);
        let empty = if alphabet == Alphabet::Zero { "'.'" } else { "'.' or '0'" };
        assumptions.push(format!("read with {digits}, {empty} for an empty cell"));
    }
    let context = Context { shape: options.shape, alphabet };
    let read =
        row.read.ok_or_else(|| Line::unseen(1).wrong(format.name(), "a format that is read"))?;
    Ok(Document { format, assumptions, entries: read(text, context) })
}
