//! What stands before and over the puzzles: the title page and the rules of a book, the title and
//! the rule on a sheet, the headline of the answers.

use super::text::{self, Anchor};
use super::{Layout, Pages};
use crate::book::Answer;
use crate::fonts::Weight;
use crate::page::{Area, Block, Page, Role};
use ennea::Shape;

impl Layout<'_> {
    /// The title page, and the rules on its back.
    pub(super) fn front(&self, pages: &mut Pages<'_, '_>) {
        if !self.is_book() {
            return;
        }
        self.title_page(pages.start());
        let answers = self.answers_page();
        let page = pages.start();
        if self.style.rule {
            self.rules(page, answers);
        }
    }

    fn title_page(&self, page: &mut Page) {
        let inside = page.inside;
        let size = (inside.width / 9.0).min(44.0);
        let room = Area { y: inside.y + 0.28 * inside.height, ..inside };
        let title = self.style.title();
        let font = (Weight::Bold, size);
        let mut top = self.put(&mut page.blocks, Role::Heading(1), font, title, &room) + size;
        for text in [&self.style.author, &self.style.date].into_iter().flatten() {
            let room = Area { y: top, ..inside };
            let font = (Weight::Regular, 0.4 * size);
            top = self.put(&mut page.blocks, Role::Paragraph, font, text, &room);
            top += 0.4 * size;
        }
    }

    fn rules(&self, page: &mut Page, answers: Option<usize>) {
        let (language, sizes) = (self.style.language, self.sizes());
        let size = 1.25 * sizes.text;
        let mut room = page.inside;
        room.y += 0.1 * room.height;
        let mut put = |role, weight, size, text: &str| {
            let (marks, bottom) =
                text::paragraph(self.fonts, (weight, size), text, Anchor::Left, &room);
            page.blocks.push(Block { role, puzzle: None, marks });
            room.y = bottom + size;
        };
        put(Role::Heading(2), Weight::Bold, sizes.title, language.how_to());
        put(Role::Paragraph, Weight::Regular, size, &language.rule(&self.shapes()));
        if self.are_proper() {
            put(Role::Paragraph, Weight::Regular, size, language.one_solution());
        }
        if let Some(number) = answers {
            put(Role::Paragraph, Weight::Regular, size, &language.answers_from(number));
        }
    }

    /// Where the answers of a book begin: on the next odd page after title, rules and puzzles.
    fn answers_page(&self) -> Option<usize> {
        let before = 2 + self.entries.len().div_ceil(self.per_page);
        (self.style.answers && !self.entries.is_empty()).then(|| before + 1 + before % 2)
    }

    /// The title and the rule over the puzzles of a sheet; and what they leave of the page.
    pub(super) fn head(&self, inside: Area) -> (Vec<Block>, Area) {
        let sizes = self.sizes();
        let (mut blocks, mut room) = (Vec::new(), inside);
        if self.is_book() {
            return (blocks, room);
        }
        if let Some(title) = &self.style.title {
            let font = (Weight::Bold, sizes.title);
            let bottom = self.put(&mut blocks, Role::Heading(1), font, title, &room);
            room = below(room, bottom + 0.35 * sizes.title);
        }
        let font = (Weight::Regular, sizes.text);
        let parts = [&self.style.author, &self.style.date].into_iter().flatten();
        let line = parts.map(String::as_str).collect::<Vec<_>>().join(" · ");
        if !line.is_empty() {
            let bottom = self.put(&mut blocks, Role::Paragraph, font, &line, &room);
            room = below(room, bottom + 0.3 * sizes.text);
        }
        if self.style.rule {
            let rule = self.style.language.rule(&self.shapes());
            let bottom = self.put(&mut blocks, Role::Paragraph, font, &rule, &room);
            room = below(room, bottom + 0.8 * sizes.text);
        }
        (blocks, room)
    }

    /// The headline over answers; what it leaves of the page.
    pub(super) fn answers_head(&self, page: &mut Page, is_first: bool) -> Area {
        let sizes = self.sizes();
        let room = page.inside;
        let role = if is_first { Role::Heading(1) } else { Role::Furniture };
        let text = self.style.language.answers();
        let bottom = self.put(&mut page.blocks, role, (Weight::Bold, sizes.title), text, &room);
        below(room, bottom + 0.3 * sizes.title)
    }

    /// A text in the middle; says where it ends.
    fn put(
        &self,
        blocks: &mut Vec<Block>,
        role: Role,
        (weight, size): (Weight, f32),
        text: &str,
        room: &Area,
    ) -> f32 {
        let font = (weight, size);
        let (marks, bottom) = text::paragraph(self.fonts, font, text, Anchor::Middle, room);
        if !marks.is_empty() {
            blocks.push(Block { role, puzzle: None, marks });
        }
        bottom
    }

    /// The shapes that occur, each once.
    pub(super) fn shapes(&self) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::new();
        for entry in self.entries {
            let shape = entry.puzzle.shape();
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        shapes
    }

    fn are_proper(&self) -> bool {
        self.entries.iter().all(|entry| matches!(entry.answer, Answer::Unique(_)))
    }
}

/// The part of a room below a height.
fn below(room: Area, top: f32) -> Area {
    Area { y: top, height: (room.bottom() - top).max(0.0), ..room }
}
