//! Languages, as many as there are folders in `locales`.
//!
//! A language is a number into the table that the build made of the folders: its code, its own name in its
//! own words, and its files.  English comes first; what it says is the measure of the others.

use ennea::Named;
use std::fmt;

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

    /// The language of a code, such as `ru`.
    pub fn of(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
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

const fn numbered() -> [Language; Language::COUNT] {
    let mut all = [Language::ENGLISH; Language::COUNT];
    let mut k = 0;
    while k < all.len() {
        all[k] = Language(k as u8);
        k += 1;
    }
    all
}

/// Named by its code.
impl Named for Language {
    const ALL: &'static [Self] = &numbered();

    fn name(self) -> &'static str {
        self.code()
    }

    fn help(self) -> &'static str {
        self.own_name()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}
