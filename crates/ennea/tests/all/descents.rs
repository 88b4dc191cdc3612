//! Totals of variants beside an estimate by random descents, which shares nothing with what counts them but the
//! rules.
//!
//! A descent fills the grid by a search that takes one of its choices at random, each time for the cell or the digit
//! of a house with the fewest.  The product of the numbers of choices, 0 where it fails, is on average the number
//! of grids `[Knuth1975]`.  Anti-king, the slow one, needs `ENNEA_SLOW`.

use ennea::Shape;
use ennea::random::SplitMix64;
use ennea::rules::Rules;

/// The cells of a grid that is being filled, digits as bits.
#[derive(Clone)]
struct Descent<'a> {
    peers: &'a [Vec<usize>],
    houses: &'a [Vec<usize>],
    digits: Vec<u16>,
    is_filled: Vec<bool>,
}

impl Descent<'_> {
    /// Writes a digit; says whether all peers keep some.
    fn place(&mut self, cell: usize, digit: u16) -> bool {
        (self.digits[cell], self.is_filled[cell]) = (digit, true);
        let open = self.peers[cell].iter().filter(|&&peer| !self.is_filled[peer]);
        open.fold(true, |fits, &peer| {
            self.digits[peer] &= !digit;
            fits && self.digits[peer] != 0
        })
    }

    /// The fewest choices that some cell has, or some digit in some house.
    fn choices(&self) -> Vec<(usize, u16)> {
        let bits = |set: u16| (0..16).map(|k| 1 << k).filter(move |bit| set & bit != 0);
        let open = (0..self.digits.len()).filter(|&cell| !self.is_filled[cell]);
        let cell = open.min_by_key(|&cell| self.digits[cell].count_ones()).expect("a cell is open");
        let mut fewest: Vec<_> = bits(self.digits[cell]).map(|digit| (cell, digit)).collect();
        for house in self.houses {
            let filled = house.iter().filter(|&&cell| self.is_filled[cell]);
            let filled = filled.fold(0, |all, &cell| all | self.digits[cell]);
            for digit in bits(((1 << house.len()) - 1) & !filled) {
                let is_place =
                    |&&cell: &&usize| !self.is_filled[cell] && self.digits[cell] & digit != 0;
                if house.iter().filter(is_place).count() < fewest.len() {
                    fewest = house.iter().filter(is_place).map(|&cell| (cell, digit)).collect();
                }
            }
        }
        fewest
    }
}

/// The mean weight of some descents from a grid with its first row in order, and the standard error of the mean.
fn estimate(rules: &Rules, descents: usize, seed: u64) -> (f64, f64) {
    let shape = rules.shape();
    let (side, cells) = (shape.side(), shape.cells());
    let places = |cells: &[ennea::Cell]| cells.iter().map(|cell| cell.index()).collect();
    let peers: Vec<Vec<usize>> = shape.all_cells().map(|cell| places(rules.peers(cell))).collect();
    let houses: Vec<Vec<usize>> = rules.houses().iter().map(|it| places(&it.cells)).collect();
    let mut start = Descent {
        peers: &peers,
        houses: &houses,
        digits: vec![(1 << side) - 1; cells],
        is_filled: vec![false; cells],
    };
    (0..side).for_each(|cell| _ = start.place(cell, 1 << cell));
    let mut random = SplitMix64::new(seed);
    let mut descend = || {
        let (mut at, mut weight) = (start.clone(), 1.0);
        for _ in side..cells {
            let choices = at.choices();
            if choices.is_empty() {
                return 0.0;
            }
            weight *= choices.len() as f64;
            let (cell, digit) = choices[random.below_u128(choices.len() as u128) as usize];
            if !at.place(cell, digit) {
                return 0.0;
            }
        }
        weight
    };
    let (mut sum, mut squares) = (0.0, 0.0);
    for weight in (0..descents).map(|_| descend()) {
        (sum, squares) = (sum + weight, squares + weight * weight);
    }
    let n = descents as f64;
    (sum / n, ((squares / n - (sum / n) * (sum / n)) / n).sqrt())
}

/// Goal: the totals of the records.  Method: each within four standard errors of the
/// estimate, and these not above some percent.
#[test]
fn totals_are_near_their_estimates() {
    let is_slow = std::env::var_os("ENNEA_SLOW").is_some();
    for (rules, shape, reduced, descents, percent) in [
        ("x", "2x3", 12_u64, 3_000, 15.0),
        ("disjoint", "2x3", 3_888, 5_000, 6.0),
        ("plain", "3x3", 18_383_222_420_692_992, 4_000, 4.0),
        ("asterisk", "3x3", 24_357_898_629_760, 5_000, 10.0),
        ("windoku", "3x3", 17_463_553_760, 6_000, 20.0),
        ("king", "3x3", 1_555_584_612_064, if is_slow { 400_000 } else { 5_000 }, 20.0),
    ] {
        let shape: Shape = shape.parse().expect("a shape");
        let rules = Rules::parse(rules, shape).expect("rules with a name");
        let (mean, error) = estimate(&rules, descents, 1);
        let off = (mean - reduced as f64).abs();
        assert!(error < mean * percent / 100.0, "{rules}: {mean:e} +- {error:e} says little");
        assert!(off < 4.0 * error, "{rules}: {mean:e} +- {error:e}, and not {reduced}");
    }
}
