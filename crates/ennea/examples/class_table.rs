//! Makes the table of the essentially different 3x3 grids from the rules, and writes it to a file.
//!
//! ```text
//! cargo run --release -p ennea --example class_table -- crates/ennea-catalog/src/classes/starts.bin
//! ```
//!
//! Five minutes on two cores.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example prints what it does")]

use ennea::catalog::classes::{ClassTable, assemble};
use ennea::symmetry::classic_bands::Bands;
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let path = std::env::args().nth(1).expect("the file to write");
    let bands = Bands::new();
    let done = AtomicUsize::new(0);
    let classes: Vec<ClassTable> = (0..bands.classes().len())
        .into_par_iter()
        .map(|class| {
            let table = ClassTable::new(&bands, class);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            eprintln!("{done} of {} classes: number {class}", bands.classes().len());
            table
        })
        .collect();
    let table = assemble(&classes);
    std::fs::write(&path, &table).expect("the file can be written");
    let grids: u64 = classes.iter().map(ClassTable::grids).sum();
    println!("{grids} grids; {} bytes in {path}", table.len());
}
