//! All grids of some rules, written down and joined: for the small shapes.
//!
//! One grid of each class under relabelling is written down.  Where any relabelling keeps the rules, it is that
//! whose first row holds 1 to N in order; where few do, the least of their images.  Cells are filled in reading
//! order with every digit that no filled cell forbids; the generators of a group are applied to every grid and
//! the image relabelled.
//!
//! Cost: grids / N! times generators; meant for 4x4 and 6x6.  Oracle of the census.

use ennea_base::rules::{Consecutive, Rules};
use ennea_base::{Cell, Digit, Joined};
use ennea_symmetry::Permutation;
use rustc_hash::FxHashMap;

/// All grids, one of those that are relabelled into each other: digits from 0, in reading order.
pub fn reduced_grids(rules: &Rules) -> Vec<Box<[u8]>> {
    let mut found = Vec::new();
    fill(rules, &mut Vec::new(), &mut |grid| {
        if *relabelled(rules, grid) == *grid {
            found.push(grid.into());
        }
    });
    found
}

fn fill(rules: &Rules, digits: &mut Vec<u8>, found: &mut dyn FnMut(&[u8])) {
    let (at, side) = (digits.len(), rules.shape().side());
    if at == rules.shape().cells() {
        return found(digits);
    }
    let cell = Cell::new(at);
    let is_free = |digit: u8| {
        let differs = |peer: &Cell| digits.get(peer.index()) != Some(&digit);
        let is_apart = |neighbour: &Cell| {
            let mut beside = rules.beside(Digit::from_index(digit.into()));
            !beside.any(|other| digits.get(neighbour.index()) == Some(&(other.index() as u8)))
        };
        rules.peers(cell).iter().all(differs) && rules.neighbours(cell).iter().all(is_apart)
    };
    let is_in_order = |digit: u8| at >= side || usize::from(digit) == at;
    let digits_left = (0..side as u8)
        .filter(|&digit| (rules.consecutive().is_some() || is_in_order(digit)) && is_free(digit));
    for digit in digits_left.collect::<Vec<u8>>() {
        digits.push(digit);
        fill(rules, digits, found);
        digits.pop();
    }
}

/// The grid that stands for all that this one is relabelled into.
fn relabelled(rules: &Rules, grid: &[u8]) -> Box<[u8]> {
    let renamed = |name: &dyn Fn(u8) -> u8| grid.iter().map(|&digit| name(digit)).collect();
    match rules.consecutive().map(Consecutive::relabellings) {
        Some(all) => {
            let image = |by: &Vec<Digit>| renamed(&|digit| by[usize::from(digit)].index() as u8);
            all.iter().map(image).min().expect("no exchange is one of them")
        }
        None => {
            let mut name = vec![0; rules.shape().side()];
            (0..name.len()).for_each(|k| name[usize::from(grid[k])] = k as u8);
            renamed(&|digit| name[usize::from(digit)])
        }
    }
}

/// The sizes of the orbits of these grids under the group of some generators and the relabellings of the rules.
pub fn orbit_sizes(rules: &Rules, grids: &[Box<[u8]>], generators: &[Permutation]) -> Vec<usize> {
    let number: FxHashMap<&[u8], usize> = grids.iter().map(|grid| &**grid).zip(0..).collect();
    let mut joined = Joined::new(grids.len());
    for generator in generators {
        for (k, grid) in grids.iter().enumerate() {
            let mut moved = grid.clone();
            (0..grid.len()).for_each(|cell| moved[generator.image(cell)] = grid[cell]);
            joined.join(k, number[&*relabelled(rules, &moved)]);
        }
    }
    joined.sizes().into_iter().filter(|&size| size > 0).collect()
}
