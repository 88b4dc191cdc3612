//! The pages with answers: up to twenty small grids a page, larger where they are few, clues in bold.

use super::grid::Lattice;
use super::slots::{Place, Slots, Strips};
use super::text::{self, Anchor};
use super::{DIGIT_MIN, Layout, LayoutError};
use crate::book::Answer;
use crate::fonts::Weight;
use crate::page::{Area, Block, Mark, Page, Role};
use crate::words;
use ennea_base::Filling;
use ennea_words::say;
use std::ops::Range;

/// The greatest number of answers on a page.
const CROWD: usize = 20;

/// Up to this number of answers in all, they are called few.
const FEW: usize = 12;

/// The greatest size of their digits, as part of the least one.
const LARGEST: f32 = 1.75;

impl Layout<'_> {
    /// Number of answers that share a page.
    pub(super) fn answers_length(&self) -> usize {
        self.answer_slots(self.inside(1)).len()
    }

    /// The slots of a page with answers.
    fn answer_slots(&self, inside: Area) -> Slots {
        let sizes = self.sizes();
        let side = self.entries.iter().map(|entry| entry.puzzle.shape().side()).max().unwrap_or(9);
        let caption = if self.style.bare { 0.0 } else { text::LEADING * self.answer_caption() };
        let strips = Strips { caption, foot: 0.0, gap: 0.9 * self.answer_caption() };
        let least = (side as f32 + 0.3) * sizes.answer / sizes.answer_digit;
        let (_, room) = self.answers_head(self.between_edges(inside), true);
        Slots::fitting(self.entries.len(), CROWD, room, strips, [least, LARGEST * least])
    }

    /// The size of what stands over an answer.
    fn answer_caption(&self) -> f32 {
        let part = if self.entries.len() <= FEW { 1.5 } else { 1.15 };
        part * self.sizes().answer
    }

    /// A page with some answers.
    pub(super) fn answers(
        &self,
        page: &mut Page,
        numbers: Range<usize>,
    ) -> Result<(), LayoutError> {
        let is_first = numbers.start == 0;
        let (head, _) = self.answers_head(self.between_edges(page.inside), is_first);
        page.blocks.extend(head);
        let slots = self.answer_slots(page.inside);
        for number in numbers.clone() {
            self.answer(page, number, slots.place(number - numbers.start))?;
        }
        Ok(())
    }

    fn answer(&self, page: &mut Page, number: usize, place: Place) -> Result<(), LayoutError> {
        let (language, entry) = (self.style.language, self.entries[number]);
        let (answer, remark) = match &entry.answer {
            Answer::Unique(grid) => (Some(grid), None),
            Answer::None => (None, Some(language.text("print-no-solution"))),
            Answer::Several => (None, Some(language.text("print-several-solutions"))),
        };
        if place.square.width < 1.0 {
            return Err(LayoutError::NoRoom);
        }
        let lattice = Lattice::new(entry.puzzle.rules(), place.square);
        let digit = self.sizes().answer_digit * lattice.cell;
        if digit < DIGIT_MIN {
            return Err(LayoutError::SmallDigits { found: digit, expected: DIGIT_MIN });
        }
        let name = say!(language, "print-answer", number = self.style.first + number);
        let marks = self.answer_line(number, remark.as_deref(), &place.caption);
        if !marks.is_empty() {
            let block = Block::new(Role::Heading(2), marks).about(number);
            page.blocks.push(block.bookmarked(2, name.clone()));
        }
        let spoken = answer.map(|grid| words::spoken(language, &Filling::from(grid)));
        let rest = spoken.as_deref().or(remark.as_deref()).unwrap_or_default();
        let alt = say!(language, "print-sentences", name, rest);
        let marks = self.grid(entry.puzzle.clues(), answer, &lattice, digit);
        page.blocks.push(Block::new(Role::Figure(alt), marks).about(number));
        Ok(())
    }

    /// The number of an answer, and in a book the page of its puzzle.
    fn answer_line(&self, number: usize, remark: Option<&str>, room: &Area) -> Vec<Mark> {
        let size = self.answer_caption();
        let shown = (self.style.first + number).to_string();
        let shown = remark.map_or(shown.clone(), |remark| format!("{shown}: {remark}"));
        let baseline = room.bottom() - 0.4 * size;
        let fit = |weight, text: &str, width| text::fit(self.fonts, weight, text, width);
        let line = fit(Weight::Bold, &shown, room.width / size).filter(|_| room.height > 0.0);
        let Some(line) = line else { return Vec::new() };
        let small = 0.8 * size;
        let left = (room.width - (line.width + 0.5) * size) / small;
        let page = say!(self.style.language, "book-page", page = self.plan.puzzle(number));
        let page = Some(self.fonts.shape(Weight::Regular, &page))
            .filter(|line| self.is_book() && line.width <= left);
        let line = text::with_blank(self.fonts, Weight::Bold, &line);
        let mut marks = vec![text::set(line, size, Anchor::Left, room, baseline)];
        marks.extend(page.map(|line| text::set(line, small, Anchor::Right, room, baseline)));
        marks
    }
}
