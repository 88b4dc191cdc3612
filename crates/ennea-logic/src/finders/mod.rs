//! The finders: each calls back with the steps of a technique, in the order of its loops.
//!
//! A finder looks at houses in the order rows, columns, boxes, at cells in reading order, at digits
//! from 1 on, and says in its head what it leaves out.

pub(super) mod almost_locked;
pub(super) mod als_chains;
pub(super) mod blossom;
pub(super) mod bug;
pub(super) mod chains;
pub(super) mod colouring;
mod deadly;
pub(super) mod emit;
pub(super) mod fish;
pub(super) mod forcing;
pub(super) mod intersections;
pub(super) mod links;
pub(super) mod loops;
pub(super) mod nets;
mod propagation;
pub(super) mod rectangles;
pub(super) mod single_digit;
pub(super) mod singles;
pub(super) mod subsets;
pub(super) mod two_houses;
pub(super) mod wings;

use emit::{Flow, GO_ON};

/// Calls `visit` with every choice of `size` of the items, in lexicographic order.
fn choices<T: Copy>(items: &[T], size: usize, visit: &mut dyn FnMut(&[T]) -> Flow) -> Flow {
    fn extend<T: Copy>(
        items: &[T],
        size: usize,
        chosen: &mut Vec<T>,
        visit: &mut dyn FnMut(&[T]) -> Flow,
    ) -> Flow {
        if chosen.len() == size {
            return visit(chosen);
        }
        let missing = size - chosen.len();
        for at in 0..(items.len() + 1).saturating_sub(missing) {
            chosen.push(items[at]);
            extend(&items[at + 1..], size, chosen, visit)?;
            chosen.pop();
        }
        GO_ON
    }
    extend(items, size, &mut Vec::with_capacity(size), visit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_and_in_order() {
        let mut found = Vec::new();
        let _ = choices(&[1, 2, 3, 4], 2, &mut |two| {
            found.push((two[0], two[1]));
            GO_ON
        });
        assert_eq!(found, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
        let mut count = 0;
        let _ = choices(&[1], 2, &mut |_| {
            count += 1;
            GO_ON
        });
        assert_eq!(count, 0);
    }
}
