//! The ratings that go with each of the techniques that puzzles are made for.
//!
//! A puzzle whose hardest technique is T on the ladder of [`ennea::logic`] is solved by the techniques
//! up to T and not by those before it.  What Sudoku Explainer rates below the *least* rating here is
//! all among those before T, so a puzzle with a lower rating would not need T.  And where everything up
//! to T is known to it, it never takes a step that it rates above the *greatest* of them.

use super::ratings::Ratings;
use ennea::logic::Technique;

/// The ratings, on the scale `se-1.2.1`, that a 3x3 puzzle can have whose hardest technique is this.
pub(super) fn ratings(hardest: Technique) -> Ratings {
    use Technique as T;
    let (from, to) = match hardest {
        T::FullHouse => (10, 10),
        T::HiddenSingleBox => (12, 12),
        T::HiddenSingleLine => (15, 15),
        T::NakedSingle => (17, 23),
        T::Pointing => (17, 26),
        T::Claiming => (19, 28),
        T::NakedPair => (20, 30),
        T::HiddenPair => (20, 34),
        T::NakedTriple => (25, 36),
        T::HiddenTriple => (25, 40),
        T::XWing => (32, 40),
        harder if harder <= T::Swordfish => (38, Ratings::ALL.to),
        _ => (45, Ratings::ALL.to),
    };
    Ratings { from, to }
}
