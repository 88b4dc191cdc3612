//! New puzzles.

use super::{Answer, Answered, Length, Question};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{RULES, SHAPE};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::make::{Id, Made, Maker, Method, Pattern, Search, Under};
use ennea::progress::Progress;
use ennea::rate::Level;
use ennea::rules::Description;
use ennea::{Shape, Technique};
use ennea_answers::make::{Clues, Pace, Ratings, Run, Taste, Teller, Wish, has_grid, order};
use std::time::Duration;
use web_time::Instant;

/// Time for which attempts are made together.
const TOGETHER: Duration = Duration::from_millis(50);

/// Attempts in a row without a puzzle, after which the search is given up.
const ATTEMPTS: u64 = 1_000_000;

pub(super) const MAKE: Question = Question {
    name: "make",
    about: "Makes new puzzles with one solution; the same seed makes the same ones.",
    fields: &[
        Field::free("number", Kind::Whole(1, 1000), "how many (1)"),
        Field::wanted("seed", Kind::Text, "a number, or any text, which stands for one"),
        SHAPE,
        RULES,
        Field::free("level", Kind::Name(names::<Level>), "how hard they are to be"),
        Field::free("rating", Kind::Text, "their ratings, such as 6.0 to 7.2 written 6.0..7.2"),
        Field::free("technique", Kind::Name(ladder), "the hardest technique that they need"),
        Field::free("symmetry", Kind::Name(names::<Pattern>), "the symmetry of the clues"),
        Field::free("method", Kind::Name(names::<Method>), "how clues are chosen"),
        Field::free("clues", Kind::Text, "how many clues, such as 24 or 22..26"),
    ],
    length: Length::Long,
    answered: Answered::Each("make"),
    answer: make,
};

/// The techniques of the ladder.
fn ladder() -> Vec<&'static str> {
    Technique::LADDER.iter().map(|technique| technique.key()).collect()
}

fn make(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let number = fields.whole("number").unwrap_or(1);
    let text = fields.text("seed").unwrap_or_default();
    let seed = ennea::random::seed(text);
    let rules = Description::read(fields.text("rules").unwrap_or("plain"));
    let rules = rules.map_err(|why| Problem::of_field("rules", why))?;
    let shape = fields.parsed("shape")?.or(rules.shape()).unwrap_or(Shape::CLASSIC);
    let rules = &rules.rules(shape).map_err(|why| Problem::of_field("rules", why))?;
    has_grid(rules, watch)?.map_err(|why| Problem::of_field("rules", why))?;
    let shape = rules.shape();
    let technique = fields.text("technique").map(|key| key.parse().expect("it was checked"));
    let ratings: Option<Ratings> = fields.parsed("rating")?;
    let clues: Option<Clues> = fields.parsed("clues")?;
    let taste = Taste::new(fields.named("level"), ratings, technique, rules);
    let taste = taste.map_err(Problem::bad)?;
    let (method, pattern) = (fields.named("method"), fields.named("symmetry"));
    let pattern = pattern.unwrap_or(Pattern::Any);
    let wish = Wish { shape, rules: Under::new(rules), pattern, clues, method };
    let order = order(&wish, &taste).map_err(Problem::bad)?;
    let maker = Maker::under(order.recipe, rules);
    watch.expect(number);
    let distance = |made: &Made| taste.distance(&made.puzzle, watch);
    let mut run = Run::new(Search::of(maker, seed, &distance), number, ATTEMPTS);
    let (mut pace, mut all) = (Pace::new(TOGETHER), Vec::new());
    while !run.is_over() && !watch.is_stopped() {
        let start = Instant::now();
        let made = run.advance(pace.together(), watch);
        watch.advance(made.len() as u64);
        all.extend(made);
        pace.took(start.elapsed());
    }
    if run.left() > 0 {
        return Err(Problem::not_made(number - run.left(), number));
    }
    let mut teller = Teller::default();
    let answer = |made: &Made| {
        let id = Id { recipe: order.recipe, seed, index: made.index };
        Ok(teller.answer(made, id, taste.judge(&made.puzzle, watch)?))
    };
    Ok(Answer::all(all.iter().map(answer).collect::<Result<Vec<_>, Problem>>()?))
}
