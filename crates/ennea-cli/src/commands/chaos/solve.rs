//! `ennea chaos solve`: a solution of each puzzle by the flow, or of a formula in a file.
//!
//! The JSON objects have, after the place, `shape` and `puzzle` (or `file` for a formula):
//!
//! | key | meaning |
//! |---|---|
//! | `answer` | `"solved"`; `"none"`: the clues leave nothing; `"unsolved"`: nothing was found in time |
//! | `solution` | if solved: the grid; of a formula the literals that are true, as DIMACS writes them |
//! | `integrator` | `"descent"`, `"splitting"` or `"cash-karp"` |
//! | `start`, `seed` | which start of the seed found it; the seed is a decimal string |
//! | `time`, `steps` | t\* of that trajectory, or where it was given up, and the steps up to there |

use super::given::Given;
use crate::face::batch::{self, Command, Context, Reply, Unanswered};
use crate::face::ends::seconds;
use crate::face::exit::{Exit, Failure};
use crate::face::input::Item;
use crate::face::interrupt;
use crate::face::names::names;
use crate::face::output::Output;
use crate::face::seed::Seed;
use clap::{Args, ValueEnum};
use ennea::chaos::splitting::{Precision, Rule, Splitting};
use ennea::chaos::{
    Encoding, End, Flow, Formula, Growth, Limits, Size, Stop, cash_karp, signs, start,
};
use ennea::progress::{Progress, Stopped};
use serde_json::{Map, Value, json};
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

    /// How trajectories are followed.
    #[arg(long, value_enum, value_name = "NAME", default_value = "descent")]
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

    /// Give up after so many steps.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    steps: u64,

    /// Give a puzzle up after so many seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,

    /// Print after each grid t*, the steps and the number of the start.
    #[arg(long)]
    details: bool,

    #[command(flatten)]
    seed: Seed,
}

impl Options {
    /// Refuses options that say nothing to the integrator.
    fn check(&self) -> Result<(), Failure> {
        use Integrator::{CashKarp, Descent, Splitting};
        let all: [(bool, &str, &[Integrator]); 5] = [
            (self.step.is_some(), "--step", &[Descent, Splitting]),
            (self.sweeps.is_some(), "--sweeps", &[Splitting]),
            (self.growth.is_some(), "--growth", &[Splitting, CashKarp]),
            (self.tolerance.is_some(), "--tolerance", &[CashKarp]),
            (self.stop.is_some(), "--stop", &[CashKarp]),
        ];
        let name = self.integrator.name();
        match all.iter().find(|(is_said, _, of)| *is_said && !of.contains(&self.integrator)) {
            None => Ok(()),
            Some((_, option, of)) => Err(Failure::Input(format!(
                "{option} says nothing to {name}\n  hint: --integrator {} heeds it",
                of[0].name()
            ))),
        }
    }
}

/// How trajectories are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Integrator {
    /// The limit of long steps, where spins come to rest at once.
    Descent,
    /// Exact flows of the parts, one after the other.
    Splitting,
    /// Runge-Kutta of Cash and Karp.
    CashKarp,
}

impl Integrator {
    fn name(self) -> &'static str {
        match self {
            Self::Descent => "descent",
            Self::Splitting => "splitting",
            Self::CashKarp => "cash-karp",
        }
    }
}

/// Where cash-karp begins anew.
const RESTART: f64 = 150.0;

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    options.check()?;
    let (seed, _) = options.seed.generator(output);
    let solver = Solver { options, seed };
    match options.given.formula(1)? {
        Some(formula) => solver.formula(&formula, output),
        None => batch::run(&solver, &options.given.inputs, "solving", output),
    }
}

/// The options with the seed that was drawn.
struct Solver<'a> {
    options: &'a Options,
    seed: u64,
}

/// Where a trajectory ended that was the first, or the last.
struct Found {
    end: End,
    start: u64,
    time: f64,
    steps: u64,
    values: Option<Vec<bool>>,
}

/// What came of a formula.
enum Answer {
    /// It has an empty clause.
    None,
    /// It ended.
    Found(Found),
    /// The seconds were over.
    Late,
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
        let place = context.place(item);
        let refused = |why| Unanswered::Refused(format!("error: {place}: {why}"));
        self.options.given.memory.check(Size::of(&puzzle), 1).map_err(refused)?;
        let encoding = Encoding::new(&puzzle, self.options.given.reading);
        let answer = match &encoding {
            Ok(encoding) => self.solve(encoding.formula(), context)?,
            Err(_) => Answer::None,
        };
        let grid = match (&encoding, &answer) {
            (Ok(encoding), Answer::Found(Found { values: Some(values), .. })) => {
                Some(encoding.grid(values).expect("the values satisfy the formula"))
            }
            _ => None,
        };
        if grid.is_none() {
            reply.say_no();
            match answer {
                Answer::None => reply.note_conflict(item, &puzzle, context),
                _ => reply.note(item, &self.gave_up(&answer), context),
            }
        }
        if context.is_json() {
            let mut object = context.object(item, &puzzle);
            self.object(&mut object, &answer, grid.map(|grid| json!(grid.to_string())));
            reply.write(&json!(object).to_string());
            return Ok(());
        }
        match (&grid, &answer) {
            (Some(grid), _) => reply.write_grid(grid),
            (None, Answer::None) => reply.write("none"),
            (None, _) => reply.write("unsolved"),
        }
        if let Answer::Found(found) = &answer
            && self.options.details
        {
            reply.write(&format!(" {}", details(found)));
        }
        Ok(())
    }
}

impl Solver<'_> {
    /// A formula from a file.
    fn formula(&self, formula: &Formula, output: &mut Output) -> Result<Exit, Failure> {
        interrupt::listen()?;
        let answer = {
            let bar = output.bar("solving");
            self.solve(formula, &bar).map_err(|Stopped| Failure::Interrupted)?
        };
        let literals: Option<Vec<i64>> = match &answer {
            Answer::Found(Found { values: Some(values), .. }) => {
                let literal = |(k, &value): (usize, &bool)| {
                    let number = k as i64 + 1;
                    if value { number } else { -number }
                };
                Some(values.iter().enumerate().map(literal).collect())
            }
            _ => None,
        };
        let is_solved = literals.is_some();
        if let Answer::Found(Found { values: None, .. }) | Answer::Late = &answer {
            output.note(&self.gave_up(&answer));
        }
        if output.is_json() {
            let mut object = Map::new();
            object.insert("file".to_owned(), json!(self.options.given.cnf));
            self.object(&mut object, &answer, literals.map(|literals| json!(literals)));
            output.line(&json!(object).to_string())?;
        } else if let Some(literals) = literals {
            output.line("s SATISFIABLE")?;
            let mut line = "v".to_owned();
            for literal in literals.iter().map(i64::to_string).chain(["0".to_owned()]) {
                if line.len() + 1 + literal.len() > 78 {
                    output.line(&line)?;
                    line = "v".to_owned();
                }
                line += &format!(" {literal}");
            }
            output.line(&line)?;
        } else {
            let is_none = matches!(answer, Answer::None);
            output.line(if is_none { "s UNSATISFIABLE" } else { "s UNKNOWN" })?;
        }
        if let Answer::Found(found) = &answer
            && self.options.details
        {
            output.note(&details(found));
        }
        Ok(if is_solved { Exit::Done } else { Exit::No })
    }

    fn solve(&self, formula: &Formula, progress: &dyn Progress) -> Result<Answer, Stopped> {
        if formula.has_empty_clause() {
            return Ok(Answer::None);
        }
        let end = self.options.time.and_then(|time| Instant::now().checked_add(time));
        let watch = Watch { end, progress };
        let found = match self.options.integrator {
            Integrator::CashKarp => self.cash_karp(formula, &watch),
            _ => self.splitting(formula, &watch),
        };
        match found {
            Ok(found) => Ok(Answer::Found(found)),
            Err(Stopped) if progress.is_stopped() => Err(Stopped),
            Err(Stopped) => Ok(Answer::Late),
        }
    }

    fn growth(&self) -> Growth {
        self.options.growth.unwrap_or(Growth::Square)
    }

    fn splitting(&self, formula: &Formula, progress: &dyn Progress) -> Result<Found, Stopped> {
        let options = self.options;
        let rule = match options.integrator {
            Integrator::Descent => {
                let Rule::Descent { gain } = Rule::SOLVE else { unreachable!("it is descent") };
                Rule::Descent { gain: options.step.unwrap_or(gain) }
            }
            _ => Rule::Flow {
                growth: self.growth(),
                step: options.step.unwrap_or(2.0),
                sweeps: options.sweeps.unwrap_or(1),
            },
        };
        let splitting = Splitting::new(formula, rule, Precision::Single);
        let time = options.until.unwrap_or(f64::INFINITY);
        let ended = splitting.race(self.seed, Limits { time, steps: options.steps }, progress)?;
        Ok(Found {
            end: ended.end,
            start: ended.index,
            time: ended.time,
            steps: ended.steps,
            values: ended.values.map(Vec::from),
        })
    }

    /// One start after the other, each up to some time.
    fn cash_karp(&self, formula: &Formula, progress: &dyn Progress) -> Result<Found, Stopped> {
        let flow = Flow::new(formula, self.growth());
        let time = self.options.until.unwrap_or(RESTART);
        let mut left = self.options.steps;
        for index in 0.. {
            let options = cash_karp::Options {
                tolerance: self.options.tolerance.unwrap_or(1e-4),
                stop: self.options.stop.unwrap_or(Stop::Signs),
                limits: Limits { time, steps: left },
                ..cash_karp::Options::default()
            };
            let spins = start(self.seed, index, formula.variable_count());
            let run = cash_karp::run(flow, &spins, &options, &mut |_| (), progress)?;
            left -= run.steps;
            let values = (run.end == End::Solved).then(|| signs(&run.state.spins));
            if values.is_some() || left == 0 {
                let (end, time, steps) = (run.end, run.state.time, run.steps);
                return Ok(Found { end, start: index, time, steps, values });
            }
        }
        unreachable!("steps are used up before starts are")
    }

    /// That nothing was found, which proves nothing.
    fn gave_up(&self, answer: &Answer) -> String {
        let what = match answer {
            Answer::Found(Found { end: End::Time, time, .. }) => {
                format!("up to t = {}; --until allows more", rounded(*time))
            }
            Answer::Found(Found { time, .. }) => {
                format!(
                    "in {} steps, up to t = {}; --steps allows more",
                    self.options.steps,
                    rounded(*time)
                )
            }
            _ => "in time; --time allows more".to_owned(),
        };
        format!("no solution was found {what}; that does not prove that there is none")
    }

    fn object(&self, object: &mut Map<String, Value>, answer: &Answer, solution: Option<Value>) {
        let mut insert = |key: &str, value: Value| object.insert(key.to_owned(), value);
        insert(
            "answer",
            json!(match (answer, &solution) {
                (_, Some(_)) => "solved",
                (Answer::None, None) => "none",
                (_, None) => "unsolved",
            }),
        );
        if let Some(solution) = solution {
            insert("solution", solution);
        }
        insert("integrator", json!(self.options.integrator.name()));
        insert("seed", json!(self.seed.to_string()));
        if let Answer::Found(found) = answer {
            insert("start", json!(found.start));
            insert("time", json!(found.time));
            insert("steps", json!(found.steps));
        }
    }
}

/// The end of the seconds, besides what else stops the work.
struct Watch<'a> {
    end: Option<Instant>,
    progress: &'a dyn Progress,
}

impl Progress for Watch<'_> {
    fn expect(&self, _steps: u64) {}

    fn advance(&self, _steps: u64) {}

    fn is_stopped(&self) -> bool {
        self.progress.is_stopped() || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

fn details(found: &Found) -> String {
    format!("t={} steps={} start={}", rounded(found.time), found.steps, found.start)
}

/// Three digits after the point, or fewer.
fn rounded(time: f64) -> String {
    format!("{time:.3}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A number above 0.
pub(super) fn positive(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| *number > 0.0 && number.is_finite());
    number.ok_or_else(|| "expected a number above 0".to_owned())
}

/// A step.
pub(super) fn step(text: &str) -> Result<f64, String> {
    let number = positive(text).ok().filter(|&number| number <= Rule::STEP_MAX);
    number.ok_or_else(|| format!("expected a number above 0, up to {}", Rule::STEP_MAX))
}
