//! Faults of a puzzle or a state of it, and the digits to take back.

use ennea::logic::{self, Candidate, Trouble};
use ennea::progress::{Budget, Progress, Stopped};
use ennea::{Improper, Puzzle};
use ennea_words::{self as words, Language};

/// Greatest number of wrong digits that are looked for, and side of boards up to which: more take
/// long to find.
const DIGITS_MAX: usize = 4;
const SIDE_MAX: usize = 9;

/// Number of times that the search for them may ask whether to go on: a second or two.
const EFFORT: u64 = 20_000;

/// Number of ways to correct that are named.
const NAMED_MAX: usize = 6;

/// Fault of a puzzle, and ways to correct it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// In a sentence without a full stop.
    pub message: String,
    /// The smallest sets of digits to take back so that there is a solution, `r1c1=5`; none if there
    /// is one, or if more than a few digits are wrong.
    pub take_back: Vec<Vec<String>>,
}

impl Wrong {
    /// Says in a language what is wrong with a puzzle, and which clues to take back where there is no solution:
    /// of clues, and not of candidates, as far as that is found with some effort.
    ///
    /// # Errors
    /// [`Stopped`], if `progress` asks for it.
    pub fn of(
        language: Language,
        puzzle: &Puzzle,
        trouble: &Trouble,
        progress: &dyn Progress,
    ) -> Result<Self, Stopped> {
        let shape = puzzle.shape();
        let mut message = words::trouble(language, trouble, shape);
        // Where what is written leaves none, the clues may have some.
        let has_none = matches!(trouble, Trouble::Improper(Improper::None))
            || puzzle.contradiction().is_some();
        let is_sought = has_none && shape.side() <= SIDE_MAX && puzzle.candidates().is_none();
        let budget = Budget::new(EFFORT, progress);
        let found = match is_sought.then(|| logic::corrections(puzzle, DIGITS_MAX, &budget)) {
            None => None,
            Some(Ok(found)) => found,
            Some(Err(Stopped)) if progress.is_stopped() => return Err(Stopped),
            // The effort is spent: what is wrong is said all the same.
            Some(Err(Stopped)) => None,
        };
        let Some(found) = found else { return Ok(Self { message, take_back: Vec::new() }) };
        let name = |digit: &Candidate| format!("{}={}", shape.name(digit.cell), digit.digit);
        let names = |set: &Vec<Candidate>| set.iter().map(name).collect::<Vec<String>>();
        let take_back: Vec<Vec<String>> = found.sets.iter().map(names).collect();
        let (sets, more) = take_back.split_at(take_back.len().min(NAMED_MAX));
        message += &words::take_back(language, sets, more.len(), found.is_unique);
        Ok(Self { message, take_back })
    }
}
