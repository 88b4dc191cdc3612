//! Puzzles that were pasted: read from any form, and written in any.

use super::{Answer, Answered, Length, Question, language};
use crate::fields::{Field, Fields, Kind};
use crate::given::{MARKS, PLACED, PUZZLE, about_puzzle, entry};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::rules::{Consecutive, HouseKind, NamedRule, RuleHouse, Rules};
use ennea::{Cell, Digit, Puzzle, Shape};
use ennea_answers::served::Question as Asks;
use ennea_formats::{Alphabet, Fact, Format, Writer};
use ennea_print::rules_in_words;
use ennea_words::{self as words, Told};
use serde::Serialize;

pub(super) const READ: Question = Question {
    name: "read",
    about: "Reads a puzzle from any form, and says what a board needs to draw it.",
    fields: about_puzzle![PLACED, MARKS],
    length: Length::Short,
    answered: Answered::Own,
    answer: read,
};

/// Parts of a board besides digits.
#[derive(Debug, Serialize)]
struct Drawn {
    /// The names of the rules, joined by `+`; `latin` where there are no boxes, `jigsaw` with regions.
    rules_name: String,
    /// The rules in words; absent if they are rows, columns and boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_in_words: Option<String>,
    /// The questions that have a method for it.
    served: Vec<&'static str>,
    /// Rows and columns of a box; 1 and N where there are no boxes.
    box_size: [usize; 2],
    /// All houses, each with its cells by number, row by row from 0.
    houses: Vec<House>,
    /// Cells that differ besides, by number.
    pairs: Vec<[usize; 2]>,
    /// Digits that may not be beside others; absent where rules speak of one digit at a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    consecutive: Option<Beside>,
    /// The signs of the digits, in order.
    signs: String,
    /// The title; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// Parts of the text that have no meaning here.
    ignored: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Beside {
    /// For each cell those whose digits may not be consecutive to its own, by number.
    neighbours: Vec<Vec<usize>>,
    /// For each digit from 0 those that are.
    digits: Vec<Vec<usize>>,
}

#[derive(Debug, Serialize)]
struct House {
    /// Its name, as steps have it.
    name: String,
    /// Its name in the language.
    said: String,
    kind: &'static str,
    cells: Vec<usize>,
}

fn read(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let text = fields.text(PUZZLE.name).unwrap_or_default();
    let entry = entry(fields, PUZZLE.name, text)?;
    let (puzzle, shape, language) = (entry.puzzle(), entry.shape(), language(fields));
    let rules = puzzle.rules();
    let indices = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
    let house = |house: &RuleHouse| House {
        name: house.name.clone(),
        said: words::house(language, house),
        kind: match house.kind {
            HouseKind::Line => "line",
            HouseKind::Box => "box",
            HouseKind::Region => "region",
            HouseKind::Named | HouseKind::Listed => "extra",
        },
        cells: indices(&house.cells),
    };
    let pairs = rules.pairs().iter().flat_map(|pairs| &pairs.cells);
    let beside = |rule: &Consecutive| Beside {
        neighbours: shape.all_cells().map(|cell| indices(rule.neighbours(cell))).collect(),
        digits: Digit::all(shape.side())
            .map(|digit| rule.digits(digit).map(Digit::index).collect())
            .collect(),
    };
    let dead_end: Vec<String> = entry.dead_end().iter().map(|why| why.told(language)).collect();
    let ignored = [entry.notes(language), entry.ignored(language), dead_end].concat();
    let is_latin = rules.is_plain() && !shape.has_boxes();
    let is_usual = rules.is_plain() && !is_latin;
    let drawn = Drawn {
        rules_name: if is_latin { NamedRule::Latin.name() } else { rules.name() }.to_owned(),
        rules_in_words: (!is_usual).then(|| rules_in_words(language, rules).join(language.blank())),
        served: served(puzzle),
        box_size: [shape.box_rows(), shape.box_columns()],
        houses: rules.houses().iter().map(house).collect(),
        pairs: pairs.map(|(a, b)| [a.index(), b.index()]).collect(),
        consecutive: rules.consecutive().map(beside),
        signs: Digit::all(shape.side()).map(|digit| digit.symbol()).collect(),
        title: entry.fact(Fact::Title).map(str::to_owned),
        ignored,
    };
    Ok(Answer::about(puzzle, drawn))
}

/// The names of the questions that have a method for a puzzle.
fn served(puzzle: &Puzzle) -> Vec<&'static str> {
    let has_method = |question: &Asks| question.check(puzzle).is_ok();
    Asks::ALL.into_iter().filter(has_method).map(Asks::name).collect()
}

pub(super) const CONVERT: Question = Question {
    name: "convert",
    about: "Writes a puzzle, and what was written in it since, in the format of another program.",
    fields: about_puzzle![PLACED, MARKS, Field::wanted("to", Kind::Name(written), "the format")],
    length: Length::Short,
    answered: Answered::Own,
    answer: convert,
};

/// The formats that are written.
fn written() -> Vec<&'static str> {
    Format::ALL.iter().filter(|format| format.is_written()).map(|format| format.name()).collect()
}

/// A text in some format.
#[derive(Debug, Serialize)]
struct Written {
    /// The format.
    format: &'static str,
    /// The puzzle in it.
    text: String,
    /// Parts of it that the format cannot hold, in words.
    lost: Vec<String>,
    /// Notes on how the text was read, and what of it is left out.
    notes: Vec<String>,
}

fn convert(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let entry = entry(fields, PUZZLE.name, fields.text(PUZZLE.name).unwrap_or_default())?;
    let format: Format = fields.named("to").expect("it was checked");
    let mut writer = Writer::new(format, Alphabet::One);
    let text = writer.entry(&entry).map_err(|why| Problem::of_field("to", why))?;
    let language = language(fields);
    let lost = format.losses(&entry).into_iter().map(|loss| loss.told(format, language)).collect();
    let (text, notes) =
        (text + writer.end(), [entry.notes(language), entry.ignored(language)].concat());
    Ok(Answer::of(&Written { format: format.name(), text, lost, notes }))
}

pub(super) const NAMED_RULES: Question = Question {
    name: "rules",
    about: "Lists the rules of variants that have names.",
    fields: &[],
    length: Length::Short,
    answered: Answered::Own,
    answer: named_rules,
};

/// Rules with a name.
#[derive(Debug, Serialize)]
struct RuleRow {
    /// The name, as `rules` takes it.
    rule: &'static str,
    /// Meaning of the rules, in words.
    about: String,
}

fn named_rules(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let language = language(fields);
    let named = NamedRule::ALL.iter().filter(|rule| **rule != NamedRule::Plain);
    let row = |rule: &NamedRule| {
        let shape = Shape::CLASSIC;
        let rules = Rules::parse(rule.name(), shape).ok()?;
        // The first sentence speaks of rows, columns and boxes, and the last of what is special.
        let about = rules_in_words(language, &rules).pop()?;
        Some(RuleRow { rule: rule.name(), about })
    };
    Ok(Answer::all(named.filter_map(row)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fields::names;

    #[test]
    fn only_written_formats_are_offered() {
        let all = names::<Format>();
        assert!(written().len() < all.len() && written().contains(&"f-puzzles"));
    }
}
