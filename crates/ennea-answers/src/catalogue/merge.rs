//! The tallies of all shards added up: if they are of one cut, finished, and all there.

use super::checkpoint::State;
use super::done::Done;
use super::shard::Shard;
use crate::text::grouped;
use ennea::catalog::classes::count::Tally;
use std::fmt;

/// Why checkpoints do not add up; they are called by the names of their files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeError {
    /// Two of them belong to different cuts of the work.
    OtherCut {
        /// The second file, and how many shards its cut has.
        file: (String, usize),
        /// The first file, and how many shards its cut has.
        first: (String, usize),
    },
    /// Two of them are of the same shard.
    Twice {
        /// The shard.
        shard: Shard,
        /// The files.
        files: [String; 2],
    },
    /// A shard is not finished.
    Unfinished {
        /// The file.
        file: String,
        /// The shard.
        shard: Shard,
        /// Which of its parts are done.
        done: Done,
    },
    /// Shards are missing.
    Missing {
        /// The first of them.
        first: Shard,
        /// The numbers of all of them.
        numbers: Done,
    },
}

/// Adds the shards up, if they are all there are, each once and finished.
///
/// # Errors
/// If they are not.
pub fn merge(shards: &[(String, State)]) -> Result<Tally, MergeError> {
    let of = shards.first().map_or(1, |(_, state)| state.shard.of);
    // The place 0 stays empty.
    let mut found: Vec<Option<&String>> = vec![None; of + 1];
    let mut tally = Tally::default();
    for (name, state) in shards {
        let (file, shard) = (name.clone(), state.shard);
        if shard.of != of {
            let first = (shards[0].0.clone(), of);
            return Err(MergeError::OtherCut { file: (file, shard.of), first });
        }
        if let Some(other) = found[shard.number].replace(name) {
            return Err(MergeError::Twice { shard, files: [other.clone(), file] });
        }
        if !state.done.is_complete() {
            return Err(MergeError::Unfinished { file, shard, done: state.done.clone() });
        }
        tally.add(&state.tally);
    }
    let mut numbers = Done::none(of + 1);
    (1..=of).filter(|number| found[*number].is_none()).for_each(|number| numbers.add(number));
    match (1..=of).find(|number| numbers.contains(*number)) {
        None => Ok(tally),
        Some(number) => Err(MergeError::Missing { first: Shard { of, number }, numbers }),
    }
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherCut { file: (file, of), first: (first, of_first) } => write!(
                f,
                "{file} is one of {of} shards, but {first} is one of {of_first}\n  hint: all must \
                 be of one cut"
            ),
            Self::Twice { shard, files: [one, other] } => {
                write!(f, "{one} and {other} are both shard {shard}\n  hint: leave one of them out")
            }
            Self::Unfinished { file, shard, done } => {
                let [count, all] = [done.count(), done.places()].map(|n| grouped(&n.into()));
                write!(
                    f,
                    "{file} is not finished: {count} of {all} parts of shard {shard} are done\n  \
                     hint: run  ennea catalog count --shard {shard} --checkpoint {file}"
                )
            }
            Self::Missing { first, numbers } => {
                match numbers.count() {
                    1 => write!(f, "shard {first} is missing")?,
                    _ => write!(f, "shards {numbers} of {} are missing", first.of)?,
                }
                write!(f, "\n  hint: run  ennea catalog count --shard {first} --checkpoint FILE")
            }
        }
    }
}

impl std::error::Error for MergeError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made-up tallies, but for the parts: shard I of N has found I classes of order 1 and one of
    /// order I.
    fn finished(number: usize, of: usize) -> State {
        let mut state = State::new(Shard { of, number });
        (0..state.done.places()).for_each(|place| state.done.add(place));
        state.tally.by_automorphisms.insert(1, number as u64);
        *state.tally.by_automorphisms.entry(number as u32).or_default() += 1;
        state
    }

    fn message(shards: &[(usize, usize)]) -> String {
        let shards: Vec<(String, State)> = shards
            .iter()
            .zip(["a", "b", "c", "d"])
            .map(|(&(number, of), name)| (name.to_owned(), finished(number, of)))
            .collect();
        merge(&shards).map_or_else(|error| error.to_string(), |tally| format!("{tally:?}"))
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
        let shards = [("a".to_owned(), finished(1, 2)), ("b".to_owned(), unfinished)];
        assert_eq!(
            merge(&shards).unwrap_err().to_string(),
            "b is not finished: 1 of 5,824 parts of shard 2/2 are done\n  \
             hint: run  ennea catalog count --shard 2/2 --checkpoint b"
        );
    }
}
