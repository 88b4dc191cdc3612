//! Whether a board that a run has left has cycles or forcing chains, from what is new on it.
//!
//! A candidate x leads to its own falsehood if and only if there are two of which one must be true
//! (the last two of a cell or of a house), and x excludes both in the end.  As each link can be read
//! backwards, these are the x that both exclude in the end.  If no x did on the board before the
//! run, then two such are new, by what has gone since.  So only those are looked at.
//!
//! Cost: two closures for each new pair, instead of one for each candidate.  Oracle: plain paths in
//! the tests.
//!
//! Not done: known results by board, since most boards of a solution are new; a bound
//! by the best conclusion so far, since few are found, and their complexities are hundreds.

use super::super::board::{Board, CELLS, Candidate, HOUSES, candidate, ones, parts};
use super::links::{Links, Set};

/// What is known of the board before the runs.
#[derive(Clone, Debug)]
pub(super) struct Fresh {
    candidates: [u16; 81],
    /// Whether nothing leads to its own falsehood there, and it is small enough.
    is_quiet: bool,
    all: Set,
    pairs: Vec<[u16; 2]>,
    new: Vec<[u16; 2]>,
    links: Links,
}

impl Default for Fresh {
    fn default() -> Self {
        Self {
            candidates: [0; 81],
            is_quiet: false,
            all: Set::default(),
            pairs: Vec::new(),
            new: Vec::new(),
            links: Links::default(),
        }
    }
}

impl Fresh {
    /// Whether there might be a cycle or a forcing chain on a board, from which these have gone.
    pub(super) fn may_have_chains(
        &mut self,
        source: &Board,
        board: &Board,
        gone: &[Candidate],
    ) -> bool {
        if self.candidates != source.candidates {
            self.candidates = source.candidates;
            self.is_quiet = self.links.read(source) && !self.links.leads_back_anywhere();
            if self.is_quiet {
                self.links.pairs(&mut self.pairs);
                self.all = self.links.all();
            }
        }
        if !self.is_quiet {
            return true;
        }
        let left = self.links.without(&self.all, gone);
        let Self { links, pairs, new, .. } = self;
        new.clear();
        let (mut met, mut met_cells) = ([0_u32; 9], 0_u128);
        for &number in gone {
            let (cell, digit) = parts(number);
            let word = board.candidates[cell];
            if ones(word) == 2 && met_cells >> cell & 1 == 0 {
                met_cells |= 1 << cell;
                new.push(two(word).map(|digit| links.at(candidate(cell, digit)) as u16));
            }
            for house in HOUSES[cell].map(usize::from) {
                let places = board.places[house][digit];
                if ones(places) == 2 && met[digit] >> house & 1 == 0 {
                    met[digit] |= 1 << house;
                    let number = |place| candidate(usize::from(CELLS[house][place]), digit);
                    new.push(two(places).map(|place| links.at(number(place)) as u16));
                }
            }
        }
        links.force(&left, pairs, new);
        new.iter().any(|pair| links.have_in_common(pair, &left))
    }
}

/// The bits of a word that has two.
fn two(word: u16) -> [usize; 2] {
    [word.trailing_zeros() as usize, 15 - word.leading_zeros() as usize]
}
