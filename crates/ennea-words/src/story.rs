//! Many steps one after the other: what is easy in a line, what is not in full.

use crate::layout::wrapped;
use crate::{Language, brief, picture, sentence};
use ennea_base::Family;
use ennea_logic::{Board, Step, effects, notation};

ennea_base::named! {
    /// Notations for a step.
    pub enum Notation {
        /// Sentences.
        Words = "words",
        /// One line each, as in the forums.
        Forum = "forum",
    }
}

/// Style of a story: length, pictures, notation and language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// `true` if each single is told in full, in a paragraph of its own; else in a short line, or
    /// as in the forums all that follow each other together.
    pub all: bool,
    /// `true` if the candidates are shown before each step that is no single.
    pub pictures: bool,
    /// Notation of each step.
    pub notation: Notation,
    /// The language of sentences.
    pub language: Language,
}

impl Default for Style {
    /// English sentences without pictures; singles in short lines.
    fn default() -> Self {
        Self { all: false, pictures: false, notation: Notation::Words, language: Language::ENGLISH }
    }
}

/// The steps from a board as paragraphs, numbered from 1, in lines of at most 79 columns (pictures as
/// wide as they are).
pub fn story(board: &Board, steps: &[Step], style: Style) -> Vec<String> {
    story_with(board, steps, style, &|k| format!("{}.", k + 1))
}

/// Tells the steps as [`story`] does, with another label before each step than its number: the one
/// that is given for its place, from 0.
pub fn story_with(
    board: &Board,
    steps: &[Step],
    style: Style,
    label: &dyn Fn(usize) -> String,
) -> Vec<String> {
    let mut board = board.clone();
    let mut paragraphs = Vec::new();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let together = |step: &&Step| is_single(step) && !style.all;
        let count = steps[at..].iter().take_while(together).count();
        if count > 0 {
            let singles = &steps[at..at + count];
            paragraphs.push(match style.notation {
                Notation::Words => brief_lines(style.language, &mut board, at, singles, label),
                Notation::Forum => in_a_row(&mut board, at, singles, label),
            });
            at += count;
            continue;
        }
        if style.pictures && !is_single(step) {
            paragraphs.push(picture::candidates(&board, Some(step)));
        }
        paragraphs.push(wrapped(&format!("{} {}", label(at), said(&board, step, style)), 4));
        board.apply(step);
        at += 1;
    }
    paragraphs
}

/// A step in full.
fn said(board: &Board, step: &Step, style: Style) -> String {
    match style.notation {
        Notation::Words => sentence(style.language, board, step),
        Notation::Forum => notation(board, step),
    }
}

/// A line for each single.
fn brief_lines(
    language: Language,
    board: &mut Board,
    before: usize,
    singles: &[Step],
    label: &dyn Fn(usize) -> String,
) -> String {
    let mut line = |(k, step): (usize, &Step)| {
        let text = wrapped(&format!("{} {}", label(before + k), brief(language, board, step)), 4);
        board.apply(step);
        text
    };
    singles.iter().enumerate().map(&mut line).collect::<Vec<String>>().join("\n")
}

/// Tells singles that follow each other together, and places their digits on the board.
fn in_a_row(
    board: &mut Board,
    before: usize,
    singles: &[Step],
    label: &dyn Fn(usize) -> String,
) -> String {
    let (first, count) = (&singles[0], singles.len());
    let text = if count == 1 {
        format!("{} {}", label(before), notation(board, first))
    } else {
        let placed: Vec<String> = singles.iter().map(|step| effects(board.shape(), step)).collect();
        let word = if singles.iter().all(|step| step.technique() == first.technique()) {
            format!("{}, {count} times", first.technique())
        } else {
            "Singles".to_owned()
        };
        format!("{}-{}. {word}: {}.", before + 1, before + count, placed.join(" "))
    };
    singles.iter().for_each(|step| board.apply(step));
    wrapped(&text, 4)
}

fn is_single(step: &Step) -> bool {
    step.technique().family() == Family::Singles
}
