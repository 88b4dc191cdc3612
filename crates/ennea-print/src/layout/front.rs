//! Front matter and headings: the title page of a book and its back, the title and the rule on a
//! sheet, the headline of the answers.

use super::grid::Lattice;
use super::text::{self, Anchor};
use super::{Layout, example};
use crate::fonts::Weight;
use crate::page::{Area, Block, Mark, Page, Role};
use crate::told;
use std::ops::Range;

/// The width of the grid on a title page, as part of the page.
const ORNAMENT: f32 = 0.46;

/// The thickness and the length of the bar below a title, in sizes of its letters.
const BAR: [f32; 2] = [0.05, 2.4];

impl Layout<'_> {
    /// The title page: title and subtitle, a grid, who made it and when.
    pub(super) fn title_page(&self, page: &mut Page) {
        let inside = page.inside;
        let size = (inside.width / 9.0).min(44.0);
        let small = (Weight::Regular, 0.4 * size);
        let room = Area { y: inside.y + 0.13 * inside.height, ..inside };
        let title = &*self.style.title();
        let blocks = &mut page.blocks;
        let mut top = self.put(blocks, Role::Heading(1), (Weight::Bold, size), title, &room);
        if let Some(block) = blocks.last_mut() {
            block.bookmark = Some((1, title.to_owned()));
        }
        let [height, width] = BAR.map(|part| part * size);
        let bar = Area {
            x: inside.x + (inside.width - width) / 2.0,
            y: top + 0.35 * size,
            width,
            height,
        };
        blocks.push(Block::new(Role::Furniture, vec![Mark::Bar(bar)]));
        top = bar.bottom() + 0.45 * size;
        if let Some(text) = &self.style.subtitle {
            top = self.put(blocks, Role::Paragraph, small, text, &Area { y: top, ..inside });
        }
        // Author and date stand at the foot of the page, unless the title is very long.
        let lines = [&self.style.author, &self.style.date];
        let lines: Vec<&String> = lines.into_iter().flatten().collect();
        let step = 0.4 * size * text::LEADING;
        let heights = lines.iter().map(|line| {
            let (_, bottom) = text::paragraph(self.fonts, small, line, Anchor::Middle, &inside);
            bottom - inside.y + (text::LEADING - 1.0) * 0.4 * size
        });
        let end = inside.y + 0.95 * inside.height - heights.sum::<f32>();
        self.ornament(blocks, &inside, top + size, end - size);
        let mut top = end.max(top + step);
        for line in lines {
            let room = Area { y: top, ..inside };
            top = self.put(blocks, Role::Paragraph, small, line, &room) + step - 0.4 * size;
        }
    }

    /// A grid in the middle of a title page, if there is room for it.
    fn ornament(&self, blocks: &mut Vec<Block>, inside: &Area, top: f32, end: f32) {
        let side = (ORNAMENT * inside.width).min(end - top);
        let Some(rules) = self.entries.first().map(|entry| entry.puzzle.rules()) else { return };
        if side < 0.2 * inside.width {
            return;
        }
        let y = top + 0.45 * (end - top - side);
        let x = inside.x + (inside.width - side) / 2.0;
        let square = Area { x, y, width: side, height: side };
        let lattice = Lattice::new(rules, square);
        let marks = match example::puzzle(rules.shape()).filter(|_| rules.is_plain()) {
            Some(puzzle) => self.grid(&puzzle, None, &lattice, self.sizes().digit * lattice.cell),
            None => lattice.shades().into_iter().chain(lattice.bars()).collect(),
        };
        blocks.push(Block::new(Role::Furniture, marks));
    }

    /// The back of the title page: publisher, copyright and so on, at its foot.
    pub(super) fn imprint(&self, page: &mut Page) {
        let size = self.sizes().text;
        let font = (Weight::Regular, size);
        let set = |line: &String, room: &Area| {
            text::paragraph(self.fonts, font, line, Anchor::Left, room)
        };
        let after = (text::LEADING - 1.0) * size;
        let mut room = page.inside;
        let heights = self.style.imprint.iter().map(|line| set(line, &room).1 - room.y + after);
        room.y = room.bottom() - heights.sum::<f32>();
        for line in &self.style.imprint {
            let (marks, bottom) = set(line, &room);
            if !marks.is_empty() {
                page.blocks.push(Block::new(Role::Paragraph, marks));
            }
            room.y = bottom + after;
        }
    }

    /// The title and the rules over the puzzles of a sheet; and what they leave of the page.
    pub(super) fn head(&self, inside: Area, rules: &str) -> (Vec<Block>, Area) {
        let sizes = self.sizes();
        let (mut blocks, mut room) = (Vec::new(), inside);
        if self.is_book() || self.style.bare {
            return (blocks, room);
        }
        if let Some(title) = &self.style.title {
            let font = (Weight::Bold, sizes.title);
            let bottom = self.put(&mut blocks, Role::Heading(1), font, title, &room);
            if let Some(block) = blocks.last_mut() {
                block.bookmark = Some((1, title.clone()));
            }
            room = below(room, bottom + 0.35 * sizes.title);
        }
        let font = (Weight::Regular, sizes.text);
        let parts = [&self.style.subtitle, &self.style.author, &self.style.date];
        let line = parts.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" · ");
        if !line.is_empty() {
            let bottom = self.put(&mut blocks, Role::Paragraph, font, &line, &room);
            room = below(room, bottom + 0.3 * sizes.text);
        }
        if !rules.is_empty() {
            let bottom = self.put(&mut blocks, Role::Paragraph, font, rules, &room);
            room = below(room, bottom + 0.8 * sizes.text);
        }
        (blocks, room)
    }

    /// The headline over answers; and what it leaves of the page.
    pub(super) fn answers_head(&self, inside: Area, is_first: bool) -> (Option<Block>, Area) {
        if self.style.bare {
            return (None, inside);
        }
        let (sizes, text) = (self.sizes(), self.style.language.text("print-answers"));
        let font = (Weight::Bold, sizes.title);
        let (marks, bottom) = text::paragraph(self.fonts, font, &text, Anchor::Middle, &inside);
        let block = if is_first {
            Block::new(Role::Heading(1), marks).bookmarked(1, text)
        } else {
            Block::new(Role::Furniture, marks)
        };
        (Some(block), below(inside, bottom + 0.5 * sizes.title))
    }

    /// A text in the middle; says where it ends.
    fn put(
        &self,
        blocks: &mut Vec<Block>,
        role: Role,
        font: (Weight, f32),
        text: &str,
        room: &Area,
    ) -> f32 {
        let (marks, bottom) = text::paragraph(self.fonts, font, text, Anchor::Middle, room);
        if !marks.is_empty() {
            blocks.push(Block::new(role, marks));
        }
        bottom
    }

    /// Rules of these puzzles, by number from 0: a sentence for each.
    pub(super) fn rules_of(&self, numbers: Range<usize>) -> Vec<String> {
        let named = |number| (self.style.first + number, self.entries[number]);
        let puzzles: Vec<_> = numbers.map(named).collect();
        told::rules(self.style.language, &puzzles)
    }

    /// Rules of these puzzles in one paragraph, where it stands over the puzzles; else nothing.
    pub(super) fn rules_over(&self, numbers: Range<usize>) -> String {
        if self.is_book() || self.style.bare || !self.style.rule {
            return String::new();
        }
        self.rules_of(numbers).join(self.style.language.blank())
    }
}

/// The part of a room below a height.
fn below(room: Area, top: f32) -> Area {
    Area { y: top, height: (room.bottom() - top).max(0.0), ..room }
}
