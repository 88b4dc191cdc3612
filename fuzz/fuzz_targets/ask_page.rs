//! No question to the page makes it panic, and each is answered by JSON or by a problem with words.

#![no_main]

use ennea_questions::{Length, QUESTIONS, question};
use libfuzzer_sys::fuzz_target;

// The first line is the name of a question, or any bytes, which choose one; the rest is its body.
fuzz_target!(|bytes: &[u8]| {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(0);
    let (name, body) = bytes.split_at(end);
    let name = std::str::from_utf8(name).unwrap_or_default();
    let chosen = question(name).unwrap_or(&QUESTIONS[bytes.len() % QUESTIONS.len()]);
    if chosen.length == Length::Long {
        return;
    }
    match chosen.ask(body.strip_prefix(b"\n").unwrap_or(body)) {
        Ok(answer) => assert!(!answer.is_empty()),
        Err(problem) => assert!(problem.contains("\"detail\":\"")),
    }
});
