//! The scale: what each technique scores, which level it asks for, and the order in which they are
//! tried.
//!
//! All scores stand in this file; a test compares them with the table of `docs/essays/hodoku.md`.

ennea_base::named! {
    /// A level of the scale `hodoku-2.2`, the easiest first; its help says what the hardest steps are.
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

techniques! {
    /// A technique of HoDoKu, in the order in which they are tried.
    score_and_level: (u32, Level);
    FullHouse, "Full House", (4, Level::Easy);
    NakedSingle, "Naked Single", (4, Level::Easy);
    HiddenSingle, "Hidden Single", (14, Level::Easy);
    LockedPair, "Locked Pair", (40, Level::Medium);
    LockedTriple, "Locked Triple", (60, Level::Medium);
    Pointing, "Locked Candidates Type 1 (Pointing)", (50, Level::Medium);
    Claiming, "Locked Candidates Type 2 (Claiming)", (50, Level::Medium);
    NakedPair, "Naked Pair", (60, Level::Medium);
    NakedTriple, "Naked Triple", (80, Level::Medium);
    HiddenPair, "Hidden Pair", (70, Level::Medium);
    HiddenTriple, "Hidden Triple", (100, Level::Medium);
    NakedQuadruple, "Naked Quadruple", (120, Level::Hard);
    HiddenQuadruple, "Hidden Quadruple", (150, Level::Hard);
    XWing, "X-Wing", (140, Level::Hard);
    Swordfish, "Swordfish", (150, Level::Hard);
    Jellyfish, "Jellyfish", (160, Level::Hard);
    RemotePair, "Remote Pair", (110, Level::Hard);
    BugPlus1, "Bivalue Universal Grave + 1", (100, Level::Hard);
    Skyscraper, "Skyscraper", (130, Level::Hard);
    TwoStringKite, "2-String Kite", (150, Level::Hard);
    TurbotFish, "Turbot Fish", (120, Level::Hard);
    EmptyRectangle, "Empty Rectangle", (120, Level::Hard);
    WWing, "W-Wing", (150, Level::Hard);
    XYWing, "XY-Wing", (160, Level::Hard);
    XYZWing, "XYZ-Wing", (180, Level::Hard);
    Uniqueness1, "Uniqueness Test 1", (100, Level::Hard);
    Uniqueness2, "Uniqueness Test 2", (100, Level::Hard);
    Uniqueness3, "Uniqueness Test 3", (100, Level::Hard);
    Uniqueness4, "Uniqueness Test 4", (100, Level::Hard);
    Uniqueness5, "Uniqueness Test 5", (100, Level::Hard);
    Uniqueness6, "Uniqueness Test 6", (100, Level::Hard);
    HiddenRectangle, "Hidden Rectangle", (100, Level::Hard);
    AvoidableRectangle1, "Avoidable Rectangle Type 1", (100, Level::Hard);
    AvoidableRectangle2, "Avoidable Rectangle Type 2", (100, Level::Hard);
    FinnedXWing, "Finned X-Wing", (130, Level::Hard);
    SashimiXWing, "Sashimi X-Wing", (150, Level::Hard);
    FinnedSwordfish, "Finned Swordfish", (200, Level::Unfair);
    SashimiSwordfish, "Sashimi Swordfish", (240, Level::Unfair);
    FinnedJellyfish, "Finned Jellyfish", (250, Level::Unfair);
    SashimiJellyfish, "Sashimi Jellyfish", (260, Level::Unfair);
    SueDeCoq, "Sue de Coq", (250, Level::Unfair);
    SimpleColours, "Simple Colors", (150, Level::Hard);
    MultiColours, "Multi Colors", (200, Level::Hard);
    XChain, "X-Chain", (260, Level::Unfair);
    XYChain, "XY-Chain", (260, Level::Unfair);
    NiceLoop, "Nice Loop/AIC", (280, Level::Unfair);
    GroupedNiceLoop, "Grouped Nice Loop/AIC", (300, Level::Unfair);
    AlmostXZ, "Almost Locked Set XZ-Rule", (300, Level::Unfair);
    AlmostXYWing, "Almost Locked Set XY-Wing", (320, Level::Unfair);
    AlmostChain, "Almost Locked Set Chain", (340, Level::Unfair);
    FrankenXWing, "Franken X-Wing", (300, Level::Unfair);
    FrankenSwordfish, "Franken Swordfish", (350, Level::Unfair);
    FinnedFrankenXWing, "Finned Franken X-Wing", (390, Level::Unfair);
    FinnedFrankenSwordfish, "Finned Franken Swordfish", (410, Level::Unfair);
    ForcingChain, "Forcing Chain", (500, Level::Extreme);
    ForcingNet, "Forcing Net", (700, Level::Extreme);
    BruteForce, "Brute Force", (10000, Level::Extreme);
}

impl Technique {
    /// Number that a step of it adds to the score.
    pub fn score(self) -> u32 {
        self.score_and_level().0
    }

    /// The level that it asks for.
    pub fn level(self) -> Level {
        self.score_and_level().1
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
