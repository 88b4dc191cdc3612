//! The number of solutions by templates: the cells are covered, one digit after the other.
//!
//! A template is a set of places for one digit: a cell in each row, column and box.  A solution is a
//! template for each digit, together covering every cell once, the clues among them.  Digits go one by
//! one, those with the fewest templates first; what matters for the rest is only which cells are covered,
//! so each such set is followed up once and its number remembered.  Digits without a clue are alike: they
//! are laid in the order of the first cell that is left, and the orders counted at the end.
//!
//! Cost: up to a million sets for puzzles of 25 clues; hopeless for few clues on large shapes, hence the
//! limit.  Oracle: the solvers.

use crate::progress::{Progress, Stopped};
use crate::puzzle::Puzzle;
use crate::shape::Shape;
use num_bigint::BigUint;
use rustc_hash::FxHashMap;

/// Sets of cells that are remembered at most; some 2 GB.
const MEMORY: usize = 30_000_000;
/// Templates that one digit may have at most.
const TEMPLATES: usize = 1_000_000;

/// The number of solutions, by templates; `None` where it would take too much memory, and for shapes
/// of more than 128 cells.
///
/// # Errors
/// If it was stopped.
pub fn by_templates(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    let shape = puzzle.shape();
    if shape.cells() > 128 {
        return Ok(None);
    }
    let clues_of = |digit: usize| -> u128 {
        let cells = puzzle.clues().iter().enumerate();
        let cells = cells.filter(|(_, clue)| clue.is_some_and(|clue| clue.index() == digit));
        cells.map(|(cell, _)| 1 << cell).sum()
    };
    let clues: Vec<u128> = (0..shape.side()).map(clues_of).collect();
    let all_clues: u128 = clues.iter().sum();
    let mut seen = Vec::new();
    let mut unseen = Vec::new();
    let mut alike = 0_usize;
    for &own in &clues {
        if own == 0 && alike > 0 {
            alike += 1;
            continue;
        }
        let Some(templates) = templates(shape, own, all_clues & !own) else {
            return Ok(None);
        };
        if own == 0 {
            alike = 1;
            unseen = templates;
        } else {
            seen.push(templates);
        }
    }
    seen.sort_by_key(Vec::len);
    let cells = u128::MAX >> (128 - shape.cells());
    let mut cover = Cover { seen, unseen, cells, memory: FxHashMap::default(), progress };
    let orders: BigUint = (1..=alike).product();
    Ok(cover.count(0, 0)?.map(|covers| orders * covers))
}

/// The templates that hold all of `own` and nothing of `others`, if they are not too many.
fn templates(shape: Shape, own: u128, others: u128) -> Option<Vec<u128>> {
    /// Chooses the column of one row after the other.
    fn place(
        shape: Shape,
        row: usize,
        template: u128,
        used: &mut (Vec<bool>, Vec<bool>),
        limits: (u128, u128),
        found: &mut Vec<u128>,
    ) {
        if row == shape.side() {
            found.push(template);
            return;
        }
        let (own, others) = limits;
        let in_row = |cells: u128| cells >> (row * shape.side()) & ((1 << shape.side()) - 1);
        for column in 0..shape.side() {
            let cell = shape.cell(row, column);
            let (bit, house) = (1 << cell.index(), shape.box_index(cell));
            let allowed = in_row(own) == 0 || own & bit != 0;
            if allowed && others & bit == 0 && !used.0[column] && !used.1[house] {
                (used.0[column], used.1[house]) = (true, true);
                if found.len() <= TEMPLATES {
                    place(shape, row + 1, template | bit, used, limits, found);
                }
                (used.0[column], used.1[house]) = (false, false);
            }
        }
    }
    let mut found = Vec::new();
    let mut used = (vec![false; shape.side()], vec![false; shape.side()]);
    place(shape, 0, 0, &mut used, (own, others), &mut found);
    // A clue outside the chosen column of its row has cut the branch, but two clues in a row have not.
    found.retain(|template| own & !template == 0);
    (found.len() <= TEMPLATES).then_some(found)
}

struct Cover<'a> {
    /// The templates of each digit with a clue.
    seen: Vec<Vec<u128>>,
    /// Those of a digit without.
    unseen: Vec<u128>,
    cells: u128,
    memory: FxHashMap<u128, u128>,
    progress: &'a dyn Progress,
}

impl Cover<'_> {
    /// In how many ways the rest is covered once so many digits cover these cells; `None` when the
    /// memory is full.
    fn count(&mut self, digits: usize, covered: u128) -> Result<Option<u128>, Stopped> {
        if covered == self.cells {
            return Ok(Some(1));
        }
        if let Some(&count) = self.memory.get(&covered) {
            return Ok(Some(count));
        }
        if self.memory.len() >= MEMORY {
            return Ok(None);
        }
        if self.progress.is_stopped() {
            return Err(Stopped);
        }
        let next = 1 << covered.trailing_ones();
        let mut count = 0;
        let templates = self.seen.get(digits).unwrap_or(&self.unseen);
        let fitting: Vec<u128> = templates
            .iter()
            .copied()
            .filter(|template| template & covered == 0)
            .filter(|template| digits < self.seen.len() || template & next != 0)
            .collect();
        for template in fitting {
            match self.count(digits + 1, covered | template)? {
                Some(rest) => count += rest,
                None => return Ok(None),
            }
        }
        self.memory.insert(covered, count);
        Ok(Some(count))
    }
}
