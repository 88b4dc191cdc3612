//! Plans of long computations: the jobs, the plan of one, and its parts.

use super::job::{Job, WIDTH, fingerprint};
use crate::page::Page;
use crate::text::grouped;
use crate::wire::Text;
use ennea::Shape;
use ennea_words::{Language, Saying, Told};
use serde::Serialize;

/// A job of the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JobRow {
    /// Its name.
    pub job: &'static str,
    /// Aim of the job: what it finds.
    pub finds: &'static str,
}

impl JobRow {
    /// The row as a line of text.
    pub fn line(&self, language: Language) -> String {
        format!("{:<12}{}", self.job, language.phrase("finds-", self.finds))
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
    pub fn lines(&self, language: Language) -> Vec<String> {
        let mut page = Page::new(language);
        page.line(format!("{}: {}", self.job, language.phrase("finds-", self.finds)));
        page.gap();
        page.said("units-shape", "", self.shape);
        page.said("units-method", "", language.phrase("finds-by-", self.method));
        page.said("units-version", "", self.version);
        page.said("units-parts", "", grouped(&self.parts.into()));
        page.said("units-plan", language.text("units-fingerprint"), &self.plan);
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
    #[serde(with = "Text")]
    pub what: Saying,
}

impl PartRow {
    /// The row of a part, given from 0 on.
    pub fn of(job: &dyn Job, part: usize) -> Self {
        Self { part: part + 1, what: job.part(part) }
    }

    /// The row as a line of text.
    pub fn line(&self, language: Language) -> String {
        format!("{} {}", self.part, self.what.told(language))
    }
}
