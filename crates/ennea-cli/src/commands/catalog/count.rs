//! `ennea catalog count`: the parts of a shard on all cores, saved now and then.

use super::checkpoint;
use crate::face::{Exit, Failure, Output, interrupt};
use clap::Args;
use ennea::catalog::classes::count::PARTS;
use ennea_answers::catalogue::{self, Done, Report, Shard, State};
use ennea_answers::text;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
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

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let file = options.checkpoint.as_deref();
    let mut state = begin(options.shard, file)?;
    if state.done.count() > 0 {
        let name = file.unwrap_or(Path::new("")).display();
        output.note(&format!("{name}: {} are done already", progress(&state.done)));
    }
    let mut saved = Ok(());
    if !state.done.is_complete() {
        interrupt::listen()?;
        save(file, &state)?;
        let start = Instant::now();
        let before = state.done.count();
        state = count(state, file, output);
        saved = save(file, &state);
        if !state.done.is_complete() {
            return Err(interrupted(&state.done, file, saved, output));
        }
        let parts = text::grouped(&(state.done.count() - before).into());
        output.note(&format!("counted {parts} parts in {}", text::time(start.elapsed())));
    }
    let exit = super::tell(&Report::of(state.shard, &state.tally), output)?;
    saved.map(|()| exit)
}

/// What is done of the shard so far.
fn begin(shard: Shard, file: Option<&Path>) -> Result<State, Failure> {
    let is_missing =
        |path: &&Path| fs::metadata(path).is_err_and(|error| error.kind() == ErrorKind::NotFound);
    let Some(path) = file.filter(|path| !is_missing(path)) else { return Ok(State::new(shard)) };
    let state = checkpoint::read(path)?;
    if state.shard == shard {
        return Ok(state);
    }
    Err(Failure::Input(format!(
        "{} is a checkpoint of shard {}, not of {shard}\n  hint: it is left as it is; each shard \
         has a file of its own, so give another name, or --shard {}",
        path.display(),
        state.shard,
        state.shard
    )))
}

fn save(file: Option<&Path>, state: &State) -> Result<(), Failure> {
    file.map_or(Ok(()), |path| checkpoint::write(path, state))
}

/// Does what is left, unless there is a Ctrl-C, and saves it whenever it is time.
fn count(state: State, file: Option<&Path>, output: &Output) -> State {
    let bar = output.bar("enumerating parts");
    let mut last = Instant::now();
    let mut is_warned = false;
    catalogue::go_on(state, &bar, |state| {
        if file.is_none() || last.elapsed() < PERIOD {
            return;
        }
        // What cannot be saved now may be saved next time.
        if let Err(Failure::Input(message)) = save(file, state)
            && !std::mem::replace(&mut is_warned, true)
        {
            bar.aside(|| output.note(&format!("{message}; the count goes on")));
        }
        last = Instant::now();
    })
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
        (Some(path), _) => output.note(&format!(
            "interrupted: {parts} are done and saved in {}\n  hint: the same words go on from \
             there",
            path.display()
        )),
        (None, _) => output.note(&format!(
            "interrupted: {parts} were done and are lost\n  hint: with --checkpoint FILE the same \
             words go on where they were interrupted"
        )),
    }
    Failure::Interrupted
}

/// For example `12 of 11,648 parts`, or of a shard.
fn progress(done: &Done) -> String {
    let [count, all] = [done.count(), done.places()].map(|n| text::grouped(&n.into()));
    let whose = if done.places() < PARTS { " of the shard" } else { "" };
    format!("{count} of {all} parts{whose}")
}
