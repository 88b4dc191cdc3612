//! `--lang`: the language of words, decided once for all that a run says.

use ennea::{Contradiction, Filling, GridError};
use ennea_words::{Gaps, Language, Told, say};
use std::sync::OnceLock;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Decides for all that is said from now on.
pub(crate) fn speak(language: Language) {
    let _ = CHOSEN.set(language);
}

/// The language that was chosen; English before and without that.
pub(crate) fn language() -> Language {
    CHOSEN.get().copied().unwrap_or_default()
}

/// The labels before messages as they are written here: with the key of each, and its colour.
pub(crate) const LABELS: [(&str, &str, &str); 3] = [
    ("error:", "label-error", "1;31"),
    ("note:", "label-note", "1;34"),
    ("hint:", "label-hint", "32"),
];

/// A message with its labels in the language.
pub(crate) fn labelled(message: &str) -> String {
    let line = |line: &str| {
        let (indent, start) = line.split_at(line.len() - line.trim_start().len());
        let label = LABELS.iter().find_map(|(word, key, _)| Some((start.strip_prefix(word)?, key)));
        match label {
            Some((rest, key)) => {
                let label = language().text(key);
                // A wide colon is its own blank.
                let rest = if label.ends_with('：') { rest.trim_start() } else { rest };
                format!("{indent}{label}{rest}")
            }
            None => line.to_owned(),
        }
    };
    message.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// What a proof that there is no solution means.
pub(crate) fn no_solution(why: &Contradiction) -> String {
    say!(language(), "so-no-solution", why = why.told(language()))
}

/// Reason for which a filling is no grid, and what to do.
pub(crate) fn no_grid(filling: &Filling, error: &GridError) -> String {
    let (how, key) = match filling.conflict() {
        Some(conflict) => (conflict.told(language()), "text-conflict"),
        None => (error.told(language()), "no-grid"),
    };
    let hint = language().attribute(key, "hint");
    format!("{}\n  hint: {hint}", say!(language(), "no-grid", how))
}

/// A message of the words with its hint.
pub(crate) fn hinted(key: &str, gaps: &Gaps<'_>) -> String {
    language().say_with_hint(key, gaps)
}
