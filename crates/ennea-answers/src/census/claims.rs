//! Checks of a census, each of a claim in words: JSON has the English ones, the story those of its
//! language.

use super::Part;
use crate::wire::Check;
use ennea_words::{Language, Saying, Told, say};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};

/// A claim of the words that has no gaps.
pub(super) fn claim(key: &'static str) -> Saying {
    Saying::new(move |language: Language| language.text(key).into_owned())
}

/// A claim, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    claim: Saying,
    /// `true` if it holds.
    pub holds: bool,
    /// The two numbers that are not the same.
    sides: Option<[BigUint; 2]>,
}

impl Checked {
    /// A claim that holds or not.
    pub(super) fn new(claim: Saying, holds: bool) -> Self {
        Self { claim, holds, sides: None }
    }

    /// The claim that two numbers are the same.
    pub(super) fn equal(claim: Saying, left: &BigUint, right: &BigUint) -> Self {
        let sides = (left != right).then(|| [left, right].map(BigUint::clone));
        Self { claim, holds: sides.is_none(), sides }
    }

    /// Words for the check in a language; where it does not hold, with the two numbers.
    pub fn told(&self, language: Language) -> Check {
        let words = self.claim.told(language);
        let text = match &self.sides {
            None => words,
            Some(sides) => {
                let [left, right] = sides.each_ref().map(|side| side.to_string());
                say!(language, "claim-not-equal", claim = words, left, right)
            }
        };
        Check { text, holds: self.holds }
    }
}

/// In JSON the English [`Check`].
impl Serialize for Checked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told(Language::ENGLISH).serialize(serializer)
    }
}

/// The equalities that were checked, each with the part that it belongs to.
#[derive(Clone, Debug, Default)]
pub struct Checks(Vec<(Part, Checked)>);

impl Checks {
    /// Checks of a part.
    pub fn of(&self, part: Part) -> impl Iterator<Item = &Checked> {
        self.0.iter().filter(move |check| check.0 == part).map(|check| &check.1)
    }

    /// Checks that do not hold.
    pub fn failed(&self) -> impl Iterator<Item = &Checked> {
        self.0.iter().map(|check| &check.1).filter(|check| !check.holds)
    }

    pub(super) fn add(&mut self, part: Part, check: Checked) {
        self.0.push((part, check));
    }
}

impl Serialize for Checks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|check| &check.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Page, WIDTH};
    use ennea_words::layout::columns;

    /// Goal: no claim is left in English.  Method: every one in the other languages, where no word of two
    /// Latin letters remains but those of the sources.
    #[test]
    fn every_claim_is_in_every_language() {
        let (_, english) =
            Language::ENGLISH.files().iter().find(|(name, _)| *name == "census").expect("a file");
        let keys = english.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let keys: Vec<&str> =
            keys.filter(|key| key.starts_with("claim-") && *key != "claim-not-equal").collect();
        assert!(keys.len() > 20, "{keys:?}");
        let said = |key: &'static str, rows: usize| {
            let source = "[A107739], [FJ2005]";
            Saying::new(move |it| say!(it, key, rows, errors = "0.6", order = 1152_u32, source))
        };
        let claims = keys.iter().flat_map(|key| [1, 2].map(|rows| said(key, rows)));
        for (claim, language) in claims.flat_map(|claim| {
            ["ru", "zh"].map(|code| (claim.clone(), Language::of(code).expect(code)))
        }) {
            let mut page = Page::new(language);
            let told = Checked::new(claim, true).told(language);
            page.checks([&told]);
            let lines = page.into_lines();
            assert_eq!(columns(&lines[0]), WIDTH, "{lines:?}");
            let words = told.text.split('[').next().expect("one part at least");
            let letters =
                |word: &str| word.chars().all(|c| c.is_ascii_alphabetic()) && word.len() > 1;
            assert!(!words.split(|c: char| !c.is_alphabetic()).any(letters), "{words}");
        }
    }

    #[test]
    fn what_does_not_hold_shows_both_numbers() {
        let failed = Checked::equal(claim("claim-order"), &3_u8.into(), &4_u8.into());
        for (code, end) in [("en", ": 3 is not 4"), ("ru", ": 3 - не 4"), ("zh", "：3 不等于 4")]
        {
            let text = failed.told(Language::of(code).expect(code)).text;
            assert!(text.ends_with(end), "{text}");
        }
        let json = serde_json::to_string(&failed).expect("no map");
        assert!(json.ends_with(r#": 3 is not 4","holds":false}"#), "{json}");
    }
}
