//! No text makes a reader of a format panic, and what was read can be written in any other.

#![no_main]

use ennea_formats::{Alphabet, Format, Options, Writer, read, text_of};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [choice, bytes @ ..] = bytes else { return };
    let text = text_of(bytes);
    let format = Format::ALL.into_iter().nth(usize::from(*choice));
    let Ok(document) = read(&text, &Options { format, ..Options::default() }) else { return };
    for entry in document.entries.take(64) {
        match entry {
            Ok(entry) => {
                for format in Format::ALL {
                    let _ = Writer::new(format, Alphabet::One).entry(&entry);
                }
            }
            Err(error) => assert!(error.line > 0 && !error.to_string().is_empty()),
        }
    }
});
