//! `ennea catalog list`: canonical grids in increasing order, one a line.

use crate::face::{CtrlC, Exit, Failure, Output, hinted, interrupt};
use clap::Args;
use ennea::catalog::classes::Classes;
use ennea::progress::Progress;
use ennea_answers::catalogue::Canonical;
use ennea_words::gaps;
use std::io::{self, BufWriter, Write};

/// Lists canonical grids.
#[derive(Debug, Args)]
#[command(after_help = "The canonical grid of a class is the least of all its grids in reading \
    order; the catalogue has them in increasing order, with the ranks 0 to 5472730537.")]
pub(crate) struct Options {
    /// Begin with this rank (default: 0).
    #[arg(long, value_name = "RANK", default_value_t = 0, hide_default_value = true)]
    from: u64,

    /// How many grids to list, up to the last one (default: 10).
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10, hide_default_value = true)]
    number: u64,

    /// Print after each, and a blank, how many automorphisms it has.
    #[arg(long)]
    automorphisms: bool,
}

/// Grids between two looks at Ctrl-C.
const GRIDS: u64 = 1 << 12;

pub(super) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    let classes = Classes::new();
    let from = options.from;
    if from >= classes.len() {
        return Err(Failure::Input(hinted("no-class", &gaps!(from, last = classes.len() - 1))));
    }
    interrupt::listen();
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let count = usize::try_from(options.number).unwrap_or(usize::MAX);
    for (rank, class) in (from..).zip(classes.walk(from).take(count)) {
        if rank % GRIDS == 0 && CtrlC.is_stopped() {
            out.flush()?;
            return Err(Failure::Interrupted);
        }
        if output.is_json {
            let canonical = Canonical::new(rank, &class);
            serde_json::to_writer(&mut out, &canonical).map_err(io::Error::from)?;
        } else {
            out.write_all(&class.digits.map(|digit| b'0' + digit))?;
            if options.automorphisms {
                write!(out, " {}", class.automorphisms)?;
            }
        }
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(Exit::Done)
}
