//! From puzzles to pages.
//!
//! ```text
//!   a sheet            a book, pages facing each other
//!   +-----------+      +-----------+-----------+
//!   |  title    |      |           |  caption  |    inner margins, in the middle,
//!   |  rule     |      |   rules   |  +-----+  |    are wider by the gutter
//!   |  caption  |      |           |  |     |  |
//!   |  +-----+  |      |           |  +-----+  |
//!   |  |     |  |      |           |  caption  |
//!   |  +-----+  |      |           |    ...    |
//!   |     1     |      | 2         |         3 |
//!   +-----------+      +-----------+-----------+
//! ```
//!
//! Everything is measured with the fonts that it is printed with.  Cost: linear in the cells.

mod answers;
mod error;
mod front;
mod grid;
mod puzzles;
mod slots;
mod text;

pub use error::LayoutError;
pub(crate) use puzzles::code;
pub(crate) use slots::Slots;

use crate::book::{Binding, Entry, Print, Style};
use crate::fonts::{Fonts, Weight};
use crate::page::{Area, Block, Document, Mark, Page, Role};
use crate::paper::{self, MILLIMETRE};
use ennea::{Grid, Puzzle};
use grid::{Digits, Lattice};
use text::Anchor;

/// The least side of a grid in large print.
pub const LARGE_GRID: f32 = 140.0 * MILLIMETRE;

/// The least size of a digit in large print.
pub const LARGE_DIGIT: f32 = 24.0;

/// The least size at which anybody can be asked to read a digit.
pub const DIGIT_MIN: f32 = 5.0;

/// The pages for some puzzles.
///
/// ```
/// use ennea_print::{Answer, Entry, Fonts, Style, lay_out};
/// let entry = Entry::new("1..4....23......".parse()?, Answer::Several);
/// let document = lay_out(&[entry], &Style::default(), &Fonts::default())?;
/// assert_eq!(document.pages.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`LayoutError`]: a text cannot be written, or there is not enough room.
pub fn lay_out(
    entries: &[Entry],
    style: &Style,
    fonts: &Fonts<'_>,
) -> Result<Document, LayoutError> {
    check_texts(entries, style, fonts)?;
    let digits = Digits::new(fonts);
    let per_page = match (style.print, style.binding) {
        (Print::Large, _) => 1,
        (_, Binding::Book) => style.per_page.max(1),
        (_, Binding::Sheets) => style.per_page.min(entries.len()).max(1),
    };
    // The gutter depends on how many pages there are, which may depend on the gutter.
    let mut pages = entries.len().div_ceil(per_page);
    loop {
        let gutter = match style.binding {
            Binding::Book => paper::gutter(pages),
            Binding::Sheets => 0.0,
        };
        let layout = Layout { entries, style, fonts, digits: &digits, per_page, gutter };
        let document = layout.document()?;
        pages = document.pages.len();
        if style.binding == Binding::Sheets || paper::gutter(pages) <= gutter {
            return Ok(document);
        }
    }
}

fn check_texts(entries: &[Entry], style: &Style, fonts: &Fonts<'_>) -> Result<(), LayoutError> {
    let own = [&style.title, &style.author, &style.date].into_iter().flatten();
    let labels = entries.iter().flat_map(|entry| [&entry.level, &entry.rating]).flatten();
    for text in own.chain(labels) {
        let error = |error| LayoutError::Font { text: text.clone(), error };
        fonts.check(text).map_err(error)?;
    }
    Ok(())
}

/// Sizes of letters, in points.
struct Sizes {
    title: f32,
    text: f32,
    caption: f32,
    number: f32,
    /// Of the digits of answers, at least.
    answer: f32,
    /// Of digits, as part of a cell.
    digit: f32,
}

struct Layout<'a> {
    entries: &'a [Entry],
    style: &'a Style,
    fonts: &'a Fonts<'a>,
    digits: &'a Digits,
    per_page: usize,
    gutter: f32,
}

impl Layout<'_> {
    fn document(&self) -> Result<Document, LayoutError> {
        let mut pages = Pages { layout: self, pages: Vec::new() };
        self.front(&mut pages);
        self.puzzles(&mut pages)?;
        if self.style.answers {
            self.answers(&mut pages)?;
        }
        let mut pages = pages.pages;
        if pages.len() > 1 {
            let unnumbered = usize::from(self.is_book());
            for (k, page) in pages.iter_mut().enumerate().skip(unnumbered) {
                if !page.blocks.is_empty() {
                    page.blocks.push(self.page_number(k + 1, &page.inside));
                }
            }
        }
        // Only a very long title gets so far.
        let leaves = |page: &Page| {
            page.blocks.iter().any(|block| block.area().bottom() > page.inside.bottom() + 0.01)
        };
        if pages.iter().any(leaves) {
            return Err(LayoutError::NoRoom);
        }
        Ok(Document {
            title: self.style.title().to_owned(),
            author: self.style.author.clone(),
            language: self.style.language,
            pages,
        })
    }

    fn is_book(&self) -> bool {
        self.style.binding == Binding::Book
    }

    fn sizes(&self) -> Sizes {
        let small = self.style.paper.width.min(self.style.paper.height);
        match self.style.print {
            Print::Large => Sizes {
                title: 24.0,
                text: 15.0,
                caption: 18.0,
                number: 15.0,
                answer: 14.0,
                digit: 0.72,
            },
            Print::Normal => Sizes {
                title: 16.0,
                text: 9.5,
                caption: (small / 45.0).clamp(8.5, 11.0)
                    + if self.per_page <= 2 { 1.5 } else { 0.0 },
                number: 9.5,
                answer: 8.0,
                digit: 0.64,
            },
        }
    }

    /// What the margins of a page leave; the back of a book is on the left of odd pages.
    fn inside(&self, number: usize) -> Area {
        let Style { paper, margin, .. } = *self.style;
        let left = if number % 2 == 1 { margin + self.gutter } else { margin };
        Area {
            x: left,
            y: margin,
            width: (paper.width - 2.0 * margin - self.gutter).max(0.0),
            height: (paper.height - 2.0 * margin).max(0.0),
        }
    }

    /// Whether there will be more than one page.
    fn is_long(&self) -> bool {
        self.is_book() || self.style.answers || self.entries.len() > self.per_page
    }

    fn page_number(&self, number: usize, inside: &Area) -> Block {
        let anchor = match (self.is_book(), number % 2) {
            (false, _) => Anchor::Middle,
            (true, 1) => Anchor::Right,
            (true, _) => Anchor::Left,
        };
        let size = self.sizes().number;
        let line = self.fonts.shape(Weight::Regular, &number.to_string());
        let mark = text::set(line, size, anchor, inside, inside.bottom() - 0.25 * size);
        Block { role: Role::Furniture, puzzle: None, marks: vec![mark] }
    }

    /// What is left of a page above its number.
    fn above_number(&self, mut area: Area) -> Area {
        if self.is_long() {
            area.height -= 2.0 * self.sizes().number;
        }
        area
    }

    /// A grid: clues, and, if it is an answer, the digits found.
    fn grid(&self, puzzle: &Puzzle, answer: Option<&Grid>, square: Area, size: f32) -> Vec<Mark> {
        let shape = puzzle.shape();
        let lattice = Lattice::new(shape, square);
        let mut marks = lattice.bars();
        let is_bold = answer.is_some() || self.style.print == Print::Large;
        let weight = if is_bold { Weight::Bold } else { Weight::Regular };
        for cell in shape.all_cells() {
            let clue = puzzle.clue(cell).map(|digit| (digit, weight));
            let found = answer.map(|grid| (grid.digit(cell), Weight::Regular));
            if let Some((digit, weight)) = clue.or(found) {
                marks.push(lattice.digit(self.digits, weight, size, cell, digit));
            }
        }
        marks
    }
}

/// The pages so far.
struct Pages<'a, 'b> {
    layout: &'a Layout<'b>,
    pages: Vec<Page>,
}

impl Pages<'_, '_> {
    fn start(&mut self) -> &mut Page {
        let inside = self.layout.inside(self.pages.len() + 1);
        self.pages.push(Page { paper: self.layout.style.paper, inside, blocks: Vec::new() });
        self.pages.last_mut().expect("it was just put there")
    }
}

#[cfg(test)]
mod tests;
