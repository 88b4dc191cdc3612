//! The census of a shape or of the rules of a variant, told as it is taken.

use super::{Answer, Answered, LANG, Length, Question, language};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{RULES, SHAPE};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::Shape;
use ennea::progress::Stopped;
use ennea::rules::Description;
use ennea::symmetry::Group;
use ennea::symmetry::variants::Scope;
use ennea_answers::census::{self, Method, Part, Trials, story, variants};

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
        LANG,
    ],
    length: Length::Long,
    answered: Answered::One("census"),
    answer: census,
};

fn census(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let (shape, language) = (fields.parsed("shape")?.unwrap_or(Shape::CLASSIC), language(fields));
    if let Some(text) = fields.text("rules") {
        let bad = |why| Problem::of_field("rules", why);
        let rules = Description::read(text).and_then(|it| it.rules(shape)).map_err(bad)?;
        let scope = fields.named("group").unwrap_or(Scope::Whole);
        let taken = variants::take(&rules, scope, watch).map_err(Problem::bad)?.ok_or(Stopped)?;
        watch.tell(variants::story(&taken, language));
        return Ok(Answer::of(&taken));
    }
    let method = fields.named("method").unwrap_or(Method::ColumnSets);
    let question =
        census::Question { shape, group: Group::Whole, method, trials: Trials::default() };
    question.check(Part::End).map_err(|why| Problem::of_field("shape", why))?;
    watch.tell(story::title(shape, language));
    let taken = census::take(question, Part::End, watch, |part, census| {
        watch.tell(story::part(part, census, language));
        Ok::<(), Stopped>(())
    })?;
    Ok(Answer::of(&taken))
}
