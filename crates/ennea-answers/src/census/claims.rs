//! Claims that the checks of a census make, in words: JSON has the English ones, the story those of
//! its language.

use super::Part;
use crate::text::grouped;
use crate::wire::Check;
use ennea_words::{Language, say};
use num_bigint::BigUint;
use serde::{Serialize, Serializer};

/// Claim that two numbers are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// First bands by classes and by a formula.
    BandsByFormula,
    /// All grids, and what the first bands give.
    GridsByBands,
    /// All grids, and the reduced ones written down.
    GridsWrittenDown,
    /// The column sets of the first rows, and matrices.
    ColumnSets(usize),
    /// Latin squares without isomorphism.
    SquaresRowByRow,
    /// Latin squares by another method.
    SquaresByColumnSets,
    /// An estimate lies this number of standard errors from the published number.
    Estimate(String),
    /// The order of the group.
    Order,
    /// The sizes of the conjugacy classes.
    Sizes,
    /// The elements by what they do to the roles.
    Elements,
    /// The identity, counted like other elements.
    Identity,
    /// Fixed grids as exact covers, of classes from this order on.
    Covers(u128),
    /// The order of the group and the sum over its elements.
    Divides,
    /// This order of the group and the sum over its elements.
    DividesBy(BigUint),
    /// The orbits of the reduced grids.
    Orbits,
    /// Three kinds of classes of Latin squares, joined.
    SquaresJoined,
    /// The grids of a variant, written down.
    EveryGrid,
    /// They are counted cell by cell.
    CellByCell,
    /// They are joined.
    GridsJoined,
    /// They are counted by bands.
    ByBands,
    /// They are counted as solutions of puzzles.
    ByClues,
    /// The number that others published, with its sources.
    Published(&'static str),
    /// An error that stands in place of a claim, in English alone.
    Error(String),
}

impl Claim {
    fn words(&self, language: Language) -> String {
        let key = match self {
            Self::BandsByFormula => "claim-bands-by-formula",
            Self::GridsByBands => "claim-grids-by-bands",
            Self::GridsWrittenDown => "claim-grids-written-down",
            Self::ColumnSets(rows) => return say!(language, "claim-column-sets", rows),
            Self::SquaresRowByRow => "claim-squares-row-by-row",
            Self::SquaresByColumnSets => "claim-squares-by-column-sets",
            Self::Estimate(errors) => return say!(language, "claim-estimate", errors),
            Self::Order => "claim-order",
            Self::Sizes => "claim-sizes",
            Self::Elements => "claim-elements",
            Self::Identity => "claim-identity",
            Self::Covers(order) => return say!(language, "claim-covers", order),
            Self::Divides => "claim-divides",
            Self::DividesBy(order) => {
                return say!(language, "claim-divides-by", order = grouped(order));
            }
            Self::Orbits => "claim-orbits",
            Self::SquaresJoined => "claim-squares-joined",
            Self::EveryGrid => "claim-every-grid",
            Self::CellByCell => "claim-cell-by-cell",
            Self::GridsJoined => "claim-grids-joined",
            Self::ByBands => "claim-by-bands",
            Self::ByClues => "claim-by-clues",
            Self::Published(source) => return say!(language, "claim-published", source),
            Self::Error(error) => return error.clone(),
        };
        say!(language, key)
    }
}

/// A claim, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    claim: Claim,
    /// `true` if it holds.
    pub holds: bool,
    /// The two numbers that are not the same.
    sides: Option<[BigUint; 2]>,
}

impl Checked {
    /// A claim that holds or not.
    pub(super) fn new(claim: Claim, holds: bool) -> Self {
        Self { claim, holds, sides: None }
    }

    /// The claim that two numbers are the same.
    pub(super) fn equal(claim: Claim, left: &BigUint, right: &BigUint) -> Self {
        let sides = (left != right).then(|| [left, right].map(BigUint::clone));
        Self { claim, holds: sides.is_none(), sides }
    }

    /// Words for the check in a language; where it does not hold, with the two numbers.
    pub fn told(&self, language: Language) -> Check {
        let words = self.claim.words(language);
        let text = match &self.sides {
            None => words,
            Some(sides) => {
                let [left, right] = sides.each_ref().map(|side| side.to_string());
                say!(language, "claim-not-equal", claim = words, left, right)
            }
        };
        Check { text, holds: self.holds }
    }
}

/// In JSON the English [`Check`].
impl Serialize for Checked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told(Language::ENGLISH).serialize(serializer)
    }
}

/// The equalities that were checked, each with the part that it belongs to.
#[derive(Clone, Debug, Default)]
pub struct Checks(Vec<(Part, Checked)>);

impl Checks {
    /// Checks of a part.
    pub fn of(&self, part: Part) -> impl Iterator<Item = &Checked> {
        self.0.iter().filter(move |check| check.0 == part).map(|check| &check.1)
    }

    /// Checks that do not hold.
    pub fn failed(&self) -> impl Iterator<Item = &Checked> {
        self.0.iter().map(|check| &check.1).filter(|check| !check.holds)
    }

    pub(super) fn add(&mut self, part: Part, check: Checked) {
        self.0.push((part, check));
    }
}

impl Serialize for Checks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|check| &check.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Page, WIDTH};
    use ennea_words::layout::columns;

    /// Goal: no claim is left in English.  Method: every one in the other languages, where no word of two
    /// Latin letters remains but those of the sources.
    #[test]
    fn every_claim_is_in_every_language() {
        let claims = [
            Claim::BandsByFormula,
            Claim::GridsByBands,
            Claim::GridsWrittenDown,
            Claim::ColumnSets(1),
            Claim::ColumnSets(2),
            Claim::SquaresRowByRow,
            Claim::SquaresByColumnSets,
            Claim::Estimate("0.6".to_owned()),
            Claim::Order,
            Claim::Sizes,
            Claim::Elements,
            Claim::Identity,
            Claim::Covers(2),
            Claim::Divides,
            Claim::DividesBy(1152_u32.into()),
            Claim::Orbits,
            Claim::SquaresJoined,
            Claim::EveryGrid,
            Claim::CellByCell,
            Claim::GridsJoined,
            Claim::ByBands,
            Claim::Published("[A107739], [FJ2005]"),
        ];
        for (claim, language) in claims
            .iter()
            .flat_map(|claim| ["ru", "zh"].map(|code| (claim, Language::of(code).expect(code))))
        {
            let mut page = Page::new(language);
            let told = Checked::new(claim.clone(), true).told(language);
            page.checks([&told]);
            let lines = page.into_lines();
            assert_eq!(columns(&lines[0]), WIDTH, "{lines:?}");
            let words = told.text.split('[').next().expect("one part at least");
            let letters =
                |word: &str| word.chars().all(|c| c.is_ascii_alphabetic()) && word.len() > 1;
            assert!(!words.split(|c: char| !c.is_alphabetic()).any(letters), "{words}");
        }
    }

    #[test]
    fn what_does_not_hold_shows_both_numbers() {
        let failed = Checked::equal(Claim::Order, &3_u8.into(), &4_u8.into());
        for (code, end) in [("en", ": 3 is not 4"), ("ru", ": 3 - не 4"), ("zh", "：3 不等于 4")]
        {
            let text = failed.told(Language::of(code).expect(code)).text;
            assert!(text.ends_with(end), "{text}");
        }
        let json = serde_json::to_string(&failed).expect("no map");
        assert!(json.ends_with(r#": 3 is not 4","holds":false}"#), "{json}");
    }
}
