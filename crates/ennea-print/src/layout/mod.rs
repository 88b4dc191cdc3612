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

mod front;
mod grid;
mod slots;
mod text;

pub(crate) use slots::Slots;

use crate::book::{Answer, Binding, Entry, Print, Qr, Style};
use crate::fonts::{FontError, Fonts, Weight};
use crate::page::{Area, Block, Document, Mark, Page, Role};
use crate::paper::{self, MILLIMETRE};
use crate::qr::Code;
use ennea::{Grid, Puzzle, Shape};
use grid::{Digits, Lattice};
use std::fmt;
use text::Anchor;

/// The least side of a grid in large print.
pub const LARGE_GRID: f32 = 140.0 * MILLIMETRE;

/// The least size of a digit in large print.
pub const LARGE_DIGIT: f32 = 24.0;

/// The least size at which anybody can be asked to read a digit.
pub const DIGIT_MIN: f32 = 5.0;

/// How far right and above of a grid its QR code keeps.
const QR_GAP: f32 = 6.0;

/// Why something cannot be printed so.
#[derive(Clone, Debug, PartialEq)]
pub enum LayoutError {
    /// A text cannot be written.
    Font {
        /// Which.
        text: String,
        /// Why.
        error: FontError,
    },
    /// Digits would be too small to be read.
    SmallDigits {
        /// How large they would be, in points.
        found: f32,
        /// How large they should be.
        expected: f32,
    },
    /// A grid in large print would be smaller than is promised.
    SmallGrid {
        /// Its side, in points.
        found: f32,
    },
    /// The margins leave no room.
    NoRoom,
    /// A text is too long for a QR code.
    LongCode {
        /// How many bytes it has.
        length: usize,
    },
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Font { text, error } => write!(f, "cannot write '{text}': {error}"),
            Self::SmallDigits { found, expected } => write!(
                f,
                "the digits would have {found:.1} points; expected {expected:.0} at least"
            ),
            Self::SmallGrid { found } => write!(
                f,
                "the grids would be {:.1} cm wide; expected 14 cm at least in large print",
                found / MILLIMETRE / 10.0
            ),
            Self::NoRoom => write!(f, "the margins leave no room on the page"),
            Self::LongCode { length } => {
                write!(f, "found a text of {length} bytes for a QR code; expected 2000 at most")
            }
        }
    }
}

impl std::error::Error for LayoutError {}

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
                caption: (small / 45.0).clamp(8.5, 11.0) + if self.per_page <= 2 { 1.5 } else { 0.0 },
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

    fn puzzles(&self, pages: &mut Pages<'_, '_>) -> Result<(), LayoutError> {
        let codes: Vec<Option<Code>> = match &self.style.qr {
            None => self.entries.iter().map(|_| None).collect(),
            Some(qr) => {
                let codes = self.entries.iter().map(|entry| code(entry, qr).map(Some));
                codes.collect::<Result<_, _>>()?
            }
        };
        let squares = codes.iter().flatten().map(Code::side).max().unwrap_or(0);
        let caption = self.sizes().caption;
        let module = if self.style.print == Print::Large { 1.5 } else { 1.1 };
        let band = (text::LEADING * caption).max(squares as f32 * module + QR_GAP);
        let heads = [0, 1].map(|number| self.head(self.inside(number)));
        for (first, entries) in self.entries.chunks(self.per_page).enumerate() {
            let first = first * self.per_page;
            let (blocks, room) = &heads[(pages.pages.len() + 1) % 2];
            let page = pages.start();
            page.blocks.clone_from(blocks);
            let area = self.above_number(*room);
            let slots = Slots::holding(self.per_page, area, 2.0 * caption, band);
            for (place, entry) in entries.iter().enumerate() {
                let number = first + place;
                let (band, square) = slots.place(place);
                let size = self.digit_size(entry.puzzle.shape(), square)?;
                let code = codes[number].as_ref();
                let code_width = code.map_or(0.0, |code| code.side() as f32 * module);
                let text_width = (square.width - code_width - QR_GAP).max(0.0);
                let room = Area { width: text_width, ..band };
                page.blocks.extend(self.caption(number, &room));
                if let Some(code) = code {
                    let x = square.right() - code_width;
                    let y = square.y - QR_GAP - code_width;
                    page.blocks.push(Block {
                        role: Role::Figure(self.style.language.qr().to_owned()),
                        puzzle: Some(number),
                        marks: code.bars(x, y, module),
                    });
                }
                page.blocks.push(Block {
                    role: Role::Figure(self.style.language.spoken(&entry.puzzle)),
                    puzzle: Some(number),
                    marks: self.grid(&entry.puzzle, None, square, size),
                });
            }
        }
        Ok(())
    }

    /// The size of the digits of a puzzle.
    fn digit_size(&self, shape: Shape, square: Area) -> Result<f32, LayoutError> {
        if square.width < 1.0 {
            return Err(LayoutError::NoRoom);
        }
        let cell = Lattice::new(shape, square).cell;
        let found = self.sizes().digit * cell;
        match self.style.print {
            Print::Normal if found < DIGIT_MIN => {
                Err(LayoutError::SmallDigits { found, expected: DIGIT_MIN })
            }
            Print::Normal => Ok(found),
            Print::Large if square.width < LARGE_GRID => {
                Err(LayoutError::SmallGrid { found: square.width })
            }
            // A capital then takes three quarters of the cell.
            Print::Large if 1.07 * cell < LARGE_DIGIT => {
                Err(LayoutError::SmallDigits { found: 1.07 * cell, expected: LARGE_DIGIT })
            }
            Print::Large => Ok(found.max(LARGE_DIGIT)),
        }
    }

    /// A puzzle's number, what is known of its difficulty, and its short id.
    fn caption(&self, number: usize, room: &Area) -> Vec<Block> {
        let (fonts, size) = (self.fonts, self.sizes().caption);
        let baseline = room.bottom() - 0.45 * size;
        let entry = &self.entries[number];
        let name = self.style.language.puzzle(self.style.first + number);
        let name = text::fit(fonts, Weight::Bold, &name, room.width / size);
        let Some(name) = name else { return Vec::new() };
        let mut left = room.width - name.width * size;
        let mut blocks = vec![Block {
            role: Role::Heading(2),
            puzzle: Some(number),
            marks: vec![text::set(name, size, Anchor::Left, room, baseline)],
        }];
        let small = 0.8 * size;
        let mut rest = Vec::new();
        let id = fonts.shape(Weight::Regular, &entry.id());
        let id_width = id.width * small + size;
        let difficulty = entry.difficulty().and_then(|text| {
            let wanted = fonts.shape(Weight::Regular, &text);
            let free = left - size;
            match wanted.width * small <= free {
                true => Some(wanted),
                false => text::fit(fonts, Weight::Regular, &text, free / small),
            }
        });
        if let Some(line) = difficulty {
            let x = room.right() - left + 0.8 * size;
            left -= line.width * small + size;
            let line = text::with_blank(fonts, Weight::Regular, &line);
            rest.push(Mark::Text { at: [x, baseline], size: small, line });
        }
        if id_width <= left {
            rest.push(text::set(id, small, Anchor::Right, room, baseline));
        }
        if !rest.is_empty() {
            blocks.push(Block { role: Role::Paragraph, puzzle: Some(number), marks: rest });
        }
        blocks
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

    fn answers(&self, pages: &mut Pages<'_, '_>) -> Result<(), LayoutError> {
        let sizes = self.sizes();
        let side = self.entries.iter().map(|entry| entry.puzzle.shape().side()).max().unwrap_or(9);
        let caption = 1.15 * sizes.answer;
        let band = text::LEADING * caption;
        if self.is_book() && pages.pages.len() % 2 == 1 {
            pages.start();
        }
        let mut left: Vec<usize> = (0..self.entries.len()).rev().collect();
        let mut is_first = true;
        while !left.is_empty() {
            let page = pages.start();
            let area = self.above_number(self.answers_head(page, is_first));
            is_first = false;
            let wanted = side as f32 * sizes.answer / 0.68;
            let slots = Slots::fitting(wanted, area, 1.6 * caption, band);
            for place in 0..slots.len() {
                let Some(number) = left.pop() else { break };
                let (band, square) = slots.place(place);
                self.answer(page, number, caption, &band, square)?;
            }
        }
        Ok(())
    }

    fn answer(
        &self,
        page: &mut Page,
        number: usize,
        size: f32,
        band: &Area,
        square: Area,
    ) -> Result<(), LayoutError> {
        let (language, entry) = (self.style.language, &self.entries[number]);
        let (answer, remark) = match &entry.answer {
            Answer::Unique(grid) => (Some(grid), None),
            Answer::None => (None, Some(language.no_solution())),
            Answer::Several => (None, Some(language.several_solutions())),
        };
        let shown = (self.style.first + number).to_string();
        let shown = remark.map_or(shown.clone(), |remark| format!("{shown}: {remark}"));
        if square.width < 1.0 {
            return Err(LayoutError::NoRoom);
        }
        let digit = 0.68 * Lattice::new(entry.puzzle.shape(), square).cell;
        if digit < DIGIT_MIN {
            return Err(LayoutError::SmallDigits { found: digit, expected: DIGIT_MIN });
        }
        if let Some(line) = text::fit(self.fonts, Weight::Bold, &shown, band.width / size) {
            let baseline = band.bottom() - 0.4 * size;
            page.blocks.push(Block {
                role: Role::Heading(2),
                puzzle: Some(number),
                marks: vec![text::set(line, size, Anchor::Left, band, baseline)],
            });
        }
        let name = language.answer(self.style.first + number);
        let alt = match (answer, remark) {
            (Some(grid), _) => format!("{name}. {}", language.spoken(&Puzzle::from(grid))),
            (None, remark) => format!("{name}: {}", remark.unwrap_or_default()),
        };
        page.blocks.push(Block {
            role: Role::Figure(alt),
            puzzle: Some(number),
            marks: self.grid(&entry.puzzle, answer, square, digit),
        });
        Ok(())
    }
}

/// The QR code of an entry.
pub(crate) fn code(entry: &Entry, qr: &Qr) -> Result<Code, LayoutError> {
    let text = entry.code(qr);
    Code::new(&text).ok_or(LayoutError::LongCode { length: text.len() })
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
