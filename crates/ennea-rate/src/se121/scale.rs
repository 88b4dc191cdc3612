//! The scale: how difficult each technique is, and what the length of a chain adds.
//!
//! All difficulties stand in this file; a test compares them with the tables of
//! `docs/essays/rating.md`. They are kept in tenths.  Those of loops and chains are compared as
//! binary fractions, summed up as Sudoku Explainer does, and rounded when they are shown.

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

/// The table of techniques, in the order in which they are counted.
macro_rules! techniques {
    ($(
        $variant:ident, $name:literal, $least:literal $(to $most:literal)? $(and $more:ident)?;
    )*) => {
        /// A technique of Sudoku Explainer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "each name is its meaning; Display says it in words")]
        pub enum Technique {
            $($variant,)*
        }

        impl Technique {
            /// All techniques.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Its name, in the words of Sudoku Explainer.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)*
                }
            }

            /// Difficulty of the technique.
            pub fn difficulty(self) -> Difficulty {
                match self {
                    $(Self::$variant => difficulty!($least $(to $most)? $(and $more)?),)*
                }
            }
        }
    };
}

macro_rules! difficulty {
    ($least:literal) => {
        Difficulty { least: $least, most: Some($least) }
    };
    ($least:literal to $most:literal) => {
        Difficulty { least: $least, most: Some($most) }
    };
    ($least:literal and more) => {
        Difficulty { least: $least, most: None }
    };
}

techniques! {
    LastCell, "Single", 10;
    HiddenSingle, "Hidden Single", 12 to 15;
    DirectPointing, "Direct Pointing", 17;
    DirectClaiming, "Direct Claiming", 19;
    DirectHiddenPair, "Direct Hidden Pair", 20;
    NakedSingle, "Naked Single", 23;
    DirectHiddenTriplet, "Direct Hidden Triplet", 25;
    Pointing, "Pointing", 26;
    Claiming, "Claiming", 28;
    NakedPair, "Naked Pair", 30;
    XWing, "X-Wing", 32;
    HiddenPair, "Hidden Pair", 34;
    NakedTriplet, "Naked Triplet", 36;
    Swordfish, "Swordfish", 38;
    HiddenTriplet, "Hidden Triplet", 40;
    XYWing, "XY-Wing", 42;
    XYZWing, "XYZ-Wing", 44;
    UniqueLoop1, "Unique Loop type 1", 45 to 50;
    UniqueLoop2, "Unique Loop type 2", 45 to 50;
    UniqueLoop3, "Unique Loop type 3", 45 to 53;
    UniqueLoop4, "Unique Loop type 4", 45 to 50;
    NakedQuad, "Naked Quad", 50;
    Jellyfish, "Jellyfish", 52;
    HiddenQuad, "Hidden Quad", 54;
    Bug1, "BUG type 1", 56;
    Bug2, "BUG type 2", 57;
    Bug3, "BUG type 3", 58 to 62;
    Bug4, "BUG type 4", 57;
    AlignedPairExclusion, "Aligned Pair Exclusion", 62;
    XCycle, "Bidirectional X-Cycle", 65 and more;
    YCycle, "Bidirectional Y-Cycle", 65 and more;
    XYCycle, "Bidirectional Cycle", 70 and more;
    ForcingXChain, "Forcing X-Chain", 66 and more;
    ForcingChain, "Forcing Chain", 70 and more;
    AlignedTripletExclusion, "Aligned Triplet Exclusion", 75;
    NishioForcingChain, "Nishio Forcing Chains", 75 and more;
    CellForcingChains, "Cell Forcing Chains", 80 and more;
    RegionForcingChains, "Region Forcing Chains", 80 and more;
    DynamicContradiction, "Dynamic Contradiction Forcing Chains", 85 and more;
    DynamicDouble, "Dynamic Double Forcing Chains", 85 and more;
    DynamicCell, "Dynamic Cell Forcing Chains", 85 and more;
    DynamicRegion, "Dynamic Region Forcing Chains", 85 and more;
    NestedContradiction, "Dynamic Contradiction Forcing Chains (+)", 90 and more;
    NestedDouble, "Dynamic Double Forcing Chains (+)", 90 and more;
    NestedCell, "Dynamic Cell Forcing Chains (+)", 90 and more;
    NestedRegion, "Dynamic Region Forcing Chains (+)", 90 and more;
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
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
    static KNOWN: [f64; 256] = {
        let (mut known, mut complexity) = ([0.0; 256], 0);
        while complexity < known.len() {
            known[complexity] = added(complexity as u32);
            complexity += 1;
        }
        known
    };
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
