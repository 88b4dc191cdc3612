//! The end of a trajectory, whatever integrates it.

use super::flow::{Flow, State};

ennea_base::named! {
    /// Condition under which a trajectory has found a solution.
    pub enum Stop {
        /// The signs satisfy all clauses.
        Signs = "signs",
        /// All spins are within 0.1 of 1 or -1 as well.
        Corner = "corner",
    }
}

impl Stop {
    /// The distance from a corner that [`Stop::Corner`] allows.
    pub const NEAR: f64 = 0.1;

    /// Tests whether these spins meet the condition.
    pub fn is_over(self, flow: &Flow<'_>, spins: &[f64]) -> bool {
        match self {
            Self::Signs => flow.is_solved(spins),
            Self::Corner => {
                spins.iter().all(|spin| spin.abs() >= 1.0 - Self::NEAR) && flow.is_solved(spins)
            }
        }
    }
}

/// Limits at which a trajectory is given up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// The last analog time.
    pub time: f64,
    /// The most steps.
    pub steps: u64,
}

impl Limits {
    /// It is never given up.
    pub const NONE: Self = Self { time: f64::INFINITY, steps: u64::MAX };
}

/// Why a trajectory ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// It found a solution.
    Solved,
    /// Its time was over.
    Time,
    /// Its steps were used up.
    Steps,
    /// Steps became too short to go on.
    Stuck,
}

/// A trajectory that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Why.
    pub end: End,
    /// The state at the end.
    pub state: State,
    /// After how many steps.
    pub steps: u64,
    /// The number of evaluations of the derivatives.
    pub evaluations: u64,
}
