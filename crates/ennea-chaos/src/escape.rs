//! The length of chaos: the rate at which trajectories escape to a solution.
//!
//! Of many starts a fraction p(t) has found no solution by time t.  After a transient it falls like
//! e^(-kappa t), and
//!
//! ```text
//!   eta = -log10 kappa
//! ```
//!
//! is the hardness of the puzzle on the scale of `[ERT2012]`: up to 1 easy, to 2 medium, to 3 hard,
//! above that ultra-hard; none above 4 was known.  In a window from t0 to t1 the best estimate is
//!
//! ```text
//!   kappa = events / time at risk = (starts solved in it) / (sum over starts of the time spent in it unsolved)
//! ```
//!
//! the maximum likelihood under a constant rate, whatever is given up at t1; the standard error of
//! eta is log10(e) / sqrt(events).  **p(t) is no clean exponential**: the rate is small at first,
//! rises, and falls again where what is left is stuck in deeper parts of the saddle.  So eta means
//! little without its window, and figures are to be compared for the same window, step and sweeps
//! only.
//!
//! Our own window begins when a tenth of the starts is solved, which leaves out the delay that even
//! easy puzzles have, and ends at [`UNTIL`] or when it is told.
//!
//! Cost: starts times the time that each lasts, a step and its sweeps each.  Oracles: synthetic
//! times whose rate is known; moved and relabelled puzzles, whose times have the same distribution.

use super::run::{End, Limits};
use super::splitting::Splitting;
use ennea_base::progress::{Progress, Stopped};

/// Default time at which trajectories are given up.
pub const UNTIL: f64 = 4000.0;

/// The fraction of starts that is solved before our own window begins.
pub const BEFORE: f64 = 0.1;

/// Part of the time line, from t0 to t1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// t0.
    pub from: f64,
    /// t1.
    pub to: f64,
}

/// Times at which many starts found a solution, with the number of starts and the time of giving
/// up.
///
/// ```
/// use ennea::chaos::escape::{Survival, Window};
/// // Three solved, one given up at 10.
/// let survival = Survival::new(vec![1.0, 2.0, 4.0], 4, 10.0);
/// assert_eq!(survival.unsolved(2.0), 0.5);
/// let rate = survival.rate(Window { from: 0.0, to: 10.0 });
/// assert_eq!((rate.events, rate.at_risk), (3, 17.0));
/// assert_eq!(rate.kappa(), Some(3.0 / 17.0));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Survival {
    /// Times of the solutions, ascending.
    times: Vec<f64>,
    starts: u64,
    until: f64,
}

/// The rate of escape in a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// The window in which events were counted.
    pub window: Window,
    /// Number of starts solved in the window.
    pub events: u64,
    /// The time that starts spent in it unsolved, added up.
    pub at_risk: f64,
}

/// Follows these many starts of a seed until a time.
///
/// # Errors
/// If `progress` stops it; it is told of every start that has ended.
pub fn survival(
    splitting: &Splitting,
    seed: u64,
    starts: u64,
    until: f64,
    progress: &dyn Progress,
) -> Result<Survival, Stopped> {
    let limits = Limits { time: until, ..Limits::NONE };
    let ended = splitting.follow(seed, 0..starts, limits, progress)?;
    let solved = ended.iter().filter(|ended| ended.end == End::Solved);
    Ok(Survival::new(solved.map(|ended| ended.time).collect(), starts, until))
}

impl Survival {
    /// The times of those that were solved, of the starts that were followed until a time.
    ///
    /// # Panics
    /// If there are more times than starts, or some are above the last.
    pub fn new(mut times: Vec<f64>, starts: u64, until: f64) -> Self {
        assert!(times.len() as u64 <= starts, "no more times than starts");
        assert!(times.iter().all(|&time| time <= until), "no time after the end");
        times.sort_unstable_by(f64::total_cmp);
        Self { times, starts, until }
    }

    /// Number of starts, solved or not.
    pub fn starts(&self) -> u64 {
        self.starts
    }

    /// Number of starts that were solved.
    pub fn solved(&self) -> u64 {
        self.times.len() as u64
    }

    /// The time until which they were followed.
    pub fn until(&self) -> f64 {
        self.until
    }

    /// Times of the solutions, ascending; one for each solved start.
    pub fn times(&self) -> &[f64] {
        &self.times
    }

    /// p(t), the fraction that had found no solution by then.
    pub fn unsolved(&self, time: f64) -> f64 {
        let solved = self.times.partition_point(|&solved| solved <= time);
        1.0 - solved as f64 / self.starts as f64
    }

    /// Time by which this fraction of the starts was solved; `None` if fewer were.
    pub fn time_of(&self, fraction: f64) -> Option<f64> {
        let needed = (fraction * self.starts as f64).ceil() as usize;
        self.times.get(needed.max(1) - 1).copied()
    }

    /// Our own window: from when a tenth was solved to the end.
    pub fn window(&self) -> Window {
        Window { from: self.time_of(BEFORE).unwrap_or(0.0), to: self.until }
    }

    /// The rate of escape in a window, as far as starts were followed.  An event at its beginning
    /// is not in it, one at its end is.
    pub fn rate(&self, window: Window) -> Rate {
        let window = Window { from: window.from, to: window.to.min(self.until) };
        let Window { from, to } = window;
        let events = self.times.iter().filter(|&&time| time > from && time <= to).count() as u64;
        let spent = |time: f64| (time.min(to) - from).max(0.0);
        let unsolved = (self.starts - self.solved()) as f64 * spent(self.until);
        let at_risk = unsolved + self.times.iter().map(|&time| spent(time)).sum::<f64>();
        Rate { window, events, at_risk }
    }

    /// The rates in windows that double in length, the last of which ends with the last event or
    /// the time that starts were followed.
    pub fn rates(&self) -> Vec<Rate> {
        let last = self.times.last().copied().unwrap_or(0.0);
        let end = if self.solved() < self.starts { self.until } else { last };
        let mut rates = Vec::new();
        let (mut from, mut to) = (0.0, 12.5);
        while from < end {
            rates.push(self.rate(Window { from, to }));
            (from, to) = (to, 2.0 * to);
        }
        rates
    }
}

impl Rate {
    /// kappa, if anything happened.
    pub fn kappa(&self) -> Option<f64> {
        (self.events > 0).then(|| self.events as f64 / self.at_risk)
    }

    /// eta.
    pub fn eta(&self) -> Option<f64> {
        self.kappa().map(|kappa| -kappa.log10())
    }

    /// The standard error of eta.
    pub fn eta_error(&self) -> Option<f64> {
        (self.events > 0).then(|| std::f64::consts::LOG10_E / (self.events as f64).sqrt())
    }

    /// Lower bound of eta with 95 % confidence, where no start was solved in the window: at a rate
    /// of 3 / (time at risk) that would have had a chance of e^-3.  `None` if some were, or if no
    /// time was at risk.
    pub fn eta_least(&self) -> Option<f64> {
        (self.events == 0 && self.at_risk > 0.0).then(|| (self.at_risk / 3.0).log10())
    }
}

#[cfg(test)]
mod tests {
    use super::super::splitting::{Precision, Rule};
    use super::super::{Encoding, Reading};
    use super::*;
    use ennea::symmetry::shuffle::Moves;
    use ennea_base::Puzzle;
    use ennea_base::random::SplitMix64;

    const EASY: &str =
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300";

    fn easy_survival(puzzle: &Puzzle, seed: u64) -> Survival {
        let encoding = Encoding::new(puzzle, Reading::Raw).expect("no conflict");
        let rule = Rule::Flow { growth: crate::Growth::Linear, step: 0.1, sweeps: 2 };
        let splitting = Splitting::new(encoding.formula(), rule, Precision::Double);
        survival(&splitting, seed, 200, 200.0, &()).expect("() goes on")
    }

    /// Goal: the estimate is right for a rate that is known.  Method: times drawn from an
    /// exponential distribution, given up at several times; all estimates are within four standard
    /// errors.
    #[test]
    fn known_rates_are_found() {
        let mut random = SplitMix64::new(1);
        for kappa in [0.3_f64, 0.001] {
            let mut draw = || -(1.0 - random.unit()).ln() / kappa;
            let times: Vec<f64> = (0..10_000).map(|_| draw()).collect();
            for until in [0.5, 1.0, 3.0].map(|lives| lives / kappa) {
                let solved: Vec<f64> = times.iter().copied().filter(|&t| t <= until).collect();
                let survival = Survival::new(solved, 10_000, until);
                let windows = [
                    Window { from: 0.0, to: until },
                    Window { from: 0.2 * until, to: 0.7 * until },
                    survival.window(),
                ];
                for window in windows {
                    let rate = survival.rate(window);
                    let error = (rate.eta().unwrap() + kappa.log10()) / rate.eta_error().unwrap();
                    assert!(error.abs() < 4.0, "{rate:?} {error}");
                }
                let expected = (-kappa * until / 2.0).exp();
                assert!((survival.unsolved(until / 2.0) - expected).abs() < 0.02);
            }
        }
    }

    #[test]
    fn a_window_without_events_bounds_eta() {
        let survival = Survival::new(vec![], 30, 1000.0);
        let rate = survival.rate(survival.window());
        assert_eq!((rate.events, rate.at_risk), (0, 30_000.0));
        assert_eq!((rate.kappa(), rate.eta(), rate.eta_error()), (None, None, None));
        assert_eq!(rate.eta_least(), Some(4.0));
        assert_eq!(survival.rates().last().map(|rate| rate.window.to), Some(1000.0));
        let solved = Survival::new(vec![5.0], 1, 10.0).rate(Window { from: 6.0, to: 8.0 });
        assert_eq!((solved.events, solved.at_risk, solved.eta_least()), (0, 0.0, None));
    }

    #[test]
    fn windows_are_cut_where_starts_were_given_up() {
        let survival = Survival::new(vec![1.0, 2.0, 3.0], 5, 10.0);
        let rate = survival.rate(Window { from: 2.0, to: 100.0 });
        assert_eq!(rate.window.to, 10.0);
        assert_eq!((rate.events, rate.at_risk), (1, 1.0 + 2.0 * 8.0));
        assert_eq!(survival.time_of(0.6), Some(3.0));
        assert_eq!(survival.time_of(0.61), None);
        let parts: f64 = survival.rates().iter().map(|rate| rate.at_risk).sum();
        assert_eq!(parts, survival.rate(Window { from: 0.0, to: 10.0 }).at_risk);
    }

    /// Goal: hardness is of the puzzle, not of how it is written.  Method: mean times and tails of
    /// an easy puzzle and of random images of it agree within four standard errors; single
    /// trajectories differ.
    #[test]
    fn moved_puzzles_are_as_hard() {
        let puzzle: Puzzle = EASY.parse().expect("a puzzle");
        let mean = |survival: &Survival| {
            assert_eq!(survival.solved(), 200);
            let mean = survival.times().iter().sum::<f64>() / 200.0;
            let square = survival.times().iter().map(|t| (t - mean).powi(2)).sum::<f64>() / 199.0;
            (mean, (square / 200.0).sqrt())
        };
        let here = easy_survival(&puzzle, 1);
        let (expected, error) = mean(&here);
        let mut random = SplitMix64::new(3);
        for _ in 0..2 {
            let moved = Moves::Whole.random(puzzle.shape(), &mut random);
            let there = easy_survival(&moved.apply_to_puzzle(puzzle.clues()).into(), 2);
            let (found, its_error) = mean(&there);
            assert!((found - expected).abs() < 4.0 * error.hypot(its_error), "{found} {expected}");
            let [a, b] = [&here, &there].map(|survival| survival.rate(survival.window()));
            let error = a.eta_error().unwrap().hypot(b.eta_error().unwrap());
            assert!((a.eta().unwrap() - b.eta().unwrap()).abs() < 4.0 * error, "{a:?} {b:?}");
            // The tail of an easy puzzle is in the paper's class of easy ones.
            assert!((0.0..1.0).contains(&a.eta().unwrap()));
        }
    }

    /// Goal: the scale is that of `[ERT2012]`.  Method: Platinum Blonde was published with 3.5789,
    /// in a window that is not known; ours gives 3.4.  AI Escargot is less hard.
    #[test]
    fn platinum_blonde_is_ultra_hard() {
        if std::env::var_os("ENNEA_SLOW").is_none() {
            return;
        }
        let eta = |line: &str| {
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            let encoding = Encoding::new(&puzzle, Reading::Raw).expect("no conflict");
            let splitting = Splitting::new(encoding.formula(), Rule::MEASURE, Precision::Double);
            let survival = survival(&splitting, 2, 100, UNTIL, &()).expect("() goes on");
            survival.rate(survival.window()).eta().expect("some are solved")
        };
        let platinum = eta(
            "000000012000000003002300400001800005060070800000009000008500000900040500470006000",
        );
        let escargot = eta(
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300",
        );
        assert!((3.2..3.8).contains(&platinum) && escargot < platinum, "{platinum} {escargot}");
    }
}
