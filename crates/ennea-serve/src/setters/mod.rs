//! The back end for setters: what the pages of setters ask of a solver on loopback, and get.
//!
//! The protocol is that of David Clamage's SudokuSolver, whose script for f-puzzles many setters have: a
//! message is `{nonce, command, dataType: "fpuzzles", data}` with a packed puzzle, and each reply has the nonce
//! and a `type`.  Steps and their words are ours, and a whole way begins with its rating.

mod sent;

use crate::watch::Watch;
use ennea::progress::Stopped;
use sent::Sent;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Message {
    /// What the replies are told by.
    pub(crate) nonce: i64,
    /// What is wanted.
    pub(crate) command: String,
    /// What `data` is.
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

/// What a reply says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "lowercase", rename_all_fields = "camelCase")]
enum Said {
    Canceled,
    Invalid {
        message: String,
    },
    TrueCandidates {
        solutions_per_candidate: Vec<u64>,
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

    /// That its work was called off.
    pub(crate) fn canceled(&self) -> Reply {
        Reply { nonce: self.nonce, said: Said::Canceled }
    }

    /// Carries it out; each reply goes to `send`.
    pub(crate) fn carry_out(&self, watch: &Watch, send: &mut dyn FnMut(Reply)) {
        let nonce = self.nonce;
        let mut say = |said| send(Reply { nonce, said });
        match self.said(watch, &mut say) {
            Ok(said) => say(said),
            Err(End::Stopped) => say(Said::Canceled),
            Err(End::Invalid(message)) => say(Said::Invalid { message }),
        }
    }

    fn said(&self, watch: &Watch, say: &mut dyn FnMut(Said)) -> Result<Said, End> {
        if self.data_type != "fpuzzles" {
            return invalid(format!("found data of '{}'; expected fpuzzles", self.data_type));
        }
        let sent = Sent::read(&self.data)?;
        match self.command.as_str() {
            "solve" => sent.solve(watch),
            "check" => sent.count(Some(2), watch),
            "count" => sent.count(None, watch),
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
mod tests {
    use super::*;
    use ennea_formats::Entry;
    use ennea_formats::{Alphabet, Format, Writer};
    use std::time::{Duration, Instant};

    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn data(puzzle: &str) -> String {
        let entry = Entry::new(puzzle.parse().expect("a puzzle"));
        let mut writer = Writer::new(Format::Fpuzzles, Alphabet::One);
        let link = writer.entry(&entry).expect("it is written");
        link.trim().split_once("load=").expect("a link").1.to_owned()
    }

    fn ask(command: &str, puzzle: &str) -> Vec<Value> {
        let text = serde_json::json!({
            "nonce": 7, "command": command, "dataType": "fpuzzles", "data": data(puzzle),
        });
        let message = Message::read(&text.to_string()).expect("a message");
        let watch = Watch::until(Instant::now() + Duration::from_secs(60), None);
        let mut replies = Vec::new();
        message.carry_out(&watch, &mut |reply| {
            assert_eq!(reply.nonce, 7);
            replies.push(serde_json::to_value(reply).expect("its keys are texts"));
        });
        replies
    }

    fn last(command: &str, puzzle: &str) -> Value {
        ask(command, puzzle).pop().expect("a reply")
    }

    #[test]
    fn solutions_and_their_numbers() {
        let solved = last("solve", EASY);
        assert_eq!(solved["type"], "solved");
        assert_eq!(solved["solution"][2], 4);
        assert_eq!(last("check", EASY)["count"], 1);
        let open = EASY.replacen('5', ".", 1).replacen('3', ".", 1).replacen('7', ".", 1);
        assert_eq!(last("check", &open)["count"], 2);
        let all = last("count", "................");
        assert_eq!((&all["count"], &all["inProgress"]), (&288.into(), &false.into()));
        let none = EASY.replacen("53..7", "53..5", 1);
        assert_eq!(last("solve", &none)["type"], "invalid");
        assert_eq!(last("truecandidates", &none)["message"], NONE);
    }

    #[test]
    fn candidates_of_a_proper_puzzle_are_its_solution() {
        let found = last("truecandidates", EASY);
        let counts = found["solutionsPerCandidate"].as_array().expect("a list");
        assert_eq!(counts.len(), 729);
        assert_eq!(counts.iter().filter(|count| **count == 1).count(), 81);
        assert_eq!(counts[4], 1);
    }

    /// Goal: steps lead from the clues to the solution, candidates first.
    #[test]
    fn steps_and_the_whole_way() {
        let first = last("step", EASY);
        assert_eq!(first["message"], "Initial candidates.\n");
        assert_eq!(first["cells"][2]["candidates"], serde_json::json!([1, 2, 4]));
        let way = last("solvepath", EASY);
        let message = way["message"].as_str().expect("a text");
        assert!(message.starts_with("Rated ED=1.2/1.2/1.2 beginner"), "{message}");
        assert!(way["cells"].as_array().expect("cells").iter().all(|cell| cell["value"] != 0));
    }

    #[test]
    fn what_is_no_command_is_told() {
        assert!(last("dance", EASY)["message"].as_str().expect("a text").contains("'dance'"));
        assert!(Message::read("{}").is_err());
        let text = r#"{"nonce":1,"command":"solve","dataType":"fpuzzles","data":"!"}"#;
        let watch = Watch::until(Instant::now() + Duration::from_secs(60), None);
        let mut replies = Vec::new();
        Message::read(text).expect("a message").carry_out(&watch, &mut |reply| replies.push(reply));
        assert!(matches!(&replies[..], [Reply { said: Said::Invalid { .. }, .. }]));
    }
}
