//! Puzzles that are the same to whoever solves them: one is the other with digits, rows or columns moved.

use crate::face::{Bar, Output, language};
use ennea::Puzzle;
use ennea::progress::{Progress, Stopped};
use ennea::symmetry::canonical;
use ennea_print::{Chapter, Entry};
use ennea_words::say;
use rayon::prelude::*;
use std::collections::HashMap;

/// Larger puzzles take too long to compare.
const SIDE_MAX: usize = 12;

/// The largest number of pairs that are named.
const NAMED: usize = 3;

/// Notes which puzzles are equivalent to earlier ones.
pub(super) fn tell(
    chapters: &[Chapter],
    first: usize,
    bar: &Bar,
    output: &Output,
) -> Result<(), Stopped> {
    let entries: Vec<&Entry> = chapters.iter().flat_map(|chapter| &chapter.entries).collect();
    let repeats = pairs(&entries, bar)?;
    for (earlier, later) in repeats.iter().take(NAMED) {
        let (earlier, later) = (earlier + first, later + first);
        let note = say!(language(), "pages-same", earlier, later);
        bar.aside(|| output.note(&note));
    }
    if repeats.len() > NAMED {
        let others = repeats.len() - NAMED;
        let note = say!(language(), "pages-same-more", others);
        bar.aside(|| output.note(&note));
    }
    Ok(())
}

/// The places of puzzles that are equivalent to an earlier one, each after that of the first such.
fn pairs(entries: &[&Entry], bar: &Bar) -> Result<Vec<(usize, usize)>, Stopped> {
    bar.expect(entries.len() as u64);
    let form = |entry: &&Entry| {
        bar.go_on()?;
        bar.advance(1);
        let puzzle = &entry.puzzle;
        // What has other rules is compared as it stands.
        let is_shuffled = puzzle.rules().is_plain()
            && puzzle.contradiction().is_none()
            && puzzle.shape().side() <= SIDE_MAX;
        Ok(if is_shuffled { Puzzle::from(canonical(puzzle.clues()).form) } else { puzzle.clone() })
    };
    let forms: Vec<_> = entries.par_iter().map(form).collect::<Result<_, _>>()?;
    let mut seen = HashMap::new();
    let mut pairs = Vec::new();
    for (place, form) in forms.iter().enumerate() {
        let earlier = *seen.entry(form).or_insert(place);
        if earlier != place {
            pairs.push((earlier, place));
        }
    }
    Ok(pairs)
}
