//! The tallies of all shards added up: if they are of one cut, finished, and all there.

use super::checkpoint::State;
use super::done::Done;
use super::shard::Shard;
use crate::refusal::Refusal;
use crate::text::grouped;
use ennea::catalog::classes::count::Tally;

/// Adds the shards up, each with the name of its file, if they are all there are, each once and
/// finished.
///
/// # Errors
/// If they are not.
pub fn merge(shards: &[(String, State)]) -> Result<Tally, Refusal> {
    let of = shards.first().map_or(1, |(_, state)| state.shard.of);
    // The place 0 stays empty.
    let mut found: Vec<Option<&String>> = vec![None; of + 1];
    let mut tally = Tally::default();
    for (file, State { shard, done, tally: counted }) in shards {
        if shard.of != of {
            let (first, _) = &shards[0];
            return Err(Refusal::new(format!(
                "{file} is one of {} shards, but {first} is one of {of}\n  hint: all must be of \
                 one cut",
                shard.of
            )));
        }
        if let Some(other) = found[shard.number].replace(file) {
            return Err(Refusal::new(format!(
                "{other} and {file} are both shard {shard}\n  hint: leave one of them out"
            )));
        }
        if !done.is_complete() {
            let [count, all] = [done.count(), done.places()].map(|n| grouped(&n.into()));
            return Err(Refusal::new(format!(
                "{file} is not finished: {count} of {all} parts of shard {shard} are done\n  hint: \
                 run  ennea catalog count --shard {shard} --checkpoint {file}"
            )));
        }
        tally.add(counted);
    }
    let mut missing = Done::none(of + 1);
    (1..=of).filter(|number| found[*number].is_none()).for_each(|number| missing.add(number));
    let Some(number) = (1..=of).find(|number| missing.contains(*number)) else { return Ok(tally) };
    let first = Shard { of, number };
    let what = match missing.count() {
        1 => format!("shard {first} is"),
        _ => format!("shards {missing} of {of} are"),
    };
    Err(Refusal::new(format!(
        "{what} missing\n  hint: run  ennea catalog count --shard {first} --checkpoint FILE"
    )))
}

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
