//! Cells and houses as groups of candidates of which one is true.
//!
//! Source: ours.  Cost: a pass over the words of a board.  Oracle: what follows in groups is compared with runs, in tests.

use super::super::super::board::Board;
use super::super::super::candidate::Candidate;
use super::super::array::Array;
use super::super::links::{FEW, Place, first_bits};
use super::super::run::words::{OF, WORDS, member_of};
use ennea_base::ones;

/// Groups that are to be visited.
pub(super) type Open = [u64; WORDS.div_ceil(64)];

/// The candidates of each cell, and the places of each digit in each house, where there are two at least; pairs first.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    pub(super) count: usize,
    members: Array<[Place; 9], WORDS>,
    sizes: Array<u8, WORDS>,
    /// The groups of each candidate.
    pub(super) of: Array<Open, FEW>,
    /// The group of each word of the board, or none.
    of_word: Array<u16, WORDS>,
}

/// No group.
const NONE: u16 = u16::MAX;

impl Groups {
    /// The candidates of a group.
    pub(super) fn members(&self, group: usize) -> &[Place] {
        &self.members[group][..usize::from(self.sizes[group])]
    }

    /// Reads those of a board.
    pub(super) fn read(&mut self, board: &Board, places: &[Place; 1024]) {
        let words = || board.candidates.iter().chain(board.places.as_flattened());
        let mut starts = [0; 11];
        for size in words().map(|word| word.count_ones() as usize).filter(|&size| size > 1) {
            starts[size + 1] += 1;
        }
        for size in 3..=10 {
            starts[size] += starts[size - 1];
        }
        self.count = starts[10];
        self.of.fill(Open::default());
        for (number, &word) in words().enumerate() {
            let size = word.count_ones() as usize;
            self.of_word[number] = NONE;
            if size < 2 {
                continue;
            }
            let group = starts[size];
            starts[size] += 1;
            self.of_word[number] = group as u16;
            self.sizes[group] = size as u8;
            for (member, bit) in self.members[group].iter_mut().zip(ones(word)) {
                *member = places[member_of(number, bit).bit()];
                self.of[usize::from(*member)][group / 64] |= 1 << (group % 64);
            }
        }
    }

    /// All groups.
    pub(super) fn all(&self) -> Open {
        first_bits(self.count)
    }

    /// Opens the groups from which a candidate has gone.
    pub(super) fn open_around(&self, gone: Candidate, open: &mut Open) {
        for group in OF[gone.bit()].map(|word| self.of_word[usize::from(word)]) {
            if group != NONE {
                open[usize::from(group) / 64] |= 1 << (group % 64);
            }
        }
    }
}
