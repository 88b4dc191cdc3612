//! `ennea unique`: the first of each class of equivalent inputs.
//!
//! The JSON objects have `shape` and `puzzle`, and with `--count` the number of inputs as `count`.

use crate::commands::canonical::Canonical;
use crate::face::exit::{Exit, Failure};
use crate::face::gather;
use crate::face::input::{Cells, Inputs, Item, Source};
use crate::face::interrupt;
use crate::face::output::Output;
use clap::Args;
use rayon::prelude::*;
use serde_json::json;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::io::{self, BufWriter, Write};

/// Keeps the first of each class.
#[derive(Debug, Args)]
#[command(after_help = "Two are equivalent if moving rows, columns, bands and stacks, mirroring \
    and relabelling turns one into the other. Without --count a line is written as soon as it is \
    known to be new; with it, when all have been read.")]
pub(crate) struct Options {
    #[command(flatten)]
    inputs: Inputs,

    /// Print before each how many of the inputs are equivalent to it, itself included.
    #[arg(long)]
    count: bool,
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    let sources = options.inputs.sources()?;
    let mut unique = Unique {
        options,
        sources: &sources,
        is_json: output.is_json(),
        out: BufWriter::with_capacity(1 << 16, io::stdout()),
        numbers: HashMap::new(),
        counted: Vec::new(),
    };
    let result = gather::each(&options.inputs, &sources, &mut |items| unique.take(items));
    if !matches!(result, Err(Failure::Interrupted)) {
        for (line, count) in std::mem::take(&mut unique.counted) {
            unique.write(&line, Some(count))?;
        }
    }
    unique.out.flush()?;
    result
}

struct Unique<'a> {
    options: &'a Options,
    sources: &'a [Source],
    is_json: bool,
    out: BufWriter<io::Stdout>,
    /// For each canonical form, the number of its class in the order of the input.
    numbers: HashMap<Box<[u8]>, usize>,
    /// With `--count`, the first of each class and how many there are.
    counted: Vec<(First, u64)>,
}

/// An input that is kept.
struct First {
    shape: String,
    line: String,
}

impl Unique<'_> {
    fn take(&mut self, items: &[Item]) -> Result<Exit, Failure> {
        let place = |item: &Item| self.sources[item.place.source as usize].describe(item.place);
        let forms: Vec<Result<Box<[u8]>, String>> = items
            .par_iter()
            .map(|item| Ok(key(item, &Canonical::of(item, || place(item))?.line())))
            .collect();
        let mut exit = Exit::Done;
        for (item, form) in items.iter().zip(forms) {
            match form {
                Ok(form) => self.add(item, form)?,
                Err(message) => {
                    self.out.flush()?;
                    gather::report(&message);
                    exit = Exit::WrongInput;
                    if !self.options.inputs.keep_going() {
                        break;
                    }
                }
            }
        }
        self.out.flush()?;
        Ok(exit)
    }

    fn add(&mut self, item: &Item, form: Box<[u8]>) -> Result<(), Failure> {
        let number = self.numbers.len();
        match self.numbers.entry(form) {
            Entry::Occupied(entry) => {
                if self.options.count {
                    self.counted[*entry.get()].1 += 1;
                }
            }
            Entry::Vacant(entry) => {
                entry.insert(number);
                let puzzle = item.cells.puzzle();
                let first = First { shape: puzzle.shape().to_string(), line: puzzle.to_string() };
                match self.options.count {
                    true => self.counted.push((first, 1)),
                    false => self.write(&first, None)?,
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, first: &First, count: Option<u64>) -> Result<(), Failure> {
        let First { shape, line } = first;
        match (self.is_json, count) {
            (true, None) => writeln!(self.out, "{}", json!({ "shape": shape, "puzzle": line }))?,
            (true, Some(count)) => {
                let object = json!({ "shape": shape, "puzzle": line, "count": count });
                writeln!(self.out, "{object}")?;
            }
            (false, None) => writeln!(self.out, "{line}")?,
            (false, Some(count)) => writeln!(self.out, "{count} {line}")?,
        }
        Ok(())
    }
}

/// What is remembered of a class: its shape and its canonical form, in half the memory if its signs are
/// few enough.
fn key(item: &Item, line: &str) -> Box<[u8]> {
    let rows = match &item.cells {
        Cells::Classic(_) => 3,
        Cells::Other(puzzle) => puzzle.shape().box_rows() as u8,
    };
    let bytes = line.as_bytes();
    if bytes.iter().any(|sign| !(b'.'..=b'9').contains(sign)) {
        return [&[rows], bytes].concat().into();
    }
    // The last four bits of these signs differ, and are not 0.
    let halves = bytes.chunks(2).map(|two| two[0] << 4 | two.get(1).map_or(0, |sign| sign & 15));
    std::iter::once(rows).chain(halves).collect()
}
