//! A puzzle: everything that is given, as one value.
//!
//! ```text
//!   rules        what holds between the cells; mostly those of the shape
//!   clues        the digits that are given
//!   candidates   the digits that may stand in each cell, where these are given as well (Sukaku)
//!   placed       the digits that somebody has written since
//!   marks        the candidates that somebody has written since, cell by cell
//! ```
//!
//! The first three say what the solutions are; the last two are the work of whoever solves it, and may
//! be wrong.  Every reader fills this type, every question takes it, and every writer keeps it or says
//! what it cannot keep.  It is never changed, only derived from: copies share all but the clues.
//!
//! It is in normal form, so that equal puzzles are equal values: candidates are those that no clue rules
//! out already, and none at all where nothing more is struck out; marks and placed digits stand in cells
//! without a clue.
//!
//! Cost: a plain puzzle is its clues and a null pointer, without allocation up to 9x9.

mod contradiction;
#[cfg(test)]
mod tests;

pub use contradiction::Contradiction;

use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::filling::Filling;
use crate::grid::Grid;
use crate::hash::fnv1a;
use crate::rules::Rules;
use crate::shape::Shape;
use std::fmt;
use std::sync::Arc;

/// Everything that is given of a Sudoku, and what somebody has made of it.
///
/// ```
/// use ennea::{Puzzle, Shape, rules::Rules};
/// let plain: Puzzle = "1..4....23......".parse()?;
/// assert!(plain.is_plain() && plain.rules().is_plain());
/// let diagonal = plain.clone().with_rules(&Rules::parse("x", plain.shape())?);
/// assert_eq!((diagonal.clues(), diagonal.rules().name()), (plain.clues(), "x"));
/// assert_ne!(diagonal.fingerprint(), plain.fingerprint());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Puzzle {
    clues: Filling,
    /// Nothing, where the clues are all.
    more: Option<Arc<More>>,
}

/// Further givens besides clues.
#[derive(Clone, PartialEq, Eq, Hash)]
struct More {
    rules: Rules,
    candidates: Option<Box<[DigitSet]>>,
    placed: Option<Filling>,
    marks: Option<Box<[Option<DigitSet>]>>,
}

impl More {
    fn is_nothing(&self) -> bool {
        self.rules.is_plain()
            && self.candidates.is_none()
            && self.placed.is_none()
            && self.marks.is_none()
    }
}

impl Puzzle {
    /// The puzzle with no clue at all.
    pub fn empty(shape: Shape) -> Self {
        Filling::empty(shape).into()
    }

    /// Puts the clues, digits, candidates and marks under other rules, in whose shape they then
    /// stand.
    ///
    /// # Panics
    /// If the sides differ.
    #[must_use]
    pub fn with_rules(mut self, rules: &Rules) -> Self {
        if self.rules() == rules {
            return self;
        }
        self.clues = self.clues.reshaped(rules.shape());
        self.change(|more| {
            more.placed = more.placed.take().map(|placed| placed.reshaped(rules.shape()));
            more.rules = rules.clone();
        })
    }

    /// Other clues under the same rules; candidates, placed digits and marks stay where no clue
    /// comes.
    ///
    /// # Panics
    /// If the shapes differ.
    #[must_use]
    pub fn with_clues(&self, clues: Filling) -> Self {
        assert_eq!(clues.shape(), self.shape(), "clues of the shape");
        let puzzle = Self { clues, more: self.more.clone() };
        if puzzle.more.is_none() { puzzle } else { puzzle.change(|_| ()) }
    }

    /// Copy of the puzzle with this digit as the clue of a cell.
    #[must_use]
    pub fn with_clue(&self, cell: Cell, digit: Digit) -> Self {
        let mut clues = self.clues.clone();
        clues.set(cell, Some(digit));
        self.with_clues(clues)
    }

    /// Allows each cell only these digits; a set for each cell, any where a clue stands.
    /// An empty set is a cell without a candidate, so that there is no solution.
    ///
    /// # Panics
    /// If there is not one set for each cell.
    #[must_use]
    pub fn with_candidates(self, candidates: Vec<DigitSet>) -> Self {
        assert_eq!(candidates.len(), self.shape().cells(), "one set for each cell");
        self.change(|more| more.candidates = Some(candidates.into()))
    }

    /// Takes digits that somebody has written into cells without a clue, in place of those before.
    ///
    /// # Panics
    /// If the sides differ.
    #[must_use]
    pub fn with_placed(self, placed: Filling) -> Self {
        let placed = placed.reshaped(self.shape());
        self.change(|more| more.placed = Some(placed))
    }

    /// Takes the candidates that somebody has written, in place of those before; `None` in a cell
    /// where nobody wrote any, which is something else than a cell where all are struck out.
    ///
    /// # Panics
    /// If there is not one entry for each cell.
    #[must_use]
    pub fn with_marks(self, marks: Vec<Option<DigitSet>>) -> Self {
        assert_eq!(marks.len(), self.shape().cells(), "one entry for each cell");
        self.change(|more| more.marks = Some(marks.into()))
    }

    /// Copy of the puzzle without the digits and candidates that somebody has written.
    #[must_use]
    pub fn given(&self) -> Self {
        if self.placed().is_none() && self.marks().is_none() {
            return self.clone();
        }
        self.clone().change(|more| (more.placed, more.marks) = (None, None))
    }

    /// Copy of the puzzle with all that somebody has written as given: digits are clues, and open
    /// cells have no candidates but those that are left.
    #[must_use]
    pub fn as_given(&self) -> Self {
        if !self.is_begun() {
            return self.clone();
        }
        let allowed = self.shape().all_cells().map(|cell| self.allowed(cell)).collect();
        self.given().with_candidates(allowed).with_clues(self.digits())
    }

    /// The puzzle after a change, in normal form.
    fn change(self, change: impl FnOnce(&mut More)) -> Self {
        let Self { clues, more } = self;
        let plain = || More {
            rules: Rules::plain(clues.shape()).clone(),
            candidates: None,
            placed: None,
            marks: None,
        };
        let mut more = more.map_or_else(plain, Arc::unwrap_or_clone);
        change(&mut more);
        let cells = || clues.shape().all_cells();
        if let Some(placed) = &mut more.placed {
            cells()
                .filter(|&cell| clues.clue(cell).is_some())
                .for_each(|cell| placed.set(cell, None));
        }
        more.placed = more.placed.take().filter(|placed| placed.clue_count() > 0);
        if let Some(marks) = &mut more.marks {
            let is_filled = |cell| {
                let placed = more.placed.as_ref().and_then(|placed| placed.clue(cell));
                clues.clue(cell).or(placed).is_some()
            };
            cells().filter(|&cell| is_filled(cell)).for_each(|cell| marks[cell.index()] = None);
        }
        more.marks = more.marks.take().filter(|marks| marks.iter().any(Option::is_some));
        if let Some(sets) = &mut more.candidates {
            let mut is_struck = false;
            for cell in cells() {
                let basic = left_by_peers(&more.rules, &clues, cell);
                let set = basic.intersection(sets[cell.index()]);
                is_struck |= clues.clue(cell).is_none() && set != basic;
                sets[cell.index()] =
                    clues.clue(cell).map_or(set, |clue| [clue].into_iter().collect());
            }
            more.candidates = more.candidates.take().filter(|_| is_struck);
        }
        let more = (!more.is_nothing()).then(|| Arc::new(more));
        Self { clues, more }
    }

    /// The shape: that of the rules, 1 x N where they have no boxes.
    pub fn shape(&self) -> Shape {
        self.clues.shape()
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.more.as_ref().map_or_else(|| Rules::plain(self.shape()), |more| &more.rules)
    }

    /// The clues.
    pub fn clues(&self) -> &Filling {
        &self.clues
    }

    /// The clues alone, of a puzzle that is not needed any more.
    pub fn into_clues(self) -> Filling {
        self.clues
    }

    /// The clue in a cell.
    pub fn clue(&self, cell: Cell) -> Option<Digit> {
        self.clues.clue(cell)
    }

    /// Number of clues.
    pub fn clue_count(&self) -> usize {
        self.clues.clue_count()
    }

    /// The digits that may stand in each cell, where these are given: as far as no clue rules them out,
    /// and the clue itself where there is one.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.more.as_ref()?.candidates.as_deref()
    }

    /// The digits that somebody has written; none, or some in cells without a clue.
    pub fn placed(&self) -> Option<&Filling> {
        self.more.as_ref()?.placed.as_ref()
    }

    /// The candidates that somebody has written, in cells without a digit.
    pub fn marks(&self) -> Option<&[Option<DigitSet>]> {
        self.more.as_ref()?.marks.as_deref()
    }

    /// The digit in a cell, given or written.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.clue(cell).or_else(|| self.placed()?.clue(cell))
    }

    /// The digits in all cells, given or written.
    pub fn digits(&self) -> Filling {
        let mut digits = self.clues.clone();
        for cell in self.placed().into_iter().flat_map(|_| self.shape().all_cells()) {
            digits.set(cell, self.digit(cell));
        }
        digits
    }

    /// The digits that may stand in a cell as far as the candidates say, given or written ones; all where
    /// nobody wrote any.
    pub fn allowed(&self, cell: Cell) -> DigitSet {
        let full = DigitSet::full(self.shape().side());
        let given = self.candidates().map_or(full, |sets| sets[cell.index()]);
        let written = self.marks().and_then(|marks| marks[cell.index()]);
        given.intersection(written.unwrap_or(full))
    }

    /// The digits that no digit of a peer rules out; none in a cell that has a digit.
    pub fn basic_candidates(&self, cell: Cell) -> DigitSet {
        let digits = |peer| self.digit(peer);
        match self.digit(cell) {
            Some(_) => DigitSet::EMPTY,
            None => left_by(self.rules(), digits, cell),
        }
    }

    /// The digits that may stand in a cell beside the clues, as far as candidates are given one of these; the
    /// clue alone where there is one.  What anybody has written does not count.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        match (self.clue(cell), self.candidates()) {
            (Some(clue), _) => [clue].into_iter().collect(),
            (None, Some(sets)) => sets[cell.index()],
            (None, None) => left_by_peers(self.rules(), &self.clues, cell),
        }
    }

    /// Tests whether the clues are all: the rules of the shape, and nothing else.
    pub fn is_plain(&self) -> bool {
        self.more.is_none()
    }

    /// Tests whether the rules are those of the shape and clues are all that is given; others may
    /// have written digits and candidates.
    pub fn is_given_by_clues(&self) -> bool {
        self.rules().is_plain() && self.candidates().is_none()
    }

    /// Tests whether somebody has written digits or candidates.
    pub fn is_begun(&self) -> bool {
        self.placed().is_some() || self.marks().is_some()
    }

    /// Why there can be no solution, as far as what is given shows at once; nothing, if it does not.
    pub fn contradiction(&self) -> Option<Contradiction> {
        Contradiction::of(self)
    }

    /// The grid, if every cell has a clue and the rules are kept.
    pub fn to_grid(&self) -> Option<Grid> {
        let is_kept = self.rules().clash(self.clues.clues()).is_none();
        self.clues.to_grid().ok().filter(|_| is_kept)
    }

    /// A number that other puzzles have not, but for one in 2^64; frozen.
    pub fn fingerprint(&self) -> u64 {
        let mut bytes = self.rules().fingerprint().to_le_bytes().to_vec();
        let shape = self.shape();
        bytes.extend([shape.box_rows() as u8, shape.box_columns() as u8]);
        let mut add = |sign: u8, filling: &Filling| {
            bytes.push(sign);
            let number = |digit: &Option<Digit>| digit.map_or(0, |digit| digit.number() as u8);
            bytes.extend(filling.clues().iter().map(number));
        };
        add(b'c', &self.clues);
        self.placed().into_iter().for_each(|placed| add(b'p', placed));
        for set in self.candidates().into_iter().flatten() {
            bytes.extend(set.bits().to_le_bytes());
        }
        for mark in self.marks().into_iter().flatten() {
            bytes.extend(mark.map_or(u64::MAX, DigitSet::bits).to_le_bytes());
        }
        fnv1a(&bytes)
    }
}

/// The digits that no clue of a peer rules out.
fn left_by_peers(rules: &Rules, clues: &Filling, cell: Cell) -> DigitSet {
    left_by(rules, |peer| clues.clue(peer), cell)
}

/// The digits that may stand in a cell beside those of other cells.
fn left_by(rules: &Rules, digit: impl Fn(Cell) -> Option<Digit>, cell: Cell) -> DigitSet {
    let mut left = DigitSet::full(rules.shape().side());
    for held in rules.peers(cell).iter().filter_map(|&peer| digit(peer)) {
        left.remove(held);
    }
    for held in rules.neighbours(cell).iter().filter_map(|&other| digit(other)) {
        rules.beside(held).for_each(|beside| _ = left.remove(beside));
    }
    left
}

/// A puzzle of clues alone.
impl From<Filling> for Puzzle {
    fn from(clues: Filling) -> Self {
        Self { clues, more: None }
    }
}

/// A puzzle with all cells given.
impl From<&Grid> for Puzzle {
    fn from(grid: &Grid) -> Self {
        Filling::from(grid).into()
    }
}

/// The clues, and what there is besides.
impl fmt::Debug for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.clues)?;
        if !self.rules().is_plain() {
            write!(f, " under {}", self.rules())?;
        }
        if let Some(sets) = self.candidates() {
            write!(f, " of {sets:?}")?;
        }
        if let Some(placed) = self.placed() {
            write!(f, " with {placed}")?;
        }
        if let Some(marks) = self.marks() {
            write!(f, " and {marks:?}")?;
        }
        Ok(())
    }
}
