//! The page model: what stands where, for any back end.
//!
//! Lengths are points, from the upper left corner of the page, y downwards.  There are three kinds
//! of marks, grey areas, black bars and lines of text: lines and the squares of a QR code are bars.

use crate::fonts::Line;
use crate::paper::Paper;
use ennea_words::Language;

/// Pages, with what a reader's software wants to know of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// Author, if one is named.
    pub author: Option<String>,
    /// Language of its captions.
    pub language: Language,
    /// Its pages, one at least.
    pub pages: Vec<Page>,
}

/// One side of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Size of the page.
    pub paper: Paper,
    /// Area that the margins leave; all marks are inside.
    pub inside: Area,
    /// Blocks on the page, in reading order.
    pub blocks: Vec<Block>,
}

/// Marks that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Role of the block.
    pub role: Role,
    /// The puzzle that they are about, by its place in the list.
    pub puzzle: Option<usize>,
    /// The marks.
    pub marks: Vec<Mark>,
    /// Entry for this place in a reader's list of the pages: its depth, from 1, and the words.
    pub bookmark: Option<(usize, String)>,
}

/// Role of a block, for somebody who does not see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A headline, from level 1 on.
    Heading(u16),
    /// Text.
    Paragraph,
    /// A picture, with words that say the same.
    Figure(String),
    /// A page number, a running head, an ornament: to be passed over.
    Furniture,
}

/// Mark that is printed.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A grey area, below all else.
    Shade(Area),
    /// A black bar.
    Bar(Area),
    /// A line of text.
    Text {
        /// Start of the line, on its baseline.
        at: [f32; 2],
        /// The size of the letters.
        size: f32,
        /// The glyphs.
        line: Line,
    },
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x: f32,
    /// Its upper side.
    pub y: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Area {
    /// The right side.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The lower side.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// The four bars of this thickness along its sides, inside.
    pub(crate) fn frame(&self, thick: f32) -> [Mark; 4] {
        let Self { x, y, width, height } = *self;
        [
            Self { x, y, width, height: thick },
            Self { x, y: y + height - thick, width, height: thick },
            Self { x, y, width: thick, height },
            Self { x: x + width - thick, y, width: thick, height },
        ]
        .map(Mark::Bar)
    }

    /// The least rectangle around both.
    #[must_use]
    pub fn join(&self, other: &Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let width = self.right().max(other.right()) - x;
        Self { x, y, width, height: self.bottom().max(other.bottom()) - y }
    }
}

impl Mark {
    /// The room that it takes: for text its advance, and its size from three quarters above the
    /// baseline to a quarter below it.
    pub fn area(&self) -> Area {
        match self {
            Self::Shade(area) | Self::Bar(area) => *area,
            Self::Text { at, size, line } => {
                Area { x: at[0], y: at[1] - 0.75 * size, width: line.width * size, height: *size }
            }
        }
    }
}

impl Block {
    /// Marks that are about no puzzle in particular.
    pub(crate) fn new(role: Role, marks: Vec<Mark>) -> Self {
        Self { role, puzzle: None, marks, bookmark: None }
    }

    /// Names the puzzle that the block is about.
    pub(crate) fn about(self, puzzle: usize) -> Self {
        Self { puzzle: Some(puzzle), ..self }
    }

    /// Adds a bookmark.
    pub(crate) fn bookmarked(self, depth: usize, words: impl Into<String>) -> Self {
        Self { bookmark: Some((depth, words.into())), ..self }
    }

    /// The room that its marks take.
    ///
    /// # Panics
    /// If there are none.
    pub fn area(&self) -> Area {
        let areas = self.marks.iter().map(Mark::area);
        areas.reduce(|a, b| a.join(&b)).expect("a block has marks")
    }

    /// Its text, all lines after each other, with one blank between words.
    pub fn text(&self) -> String {
        let lines = self.marks.iter().filter_map(|mark| match mark {
            Mark::Text { line, .. } => Some(line.text.as_str()),
            Mark::Shade(_) | Mark::Bar(_) => None,
        });
        let text: String = lines.collect();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}
