//! Lines of ledgers as the documentation has them, written without the code that they test.

use super::ennea;
use serde_json::Value;
use std::fs;

/// The lines of a job.
pub(crate) struct Lines {
    job: String,
    plan: Value,
}

impl Lines {
    /// Lines of this job, whose plan is asked for.
    pub(crate) fn of(job: &str) -> Self {
        let plan = ennea(&["units", "plan", job, "--json"], "").exits(0).stdout;
        Self { job: job.to_owned(), plan: serde_json::from_str(&plan).expect("JSON") }
    }

    /// Line of a part, numbered from 1 on, with what it has found: `1:523456,2:78`.
    pub(crate) fn line(&self, part: usize, values: &str) -> String {
        let field = |name: &str| self.plan[name].to_string().replace('"', "");
        signed(&format!(
            "ledger=1 job={} version={} width={} plan={} part={part}/{} value={values} cpu=0.500 \
             when=2026-11-22T18:40:00Z who=host:4711",
            self.job,
            field("version"),
            field("width"),
            field("plan"),
            field("parts")
        ))
    }
}

/// With its checksum, FNV-1a of 64 bits.
pub(crate) fn signed(line: &str) -> String {
    let mut sum = 14_695_981_039_346_656_037_u64;
    for byte in line.bytes() {
        sum = (sum ^ u64::from(byte)).wrapping_mul(1_099_511_628_211);
    }
    format!("{line} sum={sum:016x}\n")
}

/// Values that the parts of a ledger have found, each with its number, sorted; all lines are whole.
pub(crate) fn found(file: &str) -> Vec<(usize, String)> {
    let text = fs::read_to_string(file).expect("text");
    let line = |line: &str| {
        let (before, _) = line.rsplit_once(" sum=").expect("a checksum");
        assert_eq!(signed(before).trim_end(), line);
        let field = |key: &str| {
            let mut fields = before.split(' ').filter_map(|field| field.strip_prefix(key));
            fields.next().expect("a field").to_owned()
        };
        let part = field("part=").split('/').next().expect("a number").parse().expect("a number");
        (part, field("value="))
    };
    let mut found: Vec<_> = text.lines().map(line).collect();
    found.sort();
    found
}
