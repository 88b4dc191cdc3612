//! Solutions: which they are, how many, and which candidates they have.

use super::{Answer, Answered, Length, Question};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{about_puzzle, puzzle};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::solutions::Method;
use ennea_answers::bound::bound as bounded;
use ennea_answers::candidates::true_candidates;
use ennea_answers::estimates;
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question as Asks;
use ennea_answers::solutions::{self, with_solvers};
use ennea_words::gaps;

/// More solutions than these are not listed.
const LISTED: u64 = 1000;

pub(super) const SOLVE: Question = Question {
    name: "solve",
    about: "Finds the solution, or two where there are several; with a limit, the least ones in order.",
    fields: about_puzzle![Field::free(
        "limit",
        Kind::Whole(1, LISTED),
        "find the least solutions, up to this many"
    )],
    length: Length::Short,
    answered: Answered::One("solve"),
    answer: solve,
};

fn solve(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Solve)?;
    let solved = with_solvers(|solvers| match fields.whole("limit") {
        Some(limit) => solutions::least(solvers, &puzzle, limit, watch),
        None => solutions::decide(solvers, &puzzle, watch),
    })?;
    Ok(Answer::about(&puzzle, solved))
}

pub(super) const COUNT: Question = Question {
    name: "count",
    about: "Counts the solutions, exactly, or up to a limit.",
    fields: about_puzzle![
        Field::free("limit", Kind::Whole(1, u64::MAX), "stop at this many"),
        Field::free("method", Kind::Name(names::<Method>), "how to count"),
    ],
    length: Length::Long,
    answered: Answered::One("count"),
    answer: count,
};

fn count(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Count)?;
    let (method, limit) = (fields.named("method"), fields.whole("limit"));
    let counted = with_solvers(|solvers| solutions::count(solvers, &puzzle, method, limit, watch))?;
    let why = Refusal::hinted("method-does-not-serve", |_| gaps!());
    let counted = counted.ok_or_else(|| Problem::of_field("method", why))?;
    Ok(Answer::about(&puzzle, counted))
}

pub(super) const TRUE_CANDIDATES: Question = Question {
    name: "candidates",
    about: "For each cell and digit the number of solutions with that digit there, up to a limit.",
    fields: about_puzzle![Field::free(
        "limit",
        Kind::Whole(1, 100_000),
        "stop at this many for each (1)"
    )],
    length: Length::Long,
    answered: Answered::Own,
    answer: candidates,
};

fn candidates(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Count)?;
    let limit = fields.whole("limit").unwrap_or(1);
    let found = with_solvers(|solvers| true_candidates(solvers, &puzzle, limit, watch))?;
    Ok(Answer::about(&puzzle, found))
}

pub(super) const ESTIMATE: Question = Question {
    name: "estimate",
    about: "Estimates the number of solutions, with its error, where they are too many to be counted.",
    fields: about_puzzle![
        Field::free("crowds", Kind::Whole(2, 1 << 20), "how many crowds of random fillings (64)"),
        Field::free("seed", Kind::Whole(0, u64::MAX), "where they come from (1)"),
    ],
    length: Length::Long,
    answered: Answered::One("count"),
    answer: estimate,
};

fn estimate(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Count)?;
    let (crowds, seed) = (fields.whole("crowds").unwrap_or(64), fields.whole("seed").unwrap_or(1));
    let estimated = estimates::solutions(&puzzle, crowds, seed, watch)?;
    Ok(Answer::about(&puzzle, estimated))
}

pub(super) const BOUND: Question = Question {
    name: "bound",
    about: "Bounds the number of solutions by candidate counts, as with a pencil.",
    fields: about_puzzle![],
    length: Length::Short,
    answered: Answered::One("bound"),
    answer: bound,
};

fn bound(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Bound)?;
    Ok(Answer::about(&puzzle, bounded(&puzzle, None, watch)?))
}
