//! Every sample of `cases/` is recognised, and read as what it shows.

use crate::common::EN;
use ennea::{Filling, Shape};
use ennea_formats::{Alphabet, Entry, Fact, Format, Options, Reader, Writer, text_of};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The puzzle of the samples, its last cell open.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn sample(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    text_of(&fs::read(path).expect("the sample can be read"))
}

/// Reads a sample whose format has to be found out.
fn entries(name: &str, format: Format) -> Vec<Entry> {
    let entries: Vec<Entry> = read(&sample(name));
    assert!(entries.iter().all(|entry| entry.format() == Some(format)), "{name}: {entries:?}");
    entries
}

fn read(text: &str) -> Vec<Entry> {
    let entries = Reader::of_text(text, Options::default());
    entries.map(|entry| entry.unwrap_or_else(|e| panic!("{e}\n{text}"))).collect()
}

/// An entry in one line: `+` before placed digits, `:` before eliminated candidates.
fn shown(entry: &Entry) -> String {
    let mut entry = entry.clone();
    entry.drop_unknown();
    let text = Writer::new(Format::Susser, Alphabet::One).entry(&entry).expect("at most 9 digits");
    text.trim_end().to_owned()
}

#[test]
fn samples_are_recognised_and_read() {
    use Format as F;
    let given = PUZZLE.to_owned();
    let placed = format!("{}+9", &PUZZLE[..80]);
    let marked = format!("{placed}:214 416");
    // Candidates that are about to be struck out are still there.
    let about = format!("{placed}:");
    // A grid of candidates cannot tell a placed digit; its candidates are part of the puzzle.
    let solved = format!("{}9:214 416", &PUZZLE[..80]);
    let cases: &[(&str, Format, &[&String])] = &[
        ("line.txt", F::Line, &[&given, &given]),
        ("serate.txt", F::Line, &[&given]),
        ("dashes.txt", F::Line, &[&given, &given]),
        ("collection.sdm", F::Line, &[&given, &given]),
        ("header.sdk", F::Sdk, &[&given]),
        ("state.sdk", F::Sdk, &[&placed]),
        ("plain.ss", F::Ss, &[&given]),
        ("moves.ss", F::Ss, &[&marked]),
        ("rows.msk", F::Picture, &[&given]),
        ("bars.spf", F::Picture, &[&given]),
        ("forum.txt", F::Picture, &[&given]),
        ("loose.txt", F::Picture, &[&given]),
        ("grid.pm", F::Pm, &[&solved]),
        ("marked.pm", F::Pm, &[&about]),
        ("susser.txt", F::Susser, &[&marked]),
        ("short.txt", F::Susser, &[&given]),
        ("library.txt", F::Library, &[&marked, &given]),
        ("sukaku.txt", F::Sukaku, &[&solved]),
        ("first.opensudoku", F::OpenSudoku1, &[&given, &given]),
        ("second.opensudoku", F::OpenSudoku, &[&marked, &marked, &marked, &marked, &marked]),
        ("android.1gsudoku", F::OneSudoku, &[&given]),
        ("kaggle.csv", F::Csv, &[&given]),
        ("extreme.csv", F::Csv, &[&given]),
        ("bare.csv", F::Line, &[&given]),
        ("quoted.csv", F::Csv, &[&given]),
        ("gsf.txt", F::Gsf, &[&given]),
        ("named.txt", F::Gsf, &[&given]),
        ("bank.txt", F::Bank, &[&given]),
        ("example.ipuz", F::Ipuz, &[&placed]),
        ("wrapped.ipuz", F::Ipuz, &[&placed]),
        ("f-puzzles.json", F::FpuzzlesJson, &[&marked]),
        ("f-puzzles.txt", F::Fpuzzles, &[&marked]),
        ("sudokupad.txt", F::SudokuPad, &[&marked, &marked]),
        ("scl.txt", F::SudokuPad, &[&given, &given]),
        ("sudokuwiki.txt", F::SudokuWiki, &[&given]),
        ("packed-sudokuwiki.txt", F::SudokuWiki, &[&marked]),
        ("base32-sudokuwiki.txt", F::SudokuWiki, &[&marked]),
        ("coach.txt", F::Coach, &[&marked]),
    ];
    for (name, format, expected) in cases {
        let read: Vec<String> = entries(name, *format).iter().map(shown).collect();
        let expected: Vec<String> = expected.iter().map(|line| (*line).clone()).collect();
        assert_eq!(read, expected, "{name}");
    }
    // In an .sdx a single candidate is a clue: five naked singles, and their peers follow.
    let sdx = entries("progress.sdx", F::Sdx)[0].puzzle().clone();
    assert_eq!(sdx.clue_count(), 29 + 5);
    assert_eq!(sdx.placed().map(Filling::clue_count), Some(1));
    let tested: BTreeSet<&str> = cases.iter().map(|(name, ..)| *name).collect();
    let elsewhere = ["progress.sdx", "solo.txt", "PROVENANCE.md"];
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let is_tested = tested.contains(name.as_str()) || elsewhere.contains(&name.as_str());
        assert!(is_tested || name.starts_with("giants-"), "{name} is in no test");
    }
}

#[test]
fn facts_and_solutions_are_kept() {
    let sdk = &entries("header.sdk", Format::Sdk)[0];
    let facts: Vec<(Fact, &str)> = sdk.facts().collect();
    let expected = [
        (Fact::Author, "A. N. Author"),
        (Fact::Description, "A puzzle of our own"),
        (Fact::Comment, "Take your time"),
        (Fact::Source, "The Example"),
        (Fact::Link, "https://example.org/1"),
        (Fact::Date, "21-11-2026"),
        (Fact::Level, "Easy"),
    ];
    assert_eq!(facts, expected);
    let checks: &[(&str, Format, Fact, &str)] = &[
        ("serate.txt", Format::Line, Fact::Rating, "7.1/1.2/1.2"),
        ("first.opensudoku", Format::OpenSudoku1, Fact::Title, "Two & no more"),
        ("second.opensudoku", Format::OpenSudoku, Fact::Comment, "one"),
        ("extreme.csv", Format::Csv, Fact::Rating, "12"),
        ("quoted.csv", Format::Csv, Fact::Title, "One, two"),
        ("quoted.csv", Format::Csv, Fact::Id, "7"),
        ("gsf.txt", Format::Gsf, Fact::Title, "An-Example"),
        ("gsf.txt", Format::Gsf, Fact::Rating, "99480"),
        ("named.txt", Format::Gsf, Fact::Title, "An-Example"),
        ("bank.txt", Format::Bank, Fact::Id, "0123456789ab"),
        ("bank.txt", Format::Bank, Fact::Rating, "2.3"),
        (
            "library.txt",
            Format::Library,
            Fact::Comment,
            "technique 0901, digits 2, eliminates 214 416",
        ),
        ("example.ipuz", Format::Ipuz, Fact::Level, "easy"),
        ("f-puzzles.txt", Format::Fpuzzles, Fact::Description, "Normal rules. No more."),
        ("scl.txt", Format::SudokuPad, Fact::Title, "It's an example"),
    ];
    for (name, format, fact, expected) in checks {
        let entry = &entries(name, *format)[0];
        let found = entry.fact(*fact).unwrap_or_default();
        assert!(found == *expected || name.starts_with("library"), "{name}: {found}");
    }
    let second = &entries("line.txt", Format::Line)[1];
    assert_eq!(
        (second.fact(Fact::Rating), second.fact(Fact::Comment)),
        (Some("7.1"), Some("An example"))
    );
    assert_eq!(second.line(), 4);
    for line in [format!("{PUZZLE},7.1,An example"), format!("{PUZZLE};7.1 # An example")] {
        let entry = &read(&line)[0];
        assert_eq!(entry.format(), Some(Format::Line));
        assert_eq!(entry.fact(Fact::Rating), Some("7.1"), "{line}");
    }
    for (name, format) in [
        ("kaggle.csv", Format::Csv),
        ("extreme.csv", Format::Csv),
        ("bare.csv", Format::Line),
        ("example.ipuz", Format::Ipuz),
        ("f-puzzles.json", Format::FpuzzlesJson),
        ("scl.txt", Format::SudokuPad),
    ] {
        let solution = entries(name, format)[0].solution().map(Filling::to_string);
        assert_eq!(solution.as_deref(), Some(SOLUTION), "{name}");
    }
}

#[test]
fn rules_of_variants_are_named() {
    let both = entries("sudokupad.txt", Format::SudokuPad);
    assert_eq!(both[0].unknown_rules(), ["killercage"]);
    assert!(both[1].unknown_rules().is_empty());
    let sdk = entries("state.sdk", Format::Sdk);
    assert_eq!(sdk[0].ignored(EN), ["the section [Colours]"]);
}

#[test]
fn game_ids_name_their_shape() {
    let both = entries("solo.txt", Format::Solo);
    assert_eq!(both[0].puzzle().clues().to_string(), PUZZLE);
    assert_eq!(both[1].shape(), Shape::new(2, 3).unwrap());
    assert_eq!(both[1].puzzle().clues().to_string(), "1......2...........................3");
}

/// Goal: long lists are lists, and not rows of something huge.  Method: as many lines of every
/// length.
#[test]
fn long_lists_are_lists() {
    for shape in ["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "4x4", "5x5", "6x6"] {
        let shape: Shape = shape.parse().unwrap();
        for empty in [".", "0"] {
            let line = format!("12{}\n", empty.repeat(shape.cells() - 2));
            for lines in [shape.cells(), 2 * shape.cells() + 1] {
                let read = read(&line.repeat(lines));
                assert!(shape.side() > 9 || read.iter().all(|entry| entry.notes(EN).is_empty()));
                assert_eq!(read.len(), lines, "{shape}");
                assert!(read.iter().all(|entry| entry.shape() == shape), "{shape}");
                assert_eq!(read[lines - 1].puzzle().clue_count(), 2, "{shape}");
            }
        }
        let text =
            format!("{0},{0}\n", "1.".repeat(shape.cells() / 2) + &".".repeat(shape.cells() % 2))
                .repeat(200);
        let puzzles = read(&text);
        assert!(puzzles.len() == 400 && puzzles[1].notes(EN)[0].contains("another"), "{shape}");
    }
}

/// Goal: the four alphabets of 16x16 grids are told apart.  Method: one grid in all of them.
#[test]
fn giants_are_the_same_in_every_alphabet() {
    let first = entries("giants-1.txt", Format::Line).remove(0);
    assert_eq!(first.shape(), Shape::new(4, 4).unwrap());
    assert_eq!(&first.puzzle().clues().to_string()[..17], ".2345.789A.CDEF.5");
    for (name, format, assumed) in [
        ("giants-0.txt", Format::Line, "the digits 0 to 9, then A to F, '.' for"),
        ("giants-A.txt", Format::Picture, "the digits A to P, '.' or '0' for"),
        ("giants-decimal.txt", Format::Picture, ""),
    ] {
        let entry = &entries(name, format)[0];
        assert_eq!(entry.puzzle(), first.puzzle(), "{name}");
        let said = entry.notes(EN).join("\n");
        assert!(said.contains(assumed), "{name}: {said}");
    }
    // With gaps between the boxes every row looks like a 2x2 puzzle by itself.
    let gaps = sample("giants-A.txt");
    let gaps: String = gaps
        .lines()
        .map(|row| format!("{} {} {} {}\n", &row[..4], &row[4..8], &row[8..12], &row[12..]))
        .collect();
    for text in [gaps.clone(), gaps.replace(' ', "|")] {
        let entries = read(&text);
        assert_eq!(entries[0].format(), Some(Format::Picture), "{text}");
        assert_eq!(entries.len(), 1, "{text}");
        assert_eq!(entries[0].puzzle(), first.puzzle(), "{text}");
    }
    let text = sample("giants-0.txt");
    let options = Options { alphabet: Some(Alphabet::One), ..Options::default() };
    let forced = Reader::first(&text, options).unwrap();
    assert_ne!(forced.puzzle(), first.puzzle());
}
