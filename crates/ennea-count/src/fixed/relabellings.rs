//! Relabellings that can bring a moved grid back: a test that leaves few classes.
//!
//! Let s g fix a grid, and let the house h first come back after m moves: g^m permutes its N cells
//! and s^m permutes its N digits in the same way, for h holds each digit once.  Hence
//!
//! ```text
//!   cycle type of s^m  =  cycle type of g^m on h        for every house h,
//! ```
//!
//! which no cycle type of s satisfies for most g: then g fixes no grid.  For 3x3 these are exactly
//! the 248 classes without fixed grids.
//!
//! Cost: a few microseconds.

use ennea_base::{Cell, House, Shape};
use ennea_symmetry::{CycleType, Permutation, Transformation, partitions};

/// The cycle types of the relabellings s for which s g could fix a grid.
pub fn cycle_types(element: &Transformation) -> Vec<CycleType> {
    let mut types = partitions(element.shape().side());
    for (length, on_house) in returns(element) {
        types.retain(|candidate| candidate.power(length) == on_house);
        if types.is_empty() {
            break;
        }
    }
    types
}

/// After how many moves a house first comes back, and how its cells are then permuted; each such
/// pair once.
fn returns(element: &Transformation) -> Vec<(usize, CycleType)> {
    let shape = element.shape();
    let moves = element.cell_permutation();
    let mut found = Vec::new();
    let is_another = |house: &House| match house {
        House::Row(_) => true,
        House::Column(_) => shape.side() > 1,
        House::Box(_) => shape.has_boxes(),
    };
    for house in shape.houses().filter(is_another) {
        let length = (1..)
            .scan(house, |at, length| {
                *at = image(shape, &moves, *at);
                Some((length, *at))
            })
            .find_map(|(length, at)| (at == house).then_some(length))
            .expect("a house comes back");
        let cells: Vec<usize> = shape.cells_of(house).map(Cell::index).collect();
        let place = |cell| cells.iter().position(|&c| c == cell).expect("the house came back");
        let around = |cell| (0..length).fold(cell, |cell, _| moves.image(cell));
        let on_house = Permutation::from_fn(cells.len(), |k| place(around(cells[k])));
        let pair = (length, on_house.cycle_type());
        if !found.contains(&pair) {
            found.push(pair);
        }
    }
    found
}

/// The house that the cells of a house are moved to.
fn image(shape: Shape, moves: &Permutation, house: House) -> House {
    let image = |cell: Cell| Cell::new(moves.image(cell.index()));
    let first = shape.cells_of(house).next().expect("a house has cells");
    shape
        .houses_of(image(first))
        .into_iter()
        .find(|target| shape.cells_of(house).all(|c| shape.houses_of(image(c)).contains(target)))
        .expect("a symmetry moves houses to houses")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea_symmetry::Group;

    #[test]
    fn the_test_leaves_27_of_the_275_classes() {
        let classes = Group::Whole.classes(Shape::CLASSIC);
        let left = classes.iter().filter(|c| !cycle_types(c.representative()).is_empty());
        assert_eq!(left.count(), 27);
    }

    #[test]
    fn the_half_turn_fixes_the_middle_digit_and_pairs_the_others() {
        let types = cycle_types(&Transformation::half_turn(Shape::CLASSIC));
        assert_eq!(types, [CycleType::from_lengths([1, 2, 2, 2, 2])]);
    }
}
