//! What is said around steps: that there are none, how many there were, what is wrong, how hard it is.

use crate::digit::Digit;
use crate::rules::{House, NamedRule};
use crate::technique::Technique;

/// What a language says besides steps; [`replies`](super::replies) gives it.
pub trait Replies: Sync {
    /// There is nothing to explain: all cells are filled.
    fn all_filled(&self) -> String;

    /// There is no hint: all cells are filled, and rightly.
    fn rightly_filled(&self) -> String;

    /// How many steps there were, and the hardest technique.
    fn conclusion(&self, steps: usize, hardest: Technique) -> String;

    /// The same of a rating, which is that of the hardest.
    fn rated(&self, steps: usize, rating: &str, hardest: Technique) -> String;

    /// A digit is, or is not, in a cell: the board shows it already.
    fn shown_already(&self, cell: &str, digit: Digit, is: bool) -> String;

    /// A claim to be shown is false: the digit is, or is not, in the cell.
    fn otherwise(&self, cell: &str, digit: Digit, is: bool) -> String;

    /// After [`otherwise`](Self::otherwise): an order that shows it.
    fn shown_by(&self, order: &str) -> String;

    /// There is no hint for the puzzle as it is.
    fn no_hint(&self) -> String;

    /// The orders that give one: to the next digit, to the next step.
    fn how_to_hint(&self, digit: &str, step: &str) -> String;

    /// The work was stopped.
    fn stopped(&self) -> String;

    /// Without a full stop: there is no solution.
    fn no_solution(&self) -> String;

    /// Without a full stop: there is no solution, for a house holds a digit twice.
    fn conflict(&self, house: House, digit: Digit, cells: [&str; 2]) -> String;

    /// Without a full stop: there is no solution, for two cells that differ by a rule, or by a
    /// list of this name, hold a digit.
    fn clash(&self, rule: Option<NamedRule>, name: &str, digit: Digit, cells: [&str; 2]) -> String;

    /// Without a full stop: there is no solution, for a cell has no candidate left.
    fn without_digit(&self, cell: &str) -> String;

    /// Without a full stop: there is no solution, for a digit has no place left in a house.
    fn without_place(&self, house: House, digit: Digit) -> String;

    /// Without a full stop: there are several solutions, which differ in a cell.
    fn several_solutions(&self, cell: &str, digits: [Digit; 2]) -> String;

    /// Without a full stop: these digits are wrong, and these candidates are struck out wrongly, all
    /// by the names of their cells.
    fn mistakes(&self, placed: &[(String, Digit)], struck_out: &[(String, Digit)]) -> String;

    /// After what is wrong: the sets of digits, `r1c1=5`, of which one is to be taken back, how many
    /// more such sets there are, and whether there is one solution then.
    fn take_back(&self, sets: &[Vec<String>], more: usize, is_unique: bool) -> String;

    /// The ratings of a level.
    fn ratings(&self, from: &str, to: &str) -> String;

    /// The scores of a level, up to a greatest or any.
    fn scores(&self, to: Option<u32>) -> String;

    /// How many minutes are expected, and the range of most people; in tenths.
    fn minutes(&self, mean: f64, low: f64, high: f64) -> String;

    /// A rating on a scale with its parts.
    fn on_scale(&self, parts: &str, scale: &str) -> String;

    /// A rating, its level, and what the level asks for.
    fn level(&self, rating: &str, level: &str, needs: &str) -> String;
}
