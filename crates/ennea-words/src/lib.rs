//! Everything that ennea says to people, in every language.
//!
//! A language is a folder of `locales` with files in the form of Fluent, <https://projectfluent.org>: sentences
//! with gaps, in which the order of words, cases, plurals and lists are theirs.  Adding a language is adding a
//! folder; [`Language::all`] finds it.  What goes into the gaps, and which sentence is said when, is found here once
//! for all of them.
//!
//! * [`say!`] says a sentence; [`Gap`] is what can stand in one.
//! * [`sentence`], [`brief`], [`hint`], [`digit`] say steps of reasoning; [`story`] many of them.
//! * [`trouble`] says what is wrong with a puzzle; errors are [`Told`].
//! * [`layout`] breaks lines, [`picture`] draws candidates.
//!
//! ```
//! use ennea::{Puzzle, logic::{self, Board}};
//! use ennea_words::{Language, sentence};
//! let puzzle: Puzzle = "1..4....23......".parse()?;
//! let board = Board::new(&puzzle).expect("no clue contradicts another");
//! let step = logic::next_step(&board).expect("there is one");
//! println!("{}", sentence(Language::ENGLISH, &board, &step));
//! # Ok::<(), ennea::TextError>(())
//! ```

mod bundle;
mod errors;
mod functions;
mod houses;
mod language;
pub mod layout;
mod names;
pub mod picture;
mod steps;
mod story;
mod trouble;
mod value;

pub use errors::{Saying, Told, advice, misread};
pub use houses::{house, house_name};
pub use language::{Language, UnknownLanguage};
pub use names::{
    level, level_chapter, level_needs, score_level, score_level_needs, score_technique, symmetry,
    transformation,
};
pub use steps::{Level, brief, claim, digit, family, hint, meaning, name, sentence, technique};
pub use story::{Notation, Style, story, story_with};
pub use trouble::{take_back, trouble};
pub use value::{Gap, Gaps, Phrase};

/// Says a message: its language, its key, and its gaps, by names that may be those of variables.
///
/// ```
/// use ennea_words::{Language, say};
/// let (cell, digit) = ("r1c1", ennea::Digit::from_index(4));
/// assert_eq!(say!(Language::ENGLISH, "is", cell, digit), "r1c1 is 5");
/// assert_eq!(say!(Language::ENGLISH, "is-not", cell = "r2c3", digit), "r2c3 is not 5");
/// ```
#[macro_export]
macro_rules! say {
    ($language:expr, $key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $language.say(
            $key,
            &$crate::Gaps::default()
                $(.with(stringify!($name), $crate::Gap::value(&$crate::say!(@ $name $(= $value)?))))*,
        )
    };
    (@ $name:ident = $value:expr) => { $value };
    (@ $name:ident) => { $name };
}

/// A [`Saying`] of a message, written as [`say!`] has it; it keeps what is in the gaps.
#[macro_export]
macro_rules! saying {
    ($key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        {
            $(let $name = $crate::say!(@ $name $(= $value)?).to_owned();)*
            $crate::Saying::new(move |language| $crate::say!(language, $key $(, $name)*))
        }
    };
}

/// Gaps that are kept, written as [`say!`] has them.
#[macro_export]
macro_rules! gaps {
    ($($name:ident $(= $value:expr)?),* $(,)?) => {
        $crate::Gaps::default()$(
            .with(stringify!($name), $crate::Gap::value(&$crate::say!(@ $name $(= $value)?)).into_owned())
        )*
    };
}
