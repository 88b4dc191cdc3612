//! The pages with puzzles: grids in their slots, each with its caption, QR code and foot.

use super::grid::{Lattice, beside_labels};
use super::plan::Sheet;
use super::slots::{Place, Slots, Strips};
use super::text;
use super::{DIGIT_MIN, LARGE_DIGIT, LARGE_GRID, Layout, LayoutError};
use crate::book::{Entry, Print, Qr};
use crate::page::{Area, Block, Page, Role};
use crate::qr::Code;
use crate::words;
use ennea_base::Shape;
use ennea_words::say;
use std::collections::BTreeMap;
use std::ops::Range;

/// Distance of a QR code from its grid, in points.
const QR_GAP: f32 = 6.0;

/// The height of the line under a puzzle, in sizes of its caption.
const FOOT: f32 = 1.15;

/// The size of a digit, as part of a cell, that still leaves room around it.
const DIGIT_MAX: f32 = 1.07;

/// Measures and parts that all pages with puzzles have in common.
pub(super) struct Scene {
    /// The QR code of each puzzle.
    codes: Vec<Option<Code>>,
    /// The side of one square of a code.
    module: f32,
    /// For even and for odd pages the slots, which are the same under all heads.
    slots: [Slots; 2],
    /// Blocks on top, by the rules that are told there, for even and for odd pages.
    heads: BTreeMap<String, [Vec<Block>; 2]>,
}

impl Layout<'_> {
    /// Works out the measures and parts that all pages with puzzles have in common.
    pub(super) fn scene(&self) -> Result<Scene, LayoutError> {
        let codes = self.entries.iter().map(|entry| {
            self.style
                .qr
                .as_ref()
                .filter(|_| !self.style.bare)
                .map(|qr| code(entry, qr))
                .transpose()
        });
        let codes: Vec<Option<Code>> = codes.collect::<Result<_, _>>()?;
        let squares = codes.iter().flatten().map(|code| code.side).max().unwrap_or(0);
        let size = self.sizes().caption;
        let module = if self.style.print == Print::Large { 1.5 } else { 1.1 };
        let line = |under, height: f32| if self.has_line(under) { height * size } else { 0.0 };
        let code_height = if squares > 0 { squares as f32 * module + QR_GAP } else { 0.0 };
        let gap = if self.style.bare { size } else { 2.0 * size };
        let caption = line(false, text::LEADING).max(code_height);
        let strips = Strips { caption, foot: line(true, FOOT), gap };
        let told = self.plan.sheets.iter().filter_map(|sheet| match sheet {
            Sheet::Puzzles(numbers) => Some(self.rules_over(numbers.clone())),
            _ => None,
        });
        let inside = [0, 1].map(|number| self.between_edges(self.inside(number)));
        let mut rooms = inside;
        let mut heads = BTreeMap::new();
        for rules in told {
            if heads.contains_key(&rules) {
                continue;
            }
            let head = [0, 1].map(|side| {
                let (blocks, room) = self.head(inside[side], &rules);
                // The longest head leaves the least room.
                if room.height < rooms[side].height {
                    rooms[side] = room;
                }
                blocks
            });
            heads.insert(rules, head);
        }
        let slots = rooms.map(|room| Slots::holding(self.per_page, room, strips, f32::MAX));
        Ok(Scene { codes, module, slots, heads })
    }

    /// A page with some puzzles.
    pub(super) fn puzzles(
        &self,
        page: &mut Page,
        scene: &Scene,
        numbers: Range<usize>,
    ) -> Result<(), LayoutError> {
        let first = numbers.start;
        let side = self.plan.puzzle(first) % 2;
        let slots = &scene.slots[side];
        page.blocks.clone_from(&scene.heads[&self.rules_over(numbers.clone())][side]);
        if first > 0 {
            // Once read out, the title of a sheet is not read out again.
            page.blocks.iter_mut().for_each(|block| {
                block.role = Role::Furniture;
                block.bookmark = None;
            });
        }
        for number in numbers {
            let Place { caption, square, foot } = slots.place(number - first);
            let (entry, code) = (self.entries[number], scene.codes[number].as_ref());
            let grid = if self.style.labels { beside_labels(square) } else { square };
            let size = self.digit_size(entry.puzzle.shape(), grid)?;
            let code_width = code.map_or(0.0, |code| code.side as f32 * scene.module);
            if code_width > square.width / 2.0 {
                let length = self.style.qr.as_ref().map_or(0, |qr| entry.code(qr).len());
                return Err(LayoutError::LongCode { length });
            }
            let beside_code = if code.is_some() { code_width + QR_GAP } else { 0.0 };
            let beside = |area: Area, less: f32| Area {
                x: grid.x,
                width: (grid.width - less).max(0.0),
                ..area
            };
            page.blocks.extend(self.caption(number, &beside(caption, beside_code)));
            if let Some(code) = code {
                let x = square.right() - code_width;
                let y = square.y - QR_GAP - code_width;
                let role = Role::Figure(say!(self.style.language, "print-qr"));
                page.blocks.push(Block::new(role, code.bars(x, y, scene.module)).about(number));
            }
            page.blocks.push(self.puzzle(number, square, grid, size));
            page.blocks.extend(self.foot(number, &beside(foot, 0.0)));
        }
        Ok(())
    }

    /// The grid of a puzzle.
    fn puzzle(&self, number: usize, square: Area, grid: Area, size: f32) -> Block {
        let (language, entry) = (self.style.language, self.entries[number]);
        let lattice = Lattice::new(entry.puzzle.rules(), grid);
        let mut marks = self.grid(entry.puzzle.clues(), None, &lattice, size);
        if self.style.labels {
            marks.extend(lattice.labels(self.fonts, square));
        }
        let spoken = words::spoken(language, entry.puzzle.clues());
        if self.lines[0].is_empty() {
            // Nothing else says which it is.
            let name = self.name(number);
            let role = Role::Figure(say!(language, "print-sentences", name, rest = spoken));
            return Block::new(role, marks).about(number).bookmarked(1, name);
        }
        Block::new(Role::Figure(spoken), marks).about(number)
    }

    /// The size of the digits of a puzzle.
    fn digit_size(&self, shape: Shape, square: Area) -> Result<f32, LayoutError> {
        if square.width < 1.0 {
            return Err(LayoutError::NoRoom);
        }
        let cell = Lattice::new(ennea_base::rules::Rules::plain(shape), square).cell;
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
}

/// The QR code of an entry.
pub(crate) fn code(entry: &Entry, qr: &Qr) -> Result<Code, LayoutError> {
    let text = entry.code(qr);
    Code::new(&text).ok_or(LayoutError::LongCode { length: text.len() })
}
