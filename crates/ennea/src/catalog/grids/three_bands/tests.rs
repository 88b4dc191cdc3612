//! The 3x3 catalogue against grids made in another way, and against counts that share nothing with it.

use super::*;
use crate::count::column_sets;
use crate::random::SplitMix64;

#[test]
fn the_sums_are_those_of_the_count() {
    let ours = ThreeBands::new();
    let count = column_sets::grids(Shape::CLASSIC).unwrap();
    assert_eq!(count, ours.count().into());
}

#[test]
fn smoke() {
    let t = std::time::Instant::now();
    let ours = ThreeBands::new();
    println!("setup {:?}", t.elapsed());
    let mut random = SplitMix64::new(1);
    let idx: Vec<u128> = (0..100_000).map(|_| random.below_u128(ours.count())).collect();
    let t = std::time::Instant::now();
    let grids: Vec<Grid> = idx.iter().map(|&i| ours.unrank(i)).collect();
    println!("unrank {:?}", t.elapsed() / 100_000);
    let t = std::time::Instant::now();
    let ranks: Vec<u128> = grids.iter().map(|g| ours.rank(g)).collect();
    println!("rank {:?}", t.elapsed() / 100_000);
    assert_eq!(ranks, idx);
    for g in &grids {
        assert!(Grid::new(Shape::CLASSIC, g.digits().to_vec()).is_ok());
    }
}
