//! Laws and agreements of the counts of solutions.

use super::*;
use crate::cell::Cell;
use crate::count::{column_sets, enumerate};
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use crate::shape::{House, Shape};
use num_bigint::BigUint;

#[test]
fn smoke() {
    let empty = Puzzle::empty(Shape::CLASSIC);
    let t = std::time::Instant::now();
    assert_eq!(by_bands(&empty, &()).unwrap().unwrap(), column_sets::grids(Shape::CLASSIC).unwrap());
    println!("empty {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let row: Puzzle = "123456789........................................................................".parse().unwrap();
    assert_eq!(by_bands(&row, &()).unwrap().unwrap().to_string(), "18383222420692992");
    println!("1R {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let cross: Puzzle = "123456789456......789......2........3........5........6........8........9........".parse().unwrap();
    println!("1R1B1C {}", by_bands(&cross, &()).unwrap().unwrap());
    println!("{:?}", t.elapsed());
}
