//! Uniqueness: what would otherwise let two digits change places in four cells, or in all of them.
//!
//! - A *unique rectangle*: four empty cells in two rows, two columns and two boxes, of which the
//!   first has just two candidates; the others may lack one of them.  Its types are in
//!   [`rectangles`](super::rectangles).
//! - An *avoidable rectangle*: as a unique one, with cells that steps have filled; the last one or
//!   two are empty and have one candidate besides the one that would complete the rectangle.
//! - *BUG + 1*: all cells have two candidates but one, which has three; one digit has three places
//!   in each of its houses: the two others go.
//!
//! Rectangles are looked at from each first cell: its neighbours in the box, then the cells that
//! face them.  Each counts once; two rectangles whose cells a < b < c < d have the same number 1000
//! a + 100 b + 10 c + d are taken for the same, and the second one is never seen.

use super::board::Board;
use super::found::{Found, Kinds, Removed};
use super::houses::{HOUSE, HOUSES_OF, IN_HOUSE, PEERS};
use super::rectangles::{self, Rectangle};
use super::scale::Technique;
use ennea_base::ones;

/// All unique rectangles, in the order in which they come up.
pub(super) fn rectangles(board: &Board) -> Kinds {
    let mut kinds = Kinds::new();
    let mut known = Known::default();
    for first in board.bivalue() {
        let digits: Vec<usize> = ones(board.candidates(first)).collect();
        let allowed = [board.allowed(digits[0]), board.allowed(digits[1])];
        let is_open = |cell: usize| allowed.iter().all(|cells| cells.contains(cell));
        for (second, [third, fourth]) in frames(first, is_open) {
            if !allowed[0].contains(third) || !is_open(fourth) {
                continue;
            }
            let cells = [first, second, third, fourth];
            if known.is_new(cells) {
                let rectangle = Rectangle::new(board, cells, [digits[0], digits[1]]);
                rectangles::types(board, &rectangle, &mut kinds);
            }
        }
    }
    kinds
}

/// All avoidable rectangles, in the order in which they come up.
pub(super) fn avoidable(board: &Board) -> Kinds {
    let mut kinds = Kinds::new();
    let mut known = Known::default();
    for first in (0..81).filter(|&cell| board.is_found(cell)) {
        for (second, [third, fourth]) in frames(first, |cell| board.is_found(cell)) {
            let (Some(a), Some(b)) = (board.value(first), board.value(second)) else { continue };
            let is_open =
                |cell: usize, digit: usize| board.has(cell, digit) && board.count(cell) == 2;
            let is_set =
                |cell: usize, digit| board.is_found(cell) && board.value(cell) == Some(digit);
            let technique = match (is_set(third, b), is_set(fourth, a)) {
                (true, _) if is_open(fourth, a) => Technique::AvoidableRectangle1,
                (_, true) if is_open(third, b) => Technique::AvoidableRectangle1,
                _ if is_open(third, b) && is_open(fourth, a) => Technique::AvoidableRectangle2,
                _ => continue,
            };
            if !known.is_new([first, second, third, fourth]) {
                continue;
            }
            let mut removed = Removed::default();
            if technique == Technique::AvoidableRectangle2 {
                let other = board.candidates(third) & !(1 << b);
                if other & board.candidates(fourth) == 0 {
                    continue;
                }
                let digit = other.trailing_zeros() as usize;
                removed.add(PEERS[third].and(&PEERS[fourth]).and(&board.places(digit)), digit);
            } else if board.is_empty(fourth) {
                removed.insert(fourth, a);
            } else {
                removed.insert(third, b);
            }
            if !removed.is_empty() {
                kinds.push((technique, removed));
            }
        }
    }
    kinds
}

/// The second cell of each rectangle from a first one, and the pairs of cells that face both.
fn frames(first: usize, rule: impl Fn(usize) -> bool) -> impl Iterator<Item = (usize, [usize; 2])> {
    let [row, column, the_box] = HOUSES_OF[first];
    let seconds = IN_HOUSE[the_box].into_iter().filter(move |&cell| {
        let is_beside = HOUSES_OF[cell][0] == row || HOUSES_OF[cell][1] == column;
        cell != first && is_beside && rule(cell)
    });
    seconds.flat_map(move |second| {
        let kind = usize::from(HOUSES_OF[second][0] == row);
        let lines = [first, second].map(|cell| IN_HOUSE[HOUSES_OF[cell][kind]]);
        let across = (0..9).map(move |k| lines.map(|line| line[k]));
        across
            .filter(move |cells| !HOUSE[the_box].contains(cells[0]))
            .map(move |cells| (second, cells))
    })
}

/// The rectangles that have been looked at.
#[derive(Default)]
struct Known(Vec<usize>);

impl Known {
    /// Tests whether a rectangle has not been looked at before, and notes it.
    fn is_new(&mut self, mut cells: [usize; 4]) -> bool {
        cells.sort_unstable();
        let number = cells.iter().fold(0, |number, cell| 10 * number + cell);
        let is_new = !self.0.contains(&number);
        if is_new && self.0.len() < 400 {
            self.0.push(number);
        }
        is_new
    }
}

/// The grave with one cell too many.
pub(super) fn grave(board: &Board) -> Option<Found> {
    let mut large = (0..81).filter(|&cell| board.count(cell) > 2);
    let cell = large.next().filter(|&cell| board.count(cell) == 3)?;
    if large.next().is_some() {
        return None;
    }
    let mut digits = 0_u16;
    let mut houses = [None; 3];
    for house in 0..27 {
        for digit in 0..9 {
            match board.places_in(house, digit) {
                0..=2 => {}
                3 if houses[house / 9].is_none() => {
                    houses[house / 9] = Some(house);
                    digits |= 1 << digit;
                }
                _ => return None,
            }
        }
    }
    let is_corner = digits.is_power_of_two()
        && board.candidates(cell) & digits != 0
        && HOUSES_OF[cell].map(Some) == houses;
    if !is_corner {
        return None;
    }
    let mut removed = Removed::default();
    removed.add_digits(cell, board.candidates(cell) & !digits);
    removed.found()
}
