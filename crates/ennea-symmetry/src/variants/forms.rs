//! Canonical forms, automorphisms and equivalence under the group of some rules: every element is tried.
//!
//! ```text
//!   image of a puzzle under g     the clue of cell c stands at g(c); then digits are named 1, 2, ...
//!                                 in the order in which they first stand
//!   canonical form                the least image: an empty cell is less than every digit
//!   automorphisms                 (elements that lead to the form) x (N - digits used)!
//! ```
//!
//! The orbit-stabiliser theorem makes the elements that reach the form as many as those that keep the puzzle,
//! up to relabelling.
//!
//! Cost: a step of some cells for each element, for nearly all images are seen to be too large at once: 2 ms for
//! 10,000 elements.  Meant for up to 262,144.

use super::{RulesGroup, Scope};
use crate::Permutation;
use ennea_base::numbers::factorial;
use ennea_base::rules::{Rules, Templates};
use ennea_base::{Cell, Digit, Filling, Shape};
use num_bigint::BigUint;
use std::cmp::Ordering;

/// The group of some rules, with all its elements at hand.
///
/// ```
/// use ennea::{Filling, rules::Rules, symmetry::variants::{Forms, Scope}};
/// let rules = Rules::parse("x", "2x2".parse().unwrap())?;
/// let forms = Forms::new(&rules, Scope::Whole).unwrap();
/// let puzzle: Filling = "3...............".parse().unwrap();
/// let found = forms.canonical(&puzzle);
/// assert_eq!(found.form, "...............1".parse().unwrap());
/// assert_eq!(found.automorphisms, (1152_u32 / 16 * 6).into());
/// assert_eq!(found.element.apply_to_puzzle(&puzzle), found.form);
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Forms {
    elements: Vec<Permutation>,
    inverses: Vec<Permutation>,
}

/// A permutation of the cells with a relabelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesMove {
    /// Permutation of the cells.
    pub cells: Permutation,
    /// Permutation of the digits, from 0.
    pub digits: Permutation,
}

/// A canonical form under the group of some rules, and how it was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesForm {
    /// The least image.
    pub form: Filling,
    /// A move that turns what was given into it.
    pub element: RulesMove,
    /// Number of moves that keep the puzzle, relabellings of unused digits included.
    pub automorphisms: BigUint,
}

/// Why elements cannot be tried one by one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormsError {
    /// The side is above 11, or there are more than a million templates.
    #[error(
        "these rules have too many templates for a search for their moves; expected a side up to 11 and a \
         million templates at most"
    )]
    Templates,
    /// The rules are between digits, so that few relabellings keep them.
    #[error(
        "these rules are between digits, and forms are found up to any relabelling; expected rules that \
         speak of one digit at a time"
    )]
    Digits,
    /// The group has more elements than are tried.
    #[error(
        "the group of these rules has {order} elements, which are tried one by one; expected 262,144 at most"
    )]
    Group {
        /// Its order.
        order: BigUint,
    },
}

impl Forms {
    /// The group of the rules.
    ///
    /// # Errors
    /// A group that cannot be found, or with more than 262,144 elements; rules between digits.
    pub fn new(rules: &Rules, scope: Scope) -> Result<Self, FormsError> {
        if rules.consecutive().is_some() {
            return Err(FormsError::Digits);
        }
        let templates = Templates::of(rules).ok_or(FormsError::Templates)?;
        let group = RulesGroup::new(rules, &templates, scope);
        let elements =
            group.elements().ok_or_else(|| FormsError::Group { order: group.order() })?;
        let inverses = elements.iter().map(Permutation::inverse).collect();
        Ok(Self { elements, inverses })
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.elements.len()
    }

    /// The canonical form of a puzzle or grid of the rules' shape.
    pub fn canonical(&self, puzzle: &Filling) -> RulesForm {
        let side = puzzle.shape().side();
        let clues = clues(puzzle);
        let mut least = image(&clues, &self.inverses[0], side);
        let (mut by, mut reached) = (0, 1_u32);
        for (k, inverse) in self.inverses.iter().enumerate().skip(1) {
            match compare(&clues, inverse, side, &least) {
                Ordering::Less => {
                    least = image(&clues, inverse, side);
                    (by, reached) = (k, 1);
                }
                Ordering::Equal => reached += 1,
                Ordering::Greater => {}
            }
        }
        let mut form = puzzle.clone();
        for (cell, &digit) in puzzle.shape().all_cells().zip(&least) {
            form.set(cell, digit.checked_sub(1).map(|index| Digit::from_index(index.into())));
        }
        let used = usize::from(least.iter().copied().max().unwrap_or(0));
        let element = self.elements[by].clone();
        let digits = relabelling(&clues, &element, &least, side);
        RulesForm {
            form,
            element: RulesMove { cells: element, digits },
            automorphisms: factorial(side - used) * reached,
        }
    }

    /// The moves that keep a puzzle, up to relabellings of digits that it does not use: one for each
    /// permutation of the cells, that of the identity first.
    pub fn automorphisms(&self, puzzle: &Filling) -> Vec<RulesMove> {
        self.moves(puzzle, puzzle).collect()
    }

    /// A move that turns one puzzle into another one of the same shape, if there is one.
    pub fn equivalence(&self, from: &Filling, to: &Filling) -> Option<RulesMove> {
        self.moves(from, to).next()
    }

    /// The moves that turn one puzzle into another one, in the order of the elements.
    fn moves(&self, from: &Filling, to: &Filling) -> impl Iterator<Item = RulesMove> {
        let side = from.shape().side();
        let (clues, other) = (clues(from), clues(to));
        let target = image(&other, &self.inverses[0], side);
        let elements = self.elements.iter().zip(&self.inverses);
        elements.filter_map(move |(element, back)| {
            let is_found = compare(&clues, back, side, &target).is_eq();
            let digits = is_found.then(|| relabelling(&clues, element, &other, side))?;
            Some(RulesMove { cells: element.clone(), digits })
        })
    }
}

impl RulesMove {
    /// The image of a puzzle.
    pub fn apply_to_puzzle(&self, puzzle: &Filling) -> Filling {
        let mut image = puzzle.clone();
        for cell in puzzle.shape().all_cells() {
            let clue = puzzle.clue(cell);
            let clue = clue.map(|digit| Digit::from_index(self.digits.image(digit.index())));
            image.set(Cell::new(self.cells.image(cell.index())), clue);
        }
        image
    }

    /// The move as cycles of cells and of digits, `()` for what stays: `cells (r1c1 r9c9)...; digits (1 2)`.
    pub fn describe(&self, shape: Shape) -> String {
        let cells = self.cells.in_cycles(|cell| shape.name(Cell::new(cell)));
        format!("cells {cells}; digits {}", self.digits)
    }
}

/// The clues in reading order, 0 for an empty cell.
fn clues(puzzle: &Filling) -> Vec<u8> {
    puzzle.clues().iter().map(|clue| clue.map_or(0, |digit| digit.index() as u8 + 1)).collect()
}

/// The image, from the inverse of the element; digits are named as they come.
fn image(clues: &[u8], back: &Permutation, side: usize) -> Vec<u8> {
    let mut names = Names::new(side);
    (0..clues.len()).map(|cell| names.of(clues[back.image(cell)])).collect()
}

/// The image compared with another one, as far as they are equal.
fn compare(clues: &[u8], back: &Permutation, side: usize, other: &[u8]) -> Ordering {
    let mut names = Names::new(side);
    let images = (0..clues.len()).map(|cell| names.of(clues[back.image(cell)]));
    images.cmp(other.iter().copied())
}

/// A relabelling that makes clues, moved by an element, into a target.
fn relabelling(clues: &[u8], element: &Permutation, target: &[u8], side: usize) -> Permutation {
    let mut becomes: Vec<Option<usize>> = vec![None; side];
    for (cell, &clue) in clues.iter().enumerate().filter(|(_, clue)| **clue > 0) {
        becomes[usize::from(clue) - 1] = Some(usize::from(target[element.image(cell)]) - 1);
    }
    let mut free = (0..side).filter(|image| !becomes.contains(&Some(*image))).collect::<Vec<_>>();
    free.reverse();
    let images: Vec<usize> =
        becomes.iter().map(|image| image.unwrap_or_else(|| free.pop().expect("as many"))).collect();
    Permutation::from_fn(side, |digit| images[digit])
}

/// The names of the digits, in the order in which they first stand.
struct Names {
    of: [u8; 37],
    next: u8,
}

impl Names {
    fn new(side: usize) -> Self {
        debug_assert!(side < 37);
        Self { of: [0; 37], next: 0 }
    }

    fn of(&mut self, clue: u8) -> u8 {
        let name = &mut self.of[usize::from(clue)];
        if clue > 0 && *name == 0 {
            self.next += 1;
            *name = self.next;
        }
        *name
    }
}
