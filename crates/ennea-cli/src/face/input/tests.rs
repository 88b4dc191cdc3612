//! The fast way and the library's reader give the same, whatever comes, in blocks of any length.

use super::reader::{Entry, Sink, read_from};
use super::source::Source;
use super::{entry::Cells, message, plain};
use ennea::Shape;
use ennea::text::{Problem, Records};
use ennea_formats::{Format, Incoming, Options, text_of};
use proptest::prelude::*;
use std::cell::RefCell;
use std::io::{self, Read};

const PLAIN: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ZEROS: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// The byte order marks of UTF-16, which is read as a whole.
const WIDE: [&[u8]; 2] = [&[0xff, 0xfe], &[0xfe, 0xff]];

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
struct Kept(RefCell<Vec<Entry>>);

impl Sink for Kept {
    fn push(&self, entry: Entry) -> bool {
        self.0.borrow_mut().push(entry);
        true
    }

    fn wait(&self) -> bool {
        true
    }
}

/// What the reader of this module makes of a text: the line with the cells, or the message.
fn entries(
    text: &[u8],
    lengths: &[usize],
    shape: Option<Shape>,
) -> Vec<Result<(u64, Cells), String>> {
    let kept = Kept::default();
    let input = Trickle { bytes: text.to_vec(), at: 0, lengths: lengths.to_vec() };
    assert!(read_from(input, &Source::StandardInput(Vec::new()), shape, &kept));
    let item = |entry: Entry| match entry {
        Ok(item) => Ok((item.place.line, item.cells)),
        Err(bad) => Err(bad.message),
    };
    kept.0.into_inner().into_iter().map(item).collect()
}

/// What the library makes of it, or the reader of formats if the beginning says so.
fn expected(text: &[u8], shape: Option<Shape>) -> Vec<Result<(u64, Cells), String>> {
    let whole = text_of(text);
    let is_wide = WIDE.iter().any(|mark| text.starts_with(mark));
    let begins_plain = |line: &str| plain::read(line.as_bytes(), true).is_some();
    if is_wide
        || !whole.lines().next().is_some_and(begins_plain)
            && Incoming::of(&whole, shape, true) == Incoming::Whole
    {
        let at = |line: usize| format!("line {line}");
        let options = Options { shape, ..Options::default() };
        let document = match ennea_formats::read(&whole, &options) {
            Ok(document) => document,
            Err(error) => return vec![Err(message::of_entry(&at(error.line), &error))],
        };
        let entry = |entry: Result<ennea_formats::Entry, ennea_formats::ReadError>| match entry {
            Ok(entry) => Ok((entry.line() as u64, entry.into())),
            Err(error) => Err(message::of_entry(&at(error.line), &error)),
        };
        let format = document.format;
        let entries: Vec<_> = document.entries.map(entry).collect();
        let nothing = || vec![Err(message::of_nothing("standard input", format))];
        return if entries.is_empty() { nothing() } else { entries };
    }
    let text = String::from_utf8_lossy(text);
    // A line that is no puzzle is held against the one before, unless the shape is given.
    let mut last = shape;
    Records::new(text.lines(), shape)
        .map(|record| match record {
            Ok(record) => {
                last = Some(record.puzzle.shape());
                Ok((record.line as u64, record.puzzle.into()))
            }
            Err(mut error) => {
                if let (Problem::CellCount { expected, .. }, Some(last)) =
                    (&mut error.problem, last)
                {
                    *expected = last;
                }
                Err(message::of_text(&format!("line {}", error.line), &error))
            }
        })
        .collect()
}

/// Whether a line is an entry by itself, which the library's reader does not know.
fn has_entries(text: &[u8], shape: Option<Shape>) -> bool {
    String::from_utf8_lossy(text).lines().any(|line| Format::of_line(line, shape).is_some())
}

/// Lines of all sorts.
fn line() -> impl Strategy<Value = String> {
    let remark = prop::sample::select(vec![
        "",
        " remark",
        ",534678912",
        "\t1",
        "# c",
        ":1 | 2",
        ";",
        " ---",
    ]);
    let plain =
        (prop::sample::select(vec![PLAIN, ZEROS]), remark).prop_map(|(a, b)| format!("{a}{b}"));
    let other = prop::sample::select(vec![
        "",
        "   ",
        "# comment",
        "------+-------+------",
        "53..7....",
        "5 3 . | . 7 . | . . .",
        "12..............",
        "1234",
        "12|34",
        "--+--",
        "garbage",
        "é",
        "\u{feff}",
        "|",
        "=",
        "1 2 3 4 5 6 7 8 9",
        "x",
        "0",
    ]);
    let broken = (0..82_usize, prop::sample::select(vec!["", "?", "..", "é", "|", "\r", " ", "-"]))
        .prop_map(|(at, with)| {
            format!("{}{with}{}", &PLAIN[..at.min(81)], &PLAIN[(at + 1).min(81)..])
        });
    let dots = prop::sample::select(vec![".", "*", "0", "_"])
        .prop_flat_map(|sign| (Just(sign), prop::sample::select(vec!["", " ---", " x", "="])))
        .prop_map(|(sign, end)| sign.repeat(81) + end);
    prop_oneof![5 => plain, 4 => other.prop_map(str::to_owned), 2 => broken, 1 => dots]
}

fn text() -> impl Strategy<Value = Vec<u8>> {
    let ended = (line(), prop::sample::select(vec!["\n", "\n", "\r\n"]));
    let lines = prop::collection::vec(ended, 0..30);
    let start = prop::sample::select(vec!["", "", "\u{feff}"]);
    (start, lines, any::<bool>()).prop_map(|(start, lines, cut)| {
        let mut text = start.to_owned();
        text.extend(lines.into_iter().map(|(line, end)| line + end));
        if cut && text.ends_with('\n') {
            text.pop();
        }
        text.into_bytes()
    })
}

/// A text in UTF-16, with its mark.
fn wide(text: &str, is_big: bool) -> Vec<u8> {
    let bytes = if is_big { u16::to_be_bytes } else { u16::to_le_bytes };
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(bytes).collect()
}

/// Puzzles are the same in UTF-16, in both orders of bytes.
#[test]
fn puzzles_in_wide_characters() {
    let text = format!("{PLAIN}\n{ZEROS}\r\n");
    let narrow = entries(text.as_bytes(), &[], None);
    assert!(narrow.len() == 2 && narrow.iter().all(Result::is_ok), "{narrow:?}");
    for is_big in [false, true] {
        assert_eq!(entries(&wide(&text, is_big), &[], None), narrow);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_mixture_of_lines(
        text in text(),
        lengths in prop::collection::vec(1..200_usize, 0..60),
        shape in prop::sample::select(vec![None, None, Some("3x3"), Some("2x2"), Some("1x9"), Some("4x4")]),
    ) {
        let shape = shape.map(|name| name.parse().expect("a shape"));
        prop_assume!(!has_entries(&text, shape));
        prop_assert_eq!(entries(&text, &lengths, shape), expected(&text, shape));
    }

    #[test]
    fn wide_characters(
        text in text(),
        lengths in prop::collection::vec(1..200_usize, 0..60),
        is_big in any::<bool>(),
    ) {
        let text = String::from_utf8(text).expect("made of strings");
        prop_assume!(!has_entries(text.as_bytes(), None));
        let wide = wide(&text, is_big);
        prop_assert_eq!(entries(&wide, &lengths, None), expected(&wide, None));
    }

    #[test]
    fn any_bytes(
        start in prop::sample::select(vec![&[][..], &[], &[], WIDE[0], WIDE[1]]),
        text in prop::collection::vec(any::<u8>(), 0..400),
        lengths in prop::collection::vec(1..50_usize, 0..30),
    ) {
        let text = [start, &text].concat();
        prop_assume!(!has_entries(&text, None));
        // A lone carriage return ends no line, here and there.
        prop_assert_eq!(entries(&text, &lengths, None), expected(&text, None));
    }
}

/// Goal: a line without end does not fill the memory, and the next one is read.
#[test]
fn an_endless_line() {
    let mut text = vec![b'1'; 3_000_000];
    text.extend_from_slice(format!("\n{PLAIN}\n").as_bytes());
    let found = entries(&text, &[], None);
    assert_eq!(found.len(), 2);
    assert!(found[0].as_ref().is_err_and(|message| message.len() < 400));
    assert!(found[1].as_ref().is_ok_and(|(line, _)| *line == 2));
}

/// Prose with short lines has no picture in it that never ends.
#[test]
fn prose_is_refused_in_pieces() {
    let text: String = (0..2000).map(|k| "word ".repeat(1 + k % 7) + "\n").collect();
    let found = entries(text.as_bytes(), &[], None);
    assert!(found.len() > 50 && found.iter().all(Result::is_err), "{}", found.len());
}
