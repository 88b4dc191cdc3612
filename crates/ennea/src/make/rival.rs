//! Other solutions of some clues of a grid; the cells where one differs are an unavoidable set.
//!
//! Plain 3x3 goes through the vector solver, which passes the grid over; all else through the door of solving.

use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::Rules;
use ennea_base::{Bits, Digit, Filling, Grid, Puzzle, Shape};
use ennea_solve::{Solver, vector};

/// Looks for other solutions of clues of one grid after the other.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    grid: Grid,
    method: Method,
    /// The number of searches so far.
    pub(super) asked: u64,
}

#[derive(Clone, Debug)]
enum Method {
    Vector { solver: vector::Solver, digits: [u8; 81] },
    Search { solver: Box<Solver>, empty: Puzzle },
}

impl Rivals {
    /// Starts the search for other solutions than this grid under these rules.
    pub(super) fn new(grid: Grid, rules: &Rules) -> Self {
        let method = if rules.is_plain() && grid.shape() == Shape::CLASSIC {
            let digits = Filling::from(&grid).numbers().expect("a 3x3 grid");
            Method::Vector { solver: vector::Solver::new(), digits }
        } else {
            let empty = Puzzle::empty(grid.shape()).with_rules(rules);
            Method::Search { solver: Box::new(Solver::new(rules)), empty }
        };
        Self { grid, method, asked: 0 }
    }

    /// From now on it is about this grid, of the same shape.
    pub(super) fn set(&mut self, grid: Grid) {
        self.grid = grid;
        if let Method::Vector { digits, .. } = &mut self.method {
            for (number, digit) in digits.iter_mut().zip(self.grid.digits()) {
                *number = digit.number() as u8;
            }
        }
    }

    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cells in which a solution of these clues differs from the grid; `None` if there is no
    /// other.
    pub(super) fn find<const W: usize>(
        &mut self,
        clues: &Bits<W>,
        progress: &dyn Progress,
    ) -> Result<Option<Bits<W>>, Stopped> {
        self.asked += 1;
        let grid = self.grid.digits();
        let mut difference = None;
        let mut keep = |other: &[Digit]| {
            if other != grid {
                difference = Some(Bits::those(grid.len(), |cell| grid[cell] != other[cell]));
            }
        };
        match &mut self.method {
            Method::Vector { solver, digits } => {
                let (mut numbers, mut other) = ([0; 81], [0; 81]);
                for cell in clues.iter() {
                    numbers[cell] = digits[cell];
                }
                Ok(solver
                    .other(&numbers, digits, &mut other)
                    .then(|| Bits::those(81, |cell| digits[cell] != other[cell])))
            }
            Method::Search { solver, empty } => {
                let clues = Filling::of_grid(&self.grid, |cell| clues.contains(cell.index()));
                solver.search(&empty.with_clues(clues), 2, progress, &mut keep)?;
                Ok(difference)
            }
        }
    }
}
