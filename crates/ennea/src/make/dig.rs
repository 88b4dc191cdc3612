//! Top down: clues are taken away in a random order as long as the solution stays the only one.
//!
//! Orbits of clues o_1, o_2, ... in random order; each is taken away if what then remains is
//! proper, and stays for ever if not.  What remains at the end is minimal: an orbit that stayed was
//! needed when there were more clues than now.  A puzzle is proper exactly if it meets all
//! unavoidable sets of its grid, so that an orbit must stay if some unavoidable set meets nothing
//! else that is left.
//!
//! With the sets that are known, what happens is foretold for some orbits ahead, and the solver is
//! asked once about all of them: either they can go, or it shows a new set, and from its last orbit
//! on things will go otherwise.  At first three fifths of all orbits are foretold, which is often
//! right; after each wrong forecast half as many, down to one by one.  Sets lie in lists by their
//! last orbit, so each is looked at once in a forecast.
//!
//! Cost: 24 questions for a minimal 3x3 puzzle of 24 clues, instead of 81.  Oracle: the same order
//! with the plain solver asked about every clue.
//!
//! Tried: longer forecasts again after right ones (28 questions, a fifth slower); forecasts to the
//! end always (five times slower: sets found with few clues left are large and say little).

use super::rival::Rivals;
use ennea_base::Bits;
use ennea_base::progress::{Progress, Stopped};

/// Working space.
#[derive(Clone, Debug, Default)]
pub(super) struct Digger<const W: usize> {
    /// The place in the order of the orbit of each cell.
    place: Vec<usize>,
    /// The known sets, each with the one before it that has the same last place, if any.
    sets: Vec<(Bits<W>, usize)>,
    /// The newest set with each last place.
    newest: Vec<usize>,
}

/// No set.
const NONE: usize = usize::MAX;

impl<const W: usize> Digger<W> {
    /// The cells that are left of a grid when its orbits are taken away in this order, but only as
    /// long as at least `floor` clues are left; `known` are unavoidable sets.
    pub(super) fn dig(
        &mut self,
        order: &[Bits<W>],
        floor: usize,
        known: &[Bits<W>],
        rivals: &mut Rivals,
        progress: &dyn Progress,
    ) -> Result<Bits<W>, Stopped> {
        self.start(order, known);
        let end = order.len();
        // What is left is proper, and everything before `sure` is decided.
        let mut left = Bits::<W>::below(rivals.grid().digits().len());
        let (mut sure, mut stride) = (0, (3 * end / 5).max(1));
        while sure < end {
            let (mut ahead, mut next, mut taken) = (left, sure, 0);
            while next < end && taken < stride {
                let rest = ahead.without(&order[next]);
                if rest.len() >= floor && !self.misses_a_set(next, &rest) {
                    ahead = rest;
                    taken += 1;
                }
                next += 1;
            }
            let rival = if taken == 0 { None } else { rivals.find(&ahead, progress)? };
            match rival {
                None => (left, sure) = (ahead, next),
                Some(difference) => {
                    self.learn(&difference);
                    stride = (taken / 2).max(1);
                }
            }
        }
        Ok(left)
    }

    fn start(&mut self, order: &[Bits<W>], known: &[Bits<W>]) {
        self.place.clear();
        self.place.resize(64 * W, 0);
        for (place, orbit) in order.iter().enumerate() {
            orbit.iter().for_each(|cell| self.place[cell] = place);
        }
        self.sets.clear();
        self.newest.clear();
        self.newest.resize(order.len(), NONE);
        known.iter().for_each(|set| self.learn(set));
    }

    fn learn(&mut self, set: &Bits<W>) {
        let last = set.iter().map(|cell| self.place[cell]).max();
        let newest = &mut self.newest[last.expect("an unavoidable set has cells")];
        self.sets.push((*set, std::mem::replace(newest, self.sets.len())));
    }

    /// Tests whether these clues have nothing of some known set whose last place is this one.
    fn misses_a_set(&self, place: usize, clues: &Bits<W>) -> bool {
        let mut at = self.newest[place];
        while at != NONE {
            let (set, before) = &self.sets[at];
            if !set.meets(clues) {
                return true;
            }
            at = *before;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::Pattern;
    use crate::make::unavoidable::Exchanges;
    use ennea_base::Shape;
    use ennea_base::random::SplitMix64;
    use ennea_base::rules::Rules;
    use ennea_base::{Cell, Filling, Grid};
    use ennea_catalog::grids::Ranks;
    use ennea_solve::Solver;

    /// Goal: forecasts and known sets change nothing.  Method: each orbit taken away by itself,
    /// counted by the solver, in the same order.
    #[test]
    fn the_outcome_is_that_of_one_step_after_the_other() {
        let mut random = SplitMix64::new(1);
        for (shape, pattern, floor, rounds) in [
            ("2x2", Pattern::Any, 0, 50),
            ("2x3", Pattern::Horizontal, 0, 50),
            ("2x3", Pattern::Any, 14, 20),
            ("3x3", Pattern::Any, 0, 40),
            ("3x3", Pattern::Any, 29, 10),
            ("3x3", Pattern::HalfTurn, 0, 20),
            ("3x3", Pattern::HalfTurn, 30, 20),
            ("3x3", Pattern::Full, 0, 20),
        ] {
            let shape: Shape = shape.parse().unwrap();
            let ranks = Ranks::new(shape).unwrap();
            let mut solver = Solver::plain(shape);
            let mut digger = Digger::<2>::default();
            let mut rivals = Rivals::new(Grid::cyclic(shape), Rules::plain(shape));
            let orbits = pattern.orbits(shape);
            for _ in 0..rounds {
                let grid = ranks.sample(&mut random);
                let order = random.order(orbits.len());
                let mut puzzle = Filling::from(&grid);
                for orbit in order.iter().map(|&k| &orbits[k]) {
                    let set = |puzzle: &mut Filling, full: bool| {
                        orbit.iter().for_each(|&cell| {
                            puzzle.set(cell, full.then(|| grid.digit(cell)));
                        });
                    };
                    set(&mut puzzle, false);
                    if puzzle.clue_count() < floor || solver.count(&puzzle.clone().into(), 2) != 1 {
                        set(&mut puzzle, true);
                    }
                }
                rivals.set(grid);
                let mut known = Vec::new();
                Exchanges::new(shape).add(rivals.grid(), &mut known);
                let cells = |orbit: usize| orbits[orbit].iter().map(|cell| cell.index()).collect();
                let order: Vec<Bits<2>> = order.into_iter().map(cells).collect();
                for known in [&known[..], &[]] {
                    let left = digger.dig(&order, floor, known, &mut rivals, &()).unwrap();
                    let clues = |k| puzzle.clue(Cell::new(k)).is_some();
                    assert_eq!(left, Bits::those(shape.cells(), clues), "{puzzle}");
                }
            }
        }
    }
}
