//! Levels: ranges of ratings that people have a word for.

use super::se121;

ennea_base::named! {
    /// A level: a range of ratings on the scale `se-1.2.1` that people have a word for, the easiest first; its help
    /// says what it needs.
    pub enum Level {
        /// the only place of a digit in a box
        Beginner = "beginner",
        /// the only place in a row or column
        Easy = "easy",
        /// the only digit of a cell; hidden pairs that make a single
        Medium = "medium",
        /// locked candidates, pairs, X-Wings
        Hard = "hard",
        /// triples, Swordfish, wings, unique rectangles
        Tough = "tough",
        /// quads, BUGs, exclusion, short chains
        Expert = "expert",
        /// long chains, several assumptions
        Fiendish = "fiendish",
        /// dynamic chains, chains inside chains
        Extreme = "extreme",
    }
}

impl Level {
    /// The greatest rating that it holds, in tenths.
    pub fn er_max(self) -> u8 {
        match self {
            Self::Beginner => 12,
            Self::Easy => 15,
            Self::Medium => 25,
            Self::Hard => 34,
            Self::Tough => 50,
            Self::Expert => 72,
            Self::Fiendish => 84,
            Self::Extreme => se121::UNSOLVED,
        }
    }

    /// The level of a rating in tenths.
    pub fn of(er: u8) -> Self {
        Self::ALL.into_iter().find(|level| er <= level.er_max()).unwrap_or(Self::Extreme)
    }
}
