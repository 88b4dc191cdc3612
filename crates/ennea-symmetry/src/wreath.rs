//! The conjugacy classes of a wreath product S_n wr S_m, by formula.
//!
//! The row permutations that keep bands together are S_R wr S_C: m = C bands are permuted, and
//! the n = R rows inside each.  Follow a cycle of bands once around: the rows of its first band
//! come back permuted, by the *cycle product*.  Two elements are conjugate exactly when they have
//! as many band cycles of each length with a cycle product of each cycle type.  So a class is a
//! multiset of pairs (length l, partition of n) whose lengths sum to m, and its centraliser has
//!
//! ```text
//!   product over the pairs (l, p), k times each, of (l z(p))^k k!
//! ```
//!
//! elements, where z(p) = product over part sizes s, c times each, of s^c c!.
//!
//! Source: `[JamesKerber1981]` sections 4.2 and 4.3.  Oracle: `symmetry::oracles::closure`.

use super::permutation::{CycleType, Permutation};
use num_bigint::BigUint;

/// A multiset of (band cycle length, cycle type of its cycle product), sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct WreathType(Vec<(usize, CycleType)>);

impl WreathType {
    /// The class of an element that moves `blocks` blocks of `size` points each.
    pub(super) fn of(element: &Permutation, size: usize) -> Self {
        let blocks = element.degree() / size;
        let on_blocks = Permutation::from_fn(blocks, |block| element.image(block * size) / size);
        let mut pairs: Vec<(usize, CycleType)> = on_blocks
            .cycles()
            .iter()
            .map(|cycle| {
                let first = cycle[0] * size;
                let around = element.power(cycle.len());
                let product = Permutation::from_fn(size, |k| around.image(first + k) - first);
                (cycle.len(), product.cycle_type())
            })
            .collect();
        pairs.sort();
        Self(pairs)
    }

    /// The order of the centraliser of its elements.
    pub(super) fn centraliser_order(&self) -> BigUint {
        let groups = self.0.chunk_by(|a, b| a == b);
        let pairs = groups.flat_map(|group| group.iter().zip(1_usize..));
        pairs
            .map(|((length, product), place)| product.centraliser_order() * *length * place)
            .product()
    }

    /// An element of the class: each cycle of blocks moves points straight over, and permutes
    /// them where it closes.
    pub(super) fn representative(&self, size: usize) -> Permutation {
        let blocks: usize = self.0.iter().map(|(length, _)| length).sum();
        let mut images: Vec<usize> = (0..blocks * size).collect();
        let mut first = 0;
        for (length, product) in &self.0 {
            let last = first + (length - 1) * size;
            for (point, image) in images.iter_mut().enumerate().take(last).skip(first) {
                *image = point + size;
            }
            let mut start = 0;
            for (part, count) in product.iter() {
                for _ in 0..count {
                    for k in 0..part {
                        images[last + start + k] = first + start + (k + 1) % part;
                    }
                    start += part;
                }
            }
            first += length * size;
        }
        Permutation::from_fn(images.len(), |point| images[point])
    }
}

/// All classes of S_`size` wr S_`blocks`, that of the identity first.
///
/// Cost: proportional to their number (22 for S_3 wr S_3, 20 for S_2 wr S_4).
pub(super) fn classes(size: usize, blocks: usize) -> Vec<WreathType> {
    let mut pairs = Vec::new();
    for length in 1..=blocks {
        pairs.extend(partitions(size).into_iter().map(|product| (length, product)));
    }
    let mut found = Vec::new();
    extend(&pairs, blocks, &mut Vec::new(), &mut found);
    found
}

/// Appends every multiset of the pairs that starts with `chosen` and whose lengths sum to what
/// `chosen` has and `left` more.
fn extend(
    pairs: &[(usize, CycleType)],
    left: usize,
    chosen: &mut Vec<(usize, CycleType)>,
    found: &mut Vec<WreathType>,
) {
    if left == 0 {
        found.push(WreathType(chosen.clone()));
    }
    for (place, pair) in pairs.iter().enumerate().take_while(|(_, pair)| pair.0 <= left) {
        chosen.push(pair.clone());
        extend(&pairs[place..], left - pair.0, chosen, found);
        chosen.pop();
    }
}

/// All elements of S_`size` wr S_`blocks`, as permutations of size x blocks points.
///
/// Cost: proportional to their number, (size!)^blocks blocks!.
pub fn elements(size: usize, blocks: usize) -> Vec<Permutation> {
    let inside = arrangements(size);
    let mut images = vec![Vec::new()];
    for _ in 0..blocks {
        images = images
            .iter()
            .flat_map(|done: &Vec<usize>| {
                inside.iter().map(move |block| [&done[..], &block[..]].concat())
            })
            .collect();
    }
    let mut elements = Vec::new();
    for order in arrangements(blocks) {
        elements.extend(images.iter().map(|within| {
            Permutation::from_fn(size * blocks, |k| order[k / size] * size + within[k])
        }));
    }
    elements
}

/// All arrangements of 0 to n-1, the one in order first.
fn arrangements(n: usize) -> Vec<Vec<usize>> {
    let mut found = vec![vec![]];
    for last in 0..n {
        found = (0..=last)
            .rev()
            .flat_map(|place| {
                found.iter().map(move |shorter: &Vec<usize>| {
                    let mut longer = shorter.clone();
                    longer.insert(place, last);
                    longer
                })
            })
            .collect();
    }
    found
}

/// All cycle types of permutations of n points: the partitions of n, 1 + 1 + ... + 1 first.
pub fn partitions(n: usize) -> Vec<CycleType> {
    fn extend(left: usize, least: usize, parts: &mut Vec<usize>, found: &mut Vec<CycleType>) {
        if left == 0 {
            found.push(CycleType::from_lengths(parts.iter().copied()));
        }
        for part in least..=left {
            parts.push(part);
            extend(left - part, part, parts, found);
            parts.pop();
        }
    }
    let mut found = Vec::new();
    extend(n, 1, &mut Vec::new(), &mut found);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_sizes_sum_to_the_group_and_representatives_name_their_class() {
        for (size, blocks, count) in [(2, 2, 5), (3, 3, 22), (2, 4, 20), (4, 2, 20), (1, 5, 7)] {
            let classes = classes(size, blocks);
            assert_eq!(classes.len(), count);
            let factorial = |n: usize| (1..=n).product::<usize>();
            let order = factorial(size).pow(blocks as u32) * factorial(blocks);
            let sum: BigUint = classes.iter().map(|class| order / class.centraliser_order()).sum();
            assert_eq!(sum, BigUint::from(order));
            assert!(classes.is_sorted());
            for class in &classes {
                assert_eq!(WreathType::of(&class.representative(size), size), *class);
            }
            assert!(classes[0].representative(size).is_identity());
        }
    }
}
