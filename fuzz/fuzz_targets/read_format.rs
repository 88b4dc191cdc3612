//! No text makes a reader of a format panic, its pieces change nothing, and what was read can be written in any other.

#![no_main]

use ennea_formats::{Alphabet, Entry, Format, Options, ReadError, Reader, Writer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Untold, as commands do it; and told, which format being a matter of the length.
    for format in [None, Some(Format::ALL[bytes.len() % Format::ALL.len()])] {
        let options = Options { format, ..Options::default() };
        let whole = read(bytes, bytes.len().max(1), options);
        assert_eq!(read(bytes, 7, options), whole);
        whole.into_iter().take(64).for_each(check);
    }
});

fn read(bytes: &[u8], length: usize, options: Options) -> Vec<Result<Entry, ReadError>> {
    let mut reader = Reader::new(options);
    let mut found = Vec::new();
    for piece in bytes.chunks(length) {
        reader.push(piece);
        found.extend(&mut reader);
    }
    reader.end();
    found.extend(reader);
    found
}

fn check(entry: Result<Entry, ReadError>) {
    match entry {
        Ok(entry) => {
            for format in Format::ALL {
                let _ = Writer::new(format, Alphabet::One).entry(&entry);
            }
        }
        Err(error) => assert!(error.line > 0 && !error.to_string().is_empty()),
    }
}
