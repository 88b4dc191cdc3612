//! The method of controlled bias: random deletion that gives up at the first wrong step.
//!
//! Clues of a grid are taken away one by one, each as likely as the others; a step that loses
//! uniqueness ends the try without a puzzle, and a minimal puzzle on the way is its outcome.  Then
//! n clues are left, any n with the same chance, so that
//!
//! ```text
//!   P(outcome is this puzzle)  =  1 / C(cells, n)         for each minimal puzzle of n clues of the grid
//! ```
//!
//! and with the weight C(cells, n) all minimal puzzles count alike, w(n + 1) / w(n) = (cells - n) /
//! (n + 1).  To keep a puzzle with a chance in proportion to its weight makes the outcomes uniform,
//! and the mean of the weights over all tries, 0 where there was no outcome, is the mean number of
//! minimal puzzles of a grid.
//!
//! Source: `[Berthier2009]`.  The weights, as binomial coefficients, and the following are ours.
//! The clues that would be left last are drawn first: e_1, e_2, ..., as many as an outcome may
//! have.  If they miss a known unavoidable set the try is over; most are, after a few sets.
//! Otherwise the shortest beginning e_1 ... e_m that meets all known sets is either proper, and
//! then a minimal outcome or none, or the solver shows a set that it misses, and m grows.
//!
//! Cost: a fifth of a microsecond a try; 3x3: one try in 250,000 has an outcome.  Oracle: the
//! deletion, done step by step with the plain solver; 2x2: all minimal puzzles, listed.

use super::rival::Rivals;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::{Bits, Shape};

/// Number of tries with one grid; no more than one outcome is taken of them.  Of 3x3, where
/// drawing the grid takes longer than some tries, many: that a grid may have two outcomes makes
/// those with twice as many minimal puzzles rarer by one part in five thousand.
pub(super) const fn tries(shape: Shape) -> u64 {
    match (shape.box_rows(), shape.box_columns()) {
        (3, 3) => 128,
        _ => 1,
    }
}

/// A try under way.
#[derive(Clone, Debug)]
pub(super) struct Tries<const W: usize> {
    /// All cells; the first ones are those that would be left last.
    order: Vec<u16>,
    /// The known unavoidable sets of the grid, those that ended tries first.
    pub(super) sets: Vec<Bits<W>>,
    random: SplitMix64,
    /// Half a word that has not been used yet.
    half: Option<u32>,
}

impl<const W: usize> Tries<W> {
    pub(super) fn new(cells: usize) -> Self {
        let order = (0..cells as u16).collect();
        Self { order, sets: Vec::new(), random: SplitMix64::new(0), half: None }
    }

    /// The first outcome of some tries that has at most `most` clues; `sets` must hold unavoidable
    /// sets of the grid, or none.
    pub(super) fn outcome(
        &mut self,
        most: usize,
        rivals: &mut Rivals,
        random: &SplitMix64,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<W>>, Stopped> {
        (self.random, self.half) = (random.clone(), None);
        self.order.iter_mut().zip(0..).for_each(|(place, cell)| *place = cell);

        for _ in 0..tries(rivals.grid().shape()) {
            let last = self.draw(most);
            if let Some(ending) = self.sets.iter().position(|set| !set.meets(&last)) {
                self.sets.swap(ending, ending / 2);
            } else if let Some(clues) = self.finish(most, rivals, progress)? {
                return Ok(Some(clues));
            }
        }
        Ok(None)
    }

    /// Draws the cells that would be left last, in the first places of the order.
    fn draw(&mut self, most: usize) -> Bits<W> {
        let cells = self.order.len();
        let mut last = Bits::EMPTY;
        for k in 0..most {
            let chosen = k + self.below((cells - k) as u32);
            self.order.swap(k, chosen);
            last.insert(usize::from(self.order[k]));
        }
        last
    }

    /// A number below a bound from 32 bits, each as likely as the others: the upper half of a
    /// product, unless its lower half is one of those that would favour some.
    #[inline]
    fn below(&mut self, bound: u32) -> usize {
        loop {
            let half = self.half.take().unwrap_or_else(|| {
                let word = self.random.next_word();
                self.half = Some((word >> 32) as u32);
                word as u32
            });
            let product = u64::from(half) * u64::from(bound);
            let lower = product as u32;
            if lower >= bound || lower >= bound.wrapping_neg() % bound {
                return (product >> 32) as usize;
            }
        }
    }

    /// Outcome of a try whose last clues meet all known sets.
    fn finish(
        &mut self,
        most: usize,
        rivals: &mut Rivals,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<W>>, Stopped> {
        let mut clues = Bits::EMPTY;
        let mut count = 0;
        // The first clue that meets a set must be among those that are left.
        let mut reach = |set: &Bits<W>, clues: &mut Bits<W>| -> bool {
            while count < most && !set.meets(clues) {
                clues.insert(usize::from(self.order[count]));
                count += 1;
            }
            set.meets(clues)
        };
        for set in &self.sets {
            reach(set, &mut clues);
        }
        while let Some(rival) = rivals.find(&clues, progress)? {
            self.sets.push(rival);
            if !reach(&rival, &mut clues) {
                return Ok(None);
            }
        }
        for clue in clues.iter() {
            let mut rest = clues;
            rest.remove(clue);
            if self.sets.iter().all(|set| set.meets(&rest)) {
                match rivals.find(&rest, progress)? {
                    Some(rival) => self.sets.push(rival),
                    None => return Ok(None),
                }
            }
        }
        Ok(Some(clues))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::rules::Rules;
    use ennea_base::{Cell, Filling, Grid, Puzzle};
    use ennea_solve::naive;
    use std::collections::BTreeMap;

    /// The chance of each minimal puzzle of a 2x2 grid by looking at all 65,536 sets of its cells:
    /// they must meet the difference of the grid from each other one, and lose that with any cell.
    fn minimal(grid: &Grid) -> BTreeMap<u64, f64> {
        let bit = |differs: bool, cell: usize| u64::from(differs) << cell;
        let differences: Vec<u64> = naive::solutions(&Puzzle::empty(grid.shape()))
            .filter(|other| other != grid)
            .map(|other| {
                let pairs = grid.digits().iter().zip(other.digits()).enumerate();
                pairs.map(|(cell, (a, b))| bit(a != b, cell)).sum()
            })
            .collect();
        let is_proper = |cells: u64| differences.iter().all(|difference| difference & cells != 0);
        let is_minimal = |cells: u64| {
            (0..16).filter(|k| cells >> k & 1 == 1).all(|k| !is_proper(cells & !(1 << k)))
        };
        let choices = |n: u32| (0..n).fold(1, |found, k| found * (16 - k) / (k + 1));
        (0..1 << 16)
            .filter(|&cells| is_proper(cells) && is_minimal(cells))
            .map(|cells: u64| (cells, 1.0 / f64::from(choices(cells.count_ones()))))
            .collect()
    }

    /// Goal: outcomes of 2x2 have the chances that the method says.  Method: for both classes of
    /// grids, all minimal puzzles, listed, and chi-square.
    #[test]
    fn minimal_puzzles_of_a_grid_have_the_chances_that_are_stated() {
        for line in ["1234341221434321", "1234341223414123"] {
            let grid: Grid = line.parse().unwrap();
            let expected = minimal(&grid);
            let rules = Rules::plain(grid.shape());
            let mut rivals = Rivals::new(grid, rules);
            let mut tries = Tries::<2>::new(16);
            let mut found: BTreeMap<u64, u32> = BTreeMap::new();
            let rounds = 200_000;
            for seed in 0..rounds {
                tries.sets.clear();
                let random = SplitMix64::substream(1, seed);
                let clues = tries.outcome(16, &mut rivals, &random, &()).unwrap();
                if let Some(clues) = clues {
                    *found.entry(clues.iter().map(|cell| 1 << cell).sum()).or_default() += 1;
                }
            }
            assert!(found.keys().all(|cells| expected.contains_key(cells)), "{line}");
            let square: f64 = expected
                .iter()
                .map(|(cells, chance)| {
                    let expected = rounds as f64 * chance;
                    let found = f64::from(found.get(cells).copied().unwrap_or(0));
                    (found - expected).powi(2) / expected
                })
                .sum();
            // Mean and five standard deviations of chi-square; to have no outcome is one more case.
            let freedom = expected.len() as f64;
            assert!((square - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{line}: {square}");
        }
    }

    /// Goal: a try does what step by step deletion does.  Method: the same order, each step asked
    /// of the plain solver, for grids of 2x2 and 2x3.
    #[test]
    fn a_try_is_the_deletion_done_at_once() {
        let mut outcomes = 0;
        let is_proper =
            |puzzle: &Filling| naive::solutions(&puzzle.clone().into()).take(2).count() == 1;
        for (shape, most) in [("2x2", 16), ("2x3", 20)] {
            let grid = Grid::cyclic(shape.parse().unwrap());
            let mut rivals = Rivals::new(grid.clone(), Rules::plain(grid.shape()));
            let mut tries = Tries::<2>::new(grid.shape().cells());
            for seed in 0..200 {
                (tries.random, tries.half) = (SplitMix64::new(seed), None);
                tries.sets.clear();
                tries.draw(most);
                let found = tries.finish(most, &mut rivals, &()).unwrap();
                let mut puzzle = Filling::empty(grid.shape());
                let mut left = 0;
                while left < most && !is_proper(&puzzle) {
                    let cell = Cell::new(usize::from(tries.order[left]));
                    puzzle.set(cell, Some(grid.digit(cell)));
                    left += 1;
                }
                let is_needed = |&cell: &u16| {
                    let mut rest = puzzle.clone();
                    rest.set(Cell::new(usize::from(cell)), None);
                    !is_proper(&rest)
                };
                let is_minimal = is_proper(&puzzle) && tries.order[..left].iter().all(is_needed);
                let clues = tries.order[..left].iter().map(|&cell| usize::from(cell)).collect();
                assert_eq!(found, is_minimal.then_some(clues), "{shape}, seed {seed}");
                outcomes += u32::from(is_minimal);
            }
        }
        assert!(outcomes > 0, "some tries have an outcome");
    }
}
