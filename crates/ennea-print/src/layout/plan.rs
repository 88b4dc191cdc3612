//! Plan of the pages: their contents are set before any page is drawn, so that pages can name each
//! other.
//!
//! ```text
//!   a book    1 title | 2 rules | 3 ... puzzles | odd: answers ...
//!   chapters  1 title | 2 imprint | 3 contents ... | rules | odd: opening page, puzzles | odd: ...
//! ```

use super::Layout;
use crate::book::Binding;
use std::ops::Range;

/// Parts that stand on a page of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    /// Of the sentences about what is to be done the first, and the first that is on another page.
    pub(super) rule: (usize, usize),
    /// One step of it.
    pub(super) example: bool,
    /// Explanations of the levels.
    pub(super) levels: bool,
}

/// Contents of one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sheet {
    /// Nothing.
    Blank,
    /// The title of the book.
    Title,
    /// Publisher and the like, on the back of the title.
    Imprint,
    /// These chapters of the table of contents.
    Contents(Range<usize>),
    /// Instructions for solving, or a part of them.
    Rules(Parts),
    /// The first page of a chapter.
    Opening(usize),
    /// These puzzles, by number from 0.
    Puzzles(Range<usize>),
    /// The answers of these.
    Answers(Range<usize>),
}

/// The pages in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// Contents of each; page 1 first.
    pub(super) sheets: Vec<Sheet>,
    /// The page of each puzzle.
    puzzles: Vec<usize>,
    /// The page of each answer, if there are any.
    answers: Vec<usize>,
}

impl Plan {
    /// The page of a puzzle.
    pub(super) fn puzzle(&self, number: usize) -> usize {
        self.puzzles[number]
    }

    /// The page of an answer.
    pub(super) fn answer(&self, number: usize) -> Option<usize> {
        self.answers.get(number).copied()
    }

    /// The page of the first such sheet.
    pub(super) fn page_of(&self, is_it: impl Fn(&Sheet) -> bool) -> Option<usize> {
        self.sheets.iter().position(is_it).map(|place| place + 1)
    }

    fn push(&mut self, sheet: Sheet) {
        let page = self.sheets.len() + 1;
        match &sheet {
            Sheet::Puzzles(numbers) => self.puzzles.extend(numbers.clone().map(|_| page)),
            Sheet::Answers(numbers) => self.answers.extend(numbers.clone().map(|_| page)),
            _ => {}
        }
        self.sheets.push(sheet);
    }

    /// The next sheet has an odd number: in a book it is on the right.
    fn turn(&mut self) {
        if self.sheets.len() % 2 == 1 {
            self.push(Sheet::Blank);
        }
    }
}

impl Layout<'_> {
    /// The pages, with room for a given number of lines of contents and of answers on each page.
    pub(super) fn planned(&self, contents: usize, answers: usize) -> Plan {
        let mut plan = Plan::default();
        let is_book = self.style.binding == Binding::Book;
        if is_book {
            self.plan_front(&mut plan, contents);
        }
        let mut first = 0;
        for (number, chapter) in self.chapters.iter().enumerate() {
            if is_book && chapter.title.is_some() {
                plan.turn();
                plan.push(Sheet::Opening(number));
            }
            let end = first + chapter.entries.len();
            while first < end {
                let next = (first + self.per_page).min(end);
                plan.push(Sheet::Puzzles(first..next));
                first = next;
            }
        }
        if self.style.answers && first > 0 {
            if is_book {
                plan.turn();
            }
            for start in (0..first).step_by(answers) {
                plan.push(Sheet::Answers(start..(start + answers).min(first)));
            }
        }
        plan
    }

    fn plan_front(&self, plan: &mut Plan, contents: usize) {
        plan.push(Sheet::Title);
        let titled: Vec<usize> =
            (0..self.chapters.len()).filter(|&k| self.chapters[k].title.is_some()).collect();
        if !self.style.imprint.is_empty() {
            plan.push(Sheet::Imprint);
        }
        if !titled.is_empty() {
            plan.turn();
            for start in (0..titled.len()).step_by(contents) {
                plan.push(Sheet::Contents(start..(start + contents).min(titled.len())));
            }
        }
        if self.style.rule {
            self.rules_pages().into_iter().for_each(|parts| plan.push(Sheet::Rules(parts)));
        } else if plan.sheets.len() == 1 {
            plan.push(Sheet::Blank);
        }
    }
}
