//! Prints equalities as they are checked, and counts those that fail.

use crate::face::exit::{Exit, Failure};
use crate::face::number;
use crate::face::output::{Bar, Output};
use serde_json::json;
use std::time::Instant;

/// A climb under way.
#[derive(Debug)]
pub(super) struct Ladder<'a> {
    output: &'a mut Output,
    checks: usize,
    failures: usize,
    start: Instant,
    last: Instant,
}

/// One way to a number: its name and the number in decimal.
pub(super) type Way<'a> = (&'a str, String);

impl<'a> Ladder<'a> {
    pub(super) fn new(output: &'a mut Output) -> Self {
        let now = Instant::now();
        Self { output, checks: 0, failures: 0, start: now, last: now }
    }

    /// A bar for a check that takes long.
    pub(super) fn bar(&self, doing: &str) -> Bar {
        self.output.bar(doing)
    }

    /// Checks that all ways lead to the same number, and prints a line.
    pub(super) fn same(&mut self, what: &str, ways: &[Way<'_>]) -> Result<(), Failure> {
        let (first, rest) = ways.split_first().expect("two ways at least");
        assert!(!rest.is_empty(), "two ways at least");
        let holds = rest.iter().all(|way| way.1 == first.1);
        self.checks += 1;
        self.failures += usize::from(!holds);
        let time = std::mem::replace(&mut self.last, Instant::now()).elapsed();
        if self.output.is_json() {
            let ways: serde_json::Map<_, _> =
                ways.iter().map(|(name, value)| (name.to_string(), json!(value))).collect();
            let line = json!({"check": what, "holds": holds, "ways": ways});
            return self.output.line(&line.to_string());
        }
        let verdict = if holds { "ok" } else { "FAIL" };
        let names: Vec<&str> = ways.iter().map(|(name, _)| *name).collect();
        let time = number::time(time);
        if holds {
            let value = first.1.parse().map_or(first.1.clone(), |value| number::grouped(&value));
            let left = format!("{verdict:<5}{what}");
            let room = 80_usize.saturating_sub(left.len()).max(value.len() + 1);
            self.output.line(&format!("{left}{value:>room$}"))?;
            let left = format!("     {}", names.join(" = "));
            let room = 80_usize.saturating_sub(left.len()).max(time.len() + 1);
            return self.output.line(&format!("{left}{time:>room$}"));
        }
        self.output.line(&format!("{verdict:<5}{what}"))?;
        for (name, value) in ways {
            self.output.line(&format!("     {name:<40} {value}"))?;
        }
        Ok(())
    }

    /// Says how it went.
    pub(super) fn finish(self) -> Result<Exit, Failure> {
        let (all, good) = (self.checks, self.checks - self.failures);
        if !self.output.is_json() {
            let time = number::time(self.start.elapsed());
            self.output.line("")?;
            self.output.line(&format!("{good} of {all} equalities hold; {time}"))?;
        }
        Ok(if self.failures == 0 { Exit::Done } else { Exit::No })
    }
}
