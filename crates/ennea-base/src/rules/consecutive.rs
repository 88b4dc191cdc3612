//! Neighbours whose digits are not consecutive: the rule between two digits.
//!
//! All other rules speak of one digit at a time, so that any exchange of digits keeps them.  This one does not:
//!
//! ```text
//!   a and b may not hold d and d + 1   if they are neighbours;
//!   round: nor may they hold 1 and N.
//! ```
//!
//! Only turning the digits over, d to N + 1 - d, keeps it, and for the round one adding a number to all of them.
//! So what rests on exchanges of digits, such as the templates' count of grids, has no meaning under it.
//!
//! Source: the rule as it is played, mostly with a knight's and a king's move `[Miracle2020]`.
//! Cost: a few microseconds for 9x9.  Oracle: `clash`, and the published numbers of grids, in the tests of the census.

use super::named_rules::NamedRule;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::shape::Shape;

/// Cells whose digits may not be consecutive.
///
/// ```
/// use ennea::{Digit, Shape, rules::Rules};
/// let rules = Rules::parse("non-consecutive", Shape::CLASSIC)?;
/// let consecutive = rules.consecutive().expect("this rule has neighbours");
/// assert_eq!(consecutive.neighbours(Shape::CLASSIC.cell(0, 0)).len(), 2);
/// let beside = |digit| consecutive.digits(Digit::from_index(digit)).count();
/// assert_eq!([beside(0), beside(4), beside(8)], [1, 2, 1]);
/// # Ok::<(), ennea::rules::RulesError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consecutive {
    side: usize,
    rule: NamedRule,
    neighbours: Vec<Vec<Cell>>,
}

impl Consecutive {
    pub(super) fn new(shape: Shape, rule: NamedRule, pairs: &[(Cell, Cell)]) -> Self {
        let mut neighbours = vec![Vec::new(); shape.cells()];
        for &(a, b) in pairs {
            neighbours[a.index()].push(b);
            neighbours[b.index()].push(a);
        }
        Self { side: shape.side(), rule, neighbours }
    }

    /// The rule.
    pub fn rule(&self) -> NamedRule {
        self.rule
    }

    /// Tests whether the first digit and the last are consecutive as well.
    pub fn is_round(&self) -> bool {
        self.rule == NamedRule::NonConsecutiveRound
    }

    /// The cells that may not hold a digit consecutive to that of this one, in reading order.
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.neighbours[cell.index()]
    }

    /// The digits that are consecutive to this one.
    pub fn digits(&self, digit: Digit) -> impl Iterator<Item = Digit> + use<> {
        let (side, digit) = (self.side, digit.index());
        let below = digit.checked_sub(1).or(self.is_round().then_some(side - 1));
        let above = Some(digit + 1).filter(|&above| above < side);
        let above = above.or(self.is_round().then_some(0));
        below.into_iter().chain(above).map(Digit::from_index)
    }

    /// The exchanges of digits that keep the rule: where each digit goes, that of none first.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// let count = |name| {
    ///     let rules = Rules::parse(name, Shape::CLASSIC).unwrap();
    ///     rules.consecutive().unwrap().relabellings().len()
    /// };
    /// assert_eq!([count("non-consecutive"), count("non-consecutive-round")], [2, 18]);
    /// ```
    pub fn relabellings(&self) -> Vec<Vec<Digit>> {
        let side = self.side;
        let turns = if self.is_round() { side } else { 1 };
        let moved = |turn: usize, is_over: bool| {
            let image = |digit| if is_over { side - 1 - digit } else { digit };
            (0..side).map(|digit| Digit::from_index((image(digit) + turn) % side)).collect()
        };
        [false, true]
            .into_iter()
            .flat_map(|is_over| (0..turns).map(move |turn| moved(turn, is_over)))
            .collect()
    }
}
