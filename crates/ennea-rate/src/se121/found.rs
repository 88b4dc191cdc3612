//! Finds of the rules, in numbers, as long as the search goes on.

use super::board::{BOXES, COLUMNS, ROWS};
use super::candidate::Candidate;
use super::scale::Technique;
use super::step::{Chain, Step, Subset};
use ennea_base::House;

/// A find: the pattern that a rule looks at, and its consequences.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) houses: Vec<House>,
    pub(super) pattern: Vec<Candidate>,
    pub(super) set: Option<Subset>,
    pub(super) removed: Vec<Candidate>,
    pub(super) placed: Option<Candidate>,
    pub(super) chains: Vec<Chain>,
}

/// The next step: a technique, its difficulty in tenths, and what it found.
#[derive(Clone, Debug)]
pub(super) struct Next {
    pub(super) technique: Technique,
    pub(super) difficulty: u8,
    pub(super) found: Found,
}

impl Found {
    /// Found by a technique, as difficult as that is at least.
    pub(super) fn by(self, technique: Technique) -> Next {
        self.rated(technique, technique.difficulty().least)
    }

    /// Found by a technique, of this difficulty.
    pub(super) fn rated(self, technique: Technique, difficulty: u8) -> Next {
        Next { technique, difficulty, found: self }
    }
}

impl Next {
    /// In the words of the library.
    pub(super) fn step(self) -> Step {
        let Self { technique, difficulty, found } = self;
        let all = |candidates: Vec<Candidate>| -> Vec<_> {
            candidates.into_iter().map(Candidate::named).collect()
        };
        let mut removed = found.removed;
        removed.sort_unstable();
        Step {
            technique,
            difficulty,
            houses: found.houses,
            pattern: all(found.pattern),
            set: found.set,
            eliminations: all(removed),
            placement: found.placed.map(Candidate::named),
            chains: found.chains,
        }
    }
}

/// A house by its number on the board.
pub(super) fn house_of(house: usize) -> House {
    match house {
        BOXES..ROWS => House::Box(house),
        ROWS..COLUMNS => House::Row(house - ROWS),
        _ => House::Column(house - COLUMNS),
    }
}
