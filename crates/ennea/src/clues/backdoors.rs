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
use ennea_base::rules::Rules;
use ennea_base::{Cell, Filling, Grid};
use ennea_solve::singles::Singles;
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
    let singles = Singles::new(Rules::plain(puzzle.shape()));
    let board = singles.start(&puzzle.clone().into()).expect("it has a solution");
    let open: Vec<usize> = (0..board.len()).filter(|&cell| is_open(board[cell])).collect();
    if open.is_empty() {
        return Ok(vec![Vec::new()]);
    }
    for size in 1..=most.min(open.len()) {
        let begin = |first: usize| {
            let mut found = Vec::new();
            let mut chosen = Vec::new();
            let search = Search { singles: &singles, solution, open: &open, progress };
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

/// Tests whether a cell with these digits is not filled.
fn is_open(set: u64) -> bool {
    !set.is_power_of_two()
}

/// The choice of cells.
struct Search<'a> {
    singles: &'a Singles,
    solution: &'a Grid,
    open: &'a [usize],
    progress: &'a dyn Progress,
}

impl Search<'_> {
    /// Takes the cell `open[first]` and `size - 1` after it.
    fn choose(
        &self,
        board: &[u64],
        first: usize,
        size: usize,
        chosen: &mut Vec<Cell>,
        found: &mut Vec<Vec<Cell>>,
    ) -> Result<(), Stopped> {
        self.progress.go_on()?;
        let cell = self.open[first];
        if !is_open(board[cell]) {
            // Singles have filled it: without it the others would do.
            return Ok(());
        }
        let mut board = board.to_vec();
        let digit = 1 << self.solution.digits()[cell].index();
        let followed = self.singles.place(&mut board, cell, digit);
        let followed = followed.and_then(|()| self.singles.follow(&mut board));
        followed.expect("digits of the solution do not contradict each other");
        chosen.push(Cell::new(cell));
        if size == 1 {
            if !board.iter().any(|&set| is_open(set)) {
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
