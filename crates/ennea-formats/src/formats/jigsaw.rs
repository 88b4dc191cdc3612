//! `jigsaw`: a puzzle and the regions of its cells, as forums write them.
//!
//! ```text
//!   1..4....23...... aabbabbcadccdddc     the cells and a letter for the region of each, in a line
//! ```
//!
//! Read: cells and letters in either order, with something between them or close together; or N rows of cells
//! and N rows of letters, before them or after them.  Letters may be digits.  N letters that stand N times
//! each are regions if no digit could stand so; a solution has each digit once in every row.  Regions alone
//! are a puzzle without clues.  Written: in one line, with the letters that the regions have.

use crate::alphabet::Alphabet;
use crate::cells::run_of;
use crate::entry::Entry;
use crate::error::{Line, ReadError};
use ennea_base::rules::{House, HouseKind, Rules, RulesError};
use ennea_base::{Cell, Shape};
use ennea_words::{Told, gaps};
use std::collections::BTreeMap;

/// The rules of a jigsaw whose cells have these letters, those of a shape if the regions are its boxes;
/// nothing if they are no regions.
pub(crate) fn rules_of(letters: &str) -> Option<Rules> {
    let signs: Vec<char> = letters.chars().collect();
    let shape = *Shape::with_cells(signs.len()).first()?;
    let side = shape.side();
    let mut cells: BTreeMap<char, Vec<Cell>> = BTreeMap::new();
    for (cell, &sign) in shape.all_cells().zip(&signs) {
        cells.entry(sign).or_default().push(cell);
    }
    let is_regions = side > 3
        && signs.iter().all(|sign| sign.is_ascii_alphanumeric())
        && cells.len() == side
        && cells.values().all(|cells| cells.len() == side);
    let is_once = |row: &[char], sign| row.iter().filter(|&other| other == sign).count() == 1;
    let is_latin = || signs.chunks(side).all(|row| row.iter().all(|sign| is_once(row, sign)));
    let is_lettered = signs.iter().all(char::is_ascii_alphabetic);
    let is_joined = || cells.values().all(|cells| is_connected(shape, cells));
    if !is_regions || is_latin() || !is_lettered && !is_joined() {
        return None;
    }
    let rules = Rules::parse(letters, shape).ok()?;
    let plain = Shape::with_cells(signs.len()).into_iter().map(Rules::plain);
    let same = plain.filter(|plain| plain.shape().has_boxes()).find(|it| it.says_the_same(&rules));
    Some(same.cloned().unwrap_or(rules))
}

/// What is wrong with letters that are regions but for their sizes; nothing of anything else, for no grid has
/// a letter twice in a row, and none has one more often than another.
pub(crate) fn wrong_sizes(letters: &str, line: Line<'_>) -> Option<ReadError> {
    let signs: Vec<char> = letters.chars().collect();
    if signs.len() < 16 || !signs.iter().all(char::is_ascii_alphabetic) {
        return None;
    }
    let shape = *Shape::with_cells(signs.len()).first()?;
    let side = shape.side();
    let mut names = signs.clone();
    names.sort_unstable();
    names.dedup();
    let has_about = |size: usize| size <= side + side / 2;
    let error = Rules::parse(letters, shape).err()?;
    let RulesError::Regions { sizes, .. } = &error else { return None };
    // `x` may be an empty cell of a puzzle in letters.
    let is_regions = (side - 1..=side + 1).contains(&names.len())
        && sizes.iter().all(|(_, size)| has_about(*size));
    let gaps = move |language| gaps!(why = error.told(language));
    is_regions.then(|| line.told("misread-regions", gaps))
}

/// Tests whether a step from neighbour to neighbour leads from each of some cells to every other.
fn is_connected(shape: Shape, cells: &[Cell]) -> bool {
    let is_beside = |a: Cell, b: Cell| {
        let rows = shape.row(a).abs_diff(shape.row(b));
        rows + shape.column(a).abs_diff(shape.column(b)) == 1
    };
    let mut reached = vec![cells[0]];
    let mut left = cells[1..].to_vec();
    while let Some(place) = left.iter().position(|&a| reached.iter().any(|&b| is_beside(a, b))) {
        reached.push(left.swap_remove(place));
    }
    left.is_empty()
}

/// Tests whether a step from neighbour to neighbour leads from each cell of every region to all others in it.
pub(crate) fn are_joined(rules: &Rules) -> bool {
    rules.of_kind(HouseKind::Region).all(|house| is_connected(rules.shape(), &house.cells))
}

/// Tests whether a format of cells and letters can say these rules: regions, and nothing else.
pub(crate) fn holds(rules: &Rules) -> bool {
    let is_else = [HouseKind::Named, HouseKind::Listed].into_iter().any(|kind| rules.has(kind));
    rules.has(HouseKind::Region)
        && !is_else
        && rules.pairs().is_empty()
        && rules.consecutive().is_none()
}

pub(crate) fn write(entry: &Entry, alphabet: Alphabet) -> String {
    let puzzle = entry.puzzle();
    let cells = run_of(puzzle.clues(), alphabet, ".");
    let (rules, shape) = (puzzle.rules(), puzzle.shape());
    let letter = |cell: Cell| {
        let region = rules.of_kind(HouseKind::Region).find(|house| house.cells.contains(&cell));
        match region.map(|house| house.house) {
            Some(House::Region(letter)) => Some(letter),
            // Boxes are regions too.
            _ => char::from_digit((shape.box_index(cell) as u32 + 10) % 36, 36),
        }
    };
    let has_regions = rules.has(HouseKind::Region) || shape.has_boxes();
    let letters: String = shape.all_cells().filter(|_| has_regions).filter_map(letter).collect();
    format!("{cells} {letters}").trim_end().to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_are_told_from_solutions() {
        for letters in ["aabbabbcadccdddc", "1122122314334443", "0011011203223332"] {
            assert!(rules_of(letters).is_some(), "{letters}");
        }
        for other in [
            "1234341221434321", "aaabbaabbcddccc", "aaabbaabbcddccca", "aabb.bbcadccdddc",
            "1122122314334434",
        ] {
            assert!(rules_of(other).is_none(), "{other}");
        }
        let boxes = rules_of("aaabbbaaabbbcccdddcccdddeeefffeeefff").expect("boxes of 2x3");
        assert_eq!((boxes.is_plain(), boxes.shape().to_string().as_str()), (true, "2x3"));
    }
}
