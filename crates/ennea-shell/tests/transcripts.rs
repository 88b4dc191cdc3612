//! The transcripts in `tests/transcripts`, replayed.
//!
//! A line `Order please: ...` gives an order, a line `> ...` the next line of a quiz; what follows
//! is what the order says, notes included, refusals as `! ...` and their hints as `? ...`.  Blank
//! lines at the end of a reply do not count, and lines of `// ...` before the first order are a
//! comment.  With `ENNEA_BLESS` set the replies are written anew.

use ennea_shell::{Reply, Session, TestHost};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const PROMPT: &str = "Order please:";

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

fn host() -> TestHost {
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
    ] {
        host.files.insert(name.to_owned(), text.to_owned());
    }
    host
}

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

/// The transcript with the replies that there are.
fn replayed(transcript: &str) -> String {
    let mut session = Session::default();
    let mut host = host();
    let mut text = String::new();
    for line in transcript.lines().take_while(|line| !line.starts_with(PROMPT)) {
        writeln!(text, "{line}").unwrap();
    }
    for line in transcript.lines() {
        let order = line.strip_prefix(PROMPT).or_else(|| line.strip_prefix("> "));
        let Some(order) = order else { continue };
        // An order with a note on how soon it is stopped.
        let (typed, looks) = match order.split_once("   // stopped after ") {
            Some((typed, looks)) => (typed, looks.parse().expect("a number of looks")),
            None => (order, u64::MAX),
        };
        host.stop_after(looks);
        let reply = session.line(typed, &mut host);
        let reply = written(&mut host, &reply);
        writeln!(text, "{line}\n{reply}").unwrap();
    }
    text
}

fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let entries = fs::read_dir(folder).expect("the transcripts can be listed");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("listed").path()).collect();
    paths.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/SHELL.md"));
    paths.sort();
    paths
}

/// A page without what its transcripts reply: the text, and the fenced blocks apart.
fn blocks(path: &Path, text: &str) -> Vec<(bool, String)> {
    if path.extension().is_some_and(|ending| ending == "txt") {
        return vec![(true, text.to_owned())];
    }
    let mut blocks = vec![(false, String::new())];
    for line in text.lines() {
        let fence = line.starts_with("```");
        if fence && blocks.last().is_some_and(|(inside, _)| *inside) {
            blocks.push((false, String::new()));
        }
        let last = blocks.last_mut().expect("there is one");
        writeln!(last.1, "{line}").unwrap();
        if line == "```text" {
            blocks.push((true, String::new()));
        }
    }
    blocks
}

#[test]
fn every_transcript_replays() {
    for path in transcripts() {
        let text = fs::read_to_string(&path).expect("a transcript can be read");
        let mut page = String::new();
        for (inside, block) in blocks(&path, &text) {
            if inside && block.contains(PROMPT) {
                let new = replayed(&block);
                page += new.trim_end();
                page += "\n";
            } else {
                page += &block;
            }
        }
        if std::env::var_os("ENNEA_BLESS").is_some() {
            fs::write(&path, &page).expect("a transcript can be written");
        } else {
            assert_eq!(text, page, "{}; ENNEA_BLESS=1 writes it", path.display());
        }
    }
}

#[test]
fn no_line_of_a_transcript_is_wider_than_80_columns() {
    let is_page = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "md");
    for path in transcripts().into_iter().filter(|path| !is_page(path)) {
        for line in fs::read_to_string(&path).expect("a transcript can be read").lines() {
            let columns = line.chars().count();
            // What was typed may be longer; refusals and hints are broken by the faces.
            let typed = [PROMPT, "> ", "! ", "? "].iter().any(|start| line.starts_with(start));
            let is_wide = columns > 80 && !typed;
            assert!(!is_wide, "{}: {line}", path.display());
        }
    }
}
