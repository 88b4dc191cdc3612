//! `ennea unrank`: the grid with each number, or the class.

use crate::face::{
    Bar, Exit, Failure, Output, cannot_read, hinted, interrupt, language, message, open, unmarked,
    why, wildcard,
};
use clap::Args;
use ennea::Shape;
use ennea::progress::Progress;
use ennea_answers::rank::{Catalogue, Unranked};
use ennea_answers::wire::{BadInput, Place};
use ennea_words::{Gaps, gaps, say};
use num_bigint::BigUint;
use rayon::prelude::*;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::iter;
use std::path::Path;

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
    #[arg(value_name = "RANK|FILE", allow_negative_numbers = true)]
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

pub(crate) fn run(options: &Options, output: &Output) -> Result<Exit, Failure> {
    interrupt::listen();
    let catalogue = if options.ed {
        Catalogue::Classes
    } else {
        Catalogue::of_grids(options.shape.unwrap_or(Shape::CLASSIC))?
    };
    let mut unrank = Unrank {
        catalogue,
        output,
        bar: output.bar("unranking"),
        keep_going: options.keep_going,
        waiting: Vec::new(),
        out: BufWriter::with_capacity(1 << 16, io::stdout()),
        exit: Exit::Done,
    };
    if options.inputs.is_empty() {
        if io::stdin().is_terminal() {
            return Err(Failure::Input(hinted("rank-not-given", &Gaps::default())));
        }
        unrank.lines(&mut io::stdin().lock(), "")?;
    }
    for (k, input) in options.inputs.iter().enumerate() {
        if !unrank.input(input, &say!(language(), "source-argument", number = k + 1))? {
            break;
        }
    }
    unrank.answer()?;
    unrank.out.flush()?;
    if unrank.bar.is_stopped() { Err(Failure::Interrupted) } else { Ok(unrank.exit) }
}

struct Unrank<'a> {
    catalogue: Catalogue,
    output: &'a Output,
    bar: Bar,
    keep_going: bool,
    /// Ranks read and not answered yet.
    waiting: Vec<u128>,
    out: BufWriter<io::Stdout>,
    exit: Exit,
}

/// `true` if there is more to be done.
type GoesOn = Result<bool, Failure>;

impl Unrank<'_> {
    fn input(&mut self, input: &str, at: &str) -> GoesOn {
        if input == "-" {
            return self.lines(&mut io::stdin().lock(), "");
        }
        if input.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') {
            return self.line(input, at);
        }
        for path in wildcard::paths(Path::new(input)) {
            let name = path.display().to_string();
            let goes_on = match open(&path) {
                Ok(file) => self.lines(&mut BufReader::new(file), &name)?,
                Err(error) => {
                    let gaps = gaps!(at, found = name, why = why(&error));
                    self.bad(&hinted("neither-rank-nor-file", &gaps))?
                }
            };
            if !goes_on {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn lines(&mut self, input: &mut dyn BufRead, name: &str) -> GoesOn {
        let lines: Box<dyn Iterator<Item = io::Result<Vec<u8>>>> = match unmarked(input) {
            Ok(input) => Box::new(input.split(b'\n')),
            Err(error) => Box::new(iter::once(Err(error))),
        };
        for (number, text) in (1_u64..).zip(lines) {
            let text = match text {
                Ok(text) => text,
                Err(error) => {
                    self.answer()?;
                    self.out.flush()?;
                    let name =
                        if name.is_empty() { &language().text("source-input") } else { name };
                    return Err(cannot_read(name, &error));
                }
            };
            let text = String::from_utf8_lossy(&text);
            let rank = text.split('#').next().unwrap_or_default().trim();
            let at = || match name {
                "" => say!(language(), "source-line-alone", line = number),
                name => say!(language(), "source-line", name, line = number),
            };
            if !rank.is_empty() && !self.line(rank, &at())? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn line(&mut self, text: &str, at: &str) -> GoesOn {
        let last = self.catalogue.count() - 1;
        let plain: String = text.chars().filter(|&sign| sign != ',' && sign != '_').collect();
        let is_number = plain.bytes().all(|sign| sign.is_ascii_digit());
        let Some(rank) = plain.parse().ok().filter(|_: &BigUint| is_number) else {
            return self.bad(&say!(language(), "not-a-rank", at, found = text, last));
        };
        if let Some(rank) = u128::try_from(rank).ok().filter(|&rank| rank <= last) {
            self.waiting.push(rank);
            if self.waiting.len() == TOGETHER {
                self.answer()?;
            }
            return Ok(!self.bar.is_stopped());
        }
        let gaps = gaps!(at, found = text, last);
        self.bad(&match self.catalogue {
            Catalogue::Classes => hinted("no-such-rank", &gaps),
            Catalogue::Grids(_) => language().say("no-such-rank", &gaps),
        })
    }

    /// Answers what has been read.
    fn answer(&mut self) -> Result<(), Failure> {
        let (catalogue, output) = (&self.catalogue, self.output);
        let answer = |&rank: &u128| output.text_of(&Unranked::from(catalogue.unrank(rank)));
        let answers: Vec<String> = self.waiting.par_iter().map(answer).collect();
        self.waiting.clear();
        for answer in answers {
            writeln!(self.out, "{answer}")?;
        }
        Ok(())
    }

    fn bad(&mut self, text: &str) -> GoesOn {
        let text = &format!("error: {text}");
        self.answer()?;
        if self.keep_going {
            let instead = BadInput::new(Place::default(), text);
            writeln!(self.out, "{}", self.output.text_of(&instead))?;
        }
        self.out.flush()?;
        message(text);
        self.exit = Exit::WrongInput;
        Ok(self.keep_going)
    }
}
