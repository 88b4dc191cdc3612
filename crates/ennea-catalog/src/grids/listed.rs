//! The grids of a small shape, numbered in the plainest way: by a list of all reduced grids.
//!
//! The number of a grid is that of its first box, as an order of the digits, times the number of
//! reduced grids; plus the place of the grid in the list of these, after the relabelling that reduces
//! it.
//!
//! Cost: the list, by [`enumerate`]; then a search in it.  Meant for up to some 50,000 reduced grids:
//! 2x3 has 39,168.

use super::permutations;
use ennea_base::{Digit, Grid, House, Shape};
use ennea_count::oracles::enumerate;

pub(super) struct Listed {
    shape: Shape,
    /// All reduced grids, in increasing order.
    reduced: Vec<Grid>,
}

impl Listed {
    pub(super) fn new(shape: Shape) -> Self {
        Self { shape, reduced: enumerate::reduced_grids(shape) }
    }

    pub(super) fn count(&self) -> u128 {
        let relabellings: u128 = (1..=self.shape.side() as u128).product();
        relabellings * self.reduced.len() as u128
    }

    pub(super) fn rank(&self, grid: &Grid) -> u128 {
        let cells = self.shape.cells_of(House::Box(0));
        let first_box: Vec<u8> = cells.map(|cell| grid.digit(cell).index() as u8).collect();
        let mut names = vec![0; first_box.len()];
        for (name, &digit) in first_box.iter().enumerate() {
            names[usize::from(digit)] = name;
        }
        let reduced = relabelled(grid, |digit| names[digit]);
        let place = self.reduced.binary_search(&reduced).expect("all reduced grids are listed");
        u128::from(permutations::rank(&first_box)) * self.reduced.len() as u128 + place as u128
    }

    pub(super) fn unrank(&self, index: u128) -> Grid {
        let reduced = self.reduced.len() as u128;
        let mut first_box = vec![0; self.shape.side()];
        permutations::unrank((index / reduced) as u64, &mut first_box);
        relabelled(&self.reduced[(index % reduced) as usize], |name| usize::from(first_box[name]))
    }
}

fn relabelled(grid: &Grid, label: impl Fn(usize) -> usize) -> Grid {
    let digits = grid.digits().iter().map(|digit| Digit::from_index(label(digit.index())));
    Grid::from_good(grid.shape(), digits.collect())
}
