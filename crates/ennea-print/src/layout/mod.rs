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
mod caption;
mod contents;
mod error;
mod example;
mod front;
mod grid;
mod plan;
mod puzzles;
mod rules;
mod running;
mod slots;
mod text;

pub use error::LayoutError;
pub(crate) use puzzles::code;
pub(crate) use slots::{Slots, Strips};

use crate::book::{Binding, Chapter, Entry, Print, Style};
use crate::fonts::{Fonts, Weight};
use crate::page::{Area, Document, Mark, Page};
use crate::paper::{self, MILLIMETRE};
use crate::template::Template;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::{Filling, Grid};
use grid::{Digits, Lattice};
use plan::{Plan, Sheet};

/// The least side of a grid in large print.
pub const LARGE_GRID: f32 = 140.0 * MILLIMETRE;

/// The least size of a digit in large print.
pub const LARGE_DIGIT: f32 = 24.0;

/// The least size at which anybody can be asked to read a digit.
pub const DIGIT_MIN: f32 = 5.0;

/// The pages for some puzzles, which are numbered through all chapters.
///
/// ```
/// use ennea_print::{Answer, Chapter, Entry, Fonts, Style, lay_out};
/// let entry = Entry::new("1..4....23......".parse()?, Answer::Several);
/// let chapters = [Chapter::untitled(vec![entry])];
/// let document = lay_out(&chapters, &Style::default(), &Fonts::default())?;
/// assert_eq!(document.pages.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`LayoutError`]: a text cannot be written, or there is not enough room.
pub fn lay_out(
    chapters: &[Chapter],
    style: &Style,
    fonts: &Fonts<'_>,
) -> Result<Document, LayoutError> {
    lay_out_while(chapters, style, fonts, &())
}

/// As [`lay_out`], as long as `progress` does not stop it.
///
/// # Errors
/// [`LayoutError`], which may also be that it was stopped.
pub fn lay_out_while(
    chapters: &[Chapter],
    style: &Style,
    fonts: &Fonts<'_>,
    progress: &dyn Progress,
) -> Result<Document, LayoutError> {
    check_texts(chapters, style, fonts)?;
    let digits = Digits::new(fonts);
    let entries: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.entries).collect();
    let longest = chapters.iter().map(|chapter| chapter.entries.len()).max().unwrap_or(0);
    let per_page = match (style.print, style.binding) {
        (Print::Large, _) => 1,
        (_, Binding::Book) => style.per_page.max(1),
        (_, Binding::Sheets) => style.per_page.min(longest).max(1),
    };
    let numbered = chapters.iter().enumerate();
    let mut layout = Layout {
        chapter_of: numbered.flat_map(|(k, chapter)| vec![k; chapter.entries.len()]).collect(),
        chapters,
        entries,
        style,
        lines: style.lines(),
        fonts,
        digits: &digits,
        per_page,
        gutter: 0.0,
        plan: Plan::default(),
    };
    // The gutter depends on how many pages there are, which may depend on the gutter.
    loop {
        layout.plan = layout.planned(layout.contents_length(), layout.answers_length());
        if !layout.is_book() || paper::gutter(layout.plan.sheets.len()) <= layout.gutter {
            return layout.document(progress);
        }
        layout.gutter = paper::gutter(layout.plan.sheets.len());
    }
}

fn check_texts(chapters: &[Chapter], style: &Style, fonts: &Fonts<'_>) -> Result<(), LayoutError> {
    let of_chapter = |chapter: &Chapter| {
        let texts = chapter.entries.iter().flat_map(Entry::texts);
        chapter.title.iter().chain(texts).cloned().collect::<Vec<_>>()
    };
    let texts = style.texts().cloned().chain(chapters.iter().flat_map(of_chapter));
    // With any value for each field a line has all that stands between them.
    let lines = style.lines().map(|template| {
        template
            .fill(|_| Some("1".to_owned()))
            .map(|side| side.into_iter().map(|(_, text)| text).collect())
    });
    for text in texts.chain(lines.into_iter().flatten()) {
        fonts.check(&text).map_err(|error| LayoutError::Font { text, error })?;
    }
    Ok(())
}

/// The room of a page's number or of its running head, in sizes of the letters.
const EDGE: f32 = 2.0;

/// Distance from the top at which a page of text begins, as part of its height.
const START: f32 = 0.04;

/// Sizes of letters, in points.
struct Sizes {
    title: f32,
    text: f32,
    caption: f32,
    number: f32,
    /// Of the digits of answers, at least.
    answer: f32,
    /// Of the same, as part of a cell.
    answer_digit: f32,
    /// Of digits, as part of a cell.
    digit: f32,
}

struct Layout<'a> {
    chapters: &'a [Chapter],
    /// The puzzles of all chapters.
    entries: Vec<&'a Entry>,
    /// The chapter of each.
    chapter_of: Vec<usize>,
    style: &'a Style,
    /// The lines over and under each puzzle.
    lines: [Template; 2],
    fonts: &'a Fonts<'a>,
    digits: &'a Digits,
    per_page: usize,
    gutter: f32,
    plan: Plan,
}

impl Layout<'_> {
    fn document(&self, progress: &dyn Progress) -> Result<Document, LayoutError> {
        progress.expect(self.plan.sheets.len() as u64);
        let scene = self.scene()?;
        let mut pages = Vec::new();
        for (place, sheet) in self.plan.sheets.iter().enumerate() {
            if progress.is_stopped() {
                return Err(Stopped.into());
            }
            progress.advance(1);
            let number = place + 1;
            let inside = self.inside(number);
            let mut page = Page { paper: self.style.paper, inside, blocks: Vec::new() };
            match sheet {
                Sheet::Blank => {}
                Sheet::Title => self.title_page(&mut page),
                Sheet::Imprint => self.imprint(&mut page),
                Sheet::Contents(chapters) => self.contents(&mut page, chapters.clone()),
                Sheet::Rules(parts) => self.rules(&mut page, *parts),
                Sheet::Opening(chapter) => self.opening(&mut page, *chapter),
                Sheet::Puzzles(numbers) => self.puzzles(&mut page, &scene, numbers.clone())?,
                Sheet::Answers(numbers) => self.answers(&mut page, numbers.clone())?,
            }
            if !matches!(sheet, Sheet::Blank | Sheet::Title | Sheet::Imprint) {
                page.blocks.extend(self.running_head(number, sheet, &inside));
                page.blocks.extend(self.page_number(number, &inside));
            }
            pages.push(page);
        }
        // Only very long texts get so far.
        let leaves = |page: &Page| {
            page.blocks.iter().any(|block| block.area().bottom() > page.inside.bottom() + 0.01)
        };
        if pages.iter().any(leaves) {
            return Err(LayoutError::NoRoom);
        }
        Ok(Document {
            title: self.style.title().into_owned(),
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
                answer_digit: 0.85,
                digit: 0.72,
            },
            Print::Normal => Sizes {
                title: 16.0,
                text: 9.5,
                caption: (small / 45.0).clamp(9.0, 11.0)
                    + if self.per_page <= 2 { 1.5 } else { 0.0 },
                number: 9.5,
                answer: 8.0,
                answer_digit: 0.72,
                digit: 0.64,
            },
        }
    }

    /// Area that the margins of a page leave; the back of a book is on the left of odd pages.
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

    /// Tests whether something stands above the puzzles in the order of headlines and bookmarks.
    fn has_parts(&self) -> bool {
        self.is_book() || self.style.title.is_some() && !self.style.bare
    }

    /// A grid: clues, and, if it is an answer, the digits found.
    fn grid(
        &self,
        puzzle: &Filling,
        answer: Option<&Grid>,
        lattice: &Lattice<'_>,
        size: f32,
    ) -> Vec<Mark> {
        let shape = puzzle.shape();
        let mut marks = lattice.shades();
        marks.extend(lattice.bars());
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

#[cfg(test)]
mod tests;
