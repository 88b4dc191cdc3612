//! A line of a ledger: what a part has found, and all that is to be known of it.
//!
//! ```text
//!   ledger=1 job=catalog version=1 width=64 plan=0123456789abcdef part=17/11648 \
//!     value=1:523456,2:78 cpu=0.531 when=2026-11-22T18:40:00Z who=host:4711 sum=0123456789abcdef
//! ```
//!
//! (in one line).  Parts are numbered from 1 on.  `width` is that of the machine's words; `plan` is a
//! fingerprint of all that the numbers depend on; `cpu` are seconds of computing; `sum` is FNV-1a with 64
//! bits of all bytes before its blank.  No byte can be changed without changing it.

use super::job::{Job, WIDTH, fingerprint};
use super::values::Values;
use ennea::hash::fnv1a;
use ennea_words::{Saying, gaps, saying};
use std::time::Duration;

/// Mark that every line begins with; nowhere else in a line is it found.
pub(super) const MARK: &str = "ledger=";
/// The version of the lines.
const VERSION: &str = "1";

/// A part that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Number of the part, from 0 on.
    pub part: usize,
    /// Values that it has found.
    pub values: Values,
    /// Origin of the values.
    pub origin: Origin,
}

/// Origin of the values of a part: time, moment and machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The time that cores spent on it.
    pub cpu: Duration,
    /// The moment, `2026-11-22T18:40:00Z`.
    pub when: String,
    /// The machine and the process, without blanks.
    pub who: String,
}

/// Why a line is none of the job's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It is whole, and of something else: what, and what was expected.
    Foreign(Saying),
    /// It is damaged: how.
    Damaged(Saying),
}

/// The first fields of the lines of a job.
fn head(job: &dyn Job) -> [(&'static str, String); 5] {
    [
        ("ledger", VERSION.to_owned()),
        ("job", job.name().to_owned()),
        ("version", job.row().version.to_string()),
        ("width", WIDTH.to_string()),
        ("plan", fingerprint(job)),
    ]
}

/// Names of these fields, for people.
const NAMES: [&str; 5] =
    ["version of ledgers", "job", "version of the job", "number of bits in a word", "plan"];

impl Entry {
    /// The line, with its end.
    pub fn write(&self, job: &dyn Job) -> String {
        let Self { part, values, origin: Origin { cpu, when, who } } = self;
        let mut line = String::new();
        for (key, value) in head(job) {
            line += &format!("{key}={value} ");
        }
        line += &format!(
            "part={}/{} value={values} cpu={}.{:03} when={when} who={who}",
            part + 1,
            job.parts(),
            cpu.as_secs(),
            cpu.subsec_millis()
        );
        let sum = fnv1a(line.as_bytes());
        format!("{line} sum={sum:016x}\n")
    }

    /// Reads a line, without its end.
    pub(super) fn read(line: &[u8], job: &dyn Job) -> Result<Self, Fault> {
        let damaged = Fault::Damaged;
        let text = std::str::from_utf8(line).map_err(|_| damaged(saying!("ledger-no-text")))?;
        let (before, written) =
            text.rsplit_once(" sum=").ok_or_else(|| damaged(saying!("ledger-no-sum")))?;
        if written.len() < 16 {
            return Err(damaged(saying!("ledger-cut-sum")));
        }
        let found = format!("{:016x}", fnv1a(before.as_bytes()));
        if written != found {
            return Err(damaged(saying!("ledger-wrong-sum", found, written)));
        }
        let mut fields =
            before.split(' ').map(|field| field.split_once('=').unwrap_or((field, "")));
        for ((key, expected), name) in head(job).iter().zip(NAMES) {
            let (_, found) = fields.next().filter(|field| field.0 == *key).unwrap_or_default();
            if found != expected {
                let (found, expected) = (found.to_owned(), expected.clone());
                return Err(Fault::Foreign(Saying::message("ledger-of-another", move |it| {
                    gaps!(found, name = it.phrase("ledger-its-", name), expected)
                })));
            }
        }
        Self::read_fields(fields, job)
            .filter(|entry| entry.write(job).trim_end() == text)
            .ok_or_else(|| damaged(saying!("ledger-no-sense")))
    }

    fn read_fields<'a>(
        mut fields: impl Iterator<Item = (&'a str, &'a str)>,
        job: &dyn Job,
    ) -> Option<Self> {
        let mut field = |key| fields.next().filter(|field| field.0 == key).map(|field| field.1);
        let (number, _) = field("part")?.split_once('/')?;
        let number: usize =
            number.parse().ok().filter(|number| (1..=job.parts()).contains(number))?;
        let values = field("value")?.parse().ok()?;
        let (seconds, millis) = field("cpu")?.split_once('.')?;
        let cpu = Duration::from_secs(seconds.parse().ok()?)
            + Duration::from_millis(millis.parse().ok()?);
        let (when, who) = (field("when")?.to_owned(), field("who")?.to_owned());
        Some(Self { part: number - 1, values, origin: Origin { cpu, when, who } })
    }
}

/// The name of the job that the first line with one states; nothing of the line is checked.
pub fn job_of(ledger: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(ledger);
    let name = |line: &str| {
        let mut fields = line.strip_prefix(MARK)?.split(' ');
        Some(fields.find_map(|field| field.strip_prefix("job="))?.to_owned())
    };
    text.lines().find_map(name)
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::job::small::Small;
    use super::*;

    /// Entry of part k of the small job, with some origin.
    pub(in crate::units) fn entry(part: usize, found: u32) -> Entry {
        let origin = Origin {
            cpu: Duration::from_millis(1002),
            when: "2026-11-22T18:40:00Z".to_owned(),
            who: "host:4711".to_owned(),
        };
        Entry { part, values: [(1, found)].into_iter().collect(), origin }
    }

    #[test]
    fn lines_read_back() {
        let (job, entry) = (Small(20), entry(16, 17));
        let line = entry.write(&job);
        let plan = fingerprint(&job);
        let before = format!(
            "ledger=1 job=small version=3 width={WIDTH} plan={plan} part=17/20 value=1:17 cpu=1.002 \
             when=2026-11-22T18:40:00Z who=host:4711"
        );
        assert_eq!(line, format!("{before} sum={:016x}\n", fnv1a(before.as_bytes())));
        assert_eq!(Entry::read(line.trim_end().as_bytes(), &job), Ok(entry));
    }

    /// Goal: no damage goes unnoticed.  Method: every cut, and every bit turned over.
    #[test]
    fn damage_is_noticed() {
        let line = entry(16, 17).write(&Small(20));
        let line = line.trim_end().as_bytes();
        let is_damaged =
            |line: &[u8]| matches!(Entry::read(line, &Small(20)), Err(Fault::Damaged(_)));
        assert!((0..line.len()).all(|length| is_damaged(&line[..length])));
        for bit in 0..8 * line.len() {
            let mut line = line.to_vec();
            line[bit / 8] ^= 1 << (bit % 8);
            assert!(is_damaged(&line), "bit {bit}");
        }
    }

    #[test]
    fn lines_of_other_jobs_are_told() {
        let line = entry(16, 17).write(&Small(20));
        let signed = |line: String| {
            let (before, _) = line.rsplit_once(" sum=").expect("a sum");
            format!("{before} sum={:016x}", fnv1a(before.as_bytes()))
        };
        let read = |line: String| Entry::read(signed(line).as_bytes(), &Small(20));
        let foreign =
            |what: &str| Err(Fault::Foreign(Saying::of(format!("has {what} was expected"))));
        assert_eq!(
            read(line.replace("job=small", "job=2x5")),
            foreign("'2x5' as its job, and 'small'")
        );
        assert_eq!(
            read(line.replace("version=3", "version=2")),
            foreign("'2' as its version of the job, and '3'")
        );
        assert_eq!(
            read(line.replace("width=", "width=1")),
            foreign(&format!("'1{WIDTH}' as its number of bits in a word, and '{WIDTH}'"))
        );
        assert_eq!(
            read(line.replace("ledger=1", "ledger=2")),
            foreign("'2' as its version of ledgers, and '1'")
        );
        let of_others = Entry::read(line.trim_end().as_bytes(), &Small(21));
        assert!(
            matches!(of_others, Err(Fault::Foreign(what)) if what.to_string().contains("as its plan"))
        );
        for (found, instead) in
            [("part=17", "part=21"), ("value=1:17", "value=x"), ("cpu=1.", "cpu=01.")]
        {
            let damaged = Err(Fault::Damaged(Saying::of("its fields make no sense")));
            assert_eq!(read(line.replace(found, instead)), damaged);
        }
    }
}
