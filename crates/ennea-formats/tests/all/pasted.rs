//! Texts that people paste: random puzzles in each shape of text, read back equal, alone and among
//! others, in pieces of any length.

use crate::common::{EN, JIGSAW, all, clues, frozen, grid, in_pieces, puzzles};
use crate::ways::{WAYS, listed, penpa};
use data_encoding::BASE64_NOPAD;
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::{Digit, Filling, Puzzle, Shape};
use ennea_formats::{Entry, Format, Options, Reader};
use proptest::prelude::*;

fn shape(name: &str) -> Shape {
    name.parse().expect("a shape")
}

/// Goal: each way to write a puzzle is read.  Method: random puzzles of several shapes.
#[test]
fn each_way_is_read() {
    for way in WAYS {
        for (shape, seed) in
            way.shapes.iter().flat_map(|name| (0..12).map(move |seed| (shape(name), seed)))
        {
            let random = &mut SplitMix64::substream(seed, shape.cells() as u64);
            let puzzle = clues(shape, random);
            let text = (way.write)(&puzzle, random);
            assert_eq!(
                puzzles(&text),
                [Puzzle::from(puzzle)],
                "{} {shape} {seed}\n{text}",
                way.name
            );
        }
    }
}

/// Goal: ways may be mixed, and the pieces in which bytes come change nothing.
#[test]
fn ways_may_be_mixed() {
    for seed in 0..3000 {
        let random = &mut SplitMix64::substream(seed, 1);
        let mut text = String::new();
        let mut expected = Vec::new();
        for _ in 0..1 + random.below(6) {
            let way = &WAYS[random.below(WAYS.len())];
            let shape = shape(way.shapes[random.below(way.shapes.len())]);
            let puzzle = clues(shape, random);
            text += &(way.write)(&puzzle, random);
            // A picture without a frame at its end goes on, as far as anybody can see.
            text += ["\n", "\n\n", "# a comment\n\n"][random.below(3)];
            expected.push(Puzzle::from(puzzle));
        }
        let text = match random.below(3) {
            0 => text.replace('\n', "\r\n"),
            1 => text.replace('\n', "\r"),
            _ => text,
        };
        assert_eq!(puzzles(&text), expected, "{seed}\n{text}");
        let whole = all(&text, Options::default());
        for lengths in [&[1][..], &[7, 1, 100], &[81, 82, 3], &[1000]] {
            let pieces = in_pieces(text.as_bytes(), lengths, Options::default());
            assert_eq!(pieces, whole, "{seed} {lengths:?}\n{text}");
        }
    }
}

proptest! {
    #![proptest_config(frozen())]

    /// Nor do they change anything where the text is no puzzle.
    #[test]
    fn any_text_in_any_pieces(
        text in "(([0-9.]{1,82}|[-+|]{3,12}|[a-z ]{1,9}|[0-9,;\t]{5,20}|\\[[0-9, ]{3,20}\\]|#[a-z ]{0,9}|)(\r|\n|\r\n| ){1,2}){0,12}",
        lengths in prop::collection::vec(1..60_usize, 1..20),
    ) {
        let whole = all(&text, Options::default());
        prop_assert_eq!(in_pieces(text.as_bytes(), &lengths, Options::default()), whole);
    }

    /// No text makes a reader panic, whatever it is said to be.
    #[test]
    fn no_text_makes_a_reader_panic(
        text in "[0-9A-Fa-g.+*:|, \n\"{}\\[\\]()<>=/%#xuIESBN-]{0,300}", number in 0..Format::ALL.len(),
    ) {
        for format in [None, Some(Format::ALL[number])] {
            for entry in all(&text, Options { format, ..Options::default() }) {
                if let Err(why) = entry {
                    let (said, hint) = (why.message.to_string(), why.hint.to_string());
                    prop_assert!(why.line >= 1 && said.contains("expected"), "{}", said);
                    prop_assert!(!hint.is_empty() && !hint.ends_with('.'), "{} {:?}", why, format);
                }
            }
        }
    }

    /// Nor does a link with anything packed in it, or with nothing that can be unpacked.
    #[test]
    fn no_link_makes_a_reader_panic(
        base64 in "[A-Za-z0-9+/]{0,400}", base36 in "[0-9a-z]{162}", json in "[\\[\\]{}:,'\"a-z0-9#]{0,80}",
    ) {
        let packed = lz_str::compress_to_base64(json.as_str());
        let deflated = BASE64_NOPAD.encode(&miniz_oxide::deflate::compress_to_vec(json.as_bytes(), 1));
        let links = [
            format!("https://f-puzzles.com/?load={base64}"),
            format!("https://f-puzzles.com/?load={packed}"),
            format!("https://sudokupad.app/scl{base64}"),
            format!("https://sudokupad.app/scl{packed}"),
            format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{base36}"),
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={base36}"),
            format!("SCv7_32_{base36}"),
            format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={base64}"),
            format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={deflated}"),
        ];
        for link in links {
            prop_assert_eq!(all(&link, Options::default()).len(), 1, "{}", link);
        }
    }
}

/// A random jigsaw in letters: boxes whose cells have been exchanged along their borders.
fn letters(shape: Shape, random: &mut SplitMix64) -> String {
    let mut letters: Vec<char> =
        shape.all_cells().map(|cell| (b'a' + shape.box_index(cell) as u8) as char).collect();
    for _ in 0..200 {
        let [a, b] = [(); 2].map(|()| random.below(shape.cells()));
        let mut other = letters.clone();
        other.swap(a, b);
        let text: String = other.iter().collect();
        let is_joined = |text: &str| {
            // As digits only regions whose cells hang together are read.
            let digits: String =
                text.chars().map(|c| Digit::from_index(c as usize - 97).symbol()).collect();
            puzzles(&format!("{} {digits}", ".".repeat(shape.cells())))[0].rules().name() != "plain"
        };
        if is_joined(&text) {
            letters = other;
        }
    }
    letters.iter().collect()
}

/// Goal: jigsaws are read as forums write them.  Method: cells and letters in every order, and digits for
/// letters.
#[test]
fn jigsaws_are_read() {
    let nine = JIGSAW.to_owned();
    for (shape, seed) in
        [("2x2", 1), ("2x3", 2), ("3x3", 3), ("3x3", 4)].map(|(name, seed)| (shape(name), seed))
    {
        let random = &mut SplitMix64::new(seed);
        let letters = if seed == 3 { nine.clone() } else { letters(shape, random) };
        let puzzle = clues(shape, random);
        let rules = Rules::parse(&letters, shape).expect("regions");
        let expected = Puzzle::from(puzzle.clone()).with_rules(&rules);
        let side = shape.side();
        let in_rows = |text: &str| -> String {
            let signs: Vec<char> = text.chars().collect();
            signs.chunks(side).map(|row| row.iter().collect::<String>() + "\n").collect()
        };
        let texts = [
            format!("{puzzle} {letters}\n"),
            format!("{puzzle}\t{letters}\n"),
            format!("{puzzle},{letters}\n"),
            format!("{puzzle};{letters} 7.1\n"),
            format!("{letters} {puzzle}\n"),
            format!("{puzzle}{letters}\n"),
            format!("{letters}{puzzle}\n"),
            format!("{letters}\n{puzzle}\n"),
            in_rows(&puzzle.to_string()) + "\n" + &in_rows(&letters),
            in_rows(&puzzle.to_string()) + &in_rows(&letters),
            in_rows(&letters) + "\n" + &in_rows(&puzzle.to_string()),
            in_rows(&letters) + &format!("{puzzle}\n"),
            penpa(&puzzle, Some(&rules), "").replace("Title: A title", "Title: "),
        ];
        for text in texts {
            let read = puzzles(&text);
            assert_eq!(read.len(), 1, "{text}");
            assert_eq!(read[0].clues().clues(), expected.clues().clues(), "{text}");
            assert!(read[0].rules().says_the_same(&rules), "{text}");
        }
        let digits: String =
            letters.chars().map(|c| Digit::from_index(c as usize - 97).symbol()).collect();
        let entry =
            Reader::first(&format!("{puzzle} {digits}"), Options::default()).expect("a jigsaw");
        assert!(entry.puzzle().rules().says_the_same(&rules));
        assert!(
            entry.notes(EN).iter().any(|note| note.contains("taken as its regions")),
            "{:?}",
            entry.notes(EN)
        );
        let alone = Reader::first(&in_rows(&letters), Options::default()).expect("regions alone");
        assert!(alone.puzzle().rules().says_the_same(&rules) && alone.puzzle().clue_count() == 0);
        let both = format!("{puzzle} {letters} {}", grid(shape, random));
        assert!(puzzles(&both)[0].rules().says_the_same(&rules));
    }
    // A giant with letters for digits and for regions.
    let giant = shape("4x4");
    let random = &mut SplitMix64::new(16);
    let letters = letters(giant, random).to_uppercase();
    let puzzle = clues(giant, random);
    let signs: String = puzzle
        .clues()
        .iter()
        .map(|clue| clue.map_or('.', |digit| (b'A' + digit.index() as u8) as char))
        .collect();
    let entry = Reader::first(&format!("{signs} {letters}"), Options::default()).expect("a jigsaw");
    assert_eq!(entry.puzzle().clues().clues(), puzzle.clues());
    assert!(
        entry.notes(EN).iter().any(|note| note.contains("the digits A to P")),
        "{:?}",
        entry.notes(EN)
    );
}

/// Goal: nothing that follows a puzzle in its line is dropped.
#[test]
fn several_in_a_line() {
    let random = &mut SplitMix64::new(5);
    let [one, two] = [(); 2].map(|()| clues(Shape::CLASSIC, random));
    for between in [" ", "\t", ",", ";", " | "] {
        let text = format!("{one}{between}{two}\n");
        let read = all(&text, Options::default());
        let read: Vec<Entry> = read.into_iter().map(|it| it.expect("puzzles")).collect();
        assert_eq!(read.len(), 2, "{text}");
        assert_eq!([read[0].puzzle().clues(), read[1].puzzle().clues()], [&one, &two], "{text}");
        assert_eq!((read[0].line(), read[1].line()), (1, 1));
        assert!(read[1].notes(EN)[0].contains("another puzzle"), "{:?}", read[1].notes(EN));
    }
    assert_eq!(puzzles(&format!("{one}\r{two}\r")).len(), 2);
    let solution = Filling::from(&ennea::Grid::cyclic(Shape::CLASSIC));
    let puzzle = crate::common::some(&solution, 3, random);
    let entry =
        Reader::first(&format!("{puzzle} {solution} 7.1 hard"), Options::default()).expect("one");
    assert_eq!(entry.solution(), Some(&solution));
    assert_eq!(entry.fact(ennea_formats::Fact::Rating), Some("7.1"));
    assert_eq!(entry.fact(ennea_formats::Fact::Comment), Some("hard"));
    let list = format!(
        "[{}] [{}]",
        listed(&puzzle, "[", ",", "]", ","),
        listed(&solution, "[", ",", "]", ",")
    );
    let entry = Reader::first(&list, Options::default()).expect("one");
    assert_eq!((entry.puzzle().clues(), entry.solution()), (&puzzle, Some(&solution)));
    let entry = Reader::first(&format!("{one}\n{two}\n"), Options::default()).expect("the first");
    assert_eq!(entry.notes(EN), ["the text goes on in line 2; what comes there is passed over"]);
}

/// Goal: candidates with the marks of other programs are read.  Method: a grid with each of them.
#[test]
fn marked_candidates_are_read() {
    let table = ".-----------------.----------------.\n\
                 | B1    *34   | 2     #34 |\n\
                 | 2-1   34    | 13-4  B1  |\n\
                 :-------------+-----------:\n\
                 | 34    12    | *13-4 24  |\n\
                 | *34   12    | 14    23  |\n\
                 '-------------'-----------'\n";
    let entry = Reader::first(table, Options::default()).expect("a grid of candidates");
    assert_eq!(entry.format(), Some(Format::Pm));
    let sets = entry.puzzle().candidates().expect("part of the puzzle");
    let text = |cell: usize| sets[cell].iter().map(|digit| digit.to_string()).collect::<String>();
    assert_eq!([0, 1, 4, 6, 10].map(text), ["1", "34", "12", "134", "134"]);
    assert!(entry.notes(EN)[0].contains("still there"), "{:?}", entry.notes(EN));
    let marked = "<1> 34 | *2* 34\n2 34 | 34 1\n------+-----\n34 12 | 134 124\n34 12 | 14 23\n";
    let puzzle =
        Reader::first(marked, Options::default()).expect("a grid of candidates").into_puzzle();
    assert_eq!(puzzle.placed().expect("a placed digit").clue_count(), 1);
    assert!(puzzle.candidates().is_none() && puzzle.marks().is_some());
}

/// Goal: rules that Penpa+ draws are named.
#[test]
fn what_penpa_draws_is_named() {
    let puzzle = clues(Shape::CLASSIC, &mut SplitMix64::new(9));
    for (more, unknown) in [
        ("", &[][..]),
        (",zT:[[30,31,32]]", &["thermo"]),
        (",z6:[[30,31]],zY:{\"30\":[1,\"circle_L\",1]}", &["killercages", "symbol"]),
    ] {
        let entry = Reader::first(&penpa(&puzzle, None, more), Options::default()).expect("a link");
        assert_eq!(
            (entry.unknown_rules(), entry.puzzle().clues()),
            (unknown.map_strings().as_slice(), &puzzle)
        );
        assert_eq!(entry.fact(ennea_formats::Fact::Title), Some("A title"));
    }
}

trait Strings {
    fn map_strings(&self) -> Vec<String>;
}

impl Strings for [&str] {
    fn map_strings(&self) -> Vec<String> {
        self.iter().map(|it| (*it).to_owned()).collect()
    }
}

/// Goal: digits and marks without a clue are what is given.
#[test]
fn without_clues_what_stands_is_given() {
    let digits = "+1..+2............";
    let entry = Reader::first(&format!("{digits}:341"), Options::default()).expect("a state");
    let puzzle = entry.puzzle();
    assert_eq!(
        (puzzle.clues().to_string().as_str(), puzzle.is_begun()),
        ("1..2............", false)
    );
    assert!(puzzle.candidates().is_some());
    assert!(entry.notes(EN)[0].contains("no clues"), "{:?}", entry.notes(EN));
    let begun = Reader::first("1+3.2............:", Options::default()).expect("a state");
    assert_eq!((begun.puzzle().clue_count(), begun.notes(EN).len()), (2, 0));
}

/// Goal: lines with a sign for each candidate of a 4x4 puzzle are told from 8x8 puzzles, empty cells or not.
/// Method: random candidates; and a few clues, which no such line has.
#[test]
fn lines_of_candidates_are_told_from_puzzles() {
    let random = &mut SplitMix64::new(7);
    for _ in 0..200 {
        let sign = |place: usize, is: bool| if is { ['1', '2', '3', '4'][place % 4] } else { '.' };
        let line: String = (0..64).map(|place| sign(place, random.below(3) > 0)).collect();
        let entry = Reader::first(&line, Options::default()).expect("a puzzle");
        assert_eq!((entry.shape(), entry.format()), (shape("2x2"), Some(Format::Sukaku)), "{line}");
        let few: String = (0..64).map(|place| sign(place, place < 8)).collect();
        let entry = Reader::first(&few, Options::default()).expect("a puzzle");
        assert_eq!((entry.shape().side(), entry.puzzle().clue_count()), (8, 8));
    }
}

/// Goal: numbers over columns and beside rows are no cells.  Method: random puzzles with each kind of them, some
/// with bars, after each other.
#[test]
fn numbers_around_a_picture_are_left_out() {
    let random = &mut SplitMix64::new(8);
    for name in ["2x2", "2x3", "3x3"] {
        let shape = shape(name);
        let side = shape.side();
        for (first, rows, corner) in
            [('1', '1', ' '), ('1', '1', '.'), ('0', '0', ' '), ('1', 'A', '*'), ('0', 'a', ' ')]
        {
            for bar in [" ", " | "] {
                let head: Vec<String> = (first..).take(side).map(String::from).collect();
                let mut text = format!("{corner}{bar}{}\n", head.join(" "));
                let puzzle = clues(shape, random);
                let cells: Vec<char> = puzzle.to_string().chars().collect();
                for (name, row) in (rows..).zip(cells.chunks(side)) {
                    let row: Vec<String> = row.iter().map(ToString::to_string).collect();
                    text += &format!("{name}{bar}{}\n", row.join(" "));
                }
                let read = all(&format!("{text}\n{text}"), Options::default());
                let found: Vec<&Entry> = read.iter().flatten().collect();
                assert_eq!((found.len(), read.len()), (2, 2), "{text}{read:?}");
                for entry in found {
                    assert_eq!(entry.puzzle(), &Puzzle::from(puzzle.clone()), "{text}");
                    assert!(entry.notes(EN)[0].contains("numbers of rows and columns"));
                }
            }
        }
    }
}

/// Goal: lines that are typed are whole as soon as they can be.
#[test]
fn typed_lines_are_not_waited_for() {
    let typed = Options { is_typed: true, ..Options::default() };
    let random = &mut SplitMix64::new(6);
    for way in
        WAYS.iter().filter(|way| !way.name.contains("blank cells") && !way.name.contains("Unicode"))
    {
        let puzzle = clues(Shape::CLASSIC, random);
        let text = (way.write)(&puzzle, random);
        let mut reader = Reader::new(typed);
        let mut found = None;
        for line in text.lines().chain(["", ""]) {
            reader.push(format!("{line}\n").as_bytes());
            found = found.or(reader.next());
        }
        let entry = found.unwrap_or_else(|| panic!("{}\n{text}", way.name)).expect(way.name);
        assert_eq!(entry.puzzle().clues(), &puzzle, "{}", way.name);
    }
}
