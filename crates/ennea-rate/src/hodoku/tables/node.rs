//! Statements: that a candidate, or a group of places of a digit, is true or false; as numbers.
//!
//! ```text
//!   2 (9 cell + digit) + 1 if it is true      candidates
//!   1458 + 2 group + 1 if it is true          groups: one of their places is true, or none
//! ```

/// The first number of a group.
pub(super) const GROUPS: usize = 2 * 9 * 81;

/// The statement about a candidate.
pub(super) fn node(cell: usize, digit: usize, is_true: bool) -> u16 {
    (2 * (9 * cell + digit) + usize::from(is_true)) as u16
}

/// The statement about a group.
pub(super) fn group(number: usize, is_true: bool) -> u16 {
    (GROUPS + 2 * number + usize::from(is_true)) as u16
}

/// Tests whether the node says that its candidate or group is true.
pub(super) fn is_true(node: u16) -> bool {
    node & 1 == 1
}

/// The cell and digit of a statement about a candidate.
pub(super) fn candidate(node: u16) -> Option<(usize, usize)> {
    let number = usize::from(node) / 2;
    (usize::from(node) < GROUPS).then_some((number / 9, number % 9))
}

/// The number of a group in a statement about one.
pub(super) fn group_of(node: u16) -> Option<usize> {
    usize::from(node).checked_sub(GROUPS).map(|number| number / 2)
}
