//! Names of levels and of symmetries.

use crate::{Language, say};
use ennea_rate::{Level, hodoku};
use ennea_symmetry::Transformation;
use std::borrow::Cow;

/// A key for one of many names: what keys have no sign for is written out.
pub(crate) fn key(prefix: &str, name: &str) -> String {
    prefix.to_owned() + &name.replace('+', "-plus-").replace(' ', "-")
}

/// The word for a level.
pub fn level(language: Language, level: Level) -> Cow<'static, str> {
    language.text(&key("level-", level.name()))
}

/// The hardest steps of a level, in a few words.
pub fn level_needs(language: Language, level: Level) -> Cow<'static, str> {
    language.attribute(&key("level-", level.name()), "needs")
}

/// The heading of a chapter whose puzzles have a level.
pub fn level_chapter(language: Language, level: Level) -> Cow<'static, str> {
    language.attribute(&key("level-", level.name()), "chapter")
}

/// The name of a technique of HoDoKu, in English in the words of HoDoKu.
pub fn score_technique(language: Language, technique: hodoku::Technique) -> Cow<'static, str> {
    let name = technique.name().to_lowercase().replace(['(', ')'], "").replace('/', "-");
    language.text(&key("score-technique-", &name))
}

/// The word for a level of scores.
pub fn score_level(language: Language, level: hodoku::Level) -> Cow<'static, str> {
    language.text(&key("score-level-", level.name()))
}

/// The hardest steps of a level of scores, in a few words.
pub fn score_level_needs(language: Language, level: hodoku::Level) -> Cow<'static, str> {
    language.attribute(&key("score-level-", level.name()), "needs")
}

/// The name of a [class of symmetries](ennea_symmetry::ConjugacyClass::name).
///
/// ```
/// use ennea_words::{Language, symmetry};
/// let names = ["en", "ru"].map(|code| symmetry(Language::of(code).unwrap(), "half turn"));
/// assert_eq!(names, ["half turn", "пол-оборота"]);
/// ```
pub fn symmetry(language: Language, english: &str) -> Cow<'static, str> {
    language.text(&key("symmetry-", english))
}

/// A transformation: `transpose digits (2 3)`, `转置，数字 (2 3)`.  English alone can be read again.
pub fn transformation(language: Language, transformation: &Transformation) -> String {
    let mut parts: Vec<String> = Vec::new();
    for token in transformation.to_string().split(' ') {
        match parts.last_mut() {
            // Cycles have signs, and a blank between theirs.
            Some(last) if !token.starts_with(char::is_alphabetic) => *last += &format!(" {token}"),
            _ => parts.push(language.text(&key("move-", token)).into_owned()),
        }
    }
    say!(language, "moves", parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::Shape;

    #[test]
    fn transformations_are_told_in_every_language() {
        let text = "transpose rows (1 2 3) columns (1 4)(2 5)(3 6)";
        let given = Transformation::parse(Shape::CLASSIC, text).expect("it is written well");
        let told = |code| transformation(Language::of(code).expect(code), &given);
        assert_eq!(
            ["en", "ru", "zh"].map(told),
            [
                text,
                "транспонирование, строки (1 2 3), столбцы (1 4)(2 5)(3 6)",
                "转置，行 (1 2 3)，列 (1 4)(2 5)(3 6)"
            ]
        );
    }
}
