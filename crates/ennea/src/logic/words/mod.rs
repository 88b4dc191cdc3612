//! Steps in words: as a teacher says them, in the notation of the forums, and as pictures.
//!
//! What is said is made from the [`Figure`](super::Figure) and the [`Proof`](super::Proof) of a
//! step alone, on the board on which it is found.  Cells are r1c1 in every language; houses are row 1,
//! column 1, box 1.  A language is a folder of sentences with gaps; what goes into the gaps is found
//! once for all of them.

mod chinese;
mod english;
mod forum;
mod names;
mod picture;
mod replies;
mod russian;
mod speaker;
mod story;
mod tongue;
mod trouble;
mod wrap;

pub use forum::notation;
pub use names::effects;
pub use picture::{digits_picture, picture};
pub use replies::Replies;
pub use russian::plural as russian_plural;
pub use story::{Style, story, story_with};
pub use wrap::{columns, flushed, lines, padded, parts, wrapped};

use super::board::Board;
use super::start::Trouble;
use super::step::Step;
use crate::language::Language;
use crate::rules::{House, RuleHouse};
use crate::shape::Shape;
use crate::technique::{Family, Technique};
use speaker::Speaker;
use tongue::Tongue;

crate::named! {
    /// How steps are written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Notation {
        /// Sentences.
        Words = "words",
        /// One line each, as in the forums.
        Forum = "forum",
    }
}

/// How much a hint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Where to look.
    Where,
    /// Which technique, too.
    Technique,
    /// Which cells, too.
    Cells,
    /// Everything.
    Everything,
}

fn of(language: Language) -> &'static dyn Tongue {
    match language {
        Language::English => &english::English,
        Language::Russian => &russian::Russian,
        Language::Chinese => &chinese::Chinese,
    }
}

/// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
pub fn sentence(language: Language, board: &Board, step: &Step) -> String {
    Speaker { tongue: of(language), board, step }.sentence()
}

/// A single in one short line; any other step in full.
pub fn brief(language: Language, board: &Board, step: &Step) -> String {
    Speaker { tongue: of(language), board, step }.brief()
}

/// The part of a step that a hint of this level tells.
pub fn hint(language: Language, board: &Board, step: &Step, level: Level) -> String {
    Speaker { tongue: of(language), board, step }.hint(level)
}

/// The digit to which steps lead, and the reasons, as far as a level tells them: one paragraph for
/// each.
pub fn digit(language: Language, board: &Board, steps: &[Step], level: Level) -> Vec<String> {
    speaker::digit(of(language), board, steps, level)
}

/// The name of a step's technique, as that of the house where it is.
pub fn name(language: Language, board: &Board, step: &Step) -> &'static str {
    Speaker { tongue: of(language), board, step }.technique()
}

/// The name of a technique, as people who solve puzzles call it.
pub fn technique(language: Language, technique: Technique) -> &'static str {
    of(language).technique(technique)
}

/// What a technique is, in a sentence.
pub fn meaning(language: Language, technique: Technique) -> &'static str {
    of(language).meaning(technique)
}

/// The name of a family of techniques.
///
/// ```
/// use ennea::{Language, Family, logic::words};
/// let names = Language::ALL.map(|language| words::family(language, Family::Wings));
/// assert_eq!(names, ["wings", "крылья", "翼"]);
/// ```
pub fn family(language: Language, family: Family) -> &'static str {
    of(language).family(family)
}

/// The name of a house: `row 5`, `窗口 2`.  Houses of lists have the names that their rules give them.
///
/// ```
/// use ennea::rules::Rules;
/// use ennea::{Language, Shape, logic::words};
/// let rules = Rules::parse("windoku", Shape::CLASSIC).unwrap();
/// let last = rules.houses().last().unwrap();
/// let names = Language::ALL.map(|language| words::house(language, last));
/// assert_eq!(names, ["window 4", "окно 4", "窗口 4"]);
/// ```
pub fn house(language: Language, house: &RuleHouse) -> String {
    match house.house {
        House::Listed(_) => house.name.clone(),
        named => house_name(language, named),
    }
}

/// The name of a house that is no list.
///
/// ```
/// use ennea::{Language, logic::words, rules::House};
/// assert_eq!(words::house_name(Language::Russian, House::Row(4)), "строка 5");
/// ```
pub fn house_name(language: Language, house: House) -> String {
    of(language).house(house)
}

/// What is wrong with a puzzle or a state of it, in a sentence without a full stop.
pub fn trouble(language: Language, trouble: &Trouble, shape: Shape) -> String {
    trouble::describe(of(language), trouble, shape)
}

/// What is said besides steps.
pub fn replies(language: Language) -> &'static dyn Replies {
    of(language)
}
