//! A step and its proof, spelled out: cells as r1c1, houses as row 1, candidates as r1c1=5.
//!
//! A proof is either a list of facts, which together with the rule that two equal digits share no house
//! refute the conclusion's negation, or an argument that starts from that negation.

use ennea::logic::words;
use ennea::logic::{self, Board, Candidate, Step};
use ennea::{DigitSet, Shape};
use serde::Serialize;

/// A step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// Its number, from 1.
    pub number: usize,
    /// The key of its technique.
    pub technique: &'static str,
    /// The name of its technique.
    pub name: &'static str,
    /// The family that the technique belongs to.
    pub family: &'static str,
    /// The digits that are placed: `r1c1=5`.
    pub placements: Vec<String>,
    /// The candidates that are struck out: `r1c1<>5`.
    pub eliminations: Vec<String>,
    /// The step in words.
    pub text: String,
    /// The step as in the forums.
    pub notation: String,
    /// Why it holds.
    pub proof: Proof,
}

/// Why a step holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// These facts together.
    Facts(Vec<Fact>),
    /// What follows from the negation.
    Argument(Argument),
}

/// One of some candidates is true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pair {
    /// The cell.
    pub cell: String,
    /// Its digits in the pattern.
    pub digits: String,
}

/// What follows from what is assumed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// What is true then, one after the other.
    pub lines: Vec<Line>,
    /// How it ends.
    #[serde(flatten)]
    pub end: End,
}

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// The candidate that is true.
    #[serde(rename = "true")]
    pub candidate: String,
    /// The fact of which only this candidate is left.
    pub by: Fact,
}

/// The end of an argument.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Case {
    /// The candidate.
    pub assume: String,
    /// What follows from it.
    pub then: Argument,
}

impl Told {
    /// Spells out a step on the board on which it is taken.
    pub fn new(number: usize, board: &Board, step: &Step) -> Self {
        let names = Names(board.shape());
        let list = |candidates: &[Candidate], sign| {
            candidates.iter().map(|candidate| names.candidate(candidate, sign)).collect()
        };
        Self {
            number,
            technique: step.technique().key(),
            name: step.technique().name(),
            family: step.technique().family().name(),
            placements: list(step.placements(), "="),
            eliminations: list(step.eliminations(), "<>"),
            text: words::sentence(board, step),
            notation: words::notation(board, step),
            proof: match step.proof() {
                logic::Proof::Facts(facts) => {
                    Proof::Facts(facts.iter().map(|fact| names.fact(fact)).collect())
                }
                logic::Proof::Lines(argument) => Proof::Argument(names.argument(argument)),
            },
        }
    }
}

/// The names of a shape's cells.
#[derive(Clone, Copy)]
struct Names(Shape);

impl Names {
    fn candidate(self, candidate: &Candidate, sign: &str) -> String {
        format!("{}{sign}{}", self.0.name(candidate.cell), candidate.digit)
    }

    fn fact(self, fact: &logic::Fact) -> Fact {
        let symbols = |digits: &DigitSet| digits.iter().map(|digit| digit.symbol()).collect();
        match fact {
            logic::Fact::Cell(cell) => Fact::Cell { cell: self.0.name(*cell) },
            logic::Fact::House(house, digit) => {
                Fact::House { house: house.to_string(), digit: digit.to_string() }
            }
            logic::Fact::Unique(pattern) => {
                let cells = pattern.cells.iter().map(|(cell, digits)| Pair {
                    cell: self.0.name(*cell),
                    digits: symbols(digits),
                });
                Fact::Unique { deadly: cells.collect() }
            }
        }
    }

    fn argument(self, argument: &logic::Argument) -> Argument {
        let lines = argument.lines.iter().map(|line| Line {
            candidate: self.candidate(&line.candidate, "="),
            by: self.fact(&line.fact),
        });
        let end = match &argument.end {
            logic::End::Fails(fact) => End::Fails { fails: self.fact(fact) },
            logic::End::Cases(fact, cases) => {
                let cases = cases.iter().map(|(candidate, argument)| Case {
                    assume: self.candidate(candidate, "="),
                    then: self.argument(argument),
                });
                End::Cases { split: self.fact(fact), cases: cases.collect() }
            }
        };
        Argument { lines: lines.collect(), end }
    }
}
