//! Solutions: which they are, how many, and which candidates they have.

use super::{Answer, Answered, Length, Question};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{DIGITS, Given, PUZZLE, RULES, SHAPE};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::solutions::Method;
use ennea_answers::bound::bound as bounded;
use ennea_answers::candidates::true_candidates;
use ennea_answers::estimates;
use ennea_answers::solutions::{self, with_solvers};
use ennea_answers::wire::About;

/// More solutions than these are not listed.
const LISTED: u64 = 1000;

pub(super) const SOLVE: Question = Question {
    name: "solve",
    about: "Finds the solution, or two where there are several; with a limit, the least ones in order.",
    fields: &[
        PUZZLE,
        SHAPE,
        RULES,
        DIGITS,
        Field::free("limit", Kind::Whole(1, LISTED), "find the least solutions, up to this many"),
    ],
    length: Length::Short,
    answered: Answered::One("solve"),
    answer: solve,
};

fn solve(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let (puzzle, limit) = (given.filled(), fields.whole("limit"));
    let solved = given.with_variant(|variant| {
        Ok(match (variant, limit) {
            (Some(variant), limit) => variant.solve(&puzzle, limit.unwrap_or(2), watch)?,
            (None, Some(limit)) => solutions::least(&puzzle, limit, watch)?,
            (None, None) => with_solvers(|solvers| {
                solutions::decide(solvers.of(puzzle.shape()), &puzzle, watch)
            })?,
        })
    })?;
    Ok(Answer::of(&About { asked: given.asked(), answer: solved }))
}

pub(super) const COUNT: Question = Question {
    name: "count",
    about: "Counts the solutions, exactly, or up to a limit.",
    fields: &[
        PUZZLE,
        SHAPE,
        RULES,
        DIGITS,
        Field::free("limit", Kind::Whole(1, u64::MAX), "stop at this many"),
        Field::free("method", Kind::Name(names::<Method>), "how to count"),
    ],
    length: Length::Long,
    answered: Answered::One("count"),
    answer: count,
};

fn count(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let (puzzle, limit, method) = (given.filled(), fields.whole("limit"), fields.named("method"));
    let counted = given.with_variant(|variant| match variant {
        Some(_) if method.is_some() => Err(Problem::of_field(
            "method",
            "found a method with rules; expected one of them\n  hint: leave the method out",
        )),
        Some(variant) => Ok(variant.count(&puzzle, limit, watch)?),
        None => with_solvers(|solvers| {
            let solver = solvers.of(puzzle.shape());
            let counted = solutions::count(solver, &puzzle, method, limit, watch)?;
            counted.ok_or_else(|| {
                let why = "this method does not serve this puzzle\n  hint: leave it out";
                Problem::of_field("method", why)
            })
        }),
    })?;
    Ok(Answer::of(&About { asked: given.asked(), answer: counted }))
}

pub(super) const TRUE_CANDIDATES: Question = Question {
    name: "candidates",
    about: "For each cell and digit the number of solutions with that digit there, up to a limit.",
    fields: &[
        PUZZLE,
        SHAPE,
        RULES,
        DIGITS,
        Field::free("limit", Kind::Whole(1, 100_000), "stop at this many for each (1)"),
    ],
    length: Length::Long,
    answered: Answered::Own,
    answer: candidates,
};

fn candidates(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let (puzzle, limit) = (given.filled(), fields.whole("limit").unwrap_or(1));
    let found = given.with_variant(|variant| {
        Ok(with_solvers(|solvers| true_candidates(solvers, variant, &puzzle, limit, watch))?)
    })?;
    Ok(Answer::of(&About { asked: given.asked(), answer: found }))
}

pub(super) const ESTIMATE: Question = Question {
    name: "estimate",
    about: "Estimates the number of solutions, with its error, where they are too many to be counted.",
    fields: &[
        PUZZLE,
        SHAPE,
        RULES,
        DIGITS,
        Field::free("crowds", Kind::Whole(2, 1 << 20), "how many crowds of random fillings (64)"),
        Field::free("seed", Kind::Whole(0, u64::MAX), "where they come from (1)"),
    ],
    length: Length::Long,
    answered: Answered::One("count"),
    answer: estimate,
};

fn estimate(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let (crowds, seed) = (fields.whole("crowds").unwrap_or(64), fields.whole("seed").unwrap_or(1));
    let puzzle = given.filled();
    let answer = given.with_variant(|variant| {
        Ok(match variant {
            Some(variant) => variant.estimate(&puzzle, crowds, seed, watch)?,
            None => estimates::solutions(&puzzle, crowds, seed, watch)?,
        })
    })?;
    Ok(Answer::of(&About { asked: given.asked(), answer }))
}

pub(super) const BOUND: Question = Question {
    name: "bound",
    about: "Bounds the number of solutions by candidate counts, as with a pencil.",
    fields: &[PUZZLE, SHAPE, RULES, DIGITS],
    length: Length::Short,
    answered: Answered::One("bound"),
    answer: bound,
};

fn bound(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let given = Given::read(fields)?;
    let puzzle = given.filled();
    let bound = given.with_variant(|variant| {
        Ok(match variant {
            Some(variant) => variant.bound(&puzzle, false, watch)?,
            None => bounded(&puzzle, None, watch)?,
        })
    })?;
    Ok(Answer::of(&About { asked: given.asked(), answer: bound }))
}
