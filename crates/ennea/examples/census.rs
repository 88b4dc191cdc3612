//! The numbers of a shape: its grids, their symmetries, the grids that are essentially different.
//!
//! `cargo run --release -p ennea --example census [RxC]`

#![allow(clippy::print_stdout, reason = "an example prints its figures")]

use ennea::count::{column_sets, essentially_different, is_within_reach, latin};
use ennea::{Shape, symmetry::Group};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let shape: Shape = std::env::args().nth(1).as_deref().unwrap_or("3x3").parse()?;
    if !is_within_reach(shape) {
        return Err(format!("the {shape} grids are not counted in seconds").into());
    }
    let grids = match latin::order(shape) {
        Some(order) => latin::count(order, &())?.squares,
        None => column_sets::grids(shape).ok_or("no grids")?,
    };
    println!("{shape} grids                   {grids}");
    println!("symmetries, with relabelling {}", Group::Whole.order_with_relabelling(shape));
    let different = essentially_different(shape, Group::Whole).ok_or("no classes")?;
    println!("essentially different        {different}");
    Ok(())
}
