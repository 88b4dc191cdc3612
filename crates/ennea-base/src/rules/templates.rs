//! The templates of some rules: all places that one digit can have in a grid, as far as one digit
//! can tell.
//!
//! ```text
//!   template = N cells, one in each house, no two of them joined
//! ```
//!
//! Each row has one cell; a search goes down the rows, and looks at the other houses at the end.
//! Cost: milliseconds for 9x9: 46,656 for plain rules, 9,288 for X.

use super::Rules;
use crate::cell::Cell;

/// The largest side: its cells are the bits of a 128-bit word.
const SIDE_MAX: usize = 11;

/// More templates than this are not listed.
const TEMPLATES_MAX: usize = 1 << 20;

/// All templates of some rules, each with a bit for each cell.
///
/// ```
/// use ennea::{Shape, rules::{Rules, Templates}};
/// let count = |name| {
///     let rules = Rules::parse(name, Shape::CLASSIC).unwrap();
///     Templates::of(&rules).unwrap().all().len()
/// };
/// assert_eq!([count("x"), count("windoku"), count("knight")], [9_288, 6_080, 3_176]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Templates {
    side: usize,
    all: Vec<u128>,
}

impl Templates {
    /// The templates; `None` for sides above 11, and where there are more than a million.
    pub fn of(rules: &Rules) -> Option<Self> {
        let side = rules.shape().side();
        if side > SIDE_MAX {
            return None;
        }
        let set = |cells: &[Cell]| cells.iter().fold(0, |set, cell| set | 1_u128 << cell.index());
        let search = Search {
            side,
            joined: rules.shape().all_cells().map(|cell| set(rules.peers(cell))).collect(),
            houses: rules.houses().iter().map(|house| set(&house.cells)).collect(),
        };
        let mut all = Vec::new();
        let complete = search.go_down(0, 0, 0, &mut all);
        all.sort_unstable();
        complete.then_some(Self { side, all })
    }

    /// All of them, in ascending order.
    pub fn all(&self) -> &[u128] {
        &self.all
    }

    /// N.
    pub fn side(&self) -> usize {
        self.side
    }

    /// For each cell, those that share no template with it, itself not among them.
    ///
    /// They are its peers, and those that differ from it because of several houses together: in
    /// windoku, cells of the rows between the windows.
    pub fn exclusions(&self) -> Vec<u128> {
        let mut together = vec![0_u128; self.side * self.side];
        for &template in &self.all {
            for cell in cells_of(template) {
                together[cell] |= template;
            }
        }
        let everything = u128::MAX >> (128 - self.side * self.side);
        let others = |(cell, set): (usize, &u128)| everything & !set & !(1 << cell);
        together.iter().enumerate().map(others).collect()
    }
}

/// The numbers of the bits that are set, in increasing order.
#[inline]
pub fn cells_of(mut set: u128) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            cell
        })
    })
}

struct Search {
    side: usize,
    joined: Vec<u128>,
    houses: Vec<u128>,
}

impl Search {
    /// Chooses a cell in this row and in all below it; says whether there was room for all.
    fn go_down(&self, row: usize, chosen: u128, excluded: u128, all: &mut Vec<u128>) -> bool {
        if row == self.side {
            if self.houses.iter().all(|house| (house & chosen).count_ones() == 1) {
                all.push(chosen);
            }
            return all.len() <= TEMPLATES_MAX;
        }
        (row * self.side..(row + 1) * self.side).filter(|&cell| excluded >> cell & 1 == 0).all(
            |cell| self.go_down(row + 1, chosen | 1 << cell, excluded | self.joined[cell], all),
        )
    }
}
