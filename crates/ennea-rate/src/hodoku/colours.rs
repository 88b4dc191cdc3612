//! Colours: the places of a digit, joined by houses with two places, in two alternating colours.
//!
//! Each joined group has one colour true and the other one false.
//!
//! - *Simple colours*: a colour that sees itself is false (wrap); a place that sees both colours of
//!   a group goes (trap).  Groups in order of their least cell.
//! - *Multi-colours*: a colour that sees both colours of another group is false; if a colour of one
//!   group sees one of another group, what sees both their opposites goes.  All ordered pairs of
//!   groups.
//!
//! A group is coloured from its least cell on, row before column before box.

use super::board::Board;
use super::found::{Found, Removed};
use super::houses::{Cells, HOUSE, HOUSES_OF, PEERS};

/// The two colours of a group.
type Group = [Cells; 2];

/// The first wrap or trap.
pub(super) fn simple(board: &Board) -> Option<Found> {
    (0..9).find_map(|digit| {
        groups(board, digit).into_iter().find_map(|[a, b]| {
            let mut wrap = Removed::default();
            for colour in [a, b] {
                if meet(&colour, &colour) {
                    wrap.add(colour, digit);
                }
            }
            wrap.found().or_else(|| Removed::of(trap(board, digit, &a, &b), digit).found())
        })
    })
}

/// The first find on two groups.
pub(super) fn multi(board: &Board) -> Option<Found> {
    (0..9).find_map(|digit| {
        let groups = groups(board, digit);
        let n = groups.len();
        let mut pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).filter(|(i, j)| i != j);
        pairs.find_map(|(i, j)| {
            let (mine, theirs) = (&groups[i], &groups[j]);
            let mut wrap = Removed::default();
            for colour in mine {
                if meet(colour, &theirs[0]) && meet(colour, &theirs[1]) {
                    wrap.add(*colour, digit);
                }
            }
            wrap.found().or_else(|| {
                let mut removed = Removed::default();
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if meet(&mine[a], &theirs[b]) {
                        removed.add(trap(board, digit, &mine[1 - a], &theirs[1 - b]), digit);
                    }
                }
                removed.found()
            })
        })
    })
}

/// Tests whether a cell of one set sees one of the other.
fn meet(a: &Cells, b: &Cells) -> bool {
    a.iter().any(|cell| b.meets(&PEERS[cell]))
}

/// The places of a digit that see a cell of both sets.
fn trap(board: &Board, digit: usize, a: &Cells, b: &Cells) -> Cells {
    let seen = |set: &Cells| set.iter().fold(Cells::EMPTY, |seen, cell| seen.or(&PEERS[cell]));
    board.places(digit).and(&seen(a)).and(&seen(b))
}

/// The groups of a digit.
fn groups(board: &Board, digit: usize) -> Vec<Group> {
    let is_joined =
        |cell: usize| HOUSES_OF[cell].iter().any(|&house| board.places_in(house, digit) == 2);
    let mut rest: Cells = board.places(digit).iter().filter(|&cell| is_joined(cell)).collect();
    let mut groups = Vec::new();
    while let Some(first) = rest.first() {
        let mut group = [Cells::EMPTY; 2];
        colour(board, digit, first, 0, &mut rest, &mut group);
        if !group[1].is_empty() {
            groups.push(group);
        }
    }
    groups
}

/// Gives a cell its colour, and what it is joined with the other one.
fn colour(
    board: &Board,
    digit: usize,
    cell: usize,
    side: usize,
    rest: &mut Cells,
    group: &mut Group,
) {
    if !rest.contains(cell) {
        return;
    }
    rest.remove(cell);
    group[side].insert(cell);
    for house in HOUSES_OF[cell] {
        if board.places_in(house, digit) == 2 {
            let mut ends = board.places(digit).and(&HOUSE[house]);
            ends.remove(cell);
            if let Some(other) = ends.first() {
                colour(board, digit, other, 1 - side, rest, group);
            }
        }
    }
}
