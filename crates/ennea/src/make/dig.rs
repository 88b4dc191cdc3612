//! Top down: clues are taken away in a random order as long as the solution stays the only one.
//!
//! Orbits of clues o_1, o_2, ... in random order; each is taken away if what then remains is proper, and
//! stays for ever if not.  What remains at the end is minimal: an orbit that stayed was needed when there
//! were more clues than now.  A puzzle is proper exactly if it meets all unavoidable sets of its grid, so
//! that an orbit must stay if some unavoidable set meets nothing else that is left.
//!
//! With the sets that are known, what happens is foretold for some orbits ahead, and the solver is asked
//! once about all of them: either they can go, or it shows a new set, and from its last orbit on things
//! will go otherwise.  At first three fifths of all orbits are foretold, which is often right; after each
//! wrong forecast half as many, down to one by one.  Sets lie in lists by their last orbit, so each is
//! looked at once in a forecast.
//!
//! Cost: 24 questions for a minimal 3x3 puzzle of 24 clues, instead of 81.  Oracle: the same order with
//! the plain solver asked about every clue.
//!
//! Tried: longer forecasts again after right ones (28 questions, a fifth slower); forecasts to the end
//! always (five times slower: sets found with few clues left are large and say little).

use super::cells::Cells;
use super::rival::Rivals;
use crate::progress::{Progress, Stopped};

/// Working space.
#[derive(Clone, Debug, Default)]
pub(super) struct Digger<const W: usize> {
    /// The place in the order of the orbit of each cell.
    place: Vec<usize>,
    /// The known sets, each with the one before it that has the same last place, if any.
    sets: Vec<(Cells<W>, usize)>,
    /// The newest set with each last place.
    newest: Vec<usize>,
}

/// No set.
const NONE: usize = usize::MAX;

impl<const W: usize> Digger<W> {
    /// The cells that are left of a grid when its orbits are taken away in this order, but only as long as
    /// at least `floor` clues are left; `known` are unavoidable sets.
    pub(super) fn dig(
        &mut self,
        order: &[Cells<W>],
        floor: usize,
        known: &[Cells<W>],
        rivals: &mut Rivals,
        progress: &dyn Progress,
    ) -> Result<Cells<W>, Stopped> {
        self.start(order, known);
        let end = order.len();
        // What is left is proper, and everything before `sure` is decided.
        let mut left = Cells::<W>::below(rivals.grid().digits().len());
        let (mut sure, mut stride) = (0, 3 * end / 5);
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

    fn start(&mut self, order: &[Cells<W>], known: &[Cells<W>]) {
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

    fn learn(&mut self, set: &Cells<W>) {
        let last = set.iter().map(|cell| self.place[cell]).max();
        let newest = &mut self.newest[last.expect("an unavoidable set has cells")];
        self.sets.push((*set, std::mem::replace(newest, self.sets.len())));
    }

    /// Whether these clues have nothing of some known set whose last place is this one.
    fn misses_a_set(&self, place: usize, clues: &Cells<W>) -> bool {
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
