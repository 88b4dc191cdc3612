//! Bundles: the messages of a language, parsed when the first of them is said, and how one is said.

use crate::functions;
use crate::gaps;
use crate::language::Language;
use crate::value::Gaps;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::sync::OnceLock;

/// Messages of a language, parsed and ready to be said.
pub(crate) struct Spoken {
    bundle: FluentBundle<FluentResource>,
    pub(crate) joints: Joints,
}

/// Pieces that stand between texts and around them.
#[derive(Default)]
pub(crate) struct Joints {
    /// Between the texts of a list.
    pub(crate) comma: String,
    /// Before the last one, where all hold.
    pub(crate) and: String,
    /// Before the last one, where one holds.
    pub(crate) or: String,
    /// Between two sentences.
    pub(crate) blank: String,
    /// Before and behind a word as it was typed.
    pub(crate) open: String,
    pub(crate) close: String,
}

static SPOKEN: [OnceLock<Spoken>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

/// The files of a language with what they say, but for what the page says by itself: that is said in a browser.
#[cfg(not(ennea_apart))]
fn texts(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    let files = language.files().iter().filter(|(file, _)| *file != "page");
    files.map(|(file, text)| (*file, (*text).to_owned()))
}

/// What was brought of a language.
#[cfg(ennea_apart)]
fn texts(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    BROUGHT[language.index()].get().map(|text| ("brought", text.clone())).into_iter()
}

/// What was brought of each language, to a program that is without words of its own.
#[cfg(ennea_apart)]
static BROUGHT: [OnceLock<String>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];

#[cfg(ennea_apart)]
impl Language {
    /// Brings the messages of a language, in the form of Fluent, before the first of them is said; whether they are
    /// the first that were brought.  There with `--cfg ennea_apart` only, for programs whose words come on demand.
    pub fn bring(self, messages: String) -> bool {
        BROUGHT[self.index()].set(messages).is_ok()
    }
}

impl Spoken {
    fn new(language: Language) -> Self {
        let code = language.code();
        let id = code.parse().unwrap_or_else(|error| panic!("the folder {code}: {error}"));
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        functions::add(&mut bundle, language);
        for (file, text) in texts(language) {
            let resource = FluentResource::try_new(text);
            let resource =
                resource.unwrap_or_else(|(_, errors)| panic!("{code}/{file}: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{code}/{file}: {errors:?}"));
        }
        let mut spoken = Self { bundle, joints: Joints::default() };
        let text = |key| spoken.said(key, None, None).into_owned();
        spoken.joints = Joints {
            comma: text("list-comma"),
            and: text("list-and"),
            or: text("list-or"),
            blank: text("list-blank"),
            open: text("quote-open"),
            close: text("quote-close"),
        };
        spoken
    }

    /// A message, or an attribute of it, with its gaps filled.
    fn said<'a>(
        &'a self,
        key: &str,
        attribute: Option<&str>,
        gaps: Option<&'a FluentArgs<'a>>,
    ) -> Cow<'a, str> {
        let message = self.bundle.get_message(key);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let language = &self.bundle.locales[0];
        let pattern =
            pattern.unwrap_or_else(|| panic!("{language} has no words for {key} {attribute:?}"));
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, gaps, &mut errors);
        assert!(errors.is_empty(), "{language} fails to say {key}: {errors:?}");
        text
    }
}

/// Messages are said by their keys.
///
/// # Panics
/// If there is no such message, or one of its gaps is not filled: tests hold all files to what is said.
impl Language {
    pub(crate) fn spoken(self) -> &'static Spoken {
        SPOKEN[self.index()].get_or_init(|| Spoken::new(self))
    }

    /// A message without gaps.
    pub fn text(self, key: &str) -> Cow<'static, str> {
        self.spoken().said(key, None, None)
    }

    /// An attribute of a message, without gaps.
    pub fn attribute(self, key: &str, attribute: &str) -> Cow<'static, str> {
        self.spoken().said(key, Some(attribute), None)
    }

    /// An attribute of a message with its gaps filled.
    pub fn say_attribute(self, key: &str, attribute: &str, gaps: &Gaps<'_>) -> String {
        self.spoken().said(key, Some(attribute), Some(&gaps.0)).into_owned()
    }

    /// A message with its gaps filled, as [`say!`](crate::say) calls it.
    pub fn say(self, key: &str, gaps: &Gaps<'_>) -> String {
        self.spoken().said(key, None, Some(&gaps.0)).into_owned()
    }

    /// A message and, in a line of its own, its hint, with the gaps of both filled.
    pub fn say_with_hint(self, key: &str, gaps: &Gaps<'_>) -> String {
        format!("{}\n  hint: {}", self.say(key, gaps), self.say_attribute(key, "hint", gaps))
    }

    /// A phrase found by its English words after a prefix, where words with digits fill the gaps `one` and `two`;
    /// what is a name alone, as that of a back end, stays.
    pub fn phrase(self, kind: &str, english: &str) -> String {
        let has_digits = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        let (given, words): (Vec<&str>, Vec<&str>) =
            english.split_whitespace().partition(has_digits);
        let words = words.join("-").to_lowercase().replace('/', "by");
        let words = words.replace(|sign: char| !sign.is_ascii_lowercase() && sign != '-', "");
        let key = format!("{kind}{words}");
        let [one, two] = [0, 1].map(|place| given.get(place).copied().unwrap_or_default());
        match self != Self::ENGLISH && self.spoken().bundle.has_message(&key) {
            true => self.say(&key, &gaps!(one, two)),
            false => english.to_owned(),
        }
    }

    /// Blank between two sentences: nothing in Chinese, say.
    pub fn blank(self) -> &'static str {
        &self.spoken().joints.blank
    }
}
