//! Counts the solutions of a 3x3 puzzle by its bands.
//!
//! Which digits stand in a column of a band, their order forgotten, is all that matters to the
//! other bands.  So with f the number of fillings of a band that have given column sets and keep
//! its clues,
//!
//! ```text
//!   solutions = sum over column sets of  f(top) f(middle) f(bottom)
//! ```
//!
//! over all column sets of the nine boxes that are disjoint down each stack and agree with the
//! clues.
//!
//! * `ordered_partitions`, `boxes`, `stacks`: the column sets of a box, and of boxes below each other.
//! * `fillings`: f; `tables`: all fillings of a band, as small numbers.
//! * `join`: the sum, as products of matrices of small numbers; `last_stack`: their entries; `products`: the instructions.
//! * `orbits`: digits that no clue holds are interchangeable, which few clues make up for.
//! * `one_band`: all clues in one band, where the sum over the others is known.
//!
//! Each clue divides the work of the join by about three, and takes at most one digit from those
//! that are interchangeable.  So six or seven clues of different digits are the most work.
//!
//! Source: `[Pettersen2005]` for column sets.  Cost: milliseconds from 18 clues on, tenths
//! of a second for fewer, 2.3 seconds of two cores for the worst puzzles known (3.1 with AVX2); see `docs/RECORDS.md`.  Oracles:
//! [`by_templates`](super::by_templates()), and `count::column_sets` for the empty puzzle.

mod boxes;
mod fillings;
mod join;
mod last_stack;
mod one_band;
mod orbits;
mod ordered_partitions;
mod products;
mod roles;
mod stacks;
mod tables;

use boxes::Clues;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Backend, Puzzle, Shape};
use fillings::Fillings;
use join::Join;
use num_bigint::BigUint;
use ordered_partitions::OrderedPartitions;
use roles::Roles;
use stacks::Stack;

/// The number of solutions of a 3x3 puzzle with whatever clues; `None` for other shapes, further rules and
/// candidates.
///
/// ```
/// use ennea::{Puzzle, count::puzzles};
/// let puzzle: Puzzle =
///     "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// assert_eq!(puzzles::by_bands(&puzzle, &()), Ok(Some(1_u32.into())));
/// # Ok::<(), ennea::TextError>(())
/// ```
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
pub fn by_bands(puzzle: &Puzzle, progress: &dyn Progress) -> Result<Option<BigUint>, Stopped> {
    let backend = Backend::available().next_back().expect("there is the portable one");
    count(puzzle, backend, progress)
}

fn count(
    puzzle: &Puzzle,
    backend: Backend,
    progress: &dyn Progress,
) -> Result<Option<BigUint>, Stopped> {
    if puzzle.shape() != Shape::CLASSIC || !puzzle.is_given_by_clues() {
        return Ok(None);
    }
    let puzzle = puzzle.clues();
    if puzzle.conflict().is_some() {
        return Ok(Some(BigUint::ZERO));
    }
    let partitions = OrderedPartitions::new();
    let clues = Clues::of(puzzle);
    let unseen = clues.unseen();
    let sides = [clues.transposed(), clues];
    for clues in &sides {
        let has_clues = |&band: &usize| !clues.0[band].iter().all(Vec::is_empty);
        let with_clues: Vec<usize> = (0..3).filter(has_clues).collect();
        if let [] | [_] = with_clues[..] {
            let band = &clues.0[with_clues.first().copied().unwrap_or(0)];
            return one_band::count(&partitions, band, &unseen, progress).map(Some);
        }
    }
    let stacks = sides.each_ref().map(|clues| {
        std::array::from_fn(|stack| {
            Stack::new(&partitions, std::array::from_fn(|band| &clues.0[band][stack][..]))
        })
    });
    if stacks.iter().flatten().any(|stack| stack.triples.is_empty()) {
        return Ok(Some(BigUint::ZERO));
    }
    let relabellings: u64 = (1..=unseen.len() as u64).product();
    let (clues, stacks, roles) = sides
        .iter()
        .zip(&stacks)
        .flat_map(|(clues, stacks)| Roles::all().map(move |roles| (clues, stacks, roles)))
        .min_by_key(|(_, stacks, roles)| roles.cost(stacks, relabellings))
        .expect("there are roles");
    let fillings = roles.bands.map(|band| {
        let clues = roles.stacks.map(|stack| &clues.0[band][stack][..]);
        let boxes = roles.stacks.map(|stack| &stacks[stack].boxes[band]);
        Fillings::new(&partitions, clues, boxes)
    });
    let [outer, inner, _] = roles.stacks.map(|stack| &stacks[stack].boxes[roles.bands[0]]);
    let pairs = orbits::representatives(&partitions, &unseen, outer, inner);
    Ok(Some(Join::new(roles, stacks, fillings, pairs).count(backend, progress)?.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: every back end gives the same count.  Method: few clues, so that sums grow large; in the first puzzle one band
    /// has none, so that its fillings are as many as can be.
    #[test]
    fn back_ends_count_the_same() {
        for clues in [
            "12.4.....3..5...........1...6.7.2...8.........9.........",
            "..53..............16...8..7.......6....2..........1........5",
        ] {
            let puzzle: Puzzle = format!("{clues:.<81}").parse().unwrap();
            let mut counts = Backend::available().map(|by| count(&puzzle, by, &()).unwrap());
            let portable = counts.next().expect("there is the portable one");
            assert!(portable.as_ref().is_some_and(|count| *count > 0_u8.into()));
            assert!(counts.all(|count| count == portable), "{clues}");
        }
    }
}
