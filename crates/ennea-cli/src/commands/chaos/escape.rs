//! `ennea chaos escape`: the escape rate kappa of each puzzle, and its hardness eta = -log10 kappa.
//!
//! The JSON objects are [`Measured`](ennea_answers::chaos::escape::Measured) or `"answer":"none"`,
//! after the puzzle or the `file`.

use super::gallery::{Gallery, GalleryOptions};
use super::given::{Given, SplittingOptions};
use crate::face::{
    Exit, Failure, Item, Output, Query, Seed, Source, gather, interrupt, language, message,
    no_solution,
};
use clap::Args;
use ennea::chaos::{Encoding, Formula};
use ennea::{Improper, Puzzle};
use ennea_answers::chaos::escape::{Ends, Request, head, none};
use ennea_answers::served::Question;
use ennea_answers::wire::{About, NotProper};
use ennea_words::Told;
use serde::Serialize;

/// Measures escape rates.
#[derive(Debug, Args)]
#[command(
    after_help = "Of many random starts of the flow a fraction p(t) has found no solution by time t. \
    It falls about like e^(-kappa t), and eta = -log10 kappa is the hardness of the puzzle: up to 1 \
    easy, 2 medium, 3 hard, above that ultra-hard.\n\n\
    p(t) is no clean exponential, so eta depends on the window in which it is measured. By default \
    that begins when a tenth of the starts are solved and ends at t = 4000. The estimate is the number \
    of starts solved in the window over the time that they spent there unsolved. --details shows the \
    rate in other windows.\n\n\
    Examples:\n\n  \
    ennea chaos escape PUZZLE --starts 500 --seed 1\n  \
    ennea chaos escape FILE --window 100..2000 --check\n  \
    ennea chaos escape FILE --seed 1 --out escape.svg --scale scale.svg"
)]
pub(crate) struct Options {
    #[command(flatten)]
    given: Given,

    /// How many starts are followed.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    starts: u64,

    /// The window, such as 100..2000, 100.. or ..2000; starts are followed to its end.
    #[arg(long, value_name = "A..B")]
    window: Option<Ends>,

    #[command(flatten)]
    splitting: SplittingOptions,

    /// Measure again with half the step, and say whether both agree.
    #[arg(long)]
    check: bool,

    /// Show the rate in windows that double in length.
    #[arg(long)]
    details: bool,

    #[command(flatten)]
    gallery: GalleryOptions,

    #[command(flatten)]
    seed: Seed,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let &Options { starts, window, splitting, check, .. } = options;
    let (SplittingOptions { step, sweeps }, reading) = (splitting, options.given.terms.reading);
    let mut request = Request { reading, seed: 0, starts, window, step, sweeps, check };
    request.check()?;
    let query = Query::new(&options.given.inputs, Question::Flow, None)?;
    let sources = match options.given.cnf {
        Some(_) => Vec::new(),
        None => query.sources()?,
    };
    let gallery = options.gallery.begin()?;
    (request.seed, _) = options.seed.generator(output);
    interrupt::listen();
    let has_head = output.is_json;
    let mut meter = Meter { options, request, output, has_head, gallery };
    let exit = match options.given.formula(rayon::current_num_threads())? {
        Some(formula) => {
            let place = options.given.file().unwrap_or_default();
            meter.measure(&place, options.given.origin(), Some(&formula), None)?
        }
        None => gather::each(&query, &sources, &mut |items| {
            let mut exit = Exit::Done;
            for item in items {
                exit = exit.max(meter.item(item, &sources)?);
            }
            Ok(exit)
        })?,
    };
    meter.gallery.finish(&request.words(), meter.output)?;
    Ok(exit)
}

/// Measures and tells.
struct Meter<'a> {
    options: &'a Options,
    request: Request,
    output: &'a mut Output,
    /// `true` if the head of the table was written, or none is to be.
    has_head: bool,
    /// Figures that are drawn at the end.
    gallery: Gallery<'a>,
}

impl Meter<'_> {
    fn item(&mut self, item: &Item, sources: &[Source]) -> Result<Exit, Failure> {
        let puzzle = item.puzzle();
        let source = &sources[item.place.source as usize];
        let place = source.describe(item.place);
        let terms = self.options.given.terms.get();
        let encoding = match terms.encode(puzzle, rayon::current_num_threads()) {
            Ok(encoding) => encoding,
            Err(why) => {
                message(&item.refusal(sources, &why));
                return Ok(Exit::WrongInput);
            }
        };
        if let Some(why) = puzzle.contradiction() {
            self.output.note(&format!("{place}: {}", no_solution(&why)));
        }
        let formula = encoding.as_ref().map(Encoding::formula);
        self.measure(&place, source.asked(item), formula, Some(puzzle))
    }

    /// Measures a formula, if there is one that can hold.
    fn measure(
        &mut self,
        place: &str,
        asked: impl Serialize,
        formula: Option<&Formula>,
        puzzle: Option<&Puzzle>,
    ) -> Result<Exit, Failure> {
        let bar = self.output.bar("following");
        let measured = self.request.measure(formula, &bar)?;
        drop(bar);
        let Some(measured) = measured else {
            let answer = NotProper::from(Improper::None);
            return self.tell(asked, &answer, &none(place, language())).map(|()| Exit::No);
        };
        let verdict = measured.verdict();
        if let Some(verdict) = &verdict {
            self.output.note(&format!("{place}: {}", verdict.words.told(language())));
        }
        let details =
            if self.options.details { measured.details(language()) } else { String::new() };
        let line = measured.line(self.gallery.name(place), language()) + &details;
        self.tell(asked, &measured, &line)?;
        if let Some(note) = measured.window_note() {
            self.output.note(&format!("{place}: {}", note.told(language())));
        }
        let is_good = verdict.is_none_or(|verdict| verdict.is_good);
        self.gallery.push(place, puzzle, &measured.measurement);
        Ok(if is_good { Exit::Done } else { Exit::No })
    }

    /// Writes the answer for a puzzle.
    fn tell<A: Serialize>(
        &mut self,
        asked: impl Serialize,
        answer: &A,
        line: &str,
    ) -> Result<(), Failure> {
        if !self.has_head {
            self.has_head = true;
            self.output.line(&head(language()))?;
        }
        self.output.either(&About { asked, answer }, line)
    }
}
