//! `make`: a puzzle that was made; what is wanted besides its clues (a level, a rating, a
//! technique), and how far it is from that.
//!
//! A level and a range of ratings are judged on the scale of [`ennea::rate::SCALE`]; a technique is
//! the hardest that [`logic::path`] takes.

use crate::wire;
use ennea::logic::{self, Board, Technique};
use ennea::make::{self, Id, Made, Method, Pattern};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::{Rater, UNSOLVED};
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::solve::Solver;
use ennea::{Grid, Puzzle, Shape};
use serde::Serialize;
use std::cell::RefCell;

thread_local! {
    // A rater keeps its memory; a search asks from all its threads.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

/// A rating from which on random puzzles with clues to spare are rare, in tenths.
const RARE: u8 = 35;

/// A range of ratings, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// The least.
    pub from: u8,
    /// The greatest.
    pub to: u8,
}

impl Ratings {
    /// All ratings.
    pub const ALL: Self = Self { from: 0, to: UNSOLVED };

    /// The ratings of a level.
    pub fn of(level: Level) -> Self {
        let below = Level::ALL.iter().rev().find(|&&other| other < level);
        Self { from: below.map_or(0, |below| below.er_max() + 1), to: level.er_max() }
    }

    /// The ratings in both ranges, if there are any.
    #[must_use]
    pub fn both(self, other: Self) -> Option<Self> {
        let both = Self { from: self.from.max(other.from), to: self.to.min(other.to) };
        (both.from <= both.to).then_some(both)
    }

    /// How many tenths a rating is off.
    fn distance(self, er: u8) -> u64 {
        self.from.saturating_sub(er).max(er.saturating_sub(self.to)).into()
    }
}

/// What is wanted of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taste {
    /// How it is rated.
    pub ratings: Option<Ratings>,
    /// The hardest technique that it needs.
    pub technique: Option<Technique>,
}

impl Taste {
    /// Whether puzzles with clues to spare hardly ever are like this.
    pub fn is_rare(&self) -> bool {
        self.ratings.is_some_and(|ratings| ratings.from >= RARE)
            || self.technique.is_some_and(|technique| technique > Technique::HiddenTriple)
    }

    /// How far a proper puzzle is from it: 0 if it is like this.  Tenths count before rungs of the
    /// ladder.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn distance(&self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<u64, Stopped> {
        let off = match self.ratings {
            Some(ratings) => ratings.distance(rating(puzzle, progress)?.er),
            None => 0,
        };
        match self.technique {
            Some(wanted) if off == 0 => {
                let found = hardest(puzzle, wanted, progress)?;
                Ok(found.rung().abs_diff(wanted.rung()) as u64)
            }
            _ => Ok(off),
        }
    }

    /// What a proper puzzle has of what was asked for, in words; `None` if nothing was asked for.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn describe(
        &self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Option<String>, Stopped> {
        Ok(match self {
            Self { ratings: Some(_), .. } => {
                Some(format!("is rated {}", Tenths(rating(puzzle, progress)?.er)))
            }
            Self { technique: Some(_), .. } => {
                let technique = hardest(puzzle, Technique::NestedNet, progress)?;
                Some(format!("needs no more than {technique}"))
            }
            Self { ratings: None, technique: None } => None,
        })
    }
}

/// The rating of a proper 3x3 puzzle.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
///
/// # Panics
/// If the puzzle is not proper or not 3x3.
pub fn rating(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Rating, Stopped> {
    match RATER.with_borrow_mut(|rater| rater.rate_while(puzzle, progress)) {
        Ok(rating) => Ok(rating),
        Err(RateError::Stopped) => Err(Stopped),
        Err(error) => unreachable!("a proper 3x3 puzzle has a rating: {error}"),
    }
}

/// The hardest technique of the way to solve a proper puzzle that [`logic::path`] takes, or the
/// first that is harder than `most`.
fn hardest(
    puzzle: &Puzzle,
    most: Technique,
    progress: &dyn Progress,
) -> Result<Technique, Stopped> {
    let mut board = Board::new(puzzle).expect("the clues of a proper puzzle agree");
    let mut hardest = Technique::FullHouse;
    while !board.is_solved() && hardest <= most {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let step = logic::next_step(&board).expect("the ladder ends no proper puzzle early");
        hardest = hardest.max(step.technique());
        board.apply(&step);
    }
    Ok(hardest)
}

/// A puzzle that was made.
#[derive(Clone, Debug, Serialize)]
pub struct Answer {
    /// `"RxC"`.
    #[serde(serialize_with = "wire::text")]
    pub shape: Shape,
    /// The puzzle in one line.
    #[serde(serialize_with = "wire::text")]
    pub puzzle: Puzzle,
    /// Its solution in one line.
    #[serde(serialize_with = "wire::text")]
    pub solution: Grid,
    /// The number of its clues.
    pub clues: usize,
    /// Whether no clue can go.
    pub minimal: bool,
    /// `"clues"`, `"minimal"`, `"weighted"` or `"unbiased"`.
    pub method: &'static str,
    /// The symmetry of the pattern that was asked for, or `"none"`.
    pub symmetry: &'static str,
    /// The seed, a decimal string.
    #[serde(serialize_with = "wire::text")]
    pub seed: u64,
    /// The number of the attempt.
    pub index: u64,
    /// What makes it again.
    #[serde(serialize_with = "wire::text")]
    pub id: Id,
    /// With a symmetric pattern and the method `"minimal"`: `true`, as no orbit of clues can go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetric_minimal: Option<bool>,
    /// ER on the scale se-1.2.1; absent if neither a rating nor a level was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// The level of this rating; absent as the rating is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
    /// C(cells, clues), a decimal string; absent for methods whose bias is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<String>,
}

impl Answer {
    /// What there is to say of a puzzle; the solver, for its shape, tells whether it is minimal.
    pub fn new(made: &Made, id: Id, rating: Option<Rating>, solver: &mut Solver) -> Self {
        let (recipe, clues) = (id.recipe, made.puzzle.clue_count());
        let is_symmetric = recipe.method == Method::Minimal && recipe.pattern != Pattern::Any;
        let has_weight = recipe.method == Method::ControlledBias;
        Self {
            shape: recipe.shape,
            puzzle: made.puzzle.clone(),
            solution: made.solution.clone(),
            clues,
            minimal: make::redundant_clues(&made.puzzle, solver).is_empty(),
            method: recipe.method.name(),
            symmetry: recipe.pattern.name(),
            seed: id.seed,
            index: id.index,
            id,
            symmetric_minimal: is_symmetric.then_some(true),
            rating: rating.map(|rating| f64::from(rating.er) / 10.0),
            level: rating.map(|rating| Level::of(rating.er).name()),
            weight: has_weight.then(|| recipe.weight(clues).to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_ratings() {
        let ratings = Ratings { from: 26, to: 34 };
        assert_eq!(Ratings::of(Level::Hard), ratings);
        assert_eq!([20, 26, 30, 34, 40].map(|er| ratings.distance(er)), [6, 0, 0, 0, 6]);
        let higher = Ratings { from: 30, to: UNSOLVED };
        assert_eq!(ratings.both(higher), Some(Ratings { from: 30, to: 34 }));
        assert_eq!(ratings.both(Ratings { from: 35, to: 40 }), None);
        // The levels leave no rating out, and share none.
        let levels = Level::ALL.map(Ratings::of);
        assert!(levels.windows(2).all(|two| two[0].to + 1 == two[1].from));
        assert_eq!((levels[0].from, levels[7].to), (Ratings::ALL.from, Ratings::ALL.to));
    }

    /// Both ways to judge find an easy puzzle easy.
    #[test]
    fn an_easy_puzzle() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .expect("a puzzle");
        let found = hardest(&puzzle, Technique::NestedNet, &()).expect("nothing stops it");
        assert!(found <= Technique::NakedSingle, "{found}");
        let rating = rating(&puzzle, &()).expect("nothing stops it");
        assert!(Level::of(rating.er) <= Level::Medium, "{rating}");
    }
}
