//! Published numbers of Latin squares, by their order.

use super::{Published, find};

/// The number of Latin squares.
///
/// ```
/// use ennea::published::latin;
/// assert_eq!(latin::squares(4).unwrap().decimal, "576");
/// ```
pub fn squares(n: usize) -> Option<Published> {
    find("latin-squares", n)
}

/// The number of reduced Latin squares: those whose first row and first column are in order.
pub fn reduced_squares(n: usize) -> Option<Published> {
    find("reduced-latin-squares", n)
}

/// The number of isotopy classes: up to permuting rows, columns and digits.
pub fn isotopy_classes(n: usize) -> Option<Published> {
    find("isotopy-classes", n)
}

/// The number of classes up to permuting rows, columns and digits, and transposing: types.
pub fn types(n: usize) -> Option<Published> {
    find("types", n)
}

/// The number of main classes: rows, columns and digits may change their roles as well.
pub fn main_classes(n: usize) -> Option<Published> {
    find("main-classes", n)
}
