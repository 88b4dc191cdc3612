//! Steps in words: as a teacher says them, in the notation of the forums, and as pictures.
//!
//! What is said is made from the [`Figure`](super::Figure) and the [`Proof`](super::Proof) of a
//! step alone, on the board on which it is found.  Cells are r1c1, houses row 1, column 1, box 1.

mod english;
mod forum;
mod names;
mod picture;
mod story;

pub use english::{brief, digit, hint, sentence};
pub use forum::notation;
pub use names::effects;
pub use picture::{digits_picture, picture};
pub use story::{Style, story, story_with, wrapped};

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
