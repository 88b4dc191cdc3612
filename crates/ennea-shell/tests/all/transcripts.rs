//! The transcripts in `tests/transcripts`, replayed.
//!
//! A line `Order please: ...` gives an order, a line `> ...` the next line of a quiz; what follows
//! is what the order says, notes included, refusals as `! ...` and their hints as `? ...`.  Blank
//! lines at the end of a reply do not count, and lines of `// ...` before the first order are a
//! comment.  With `ENNEA_BLESS` set the replies are written anew.

use crate::replay::{PROMPT, host, reply, transcripts, typed};
use ennea_shell::Session;
use ennea_words::layout::columns;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The transcript with the replies that there are.
fn replayed(transcript: &str) -> String {
    let mut session = Session::default();
    let mut host = host();
    let mut text = String::new();
    for line in transcript.lines().take_while(|line| !line.starts_with(PROMPT)) {
        writeln!(text, "{line}").unwrap();
    }
    for line in transcript.lines() {
        let Some(typed) = typed(line) else { continue };
        let reply = reply(&mut session, &mut host, typed);
        writeln!(text, "{line}\n{reply}").unwrap();
    }
    text
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
            // What was typed may be longer; refusals and hints are broken by the faces.
            let typed = [PROMPT, "> ", "! ", "? "].iter().any(|start| line.starts_with(start));
            let is_wide = columns(line) > 80 && !typed;
            assert!(!is_wide, "{}: {line}", path.display());
        }
    }
}
