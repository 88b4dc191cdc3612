//! What readers refuse, told in every language.
//!
//! Goal: no error is without words in a language, and none has words of another.  Method: inputs that reach every
//! message of `misread.ftl`, and those about texts that the readers share; the words of what is told must stand in
//! the files of the language or in the input.

use crate::common::PUZZLE;
use data_encoding::BASE64_NOPAD;
use ennea_formats::{Alphabet, Entry, Format, Options, ReadError, Reader, Writer};
use ennea_words::{Language, Told};
use std::collections::BTreeSet;

fn written(format: Format) -> String {
    let entry = Entry::new(PUZZLE.parse::<ennea::Filling>().expect("a puzzle"));
    Writer::new(format, Alphabet::One).entry(&entry).expect("3x3")
}

/// A link of Penpa with a text.
fn penpa(text: &str) -> String {
    let packed = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6);
    format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={}", BASE64_NOPAD.encode(&packed))
}

/// A square of JSON, each cell the same.
fn square(side: usize, cell: &str) -> String {
    let row = format!("[{}]", vec![cell; side].join(","));
    format!("[{}]", vec![row; side].join(","))
}

/// Keys, with inputs that reach them.
fn inputs() -> Vec<(&'static str, Option<Format>, String)> {
    use Format as F;
    let json = |text: &str| text.replace('\'', "\"");
    let given = |text: &str| json(&format!("{{'puzzle':'1..4....23......',{text}}}"));
    let coach = |text: &str| {
        json(&format!(
            "{{'gridSize':4,'givenDigits':'1..4....23......','userCellCandidates':'{text}'}}"
        ))
    };
    let ipuz = |text: &str| json(&format!("{{'kind':['http://ipuz.org/sudoku#1'],{text}}}"));
    let game = |data: &str| format!("<opensudoku><game data=\"{data}\"/></opensudoku>");
    let wiki = |bd: &str| format!("https://www.sudokuwiki.org/sudoku.htm?bd={bd}");
    let rows = |count: usize| "123456789\n".repeat(count);
    let (row, short) = ("..".repeat(20), &PUZZLE[1..]);
    #[rustfmt::skip]
    let mut inputs = vec![
        ("misread-sign", None, format!("puzzle,solution\n{},", PUZZLE.replacen('9', "?", 1))),
        ("misread-sign", Some(F::List), json("[[0,1,2,3],['K',0,1,2],[1,2,3,0],[2,3,0,1]]")),
        ("misread-number", None, "[[9,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]]".to_owned()),
        ("misread-cell", None, ipuz("'puzzle':[[3]]")),
        ("misread-cell", None, json(&format!("{{'grid':{}}}", square(4, "{'value':7}")))),
        ("misread-candidate", None, written(F::Pm).replacen("247", "2z7", 1)),
        ("misread-candidate", None, written(F::Sdx).replacen(" 7 ", " u7 ", 1).replacen("124", "1x4", 1)),
        ("misread-place", None, written(F::Sukaku).replacen("....5", "...5.", 1)),
        ("misread-places", Some(F::Sukaku), written(F::Sukaku)[1..].to_owned()),
        ("misread-triple", None, format!("{PUZZLE}:412 4x3")),
        ("misread-move", None, written(F::Ss) + "\nI999\n"),
        ("misread-given", None, ".AntiKnight.~R1C1_x".to_owned()),
        ("misread-placed", None, given("'placed':'2...............'")),
        ("misread-placed", None, format!("puzzle,placed\n{PUZZLE},9{}\n", ".".repeat(80))),
        ("misread-sheet", None, format!(",,,,\n,1,2,3,4\n,3,4,,\n,2,1,,\n{}", ",,,,\n".repeat(2))),
        ("misread-sets", None, given("'candidates':['1']")),
        ("misread-sets", Some(F::Coach), coach("3-2")),
        ("misread-sets", Some(F::Coach), coach("2-2")),
        ("misread-side", Some(F::Sdk), row),
        ("misread-side", None, json(&format!("{{'grid':{}}}", square(40, "{}")))),
        ("misread-groups", Some(F::Pm), "1 23 4 23\n1 23 4\n".to_owned()),
        ("misread-groups", Some(F::Sdx), "1 23 4 23\n1 23 4\n1 2 3 4\n1 2 3 4\n".to_owned()),
        ("misread-rows", None, ipuz(&format!("'puzzle':{},'saved':{}", square(4, "0"), square(1, "0")))),
        ("misread-size", None, json(&format!("{{'size':9,'grid':{}}}", square(4, "{}")))),
        ("misread-size", None, json("{'size':7,'board':[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}")),
        ("misread-no-rows", None, ipuz("'puzzle':[]")),
        ("misread-row", None, json("{'grid': [[{}],[{}]]}")),
        ("misread-shape", None, given("'shape':'7x9'")),
        ("misread-shape", None, "0x3:a5zz".to_owned()),
        ("misread-shape", None, ".Shape~99x99.AntiKnight".to_owned()),
        ("misread-areas", None, json(&format!("{{'grid':{}}}", square(4, "{'region':1}")))),
        ("misread-regions", None, "aaabaabbcadccddd".to_owned()),
        ("misread-rules", None, ".Shape~6x6.Windoku.~R1C1_1".to_owned()),
        ("misread-bank", Some(F::Bank), "0123456789ab".to_owned()),
        ("misread-library", Some(F::Library), ":0000:x:".to_owned()),
        ("misread-csv", Some(F::Csv), "a,b".to_owned()),
        ("misread-header", Some(F::Csv), "puzzle,solution\n5,3,,,7,,,,".to_owned()),
        ("misread-list", None, "[1,2,3]".to_owned()),
        ("misread-repeated", None, "[[1,0,0,4],[0]*N,[2,3,0,0],[0]*4]".to_owned()),
        ("misread-solutions", None, json("{'solution':[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}")),
        ("misread-solo", None, "3x3#123".to_owned()),
        ("misread-solo-cell", None, "3x3:a10zz".to_owned()),
        ("misread-borders", Some(F::Solo), "4j:p".to_owned()),
        ("misread-borders", Some(F::Solo), "4j:p,ab!".to_owned()),
        ("misread-no-borders", Some(F::Solo), "2x2:p,abc".to_owned()),
        ("misread-json", None, "{\"grid\": [[1,2".to_owned()),
        ("misread-json", Some(F::Coach), "{\"gridSize\"".to_owned()),
        ("misread-json", Some(F::SudokuPad), "{\"cells\"".to_owned()),
        ("misread-object", Some(F::Jsonl), "{\"shape\":\"3x3\"}".to_owned()),
        ("misread-answer", Some(F::Jsonl), "{\"error\":\"line 3\"}".to_owned()),
        ("misread-value", None, given("'rules':['x']")),
        ("misread-value", None, given("'marks':{}")),
        ("misread-kind", None, json("{'kind':['http://ipuz.org/crossword#1'],'puzzle':[[0]]}")),
        ("misread-xml", None, "<opensudoku><game data=\"12</opensudoku>".to_owned()),
        ("misread-no-game", None, "<opensudoku/>".to_owned()),
        ("misread-version", None, game("version: 9&#10;0|0|1|")),
        ("misread-game", None, game("version: 1&#10;0|0|1|")),
        ("misread-game-cell", None, game(&"12|0|1|".repeat(81))),
        ("misread-link", None, "https://f-puzzles.com/?id=y2abc".to_owned()),
        ("misread-link", None, "https://www.sudokuwiki.org/sudoku.htm".to_owned()),
        ("misread-link", None, "http://127.0.0.1/#/play?s=3x3".to_owned()),
        ("misread-short-link", None, "https://sudokupad.app/abc123".to_owned()),
        ("misread-packed", None, "https://f-puzzles.com/?load=N4Igzg".to_owned()),
        ("misread-packed", None, "SCv7_32_f2e4".to_owned()),
        ("misread-packed", None, "https://swaroopg92.github.io/penpa-edit/#m=edit&p=abc".to_owned()),
        ("misread-link-sign", None, "https://f-puzzles.com/?load=N4Ig!".to_owned()),
        ("misread-link-size", None, format!("https://f-puzzles.com/?load={}", "N".repeat(40_000))),
        ("misread-board", None, penpa("hex,9,9\n")),
        ("misread-board", None, penpa("square,9\n")),
        ("misread-board-size", None, penpa("square,9,7\n[0,0,0,0]\n")),
        ("misread-wiki-code", None, wiki("L9B00")),
        ("misread-wiki-signs", None, wiki("S9B00")),
        ("misread-wiki-cell", None, wiki(&format!("S9B{}", "!!".repeat(81)))),
        ("text-unknown", None, "Guten Tag".to_owned()),
        ("text-unknown", None, "<html/>".to_owned()),
        ("text-unknown", None, "{\"a\":1}".to_owned()),
        ("text-unknown", None, "http://localhost/x".to_owned()),
        ("text-nothing", None, String::new()),
        ("text-only-comments", None, "# 1\n".to_owned()),
        ("text-cell-count", None, short.to_owned()),
        ("text-cell-count", Some(F::Susser), short.to_owned()),
        ("text-cell-count", None, "3x3:a5zz".to_owned()),
        ("text-row-length", Some(F::Sdk), rows(8) + "12345678\n"),
        ("text-row-count", Some(F::Sdk), rows(8)),
        ("text-row-count", Some(F::Pm), "1 23 4 23\n1 23 4 23\n".to_owned()),
        ("text-row-count", Some(F::Sdx), "1 23 4 23\n1 23 4 23\n".to_owned()),
        ("text-character", None, PUZZLE.replacen('9', "?", 1)),
        ("text-digit-too-large", None, "1234123412341235".to_owned()),
    ];
    for head in ["%PDF-", "GIF8", "PK\u{3}\u{4}"] {
        inputs.push(("text-other-file", None, format!("{head}1.4\n")));
    }
    inputs
}

/// The first error of a text.
fn wrong(text: &str, format: Option<Format>) -> Option<ReadError> {
    let options = Options { format, ..Options::default() };
    let error = Reader::of_text(text, options).find_map(Result::err);
    error.or_else(|| Reader::first(text, options).err())
}

/// The words of Latin letters in a text, of three letters and more.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    let latin = words.filter(|word| word.len() > 2 && word.is_ascii());
    latin.map(str::to_lowercase).collect()
}

#[test]
fn every_error_is_told_in_every_language() {
    let keys = |language: Language| -> BTreeSet<&'static str> {
        let file = language.files().iter().find(|(name, _)| *name == "misread").expect("the file");
        let lines = file.1.lines().filter(|line| !line.starts_with([' ', '#']));
        lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect()
    };
    let mut left = keys(Language::ENGLISH);
    left.remove("misread-other-shape");
    let mut faults = Vec::new();
    for (key, format, text) in inputs() {
        let Some(error) = wrong(&text, format) else {
            faults.push(format!("{key}: nothing is wrong with {text}"));
            continue;
        };
        left.remove(key);
        if error.key != key {
            faults.push(format!("{key}: {error}\n{text}"));
        }
        faults.extend(faults_of(&error, &text));
    }
    faults.extend(left.into_iter().map(|key| format!("{key} is not reached")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with the words for an error of a text.
fn faults_of(error: &ReadError, text: &str) -> Vec<String> {
    let typed = words(&format!("{text} {} hex userCellCandidates", error.text));
    let english = [error.message.to_string(), error.hint.to_string()];
    let mut faults = Vec::new();
    if english.iter().any(|it| it.is_empty() || it.ends_with('.')) {
        faults.push(format!("{}: {english:?}", error.key));
    }
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let own = language.files().iter().flat_map(|(_, text)| words(text));
        let own: BTreeSet<String> = own.collect();
        for (told, english) in [&error.message, &error.hint].into_iter().zip(&english) {
            let told = told.told(language);
            let foreign = words(&told);
            let foreign: Vec<&String> = foreign
                .iter()
                .filter(|word| !own.contains(*word) && !typed.contains(*word))
                .collect();
            let is_english =
                ["found ", " expected ", "such as "].iter().any(|it| told.contains(it));
            if told == *english || is_english || !foreign.is_empty() {
                faults.push(format!("{language}, {}: {told} {foreign:?}", error.key));
            }
        }
    }
    faults
}

/// Rules that a shape asks for are not those of the text; and a solution that is left out says why.
#[test]
fn what_stands_beside_a_puzzle_is_told_in_every_language() {
    let shape = Some("3x3".parse().expect("a shape"));
    let error =
        Reader::first("2x2:p", Options { shape, format: Some(Format::Solo), ..Options::default() });
    let error = error.expect_err("it is 2x2");
    assert_eq!(error.key, "misread-other-shape");
    assert_eq!(faults_of(&error, ""), Vec::<String>::new());
    let text = "{\"board\":[[1,0,0,4],[0,0,0,0],[2,3,0,0],[0,0,0,0]],\
                \"solution\":[[9,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]}";
    let entry = Reader::first(text, Options::default()).expect("a puzzle");
    assert_eq!(
        entry.ignored(Language::ENGLISH),
        ["a solution that cannot be read: found '9'; expected 1 to 4, or 0 for an empty cell"]
    );
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let told = entry.ignored(language).concat();
        assert!(!told.contains("found") && told.contains('9'), "{language}: {told}");
    }
}
