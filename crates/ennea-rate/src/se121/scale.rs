//! The scale: how difficult each technique is, and what the length of a chain adds.
//!
//! All difficulties stand in this file; a test compares them with the tables of
//! `docs/essays/rating.md`. They are kept in tenths.  Those of loops and chains are compared as
//! binary fractions, summed up as Sudoku Explainer does, and rounded when they are shown.

use ennea_base::table;
use std::fmt;

/// The difficulty, in tenths, of a puzzle for which no technique is enough.
pub const UNSOLVED: u8 = 200;

/// The least and the greatest difficulty of a technique, in tenths; no greatest one where chains
/// may be of any length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difficulty {
    /// The least.
    pub least: u8,
    /// The greatest.
    pub most: Option<u8>,
}

impl fmt::Display for Difficulty {
    /// As `2.6`, `4.5 to 5.0`, `7.0 and more`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = crate::Tenths;
        match self.most {
            Some(most) if most == self.least => write!(f, "{}", tenths(most)),
            Some(most) => write!(f, "{} to {}", tenths(self.least), tenths(most)),
            None => write!(f, "{} and more", tenths(self.least)),
        }
    }
}

const fn exactly(least: u8) -> Difficulty {
    to(least, least)
}

const fn to(least: u8, most: u8) -> Difficulty {
    Difficulty { least, most: Some(most) }
}

const fn and_more(least: u8) -> Difficulty {
    Difficulty { least, most: None }
}

techniques! {
    /// A technique of Sudoku Explainer, in the order in which they are counted.
    pub difficulty: Difficulty;
    LastCell, "Single", exactly(10);
    HiddenSingle, "Hidden Single", to(12, 15);
    DirectPointing, "Direct Pointing", exactly(17);
    DirectClaiming, "Direct Claiming", exactly(19);
    DirectHiddenPair, "Direct Hidden Pair", exactly(20);
    NakedSingle, "Naked Single", exactly(23);
    DirectHiddenTriplet, "Direct Hidden Triplet", exactly(25);
    Pointing, "Pointing", exactly(26);
    Claiming, "Claiming", exactly(28);
    NakedPair, "Naked Pair", exactly(30);
    XWing, "X-Wing", exactly(32);
    HiddenPair, "Hidden Pair", exactly(34);
    NakedTriplet, "Naked Triplet", exactly(36);
    Swordfish, "Swordfish", exactly(38);
    HiddenTriplet, "Hidden Triplet", exactly(40);
    XYWing, "XY-Wing", exactly(42);
    XYZWing, "XYZ-Wing", exactly(44);
    UniqueLoop1, "Unique Loop type 1", to(45, 50);
    UniqueLoop2, "Unique Loop type 2", to(45, 50);
    UniqueLoop3, "Unique Loop type 3", to(45, 53);
    UniqueLoop4, "Unique Loop type 4", to(45, 50);
    NakedQuad, "Naked Quad", exactly(50);
    Jellyfish, "Jellyfish", exactly(52);
    HiddenQuad, "Hidden Quad", exactly(54);
    Bug1, "BUG type 1", exactly(56);
    Bug2, "BUG type 2", exactly(57);
    Bug3, "BUG type 3", to(58, 62);
    Bug4, "BUG type 4", exactly(57);
    AlignedPairExclusion, "Aligned Pair Exclusion", exactly(62);
    XCycle, "Bidirectional X-Cycle", and_more(65);
    YCycle, "Bidirectional Y-Cycle", and_more(65);
    XYCycle, "Bidirectional Cycle", and_more(70);
    ForcingXChain, "Forcing X-Chain", and_more(66);
    ForcingChain, "Forcing Chain", and_more(70);
    AlignedTripletExclusion, "Aligned Triplet Exclusion", exactly(75);
    NishioForcingChain, "Nishio Forcing Chains", and_more(75);
    CellForcingChains, "Cell Forcing Chains", and_more(80);
    RegionForcingChains, "Region Forcing Chains", and_more(80);
    DynamicContradiction, "Dynamic Contradiction Forcing Chains", and_more(85);
    DynamicDouble, "Dynamic Double Forcing Chains", and_more(85);
    DynamicCell, "Dynamic Cell Forcing Chains", and_more(85);
    DynamicRegion, "Dynamic Region Forcing Chains", and_more(85);
    NestedContradiction, "Dynamic Contradiction Forcing Chains (+)", and_more(90);
    NestedDouble, "Dynamic Double Forcing Chains (+)", and_more(90);
    NestedCell, "Dynamic Cell Forcing Chains (+)", and_more(90);
    NestedRegion, "Dynamic Region Forcing Chains (+)", and_more(90);
}

impl Technique {
    /// The difficulty to which the length of a chain is added.
    pub(super) fn base(self) -> f64 {
        f64::from(self.difficulty().least) / 10.0
    }
}

/// The difficulty, in tenths, of a hidden single of a row or column.
pub(super) const HIDDEN_SINGLE_OF_LINE: u8 = 15;

/// Rules that may be applied inside a dynamic chain, each with all before it unless it says
/// otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Inside {
    Nothing,
    /// Locked candidates, pairs and X-Wings.
    Patterns,
    /// Cycles and forcing chains.
    Chains,
    /// Cell and region forcing chains.
    Multiple,
    /// Patterns, and dynamic chains with nothing inside.
    Dynamic,
    /// Patterns, dynamic chains with nothing inside, and dynamic chains with cycles and forcing
    /// chains inside.
    Nested,
}

impl Inside {
    /// All, the easiest first.
    pub(super) const ALL: [Self; 6] =
        [Self::Nothing, Self::Patterns, Self::Chains, Self::Multiple, Self::Dynamic, Self::Nested];

    /// The difficulty, in tenths, to which the length of a chain is added: half a point more each.
    pub(super) fn least(self) -> u8 {
        85 + 5 * self as u8
    }

    /// The difficulty of [`Self::least`] in points instead of tenths.
    pub(super) fn base(self) -> f64 {
        f64::from(self.least()) / 10.0
    }
}

/// The difficulty of a unique loop of this many cells, in fractions.
pub(super) fn loop_difficulty(cells: usize) -> f64 {
    let base = Technique::UniqueLoop1.base();
    match cells {
        ..6 => base,
        6 | 7 => base + 0.1,
        8 | 9 => base + 0.2,
        _ => base + 0.3 + 0.2,
    }
}

/// Difficulty added to a loop or grave by each further cell of a set.
pub(super) const PER_CELL: f64 = 0.1;

/// Difficulty added to a chain by its complexity, in fractions.
pub(super) fn length_difficulty(complexity: u32) -> f64 {
    static KNOWN: [f64; 256] = table!(256, 0.0, |complexity| added(complexity as u32));
    KNOWN.get(complexity as usize).copied().unwrap_or_else(|| added(complexity))
}

/// A tenth for each of 4, 6, 8, 12, 16, 24, ... that the complexity less 2 exceeds.
const fn added(complexity: u32) -> f64 {
    let (mut added, mut ceiling, mut is_odd) = (0.0, 4, false);
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if is_odd { ceiling * 4 / 3 } else { ceiling * 3 / 2 };
        is_odd = !is_odd;
    }
    added
}

/// A difficulty in tenths, rounded as Sudoku Explainer prints it.
pub(super) fn tenths(difficulty: f64) -> u8 {
    ((difficulty + 0.05) * 10.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Goal: the essay says of each technique and each kind of dynamic chain what is true here, and
    /// where it is found.  Method: its tables, row by row, against the code.
    #[test]
    fn the_essay_has_the_scale() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let essay = std::fs::read_to_string(root.join("../../docs/essays/rating.md"))
            .expect("the essay can be read");
        let rows: Vec<Vec<&str>> = essay
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"))
            .map(|row| row.split(" | ").collect())
            .collect();
        let row = |first: &str| rows.iter().find(|row| row[0] == first);
        for technique in Technique::ALL {
            let row = row(technique.name()).unwrap_or_else(|| panic!("no row of {technique}"));
            assert_eq!(row[1], technique.difficulty().to_string(), "{technique}");
            let file = root.join("src/se121").join(row[2].trim_matches('`'));
            assert!(file.with_extension("rs").is_file(), "{technique}: {}", file.display());
        }
        let heading = |row: &Vec<&str>| row[..] == ["inside dynamic chains", "from"];
        let start = rows.iter().position(heading).expect("there is a second table") + 1;
        let said: Vec<&str> = rows[start..].iter().map(|row| row[1]).collect();
        let tenths = |inside: &Inside| crate::Tenths(inside.least()).to_string();
        assert_eq!(said, Inside::ALL.each_ref().map(tenths));
    }
}
