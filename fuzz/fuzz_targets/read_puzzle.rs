//! No text makes the reader panic, and whatever is read writes and reads back equal.

#![no_main]

use ennea::text::{Records, picture, read_puzzle};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let _ = read_puzzle(&text, None);
    for record in Records::new(text.lines(), None) {
        match record {
            Ok(record) => {
                let puzzle = record.puzzle;
                let shape = Some(puzzle.shape());
                assert_eq!(read_puzzle(&puzzle.to_string(), shape).as_ref(), Ok(&puzzle));
                assert_eq!(read_puzzle(&picture(&puzzle), shape).as_ref(), Ok(&puzzle));
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
