//! Steps in words: which sentences are said, and what goes into their gaps; the files of a language have the
//! sentences.
//!
//! What is said is made from the [`Figure`] and the [`Proof`](ennea_logic::Proof) of a step alone, on the board
//! on which it is found.  So every language names the same cells, and as often.  Cells are r1c1 in every language.

mod chains;
mod hints;
mod pairs;
mod patterns;

use crate::names::key;
use crate::value::Phrase;
use crate::{Language, houses, say};
use ennea_base::rules::House;
use ennea_base::{Cell, Family, Shape, Technique};
use ennea_logic::{Board, Candidate, Claim, Figure, Step};
use std::borrow::Cow;

/// Levels of a hint, from little to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// The place to look at.
    Where,
    /// The technique, too.
    Technique,
    /// The cells, too.
    Cells,
    /// Everything.
    Everything,
}

/// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
pub fn sentence(language: Language, board: &Board, step: &Step) -> String {
    Speaker { language, board, step }.sentence()
}

/// A single in one short line; any other step in full.
pub fn brief(language: Language, board: &Board, step: &Step) -> String {
    Speaker { language, board, step }.brief()
}

/// The part of a step that a hint of this level tells.
pub fn hint(language: Language, board: &Board, step: &Step, level: Level) -> String {
    Speaker { language, board, step }.hint(level)
}

/// The digit to which steps lead, and the reasons, as far as a level tells them: one paragraph for
/// each.
pub fn digit(language: Language, board: &Board, steps: &[Step], level: Level) -> Vec<String> {
    hints::digit(language, board, steps, level)
}

/// The name of a step's technique, as that of the house where it is.
pub fn name(language: Language, board: &Board, step: &Step) -> Cow<'static, str> {
    Speaker { language, board, step }.technique()
}

/// The name of a technique, as people who solve puzzles call it.
pub fn technique(language: Language, technique: Technique) -> Cow<'static, str> {
    language.text(&key("technique-", technique.key()))
}

/// Meaning of a technique, in a sentence.
pub fn meaning(language: Language, technique: Technique) -> Cow<'static, str> {
    language.attribute(&key("technique-", technique.key()), "meaning")
}

/// The name of a family of techniques.
///
/// ```
/// use ennea::Family;
/// use ennea_words::{Language, family};
/// let names = ["en", "ru", "zh"].map(|code| family(Language::of(code).unwrap(), Family::Wings));
/// assert_eq!(names, ["wings", "крылья", "翼"]);
/// ```
pub fn family(language: Language, family: Family) -> Cow<'static, str> {
    language.text(&key("family-", family.name()))
}

/// The clause that a digit is, or is not, in a cell.
pub fn claim(language: Language, shape: Shape, claim: Claim) -> String {
    let Candidate { cell, digit } = claim.candidate();
    let cell = shape.name(cell);
    match claim {
        Claim::Is(_) => say!(language, "is", cell, digit),
        Claim::IsNot(_) => say!(language, "is-not", cell, digit),
    }
}

/// Says a step that is taken on a board.
struct Speaker<'a> {
    language: Language,
    board: &'a Board,
    step: &'a Step,
}

impl Speaker<'_> {
    /// A step as sentences, its name first.  Cases of a nested net stand on lines of their own.
    fn sentence(&self) -> String {
        let (reason, so) = (self.reason(), self.so());
        // Where the reason ends with a list, what follows has a line of its own.
        let text =
            if reason.contains('\n') { reason + "\n" + &so } else { self.joined(&[reason, so]) };
        say!(self.language, "step", technique = self.technique(), text)
    }

    /// A single in one short line; any other step in full.
    fn brief(&self) -> String {
        match self.step.figure() {
            Figure::Single { house } => self.single_in_short(*house),
            _ => self.sentence(),
        }
    }

    /// The name of the technique.
    fn technique(&self) -> Cow<'static, str> {
        match self.step.technique() {
            Technique::HiddenSingleBox | Technique::HiddenSingleLine if self.is_elsewhere() => {
                self.language.text("anywhere-hidden-single")
            }
            of_the_shape => technique(self.language, of_the_shape),
        }
    }

    /// Meaning of the step's technique, in a sentence.
    fn meaning(&self) -> Cow<'static, str> {
        match self.step.technique() {
            Technique::HiddenSingleBox | Technique::HiddenSingleLine if self.is_elsewhere() => {
                self.language.attribute("anywhere-hidden-single", "meaning")
            }
            Technique::Pointing | Technique::Claiming if self.is_elsewhere() => {
                self.language.text("anywhere-locked")
            }
            technique => meaning(self.language, technique),
        }
    }

    /// Tests whether the step looks at other houses than rows, columns and boxes, or at none where
    /// most look at two.
    fn is_elsewhere(&self) -> bool {
        let is_of_shape =
            |house: &House| matches!(house, House::Row(_) | House::Column(_) | House::Box(_));
        let is_open = matches!(self.step.figure(), Figure::Locked { to: None, .. });
        is_open || !self.step.houses().iter().all(is_of_shape)
    }

    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn name(&self, cell: Cell) -> String {
        self.shape().name(cell)
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// A house, which sentences say in the case that they need.
    fn house(&self, house: House) -> Phrase {
        self.houses(&[house])
    }

    fn houses(&self, houses: &[House]) -> Phrase {
        houses::phrase(self.language, Some(self.board.rules()), houses)
    }

    fn says(&self, of: Claim) -> String {
        claim(self.language, self.shape(), of)
    }

    /// Sentences one after the other.
    fn joined(&self, sentences: &[String]) -> String {
        sentences.join(self.language.blank())
    }

    /// Why it is so.
    fn reason(&self) -> String {
        self.with_pairs(self.figure(self.step.figure()))
    }

    fn figure(&self, figure: &Figure) -> String {
        let language = self.language;
        match figure {
            Figure::Single { house } => say!(language, "single", clause = self.single(*house)),
            Figure::Locked { digit, cells, from, to } => {
                let (cells, from) = (self.names(cells), self.house(*from));
                match to {
                    Some(to) => say!(language, "locked", digit, cells, from, to = self.house(*to)),
                    None => say!(language, "all-see", digit, cells, from),
                }
            }
            Figure::Subset { house, cells, digits } => self.subset(*house, cells, *digits),
            Figure::Fish { digit, base, cover, fins, .. } => {
                let count = base.len();
                let (base, cover) = (self.houses(base), self.houses(cover));
                match fins.as_slice() {
                    [] => say!(language, "fish", digit, base, cover, count),
                    fins => say!(language, "finned", digit, base, cover, fins = self.names(fins)),
                }
            }
            Figure::Wing { pivot, pincers, digit } => self.wing(*pivot, pincers, *digit),
            Figure::Colours { digit, colours, false_colour } => {
                self.colours(*digit, colours, *false_colour)
            }
            Figure::Deadly { pattern, extra, others, houses } => {
                self.deadly(pattern, extra, others, houses)
            }
            Figure::Chain(chain) => self.chain(chain),
            Figure::Sets { sets, links, digit } => self.sets(sets, links, *digit),
            Figure::TwoHouses { line, square, cells, digits } => {
                let (cells, count) = (self.names(&cells.concat()), digits.len());
                let (line, square) = (self.house(*line), self.house(*square));
                say!(language, "two-houses", cells, digits, count, line, square)
            }
            Figure::Blossom { stem, petals, digit } => self.blossom(*stem, petals, *digit),
            Figure::Forcing { fact, chains } => self.forcing(fact, chains),
            Figure::Net => self.net(),
            Figure::Direct { pattern, house } => {
                let Candidate { cell, digit } = self.placed();
                let (cell, house) = (self.name(cell), self.house(*house));
                self.joined(&[self.figure(pattern), say!(language, "direct", house, cell, digit)])
            }
            Figure::Exclusion { cells, peers } => {
                let (count, cells) = (cells.len(), self.names(cells));
                match peers.as_slice() {
                    [] => say!(language, "exclusion", count, cells),
                    peers => {
                        say!(language, "exclusion-by", count, cells, peers = self.names(peers))
                    }
                }
            }
        }
    }

    /// The digit that the step places.
    fn placed(&self) -> Candidate {
        self.step.placements()[0]
    }

    /// Tests whether the step is of one of these techniques.
    fn is_of(&self, techniques: &[Technique]) -> bool {
        techniques.contains(&self.step.technique())
    }

    /// Conclusion of the step: the digits that it places, and the candidates that it strikes out.
    fn so(&self) -> String {
        let language = self.language;
        let mut parts: Vec<String> =
            self.step.placements().iter().map(|&it| self.says(Claim::Is(it))).collect();
        // Digits that go in the same cells go together.
        let mut gone: Vec<(Vec<ennea_base::Digit>, Vec<Cell>)> = Vec::new();
        for (digit, places) in self.step.struck_out() {
            match gone.iter_mut().find(|(_, other)| *other == places) {
                Some((digits, _)) => digits.push(digit),
                None => gone.push((vec![digit], places)),
            }
        }
        for (nth, (digits, cells)) in (1_usize..).zip(&gone) {
            let (digits, cells) = (digits.as_slice(), self.names(cells));
            parts.push(say!(language, "struck-out", digits, cells, nth));
        }
        say!(language, "so", parts)
    }
}
