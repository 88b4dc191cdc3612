//! Counts the grids of rules between digits, one by one: how many there are, and how many an element only relabels.
//!
//! Where digits of neighbours are not consecutive, few relabellings D keep the rules, and no number of templates
//! says how many grids there are; but there are few grids.  No relabelling fixes a grid, so that classes of |D|
//! grids take the place of reduced grids:
//!
//! ```text
//!   reduced grids of g  =  1/|D|  number of grids X with  g(X) = d(X)  for some d in D
//! ```
//!
//! Grids are filled row by row.  Relabellings and the elements that keep the first row turn first rows into each
//! other; one of each class is filled on, and its grids count as often as the class has rows.  That is right for
//! sums over a whole class of elements, which are the same for all images of a grid.
//!
//! Source: ours; the published values are in `published::variants`.
//! Cost: 9x9 non-consecutive 9 min of processor time, with 1 and 9 apart too 6 s.  Oracle: `small` for 4x4 and 6x6.
//!
//! Tried: the solver, from the first two cells on, took more than ten times as long, as most of what it looks for
//! is not there in a grid of a few clues.

use crate::each::each_step;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::Rules;
use ennea_base::{Cell, Digit, ones};
use ennea_symmetry::Permutation;
use rustc_hash::FxHashSet;

/// The largest side.
pub(super) const SIDE_MAX: usize = 9;

/// The numbers of grids, divided by |D|: for each class of elements how many one of them only relabels.
///
/// The elements are the whole group, and `class` is the number of each one's class.
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub(super) fn reduced_grid_counts(
    rules: &Rules,
    relabellings: &[Vec<Digit>],
    elements: &[Permutation],
    class: &[usize],
    progress: &dyn Progress,
) -> Result<Vec<u128>, Stopped> {
    let walk = Walk::new(rules);
    let starts = walk.first_rows(relabellings, elements)?;
    let classes = class.iter().max().map_or(0, |last| last + 1);
    let counted = each_step(starts, progress, |(size, row)| {
        let mut counts = vec![0_u128; classes];
        let mut found = |grid: &[u8]| {
            for (element, &class) in elements.iter().zip(class) {
                let is_relabelled = relabellings.iter().any(|by| only_relabels(element, grid, by));
                counts[class] += u128::from(is_relabelled);
            }
        };
        walk.fill(&row, walk.side, &mut found, progress)?;
        counts.iter_mut().for_each(|count| *count *= size);
        Ok(counts)
    })?;
    let mut counts: Vec<u128> =
        (0..classes).map(|class| counted.iter().map(|counts| counts[class]).sum()).collect();
    for (number, count) in counts.iter_mut().enumerate() {
        let size = class.iter().filter(|&&other| other == number).count();
        *count /= (size * relabellings.len()) as u128;
    }
    Ok(counts)
}

/// Tests whether the element turns a grid into the grid with its digits exchanged so.
fn only_relabels(element: &Permutation, grid: &[u8], by: &[Digit]) -> bool {
    let renamed = |cell: usize| by[usize::from(grid[cell])].index() as u8;
    (0..grid.len()).all(|cell| grid[element.image(cell)] == renamed(cell))
}

/// The rules, for filling row by row.
struct Walk {
    side: usize,
    /// For each cell those of the rows above that are not equal to it.
    peers: Vec<Vec<usize>>,
    /// For each cell those before it whose digits are not consecutive to its own, in its row and above.
    neighbours: Vec<[Vec<usize>; 2]>,
    /// For each digit those that are consecutive to it, a bit each.
    beside: Vec<u16>,
}

/// Digits that the rows above leave to a row.
struct Free {
    /// The digits of each cell, a bit each.
    cells: [u16; SIDE_MAX],
    /// The digits of each cell and those after it.
    later: [u16; SIDE_MAX + 1],
}

/// A grid under construction.
struct Filling<'a> {
    walk: &'a Walk,
    grid: [u8; SIDE_MAX * SIDE_MAX],
    /// Number of rows that are filled at the end.
    rows: usize,
    found: &'a mut dyn FnMut(&[u8]),
    progress: &'a dyn Progress,
}

impl Walk {
    fn new(rules: &Rules) -> Self {
        let (shape, side) = (rules.shape(), rules.shape().side());
        assert!(side <= SIDE_MAX, "digits of a row are few");
        let before = |cells: &[Cell], end: usize| {
            let cells = cells.iter().map(|cell| cell.index());
            cells.filter(|&cell| cell < end).collect::<Vec<usize>>()
        };
        let row = |cell: Cell| cell.index() / side * side;
        let neighbours = |cell: Cell| {
            let all = before(rules.neighbours(cell), cell.index()).into_iter();
            let (own, above) = all.partition(|&other| other >= row(cell));
            [own, above]
        };
        let beside = |digit| rules.beside(digit).fold(0, |all, digit| all | 1 << digit.index());
        Self {
            side,
            peers: shape.all_cells().map(|cell| before(rules.peers(cell), row(cell))).collect(),
            neighbours: shape.all_cells().map(neighbours).collect(),
            beside: Digit::all(side).map(beside).collect(),
        }
    }

    /// First rows, one of each class under relabelling and the elements that keep the first row, with the
    /// number of rows in its class.
    fn first_rows(
        &self,
        relabellings: &[Vec<Digit>],
        elements: &[Permutation],
    ) -> Result<Vec<(u128, Vec<u8>)>, Stopped> {
        let side = self.side;
        let keeps = |by: &&Permutation| (0..side).all(|cell| by.image(cell) < side);
        let keeping: Vec<&Permutation> = elements.iter().filter(keeps).collect();
        let mut rows = Vec::new();
        self.fill(&[], 1, &mut |row| rows.push(row.to_vec()), &())?;
        let class_size = |row: &Vec<u8>| {
            let mut images = FxHashSet::default();
            for by in &keeping {
                for names in relabellings {
                    let mut image = vec![0; side];
                    for (cell, &digit) in row.iter().enumerate() {
                        image[by.image(cell)] = names[usize::from(digit)].index() as u8;
                    }
                    if image < *row {
                        return None;
                    }
                    images.insert(image);
                }
            }
            Some(images.len() as u128)
        };
        Ok(rows.into_iter().filter_map(|row| Some((class_size(&row)?, row))).collect())
    }

    /// Calls `found` with this many rows in all ways that begin with these.
    fn fill(
        &self,
        start: &[u8],
        rows: usize,
        found: &mut dyn FnMut(&[u8]),
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let mut grid = [0; SIDE_MAX * SIDE_MAX];
        grid[..start.len()].copy_from_slice(start);
        Filling { walk: self, grid, rows, found, progress }.row(start.len() / self.side)
    }

    /// Digits that the rows above leave to this one; `None` if some cell or digit is left out.
    fn free(&self, grid: &[u8], row: usize) -> Option<Free> {
        let mut free = Free { cells: [0; SIDE_MAX], later: [0; SIDE_MAX + 1] };
        let all = (1 << self.side) - 1;
        for column in (0..self.side).rev() {
            let cell = row * self.side + column;
            let taken = self.peers[cell].iter().fold(0, |taken, &peer| taken | 1 << grid[peer]);
            let [_, above] = &self.neighbours[cell];
            let beside = above.iter().map(|&other| self.beside[usize::from(grid[other])]);
            free.cells[column] = all & !beside.fold(taken, |taken, beside| taken | beside);
            free.later[column] = free.later[column + 1] | free.cells[column];
        }
        let is_open = free.later[0] == all && free.cells[..self.side].iter().all(|&cell| cell != 0);
        is_open.then_some(free)
    }
}

impl Filling<'_> {
    fn row(&mut self, row: usize) -> Result<(), Stopped> {
        let side = self.walk.side;
        if row == self.rows {
            (self.found)(&self.grid[..row * side]);
            return Ok(());
        }
        if row == 2 && self.progress.is_stopped() {
            return Err(Stopped);
        }
        match self.walk.free(&self.grid, row) {
            Some(free) => self.cells(row * side, &free, 0, (1 << side) - 1),
            None => Ok(()),
        }
    }

    /// Fills the cells of the row that starts there from this column on, with the digits that are left.
    fn cells(
        &mut self,
        start: usize,
        free: &Free,
        column: usize,
        left: u16,
    ) -> Result<(), Stopped> {
        if left == 0 {
            return self.row(start / self.walk.side + 1);
        }
        let cell = start + column;
        let mut digits = free.cells[column] & left;
        for &other in &self.walk.neighbours[cell][0] {
            digits &= !self.walk.beside[usize::from(self.grid[other])];
        }
        // A digit that no later cell may take goes here; two such are too many.
        let last = left & !free.later[column + 1];
        if last != 0 {
            digits &= if last.is_power_of_two() { last } else { 0 };
        }
        for digit in ones(u64::from(digits)) {
            self.grid[cell] = digit as u8;
            self.cells(start, free, column + 1, left ^ 1 << digit)?;
        }
        Ok(())
    }
}
