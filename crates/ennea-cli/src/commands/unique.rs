//! `ennea unique`: the first of each class of equivalent inputs.

use crate::face::{Exit, Failure, Inputs, Item, Output, Source, gather, interrupt, message};
use clap::Args;
use ennea::symmetry::Canoniser;
use ennea_answers::canonical::{First, Met};
use rayon::prelude::*;
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
        output,
        out: BufWriter::with_capacity(1 << 16, io::stdout()),
        met: Met::default(),
        counted: Vec::new(),
    };
    let result = gather::each(&options.inputs, &sources, &mut |items| unique.take(items));
    if !matches!(result, Err(Failure::Interrupted)) {
        for first in &unique.counted {
            writeln!(unique.out, "{}", output.text_of(first))?;
        }
    }
    unique.out.flush()?;
    result
}

struct Unique<'a> {
    options: &'a Options,
    sources: &'a [Source],
    output: &'a Output,
    out: BufWriter<io::Stdout>,
    met: Met,
    /// With `--count`, the first of each class.
    counted: Vec<First>,
}

impl Unique<'_> {
    fn take(&mut self, items: &[Item]) -> Result<Exit, Failure> {
        let key = |canoniser: &mut Canoniser, item: &Item| match item.cells.form(canoniser) {
            Ok(form) => Ok(Met::key(&form)),
            Err(why) => Err(item.refusal(self.sources, &why)),
        };
        let keys: Vec<_> = items.par_iter().map_init(Canoniser::new, key).collect();
        let mut exit = Exit::Done;
        for (item, key) in items.iter().zip(keys) {
            match key {
                Ok(key) => self.add(item, key)?,
                Err(text) => {
                    self.out.flush()?;
                    message(&text);
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

    fn add(&mut self, item: &Item, key: Box<[u8]>) -> Result<(), Failure> {
        let (number, is_first) = self.met.number(key);
        let first = || {
            let source = &self.sources[item.place.source as usize];
            First { asked: source.asked(item), count: None }
        };
        if self.options.count {
            if is_first {
                self.counted.push(First { count: Some(0), ..first() });
            }
            *self.counted[number].count.get_or_insert_default() += 1;
        } else if is_first {
            writeln!(self.out, "{}", self.output.text_of(&first()))?;
        }
        Ok(())
    }
}
