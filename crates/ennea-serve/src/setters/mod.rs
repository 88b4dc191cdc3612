//! The back end for setters: what the pages of setters ask of a solver on loopback, and get.
//!
//! The protocol is that of David Clamage's SudokuSolver, whose script for f-puzzles many setters have: a
//! message is `{nonce, command, dataType: "fpuzzles", data}` with a packed puzzle, and each reply has the nonce
//! and a `type`.  Steps and their words are ours, and a whole way begins with its rating.

mod sent;

use ennea::progress::Stopped;
use ennea_questions::Watch;
use sent::Sent;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Message of a page, with a command and its data.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Message {
    /// Number that the replies carry as well, so that the page can tell them apart.
    pub(crate) nonce: i64,
    /// Name of the command.
    pub(crate) command: String,
    /// Kind of `data`.
    #[serde(default)]
    data_type: String,
    /// The puzzle.
    #[serde(default)]
    data: String,
}

/// A reply.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Reply {
    nonce: i64,
    #[serde(flatten)]
    said: Said,
}

/// Contents of a reply.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase", rename_all_fields = "camelCase")]
enum Said {
    Canceled,
    Invalid {
        message: String,
    },
    TrueCandidates {
        /// Up to the limit; -1 for what only logic leaves.
        solutions_per_candidate: Vec<i64>,
    },
    Solved {
        solution: Vec<usize>,
    },
    Count {
        count: Value,
        in_progress: bool,
    },
    Estimate {
        estimate: f64,
        stderr: f64,
        iterations: u64,
        #[serde(rename = "ci95_lower")]
        lower: f64,
        #[serde(rename = "ci95_upper")]
        upper: f64,
        rel_err_percent: f64,
    },
    Logical {
        cells: Vec<LogicalCell>,
        message: String,
        is_valid: bool,
    },
}

/// A cell after a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct LogicalCell {
    value: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<usize>>,
}

/// Why a command ends without its reply.
enum End {
    Stopped,
    Invalid(String),
}

impl From<Stopped> for End {
    fn from(Stopped: Stopped) -> Self {
        Self::Stopped
    }
}

const NONE: &str = "No solutions found.";

fn invalid<T>(message: impl Into<String>) -> Result<T, End> {
    Err(End::Invalid(message.into()))
}

impl Message {
    /// Reads one.
    pub(crate) fn read(text: &str) -> Result<Self, Reply> {
        serde_json::from_str(text).map_err(|why| {
            let message =
                format!("found no message ({why}); expected nonce, command, dataType and data");
            Reply { nonce: 0, said: Said::Invalid { message } }
        })
    }

    /// Reply that the work was called off.
    pub(crate) fn canceled(&self) -> Reply {
        Reply { nonce: self.nonce, said: Said::Canceled }
    }

    /// Carries it out; each reply goes to `send`.
    pub(crate) fn carry_out(&self, watch: &Watch, send: &mut (dyn FnMut(Reply) + Send)) {
        let nonce = self.nonce;
        let mut say = |said| send(Reply { nonce, said });
        match self.said(watch, &mut say) {
            Ok(said) => say(said),
            Err(End::Stopped) => say(Said::Canceled),
            Err(End::Invalid(message)) => say(Said::Invalid { message }),
        }
    }

    fn said(&self, watch: &Watch, say: &mut (dyn FnMut(Said) + Send)) -> Result<Said, End> {
        if self.data_type != "fpuzzles" {
            return invalid(format!("found data of '{}'; expected fpuzzles", self.data_type));
        }
        let sent = Sent::read(&self.data)?;
        match self.command.as_str() {
            "solve" => sent.solve(watch),
            "check" => sent.check(watch),
            "count" => sent.count(watch, say),
            "truecandidates" => sent.candidates(watch),
            "estimate" => sent.estimate(watch, say),
            "step" => sent.step(watch),
            "solvepath" => sent.path(watch),
            other => invalid(format!(
                "found the command '{other}'; expected solve, check, count, estimate, truecandidates, step, \
                 solvepath or cancel"
            )),
        }
    }
}

#[cfg(test)]
mod tests;
