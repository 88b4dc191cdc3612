//! Colours: whether a stream has them, decided in one place for all commands, and for clap's own
//! messages too.
//!
//! `--color` decides; without it `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and whether the stream is a
//! terminal do.

use crate::face::{LABELS, language};
use anstream::{AutoStream, ColorChoice, stream::RawStream};
use ennea_answers::page::verdict;
use ennea_words::Language;
use std::borrow::Cow;
use std::env;
use std::ffi::OsString;
use std::io;

ennea::named! {
    /// Conditions under which output is coloured.
    pub(crate) enum When {
        /// On a terminal, unless `NO_COLOR` is set.
        Auto = "auto",
        /// Even into a file or a pipe.
        Always = "always",
        /// Nowhere.
        Never = "never",
    }
}

/// Decides for all streams, and has consoles of Windows take colours where they are wanted.
pub(crate) fn choose(when: When) {
    let choice = match when {
        When::Auto => ColorChoice::Auto,
        When::Always => ColorChoice::Always,
        When::Never => ColorChoice::Never,
    };
    choice.write_global();
    if AutoStream::choice(&io::stdout()) != ColorChoice::Never {
        let _ = AutoStream::always(io::stdout());
    }
}

/// Choice that `--color` or `--lang` makes, read before the other arguments, so that what is said about them
/// is coloured, and said, as asked.
pub(crate) fn asked<T: ennea::Named>(
    arguments: impl Iterator<Item = OsString>,
    options: [&str; 2],
) -> Option<T> {
    let words: Vec<String> = arguments
        .map(|word| word.to_string_lossy().into_owned())
        .take_while(|word| word != "--")
        .collect();
    let pairs = words.iter().zip(words.iter().skip(1).map(Some).chain([None]));
    let mut values = pairs.filter_map(|(word, next)| {
        let option = options.iter().find(|option| word.starts_with(**option))?;
        match word[option.len()..].strip_prefix('=') {
            None if word == option => next.map(String::as_str),
            value => value,
        }
    });
    values.find_map(T::with_name)
}

/// Text for a stream, in colour if it has them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    pub(crate) is_on: bool,
}

impl Paint {
    /// For this stream.
    pub(crate) fn of(stream: &impl RawStream) -> Self {
        let dumb = env::var_os("TERM").is_some_and(|value| value == "dumb");
        let choice = AutoStream::choice(stream);
        let is_on =
            choice != ColorChoice::Never && !(dumb && ColorChoice::global() == ColorChoice::Auto);
        Self { is_on }
    }

    /// The stream, which has a console of Windows show the colours if there are some.
    pub(crate) fn stream<S: RawStream>(self, stream: S) -> AutoStream<S> {
        if self.is_on { AutoStream::always(stream) } else { AutoStream::always_ansi(stream) }
    }

    /// On or off, as somebody said since.
    pub(crate) fn switched(self, on: Option<bool>) -> Self {
        Self { is_on: on.unwrap_or(self.is_on) }
    }

    /// Text between these parameters of a Select Graphic Rendition sequence and their end.
    pub(crate) fn text<'a>(self, style: &str, text: &'a str) -> Cow<'a, str> {
        if self.is_on && !style.is_empty() && !text.is_empty() {
            format!("\u{1b}[{style}m{text}\u{1b}[0m").into()
        } else {
            text.into()
        }
    }

    /// A line with the result of a check at its beginning or its end, that word in green or red.
    pub(crate) fn verdict(self, line: &str) -> String {
        for language in Language::all() {
            for (holds, style) in [(true, "32"), (false, "1;31")] {
                let word = &*verdict(language, holds);
                if let Some(rest) = line.strip_prefix(word).filter(|rest| rest.starts_with(' ')) {
                    return format!("{}{rest}", self.text(style, word));
                }
                if let Some(rest) = line.strip_suffix(word).filter(|rest| rest.ends_with(' ')) {
                    return format!("{rest}{}", self.text(style, word));
                }
            }
        }
        line.to_owned()
    }

    /// A message, with its label in colour: clap's for an error and a hint.
    pub(crate) fn message(self, line: &str) -> String {
        for (word, key, style) in LABELS {
            let indent = if word == "hint:" { "  " } else { "" };
            let label = format!("{indent}{}", language().text(key));
            if let Some(rest) = line.strip_prefix(&label) {
                return format!("{}{rest}", self.text(style, &label));
            }
        }
        line.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ON: Paint = Paint { is_on: true };

    #[test]
    fn only_the_word_is_coloured() {
        for (line, expected) in [
            ("ok   2x2 grids", "\u{1b}[32mok\u{1b}[0m   2x2 grids"),
            ("divisible by 3 ok", "divisible by 3 \u{1b}[32mok\u{1b}[0m"),
            ("FAIL 2x2 grids", "\u{1b}[1;31mFAIL\u{1b}[0m 2x2 grids"),
            ("делится на 3 НЕВЕРНО", "делится на 3 \u{1b}[1;31mНЕВЕРНО\u{1b}[0m"),
            ("被 3 整除 不成立", "被 3 整除 \u{1b}[1;31m不成立\u{1b}[0m"),
            ("okra", "okra"),
            ("a book", "a book"),
        ] {
            assert_eq!(ON.verdict(line), expected);
            assert_eq!(Paint { is_on: false }.verdict(line), line);
        }
        assert_eq!(ON.message("error: no"), "\u{1b}[1;31merror:\u{1b}[0m no");
        assert_eq!(ON.message("  | 12..error:"), "  | 12..error:");
    }

    #[test]
    fn the_wish_is_found_among_the_arguments() {
        for (words, expected) in [
            (&["ennea", "count", "--color", "never"][..], When::Never),
            (&["ennea", "--colour=always", "count"], When::Always),
            (&["ennea", "--color"], When::Auto),
            (&["ennea", "--color=pink"], When::Auto),
            (&["ennea", "--", "--color=never"], When::Auto),
        ] {
            let asked = asked(words.iter().map(Into::into), ["--color", "--colour"]);
            assert_eq!(asked.unwrap_or(When::Auto), expected, "{words:?}");
        }
    }
}
