//! The formats, one file each, and which function serves which.

mod bank;
mod brf;
mod coach;
mod csv;
mod fpuzzles;
mod ipuz;
mod json;
mod library;
mod opensudoku;
mod plain;
mod pm;
mod relaxed;
mod scl;
mod sdk;
mod sdx;
mod solo;
mod speech;
mod ss;
mod sudokuwiki;
mod sukaku;
pub(crate) mod susser;

pub(crate) use csv::fields as csv_fields;
pub(crate) use plain::counts_up;

use crate::alphabet::Alphabet;
use crate::cells::{Context, Entries};
use crate::document::Entry;
use crate::format::Format;

/// Whether digits are single signs whose alphabet has to be found out.
pub(crate) fn uses_signs(format: Format) -> bool {
    use Format as F;
    matches!(format, F::Line | F::Sdm | F::Sdk | F::Picture | F::Msk | F::Spf | F::Csv)
}

/// Begins to read; nothing if the format is only written.
pub(crate) fn read(format: Format, text: &str, context: Context) -> Option<Entries<'_>> {
    use Format as F;
    Some(match format {
        F::Line | F::Sdm | F::Picture | F::Msk | F::Spf => plain::read(text, context),
        F::Sdk => sdk::read(text, context),
        F::Sdx => sdx::read(text, context),
        F::Ss => ss::read(text, context),
        F::Pm => pm::read(text, context),
        F::Susser => susser::read(text, context),
        F::Library => library::read(text, context),
        F::Sukaku => sukaku::read(text, context),
        F::OpenSudoku | F::OpenSudoku1 | F::OneSudoku => opensudoku::read(text, context),
        F::Csv | F::Gsf => csv::read(text, context),
        F::Bank => bank::read(text, context),
        F::Ipuz => ipuz::read(text, context),
        F::Fpuzzles => fpuzzles::read_links(text, context),
        F::FpuzzlesJson => fpuzzles::read(text, context),
        F::SudokuPad => scl::read(text, context),
        F::SudokuWiki => sudokuwiki::read(text, context),
        F::Coach => coach::read(text, context),
        F::Solo => solo::read(text, context),
        F::Speech | F::Brf => return None,
    })
}

/// An entry as text that ends with a line; nothing if the format is only read.
pub(crate) fn write(
    format: Format,
    entry: &Entry,
    alphabet: Alphabet,
    number: usize,
) -> Option<String> {
    use Format as F;
    Some(match format {
        F::Line => plain::line(entry, alphabet, "."),
        F::Sdm => plain::line(entry, alphabet, "0"),
        F::Picture => plain::picture(entry, alphabet),
        F::Msk => plain::rows(entry, alphabet),
        F::Spf => plain::spf(entry, alphabet),
        F::Sdk => sdk::write(entry, alphabet),
        F::Sdx => sdx::write(entry),
        F::Ss => ss::write(entry),
        F::Pm => pm::write(entry),
        F::Susser => susser::write(entry),
        F::Library => library::write(entry),
        F::Sukaku => sukaku::write(entry),
        F::OpenSudoku => opensudoku::write(entry),
        F::OpenSudoku1 => opensudoku::write_first(entry),
        F::Csv => csv::write(entry, alphabet),
        F::Ipuz => ipuz::write(entry),
        F::Fpuzzles => fpuzzles::write_link(entry),
        F::FpuzzlesJson => fpuzzles::write(entry),
        F::SudokuPad => scl::write(entry),
        F::SudokuWiki => sudokuwiki::write(entry),
        F::Coach => coach::write(entry),
        F::Solo => solo::write(entry),
        F::Speech => speech::write(entry, number),
        F::Brf => brf::write(entry, number),
        F::OneSudoku | F::Gsf | F::Bank => return None,
    })
}

/// What stands before the first entry.
pub(crate) fn begin(format: Format, first: &Entry) -> String {
    match format {
        Format::Csv => csv::HEADER.to_owned(),
        Format::OpenSudoku => opensudoku::BEGIN.to_owned(),
        Format::OpenSudoku1 => opensudoku::begin_first(first),
        _ => String::new(),
    }
}

/// What stands between two entries.
pub(crate) fn between(format: Format) -> &'static str {
    use Format as F;
    match format {
        F::Sdk | F::Sdx | F::Ss | F::Picture | F::Msk | F::Spf | F::Pm | F::Speech => "\n",
        F::Brf => "\u{c}",
        _ => "",
    }
}

/// What stands after the last entry.
pub(crate) fn end(format: Format) -> &'static str {
    match format {
        Format::OpenSudoku => opensudoku::END,
        Format::OpenSudoku1 => opensudoku::END_FIRST,
        _ => "",
    }
}
