//! What a text says beside its cells: taken, or told by name.

use crate::common::{EN, JIGSAW, PUZZLE, SOLUTION, all, clues, entry_alone, wrong};
use ennea::random::SplitMix64;
use ennea::rules::Rules;
use ennea::{Puzzle, Shape};
use ennea_formats::{Alphabet, Entry, Fact, Format, Options, Writer};

fn rules(entry: &Entry) -> String {
    entry.puzzle().rules().to_string()
}

/// Goal: a link of the page is read whole.  Method: the keys one by one and together, as the page encodes them.
#[test]
fn links_of_the_page() {
    let link = |more: &str| format!("http://127.0.0.1:8080/#/play?p={PUZZLE}{more}");
    let read = entry_alone(&link(""));
    assert_eq!((read.format(), rules(&read).as_str()), (Some(Format::Page), "plain"));
    assert_eq!(rules(&entry_alone(&link("&r=x%2Bknight"))), "x+knight");
    // The blank before the link is that of Chinese.
    let read = entry_alone(&format!("See\u{3000}{} now", link("&r=x+knight")));
    assert_eq!(rules(&read), "x+knight");
    assert_eq!(read.ignored(EN), ["what follows on the line: now"]);
    assert_eq!(read.notes(EN), ["what stands before the link is left out: See"]);
    assert_eq!(entry_alone(&link("&p=1")).ignored(EN), ["the key 'p' of the link"]);
    let digits = PUZZLE.replacen("..7", "4.7", 1);
    let read = entry_alone(&link(&format!("&r=x&d={digits}")));
    let puzzle = read.puzzle();
    assert_eq!((puzzle.clues().to_string(), puzzle.digits().to_string()), (PUZZLE.into(), digits));
    assert_eq!((rules(&read).as_str(), read.notes(EN).len()), ("x", 0));
    let wide = format!("#/play?p={}1&s=2x6", ".".repeat(143));
    assert_eq!(entry_alone(&wide).shape().to_string(), "2x6");
    let jigsaw = format!(
        "regions%0A{}&seed=3",
        JIGSAW
            .as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row).into_owned())
            .collect::<Vec<_>>()
            .join("%0A")
    );
    let read = entry_alone(&link(&format!("&r={jigsaw}")));
    let expected = Rules::parse(JIGSAW, Shape::CLASSIC).expect("regions");
    assert!(read.puzzle().rules().says_the_same(&expected) && read.ignored(EN).is_empty());
    assert_eq!(entry_alone(&link("&q=1")).ignored(EN), ["the key 'q' of the link"]);
    assert_eq!(entry_alone(&link("&r=xyz")).unknown_rules(), ["the rules xyz"]);
    assert!(
        wrong(&link(&format!("&d=6{}", ".".repeat(80)))).to_string().contains("placed at r1c1")
    );
    assert!(wrong("http://h/#/play?s=3x3").to_string().contains("without p="));
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
            let read = entry_alone(&text);
            let said =
                read.notes(EN).iter().filter(|note| note.contains("speaks of rules")).count()
                    + read.unknown_rules().len();
            // The key `rules` is our own and must be one.
            let notes = if name == "Rules" && text.starts_with('{') { 1 } else { notes };
            assert_eq!((rules(&read).as_str(), said), (expected, notes), "{text}");
        }
    }
    let with = |more: &str| entry_alone(&format!("{{\"Puzzle\":\"{PUZZLE}\",{more}}}"));
    assert_eq!(with("\"killer\":[[1,2]]").unknown_rules(), ["\"killer\": [[1,2]]"]);
    assert_eq!(rules(&with("\"antiKnight\":true")), "knight");
    assert_eq!(rules(&with("\"anti-king\":false")), "plain");
    assert_eq!(rules(&with("\"id\":\"e1-1-0.rules-x\"")), "x");
    let rows: Vec<String> = vec!["[1,0,0,0]".to_owned(); 1]
        .into_iter()
        .chain(vec!["[0,0,0,0]".to_owned(); 3])
        .collect();
    let list = format!("{{\"board\":[{}],\"variant\":\"x\"}}", rows.join(","));
    assert_eq!(rules(&entry_alone(&list)), "x");
    let ipuz = |more: &str| {
        let kind = "\"kind\":[\"http://ipuz.org/sudoku#1\"]";
        entry_alone(&format!("{{{kind},\"puzzle\":[{}],{more}}}", rows.join(",")))
    };
    assert!(ipuz("\"intro\":\"No king's move\"").notes(EN)[0].contains("its text speaks of rules"));
    assert!(ipuz("\"notes\":\"killer\"").notes(EN)[0].contains("its comment speaks of rules"));
    assert!(ipuz("\"intro\":\"Welcome\"").notes(EN).is_empty());
    // Whichever reader takes an object, its rules are taken too.
    assert_eq!(rules(&ipuz("\"rules\":\"x\"")), "x");
    for text in [
        format!("[{{\"puzzle\":\"{PUZZLE}\",\"rules\":\"x\"}}]"),
        format!("{{\"clues\":\"{PUZZLE}\",\"rules\":\"x\"}}"),
        format!("{{\"puzzles\":[\"{PUZZLE}\"],\"rules\":\"x\"}}"),
    ] {
        assert_eq!(rules(&entry_alone(&text)), "x", "{text}");
    }
    let table = format!("puzzle,state,empty\n{PUZZLE},{PUZZLE},\n");
    assert_eq!(entry_alone(&table).notes(EN), ["the column 'state' is left out"]);
    for unknown in ["foo", "x+foo", "111222333"] {
        let read = entry_alone(&format!("puzzle,rules\n{PUZZLE},{unknown}\n"));
        assert_eq!(read.unknown_rules(), [unknown]);
    }
}

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
                let noted = read
                    .notes(EN)
                    .into_iter()
                    .filter(|it| it.contains("solution beside it is none"));
                assert_eq!(noted.count(), usize::from(!is_true), "{text}: {:?}", read.notes(EN));
            }
        }
    }
    for alone in [
        format!("{{\"solution\":{}}}", squared(SOLUTION)),
        format!(
            "[{{\"name\":\"x\",\"solution\":\"{SOLUTION}\"}},{{\"words\":[\"abcde\",\"fghijklmnopqrstuvwxy\"]}}]"
        ),
    ] {
        let said = wrong(&alone).message.to_string();
        assert_eq!(said, "found 1 solution without a puzzle; expected a puzzle beside each");
    }
    let two =
        format!("{{\"board\":{0},\"solutions\":[{1},{1}]}}", squared(PUZZLE), squared(SOLUTION));
    assert_eq!(entry_alone(&two).ignored(EN), ["another solution"]);
}

/// Goal: no rule that stands before a puzzle or in a link vanishes, nor a sign that may be meant otherwise.
#[test]
fn what_may_be_rules_is_noted() {
    let words = [
        "anti-knight: ",
        "X-Sudoku ",
        "X Sudoku: ",
        "Killer; ",
        "Ход коня: ",
        "对角线数独: ",
        "Unregelmäßiges Sudoku: ",
    ];
    for words in words {
        let read = entry_alone(&format!("{words}{PUZZLE}"));
        assert!(read.notes(EN).iter().any(|it| it.contains("its line speaks of rules")), "{words}");
    }
    let zeros = PUZZLE.replace('.', "0");
    let link = Writer::new(Format::Fpuzzles, Alphabet::One)
        .entry(&Entry::new(PUZZLE.parse::<Puzzle>().expect("a puzzle")))
        .expect("any puzzle");
    for link in [
        format!("https://example.org/play?p={PUZZLE}"),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"),
        format!("https://www.sudokuwiki.org/Sudoku?bd={zeros}"),
        link.trim().to_owned(),
    ] {
        assert!(entry_alone(&link).ignored(EN).is_empty(), "{link}");
        for key in ["rules", "x"] {
            let read = entry_alone(&format!("{link}&{key}=1"));
            assert_eq!(read.ignored(EN), [format!("the key '{key}' of the link")], "{link}");
        }
    }
    for page in ["X_Sudoku", "windoku.htm"] {
        let link = format!("https://www.sudokuwiki.org/{page}?bd={zeros}");
        assert!(entry_alone(&link).notes(EN)[0].contains(page), "{link}");
    }
    for sign in ["x", "X", "0"] {
        // With a 9 in it, 0 is no digit.
        let cells = if sign == "0" { PUZZLE.replace('9', ".") } else { PUZZLE.to_owned() };
        let read = entry_alone(&cells.replacen('.', sign, 1));
        let said = format!("{} stands among", sign.to_lowercase());
        assert!(read.notes(EN)[0].starts_with(&said), "{:?}", read.notes(EN));
        assert!(entry_alone(&PUZZLE.replace('.', sign)).notes(EN).is_empty());
    }
    // Among other letters x is a digit.
    let cell = |k: usize| if k.is_multiple_of(3) { char::from(b'A' + (k % 25) as u8) } else { '.' };
    let letters: String = (0..625).map(cell).collect();
    let rows: String =
        letters.as_bytes().chunks(25).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for text in [letters, rows] {
        assert!(
            entry_alone(&text).notes(EN).iter().all(|it| !it.contains("stands among")),
            "{text}"
        );
    }
}

/// Goal: what follows the fields of a library's line is told, and candidates that a clue contradicts.
#[test]
fn what_contradicts_or_follows_is_told() {
    let line =
        |fields: &str| entry_alone(&format!(":0000:x:{}:{fields}", PUZZLE.replace('.', "0")));
    assert!(line(":::").ignored(EN).is_empty());
    assert_eq!(line("::::and more").ignored(EN), ["what follows on the line: and more"]);
    let comment = line(":115::").fact(Fact::Comment).map(str::to_owned);
    assert_eq!(comment.as_deref(), Some("technique 0000, digits x, eliminates 115"));
    let sets = |first: &str| {
        let sets = [vec![first], vec!["123456789"; 80]].concat();
        entry_alone(&format!("{{\"puzzle\":\"{PUZZLE}\",\"candidates\":{sets:?}}}"))
    };
    let first = &PUZZLE[..1];
    assert!(sets(first).ignored(EN).is_empty());
    let other = if first == "1" { "2" } else { "1" };
    let said = "the candidates at r1c1, of which the digit there is none";
    assert_eq!(sets(other).ignored(EN), [said]);
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
                let read = entry_alone(&text.replace("\"MORE\"", &format!("\"{key}\":{value}")));
                assert_eq!(read.notes(EN), [format!("the key '{key}' is left out")], "{text}");
            }
        }
        let read = entry_alone(&text.replace("\"MORE\"", "\"difficulty\":\"Hard\",\"foo\":null"));
        assert_eq!((read.fact(Fact::Level), read.notes(EN).len()), (Some("Hard"), 0), "{text}");
    }
    let own = format!("{{\"shape\":\"3x3\",\"puzzle\":\"{PUZZLE}\",\"count\":\"1\"}}");
    assert!(entry_alone(&own).notes(EN).is_empty());
    let row = format!("[{{\"value\":1,\"given\":true}}{}]", ",{}".repeat(8));
    let sized = format!("{{\"size\":9,\"grid\":[{row}{}]}}", format!(",{row}").repeat(8));
    assert!(entry_alone(&sized).notes(EN).is_empty());
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
        let said = "region 'a' has 10 cells; expected 9 regions of 9 cells each";
        assert_eq!(why.message.to_string(), said, "{text}");
    }
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
        let rows = if side == 1 { "row" } else { "rows" };
        let said = format!("found {side} {rows}; expected {size}, as \"size\" says");
        assert_eq!(why.message.to_string(), said);
    }
    let list = "{\"size\":9,\"grid\":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}";
    assert!(wrong(list).message.to_string().starts_with("found 4 rows"), "{}", wrong(list));
    for size in ["\"size\":4,", "\"size\":\"4\",", "\"size\":null,", ""] {
        let read = entry_alone(&format!("{{{size}\"grid\":[{}]}}", square(4)));
        assert_eq!(read.shape().to_string(), "2x2", "{size}");
    }
}
