//! `ennea catalog merge`: the tallies of all shards added up.

use super::done::Done;
use super::shard::Shard;
use super::text::State;
use super::{checkpoint, report};
use crate::face::exit::{Exit, Failure};
use crate::face::number::grouped;
use crate::face::output::Output;
use clap::Args;
use ennea::catalog::classes::count::Tally;
use std::path::{Path, PathBuf};

/// Joins shards.
#[derive(Debug, Args)]
#[command(
    after_help = "The files are those of  ennea catalog count --shard I/N --checkpoint FILE  \
    for all I from 1 to N, in any order. What is printed is what counting all at once prints."
)]
pub(super) struct Options {
    /// The checkpoints, one of each shard.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(options: &Options, output: &mut Output) -> Result<Exit, Failure> {
    let mut shards = Vec::new();
    for path in &options.files {
        let state = checkpoint::read(path)?.ok_or_else(|| {
            let name = path.display();
            Failure::Input(format!("cannot read {name}: no such file or directory"))
        })?;
        shards.push((path.as_path(), state));
    }
    let tally = join(&shards).map_err(Failure::Input)?;
    report::tell(Shard::WHOLE, &tally, output)
}

/// Adds the shards up, if they are all there are, each once and finished.
fn join(shards: &[(&Path, State)]) -> Result<Tally, String> {
    let (first, of) = shards.first().map_or((Path::new(""), 1), |(path, s)| (*path, s.shard.of));
    // The place 0 stays empty.
    let mut found: Vec<Option<&Path>> = vec![None; of + 1];
    let mut tally = Tally::default();
    for (path, state) in shards {
        let (name, shard) = (path.display(), state.shard);
        if shard.of != of {
            return Err(format!(
                "{name} is one of {} shards, but {} is one of {of}\n  hint: all must be of one cut",
                shard.of,
                first.display()
            ));
        }
        if let Some(other) = found[shard.number].replace(path) {
            return Err(format!(
                "{} and {name} are both shard {shard}\n  hint: leave one of them out",
                other.display()
            ));
        }
        if !state.done.is_complete() {
            let [count, all] = [state.done.count(), state.done.len()].map(|n| grouped(&n.into()));
            return Err(format!(
                "{name} is not finished: {count} of {all} parts of shard {shard} are done\n  hint: \
                 run  ennea catalog count --shard {shard} --checkpoint {name}"
            ));
        }
        tally.add(&state.tally);
    }
    let mut missing = Done::none(of + 1);
    (1..=of).filter(|number| found[*number].is_none()).for_each(|number| missing.add(number));
    let Some(number) = (1..=of).find(|number| missing.contains(*number)) else { return Ok(tally) };
    let which = match missing.count() {
        1 => format!("shard {number}/{of} is missing"),
        _ => format!("shards {missing} of {of} are missing"),
    };
    Err(format!(
        "{which}\n  hint: run  ennea catalog count --shard {number}/{of} --checkpoint FILE"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made-up tallies, but for the parts: shard I of N has found I classes of order 1 and one of order I.
    fn finished(number: usize, of: usize) -> State {
        let mut state = State::new(Shard { of, number });
        (0..state.done.len()).for_each(|place| state.done.add(place));
        state.tally.by_automorphisms.insert(1, number as u64);
        *state.tally.by_automorphisms.entry(number as u32).or_default() += 1;
        state
    }

    fn message(shards: &[(usize, usize)]) -> String {
        let names = ["a", "b", "c", "d"];
        let shards: Vec<(&Path, State)> = shards
            .iter()
            .zip(names)
            .map(|(&(number, of), name)| (Path::new(name), finished(number, of)))
            .collect();
        join(&shards).map_or_else(|message| message, |tally| format!("{tally:?}"))
    }

    #[test]
    fn all_shards_add_up_in_any_order() {
        let expected = Tally { by_automorphisms: [(1, 7), (2, 1), (3, 1)].into() };
        for shards in [[(1, 3), (2, 3), (3, 3)], [(3, 3), (1, 3), (2, 3)]] {
            assert_eq!(message(&shards), format!("{expected:?}"));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        assert_eq!(
            message(&[(1, 3), (3, 3)]),
            "shard 2/3 is missing\n  \
             hint: run  ennea catalog count --shard 2/3 --checkpoint FILE"
        );
        assert_eq!(
            message(&[(5, 9), (1, 9)]),
            "shards 2-4,6-9 of 9 are missing\n  \
             hint: run  ennea catalog count --shard 2/9 --checkpoint FILE"
        );
        assert_eq!(
            message(&[(1, 2), (2, 2), (1, 2)]),
            "a and c are both shard 1/2\n  hint: leave one of them out"
        );
        assert_eq!(
            message(&[(1, 2), (2, 3)]),
            "b is one of 3 shards, but a is one of 2\n  hint: all must be of one cut"
        );
        let mut unfinished = State::new(Shard { of: 2, number: 2 });
        unfinished.done.add(7);
        assert_eq!(
            join(&[(Path::new("a"), finished(1, 2)), (Path::new("b"), unfinished)]).unwrap_err(),
            "b is not finished: 1 of 5,824 parts of shard 2/2 are done\n  \
             hint: run  ennea catalog count --shard 2/2 --checkpoint b"
        );
    }
}
