//! Checks of a census, each of a claim in words: JSON has the English ones, the story those of its
//! language.

use super::Part;
use crate::wire::Checked;
use serde::{Serialize, Serializer};

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
    use ennea_words::{Language, Saying, say, saying};

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
            let checked = Checked::new(claim, true);
            page.checks([&checked]);
            let lines = page.into_lines();
            assert_eq!(columns(&lines[0]), WIDTH, "{lines:?}");
            let told = checked.told(language).text;
            let words = told.split('[').next().expect("one part at least");
            let letters =
                |word: &str| word.chars().all(|c| c.is_ascii_alphabetic()) && word.len() > 1;
            assert!(!words.split(|c: char| !c.is_alphabetic()).any(letters), "{words}");
        }
    }

    #[test]
    fn what_does_not_hold_shows_both_numbers() {
        let failed = Checked::equal(saying!("claim-order"), &3_u8.into(), &4_u8.into());
        for (code, end) in [("en", ": 3 is not 4"), ("ru", ": 3 - не 4"), ("zh", "：3 不等于 4")]
        {
            let text = failed.told(Language::of(code).expect(code)).text;
            assert!(text.ends_with(end), "{text}");
        }
        let json = serde_json::to_string(&failed).expect("no map");
        assert!(json.ends_with(r#": 3 is not 4","holds":false}"#), "{json}");
    }
}
