//! Sentences of hints: where to look, for what, at which cells; and why a digit is where it is.

use super::{Level, Speaker};
use crate::{Language, say};
use ennea_base::Cell;
use ennea_logic::{Board, Chain, Claim, Figure, Step};

impl Speaker<'_> {
    /// The part of a step that a hint of this level tells.
    pub(super) fn hint(&self, level: Level) -> String {
        let language = self.language;
        let mut told = vec![self.look()];
        if level >= Level::Technique {
            let (technique, meaning) = (self.technique(), self.meaning());
            told.push(say!(language, "look-for", technique, meaning));
        }
        if level >= Level::Cells {
            let cells: Vec<Cell> = self.step.cells().into_iter().collect();
            told.push(say!(language, "here-at", cells = self.names(&cells)));
        }
        if level == Level::Everything { self.sentence() } else { self.joined(&told) }
    }

    /// Names the place to look at: a house or the houses of a figure, a digit, or both.
    fn look(&self) -> String {
        let language = self.language;
        match self.step.figure() {
            Figure::Single { house: Some(house) }
            | Figure::Locked { from: house, .. }
            | Figure::Subset { house, .. } => {
                say!(language, "look-at-house", house = self.house(*house))
            }
            Figure::Fish { digit, base, .. } => {
                say!(language, "look-at-digit-in", digit, houses = self.houses(base))
            }
            Figure::Colours { digit, .. } => say!(language, "look-at-digit", digit),
            Figure::Chain(Chain { nodes, .. })
                if nodes.iter().all(|node| node.digit == nodes[0].digit) =>
            {
                say!(language, "look-at-digit", digit = nodes[0].digit)
            }
            Figure::TwoHouses { line, square, .. } => {
                let (one, other) = (self.house(*line), self.house(*square));
                say!(language, "look-at-houses", one, other)
            }
            _ => match self.step.placements().iter().chain(self.step.eliminations()).next() {
                None => say!(language, "look-at-board"),
                Some(it) => {
                    say!(language, "look-at-house", house = self.house(self.board.box_of(it.cell)))
                }
            },
        }
    }
}

/// The digit to which steps lead, and the reasons, as far as a level tells them: one paragraph for
/// each.
pub(super) fn digit(
    language: Language,
    board: &Board,
    steps: &[Step],
    level: Level,
) -> Vec<String> {
    let mut board = board.clone();
    let mut boards = Vec::new();
    for step in steps {
        boards.push(board.clone());
        board.apply(step);
    }
    let speakers: Vec<Speaker<'_>> =
        boards.iter().zip(steps).map(|(board, step)| Speaker { language, board, step }).collect();
    let Some(last) = speakers.last() else { return Vec::new() };
    if level == Level::Where || steps.len() == 1 && level < Level::Everything {
        return vec![last.hint(level)];
    }
    let is = last.says(Claim::Is(last.placed()));
    if let ([_], Figure::Single { house }) = (steps, last.step.figure()) {
        return vec![last.with_pairs(say!(language, "because", is, why = last.single(*house)))];
    }
    let mut paragraphs = vec![match level {
        Level::Everything => say!(language, "because-of-all", is),
        _ => last.joined(&[last.look(), say!(language, "takes", count = steps.len())]),
    }];
    let numbered = speakers.iter().enumerate();
    paragraphs.extend(numbered.map(|(k, speaker)| format!("{}. {}", k + 1, speaker.hint(level))));
    paragraphs
}
