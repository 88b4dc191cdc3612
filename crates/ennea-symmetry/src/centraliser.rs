//! Cell moves that commute with a given one.
//!
//! For g that keeps rows: x on the rows and y on the columns commute with g exactly when x does
//! with its row and y with its column permutation.  For g = "transpose, then rows r, columns c":
//! exactly when x commutes with (c then r), and y is r^-1 x r read as functions (r y = x r).
//! Those that transpose are left out: the half that stays is a group as well.

use super::permutation::Permutation;
use super::stabiliser_chain::StabiliserChain;
use super::transformation::{Transformation, Transposes};
use super::wreath;
use ennea_base::Shape;

/// More elements than this are not worth listing for what they are used for.
const LIST_MAX: usize = 4096;

/// Finds cell moves that commute with a given one, for one shape.
#[derive(Debug)]
pub struct Centralisers {
    shape: Shape,
    rows: Vec<Permutation>,
    columns: Vec<Permutation>,
}

impl Centralisers {
    /// Lists all row and all column permutations of the shape.
    pub fn new(shape: Shape) -> Self {
        let rows = wreath::elements(shape.box_rows(), shape.bands());
        let columns = wreath::elements(shape.box_columns(), shape.stacks());
        Self { shape, rows, columns }
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// A group of cell moves that commute with the element: all that do not transpose if there are
    /// at most 4096 of them, else those of the rows alone or of the columns alone.
    pub fn some_of(&self, element: &Transformation) -> Vec<Transformation> {
        let (r, c) = (element.rows(), element.columns());
        let make = |rows: &Permutation, columns: &Permutation| {
            Transformation::of_lines(self.shape, Transposes::No, rows.clone(), columns.clone())
        };
        if element.transposes() {
            let around = c.then(r);
            return commuting(&self.rows, &around)
                .into_iter()
                .map(|x| make(x, &r.then(x).then(&r.inverse())))
                .collect();
        }
        let still = [Permutation::identity(self.shape.side())];
        let (mut rows, mut columns) = (commuting(&self.rows, r), commuting(&self.columns, c));
        if rows.len() * columns.len() > LIST_MAX {
            let lesser = if rows.len() < columns.len() { &mut rows } else { &mut columns };
            *lesser = still.iter().collect();
        }
        rows.iter().flat_map(|x| columns.iter().map(move |y| make(x, y))).collect()
    }
}

/// Generators of the permutations of the lines that keep `blocks` blocks of `size` lines together and
/// commute with one of them.
pub fn commuting_lines(line: &Permutation, size: usize, blocks: usize) -> Vec<Permutation> {
    let elements = wreath::elements(size, blocks);
    let mut group = StabiliserChain::of(line.degree(), &[]);
    let found = commuting(&elements, line);
    found.into_iter().filter(|element| group.extend(element)).cloned().collect()
}

/// All elements that commute with a permutation of blocks and of the lines in them.
pub fn commuting_group(line: &Permutation, size: usize, blocks: usize) -> Vec<Permutation> {
    commuting(&wreath::elements(size, blocks), line).into_iter().cloned().collect()
}

fn commuting<'a>(elements: &'a [Permutation], with: &Permutation) -> Vec<&'a Permutation> {
    elements
        .iter()
        .filter(|x| (0..x.degree()).all(|k| x.image(with.image(k)) == with.image(x.image(k))))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Group;

    #[test]
    fn all_that_is_listed_commutes_and_is_half_or_all_of_the_centraliser() {
        for (r, c) in [(2, 2), (2, 3), (3, 3)] {
            let shape = Shape::new(r, c).unwrap();
            let centralisers = Centralisers::new(shape);
            for class in Group::Whole.classes(shape) {
                let g = class.representative();
                let listed = centralisers.some_of(g);
                let order = Group::Whole.order(shape) / class.size();
                assert!(listed.iter().all(|h| h.then(g) == g.then(h)));
                let full = num_bigint::BigUint::from(listed.len());
                let half = &full * 2_u8;
                assert!(full == order || half == order || order > LIST_MAX.into(), "{g}");
            }
        }
    }
}
