//! Everything is said in the language of the session: by help, by replies, by refusals.

use crate::replay::{host, reply, transcripts, typed};
use ennea::rules::NamedRule;
use ennea_formats::Format;
use ennea_shell::{ORDERS, Session};
use ennea_words::Language;
use ennea_words::layout::columns;
use std::collections::BTreeSet;
use std::fs;

/// All languages but English.
fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|&language| language != Language::ENGLISH)
}

/// Tests whether a language is written in Latin letters, as its own name is.
fn is_latin(language: Language) -> bool {
    language.own_name().chars().any(|sign| sign.is_ascii_alphabetic())
}

/// Words in Latin letters that every language has: names of programs, keys, scales, formats and
/// files, and of techniques that solvers of all countries call so.
const ACCEPTED: [&str; 43] = [
    "SudokuSolver", "Ctrl", "C", "D", "A", "N", "RxC", "x", "r", "c", "se", "ladder", "ER", "EP",
    "ED", "txt", "json", "sdk", "susser", "convert", "ennea", "XY", "XYZ", "W", "Wing", "X", "AIC",
    "ALS", "BUG", "xy", "xz", "yz", "en", "ru", "zh", "quit", "exit", "color", "h", "differ",
    "jigsaw", "Swordfish", "regions",
];

fn words(text: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !c.is_ascii_alphabetic();
    text.split(ends).filter(|word| !word.is_empty())
}

/// The words that names and arguments of orders, and names of rules, are made of.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = ACCEPTED.map(str::to_owned).into();
    let rules = NamedRule::ALL.iter().map(|rule| rule.name());
    let orders = ORDERS.iter().flat_map(|order| [order.name, order.arguments]);
    let codes = Language::all().map(|language| language.code().to_owned());
    let formats = Format::ALL.iter().map(|format| format.name());
    names
        .extend(rules.chain(formats).chain(orders).flat_map(words).map(str::to_owned).chain(codes));
    names
}

/// The first word of a text in Latin letters that is none of these, nor letters of a jigsaw.
fn stray<'a>(text: &'a str, names: &BTreeSet<String>) -> Option<&'a str> {
    let is_jigsaw = |word: &str| word.bytes().all(|letter| (b'a'..=b'd').contains(&letter));
    words(text).find(|word| !names.contains(*word) && !is_jigsaw(word))
}

/// Goal: every order is explained in every language, in words that fit a terminal.  Method: all orders;
/// what is said differs from English, has no words of it, and has no line of more than 80 columns.
#[test]
fn help_is_there_in_every_language() {
    let names = names();
    for language in others() {
        let mut session = Session::in_language(language);
        let list = reply(&mut session, &mut host(), ("help", u64::MAX));
        assert!(list.lines().all(|line| columns(line) <= 80), "{list}");
        for order in ORDERS {
            let [summary, details] = [order.summary(language), order.details(language)];
            let english = Language::ENGLISH;
            let is_new = summary != order.summary(english);
            assert!(list.contains(&summary) && is_new, "{}", order.name);
            let has_none = order.details(english).is_empty();
            assert_eq!(details.is_empty(), has_none, "{}", order.name);
            let stops = details.is_empty() || details.ends_with(['.', '。', ')', '）']);
            assert!(stops, "{details}");
            for text in [&summary, &details] {
                // Languages are named in their own letters.
                let own = |text: String, it: Language| text.replace(it.own_name(), it.code());
                let text = &Language::all().fold(text.clone(), own);
                assert!(is_latin(language) || stray(text, &names).is_none(), "{text}");
                assert_eq!(badly_set(language, text), None, "{text}");
            }
            let help = format!("help {}", order.name);
            let help = reply(&mut session, &mut host(), (&help, u64::MAX));
            assert!(help.lines().all(|line| columns(line) <= 80), "{help}");
            let begins = |line: &str| line.starts_with(|c| "，。：；、）".contains(c));
            assert!(!help.lines().any(begins), "{help}");
        }
    }
}

/// Two signs that should not stand together: a character beside a Latin letter or a digit without a blank,
/// a blank beside punctuation of full width, letters of two alphabets.
fn badly_set(language: Language, text: &str) -> Option<String> {
    let is_han = |c: char| ('\u{4E00}'..='\u{9FFF}').contains(&c);
    let is_full = |c: char| "，。：；、？！（）“”".contains(c);
    let is_cyrillic = |c: char| ('а'..='я').contains(&c) || ('А'..='Я').contains(&c);
    let wrong = |a: char, b: char| match language.code() {
        "zh" => {
            is_han(a) && b.is_ascii_alphanumeric()
                || a.is_ascii_alphanumeric() && is_han(b)
                || is_full(a) && b == ' '
                || a == ' ' && is_full(b)
                || is_han(a) && ",.;:?!".contains(b)
        }
        _ => {
            is_cyrillic(a) && b.is_ascii_alphabetic()
                || a.is_ascii_alphabetic() && is_cyrillic(b)
                || a == ' ' && ",;:)".contains(b)
        }
    };
    let pairs = text.chars().zip(text.chars().skip(1));
    pairs.into_iter().find(|&(a, b)| wrong(a, b)).map(|(a, b)| format!("{a}{b}"))
}

/// Goal: no reply is left in English.  Method: all orders of all transcripts, given in another language;
/// what is said has no word in Latin letters but names and what was typed; where the language has Latin letters
/// itself, no line with such a word is what English says.
#[test]
fn no_reply_is_left_in_english() {
    let names = names();
    for language in others() {
        let (mut said, mut refused) = (0, 0);
        for path in transcripts() {
            let mut session = Session::in_language(language);
            let (mut english, mut other) = (Session::default(), host());
            let mut host = host();
            let mut given: BTreeSet<String> = BTreeSet::new();
            for line in fs::read_to_string(&path).expect("a transcript can be read").lines() {
                let Some((order, looks)) = typed(line) else { continue };
                if order.trim_start().starts_with("language") {
                    continue;
                }
                let english = reply(&mut english, &mut other, (order, looks));
                let reply = reply(&mut session, &mut host, (order, looks));
                // What an order prints as it was given.
                let prints = ["echo", "source", "history", "undo", "redo", "export"];
                let repeats = prints.iter().any(|name| order.trim_start().starts_with(name));
                let new: BTreeSet<String> = words(order).map(str::to_owned).collect();
                let mut known = &names | &new;
                if repeats {
                    known.extend(given.iter().cloned());
                }
                if order.trim_start().starts_with("source") {
                    let texts = host.files.values().flat_map(|text| words(text));
                    known.extend(texts.map(str::to_owned));
                }
                for line in reply.lines() {
                    // A line of what was given is shown as it is.
                    if line.starts_with("!   | ") || line.starts_with("(") {
                        continue;
                    }
                    let is_other = is_latin(language) && english.lines().all(|it| it != line);
                    assert!(is_other || stray(line, &known).is_none(), "{order}: {line}");
                    let text = line.trim_start_matches(['!', '?', ' ']);
                    let is_picture = text.is_ascii();
                    let flaw = badly_set(language, text).filter(|_| !is_picture && !repeats);
                    assert_eq!(flaw, None, "{order}: {line}");
                    said += 1;
                    refused += usize::from(line.starts_with('!'));
                }
                if !order.trim_start().starts_with("echo") {
                    given.extend(new);
                }
            }
        }
        assert!(said > 1000 && refused > 80, "{said} {refused}");
    }
}
