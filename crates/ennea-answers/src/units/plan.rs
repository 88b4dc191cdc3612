//! Plans of long computations: the jobs, the plan of one, and its parts.

use super::job::{Job, WIDTH, fingerprint};
use crate::page::Page;
use crate::text::grouped;
use crate::wire::Text;
use ennea::Shape;
use serde::Serialize;
use std::fmt;

/// A job of the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JobRow {
    /// Its name.
    pub job: &'static str,
    /// Aim of the job: what it finds.
    pub finds: &'static str,
}

impl fmt::Display for JobRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:<12}{}", self.job, self.finds)
    }
}

/// The plan of a job: all that its numbers depend on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plan {
    /// Its name.
    pub job: &'static str,
    /// Aim of the job: what it finds.
    pub finds: &'static str,
    /// The shape, `3x3`.
    #[serde(with = "Text")]
    pub shape: Shape,
    /// Method by which it finds that.
    pub method: &'static str,
    /// The version of the method and of its parts.
    pub version: u32,
    /// Number of bits in a word of this machine.
    pub width: u32,
    /// Number of parts.
    pub parts: usize,
    /// The fingerprint of all that, in hexadecimal.
    pub plan: String,
}

impl Plan {
    /// The plan of a job.
    pub fn of(job: &dyn Job) -> Self {
        Self {
            job: job.name(),
            finds: job.row().finds,
            shape: job.shape(),
            method: job.row().method,
            version: job.row().version,
            width: WIDTH,
            parts: job.parts(),
            plan: fingerprint(job),
        }
    }

    /// The plan as lines of text.
    pub fn lines(&self) -> Vec<String> {
        let mut page = Page::default();
        page.line(format!("{}: {}", self.job, self.finds));
        page.gap();
        page.value("shape", "", self.shape);
        page.value("method", "", self.method);
        page.value("version", "", self.version);
        page.value("parts", "", grouped(&self.parts.into()));
        page.value("plan", "fingerprint of all that", &self.plan);
        page.into_lines()
    }
}

/// A part of a job.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartRow {
    /// Its number, from 1 on.
    pub part: usize,
    /// Description of the part.
    pub what: String,
}

impl PartRow {
    /// The row of a part, given from 0 on.
    pub fn of(job: &dyn Job, part: usize) -> Self {
        Self { part: part + 1, what: job.part(part) }
    }
}

impl fmt::Display for PartRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.part, self.what)
    }
}
