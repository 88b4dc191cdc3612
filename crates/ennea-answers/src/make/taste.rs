//! Hardness that a puzzle is to have (a level, a rating, a technique), and its distance from that.
//!
//! Of a plain 3x3 puzzle, a level and a range of ratings are judged on the scale `se-1.2.1`; of any other, a
//! level is one of the scale `ladder-1`.  A technique is the hardest that [`logic::path`](ennea::logic::path) takes.

use super::ratings::Ratings;
use super::{reach, technique};
use crate::refusal::Refusal;
use crate::served::Question;
use ennea::logic::{Board, Technique};
use ennea::progress::{Progress, Stopped};
use ennea::rate::se121::Rater;
use ennea::rate::{Level, RateError, Rating, Tenths};
use ennea::rules::Rules;
use ennea::{Puzzle, Shape, ladder};
use ennea_words::{self as words, Saying, Told, gaps, saying};
use std::cell::RefCell;

thread_local! {
    // A rater keeps its memory; a search asks from all its threads.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

/// A rating from which on random puzzles with clues to spare are rare, in tenths.
const RARE: u8 = 35;

/// Hardness that is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Taste {
    /// Range of its rating.
    pub ratings: Option<Ratings>,
    /// The easiest and the hardest technique that it may need as its hardest.
    pub techniques: Option<(Technique, Technique)>,
}

/// Hardness that was found of a puzzle, as far as it was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Its rating.
    pub rating: Option<Rating>,
    /// Its hardest technique.
    pub technique: Option<Technique>,
}

impl Taste {
    /// A level, ratings and a technique, each if it is asked for, of puzzles of
    /// these rules.
    ///
    /// # Errors
    /// If the level has none of these ratings, no puzzle for the technique has any of them, there are no
    /// ratings, or no puzzle of so small a shape is as hard.
    pub fn new(
        level: Option<Level>,
        ratings: Option<Ratings>,
        technique: Option<Technique>,
        rules: &Rules,
    ) -> Result<Self, Refusal> {
        if !rules.is_plain() || rules.shape() != Shape::CLASSIC {
            return Self::on_ladder(level, ratings, technique, rules);
        }
        let ratings = match (level.map(Ratings::of), ratings) {
            (Some(level), Some(rating)) => Some(level.both(rating).ok_or_else(|| {
                Refusal::hinted("taste-level", move |language| {
                    gaps!(level = level.told(language), rating = rating.told(language))
                })
            })?),
            (level, rating) => level.or(rating),
        };
        if let (Some(wanted), Some(technique)) = (ratings, technique) {
            let possible = technique::ratings(technique);
            if wanted.both(possible).is_none() {
                return Err(Refusal::hinted("taste-rating", move |language| {
                    let [possible, wanted] = [possible, wanted].map(|it| it.told(language));
                    gaps!(technique = technique.key(), possible, wanted)
                }));
            }
        }
        let techniques = technique.map(|technique| (technique, technique));
        Ok(Self { ratings, techniques })
    }

    /// Hardness on the ladder of techniques, where there are no ratings.
    fn on_ladder(
        level: Option<Level>,
        ratings: Option<Ratings>,
        technique: Option<Technique>,
        rules: &Rules,
    ) -> Result<Self, Refusal> {
        let (shape, is_plain) = (rules.shape(), rules.is_plain());
        if ratings.is_some() {
            let name = rules.to_string();
            return Err(match is_plain {
                true => Refusal::hinted("taste-shape", move |_| gaps!(shape)),
                false => Refusal::hinted("taste-rules", move |_| gaps!(rules = name.clone())),
            });
        }
        if let (Some(level), Some(technique)) = (level, technique)
            && ladder::level(technique) != level
        {
            return Err(Refusal::hinted("taste-technique", move |language| {
                let own = words::level(language, ladder::level(technique)).into_owned();
                let level = words::level(language, level).into_owned();
                gaps!(technique = technique.key(), own, level)
            }));
        }
        let one = technique.map(|technique| (technique, technique));
        let techniques = one.or(level.map(ladder::range));
        if techniques.is_some() {
            let empty = Puzzle::empty(shape).with_rules(rules);
            Question::Rate.check(&empty).map_err(Refusal::of)?;
        }
        if let Some((easiest, _)) = techniques
            && let Some(hardest) = reach::hardest_below(easiest, rules)
        {
            let key = if is_plain { "taste-hard" } else { "taste-hard-rules" };
            let rules = rules.to_string();
            return Err(Refusal::hinted(key, move |language| {
                let wanted = match level {
                    Some(level) => words::level(language, level).into_owned(),
                    None => words::technique(language, easiest).into_owned(),
                };
                let hardest_level = ladder::level(hardest).name();
                let hardest = words::technique(language, hardest);
                gaps!(shape, rules = &rules, wanted, hardest, level = hardest_level)
            }));
        }
        Ok(Self { ratings: None, techniques })
    }

    /// Tests whether puzzles with clues to spare hardly ever are like this.
    pub fn is_rare(&self) -> bool {
        self.ratings.is_some_and(|ratings| ratings.from >= RARE)
            || self.techniques.is_some_and(|(easiest, _)| easiest > Technique::HiddenTriple)
    }

    /// Distance of a proper puzzle from it: 0 if it is like this.  Tenths count before rungs of the
    /// ladder.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn distance(&self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<u64, Stopped> {
        let off = match self.ratings {
            Some(ratings) => ratings.distance(rating(puzzle, progress)?.er),
            None => 0,
        };
        match self.techniques {
            Some((easiest, hardest)) if off == 0 => {
                let found = self.hardest(puzzle, hardest, progress)?.rung();
                let below = easiest.rung().saturating_sub(found);
                Ok(below.max(found.saturating_sub(hardest.rung())) as u64)
            }
            _ => Ok(off),
        }
    }

    /// Describes the hardness of a proper puzzle, as far as it was asked for, in words; `None` if
    /// nothing was asked for.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn describe(
        &self,
        puzzle: &Puzzle,
        progress: &dyn Progress,
    ) -> Result<Option<Saying>, Stopped> {
        let Judged { rating, technique } = self.judge(puzzle, progress)?;
        let rated =
            rating.map(|rating| saying!("note-is-rated", rating = Tenths(rating.er).to_string()));
        let needs = technique.map(|hardest| {
            let hardest = move |it| words::technique(it, hardest);
            Saying::message("note-needs", move |it| gaps!(technique = hardest(it)))
        });
        Ok(rated.or(needs))
    }

    /// The rating and the hardest technique of a proper puzzle, each if it was asked for.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn judge(&self, puzzle: &Puzzle, progress: &dyn Progress) -> Result<Judged, Stopped> {
        let rating = self.ratings.map(|_| rating(puzzle, progress)).transpose()?;
        let hardest = |_| self.hardest(puzzle, Technique::NestedNet, progress);
        let technique = self.techniques.map(hardest).transpose()?;
        Ok(Judged { rating, technique })
    }

    /// The hardest technique of a proper puzzle, or the first that is harder than `most`.
    fn hardest(
        &self,
        puzzle: &Puzzle,
        most: Technique,
        progress: &dyn Progress,
    ) -> Result<Technique, Stopped> {
        let board = Board::new(puzzle);
        ladder::hardest(&board.expect("the clues of a proper puzzle agree"), most, progress)
    }
}

/// The rating of a proper 3x3 puzzle.
///
/// # Panics
/// If the puzzle is not proper or not 3x3.
///
/// # Errors
/// [`Stopped`], if `progress` asks for it.
fn rating(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Rating, Stopped> {
    match RATER.with_borrow_mut(|rater| rater.rate_while(puzzle, progress)) {
        Ok(rating) => Ok(rating),
        Err(RateError::Stopped) => Err(Stopped),
        Err(error) => unreachable!("a proper 3x3 puzzle has a rating: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::make::{Again, Id, Method, Recipe};

    fn hardest(puzzle: &Puzzle) -> Technique {
        let found = Taste::default().hardest(puzzle, Technique::NestedNet, &());
        found.expect("nothing stops it")
    }

    /// Both ways to judge find an easy puzzle easy.
    #[test]
    fn an_easy_puzzle() {
        let puzzle: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .expect("a puzzle");
        let found = hardest(&puzzle);
        assert!(found <= Technique::NakedSingle, "{found}");
        let rating = rating(&puzzle, &()).expect("nothing stops it");
        assert!(Level::of(rating.er) <= Level::Medium, "{rating}");
    }

    /// Goal: no puzzle is refused that exists.  Method: puzzles of both kinds, each rated and solved as
    /// people do it; all techniques with a range of their own occur, but for the rarest.
    #[test]
    fn ratings_are_in_the_range_of_the_technique() {
        let mut seen = std::collections::BTreeSet::new();
        let again = Again::default();
        for method in [Method::Clues, Method::Minimal] {
            let recipe = Recipe { method, ..Recipe::default() };
            for index in 0..120 {
                let made =
                    again.make(&Id { recipe, seed: 5, index }, &()).expect("nothing stops it");
                let puzzle = made.expect("top down always succeeds").puzzle;
                let technique = hardest(&puzzle);
                let er = rating(&puzzle, &()).expect("as above").er;
                let Ratings { from, to } = technique::ratings(technique);
                assert!((from..=to).contains(&er), "{puzzle:?} {technique} {er}");
                seen.insert(technique);
            }
        }
        for technique in [Technique::NakedSingle, Technique::Pointing, Technique::Skyscraper] {
            assert!(seen.contains(&technique), "{technique}");
        }
    }
}
