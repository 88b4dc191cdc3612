//! The catalogue against itself made in two orders, against canonical forms, and against the number of
//! all grids.

use super::count::{self, FIRST_DEALS, PARTS, Tally};
use super::table::{ClassTable, TableError};
use super::*;
use ennea::solve::naive;
use ennea_base::random::SplitMix64;
use ennea_base::{Digit, Filling, Shape};
use ennea_symmetry::classic_bands::Bands;

const STARTS: &[u8] = include_bytes!("starts.bin");

/// Classes of bands with many grids, with some, and with few, and the last one.
const SOME: [usize; 7] = [0, 210, 301, 333, 377, 398, 415];

/// Goal: the shipped table is what the rules give.  Method: the parts about some classes made again; with
/// `ENNEA_SLOW`, about every twentieth.
#[test]
fn the_table_is_made_from_the_rules() {
    let bands = Bands::new();
    let table = table::read(STARTS).expect("the shipped table");
    let slow = std::env::var_os("ENNEA_SLOW").is_some();
    let every_twentieth = (0..416).step_by(20).filter(|_| slow);
    for number in SOME.into_iter().chain(every_twentieth) {
        let class = &table[number];
        let made = ClassTable::new(&bands, number);
        assert!(made.is_like(class), "class {number}");
    }
}

/// Goal: nothing is missing, twice or out of order.  Method: all grids of a class walked to; each is the
/// canonical form that is found from scratch; their tally is that of the parts, which meet them in
/// another order.
#[test]
fn a_walk_meets_each_canonical_grid() {
    let classes = Classes::new();
    let table = table::read(STARTS).expect("the shipped table");
    for number in SOME {
        let class = table[number];
        let mut tally = Tally::default();
        let mut before = None;
        for grid in classes.walk(class.first).take(class.grids.min(100_000) as usize) {
            let canonical = classes.bands().canonical(&grid.digits);
            assert_eq!((canonical.class, canonical.digits), (number, grid.digits));
            assert_eq!(canonical.automorphisms, grid.automorphisms);
            assert!(before < Some(grid.digits));
            before = Some(grid.digits);
            *tally.by_automorphisms.entry(grid.automorphisms).or_default() += 1;
        }
        if class.grids <= 100_000 {
            let mut expected = Tally::default();
            let parts = FIRST_DEALS * number..FIRST_DEALS * (number + 1);
            parts.for_each(|part| expected.add(&count::part(classes.bands(), part, &()).unwrap()));
            assert_eq!(tally, expected, "class {number}");
            let end = class.first + class.grids;
            assert!(
                classes.unrank(end).is_err() || before < Some(classes.unrank(end).unwrap().digits)
            );
        }
    }
}

/// Goal: every grid is in the catalogue.  Method: solutions of random clues by plain backtracking.
#[test]
fn ranks_of_random_grids() {
    let classes = Classes::new();
    let mut random = SplitMix64::new(1);
    let mut ranked = Vec::new();
    for _ in 0..60 {
        let mut puzzle = Filling::empty(Shape::CLASSIC);
        for (place, digit) in random.order(9).into_iter().enumerate() {
            puzzle
                .set(ennea_base::Cell::new(place * 9 + place / 3), Some(Digit::from_index(digit)));
        }
        let Some(grid) = naive::solutions(&puzzle.into()).next() else { continue };
        let digits: [u8; 81] = std::array::from_fn(|k| grid.digits()[k].number() as u8);
        let canonical = classes.bands().canonical(&digits);
        let rank = classes.rank(&digits);
        assert_eq!(classes.unrank(rank).unwrap().digits, canonical.digits);
        ranked.push((rank, canonical.digits));
    }
    ranked.sort_unstable();
    assert!(ranked.len() > 30 && ranked.is_sorted_by_key(|&(_, digits)| digits));
}

/// Goal: unrank and rank undo each other, and neighbours are neighbours, across blocks and classes.
#[test]
fn ranks_and_neighbours() {
    let classes = Classes::new();
    let mut random = SplitMix64::new(2);
    let firsts = table::read(STARTS).expect("the shipped table");
    let firsts = firsts.iter().map(|class| class.first).step_by(60);
    let random = (0..100).map(|_| random.below(classes.len() as usize) as u64);
    for rank in random.chain(firsts).chain([0, classes.len() - 1]) {
        let grid = classes.unrank(rank).unwrap();
        assert_eq!(classes.rank(&grid.digits), rank);
        let from = rank.saturating_sub(1);
        let neighbours: Vec<Class> = classes.walk(from).take(3).collect();
        assert!(neighbours.contains(&grid), "{rank}");
        assert!(neighbours.is_sorted_by(|a, b| a.digits < b.digits));
        for (k, neighbour) in neighbours.iter().enumerate() {
            assert_eq!(classes.rank(&neighbour.digits), from + k as u64);
        }
    }
}

#[test]
fn ranks_that_no_class_has() {
    let classes = Classes::new();
    let error = classes.unrank(classes.len()).unwrap_err();
    assert_eq!(error.to_string(), "ranks of essentially different 3x3 grids are 0 to 5472730537");
    assert!(classes.unrank(u64::MAX).is_err());
    assert_eq!(classes.walk(classes.len()).count(), 0);
}

#[test]
fn damaged_tables_are_refused() {
    let damaged = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = STARTS.to_vec();
        change(&mut bytes);
        Classes::with_table(bytes.leak()).map(|_| ()).unwrap_err()
    };
    assert_eq!(damaged(&|bytes| bytes[0] ^= 1), TableError::Magic);
    assert_eq!(damaged(&|bytes| bytes.truncate(3)), TableError::Magic);
    assert!(matches!(damaged(&|bytes| bytes.truncate(1000)), TableError::Length { .. }));
    assert!(matches!(damaged(&|bytes| bytes.push(0)), TableError::Length { .. }));
    for place in [16, 40, 60_000, STARTS.len() - 1] {
        let error = damaged(&|bytes| bytes[place] ^= 1);
        assert!(!matches!(error, TableError::Magic), "{error}");
    }
}

/// Goal: the tallies count what they should.  Method: a grid has |G| / automorphisms
/// images; over all classes these are all grids.  Every part with `ENNEA_SLOW`, else
/// only that no part is beyond the last one.
#[test]
fn orbits_add_up_to_all_grids() {
    if std::env::var_os("ENNEA_SLOW").is_none() {
        return;
    }
    use rayon::prelude::*;
    let bands = Bands::new();
    let mut tally = Tally::default();
    let parts: Vec<Tally> =
        (0..PARTS).into_par_iter().map(|k| count::part(&bands, k, &()).unwrap()).collect();
    parts.iter().for_each(|part| tally.add(part));
    let order = 1_218_998_108_160_u128;
    let images = |(&automorphisms, &classes): (&u32, &u64)| {
        u128::from(classes) * (order / u128::from(automorphisms))
    };
    let grids: u128 = tally.by_automorphisms.iter().map(images).sum();
    assert_eq!(
        grids.to_string(),
        ennea_count::column_sets::grids(Shape::CLASSIC).unwrap().to_string()
    );
    assert_eq!(tally.classes(), Classes::new().len());
}
