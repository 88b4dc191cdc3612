//! The cell moves of a shape by closure: all of them, and all their conjugacy classes.
//!
//! Breadth-first search from the identity along the generators finds every element; flood filling
//! along conjugation by the generators, g to s^-1 g s, finds every class.  No formula is used, and
//! nothing is known beforehand, not even how many elements there are.
//!
//! What makes it fit is that an element takes 8 bytes: the file `packing` says how.
//!
//! Source: the definition of the group, `[RJ2006]`.  It is the oracle of `symmetry::classes`; its
//! own oracle is the same search with whole permutations, in the tests.
//!
//! Cost: a look at a hash set for each element and generator.  3x3, with its 3,359,232
//! elements and their 275 classes, takes two seconds and 85 MB.  Meant for 2x2, 2x3, 2x4
//! and 3x3; the Latin squares 1x7 to 1x9 have too many moves.

mod packing;

use crate::Permutation;
use crate::generators::seed_generators;
use ennea_base::Shape;
use packing::{Packing, SIDE_MAX, Step};
use rustc_hash::FxHashSet;
use std::fmt;

/// All cell moves of a shape, each one found and stored.
///
/// ```
/// use ennea::{Shape, symmetry::oracles::closure::Closure};
/// let moves = Closure::of(Shape::new(2, 2)?).expect("a side from 2 to 9");
/// assert_eq!((moves.order(), moves.classes().len()), (128, 20));
/// # Ok::<(), ennea::ShapeError>(())
/// ```
#[derive(Clone)]
pub struct Closure {
    packing: Packing,
    steps: Vec<Step>,
    elements: FxHashSet<u64>,
}

/// A conjugacy class that was found by conjugation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosureClass {
    /// The number of its elements.
    pub size: usize,
    /// One of its elements, as a permutation of the N^2 cells.
    pub representative: Permutation,
}

impl Closure {
    /// Finds all cell moves of the shape; `None` where N is not in 2..=9.
    ///
    /// Cost: see the head of the module.
    pub fn of(shape: Shape) -> Option<Self> {
        if !(2..=SIDE_MAX).contains(&shape.side()) {
            return None;
        }
        let packing = Packing::new(shape);
        let steps: Vec<Step> =
            seed_generators(shape).iter().map(|generator| Step::new(&packing, generator)).collect();
        let identity = packing.key(|cell| cell);
        let mut elements = FxHashSet::from_iter([identity]);
        let mut waiting = vec![identity];
        while let Some(key) = waiting.pop() {
            let products = steps.iter().map(|step| packing.then(key, step));
            waiting.extend(products.filter(|&product| elements.insert(product)));
        }
        Some(Self { packing, steps, elements })
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        self.packing.shape
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.elements.len()
    }

    /// All elements, each as a permutation of the N^2 cells, in no particular order.
    pub fn elements(&self) -> impl Iterator<Item = Permutation> + '_ {
        self.elements.iter().map(|&key| self.packing.permutation(key))
    }

    /// Tests whether a permutation of the cells is a cell move of the shape.
    ///
    /// Cost: O(N^2) time.
    pub fn contains(&self, permutation: &Permutation) -> bool {
        permutation.degree() == self.shape().cells() && {
            let key = self.packing.key(|cell| permutation.image(cell));
            self.elements.contains(&key) && self.packing.permutation(key) == *permutation
        }
    }

    /// The conjugacy classes, in no particular order.
    ///
    /// The class of an element is its orbit under conjugation by the generators.
    ///
    /// Cost: one conjugation for each element and generator.
    pub fn classes(&self) -> Vec<ClosureClass> {
        let mut left = self.elements.clone();
        let mut classes = Vec::new();
        for &key in &self.elements {
            if left.remove(&key) {
                let size = self.flood(key, &mut left);
                classes.push(ClosureClass { size, representative: self.packing.permutation(key) });
            }
        }
        let total: usize = classes.iter().map(|class| class.size).sum();
        assert_eq!(total, self.order(), "the classes of {} share out its elements", self.shape());
        classes
    }

    /// Takes away all conjugates of an element that is taken away itself, and counts them with it.
    fn flood(&self, key: u64, left: &mut FxHashSet<u64>) -> usize {
        let mut size = 0;
        let mut waiting = vec![key];
        while let Some(key) = waiting.pop() {
            size += 1;
            let lines = self.packing.lines(key);
            let conjugates = self.steps.iter().map(|step| lines.conjugate(step));
            waiting.extend(conjugates.filter(|conjugate| left.remove(conjugate)));
        }
        size
    }
}

impl fmt::Debug for Closure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Closure of {}: {} elements", self.shape(), self.order())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn closure(box_rows: usize, box_columns: usize) -> Closure {
        Closure::of(Shape::new(box_rows, box_columns).unwrap()).unwrap()
    }

    /// The naive way: whole permutations, multiplied until nothing new appears.
    fn naive_elements(shape: Shape) -> HashSet<Permutation> {
        let generators = seed_generators(shape);
        let identity = Permutation::identity(shape.cells());
        let mut elements = HashSet::from([identity.clone()]);
        let mut waiting = vec![identity];
        while let Some(element) = waiting.pop() {
            for generator in &generators {
                let product = element.then(generator);
                if elements.insert(product.clone()) {
                    waiting.push(product);
                }
            }
        }
        elements
    }

    #[test]
    fn orders_and_class_counts_are_as_known() {
        for (box_rows, box_columns, order, class_count) in [
            (1, 2, 4, 4),
            (1, 3, 36, 9),
            (2, 2, 128, 20),
            (2, 3, 3456, 90),
            (3, 2, 3456, 90),
            (2, 4, 442_368, 400),
            (3, 3, 3_359_232, 275),
        ] {
            let closure = closure(box_rows, box_columns);
            assert_eq!(closure.order(), order, "{closure:?}");
            let classes = closure.classes();
            assert_eq!(classes.len(), class_count, "{closure:?}");
            for class in &classes {
                assert_eq!(order % class.size, 0, "{closure:?}: {class:?}");
                assert!(closure.contains(&class.representative), "{closure:?}: {class:?}");
            }
        }
    }

    #[test]
    fn shapes_whose_keys_do_not_fit_are_refused() {
        for (box_rows, box_columns) in [(1, 1), (2, 5), (5, 2), (3, 4), (6, 6)] {
            assert!(Closure::of(Shape::new(box_rows, box_columns).unwrap()).is_none());
        }
    }

    /// Goal: packing changes nothing.  Method: whole permutations, and conjugation by every one.
    #[test]
    fn small_closures_agree_with_the_naive_one() {
        for (box_rows, box_columns) in [(1, 4), (4, 1), (2, 2), (2, 3), (3, 2)] {
            let closure = closure(box_rows, box_columns);
            let mut left = naive_elements(closure.shape());
            assert_eq!(closure.elements().collect::<HashSet<_>>(), left);
            for class in closure.classes() {
                let everything: Vec<Permutation> = closure.elements().collect();
                let conjugates: HashSet<Permutation> = everything
                    .iter()
                    .map(|by| by.inverse().then(&class.representative).then(by))
                    .collect();
                assert_eq!(conjugates.len(), class.size, "{closure:?}: {class:?}");
                assert!(conjugates.iter().all(|conjugate| left.remove(conjugate)));
            }
            assert!(left.is_empty(), "{closure:?}: {} elements in no class", left.len());
        }
    }

    #[test]
    fn only_cell_moves_are_contained() {
        let closure = closure(3, 3);
        let (mut element, generators) =
            (Permutation::identity(81), seed_generators(Shape::CLASSIC));
        for step in 0_usize..200 {
            element = element.then(&generators[step * step / 7 % generators.len()]);
            assert!(closure.contains(&element), "{element}");
        }
        for swapped in [[0, 1], [79, 80]] {
            let swap = Permutation::from_cycles(81, &[&swapped]);
            assert!(!closure.contains(&swap));
            assert!(!closure.contains(&swap.then(&element)));
        }
        assert!(!closure.contains(&Permutation::identity(16)));
    }
}
