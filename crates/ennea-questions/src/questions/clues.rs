//! Clues: the fewest of a grid, its unavoidable sets, the backdoors of a puzzle.

use super::{Answer, Answered, Length, Question};
use crate::fields::{Field, Fields, Kind};
use crate::given::{about_puzzle, puzzle};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::progress::Until;
use ennea::{Grid, Puzzle};
use ennea_answers::clues;
use ennea_answers::served::Question as Asks;
use ennea_answers::solutions::with_solvers;
use std::time::Duration;
use web_time::Instant;

/// Puzzle that was asked about, and its only solution.
fn solved(fields: &Fields, watch: &Watch) -> Result<(Puzzle, Grid), Problem> {
    let puzzle = puzzle(fields, Asks::Clues)?;
    let grid = with_solvers(|solvers| clues::grid(&puzzle, solvers, watch))?;
    Ok((puzzle, grid.map_err(|why| Problem::of_field("puzzle", why))?))
}

pub(super) const FEWEST: Question = Question {
    name: "fewest",
    about: "Seeks the fewest clues that have a grid as their only solution; says what is known after some time.",
    fields: about_puzzle![Field::free("seconds", Kind::Whole(1, 300), "how long to seek (10)")],
    length: Length::Long,
    answered: Answered::One("clues-fewest"),
    answer: fewest,
};

fn fewest(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let (puzzle, grid) = solved(fields, watch)?;
    let end = Instant::now() + Duration::from_secs(fields.whole("seconds").unwrap_or(10));
    let until = Until(watch, || Instant::now() >= end);
    let answer = clues::fewest(&grid, &until).map_err(Problem::bad)?;
    Ok(Answer::about(&puzzle, answer))
}

pub(super) const UNAVOIDABLE: Question = Question {
    name: "unavoidable",
    about: "Lists the unavoidable sets of a grid: cells of which every puzzle with this solution has a clue.",
    fields: about_puzzle![Field::free("size", Kind::Whole(4, 12), "the most cells of a set (8)")],
    length: Length::Long,
    answered: Answered::One("clues-unavoidable"),
    answer: unavoidable,
};

fn unavoidable(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let (puzzle, grid) = solved(fields, watch)?;
    let size = fields.whole("size").unwrap_or(8) as usize;
    let answer = clues::unavoidable(&grid, size, true, watch)?.map_err(Problem::bad)?;
    Ok(Answer::about(&puzzle, answer))
}

pub(super) const BACKDOORS: Question = Question {
    name: "backdoors",
    about: "Finds the smallest sets of digits after which singles alone solve a puzzle.",
    fields: about_puzzle![Field::free("most", Kind::Whole(1, 3), "the most digits of a set (2)")],
    length: Length::Long,
    answered: Answered::One("clues-backdoors"),
    answer: backdoors,
};

fn backdoors(fields: &Fields, watch: &Watch) -> Result<Answer, Problem> {
    let (puzzle, grid) = solved(fields, watch)?;
    let most = fields.whole("most").unwrap_or(2) as usize;
    let answer = clues::backdoors(&puzzle, &grid, most, true, watch)?;
    Ok(Answer::about(&puzzle, answer))
}
