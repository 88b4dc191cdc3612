//! All grids of some rules, written down and joined: for the small shapes.
//!
//! The first row holds 1 to N in order.  Cells are filled in reading order with every digit that no
//! filled peer has; the generators of a group are applied to every grid and the image relabelled.
//!
//! Cost: grids / N! times generators; meant for 4x4 and 6x6.  Oracle of the census.

use crate::cell::Cell;
use crate::joined::Joined;
use crate::rules::Rules;
use crate::symmetry::Permutation;
use rustc_hash::FxHashMap;

/// All grids whose first row is in order: digits from 0, in reading order.
pub fn reduced_grids(rules: &Rules) -> Vec<Box<[u8]>> {
    let mut digits = Vec::new();
    let mut found = Vec::new();
    fill(rules, &mut digits, &mut found);
    found
}

fn fill(rules: &Rules, digits: &mut Vec<u8>, found: &mut Vec<Box<[u8]>>) {
    let (at, side) = (digits.len(), rules.shape().side());
    if at == rules.shape().cells() {
        found.push(digits.as_slice().into());
        return;
    }
    let earlier = rules.peers(Cell::new(at)).iter().filter(|peer| peer.index() < at);
    let taken = earlier.fold(0_u64, |taken, peer| taken | 1 << digits[peer.index()]);
    for digit in 0..side as u8 {
        if taken >> digit & 1 == 0 && (at >= side || usize::from(digit) == at) {
            digits.push(digit);
            fill(rules, digits, found);
            digits.pop();
        }
    }
}

/// The sizes of the orbits of these grids under the group of some generators and all relabellings.
pub fn orbit_sizes(side: usize, grids: &[Box<[u8]>], generators: &[Permutation]) -> Vec<usize> {
    let number: FxHashMap<&[u8], usize> = grids.iter().map(|grid| &**grid).zip(0..).collect();
    let mut joined = Joined::new(grids.len());
    for generator in generators {
        for (k, grid) in grids.iter().enumerate() {
            let mut moved = grid.clone();
            (0..grid.len()).for_each(|cell| moved[generator.image(cell)] = grid[cell]);
            let mut name = vec![0; side];
            (0..side).for_each(|k| name[usize::from(moved[k])] = k as u8);
            moved.iter_mut().for_each(|digit| *digit = name[usize::from(*digit)]);
            joined.join(k, number[&*moved]);
        }
    }
    joined.sizes().into_iter().filter(|&size| size > 0).collect()
}
