//! The law of all formats: what is written and read again is equal, or it was refused, or told as lost by
//! name; and the table of formats says the same.
//!
//! No format has an exception here: only its row of the table, its losses and the equality of entries speak.

use crate::common::{all, entry, frozen};
use ennea::Puzzle;
use ennea_formats::{Alphabet, Entry, Fact, Format, Loss, Options, Placed, Writer};
use proptest::prelude::*;

/// The text of some entries, or why one is refused.
fn written(format: Format, entries: &[Entry]) -> Result<String, String> {
    let mut writer = Writer::new(format, Alphabet::One);
    let mut text = String::new();
    for entry in entries {
        text += &writer.entry(entry).map_err(|why| why.to_string())?;
    }
    Ok(text + writer.end())
}

/// Reads the text that some entries, all of one shape, become in a format.
fn read(format: Format, text: &str, entries: &[Entry]) -> Vec<Entry> {
    // The shape is told where the format loses it.
    let lost = entries.iter().find(|entry| format.losses(entry).contains(&Loss::Shape));
    let shape = lost.map(Entry::shape);
    let options = Options { format: Some(format), shape, ..Options::default() };
    let options = Options { alphabet: Some(Alphabet::One), ..options };
    let entries = all(text, options).into_iter();
    entries.map(|entry| entry.unwrap_or_else(|why| panic!("{format}: {why}\n{text}"))).collect()
}

fn both_ways() -> impl Iterator<Item = Format> {
    Format::ALL.into_iter().filter(|format| format.is_read() && format.is_written())
}

/// Tests whether all that is different has been told.
fn is_told(entry: &Entry, back: &Entry, losses: &[Loss]) -> Result<(), String> {
    let has = |some: &[Loss]| some.iter().any(|loss| losses.contains(loss));
    let check = |is_same: bool, some: &[Loss], what: &str| match is_same || has(some) {
        true => Ok(()),
        false => Err(format!("{what} differ, and the losses are {losses:?}")),
    };
    let (a, b) = (entry.puzzle(), back.puzzle());
    check(a.shape() == b.shape(), &[], "shapes")?;
    check(a.rules().says_the_same(b.rules()), &[], "rules")?;
    check(a.rules() == b.rules(), &[Loss::RuleNames], "names of rules")?;
    check(entry.solution() == back.solution(), &[Loss::Solution], "solutions")?;
    for fact in Fact::ALL {
        check(entry.fact(fact) == back.fact(fact), &[Loss::Fact(fact)], fact.name())?;
    }
    let single = |puzzle: &Puzzle, cell| {
        let left = puzzle.basic_candidates(cell).intersection(puzzle.allowed(cell));
        left.iter().next().filter(|_| left.len() == 1)
    };
    for cell in a.shape().all_cells() {
        let is_same = a.clue(cell) == b.clue(cell);
        let is_placed = a.clue(cell).is_none() && a.digit(cell) == b.clue(cell);
        let is_single = a.digit(cell).is_none() && single(a, cell) == b.clue(cell);
        let why = if is_placed { Loss::PlacedAsClues } else { Loss::SinglesAsClues };
        check(is_same || (is_placed || is_single) && has(&[why]), &[], "clues")?;
        let why = [Loss::Placed, Loss::SinglesAsClues];
        check(a.digit(cell) == b.digit(cell), &why, "digits")?;
    }
    let as_clues = [Loss::PlacedAsClues, Loss::SinglesAsClues];
    let exchanged = [Loss::CandidatesAsMarks, Loss::MarksAsCandidates, Loss::NoneLeft];
    let why = [&[Loss::Candidates][..], &as_clues, &exchanged].concat();
    check(a.candidates() == b.candidates(), &why, "candidates")?;
    let bent = [Loss::Marks, Loss::NoneStruck, Loss::Unmarked, Loss::RuledOut];
    check(a.marks() == b.marks(), &[&bent[..], &as_clues, &exchanged].concat(), "marks")
}

/// Seeds of entries; among them are some that a format once lost.
fn seed() -> impl Strategy<Value = u64> {
    const LOST: [u64; 9] = [
        469945994239368534, 4622672918006596718, 2857379169185788501, 14460808405718478046,
        13498277700226970470, 8444269506119817270, 14668844534075503869, 2509896509653846765,
        2008346635144485117,
    ];
    prop_oneof![1 => prop::sample::select(&LOST[..]), 40 => any::<u64>()]
}

proptest! {
    #![proptest_config(frozen())]

    #[test]
    fn what_is_written_is_read_or_told(seed in seed(), others in prop::collection::vec(any::<u64>(), 0..3)) {
        let first = entry(seed);
        // A list takes a whole grid for the solution of the puzzle before it, if it is one.
        let is_open = |other: &Entry| other.puzzle().clue_count() < other.shape().cells();
        let others = others.into_iter().map(entry).filter(is_open);
        let others = others.filter(|other| other.shape() == first.shape());
        let entries: Vec<Entry> = std::iter::once(first.clone()).chain(others).collect();
        for format in both_ways() {
            let text = match written(format, &entries) {
                Ok(text) => text,
                Err(why) => {
                    let is_named = why.contains("found the rules ") || why.contains(&format!("found a {}", first.shape()));
                    prop_assert!(is_named && why.contains("hint: "), "{}: {}", format, why);
                    continue;
                }
            };
            let back = read(format, &text, &entries);
            prop_assert_eq!(back.len(), entries.len(), "{}\n{}", format, text);
            for (entry, back) in entries.iter().zip(&back) {
                let losses = format.losses(entry);
                // Where the shape is lost, it has been told.
                let are_none = losses.iter().all(|loss| *loss == Loss::Shape);
                prop_assert_eq!(are_none, entry == back, "{}: {:?}\n{}", format, losses, text);
                let told = is_told(entry, back, &losses);
                prop_assert!(told.is_ok(), "{}: {}\n{}", format, told.unwrap_err(), text);
            }
        }
    }

    #[test]
    fn the_table_says_the_same(seed in seed()) {
        let entry = entry(seed);
        let puzzle = entry.puzzle();
        for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
            let is_refused = written(format, std::slice::from_ref(&entry)).is_err();
            if !puzzle.rules().is_plain() {
                prop_assert!(format.holds(puzzle.rules()) || is_refused, "{}", format);
                prop_assert!(format.rules() != "none" || is_refused, "{}", format);
                prop_assert!(format.rules() != "all" || !is_refused, "{}", format);
            }
            if is_refused {
                continue;
            }
            let losses = format.losses(&entry);
            let has = |loss| losses.contains(&loss);
            let solution = entry.solution().is_some() && !format.has_solution();
            prop_assert_eq!(has(Loss::Solution), solution, "{}", format);
            for fact in Fact::ALL {
                let is_lost = entry.fact(fact).is_some() && !format.facts().contains(&fact);
                prop_assert_eq!(has(Loss::Fact(fact)), is_lost, "{} {:?}", format, fact);
            }
            prop_assert!(!has(Loss::Clues) && !has(Loss::Rules), "{}", format);
            // A puzzle without clues is read as given by what stands.
            if puzzle.clue_count() == 0 && !has(Loss::SinglesAsClues) {
                continue;
            }
            let placed = match format.placed() {
                _ if puzzle.placed().is_none() => None,
                Placed::Kept => None,
                Placed::AsClues => Some(Loss::PlacedAsClues),
                Placed::Lost => Some(Loss::Placed),
            };
            for loss in [Loss::PlacedAsClues, Loss::Placed] {
                prop_assert_eq!(has(loss), placed == Some(loss), "{}", format);
            }
            let has_none = !format.has_marks() && !format.has_candidates();
            prop_assert_eq!(has(Loss::Marks), has_none && puzzle.marks().is_some(), "{}", format);
            let is_solved = has(Loss::SinglesAsClues) || has(Loss::NoneLeft);
            let are_lost = has(Loss::Candidates) || has(Loss::CandidatesAsMarks);
            prop_assert!(!(format.has_candidates() && are_lost), "{}: {:?}", format, losses);
            let has_lost = puzzle.candidates().is_some() && !format.has_candidates() && !is_solved;
            prop_assert!(!has_lost || are_lost, "{}: {:?}", format, losses);
        }
    }

    /// A text that is recognised as the format it was written in is read equal to what it holds.
    #[test]
    fn what_is_recognised_is_what_was_written(seed in seed()) {
        let entry = entry(seed);
        for format in both_ways() {
            let Ok(text) = written(format, std::slice::from_ref(&entry)) else { continue };
            let told = read(format, &text, std::slice::from_ref(&entry));
            let losses = format.losses(&entry);
            let shape = losses.contains(&Loss::Shape).then_some(entry.shape());
            let options = Options { shape, alphabet: Some(Alphabet::One), ..Options::default() };
            for read in all(&text, options) {
                let read = read.unwrap_or_else(|why| panic!("{format}: {why}\n{text}"));
                // Another format may have the same text, but not of another puzzle.
                if read.format() == Some(format) {
                    prop_assert_eq!(&read, &told[0], "{}\n{}", format, text);
                }
                // Rows of giants without a large digit may be puzzles, and so may candidates of which some cells
                // have none.
                let is_small = entry.shape().side() > 9 && entry.puzzle().clue_count() < 50;
                let has_none = read.format() == Some(Format::Line) && format == Format::Sukaku;
                if !losses.is_empty() || is_small || has_none {
                    continue;
                }
                prop_assert_eq!(read.puzzle().digits(), told[0].puzzle().digits(), "{}\n{}", format, text);
            }
        }
    }
}

/// Goal: a cell with a single candidate is no clue without a word, and one without candidates gets none.
#[test]
fn single_candidates_and_none() {
    let plain: Puzzle = "12..............".parse().expect("a puzzle");
    let with = |cell: usize, digits: &str| {
        let full = ennea::DigitSet::full(4);
        let mut sets = vec![full; 16];
        sets[cell] = digits.chars().filter_map(ennea::Digit::from_symbol).collect();
        plain.clone().with_candidates(sets)
    };
    for format in [Format::Pm, Format::Sukaku] {
        let naked = Entry::new(with(15, "4"));
        assert_eq!(format.losses(&naked), [], "{format}: peers have the candidate");
        let none = Entry::new(with(14, ""));
        assert_eq!(format.losses(&none), [], "{format}");
        let text = written(format, std::slice::from_ref(&none)).expect("any shape");
        let back = read(format, &text, std::slice::from_ref(&none));
        assert!(back[0].puzzle().contradiction().is_some(), "{format}: {text}");
    }
    let digits = |text: &str| text.chars().filter_map(ennea::Digit::from_symbol).collect();
    let mut sets: Vec<ennea::DigitSet> = vec![digits("123"); 16];
    sets[15] = digits("4");
    let alone = Entry::new(plain.clone().with_candidates(sets));
    for format in [Format::Pm, Format::Sukaku] {
        assert_eq!(format.losses(&alone), [Loss::SinglesAsClues], "{format}");
    }
    let mut marks = vec![Some(ennea::DigitSet::full(4)); 16];
    marks[15] = Some("4".chars().filter_map(ennea::Digit::from_symbol).collect());
    let marked = Entry::new(plain.with_marks(marks));
    assert!(Format::Sdx.losses(&marked).contains(&Loss::SinglesAsClues));
    assert_eq!(Format::Jsonl.losses(&marked), []);
}

/// Goal: no shape is too narrow or too large for a format that says it has it.  Method: all shapes, a grid
/// with every third cell open.
#[test]
fn every_shape_is_written_and_read() {
    use ennea::{Filling, Grid, Shape};
    let shapes = (1..=36).flat_map(|rows| (1..=36 / rows).map(move |columns| (rows, columns)));
    for (rows, columns) in shapes {
        let shape = Shape::new(rows, columns).expect("at most 36 digits");
        let mut puzzle = Filling::from(&Grid::cyclic(shape));
        shape.all_cells().step_by(3).for_each(|cell| puzzle.set(cell, None));
        let entry = Entry::new(puzzle);
        for format in both_ways() {
            let Ok(text) = written(format, std::slice::from_ref(&entry)) else { continue };
            assert!(text.ends_with('\n'), "{shape} {format}");
            let back = read(format, &text, std::slice::from_ref(&entry));
            let losses = format.losses(&entry);
            let is_singled = losses.contains(&Loss::SinglesAsClues);
            let losses: Vec<&Loss> = losses.iter().filter(|loss| **loss != Loss::Shape).collect();
            assert!(losses.is_empty() || is_singled, "{shape} {format}: {losses:?}");
            assert!(is_singled || back[0] == entry, "{shape} {format}\n{text}");
        }
    }
}

#[test]
fn names_and_endings_are_different() {
    let mut names: Vec<&str> = Format::ALL.into_iter().map(Format::name).collect();
    let mut endings: Vec<&str> =
        Format::ALL.into_iter().flat_map(Format::endings).copied().collect();
    for list in [&mut names, &mut endings] {
        let length = list.len();
        list.sort_unstable();
        list.dedup();
        assert_eq!(list.len(), length);
    }
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert!(format.is_read() || format.is_written());
    }
    assert_eq!(".SDK".parse(), Ok(Format::Sdk));
    assert!("pdf".parse::<Format>().unwrap_err().to_string().contains("such as line, sdm"));
}
