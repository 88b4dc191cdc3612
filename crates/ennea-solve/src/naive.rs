//! The solver that is too simple to be wrong: backtracking, cell by cell.
//!
//! The empty cells are filled in reading order, each with the least digit that is allowed there and
//! that no peer forbids; where there is none, the cell before takes its next one.  So the solutions come in
//! increasing order of their one-line strings, all of them and each once.
//!
//! Cost: anything between a microsecond and longer than you live, by how lucky the order of the
//! cells is; meant for 2x2, 2x3 and easy 3x3.  It is the oracle of every other solver.

use ennea_base::{Cell, Digit, Grid, Puzzle};

/// All solutions, in increasing order.
///
/// ```
/// use ennea::solve::naive;
/// let puzzle = "12..............".parse()?;
/// let solutions: Vec<String> = naive::solutions(&puzzle).map(|grid| grid.to_string()).collect();
/// assert_eq!(solutions.len(), 24);
/// assert_eq!(solutions[..2], ["1234341221434321", "1234341223414123"]);
/// # Ok::<(), ennea::TextError>(())
/// ```
pub fn solutions(puzzle: &Puzzle) -> Solutions {
    let given = puzzle.given();
    let has_clash = given.rules().clash(given.clues().clues()).is_some();
    Solutions {
        digits: given.clues().clues().to_vec(),
        empty: given.shape().all_cells().filter(|&cell| given.clue(cell).is_none()).collect(),
        at: if has_clash { None } else { Some(0) },
        given,
    }
}

/// The iterator of [`solutions`].
#[derive(Clone, Debug)]
pub struct Solutions {
    given: Puzzle,
    digits: Vec<Option<Digit>>,
    empty: Vec<Cell>,
    /// Index, in `empty`, of the cell that is to take its next digit; `None` when all has been
    /// tried.
    at: Option<usize>,
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        while let Some(at) = self.at {
            let Some(&cell) = self.empty.get(at) else {
                self.at = at.checked_sub(1);
                let digits = self.digits.iter().copied().map(|d| d.expect("all are filled"));
                return Some(Grid::from_good(self.given.shape(), digits.collect()));
            };
            let (rules, allowed) = (self.given.rules(), self.given.allowed(cell));
            let holds = |other: &Cell, digit| self.digits[other.index()] == Some(digit);
            let fits = |&digit: &Digit| {
                let is_beside = |other| rules.beside(digit).any(|beside| holds(other, beside));
                allowed.contains(digit)
                    && !rules.peers(cell).iter().any(|peer| holds(peer, digit))
                    && !rules.neighbours(cell).iter().any(is_beside)
            };
            let tried = self.digits[cell.index()].map_or(0, Digit::number);
            let next = Digit::all(self.given.shape().side()).skip(tried).find(fits);
            self.digits[cell.index()] = next;
            self.at = if next.is_some() { Some(at + 1) } else { at.checked_sub(1) };
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::rules::{NamedRule, Rules};

    /// Goal: what peers and neighbours leave out is what the rules forbid, and nothing else.  Method: every rule on
    /// 4x4, filled digit by digit as long as no two of them clash.
    #[test]
    fn every_grid_of_4x4_that_keeps_the_rules_is_found() {
        fn fill(rules: &Rules, digits: &mut [Option<Digit>], at: usize, found: &mut Vec<Grid>) {
            if at == digits.len() {
                let digits = digits.iter().flatten().copied().collect();
                found.push(Grid::new(rules.shape(), digits).unwrap());
                return;
            }
            for digit in Digit::all(rules.shape().side()) {
                digits[at] = Some(digit);
                if rules.clash(digits).is_none() {
                    fill(rules, digits, at + 1, found);
                }
            }
            digits[at] = None;
        }
        for rule in NamedRule::ALL {
            let Ok(rules) = Rules::parse(rule.name(), "2x2".parse().unwrap()) else { continue };
            let (empty, mut grids) = (Puzzle::empty(rules.shape()).with_rules(&rules), Vec::new());
            fill(&rules, &mut [None; 16], 0, &mut grids);
            assert_eq!(solutions(&empty).collect::<Vec<_>>(), grids, "{rule}");
        }
    }

    #[test]
    fn the_empty_puzzle_has_all_grids_in_order() {
        let grids: Vec<Grid> = solutions(&Puzzle::empty("2x2".parse().unwrap())).collect();
        assert_eq!(grids.len(), 288);
        assert!(grids.is_sorted());
    }

    #[test]
    fn no_cell_empty_and_clues_that_contradict_each_other() {
        let grid: Grid = "1234341221434321".parse().unwrap();
        assert_eq!(solutions(&Puzzle::from(&grid)).collect::<Vec<_>>(), [grid]);
        assert_eq!(solutions(&"11..............".parse().unwrap()).next(), None);
    }
}
