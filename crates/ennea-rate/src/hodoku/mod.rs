//! The scale of HoDoKu 2.2: a score and a level.
//!
//! A puzzle is solved step by step, each time by the first technique of a fixed list that applies;
//! each gives one conclusion, chosen by a fixed rule.  Then
//!
//! ```text
//!   score  the sum of what the techniques of all steps score
//!   level  that of the hardest technique, or the first one that holds the score if that is higher
//! ```
//!
//! So the order in which a technique looks is part of the scale: it decides what the puzzle looks
//! like afterwards, and how many steps there are.  It is described at the head of each file here,
//! and as a whole in `docs/essays/hodoku.md`.
//!
//! Source: the published program `[HoDoKu]`, version 2.2.0 with its default settings, read for its
//! meaning; nothing of it is copied.  Oracle: scores and levels made by that program.

#![allow(
    clippy::needless_range_loop,
    reason = "houses, cells and digits are numbers here, used in several tables at once"
)]

mod almost;
mod board;
mod chains;
mod colours;
mod coq;
mod fish;
mod found;
mod houses;
mod locking;
mod patterns;
mod rectangles;
mod scale;
mod sets;
mod singles;
mod tables;
mod unique;
mod wings;

pub use scale::{Level, Technique};

use super::RateError;
use board::Board;
use ennea_base::progress::Progress;
use ennea_base::{Candidate, Cell, Digit, Grid, Puzzle, Shape};
use ennea_solve::Solver;
use fish::Kind;
use found::{Found, Kinds};
use tables::Tables;

/// The score and the level of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The sum of what its steps score.
    pub score: u32,
    /// Its level.
    pub level: Level,
}

impl Rating {
    /// The rating of a puzzle whose steps are by these techniques.
    pub fn of(techniques: impl IntoIterator<Item = Technique>) -> Self {
        let (mut score, mut hardest) = (0, Level::Easy);
        for technique in techniques {
            score += technique.score();
            hardest = hardest.max(technique.level());
        }
        Self { score, level: Level::of(score, hardest) }
    }
}

/// A step: a technique and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The candidates that are removed.
    pub eliminations: Vec<Candidate>,
    /// The candidate that becomes true, if one does.
    pub placement: Option<Candidate>,
}

/// Rates puzzles; to be used again and again.
#[derive(Debug)]
pub struct Rater {
    solver: Solver,
    tables: Box<Tables>,
}

impl Default for Rater {
    fn default() -> Self {
        Self::new()
    }
}

impl Rater {
    /// A rater.
    pub fn new() -> Self {
        Self { solver: Solver::plain(Shape::CLASSIC), tables: Box::default() }
    }

    /// The score and level of a puzzle.
    ///
    /// ```
    /// use ennea::{Puzzle, rate::hodoku::{Level, Rater}};
    /// let line =
    ///     ".......38..9..5..6.46.3...............3.8.79.....435...8....9.21....8...9..7...4.";
    /// let rating = Rater::new().rate(&line.parse::<Puzzle>()?)?;
    /// assert_eq!((rating.score, rating.level), (952, Level::Unfair));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`RateError`], if the puzzle is not 3x3, or has not exactly one solution.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<Rating, RateError> {
        self.rate_while(puzzle, &())
    }

    /// As [`Rater::rate`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`RateError`], which may also be that it was stopped.
    pub fn rate_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Rating, RateError> {
        let mut techniques = Vec::new();
        self.walk(puzzle, progress, |technique, _| techniques.push(technique))?;
        Ok(Rating::of(techniques))
    }

    /// All steps of the solution of a puzzle.
    ///
    /// # Errors
    /// [`RateError`], if the puzzle is not 3x3, or has not exactly one solution.
    pub fn steps(&mut self, puzzle: &Puzzle) -> Result<Vec<Step>, RateError> {
        self.steps_while(puzzle, &())
    }

    /// As [`Rater::steps`], as long as `progress` does not stop it.
    ///
    /// # Errors
    /// [`RateError`], which may also be that it was stopped.
    pub fn steps_while(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Vec<Step>, RateError> {
        let mut steps = Vec::new();
        self.walk(puzzle, progress, |technique, found| steps.push(step(technique, found)))?;
        Ok(steps)
    }

    /// Solves a puzzle, and tells of each step.
    fn walk(
        &mut self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
        mut tell: impl FnMut(Technique, &Found),
    ) -> Result<(), RateError> {
        super::refuse_others(puzzle, super::Scale::Hodoku22)?;
        if puzzle.candidates().is_some() {
            return Err(RateError::Candidates(super::Scale::Hodoku22));
        }
        let solution = self.solver.solve_while(puzzle, progress)?;
        let mut clues = [None; 81];
        for (number, clue) in clues.iter_mut().zip(puzzle.clues().clues()) {
            *number = clue.map(|digit| digit.index() as u8);
        }
        let mut board = Board::new(&clues);
        while !board.empty().is_empty() {
            progress.go_on()?;
            let (technique, found) = self.next(&mut board, &solution);
            match &found {
                Found::Filled(cell, digit) => board.fill(*cell, *digit),
                Found::Removed(removed) => {
                    removed.iter().for_each(|(cell, digit)| board.remove(cell, digit));
                }
            }
            tell(technique, &found);
        }
        Ok(())
    }

    /// The next step.
    fn next(&mut self, board: &mut Board, solution: &Grid) -> (Technique, Found) {
        let by = |technique| move |found: Found| (technique, found);
        singles::full_house(board)
            .map(by(Technique::FullHouse))
            .or_else(|| singles::naked(board).map(by(Technique::NakedSingle)))
            .or_else(|| singles::hidden(board).map(by(Technique::HiddenSingle)))
            .or_else(|| simple(board))
            .or_else(|| patterns(board))
            .or_else(|| rectangles(board))
            .or_else(|| complex(board))
            .or_else(|| self.tables.nice_loop(board, false).map(by(Technique::NiceLoop)))
            .or_else(|| self.tables.nice_loop(board, true).map(by(Technique::GroupedNiceLoop)))
            .or_else(|| with_sets(board))
            .or_else(|| self.tables.forcing_chain(board).map(by(Technique::ForcingChain)))
            .or_else(|| self.tables.forcing_net(board).map(by(Technique::ForcingNet)))
            .unwrap_or_else(|| (Technique::BruteForce, guess(board, solution)))
    }
}

/// A search and the technique that it is for.
type Search<'a> = (Technique, &'a dyn Fn() -> Option<Found>);

/// Technique and find of the first search that finds anything.
fn first(searches: &[Search<'_>]) -> Option<(Technique, Found)> {
    searches.iter().find_map(|&(technique, search)| search().map(|found| (technique, found)))
}

/// Locked candidates, sets and fish without fins.
fn simple(board: &Board) -> Option<(Technique, Found)> {
    first(&[
        (Technique::LockedPair, &|| sets::locked(board, 2)),
        (Technique::LockedTriple, &|| sets::locked(board, 3)),
        (Technique::Pointing, &|| locking::pointing(board)),
        (Technique::Claiming, &|| locking::claiming(board)),
        (Technique::NakedPair, &|| sets::naked(board, 2)),
        (Technique::NakedTriple, &|| sets::naked(board, 3)),
        (Technique::HiddenPair, &|| sets::hidden(board, 2)),
        (Technique::HiddenTriple, &|| sets::hidden(board, 3)),
        (Technique::NakedQuadruple, &|| sets::naked(board, 4)),
        (Technique::HiddenQuadruple, &|| sets::hidden(board, 4)),
        (Technique::XWing, &|| fish::first(board, 2, Kind::Basic)),
        (Technique::Swordfish, &|| fish::first(board, 3, Kind::Basic)),
        (Technique::Jellyfish, &|| fish::first(board, 4, Kind::Basic)),
    ])
}

/// Patterns of one digit, wings, graves.
fn patterns(board: &Board) -> Option<(Technique, Found)> {
    first(&[
        (Technique::RemotePair, &|| chains::remote_pair(board)),
        (Technique::BugPlus1, &|| unique::grave(board)),
        (Technique::Skyscraper, &|| patterns::skyscraper(board)),
        (Technique::TwoStringKite, &|| patterns::kite(board)),
        (Technique::TurbotFish, &|| chains::of_one_digit(board, 3)),
        (Technique::EmptyRectangle, &|| patterns::empty_rectangle(board)),
        (Technique::WWing, &|| wings::w(board)),
        (Technique::XYWing, &|| wings::xy(board)),
        (Technique::XYZWing, &|| wings::xyz(board)),
    ])
}

/// Unique and avoidable rectangles: of each list the first one of the technique that comes first.
fn rectangles(board: &Board) -> Option<(Technique, Found)> {
    let first = |kinds: Kinds| kinds.into_iter().min_by_key(|&(technique, _)| technique);
    first(unique::rectangles(board))
        .or_else(|| first(unique::avoidable(board)))
        .map(|(technique, removed)| (technique, Found::Removed(removed)))
}

/// Finned fish, Sue de Coq, colours, chains.
fn complex(board: &Board) -> Option<(Technique, Found)> {
    first(&[
        (Technique::FinnedXWing, &|| fish::first(board, 2, Kind::Finned)),
        (Technique::SashimiXWing, &|| fish::first(board, 2, Kind::Sashimi)),
        (Technique::FinnedSwordfish, &|| fish::first(board, 3, Kind::Finned)),
        (Technique::SashimiSwordfish, &|| fish::first(board, 3, Kind::Sashimi)),
        (Technique::FinnedJellyfish, &|| fish::first(board, 4, Kind::Finned)),
        (Technique::SashimiJellyfish, &|| fish::first(board, 4, Kind::Sashimi)),
        (Technique::SueDeCoq, &|| coq::first(board)),
        (Technique::SimpleColours, &|| colours::simple(board)),
        (Technique::MultiColours, &|| colours::multi(board)),
        (Technique::XChain, &|| chains::of_one_digit(board, chains::LINKS)),
        (Technique::XYChain, &|| chains::xy(board)),
    ])
}

/// Almost locked sets and Franken fish.
fn with_sets(board: &Board) -> Option<(Technique, Found)> {
    let almost = almost::Almost::new(board);
    first(&[
        (Technique::AlmostXZ, &|| almost::xz(&almost)),
        (Technique::AlmostXYWing, &|| almost::wing(&almost)),
        (Technique::AlmostChain, &|| almost::chain(&almost)),
        (Technique::FrankenXWing, &|| fish::first(board, 2, Kind::Franken)),
        (Technique::FrankenSwordfish, &|| fish::first(board, 3, Kind::Franken)),
        (Technique::FinnedFrankenXWing, &|| fish::first(board, 2, Kind::FinnedFranken)),
        (Technique::FinnedFrankenSwordfish, &|| fish::first(board, 3, Kind::FinnedFranken)),
    ])
}

/// The digit of the solution in the middle one of the empty cells.
fn guess(board: &Board, solution: &Grid) -> Found {
    let empty: Vec<usize> = board.empty().iter().collect();
    let cell = empty[empty.len() / 2];
    Found::Filled(cell, solution.digit(Cell::new(cell)).index())
}

/// A step in the words of the library.
fn step(technique: Technique, found: &Found) -> Step {
    let named = |(cell, digit): (usize, usize)| Candidate {
        cell: Cell::new(cell),
        digit: Digit::from_index(digit),
    };
    match found {
        Found::Filled(cell, digit) => {
            Step { technique, eliminations: Vec::new(), placement: Some(named((*cell, *digit))) }
        }
        Found::Removed(removed) => {
            Step { technique, eliminations: removed.iter().map(named).collect(), placement: None }
        }
    }
}
