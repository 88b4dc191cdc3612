//! What was pasted: read from any form, and written in any.

use super::{Answer, Answered, LANG, Length, Question, language};
use crate::fields::{Field, Fields, Kind};
use crate::given::{CANDIDATES, DIGITS, Given, PUZZLE, RULES, SHAPE};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::logic::words;
use ennea::rules::{self, HouseKind, NamedRule, RuleHouse, Rules};
use ennea::{Digit, Language, Shape};
use ennea_answers::wire::{About, Asked};
use ennea_formats::{Alphabet, Fact, Format, Writer, puzzles};
use ennea_print::Captions;
use serde::Serialize;

pub(super) const READ: Question = Question {
    name: "read",
    about: "Reads a puzzle in any form, begun or not, and says what a board needs to draw it.",
    fields: &[PUZZLE, SHAPE, RULES, DIGITS, LANG],
    length: Length::Short,
    answered: Answered::Own,
    answer: read,
};

/// What a board needs besides digits.
#[derive(Debug, Serialize)]
struct Drawn {
    /// The rules of a variant, as `rules` takes them; absent if it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
    /// The rules in words; absent if it is no variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_in_words: Option<String>,
    /// Rows and columns of a box; 1 and N where there are no boxes.
    box_size: [usize; 2],
    /// All houses, each with its cells by number, row by row from 0.
    houses: Vec<House>,
    /// Cells that differ besides, by number.
    pairs: Vec<[usize; 2]>,
    /// Which digits may not be beside which; absent where rules speak of one digit at a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    consecutive: Option<Consecutive>,
    /// The signs of the digits, in order.
    signs: String,
    /// The title; absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// What the text says that has no meaning here.
    ignored: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Consecutive {
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
    let given = Given::read(fields)?;
    let entry = &given.entry;
    let shape = entry.shape();
    let language = language(fields);
    let (houses, pairs, consecutive, words) = given.with_variant(|variant| {
        let plain = Rules::plain(shape);
        let rules = variant.map_or(&plain, |variant| variant.rules());
        let kind = |kind| match kind {
            HouseKind::Line => "line",
            HouseKind::Box => "box",
            HouseKind::Region => "region",
            HouseKind::Named | HouseKind::Listed => "extra",
        };
        let house = |house: &RuleHouse| House {
            name: house.name.clone(),
            said: words::house(language, house),
            kind: kind(house.kind),
            cells: house.cells.iter().map(|cell| cell.index()).collect(),
        };
        let pairs = rules.pairs().iter().flat_map(|pairs| &pairs.cells);
        let pairs: Vec<[usize; 2]> = pairs.map(|(a, b)| [a.index(), b.index()]).collect();
        let words = variant.map(|variant| in_words(variant.rules(), language));
        let houses = rules.houses().iter().map(house).collect();
        Ok((houses, pairs, rules.consecutive().map(|rule| consecutive(shape, rule)), words))
    })?;
    let mut ignored = entry.ignored().to_vec();
    if puzzles(fields.text("puzzle").unwrap_or_default(), Some(shape)).nth(1).is_some() {
        ignored.push("all puzzles but the first".to_owned());
    }
    let placed = given.begun().placed_line();
    let asked = Asked { candidates: entry.candidate_texts(), placed, ..given.asked() };
    let drawn = Drawn {
        rules: given.rules.as_ref().map(ToString::to_string),
        rules_in_words: words,
        box_size: [shape.box_rows(), shape.box_columns()],
        houses,
        pairs,
        consecutive,
        signs: Digit::all(shape.side()).map(|digit| digit.symbol()).collect(),
        title: entry.fact(Fact::Title).map(str::to_owned),
        ignored,
    };
    Ok(Answer::of(&About { asked, answer: drawn }))
}

fn consecutive(shape: Shape, rule: &rules::Consecutive) -> Consecutive {
    let indices = |cells: &[ennea::Cell]| cells.iter().map(|cell| cell.index()).collect();
    let digits = |digit| rule.digits(digit).map(Digit::index).collect();
    Consecutive {
        neighbours: shape.all_cells().map(|cell| indices(rule.neighbours(cell))).collect(),
        digits: Digit::all(shape.side()).map(digits).collect(),
    }
}

/// Rules in words: as they are printed above a puzzle.
fn in_words(rules: &Rules, language: Language) -> String {
    let captions = Captions(language);
    captions.sentences_of(&[rules.shape()], Some(rules)).join(captions.between_sentences())
}

pub(super) const CONVERT: Question = Question {
    name: "convert",
    about: "Writes a puzzle, and what was written in it since, in the format of another program.",
    fields: &[
        PUZZLE,
        SHAPE,
        RULES,
        DIGITS,
        CANDIDATES,
        Field::wanted("to", Kind::Name(written), "the format"),
    ],
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
    /// What the format cannot hold of it, in words.
    lost: Vec<String>,
}

fn convert(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let format: Format = fields.named("to").expect("it was checked");
    let mut entry = given.begun();
    if let Some(state) = given.state().filter(|_| fields.texts("candidates").is_some()) {
        entry.set_candidates(Some(state.allowed.clone()));
    }
    entry.set_rules(given.rules.clone()).map_err(|why| Problem::of_field("rules", why))?;
    let mut writer = Writer::new(format, Alphabet::One);
    let text = writer.entry(&entry).map_err(|why| Problem::of_field("to", why))?;
    let lost = format.losses(&entry).into_iter().map(|loss| loss.describe(format)).collect();
    Ok(Answer::of(&Written { format: format.name(), text: text + writer.end(), lost }))
}

pub(super) const NAMED_RULES: Question = Question {
    name: "rules",
    about: "Lists the rules of variants that have names.",
    fields: &[LANG],
    length: Length::Short,
    answered: Answered::Own,
    answer: named_rules,
};

/// Rules with a name.
#[derive(Debug, Serialize)]
struct RuleRow {
    /// The name, as `rules` takes it.
    rule: &'static str,
    /// What it means.
    about: String,
}

fn named_rules(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let captions = Captions(language(fields));
    let named = NamedRule::ALL.iter().filter(|rule| **rule != NamedRule::Plain);
    let row = |rule: &NamedRule| {
        let shape = Shape::CLASSIC;
        let rules = Rules::parse(rule.name(), shape).ok()?;
        // The first sentence speaks of rows, columns and boxes, and the last of what is special.
        let about = captions.sentences_of(&[shape], Some(&rules)).pop()?;
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
