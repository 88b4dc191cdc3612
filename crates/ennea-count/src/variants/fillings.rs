//! Counts the grids of some rules cell by cell: the second method, which knows no templates.
//!
//! A house that many elements of the group keep, and further cells, are filled in all ways, fillings that they
//! turn into each other are joined, and one of each class is completed (`seeds`).
//!
//! Completions are counted by backtracking, always at the cell with the fewest digits left.  Where the
//! empty cells fall into parts no two of which have a pair of peers with a common digit, their numbers
//! are multiplied.
//!
//! Cost: some million nodes a second; meant for up to 10^9 grids / (N! |G|).  Oracle of the templates.

use super::seeds::{self, Seeds};
use crate::each::each_step;
use ennea_base::Cell;
use ennea_base::progress::{Progress, Stopped};
use ennea_base::rules::{Rules, cells_of};
use ennea_symmetry::Permutation;

/// The largest side.
const SIDE_MAX: usize = 11;

/// The number of grids of the rules, divided by N!; the elements are a group that keeps the rules.
///
/// # Errors
/// [`Stopped`], soon after the progress says so.
///
/// # Panics
/// If the side is above 11, or the rules are between digits.
pub fn reduced_grid_count(
    rules: &Rules,
    elements: &[Permutation],
    progress: &dyn Progress,
) -> Result<u128, Stopped> {
    assert!(rules.consecutive().is_none(), "any relabelling keeps the rules");
    let (house, keeping) = first_house(rules, elements);
    let seeds = Seeds::grown(rules, house, keeping);
    let set = |cells: &[Cell]| cells.iter().fold(0, |set, cell| set | 1 << cell.index());
    let graph = Graph {
        peers: rules.shape().all_cells().map(|cell| set(rules.peers(cell))).collect(),
        houses: rules.houses().iter().map(|house| set(&house.cells)).collect(),
    };
    let counted = each_step(seeds.classes(), progress, |(size, filling)| {
        let completions = Branch::new(rules, &graph.peers, &seeds.cells, filling)
            .map_or(Ok(0), |filling| filling.completions(&graph, progress))?;
        Ok(size as u128 * completions)
    });
    Ok(counted?.into_iter().sum())
}

/// A house that the most elements keep, and generators of the group of these.
fn first_house(rules: &Rules, elements: &[Permutation]) -> (Vec<usize>, Vec<Permutation>) {
    let houses = rules.houses().iter().map(|house| {
        let cells: Vec<usize> = house.cells.iter().map(|cell| cell.index()).collect();
        let keeps = |by: &&Permutation| cells.iter().all(|&cell| cells.contains(&by.image(cell)));
        let keeping: Vec<&Permutation> = elements.iter().filter(keeps).collect();
        (cells, keeping)
    });
    let (cells, keeping) = houses.max_by_key(|(_, keeping)| keeping.len()).expect("there are rows");
    (cells, seeds::generators(rules.shape().cells(), keeping))
}

/// The rules as sets of cells.
struct Graph {
    peers: Vec<u128>,
    houses: Vec<u128>,
}

/// A house has fewer digits left than empty cells.
struct NoPlace;

/// A grid under construction.
#[derive(Clone, Copy)]
struct Branch {
    /// The digits that each empty cell can still have.
    digits: [u16; SIDE_MAX * SIDE_MAX],
    empty: u128,
}

impl Branch {
    /// The filling of some cells; `None` if peers are equal.
    fn new(rules: &Rules, peers: &[u128], cells: &[usize], filling: &[u8]) -> Option<Self> {
        let side = rules.shape().side();
        assert!(side <= SIDE_MAX, "cells are the bits of a 128-bit word");
        let mut start = Self {
            digits: [(1 << side) - 1; SIDE_MAX * SIDE_MAX],
            empty: u128::MAX >> (128 - side * side),
        };
        let fits =
            cells.iter().zip(filling).all(|(&cell, &digit)| start.place(cell, 1 << digit, peers));
        fits.then_some(start)
    }

    /// Places a digit; whether it and all empty peers had room.
    fn place(&mut self, cell: usize, digit: u16, peers: &[u128]) -> bool {
        let mut has_room = self.digits[cell] & digit != 0;
        self.empty &= !(1 << cell);
        for peer in cells_of(self.empty & peers[cell]) {
            self.digits[peer] &= !digit;
            has_room &= self.digits[peer] != 0;
        }
        has_room
    }

    /// Number of grids in the branch.
    fn completions(mut self, graph: &Graph, progress: &dyn Progress) -> Result<u128, Stopped> {
        let cell = loop {
            let left = |&cell: &usize| self.digits[cell].count_ones();
            let Some(cell) = cells_of(self.empty).min_by_key(left) else { return Ok(1) };
            let forced = match left(&cell) {
                1 => Some((cell, self.digits[cell])),
                _ => match self.only_place(graph) {
                    Ok(forced) => forced,
                    Err(NoPlace) => return Ok(0),
                },
            };
            match forced {
                Some((cell, digit)) if self.place(cell, digit, &graph.peers) => {}
                Some(_) => return Ok(0),
                None => break cell,
            }
        };
        progress.go_on()?;
        let part = self.part(cell, &graph.peers);
        if part != self.empty {
            let one = Self { empty: part, ..self }.completions(graph, progress)?;
            if one == 0 {
                return Ok(0);
            }
            let others = Self { empty: self.empty & !part, ..self };
            return Ok(one * others.completions(graph, progress)?);
        }
        let mut ways = 0;
        let mut digits = self.digits[cell];
        while digits != 0 {
            let digit = digits & digits.wrapping_neg();
            digits ^= digit;
            let mut next = self;
            if next.place(cell, digit, &graph.peers) {
                ways += next.completions(graph, progress)?;
            }
        }
        Ok(ways)
    }

    /// A digit with a single place left in some house, with that place.
    fn only_place(&self, graph: &Graph) -> Result<Option<(usize, u16)>, NoPlace> {
        for &house in &graph.houses {
            // Where a house has empty cells in another part, it can have more digits here than cells.
            let (mut once, mut twice, mut empty) = (0, 0, 0);
            for cell in cells_of(house & self.empty) {
                twice |= once & self.digits[cell];
                once |= self.digits[cell];
                empty += 1;
            }
            if once.count_ones() < empty {
                return Err(NoPlace);
            }
            let only = once & !twice;
            if only != 0 && once.count_ones() == empty {
                let digit = only & only.wrapping_neg();
                let mut places = cells_of(house & self.empty);
                let place = places.find(|&cell| self.digits[cell] & digit != 0);
                return Ok(place.map(|cell| (cell, digit)));
            }
        }
        Ok(None)
    }

    /// The empty cells that a cell's digit can matter to, step by step.
    fn part(&self, cell: usize, peers: &[u128]) -> u128 {
        let mut part = 1_u128 << cell;
        let mut waiting = part;
        while waiting != 0 {
            let at = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            for peer in cells_of(peers[at] & self.empty & !part) {
                if self.digits[peer] & self.digits[at] != 0 {
                    part |= 1 << peer;
                    waiting |= 1 << peer;
                }
            }
        }
        part
    }
}
