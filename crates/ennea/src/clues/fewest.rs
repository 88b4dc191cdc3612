//! The fewest clues that a proper puzzle of a grid needs: bounds that close in on their number.
//!
//! Clues are proper exactly if they meet every unavoidable set.  So
//!
//! ```text
//!   sets that have no cell in common   <=   the fewest clues   <=   clues of any proper puzzle
//! ```
//!
//! From below: for k = 0, 1, 2, ... cells that meet all known sets are looked for.  If there are none, k
//! clues are not enough.  If there are some and they are proper, k is the fewest; if not, the cells in
//! which another solution differs are one more set.  From above: clues are taken away in random order
//! while the puzzle stays proper.
//!
//! Source: the search of `[MTC2012]`.  There an optimised program proves within seconds that a 3x3 grid has
//! no puzzle of 16 clues; this one proves 14 or 15 in such a time, 16 in some twenty, and is exact for 2x2,
//! 2x3 and 3x2.  Cost: exponential in k, so it is made to be stopped: what is known then is the answer.  Oracle:
//! [`count::hitting`](ennea_count::hitting), which uses no solver.

use super::unavoidable;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::random::SplitMix64;
use ennea_base::{Bits, Cell, Filling, Grid, Improper};
use ennea_solve::Solver;

/// Number of puzzles made by taking clues away.
const TAKEN_AWAY: usize = 200;

/// The size of the sets that are listed at first.
const LISTED: usize = 10;

/// Bounds on the fewest clues of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    /// The number of clues that are needed.
    pub needed: usize,
    /// A proper puzzle: as many clues as it has are enough.
    pub puzzle: Filling,
    /// Unavoidable sets that have no cell in common, as many as were found.
    pub apart: Vec<Vec<Cell>>,
}

impl Fewest {
    /// Tests whether the puzzle is one with the fewest clues.
    pub fn is_exact(&self) -> bool {
        self.needed == self.puzzle.clue_count()
    }
}

/// The fewest clues of a proper puzzle of this grid, or what is known of it when `progress` stops the
/// search; `None` for a grid of more than 128 cells.
///
/// ```
/// use ennea::{Grid, clues::fewest::fewest};
/// let grid: Grid = "123456456123214365635241362514541632".parse()?;
/// let found = fewest(&grid, &()).expect("36 cells are few enough");
/// assert!(found.is_exact() && found.needed == 8);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn fewest(grid: &Grid, progress: &dyn Progress) -> Option<Fewest> {
    if grid.shape().cells() > 128 {
        return None;
    }
    let mut search = Search::new(grid);
    let mut puzzle = search.with_few_clues();
    // A stop before the sets are known leaves none.
    search.sets = unavoidable::found(grid, LISTED, progress).unwrap_or_default();
    let apart: Vec<Bits<2>> = apart(search.sets.iter().copied()).collect();
    let mut needed = apart.len();
    let all = Bits::below(grid.shape().cells());
    while needed < puzzle.clue_count() {
        let sets = search.sets.clone();
        match search.hit(&sets, Bits::EMPTY, all, needed, progress) {
            Err(Stopped) => break,
            Ok(None) => needed += 1,
            Ok(Some(clues)) => puzzle = search.puzzle(&clues),
        }
    }
    let cells = |set: Bits<2>| set.iter().map(Cell::new).collect();
    Some(Fewest { needed, puzzle, apart: apart.into_iter().map(cells).collect() })
}

/// Sets that have no cell in common: each that has none in common with those before it.
fn apart(sets: impl Iterator<Item = Bits<2>>) -> impl Iterator<Item = Bits<2>> {
    let mut seen = Bits::EMPTY;
    sets.filter(move |set| {
        let is_apart = !set.meets(&seen);
        if is_apart {
            seen = seen.or(set);
        }
        is_apart
    })
}

/// A grid, its sets, and a solver that finds more of them.
struct Search<'a> {
    grid: &'a Grid,
    solver: Solver,
    sets: Vec<Bits<2>>,
    steps: u32,
}

impl<'a> Search<'a> {
    fn new(grid: &'a Grid) -> Self {
        Self { grid, solver: Solver::plain(grid.shape()), sets: Vec::new(), steps: 0 }
    }

    fn puzzle(&self, clues: &Bits<2>) -> Filling {
        Filling::of_grid(self.grid, |cell| clues.contains(cell.index()))
    }

    /// The cells in which another solution of these clues differs; `None` if there is no other.
    fn rival(&mut self, clues: &Bits<2>) -> Option<Bits<2>> {
        let puzzle = self.puzzle(clues);
        let Err(Improper::Several(two)) = self.solver.solve(&puzzle.into()) else { return None };
        let other = two.iter().find(|one| *one != self.grid).expect("two are not one");
        let (here, there) = (self.grid.digits(), other.digits());
        Some(Bits::those(here.len(), |cell| here[cell] != there[cell]))
    }

    /// An unavoidable set outside of these clues, with none inside it; `None` if they are proper.
    fn missed(&mut self, clues: &Bits<2>) -> Option<Bits<2>> {
        let all = Bits::below(self.grid.digits().len());
        let mut set = self.rival(clues)?;
        // Clues all around, and one cell of the set more: another set inside is one without that cell.
        let mut kept = Bits::EMPTY;
        while let Some(cell) = set.without(&kept).first() {
            let mut clues = all.without(&set);
            clues.insert(cell);
            match self.rival(&clues) {
                Some(smaller) => set = smaller,
                None => kept.insert(cell),
            }
        }
        Some(set)
    }

    /// A proper puzzle with few clues, the best of many.
    fn with_few_clues(&mut self) -> Filling {
        let cells = self.grid.digits().len();
        let mut random = SplitMix64::new(1);
        let mut best: Bits<2> = Bits::below(cells);
        for _ in 0..TAKEN_AWAY {
            let mut clues = Bits::below(cells);
            for cell in random.order(cells) {
                clues.remove(cell);
                if self.rival(&clues).is_some() {
                    clues.insert(cell);
                }
            }
            if clues.len() < best.len() {
                best = clues;
            }
        }
        self.puzzle(&best)
    }

    /// Clues among the allowed cells, at most `more` beside those there are, that meet the other sets and
    /// are proper; `None` if there are none.
    fn hit(
        &mut self,
        sets: &[Bits<2>],
        clues: Bits<2>,
        allowed: Bits<2>,
        more: usize,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<2>>, Stopped> {
        self.steps = self.steps.wrapping_add(1);
        if self.steps.is_multiple_of(1024) && progress.is_stopped() {
            return Err(Stopped);
        }
        let Some(tightest) = sets.iter().map(|set| set.and(&allowed)).min_by_key(Bits::len) else {
            return self.proper(clues, allowed, more, progress);
        };
        // Sets that have nothing in common want a cell each.
        let apart = apart(sets.iter().map(|set| set.and(&allowed)));
        if more == 0 || apart.take(more + 1).count() > more {
            return Ok(None);
        }
        let mut allowed = allowed;
        let candidates = if more == 1 { common(sets, &allowed) } else { tightest };
        for cell in candidates.iter() {
            // What lacks this cell comes later, without it.
            allowed.remove(cell);
            let rest: Vec<Bits<2>> =
                sets.iter().filter(|set| !set.contains(cell)).copied().collect();
            let mut clues = clues;
            clues.insert(cell);
            if let Some(found) = self.hit(&rest, clues, allowed, more - 1, progress)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// These clues if they are proper; else what comes of the sets that show that they are not.
    fn proper(
        &mut self,
        clues: Bits<2>,
        allowed: Bits<2>,
        more: usize,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<2>>, Stopped> {
        let is_missed = |set: &&Bits<2>| !set.meets(&clues);
        let mut missed: Vec<Bits<2>> = self.sets.iter().filter(is_missed).copied().collect();
        if missed.is_empty() {
            let Some(set) = self.missed(&clues) else { return Ok(Some(clues)) };
            self.sets.push(set);
            missed.push(set);
        }
        self.hit(&missed, clues, allowed, more, progress)
    }
}

/// The allowed cells that all sets have.
fn common(sets: &[Bits<2>], allowed: &Bits<2>) -> Bits<2> {
    sets.iter().fold(*allowed, |common, set| common.and(set))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::published;
    use ennea_base::Shape;
    use ennea_catalog::grids::Ranks;
    use ennea_count::hitting;
    use ennea_count::oracles::{enumerate, orbits};
    use ennea_symmetry::Group;

    /// Goal: the fewest clues of all 2x2 grids, and of the 49 classes of 2x3.  Method: those that hitting
    /// sets have without a solver; the published least.
    #[test]
    fn the_fewest_clues_of_2x2_and_2x3() {
        for shape in ["2x2", "2x3"] {
            let shape: Shape = shape.parse().unwrap();
            let classes = orbits::grid_orbits(shape, Group::Whole);
            let grids = match shape.side() {
                4 => enumerate::all_grids(shape),
                _ => classes.into_iter().map(|orbit| orbit.representative).collect(),
            };
            let mut least = usize::MAX;
            let mut solver = Solver::plain(shape);
            for grid in &grids {
                let found = fewest(grid, &()).unwrap();
                assert!(found.is_exact() && found.apart.len() <= found.needed, "{grid}");
                assert_eq!(solver.solve(&found.puzzle.into()).as_ref(), Ok(grid));
                assert_eq!(hitting::fewest(grid).unwrap().clue_count(), found.needed, "{grid}");
                least = least.min(found.needed);
            }
            assert_eq!(least, published::fewest_clues(shape).unwrap().clues, "{shape}");
        }
    }

    /// Goal: what is known when the search is stopped holds.  Method: of a 3x3 grid, stopped soon.
    #[test]
    fn bounds_of_a_3x3_grid() {
        use std::sync::atomic::{AtomicU64, Ordering};
        struct Soon(AtomicU64);
        impl Progress for Soon {
            fn is_stopped(&self) -> bool {
                self.0.fetch_add(1, Ordering::Relaxed) > 2_000
            }
        }
        let grid = Ranks::new(Shape::CLASSIC).unwrap().sample(&mut SplitMix64::new(3));
        let found = fewest(&grid, &Soon(AtomicU64::new(0))).unwrap();
        assert!((10..17).contains(&found.needed), "{found:?}");
        assert!((17..25).contains(&found.puzzle.clue_count()), "{found:?}");
        assert_eq!(Solver::plain(Shape::CLASSIC).solve(&found.puzzle.into()), Ok(grid));
        let mut cells: Vec<Cell> = found.apart.concat();
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), found.apart.iter().map(Vec::len).sum::<usize>());
        let large = Grid::cyclic(Shape::new(3, 4).unwrap());
        assert_eq!(fewest(&large, &()), None);
    }
}
