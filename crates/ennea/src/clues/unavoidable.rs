//! All least unavoidable sets of a grid up to a size.
//!
//! A set of cells is *unavoidable* if some other grid differs in these cells and in no others; it is least
//! if none is inside it.  Where a cell gets another digit d, the places of d in its row, column and box
//! must change too.  So the sets are found by following what has to change:
//!
//! ```text
//!   begin at each cell, the least of its set, with each other digit;
//!   while a cell has to change: give it a digit that is new to its houses,
//!     and add the places of that digit in them to the cells that have to change.
//! ```
//!
//! A branch ends when the cells that have changed or have to, and one more for each row (column, box) that
//! has one of them alone, are too many.
//!
//! Source: the sets and their use are those of `[MTC2012]`, which finds them by a list of patterns; the
//! search is ours.  Cost: on one core of 3x3 some milliseconds for 8 cells, a second for 12.  Oracle: the
//! differences of all grids, for 2x2; the solutions that three digits leave, for 3x3.

use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Bits, Cell, Grid, Shape, ones};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// The least unavoidable sets with at most `size` cells, smaller ones first; `None` for a grid of more
/// than 128 cells.
///
/// ```
/// use ennea::{Grid, clues::unavoidable};
/// let grid: Grid = "1234341221434321".parse()?;
/// let sets = unavoidable::sets(&grid, 4, &()).expect("it is not stopped").expect("16 cells");
/// assert_eq!(sets.len(), 8);
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// If `progress` stops it; it is told of each cell that sets have been looked for from.
pub fn sets(
    grid: &Grid,
    size: usize,
    progress: &dyn Progress,
) -> Result<Option<Vec<Vec<Cell>>>, Stopped> {
    if grid.shape().cells() > 128 {
        return Ok(None);
    }
    let cells = |set: Bits<2>| set.iter().map(Cell::new).collect();
    Ok(Some(found(grid, size, progress)?.into_iter().map(cells).collect()))
}

/// Sets of a grid of at most 128 cells, as bits.
pub(super) fn found(
    grid: &Grid,
    size: usize,
    progress: &dyn Progress,
) -> Result<Vec<Bits<2>>, Stopped> {
    let places = Places::of(grid);
    let cells = grid.shape().cells();
    progress.expect(cells as u64);
    let of_cell = |first: usize| {
        let mut search = Search::new(&places, first, size, progress);
        let result = search.begin();
        progress.advance(1);
        result.map(|()| search.sets)
    };
    let all: Result<Vec<BTreeSet<(usize, Bits<2>)>>, Stopped> =
        (0..cells).into_par_iter().with_max_len(1).map(of_cell).collect();
    let all: BTreeSet<(usize, Bits<2>)> = all?.into_iter().flatten().collect();
    let mut least: Vec<Bits<2>> = Vec::new();
    for (_, set) in all {
        progress.go_on()?;
        if least.iter().all(|smaller| !smaller.is_subset(&set)) {
            least.push(set);
        }
    }
    Ok(least)
}

/// Cell of each digit in each house, as numbers.
struct Places {
    shape: Shape,
    digits: Vec<usize>,
    /// The row, column and box of each cell.
    houses: Vec<[usize; 3]>,
    /// For rows, columns and boxes: the cell of digit d in house h at `N h + d`.
    of_digit: [Vec<usize>; 3],
}

impl Places {
    fn of(grid: &Grid) -> Self {
        let shape = grid.shape();
        let (n, cells) = (shape.side(), shape.cells());
        let houses: Vec<[usize; 3]> = shape
            .all_cells()
            .map(|cell| [shape.row(cell), shape.column(cell), shape.box_index(cell)])
            .collect();
        let digits: Vec<usize> = grid.digits().iter().map(|digit| digit.index()).collect();
        let mut of_digit = [vec![0; cells], vec![0; cells], vec![0; cells]];
        for cell in 0..cells {
            for (kind, house) in houses[cell].into_iter().enumerate() {
                of_digit[kind][n * house + digits[cell]] = cell;
            }
        }
        Self { shape, digits, houses, of_digit }
    }
}

/// The search for all sets with one least cell.
struct Search<'a> {
    places: &'a Places,
    first: usize,
    size: usize,
    progress: &'a dyn Progress,
    /// The digits that have come into each house.
    new: [Vec<u64>; 3],
    /// Number of cells of each house that change.
    changing: [Vec<u8>; 3],
    /// Number of houses with one such cell alone.
    alone: [usize; 3],
    steps: u32,
    sets: BTreeSet<(usize, Bits<2>)>,
}

impl<'a> Search<'a> {
    fn new(places: &'a Places, first: usize, size: usize, progress: &'a dyn Progress) -> Self {
        let n = places.shape.side();
        Self {
            places,
            first,
            size,
            progress,
            new: std::array::from_fn(|_| vec![0; n]),
            changing: std::array::from_fn(|_| vec![0; n]),
            alone: [0; 3],
            steps: 0,
            sets: BTreeSet::new(),
        }
    }

    fn begin(&mut self) -> Result<(), Stopped> {
        let mut open = Bits::EMPTY;
        open.insert(self.first);
        self.change(self.first);
        self.go_on(open, open)
    }

    /// Gives a digit to one of the open cells, in every way; `all` are these and those that have one.
    fn go_on(&mut self, open: Bits<2>, all: Bits<2>) -> Result<(), Stopped> {
        self.steps = self.steps.wrapping_add(1);
        if self.steps.is_multiple_of(4096) && self.progress.is_stopped() {
            return Err(Stopped);
        }
        let Some(cell) = open.iter().min_by_key(|&cell| self.choices(cell).count_ones()) else {
            self.sets.insert((all.len(), all));
            return Ok(());
        };
        let digits = self.choices(cell);
        let mut rest = open;
        rest.remove(cell);
        for digit in ones(digits) {
            let mut added = Bits::EMPTY;
            for (kind, house) in self.places.houses[cell].into_iter().enumerate() {
                self.new[kind][house] |= 1 << digit;
                added.insert(self.place(kind, house, digit));
            }
            let added = added.without(&all);
            added.iter().for_each(|cell| self.change(cell));
            let all = all.or(&added);
            let alone = self.alone.into_iter().max().unwrap_or(0);
            let result = if all.len() + alone <= self.size {
                self.go_on(rest.or(&added), all)
            } else {
                Ok(())
            };
            added.iter().for_each(|cell| self.change_back(cell));
            for (kind, house) in self.places.houses[cell].into_iter().enumerate() {
                self.new[kind][house] &= !(1 << digit);
            }
            result?;
        }
        Ok(())
    }

    /// The digits that a cell can get, a bit each.
    fn choices(&self, cell: usize) -> u64 {
        let digits = (0..self.places.shape.side()).filter(|&digit| self.may(cell, digit));
        digits.map(|digit| 1 << digit).sum()
    }

    /// Tests whether a cell can get this digit: another one, new to its houses, from no cell before
    /// the first.
    fn may(&self, cell: usize, digit: usize) -> bool {
        digit != self.places.digits[cell]
            && self.places.houses[cell].into_iter().enumerate().all(|(kind, house)| {
                self.new[kind][house] >> digit & 1 == 0
                    && self.place(kind, house, digit) >= self.first
            })
    }

    fn place(&self, kind: usize, house: usize, digit: usize) -> usize {
        self.places.of_digit[kind][self.places.shape.side() * house + digit]
    }

    fn change(&mut self, cell: usize) {
        for (kind, house) in self.places.houses[cell].into_iter().enumerate() {
            let count = &mut self.changing[kind][house];
            *count += 1;
            match count {
                1 => self.alone[kind] += 1,
                2 => self.alone[kind] -= 1,
                _ => {}
            }
        }
    }

    fn change_back(&mut self, cell: usize) {
        for (kind, house) in self.places.houses[cell].into_iter().enumerate() {
            let count = &mut self.changing[kind][house];
            *count -= 1;
            match count {
                0 => self.alone[kind] -= 1,
                1 => self.alone[kind] += 1,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::progress::to_the_end;
    use ennea_base::random::SplitMix64;
    use ennea_base::{Filling, Puzzle};
    use ennea_catalog::grids::Ranks;
    use ennea_count::oracles::enumerate;

    fn all(grid: &Grid, size: usize) -> Vec<Bits<2>> {
        to_the_end(|progress| found(grid, size, progress))
    }

    /// The least of these sets: those that have at most `size` cells and none of the others inside.
    fn least(sets: impl Iterator<Item = Bits<2>>, size: usize) -> BTreeSet<Bits<2>> {
        let sets: BTreeSet<Bits<2>> = sets.filter(|set| (1..=size).contains(&set.len())).collect();
        let is_least = |set: &&Bits<2>| !sets.iter().any(|one| one != *set && one.is_subset(set));
        sets.iter().filter(is_least).copied().collect()
    }

    fn difference(a: &Grid, b: &Grid) -> Bits<2> {
        Bits::those(a.digits().len(), |cell| a.digits()[cell] != b.digits()[cell])
    }

    /// Goal: all sets are found, and no others.  Method: 2x2, all grids against all grids.
    #[test]
    fn the_sets_of_all_2x2_grids() {
        let grids = enumerate::all_grids(Shape::new(2, 2).unwrap());
        for grid in &grids {
            let others = grids.iter().map(|other| difference(grid, other));
            let found: BTreeSet<Bits<2>> = all(grid, 16).into_iter().collect();
            assert_eq!(found, least(others, 16), "{grid}");
        }
    }

    /// Goal: the same for larger shapes.  Method: each digit of a set is in it twice at least, so those of
    /// 6 cells have three digits at most; all that can be done with the cells of any three.
    #[test]
    fn the_sets_of_six_cells_have_three_digits() {
        let mut random = SplitMix64::new(4);
        for shape in ["2x3", "2x4", "3x3"] {
            let shape: Shape = shape.parse().unwrap();
            let grid = Ranks::new(shape).unwrap().sample(&mut random);
            let n = shape.side();
            let mut sets = Vec::new();
            for (a, b, c) in
                (0..n).flat_map(|a| (0..a).flat_map(move |b| (0..b).map(move |c| (a, b, c))))
            {
                let is_other = |digit: usize| ![a, b, c].contains(&digit);
                let puzzle = Filling::of_grid(&grid, |cell| is_other(grid.digit(cell).index()));
                sets.extend(
                    ennea_solve::solutions(&puzzle.into()).map(|other| difference(&grid, &other)),
                );
            }
            let found: BTreeSet<Bits<2>> = all(&grid, 6).into_iter().collect();
            assert_eq!(found, least(sets.into_iter(), 6), "{grid}");
            assert!(!found.is_empty(), "{grid}");
        }
    }

    /// Goal: what is found is unavoidable.  Method: a solver fills the cells otherwise.
    #[test]
    fn larger_sets_are_unavoidable() {
        let grid = Ranks::new(Shape::CLASSIC).unwrap().sample(&mut SplitMix64::new(7));
        let sets = all(&grid, 10);
        assert!(sets.iter().filter(|set| set.len() == 10).count() > 20, "{}", sets.len());
        for set in sets {
            let puzzle = Filling::of_grid(&grid, |cell| !set.contains(cell.index()));
            let puzzle = Puzzle::from(puzzle);
            let others = ennea_solve::solutions(&puzzle).map(|other| difference(&grid, &other));
            assert_eq!(least(others, 81), BTreeSet::from([set]), "{puzzle:?}");
        }
    }

    #[test]
    fn it_stops() {
        struct Stop;
        impl Progress for Stop {
            fn is_stopped(&self) -> bool {
                true
            }
        }
        let grid = Grid::cyclic(Shape::CLASSIC);
        assert_eq!(sets(&grid, 20, &Stop), Err(Stopped));
        assert_eq!(sets(&Grid::cyclic(Shape::new(3, 4).unwrap()), 4, &Stop), Ok(None));
    }
}
