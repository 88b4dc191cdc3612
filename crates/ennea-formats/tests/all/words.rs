//! Words around puzzles: none is taken for cells, and none vanishes; those that mean a variant are told.

use crate::common::{EN, JIGSAW, PUZZLE, SOLUTION, all, entry_alone, wrong};
use crate::ways::penpa;
use data_encoding::BASE64_NOPAD;
use ennea::{Filling, Puzzle};
use ennea_formats::{Alphabet, Entry, Fact, Format, Options, Reader, Writer};

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
        let notes = entry_alone(&text).notes(EN);
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
    let read = entry_alone(&format!(
        "https://swaroopg92.github.io/penpa-edit/#m=solve&p={}",
        BASE64_NOPAD.encode(&packed)
    ));
    assert_eq!(read.fact(Fact::Description), Some("Thermo, of course"));
    assert!(read.notes(EN)[0].contains("speaks of rules"), "{:?}", read.notes(EN));
}

/// Goal: nothing behind an id or other words is dropped.
#[test]
fn puzzles_behind_words() {
    let solution = SOLUTION;
    let other = PUZZLE.replacen('5', "4", 1).replacen('3', "1", 1);
    for words in ["e1-1-0", "7.1 hard", "some words", "ED=7.1/1.2/1.2", "# a remark"] {
        let read = all(&format!("{PUZZLE} {words} {other}"), Options::default());
        assert_eq!(read.len(), 2, "{words}: {read:?}");
        let read = entry_alone(&format!("{PUZZLE} {words} {solution}"));
        assert_eq!(read.solution().map(ToString::to_string).as_deref(), Some(solution), "{words}");
    }
    // A layout between a puzzle and its solution makes it no other puzzle.
    let boxes = "aaabbbcccaaabbbcccaaabbbcccdddeeefffdddeeefffdddeeefffggghhhiiiggghhhiiiggghhhiii";
    for layout in [JIGSAW, boxes] {
        let read = all(&format!("{PUZZLE} {layout} {solution}"), Options::default());
        let [Ok(read)] = &read[..] else { panic!("{read:?}") };
        // The grid breaks the regions of the jigsaw, and that alone is noted.
        let is_broken =
            read.notes(EN).iter().all(|note| note.starts_with("the solution beside it"));
        assert!(read.solution().is_some() && is_broken, "{:?}", read.notes(EN));
        assert_eq!(read.notes(EN).len(), usize::from(layout == JIGSAW));
    }
}

/// Goal: numbers, words and wider signs around puzzles do no harm.
#[test]
fn what_stands_around_puzzles() {
    for (number, id) in [("1) ", "1"), ("#12 ", "12"), ("3. ", "3"), ("7 ", "7")] {
        let read = entry_alone(&format!("{number}{PUZZLE}\n"));
        assert_eq!(
            (read.puzzle().clues().to_string(), read.fact(Fact::Id)),
            (PUZZLE.into(), Some(id))
        );
    }
    let comment = format!("#1 {}", PUZZLE.replacen('9', "?", 1));
    let why = Reader::first(&comment, Options::default()).expect_err("other signs are a comment");
    assert_eq!(why.key, "text-only-comments");
    let dots = PUZZLE.replace('.', "·");
    assert_eq!(entry_alone(&dots).puzzle().clues().to_string(), PUZZLE);
    let wide: String = PUZZLE
        .chars()
        .map(|sign| match sign.to_digit(10) {
            Some(digit) => char::from_u32('０' as u32 + digit).expect("a wide digit"),
            None => '．',
        })
        .collect();
    assert_eq!(entry_alone(&wide).puzzle().clues().to_string(), PUZZLE);
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for text in [&rows, PUZZLE] {
        let read = all(&format!("Here is my puzzle, of Sunday:\n\n{text}"), Options::default());
        let [Ok(read)] = &read[..] else { panic!("{read:?}") };
        assert_eq!(read.puzzle().clues().to_string(), PUZZLE);
        assert_eq!(read.ignored(EN), ["the words before it: Here is my puzzle, of Sunday:"]);
    }
    assert!(wrong("Here is my puzzle:\n").to_string().contains("no known format"));
    let table = "{1} 34 | 2 34\n2 34 | 34 1\n------+-----\n34 12 | - 24\n34 12 | 14 23\n";
    let read = entry_alone(table);
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
        "Sudoku Nr. 7 (12.03.2024)",
        "2024-05-06T12:30:00Z",
        "from http://example.com/a/1",
        "www.example.com",
    ] {
        for puzzle in [&rows, PUZZLE, "1..4....23......"] {
            for gap in ["\n", "\n\n"] {
                let text = format!("{words}{gap}{puzzle}\n");
                let read = all(&text, Options::default());
                let [Ok(read)] = &read[..] else { panic!("{text}: {read:?}") };
                assert_eq!(read.ignored(EN), [format!("the words before it: {words}")], "{text}");
            }
        }
        if words.ends_with(':') || words.contains('#') {
            for puzzle in [PUZZLE, "1..4....23......"] {
                let two = format!("{words} {puzzle}\n{words} {puzzle}\n");
                let read = all(&two, Options::default());
                assert_eq!(read.len(), 2, "{two}");
                for read in read.iter().map(|it| it.as_ref().expect(&two)) {
                    assert_eq!(read.puzzle().clues().to_string(), puzzle, "{two}");
                    assert_eq!(
                        read.ignored(EN),
                        [format!("the words before it: {words}")],
                        "{two}"
                    );
                }
            }
        }
    }
    let told =
        entry_alone("Puzzle 1:\n[[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]\n").ignored(EN).join("");
    assert!(told.contains("the words before it: Puzzle 1:"), "{told}");
    let text = format!("Puzzle 1:\n{PUZZLE}\nPuzzle 2:\n{rows}\nKiller sudoku\n{PUZZLE}\n");
    assert_eq!(all(&text, Options::default()).iter().filter(|it| it.is_ok()).count(), 3);
}

/// Goal: a line with a puzzle is no header of a table, whatever stands before the puzzle; numbers are facts too.
#[test]
fn a_puzzle_is_no_header() {
    for word in ["Sudoku", "puzzle", "grid", "quiz", "Quizzes", "Sudoku, 12. Mai 2024"] {
        for between in [", ", ",", ";", "; "] {
            let text = format!("{word}{between}{PUZZLE}\n{PUZZLE}\n");
            assert_eq!(all(&text, Options::default()).len(), 2, "{text}");
            let alone = all(&format!("{word}{between}{PUZZLE}\n"), Options::default());
            assert_eq!(alone.len(), 1, "{text}");
        }
    }
    for shape in ["", "\"shape\":\"3x3\","] {
        let read = entry_alone(&format!("{{\"puzzle\":\"{PUZZLE}\",{shape}\"rating\":1.5}}"));
        assert_eq!(read.fact(Fact::Rating), Some("1.5"));
    }
}

/// Goal: titles in any script, and numbers as people write them, are words.  Method: before a line and before rows,
/// one after the other.
#[test]
fn titles_are_words() {
    let rows: String =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    for title in ["数独", "数独 第12题", "№ 1", "Судоку №3", "Rätsel", "X-Sudoku", "Anti-Knight 2"]
    {
        for puzzle in [&rows, &(PUZZLE.to_owned() + "\n")] {
            let text = format!("{title}\n{puzzle}\n{title}\n{puzzle}");
            let read = all(&text, Options::default());
            let found: Vec<String> =
                read.iter().flatten().map(|it| it.puzzle().clues().to_string()).collect();
            assert_eq!((found.len(), read.len()), (2, 2), "{text}\n{read:?}");
            assert!(found.iter().all(|it| it == PUZZLE), "{text}");
            for entry in read.iter().flatten() {
                assert!(entry.ignored(EN)[0].contains(title), "{text}: {:?}", entry.ignored(EN));
            }
        }
    }
}

/// Goal: a comment that names a variant is told with the puzzle that follows, and no other comment is.
#[test]
fn a_comment_that_names_a_variant_is_told() {
    for comment in ["# rules: x", "% Anti-knight", "# Killer sudokus", "#windoku"] {
        for (before, after) in [("", ""), ("# hard\n", "\n"), ("", "\n# end\n")] {
            let text = format!("{before}{comment}\n{PUZZLE}{after}");
            let read = Reader::first(&text, Options::default()).expect(&text);
            assert_eq!(read.ignored(EN), [format!("the words before it: {comment}")], "{text}");
        }
        let alone = Reader::first(comment, Options::default()).unwrap_err();
        assert!(alone.to_string().contains("only comments"), "{alone}");
    }
    for comment in ["# easy ones", "# X-Wing at the start", "#", "% 17 clues"] {
        let text = format!("{comment}\n{PUZZLE}\n");
        let read = Reader::first(&text, Options::default()).expect(&text);
        assert!(read.ignored(EN).is_empty(), "{text}");
    }
}

/// Goal: words in brackets, as forums write them, end no puzzle and begin none; those that mean a variant are told.
#[test]
fn words_in_brackets_are_no_cells() {
    let rows =
        PUZZLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into_owned() + "\n");
    for puzzle in [PUZZLE.to_owned() + "\n", rows.collect::<String>()] {
        for tag in [
            "[code]", "[/code]", "```", "```text", "~~~", "[x]", "[Puzzle 2]", "[note: easy]",
            "[quote=\"anna\"]", "[数独]",
        ] {
            let text = format!("{tag}\n{puzzle}{tag}\n{puzzle}{tag}\n");
            let read = all(&text, Options::default());
            let found: Vec<String> =
                read.iter().flatten().map(|it| it.puzzle().clues().to_string()).collect();
            assert_eq!((found.len(), read.len()), (2, 2), "{text}\n{read:?}");
            assert!(found.iter().all(|it| it == PUZZLE), "{text}");
        }
        let told = entry_alone(&format!("[anti-knight]\n{puzzle}"));
        assert!(told.ignored(EN)[0].contains("anti-knight"), "{:?}", told.ignored(EN));
    }
}

/// Goal: a title is words, whatever stands in it, over a picture, over a line and in the line; what it says is told.
#[test]
fn titles_with_numbers_are_words() {
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect();
    for title in [
        "2024-05-06",
        "3.10.2024",
        "每日数独 2024-05-06",
        "第5题",
        "№ 5",
        "Решите это.",
        "Level 3/5",
        "Rated: 9.0",
        "Hard | easy",
        "X-Sudoku: both diagonals",
        "Diagonal-Sudoku",
        "🎉 Sudoku 🎉",
        "// test",
        "Sudoku 12/31/2024",
        "Sudoku ★★★",
        "* A puzzle",
        "- easy",
        "> as was said",
        "Time: 12:30",
        "Difficulty 5.7",
        "Puzzle1",
        "Schwierigkeitsgrad: 3",
        "Rätsel 12 vom 3.4.2024",
    ] {
        let texts = [rows.join("\n"), PUZZLE.to_owned()].map(|cells| format!("{title}\n{cells}\n"));
        let beside = format!("{title} {PUZZLE}\n");
        let is_date = title.starts_with(|c: char| c.is_ascii_digit());
        for text in texts.iter().chain((!is_date).then_some(&beside)) {
            let read = entry_alone(text);
            assert_eq!(read.puzzle().clues().to_string(), PUZZLE, "{text}");
            let words = title.trim_start_matches("> ");
            assert!(read.ignored(EN)[0].contains(words), "{text}: {:?}", read.ignored(EN));
        }
    }
    // Cells are none, even where one is wrong.
    for line in ["5 3 . | . 7 . | . . Q", "53..7..xx", "5 3 None None 7 None None None None"] {
        let mut text = rows.clone();
        text[0] = line;
        let ignored = |entry: Entry| entry.ignored(EN).len();
        assert_eq!(
            Reader::first(&text.join("\n"), Options::default()).map_or(0, ignored),
            0,
            "{line}"
        );
    }
}

/// Goal: words behind the last puzzle are nothing, but if they speak of rules.
#[test]
fn words_behind_the_last_puzzle() {
    for (words, count) in [("Have fun!", 1), ("Anti-knight applies.", 2), ("12.4 12.4", 2)] {
        let found = Reader::of_text(&format!("{PUZZLE}\n\n{words}\n"), Options::default()).count();
        assert_eq!(found, count, "{words}");
    }
}

/// Goal: a link is read wherever it stands in its line, and what is said around it is told.
#[test]
fn links_may_have_anything_around_them() {
    let entry = Entry::new(PUZZLE.parse::<Puzzle>().expect("a puzzle"));
    for format in [Format::SudokuPad, Format::Fpuzzles, Format::SudokuWiki] {
        let link = Writer::new(format, Alphabet::One).entry(&entry).expect("a link");
        let link = link.trim();
        for (before, after, told) in [
            ("", "", 0),
            ("<", ">", 0),
            ("(", ")", 0),
            ("\"", "\"", 0),
            ("see ", " now", 2),
            ("[my puzzle](", ")", 1),
            ("* [my puzzle](", ") (hard)", 2),
            ("<a href=\"", "\">here</a>", 2),
        ] {
            let text = format!("{before}{link}{after}\n");
            let read = entry_alone(&text);
            assert_eq!(read.puzzle().clues().to_string(), PUZZLE, "{text}");
            assert_eq!(read.notes(EN).len() + read.ignored(EN).len(), told, "{text}");
        }
    }
    for link in ["https://sudokupad.app/", "https://sudokupad.app/?puzzleid="] {
        let read = entry_alone(&format!("{link}{PUZZLE}\n"));
        assert_eq!(read.puzzle().clues().to_string(), PUZZLE, "{link}");
    }
}

/// Goal: what is too little for a puzzle is refused, and rules that JSON names by any key are rules.
#[test]
fn signs_alone_are_no_puzzle() {
    for text in ["*\n", "x\n", "12. -\n", "* *\n"] {
        assert!(wrong(text).to_string().contains("no known format"), "{text}");
    }
    let typed =
        |rule: &str| entry_alone(&format!("{{\"type\":\"{rule}\",\"puzzle\":\"{PUZZLE}\"}}"));
    assert_eq!(typed("antiknight").puzzle().rules().to_string(), "knight");
    assert_eq!(typed("easy").notes(EN), ["the key 'type' is left out"]);
}
