//! How hard a puzzle is to be (a level, a rating, a technique), and how far it is from that.
//!
//! A level and a range of ratings are judged on the scale `se-1.2.1`; a technique is
//! the hardest that [`logic::path`] takes.

use crate::range::ends;
use crate::rate;
use crate::refusal::Refusal;
use ennea::logic::{self, Board, Step, Technique};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::{Rater, UNSOLVED};
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::{Puzzle, Shape};
use std::cell::RefCell;
use std::str::FromStr;

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
        let (from, to) = rate::range(level).into_inner();
        Self { from, to }
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

impl FromStr for Ratings {
    type Err = String;

    /// Reads `3.4`, `2.6..4.2`, `4.5..` or `..2.0`.
    fn from_str(text: &str) -> Result<Self, String> {
        let tenths = |text: &str| {
            let rating: f64 = text.parse().ok()?;
            let tenths = (rating * 10.0).round();
            // More than a tenth is not to be told apart.
            let is_good = (0.0..=f64::from(UNSOLVED)).contains(&tenths)
                && (rating * 10.0 - tenths).abs() < 1e-6;
            is_good.then_some(tenths as u8)
        };
        let [from, to] = ends(text, tenths)
            .ok_or_else(|| "expected 3.4, 2.6..4.2, 4.5.. or ..2.0, of 1.0 to 11.9".to_owned())?;
        let (from, to) = (from.unwrap_or(Self::ALL.from), to.unwrap_or(Self::ALL.to));
        if from > to {
            return Err(format!("{} is more than {}", Tenths(from), Tenths(to)));
        }
        Ok(Self { from, to })
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
    /// A level, ratings and a technique, each if it is asked for, of puzzles of a shape.
    ///
    /// # Errors
    /// If the level has none of these ratings, or the shape has no ratings.
    pub fn new(
        level: Option<Level>,
        ratings: Option<Ratings>,
        technique: Option<Technique>,
        shape: Shape,
    ) -> Result<Self, Refusal> {
        let ratings = match (level.map(Ratings::of), ratings) {
            (Some(level), Some(rating)) => Some(level.both(rating).ok_or_else(|| {
                Refusal::new(format!(
                    "no rating is both of that --level, {} to {}, and in that --rating\n  hint: \
                     leave one of the two away; ennea rate --levels shows the levels",
                    Tenths(level.from.max(10)),
                    Tenths(level.to)
                ))
            })?),
            (level, rating) => level.or(rating),
        };
        if ratings.is_some() && shape != Shape::CLASSIC {
            return Err(Refusal::new(format!(
                "only 3x3 puzzles have ratings and levels, not {shape}\n  hint: --technique serves \
                 all shapes, for example --technique hidden-single-line"
            )));
        }
        Ok(Self { ratings, technique })
    }

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
/// # Panics
/// If the puzzle is not proper or not 3x3.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
pub fn rating(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Rating, Stopped> {
    match RATER.with_borrow_mut(|rater| rater.rate_while(puzzle, progress)) {
        Ok(rating) => Ok(rating),
        Err(RateError::Stopped) => Err(Stopped),
        Err(error) => unreachable!("a proper 3x3 puzzle has a rating: {error}"),
    }
}

/// The hardest technique of the way to solve a proper puzzle that [`logic::path`] takes, or the
/// first that the ladder needs and that is harder than `most`.
fn hardest(
    puzzle: &Puzzle,
    most: Technique,
    progress: &dyn Progress,
) -> Result<Technique, Stopped> {
    let first = Board::new(puzzle).expect("the clues of a proper puzzle agree");
    let (mut board, mut steps) = (first.clone(), Vec::new());
    while !board.is_solved() {
        if progress.is_stopped() {
            return Err(Stopped);
        }
        let step = logic::next_step(&board).expect("the ladder ends no proper puzzle early");
        if step.technique() > most {
            return Ok(step.technique());
        }
        board.apply(&step);
        steps.push(step);
    }
    let needed = logic::pruned(&first, steps);
    Ok(needed.iter().map(Step::technique).max().unwrap_or(Technique::FullHouse))
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

    #[test]
    fn ranges_of_ratings_are_read() {
        let read = |text: &str| text.parse::<Ratings>().map(|ratings| (ratings.from, ratings.to));
        assert_eq!(read("3.4"), Ok((34, 34)));
        assert_eq!(read("2.6..4.2"), Ok((26, 42)));
        assert_eq!(read("7.."), Ok((70, UNSOLVED)));
        assert_eq!(read("..2"), Ok((0, 20)));
        for text in ["", "..", "a", "3.45", "-1", "5..3", "21", "nan"] {
            assert!(read(text).is_err(), "{text}");
        }
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
