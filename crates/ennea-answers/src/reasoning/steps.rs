//! A step and its proof, spelled out: cells as r1c1, houses as row 1, candidates as r1c1=5.
//!
//! A proof is either a list of facts, which together with the rule that two equal digits share no house
//! refute the conclusion's negation, or an argument that starts from that negation.

use ennea::logic::{self, Board, Candidate, Step};
use ennea::{DigitSet, Shape};
use ennea_words::{self as words, Language};
use serde::Serialize;
use std::borrow::Cow;

/// A step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// Its number, from 1.
    pub number: usize,
    /// The key of its technique.
    pub technique: &'static str,
    /// The name of its technique, in that language.
    pub name: Cow<'static, str>,
    /// The family that the technique belongs to.
    pub family: &'static str,
    /// The digits that are placed: `r1c1=5`.
    pub placements: Vec<String>,
    /// The candidates that are struck out: `r1c1<>5`.
    pub eliminations: Vec<String>,
    /// The cells of its pattern.
    pub cells: Vec<String>,
    /// The candidates of its pattern: `r1c1=5`.
    pub pattern: Vec<String>,
    /// The houses that it looks at; absent where it looks at none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub houses: Vec<String>,
    /// The links of its pattern; absent where it has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<Link>,
    /// Difficulty on the scale; absent where no rating is explained.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<f64>,
    /// The step in words, in the language that was asked for.
    pub text: String,
    /// The step as in the forums.
    pub notation: String,
    /// Why it holds.
    pub proof: Proof,
}

/// A link between candidates; several of a digit stand together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Link {
    /// Candidates at which it starts: `r1c1=5`.
    pub from: Vec<String>,
    /// Candidates at which it ends.
    pub to: Vec<String>,
    /// `"strong"`: one of the two is true, if the other one is not; or `"weak"`: not both are true.
    pub kind: &'static str,
}

/// Why a step holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// These facts together.
    Facts(Vec<Fact>),
    /// Argument from the negation.
    Argument(Argument),
}

/// One of some candidates is true.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Fact {
    /// The cell has one of its candidates.
    Cell {
        /// The cell.
        cell: String,
    },
    /// The digit has a place in the house.
    House {
        /// The house.
        house: String,
        /// The digit.
        digit: String,
    },
    /// The puzzle has one solution, so one of the cells has a candidate that is not listed with it.
    Unique {
        /// The cells.
        deadly: Vec<Pair>,
    },
}

/// A cell of a deadly pattern.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pair {
    /// The cell.
    pub cell: String,
    /// Its digits in the pattern.
    pub digits: String,
}

/// Argument from an assumption.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// Lines that are true then, one after the other.
    pub lines: Vec<Line>,
    /// End of the argument.
    #[serde(flatten)]
    pub end: End,
}

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Line {
    /// A candidate is true.
    Is {
        /// The candidate.
        #[serde(rename = "true")]
        candidate: String,
        /// The fact of which only this candidate is left.
        by: Fact,
    },
    /// A candidate is struck out.
    IsNot {
        /// The candidate.
        #[serde(rename = "false")]
        candidate: String,
        /// Candidates that are gone by then.
        gone: Vec<String>,
        /// The step that strikes it out then.
        step: Box<Told>,
    },
}

/// The end of an argument.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum End {
    /// No candidate of a fact is left.
    Fails {
        /// The fact.
        fails: Fact,
    },
    /// Each candidate of a fact fails.
    Cases {
        /// The fact.
        split: Fact,
        /// Its candidates.
        cases: Vec<Case>,
    },
}

/// One candidate of a fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Case {
    /// The candidate.
    pub assume: String,
    /// Argument from it.
    pub then: Argument,
}

impl Told {
    /// Spells out a step on the board on which it is taken, its words in a language.
    pub fn new(language: Language, number: usize, board: &Board, step: &Step) -> Self {
        let names = Names { shape: board.shape(), language };
        let list = |candidates: &[Candidate], sign| {
            candidates.iter().map(|candidate| names.candidate(candidate, sign)).collect()
        };
        let link = |link: &logic::Link| Link {
            from: list(&link.from, "="),
            to: list(&link.to, "="),
            kind: if link.is_strong { "strong" } else { "weak" },
        };
        Self {
            number,
            technique: step.technique().key(),
            name: words::name(language, board, step),
            family: step.technique().family().name(),
            placements: list(step.placements(), "="),
            eliminations: list(step.eliminations(), "<>"),
            cells: step.cells().iter().map(|&cell| names.shape.name(cell)).collect(),
            pattern: list(&step.pattern(board), "="),
            houses: step.houses().into_iter().map(|house| house_name(board, house)).collect(),
            links: step.links(board).iter().map(link).collect(),
            difficulty: None,
            text: words::sentence(language, board, step),
            notation: logic::notation(board, step),
            proof: match step.proof() {
                logic::Proof::Facts(facts) => {
                    Proof::Facts(facts.iter().map(|fact| names.fact(board, fact)).collect())
                }
                logic::Proof::Lines(argument) => Proof::Argument(names.argument(board, argument)),
            },
        }
    }
}

/// The name of a house, as its rules call it.
fn house_name(board: &Board, house: logic::House) -> String {
    let own = board.rules().house(house);
    own.map_or_else(|| house.to_string(), |house| house.name.clone())
}

/// The names of a shape's cells, and the language of all else.
#[derive(Clone, Copy)]
struct Names {
    shape: Shape,
    language: Language,
}

impl Names {
    fn candidate(self, candidate: &Candidate, sign: &str) -> String {
        format!("{}{sign}{}", self.shape.name(candidate.cell), candidate.digit)
    }

    fn fact(self, board: &Board, fact: &logic::Fact) -> Fact {
        let symbols = |digits: &DigitSet| digits.iter().map(|digit| digit.symbol()).collect();
        match fact {
            logic::Fact::Cell(cell) => Fact::Cell { cell: self.shape.name(*cell) },
            logic::Fact::House(house, digit) => {
                Fact::House { house: house_name(board, *house), digit: digit.to_string() }
            }
            logic::Fact::Unique(pattern) => {
                let cells = pattern.cells.iter().map(|(cell, digits)| Pair {
                    cell: self.shape.name(*cell),
                    digits: symbols(digits),
                });
                Fact::Unique { deadly: cells.collect() }
            }
        }
    }

    fn argument(self, board: &Board, argument: &logic::Argument) -> Argument {
        let line = |line: &logic::Line| match line {
            logic::Line::Is { fact, candidate } => {
                Line::Is { candidate: self.candidate(candidate, "="), by: self.fact(board, fact) }
            }
            logic::Line::IsNot { candidate, gone, by } => {
                let mut now = board.clone();
                gone.iter().for_each(|&candidate| now.eliminate(candidate));
                Line::IsNot {
                    candidate: self.candidate(candidate, "="),
                    gone: gone.iter().map(|candidate| self.candidate(candidate, "=")).collect(),
                    step: Box::new(Told::new(self.language, 1, &now, by)),
                }
            }
        };
        let lines = argument.lines.iter().map(line);
        let end = match &argument.end {
            logic::End::Fails(fact) => End::Fails { fails: self.fact(board, fact) },
            logic::End::Cases(fact, cases) => {
                let cases = cases.iter().map(|(candidate, argument)| Case {
                    assume: self.candidate(candidate, "="),
                    then: self.argument(board, argument),
                });
                End::Cases { split: self.fact(board, fact), cases: cases.collect() }
            }
        };
        Argument { lines: lines.collect(), end }
    }
}
