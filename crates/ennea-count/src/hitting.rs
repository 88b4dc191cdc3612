//! The fewest clues of the proper puzzles of a grid: the least hitting set of its unavoidable sets.
//!
//! Clues of a grid are a proper puzzle exactly if they meet every unavoidable set, that is, every set of
//! cells in which some other grid differs.  There are too many to list, so only some are: those inside
//! the cells of three digits to begin with.  If no k cells meet all of them, no k clues are proper.  If
//! some k cells do, either there is no other grid with these clues, and k is the fewest, or the other grid
//! shows one more unavoidable set.
//!
//! Least hitting sets are found by branching on the set with the fewest cells; a branch ends if more sets
//! than cells are left that have nothing in common.  Other grids are found by backtracking, on the cell with
//! the fewest digits; no solver is used.
//!
//! Source: the search of `[MTC2012]`, in its simplest form.  Cost: 2x3 some milliseconds a grid; meant for
//! 2x2 and 2x3, and some of 2x4.  Oracle: [`clues::fewest`](super::oracles::clues::fewest), which tries all sets of cells.

use ennea_base::{Cell, Filling, Grid, Shape};

/// The most unavoidable sets that are listed at once.
const LISTED_MAX: usize = 300;

/// A proper puzzle of this grid with the fewest clues; `None` if it has more than 64 cells.
///
/// ```
/// use ennea::{Grid, count::hitting};
/// let grid: Grid = "123456456123214365635241362514541632".parse()?;
/// assert_eq!(hitting::fewest(&grid).expect("36 cells are few enough").clue_count(), 8);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn fewest(grid: &Grid) -> Option<Filling> {
    let shape = grid.shape();
    let cells = shape.cells();
    if cells > 64 {
        return None;
    }
    let all = u64::MAX >> (64 - cells);
    let mut refill = Refill::new(grid);
    let mut sets = of_three_digits(grid, &mut refill);
    let mut clues = 0;
    loop {
        let Some(hitting) = hit(&sets, all, clues) else {
            clues += 1;
            continue;
        };
        let Some(mut rival) = refill.others(all & !hitting, 1).pop() else {
            return Some(Filling::of_grid(grid, |cell| hitting >> cell.index() & 1 == 1));
        };
        // A smaller set says more.
        while let Some(smaller) = refill
            .others(rival, LISTED_MAX)
            .into_iter()
            .filter(|set| set.count_ones() < rival.count_ones())
            .min_by_key(|set| set.count_ones())
        {
            rival = smaller;
        }
        sets.push(rival);
    }
}

/// Unavoidable sets in the cells of any three digits, without those that contain another one.
fn of_three_digits(grid: &Grid, refill: &mut Refill) -> Vec<u64> {
    let side = grid.shape().side();
    let of = |digits: [usize; 3]| -> u64 {
        let digits = grid.digits().iter().map(|digit| digits.contains(&digit.index()));
        digits.enumerate().map(|(cell, is_in)| u64::from(is_in) << cell).sum()
    };
    let mut sets = Vec::new();
    for a in 2..side {
        for b in 1..a {
            for c in 0..b {
                sets.extend(refill.others(of([a, b, c]), LISTED_MAX));
            }
        }
    }
    sets.sort_unstable_by_key(|set: &u64| (set.count_ones(), *set));
    let mut least: Vec<u64> = Vec::new();
    for set in sets {
        if least.iter().all(|small| small & !set != 0) {
            least.push(set);
        }
    }
    least
}

/// At most `clues` of the allowed cells that meet all sets; `None` if there are none.
fn hit(sets: &[u64], allowed: u64, clues: usize) -> Option<u64> {
    let mut apart = 0;
    let mut seen = 0;
    for set in sets.iter().map(|set| set & allowed) {
        if set & seen == 0 {
            apart += 1;
            seen |= set;
        }
    }
    if apart > clues {
        return None;
    }
    let Some(tightest) = sets.iter().map(|set| set & allowed).min_by_key(|set| set.count_ones())
    else {
        return Some(0);
    };
    let (mut left, mut allowed) = (tightest, allowed);
    while left != 0 {
        let cell = left & left.wrapping_neg();
        left ^= cell;
        // What lacks this cell comes later, without it.
        allowed &= !cell;
        let rest: Vec<u64> = sets.iter().filter(|set| *set & cell == 0).copied().collect();
        if let Some(others) = hit(&rest, allowed, clues - 1) {
            return Some(cell | others);
        }
    }
    None
}

/// Fills cells of a grid again, otherwise than they are.
struct Refill {
    shape: Shape,
    digits: Vec<usize>,
    /// The digits that each house lacks: rows, columns, boxes.
    missing: [Vec<u64>; 3],
}

impl Refill {
    fn new(grid: &Grid) -> Self {
        let shape = grid.shape();
        let digits = grid.digits().iter().map(|digit| digit.index()).collect();
        Self { shape, digits, missing: std::array::from_fn(|_| vec![0; shape.side()]) }
    }

    fn houses(&self, cell: usize) -> [usize; 3] {
        let cell = Cell::new(cell);
        [self.shape.row(cell), self.shape.column(cell), self.shape.box_index(cell)]
    }

    fn candidates(&self, cell: usize) -> u64 {
        let [row, column, house] = self.houses(cell);
        self.missing[0][row] & self.missing[1][column] & self.missing[2][house]
    }

    fn exchange(&mut self, cell: usize, digit: u64) {
        for (kind, house) in self.houses(cell).into_iter().enumerate() {
            self.missing[kind][house] ^= digit;
        }
    }

    /// The cells in which other grids differ that agree outside of `cells`; at most `most` such sets.
    fn others(&mut self, cells: u64, most: usize) -> Vec<u64> {
        self.missing.iter_mut().for_each(|houses| houses.fill(0));
        for cell in (0..self.digits.len()).filter(|cell| cells >> cell & 1 == 1) {
            self.exchange(cell, 1 << self.digits[cell]);
        }
        let mut found = Vec::new();
        self.fill(cells, 0, most, &mut found);
        found
    }

    /// Fills what is left; `differs` says where that was done otherwise so far.
    fn fill(&mut self, left: u64, differs: u64, most: usize, found: &mut Vec<u64>) {
        let cells = (0..self.digits.len()).filter(|cell| left >> cell & 1 == 1);
        let Some(cell) = cells.min_by_key(|&cell| self.candidates(cell).count_ones()) else {
            if differs != 0 {
                found.push(differs);
            }
            return;
        };
        let mut candidates = self.candidates(cell);
        while candidates != 0 && found.len() < most {
            let digit = candidates & candidates.wrapping_neg();
            candidates ^= digit;
            let other = u64::from(digit != 1 << self.digits[cell]);
            self.exchange(cell, digit);
            self.fill(left & !(1 << cell), differs | other << cell, most, found);
            self.exchange(cell, digit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracles::{clues, enumerate, orbits};
    use crate::puzzles;
    use ennea::published;
    use ennea_symmetry::Group;

    /// Goal: the fewest clues of all classes of 2x2 are those found by trying all sets of cells, and of the
    /// 49 classes of 2x3 the least is the published one.  Method: the puzzles are proper, as counted by
    /// templates.
    #[test]
    fn the_fewest_clues_of_2x2_and_2x3() {
        for shape in ["2x2", "2x3"] {
            let shape: Shape = shape.parse().unwrap();
            let all = if shape.side() == 4 { enumerate::all_grids(shape) } else { Vec::new() };
            let mut least = usize::MAX;
            for orbit in orbits::grid_orbits(shape, Group::Whole) {
                let puzzle = fewest(&orbit.representative).unwrap();
                let solutions =
                    puzzles::by_templates(&puzzle.clone().into(), &()).unwrap().unwrap();
                assert_eq!(solutions, 1_u8.into(), "{puzzle}");
                least = least.min(puzzle.clue_count());
                if shape.side() == 4 {
                    let tried = clues::fewest(&orbit.representative, &all);
                    assert_eq!(tried.clue_count(), puzzle.clue_count());
                }
            }
            assert_eq!(least, published::fewest_clues(shape).unwrap().clues, "{shape}");
        }
    }

    /// Goal: hitting sets are least.  Method: all sets of cells, for sets made by a rule.
    #[test]
    fn hitting_sets_are_least() {
        for seed in 1..40_u64 {
            let sets: Vec<u64> =
                (1..8).map(|k| ((seed * k * 0x9E37_79B9) >> 3 & 0x3FF).max(1)).collect();
            let size = (0..1 << 10_u32)
                .filter(|cells: &u64| sets.iter().all(|set| set & cells != 0))
                .map(u64::count_ones)
                .min();
            let found = (0..).find_map(|clues| hit(&sets, 0x3FF, clues)).unwrap();
            assert!(sets.iter().all(|set| set & found != 0));
            assert_eq!(Some(found.count_ones()), size, "{sets:?}");
        }
    }
}
