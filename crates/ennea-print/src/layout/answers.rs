//! The pages with answers: small grids, as many as have room, clues in bold.

use super::grid::Lattice;
use super::slots::Slots;
use super::text::{self, Anchor};
use super::{DIGIT_MIN, Layout, LayoutError, Pages};
use crate::book::Answer;
use crate::fonts::Weight;
use crate::page::{Area, Block, Page, Role};
use ennea::Puzzle;

/// The size of a digit, as part of a cell.
const DIGIT: f32 = 0.68;

impl Layout<'_> {
    /// All answers.
    pub(super) fn answers(&self, pages: &mut Pages<'_, '_>) -> Result<(), LayoutError> {
        let sizes = self.sizes();
        let side = self.entries.iter().map(|entry| entry.puzzle.shape().side()).max().unwrap_or(9);
        let caption = 1.15 * sizes.answer;
        let strip = text::LEADING * caption;
        if self.is_book() && pages.pages.len() % 2 == 1 {
            pages.start();
        }
        let mut left: Vec<usize> = (0..self.entries.len()).rev().collect();
        let mut is_first = true;
        while !left.is_empty() {
            let page = pages.start();
            let area = self.above_number(self.answers_head(page, is_first));
            is_first = false;
            let wanted = side as f32 * sizes.answer / DIGIT;
            let slots = Slots::fitting(wanted, area, 1.6 * caption, strip);
            for place in 0..slots.len() {
                let Some(number) = left.pop() else { break };
                let (strip, square) = slots.place(place);
                self.answer(page, number, caption, &strip, square)?;
            }
        }
        Ok(())
    }

    fn answer(
        &self,
        page: &mut Page,
        number: usize,
        size: f32,
        strip: &Area,
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
        let digit = DIGIT * Lattice::new(entry.puzzle.shape(), square).cell;
        if digit < DIGIT_MIN {
            return Err(LayoutError::SmallDigits { found: digit, expected: DIGIT_MIN });
        }
        if let Some(line) = text::fit(self.fonts, Weight::Bold, &shown, strip.width / size) {
            let baseline = strip.bottom() - 0.4 * size;
            page.blocks.push(Block {
                role: Role::Heading(2),
                puzzle: Some(number),
                marks: vec![text::set(line, size, Anchor::Left, strip, baseline)],
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
