//! Replay of transcripts: a line `Order please: ...` gives an order, a line `> ...` the next line
//! of a quiz; both may end with a note on how soon the order is stopped.

use ennea_shell::{Reply, Session, TestHost};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) const PROMPT: &str = "Order please:";

/// The quiz of SudokuSolver's articles, as its files are.
const QUIZ: &str = "# a quiz
005 300 000
800 000 020
070 010 500

400 005 300
010 070 006
003 200 080

060 500 009
004 000 030
000 009 700
";

/// A puzzle given by candidates, of rating 4.2.
fn sukaku() -> &'static str {
    let cases = include_str!("../../../../ennea/tests/cases/se-sukaku.txt").lines();
    let mut rated = cases.filter_map(|line| line.split_once(":4.2/"));
    rated.next().expect("a line").0
}

/// A host with the files that transcripts name.
pub(crate) fn host() -> TestHost {
    let mut host = TestHost::default();
    for (name, text) in [
        ("quiz.txt", QUIZ),
        ("H:\\s.txt", QUIZ),
        ("quizzes.txt", "# two\n1......4.2......\n12..34..\n"),
        ("two.txt", "1......4.2......\n1..4....23......\n"),
        ("empty.txt", "\n"),
        ("orders.txt", "# orders\nload 1......4.2......\ncount\n\nstep\n"),
        ("bad.txt", "echo before\nstpe\necho after\n"),
        ("self.txt", "source self.txt\n"),
        ("half.txt", "12|34\n"),
        // A name with as many signs as a 2x2 grid has cells.
        ("mypuzzles001.txt", "1..4....23......\n"),
        ("sukaku.txt", sukaku()),
        ("titled.sdk", "#A Ann\n1..4\n....\n23..\n....\n"),
    ] {
        host.files.insert(name.to_owned(), text.to_owned());
    }
    host
}

/// Text of a reply, as a transcript has it.
fn written(host: &mut TestHost, reply: &Reply) -> String {
    let mut text = String::new();
    for line in host.told.drain(..) {
        writeln!(text, "{line}").unwrap();
    }
    for line in &reply.lines {
        writeln!(text, "{line}").unwrap();
    }
    if let Some(refusal) = &reply.refusal {
        for line in refusal.message.lines() {
            writeln!(text, "! {line}").unwrap();
        }
        if let Some(hint) = &refusal.hint {
            writeln!(text, "? {hint}").unwrap();
        }
    }
    if reply.stopped {
        writeln!(text, "(stopped)").unwrap();
    }
    if reply.leave {
        writeln!(text, "(left)").unwrap();
    }
    text
}

/// Text that is typed in a line of a transcript, if any is, with the look at which it is stopped.
pub(crate) fn typed(line: &str) -> Option<(&str, u64)> {
    let order = line.strip_prefix(PROMPT).or_else(|| line.strip_prefix("> "))?;
    Some(match order.split_once("   // stopped after ") {
        Some((order, looks)) => (order, looks.parse().expect("a number of looks")),
        None => (order, u64::MAX),
    })
}

/// The reply to what is typed in a line.
pub(crate) fn reply(
    session: &mut Session,
    host: &mut TestHost,
    (order, looks): (&str, u64),
) -> String {
    host.stop_after(looks);
    let reply = session.line(order, host);
    written(host, &reply)
}

/// The transcripts, and the page that holds some.
pub(crate) fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let entries = fs::read_dir(folder).expect("the transcripts can be listed");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("listed").path()).collect();
    paths.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/SHELL.md"));
    paths.sort();
    paths
}
