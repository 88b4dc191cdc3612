//! The fewest digits after which singles solve a puzzle: its smallest backdoors.
//!
//! Singles are the last candidate of a cell and the last place of a digit in a house.  Cells are a
//! *backdoor* of a puzzle if singles solve it once it has the digits of its solution there.  All sets of k
//! cells are tried, for k = 0, 1, 2, ...; singles find the same in any order, so cells that they fill from
//! the clues alone are in no smallest set.
//!
//! Source: backdoors are those of `[WGS2003]`, for Sudoku `[LO2006]`.  Cost: C(open cells, k) times some
//! microseconds; three digits are enough for nearly every 3x3 puzzle.  Oracle: human
//! steps, as long as they are singles.

use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Cell, Filling, Grid, Shape};
use rayon::prelude::*;

/// All smallest backdoors of a puzzle with this solution, up to `most` cells, in increasing order; none if
/// they are larger.  Where singles solve the puzzle itself there is one, without cells.
///
/// ```
/// use ennea::{Filling, clues::backdoors, solve::Solver};
/// let puzzle: Filling = "1..4....23......".parse()?;
/// let solution = Solver::plain(puzzle.shape()).solve(&puzzle.clone().into()).expect("it is proper");
/// assert_eq!(backdoors::smallest(&puzzle, &solution, 3, &()), Ok(vec![vec![]]));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// If `progress` stops it.
pub fn smallest(
    puzzle: &Filling,
    solution: &Grid,
    most: usize,
    progress: &dyn Progress,
) -> Result<Vec<Vec<Cell>>, Stopped> {
    let houses = Houses::of(puzzle.shape());
    let mut board = Board::new(&houses, puzzle);
    board.fill();
    if board.is_full() {
        return Ok(vec![Vec::new()]);
    }
    let open: Vec<usize> =
        (0..solution.digits().len()).filter(|&cell| board.is_open(cell)).collect();
    for size in 1..=most.min(open.len()) {
        let begin = |first: usize| {
            let mut found = Vec::new();
            let mut chosen = Vec::new();
            let search = Search { solution, open: &open, progress };
            search.choose(&board, first, size, &mut chosen, &mut found)?;
            Ok(found)
        };
        let found: Result<Vec<Vec<Vec<Cell>>>, Stopped> =
            (0..open.len() - size + 1).into_par_iter().with_max_len(1).map(begin).collect();
        let found = found?.concat();
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

/// The choice of cells.
struct Search<'a> {
    solution: &'a Grid,
    open: &'a [usize],
    progress: &'a dyn Progress,
}

impl Search<'_> {
    /// Takes the cell `open[first]` and `size - 1` after it.
    fn choose(
        &self,
        board: &Board<'_>,
        first: usize,
        size: usize,
        chosen: &mut Vec<Cell>,
        found: &mut Vec<Vec<Cell>>,
    ) -> Result<(), Stopped> {
        self.progress.go_on()?;
        let cell = self.open[first];
        if !board.is_open(cell) {
            // Singles have filled it: without it the others would do.
            return Ok(());
        }
        let mut board = board.clone();
        board.set(cell, self.solution.digits()[cell].index());
        board.fill();
        chosen.push(Cell::new(cell));
        if size == 1 {
            if board.is_full() {
                found.push(chosen.clone());
            }
        } else {
            for next in first + 1..=self.open.len() + 1 - size {
                self.choose(&board, next, size - 1, chosen, found)?;
            }
        }
        chosen.pop();
        Ok(())
    }
}

/// The cells of each house, and the houses of each cell: rows, then columns, then boxes.
struct Houses {
    cells: Vec<Vec<usize>>,
    of_cell: Vec<[usize; 3]>,
    all: u64,
}

impl Houses {
    fn of(shape: Shape) -> Self {
        let n = shape.side();
        let cells = shape
            .houses()
            .map(|house| shape.cells_of(house).map(|cell| cell.index()).collect())
            .collect::<Vec<Vec<usize>>>();
        let mut of_cell = vec![[0; 3]; shape.cells()];
        for (house, cells) in cells.iter().enumerate() {
            cells.iter().for_each(|&cell| of_cell[cell][house / n] = house);
        }
        Self { cells, of_cell, all: u64::MAX >> (64 - n) }
    }
}

/// The digits so far.
#[derive(Clone)]
struct Board<'a> {
    houses: &'a Houses,
    is_open: Vec<bool>,
    left: usize,
    /// The digits that each house still wants.
    wanted: Vec<u64>,
}

impl<'a> Board<'a> {
    fn new(houses: &'a Houses, puzzle: &Filling) -> Self {
        let cells = puzzle.clues().len();
        let wanted = vec![houses.all; houses.cells.len()];
        let mut board = Self { houses, is_open: vec![true; cells], left: cells, wanted };
        for (cell, digit) in puzzle.clues().iter().enumerate() {
            if let Some(digit) = digit {
                board.set(cell, digit.index());
            }
        }
        board
    }

    fn is_open(&self, cell: usize) -> bool {
        self.is_open[cell]
    }

    fn is_full(&self) -> bool {
        self.left == 0
    }

    fn candidates(&self, cell: usize) -> u64 {
        let [row, column, house] = self.houses.of_cell[cell];
        self.wanted[row] & self.wanted[column] & self.wanted[house]
    }

    fn set(&mut self, cell: usize, digit: usize) {
        self.is_open[cell] = false;
        self.left -= 1;
        self.houses.of_cell[cell].iter().for_each(|&house| self.wanted[house] &= !(1 << digit));
    }

    /// Sets singles while there are any.
    fn fill(&mut self) {
        let houses = self.houses;
        let mut before = usize::MAX;
        while before != self.left {
            before = self.left;
            for house in &houses.cells {
                let (mut once, mut twice) = (0, 0);
                for &cell in house.iter().filter(|&&cell| self.is_open[cell]) {
                    let candidates = self.candidates(cell);
                    twice |= once & candidates;
                    once |= candidates;
                }
                let only = once & !twice;
                for &cell in house {
                    if !self.is_open[cell] {
                        continue;
                    }
                    let candidates = self.candidates(cell);
                    let single =
                        if candidates.is_power_of_two() { candidates } else { candidates & only };
                    if single.is_power_of_two() {
                        self.set(cell, single.trailing_zeros() as usize);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::progress::to_the_end;
    use ennea_logic::{Board, Family, next_step};
    use ennea_solve::Solver;

    const EASY: &str =
        "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
    const HARD: &str =
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

    fn of(line: &str) -> (Filling, Grid, Vec<Vec<Cell>>) {
        let puzzle: Filling = line.parse().unwrap();
        let solution = Solver::plain(puzzle.shape()).solve(&puzzle.clone().into()).unwrap();
        let found = to_the_end(|progress| smallest(&puzzle, &solution, 4, progress));
        (puzzle, solution, found)
    }

    /// Goal: the backdoors are those cells and no others.  Method: human steps from the puzzle with one
    /// more clue, or two, as long as they are singles, which come before all other steps.
    #[test]
    fn backdoors_are_what_human_steps_say() {
        let (puzzle, solution, found) = of(HARD);
        let is_solved = |cells: &[Cell]| {
            let mut more = puzzle.clone();
            cells.iter().for_each(|&cell| more.set(cell, Some(solution.digit(cell))));
            let mut board = Board::new(&more.into()).unwrap();
            while let Some(step) = next_step(&board) {
                if step.technique().family() != Family::Singles {
                    break;
                }
                board.apply(&step);
            }
            board.is_solved()
        };
        let open: Vec<Cell> =
            puzzle.shape().all_cells().filter(|&cell| puzzle.clue(cell).is_none()).collect();
        assert_eq!(found[0].len(), 2, "{found:?}");
        assert!(open.iter().step_by(6).all(|&cell| !is_solved(&[cell])));
        for &a in &[found[0][0], found[found.len() / 2][0], open[0]] {
            for &b in open.iter().filter(|b| b.index() > a.index()) {
                assert_eq!(is_solved(&[a, b]), found.contains(&vec![a, b]), "{a:?} {b:?}");
            }
        }
    }

    #[test]
    fn singles_need_no_backdoor_and_some_puzzles_a_large_one() {
        assert_eq!(of(EASY).2, [vec![]]);
        let (puzzle, solution, found) = of(HARD);
        let few = to_the_end(|progress| smallest(&puzzle, &solution, found[0].len() - 1, progress));
        assert_eq!(few, Vec::<Vec<Cell>>::new());
    }
}
