//! The fillings of a set of cells that begins with a house, one of each class.
//!
//! The house holds 1 to N in order; each such filling stands for N! grids.  The elements of the group that keep
//! the cells, followed by the relabelling that brings the house back to order, permute the fillings, and those
//! of one class have equally many completions:
//!
//! ```text
//!   grids / N! = sum over classes of fillings of  size x completions
//! ```
//!
//! Ours.  Cost: one step for each filling and generator, 200,000 fillings at most.  Oracle: the grids of 4x4 and 6x6,
//! written down in `small`.

use ennea_base::rules::Rules;
use ennea_base::{Cell, Joined};
use ennea_symmetry::Permutation;
use ennea_symmetry::stabiliser_chain::StabiliserChain;
use rustc_hash::FxHashMap;

/// Most fillings that are written down where as many as possible are wanted.
const SEEDS_MAX: usize = 200_000;

/// All fillings of a set of cells that begins with a house in order.
pub(super) struct Seeds {
    /// The cells; the house comes first.
    pub(super) cells: Vec<usize>,
    side: usize,
    generators: Vec<Permutation>,
    /// Digits from 0, in the order of the cells.
    fillings: Vec<Box<[u8]>>,
}

impl Seeds {
    /// The house alone; the generators are of a group that keeps it, or the cells that are to be added.
    fn of_house(rules: &Rules, house: Vec<usize>, generators: Vec<Permutation>) -> Self {
        let side = rules.shape().side();
        let start: Box<[u8]> = (0..side as u8).collect();
        Self { cells: house, side, generators, fillings: vec![start] }
    }

    /// The fillings of a house and of other cells, all of which the generators keep together; `None` if they are
    /// more than `max`.
    pub(super) fn of_cells(
        rules: &Rules,
        house: Vec<usize>,
        others: &[usize],
        generators: Vec<Permutation>,
        max: usize,
    ) -> Option<Self> {
        let mut seeds = Self::of_house(rules, house, generators);
        seeds.fillings = seeds.extended(rules, others, max)?;
        seeds.cells.extend(others);
        Some(seeds)
    }

    /// Adds whole orbits of cells to a house that the generators keep, those with the most peers in the set
    /// first, until the fillings are many.
    pub(super) fn grown(rules: &Rules, house: Vec<usize>, generators: Vec<Permutation>) -> Self {
        let mut orbits = cell_orbits(rules.shape().cells(), &generators);
        let mut seeds = Self::of_house(rules, house, generators);
        orbits.retain(|orbit| !seeds.cells.contains(&orbit[0]));
        while !orbits.is_empty() {
            let joined = |orbit: &Vec<usize>| {
                let peers = seeds.cells.iter().filter(|&&o| is_peer(rules, orbit[0], o)).count();
                (peers, std::cmp::Reverse(orbit.len()))
            };
            let next =
                (0..orbits.len()).max_by_key(|&k| joined(&orbits[k])).expect("some are left");
            let orbit = orbits.swap_remove(next);
            let Some(fillings) = seeds.extended(rules, &orbit, SEEDS_MAX) else { break };
            seeds.cells.extend(&orbit);
            seeds.fillings = fillings;
        }
        seeds
    }

    /// All fillings of further cells as well; `None` if they are too many.
    fn extended(&self, rules: &Rules, more: &[usize], max: usize) -> Option<Vec<Box<[u8]>>> {
        let mut fillings = self.fillings.clone();
        let mut cells = self.cells.clone();
        for &cell in more {
            let peers: Vec<usize> =
                (0..cells.len()).filter(|&k| is_peer(rules, cell, cells[k])).collect();
            let mut longer = Vec::new();
            for filling in &fillings {
                let is_free = |digit: &u8| peers.iter().all(|&place| filling[place] != *digit);
                let with = |digit| filling.iter().copied().chain([digit]).collect();
                longer.extend((0..self.side as u8).filter(is_free).map(with));
                if longer.len() > max {
                    return None;
                }
            }
            fillings = longer;
            cells.push(cell);
        }
        Some(fillings)
    }

    /// One filling of each class, with the size of its class.
    pub(super) fn classes(&self) -> Vec<(usize, &[u8])> {
        let number: FxHashMap<&[u8], usize> =
            self.fillings.iter().map(|filling| &**filling).zip(0..).collect();
        let mut joined = Joined::new(self.fillings.len());
        for generator in &self.generators {
            let place =
                |cell| self.cells.iter().position(|&c| c == cell).expect("the cells are kept");
            let to: Vec<usize> =
                self.cells.iter().map(|&cell| place(generator.image(cell))).collect();
            let mut moved = vec![0; self.cells.len()];
            for (k, filling) in self.fillings.iter().enumerate() {
                filling.iter().zip(&to).for_each(|(&digit, &place)| moved[place] = digit);
                let mut name = vec![0; self.side];
                (0..self.side).for_each(|k| name[usize::from(moved[k])] = k as u8);
                moved.iter_mut().for_each(|digit| *digit = name[usize::from(*digit)]);
                joined.join(k, number[&moved[..]]);
            }
        }
        let sizes = joined.sizes().into_iter().zip(&self.fillings);
        sizes.filter(|(size, _)| *size > 0).map(|(size, filling)| (size, &**filling)).collect()
    }
}

fn is_peer(rules: &Rules, cell: usize, other: usize) -> bool {
    rules.peers(Cell::new(cell)).iter().any(|peer| peer.index() == other)
}

/// Generators of the group of some elements, which are all of it.
pub(super) fn generators<'a>(
    cells: usize,
    elements: impl IntoIterator<Item = &'a Permutation>,
) -> Vec<Permutation> {
    let mut chain = StabiliserChain::of(cells, &[]);
    elements.into_iter().filter(|&element| chain.extend(element)).cloned().collect()
}

/// The orbits of the cells under a group.
fn cell_orbits(cells: usize, generators: &[Permutation]) -> Vec<Vec<usize>> {
    let mut joined = Joined::new(cells);
    for generator in generators {
        (0..cells).for_each(|cell| joined.join(cell, generator.image(cell)));
    }
    joined.classes()
}
