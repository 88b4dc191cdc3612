//! Steps of human reasoning: the next one, the whole way, and how hard it is.

use super::{Answer, Answered, Length, Question, language};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{MARKS, PLACED, about_puzzle, puzzle};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::rate::Scale;
use ennea_answers::rate::{self, Detail, rate_usually, with_raters};
use ennea_answers::reasoning::{self, Ask, Wanted};
use ennea_answers::served::Question as Asks;
use ennea_words::{self as words, Level, Notation};

const NOTATION: Field =
    Field::free("notation", Kind::Name(names::<Notation>), "how steps are written");

pub(super) const HINT: Question = Question {
    name: "hint",
    about: "Leads to the next digit, or to the next step, from a puzzle or from where somebody is stuck.",
    fields: about_puzzle![
        PLACED,
        MARKS,
        Field::free("step", Kind::Flag, "the next step, which may strike out candidates only"),
        Field::free("level", Kind::Whole(1, 4), "how much to tell: 1 where to look, to 4 all"),
        NOTATION,
    ],
    length: Length::Short,
    answered: Answered::One("hint"),
    answer: hint,
};

fn hint(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Hint)?;
    let level = match fields.whole("level") {
        Some(1) => Level::Where,
        Some(2) => Level::Technique,
        Some(3) => Level::Cells,
        _ => Level::Everything,
    };
    let ask = Ask {
        wanted: if fields.flag("step") { Wanted::Step } else { Wanted::Digit },
        level,
        notation: fields.named("notation").unwrap_or(Notation::Words),
        language: language(fields),
    };
    Ok(Answer::about(&puzzle, reasoning::hint(&puzzle, ask, watch)?))
}

pub(super) const EXPLAIN: Question = Question {
    name: "explain",
    about: "Explains a puzzle, or the rest of it, step by step to the end.",
    fields: about_puzzle![PLACED, MARKS],
    length: Length::Short,
    answered: Answered::One("explain"),
    answer: explain,
};

fn explain(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Explain)?;
    Ok(Answer::about(&puzzle, reasoning::explain(language(fields), &puzzle, watch)?))
}

pub(super) const RATE: Question = Question {
    name: "rate",
    about: "Rates a puzzle: how hard it is, on a scale with a name and a version.",
    fields: about_puzzle![
        Field::free("scale", Kind::Name(names::<Scale>), "the scale (se-1.2.1, or ladder-1)"),
        Field::free("steps", Kind::Flag, "tell the steps, too"),
    ],
    length: Length::Short,
    answered: Answered::One("rate"),
    answer: rate_it,
};

fn rate_it(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Rate)?;
    let detail = if fields.flag("steps") { Detail::Steps } else { Detail::Rating };
    let rated = with_raters(|raters| match fields.named("scale") {
        Some(scale) => rate::rate(raters, scale, &puzzle, detail, watch),
        None => rate_usually(raters, &puzzle, detail, watch),
    });
    Ok(Answer::about(&puzzle, rated.map_err(Problem::bad)?))
}

pub(super) const LEVELS: Question = Question {
    name: "levels",
    about: "Lists the levels, the easiest first.",
    fields: &[],
    length: Length::Short,
    answered: Answered::Own,
    answer: levels,
};

fn levels(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let language = language(fields);
    let rows = rate::levels(language).map(|row| {
        let mut value = serde_json::to_value(&row).expect("its keys are texts");
        value["name"] = words::level(language, row.level).into();
        value
    });
    Ok(Answer::all(rows))
}

pub(super) const TECHNIQUES: Question = Question {
    name: "techniques",
    about: "Lists the techniques, the easiest first.",
    fields: &[],
    length: Length::Short,
    answered: Answered::Each("explain"),
    answer: techniques,
};

fn techniques(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    Ok(Answer::all(reasoning::techniques(language(fields))))
}
