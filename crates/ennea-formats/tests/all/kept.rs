//! What a text says beside its cells: taken, or told by name; and what stands around puzzles.

use crate::common::{JIGSAW, all, clues};
use crate::ways::penpa;
use data_encoding::BASE64_NOPAD;
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::{DigitSet, Filling, Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Fact, Format, Options, ReadError, Reader, Writer};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn entry(text: &str) -> Entry {
    Reader::first(text, Options::default()).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

fn wrong(text: &str) -> ReadError {
    let read = all(text, Options::default()).into_iter().find_map(Result::err);
    read.unwrap_or_else(|| panic!("no error in {text}"))
}

fn rules(entry: &Entry) -> String {
    entry.puzzle().rules().to_string()
}

/// Goal: a link of the page is read whole.  Method: the keys one by one and together, as the page encodes them.
#[test]
fn links_of_the_page() {
    let link = |more: &str| format!("http://127.0.0.1:8080/#/play?p={PUZZLE}{more}");
    let read = entry(&link(""));
    assert_eq!((read.format(), rules(&read).as_str()), (Some(Format::Page), "plain"));
    assert_eq!(rules(&entry(&link("&r=x%2Bknight"))), "x+knight");
    // The blank before the link is that of Chinese.
    let read = entry(&format!("See\u{3000}{} now", link("&r=x+knight")));
    assert_eq!(rules(&read), "x+knight");
    assert_eq!(read.ignored(), ["what follows on the line: now"]);
    assert_eq!(read.notes(), ["what stands before the link is left out: See"]);
    assert_eq!(entry(&link("&p=1")).ignored(), ["the key 'p' of the link"]);
    let digits = PUZZLE.replacen("..7", "4.7", 1);
    let read = entry(&link(&format!("&r=x&d={digits}")));
    let puzzle = read.puzzle();
    assert_eq!((puzzle.clues().to_string(), puzzle.digits().to_string()), (PUZZLE.into(), digits));
    assert_eq!((rules(&read).as_str(), read.notes().len()), ("x", 0));
    let wide = format!("#/play?p={}1&s=2x6", ".".repeat(143));
    assert_eq!(entry(&wide).shape().to_string(), "2x6");
    let jigsaw = format!(
        "regions%0A{}&seed=3",
        JIGSAW
            .as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row).into_owned())
            .collect::<Vec<_>>()
            .join("%0A")
    );
    let read = entry(&link(&format!("&r={jigsaw}")));
    let expected = Rules::parse(JIGSAW, Shape::CLASSIC).expect("regions");
    assert!(read.puzzle().rules().says_the_same(&expected) && read.ignored().is_empty());
    assert_eq!(entry(&link("&q=1")).ignored(), ["the key 'q' of the link"]);
    assert_eq!(entry(&link("&r=xyz")).unknown_rules(), ["the rules xyz"]);
    assert!(wrong(&link(&format!("&d=6{}", ".".repeat(80)))).found.contains("placed at r1c1"));
    assert!(wrong("http://h/#/play?s=3x3").found.contains("without p="));
}

/// Goal: rules in places for them are taken if they are known, and noted if not.
#[test]
fn rules_of_columns_and_keys() {
    for (name, text, expected, notes) in [
        ("rules", "x+knight", "x+knight", 0),
        ("variant", "Anti-Knight", "knight", 0),
        ("constraints", "thermometers", "plain", 1),
        ("Rules", "Normal sudoku rules apply", "plain", 0),
    ] {
        for text in [
            format!("puzzle,{name}\n{PUZZLE},{text}\n"),
            format!("{{\"puzzle\":\"{PUZZLE}\",\"{name}\":\"{text}\"}}\n"),
        ] {
            let read = entry(&text);
            let said = read.notes().iter().filter(|note| note.contains("speaks of rules")).count()
                + read.unknown_rules().len();
            // The key `rules` is our own and must be one.
            let notes = if name == "Rules" && text.starts_with('{') { 1 } else { notes };
            assert_eq!((rules(&read).as_str(), said), (expected, notes), "{text}");
        }
    }
    let with = |more: &str| entry(&format!("{{\"Puzzle\":\"{PUZZLE}\",{more}}}"));
    assert_eq!(with("\"killer\":[[1,2]]").unknown_rules(), ["\"killer\": [[1,2]]"]);
    assert_eq!(rules(&with("\"antiKnight\":true")), "knight");
    assert_eq!(rules(&with("\"anti-king\":false")), "plain");
    assert_eq!(rules(&with("\"id\":\"e1-1-0.rules-x\"")), "x");
    let rows: Vec<String> = vec!["[1,0,0,0]".to_owned(); 1]
        .into_iter()
        .chain(vec!["[0,0,0,0]".to_owned(); 3])
        .collect();
    let list = format!("{{\"board\":[{}],\"variant\":\"x\"}}", rows.join(","));
    assert_eq!(rules(&entry(&list)), "x");
    let ipuz = |more: &str| {
        let kind = "\"kind\":[\"http://ipuz.org/sudoku#1\"]";
        entry(&format!("{{{kind},\"puzzle\":[{}],{more}}}", rows.join(",")))
    };
    assert!(ipuz("\"intro\":\"No king's move\"").notes()[0].contains("its text speaks of rules"));
    assert!(ipuz("\"notes\":\"killer\"").notes()[0].contains("its comment speaks of rules"));
    assert!(ipuz("\"intro\":\"Welcome\"").notes().is_empty());
    // Whichever reader takes an object, its rules are taken too.
    assert_eq!(rules(&ipuz("\"rules\":\"x\"")), "x");
    for text in [
        format!("[{{\"puzzle\":\"{PUZZLE}\",\"rules\":\"x\"}}]"),
        format!("{{\"clues\":\"{PUZZLE}\",\"rules\":\"x\"}}"),
        format!("{{\"puzzles\":[\"{PUZZLE}\"],\"rules\":\"x\"}}"),
    ] {
        assert_eq!(rules(&entry(&text)), "x", "{text}");
    }
    let table = format!("puzzle,state,empty\n{PUZZLE},{PUZZLE},\n");
    assert_eq!(entry(&table).notes(), ["the column 'state' is left out"]);
    for unknown in ["foo", "x+foo", "111222333"] {
        let read = entry(&format!("puzzle,rules\n{PUZZLE},{unknown}\n"));
        assert_eq!(read.unknown_rules(), [unknown]);
    }
}

/// The solution of the puzzle above, and a grid that has two of its digits in the place of each other.
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const FALSE: &str =
    "543678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn squared(cells: &str) -> String {
    let row = |row: &[u8]| row.iter().map(|&b| (b as char).to_string()).collect::<Vec<_>>();
    let rows = cells.as_bytes().chunks(9).map(|it| format!("[{}]", row(it).join(",")));
    format!("[{}]", rows.collect::<Vec<_>>().join(",")).replace('.', "0")
}

/// Goal: a solution beside a puzzle is no puzzle, and is noted if it is none.  Method: each format that has
/// solutions, and each form in which objects have them.
#[test]
fn solutions_are_no_puzzles() {
    let texts = |solution: &str| -> Vec<String> {
        let mut read = Entry::new(PUZZLE.parse::<Puzzle>().expect("a puzzle"));
        read.set_solution(solution.parse::<Puzzle>().expect("a grid").into_clues());
        let written = |format: Format| {
            let mut writer = Writer::new(format, Alphabet::One);
            writer.entry(&read).expect("any puzzle") + writer.end()
        };
        let formats = Format::ALL.into_iter().filter(|it| it.has_solution() && it.is_written());
        let mut texts: Vec<String> = formats.map(written).collect();
        for name in ["solution", "Solutions", "answer", "solved", "finalSolution"] {
            for [puzzle, grid] in [
                [format!("\"{PUZZLE}\""), format!("\"{solution}\"")],
                [squared(PUZZLE), squared(solution)],
                [squared(PUZZLE), format!("[{}]", squared(solution))],
            ] {
                let object = format!("{{\"value\":{puzzle},\"{name}\":{grid},\"level\":\"Hard\"}}");
                let turned = format!("{{\"{name}\":{grid},\"value\":{puzzle}}}");
                let around =
                    format!("{{\"newboard\":{{\"grids\":[{object}]}},\"message\":\"All Ok\"}}");
                let lists = format!("{{\"puzzles\":[{puzzle}],\"{name}\":[{grid}]}}");
                let python = turned.replace('"', "'");
                texts.extend([format!("[{object}]"), object, turned, around, lists, python]);
            }
            let statements =
                format!("puzzle = {}\n\n{name} = {}", squared(PUZZLE), squared(solution));
            let c = format!(
                "int b[9][9] = {};\nint {name}[9][9] = {};\n",
                squared(PUZZLE),
                squared(solution)
            );
            texts.extend([
                statements,
                c.replace("[[", "{{").replace("],[", "},{").replace("]]", "}}"),
            ]);
        }
        texts
    };
    for (solution, is_true) in [(SOLUTION, true), (FALSE, false)] {
        for text in texts(solution) {
            for shape in [None, Some(Shape::CLASSIC)] {
                let read = all(&text, Options { shape, ..Options::default() });
                let [Ok(read)] = &read[..] else { panic!("{text}\n{read:?}") };
                assert_eq!(read.puzzle().clues().to_string(), PUZZLE, "{text}");
                let own = read.solution().map(ToString::to_string);
                assert_eq!(own.as_deref(), Some(solution), "{text}");
                let noted =
                    read.notes().iter().filter(|it| it.contains("solution beside it is none"));
                assert_eq!(noted.count(), usize::from(!is_true), "{text}: {:?}", read.notes());
            }
        }
    }
    for alone in [
        format!("{{\"solution\":{}}}", squared(SOLUTION)),
        format!(
            "[{{\"name\":\"x\",\"solution\":\"{SOLUTION}\"}},{{\"words\":[\"abcde\",\"fghijklmnopqrstuvwxy\"]}}]"
        ),
    ] {
        assert_eq!(wrong(&alone).found, "1 solution without a puzzle");
    }
    let two =
        format!("{{\"board\":{0},\"solutions\":[{1},{1}]}}", squared(PUZZLE), squared(SOLUTION));
    assert_eq!(entry(&two).ignored(), ["another solution"]);
}

/// Goal: no rule that stands before a puzzle or in a link vanishes, nor a sign that may be meant otherwise.
#[test]
fn what_may_be_rules_is_noted() {
    for words in ["anti-knight: ", "X-Sudoku ", "Killer; "] {
        let read = entry(&format!("{words}{PUZZLE}"));
        assert!(read.notes().iter().any(|it| it.contains("its line speaks of rules")), "{words}");
    }
    let zeros = PUZZLE.replace('.', "0");
    let link = Writer::new(Format::Fpuzzles, Alphabet::One)
        .entry(&Entry::new(PUZZLE.parse::<Puzzle>().expect("a puzzle")))
        .expect("any puzzle");
    for link in [
        format!("https://example.org/play?p={PUZZLE}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        link.trim().to_owned(),
    ] {
        assert!(entry(&link).ignored().is_empty(), "{link}");
        for key in ["rules", "x"] {
            let read = entry(&format!("{link}&{key}=1"));
            assert_eq!(read.ignored(), [format!("the key '{key}' of the link")], "{link}");
        }
    }
    for sign in ["x", "X"] {
        let read = entry(&PUZZLE.replacen('.', sign, 1));
        assert!(read.notes()[0].starts_with("an x stands among"), "{:?}", read.notes());
        assert!(entry(&PUZZLE.replace('.', sign)).notes().is_empty());
    }
}

/// Goal: no key of an object vanishes.  Method: keys that nobody knows, in each form of objects.
#[test]
fn keys_that_are_left_out() {
    let rows = squared(PUZZLE);
    for text in [
        format!("{{\"puzzle\":\"{PUZZLE}\",\"MORE\"}}"),
        format!("{{\"puzzle\":{rows},\"MORE\"}}"),
        format!("{{\"board\":{rows},\"size\":9,\"MORE\"}}"),
        format!("[{{\"board\":{rows},\"MORE\"}}]"),
        format!("{{\"grids\":[{{\"value\":{rows},\"MORE\"}}],\"results\":1}}"),
    ] {
        for key in ["foo", "userGrid", "state", "pencil"] {
            for value in ["3", "\"x\"", "{\"a\":1}"] {
                let read = entry(&text.replace("\"MORE\"", &format!("\"{key}\":{value}")));
                assert_eq!(read.notes(), [format!("the key '{key}' is left out")], "{text}");
            }
        }
        let read = entry(&text.replace("\"MORE\"", "\"difficulty\":\"Hard\",\"foo\":null"));
        assert_eq!((read.fact(Fact::Level), read.notes().len()), (Some("Hard"), 0), "{text}");
    }
    let own = format!("{{\"shape\":\"3x3\",\"puzzle\":\"{PUZZLE}\",\"count\":\"1\"}}");
    assert!(entry(&own).notes().is_empty());
    let row = format!("[{{\"value\":1,\"given\":true}}{}]", ",{}".repeat(8));
    let sized = format!("{{\"size\":9,\"grid\":[{row}{}]}}", format!(",{row}").repeat(8));
    assert!(entry(&sized).notes().is_empty());
}

/// Goal: rows of numbers are a puzzle by whatever name.  Method: names that other formats have for cells of another form.
#[test]
fn rows_of_numbers_have_any_name() {
    let rows = "[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,4]]";
    for key in ["grid", "cells", "board", "puzzle"] {
        for more in ["", "\"size\":4,"] {
            let read = entry(&format!("{{{more}\"{key}\":{rows}}}"));
            let clues = read.puzzle().clues().to_string();
            assert!(clues.starts_with("1..............4"), "{key}: {clues}");
        }
    }
}

/// Goal: what somebody says in passing of a variant is noted, and no other remark.
#[test]
fn rules_in_passing() {
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    let puzzle: Filling = PUZZLE.parse::<Puzzle>().expect("a puzzle").into_clues();
    let page = "https://www.sudokuwiki.org/";
    for (text, note) in [
        (format!("{PUZZLE} anti-knight\n"), "its comment speaks of rules"),
        (format!("{PUZZLE} # Killer\n"), "its comment speaks of rules"),
        (
            format!("{PUZZLE} e1-1-0.rules-abc\n"),
            "the id says rules that are not known here: rules-abc",
        ),
        (format!("#DAnti-king holds\n{rows}"), "its text speaks of rules"),
        (format!("{page}jigsaw.htm?bd={}", PUZZLE.replace('.', "0")), "the page jigsaw.htm"),
        (format!("{PUZZLE} hard, by hand\n"), ""),
        (format!("{page}sudoku.htm?bd={}", PUZZLE.replace('.', "0")), ""),
    ] {
        let notes = entry(&text).notes().to_vec();
        assert_eq!(notes.len(), usize::from(!note.is_empty()), "{text}: {notes:?}");
        assert!(notes.iter().all(|own| own.starts_with(note)), "{text}: {notes:?}");
    }
    let link = penpa(&puzzle, None, "");
    let packed = link.trim().split_once("p=").expect("a link").1;
    let bytes = BASE64_NOPAD.decode(packed.as_bytes()).expect("Base64");
    let text = miniz_oxide::inflate::decompress_to_vec(&bytes).expect("packed");
    let text = String::from_utf8(text).expect("a text").replacen(
        "Author: ,,,",
        "Author: ,,Thermo%2C of course,",
        1,
    );
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6);
    let read = entry(&format!(
        "https://swaroopg92.github.io/penpa-edit/#m=solve&p={}",
        BASE64_NOPAD.encode(&packed)
    ));
    assert_eq!(read.fact(Fact::Description), Some("Thermo, of course"));
    assert!(read.notes()[0].contains("speaks of rules"), "{:?}", read.notes());
}

/// Goal: nothing behind an id or other words is dropped.
#[test]
fn puzzles_behind_words() {
    let solution = SOLUTION;
    let other = PUZZLE.replacen('5', "4", 1).replacen('3', "1", 1);
    for words in ["e1-1-0", "7.1 hard", "some words", "ED=7.1/1.2/1.2", "# a remark"] {
        let read = all(&format!("{PUZZLE} {words} {other}"), Options::default());
        assert_eq!(read.len(), 2, "{words}: {read:?}");
        let read = entry(&format!("{PUZZLE} {words} {solution}"));
        assert_eq!(read.solution().map(ToString::to_string).as_deref(), Some(solution), "{words}");
    }
    // A layout between a puzzle and its solution makes it no other puzzle.
    let boxes = "aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii";
    for layout in [JIGSAW, boxes] {
        let read = all(&format!("{PUZZLE} {layout} {solution}"), Options::default());
        let [Ok(read)] = &read[..] else { panic!("{read:?}") };
        // The grid breaks the regions of the jigsaw, and that alone is noted.
        let is_broken = read.notes().iter().all(|note| note.starts_with("the solution beside it"));
        assert!(read.solution().is_some() && is_broken, "{:?}", read.notes());
        assert_eq!(read.notes().len(), usize::from(layout == JIGSAW));
    }
}

/// Goal: pictures with their regions beside them are read, several side by side as well.
#[test]
fn regions_beside_cells() {
    let random = &mut SplitMix64::new(11);
    let [one, two] = [(); 2].map(|()| clues(Shape::CLASSIC, random));
    let rows = |text: &str| -> Vec<String> {
        text.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned()).collect()
    };
    let beside = |parts: &[String]| -> String {
        let parts: Vec<Vec<String>> = parts.iter().map(|part| rows(part)).collect();
        let line =
            |k: usize| parts.iter().map(|part| part[k].clone()).collect::<Vec<_>>().join("  ");
        (0..9).map(|k| line(k) + "\n").collect()
    };
    let expected = Rules::parse(JIGSAW, Shape::CLASSIC).expect("regions");
    let [a, b, letters] = [one.to_string(), two.to_string(), JIGSAW.to_owned()];
    for parts in [
        vec![a.clone(), letters.clone()],
        vec![letters.clone(), a.clone()],
        vec![a.clone(), letters.clone(), b.clone(), letters.clone()],
    ] {
        for is_typed in [false, true] {
            let text = format!("{}\n{PUZZLE}\n", beside(&parts));
            let read = all(&text, Options { is_typed, ..Options::default() });
            let read: Vec<Entry> = read
                .into_iter()
                .map(|it| it.unwrap_or_else(|why| panic!("{why}\n{text}")))
                .collect();
            assert_eq!(read.len(), parts.len() / 2 + 1, "{text}");
            for (entry, clues) in read.iter().zip([&one, &two]).take(parts.len() / 2) {
                assert_eq!(entry.puzzle().clues().clues(), clues.clues(), "{text}");
                assert!(entry.puzzle().rules().says_the_same(&expected), "{text}");
            }
        }
    }
}

/// Goal: a layout with a region of a wrong size is refused with the region, its size and the right one.
#[test]
fn regions_of_a_wrong_size() {
    let bad = JIGSAW.replacen('b', "a", 1);
    let rows: String =
        bad.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for text in [format!("{PUZZLE} {bad}"), bad.clone(), rows, format!("{bad} {PUZZLE}")] {
        let why = wrong(&text);
        assert_eq!(
            (why.found.as_str(), why.expected.as_str()),
            ("region 'a' of 10 cells", "9 regions of 9 cells each"),
            "{text}"
        );
    }
}

/// Goal: lists of candidates are read as such, and lists of puzzles are not.
#[test]
fn lists_of_candidates() {
    let text = "[[[1],[3,4],[2],[3,4]], [2,[3,4],1,[3,4]],\n [[3,4],[1,2],[3,4],[1,2]], [[3,4],[1,2],[],4]]";
    let read = entry(text);
    let sets = read.puzzle().candidates().expect("candidates");
    let text = |set: &DigitSet| set.iter().map(|digit| digit.to_string()).collect::<String>();
    let shown: Vec<String> = sets.iter().map(text).collect();
    assert_eq!(read.shape().to_string(), "2x2");
    assert_eq!(shown[1..5].join(" "), "34 2 34 2");
    assert_eq!((shown[14].as_str(), shown[15].as_str()), ("", "4"));
    // A digit that is missing strikes none out.
    let sparse =
        entry("[[0,[3,4],2,[3,4]],[2,[3,4],null,[3,4]],[[3,4],[1,2],[3,4],[1,2]],[0,0,0,4]]");
    let sets = sparse.puzzle().candidates().expect("candidates");
    assert_eq!(
        (text(&sets[0]), text(&sets[6]), text(&sets[1])),
        ("1234".into(), "1234".into(), "34".into())
    );
    let grid = "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]";
    assert!(all(&format!("[{grid},{grid}]"), Options::default()).len() == 2);
}

/// Goal: numbers, words and wider signs around puzzles do no harm.
#[test]
fn what_stands_around_puzzles() {
    for (number, id) in [("1) ", "1"), ("#12 ", "12"), ("3. ", "3"), ("7 ", "7")] {
        let read = entry(&format!("{number}{PUZZLE}\n"));
        assert_eq!(
            (read.puzzle().clues().to_string(), read.fact(Fact::Id)),
            (PUZZLE.into(), Some(id))
        );
    }
    let comment = format!("#1 {}", PUZZLE.replacen('9', "?", 1));
    let why = Reader::first(&comment, Options::default()).expect_err("other signs are a comment");
    assert_eq!(why.found, "only comments");
    let dots = PUZZLE.replace('.', "·");
    assert_eq!(entry(&dots).puzzle().clues().to_string(), PUZZLE);
    let wide: String = PUZZLE
        .chars()
        .map(|sign| match sign.to_digit(10) {
            Some(digit) => char::from_u32('０' as u32 + digit).expect("a wide digit"),
            None => '．',
        })
        .collect();
    assert_eq!(entry(&wide).puzzle().clues().to_string(), PUZZLE);
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for text in [&rows, PUZZLE] {
        let read = all(&format!("Here is my puzzle, of Sunday:\n\n{text}"), Options::default());
        let [Ok(read)] = &read[..] else { panic!("{read:?}") };
        assert_eq!(read.puzzle().clues().to_string(), PUZZLE);
        assert_eq!(read.ignored(), ["the words before it: Here is my puzzle, of Sunday:"]);
    }
    assert!(wrong("Here is my puzzle:\n").found.contains("no known format"));
    let table = "{1} 34 | 2 34\n2 34 | 34 1\n------+-----\n34 12 | - 24\n34 12 | 14 23\n";
    let read = entry(table);
    let sets = read.puzzle().candidates().expect("candidates");
    assert_eq!((sets[0].len(), sets[10].len()), (1, 0));
}

/// Goal: words before a puzzle are told, on a line of their own and on its line.
#[test]
fn words_before_a_puzzle_are_told() {
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for words in [
        "Puzzle 1",
        "Puzzle 1:",
        "Puzzle #1",
        "Puzzle #1:",
        "Easy #1:",
        "Easy #12",
        "Killer sudoku",
        "killer sudoku",
        "Killer sudoku:",
        "Sudoku",
        "Easy:",
        "Level 5 - hard:",
        "Puzzle 1 (easy):",
        "Puzzle 3 / 10",
        "Anti-knight sudoku",
        "Sunday Puzzle",
        "Sudoku – leicht",
    ] {
        for puzzle in [&rows, PUZZLE, "1..4....23......"] {
            for gap in ["\n", "\n\n"] {
                let text = format!("{words}{gap}{puzzle}\n");
                let read = all(&text, Options::default());
                let [Ok(read)] = &read[..] else { panic!("{text}: {read:?}") };
                assert_eq!(read.ignored(), [format!("the words before it: {words}")], "{text}");
            }
        }
        if words.ends_with(':') || words.contains('#') {
            for puzzle in [PUZZLE, "1..4....23......"] {
                let two = format!("{words} {puzzle}\n{words} {puzzle}\n");
                let read = all(&two, Options::default());
                assert_eq!(read.len(), 2, "{two}");
                for read in read.iter().map(|it| it.as_ref().expect(&two)) {
                    assert_eq!(read.puzzle().clues().to_string(), puzzle, "{two}");
                    assert_eq!(read.ignored(), [format!("the words before it: {words}")], "{two}");
                }
            }
        }
    }
    let told = entry("Puzzle 1:\n[[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]\n").ignored().join("");
    assert!(told.contains("the words before it: Puzzle 1:"), "{told}");
    let text = format!("Puzzle 1:\n{PUZZLE}\nPuzzle 2:\n{rows}\nKiller sudoku\n{PUZZLE}\n");
    assert_eq!(all(&text, Options::default()).iter().filter(|it| it.is_ok()).count(), 3);
}

/// Goal: a comment that names a variant is told with the puzzle that follows, and no other comment is.
#[test]
fn a_comment_that_names_a_variant_is_told() {
    for comment in ["# rules: x", "% Anti-knight", "# Killer sudokus", "#windoku"] {
        for (before, after) in [("", ""), ("# hard\n", "\n"), ("", "\n# end\n")] {
            let text = format!("{before}{comment}\n{PUZZLE}{after}");
            let read = Reader::first(&text, Options::default()).expect(&text);
            assert_eq!(read.ignored(), [format!("the words before it: {comment}")], "{text}");
        }
        let alone = Reader::first(comment, Options::default()).unwrap_err();
        assert!(alone.to_string().contains("only comments"), "{alone}");
    }
    for comment in ["# easy ones", "# X-Wing at the start", "#", "% 17 clues"] {
        let text = format!("{comment}\n{PUZZLE}\n");
        let read = Reader::first(&text, Options::default()).expect(&text);
        assert!(read.ignored().is_empty(), "{text}");
    }
}

/// Goal: lists with the digit 0 are read with it, and a note says so.  Method: grids of three sides with some cells empty,
/// each sign for those, digits as numbers and as signs, rows as lists and as texts; and lists in which 0 is none.
#[test]
fn lists_with_the_digit_0() {
    for (name, last) in [("2x2", "3"), ("3x3", "8"), ("4x4", "9, then A to F")] {
        let random = &mut SplitMix64::new(0);
        let shape: Shape = name.parse().expect("a shape");
        let side = shape.side();
        let grid = crate::common::grid(shape, random);
        // The digits of the last name are left out, so that nothing but the zeros tells.
        let open = |at: usize| at.is_multiple_of(3);
        let write = |empty: &str, cell: fn(usize) -> String, is_open: bool| {
            let cell = |(at, digit): (usize, &Option<ennea::Digit>)| match digit {
                Some(digit) if !(is_open && open(at)) => cell(digit.index()),
                _ => empty.to_owned(),
            };
            let cells: Vec<String> = grid.clues().iter().enumerate().map(cell).collect();
            let rows = cells.chunks(side).map(|row| format!("[{}]", row.join(",")));
            format!("[{}]", rows.collect::<Vec<_>>().join(",\n "))
        };
        let cells = grid.clues().iter().enumerate();
        let clues = cells.map(|(at, digit)| digit.filter(|_| !open(at))).collect::<Vec<_>>();
        let expected = Filling::new(shape, clues).expect("clues");
        let note = format!("read with the digits 0 to {last}, '.' for an empty cell");
        let number: fn(usize) -> String = |index| index.to_string();
        let sign: fn(usize) -> String = |index| format!("'{index:X}'");
        for cell in [number, sign] {
            for empty in ["'.'", "None", "''", "null", "-1", "'-'", "' '"] {
                let text = write(empty, cell, true);
                let read = entry(&text);
                assert_eq!(read.puzzle().clues(), &expected, "{text}");
                assert_eq!(read.notes(), [note.as_str()], "{text}");
                let both = format!("puzzle = {text}\nsolution = {}\n", write(empty, cell, false));
                let read = entry(&both);
                assert_eq!((read.puzzle().clues(), read.solution()), (&expected, Some(&grid)));
            }
        }
        // 0 is empty beside the last digit; where two are in a row, and it is no digit, a note says so.
        let usual: fn(usize) -> String = |index| (index + 1).to_string();
        let text = write("0", usual, true);
        assert_eq!(entry(&text).puzzle().clues(), &expected, "{text}");
        assert!(entry(&text).notes().is_empty());
        let mixed = text.replacen('0', "None", 1);
        assert_eq!(entry(&mixed).puzzle().clues(), &expected, "{mixed}");
        let told = Options { alphabet: Some(Alphabet::One), ..Options::default() };
        assert!(
            Reader::first(&write("None", number, true), told).expect("a list").notes().is_empty()
        );
    }
    let mixed = entry("[[1,0,0,None],[0,0,3,0],[2,3,0,0],[0,0,0,'']]");
    assert_eq!(mixed.puzzle().clues().to_string(), "1.....3.23......");
    assert_eq!(mixed.notes(), ["read with the digits 1 to 4, '.' or '0' for an empty cell"]);
}

/// Goal: f-puzzles' JSON whose size is not that of its grid is refused, with both.
#[test]
fn a_size_that_is_not_the_grid_is_refused() {
    let square = |side: usize| {
        let row = vec!["{\"value\":1}"; side].join(",");
        vec![format!("[{}]", row.replacen('1', "2", 1)); side].join(",")
    };
    for (side, size) in [(1, "9"), (4, "9"), (9, "4"), (4, "\"9\""), (4, "\"four\""), (4, "4.5")] {
        let why = wrong(&format!("{{\"size\":{size},\"grid\":[{}]}}", square(side)));
        assert!(why.found.starts_with(&format!("{side} row")), "{why}");
        assert_eq!(why.expected, format!("{size}, as \"size\" says"));
    }
    let list = "{\"size\":9,\"grid\":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}";
    assert!(wrong(list).found.starts_with("4 rows"), "{}", wrong(list));
    for size in ["\"size\":4,", "\"size\":\"4\",", "\"size\":null,", ""] {
        let read = entry(&format!("{{{size}\"grid\":[{}]}}", square(4)));
        assert_eq!(read.shape().to_string(), "2x2", "{size}");
    }
}
