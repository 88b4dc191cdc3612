//! Why an order is refused, as values; each language says them in its own words.

use ennea::Digit;
use ennea::rate::RateError;
use ennea::rules::{Clash, House, NamedRule, RulesError};
use ennea_formats::{Format, ReadError};
use std::fmt;

/// Why an order is refused.
///
/// ```
/// use ennea_words::Language;
/// let problem = ennea_shell::parse("stpe").unwrap_err();
/// assert_eq!(problem.to_string(), "unknown order \"stpe\"; did you mean \"step\"?");
/// let refusal = problem.refusal(Language::of("ru").unwrap());
/// assert_eq!(refusal.message, "неизвестная команда «stpe»; может быть, «step»?");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A word that is no order, and the order that it nearly is.
    UnknownOrder {
        /// The word.
        word: String,
        /// The order, if one is near.
        meant: Option<&'static str>,
    },
    /// A beginning of several orders.
    Ambiguous {
        /// The beginning.
        word: String,
        /// The orders.
        orders: Vec<&'static str>,
    },
    /// Arguments that do not fit their order.
    Usage {
        /// The order.
        order: &'static str,
        /// The way in which they do not fit.
        misuse: Misuse,
    },
    /// A cell and a sign that says nothing.
    NoDeed {
        /// The cell, as typed.
        place: String,
    },
    /// A cell that the quiz has not.
    NoCell {
        /// The cell, as typed.
        place: String,
        /// The side of the quiz.
        side: usize,
    },
    /// A word that is no digit of the quiz.
    NoDigit {
        /// The word.
        word: String,
        /// The side of the quiz.
        side: usize,
    },
    /// Several digits where one is wanted.
    SeveralDigits {
        /// All of them.
        word: String,
    },
    /// No quiz is loaded.
    NotLoaded,
    /// A quiz is loaded.
    LoadedBefore,
    /// The clues of a quiz contradict each other.
    Clues(Clash),
    /// The digits on the board do.
    Digits(Clash),
    /// A text that gives no rules.
    NoRules(RulesError),
    /// Rules that do not fit the quiz.
    UnfitRules(RulesError),
    /// A clue, which no order changes.
    Clue {
        /// Its cell.
        at: String,
        /// Its digit.
        digit: Digit,
    },
    /// A cell without a digit that was set by hand.
    NotByHand {
        /// The cell.
        at: String,
    },
    /// A digit that a peer of the cell has already.
    Rival {
        /// The cell.
        at: String,
        /// The digit.
        digit: Digit,
        /// The peer.
        peer: String,
        /// The house or pairs that join the two.
        by: Bond,
    },
    /// A digit that was struck out of the cell.
    StruckOut {
        /// The cell.
        at: String,
        /// The digit.
        digit: Digit,
    },
    /// A cell for which another digit is certain.
    Certain {
        /// The cell.
        at: String,
        /// The digit that is certain.
        digit: Digit,
    },
    /// A cell that has a digit, and so no candidates.
    Filled {
        /// The cell.
        at: String,
        /// Its digit.
        digit: Digit,
    },
    /// A digit that is no candidate of a cell.
    NoCandidate {
        /// The cell.
        at: String,
        /// The digit.
        digit: Digit,
    },
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to make again.
    NothingToRedo,
    /// A quiz in a file that cannot be read.
    QuizNotRead {
        /// The file.
        name: String,
        /// Why.
        error: FileError,
    },
    /// Any other file that cannot be read.
    NotRead {
        /// The file.
        name: String,
        /// Why.
        error: FileError,
    },
    /// A file that cannot be written.
    NotWritten {
        /// The file.
        name: String,
        /// Why.
        error: FileError,
    },
    /// A file that is there already.
    ThereAlready {
        /// The file.
        name: String,
    },
    /// A quiz that a format cannot hold.
    NotHeld {
        /// The format.
        format: Format,
        /// Why, in English.
        reason: String,
    },
    /// A file of orders that is being carried out.
    UnderWay {
        /// The file.
        name: String,
    },
    /// A file that has no quiz of this number.
    NoSuchQuiz {
        /// The file.
        name: String,
        /// The number, from 1.
        wanted: usize,
        /// Number of quizzes in it.
        count: usize,
    },
    /// A text that is no quiz.
    Unreadable {
        /// The file that it stands in, if it does.
        name: Option<String>,
        /// The place in the text, and what is wrong there.
        error: Box<ReadError>,
    },
    /// A text without cells.
    NoCells,
    /// A quiz that has no rating.
    Unrated(RateError),
}

/// Misuses of an order: arguments that are missing, too many, or of the wrong kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// Something follows where nothing should.
    Nothing {
        /// The text that follows.
        found: String,
    },
    /// No file is named that holds a quiz.
    QuizFile,
    /// No file is named.
    File,
    /// Nothing is named that could be loaded.
    Source,
    /// No number of steps is given.
    Steps,
    /// The name has a `!`.
    Force,
    /// One digit is wanted.
    OneDigit,
    /// Digits are wanted.
    Digits,
    /// A word where a cell is wanted.
    NoCell {
        /// The word.
        found: String,
    },
    /// A word that is none of a few.
    Choice {
        /// The word.
        found: String,
        /// The words that there are.
        choices: Vec<String>,
    },
    /// A word where a number is wanted.
    Number {
        /// The word.
        found: String,
    },
    /// The order would time itself.
    Itself,
    /// A cell and a digit are wanted.
    CellAndDigit,
}

/// Bonds between two cells that may not hold the same digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bond {
    /// A house, and its name if it is one of a list.
    House(House, String),
    /// Pairs, by the rule that they belong to, and their name.
    Pairs(Option<NamedRule>, String),
}

/// Why a file cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The reason, if it is a common one.
    pub reason: Option<FileReason>,
    /// Description of the error by the system, in a few words.
    pub text: String,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for FileError {}

/// Common reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileReason {
    /// There is no such file.
    Missing,
    /// It may not be read or written.
    Forbidden,
    /// It is a folder.
    Folder,
    /// Something on the way to it is no folder.
    NoFolder,
    /// There is no room for it.
    NoRoom,
}
