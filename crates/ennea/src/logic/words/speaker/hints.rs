//! What is to be said in hints: where to look, for what, at which cells; and why a digit is where it is.

use super::Speaker;
use crate::cell::Cell;
use crate::logic::board::Board;
use crate::logic::step::{Chain, Claim, Figure, Step};
use crate::logic::words::Level;
use crate::logic::words::tongue::{Place, Tongue};

impl Speaker<'_> {
    /// The part of a step that a hint of this level tells.
    pub(in crate::logic::words) fn hint(&self, level: Level) -> String {
        let tongue = self.tongue;
        let mut told = vec![tongue.look_at(self.place())];
        if level >= Level::Technique {
            told.push(tongue.look_for(self.technique(), self.meaning()));
        }
        if level >= Level::Cells {
            let cells: Vec<Cell> = self.step.cells().into_iter().collect();
            told.push(tongue.here_at(&self.names(&cells)));
        }
        match level {
            Level::Everything => self.sentence(),
            _ => self.named(self.joined(&told)),
        }
    }

    /// The place to look at.
    fn place(&self) -> Place<'_> {
        match self.step.figure() {
            Figure::Single { house: Some(house) }
            | Figure::Locked { from: house, .. }
            | Figure::Subset { house, .. } => Place::House(*house),
            Figure::Fish { digit, base, .. } => Place::DigitIn(*digit, base),
            Figure::Colours { digit, .. } => Place::Digit(*digit),
            Figure::Chain(Chain { nodes, .. })
                if nodes.iter().all(|node| node.digit == nodes[0].digit) =>
            {
                Place::Digit(nodes[0].digit)
            }
            Figure::TwoHouses { line, square, .. } => Place::Houses(*line, *square),
            _ => {
                let first = self.step.placements().iter().chain(self.step.eliminations()).next();
                first.map_or(Place::Board, |candidate| {
                    Place::House(self.board.layout.box_of(candidate.cell))
                })
            }
        }
    }
}

/// The digit to which steps lead, and the reasons, as far as a level tells them: one paragraph for
/// each.
pub(in crate::logic::words) fn digit(
    tongue: &dyn Tongue,
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
        boards.iter().zip(steps).map(|(board, step)| Speaker { tongue, board, step }).collect();
    let Some(last) = speakers.last() else { return Vec::new() };
    if level == Level::Where || steps.len() == 1 && level < Level::Everything {
        return vec![last.hint(level)];
    }
    let is = last.says(Claim::Is(last.placed()));
    if let ([_], Figure::Single { house }) = (steps, last.step.figure()) {
        let why = tongue.because(&is, &last.single(*house));
        return vec![last.named(last.with_pairs(why))];
    }
    let mut paragraphs = vec![match level {
        Level::Everything => tongue.because_of_all(&is),
        _ => last.joined(&[tongue.look_at(last.place()), tongue.takes(steps.len())]),
    }];
    let numbered = speakers.iter().enumerate();
    paragraphs.extend(numbered.map(|(k, speaker)| format!("{}. {}", k + 1, speaker.hint(level))));
    paragraphs
}
