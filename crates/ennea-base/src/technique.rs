//! The techniques: one table of names for the ladder of `logic`, for the steps of the
//! scales of `rate`, and for all that people type and programs read.
//!
//! Names are those of the field [Sudopedia]; a key is a name for scripts, and never changes.  A
//! program with names of its own says which of these each of them is, so that one pattern is called
//! by one name wherever it is met.
//!
//! The order is that of our ladder: what people see first comes first.  Singles; a digit confined to
//! where two houses meet; pairs; wings and the short chains of one digit; larger subsets and fish;
//! what relies on uniqueness; chains; almost locked sets; and last what wants a pencil of its own.
//! It is not the order of any rating.  What the ladder does without comes after its last rung.

use crate::named::nearest;
use std::fmt;
use std::str::FromStr;

crate::named! {
    /// Kind of thinking that a technique asks for.
    pub enum Family {
        /// One place left.
        Singles = "singles",
        /// Where a box and a line meet.
        Intersections = "intersections",
        /// Cells and digits of one house.
        Subsets = "subsets",
        /// Lines of one digit.
        Fish = "fish",
        /// Two strong links of one digit.
        SingleDigit = "single-digit patterns",
        /// Two colours of one digit.
        Colouring = "colouring",
        /// Three cells.
        Wings = "wings",
        /// The puzzle has one solution.
        Uniqueness = "uniqueness",
        /// Links, one after the other.
        Chains = "chains",
        /// Almost locked sets.
        AlmostLockedSets = "almost locked sets",
        /// All possibilities lead to the same, or one leads nowhere.
        Forcing = "forcing",
    }
}

macro_rules! techniques {
    ($($name:ident, $key:literal, $words:literal, $family:ident, $meaning:literal;)*) => {
        /// A technique; the derived order is that of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Technique {
            $(#[doc = $meaning] $name,)*
        }

        impl Technique {
            /// All of them, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its place in the table, from 0.
            pub const fn rung(self) -> usize {
                self as usize
            }

            /// Its name for scripts, in small letters with hyphens.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key),* }
            }

            /// Its name for people.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $words),* }
            }

            /// Meaning of the technique, in a sentence.
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$name => $meaning),* }
            }

            /// Its family.
            pub const fn family(self) -> Family {
                match self { $(Self::$name => Family::$family),* }
            }
        }
    };
}

techniques! {
    FullHouse, "full-house", "Full House", Singles, "The last open cell of a house.";
    HiddenSingleBox, "hidden-single-box", "Hidden Single in a box", Singles,
        "The only place of a digit in a box.";
    HiddenSingleLine, "hidden-single-line", "Hidden Single in a line", Singles,
        "The only place of a digit in a row or column.";
    NakedSingle, "naked-single", "Naked Single", Singles, "The only candidate of a cell.";
    Pointing, "pointing", "Pointing", Intersections,
        "All places of a digit in a box are in one line.";
    Claiming, "claiming", "Claiming", Intersections,
        "All places of a digit in a line are in one box.";
    NakedPair, "naked-pair", "Naked Pair", Subsets,
        "Two cells of a house with the same two candidates.";
    HiddenPair, "hidden-pair", "Hidden Pair", Subsets,
        "Two digits of a house with the same two places.";
    NakedTriple, "naked-triple", "Naked Triple", Subsets,
        "Three cells of a house with three candidates in all.";
    HiddenTriple, "hidden-triple", "Hidden Triple", Subsets,
        "Three digits of a house with three places in all.";
    XWing, "x-wing", "X-Wing", Fish,
        "Two lines whose places for a digit are in the same two lines across.";
    Skyscraper, "skyscraper", "Skyscraper", SingleDigit,
        "Two parallel lines with two places each, of which two see each other in a line.";
    TwoStringKite, "two-string-kite", "Two-String Kite", SingleDigit,
        "A row and a column with two places each, tied together in a box.";
    Turbot, "turbot", "Turbot Fish", SingleDigit,
        "Two houses with two places each, of which two see each other.";
    EmptyRectangle, "empty-rectangle", "Empty Rectangle", SingleDigit,
        "A box whose places are in a row and a column, and a line with two places.";
    XyWing, "xy-wing", "XY-Wing", Wings, "A cell xy with peers xz and yz.";
    XyzWing, "xyz-wing", "XYZ-Wing", Wings, "A cell xyz with peers xz and yz.";
    WWing, "w-wing", "W-Wing", Wings,
        "Two cells with the same two candidates, joined by a strong link of one of them.";
    NakedQuad, "naked-quad", "Naked Quad", Subsets,
        "Four cells of a house with four candidates in all.";
    HiddenQuad, "hidden-quad", "Hidden Quad", Subsets,
        "Four digits of a house with four places in all.";
    Swordfish, "swordfish", "Swordfish", Fish,
        "Three lines whose places for a digit are in the same three lines across.";
    Jellyfish, "jellyfish", "Jellyfish", Fish,
        "Four lines whose places for a digit are in the same four lines across.";
    SimpleColouring, "simple-colouring", "Simple Colouring", Colouring,
        "Strong links of a digit, coloured in turn.";
    RemotePair, "remote-pair", "Remote Pair", Chains,
        "A chain of cells with the same two candidates.";
    UniqueRectangle1, "unique-rectangle-1", "Unique Rectangle type 1", Uniqueness,
        "A rectangle in which one cell has more than two digits.";
    UniqueRectangle2, "unique-rectangle-2", "Unique Rectangle type 2", Uniqueness,
        "A rectangle in which two cells of a side have one more digit, the same.";
    UniqueRectangle3, "unique-rectangle-3", "Unique Rectangle type 3", Uniqueness,
        "A rectangle whose extra digits make a subset with other cells.";
    UniqueRectangle4, "unique-rectangle-4", "Unique Rectangle type 4", Uniqueness,
        "A rectangle with a strong link between the cells that have more digits.";
    UniqueRectangle5, "unique-rectangle-5", "Unique Rectangle type 5", Uniqueness,
        "A rectangle in which cells across have one more digit, the same.";
    UniqueRectangle6, "unique-rectangle-6", "Unique Rectangle type 6", Uniqueness,
        "A rectangle with extra digits across, and strong links of one digit.";
    HiddenRectangle, "hidden-rectangle", "Hidden Rectangle", Uniqueness,
        "A rectangle with two strong links that meet across from a cell of two digits.";
    UniqueLoop, "unique-loop", "Unique Loop", Uniqueness,
        "A loop of six or more cells that all have the same two digits.";
    BugPlusOne, "bug+1", "BUG+1", Uniqueness,
        "All open cells have two candidates, but for one digit.";
    FinnedXWing, "finned-x-wing", "Finned X-Wing", Fish, "An X-Wing but for fins in one box.";
    SashimiXWing, "sashimi-x-wing", "Sashimi X-Wing", Fish,
        "A finned X-Wing with a line that has but one place in the body.";
    FinnedSwordfish, "finned-swordfish", "Finned Swordfish", Fish,
        "A Swordfish but for fins in one box.";
    SashimiSwordfish, "sashimi-swordfish", "Sashimi Swordfish", Fish,
        "A finned Swordfish with a line that has but one place in the body.";
    FinnedJellyfish, "finned-jellyfish", "Finned Jellyfish", Fish,
        "A Jellyfish but for fins in one box.";
    SashimiJellyfish, "sashimi-jellyfish", "Sashimi Jellyfish", Fish,
        "A finned Jellyfish with a line that has but one place in the body.";
    SueDeCoq, "sue-de-coq", "Sue de Coq", AlmostLockedSets,
        "As many digits as cells where a line and a box meet, each confined to one of the two.";
    XChain, "x-chain", "X-Chain", Chains, "A chain of links of one digit.";
    XyChain, "xy-chain", "XY-Chain", Chains, "A chain of cells with two candidates each.";
    Aic, "aic", "Alternating Inference Chain", Chains, "A chain of strong and weak links in turn.";
    NiceLoop, "nice-loop", "Continuous Nice Loop", Chains,
        "A chain that closes, so that every weak link becomes a strong one.";
    AlsXz, "als-xz", "ALS-XZ", AlmostLockedSets,
        "Two almost locked sets that cannot both have a digit.";
    AlsXy, "als-xy-wing", "ALS-XY-Wing", AlmostLockedSets,
        "Three almost locked sets, each linked with the next.";
    GroupedAic, "grouped-aic", "Grouped Chain", Chains,
        "A chain in which cells of a box and a line may stand together.";
    GroupedLoop, "grouped-loop", "Grouped Nice Loop", Chains,
        "A closed chain in which cells of a box and a line may stand together.";
    AlsChain, "als-chain", "ALS Chain", AlmostLockedSets,
        "Four or more almost locked sets, each linked with the next.";
    DeathBlossom, "death-blossom", "Death Blossom", AlmostLockedSets,
        "A cell each of whose candidates leads to an almost locked set with the same digit.";
    CellForcing, "cell-forcing-chain", "Cell Forcing Chain", Forcing,
        "Whichever digit a cell holds, the same follows.";
    HouseForcing, "house-forcing-chain", "House Forcing Chain", Forcing,
        "Wherever a digit of a house stands, the same follows.";
    ForcingNet, "forcing-net", "Forcing Net", Forcing,
        "What a candidate leads to by singles ends in a contradiction.";
    NestedNet, "nested-forcing-net", "Nested Forcing Net", Forcing,
        "What a candidate leads to by singles and cases ends in contradictions.";
    DirectPointing, "direct-pointing", "Direct Pointing", Intersections,
        "Pointing that leaves a digit one place in another box.";
    DirectClaiming, "direct-claiming", "Direct Claiming", Intersections,
        "Claiming that leaves a digit one place in another line.";
    DirectHiddenPair, "direct-hidden-pair", "Direct Hidden Pair", Subsets,
        "A hidden pair that leaves a digit one place in its house.";
    DirectHiddenTriple, "direct-hidden-triple", "Direct Hidden Triple", Subsets,
        "A hidden triple that leaves a digit one place in its house.";
    UniqueLoop1, "unique-loop-1", "Unique Loop type 1", Uniqueness,
        "A loop in which one cell has more than two digits.";
    UniqueLoop2, "unique-loop-2", "Unique Loop type 2", Uniqueness,
        "A loop in which some cells have one more digit, the same.";
    UniqueLoop3, "unique-loop-3", "Unique Loop type 3", Uniqueness,
        "A loop whose extra digits make a subset with other cells.";
    UniqueLoop4, "unique-loop-4", "Unique Loop type 4", Uniqueness,
        "A loop with a strong link between the cells that have more digits.";
    Bug1, "bug-1", "BUG type 1", Uniqueness,
        "All open cells have two candidates, but for one cell.";
    Bug2, "bug-2", "BUG type 2", Uniqueness,
        "All open cells have two candidates, but for one digit of some cells.";
    Bug3, "bug-3", "BUG type 3", Uniqueness,
        "The digits that are too many for two candidates in each cell make a subset.";
    Bug4, "bug-4", "BUG type 4", Uniqueness,
        "Two cells with too many candidates have a strong link of another digit.";
    AlignedPairExclusion, "aligned-pair-exclusion", "Aligned Pair Exclusion", AlmostLockedSets,
        "Two cells of which some fillings leave a third one nothing.";
    AlignedTripleExclusion, "aligned-triple-exclusion", "Aligned Triple Exclusion",
        AlmostLockedSets, "Three cells of which some fillings leave a fourth one nothing.";
    XCycle, "x-cycle", "X-Cycle", Chains, "A closed chain of links of one digit.";
    XyCycle, "xy-cycle", "XY-Cycle", Chains,
        "A closed chain of cells with two candidates each.";
    Nishio, "nishio", "Nishio", Forcing, "A place of a digit that leaves that digit no way out.";
    DynamicContradiction, "dynamic-contradiction", "Dynamic Contradiction Chain", Forcing,
        "What is assumed leads to a candidate that is both true and false.";
    DynamicDouble, "dynamic-double", "Dynamic Double Chain", Forcing,
        "Whether a candidate is true or false, the same follows.";
    DynamicCell, "dynamic-cell", "Dynamic Cell Forcing Chain", Forcing,
        "Whichever digit a cell holds, the same follows, from several things together.";
    DynamicHouse, "dynamic-house", "Dynamic House Forcing Chain", Forcing,
        "Wherever a digit of a house stands, the same follows, from several things together.";
    NestedContradiction, "nested-contradiction", "Nested Contradiction Chain", Forcing,
        "A contradiction chain with patterns or chains inside.";
    NestedDouble, "nested-double", "Nested Double Chain", Forcing,
        "A double chain with patterns or chains inside.";
    NestedCell, "nested-cell", "Nested Cell Forcing Chain", Forcing,
        "A cell forcing chain with patterns or chains inside.";
    NestedHouse, "nested-house", "Nested House Forcing Chain", Forcing,
        "A house forcing chain with patterns or chains inside.";
}

impl Technique {
    /// Techniques that the ladder looks for, in its order.
    pub const LADDER: &[Self] = Self::ALL.split_at(Self::NestedNet.rung() + 1).0;

    /// Tests whether the ladder looks for it.
    pub fn is_on_ladder(self) -> bool {
        self <= Self::NestedNet
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    /// Reads a key or a name; case, blanks and hyphens do not matter.
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let wanted = plain(text);
        let is_it =
            |technique: &&Self| [technique.key(), technique.name()].map(plain).contains(&wanted);
        let found = Self::ALL.iter().find(is_it).copied();
        found.ok_or_else(|| UnknownTechnique { text: text.to_owned() })
    }
}

/// A text that names no technique.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct UnknownTechnique {
    /// The text.
    pub text: String,
}

impl UnknownTechnique {
    /// The keys of techniques that may have been meant: those that hold the text, or else the one that
    /// differs least from it.
    pub fn meant(&self) -> Vec<&'static str> {
        let keys = || Technique::ALL.iter().map(|technique| technique.key());
        let wanted = plain(&self.text);
        let mut meant: Vec<_> =
            keys().filter(|key| wanted.len() > 2 && plain(key).contains(&wanted)).collect();
        if meant.is_empty() {
            let plain_keys: Vec<String> = keys().map(plain).collect();
            let likest = nearest(&wanted, plain_keys.iter().map(String::as_str));
            meant.extend(keys().find(|key| Some(plain(key).as_str()) == likest));
        }
        meant
    }
}

/// The letters and digits that matter in a name.
fn plain(text: &str) -> String {
    text.chars().filter(|c| !" -_".contains(*c)).flat_map(char::to_lowercase).collect()
}

impl fmt::Display for UnknownTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "found {:?}, which names no technique; ", self.text)?;
        match &self.meant()[..] {
            [] => write!(f, "expected a name such as {}", Technique::XWing.key()),
            [one] => write!(f, "did you mean {one}?"),
            [others @ .., last] => write!(f, "did you mean {} or {last}?", others.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_names_are_read_and_different() {
        for &technique in Technique::ALL {
            assert_eq!(technique.key().parse(), Ok(technique));
            assert_eq!(technique.name().parse(), Ok(technique));
            let others = Technique::ALL.iter().filter(|&&other| other != technique);
            assert!(others.clone().all(|it| it.key() != technique.key()), "{technique}");
            assert!(others.clone().all(|it| it.name() != technique.name()), "{technique}");
            assert!(
                technique.key().chars().all(|c| c.is_ascii_lowercase() || "-+136245".contains(c))
            );
        }
        assert_eq!("XWing".parse(), Ok(Technique::XWing));
        let said = |text: &str| text.parse::<Technique>().unwrap_err().to_string();
        assert_eq!(
            said("guess"),
            "found \"guess\", which names no technique; expected a name such as x-wing"
        );
        assert!(said("swordfsh").ends_with("did you mean swordfish?"));
        assert!(said("remote").ends_with("did you mean remote-pair?"));
        assert!(said("Nice").ends_with("did you mean nice-loop?"));
        assert!(said("x y chain z").ends_with("did you mean xy-chain?"), "{}", said("x y chain z"));
        assert!(said("als x").ends_with("did you mean als-xz or als-xy-wing?"));
    }

    #[test]
    fn the_ladder_ends_where_all_puzzles_are_solved() {
        assert_eq!(Technique::LADDER.last(), Some(&Technique::NestedNet));
        assert!(
            Technique::ALL.iter().all(|it| Technique::LADDER.contains(it) == it.is_on_ladder())
        );
    }
}
