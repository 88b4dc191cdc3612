//! The files of all languages, held to each other and to what the program says.
//!
//! Goal: no key is missing, none is there for nothing, and no language loses what goes into a gap.  Method: the
//! files are parsed; the sources of all crates and of the page are searched for keys.

use ennea_words::Language;
use fluent_syntax::ast::{
    Attribute, CallArguments, Comment, Entry, Expression, InlineExpression, Pattern,
    PatternElement, Resource,
};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The functions that messages may use, and the names of their arguments.
const FUNCTIONS: [(&str, &[&str]); 10] = [
    ("LIST", &["with", "between", "last"]),
    ("QUOTE", &[]),
    ("QUOTES", &["with", "between", "last"]),
    ("COUNT", &[]),
    ("FORM", &["case"]),
    ("CAPITAL", &[]),
    ("SMALL", &[]),
    ("INSIDE", &[]),
    ("AFTER", &[]),
    ("BEFORE", &[]),
];

/// A message or an attribute of one, `key` or `key.attribute`.
#[derive(Debug, Default)]
struct Said {
    /// The gaps that are shown, and those by which a variant is chosen.
    shown: BTreeSet<String>,
    chosen: BTreeSet<String>,
    /// The gaps that a comment names after `Also`, or after `Without`.
    also: BTreeSet<String>,
    without: BTreeSet<String>,
    /// The messages of the same language that it uses.
    uses: BTreeSet<String>,
    functions: Vec<(String, Vec<String>)>,
}

impl Said {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, false),
            Expression::Select { selector, variants } => {
                self.inline(selector, true);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, is_selector: bool) {
        match inline {
            InlineExpression::VariableReference { id } => {
                let set = if is_selector { &mut self.chosen } else { &mut self.shown };
                set.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.uses.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let CallArguments { positional, named } = arguments;
                let named = named.iter().map(|named| named.name.name.to_owned()).collect();
                self.functions.push((id.name.to_owned(), named));
                positional.iter().for_each(|it| self.inline(it, is_selector));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn comment(&mut self, comment: &Comment<&str>) {
        let text = comment.content.join(" ");
        for (word, set) in [("Also ", &mut self.also), ("Without ", &mut self.without)] {
            let Some((_, rest)) = text.split_once(word) else { continue };
            let named = rest.split(['.', ':']).next().unwrap_or_default().split('$').skip(1);
            let name =
                |text: &str| text.split(|c: char| !c.is_alphanumeric()).next().map(str::to_owned);
            set.extend(named.filter_map(name));
        }
    }
}

/// Messages of a language, by their keys.
fn said(language: Language) -> BTreeMap<String, Said> {
    let mut all = BTreeMap::new();
    for (file, text) in language.files() {
        let place = format!("{language}/{file}.ftl");
        let resource: Resource<&str> = parse(*text).unwrap_or_else(|(_, errors)| {
            let told = errors.iter().map(|error| {
                let before = &text[..error.pos.start];
                let key = before.lines().rev().find_map(|line| line.split_once(" = "));
                let key = key.map_or("the beginning", |(key, _)| key.trim());
                format!("{place}:{}, at {key}: {}", before.matches('\n').count() + 1, error.kind)
            });
            panic!("{}", told.collect::<Vec<_>>().join("\n"))
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut add = |key: String, pattern: &Pattern<&str>| {
                        let mut it = Said::default();
                        it.pattern(pattern);
                        message.comment.iter().for_each(|comment| it.comment(comment));
                        let old = all.insert(key.clone(), it);
                        assert!(old.is_none(), "{place} has {key} twice");
                    };
                    let key = message.id.name;
                    message.value.iter().for_each(|value| add(key.to_owned(), value));
                    for Attribute { id, value } in &message.attributes {
                        add(format!("{key}.{}", id.name), value);
                    }
                }
                Entry::Junk { content } => panic!("{place} has what is no message: {content}"),
                _ => {}
            }
        }
    }
    let keys: Vec<String> = all.keys().cloned().collect();
    // What a message uses brings its gaps along.
    for key in keys {
        let mut left: Vec<String> = all[&key].uses.iter().cloned().collect();
        while let Some(used) = left.pop() {
            let used = all.get(&used).unwrap_or_else(|| panic!("{language}: {key} uses no {used}"));
            left.extend(used.uses.iter().cloned());
            let (shown, chosen) = (used.shown.clone(), used.chosen.clone());
            let it = all.get_mut(&key).expect("its own key");
            it.shown.extend(shown);
            it.chosen.extend(chosen);
        }
    }
    all
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be listed") {
        let path = entry.expect("an entry").path();
        let is_one = |ending: &&str| path.extension().is_some_and(|it| it == *ending);
        if path.is_dir() && !path.ends_with("vendor") {
            files(&path, endings, found);
        } else if endings.iter().any(is_one) {
            found.push(path);
        }
    }
}

/// All texts between quotation marks in the sources of all crates and of the page.
fn literals() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for entry in fs::read_dir(&crates).expect("the crates can be listed") {
        let path = entry.expect("an entry").path();
        files(&path.join("src"), &["rs"], &mut sources);
        if path.join("page").is_dir() {
            files(&path.join("page"), &["js", "html"], &mut sources);
        }
    }
    let mut found = BTreeSet::new();
    for source in sources {
        let text = fs::read_to_string(&source).expect("sources are text");
        let is_part = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        for (at, _) in text.match_indices(['"', '\'', '`']) {
            let rest = &text[at + 1..];
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            // A key, or the beginning of one before a gap.
            if end > 0 && rest[end..].starts_with(['"', '\'', '`', '{', '$']) {
                found.insert(rest[..end].to_owned());
            }
        }
    }
    found
}

fn is_beginning(literal: &str) -> bool {
    literal.ends_with('-') && literal.len() > 3
}

#[test]
fn every_language_has_what_is_said_and_nothing_else() {
    let literals = literals();
    let is_said = |key: &str| {
        let key = key.split('.').next().expect("a key");
        let begins = |literal: &&String| is_beginning(literal) && key.starts_with(literal.as_str());
        literals.contains(key) || literals.iter().any(|literal| begins(&literal))
    };
    let english = said(Language::ENGLISH);
    for language in Language::all() {
        let own = said(language);
        let is_used = |key: &str| own.values().any(|it| it.uses.contains(key));
        let missing: Vec<&String> =
            english.keys().filter(|key| is_said(key) && !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let other: Vec<&String> =
            own.keys().filter(|key| !english.contains_key(*key) && !is_used(key)).collect();
        assert!(other.is_empty(), "English lacks {other:?} of {language}");
        let idle: Vec<&String> = own.keys().filter(|key| !is_said(key) && !is_used(key)).collect();
        assert!(idle.is_empty(), "{language} has {idle:?}, which nobody says");
    }
}

#[test]
fn every_language_fills_the_same_gaps() {
    let english = said(Language::ENGLISH);
    let mut wrong = Vec::new();
    for language in Language::all().skip(1) {
        for (key, own) in said(language) {
            let Some(it) = english.get(&key) else { continue };
            let known: BTreeSet<&String> =
                it.shown.iter().chain(&it.chosen).chain(&it.also).collect();
            let mine: BTreeSet<&String> = own.shown.iter().chain(&own.chosen).collect();
            for unknown in mine.iter().filter(|gap| !known.contains(*gap) && **gap != "case") {
                wrong.push(format!("{language}: {key} has ${unknown}, English has not"));
            }
            for lost in it.shown.iter().filter(|gap| !mine.contains(gap)) {
                if !own.without.contains(lost) {
                    wrong.push(format!("{language}: {key} leaves ${lost} out"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_functions_that_there_are_are_called() {
    for language in Language::all() {
        for (key, it) in said(language) {
            for (name, arguments) in it.functions {
                let known = FUNCTIONS.iter().find(|(known, _)| *known == name);
                let known = known.unwrap_or_else(|| panic!("{language}: {key} calls {name}"));
                let strange = arguments.iter().find(|it| !known.1.contains(&it.as_str()));
                assert_eq!(strange, None, "{language}: {key} calls {name}");
            }
        }
    }
}
