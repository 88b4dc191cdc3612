//! Minutes: how long a person is expected to take for a puzzle, and how far people differ.
//!
//! A person looks at the open cells one after another until one of them can be filled, and writes.
//! Before each step of the solution on the scale `se-1.2.1`, of E open cells e are the last one of a
//! house or the only place of a digit in a box, and l others the only place in a row or column:
//!
//! ```text
//!   seconds of a step = E / (e / 0.35 + l / 0.79), or 1.64 E if e = l = 0;
//!                       3.6 more if it fills a cell
//! ```
//!
//! Source: fitted to the mean times of people for 1,533 puzzles `[Wang2024]`.  That the openings of each
//! moment count besides the steps was shown by `[Pelanek2014]`, for other metrics than ours.
//! `docs/essays/minutes.md` has the data, the fit and its errors.  Cost: that of the steps of the
//! rating.  Oracle: the formula by hand, `tests/all/minutes.rs`.

use super::RateError;
use super::se121::{Moment, Rater};
use ennea_base::Puzzle;
use ennea_base::progress::Progress;

/// Seconds to write a digit.
const WRITING: f64 = 3.6;
/// Seconds to look at an open cell for the last place of a house, or a digit's only one in a box.
const LOOK: f64 = 0.35;
/// Seconds to look at an open cell for a digit's only place in a row or column.
const LOOK_ALONG_LINES: f64 = 0.79;
/// Seconds to look at an open cell for anything harder.
const LOOK_HARDER: f64 = 1.64;

/// The parts of the mean between which four people of five finish.
const PEOPLE: [f64; 2] = [0.26, 2.1];
/// The greatest mean, in minutes, of which the data has more than a few puzzles.
const KNOWN: f64 = 15.0;

/// The expected time of a person.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Minutes {
    /// The mean over people who finish the puzzle.
    pub mean: f64,
    /// The time that one person of ten takes less than.
    pub low: f64,
    /// The time that one person of ten takes more than.
    pub high: f64,
}

impl Minutes {
    /// The time for a puzzle with these moments.
    ///
    /// Past fifteen minutes the interval is wider on both sides, by the root of how much longer it is.
    pub fn of(moments: &[Moment]) -> Self {
        let mean = moments.iter().map(seconds).sum::<f64>() / 60.0;
        let wider = (mean / KNOWN).max(1.0).sqrt();
        let [low, high] = PEOPLE;
        Self { mean, low: mean * low / wider, high: mean * high * wider }
    }
}

/// The time of a moment.
fn seconds(moment: &Moment) -> f64 {
    let &Moment { open, easy, along_lines, is_placed } = moment;
    let [open, easy, along_lines] = [open, easy, along_lines].map(f64::from);
    let found_by_a_look = easy / LOOK + along_lines / LOOK_ALONG_LINES;
    let looking = open * if found_by_a_look > 0.0 { found_by_a_look.recip() } else { LOOK_HARDER };
    looking + if is_placed { WRITING } else { 0.0 }
}

/// The expected time for a puzzle, as long as `progress` does not stop it.
///
/// ```
/// use ennea::{Puzzle, rate::{minutes, se121::Rater}};
/// let puzzle: Puzzle =
///     ".3741.9..49.8...315.1..97..64......2..31.8.5...852.3.736....5......72.9.1..34.6.8".parse()?;
/// let minutes = minutes::expected(&mut Rater::new(), &puzzle, &())?;
/// assert!(3.0 < minutes.mean && minutes.mean < 3.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`RateError`], if the puzzle is not 3x3, has not exactly one solution, or the work was stopped.
pub fn expected(
    rater: &mut Rater,
    puzzle: &Puzzle,
    progress: &dyn Progress,
) -> Result<Minutes, RateError> {
    Ok(Minutes::of(&rater.moments_while(puzzle, progress)?))
}
