//! Many steps one after the other: what is easy in a line, what is not in full.

use super::{Notation, brief, effects, notation, picture, sentence};
use crate::logic::board::Board;
use crate::logic::step::Step;
use crate::technique::Family;

/// How a story is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether each single is told in full, in a paragraph of its own; else in a short line, or as
    /// in the forums all that follow each other together.
    pub all: bool,
    /// Whether the candidates are shown before each step that is no single.
    pub pictures: bool,
    /// How each step is written.
    pub notation: Notation,
}

impl Default for Style {
    /// Sentences without pictures; singles in short lines.
    fn default() -> Self {
        Self { all: false, pictures: false, notation: Notation::Words }
    }
}

/// The steps from a board as paragraphs, numbered from 1, in lines of at most 79 signs (pictures as
/// wide as they are).
pub fn story(board: &Board, steps: &[Step], style: Style) -> Vec<String> {
    story_with(board, steps, style, &|k| format!("{}.", k + 1))
}

/// The same with something else before each step than its number: what is given for its place, from
/// 0.
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
                Notation::Words => brief_lines(&mut board, at, singles, label),
                Notation::Forum => in_a_row(&mut board, at, singles, label),
            });
            at += count;
            continue;
        }
        if style.pictures && !is_single(step) {
            paragraphs.push(picture(&board, Some(step)));
        }
        paragraphs
            .push(wrapped(&format!("{} {}", label(at), said(&board, step, style.notation)), 4));
        board.apply(step);
        at += 1;
    }
    paragraphs
}

/// A step in full.
fn said(board: &Board, step: &Step, how: Notation) -> String {
    match how {
        Notation::Words => sentence(board, step),
        Notation::Forum => notation(board, step),
    }
}

/// A line for each single.
fn brief_lines(
    board: &mut Board,
    before: usize,
    singles: &[Step],
    label: &dyn Fn(usize) -> String,
) -> String {
    let mut line = |(k, step): (usize, &Step)| {
        let text = wrapped(&format!("{} {}", label(before + k), brief(board, step)), 4);
        board.apply(step);
        text
    };
    singles.iter().enumerate().map(&mut line).collect::<Vec<String>>().join("\n")
}

/// What singles place, one after the other.
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

/// Text in lines of at most 79 signs, all but the first indented by blanks.
pub fn wrapped(text: &str, indent: usize) -> String {
    const WIDTH: usize = 79;
    let margin = " ".repeat(indent);
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = if lines.is_empty() { String::new() } else { margin.clone() };
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if line.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(std::mem::replace(&mut line, margin.clone()));
            }
            if !line.trim_start().is_empty() {
                line.push(' ');
            }
            line += word;
        }
        lines.push(line);
    }
    lines.join("\n")
}
