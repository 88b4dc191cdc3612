//! Rules of variants in the formats that have them: written and read back, and what is damaged.

use ennea::rules::{Description, Rules};
use ennea::{Cell, Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Format, Options, Writer, read};

const JIGSAW: &str = "regions\naaabbbccc\naaabbbccc\naadbbbccc\nadddeeeff\ndddeeefff\nddeeeffff\n\
                      ggghhhiii\nggghhhiii\nggghhhiii";

fn of(rules: &str, shape: Shape) -> Entry {
    let mut puzzle = Puzzle::empty(shape);
    puzzle.set(Cell::new(0), Some(ennea::Digit::from_index(0)));
    puzzle.set(Cell::new(shape.cells() - 2), Some(ennea::Digit::from_index(1)));
    let mut entry = Entry::new(puzzle);
    let rules = Description::read(rules).unwrap_or_else(|why| panic!("{rules}: {why}"));
    entry.set_rules(Some(rules)).expect("rules of the shape");
    entry
}

fn written(format: Format, entry: &Entry) -> Result<String, String> {
    Writer::new(format, Alphabet::One).entry(entry)
}

fn read_back(text: &str, shape: Option<Shape>) -> Entry {
    let options = Options { shape, ..Options::default() };
    let mut document = read(text, &options).unwrap_or_else(|why| panic!("{text}: {why}"));
    document.entries.next().expect("one").unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Goal: what a format says of rules means the same when it is read.  Method: the rules as values, the
/// names as texts, from and to every format that says that it holds them.
#[test]
fn rules_come_back() {
    let lists = "house the ring: r1c1 r2c2 r3c3 r4c4 r5c6 r6c5 r7c7 r8c8 r9c9\n\
                 differ the pair: r1c1 r9c9\ndiffer three: r1c2 r5c5 r9c8";
    let up = "house up: r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1";
    let mixed = format!("{JIGSAW}\nx+knight");
    let cases = [
        ("x", "x", 5),
        ("diagonal", "diagonal", 3),
        (up, "houses", 3),
        ("windoku", "windoku", 4),
        ("disjoint", "disjoint", 4),
        ("hypercube", "hypercube", 3),
        ("centre-dot", "centre-dot", 3),
        ("asterisk", "asterisk", 3),
        ("girandola", "girandola", 3),
        ("knight", "knight", 3),
        ("king", "king", 3),
        ("knight+king+non-consecutive", "knight+king+non-consecutive", 3),
        ("non-consecutive-round", "non-consecutive-round", 0),
        ("latin", "latin", 3),
        ("x+knight+king+windoku", "x+windoku+knight+king", 3),
        (JIGSAW, "jigsaw", 4),
        (&mixed, "jigsaw+x+knight", 3),
        (lists, "houses+pairs", 3),
    ];
    for (rules, name, count) in cases {
        let entry = of(rules, Shape::CLASSIC);
        let mut formats = 0;
        for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
            if !format.holds(&entry.rules().expect("rules")) {
                let why = written(format, &entry).expect_err("it holds no such rules");
                assert!(why.contains("found the rules ") && why.contains("--lossy"), "{why}");
                continue;
            }
            formats += 1;
            let text = written(format, &entry).expect("it holds the rules");
            let back = read_back(&text, None);
            let read = back.rules().unwrap_or_else(|| panic!("no rules in {format}: {text}"));
            assert!(read.says_the_same(&entry.rules().expect("rules")), "{format} {name}: {text}");
            assert_eq!((read.name(), back.clues()), (name, entry.clues()), "{format}: {text}");
            assert!(back.unknown_rules().is_empty(), "{format} {name}");
        }
        assert_eq!(formats, count, "{name}");
    }
}

/// Goal: other shapes as well.  Method: f-puzzles and Solo, with regions and without boxes.
#[test]
fn rules_of_other_shapes_come_back() {
    let halves = "regions\naabb\nabbc\nadcc\ndddc";
    for (shape, rules) in [
        ("2x2", "x"),
        ("2x2", halves),
        ("2x3", "knight"),
        ("2x3", "diagonal"),
        ("3x2", "x"),
        ("4x4", "windoku"),
        ("2x5", "disjoint"),
        ("2x2", "latin+x"),
    ] {
        let shape: Shape = shape.parse().expect("a shape");
        let entry = of(rules, shape);
        let own = entry.rules().expect("rules");
        for format in [Format::FpuzzlesJson, Format::SudokuPad, Format::Solo] {
            if format.holds(&own) {
                let back = read_back(&written(format, &entry).expect("held"), Some(shape));
                let same = back.rules().is_some_and(|rules| rules.says_the_same(&own));
                assert!(same && back.shape() == shape, "{format} {shape} {rules}");
            }
        }
    }
}

/// Goal: Solo's borders mean what its source says.  Method: the halves of a picture by hand.
#[test]
fn borders_of_a_game_id() {
    let rows = read_back("4j:p,l____________", None);
    let latin = Rules::parse("latin", rows.shape()).expect("rules");
    assert!(rows.rules().expect("no boxes").says_the_same(&latin));
    let boxes = read_back("4j:p,abbbbbbba", None);
    assert_eq!(boxes.rules().map(|rules| rules.name().to_owned()), None);
}

#[test]
fn rules_as_other_programs_write_them() {
    let grid = format!("[{}]", vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(","));
    let json = |more: &str| format!("{{\"size\":9,\"grid\":{grid},{more}}}");
    let rules = |text: &str| {
        let entry = read_back(text, None);
        (entry.rules().map(|rules| rules.name().to_owned()), entry.unknown_rules().to_vec())
    };
    let named = |name: &str| (Some(name.to_owned()), Vec::new());
    let unknown = |name: &str| (None, vec![name.to_owned()]);
    let window = |r: usize, c: usize| {
        let cells = (0..9).map(|k| format!("\"R{}C{}\"", r + k / 3, c + k % 3));
        format!("{{\"cells\":[{}]}}", cells.collect::<Vec<_>>().join(","))
    };
    let windows = [window(2, 2), window(2, 6), window(6, 2), window(6, 6)].join(",");
    assert_eq!(rules(&json("\"diagonal+\":true,\"diagonal-\":true")), named("x"));
    assert_eq!(rules(&json("\"diagonal-\":true")), named("diagonal"));
    assert_eq!(rules(&json("\"diagonal+\":true,\"diagonal-\":false")), named("houses"));
    assert_eq!(rules(&json(&format!("\"extraregion\":[{windows}]"))), named("windoku"));
    assert_eq!(rules(&json("\"nonconsecutive\":true")), named("non-consecutive"));
    assert_eq!(rules(&json("\"entropic\":true")), unknown("entropic"));
    assert_eq!(
        rules(&json("\"extraregion\":[{\"cells\":[\"R1C1\",\"R0C3\"]}]")),
        unknown("extraregion")
    );
    assert_eq!(rules(&json("\"extraregion\":[{\"cells\":[\"R1C1\"]}]")), (None, vec![]));
    assert_eq!(rules(&json("\"antiknight\":true,\"killercage\":[{}]")).1, ["killercage"]);
    assert_eq!(rules("3x3x:zzzc"), named("x"));
    assert_eq!(rules("3x3dbk:zzzc,x,a"), unknown("killer cages"));
    let packed = |letter: char| format!("{letter}9B{}", "01".to_owned() + &"00".repeat(80));
    assert_eq!(rules(&packed('X')), named("x"));
    assert_eq!(rules(&packed('W')), named("windoku"));
    assert_eq!(rules(&packed('C')), named("disjoint"));
    assert_eq!(rules(&packed('S')), (None, vec![]));
    let line = format!("{{\"puzzle\":\"1{}\",\"rules\":\"king\"}}", ".".repeat(80));
    assert_eq!(rules(&line), named("king"));
    assert_eq!(rules(&line.replace("king", "jigsaw")), unknown("the rules jigsaw"));
}

/// Goal: damaged links are refused or read, and never end the program.  Method: every cut and every
/// exchange of one sign, of ids and of the JSON within links.
#[test]
fn damaged_rules_are_no_surprise() {
    let mixed = format!("{JIGSAW}\nx");
    let entry = of(&mixed, Shape::CLASSIC);
    let texts = [
        written(Format::Solo, &entry).expect("x and regions"),
        written(Format::FpuzzlesJson, &of("x+windoku", Shape::CLASSIC)).expect("all rules"),
        written(Format::SudokuWiki, &of("x", Shape::CLASSIC)).expect("x"),
    ];
    for (text, format) in texts.iter().zip([Format::Solo, Format::FpuzzlesJson, Format::SudokuWiki])
    {
        let options = Options { format: Some(format), ..Options::default() };
        let mut refused = 0;
        let mut attempt = |text: &str| {
            let results = read(text, &options).map(|it| it.entries.filter(Result::is_err).count());
            refused += usize::from(results.is_ok_and(|bad| bad > 0));
        };
        for at in 0..text.len() {
            attempt(&text[..at]);
            for sign in ["9", "z", "_", "}", "-", ","] {
                attempt(&format!("{}{sign}{}", &text[..at], &text[at + 1..]));
            }
        }
        assert!(refused > text.len() / 2, "{format}: {refused} of {}", 7 * text.len());
    }
    for (id, expected) in [
        ("9j:zzzc", "no borders"),
        ("9j:zzzc,a", "other borders"),
        ("4j:p,nbbb", "other borders"),
        ("4j:p,_________________________", "regions that do not fit"),
        ("3x3:zzzc,abc", "',abc'"),
    ] {
        let options = Options::default();
        let error = read(id, &options).map(|mut it| it.entries.next().expect("one").unwrap_err());
        let said = error.unwrap_or_else(|why| why).to_string();
        assert!(said.contains(expected), "{id}: {said}");
    }
}

/// Goal: candidates under rules are those that the rules leave.
#[test]
fn candidates_keep_the_rules() {
    let entry = of("latin", Shape::CLASSIC);
    let plain = Entry::new(entry.clues().clone());
    let lefts = |entry: &Entry| entry.basic_candidates()[10].len();
    assert_eq!((lefts(&plain), lefts(&entry)), (8, 9));
    let rules = Rules::parse("x", Shape::CLASSIC).expect("rules");
    assert!(!rules.says_the_same(&entry.rules().expect("rules")));
}
