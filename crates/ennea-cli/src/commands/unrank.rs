//! `ennea unrank`: the grid with each number, or the class.
//!
//! The JSON objects have `rank`, `shape`, `grid`, and with `--ed` also `automorphisms`.

use crate::commands::rank::CLASSES;
use crate::commands::sample::{line, served};
use crate::face::exit::{Exit, Failure};
use crate::face::gather::report;
use crate::face::input::why;
use crate::face::interrupt;
use crate::face::number;
use crate::face::output::Output;
use clap::Args;
use ennea::Shape;
use ennea::catalog::grids::Ranks;
use num_bigint::BigUint;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};

/// Ranks answered together, by all cores.
const TOGETHER: usize = 256;

/// Makes grids from numbers.
#[derive(Debug, Args)]
#[command(
    after_help = "Ranks begin with 0; ennea rank is the way back. In a file or a pipe every \
    line is a rank; blank lines and # comments are skipped."
)]
pub(crate) struct Options {
    /// Ranks, files of ranks, or - for standard input (default: standard input, if piped).
    #[arg(value_name = "RANK|FILE")]
    inputs: Vec<String>,

    /// Ranks of classes among the 5,472,730,538 essentially different 3x3 grids.
    #[arg(long, conflicts_with = "shape")]
    ed: bool,

    /// The rows and columns of a box (default: 3x3).
    #[arg(long, value_name = "RxC")]
    shape: Option<Shape>,

    /// After bad input go on with the rest; the exit code is still 2.
    #[arg(long)]
    keep_going: bool,
}

/// Where numbers lead to.
enum Catalogue {
    Classes,
    Grids(Ranks),
}

impl Catalogue {
    fn count(&self) -> u128 {
        match self {
            Self::Classes => CLASSES.len().into(),
            Self::Grids(ranks) => ranks.count(),
        }
    }

    fn answer(&self, rank: u128, is_json: bool) -> String {
        let (shape, grid, automorphisms) = match self {
            Self::Classes => {
                let class = CLASSES.unrank(rank as u64).expect("the rank is below their number");
                (Shape::CLASSIC, line(&class.digits), json!(class.automorphisms))
            }
            Self::Grids(ranks) => {
                let grid = ranks.unrank(rank).expect("the rank is below their number");
                (ranks.shape(), grid.to_string(), Value::Null)
            }
        };
        if !is_json {
            return grid;
        }
        let mut object = json!({
            "rank": number::json(&rank.into()), "shape": shape.to_string(), "grid": grid,
        });
        if automorphisms != Value::Null {
            object["automorphisms"] = automorphisms;
        }
        object.to_string()
    }
}

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen()?;
    let catalogue = if options.ed {
        Catalogue::Classes
    } else {
        let shape = options.shape.unwrap_or(Shape::CLASSIC);
        Catalogue::Grids(Ranks::new(shape).ok_or_else(|| {
            let served = served();
            Failure::Input(format!("grids of {shape} are not numbered; those of {served} are"))
        })?)
    };
    let mut unrank = Unrank {
        catalogue,
        is_json: output.is_json(),
        keep_going: options.keep_going,
        waiting: Vec::new(),
        out: BufWriter::with_capacity(1 << 16, io::stdout()),
        exit: Exit::Done,
    };
    if options.inputs.is_empty() {
        if io::stdin().is_terminal() {
            return Err(Failure::Input(
                "found no rank; expected one as an argument, a file, or a pipe\n  hint: ennea \
                 unrank 0 is the first grid"
                    .to_owned(),
            ));
        }
        unrank.lines(&mut io::stdin().lock(), "")?;
    }
    for (k, input) in options.inputs.iter().enumerate() {
        let goes_on = if input == "-" {
            unrank.lines(&mut io::stdin().lock(), "")?
        } else if input.starts_with(|sign: char| sign.is_ascii_digit()) || input.starts_with('-') {
            unrank.line(input, &format!("argument {}", k + 1))?
        } else {
            match File::open(input) {
                Ok(file) => unrank.lines(&mut BufReader::new(file), &format!("{input}, "))?,
                Err(error) => unrank.bad(&format!(
                    "error: argument {}: {input:?} is neither a rank nor a file that can be read: \
                     {}\n  hint: a rank is a number such as 0 or 41,000,000",
                    k + 1,
                    why(&error)
                ))?,
            }
        };
        if !goes_on {
            break;
        }
    }
    unrank.answer()?;
    unrank.out.flush()?;
    if interrupt::is_heard() { Err(Failure::Interrupted) } else { Ok(unrank.exit) }
}

struct Unrank {
    catalogue: Catalogue,
    is_json: bool,
    keep_going: bool,
    /// Ranks read and not answered yet.
    waiting: Vec<u128>,
    out: BufWriter<io::Stdout>,
    exit: Exit,
}

impl Unrank {
    /// Answers all lines; says whether to go on.
    fn lines(&mut self, input: &mut dyn BufRead, name: &str) -> Result<bool, Failure> {
        let mut text = Vec::new();
        for number in 1_u64.. {
            text.clear();
            match input.read_until(b'\n', &mut text) {
                Ok(0) => break,
                Ok(_) => {}
                Err(error) => {
                    self.answer()?;
                    self.out.flush()?;
                    return Err(Failure::Input(format!("{name}cannot read: {error}")));
                }
            }
            let text = String::from_utf8_lossy(&text);
            let rank = text.split('#').next().unwrap_or_default().trim();
            if !rank.is_empty() && !self.line(rank, &format!("{name}line {number}"))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Answers one rank; says whether to go on.
    fn line(&mut self, text: &str, at: &str) -> Result<bool, Failure> {
        let last = self.catalogue.count() - 1;
        let plain: String = text.chars().filter(|&sign| sign != ',' && sign != '_').collect();
        let rank: Option<BigUint> = match plain.bytes().all(|sign| sign.is_ascii_digit()) {
            true => plain.parse().ok(),
            false => None,
        };
        let Some(rank) = rank else {
            return self.bad(&format!(
                "error: {at}: found {text:?}; expected a rank, a number from 0 to {last}"
            ));
        };
        match u128::try_from(rank) {
            Ok(rank) if rank <= last => {
                self.waiting.push(rank);
                if self.waiting.len() == TOGETHER {
                    self.answer()?;
                }
                Ok(!interrupt::is_heard())
            }
            _ => self.bad(&format!(
                "error: {at}: there is no rank {text}; ranks are 0 to {last}{}",
                match self.catalogue {
                    Catalogue::Classes => "\n  hint: without --ed, ranks are those of all grids",
                    Catalogue::Grids(_) => "",
                }
            )),
        }
    }

    /// Answers what has been read.
    fn answer(&mut self) -> Result<(), Failure> {
        let (catalogue, is_json) = (&self.catalogue, self.is_json);
        let answers: Vec<String> =
            self.waiting.par_iter().map(|&rank| catalogue.answer(rank, is_json)).collect();
        self.waiting.clear();
        for answer in answers {
            writeln!(self.out, "{answer}")?;
        }
        Ok(())
    }

    fn bad(&mut self, message: &str) -> Result<bool, Failure> {
        self.answer()?;
        self.out.flush()?;
        report(message);
        self.exit = Exit::WrongInput;
        Ok(self.keep_going)
    }
}
