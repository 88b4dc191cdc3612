//! Equivalence: canonical forms, automorphisms, equivalent puzzles; grids and classes by their
//! numbers.

use super::{Answer, Answered, Length, Question, language};
use crate::fields::{Field, Fields, Kind, names};
use crate::given::{CANDIDATES, PUZZLE, RULES, SHAPE, about_puzzle, puzzle, puzzle_of};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::catalog::classes::Classes;
use ennea::random::SplitMix64;
use ennea::symmetry;
use ennea::symmetry::variants::Scope;
use ennea::{Grid, Puzzle, Shape};
use ennea_answers::canonical::variants::Group;
use ennea_answers::canonical::{
    self, Canonical, Form, Names, Wanted, automorphisms as found_automorphisms, lawful,
};
use ennea_answers::rank::{Catalogue, Unranked};
use ennea_answers::refusal::Refusal;
use ennea_answers::served::Question as Asks;
use ennea_words::{gaps, saying, symmetry as symmetry_name};
use num_bigint::BigUint;
use serde::Serialize;
use std::cell::RefCell;

thread_local! {
    static NAMES: RefCell<Names> = RefCell::default();
}

const GROUP: Field = Field::free(
    "group",
    Kind::Name(names::<Scope>),
    "with rules: which permutations of the cells are moves",
);

/// Asks the group of the rules of a puzzle; `None` if they are those of its shape.
fn under<A: Serialize>(
    fields: &Fields,
    puzzle: &Puzzle,
    question: impl FnOnce(&Group) -> Result<A, Refusal>,
) -> Option<Result<Answer, Problem>> {
    if puzzle.rules().is_plain() {
        return None;
    }
    let scope = fields.named("group").unwrap_or(Scope::Whole);
    let group = Group::of(puzzle.rules(), scope);
    let answer = group.and_then(|group| question(&group)).map_err(Problem::bad);
    Some(answer.map(|answer| Answer::about(puzzle, answer)))
}

pub(super) const CANON: Question = Question {
    name: "canon",
    about: "Finds the canonical form, a transformation that leads there, and its automorphisms.",
    fields: about_puzzle![GROUP],
    length: Length::Short,
    answered: Answered::One("canon"),
    answer: canon,
};

fn canon(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Canon)?;
    if let Some(answer) = under(fields, &puzzle, |group| group.canonical(&puzzle)) {
        return answer;
    }
    check_size(puzzle.shape())?;
    let form = Form::kept(&puzzle).map_err(|why| Problem::of_field("puzzle", why))?;
    Ok(Answer::about(&puzzle, Canonical::from(&form)))
}

/// Refuses shapes whose forms may take longer than anybody waits, for they cannot be stopped.
fn check_size(shape: Shape) -> Result<(), Problem> {
    /// The moves of the cells of 3x3, and some more.
    const MOVES: u32 = 4_000_000;
    let moves: BigUint = symmetry::Group::Whole.order(shape);
    if moves <= MOVES.into() {
        return Ok(());
    }
    let gaps = move |_| gaps!(shape, moves = moves.to_string(), most = MOVES);
    Err(Problem::of_field("puzzle", Refusal::hinted("too-many-moves", gaps)))
}

pub(super) const AUTOMORPHISMS: Question = Question {
    name: "automorphisms",
    about: "Finds the moves that leave a puzzle or grid as it is.",
    fields: about_puzzle![
        GROUP,
        Field::free("elements", Kind::Flag, "list all of them, not only generators"),
    ],
    length: Length::Short,
    answered: Answered::One("automorphisms"),
    answer: automorphisms,
};

/// The most automorphisms that are listed.
const LISTED: u32 = 10_000;

fn automorphisms(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let (puzzle, elements) = (puzzle(fields, Asks::Automorphisms)?, fields.flag("elements"));
    if let Some(answer) = under(fields, &puzzle, |group| group.automorphisms(&puzzle, elements)) {
        return answer;
    }
    check_size(puzzle.shape())?;
    lawful(&puzzle).map_err(|why| Problem::of_field("puzzle", why))?;
    NAMES.with(|known| {
        let known = &mut known.borrow_mut();
        let mut found = found_automorphisms(known, &puzzle, Wanted::Generators);
        if elements {
            if found.automorphisms.0 > LISTED.into() {
                let found = found.automorphisms.0.to_string();
                let why = saying!("too-many-elements", found, most = LISTED);
                return Err(Problem::of_field("elements", why));
            }
            found = found_automorphisms(known, &puzzle, Wanted::Elements);
        }
        let language = language(fields);
        let listed = found.generators.iter_mut().chain(found.elements.iter_mut().flatten());
        listed.for_each(|it| it.name = it.name.take().map(|name| symmetry_name(language, &name)));
        Ok(Answer::about(&puzzle, found))
    })
}

pub(super) const EQUIVALENT: Question = Question {
    name: "equivalent",
    about: "Finds a transformation that turns one puzzle or grid into another, or says no.",
    fields: &[
        PUZZLE,
        Field::wanted("other", Kind::Text, "the other one"),
        SHAPE,
        RULES,
        CANDIDATES,
        GROUP,
    ],
    length: Length::Short,
    answered: Answered::One("equivalent"),
    answer: equivalent,
};

fn equivalent(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let from = puzzle(fields, Asks::Equivalent)?;
    let other = fields.text("other").unwrap_or_default();
    let to = puzzle_of(fields, Asks::Equivalent, "other", other)?;
    if let Some(answer) = under(fields, &from, |group| group.equivalent(&from, &to)) {
        return answer;
    }
    check_size(from.shape())?;
    for (name, puzzle) in [("puzzle", &from), ("other", &to)] {
        lawful(puzzle).map_err(|why| Problem::of_field(name, why))?;
    }
    Ok(Answer::of(&canonical::equivalent(&from, &to)))
}

const ED: Field =
    Field::free("ed", Kind::Flag, "among the 3x3 grids that are essentially different");

/// The catalogue that is asked for.
fn catalogue(fields: &Fields, shape: Shape) -> Result<Catalogue, Problem> {
    if !fields.flag("ed") {
        return Catalogue::of_grids(shape).map_err(|why| Problem::of_field("shape", why));
    }
    if shape != Shape::CLASSIC {
        let why = saying!("classes-of-shape", shape);
        return Err(Problem::of_field("shape", why));
    }
    if !Classes::are_there() {
        return Err(Problem::apart("classes"));
    }
    Ok(Catalogue::Classes)
}

pub(super) const RANK: Question = Question {
    name: "rank",
    about: "Finds the number of a grid among all of its shape, or of its class.",
    fields: about_puzzle![ED],
    length: Length::Short,
    answered: Answered::One("rank"),
    answer: rank,
};

fn rank(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let puzzle = puzzle(fields, Asks::Rank)?;
    let grid: Grid = puzzle.clues().to_grid().map_err(|why| Problem::of_field("puzzle", why))?;
    let ranked = catalogue(fields, puzzle.shape())?.rank(&grid);
    Ok(Answer::about(&puzzle, ranked))
}

pub(super) const UNRANK: Question = Question {
    name: "unrank",
    about: "Makes the grid, or the class, that has a number.",
    fields: &[Field::wanted("rank", Kind::Text, "the number, from 0"), SHAPE, ED],
    length: Length::Short,
    answered: Answered::One("unrank"),
    answer: unrank,
};

fn unrank(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let shape = fields.parsed("shape")?.unwrap_or(Shape::CLASSIC);
    let catalogue = catalogue(fields, shape)?;
    let text = fields.text("rank").unwrap_or_default();
    let last = catalogue.count() - 1;
    let rank = text.parse().ok().filter(|&rank: &u128| rank <= last);
    let rank = rank.ok_or_else(|| {
        let (found, least, most) = (format!("'{text}'"), "0", last.to_string());
        Problem::of_field("rank", saying!("field-whole", found, least, most))
    })?;
    Ok(Answer::of(&Unranked::from(catalogue.unrank(rank))))
}

pub(super) const SAMPLE: Question = Question {
    name: "sample",
    about: "Draws grids at random, each exactly as likely as the others.",
    fields: &[
        Field::wanted("seed", Kind::Text, "a number, or any text, which stands for one"),
        Field::free("number", Kind::Whole(1, 1000), "how many (1)"),
        SHAPE,
        ED,
    ],
    length: Length::Short,
    answered: Answered::Each("sample"),
    answer: sample,
};

fn sample(fields: &Fields, _: &Watch) -> Result<Answer, Problem> {
    let shape = fields.parsed("shape")?.unwrap_or(Shape::CLASSIC);
    let catalogue = catalogue(fields, shape)?;
    let text = fields.text("seed").unwrap_or_default();
    let seed = ennea::random::seed(text);
    let mut random = SplitMix64::new(seed);
    let number = fields.whole("number").unwrap_or(1);
    Ok(Answer::all((0..number).map(|_| catalogue.unrank(random.below_u128(catalogue.count())))))
}
