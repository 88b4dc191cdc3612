//! Reading does not depend on how bytes come: in blocks of any length, the same as all at once.

use super::message;
use super::reader::{Entry, Sink, read_from};
use super::source::Source;
use ennea::Puzzle;
use ennea_formats::{Options, Reader};
use proptest::prelude::*;
use std::io::{self, Read};

const PLAIN: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A reader that gives a few bytes at a time.
struct Trickle {
    bytes: Vec<u8>,
    at: usize,
    lengths: Vec<usize>,
}

impl Read for Trickle {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let wanted = self.lengths.pop().unwrap_or(usize::MAX).max(1);
        let length = wanted.min(buffer.len()).min(self.bytes.len() - self.at);
        buffer[..length].copy_from_slice(&self.bytes[self.at..self.at + length]);
        self.at += length;
        Ok(length)
    }
}

/// Keeps everything.
#[derive(Default)]
struct Kept(Vec<Entry>);

impl Sink for Kept {
    fn push(&mut self, entry: Entry) -> bool {
        self.0.push(entry);
        true
    }

    fn wait(&mut self) -> bool {
        true
    }
}

/// Puzzles with their lines, and messages.
type Found = Vec<Result<(u64, Puzzle), String>>;

/// Entries that the reader of this module makes of a text.
fn entries(text: &[u8], lengths: &[usize]) -> Found {
    let mut kept = Kept::default();
    let input = Trickle { bytes: text.to_vec(), at: 0, lengths: lengths.to_vec() };
    assert!(read_from(input, &Source::StandardInput(Vec::new()), Options::default(), &mut kept));
    let item = |entry: Entry| match entry {
        Ok(item) => Ok((item.place.line, item.entry.into_puzzle())),
        Err(bad) => Err(bad.message),
    };
    kept.0.into_iter().map(item).collect()
}

/// Entries that the reader of formats makes of it all at once.
fn expected(text: &[u8]) -> Found {
    let mut reader = Reader::new(Options::default());
    reader.push(text);
    reader.end();
    reader
        .map(|entry| match entry {
            Ok(entry) => match entry.unknown() {
                None => Ok((entry.line() as u64, entry.into_puzzle())),
                Some(unknown) => {
                    Err(message::of_unknown(&format!("line {}", entry.line()), &unknown))
                }
            },
            Err(error) => Err(message::of_entry(&format!("line {}", error.line), &error)),
        })
        .collect()
}

/// Lines of all sorts.
fn line() -> impl Strategy<Value = String> {
    let whole = prop::sample::select(vec![PLAIN, "12..............", "5 3 . | . 7 . | . . ."]);
    let other = prop::sample::select(vec![
        "", "# comment", "------+-------+------", "53..7....", "1234", "garbage", "é", "\u{feff}",
        "{\"a\":", "[[1,2,3,4],", "<a>",
    ]);
    let broken = (0..82_usize, prop::sample::select(vec!["", "?", "..", "é", "|", "\r", " ", "-"]))
        .prop_map(|(at, with)| {
            format!("{}{with}{}", &PLAIN[..at.min(81)], &PLAIN[(at + 1).min(81)..])
        });
    prop_oneof![3 => whole.prop_map(str::to_owned), 2 => other.prop_map(str::to_owned), 1 => broken]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_mixture_of_lines(
        lines in prop::collection::vec((line(), prop::sample::select(vec!["\n", "\r\n"])), 0..20),
        lengths in prop::collection::vec(1..200_usize, 0..60),
    ) {
        let text: String = lines.into_iter().map(|(line, end)| line + end).collect();
        prop_assert_eq!(entries(text.as_bytes(), &lengths), expected(text.as_bytes()));
    }

    #[test]
    fn any_bytes(
        start in prop::sample::select(vec![&[][..], &[], &[0xff, 0xfe], &[0xfe, 0xff]]),
        text in prop::collection::vec(any::<u8>(), 0..400),
        lengths in prop::collection::vec(1..50_usize, 0..30),
    ) {
        let text = [start, &text].concat();
        prop_assert_eq!(entries(&text, &lengths), expected(&text));
    }
}

/// Goal: a line without end does not fill the memory, and the next one is read.
#[test]
fn an_endless_line() {
    let mut text = vec![b'1'; 3_000_000];
    text.extend_from_slice(format!("\n{PLAIN}\n").as_bytes());
    let found = entries(&text, &[]);
    assert_eq!(found.len(), 2);
    assert!(found[0].as_ref().is_err_and(|message| message.len() < 400));
    assert!(found[1].as_ref().is_ok_and(|(line, _)| *line == 2));
}

/// Prose with short lines has no picture in it that never ends.
#[test]
fn prose_is_refused_in_pieces() {
    let text: String = (0..2000).map(|k| "word ".repeat(1 + k % 7) + "\n").collect();
    let found = entries(text.as_bytes(), &[]);
    assert!(found.len() > 50 && found.iter().all(Result::is_err), "{}", found.len());
}
