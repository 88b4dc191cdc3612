//! What is written reads back the same, up to what the format holds.

use ennea::{Cell, Digit, DigitSet, Grid, Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Fact, Format, Options, Placed, Writer, read};
use proptest::prelude::*;

/// What stands in a cell: 0 given, 1 placed, else open.
fn entry(shape: Shape) -> impl Strategy<Value = Entry> {
    let cells = shape.cells();
    let kinds = prop::collection::vec(0..4_u8, cells);
    let marks = prop::option::of(prop::collection::vec(any::<u64>(), cells));
    let labels = Just((0..shape.side()).collect::<Vec<usize>>()).prop_shuffle();
    let fact = prop::sample::select(Fact::ALL.to_vec());
    let facts = prop::collection::vec((fact, "[A-Za-z0-9 ,.;:&<>\"'#é=-]{1,16}"), 0..6);
    (labels, kinds, marks, any::<bool>(), facts).prop_map(
        move |(labels, kinds, marks, has_solution, facts)| {
            let grid = Grid::cyclic(shape);
            let digit = |cell| Digit::from_index(labels[grid.digit(cell).index()]);
            let mut clues = Puzzle::empty(shape);
            for cell in shape.all_cells().filter(|cell| kinds[cell.index()] == 0) {
                clues.set(cell, Some(digit(cell)));
            }
            let mut entry = Entry::new(clues);
            for cell in shape.all_cells().filter(|cell| kinds[cell.index()] == 1) {
                entry.place(cell, digit(cell));
            }
            entry.set_candidates(marks.map(|marks| {
                let set = |bits: u64| {
                    Digit::all(shape.side()).filter(move |d| bits >> d.index() & 1 == 1)
                };
                marks.into_iter().map(|bits| collected(set(bits))).collect()
            }));
            if has_solution {
                let all = shape.all_cells().map(|cell| Some(digit(cell))).collect();
                entry.set_solution(Puzzle::new(shape, all).expect("of this shape"));
            }
            facts.iter().for_each(|(fact, text)| entry.set_fact(*fact, text));
            entry
        },
    )
}

fn collected(digits: impl Iterator<Item = Digit>) -> DigitSet {
    let mut set = DigitSet::EMPTY;
    digits.for_each(|digit| _ = set.insert(digit));
    set
}

/// Entries of one shape.
fn entries() -> impl Strategy<Value = Vec<Entry>> {
    let shapes = ["2x2", "2x3", "3x2", "2x4", "3x3", "3x3", "3x3", "3x4", "4x4", "5x5"];
    let shape = prop::sample::select(shapes.to_vec());
    shape.prop_flat_map(|shape| prop::collection::vec(entry(shape.parse().expect("a shape")), 1..4))
}

/// The digits that no filled peer holds.
fn basic(entry: &Entry, cell: Cell) -> DigitSet {
    let filled = entry.filled();
    let used = collected(entry.shape().peers(cell).filter_map(|peer| filled.clue(peer)));
    DigitSet::full(entry.shape().side()).difference(used)
}

/// The entry as far as a format holds it; `first` is the first of the file.
fn held(format: Format, entry: &Entry, first: &Entry) -> Entry {
    use Format as F;
    let shape = entry.shape();
    let open = |cell: &Cell| entry.digit(*cell).is_none();
    let mut held = match format.placed() {
        Placed::AsClues => Entry::new(entry.filled()),
        _ => Entry::new(entry.clues().clone()),
    };
    if format.placed() == Placed::Kept {
        let placed = shape.all_cells().filter_map(|cell| Some((cell, entry.placed().clue(cell)?)));
        placed.for_each(|(cell, digit)| held.place(cell, digit));
    }
    let written = entry.candidates();
    let sets = |of: &dyn Fn(Cell, DigitSet) -> DigitSet| -> Vec<DigitSet> {
        let set = |cell: Cell| of(cell, written.map_or(DigitSet::EMPTY, |sets| sets[cell.index()]));
        shape
            .all_cells()
            .map(|cell| if open(&cell) { set(cell) } else { DigitSet::EMPTY })
            .collect()
    };
    // What a grid of candidates shows.
    let shown = sets(&|cell, set| match basic(entry, cell).intersection(set) {
        kept if kept.is_empty() => basic(entry, cell),
        kept => kept,
    });
    let candidates = match format {
        F::Susser | F::Library | F::Ss => {
            let left = sets(&|cell, set| match set.is_empty() {
                true => basic(entry, cell),
                false => basic(entry, cell).intersection(set),
            });
            let is_basic = |cell: Cell| left[cell.index()] == basic(entry, cell);
            let is_all = shape.all_cells().filter(open).all(is_basic);
            (written.is_some() && (format == F::Susser || !is_all)).then_some(left)
        }
        F::Pm | F::Sukaku | F::Sdx => {
            for cell in shape.all_cells().filter(open) {
                let set = shown[cell.index()];
                let digit = set.iter().next().filter(|_| set.len() == 1);
                let is_alone = |d| shape.peers(cell).all(|peer| !shown[peer.index()].contains(d));
                if let Some(digit) = digit.filter(|&d| format == F::Sdx || is_alone(d)) {
                    let mut clues = held.clues().clone();
                    clues.set(cell, Some(digit));
                    let mut with = Entry::new(clues);
                    for other in shape.all_cells() {
                        held.placed().clue(other).into_iter().for_each(|d| with.place(other, d));
                    }
                    held = with;
                }
            }
            let left = |cell: Cell| held.digit(cell).is_none() && !shown[cell.index()].is_empty();
            let is_left = shape.all_cells().any(left)
                || format != F::Sdx && shape.all_cells().any(|cell| held.digit(cell).is_none());
            is_left.then_some(shown)
        }
        F::SudokuWiki => {
            let full = DigitSet::full(shape.side());
            let sets = sets(&|_, set| if set.is_empty() { full } else { set });
            let says = shape.all_cells().filter(open).any(|cell| sets[cell.index()] != full);
            (written.is_some() && says).then_some(sets)
        }
        _ => written
            .filter(|sets| format.has_candidates() && sets.iter().any(|set| !set.is_empty()))
            .map(<[DigitSet]>::to_vec),
    };
    held.set_candidates(candidates);
    held.set_pencilmarked(format.is_pencilmarked());
    if format.has_solution() {
        entry.solution().cloned().into_iter().for_each(|solution| held.set_solution(solution));
    }
    let source = if format == F::OpenSudoku1 { first } else { entry };
    for (fact, text) in source.facts().filter(|(fact, _)| format.facts().contains(fact)) {
        held.set_fact(fact, text);
    }
    held
}

/// Writes all entries, or nothing if the format does not have their shape.
fn written(format: Format, alphabet: Alphabet, entries: &[Entry]) -> Option<String> {
    let mut writer = Writer::new(format, alphabet);
    let mut text = String::new();
    for entry in entries {
        text += &writer.entry(entry).ok()?;
    }
    Some(text + writer.end())
}

fn both_ways() -> impl Iterator<Item = Format> {
    Format::ALL.into_iter().filter(|format| format.is_read() && format.is_written())
}

/// Goal: no shape is too narrow or too large for a format that says it has it.  Method: all shapes,
/// a grid with every third cell open.
#[test]
fn every_shape_is_written_and_read() {
    let shapes = (1..=36).flat_map(|rows| (1..=36 / rows).map(move |columns| (rows, columns)));
    for (rows, columns) in shapes {
        let shape = Shape::new(rows, columns).expect("at most 36 digits");
        let mut puzzle = Puzzle::from(&Grid::cyclic(shape));
        shape.all_cells().step_by(3).for_each(|cell| puzzle.set(cell, None));
        let entry = Entry::new(puzzle);
        for format in Format::ALL {
            let Some(text) = written(format, Alphabet::One, std::slice::from_ref(&entry)) else {
                continue;
            };
            assert!(text.ends_with('\n'), "{shape} {format}");
            let alphabet = Some(Alphabet::One);
            let options = Options { format: Some(format), shape: Some(shape), alphabet };
            let Ok(document) = read(&text, &options) else { continue };
            let mut read = document.entries.map(|entry| entry.map(|entry| entry.filled()));
            if matches!(format, Format::Pm | Format::Sukaku | Format::Sdx) {
                let read =
                    read.next().expect("one").unwrap_or_else(|e| panic!("{shape} {format}: {e}"));
                assert!(
                    shape
                        .all_cells()
                        .all(|c| entry.clues().clue(c).is_none_or(|d| read.clue(c) == Some(d))),
                    "{shape} {format}"
                );
                continue;
            }
            assert_eq!(read.next(), Some(Ok(entry.clues().clone())), "{shape} {format}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_is_read(entries in entries()) {
        let shape = entries[0].shape();
        for format in both_ways() {
            let Some(text) = written(format, Alphabet::One, &entries) else { continue };
            let options = Options { format: Some(format), shape: Some(shape), alphabet: None };
            let options = Options { alphabet: Some(Alphabet::One), ..options };
            let document = read(&text, &options).expect("the format is read");
            let read: Vec<Entry> = document
                .entries
                .map(|entry| entry.unwrap_or_else(|e| panic!("{format}: {e}\n{text}")).at_line(1))
                .collect();
            let expected: Vec<Entry> =
                entries.iter().map(|entry| held(format, entry, &entries[0])).collect();
            prop_assert_eq!(&read, &expected, "{}\n{}", format, text);
        }
    }

    /// What is written is recognised: the same entries come out without being told the format.
    #[test]
    fn what_is_written_is_recognised(entry in entry(Shape::CLASSIC)) {
        for format in both_ways() {
            let text = written(format, Alphabet::One, std::slice::from_ref(&entry)).expect("3x3");
            let told = Options { format: Some(format), ..Options::default() };
            let all = |options: &Options| -> Vec<Entry> {
                let document = read(&text, options).unwrap_or_else(|e| panic!("{format}: {e}\n{text}"));
                document.entries.map(|entry| entry.unwrap_or_else(|e| panic!("{format}: {e}\n{text}"))).collect()
            };
            let (told, guessed) = (all(&told), all(&Options::default()));
            // Without a digit that was placed, rows of candidates are a grid of candidates.
            if format == Format::Sdx && entry.placed().clue_count() == 0 {
                continue;
            }
            let filled = |entries: &[Entry]| entries.iter().map(Entry::filled).collect::<Vec<_>>();
            prop_assert_eq!(filled(&guessed), filled(&told), "{}\n{}", format, text);
            prop_assert_eq!(&guessed, &told, "{}\n{}", format, text);
        }
    }

    #[test]
    fn alphabets_are_written_and_read(entry in entry(Shape::new(4, 4).expect("a shape"))) {
        for format in [Format::Line, Format::Sdm, Format::Picture, Format::Msk, Format::Spf, Format::Sdk] {
            for alphabet in Alphabet::ALL {
                let text = written(format, alphabet, std::slice::from_ref(&entry)).expect("any shape");
                let options = Options {
                    format: Some(format), shape: Some(entry.shape()), alphabet: Some(alphabet),
                };
                let document = read(&text, &options).expect("it is read");
                for read in document.entries {
                    let read = read.unwrap_or_else(|e| panic!("{format} {alphabet}: {e}\n{text}"));
                    prop_assert_eq!(read.clues(), entry.clues(), "{} {}\n{}", format, alphabet, text);
                }
            }
        }
    }

    /// No text makes a reader panic, whatever it is said to be.
    #[test]
    fn no_text_makes_a_reader_panic(text in "[0-9A-Fa-g.+*:|, \n\"{}\\[\\]<>=/%#xuIESBN-]{0,300}", number in 0..27_usize) {
        let format = Format::ALL.into_iter().nth(number);
        for format in [None, format] {
            if let Ok(document) = read(&text, &Options { format, ..Options::default() }) {
                document.entries.take(400).for_each(drop);
            }
        }
    }

    /// Nor does a link with anything packed in it, or with nothing that can be unpacked.
    #[test]
    fn no_link_makes_a_reader_panic(
        base64 in "[A-Za-z0-9+/]{0,400}", base36 in "[0-9a-z]{162}", json in "[\\[\\]{}:,'\"a-z0-9#]{0,80}",
    ) {
        let packed = lz_str::compress_to_base64(json.as_str());
        let links = [
            format!("https://f-puzzles.com/?load={base64}"),
            format!("https://f-puzzles.com/?load={packed}"),
            format!("https://sudokupad.app/scl{base64}"),
            format!("https://sudokupad.app/scl{packed}"),
            format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{base36}"),
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={base36}"),
            format!("SCv7_32_{base36}"),
        ];
        for link in links {
            let document = read(&link, &Options::default()).expect("links are recognised");
            prop_assert_eq!(document.entries.count(), 1);
        }
    }

    /// Nor does a sample with some characters changed, cut out or cut off.
    #[test]
    fn no_damage_makes_a_reader_panic(
        entry in entry(Shape::CLASSIC), at in any::<prop::sample::Index>(), sign in any::<char>(), cut in 0..3_u8,
    ) {
        for format in both_ways() {
            let text = written(format, Alphabet::One, std::slice::from_ref(&entry)).expect("3x3");
            let mut signs: Vec<char> = text.chars().collect();
            let at = at.index(signs.len());
            match cut {
                0 => signs[at] = sign,
                1 => _ = signs.remove(at),
                _ => signs.truncate(at),
            }
            let text: String = signs.into_iter().collect();
            for format in [None, Some(format)] {
                if let Ok(document) = read(&text, &Options { format, ..Options::default() }) {
                    for error in document.entries.filter_map(Result::err) {
                        prop_assert!(error.line >= 1 && !error.hint.ends_with('.'));
                        prop_assert!(!error.found.is_empty() && !error.expected.is_empty());
                    }
                }
            }
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
    assert!("pdf".parse::<Format>().unwrap_err().contains("such as line, sdm"));
}
