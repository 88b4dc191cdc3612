//! Counts the grids of rules with a few extra houses: these houses are the clues of plain puzzles.
//!
//! The first extra house holds 1 to N in order.  Once the others, and whatever cells have to differ besides,
//! are filled too, nothing is left but rows, columns and boxes:
//!
//! ```text
//!   grids / N! = sum over classes of fillings of the extra houses of  size x solutions of a puzzle
//!   puzzle     = the plain one with the filling as its clues
//! ```
//!
//! One extra house leaves a single puzzle: with one diagonal, 1 to 9 along it.  With both, the
//! second is filled in 4,752 ways, of 74 classes.  Solutions are counted as in
//! [`count::puzzles`](crate::puzzles), by bands or half rows.
//!
//! Ours.  Cost: seconds for one house of 9x9, as nine clues are few; half a second in all for X.  Oracles: bands, and
//! all grids written down in `small`.

use super::seeds::{self, Seeds};
use crate::each::each_step;
use crate::puzzles;
use ennea_base::Cell;
use ennea_base::progress::{Progress, Stopped, StopsOnly};
use ennea_base::rules::{HouseKind, Rules};
use ennea_base::{Digit, Filling, Puzzle, Shape};
use ennea_symmetry::Permutation;

/// Most fillings of the extra houses for which the method serves.
const FILLINGS_MAX: usize = 20_000;

/// Tests whether the rules are rows, columns, boxes and few cells with more.
pub fn serve(rules: &Rules) -> bool {
    seeds(rules, &[]).is_some()
}

/// The number of grids of the rules, divided by N!; the elements are a group that keeps the rules.
///
/// `None` where the rules are between digits or have no boxes; where nothing is extra, or too much to fill; for
/// shapes whose puzzles would take long.
///
/// ```
/// use ennea::{count::variants::clued, rules::Rules, symmetry::Permutation};
/// let rules = Rules::parse("x", "2x3".parse().unwrap())?;
/// let still = Permutation::identity(36);
/// assert_eq!(clued::reduced_grid_count(&rules, &[still], &()).unwrap(), Some(12));
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn reduced_grid_count(
    rules: &Rules,
    elements: &[Permutation],
    progress: &dyn Progress,
) -> Result<Option<u128>, Stopped> {
    let Some(seeds) = seeds(rules, elements) else { return Ok(None) };
    let puzzle = |filling: &[u8]| {
        let mut puzzle = Filling::empty(rules.shape());
        for (&cell, &digit) in seeds.cells.iter().zip(filling) {
            puzzle.set(Cell::new(cell), Some(Digit::from_index(usize::from(digit))));
        }
        puzzle
    };
    let classes = seeds.classes();
    if let [(size, filling)] = classes[..] {
        return Ok(Some(size as u128 * solutions(puzzle(filling), progress)?));
    }
    let counted = each_step(classes, progress, |(size, filling)| {
        Ok(size as u128 * solutions(puzzle(filling), &StopsOnly(progress))?)
    });
    Ok(Some(counted?.into_iter().sum()))
}

/// The fillings of the cells of all that is extra.
fn seeds(rules: &Rules, elements: &[Permutation]) -> Option<Seeds> {
    let shape = rules.shape();
    let boxes = rules.of_kind(HouseKind::Box).count();
    let has_half_rows = [shape.box_rows(), shape.box_columns()].contains(&2);
    let has_counts = shape == Shape::CLASSIC || has_half_rows && shape.side() <= 8;
    if rules.consecutive().is_some() || boxes != shape.side() || !has_counts {
        return None;
    }
    let is_extra = |kind| matches!(kind, HouseKind::Named | HouseKind::Listed);
    let extra: Vec<Vec<usize>> = rules
        .houses()
        .iter()
        .filter(|house| is_extra(house.kind))
        .map(|house| house.cells.iter().map(|cell| cell.index()).collect())
        .collect();
    let apart = rules.pairs().iter().flat_map(|pairs| &pairs.cells).flat_map(|&(a, b)| [a, b]);
    let mut others: Vec<usize> =
        extra.iter().flatten().copied().chain(apart.map(|cell| cell.index())).collect();
    if others.is_empty() {
        return None;
    }
    let house = extra.into_iter().next().unwrap_or_else(|| (0..shape.side()).collect());
    others.sort_unstable();
    others.dedup();
    others.retain(|cell| !house.contains(cell));
    let is_among = |cell: usize| house.contains(&cell) || others.binary_search(&cell).is_ok();
    let keeps =
        |by: &&Permutation| house.iter().chain(&others).all(|&cell| is_among(by.image(cell)));
    let generators = seeds::generators(shape.cells(), elements.iter().filter(keeps));
    Seeds::of_cells(rules, house, &others, generators, FILLINGS_MAX)
}

fn solutions(clues: Filling, progress: &dyn Progress) -> Result<u128, Stopped> {
    let puzzle = Puzzle::from(clues);
    let counted = match puzzle.shape() {
        Shape::CLASSIC => puzzles::by_bands(&puzzle, progress)?,
        _ => puzzles::by_half_rows(&puzzle, progress)?,
    };
    let counted = counted.expect("any puzzle of these shapes is counted");
    Ok(counted.try_into().expect("fewer than 2^128 grids"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_base::rules::Templates;
    use ennea_symmetry::variants::{RulesGroup, Scope};

    /// Goal: what is said above of X.  Method: its fillings and their classes under the 96 moves that keep it.
    #[test]
    fn diagonals_of_x_have_few_classes() {
        let rules = Rules::parse("x", Shape::CLASSIC).unwrap();
        let group = RulesGroup::new(&rules, &Templates::of(&rules).unwrap(), Scope::Whole);
        let elements = group.elements().unwrap();
        let seeds = seeds(&rules, &elements).unwrap();
        let sizes: Vec<usize> = seeds.classes().iter().map(|class| class.0).collect();
        assert_eq!((elements.len(), sizes.len(), sizes.iter().sum()), (96, 74, 4752));
    }
}
