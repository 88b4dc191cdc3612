//! A step of a solution: which technique, what it rests on, what follows.

use super::scale::Technique;
use ennea_base::Technique as Name;
use ennea_base::{Candidate, Cell, DigitSet, House};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A step: a technique, the pattern that it sees, and what follows.
///
/// It names all that it rests on, so that it can be proved by somebody who has never heard of the
/// technique; the tests have each proved by `logic`.
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

impl Step {
    /// Common name of the step: the scale has one technique for what has several names,
    /// and names of its own.
    pub fn name(&self) -> Name {
        use Technique as T;
        let is_rectangle =
            || self.pattern.iter().map(|it| it.cell).collect::<BTreeSet<_>>().len() == 4;
        let of_pattern = |rectangle, longer| if is_rectangle() { rectangle } else { longer };
        match self.technique {
            T::LastCell => Name::FullHouse,
            T::HiddenSingle if matches!(self.houses[..], [House::Box(_), ..]) => {
                Name::HiddenSingleBox
            }
            T::HiddenSingle => Name::HiddenSingleLine,
            T::DirectPointing => Name::DirectPointing,
            T::DirectClaiming => Name::DirectClaiming,
            T::DirectHiddenPair => Name::DirectHiddenPair,
            T::NakedSingle => Name::NakedSingle,
            T::DirectHiddenTriplet => Name::DirectHiddenTriple,
            T::Pointing => Name::Pointing,
            T::Claiming => Name::Claiming,
            T::NakedPair => Name::NakedPair,
            T::XWing => Name::XWing,
            T::HiddenPair => Name::HiddenPair,
            T::NakedTriplet => Name::NakedTriple,
            T::Swordfish => Name::Swordfish,
            T::HiddenTriplet => Name::HiddenTriple,
            T::XYWing => Name::XyWing,
            T::XYZWing => Name::XyzWing,
            T::UniqueLoop1 => of_pattern(Name::UniqueRectangle1, Name::UniqueLoop1),
            T::UniqueLoop2 => of_pattern(Name::UniqueRectangle2, Name::UniqueLoop2),
            T::UniqueLoop3 => of_pattern(Name::UniqueRectangle3, Name::UniqueLoop3),
            T::UniqueLoop4 => of_pattern(Name::UniqueRectangle4, Name::UniqueLoop4),
            T::NakedQuad => Name::NakedQuad,
            T::Jellyfish => Name::Jellyfish,
            T::HiddenQuad => Name::HiddenQuad,
            T::Bug1 if self.pattern.len() == 1 => Name::BugPlusOne,
            T::Bug1 => Name::Bug1,
            T::Bug2 => Name::Bug2,
            T::Bug3 => Name::Bug3,
            T::Bug4 => Name::Bug4,
            T::AlignedPairExclusion => Name::AlignedPairExclusion,
            T::XCycle => Name::XCycle,
            T::YCycle => Name::XyCycle,
            T::XYCycle => Name::NiceLoop,
            T::ForcingXChain => Name::XChain,
            T::ForcingChain => Name::Aic,
            T::AlignedTripletExclusion => Name::AlignedTripleExclusion,
            T::NishioForcingChain => Name::Nishio,
            T::CellForcingChains => Name::CellForcing,
            T::RegionForcingChains => Name::HouseForcing,
            T::DynamicContradiction => Name::DynamicContradiction,
            T::DynamicDouble => Name::DynamicDouble,
            T::DynamicCell => Name::DynamicCell,
            T::DynamicRegion => Name::DynamicHouse,
            T::NestedContradiction => Name::NestedContradiction,
            T::NestedDouble => Name::NestedDouble,
            T::NestedCell => Name::NestedCell,
            T::NestedRegion => Name::NestedHouse,
        }
    }
}

/// The rest of a naked or hidden set, of which one cell is an unknown one of several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subset {
    /// The cells of the house that make a naked set with that one.
    Naked(House, Vec<Cell>),
    /// The digits of the house that make a hidden set in its cells and that one.
    Hidden(House, DigitSet),
}

/// A chain, from what it shows back to what it starts from.
pub type Chain = Vec<Link>;

/// A statement of a chain: that a candidate is true, or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The candidate.
    pub candidate: Candidate,
    /// `true` if it is said to be true.
    pub is_true: bool,
    /// Why.
    pub cause: Cause,
    /// The statements that it follows from, as places in the chain; all after this one, except in
    /// a cycle, whose last statement follows from the first.
    pub parents: Vec<usize>,
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
