//! The lines over and under a puzzle: its number, what is known of it, where its answer is.

use super::Layout;
use super::text;
use crate::fonts::{Line, Weight};
use crate::page::{Area, Block, Mark, Role};
use crate::template::Field;
use ennea_words::say;

/// The size of what is not bold, as part of what is.
const SMALL: f32 = 0.8;

impl Layout<'_> {
    /// Text for a field of a template about a puzzle; `None` if there is none.
    fn field(&self, number: usize, field: Field) -> Option<String> {
        let chapter = &self.chapters[self.chapter_of[number]];
        let (shown, answer) = (self.style.first + number, self.plan.answer(number));
        self.entries[number].field(field, shown, chapter, self.style.language, answer)
    }

    /// Name of a puzzle, by its number.
    pub(super) fn name(&self, number: usize) -> String {
        say!(self.style.language, "print-puzzle", number = self.style.first + number)
    }

    /// Tests whether any puzzle has a line over it, or under it.
    pub(super) fn has_line(&self, under: bool) -> bool {
        let template = &self.lines[usize::from(under)];
        let has = |number: usize| {
            template.fill(|field| self.field(number, field)).iter().any(|side| !side.is_empty())
        };
        (0..self.entries.len()).any(has)
    }

    /// The line over a puzzle.
    pub(super) fn caption(&self, number: usize, room: &Area) -> Vec<Block> {
        let size = self.sizes().caption;
        let depth = if self.has_parts() { 2 } else { 1 };
        let [left, right] = self.line(0, number, room, size, room.bottom() - 0.45 * size);
        let mut blocks = Vec::new();
        if !left.is_empty() {
            let block = Block::new(Role::Heading(depth as u16), left).about(number);
            blocks.push(block.bookmarked(depth, self.name(number)));
        }
        if !right.is_empty() {
            blocks.push(Block::new(Role::Paragraph, right).about(number));
        }
        blocks
    }

    /// The line under a puzzle.
    pub(super) fn foot(&self, number: usize, room: &Area) -> Option<Block> {
        let size = self.sizes().caption;
        let [mut marks, right] = self.line(1, number, room, size, room.y + 0.95 * size);
        marks.extend(right);
        (!marks.is_empty()).then(|| Block::new(Role::Paragraph, marks).about(number))
    }

    /// A line over (0) or under (1) a puzzle: what stands on its left and on its right.
    fn line(
        &self,
        which: usize,
        number: usize,
        room: &Area,
        size: f32,
        baseline: f32,
    ) -> [Vec<Mark>; 2] {
        let width = |side: &[(f32, Line)]| -> f32 {
            side.iter().map(|(size, line)| size * line.width).sum()
        };
        let sides = |name: Field| {
            let field = |field| if field == Field::Name { name } else { field };
            let filled = self.lines[which].fill(|wanted| self.field(number, field(wanted)));
            filled.map(|side| self.shaped(&side, size))
        };
        let mut filled = sides(Field::Name);
        // Where not even the name has room, its number does.
        if filled[0].first().is_some_and(|(size, line)| size * line.width > room.width) {
            filled = sides(Field::Number);
        }
        let [mut left, right] = filled;
        let (mut wide, right_width) = (width(&left), width(&right));
        // Where there is no room for both, the right side goes, and the left one is cut.
        let both = wide + right_width + if wide > 0.0 && right_width > 0.0 { size } else { 0.0 };
        let right = if both <= room.width { right } else { Vec::new() };
        while wide > room.width {
            let Some((size, line)) = left.pop() else { break };
            wide -= size * line.width;
            let left_over = (room.width - wide) / size;
            let cut = text::fit(self.fonts, self.weight(size), &line.text, left_over);
            if let Some(cut) = cut.filter(|cut| !cut.text.trim_end_matches('…').trim().is_empty())
            {
                left.push((size, cut));
                break;
            }
        }
        let set = |side: Vec<(f32, Line)>, mut x: f32| -> Vec<Mark> {
            let last = side.len().saturating_sub(1);
            let put = |(k, (size, mut line)): (usize, (f32, Line))| {
                let at = [x, baseline];
                x += size * line.width;
                if k == last {
                    line = text::with_blank(self.fonts, self.weight(size), &line);
                }
                Mark::Text { at, size, line }
            };
            side.into_iter().enumerate().map(put).collect()
        };
        [set(left, room.x), set(right, room.right() - right_width)]
    }

    /// Bold and other runs as lines, each with its size.
    fn shaped(&self, side: &[(bool, String)], size: f32) -> Vec<(f32, Line)> {
        let shape = |(is_bold, text): &(bool, String)| match is_bold {
            true => (size, self.fonts.shape(Weight::Bold, text)),
            false => (SMALL * size, self.fonts.shape(Weight::Regular, text)),
        };
        side.iter().map(shape).collect()
    }

    /// The weight of what has this size in a caption.
    fn weight(&self, size: f32) -> Weight {
        if size < self.sizes().caption { Weight::Regular } else { Weight::Bold }
    }
}
