//! The conjugacy classes of the cell symmetry group, by formula, for any shape.
//!
//! Let A = S_R wr S_C act on the rows and B = S_C wr S_R on the columns.
//!
//! * R != C: the group is A x B; a class is a class of A with a class of B.
//! * R = C: the group is (A x A) with the transposition, which exchanges the two factors.
//!   Not transposing: a class is an unordered pair of classes of A; of size |a| |b|, doubled
//!   where they differ.  Transposing: the square of "transpose, then rows r, columns c" permutes
//!   the rows by c then r, and two such elements are conjugate exactly when these products are;
//!   so there is one class for each class of A, of size |A| |a|.
//!
//! For 3x3: 22 classes of A, 22 * 23 / 2 + 22 = 275.
//!
//! Source: `[JamesKerber1981]` ch. 4; the number 275: `[RJ2006]`.  Oracle: `symmetry::oracles::closure`.
//! Cost: proportional to the number of classes; less than a millisecond for 3x3.

use super::names;
use super::permutation::{CycleType, Permutation};
use super::transformation::{Transformation, Transposes};
use super::wreath::{self, WreathType};
use ennea_base::Shape;
use ennea_base::numbers::{exact_quotient, factorial};
use num_bigint::BigUint;
use std::collections::HashMap;

/// The group of cell symmetries meant: with transposition (where the shape has it at all) or
/// without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// All symmetries of the cells.
    Whole,
    /// Symmetries that keep rows as rows.
    WithoutTransposition,
}

impl Group {
    fn transposes(self, shape: Shape) -> bool {
        self == Self::Whole && shape.is_square()
    }

    /// The order of the group on the cells: (R!)^C C! (C!)^R R!, twice that if it transposes.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::Group};
    /// assert_eq!(Group::Whole.order(Shape::CLASSIC), 3_359_232_u32.into());
    /// ```
    pub fn order(self, shape: Shape) -> BigUint {
        let (rows, columns) = (shape.box_rows(), shape.box_columns());
        factorial(rows).pow(columns as u32)
            * factorial(columns)
            * factorial(columns).pow(rows as u32)
            * factorial(rows)
            * if self.transposes(shape) { 2_u8 } else { 1 }
    }

    /// The order with relabelling: N! times the order on the cells.
    pub fn order_with_relabelling(self, shape: Shape) -> BigUint {
        self.order(shape) * factorial(shape.side())
    }

    /// All conjugacy classes, that of the identity first, those that transpose last.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::Group};
    /// assert_eq!(Group::Whole.classes(Shape::CLASSIC).len(), 275);
    /// ```
    pub fn classes(self, shape: Shape) -> Vec<ConjugacyClass> {
        let rows = wreath::classes(shape.box_rows(), shape.bands());
        let columns = wreath::classes(shape.box_columns(), shape.stacks());
        let mut kinds = Vec::new();
        for (place, row) in rows.iter().enumerate() {
            let from = if self.transposes(shape) { place } else { 0 };
            let pairs = columns[from..].iter().map(|column| (row.clone(), column.clone()));
            kinds.extend(pairs.map(|(row, column)| Kind::keeps(self, shape, row, column)));
        }
        if self.transposes(shape) {
            kinds.extend(rows.into_iter().map(Kind::Transposes));
        }
        let order = self.order(shape);
        let names: HashMap<Kind, &'static str> = names::examples(shape)
            .into_iter()
            .filter(|(_, example)| self.contains(example))
            .map(|(name, example)| (Kind::of(self, &example), name))
            .collect();
        kinds
            .into_iter()
            .map(|kind| {
                let name = names.get(&kind).copied();
                ConjugacyClass::new(self, shape, kind, &order, name)
            })
            .collect()
    }

    /// All cell moves of the group, that of the identity first; for each that transposes, it is
    /// the transposition that comes first.
    ///
    /// Cost: their number, [`Group::order`].
    pub fn elements(self, shape: Shape) -> impl Iterator<Item = Transformation> {
        let rows = wreath::elements(shape.box_rows(), shape.bands());
        let columns = wreath::elements(shape.box_columns(), shape.stacks());
        let ways = if self.transposes(shape) { 2 } else { 1 };
        [Transposes::No, Transposes::Yes].into_iter().take(ways).flat_map(move |transposes| {
            let columns = columns.clone();
            rows.clone().into_iter().flat_map(move |row| {
                columns.clone().into_iter().map(move |column| {
                    Transformation::of_lines(shape, transposes, row.clone(), column)
                })
            })
        })
    }

    /// Tests whether the cell move of a transformation belongs to the group.
    pub fn contains(self, element: &Transformation) -> bool {
        self == Self::Whole || !element.transposes()
    }

    /// Number of conjugacy classes, found without listing them.
    pub fn class_count(self, shape: Shape) -> usize {
        let rows = wreath::classes(shape.box_rows(), shape.bands()).len();
        let columns = wreath::classes(shape.box_columns(), shape.stacks()).len();
        if self.transposes(shape) { rows * (rows + 1) / 2 + rows } else { rows * columns }
    }
}

/// Invariant that decides the class of an element.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// The classes of its row and column permutations; the lesser first, where a transposition
    /// can exchange them.
    Keeps(WreathType, WreathType),
    /// The class of what its square does to the rows.
    Transposes(WreathType),
}

impl Kind {
    fn of(group: Group, element: &Transformation) -> Self {
        let shape = element.shape();
        let of_rows = |rows: &Permutation| WreathType::of(rows, shape.box_rows());
        if element.transposes() {
            return Self::Transposes(of_rows(&element.columns().then(element.rows())));
        }
        let columns = WreathType::of(element.columns(), shape.box_columns());
        Self::keeps(group, shape, of_rows(element.rows()), columns)
    }

    fn keeps(group: Group, shape: Shape, rows: WreathType, columns: WreathType) -> Self {
        if group.transposes(shape) && columns < rows {
            Self::Keeps(columns, rows)
        } else {
            Self::Keeps(rows, columns)
        }
    }
}

/// A conjugacy class of the symmetry group of a shape's cells.
#[derive(Clone, Debug)]
pub struct ConjugacyClass {
    group: Group,
    kind: Kind,
    size: BigUint,
    representative: Transformation,
    name: Option<&'static str>,
}

impl ConjugacyClass {
    fn new(
        group: Group,
        shape: Shape,
        kind: Kind,
        group_order: &BigUint,
        name: Option<&'static str>,
    ) -> Self {
        let (centraliser, transposes, rows, columns) = match &kind {
            Kind::Keeps(rows, columns) => {
                // Equal classes of rows and columns can also be exchanged by a transposition.
                let exchanges = if group.transposes(shape) && rows == columns { 2_u8 } else { 1 };
                let order = rows.centraliser_order() * columns.centraliser_order() * exchanges;
                let columns = columns.representative(shape.box_columns());
                (order, Transposes::No, rows.representative(shape.box_rows()), columns)
            }
            Kind::Transposes(rows) => {
                let order = rows.centraliser_order() * 2_u8;
                let columns = Permutation::identity(shape.side());
                (order, Transposes::Yes, rows.representative(shape.box_rows()), columns)
            }
        };
        let size = exact_quotient(group_order, &centraliser);
        let representative = Transformation::of_lines(shape, transposes, rows, columns);
        debug_assert_eq!(Kind::of(group, &representative), kind);
        Self { group, kind, size, representative, name }
    }

    /// Number of elements of the class.
    pub fn size(&self) -> &BigUint {
        &self.size
    }

    /// One of its elements.
    pub fn representative(&self) -> &Transformation {
        &self.representative
    }

    /// Tests whether the elements of the class transpose.
    pub fn transposes(&self) -> bool {
        self.representative.transposes()
    }

    /// The cycle type of its elements on the cells.
    pub fn cycle_type(&self) -> CycleType {
        self.representative.cell_permutation().cycle_type()
    }

    /// The order of its elements.
    pub fn order(&self) -> u128 {
        self.cycle_type().order()
    }

    /// Tests whether the class holds this cell move (whose relabelling does not matter).
    pub fn contains(&self, element: &Transformation) -> bool {
        element.shape() == self.representative.shape()
            && self.group.contains(element)
            && Kind::of(self.group, element) == self.kind
    }

    /// The name that the community gives to such symmetries, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        self.name
    }
}

/// The conjugacy classes of a group, with the class of any element at hand.
#[derive(Clone, Debug)]
pub struct Classes {
    group: Group,
    classes: Vec<ConjugacyClass>,
    place: HashMap<Kind, usize>,
}

impl Classes {
    /// The classes of a group, in the order of [`Group::classes`].
    pub fn of(group: Group, shape: Shape) -> Self {
        let classes = group.classes(shape);
        let place = classes.iter().map(|class| class.kind.clone()).zip(0..).collect();
        Self { group, classes, place }
    }

    /// All of them.
    pub fn all(&self) -> &[ConjugacyClass] {
        &self.classes
    }

    /// The class of a transformation's cell move; `None` if the group does not have it.
    ///
    /// ```
    /// use ennea::{Shape, symmetry::{Classes, Group, Transformation}};
    /// let classes = Classes::of(Group::Whole, Shape::CLASSIC);
    /// let turn = Transformation::half_turn(Shape::CLASSIC);
    /// assert_eq!(classes.class_of(&turn).unwrap().name(), Some("half turn"));
    /// ```
    ///
    /// Cost: a few microseconds for 3x3.
    pub fn class_of(&self, element: &Transformation) -> Option<&ConjugacyClass> {
        let same_shape = element.shape() == self.classes[0].representative.shape();
        if !same_shape || !self.group.contains(element) {
            return None;
        }
        self.place.get(&Kind::of(self.group, element)).map(|&place| &self.classes[place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::oracles::closure::Closure;
    use proptest::prelude::*;

    /// Goal: the formula finds the classes of the group.  Method: their sizes and cycle types are
    /// those of the classes found by closing the group from its generators.
    #[test]
    fn classes_agree_with_the_closure() {
        for (r, c) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)] {
            let shape = Shape::new(r, c).unwrap();
            let mut closed: Vec<(BigUint, CycleType)> = Closure::of(shape)
                .unwrap()
                .classes()
                .iter()
                .map(|class| (class.size.into(), class.representative.cycle_type()))
                .collect();
            let classes = Group::Whole.classes(shape);
            assert_eq!(classes.len(), Group::Whole.class_count(shape));
            let mut computed: Vec<(BigUint, CycleType)> =
                classes.iter().map(|class| (class.size().clone(), class.cycle_type())).collect();
            closed.sort_unstable();
            computed.sort_unstable();
            assert_eq!(computed, closed, "{shape}");
        }
    }

    /// Goal: every element is in exactly one class.  Method: all elements of small groups, counted.
    #[test]
    fn every_element_is_in_one_class() {
        for group in [Group::Whole, Group::WithoutTransposition] {
            for (r, c) in [(2, 2), (2, 3)] {
                let shape = Shape::new(r, c).unwrap();
                let classes = group.classes(shape);
                let mut sizes = vec![0_u32; classes.len()];
                for element in group.elements(shape) {
                    let mut holding = (0..classes.len()).filter(|&k| classes[k].contains(&element));
                    sizes[holding.next().unwrap()] += 1;
                    assert_eq!(holding.next(), None, "{element}");
                }
                for (class, size) in classes.iter().zip(sizes) {
                    assert_eq!(*class.size(), size.into());
                }
            }
        }
    }

    #[test]
    fn all_names_of_3x3_are_given_once() {
        let names: Vec<&str> =
            Group::Whole.classes(Shape::CLASSIC).iter().filter_map(|class| class.name()).collect();
        assert_eq!(names.len(), 14, "{names:?}");
    }

    proptest! {
        /// Conjugates of a class's representative are in the class.
        #[test]
        fn conjugates_stay_in_the_class(pick in 0_usize..275, a in 0_usize..1296, b in 0_usize..1296) {
            let shape = Shape::CLASSIC;
            let class = &Group::Whole.classes(shape)[pick];
            let rows = wreath::elements(3, 3);
            let element = Transformation::of_lines(
                shape, Transposes::No, rows[a].clone(), rows[b].clone(),
            );
            let element = if (a + b) % 2 == 0 {
                element
            } else {
                element.then(&Transformation::transposition(shape).unwrap())
            };
            let conjugate = element.inverse().then(class.representative()).then(&element);
            prop_assert!(class.contains(&conjugate));
            prop_assert_eq!(conjugate.cell_permutation().cycle_type(), class.cycle_type());
        }
    }
}
