//! The scale: what each technique scores, which level it asks for, and the order in which they are
//! tried.
//!
//! All scores stand in this file; a test compares them with the table of `docs/essays/hodoku.md`.

use std::fmt;

ennea_base::named! {
    /// A level of the scale `hodoku-2.2`, the easiest first; its help says what the hardest steps are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Level {
        /// singles
        Easy = "easy",
        /// locked candidates, pairs and triples
        Medium = "medium",
        /// quads, fish, wings, rectangles, patterns of one digit
        Hard = "hard",
        /// finned fish, chains, loops, almost locked sets
        Unfair = "unfair",
        /// forcing chains, forcing nets, guesses
        Extreme = "extreme",
    }
}

impl Level {
    /// The greatest score that it holds; none for the last one.
    pub const fn most(self) -> Option<u32> {
        match self {
            Self::Easy => Some(800),
            Self::Medium => Some(1000),
            Self::Hard => Some(1600),
            Self::Unfair => Some(1800),
            Self::Extreme => None,
        }
    }

    /// The level of a puzzle with this score and hardest step.
    pub fn of(score: u32, hardest: Self) -> Self {
        let holds =
            |level: &Self| *level >= hardest && level.most().is_none_or(|most| score <= most);
        Self::ALL.into_iter().find(holds).unwrap_or(Self::Extreme)
    }
}

/// The table of techniques, in the order in which they are tried.
macro_rules! techniques {
    ($($variant:ident, $name:literal, $score:literal, $level:ident;)*) => {
        /// A technique of HoDoKu, in the order in which they are tried.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "each name is its meaning; Display says it in words")]
        pub enum Technique {
            $($variant,)*
        }

        impl Technique {
            /// All techniques, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// Its name, in the words of HoDoKu.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// Number that a step of it adds to the score.
            pub fn score(self) -> u32 {
                match self { $(Self::$variant => $score,)* }
            }

            /// The level that it asks for.
            pub fn level(self) -> Level {
                match self { $(Self::$variant => Level::$level,)* }
            }
        }
    };
}

techniques! {
    FullHouse, "Full House", 4, Easy;
    NakedSingle, "Naked Single", 4, Easy;
    HiddenSingle, "Hidden Single", 14, Easy;
    LockedPair, "Locked Pair", 40, Medium;
    LockedTriple, "Locked Triple", 60, Medium;
    Pointing, "Locked Candidates Type 1 (Pointing)", 50, Medium;
    Claiming, "Locked Candidates Type 2 (Claiming)", 50, Medium;
    NakedPair, "Naked Pair", 60, Medium;
    NakedTriple, "Naked Triple", 80, Medium;
    HiddenPair, "Hidden Pair", 70, Medium;
    HiddenTriple, "Hidden Triple", 100, Medium;
    NakedQuadruple, "Naked Quadruple", 120, Hard;
    HiddenQuadruple, "Hidden Quadruple", 150, Hard;
    XWing, "X-Wing", 140, Hard;
    Swordfish, "Swordfish", 150, Hard;
    Jellyfish, "Jellyfish", 160, Hard;
    RemotePair, "Remote Pair", 110, Hard;
    BugPlus1, "Bivalue Universal Grave + 1", 100, Hard;
    Skyscraper, "Skyscraper", 130, Hard;
    TwoStringKite, "2-String Kite", 150, Hard;
    TurbotFish, "Turbot Fish", 120, Hard;
    EmptyRectangle, "Empty Rectangle", 120, Hard;
    WWing, "W-Wing", 150, Hard;
    XYWing, "XY-Wing", 160, Hard;
    XYZWing, "XYZ-Wing", 180, Hard;
    Uniqueness1, "Uniqueness Test 1", 100, Hard;
    Uniqueness2, "Uniqueness Test 2", 100, Hard;
    Uniqueness3, "Uniqueness Test 3", 100, Hard;
    Uniqueness4, "Uniqueness Test 4", 100, Hard;
    Uniqueness5, "Uniqueness Test 5", 100, Hard;
    Uniqueness6, "Uniqueness Test 6", 100, Hard;
    HiddenRectangle, "Hidden Rectangle", 100, Hard;
    AvoidableRectangle1, "Avoidable Rectangle Type 1", 100, Hard;
    AvoidableRectangle2, "Avoidable Rectangle Type 2", 100, Hard;
    FinnedXWing, "Finned X-Wing", 130, Hard;
    SashimiXWing, "Sashimi X-Wing", 150, Hard;
    FinnedSwordfish, "Finned Swordfish", 200, Unfair;
    SashimiSwordfish, "Sashimi Swordfish", 240, Unfair;
    FinnedJellyfish, "Finned Jellyfish", 250, Unfair;
    SashimiJellyfish, "Sashimi Jellyfish", 260, Unfair;
    SueDeCoq, "Sue de Coq", 250, Unfair;
    SimpleColours, "Simple Colors", 150, Hard;
    MultiColours, "Multi Colors", 200, Hard;
    XChain, "X-Chain", 260, Unfair;
    XYChain, "XY-Chain", 260, Unfair;
    NiceLoop, "Nice Loop/AIC", 280, Unfair;
    GroupedNiceLoop, "Grouped Nice Loop/AIC", 300, Unfair;
    AlmostXZ, "Almost Locked Set XZ-Rule", 300, Unfair;
    AlmostXYWing, "Almost Locked Set XY-Wing", 320, Unfair;
    AlmostChain, "Almost Locked Set Chain", 340, Unfair;
    FrankenXWing, "Franken X-Wing", 300, Unfair;
    FrankenSwordfish, "Franken Swordfish", 350, Unfair;
    FinnedFrankenXWing, "Finned Franken X-Wing", 390, Unfair;
    FinnedFrankenSwordfish, "Finned Franken Swordfish", 410, Unfair;
    ForcingChain, "Forcing Chain", 500, Extreme;
    ForcingNet, "Forcing Net", 700, Extreme;
    BruteForce, "Brute Force", 10000, Extreme;
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Goal: the essay says of each technique and level what is true here, in the same order, and
    /// where a technique is found.  Method: its tables, row by row, against the code.
    #[test]
    fn the_essay_has_the_scale() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let essay = std::fs::read_to_string(root.join("../../docs/essays/hodoku.md"))
            .expect("the essay can be read");
        let rows = essay.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
        let rows: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").collect()).collect();
        let levels: Vec<String> = Level::ALL
            .iter()
            .map(|level| level.most().map_or_else(|| "any".to_owned(), |most| most.to_string()))
            .collect();
        let said: Vec<&str> = rows.iter().filter(|row| row.len() == 2).map(|row| row[1]).collect();
        assert_eq!(said[1..], levels);
        let heading = rows.iter().position(|row| row[0] == "technique");
        let start = heading.expect("there is a table of techniques") + 1;
        assert_eq!(rows[start + Technique::ALL.len()][0], "puzzles", "the next table");
        for (row, technique) in rows[start..].iter().zip(Technique::ALL) {
            let expected =
                [technique.name(), &technique.score().to_string(), technique.level().name()];
            assert_eq!(row[..3], expected);
            let file = root.join("src/hodoku").join(row[3].trim_matches('`'));
            assert!(file.with_extension("rs").is_file(), "{technique}: {}", file.display());
        }
    }

    #[test]
    fn a_score_raises_a_level_and_never_lowers_it() {
        assert_eq!(Level::of(800, Level::Easy), Level::Easy);
        assert_eq!(Level::of(801, Level::Easy), Level::Medium);
        assert_eq!(Level::of(1700, Level::Medium), Level::Unfair);
        assert_eq!(Level::of(100, Level::Unfair), Level::Unfair);
        assert_eq!(Level::of(u32::MAX, Level::Easy), Level::Extreme);
    }
}
