//! Canonical forms and automorphisms by trying every cell move: the oracle.
//!
//! A cell move alone fixes where the clues go; the relabelling that makes the result least gives
//! the digits the labels 1, 2, ... in the order in which they first stand in it.
//!
//! Cost: |G| times N^2, for the group G of cell moves: microseconds for 2x2 (128), a tenth of a
//! millisecond for 2x3 (3456), seconds for 3x3 (3,359,232).

use crate::{Group, Permutation, Transformation};
use ennea_base::numbers::factorial;
use ennea_base::{Digit, DigitSet, Filling};
use num_bigint::BigUint;

/// The least image of a puzzle, and how many transformations reach it, which is the order of the
/// puzzle's automorphism group.
pub fn canonical(puzzle: &Filling) -> (Filling, BigUint) {
    let mut least: Option<Filling> = None;
    let mut reached = 0_u32;
    for cell_move in Group::Whole.elements(puzzle.shape()) {
        let image = relabelled(&cell_move.apply_to_puzzle(puzzle));
        if least.as_ref().is_none_or(|least| image < *least) {
            least = Some(image);
            reached = 1;
        } else if least.as_ref() == Some(&image) {
            reached += 1;
        }
    }
    let least = least.expect("the identity is a cell move");
    let order = unused_relabellings(puzzle) * reached;
    (least, order)
}

/// The cell moves that some relabelling undoes, each with one such relabelling.
///
/// The automorphism group has their number times the relabellings of digits that no clue has.
pub fn automorphic_moves(puzzle: &Filling) -> Vec<Transformation> {
    Group::Whole
        .elements(puzzle.shape())
        .filter_map(|cell_move| undone(puzzle, &cell_move))
        .collect()
}

/// The order of the automorphism group, from [`automorphic_moves`].
pub fn automorphism_order(puzzle: &Filling) -> BigUint {
    unused_relabellings(puzzle) * automorphic_moves(puzzle).len()
}

/// The cell move with a relabelling that brings the puzzle back, if there is one.
fn undone(puzzle: &Filling, cell_move: &Transformation) -> Option<Transformation> {
    let shape = puzzle.shape();
    let mut becomes: Vec<Option<Digit>> = vec![None; shape.side()];
    let mut from: Vec<Option<Digit>> = vec![None; shape.side()];
    for cell in shape.all_cells() {
        match (puzzle.clue(cell), puzzle.clue(cell_move.image(cell))) {
            (None, None) => {}
            (Some(old), Some(new)) => {
                let forward = *becomes[old.index()].get_or_insert(new);
                let backward = *from[new.index()].get_or_insert(old);
                if (forward, backward) != (new, old) {
                    return None;
                }
            }
            _ => return None,
        }
    }
    // Digits that no clue has stay, for the used ones are permuted among themselves.
    let image = |k: usize| becomes[k].map_or(k, Digit::index);
    let digits = Permutation::from_fn(shape.side(), image);
    Some(cell_move.clone().with_digits(digits))
}

/// Copy of the puzzle with labels in the order of their first appearance.
fn relabelled(puzzle: &Filling) -> Filling {
    let mut labels = vec![None; puzzle.shape().side()];
    let mut next = Digit::all(puzzle.shape().side());
    let mut image = puzzle.clone();
    for cell in puzzle.shape().all_cells() {
        if let Some(digit) = puzzle.clue(cell) {
            let label = labels[digit.index()].get_or_insert_with(|| next.next().expect("N labels"));
            image.set(cell, Some(*label));
        }
    }
    image
}

/// Number of relabellings that keep every clue.
fn unused_relabellings(puzzle: &Filling) -> BigUint {
    let used: DigitSet = puzzle.clues().iter().flatten().copied().collect();
    factorial(puzzle.shape().side() - used.len())
}
