//! The census of a shape or of the rules of a variant, told as it is taken.

use super::{Answer, Answered, Length, Question, language};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{RULES, SHAPE};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::Shape;
use ennea::rules::{Description, Rules};
use ennea::symmetry::variants::Scope;
use ennea_answers::census::{self, Method, Part};

pub(super) const CENSUS: Question = Question {
    name: "census",
    about: "Tells the whole story of a shape: grids, symmetries, essentially different grids.",
    fields: &[
        SHAPE,
        RULES,
        Field::free(
            "group",
            Kind::Name(names::<Scope>),
            "with rules: which permutations are moves",
        ),
        Field::free("method", Kind::Name(names::<Method>), "how to count all grids"),
    ],
    length: Length::Long,
    answered: Answered::One("census"),
    answer: census,
};

fn census(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let (shape, language) = (fields.parsed("shape")?.unwrap_or(Shape::CLASSIC), language(fields));
    let rules = match fields.text("rules") {
        None => Rules::plain(shape).clone(),
        Some(text) => {
            let bad = |why| Problem::of_field("rules", why);
            Description::read(text).and_then(|it| it.rules(shape)).map_err(bad)?
        }
    };
    let scope = fields.named("group").unwrap_or(Scope::Whole);
    let method = fields.named("method").unwrap_or(Method::ColumnSets);
    let question = census::Question { scope, method, ..census::Question::of(rules) };
    question.check(Part::End).map_err(|why| Problem::of_field("shape", why))?;
    let taken = census::tell(question, Part::End, language, watch, |_, lines| {
        watch.tell(lines);
        Ok::<(), Problem>(())
    })?;
    Ok(Answer::of(&taken))
}
