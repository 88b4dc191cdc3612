//! Words that are printed besides digits: for rules, puzzles and levels.

use ennea_base::rules::{HouseKind, NamedRule, Rules};
use ennea_base::{Digit, Filling, Shape};
use ennea_rate::Level;
use ennea_words::{self as words, Language, say};

/// The level of a puzzle, in a caption.
pub(crate) fn level(language: Language, level: Level) -> String {
    say!(language, "print-level", level = words::level(language, level))
}

/// Words for the hardest steps of a level, for people who solve puzzles.
pub(crate) fn needs(language: Language, level: Level) -> String {
    say!(language, "print-level", level = words::level_needs(language, level))
}

/// The heading of a chapter whose puzzles have a level, or have none.
pub(crate) fn chapter(language: Language, level: Option<Level>) -> String {
    match level {
        Some(level) => words::level_chapter(language, level).into_owned(),
        None => say!(language, "book-other-puzzles"),
    }
}

/// Numbers of the puzzles of a chapter, in words.
pub(crate) fn puzzles(language: Language, first: usize, last: usize) -> String {
    match first == last {
        true => say!(language, "print-puzzle", number = first),
        false => say!(language, "book-puzzles", first, last),
    }
}

/// The cells of a puzzle row by row, to be read aloud.
pub(crate) fn spoken(language: Language, puzzle: &Filling) -> String {
    let shape = puzzle.shape();
    let cell = |cell| match puzzle.clue(cell) {
        Some(digit) => digit.to_string(),
        None => say!(language, "print-blank"),
    };
    let row = |row: usize| {
        let cells: Vec<String> =
            (0..shape.side()).map(|column| cell(shape.cell(row, column))).collect();
        say!(language, "print-row", number = row + 1, cells)
    };
    let rows: Vec<String> = (0..shape.side()).map(row).collect();
    rows.join(language.blank())
}

/// Instructions under some rules: what every line, box or region holds, then a sentence for each
/// further rule.
///
/// ```
/// use ennea::{Shape, rules::Rules};
/// use ennea_print::{Language, rules_in_words};
/// let rules = Rules::parse("x+knight", Shape::CLASSIC).unwrap();
/// assert_eq!(rules_in_words(Language::ENGLISH, &rules)[1..], [
///     "Both grey diagonals hold each digit once as well.",
///     "Cells a knight's move apart hold different digits.",
/// ]);
/// ```
pub fn rules_in_words(language: Language, rules: &Rules) -> Vec<String> {
    let mut all = vec![fill_in(language, &[rules.shape()], frame(rules))];
    all.extend(further(language, rules));
    all
}

/// Kind of the houses that have a thick frame under some rules; lines, if none has one.
pub(crate) fn frame(rules: &Rules) -> HouseKind {
    let framed = [HouseKind::Box, HouseKind::Region].into_iter().find(|&kind| rules.has(kind));
    framed.unwrap_or(HouseKind::Line)
}

/// A sentence for each rule besides those of lines, boxes and regions.
pub(crate) fn further(language: Language, rules: &Rules) -> Vec<String> {
    let named = rules.named().iter();
    let named = named.filter(|rule| !matches!(rule, NamedRule::Plain | NamedRule::Latin));
    let named = named.map(|rule| say!(language, &format!("rule-{}", rule.name())));
    let houses = rules.of_kind(HouseKind::Listed);
    let houses = houses.map(|house| say!(language, "listed-house", name = house.name));
    let pairs = rules.pairs().iter().filter(|pairs| pairs.rule.is_none());
    let pairs = pairs.map(|pairs| say!(language, "listed-pairs", name = pairs.name));
    named.chain(houses).chain(pairs).collect()
}

/// Sentence on what every line holds, and every house with a thick frame, which is of this kind;
/// none has one, if it is lines.
pub(crate) fn fill_in(language: Language, shapes: &[Shape], framed: HouseKind) -> String {
    let all = language.text(match framed {
        HouseKind::Box => "fill-boxes",
        HouseKind::Region => "fill-regions",
        _ => "fill-lines",
    });
    let sides: Vec<usize> = shapes.iter().map(|shape| shape.side()).collect();
    let side = sides.iter().copied().max().unwrap_or(9);
    if sides.iter().any(|&other| other != side) {
        return say!(language, "fill-in-any", all);
    }
    match side {
        0..=9 => say!(language, "fill-in", all, n = side),
        10 => say!(language, "fill-in-letter", all),
        _ => say!(language, "fill-in-letters", all, last = Digit::from_index(side - 1)),
    }
}

/// Why a digit has one place left in a box: what the worked example tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deduction {
    /// The digit.
    pub(crate) digit: String,
    /// The number of the box, from 1.
    pub(crate) in_box: usize,
    /// The rows, from 1, that hold the digit already.
    pub(crate) rows: Vec<usize>,
    /// The columns, likewise.
    pub(crate) columns: Vec<usize>,
    /// The row and the column of the cell that is left.
    pub(crate) place: [usize; 2],
}

impl Deduction {
    /// The worked example in words.
    pub(crate) fn in_words(&self, language: Language) -> String {
        let Self { digit, in_box, place: [row, column], .. } = self;
        let [rows, columns] = [&self.rows, &self.columns]
            .map(|numbers| numbers.iter().map(usize::to_string).collect::<Vec<String>>());
        let (count, name) = (rows.len() + columns.len(), format!("r{row}c{column}"));
        say!(
            language,
            "example-words",
            digit,
            inbox = in_box,
            rows,
            columns,
            count,
            row,
            column,
            name
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Fonts;

    /// Goal: nothing printed comes out as a box.  Method: all messages of the file, their text and their
    /// attributes, with what can stand in their gaps; levels; rules; every side.
    #[test]
    fn the_fonts_have_every_sentence() {
        let fonts = Fonts::default();
        for language in Language::all() {
            let files = language.files().iter();
            let printed = files.filter(|(name, _)| ["print", "levels", "lists"].contains(name));
            let mut texts: Vec<String> = printed.map(|(_, text)| text.replace('\n', " ")).collect();
            texts.push(Deduction::default().in_words(language));
            texts.extend(Level::ALL.map(|level| chapter(language, Some(level))));
            for (rows, columns) in [(2, 2), (2, 5), (4, 4), (6, 6)] {
                let shape = Shape::new(rows, columns).unwrap();
                texts.extend(rules_in_words(language, Rules::plain(shape)));
            }
            for text in texts {
                // Comments are for translators.
                let text: String = text.split("###").next().unwrap_or_default().to_owned();
                assert_eq!(fonts.check(&text), Ok(()), "{text}");
            }
        }
    }

    #[test]
    fn the_rule_names_the_symbols() {
        let rule = |code, rows, columns| {
            let shape = Shape::new(rows, columns).unwrap();
            rules_in_words(Language::of(code).unwrap(), Rules::plain(shape)).concat()
        };
        assert!(rule("en", 3, 3).contains("the digits 1 to 9, each"));
        assert!(rule("en", 2, 2).contains("the digits 1 to 4, each"));
        assert!(rule("en", 2, 5).contains("1 to 9 and the letter A, each"));
        assert!(rule("en", 4, 4).contains("1 to 9 and the letters A to G, each"));
        assert!(rule("zh", 3, 3).contains("数字 1 至 9 各出现一次"));
        assert!(rule("zh", 2, 5).contains("数字 1 至 9 和字母 A 各出现一次"));
        assert!(rule("zh", 4, 4).contains("数字 1 至 9 和字母 A 至 G 各出现一次"));
    }

    #[test]
    fn lists_agree_in_number_and_case() {
        let deduction = Deduction {
            digit: "7".to_owned(),
            in_box: 5,
            rows: vec![4, 5],
            columns: vec![6],
            place: [6, 4],
        };
        let words = |code, it: &Deduction| it.in_words(Language::of(code).unwrap());
        assert!(words("en", &deduction).contains("In rows 4 and 5 and column 6 there is a 7"));
        assert!(words("ru", &deduction).contains("В строках 4 и 5 и столбце 6 цифра 7 уже есть"));
        assert!(words("zh", &deduction).contains("第 4、5 行和第 6 列都已有 7，"));
        let one = Deduction { rows: vec![4], columns: Vec::new(), ..deduction };
        assert!(words("en", &one).contains("In row 4 there is a 7"));
        assert!(words("ru", &one).contains("В строке 4 цифра 7 уже есть"));
        assert!(words("zh", &one).contains("第 4 行已有 7，"));
    }

    #[test]
    fn puzzles_are_read_aloud() {
        let text = spoken(Language::ENGLISH, &"12..3........4..".parse().unwrap());
        assert!(text.starts_with("Row 1: 1, 2, blank, blank. Row 2: 3,"));
        assert_eq!(puzzles(Language::ENGLISH, 7, 7), "Puzzle 7");
        assert_eq!(puzzles(Language::of("ru").unwrap(), 1, 12), "Судоку 1–12");
    }
}
