//! Classes of small Latin squares, by joining all squares.
//!
//! Neighbouring rows or columns are exchanged, then the roles of rows and columns, then all three are
//! turned; each image is relabelled so that its first row is in order.  Squares that are reached from each
//! other are joined.
//!
//! Cost: N = 5 milliseconds; N = 6, with 1,128,960 squares, some seconds.  Oracle of
//! `main_classes`.

use crate::oracles::enumerate;
use ennea_base::{Joined, Shape};
use rustc_hash::FxHashMap;

/// The digits, row by row, from 0 on.
type Square = Vec<u8>;

/// Numbers of classes: of isotopy, with transposition, and main classes.
///
/// # Panics
/// If the order is not a side that shapes have.
pub fn classes(n: usize) -> [usize; 3] {
    let shape = Shape::new(1, n).expect("an order that shapes have");
    let squares: Vec<Square> = enumerate::reduced_grids(shape)
        .iter()
        .map(|grid| grid.digits().iter().map(|digit| digit.index() as u8).collect())
        .collect();
    let number: FxHashMap<&Square, usize> = squares.iter().zip(0..).collect();
    let mut joined = Joined::new(squares.len());
    let mut count = |images: &dyn Fn(&Square) -> Vec<Square>| {
        for (from, square) in squares.iter().enumerate() {
            for image in images(square) {
                joined.join(from, number[&reduced(n, &image)]);
            }
        }
        joined.sizes().into_iter().filter(|size| *size > 0).count()
    };
    [
        count(&|square| neighbours_exchanged(n, square)),
        count(&|square| vec![moved(n, square, |r, c, s| [c, r, s])]),
        count(&|square| vec![moved(n, square, |r, c, s| [c, s, r])]),
    ]
}

/// The squares with two neighbouring rows, or two neighbouring columns, exchanged.
fn neighbours_exchanged(n: usize, square: &Square) -> Vec<Square> {
    let exchanged = |k: usize| {
        move |point| match point {
            _ if point == k => k - 1,
            _ if point == k - 1 => k,
            _ => point,
        }
    };
    let rows = (1..n).map(|k| moved(n, square, |r, c, s| [exchanged(k)(r), c, s]));
    let columns = (1..n).map(|k| moved(n, square, |r, c, s| [r, exchanged(k)(c), s]));
    rows.chain(columns).collect()
}

/// The square of the images of all triples of a row, a column and a digit.
fn moved(n: usize, square: &Square, image: impl Fn(usize, usize, usize) -> [usize; 3]) -> Square {
    let mut moved = vec![0; n * n];
    for (cell, &digit) in square.iter().enumerate() {
        let [r, c, s] = image(cell / n, cell % n, usize::from(digit));
        moved[n * r + c] = s as u8;
    }
    moved
}

/// The square relabelled so that its first row is in order.
fn reduced(n: usize, square: &Square) -> Square {
    let mut labels = vec![0; n];
    square[..n].iter().zip(0..).for_each(|(&digit, label)| labels[usize::from(digit)] = label);
    square.iter().map(|&digit| labels[usize::from(digit)]).collect()
}
