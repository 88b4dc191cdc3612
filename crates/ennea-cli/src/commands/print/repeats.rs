//! Puzzles that are the same to whoever solves them: one is the other with digits, rows or columns moved.

use crate::face::Output;
use ennea::symmetry::canonical;
use ennea_print::{Chapter, Entry};
use rayon::prelude::*;
use std::collections::HashMap;

/// Larger puzzles take too long to compare.
const SIDE_MAX: usize = 12;

/// The largest number of pairs that are named.
const NAMED: usize = 3;

/// Notes which puzzles are equivalent to earlier ones.
pub(super) fn tell(chapters: &[Chapter], first: usize, output: &Output) {
    let entries: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.entries).collect();
    let repeats = pairs(&entries);
    for (earlier, later) in repeats.iter().take(NAMED) {
        output.note(&format!(
            "puzzles {} and {} are the same but for a shuffle",
            earlier + first,
            later + first
        ));
    }
    if repeats.len() > NAMED {
        let others = repeats.len() - NAMED;
        output.note(&format!("so are {others} more; ennea unique keeps one of each kind"));
    }
}

/// The places of puzzles that are equivalent to an earlier one, each after that of the first such.
fn pairs(entries: &[&Entry]) -> Vec<(usize, usize)> {
    let form = |entry: &&Entry| match entry.puzzle.conflict() {
        None if entry.puzzle.shape().side() <= SIDE_MAX => canonical(&entry.puzzle).form,
        _ => entry.puzzle.clone(),
    };
    let forms: Vec<_> = entries.par_iter().map(form).collect();
    let mut seen = HashMap::new();
    let mut pairs = Vec::new();
    for (place, form) in forms.iter().enumerate() {
        let earlier = *seen.entry(form).or_insert(place);
        if earlier != place {
            pairs.push((earlier, place));
        }
    }
    pairs
}
