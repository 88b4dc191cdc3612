//! Steps in every language: the same cells, the same digits, and no English where none belongs.

#[path = "../../../ennea/tests/all/logic/boards.rs"]
mod boards;

use boards::{CASES, PUZZLES, board, lines};
use ennea::logic::{self, Board, Step, Technique};
use ennea::rate::se121::{self, Cause, Link, Rater, Technique as Scaled};
use ennea::{Candidate, Digit, House, Puzzle, Shape};
use ennea_answers::reasoning::converted;
use ennea_words::layout::{columns, wrapped};
use ennea_words::{self as words, Language, Level, Style};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

const RATED: &str = include_str!("../../../ennea/tests/cases/se-1.2.1.txt");
/// AI Escargot, and puzzles whose ratings need rare steps: chains inside chains of all kinds, unique
/// loops and graves.
const RARE: [&str; 6] = [
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........",
    "7.....4...2..7..8...3..8..9...5..3...6..2..9...1..7..6...3..9...3..4..6...9..1..5",
    "......8....9..852.4...9.......5...6.1..6.4..37....2....63.............39......1.7",
    "...5....6...8...7.6.3.........41......5.7...92...8..1....3.642...4....9..8...1.3.",
    ".....6.53......8..1.97..4.......5.....8...1..6..9....4..4.7....5....3..1..2.49.8.",
];

/// All languages but English.
fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|&language| language != Language::ENGLISH)
}

/// Tests whether a language is written in Latin letters, as its own name is.
fn is_latin(language: Language) -> bool {
    language.own_name().chars().any(|sign| sign.is_ascii_alphabetic())
}

/// Words in Latin letters that every language has: parts of names that solvers of all countries
/// use.
const ACCEPTED: [&str; 17] = [
    "X", "XY", "XYZ", "W", "Wing", "ALS", "XZ", "AIC", "BUG", "Sue", "de", "Coq", "xy", "xz", "yz",
    "xyz", "Swordfish",
];

/// The board and the technique of each case.
fn cases() -> impl Iterator<Item = (Technique, Board)> {
    lines(CASES).map(|line| {
        let parts: Vec<&str> = line.split(" | ").collect();
        (parts[0].parse().expect(line), board(parts[1]))
    })
}

/// The words of letters and digits.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty())
}

fn is_cell(word: &str) -> bool {
    let numbers = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    numbers.is_some_and(|(row, column)| is_number(row) && is_number(column))
}

/// The cells, each as often as it is named.
fn cells(text: &str) -> BTreeMap<&str, usize> {
    let mut found = BTreeMap::new();
    for word in tokens(text).filter(|word| is_cell(word)) {
        *found.entry(word).or_default() += 1;
    }
    found
}

/// The digits and the numbers of houses; in English `3s` is a digit too, `number 3` of a set is not.
fn numbers(text: &str) -> BTreeSet<&str> {
    let words: Vec<&str> = tokens(text).collect();
    let before = [""].into_iter().chain(words.iter().copied());
    let numbers =
        words.iter().zip(before).filter(|&(_, before)| !["number", "Nummer"].contains(&before));
    let numbers = numbers.map(|(word, _)| word.strip_suffix('s').unwrap_or(word));
    numbers.filter(|word| !word.is_empty() && word.bytes().all(|c| c.is_ascii_digit())).collect()
}

fn is_han(sign: char) -> bool {
    ('\u{4E00}'..='\u{9FFF}').contains(&sign)
}

/// Flaw in how a text is written, whatever it says; `None` if there is none.
fn flaw(language: Language, text: &str) -> Option<String> {
    let is_known = |word: &str| {
        let is_digit = word.len() == 1 && Digit::from_symbol(word.as_bytes()[0].into()).is_some();
        let is_number = word.bytes().all(|c| c.is_ascii_digit());
        is_cell(word) || is_digit || is_number || ACCEPTED.contains(&word)
    };
    if let Some(word) = tokens(text).find(|word| !is_latin(language) && !is_known(word)) {
        return Some(format!("the word {word}"));
    }
    let mut wrong =
        vec!["  ", " ,", " .", " ;", " :", "( ", " )", "..", "«»", ",,", " \n", "{", "}"];
    if language.code() == "zh" {
        wrong.extend([
            " ，", "， ", " 。", "。 ", " ：", "： ", "； ", "（ ", " ）", "） ", ", ", "; ",
            "。。", "，。",
        ]);
    }
    if let Some(wrong) = wrong.into_iter().find(|&wrong| text.contains(wrong)) {
        return Some(format!("{wrong:?}"));
    }
    let pairs = || text.chars().zip(text.chars().skip(1));
    let is_tight = |(a, b): &(char, char)| {
        is_han(*a) && b.is_ascii_alphanumeric() || a.is_ascii_alphanumeric() && is_han(*b)
    };
    let is_mixed = |(a, b): &(char, char)| {
        let is_cyrillic = |c: &char| ('а'..='я').contains(&c.to_lowercase().next().unwrap_or(*c));
        is_cyrillic(a) && b.is_ascii_alphabetic() || a.is_ascii_alphabetic() && is_cyrillic(b)
    };
    let near = pairs().find(|pair| is_tight(pair) || is_mixed(pair));
    near.map(|(a, b)| format!("{a}{b} together"))
}

#[track_caller]
fn check(language: Language, text: &str) {
    if let Some(flaw) = flaw(language, text) {
        panic!("{flaw} in: {text}");
    }
    for indent in [2, 4] {
        let lines = wrapped(text, indent);
        let long = lines.lines().find(|line| columns(line) > 79);
        assert_eq!(long, None, "in: {text}");
    }
}

/// Number of times that each technique was said.
type Counts = BTreeMap<Technique, usize>;

/// All that is said of a step, in all languages.
fn check_step(board: &Board, step: &Step, counts: &mut Counts) {
    let levels = [Level::Where, Level::Technique, Level::Cells];
    let all = |language| {
        let mut texts =
            vec![words::sentence(language, board, step), words::brief(language, board, step)];
        texts.extend(levels.map(|level| words::hint(language, board, step, level)));
        if !step.placements().is_empty() {
            let step = std::slice::from_ref(step);
            texts.push(words::digit(language, board, step, Level::Everything).join("\n"));
        }
        texts
    };
    let english = all(Language::ENGLISH);
    for language in others() {
        for (text, english) in all(language).iter().zip(&english) {
            assert_eq!(cells(text), cells(english), "{text}\n{english}");
            assert_eq!(numbers(text), numbers(english), "{text}\n{english}");
            check(language, text);
        }
    }
    check(Language::ENGLISH, &english[0]);
    *counts.entry(step.technique()).or_default() += 1;
}

/// Goal: every language says what English says.  Method: all steps of all techniques of the ladder on
/// the boards of their cases, and the ways of puzzles of all shapes; in each sentence, each short line
/// and each hint the cells are those of English, as often as there, and the digits too; there are no
/// words of English, no line is too long, and blanks and stops are where they belong.
#[test]
fn every_language_names_the_same_cells_and_digits() {
    let mut counts = Counts::new();
    for (technique, board) in cases() {
        let steps = match technique {
            Technique::NestedNet => logic::first_step(&board, technique).into_iter().collect(),
            _ => logic::all_steps(&board, technique),
        };
        steps.iter().for_each(|step| check_step(&board, step, &mut counts));
    }
    for line in lines(PUZZLES) {
        let mut board = Board::new(&line.parse().expect(line)).expect("no conflict");
        for step in logic::path(&board, &()).expect("() does not stop it") {
            check_step(&board, &step, &mut counts);
            board.apply(&step);
        }
    }
    assert!(Technique::LADDER.iter().all(|it| counts.contains_key(it)), "{counts:?}");
    assert!(counts.values().sum::<usize>() > 3000, "{counts:?}");
}

/// Goal: the same of the steps of ratings, with rules and chains inside chains.
#[test]
fn steps_of_ratings_are_said_in_every_language() {
    let rated = RATED.lines().filter_map(|line| line.split_once(':')).map(|(puzzle, _)| puzzle);
    let rated = rated.filter(|line| line.len() == 81).chain(RARE);
    let (mut rater, mut counts) = (Rater::new(), Counts::new());
    for line in rated {
        let puzzle: Puzzle = line.parse().expect(line);
        let mut board = Board::new(&puzzle).expect("no conflict");
        for step in rater.steps(&puzzle).expect("a rating") {
            check_step(&board, &converted(&board, &step), &mut counts);
            step.eliminations.iter().for_each(|&candidate| board.eliminate(candidate));
            step.placement.into_iter().for_each(|candidate| board.place(candidate));
        }
    }
    let others = counts.keys().filter(|it| !it.is_on_ladder()).count();
    assert!(others > 20 && counts.values().sum::<usize>() > 3000, "{others} {counts:?}");
}

/// Steps of ratings that the puzzles above do not need, on boards that have them.
fn never_met() -> [(Board, Step); 3] {
    [direct_claiming(), grave_of_type_3(), nested_cell()]
}

/// Goal: the same of steps that are made for it.  Method: each is proved on its board, and said.
#[test]
fn steps_that_are_never_met_are_said_in_every_language() {
    let mut counts = Counts::new();
    for (board, step) in never_met() {
        assert_eq!(logic::check(&board, &step), Ok(()), "{}", logic::notation(&board, &step));
        check_step(&board, &step, &mut counts);
    }
    let met: Vec<Technique> = counts.into_keys().collect();
    assert_eq!(met, [Technique::DirectClaiming, Technique::Bug3, Technique::NestedCell]);
}

/// The 5 of column 1 is in box 1, so that of column 2 has one place left.
///
/// No rating has this step.  Box 7 has its 5 in column 3 then, and leaves box 4 one place in column 2: that
/// is a single, or direct too, and looked for before.
fn direct_claiming() -> (Board, Step) {
    let others = [4, 5, 6, 7, 8, 9].map(|row| at(row, 1, 5));
    let board = open_but(others.into_iter().chain([5, 6, 7, 8, 9].map(|row| at(row, 2, 5))));
    let step = se121::Step {
        houses: vec![House::Column(0), House::Box(0)],
        pattern: [1, 2, 3].map(|row| at(row, 1, 5)).into(),
        eliminations: [1, 2, 3].into_iter().flat_map(|row| [2, 3].map(|c| at(row, c, 5))).collect(),
        placement: Some(at(4, 2, 5)),
        ..plain(Scaled::DirectClaiming)
    };
    let step = converted(&board, &step);
    (board, step)
}

/// The first such step on the way of a puzzle.
fn grave_of_type_3() -> (Board, Step) {
    let line = "1..6..3.........8..3..9..5.51.47....2.......93.7..15.6.6.7.8..2...3..1..7.3..9.6.";
    let puzzle: Puzzle = line.parse().expect(line);
    let mut board = Board::new(&puzzle).expect("no conflict");
    for step in Rater::new().steps(&puzzle).expect("a rating") {
        let told = converted(&board, &step);
        if told.technique() == Technique::Bug3 {
            return (board, told);
        }
        board.apply(&told);
    }
    panic!("a grave of type 3 is on the way of {line}");
}

/// Board and step with a nested cell: r1c1 is 1 or 2, r9c9 is not 3; for 2 by the locked 3s of
/// row 8.
fn nested_cell() -> (Board, Step) {
    let all = |row, column, kept: [usize; 2]| {
        let gone = (1..=9).filter(move |digit| !kept.contains(digit));
        gone.map(move |digit| at(row, column, digit))
    };
    let threes = [1, 2, 3, 4, 6, 9].map(|column| at(8, column, 3));
    let pairs = all(1, 1, [1, 2]).chain(all(1, 5, [2, 3])).chain(all(1, 9, [1, 3]));
    let board = open_but(pairs.chain(threes));
    let locked = se121::Step {
        houses: vec![House::Row(7), House::Box(8)],
        pattern: vec![at(8, 7, 3), at(8, 8, 3)],
        eliminations: vec![at(9, 9, 3)],
        ..plain(Scaled::Claiming)
    };
    let link = |candidate, is_true, cause, parents: &[usize]| Link {
        candidate,
        is_true,
        cause,
        parents: parents.into(),
    };
    let of_one = vec![
        link(at(9, 9, 3), false, Cause::House(House::Column(8)), &[1]),
        link(at(1, 9, 3), true, Cause::Cell, &[2]),
        link(at(1, 9, 1), false, Cause::House(House::Row(0)), &[3]),
        link(at(1, 1, 1), true, Cause::Assumption, &[]),
    ];
    let of_two = vec![
        link(at(9, 9, 3), false, Cause::Rule(Arc::new(locked)), &[1]),
        link(at(8, 5, 3), false, Cause::House(House::Column(4)), &[2]),
        link(at(1, 5, 3), true, Cause::Cell, &[3]),
        link(at(1, 5, 2), false, Cause::House(House::Row(0)), &[4]),
        link(at(1, 1, 2), true, Cause::Assumption, &[]),
    ];
    let step = se121::Step {
        eliminations: vec![at(9, 9, 3)],
        chains: vec![of_one, of_two],
        ..plain(Scaled::NestedCell)
    };
    let step = converted(&board, &step);
    (board, step)
}

/// A candidate by row, column and digit, all from 1.
fn at(row: usize, column: usize, digit: usize) -> Candidate {
    let cell = Shape::CLASSIC.cell(row - 1, column - 1);
    Candidate { cell, digit: Digit::from_index(digit - 1) }
}

/// The empty board without some candidates.
fn open_but(gone: impl Iterator<Item = Candidate>) -> Board {
    let mut board = Board::new(&Puzzle::empty(Shape::CLASSIC)).expect("no conflict");
    gone.for_each(|candidate| board.eliminate(candidate));
    board
}

/// A step of a technique of the scale, with nothing in it yet.
fn plain(technique: Scaled) -> se121::Step {
    se121::Step {
        technique,
        difficulty: 0,
        houses: Vec::new(),
        pattern: Vec::new(),
        set: None,
        eliminations: Vec::new(),
        placement: None,
        chains: Vec::new(),
    }
}

/// Goal: what has been read and found right stays so.  Method: `sentences.txt` has the first step of a
/// case of each technique in all languages; with `ENNEA_BLESS` set it is written anew, and to be read.
#[test]
fn sentences_are_those_that_were_read() {
    let mut text = String::from("# A step of each technique in every language, English first.\n");
    for &technique in Technique::LADDER.iter().filter(|&&it| it < Technique::NestedNet) {
        let mut boards = cases().filter(|(it, _)| *it == technique).map(|(_, board)| board);
        let board = boards.next().expect("every technique has a case");
        let step = logic::first_step(&board, technique).expect("a step");
        text += "\n";
        for language in Language::all() {
            text += &format!("{}\n", words::sentence(language, &board, &step));
        }
    }
    for (board, step) in never_met() {
        text += "\n";
        for language in Language::all() {
            text += &format!("{}\n", words::sentence(language, &board, &step));
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sentences.txt");
    if std::env::var_os("ENNEA_BLESS").is_some() {
        std::fs::write(path, &text).expect("the file can be written");
    }
    let read = std::fs::read_to_string(path).expect("the file can be read");
    let pairs = text.lines().zip(read.lines());
    pairs.for_each(|(now, before)| assert_eq!(now, before));
    assert_eq!(text.lines().count(), read.lines().count());
}

/// Names differ from each other in every language, and meanings are sentences.
#[test]
fn techniques_have_names_and_meanings() {
    for language in Language::all() {
        let stop = ['.', '。'];
        let mut names = BTreeSet::new();
        for &technique in Technique::ALL {
            let name = words::technique(language, technique);
            let meaning = words::meaning(language, technique);
            assert!(names.insert(name.clone()), "{name}");
            assert!(meaning.ends_with(stop) && meaning.matches(stop).count() == 1, "{meaning}");
            [name, meaning].iter().for_each(|text| check(language, text));
        }
    }
}

/// Goal: stories fit the page in every language.
#[test]
fn stories_are_no_wider_than_a_page() {
    for (_, board) in cases().step_by(5) {
        let steps = logic::path(&board, &()).expect("() does not stop it");
        for language in others() {
            for all in [false, true] {
                let style = Style { all, language, ..Style::default() };
                for paragraph in words::story(&board, &steps, style) {
                    for line in paragraph.lines() {
                        let first = line.trim_start().chars().next().expect("no empty line");
                        assert!(columns(line) <= 79, "{line}");
                        assert!(!"，。：；、）".contains(first), "{line}");
                    }
                }
            }
        }
    }
}
