//! The searches with several assumptions: what they allow, and what their conclusions are called.

use super::super::scale::{Inside, Technique};
use super::pruning::Closures;
use super::reason::Reason;
use super::run::Rules;

/// A search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Search {
    Nishio,
    Multiple,
    Dynamic(Inside),
}

impl Search {
    /// The difficulty to which the length is added.
    pub(super) fn base(self) -> f64 {
        match self {
            Self::Nishio => Technique::NishioForcingChain.base(),
            Self::Multiple => Technique::CellForcingChains.base(),
            Self::Dynamic(inside) => inside.base(),
        }
    }

    pub(super) fn rules(self) -> Rules {
        Rules { is_nishio: self == Self::Nishio, is_dynamic: self != Self::Multiple }
    }

    /// Rules that may be applied inside its runs.
    pub(super) fn inside(self) -> Inside {
        if let Self::Dynamic(inside) = self { inside } else { Inside::Nothing }
    }

    /// Number of kinds of rules that its runs apply after singles; `None` where closures are not
    /// found one by one.
    pub(super) fn level(self) -> Option<usize> {
        if let Self::Dynamic(inside) = self { Closures::level(inside) } else { None }
    }

    /// Tests whether its runs begin as those of another search end.
    pub(super) fn goes_on_from(self, other: Self) -> bool {
        match (self, other) {
            (Self::Dynamic(inside), Self::Dynamic(before)) => {
                before < inside && (before >= Inside::Dynamic || inside < Inside::Dynamic)
            }
            _ => false,
        }
    }

    pub(super) fn technique(self, cases: Cases) -> Technique {
        match (self, cases) {
            (Self::Nishio, _) => Technique::NishioForcingChain,
            (Self::Multiple, Cases::House(_)) => Technique::RegionForcingChains,
            (Self::Multiple, _) => Technique::CellForcingChains,
            (Self::Dynamic(Inside::Nothing), Cases::Contradiction) => {
                Technique::DynamicContradiction
            }
            (Self::Dynamic(Inside::Nothing), Cases::Double) => Technique::DynamicDouble,
            (Self::Dynamic(Inside::Nothing), Cases::Cell) => Technique::DynamicCell,
            (Self::Dynamic(Inside::Nothing), Cases::House(_)) => Technique::DynamicRegion,
            (Self::Dynamic(_), Cases::Contradiction) => Technique::NestedContradiction,
            (Self::Dynamic(_), Cases::Double) => Technique::NestedDouble,
            (Self::Dynamic(_), Cases::Cell) => Technique::NestedCell,
            (Self::Dynamic(_), Cases::House(_)) => Technique::NestedRegion,
        }
    }
}

/// The alternative of which the assumptions of a conclusion are all cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cases {
    /// A candidate is true, or it is false.
    Double,
    /// A cell has one of its candidates.
    Cell,
    /// A digit has a place in a house of this kind.
    House(Reason),
    /// There is one, which contradicts itself.
    Contradiction,
}

impl Cases {
    /// By what equal conclusions are ordered.
    pub(super) fn order(self) -> u8 {
        match self {
            Self::Double => 1,
            Self::Cell => 5,
            Self::House(_) => 6,
            Self::Contradiction => 7,
        }
    }

    /// Why one of the assumptions holds.
    pub(super) fn reason(self) -> Reason {
        match self {
            Self::Cell => Reason::Cell,
            Self::House(reason) => reason,
            Self::Double | Self::Contradiction => Reason::Assumption,
        }
    }
}
