//! Starts of trajectories: spins drawn uniformly from [-1, 1), weights as multiplicities.
//!
//! Start number i of a seed is the same for ever, whatever else is run: its spins are drawn in the
//! order of the variables from the generator [`SplitMix64::substream`] (seed, i), each by
//! [`SplitMix64::unit`].

use ennea_base::random::SplitMix64;

/// The spins of a start: s\[i\] in \[-1, 1) for each variable.
///
/// ```
/// use ennea::chaos::start;
/// let spins = start(1, 7, 257);
/// assert_eq!(spins.len(), 257);
/// assert!(spins.iter().all(|spin| (-1.0..1.0).contains(spin)));
/// assert_eq!(spins[..3], start(1, 7, 3));
/// ```
pub fn start(seed: u64, index: u64, variables: usize) -> Vec<f64> {
    let mut random = SplitMix64::substream(seed, index);
    (0..variables).map(|_| 2.0 * random.unit() - 1.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spins_are_uniform_and_starts_differ() {
        let spins = start(1, 0, 10_000);
        let mean = spins.iter().sum::<f64>() / 1e4;
        let square = spins.iter().map(|s| s * s).sum::<f64>() / 1e4;
        // Five standard errors: 5 / sqrt(3 n) = 0.029, 5 sqrt(4 / 45 / n) = 0.015.
        assert!(mean.abs() < 0.029, "{mean}");
        assert!((square - 1.0 / 3.0).abs() < 0.015, "{square}");
        assert_ne!(start(1, 1, 3), spins[..3]);
        assert_ne!(start(2, 0, 3), spins[..3]);
    }
}
