//! The automorphisms of a puzzle or grid: the transformations that leave it as it is.
//!
//! They form the stabiliser of the puzzle in the whole group G of cell moves and relabellings.
//! By the orbit-stabiliser theorem |G| / |Aut| puzzles are equivalent to it.
//!
//! The search for the canonical form finds generators.  From these a stabiliser chain is made, of
//! permutations of 3 N points: rows, columns and digits, where a transposition exchanges the first
//! two kinds.  The chain knows every element without a list of them.
//!
//! Source: `[Seress2003]` chapter 4.  Cost: that of the search, and less than a millisecond for 27
//! points.  Oracle: [`oracles::canonical`](crate::oracles::canonical); published orders of 3x3 grids.

use super::canonical::general;
use super::classes::Group;
use super::permutation::Permutation;
use super::stabiliser_chain::StabiliserChain;
use super::transformation::{Transformation, Transposes};
use ennea_base::numbers::exact_quotient;
use ennea_base::{Filling, Grid, Shape};
use num_bigint::BigUint;

/// The automorphism group of a puzzle.
///
/// ```
/// use ennea::{Filling, Shape, symmetry::Automorphisms};
/// let everything = Automorphisms::of(&Filling::empty(Shape::CLASSIC));
/// assert_eq!(*everything.order(), 1_218_998_108_160_u64.into());
/// assert_eq!(everything.elements().take(10).count(), 10);
/// ```
#[derive(Clone, Debug)]
pub struct Automorphisms {
    shape: Shape,
    generators: Vec<Transformation>,
    chain: StabiliserChain,
    order: BigUint,
}

impl Automorphisms {
    /// The automorphisms of a puzzle, relabellings of digits that no clue has included.
    pub fn of(puzzle: &Filling) -> Self {
        let shape = puzzle.shape();
        let found = general::search(puzzle);
        let points = 3 * shape.side();
        let mut chain = StabiliserChain::of(points, &[]);
        let mut generators: Vec<Transformation> = found.generators;
        generators.retain(|generator| chain.extend(&on_lines(generator)));
        let order = chain.order();
        assert_eq!(order, found.order, "as many automorphisms as ways to the canonical form");
        Self { shape, generators, chain, order }
    }

    /// The automorphisms of a grid.
    pub fn of_grid(grid: &Grid) -> Self {
        Self::of(&Filling::from(grid))
    }

    /// Number of automorphisms.
    pub fn order(&self) -> &BigUint {
        &self.order
    }

    /// Some whose products are all of them; each enlarges the group of those before it.
    pub fn generators(&self) -> &[Transformation] {
        &self.generators
    }

    /// All of them, one by one as they are asked for, that of the identity first.
    ///
    /// Cost: a microsecond or two each for 3x3; no memory.
    pub fn elements(&self) -> impl Iterator<Item = Transformation> {
        self.chain.elements().map(|element| of_lines(self.shape, &element))
    }

    /// Tests whether a transformation is an automorphism; one of another shape is not.
    pub fn contains(&self, element: &Transformation) -> bool {
        element.shape() == self.shape && self.chain.contains(&on_lines(element))
    }

    /// Number of puzzles equivalent to it, itself included: the order of the whole group over that
    /// of the automorphisms.
    ///
    /// ```
    /// use ennea::{Filling, symmetry::Automorphisms};
    /// let puzzle: Filling = "1...............".parse()?;
    /// assert_eq!(Automorphisms::of(&puzzle).orbit_length(), 64_u8.into());
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn orbit_length(&self) -> BigUint {
        exact_quotient(&Group::Whole.order_with_relabelling(self.shape), &self.order)
    }
}

/// A transformation's action on rows, columns and digits, as a permutation of 3 N points.
pub(super) fn on_lines(element: &Transformation) -> Permutation {
    let side = element.shape().side();
    Permutation::from_fn(3 * side, |point| {
        let (kind, k) = (point / side, point % side);
        match (kind, element.transposes()) {
            (0, false) => element.rows().image(k),
            (0, true) => side + element.columns().image(k),
            (1, false) => side + element.columns().image(k),
            (1, true) => element.rows().image(k),
            _ => 2 * side + element.digits().image(k),
        }
    })
}

/// The transformation that does this to the 3 N points.
pub(super) fn of_lines(shape: Shape, points: &Permutation) -> Transformation {
    let side = shape.side();
    let transposes = points.image(0) >= side;
    let kind = |first: usize| Permutation::from_fn(side, |k| points.image(first + k) % side);
    let (rows, columns) = if transposes { (kind(side), kind(0)) } else { (kind(0), kind(side)) };
    let transposes = if transposes { Transposes::Yes } else { Transposes::No };
    Transformation::of_lines(shape, transposes, rows, columns).with_digits(kind(2 * side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracles::canonical as naive;
    use crate::{Classes, canonical};
    use ennea_base::Cell;
    use std::collections::{BTreeMap, BTreeSet};

    fn puzzle(text: &str) -> Filling {
        text.parse().unwrap()
    }

    const MOST_SYMMETRIC: &str =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    const FIRST: &str =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    const LAST: &str =
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

    #[test]
    fn published_orders_of_3x3_grids() {
        for (grid, order) in [(MOST_SYMMETRIC, 648_u32), (FIRST, 3), (LAST, 72)] {
            let grid = puzzle(grid);
            assert_eq!(*Automorphisms::of(&grid).order(), order.into());
            assert_eq!(canonical(&grid).form, grid, "each is the least of its class");
        }
    }

    /// Goal: exactly the automorphisms are listed.  Method: all cell moves are tried, with the
    /// relabelling that each forces.
    #[test]
    fn elements_are_those_found_by_trying_everything() {
        for grid in [
            "1234341221434321",
            "1234341223414123",
            "1...............",
            "12...34.........",
            "123456456123231564564231312645645312",
            "123456456123214365365214531642642531",
            "1..4.6456..........................2",
        ] {
            let puzzle = puzzle(grid);
            let automorphisms = Automorphisms::of(&puzzle);
            assert_eq!(*automorphisms.order(), naive::automorphism_order(&puzzle));
            let listed: BTreeSet<Transformation> = automorphisms.elements().collect();
            assert_eq!(BigUint::from(listed.len()), *automorphisms.order());
            for element in &listed {
                assert_eq!(element.apply_to_puzzle(&puzzle), puzzle);
                assert!(automorphisms.contains(element));
            }
            assert!(naive::automorphic_moves(&puzzle).iter().all(|g| listed.contains(g)));
            assert!(automorphisms.generators().len() < 16);
            let half_turn = Transformation::half_turn(puzzle.shape());
            assert_eq!(automorphisms.contains(&half_turn), listed.contains(&half_turn));
        }
    }

    /// Goal: the 648 automorphisms of the most symmetric grid are in the classes where they belong.
    /// Method: each has the cycle type of its class on the cells, and no class has fewer elements than
    /// were met of it.
    #[test]
    fn elements_have_classes_and_names() {
        let classes = Classes::of(Group::Whole, Shape::CLASSIC);
        let automorphisms = Automorphisms::of(&puzzle(MOST_SYMMETRIC));
        let mut names = BTreeSet::new();
        let mut met: BTreeMap<String, (u32, BigUint)> = BTreeMap::new();
        for element in automorphisms.elements() {
            let class = classes.class_of(&element).expect("the whole group has it");
            let on_cells = Permutation::from_fn(81, |k| element.image(Cell::new(k)).index());
            assert_eq!(on_cells.cycle_type(), class.cycle_type(), "{element}");
            names.extend(class.name());
            let place = met.entry(class.representative().to_string()).or_default();
            *place = (place.0 + 1, class.size().clone());
        }
        assert_eq!(met.values().map(|(count, _)| count).sum::<u32>(), 648);
        assert!(met.values().all(|(count, size)| BigUint::from(*count) <= *size), "{met:?}");
        let expected = [
            "column sticks", "diagonal mirror", "gliding rows", "half turn", "identity",
            "jumping diagonals", "jumping rows", "mini diagonals", "mini rows", "quarter turn",
        ];
        assert_eq!(names.into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_empty_puzzle_has_the_whole_group() {
        for (r, c) in [(1, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 4), (6, 6)] {
            let shape = Shape::new(r, c).unwrap();
            let automorphisms = Automorphisms::of(&Filling::empty(shape));
            assert_eq!(*automorphisms.order(), Group::Whole.order_with_relabelling(shape));
            assert_eq!(automorphisms.orbit_length(), 1_u8.into());
            let some: BTreeSet<Transformation> = automorphisms.elements().take(10).collect();
            assert!(
                BigUint::from(some.len()) == 10_u8.into() || *automorphisms.order() < 10_u8.into()
            );
        }
    }
}
