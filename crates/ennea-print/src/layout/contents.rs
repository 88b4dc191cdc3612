//! The table of contents of a book, and the opening pages of its chapters.

use super::plan::Sheet;
use super::text::{self, Anchor};
use super::{Layout, START};
use crate::fonts::Weight;
use crate::page::{Area, Block, Mark, Page, Role};
use crate::words;
use ennea_rate::Level;
use std::ops::Range;

/// The height of a line of contents with what stands below it, in sizes of its letters.
const ROW: f32 = 3.3;

/// The side of a square of the scale of levels, and the distance to the next, in sizes of letters.
const SQUARE: [f32; 2] = [0.3, 0.14];

/// Thickness of the sides of a square, as part of it.
const SQUARE_SIDE: f32 = 0.08;

impl Layout<'_> {
    /// Number of chapters that a page of contents has room for; the headline and the answers take
    /// two more.
    pub(super) fn contents_length(&self) -> usize {
        let rows = self.inside(1).height / (ROW * self.contents_size());
        (rows as usize).saturating_sub(4).max(1)
    }

    fn contents_size(&self) -> f32 {
        1.3 * self.sizes().text
    }

    /// Some chapters with their first pages; after the last, the answers.
    pub(super) fn contents(&self, page: &mut Page, chapters: Range<usize>) {
        let (language, size) = (self.style.language, self.contents_size());
        let is_last = chapters.end == self.titled().count();
        let mut room = page.inside;
        room.y += START * room.height;
        if chapters.start == 0 {
            let font = (Weight::Bold, self.sizes().title);
            let text = language.text("book-contents");
            let (marks, bottom) = text::paragraph(self.fonts, font, &text, Anchor::Left, &room);
            page.blocks.push(Block::new(Role::Heading(2), marks).bookmarked(2, text));
            room.y = bottom + 1.5 * size;
        }
        let mut row = |title: &str, below: &str, number: usize| {
            let blocks = self.contents_row(title, below, number, size, &room);
            page.blocks.extend(blocks);
            room.y += ROW * size;
        };
        for number in self.titled().skip(chapters.start).take(chapters.len()) {
            let chapter = &self.chapters[number];
            let title = chapter.title.as_deref().unwrap_or_default();
            let opening = |sheet: &Sheet| *sheet == Sheet::Opening(number);
            let first = self.plan.page_of(opening).unwrap_or_default();
            row(title, &self.puzzles_of(number), first);
        }
        if let Some(first) = self.answers_page().filter(|_| is_last) {
            row(&language.text("print-answers"), "", first);
        }
    }

    /// A title, the number of its page, and what stands below the title.
    fn contents_row(
        &self,
        title: &str,
        below: &str,
        number: usize,
        size: f32,
        room: &Area,
    ) -> Vec<Block> {
        let number = self.fonts.shape(Weight::Bold, &number.to_string());
        let width = room.width - (number.width + 1.0) * size;
        let baseline = room.y + size;
        let mut marks = Vec::new();
        if let Some(line) = text::fit(self.fonts, Weight::Bold, title, width / size) {
            let line = text::with_blank(self.fonts, Weight::Bold, &line);
            marks.push(text::set(line, size, Anchor::Left, room, baseline));
        }
        marks.push(text::set(number, size, Anchor::Right, room, baseline));
        let small = 0.8 * size;
        let below = text::fit(self.fonts, Weight::Regular, below, room.width / small);
        let below = below.filter(|line| line.width > 0.0).map(|line| {
            let baseline = baseline + 1.35 * size;
            Block::new(Role::Paragraph, vec![text::set(line, small, Anchor::Left, room, baseline)])
        });
        [Block::new(Role::Paragraph, marks)].into_iter().chain(below).collect()
    }

    /// The chapters that have a title.
    fn titled(&self) -> impl Iterator<Item = usize> {
        (0..self.chapters.len()).filter(|&number| self.chapters[number].title.is_some())
    }

    /// Numbers of the puzzles of a chapter, in words.
    fn puzzles_of(&self, number: usize) -> String {
        let before: usize = self.chapters[..number].iter().map(|it| it.entries.len()).sum();
        let first = self.style.first + before;
        let last = (first + self.chapters[number].entries.len()).saturating_sub(1);
        words::puzzles(self.style.language, first, last)
    }

    /// Page on which the answers begin; `None` if there are none.
    pub(super) fn answers_page(&self) -> Option<usize> {
        self.plan.page_of(|sheet| matches!(sheet, Sheet::Answers(_)))
    }

    /// The first page of a chapter: its title, its level and what that asks for, its puzzles.
    pub(super) fn opening(&self, page: &mut Page, number: usize) {
        let (chapter, language) = (&self.chapters[number], self.style.language);
        let inside = page.inside;
        let size = (inside.width / 11.0).min(36.0);
        let mut top = inside.y + 0.26 * inside.height;
        if let Some(level) = chapter.level {
            page.blocks.push(scale(level, size, &inside, top));
            top += 1.2 * size;
        }
        let title = chapter.title.as_deref().unwrap_or_default();
        let mut put = |role, weight, size: f32, text: &str, after: f32| {
            let room = Area { y: top, ..inside };
            let font = (weight, size);
            let (marks, bottom) = text::paragraph(self.fonts, font, text, Anchor::Middle, &room);
            top = bottom + after;
            (!marks.is_empty()).then(|| Block::new(role, marks))
        };
        let heading = put(Role::Heading(1), Weight::Bold, size, title, 0.7 * size);
        page.blocks.extend(heading.map(|block| block.bookmarked(1, title)));
        let small = 1.35 * self.sizes().text;
        let needs = chapter.level.map(|level| words::needs(language, level));
        let texts = needs.into_iter().chain(self.rules_of_chapter(number));
        for text in texts.chain([self.puzzles_of(number)]) {
            page.blocks.extend(put(Role::Paragraph, Weight::Regular, small, &text, 0.6 * small));
        }
    }

    /// The rules of a chapter, if those of the book are not the same everywhere.
    fn rules_of_chapter(&self, number: usize) -> Vec<String> {
        let all = self.rules_of(0..self.entries.len());
        let first = self.chapter_of.partition_point(|&chapter| chapter < number);
        let own = self.rules_of(first..first + self.chapters[number].entries.len());
        if self.style.rule && own != all { own } else { Vec::new() }
    }
}

/// A row of squares, one for each level, those up to this one filled.
fn scale(level: Level, size: f32, inside: &Area, top: f32) -> Block {
    let [side, gap] = SQUARE.map(|part| part * size);
    let count = Level::ALL.len();
    let width = count as f32 * (side + gap) - gap;
    let start = inside.x + (inside.width - width) / 2.0;
    let thin = SQUARE_SIDE * side;
    let square = |k: usize| {
        let x = start + k as f32 * (side + gap);
        let square = Area { x, y: top, width: side, height: side };
        if Level::ALL[k] <= level { vec![Mark::Bar(square)] } else { square.frame(thin).to_vec() }
    };
    Block::new(Role::Furniture, (0..count).flat_map(square).collect())
}
