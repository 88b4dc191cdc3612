//! Pace of attempts: as many are made together as take about as long as is wanted.

use std::time::Duration;

/// A number of attempts that grows and shrinks with the time that they take, which somebody else measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    wanted: Duration,
    together: u64,
}

/// The greatest number of attempts that are made together.
const TOGETHER_MAX: u64 = 1 << 15;

impl Pace {
    /// One attempt at first, and then as many as take about `wanted`.
    pub fn new(wanted: Duration) -> Self {
        Self { wanted, together: 1 }
    }

    /// Number of attempts to make now.
    pub fn together(self) -> u64 {
        self.together
    }

    /// Takes note that the last ones took this time.
    pub fn took(&mut self, time: Duration) {
        if time < self.wanted / 2 {
            self.together = (self.together * 2).min(TOGETHER_MAX);
        } else if time > self.wanted {
            self.together = (self.together / 2).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_comes_to_the_wanted_time() {
        let mut pace = Pace::new(Duration::from_millis(100));
        for _ in 0..20 {
            pace.took(Duration::from_millis(3) * pace.together() as u32);
        }
        assert_eq!(pace.together(), 32);
        (0..20).for_each(|_| pace.took(Duration::ZERO));
        assert_eq!(pace.together(), 1 << 15);
        (0..20).for_each(|_| pace.took(Duration::from_secs(1)));
        assert_eq!(pace.together(), 1);
    }
}
