//! The systems and the stacks against what is known of them.

use super::*;
use crate::factorisations::stacks::block_cycles;
use crate::fixed::FixedGrids;
use ennea_base::Shape;
use ennea_base::numbers::{exact_quotient, factorial};
use ennea_symmetry::Group;

/// Goal: the orbits of systems have all systems.  Method: matrices of zeros and ones with C rows of
/// sum C and 2C columns of sum C/2, row by row from how many columns have had how many ones.
#[test]
fn orbits_have_all_systems() {
    for (c, orbits, all) in [(2, 1, 6_u64), (4, 4, 44_730), (6, 132, 3_718_394_156_400)] {
        let systems = Systems::new(c);
        assert_eq!(systems.all.len(), orbits);
        assert_eq!(systems.all.iter().map(|system| &system.size).sum::<BigUint>(), all.into());
        assert_eq!(matrices(c), all.into());
    }
}

fn matrices(c: usize) -> BigUint {
    let sets: Vec<u32> =
        (0..1 << c).filter(|set: &u32| set.count_ones() as usize == c / 2).collect();
    let mut by_sums: BTreeMap<Vec<usize>, BigUint> = BTreeMap::from([(vec![0; c], 1_u32.into())]);
    for _ in 0..2 * c {
        let mut next: BTreeMap<Vec<usize>, BigUint> = BTreeMap::new();
        for (sums, ways) in &by_sums {
            for set in &sets {
                let sums =
                    (0..c).map(|column| sums[column] + (set >> column & 1) as usize).collect();
                *next.entry(sums).or_default() += ways;
            }
        }
        by_sums = next;
    }
    by_sums[&vec![c; c]].clone()
}

/// Goal: the tables are those of the graphs.  Method: for 2x2 and 2x4, every graph by itself, its
/// colourings counted row by row.
#[test]
fn stacks_are_those_of_every_graph() {
    for c in [2, 4] {
        let sums = Exchanged::new(c);
        let mut table = Table::new();
        for part in 0..sums.len() {
            for (kind, number) in sums.of(part, &()).unwrap() {
                *table.entry(kind).or_default() += number;
            }
        }
        for class in Group::WithoutTransposition.classes(Shape::new(2, c).unwrap()) {
            let element = class.representative();
            let cycles = block_cycles(c, element.columns());
            let rows = element.rows();
            if cycles.len() == 1 && cycles[0].1.is_identity() && rows.power(2).is_identity() {
                let found = &table[&kind(c, rows)];
                let relabellings = factorial(2 * c);
                let fixed = FixedGrids::new(Shape::new(2, c).unwrap())
                    .count(element, &())
                    .unwrap()
                    .unwrap();
                assert_eq!(exact_quotient(found, &relabellings), fixed.into(), "{element}");
            }
        }
    }
}
