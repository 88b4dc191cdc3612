//! The names that the Sudoku community gives to classes of symmetries.
//!
//! A name is tied to its class by one example, written as a transformation; which class that is,
//! is worked out.  For any shape: identity, half turn, and for square ones the diagonal mirror
//! and the quarter turn.  For 3x3 also those that go by what happens to the cells of a grid that
//! has the symmetry: digits that go around in their minirow (mini rows), from box to box and back
//! after three (jumping rows), or from box to box and back after three one place further (full
//! rows), and the like along diagonals.
//!
//! Source: the "Red Ed's Sudoku symmetry group" tables, `[RJ2006]` and the forum that followed.

use super::transformation::Transformation;
use crate::language::Language;
use crate::shape::Shape;

/// Cycles inside the bands, one for each.
const MINI: &str = "(1 2 3)(4 5 6)(7 8 9)";
/// Band after band, rows in their order.
const JUMPING: &str = "(1 4 7)(2 5 8)(3 6 9)";
/// Band after band, the rows moving on once around.
const FULL: &str = "(1 4 7 2 5 8 3 6 9)";

/// Examples of the named symmetries of a shape.
pub(super) fn examples(shape: Shape) -> Vec<(&'static str, Transformation)> {
    let mut examples = vec![
        ("half turn", Transformation::half_turn(shape)),
        ("identity", Transformation::identity(shape)),
    ];
    examples.extend(Transformation::quarter_turn(shape).ok().map(|turn| ("quarter turn", turn)));
    examples.extend(Transformation::transposition(shape).ok().map(|t| ("diagonal mirror", t)));
    if shape == Shape::CLASSIC {
        examples.extend(CLASSIC.iter().map(|&(name, rows, columns)| {
            let text = format!("rows {rows} columns {columns}");
            (name, Transformation::parse(shape, &text).expect("the examples are written well"))
        }));
    }
    examples
}

/// Name, row permutation, column permutation.
const CLASSIC: [(&str, &str, &str); 10] = [
    ("mini rows", "()", MINI),
    ("jumping rows", "()", JUMPING),
    ("full rows", "()", FULL),
    ("mini diagonals", MINI, MINI),
    ("jumping diagonals", JUMPING, JUMPING),
    ("full diagonals", FULL, FULL),
    ("gliding rows", MINI, JUMPING),
    ("waving rows", MINI, FULL),
    ("broken columns", FULL, JUMPING),
    ("column sticks", "(1 7)(2 8)(3 9)", "(1 3)(4 6)(7 9)"),
];

/// The names in all languages, and the words of transformations.
const WORDS: [[&str; 3]; 18] = [
    ["identity", "тождество", "恒等"],
    ["half turn", "пол-оборота", "旋转 180 度"],
    ["quarter turn", "четверть оборота", "旋转 90 度"],
    ["diagonal mirror", "отражение в диагонали", "对角线翻转"],
    ["mini rows", "мини-строки", "宫内行"],
    ["jumping rows", "прыгающие строки", "跳跃行"],
    ["full rows", "полные строки", "完整行"],
    ["mini diagonals", "мини-диагонали", "宫内对角线"],
    ["jumping diagonals", "прыгающие диагонали", "跳跃对角线"],
    ["full diagonals", "полные диагонали", "完整对角线"],
    ["gliding rows", "скользящие строки", "滑动行"],
    ["waving rows", "волнистые строки", "波浪行"],
    ["broken columns", "ломаные столбцы", "折断列"],
    ["column sticks", "палочки в столбцах", "列棒"],
    ["transpose", "транспонирование", "转置"],
    ["rows", "строки", "行"],
    ["columns", "столбцы", "列"],
    ["digits", "цифры", "数字"],
];

/// The name of a [class of symmetries](super::ConjugacyClass::name), or a word of a transformation, in a
/// language; the English one, if no other is known.
///
/// ```
/// use ennea::{Language, symmetry::name_in};
/// assert_eq!(Language::ALL.map(|it| name_in(it, "half turn")), ["half turn", "пол-оборота", "旋转 180 度"]);
/// ```
pub fn name_in(language: Language, english: &str) -> &str {
    let known = WORDS.iter().find(|words| words[0] == english);
    known.map_or(english, |&[english, russian, chinese]| language.choose(english, russian, chinese))
}

/// A transformation in a language: `transpose digits (2 3)`, `转置，数字 (2 3)`.  English alone can be
/// read again.
pub fn transformation_in(language: Language, transformation: &Transformation) -> String {
    let text = transformation.to_string();
    let mut told = String::new();
    for english in text.split(' ') {
        let word = name_in(language, english);
        told += match (told.is_empty(), word == english) {
            (true, _) => "",
            (false, true) => " ",
            (false, false) => language.choose(" ", ", ", "，"),
        };
        told += word;
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transformations_are_told_in_every_language() {
        let text = "transpose rows (1 2 3) columns (1 4)(2 5)(3 6)";
        let given = Transformation::parse(Shape::CLASSIC, text).expect("it is written well");
        assert_eq!(
            Language::ALL.map(|language| transformation_in(language, &given)),
            [
                text,
                "транспонирование, строки (1 2 3), столбцы (1 4)(2 5)(3 6)",
                "转置，行 (1 2 3)，列 (1 4)(2 5)(3 6)"
            ]
        );
    }

    /// Goal: no name is left in English.  Method: those of all examples, which are all names.
    #[test]
    fn every_name_is_in_every_language() {
        for (name, _) in examples(Shape::CLASSIC) {
            for language in [Language::Russian, Language::Chinese] {
                assert!(
                    !name_in(language, name).contains(|c: char| c.is_ascii_alphabetic()),
                    "{name}"
                );
            }
        }
    }
}
