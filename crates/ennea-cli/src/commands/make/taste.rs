//! What is wanted of a puzzle besides its clues: a level, a rating, a technique.

use super::Options;
use crate::face::ends::ends;
use crate::face::exit::Failure;
use crate::face::output::Output;
use ennea::logic::{self, Board, Technique};
use ennea::make::Made;
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::{Rater, UNSOLVED};
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::{Puzzle, Shape};
use std::cell::RefCell;
use std::str::FromStr;

thread_local! {
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

/// A rating from which on random puzzles with clues to spare are rare, in tenths.
const RARE: u8 = 35;

/// A range of ratings, in tenths; either end may be open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ratings {
    from: u8,
    to: u8,
}

impl Ratings {
    const ALL: Self = Self { from: 0, to: UNSOLVED };

    /// How many tenths a rating is off.
    fn distance(self, er: u8) -> u64 {
        self.from.saturating_sub(er).max(er.saturating_sub(self.to)).into()
    }
}

impl FromStr for Ratings {
    type Err = String;

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
        let ratings = Self { from: from.unwrap_or(Self::ALL.from), to: to.unwrap_or(Self::ALL.to) };
        if ratings.from > ratings.to {
            return Err(format!("{} is more than {}", Tenths(ratings.from), Tenths(ratings.to)));
        }
        Ok(ratings)
    }
}

/// What is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    ratings: Option<Ratings>,
    technique: Option<Technique>,
}

impl Taste {
    /// What the options ask for.
    pub(super) fn of(options: &Options) -> Result<Self, Failure> {
        let of_level = options.level.map(|level| {
            let below = Level::ALL.iter().rev().find(|&&other| other < level);
            Ratings { from: below.map_or(0, |below| below.er_max() + 1), to: level.er_max() }
        });
        let ratings = match (of_level, options.rating) {
            (Some(a), Some(b)) => {
                let both = Ratings { from: a.from.max(b.from), to: a.to.min(b.to) };
                if both.from > both.to {
                    return Err(Failure::Input(format!(
                        "no rating is both of that --level, {} to {}, and in that --rating\n  hint: \
                         leave one of the two away; ennea rate --levels shows the levels",
                        Tenths(a.from.max(10)),
                        Tenths(a.to)
                    )));
                }
                Some(both)
            }
            (a, b) => a.or(b),
        };
        let shape = options.shape.unwrap_or(Shape::CLASSIC);
        if ratings.is_some() && shape != Shape::CLASSIC {
            return Err(Failure::Input(format!(
                "only 3x3 puzzles have ratings and levels, not {shape}\n  hint: --technique serves \
                 all shapes, for example --technique hidden-single-line"
            )));
        }
        Ok(Self { ratings, technique: options.technique })
    }

    /// Whether puzzles with clues to spare hardly ever are like this.
    pub(super) fn is_rare(&self) -> bool {
        self.ratings.is_some_and(|ratings| ratings.from >= RARE)
            || self.technique.is_some_and(|technique| technique > Technique::HiddenTriple)
    }

    /// How far a puzzle is from it: 0 if it is like this.
    pub(super) fn distance(&self, made: &Made, progress: &dyn Progress) -> Result<u64, Stopped> {
        let off = match self.ratings {
            Some(ratings) => ratings.distance(rating(&made.puzzle, progress)?.er),
            None => 0,
        };
        match self.technique {
            Some(wanted) if off == 0 => {
                let found = hardest(&made.puzzle, wanted, progress)?;
                Ok((found as u64).abs_diff(wanted as u64))
            }
            _ => Ok(off),
        }
    }

    /// What a puzzle has of what was asked for, in words.
    pub(super) fn describe(&self, puzzle: &Puzzle, output: &Output) -> Option<String> {
        let bar = output.bar("rating");
        if self.ratings.is_some() {
            let rating = rating(puzzle, &bar).ok()?;
            return Some(format!("is rated {}", Tenths(rating.er)));
        }
        self.technique?;
        let technique = hardest(puzzle, Technique::NestedNet, &bar).ok()?;
        Some(format!("needs no more than {technique}"))
    }
}

/// The rating of a proper puzzle, on the scale of [`ennea::rate::SCALE`].
pub(super) fn rating(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Rating, Stopped> {
    match RATER.with_borrow_mut(|rater| rater.rate_while(puzzle, progress)) {
        Ok(rating) => Ok(rating),
        Err(RateError::Stopped) => Err(Stopped),
        Err(error) => unreachable!("a proper 3x3 puzzle has a rating: {error}"),
    }
}

/// The hardest technique of the way to solve a proper puzzle that [`logic::path`] takes, or the first
/// that is harder than `most`.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_ratings() {
        let read = |text: &str| text.parse::<Ratings>().map(|ratings| (ratings.from, ratings.to));
        assert_eq!(read("3.4"), Ok((34, 34)));
        assert_eq!(read("2.6..4.2"), Ok((26, 42)));
        assert_eq!(read("7.."), Ok((70, UNSOLVED)));
        assert_eq!(read("..2"), Ok((0, 20)));
        for text in ["", "..", "a", "3.45", "-1", "5..3", "21", "nan"] {
            assert!(read(text).is_err(), "{text}");
        }
        let ratings = Ratings { from: 26, to: 34 };
        assert_eq!([20, 26, 30, 34, 40].map(|er| ratings.distance(er)), [6, 0, 0, 0, 6]);
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
