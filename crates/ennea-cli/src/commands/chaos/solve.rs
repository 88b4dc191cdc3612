//! `ennea chaos solve`: a solution of each puzzle by the flow, or of a formula in a file.
//!
//! The JSON objects are [`Answer`](ennea_answers::chaos::solve::Answer), after the puzzle or the `file`.

use super::given::{Given, positive, step};
use crate::face::{
    Deadline, Exit, Failure, Output, Query, Seed, batch, interrupt, language, names, seconds,
};
use clap::Args;
use ennea::chaos::{Formula, Growth, Stop};
use ennea::progress::{Progress, Stopped, Until};
use ennea_answers::chaos::solve::{Answer, Integrator, Request};
use ennea_answers::served::Question;
use ennea_answers::wire::About;
use ennea_words::Told;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

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

    /// Take these rules: a name such as x, windoku or x+knight, the letters of a jigsaw, or a file.
    #[arg(long, value_name = "NAME|FILE", conflicts_with = "cnf")]
    rules: Option<String>,

    /// How trajectories are followed.
    #[arg(long, value_parser = names::<Integrator>(), value_name = "NAME", default_value = "descent")]
    integrator: Integrator,

    /// The step of the splitting, up to 16 (default: 2).
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
    let &Options { integrator, step, sweeps, growth, tolerance, stop, until, steps, .. } = options;
    let mut request =
        Request { integrator, step, sweeps, growth, tolerance, stop, until, steps, seed: 0 };
    request.check()?;
    (request.seed, _) = options.seed.generator(output);
    if let Some(formula) = options.given.formula(1)? {
        return solve_formula(options, &request, &formula, output);
    }
    let query = Query::new(&options.given.inputs, Question::FlowSolve, options.rules.as_deref())?;
    batch::lines(&query, "solving", output, |_: &mut (), task| {
        let encoding = options.given.terms.get().encode(task.puzzle(), 1);
        let encoding = encoding.map_err(|why| task.refusal(&why))?;
        let tell = task.teller();
        let answer = options.within_time(task.progress(), &tell, &request, |patience| {
            request.puzzle(encoding.as_ref(), patience)
        })?;
        if answer.solution.is_none() {
            task.line().say_no();
            match &answer.gave_up {
                Some(gave_up) => task.note(&gave_up.told(language())),
                None => task.note_conflict(),
            }
        }
        if task.is_json() {
            task.json(&answer);
            return Ok(());
        }
        task.line().write(&answer.line());
        if let Some(details) = answer.details().filter(|_| options.details) {
            task.line().write(&format!(" {details}"));
        }
        Ok(())
    })
}

impl Options {
    /// The answer within the time, or that there is none.
    fn within_time(
        &self,
        progress: &dyn Progress,
        tell: &(dyn Fn(&str) + Sync),
        request: &Request,
        solve: impl FnOnce(&dyn Progress) -> Result<Answer, Stopped>,
    ) -> Result<Answer, Stopped> {
        let deadline = Deadline::new(self.time, progress);
        let (since, told) = (Instant::now(), AtomicBool::new(self.time.is_some()));
        // Without a limit of time it goes on, but how to set one is said once.
        let patience = Until(&deadline, || {
            if since.elapsed() > LONG && !told.swap(true, Ordering::Relaxed) {
                tell(&language().text("flow-takes-long"));
            }
            false
        });
        match solve(&patience) {
            Err(Stopped) if !progress.is_stopped() => Ok(request.late()),
            answer => answer,
        }
    }
}

/// After this time it is said that the search may take long.
const LONG: Duration = Duration::from_secs(10);

/// Solves a formula from a file.
fn solve_formula(
    options: &Options,
    request: &Request,
    formula: &Formula,
    output: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let bar = output.bar("solving");
    let tell = |what: &str| bar.aside(|| output.note(what));
    let answer =
        options.within_time(&bar, &tell, request, |patience| request.formula(formula, patience))?;
    drop(bar);
    answer.gave_up.iter().for_each(|gave_up| output.note(&gave_up.told(language())));
    if output.is_json {
        let asked = options.given.origin();
        output.json(&About { asked, answer: &answer })?;
    } else {
        output.lines(&answer.sat_lines())?;
    }
    if let Some(details) = answer.details().filter(|_| options.details) {
        output.note(&details);
    }
    Ok(if answer.solution.is_some() { Exit::Done } else { Exit::No })
}
