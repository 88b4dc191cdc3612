//! Essentially different grids of small shapes, by joining all reduced grids into orbits.
//!
//! Every generator of the symmetry group is applied to every reduced grid and the image reduced
//! again by relabelling; grids that are reached from each other are joined.
//!
//! Cost: reduced grids times generators; meant for 2x2 (12 grids) and 2x3 (39,168).
//! Oracle of [`burnside`](crate::burnside).

use super::enumerate;
use ennea_base::{Grid, House, Joined, Shape};
use ennea_symmetry::{Group, Permutation, Transformation, Transposes};
use std::collections::HashMap;

/// An orbit: a class of equivalent grids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridOrbit {
    /// Its reduced grid that comes first.
    pub representative: Grid,
    /// Number of reduced grids in the orbit.
    pub size: usize,
}

/// All orbits of the reduced grids, by their first grids.
pub fn grid_orbits(shape: Shape, group: Group) -> Vec<GridOrbit> {
    let grids = enumerate::reduced_grids(shape);
    let number: HashMap<&Grid, usize> = grids.iter().zip(0..).collect();
    let mut joined = Joined::new(grids.len());
    for generator in generators(shape, group) {
        for (k, grid) in grids.iter().enumerate() {
            joined.join(k, number[&reduced(&generator.apply(grid))]);
        }
    }
    grids
        .into_iter()
        .zip(joined.sizes())
        .filter(|(_, size)| *size > 0)
        .map(|(representative, size)| GridOrbit { representative, size })
        .collect()
}

/// The grid relabelled so that its first box holds 1 to N in order.
pub fn reduced(grid: &Grid) -> Grid {
    let shape = grid.shape();
    let first_box: Vec<usize> =
        shape.cells_of(House::Box(0)).map(|cell| grid.digit(cell).index()).collect();
    let place = |digit| first_box.iter().position(|&d| d == digit).expect("a box has all digits");
    Transformation::identity(shape)
        .with_digits(Permutation::from_fn(shape.side(), place))
        .apply(grid)
}

/// A transformation from one grid to another, by trying every cell move in turn: the relabelling is
/// then forced.  `None` is a proof that there is no such transformation.
///
/// Cost: the order of the group on the cells; meant for 2x2 (128) and 2x3 (3456).
pub fn transformation_between(from: &Grid, to: &Grid) -> Option<Transformation> {
    let shape = from.shape();
    if shape != to.shape() {
        return None;
    }
    Group::Whole.elements(shape).find_map(|cell_move| {
        let moved = cell_move.apply(from);
        let mut images = vec![usize::MAX; shape.side()];
        for (from, to) in moved.digits().iter().zip(to.digits()) {
            let image = &mut images[from.index()];
            if *image != usize::MAX && *image != to.index() {
                return None;
            }
            *image = to.index();
        }
        Some(cell_move.with_digits(Permutation::from_fn(shape.side(), |d| images[d])))
    })
}

/// Transformations that generate the group: neighbours change places.
fn generators(shape: Shape, group: Group) -> Vec<Transformation> {
    let n = shape.side();
    let still = || Permutation::identity(n);
    let swaps = |size: usize| {
        let inside = (0..n - 1)
            .filter(move |k| k % size + 1 < size)
            .map(move |k| Permutation::from_cycles(n, &[&[k, k + 1]]));
        let blocks = (0..n / size - 1).map(move |block| {
            let first = block * size;
            Permutation::from_fn(n, |k| match k.checked_sub(first) {
                Some(place) if place < size => k + size,
                Some(place) if place < 2 * size => k - size,
                _ => k,
            })
        });
        inside.chain(blocks)
    };
    let mut found: Vec<Transformation> = swaps(shape.box_rows())
        .map(|rows| Transformation::of_lines(shape, Transposes::No, rows, still()))
        .collect();
    found.extend(
        swaps(shape.box_columns())
            .map(|columns| Transformation::of_lines(shape, Transposes::No, still(), columns)),
    );
    if group == Group::Whole {
        found.extend(Transformation::transposition(shape).ok());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_of_2x2_and_2x3() {
        let orbits = |r, c, group| grid_orbits(Shape::new(r, c).unwrap(), group).len();
        assert_eq!(orbits(2, 2, Group::Whole), 2);
        assert_eq!(orbits(2, 2, Group::WithoutTransposition), 3);
        assert_eq!(orbits(2, 3, Group::Whole), 49);
    }

    /// Goal: grids are joined exactly when a transformation is found, and it does what it says.
    #[test]
    fn transformations_are_found_exactly_within_orbits() {
        let shape = Shape::new(2, 2).unwrap();
        let grids = enumerate::reduced_grids(shape);
        let mut pairs = 0;
        for a in &grids {
            for b in &grids {
                if let Some(transformation) = transformation_between(a, b) {
                    assert_eq!(transformation.apply(a), *b);
                    pairs += 1;
                }
            }
        }
        let sizes = grid_orbits(shape, Group::Whole).into_iter().map(|orbit| orbit.size);
        assert_eq!(pairs, sizes.map(|size| size * size).sum::<usize>());
    }
}
