//! No text makes a reader of a format panic, and what was read can be written in any other.

#![no_main]

use ennea_formats::{Alphabet, Entry, Format, Options, ReadError, Writer, puzzles, read, text_of};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = text_of(bytes);
    // Untold, as commands do it; and told, which format being a matter of the length.
    check(puzzles(&text, None));
    let format = Some(Format::ALL[bytes.len() % Format::ALL.len()]);
    for format in [None, format] {
        if let Ok(document) = read(&text, &Options { format, ..Options::default() }) {
            check(document.entries);
        }
    }
});

fn check(entries: impl Iterator<Item = Result<Entry, ReadError>>) {
    for entry in entries.take(64) {
        match entry {
            Ok(entry) => {
                for format in Format::ALL {
                    let _ = Writer::new(format, Alphabet::One).entry(&entry);
                }
            }
            Err(error) => assert!(error.line > 0 && !error.to_string().is_empty()),
        }
    }
}
