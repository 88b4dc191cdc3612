//! The door to the instructions of the machine: closures of all assumptions at once, compiled for each set of them.
//!
//! The function with `target_feature` is safe to write and the same source; only its call needs the promise that the machine
//! has the instructions, which is asked for before.
//!
//! Source: ours.  Cost: that of [`Sheet::close_inline`]; of the hardest of 2011 it is 10 % of the time, 12 % without AVX2.  Oracle: the portable one, in tests.
#![allow(unsafe_code)]

use super::groups::{Groups, Open};
use super::sheet::Sheet;
#[cfg(target_arch = "x86_64")]
use ennea_base::Backend;

/// Closes a sheet with the best instructions of the machine.
pub(super) fn close(sheet: &mut Sheet, groups: &Groups, open: Open) {
    #[cfg(target_arch = "x86_64")]
    if Backend::Avx2.is_available() {
        // SAFETY: the machine has these instructions.
        unsafe { close_avx2(sheet, groups, open) };
        return;
    }
    sheet.close_inline(groups, open);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn close_avx2(sheet: &mut Sheet, groups: &Groups, open: Open) {
    sheet.close_inline(groups, open);
}

#[cfg(test)]
mod tests {
    use super::super::super::super::candidate::Candidate;
    use super::super::super::super::samples::PUZZLES;
    use super::super::super::links::{FEW, Place, Set};
    use super::super::super::tests::open_boards;
    use super::*;

    /// Goal: the instructions of the machine say what portable code says.  Method: sheets of whole boards.
    #[test]
    fn back_ends_say_the_same() {
        let mut counts = [0; 2];
        for board in PUZZLES.iter().flat_map(|puzzle| open_boards(puzzle)).step_by(3) {
            let all = (0..81).flat_map(|cell| Candidate::in_cell(cell, board.candidates[cell]));
            let (mut places, mut sheets) = ([0; 1024], [Sheet::default(), Sheet::default()]);
            for (k, candidate) in all.take(FEW).enumerate() {
                places[candidate.bit()] = k as Place;
                sheets[0].falses[k] = Set::of(k as Place);
                sheets[1].trues[k] = Set::of(k as Place);
            }
            let mut groups = Groups::default();
            groups.read(&board, &places);
            for (mut one, count) in sheets.into_iter().zip(&mut counts) {
                let mut other = one.clone();
                close(&mut one, &groups, groups.all());
                other.close_inline(&groups, groups.all());
                assert_eq!(one.trues, other.trues);
                assert_eq!(one.falses, other.falses);
                assert_eq!(one.clashes, other.clashes);
                *count += one.falses.iter().filter(|falses| falses.len() > 5).count();
            }
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
    }
}
