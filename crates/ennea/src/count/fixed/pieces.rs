//! Template orbits.
use crate::cell::Cell;
use crate::shape::Shape;
use crate::symmetry::{CycleType, Transformation};
use std::collections::{BTreeSet, HashMap};

/// x
#[derive(Debug)]
pub struct Pieces {
    /// x
    pub orbits: usize,
    /// (mask, weight)
    pub pieces: Vec<(u64, u64)>,
}

#[derive(Clone, Copy, Debug)]
struct Part { orbit: u64, houses: u128, rows: u64 }

impl Pieces {
    /// x
    pub fn new(element: &Transformation, types: &[CycleType]) -> Option<Self> {
        let shape = element.shape();
        let moves = element.cell_permutation();
        let cycles = moves.cycles();
        if cycles.len() > 64 { return None; }
        let lengths: BTreeSet<usize> = types.iter().flat_map(|t| t.iter().map(|(l, _)| l).collect::<Vec<_>>()).collect();
        let mut weights: HashMap<u64, u64> = HashMap::new();
        for &k in &lengths {
            // parts by row
            let mut by_row: Vec<Vec<Part>> = vec![Vec::new(); shape.side()];
            for (o, cycle) in cycles.iter().enumerate() {
                if cycle.len() % k != 0 { continue; }
                for start in 0..k {
                    let cells: Vec<Cell> = cycle[start..].iter().step_by(k).map(|&c| Cell::new(c)).collect();
                    if let Some(houses) = independent(shape, &cells) {
                        let rows = cells.iter().fold(0, |r, &c| r | 1 << shape.row(c));
                        for &c in &cells { by_row[shape.row(c)].push(Part { orbit: 1 << o, houses, rows }); }
                    }
                }
            }
            let mut found = Vec::new();
            fill(&by_row, 0, 0, 0, (1u64 << shape.side()) - 1, &mut found);
            let mut local: HashMap<u64, u64> = HashMap::new();
            for m in found { *local.entry(m).or_default() += 1; }
            for (m, w) in local { assert_eq!(w % k as u64, 0); *weights.entry(m).or_default() += w / k as u64; }
        }
        let mut pieces: Vec<(u64, u64)> = weights.into_iter().collect();
        pieces.sort_unstable();
        Some(Self { orbits: cycles.len(), pieces })
    }
}

fn independent(shape: Shape, cells: &[Cell]) -> Option<u128> {
    let n = shape.side();
    let mut houses = 0u128;
    for &c in cells {
        let h = 1u128 << shape.row(c) | 1 << (n + shape.column(c)) | 1 << (2 * n + shape.box_index(c));
        if houses & h != 0 { return None; }
        houses |= h;
    }
    Some(houses)
}

fn fill(by_row: &[Vec<Part>], orbits: u64, houses: u128, rows: u64, all: u64, found: &mut Vec<u64>) {
    if rows == all { found.push(orbits); return; }
    let row = (!rows).trailing_zeros() as usize;
    for p in &by_row[row] {
        if p.orbit & orbits == 0 && p.houses & houses == 0 {
            fill(by_row, orbits | p.orbit, houses | p.houses, rows | p.rows, all, found);
        }
    }
}
