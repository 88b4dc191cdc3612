//! Checkpoints, and what is written in their files: lines that people can read, with a checksum.
//!
//! ```text
//!   ennea catalog count, checkpoint version 1
//!   shard 2/3000
//!   parts 4
//!   done 0-1,3
//!   automorphisms 1 classes 523456
//!   automorphisms 2 classes 78
//!   fnv1a64 0123456789abcdef
//! ```
//!
//! `parts` is how many the shard has; `done` says which of them, counted from 0, are in the tally.
//! The checksum is FNV-1a with 64 bits of all bytes before its line.

use super::done::Done;
use super::shard::Shard;
use crate::refusal::Refusal;
use ennea::Shape;
use ennea::catalog::classes::count::Tally;
use ennea::hash::fnv1a;
use ennea::symmetry::Group;
use num_bigint::BigUint;
use std::fmt::Write;

const NAME: &str = "ennea catalog count, checkpoint version ";
const VERSION: &str = "1";

/// How far a shard is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The shard.
    pub shard: Shard,
    /// Which of its parts are done.
    pub done: Done,
    /// What these have found.
    pub tally: Tally,
}

impl State {
    /// Nothing is done.
    pub fn new(shard: Shard) -> Self {
        Self { shard, done: Done::none(shard.parts()), tally: Tally::default() }
    }

    /// The text of a checkpoint.
    pub fn write(&self) -> String {
        let Self { shard, done, tally } = self;
        let mut text =
            format!("{NAME}{VERSION}\nshard {shard}\nparts {}\ndone {done}\n", done.places());
        for (order, classes) in &tally.by_automorphisms {
            writeln!(text, "automorphisms {order} classes {classes}").expect("strings grow");
        }
        writeln!(text, "fnv1a64 {:016x}", fnv1a(text.as_bytes())).expect("strings grow");
        text
    }

    /// Reads the text of a checkpoint; what is said where it is none begins with the name of its
    /// file.
    ///
    /// # Errors
    /// If it is something else, of another version, or damaged.
    pub fn read(text: &[u8], file: &str) -> Result<Self, Refusal> {
        let refused = |what: String, hint: &str| {
            Refusal::new(format!("{file} is {what}\n  hint: it is left as it is; {hint}"))
        };
        if !text.starts_with(NAME.as_bytes()) {
            let what = "not a checkpoint of ennea catalog count".to_owned();
            return Err(refused(what, "give another name"));
        }
        let damaged = |what: &str| {
            let what = format!("a damaged checkpoint: {what}");
            refused(what, "remove it to count this shard anew, or give another name")
        };
        let text = std::str::from_utf8(text).map_err(|_| damaged("it is not text any more"))?;
        let version = text[NAME.len()..].lines().next().unwrap_or_default();
        if version != VERSION {
            let what = format!("a checkpoint of version '{version}', which this ennea cannot read");
            return Err(refused(what, "use the ennea that wrote it, or give another name"));
        }
        let cut = || damaged("its last line, the checksum, is missing");
        let lines = text.strip_suffix('\n').ok_or_else(cut)?;
        let start = lines.rfind('\n').ok_or_else(cut)? + 1;
        let written = lines[start..].strip_prefix("fnv1a64 ").ok_or_else(cut)?;
        let found = format!("{:016x}", fnv1a(&text.as_bytes()[..start]));
        if written != found {
            let what = format!("its checksum should be {found}, but {written} is written");
            return Err(damaged(&what));
        }
        Self::read_lines(&text[..start]).ok_or_else(|| damaged("its lines make no sense"))
    }

    /// Reads the lines before the checksum.
    fn read_lines(text: &str) -> Option<Self> {
        let mut lines = text.lines().skip(1);
        let shard: Shard = lines.next()?.strip_prefix("shard ")?.parse().ok()?;
        let parts: usize = lines.next()?.strip_prefix("parts ")?.parse().ok()?;
        let done = Done::read(lines.next()?.strip_prefix("done ")?, shard.parts())?;
        let mut tally = Tally::default();
        let group = Group::Whole.order_with_relabelling(Shape::CLASSIC);
        for line in lines {
            let line = line.strip_prefix("automorphisms ")?;
            let (order, classes) = line.split_once(" classes ")?;
            let (order, classes): (u32, u64) = (order.parse().ok()?, classes.parse().ok()?);
            let is_order = order > 0 && &group % order == BigUint::ZERO;
            let is_next = tally.by_automorphisms.keys().all(|before| *before < order);
            if !is_order || !is_next {
                return None;
            }
            tally.by_automorphisms.insert(order, classes);
        }
        (parts == shard.parts()).then_some(Self { shard, done, tally })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> State {
        let mut state = State::new(Shard { of: 3000, number: 2 });
        [0, 1, 3].into_iter().for_each(|place| state.done.add(place));
        state.tally.by_automorphisms.extend([(1, 523_456), (2, 78)]);
        state
    }

    /// The text with its checksum made good.
    fn signed(lines: &str) -> String {
        format!("{lines}fnv1a64 {:016x}\n", fnv1a(lines.as_bytes()))
    }

    #[test]
    fn what_is_written_reads_back() {
        let lines = "ennea catalog count, checkpoint version 1\nshard 2/3000\nparts 4\ndone 0-1,3\n\
                     automorphisms 1 classes 523456\nautomorphisms 2 classes 78\n";
        assert_eq!(state().write(), signed(lines));
        for state in [state(), State::new(Shard::WHOLE)] {
            assert_eq!(State::read(state.write().as_bytes(), "a"), Ok(state));
        }
    }

    /// Goal: no damage goes unnoticed.  Method: every cut, and every bit turned over.
    #[test]
    fn damage_is_noticed() {
        let text = state().write().into_bytes();
        for length in 0..text.len() {
            assert!(State::read(&text[..length], "a").is_err(), "{length}");
        }
        for bit in 0..8 * text.len() {
            let mut text = text.clone();
            text[bit / 8] ^= 1 << (bit % 8);
            assert!(State::read(&text, "a").is_err(), "bit {bit}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let lines = state().write();
        let lines = &lines[..lines.find("fnv1a64").unwrap()];
        let error = |text: &str| State::read(text.as_bytes(), "a").unwrap_err().to_string();
        assert!(State::read(signed(lines).as_bytes(), "a").is_ok());
        for (found, instead) in [
            ("shard 2/3000", "shard 2/1"),
            ("parts 4", "parts 3"),
            ("done 0-1,3", "done 0-1,4"),
            ("automorphisms 1 ", "automorphisms 0 "),
            ("automorphisms 2 ", "automorphisms 1 "),
            ("automorphisms 2 ", "automorphisms 11 "),
            ("classes 78", "classes -1"),
            ("\nparts", "\n\nparts"),
        ] {
            let lines = lines.replace(found, instead);
            let error = error(&signed(&lines));
            assert!(error.starts_with("a is a damaged checkpoint: its lines make no sense\n"));
        }
        assert!(error("12..............\n").starts_with("a is not a checkpoint of ennea"));
        let newer = lines.replace("version 1", "version 2");
        assert!(error(&signed(&newer)).starts_with("a is a checkpoint of version '2', which"));
    }
}
