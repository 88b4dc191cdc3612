//! Fish: k parallel lines whose places for a digit are in k lines across, perhaps but for fins.
//!
//! The digit stands once in each of the k base lines, so, fins aside, once in each of the k cover
//! lines, and nowhere else in these.  With fins, all in one box, that is so unless a fin is true;
//! then only what sees all fins can be struck out.  A *sashimi* fish has a base line with one place
//! in the cover.

use super::choices;
use super::emit::{Finder, Flow, GO_ON};
use crate::board::Board;
use crate::cell_set::CellSet;
use crate::step::{Fact, Figure};
use ennea_base::Technique;
use ennea_base::{Cell, Digit};

/// Fish without fins.
pub(crate) fn plain(find: &mut Finder<'_>, size: usize) -> Flow {
    let board = find.board;
    each_base(board, size, &mut |digit, base, places| {
        if places.count_ones() as usize != size {
            return GO_ON;
        }
        let cover = lines_across(board, base, places);
        step(find, digit, base, &cover, &CellSet::EMPTY)
    })
}

/// Fish with fins, those that are sashimi or those that are not.
pub(crate) fn finned(find: &mut Finder<'_>, size: usize) -> Flow {
    let (board, technique) = (find.board, find.technique);
    let (layout, shape) = (&board.layout, board.shape());
    let wants_sashimi = matches!(
        technique,
        Technique::SashimiXWing | Technique::SashimiSwordfish | Technique::SashimiJellyfish
    );
    each_base(board, size, &mut |digit, base, places| {
        let (n, is_of_rows) = (layout.side(), base[0] < layout.side());
        // Fins are in one box, so all lines across but those through one stack (or band) are cover.
        let width = match layout.has_shape_boxes {
            true if is_of_rows => shape.box_columns(),
            true => shape.box_rows(),
            false => n,
        };
        for chunk in (0..n).step_by(width).map(|start| ((1_u64 << width) - 1) << start) {
            let (near, far) = (places & chunk, places & !chunk);
            let missing = size.checked_sub(far.count_ones() as usize);
            let Some(missing) = missing.filter(|k| *k < near.count_ones() as usize) else {
                continue;
            };
            let (near, far) = (lines_across(board, base, near), lines_across(board, base, far));
            let cells = union(board, base).and(board.places(digit));
            choices(&near, missing, &mut |some| {
                let mut cover: Vec<usize> = far.iter().chain(some).copied().collect();
                cover.sort_unstable();
                let fins = cells.minus(&union(board, &cover));
                let is_together =
                    layout.common_houses(&fins).any(|house| layout.boxes().contains(&house));
                let body = |&line: &usize| cells.and(&layout.sets[line]).minus(&fins).len();
                let least = base.iter().map(body).min().unwrap_or(0);
                if !is_together || least == 0 || (least == 1) != wants_sashimi {
                    return GO_ON;
                }
                step(find, digit, base, &cover, &fins)
            })?;
        }
        GO_ON
    })
}

/// Calls `visit` with every digit, choice of `size` rows or columns with two places or more each,
/// and the lines across in which these places are, as bits.
fn each_base(
    board: &Board,
    size: usize,
    visit: &mut dyn FnMut(Digit, &[usize], u64) -> Flow,
) -> Flow {
    let (n, layout) = (board.layout.side(), &board.layout);
    for digit in board.all_digits() {
        for lines in [0..n, n..2 * n] {
            let places = |line: usize| {
                let cells = layout.cells[line].iter().enumerate();
                let has_it = |&(_, cell): &(usize, &Cell)| board.candidates(*cell).contains(digit);
                cells.filter(has_it).fold(0, |bits, (k, _)| bits | 1_u64 << k)
            };
            let lines: Vec<(usize, u64)> = lines
                .map(|line| (line, places(line)))
                .filter(|(_, places)| places.count_ones() > 1)
                .collect();
            choices(&lines, size, &mut |base| {
                let places = base.iter().fold(0, |all, (_, places)| all | places);
                let base: Vec<usize> = base.iter().map(|(line, _)| *line).collect();
                visit(digit, &base, places)
            })?;
        }
    }
    GO_ON
}

/// The lines across the base with these bits.
fn lines_across(board: &Board, base: &[usize], bits: u64) -> Vec<usize> {
    let n = board.layout.side();
    let start = if base[0] < n { n } else { 0 };
    (0..n).filter(|k| bits >> k & 1 == 1).map(|k| start + k).collect()
}

fn union(board: &Board, lines: &[usize]) -> CellSet {
    lines.iter().fold(CellSet::EMPTY, |all, &line| all.or(&board.layout.sets[line]))
}

fn step(
    find: &mut Finder<'_>,
    digit: Digit,
    base: &[usize],
    cover: &[usize],
    fins: &CellSet,
) -> Flow {
    let board = find.board;
    let layout = &board.layout;
    let (base_cells, cover_cells) = (union(board, base), union(board, cover));
    let mut rest = cover_cells.minus(&base_cells);
    if !fins.is_empty() {
        rest = rest.and(&layout.common_peers(fins));
    }
    let gone = board.of_digit(&rest, digit);
    if gone.is_empty() {
        return GO_ON;
    }
    let body: Vec<Cell> = base_cells.and(&cover_cells).and(board.places(digit)).to_vec();
    let names = |lines: &[usize]| lines.iter().map(|&line| layout.houses[line]).collect();
    let facts = base.iter().map(|&line| Fact::House(layout.houses[line], digit)).collect();
    let (base, cover, fins) = (names(base), names(cover), fins.to_vec());
    find.eliminate(gone, Figure::Fish { digit, base, cover, body, fins }, facts)
}
