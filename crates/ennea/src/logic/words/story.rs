//! Many steps one after the other: what is easy in a line, what is not in full.

use super::{Notation, effects, notation, picture, sentence};
use crate::logic::board::Board;
use crate::logic::step::Step;
use crate::logic::technique::Family;

/// How a story is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether each single has a paragraph of its own; else those that follow each other share one.
    pub all: bool,
    /// Whether the candidates are shown before each step that is no single.
    pub pictures: bool,
    /// How each step is written.
    pub notation: Notation,
}

impl Default for Style {
    /// Sentences without pictures; singles that follow each other share a paragraph.
    fn default() -> Self {
        Self { all: false, pictures: false, notation: Notation::Words }
    }
}

/// The steps from a board as paragraphs, numbered from 1, in lines of at most 79 signs (pictures as
/// wide as they are).
pub fn story(board: &Board, steps: &[Step], style: Style) -> Vec<String> {
    let mut board = board.clone();
    let mut paragraphs = Vec::new();
    let mut at = 0;
    while let Some(step) = steps.get(at) {
        let together = |step: &&Step| is_single(step) && !style.all;
        let singles: Vec<&Step> = steps[at..].iter().take_while(together).collect();
        if let [first, _, ..] = singles.as_slice() {
            let shape = board.shape();
            let placed: Vec<String> = singles.iter().map(|step| effects(shape, step)).collect();
            let (from, to) = (at + 1, at + singles.len());
            let word = if singles.iter().all(|step| step.technique() == first.technique()) {
                format!("{}, {} times", first.technique(), singles.len())
            } else {
                "Singles".to_owned()
            };
            paragraphs.push(wrapped(&format!("{from}-{to}. {word}: {}.", placed.join(" ")), 4));
            singles.iter().for_each(|step| board.apply(step));
            at = to;
            continue;
        }
        if style.pictures && !is_single(step) {
            paragraphs.push(picture(&board, Some(step)));
        }
        let said = match style.notation {
            Notation::Words => sentence(&board, step),
            Notation::Forum => notation(&board, step),
        };
        paragraphs.push(wrapped(&format!("{}. {said}", at + 1), 4));
        board.apply(step);
        at += 1;
    }
    paragraphs
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
