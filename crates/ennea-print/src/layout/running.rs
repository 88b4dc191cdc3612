//! Edges of pages: their numbers, and in books the running heads.

use super::plan::Sheet;
use super::text::{self, Anchor};
use super::{EDGE, Layout};
use crate::fonts::Weight;
use crate::page::{Area, Block, Role};
use ennea_words::say;

impl Layout<'_> {
    /// The number of a page, if there are several.
    pub(super) fn page_number(&self, number: usize, inside: &Area) -> Option<Block> {
        if !self.is_numbered() {
            return None;
        }
        let size = self.sizes().number;
        let line = self.fonts.shape(Weight::Regular, &number.to_string());
        let baseline = inside.bottom() - 0.25 * size;
        let mark = text::set(line, size, self.outer(number), inside, baseline);
        Some(Block::new(Role::Furniture, vec![mark]))
    }

    /// On the left pages of a book its title, on the right ones the title of the chapter; over answers
    /// their numbers.
    pub(super) fn running_head(
        &self,
        number: usize,
        sheet: &Sheet,
        inside: &Area,
    ) -> Option<Block> {
        if !self.has_heads() {
            return None;
        }
        let is_right = number % 2 == 1;
        let words = match sheet {
            Sheet::Puzzles(numbers) => {
                let chapter = &self.chapters[self.chapter_of[numbers.start]];
                let title = chapter.title.as_deref().filter(|_| is_right);
                title.map_or_else(|| self.style.title().into_owned(), str::to_owned)
            }
            Sheet::Answers(numbers) => {
                let [first, last] = [numbers.start, numbers.end - 1].map(|k| k + self.style.first);
                say!(self.style.language, "book-some-answers", first, last)
            }
            _ => return None,
        };
        let size = self.sizes().number;
        let line = text::fit(self.fonts, Weight::Regular, &words, inside.width / size)?;
        let baseline = inside.y + text::ABOVE * size;
        let mark = text::set(line, size, self.outer(number), inside, baseline);
        Some(Block::new(Role::Furniture, vec![mark]))
    }

    /// Area that is left of a page between its running head and its number.
    pub(super) fn between_edges(&self, mut area: Area) -> Area {
        let edge = EDGE * self.sizes().number;
        if self.is_numbered() {
            area.height = (area.height - edge).max(0.0);
        }
        if self.has_heads() {
            area.y += edge;
            area.height = (area.height - edge).max(0.0);
        }
        area
    }

    /// The outer side of a page of a book; the middle of a sheet.
    fn outer(&self, number: usize) -> Anchor {
        match (self.is_book(), number % 2) {
            (false, _) => Anchor::Middle,
            (true, 1) => Anchor::Right,
            (true, _) => Anchor::Left,
        }
    }

    /// Tests whether pages have numbers.
    fn is_numbered(&self) -> bool {
        let is_long = self.is_book()
            || self.style.answers
            || self.chapters.len() > 1
            || self.entries.len() > self.per_page;
        is_long && !self.style.bare
    }

    /// Tests whether pages have running heads.
    fn has_heads(&self) -> bool {
        let has_chapters = || self.chapters.iter().any(|chapter| chapter.title.is_some());
        self.is_book() && (self.style.title.is_some() || has_chapters())
    }
}
