//! `ennea catalog count`: the parts of a shard on all cores, saved now and then.

use super::checkpoint;
use super::done::Done;
use super::report;
use super::shard::Shard;
use super::text::State;
use crate::face::exit::{Exit, Failure};
use crate::face::interrupt;
use crate::face::number;
use crate::face::output::{Bar, Output};
use clap::Args;
use ennea::catalog::classes::count::{self, PARTS, Tally};
use ennea::progress::Progress;
use ennea::symmetry::classic_bands::Bands;
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Counts the essentially different grids.
#[derive(Debug, Args)]
#[command(after_help = "Finds each of the 5,472,730,538 classes once, as its canonical form, \
    which takes minutes on two cores, and counts them by the order of their automorphism groups. \
    The sum over all classes of the grids that each stands for, and Burnside's lemma, check the \
    result.\n\n\
    Ctrl-C stops it; with --checkpoint the same words go on from there. On several \
    machines:\n\n  \
    ennea catalog count --shard 1/2 --checkpoint a.txt\n  \
    ennea catalog count --shard 2/2 --checkpoint b.txt\n  \
    ennea catalog merge a.txt b.txt")]
pub(super) struct Options {
    /// Count only shard I of N; they take about equally long (default: all).
    #[arg(long, value_name = "I/N", default_value = "1/1", hide_default_value = true)]
    shard: Shard,

    /// Save in FILE what is done, every few seconds; if it exists, go on from there.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// The time between two savings.
const PERIOD: Duration = Duration::from_secs(5);

/// How many fronts move through the parts at once.
const FRONTS: usize = 16;

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let file = options.checkpoint.as_deref();
    let mut state = begin(options.shard, file)?;
    if state.done.count() > 0 {
        let name = file.unwrap_or(Path::new("")).display();
        report::note(&format!("{name}: {} are done already", progress(&state.done)));
    }
    let mut saved = Ok(());
    if !state.done.is_complete() {
        interrupt::listen()?;
        save(file, &state)?;
        let start = Instant::now();
        let before = state.done.count();
        state = count(state, file, &output.bar("enumerating parts"));
        saved = save(file, &state);
        if !state.done.is_complete() {
            return Err(interrupted(&state.done, file, saved, output));
        }
        let (parts, time) = (state.done.count() - before, number::time(start.elapsed()));
        report::note(&format!("counted {} parts in {time}", number::grouped(&parts.into())));
    }
    let exit = report::tell(state.shard, &state.tally, output)?;
    saved.map(|()| exit)
}

/// What is done of the shard so far.
fn begin(shard: Shard, file: Option<&Path>) -> Result<State, Failure> {
    let Some(path) = file else { return Ok(State::new(shard)) };
    match checkpoint::read(path)? {
        None => Ok(State::new(shard)),
        Some(state) if state.shard == shard => Ok(state),
        Some(state) => Err(Failure::Input(format!(
            "{} is a checkpoint of shard {}, not of {shard}\n  hint: it is left as it is; each \
             shard has a file of its own, so give another name, or --shard {}",
            path.display(),
            state.shard,
            state.shard
        ))),
    }
}

fn save(file: Option<&Path>, state: &State) -> Result<(), Failure> {
    file.map_or(Ok(()), |path| checkpoint::write(path, state))
}

/// Does what is left, unless there is a Ctrl-C.
fn count(state: State, file: Option<&Path>, bar: &Bar) -> State {
    let bands = Bands::new();
    let shard = state.shard;
    let order = order(&state.done);
    bar.expect(order.len() as u64);
    let work = Mutex::new(Work { state, file, saved: Instant::now(), is_warned: false });
    order.into_iter().par_bridge().for_each(|place| {
        if interrupt::is_heard() {
            return;
        }
        let tally = count::part(&bands, shard.part(place));
        work.lock().unwrap_or_else(PoisonError::into_inner).add(place, &tally, bar);
        bar.advance(1);
    });
    work.into_inner().unwrap_or_else(PoisonError::into_inner).state
}

/// The places that are not done.  The first parts take longer than the last ones, so several fronts
/// move through them at once: then the time left follows from the time taken, and what is done is still
/// a few ranges.
fn order(done: &Done) -> Vec<usize> {
    let length = done.len().div_ceil(FRONTS);
    let fronts = (0..length).flat_map(|k| (k..done.len()).step_by(length));
    fronts.filter(|place| !done.contains(*place)).collect()
}

/// A count under way.
struct Work<'a> {
    state: State,
    file: Option<&'a Path>,
    saved: Instant,
    /// Whether it has been said that saving fails.
    is_warned: bool,
}

impl Work<'_> {
    /// Adds a part that is done; saves if it is time.
    fn add(&mut self, place: usize, tally: &Tally, bar: &Bar) {
        self.state.done.add(place);
        self.state.tally.add(tally);
        if self.file.is_none() || self.saved.elapsed() < PERIOD {
            return;
        }
        // What cannot be saved now may be saved next time.
        if let Err(Failure::Input(message)) = save(self.file, &self.state)
            && !std::mem::replace(&mut self.is_warned, true)
        {
            bar.aside(|| report::note(&format!("{message}; the count goes on")));
        }
        self.saved = Instant::now();
    }
}

/// Says what an interrupt leaves.
fn interrupted(
    done: &Done,
    file: Option<&Path>,
    saved: Result<(), Failure>,
    output: &mut Output,
) -> Failure {
    let parts = progress(done);
    match (file, saved) {
        (Some(_), Err(Failure::Input(message))) => output.error(&message),
        (Some(path), _) => report::note(&format!(
            "interrupted: {parts} are done and saved in {}\n  hint: the same words go on from \
             there",
            path.display()
        )),
        (None, _) => report::note(&format!(
            "interrupted: {parts} were done and are lost\n  hint: with --checkpoint FILE the same \
             words go on where they were interrupted"
        )),
    }
    Failure::Interrupted
}

/// For example `12 of 11,648 parts`, or of a shard.
fn progress(done: &Done) -> String {
    let [count, all] = [done.count(), done.len()].map(|n| number::grouped(&n.into()));
    let whose = if done.len() < PARTS { " of the shard" } else { "" };
    format!("{count} of {all} parts{whose}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Goal: each place that is left is met once.  Method: all lengths around that of the fronts.
    #[test]
    fn the_fronts_meet_every_place() {
        for len in 1..=100 {
            let mut done = Done::none(len);
            (0..len).filter(|place| place % 7 == 3).for_each(|place| done.add(place));
            let mut order = order(&done);
            order.sort_unstable();
            assert_eq!(order, (0..len).filter(|place| place % 7 != 3).collect::<Vec<_>>());
        }
    }
}
