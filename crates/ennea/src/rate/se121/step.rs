//! A step of a solution: which technique, what it looks at, what follows.

use super::board::{BOXES, COLUMNS, Candidate as Number, ROWS, parts};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::shape::House;
use std::fmt;
use std::sync::Arc;

/// A technique of Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "each variant's name is its meaning; Display says it in words")]
pub enum Technique {
    LastCell,
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriplet,
    Pointing,
    Claiming,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    XYWing,
    XYZWing,
    UniqueLoop1,
    UniqueLoop2,
    UniqueLoop3,
    UniqueLoop4,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    Bug1,
    Bug2,
    Bug3,
    Bug4,
    AlignedPairExclusion,
    XCycle,
    YCycle,
    XYCycle,
    ForcingXChain,
    ForcingChain,
    AlignedTripletExclusion,
    NishioForcingChain,
    CellForcingChains,
    RegionForcingChains,
    DynamicContradiction,
    DynamicDouble,
    DynamicCell,
    DynamicRegion,
    NestedContradiction,
    NestedDouble,
    NestedCell,
    NestedRegion,
}

impl Technique {
    /// Its name, in the words of Sudoku Explainer.
    pub fn name(self) -> &'static str {
        match self {
            Self::LastCell => "Single",
            Self::HiddenSingle => "Hidden Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenPair => "Direct Hidden Pair",
            Self::NakedSingle => "Naked Single",
            Self::DirectHiddenTriplet => "Direct Hidden Triplet",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedPair => "Naked Pair",
            Self::XWing => "X-Wing",
            Self::HiddenPair => "Hidden Pair",
            Self::NakedTriplet => "Naked Triplet",
            Self::Swordfish => "Swordfish",
            Self::HiddenTriplet => "Hidden Triplet",
            Self::XYWing => "XY-Wing",
            Self::XYZWing => "XYZ-Wing",
            Self::UniqueLoop1 => "Unique Loop type 1",
            Self::UniqueLoop2 => "Unique Loop type 2",
            Self::UniqueLoop3 => "Unique Loop type 3",
            Self::UniqueLoop4 => "Unique Loop type 4",
            Self::NakedQuad => "Naked Quad",
            Self::Jellyfish => "Jellyfish",
            Self::HiddenQuad => "Hidden Quad",
            Self::Bug1 => "BUG type 1",
            Self::Bug2 => "BUG type 2",
            Self::Bug3 => "BUG type 3",
            Self::Bug4 => "BUG type 4",
            Self::AlignedPairExclusion => "Aligned Pair Exclusion",
            Self::XCycle => "Bidirectional X-Cycle",
            Self::YCycle => "Bidirectional Y-Cycle",
            Self::XYCycle => "Bidirectional Cycle",
            Self::ForcingXChain => "Forcing X-Chain",
            Self::ForcingChain => "Forcing Chain",
            Self::AlignedTripletExclusion => "Aligned Triplet Exclusion",
            Self::NishioForcingChain => "Nishio Forcing Chains",
            Self::CellForcingChains => "Cell Forcing Chains",
            Self::RegionForcingChains => "Region Forcing Chains",
            Self::DynamicContradiction => "Dynamic Contradiction Forcing Chains",
            Self::DynamicDouble => "Dynamic Double Forcing Chains",
            Self::DynamicCell => "Dynamic Cell Forcing Chains",
            Self::DynamicRegion => "Dynamic Region Forcing Chains",
            Self::NestedContradiction => "Dynamic Contradiction Forcing Chains (+)",
            Self::NestedDouble => "Dynamic Double Forcing Chains (+)",
            Self::NestedCell => "Dynamic Cell Forcing Chains (+)",
            Self::NestedRegion => "Dynamic Region Forcing Chains (+)",
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A digit that a cell might hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl fmt::Display for Candidate {
    /// As in `r1c2=3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (self.cell.index() / 9 + 1, self.cell.index() % 9 + 1);
        write!(f, "r{row}c{column}={}", self.digit.symbol())
    }
}

/// Why a link of a chain holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It is what the chain starts from.
    Assumption,
    /// A cell holds one digit only, or no other one is left in it.
    Cell,
    /// A house holds the digit once only, or has no other place left for it.
    House(House),
    /// A rule on what the chain leaves: locked candidates, a pair, an X-Wing or another chain.
    ///
    /// The step is one on the board without the candidates that the chain has made false before.
    Rule(Arc<Step>),
}

/// A statement of a chain: that a candidate is true, or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is said to be true.
    pub is_true: bool,
    /// Why.
    pub cause: Cause,
    /// The statements that it follows from, as places in the chain; all after this one, except in
    /// a cycle, whose last statement follows from the first.
    pub parents: Vec<usize>,
}

/// A chain, from what it shows back to what it starts from.
pub type Chain = Vec<Link>;

/// The rest of a naked or hidden set, of which one cell is an unknown one of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subset {
    /// The cells of the house that make a naked set with that one.
    Naked(House, Vec<Cell>),
    /// The digits of the house that make a hidden set in its cells and that one.
    Hidden(House, DigitSet),
}

/// A step: a technique, the pattern that it sees, and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// Its difficulty in tenths.
    pub difficulty: u8,
    /// The houses that the pattern lives in, where it does.
    pub houses: Vec<House>,
    /// The candidates that make the pattern; for chains, see `chains`.
    pub pattern: Vec<Candidate>,
    /// The set that a loop or a grave of type 3 makes with its extra candidates.
    pub set: Option<Subset>,
    /// The candidates that are removed, in increasing order.
    pub eliminations: Vec<Candidate>,
    /// The candidate that becomes true, if one does.
    pub placement: Option<Candidate>,
    /// The chains, where the technique has them.
    pub chains: Vec<Chain>,
}

/// What a rule has found, in numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) houses: Vec<u8>,
    pub(super) pattern: Vec<Number>,
    pub(super) set: Option<Subset>,
    pub(super) removed: Vec<Number>,
    pub(super) placed: Option<Number>,
    pub(super) chains: Vec<Chain>,
}

impl Found {
    /// As a step.
    pub(super) fn step(self, technique: Technique, difficulty: u8) -> Step {
        let all = |numbers: &[Number]| numbers.iter().copied().map(named).collect();
        let mut removed = self.removed;
        removed.sort_unstable();
        Step {
            technique,
            difficulty,
            houses: self.houses.iter().map(|&house| house_of(house.into())).collect(),
            pattern: all(&self.pattern),
            set: self.set,
            eliminations: all(&removed),
            placement: self.placed.map(named),
            chains: self.chains,
        }
    }
}

/// A difficulty in tenths, rounded as Sudoku Explainer prints it.
pub(super) fn tenths(difficulty: f64) -> u8 {
    ((difficulty + 0.05) * 10.0) as u8
}

/// A candidate by its number.
pub(super) fn named(number: Number) -> Candidate {
    let (cell, digit) = parts(number);
    let digit = Digit::all(9).nth(digit).expect("nine digits");
    Candidate { cell: Cell::new(cell), digit }
}

/// A house by its number on the board.
pub(super) fn house_of(house: usize) -> House {
    match house {
        BOXES..ROWS => House::Box(house),
        ROWS..COLUMNS => House::Row(house - ROWS),
        _ => House::Column(house - COLUMNS),
    }
}
