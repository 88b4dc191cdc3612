//! A puzzle as it was read, and where.

use ennea::rules::Description;
use ennea::solve::vector::numbers;
use ennea::symmetry::Canoniser;
use ennea::{Digit, DigitSet, Puzzle, Shape, State};
use ennea_answers::canonical::Form;
use ennea_answers::refusal::Refusal;
use ennea_formats::Entry;
use std::borrow::Cow;

/// A puzzle and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Where its first cell stood.
    pub(crate) place: Place,
    /// The puzzle.
    pub(crate) cells: Cells,
}

/// Where something stood in the input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Which of the sources, from 0.
    pub(crate) source: u32,
    /// The line, from 1.
    pub(crate) line: u64,
}

/// A puzzle; 3x3 without allocation, for there are many of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cells {
    /// 3x3: the digits by number, 0 for an empty cell.
    Classic([u8; 81]),
    /// Any other shape.
    Other(Puzzle),
    /// What has more than clues: placed digits, candidates, a title.
    More(Box<Entry>),
}

impl Cells {
    /// The puzzle for the library: the clues.
    pub(crate) fn puzzle(&self) -> Cow<'_, Puzzle> {
        match self {
            Self::Classic(cells) => {
                let clues = cells.iter().map(|&number| Digit::new(number.into())).collect();
                Cow::Owned(Puzzle::new(Shape::CLASSIC, clues).expect("81 digits up to 9"))
            }
            Self::Other(puzzle) => Cow::Borrowed(puzzle),
            Self::More(entry) => Cow::Borrowed(entry.clues()),
        }
    }

    /// The shape.
    pub(crate) fn shape(&self) -> Shape {
        match self {
            Self::Classic(_) => Shape::CLASSIC,
            Self::Other(puzzle) => puzzle.shape(),
            Self::More(entry) => entry.shape(),
        }
    }

    /// The canonical form, or why there is none.
    pub(crate) fn form(&self, canoniser: &mut Canoniser) -> Result<Form, Refusal> {
        match self {
            Self::Classic(cells) => Form::of_numbers(canoniser, cells),
            Self::Other(puzzle) => Form::of(puzzle),
            Self::More(entry) => Self::from(entry.clues().clone()).form(canoniser),
        }
    }

    /// What somebody has made of it, if anything.
    pub(crate) fn state(&self) -> Option<State> {
        self.more().and_then(Entry::state)
    }

    /// The candidates that are part of it, where they say more than its clues.
    pub(crate) fn pencilmarks(&self) -> Option<Vec<DigitSet>> {
        self.more().and_then(Entry::pencilmarks)
    }

    /// The digits that have been placed in it, in one line; none if there are none.
    pub(crate) fn placed(&self) -> Option<String> {
        self.more()?.placed_line()
    }

    /// The candidates of every cell, as texts; none if they have not been written down.
    pub(crate) fn candidates(&self) -> Option<Vec<String>> {
        self.more()?.candidate_texts()
    }

    /// The rules of a variant, if it is one.
    pub(crate) fn rules(&self) -> Option<&Description> {
        self.more()?.description()
    }

    /// What is left out of it.
    pub(crate) fn ignored(&self) -> &[String] {
        self.more().map_or(&[], Entry::ignored)
    }

    fn more(&self) -> Option<&Entry> {
        if let Self::More(entry) = self { Some(entry) } else { None }
    }
}

impl From<Puzzle> for Cells {
    fn from(puzzle: Puzzle) -> Self {
        match puzzle.shape() {
            Shape::CLASSIC => Self::Classic(numbers(&puzzle)),
            _ => Self::Other(puzzle),
        }
    }
}

impl From<Entry> for Cells {
    fn from(entry: Entry) -> Self {
        let has_more = entry.state().is_some()
            || entry.facts().next().is_some()
            || entry.description().is_some()
            || !entry.ignored().is_empty();
        if has_more { Self::More(Box::new(entry)) } else { entry.clues().clone().into() }
    }
}
