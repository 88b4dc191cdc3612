//! The pages of rules: what is to be done, one step as an example, what the levels ask for.

use super::example::Example;
use super::plan::Parts;
use super::text::{self, Anchor};
use super::{Layout, START};
use crate::book::{Answer, Entry};
use crate::fonts::Weight;
use crate::page::{Area, Block, Page, Role};
use crate::words;
use ennea_rate::Level;
use ennea_words::say;

/// The side of the grid of the example, as part of the width of the page.
const GRID: f32 = 0.46;

/// The greatest part of the width that names of levels take beside what they ask for.
const NAMES: f32 = 0.5;

/// Blocks one below the other, from the top of a room on.
struct Column<'a, 'b> {
    layout: &'a Layout<'b>,
    room: Area,
    blocks: Vec<Block>,
}

impl Column<'_, '_> {
    /// A text on the left, and so much room after it.
    fn put(&mut self, role: Role, (weight, size): (Weight, f32), text: &str, after: f32) {
        let fonts = self.layout.fonts;
        let (marks, bottom) =
            text::paragraph(fonts, (weight, size), text, Anchor::Left, &self.room);
        self.blocks.push(Block::new(role, marks));
        self.skip(bottom - self.room.y + after);
    }

    fn skip(&mut self, height: f32) {
        self.room.y += height;
        self.room.height -= height;
    }
}

impl Layout<'_> {
    /// The pages of rules: one where all has room on it, else the levels have their own; on small pages
    /// there is no example, and where rules are many they go on from page to page.
    pub(super) fn rules_pages(&self) -> Vec<Parts> {
        let end = self.rule_texts().len();
        let all = Parts { rule: (0, end), example: true, levels: true };
        let levels = Parts { rule: (end, end), example: false, ..all };
        let ways = [
            vec![all],
            vec![Parts { levels: false, ..all }, levels],
            vec![Parts { example: false, ..all }],
            vec![Parts { example: false, levels: false, ..all }, levels],
        ];
        let fits = |&parts: &Parts| self.rules_column(self.inside(1), parts).room.height >= 0.0;
        let has_levels = !self.told_levels().is_empty();
        let mut ways = ways.into_iter().filter(|way| way.len() == 1 || has_levels);
        if let Some(way) = ways.find(|way| way.iter().all(fits)) {
            return way;
        }
        let bare = Parts { example: false, levels: false, ..all };
        let mut pages = Vec::new();
        let mut from = 0;
        while from < end {
            let fitting =
                (from + 1..=end).take_while(|&to| fits(&Parts { rule: (from, to), ..bare }));
            let to = fitting.last().unwrap_or(from + 1);
            pages.push(Parts { rule: (from, to), ..bare });
            from = to;
        }
        pages.extend(has_levels.then_some(levels));
        pages
    }

    /// The sentences about what is to be done, and where its answers are.
    fn rule_texts(&self) -> Vec<String> {
        let language = self.style.language;
        let mut texts = self.rules_of(0..self.entries.len());
        let has_one = |entry: &Entry| matches!(entry.answer, Answer::Unique(_));
        let are_proper = self.entries.iter().copied().all(has_one);
        texts.extend(are_proper.then(|| say!(language, "print-one-solution")));
        // While pages are planned, any number stands for the one that is not known yet.
        let answers = self.style.answers.then(|| self.answers_page().unwrap_or(100));
        texts.extend(answers.map(|number| say!(language, "book-answers-from", page = number)));
        texts
    }

    /// A page of rules.
    pub(super) fn rules(&self, page: &mut Page, parts: Parts) {
        page.blocks.extend(self.rules_column(page.inside, parts).blocks);
    }

    /// Column of blocks on a page of rules; the room that is left is negative where it has too
    /// little.
    fn rules_column(&self, inside: Area, parts: Parts) -> Column<'_, '_> {
        let (language, sizes) = (self.style.language, self.sizes());
        let size = self.rules_size();
        let inside = self.between_edges(inside);
        let mut column = Column { layout: self, room: inside, blocks: Vec::new() };
        column.skip(START * inside.height);
        let (from, to) = parts.rule;
        if from < to {
            if from == 0 {
                let title = say!(language, "print-how-to");
                column.put(Role::Heading(2), (Weight::Bold, sizes.title), &title, size);
                column.blocks[0].bookmark = Some((2, title));
            }
            for text in &self.rule_texts()[from..to] {
                column.put(Role::Paragraph, (Weight::Regular, size), text, 0.5 * size);
            }
            column.skip(1.2 * size);
        }
        if parts.example {
            self.example(&mut column);
        }
        if parts.levels {
            self.legend(&mut column);
        }
        column
    }

    /// The size of the text on this page.
    fn rules_size(&self) -> f32 {
        1.2 * self.sizes().text
    }

    /// The example, with the words beside the grid.
    fn example(&self, column: &mut Column<'_, '_>) {
        let (language, size) = (self.style.language, self.rules_size());
        let plain = self.entries.iter().find(|entry| entry.puzzle.rules().is_plain());
        let Some(example) = plain.and_then(|entry| Example::of(entry.puzzle.shape())) else {
            return;
        };
        let font = (Weight::Bold, 1.1 * size);
        column.put(Role::Heading(3), font, &language.text("book-example"), 0.6 * size);
        let room = column.room;
        let side = GRID * room.width;
        let square = Area { width: side, height: side, ..room };
        let beside =
            Area { x: square.right() + 1.5 * size, width: room.width - side - 1.5 * size, ..room };
        let words = example.deduction().in_words(language);
        let font = (Weight::Regular, size);
        let (marks, bottom) = text::paragraph(self.fonts, font, &words, Anchor::Left, &beside);
        let alt = words::spoken(language, &example.puzzle);
        column.blocks.push(Block::new(Role::Figure(alt), self.example_marks(&example, square)));
        column.blocks.push(Block::new(Role::Paragraph, marks));
        column.skip(bottom.max(square.bottom()) - room.y + 2.0 * size);
    }

    /// Adds the explanations of the levels that occur, if any are told.
    fn legend(&self, column: &mut Column<'_, '_>) {
        let (language, size) = (self.style.language, self.rules_size());
        let shown = self.told_levels();
        if shown.is_empty() {
            return;
        }
        // Where levels head chapters, they are called as they are there.
        let heads = self.chapters.iter().any(|chapter| chapter.level.is_some());
        let name = |level| {
            if heads {
                words::chapter(language, Some(level))
            } else {
                words::level(language, level)
            }
        };
        let font = (Weight::Bold, 1.1 * size);
        column.put(Role::Heading(3), font, &language.text("book-levels"), 0.6 * size);
        let names: Vec<_> =
            shown.iter().map(|&level| self.fonts.shape(Weight::Bold, &name(level))).collect();
        let width = names.iter().map(|line| line.width * size).fold(0.0, f32::max) + 1.2 * size;
        for (&level, name) in shown.iter().zip(&names) {
            let room = column.room;
            let name = text::with_blank(self.fonts, Weight::Bold, name);
            let baseline = room.y + text::ABOVE * size;
            let mut marks = vec![text::set(name, size, Anchor::Left, &room, baseline)];
            let beside = if width < NAMES * room.width {
                Area { x: room.x + width, width: room.width - width, ..room }
            } else {
                Area { y: room.y + text::LEADING * size, ..room }
            };
            let font = (Weight::Regular, size);
            let needs = words::needs(language, level);
            let (lines, bottom) = text::paragraph(self.fonts, font, &needs, Anchor::Left, &beside);
            marks.extend(lines);
            column.blocks.push(Block::new(Role::Paragraph, marks));
            column.skip(bottom - room.y + 0.45 * size);
        }
    }

    /// The levels that are told of puzzles or chapters, the easiest first.
    fn told_levels(&self) -> Vec<Level> {
        let told = self.entries.iter().filter_map(|entry| entry.level);
        let mut levels: Vec<Level> =
            told.chain(self.chapters.iter().filter_map(|chapter| chapter.level)).collect();
        levels.sort_unstable();
        levels.dedup();
        levels
    }
}
