//! The questions that the page can ask, in one table: what each takes, how long it may take, who answers.
//!
//! Where a command asks the same, the answer is a line of its `--json`, to the letter: [`Answered`].

mod census;
mod chaos;
mod clues;
mod making;
mod paper;
mod reading;
mod reasoning;
mod solving;
mod symmetry;

use crate::fields::{Field, Fields, names};
use crate::problem::Problem;
use crate::watch::Watch;
use ennea::{Named, Puzzle};
use ennea_answers::wire::{About, Asked, Place};
use ennea_words::Language;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;
use web_time::Instant;

/// A question.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Its name, the last part of its address.
    pub name: &'static str,
    /// Description of the question, in English.
    pub about: &'static str,
    /// Fields that it takes beside the language of words.
    pub fields: &'static [Field],
    /// Length of time that it may take.
    pub length: Length,
    /// Form of the answer.
    pub answered: Answered,
    answer: fn(&Fields, &Watch) -> Result<Answer, Problem>,
}

/// Forms of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// As a line of the `--json` of this command, which has a schema.
    One(&'static str),
    /// As a list of them.
    Each(&'static str),
    /// In a way of its own.
    Own,
}

/// Lengths of time that an answer may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// It is there at once, on one core; at most some seconds.
    Short,
    /// It may take minutes, on all cores.
    Long,
}

impl Length {
    /// The longest time.
    pub fn limit(self) -> Duration {
        match self {
            Self::Short => Duration::from_secs(20),
            Self::Long => Duration::from_secs(600),
        }
    }
}

/// Answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// JSON.
    Json(Value),
    /// A file.
    File {
        /// Media type of the file.
        mime: &'static str,
        /// Name of the file.
        name: &'static str,
        /// Its bytes.
        bytes: Vec<u8>,
    },
}

impl Answer {
    /// The JSON of an answer.
    pub(crate) fn of<A: Serialize>(answer: &A) -> Self {
        Self::Json(serde_json::to_value(answer).expect("answers have texts as keys"))
    }

    /// The JSON of an answer about a puzzle.
    fn about<A: Serialize>(puzzle: &Puzzle, answer: A) -> Self {
        Self::of(&About { asked: Asked::new(Place::default(), puzzle), answer })
    }

    /// The JSON of a list of answers.
    fn all<A: Serialize>(answers: impl IntoIterator<Item = A>) -> Self {
        Self::of(&answers.into_iter().collect::<Vec<A>>())
    }
}

impl Question {
    /// Asks it without a server: a JSON object in, the bytes of the answer out, JSON unless it is a file.
    ///
    /// ```
    /// let solve = ennea_questions::question("solve").expect("it is in the table");
    /// let answer = solve.ask(br#"{"puzzle": "1..4....23......"}"#).expect("it is one");
    /// assert!(answer.starts_with(br#"{"shape":"2x2","puzzle":"1..4....23......","answer":"unique""#));
    /// let problem = solve.ask(b"{}").expect_err("no puzzle");
    /// assert!(problem.contains(r#""place":"puzzle","found":"nothing""#));
    /// ```
    ///
    /// # Errors
    /// The problem, as JSON; so is the end of the time that a question may take.
    pub fn ask(&self, body: &[u8]) -> Result<Vec<u8>, String> {
        let watch = Watch::until(Instant::now() + self.length.limit(), None);
        let language = language_of(body).unwrap_or_default();
        match self.answer(body, language, &watch) {
            Ok(Answer::Json(value)) => Ok(value.to_string().into_bytes()),
            Ok(Answer::File { bytes, .. }) => Ok(bytes),
            Err(problem) => {
                let said = problem.said(language);
                Err(serde_json::to_string(&said).expect("its keys are texts"))
            }
        }
    }

    /// The fields that it takes: its own, and the language of words.
    pub fn all_fields(&self) -> Vec<Field> {
        [self.fields, &[LANG]].concat()
    }

    /// Answers it, from the JSON object that was sent, in the language that it asks for, or else in this one.
    pub fn answer(
        &self,
        body: &[u8],
        language: Language,
        watch: &Watch,
    ) -> Result<Answer, Problem> {
        let fields = Fields::check(body, &self.all_fields())?.or(LANG.name, language.code());
        let answer = (self.answer)(&fields, watch);
        match answer {
            Err(_) if watch.is_over() => Err(Problem::too_long(self.length.limit().as_secs())),
            Ok(Answer::Json(Value::Object(mut map))) => {
                let notes = fields.into_notes();
                if !notes.is_empty() {
                    map.entry("notes").or_insert_with(|| notes.into());
                }
                Ok(Answer::Json(map.into()))
            }
            answer => answer,
        }
    }
}

/// The language of words.
const LANG: Field =
    Field::free("lang", crate::fields::Kind::Name(names::<Language>), "the language of words");

fn language(fields: &Fields) -> Language {
    fields.named("lang").unwrap_or_default()
}

/// The language that a question asks for, if it does; its problems are told in it.
pub fn language_of(body: &[u8]) -> Option<Language> {
    let value: Value = serde_json::from_slice(body).ok()?;
    Language::with_name(value.get(LANG.name)?.as_str()?)
}

/// All questions.
pub static QUESTIONS: &[Question] = &{
    let mut all = [paper::PRINT; UNPRINTED.len() + 1];
    let mut k = 0;
    while k < UNPRINTED.len() {
        all[k] = UNPRINTED[k];
        k += 1;
    }
    all
};

/// The question of a name.
pub fn question(name: &str) -> Option<&'static Question> {
    QUESTIONS.iter().find(|question| question.name == name)
}

/// The questions in parts, for whoever loads no more than is asked for: each part by its name, the smallest first.  A
/// later part answers what an earlier one leaves to it, as texts in formats of other programs.
pub static PARTS: [(&str, &[Question]); 3] = [("play", PLAY), ("main", MAIN), ("paper", PAPER)];

/// What somebody asks who plays.
pub static PLAY: &[Question] = &[
    reading::READ,
    reading::NAMED_RULES,
    solving::SOLVE,
    reasoning::HINT,
    reasoning::EXPLAIN,
    reasoning::LEVELS,
    reasoning::TECHNIQUES,
];

/// All but what is on paper, which a part for them is to go without.
pub static MAIN: &[Question] = &UNPRINTED;

const UNPRINTED: [Question; 26] = [
    reading::READ,
    reading::CONVERT,
    reading::NAMED_RULES,
    solving::SOLVE,
    solving::COUNT,
    solving::TRUE_CANDIDATES,
    solving::ESTIMATE,
    solving::BOUND,
    reasoning::HINT,
    reasoning::EXPLAIN,
    reasoning::RATE,
    reasoning::LEVELS,
    reasoning::TECHNIQUES,
    making::MAKE,
    symmetry::CANON,
    symmetry::AUTOMORPHISMS,
    symmetry::EQUIVALENT,
    symmetry::RANK,
    symmetry::UNRANK,
    symmetry::SAMPLE,
    clues::FEWEST,
    clues::UNAVOIDABLE,
    clues::BACKDOORS,
    census::CENSUS,
    chaos::TRAJECTORY,
    chaos::MAP,
];

/// Pages, with the fonts that they need.
pub static PAPER: &[Question] = &[paper::PRINT];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Goal: each question is in some part, and no part has another one.
    #[test]
    fn parts_are_the_whole() {
        let names = |questions: &'static [Question]| questions.iter().map(|it| it.name);
        let parts: BTreeSet<&str> = PARTS.iter().flat_map(|(_, part)| names(part)).collect();
        let all: BTreeSet<&str> = names(QUESTIONS).collect();
        assert_eq!(parts, all);
    }
}
