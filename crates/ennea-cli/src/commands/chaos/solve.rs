//! `ennea chaos solve`: a solution of each puzzle by the flow, or of a formula in a file.
//!
//! The JSON objects are [`Answer`](ennea_answers::chaos::solve::Answer), after the puzzle or the `file`.

use super::given::{Given, positive, step};
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::deadline::{Deadline, seconds};
use crate::face::exit::{Exit, Failure};
use crate::face::input::Item;
use crate::face::interrupt;
use crate::face::names::names;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::Args;
use ennea::chaos::{Formula, Growth, Stop};
use ennea::progress::{Progress, Stopped};
use ennea_answers::chaos::solve::{Answer, Integrator, Request};
use ennea_answers::wire::{About, Place};
use std::time::Duration;

/// Solves by the flow.
#[derive(Debug, Args)]
#[command(
    after_help = "The flow finds a solution, not that it is the only one, and of a formula that has \
    none it proves nothing: it goes on for ever, so there are limits. Nor does it solve an empty 9x9 \
    grid, or one with a clue or two: all digits stay alike. For all solutions, or none, ask ennea \
    solve.\n\n\
    descent is the limit of the splitting for long steps: the fastest. splitting follows many starts \
    side by side; with short steps and several sweeps exactly. cash-karp is the reference, one \
    trajectory with a step that follows its error; it begins anew at --until, as its steps shrink.\n\n\
    A line is the grid, none where the clues leave some cell or digit nothing, or unsolved; the exit \
    code is then 1. With --cnf the answer is that of a SAT solver: s SATISFIABLE and the literals that \
    are true, or s UNKNOWN."
)]
pub(crate) struct Options {
    #[command(flatten)]
    given: Given,

    /// How trajectories are followed.
    #[arg(long, value_parser = names::<Integrator>(), value_name = "NAME", default_value = "descent")]
    integrator: Integrator,

    /// The step of the splitting, up to 16; for descent what K^2 is multiplied with (default: 2).
    #[arg(long, value_name = "H", value_parser = step)]
    step: Option<f64>,

    /// Sweeps in each half of a step of the splitting (default: 1).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    sweeps: Option<u32>,

    /// How weights grow: linear is a K, as in the paper; square is a K^2, which solves faster
    /// (default: square).
    #[arg(long, value_parser = names::<Growth>(), value_name = "NAME")]
    growth: Option<Growth>,

    /// The error that a step of cash-karp may have (default: 1e-4).
    #[arg(long, value_name = "E", value_parser = positive)]
    tolerance: Option<f64>,

    /// When cash-karp is done: signs satisfy all clauses, or spins are near 1 or -1 as well
    /// (default: signs).
    #[arg(long, value_parser = names::<Stop>(), value_name = "NAME")]
    stop: Option<Stop>,

    /// Give a trajectory up at this analog time (default: never; 150 for cash-karp).
    #[arg(long, value_name = "T", value_parser = positive)]
    until: Option<f64>,

    /// Give up after this many steps.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    steps: u64,

    /// Give a puzzle up after this many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// Print after each grid t*, the steps and the number of the start.
    #[arg(long)]
    details: bool,

    #[command(flatten)]
    seed: Seed,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let mut request = Request {
        integrator: options.integrator,
        step: options.step,
        sweeps: options.sweeps,
        growth: options.growth,
        tolerance: options.tolerance,
        stop: options.stop,
        until: options.until,
        steps: options.steps,
        seed: 0,
    };
    request.check()?;
    (request.seed, _) = options.seed.generator(output);
    let solver = Solver { options, request };
    match options.given.formula(1)? {
        Some(formula) => solver.formula(&formula, output),
        None => batch::run(&solver, &options.given.inputs, "solving", output),
    }
}

/// The options, and what they ask for.
struct Solver<'a> {
    options: &'a Options,
    request: Request,
}

impl Solver<'_> {
    /// The answer within the time.
    fn solve(
        &self,
        progress: &dyn Progress,
        by: impl FnOnce(&Request, &Deadline<'_>) -> Result<Answer, Stopped>,
    ) -> Result<Answer, Stopped> {
        match by(&self.request, &Deadline::new(self.options.time, progress)) {
            Err(Stopped) if !progress.is_stopped() => Ok(self.request.late()),
            answer => answer,
        }
    }

    /// A formula from a file.
    fn formula(&self, formula: &Formula, output: &mut Output) -> Result<Exit, Failure> {
        interrupt::listen()?;
        let bar = output.bar("solving");
        let answer = self.solve(&bar, |request, deadline| request.formula(formula, deadline))?;
        drop(bar);
        if let Some(gave_up) = &answer.gave_up {
            output.note(gave_up);
        }
        if output.is_json() {
            let asked = Place { file: self.options.given.file(), ..Place::default() };
            output.json(&About { asked, answer: &answer })?;
        } else {
            answer.sat_lines().iter().try_for_each(|line| output.line(line))?;
        }
        if let Some(details) = answer.details().filter(|_| self.options.details) {
            output.note(&details);
        }
        Ok(if answer.solution.is_some() { Exit::Done } else { Exit::No })
    }
}

impl Command for Solver<'_> {
    type Worker = ();

    fn answer(
        &self,
        (): &mut (),
        item: &Item,
        context: &Context<'_>,
        reply: &mut Reply,
    ) -> Result<(), Unanswered> {
        let puzzle = item.cells.puzzle();
        let encoding = self.options.given.terms.get().encode(&puzzle, 1);
        let encoding = encoding.map_err(|why| context.refused(item, &why))?;
        let answer =
            self.solve(context, |request, deadline| request.puzzle(encoding.as_ref(), deadline))?;
        if answer.solution.is_none() {
            reply.say_no();
            match &answer.gave_up {
                Some(gave_up) => reply.note(item, gave_up, context),
                None => reply.note_conflict(item, &puzzle, context),
            }
        }
        if context.is_json() {
            reply.write(&context.json(item, &puzzle, &answer));
            return Ok(());
        }
        reply.write(&answer.line());
        if let Some(details) = answer.details().filter(|_| self.options.details) {
            reply.write(&format!(" {details}"));
        }
        Ok(())
    }
}
