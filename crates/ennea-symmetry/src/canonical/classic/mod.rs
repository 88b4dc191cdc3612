//! The fast ways to the canonical form of 3x3 puzzles and grids.
//!
//! * Complete grids go through the 416 classes of bands ([`classic_bands`](crate::classic_bands)).
//! * For puzzles all ways to the least text are followed row by row, as small states in two buffers
//!   ([`search`]); a row's least text is found by looking up labels and moving nibbles.
//! * If the first row has digits in each stack, the second tells how columns are ordered ([`pair`]).
//! * Where there are too many states at a time, as for clues that contradict each other everywhere, the general search takes over.
//!
//! Cost: about a microsecond for puzzles with 17 to 30 clues, a third of one for grids.
//! Oracle: [`super::general`], and [`oracles::canonical`](crate::oracles::canonical) for some.

mod lines;
mod pair;
mod rules;
mod search;
mod state;
mod ties;

use super::general;
use crate::classic_bands::{Bands, CanonicalGrid, inverse};
use crate::{Permutation, Transformation, Transposes};
use ennea_base::{Digit, Filling, Shape};
use num_traits::ToPrimitive;
use rules::keep_the_rules;
use search::Search;
use state::{FACTORIALS, State};

/// Finds canonical forms of 3x3 puzzles and grids, one after the other, in one working space.
///
/// ```
/// use ennea::symmetry::Canoniser;
/// let mut clues = [0; 81];
/// (clues[0], clues[40]) = (7, 3);
/// let found = Canoniser::new().canonical(&clues);
/// assert_eq!((found.clues[53], found.clues[77]), (1, 2));
/// ```
#[derive(Clone, Debug)]
pub struct Canoniser {
    search: Search,
}

/// A canonical form of a 3x3 puzzle or grid, in plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassicForm {
    /// The clues in reading order, 0 for an empty cell.
    pub clues: [u8; 81],
    /// `true` if the puzzle is transposed first.
    pub transposes: bool,
    /// Image of each row after that, from 0.
    pub rows: [u8; 9],
    /// Image of each column after that, from 0.
    pub columns: [u8; 9],
    /// New label of each digit: `labels[d - 1]` for the digit d, from 1.
    pub labels: [u8; 9],
    /// The order of the automorphism group.
    pub automorphisms: u64,
}

impl ClassicForm {
    /// The transformation that reaches the form.
    pub fn transformation(&self) -> Transformation {
        let images = |to: &[u8; 9]| Permutation::from_fn(9, |k| to[k].into());
        let transposes = if self.transposes { Transposes::Yes } else { Transposes::No };
        let (rows, columns) = (images(&self.rows), images(&self.columns));
        Transformation::of_lines(Shape::CLASSIC, transposes, rows, columns)
            .with_digits(images(&self.labels.map(|label| label - 1)))
    }

    /// The form as a puzzle.
    pub fn puzzle(&self) -> Filling {
        puzzle(&self.clues)
    }
}

impl Default for Canoniser {
    fn default() -> Self {
        Self::new()
    }
}

impl Canoniser {
    /// Makes the working space, half a megabyte.
    pub fn new() -> Self {
        Self { search: Search::new() }
    }

    /// Number of rows placed since the canoniser was made, in all ways that were left: its work on
    /// puzzles.
    pub fn rows_placed(&self) -> u64 {
        self.search.rows_placed
    }

    /// The canonical form of a puzzle or grid, given in reading order with 0 for an empty cell.
    ///
    /// Clues may contradict each other.  Cost: about a microsecond for usual puzzles, less for grids, see
    /// the records; without allocation, but for puzzles that the general search has to take over.
    ///
    /// # Panics
    /// If a number is above 9.
    pub fn canonical(&mut self, clues: &[u8; 81]) -> ClassicForm {
        of_grid(clues).unwrap_or_else(|| self.of_puzzle(clues))
    }

    /// The canonical form, or `None` if two clues contradict each other.
    ///
    /// # Panics
    /// If a number is above 9.
    pub fn checked_canonical(&mut self, clues: &[u8; 81]) -> Option<ClassicForm> {
        let is_empty = |&clue: &u8| clue == 0;
        keep_the_rules(clues).then(|| {
            if clues.iter().any(is_empty) {
                self.of_puzzle(clues)
            } else {
                Bands::shared().canonical(clues).into()
            }
        })
    }

    fn of_puzzle(&mut self, clues: &[u8; 81]) -> ClassicForm {
        // The greatest is found without a branch for each cell.
        assert!(clues.iter().fold(0, |most, &clue| clue.max(most)) <= 9, "clues are 1 to 9, or 0");
        match self.search.run(clues) {
            Some(states) => {
                let (first, ways) = (states[0], states.len() as u64);
                self.form(&first, ways)
            }
            None => by_general_search(clues),
        }
    }

    /// The form that a last state stands for, where `ways` states are last.
    fn form(&self, state: &State, ways: u64) -> ClassicForm {
        let mut clues = [0; 81];
        for (cells, text) in clues.as_chunks_mut::<9>().0.iter_mut().zip(self.search.texts) {
            // The eight nibbles on the left move apart to bytes.
            let left = text >> 4;
            let fours = (left | left << 16) & 0x0000_FFFF_0000_FFFF;
            let pairs = (fours | fours << 8) & 0x00FF_00FF_00FF_00FF;
            let bytes = (pairs | pairs << 4) & 0x0F0F_0F0F_0F0F_0F0F;
            cells[..8].copy_from_slice(&bytes.to_be_bytes());
            cells[8] = (text & 15) as u8;
        }
        let settled = state.settled();
        let columns = std::array::from_fn(|k| 8 - (settled >> (4 * k) & 15) as u8);
        let mut rows = [0; 9];
        for place in 0..9 {
            rows[(state.rows >> (4 * place) & 15) as usize] = place as u8;
        }
        let unused = usize::from(10 - state.next);
        let mut free = state.next;
        let labels = std::array::from_fn(|k| {
            if state.unknown >> (4 * k + 4) & 1 == 0 {
                return (state.labels >> (4 * k + 4) & 15) as u8;
            }
            free += 1;
            free - 1
        });
        let automorphisms =
            ways * state.open_orders() * self.search.puzzle.row_orders(state) * FACTORIALS[unused];
        ClassicForm {
            clues,
            transposes: state.transposed == 1,
            rows,
            columns,
            labels,
            automorphisms,
        }
    }
}

impl From<CanonicalGrid> for ClassicForm {
    fn from(grid: CanonicalGrid) -> Self {
        let CanonicalGrid { digits, automorphisms, reached, .. } = grid;
        Self {
            clues: digits,
            transposes: reached.transposes,
            rows: inverse(reached.rows),
            columns: inverse(reached.columns),
            labels: reached.labels.map(|label| label + 1),
            automorphisms: automorphisms.into(),
        }
    }
}

/// The canonical form of a complete grid through its bands; `None` if these are no such digits.
pub(super) fn of_grid(digits: &[u8; 81]) -> Option<ClassicForm> {
    let is_grid = !digits.contains(&0) && keep_the_rules(digits);
    is_grid.then(|| Bands::shared().canonical(digits).into())
}

fn puzzle(clues: &[u8; 81]) -> Filling {
    let clues = clues.iter().map(|&clue| Digit::new(clue.into()));
    Filling::new(Shape::CLASSIC, clues).expect("81 clues up to 9")
}

fn by_general_search(clues: &[u8; 81]) -> ClassicForm {
    let found = general::search(&puzzle(clues));
    let images = |to: &Permutation| std::array::from_fn(|k| to.image(k) as u8);
    let form = found.form.clues();
    ClassicForm {
        clues: std::array::from_fn(|k| form[k].map_or(0, |digit| digit.number() as u8)),
        transposes: found.transformation.transposes(),
        rows: images(found.transformation.rows()),
        columns: images(found.transformation.columns()),
        labels: images(found.transformation.digits()).map(|label: u8| label + 1),
        automorphisms: found.order.to_u64().expect("the whole group is below 2^41"),
    }
}
