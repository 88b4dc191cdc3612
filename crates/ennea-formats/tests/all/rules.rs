//! Rules of variants as other programs say them, and what is damaged.

use crate::common::EN;
use ennea::rules::Rules;
use ennea::{Cell, Digit, Filling, Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Fact, Format, Loss, Options, Reader, Writer};

const JIGSAW: &str = "regions\naaabbbccc\naaabbbccc\naadbbbccc\nadddeeeff\ndddeeefff\nddeeeffff\n\
                      ggghhhiii\nggghhhiii\nggghhhiii";

fn of(rules: &str, shape: Shape) -> Entry {
    let mut puzzle = Filling::empty(shape);
    puzzle.set(Cell::new(0), Some(Digit::from_index(0)));
    puzzle.set(Cell::new(shape.cells() - 2), Some(Digit::from_index(1)));
    let rules = Rules::parse(rules, shape).unwrap_or_else(|why| panic!("{rules}: {why}"));
    Entry::new(Puzzle::from(puzzle).with_rules(&rules))
}

fn written(format: Format, entry: &Entry) -> Result<String, String> {
    Writer::new(format, Alphabet::One).entry(entry).map_err(|why| why.to_string())
}

fn read_back(text: &str, shape: Option<Shape>) -> Entry {
    let options = Options { shape, ..Options::default() };
    Reader::first(text, options).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Goal: each format has the rules that it says, and no others.  Method: how many formats have each.
#[test]
fn formats_have_rules() {
    let lists = "house the ring: r1c1 r2c2 r3c3 r4c4 r5c6 r6c5 r7c7 r8c8 r9c9\n\
                 differ the pair: r1c1 r9c9\ndiffer three: r1c2 r5c5 r9c8";
    let mixed = format!("{JIGSAW}\nx+knight");
    for (rules, count) in [
        ("x", 6),
        ("diagonal", 4),
        ("windoku", 5),
        ("disjoint", 5),
        ("hypercube", 4),
        ("knight+king+non-consecutive", 4),
        ("non-consecutive-round", 1),
        (JIGSAW, 6),
        (&mixed, 4),
        (lists, 4),
    ] {
        let entry = of(rules, Shape::CLASSIC);
        let formats = Format::ALL.into_iter().filter(|format| format.is_written());
        let held: Vec<Format> = formats.filter(|format| written(*format, &entry).is_ok()).collect();
        assert_eq!(held.len(), count, "{rules}: {held:?}");
        let why = written(Format::Sdm, &entry).expect_err("it has no rules");
        assert!(why.contains("found the rules ") && why.contains("--lossy"), "{why}");
        for format in held {
            let back = read_back(&written(format, &entry).expect("held"), None);
            let same = back.puzzle().rules().says_the_same(entry.puzzle().rules());
            assert!(same && back.unknown_rules().is_empty(), "{format}: {rules}");
        }
    }
    let mut lossy = of("x", Shape::CLASSIC);
    lossy.drop_rules();
    assert_eq!(
        (lossy.ignored(EN).concat(), lossy.shape()),
        ("the rules x".to_owned(), Shape::CLASSIC)
    );
    let mut lossy = of(JIGSAW, Shape::CLASSIC);
    lossy.drop_rules();
    assert_eq!((lossy.puzzle().rules().is_plain(), lossy.shape()), (true, Shape::CLASSIC));
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
        let own = entry.puzzle().rules();
        for format in [Format::FpuzzlesJson, Format::SudokuPad, Format::Solo, Format::Jsonl] {
            if format.holds(own) {
                let back = read_back(&written(format, &entry).expect("held"), Some(shape));
                assert!(back.puzzle().rules().says_the_same(own), "{format} {shape} {rules}");
                assert_eq!(back.shape(), entry.shape(), "{format} {shape} {rules}");
            }
        }
    }
}

/// Goal: Solo's borders mean what its source says.  Method: the halves of a picture by hand.
#[test]
fn borders_of_a_game_id() {
    let rows = read_back("4j:p,l____________", None).into_puzzle();
    let latin = Rules::parse("latin", rows.shape()).expect("rules");
    assert!(rows.rules().says_the_same(&latin));
    let boxes = read_back("4j:p,abbbbbbba", None).into_puzzle();
    assert!(boxes.rules().is_plain() && boxes.shape().has_boxes());
}

/// Goal: a puzzle with its id has the rules by which it was made, and its shape.
#[test]
fn ids_say_their_rules() {
    let dots = ".".repeat(144);
    let read = |cells: usize, id: &str, shape: Option<&str>| {
        let shape = shape.map(|shape| shape.parse().expect("a shape"));
        let options = Options { shape, ..Options::default() };
        let entry = Reader::first(&format!("{} {id} more", &dots[..cells]), options);
        let entry = entry.expect("a puzzle");
        assert_eq!(entry.fact(Fact::Comment), Some(&*format!("{id} more")));
        let puzzle = entry.puzzle();
        (puzzle.rules().to_string(), puzzle.shape().to_string(), entry.notes(EN).len())
    };
    let told = |rules: &str, shape: &str, notes| (rules.to_owned(), shape.to_owned(), notes);
    assert_eq!(read(81, "e1-1-0.rules-x", None), told("x", "3x3", 0));
    assert_eq!(read(81, "e1-1-0.rules-x+knight.minimal", None), told("x+knight", "3x3", 0));
    assert_eq!(read(81, "e1-1-0.24-26", None), told("plain", "3x3", 0));
    // How digits above 9 are written is noted.
    assert_eq!(read(144, "e1-1-0.2x6", None), told("plain", "2x6", 1));
    assert_eq!(read(144, "e1-1-0.2x6", Some("3x4")), told("plain", "3x4", 1));
    assert_eq!(read(81, "e1-1-0.2x6.rules-x", None), told("plain", "3x3", 0));
    assert_eq!(read(81, "e1-1-0.rules-0123456789abcdef", None), told("plain", "3x3", 1));
}

#[test]
fn rules_as_other_programs_write_them() {
    let grid = format!("[{}]", vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(","));
    let json = |more: &str| format!("{{\"size\":9,\"grid\":{grid},{more}}}");
    let rules = |text: &str| {
        let entry = read_back(text, None);
        (entry.puzzle().rules().name().to_owned(), entry.unknown_rules().to_vec())
    };
    let named = |name: &str| (name.to_owned(), Vec::new());
    let unknown = |name: &str| ("plain".to_owned(), vec![name.to_owned()]);
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
    assert_eq!(rules(&json("\"extraregion\":[{\"cells\":[\"R1C1\"]}]")), named("plain"));
    assert_eq!(rules(&json("\"antiknight\":true,\"killercage\":[{}]")).1, ["killercage"]);
    assert_eq!(rules("3x3x:zzzc"), named("x"));
    assert_eq!(rules("3x3dbk:zzzc,x,a"), unknown("killer cages"));
    let packed = |letter: char| format!("{letter}9B{}", "01".to_owned() + &"00".repeat(80));
    assert_eq!(rules(&packed('X')), named("x"));
    assert_eq!(rules(&packed('W')), named("windoku"));
    assert_eq!(rules(&packed('C')), named("disjoint"));
    assert_eq!(rules(&packed('S')), named("plain"));
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
            refused += usize::from(Reader::of_text(text, options).any(|entry| entry.is_err()));
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
        ("9j:zzzc", "no whole borders"),
        ("9j:zzzc,a", "no whole borders"),
        ("4j:p,nbbb", "no whole borders"),
        ("4j:p,_________________________", "rules that do not fit"),
        ("3x3:zzzc,abc", "',abc'"),
    ] {
        let said = Reader::first(id, Options::default()).expect_err("damaged").to_string();
        assert!(said.contains(expected), "{id}: {said}");
    }
}

/// Goal: rules that SudokuPad switches on are rules, and those that only a text tells are noted.
#[test]
fn rules_in_metadata_and_in_words() {
    let cells = format!("[{}]", vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(","));
    let boxes: Vec<String> = (0..9)
        .map(|k| {
            let cell = |c: usize| format!("[{},{}]", k / 3 * 3 + c / 3, k % 3 * 3 + c % 3);
            format!("[{}]", (0..9).map(cell).collect::<Vec<_>>().join(","))
        })
        .collect();
    let pad = |more: &str| {
        let regions = boxes.join(",");
        read_back(&format!("{{\"cells\":{cells},\"regions\":[{regions}],{more}}}"), None)
    };
    for (more, name, unknown) in [
        ("\"metadata\":{\"antiknight\":true}", "knight", &[][..]),
        ("\"metadata\":{\"antiknight\":true,\"antiking\":true}", "knight+king", &[]),
        ("\"metadata\":{\"antiknight\":false}", "plain", &[]),
        ("\"metadata\":{\"nonconsecutive\":true,\"title\":\"A\"}", "non-consecutive", &[]),
        ("\"metadata\":{\"norowcol\":true}", "plain", &["norowcol"]),
        ("\"metadata\":{\"source\":\"a book\",\"solveCount\":17}", "plain", &[]),
        ("\"global\":[\"antiking\",\"entropy\"]", "king", &["entropy"]),
        ("\"windoku\":true", "windoku", &[]),
        ("\"diagonal+\":true,\"diagonal-\":true", "x", &[]),
        ("\"arrows\":[{\"wayPoints\":[[1,1],[2,2]]}]", "plain", &["arrows"]),
    ] {
        let entry = pad(more);
        assert_eq!(
            (entry.puzzle().rules().name(), entry.unknown_rules().len()),
            (name, unknown.len()),
            "{more}"
        );
        assert!(entry.unknown_rules().iter().zip(unknown).all(|(a, b)| a == b), "{more}");
        assert!(entry.notes(EN).is_empty(), "{more}: {:?}", entry.notes(EN));
    }
    for (text, is_noted) in [
        ("Normal sudoku rules apply.", false),
        ("Normal sudoku rules apply. Cells a knight's move apart differ.", true),
    ] {
        let entry = pad(&format!("\"metadata\":{{\"rules\":\"{text}\"}}"));
        let has_note = entry.notes(EN).iter().any(|note| note.contains("speaks of rules"));
        assert_eq!(has_note, is_noted, "{text}");
        let entry = pad(&format!("\"metadata\":{{\"rules\":\"{text}\",\"antiknight\":true}}"));
        assert!(entry.notes(EN).is_empty(), "{text}");
        let grid =
            read_back(&format!("{{\"size\":9,\"grid\":{cells},\"ruleset\":\"{text}\"}}"), None);
        assert_eq!(!grid.notes(EN).is_empty(), is_noted, "{text}");
    }
    let bare = read_back(&format!("{{\"cells\":{cells}}}"), None);
    assert!(bare.notes(EN)[0].contains("no boxes"), "{:?}", bare.notes(EN));
    let grid = read_back(
        &format!("{{\"size\":9,\"grid\":{cells},\"metadata\":{{\"antiking\":true}}}}"),
        None,
    );
    assert_eq!(grid.puzzle().rules().name(), "king");
}

/// Goal: what no rules are known for is not written as if there were none.
#[test]
fn unknown_rules_are_not_dropped() {
    let id = format!("3x3kd:{},a", "z".repeat(3) + "c");
    let mut entry = read_back(&id, None);
    assert_eq!(entry.unknown_rules(), ["killer cages"]);
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let why = written(format, &entry).expect_err("rules that are not known");
        assert!(why.contains("killer cages") && why.contains("--lossy"), "{format}: {why}");
    }
    entry.drop_unknown();
    assert_eq!((entry.unknown_rules().len(), entry.ignored(EN).len()), (0, 1));
    assert!(written(Format::Sdm, &entry).is_ok());
}

/// Goal: the page about rules is true.  Method: each of its examples, and each name of its table.
#[test]
fn the_page_about_rules() {
    use ennea::Named;
    use ennea::rules::NamedRule;
    let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/RULES.md");
    let page = std::fs::read_to_string(page).expect("the page can be read");
    let examples: Vec<&str> = page.split("```rules\n").skip(1).collect();
    assert!(examples.len() > 3, "{} examples", examples.len());
    for example in examples {
        let text = example.split("```").next().unwrap_or_default();
        let rules =
            Rules::parse(text, Shape::CLASSIC).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert!(!rules.is_plain(), "{text}");
        assert_eq!(Rules::parse(&rules.text(), rules.shape()), Ok(rules), "{text}");
    }
    for rule in NamedRule::ALL {
        let row = page.lines().find(|line| line.starts_with(&format!("| `{}` |", rule.name())));
        let row = row.unwrap_or_else(|| panic!("no row of {}", rule.name()));
        let words: Vec<&str> = row.split('`').skip(1).step_by(2).skip(1).collect();
        assert!(words.iter().all(|word| rule.aliases().contains(word)), "{row}");
    }
}

/// Text behind a link or a word of candidates is named.
#[test]
fn what_follows_on_a_line_is_named() {
    let puzzle: Puzzle = "1..4....23......".parse().expect("a puzzle");
    let link = written(Format::Fpuzzles, &Entry::new(puzzle)).expect("a link");
    let sukaku = "1234".repeat(16);
    for text in [link.trim(), &sukaku] {
        assert!(read_back(text, None).ignored(EN).is_empty());
        let more = format!("{text} {text}");
        assert!(read_back(&more, None).ignored(EN)[0].starts_with("what follows on the line: "));
    }
}

/// Goal: an id has lines between regions, so regions that are in pieces are refused; regions that are the boxes
/// of a shape lose their names alone.
#[test]
fn regions_in_pieces_and_boxes() {
    let entry = |rules: &str| {
        let shape = Shape::with_cells(36)[0];
        let rules = Rules::parse(rules, shape).expect("regions");
        Entry::new(Puzzle::empty(rules.shape()).with_rules(&rules))
    };
    let pieces = entry("aaaaaabbbbbbccccccddddddeeeeeffffffe");
    assert!(Writer::new(Format::Solo, Alphabet::One).entry(&pieces).is_err());
    let boxes = entry("aabbccaabbccaabbccddeeffddeeffddeeff");
    for format in [Format::Fpuzzles, Format::SudokuPad] {
        assert_eq!(format.losses(&boxes), [Loss::RuleNames], "{format}");
    }
    for format in [Format::Solo, Format::Jsonl] {
        assert_eq!(format.losses(&boxes), [], "{format}");
    }
}

/// Goal: an object with a shape is an answer of ours, but what speaks of rules in it is not passed over; a
/// rule without a meaning for the shape is refused for that reason.
#[test]
fn rules_beside_a_shape() {
    let read = |more: &str| {
        let text = format!("{{\"shape\":\"2x2\",\"puzzle\":\"1..4....23......\",{more}}}");
        Reader::first(&text, Options::default()).expect("a puzzle")
    };
    assert!(!read("\"ruleset\":\"Anti-knight applies.\"").notes(EN).is_empty());
    assert_eq!(read("\"type\":\"windoku\"").puzzle().rules().to_string(), "windoku");
    assert!(read("\"answer\":\"unique\"").notes(EN).is_empty());
    let why = "the rule 'centre-dot' has no meaning for 2x2";
    assert!(read("\"rules\":\"centre-dot\"").unknown_rules()[0].starts_with(why));
}
