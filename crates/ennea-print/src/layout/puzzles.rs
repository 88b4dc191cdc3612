//! The pages with puzzles: grids in their slots, each with caption, short id and QR code.

use super::grid::Lattice;
use super::slots::Slots;
use super::text::{self, Anchor};
use super::{DIGIT_MIN, LARGE_DIGIT, LARGE_GRID, Layout, LayoutError, Pages};
use crate::book::{Entry, Print, Qr};
use crate::fonts::Weight;
use crate::page::{Area, Block, Mark, Role};
use crate::qr::Code;
use ennea::Shape;

/// How far from its grid a QR code keeps.
const QR_GAP: f32 = 6.0;

/// The size of a digit, as part of a cell, that still leaves room around it.
const DIGIT_MAX: f32 = 1.07;

impl Layout<'_> {
    /// All puzzles.
    pub(super) fn puzzles(&self, pages: &mut Pages<'_, '_>) -> Result<(), LayoutError> {
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
        let strip = (text::LEADING * caption).max(squares as f32 * module + QR_GAP);
        let heads = [0, 1].map(|number| self.head(self.inside(number)));
        for (first, entries) in self.entries.chunks(self.per_page).enumerate() {
            let first = first * self.per_page;
            let (blocks, room) = &heads[(pages.pages.len() + 1) % 2];
            let page = pages.start();
            page.blocks.clone_from(blocks);
            if first > 0 {
                // Once read out, the title of a sheet is not read out again.
                page.blocks.iter_mut().for_each(|block| block.role = Role::Furniture);
            }
            let area = self.above_number(*room);
            let slots = Slots::holding(self.per_page, area, 2.0 * caption, strip);
            for (place, entry) in entries.iter().enumerate() {
                let number = first + place;
                let (strip, square) = slots.place(place);
                let size = self.digit_size(entry.puzzle.shape(), square)?;
                let code = codes[number].as_ref();
                let code_width = code.map_or(0.0, |code| code.side() as f32 * module);
                if code_width > square.width / 2.0 {
                    let length = self.style.qr.as_ref().map_or(0, |qr| entry.code(qr).len());
                    return Err(LayoutError::LongCode { length });
                }
                let text_width = (square.width - code_width - QR_GAP).max(0.0);
                let room = Area { width: text_width, ..strip };
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
            Print::Large if DIGIT_MAX * cell < LARGE_DIGIT => {
                Err(LayoutError::SmallDigits { found: DIGIT_MAX * cell, expected: LARGE_DIGIT })
            }
            Print::Large => Ok(found.max(LARGE_DIGIT)),
        }
    }

    /// A puzzle's number, what is known of its difficulty, and its short id.
    fn caption(&self, number: usize, room: &Area) -> Vec<Block> {
        let (fonts, size) = (self.fonts, self.sizes().caption);
        let baseline = room.bottom() - 0.45 * size;
        let entry = &self.entries[number];
        let shown = self.style.first + number;
        let names = [self.style.language.puzzle(shown), shown.to_string()];
        let name = names
            .iter()
            .map(|name| fonts.shape(Weight::Bold, name))
            .find(|name| name.width * size <= room.width);
        let Some(name) = name else { return Vec::new() };
        let mut left = room.width - name.width * size;
        let has_title = self.is_book() || self.style.title.is_some();
        let mut blocks = vec![Block {
            role: Role::Heading(if has_title { 2 } else { 1 }),
            puzzle: Some(number),
            marks: vec![text::set(name, size, Anchor::Left, room, baseline)],
        }];
        let small = 0.8 * size;
        let mut rest = Vec::new();
        let id = fonts.shape(Weight::Regular, &entry.id());
        let id_width = id.width * small + size;
        let difficulty = entry
            .difficulty()
            .and_then(|text| text::fit(fonts, Weight::Regular, &text, (left - size) / small));
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
}

/// The QR code of an entry.
pub(crate) fn code(entry: &Entry, qr: &Qr) -> Result<Code, LayoutError> {
    let text = entry.code(qr);
    Code::new(&text).ok_or(LayoutError::LongCode { length: text.len() })
}
