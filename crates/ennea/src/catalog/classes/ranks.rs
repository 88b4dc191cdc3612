//! Ranks: the canonical grids numbered from 0 in increasing order.
use super::fillings::Fillings;
use super::top::Top;
use super::walk::*;
use crate::symmetry::bands::Bands;

pub fn probe(bands: &Bands, class: usize, k: usize) -> (u64, usize, [f64; 4]) {
    let t = std::time::Instant::now();
    let top = Top::new(bands, class);
    let a = t.elapsed().as_secs_f64();
    let rows = fourth_rows(&top);
    let b = t.elapsed().as_secs_f64();
    let mut ms = Vec::new();
    middles(&top, &rows[k % rows.len()], &mut ms);
    let c = t.elapsed().as_secs_f64();
    let mut f = Fillings::new();
    let mut found = Vec::new();
    let mut n = 0;
    for m in &ms {
        bottoms(&top, m, &mut f, &mut found);
        n += found.len() as u64;
    }
    let d = t.elapsed().as_secs_f64();
    (n, ms.len(), [a, b - a, c - b, d - c])
}
