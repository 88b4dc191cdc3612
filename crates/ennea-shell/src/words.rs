//! The words of the shell: what orders do, and why they are refused, as messages of [`ennea_words`].
//!
//! Cells come as their names, r1c1, or in the reports of SudokuSolver as [1,1].  Names of orders, of files
//! and of formats are the same in every language.

use crate::board::rule_names;
use crate::orders::{Order, Verb, usage};
use crate::problem::{Bond, FileError, FileReason, Misuse, Problem};
use crate::reply::Refusal;
use ennea::Digit;
use ennea::rules::{House, NamedRule};
use ennea::text;
use ennea_formats::ReadError;
use ennea_words::{Gap, Gaps, Language, Told, advice, house_name, say};
use std::fmt;

impl Order {
    fn key(&self) -> String {
        format!("order-{}", self.name)
    }

    /// Summary of what the order does, in a few words.
    pub fn summary(&self, language: Language) -> String {
        language.text(&self.key()).into_owned()
    }

    /// The rest that is to be said.
    pub fn details(&self, language: Language) -> String {
        let key = self.key();
        match self.verb {
            Verb::Language => {
                let all = Language::all().map(|it| format!("{} {}", it.code(), it.own_name()));
                let languages: Vec<String> = all.collect();
                let gaps = Gaps::default().with("languages", languages.value());
                language.say_attribute(&key, "details", &gaps)
            }
            _ => language.attribute(&key, "details").into_owned(),
        }
    }
}

/// In English, without what to do instead.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal(Language::ENGLISH).message)
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// Refusal in a language: the message of the problem, and a hint where there is one.
    pub fn refusal(&self, language: Language) -> Refusal {
        let new = |message: String| Refusal::new(message);
        let hinted = |key: &str, message: String| {
            Refusal::new(message).hint(language.attribute(key, "hint"))
        };
        let plain = |key: &str| hinted(key, say!(language, key));
        match self {
            Self::UnknownOrder { word, meant: Some(meant) } => {
                new(say!(language, "refused-unknown-order-meant", word, meant))
            }
            Self::UnknownOrder { word, meant: None } => {
                let key = "refused-unknown-order";
                hinted(key, say!(language, key, word))
            }
            Self::Ambiguous { word, orders } => {
                new(say!(language, "refused-ambiguous", word, orders))
            }
            Self::Usage { order, misuse } => {
                let message = match misuse {
                    Misuse::QuizFile => say!(language, "refused-no-quiz-file"),
                    misuse => {
                        say!(language, "refused-usage", order, misuse = expected(language, misuse))
                    }
                };
                new(message).hint(say!(language, "usage-is", usage = usage(order)))
            }
            Self::NoDeed { place } => {
                let key = "refused-no-deed";
                hinted(key, say!(language, key, place))
            }
            Self::NoCell { place, side } => new(say!(language, "refused-no-cell", place))
                .hint(say!(language, "cells-go-to", side)),
            Self::NoDigit { word, side } => {
                let largest = Digit::from_index(side - 1);
                let hint = match side {
                    0..=9 => say!(language, "digits-go-to", side),
                    _ => say!(language, "digits-go-to-letter", side, largest),
                };
                new(say!(language, "refused-no-digit", word)).hint(hint)
            }
            Self::SeveralDigits { word } => new(say!(language, "refused-several-digits", word)),
            Self::NotLoaded => plain("refused-not-loaded"),
            Self::LoadedBefore => plain("refused-loaded-before"),
            Self::Clues(clash) => {
                let key = "refused-clues";
                hinted(key, say!(language, key, how = clash.told(language)))
            }
            Self::Digits(clash) => {
                new(say!(language, "refused-digits", how = clash.told(language)))
            }
            Self::NoRules(error) => {
                let rules: Vec<&str> = rule_names().collect();
                new(error.told(language)).hint(say!(language, "there-are-rules", rules))
            }
            Self::UnfitRules(error) => {
                new(error.told(language)).hint(say!(language, "other-rules"))
            }
            Self::Clue { at, digit } => {
                let key = "refused-clue";
                hinted(key, say!(language, key, at, digit))
            }
            Self::NotByHand { at } => new(say!(language, "refused-not-by-hand", at)),
            Self::Rival { at, digit, peer, by } => new(match by {
                Bond::House(house, name) => {
                    let house = match house {
                        House::Listed(_) => name.clone(),
                        house => house_name(language, *house),
                    };
                    say!(language, "refused-rival", at, digit, peer, house)
                }
                Bond::Pairs(Some(NamedRule::Knight), _) => {
                    say!(language, "refused-rival-knight", at, digit, peer)
                }
                Bond::Pairs(Some(NamedRule::King), _) => {
                    say!(language, "refused-rival-king", at, digit, peer)
                }
                Bond::Pairs(_, name) => {
                    say!(language, "refused-rival-listed", at, digit, peer, name)
                }
            }),
            Self::StruckOut { at, digit } => {
                let key = "refused-struck-out";
                hinted(key, say!(language, key, at, digit))
            }
            Self::Certain { at, digit } => new(say!(language, "refused-certain", at, digit)),
            Self::Filled { at, digit } => new(say!(language, "refused-filled", at, digit)),
            Self::NoCandidate { at, digit } => {
                new(say!(language, "refused-no-candidate", at, digit))
            }
            Self::NothingToUndo => new(say!(language, "refused-nothing-to-undo")),
            Self::NothingToRedo => new(say!(language, "refused-nothing-to-redo")),
            Self::QuizNotRead { name, error } => {
                let key = "refused-quiz-not-read";
                hinted(key, say!(language, key, name, why = why(language, error)))
            }
            Self::NotRead { name, error } => {
                new(say!(language, "refused-not-read", name, why = why(language, error)))
            }
            Self::NotWritten { name, error } => {
                new(say!(language, "refused-not-written", name, why = why(language, error)))
            }
            Self::ThereAlready { name } => new(say!(language, "refused-there-already", name))
                .hint(say!(language, "written-over", name)),
            Self::NotHeld { format, reason } => {
                let key = "refused-not-held";
                hinted(key, say!(language, key, reason, format = format.name()))
            }
            Self::UnderWay { name } => new(say!(language, "refused-under-way", name)),
            Self::NoSuchQuiz { name, count: 0, .. } => {
                new(say!(language, "refused-empty-file", name))
            }
            Self::NoSuchQuiz { name, wanted, count } => {
                new(say!(language, "refused-no-such-quiz", name, wanted))
                    .hint(say!(language, "it-has", count))
            }
            Self::Unreadable { name, error } => unreadable(language, name.as_deref(), error),
            Self::NoCells => {
                let empty = text::Problem::Empty;
                let message = empty.told(language);
                new(say!(language, "refused-no-cells", message)).hint(advice(language, &empty))
            }
            Self::Unrated(error) => new(error.told(language)),
        }
    }
}

/// Words for the way in which arguments do not fit, or for what was expected.
fn expected(language: Language, misuse: &Misuse) -> String {
    let key = match misuse {
        Misuse::Nothing { found } => return say!(language, "misuse-nothing", found),
        Misuse::QuizFile | Misuse::File => "misuse-file",
        Misuse::Source => "misuse-source",
        Misuse::Steps => "misuse-steps",
        Misuse::Force => "misuse-force",
        Misuse::OneDigit => "misuse-one-digit",
        Misuse::Digits => "misuse-digits",
        Misuse::NoCell { found } => return say!(language, "misuse-no-cell", found),
        Misuse::Choice { found, choices } => {
            return say!(language, "misuse-choice", found, choices);
        }
        Misuse::Number { found } => return say!(language, "misuse-number", found),
        Misuse::Itself => "misuse-itself",
        Misuse::CellAndDigit => "misuse-cell-and-digit",
    };
    say!(language, key)
}

/// Why a file cannot be read or written.
fn why(language: Language, error: &FileError) -> String {
    let key = match error.reason {
        Some(FileReason::Missing) => "file-missing",
        Some(FileReason::Forbidden) => "file-forbidden",
        Some(FileReason::Folder) => "file-folder",
        Some(FileReason::NoFolder) => "file-no-folder",
        Some(FileReason::NoRoom) => "file-no-room",
        None => "file-other",
    };
    say!(language, key, text = error.text)
}

/// Why a text is no quiz, and at which place of a quiz or of a file.
fn unreadable(language: Language, name: Option<&str>, error: &ReadError) -> Refusal {
    let line = error.line;
    let (message, hint) = match error.problem.as_deref() {
        Some(problem) => (problem.told(language), advice(language, problem).into_owned()),
        None => {
            let hint = say!(language, "text-other-hint", hint = &error.hint);
            (error.without_place(language), hint)
        }
    };
    let message = match (name, error.column) {
        (None, None) => say!(language, "unreadable-quiz", line, message),
        (None, Some(column)) => say!(language, "unreadable-quiz-at", line, column, message),
        (Some(name), None) => say!(language, "unreadable-file", name, line, message),
        (Some(name), Some(column)) => {
            say!(language, "unreadable-file-at", name, line, column, message)
        }
    };
    Refusal::new(message).quoting(&error.text).hint(hint)
}
