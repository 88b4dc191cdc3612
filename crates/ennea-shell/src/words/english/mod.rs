//! English.

mod orders;
mod refusals;
mod replies;
mod reports;

use super::tongue::Faces;

/// English.
#[derive(Debug)]
pub(super) struct English;

impl Faces for English {
    fn greeting(&self) -> &'static str {
        ", the interactive solver: paste a quiz, or help, or bye."
    }

    fn prompt(&self) -> &'static str {
        "Order please: "
    }

    fn prompt_of_quiz(&self) -> &'static str {
        "quiz> "
    }

    fn advice(&self, hint: &str) -> String {
        format!("hint: {hint}")
    }

    fn at_line(&self, file: Option<&str>, line: usize, message: &str) -> String {
        let file = file.map(|name| format!("{name}, ")).unwrap_or_default();
        format!("{file}line {line}: {message}")
    }
}

/// `1 clue`, `2 clues`.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// `"a"`, `"a" or "b"`, `"a", "b" or "c"`.
fn quoted_list(words: &[impl AsRef<str>]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{}\"", word.as_ref())).collect();
    match quoted.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}
