//! A board: the digits that stand, and the candidates that are left in the open cells.
//!
//! A digit that stands is no candidate of its peers any more; the board sees to that.  Everything
//! else that has been struck out is known only to the board.

use super::cell_set::CellSet;
use super::layout::Layout;
use super::step::{Candidate, Step};
use ennea_base::rules::{Clash, House, Rules};
use ennea_base::{Cell, Digit, DigitSet, Filling, Grid, Puzzle, Shape};
use std::fmt;
use std::sync::Arc;

/// The state of a puzzle that somebody is solving.
///
/// ```
/// use ennea::{Puzzle, logic::Board};
/// let puzzle: Puzzle = "1..4....23......".parse()?;
/// let board = Board::new(&puzzle).expect("no clue contradicts another");
/// let open = puzzle.shape().cell(0, 1);
/// assert_eq!(board.candidates(open).iter().map(|d| d.number()).collect::<Vec<_>>(), [2]);
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone)]
pub struct Board {
    pub(super) layout: Arc<Layout>,
    clues: Filling,
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    /// For each digit, the cells that have it as a candidate.
    places: Vec<CellSet>,
}

impl Board {
    /// The board of a puzzle: its clues and what somebody has written since, digits and candidates; in open
    /// cells without written candidates all that are given.
    ///
    /// # Errors
    /// Two digits that contradict each other.
    ///
    /// # Panics
    /// If the rules are between digits: see [`Rules::of_one_digit`].
    pub fn new(puzzle: &Puzzle) -> Result<Self, Clash> {
        let (rules, shape) = (puzzle.rules(), puzzle.shape());
        if let Some(clash) = rules.clash(puzzle.digits().clues()) {
            return Err(clash);
        }
        let mut board = Self {
            layout: Arc::new(Layout::new(rules)),
            clues: puzzle.clues().clone(),
            digits: vec![None; shape.cells()],
            candidates: shape.all_cells().map(|cell| puzzle.allowed(cell)).collect(),
            places: vec![CellSet::EMPTY; shape.side()],
        };
        for cell in shape.all_cells() {
            for digit in board.candidates[cell.index()].iter() {
                board.places[digit.index()].insert(cell);
            }
        }
        for cell in shape.all_cells() {
            if let Some(digit) = puzzle.digit(cell) {
                board.place(Candidate { cell, digit });
            }
        }
        Ok(board)
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.layout.rules
    }

    /// The cells of a house, in reading order; none if the rules have no such house.
    pub fn cells_of(&self, house: House) -> &[Cell] {
        self.layout.cells_of(house)
    }

    /// The box of a cell, or what is in its place under the rules.
    pub fn box_of(&self, cell: Cell) -> House {
        self.layout.box_of(cell)
    }

    /// Tests whether two different cells may not hold the same digit.
    pub fn sees(&self, a: Cell, b: Cell) -> bool {
        self.layout.sees(a, b)
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.layout.shape
    }

    /// The puzzle's clues.
    pub fn clues(&self) -> &Filling {
        &self.clues
    }

    /// The digit that stands in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of a cell; none if a digit stands there.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// Tests whether a cell is open and has this candidate.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates(candidate.cell).contains(candidate.digit)
    }

    /// The digits that stand, as a puzzle.
    pub fn digits(&self) -> Filling {
        Filling::new(self.shape(), self.digits.clone()).expect("digits of the shape")
    }

    /// Tests whether all cells are filled.
    pub fn is_solved(&self) -> bool {
        self.digits.iter().all(Option::is_some)
    }

    /// Puts a digit into an open cell, and strikes it out at the cell's peers.
    pub fn place(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.digits[cell.index()] = Some(digit);
        for other in self.candidates[cell.index()].iter() {
            self.places[other.index()].remove(cell);
        }
        self.candidates[cell.index()] = DigitSet::EMPTY;
        let seen = self.places[digit.index()].and(&self.layout.peers[cell.index()]);
        for peer in seen.iter() {
            self.eliminate(Candidate { cell: peer, digit });
        }
    }

    /// Strikes out a candidate; nothing happens if it is none.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.candidates[candidate.cell.index()].remove(candidate.digit);
        self.places[candidate.digit.index()].remove(candidate.cell);
    }

    /// Does what a step says.
    pub fn apply(&mut self, step: &Step) {
        for &candidate in step.eliminations() {
            self.eliminate(candidate);
        }
        for &candidate in step.placements() {
            self.place(candidate);
        }
    }

    /// Mistakes of this board, compared with the solution, in reading order.
    pub fn mistakes(&self, solution: &Grid) -> Vec<Mistake> {
        let mistake = |cell: Cell| {
            let right = Candidate { cell, digit: solution.digit(cell) };
            match self.digit(cell) {
                Some(digit) if digit != right.digit => Some(Mistake::Placed { digit, right }),
                None if !self.has(right) => Some(Mistake::Missing(right)),
                _ => None,
            }
        };
        // A candidate that a wrong digit took away is not a mistake of its own.
        let taken = |mistake: &Mistake| match *mistake {
            Mistake::Placed { .. } => false,
            Mistake::Missing(right) => self.layout.peers[right.cell.index()]
                .iter()
                .any(|peer| self.digit(peer) == Some(right.digit)),
        };
        let all = self.shape().all_cells().filter_map(mistake);
        all.filter(|mistake| !taken(mistake)).collect()
    }

    /// The cells that have a digit as a candidate.
    pub(super) fn places(&self, digit: Digit) -> &CellSet {
        &self.places[digit.index()]
    }

    /// The cells of a house that have a digit as a candidate.
    pub(super) fn places_in(&self, digit: Digit, house: usize) -> CellSet {
        self.places(digit).and(&self.layout.sets[house])
    }

    /// The open cells.
    pub(super) fn open(&self) -> CellSet {
        self.shape().all_cells().filter(|&cell| self.digit(cell).is_none()).collect()
    }

    /// The digits of the shape.
    pub(super) fn all_digits(&self) -> impl DoubleEndedIterator<Item = Digit> + Clone + use<> {
        Digit::all(self.shape().side())
    }

    /// The candidates of some cells together.
    pub(super) fn candidates_of(&self, cells: &CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all.union(self.candidates(cell)))
    }

    /// The candidates of a cell.
    pub(super) fn of_cell(&self, cell: Cell) -> impl Iterator<Item = Candidate> + use<> {
        self.candidates(cell).iter().map(move |digit| Candidate { cell, digit })
    }

    /// The candidates of a digit in some cells.
    pub(super) fn of_digit(&self, cells: &CellSet, digit: Digit) -> Vec<Candidate> {
        self.places(digit).and(cells).iter().map(|cell| Candidate { cell, digit }).collect()
    }

    /// The candidates of some digits in some cells, digit by digit.
    pub(super) fn of_digits(&self, cells: &CellSet, digits: DigitSet) -> Vec<Candidate> {
        digits.iter().flat_map(|digit| self.of_digit(cells, digit)).collect()
    }

    /// The houses in which a digit has two places, with these.
    pub(super) fn pairs(&self, digit: Digit) -> impl Iterator<Item = (usize, [Cell; 2])> {
        (0..self.layout.houses.len()).filter_map(move |house| {
            let cells = self.places_in(digit, house).to_vec();
            Some((house, cells.try_into().ok()?))
        })
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({}", self.digits())?;
        for cell in self.shape().all_cells() {
            if self.digit(cell).is_none() {
                write!(f, " {:?}", self.candidates(cell))?;
            }
        }
        f.write_str(")")
    }
}

/// Something on a board that is not so in the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A digit stands where the solution has another one.
    Placed {
        /// The digit that stands there.
        digit: Digit,
        /// The digit that belongs there.
        right: Candidate,
    },
    /// The digit of the solution has been struck out.
    Missing(Candidate),
}
