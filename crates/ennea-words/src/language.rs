//! Languages, as many as there are folders in `locales`.
//!
//! A language is a number into the table that the build made of the folders: its code, its own name in its
//! own words, and its files.  English comes first; what it says is the measure of the others.

use ennea_base::Named;
use std::fmt;
use std::str::FromStr;

/// A folder of `locales`.
#[derive(Debug)]
pub(crate) struct Locale {
    /// The name of the folder: a code such as `en`.
    code: &'static str,
    /// Name of the language in the language itself.
    name: &'static str,
    /// The files: their names without an ending, and what they hold.
    pub(crate) files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

impl Language {
    /// English, in which everything is said unless something else is asked for.
    pub const ENGLISH: Self = Self(0);

    /// Number of languages.
    pub(crate) const COUNT: usize = LOCALES.len();

    /// All languages, English first.
    ///
    /// ```
    /// use ennea_words::Language;
    /// let names: Vec<&str> = Language::all().map(Language::own_name).collect();
    /// assert!(names.starts_with(&["English"]) && names.contains(&"Русский"));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        <Self as Named>::ALL.iter().copied()
    }

    /// The language that serves a tag best, such as `ru`, `de-AT` or `zh_CN.UTF-8`.
    ///
    /// ```
    /// use ennea_words::Language;
    /// assert_eq!(Language::of("de_AT.UTF-8"), Language::of("de"));
    /// assert_eq!(Language::of("tlh"), None);
    /// ```
    pub fn of(tag: &str) -> Option<Self> {
        best(tag, &LOCALES.each_ref().map(|locale| locale.code)).map(|place| Self::ALL[place])
    }

    /// Its code, such as `ru`.
    pub fn code(self) -> &'static str {
        self.locale().code
    }

    /// Name of the language in the language itself.
    pub fn own_name(self) -> &'static str {
        self.locale().name
    }

    /// Its files: their names without an ending, and what they hold in the form of Fluent.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        self.locale().files
    }

    /// Its place among all.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    fn locale(self) -> &'static Locale {
        &LOCALES[self.index()]
    }
}

/// The place of the code that serves a tag best: the whole tag or the longest beginning of it, or else another
/// variety of its language.
fn best(tag: &str, codes: &[&str]) -> Option<usize> {
    let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let main = |code: &str| code.split('-').next().unwrap_or_default().to_ascii_lowercase();
    let ends = tag.match_indices('-').map(|(end, _)| end).chain([tag.len()]);
    let mut beginnings: Vec<&str> = ends.map(|end| &tag[..end]).collect();
    beginnings.reverse();
    let is = |beginning: &str| codes.iter().position(|code| code.eq_ignore_ascii_case(beginning));
    let is_variety = || codes.iter().position(|code| main(code) == main(&tag));
    beginnings.into_iter().find_map(is).or_else(is_variety)
}

const fn numbered() -> [Language; Language::COUNT] {
    ennea_base::table!(Language::COUNT, Language::ENGLISH, |k| Language(k as u8))
}

/// Tag of a language in which nothing is said.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Language::all().map(|it| format!("{} ({})", it.code(), it.own_name()));
        let all = all.collect::<Vec<_>>().join(", ");
        write!(f, "found no language {:?}; expected one of {all}", self.0)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::of(tag).ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

/// Named by its code; every tag that it serves is understood.
impl Named for Language {
    const ALL: &'static [Self] = &numbered();

    fn name(self) -> &'static str {
        self.code()
    }

    fn help(self) -> &'static str {
        self.own_name()
    }

    fn with_name(tag: &str) -> Option<Self> {
        Self::of(tag)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_finds_the_language_that_serves_it_best() {
        let codes = ["en", "de", "pt-BR", "pt", "zh-Hant", "zh", "sr-Latn"];
        for (tag, expected) in [
            ("de", Some("de")),
            ("DE", Some("de")),
            ("de-AT", Some("de")),
            ("de_DE.UTF-8", Some("de")),
            ("de_DE@euro", Some("de")),
            ("pt-BR", Some("pt-BR")),
            ("pt_br.UTF-8", Some("pt-BR")),
            ("pt-PT", Some("pt")),
            ("zh-Hans-CN", Some("zh")),
            ("zh-Hant-TW", Some("zh-Hant")),
            ("sr", Some("sr-Latn")),
            ("sr-Cyrl", Some("sr-Latn")),
            ("d", None),
            ("deu", None),
            ("tlh-AT", None),
            ("C.UTF-8", None),
            ("-", None),
            ("", None),
        ] {
            let found = best(tag, &codes).map(|place| codes[place]);
            assert_eq!(found, expected, "{tag}");
        }
        for language in Language::all() {
            assert_eq!(language.code().parse(), Ok(language));
        }
    }
}
