//! The types of a unique rectangle of digits a and b.
//!
//! Its cells are *pure*, with candidates a and b at most, or have others too.  Each type is tried
//! on each rectangle, in this order:
//!
//! | pure | type | what is removed |
//! |---|---|---|
//! | 3 | 1 | a and b in the fourth cell |
//! | 2 | 2 | the one other digit, from what sees both its cells |
//! | 2 diagonal or 1 | 5 | the same, from what sees all its cells |
//! | 2 | 3 | a naked set of the others and cells without a and b, from its house |
//! | 2 in line | 4 | b in the others if a has no place that sees both, or the reverse |
//! | 2 diagonal | 6 | a in the others if it has no other place in all four lines, or b |
//! | 2 diagonal or 1 | hidden | b opposite a pure cell if a has no other place in its lines |

use super::board::Board;
use super::found::{Kinds, Removed};
use super::houses::{COLUMNS, Cells, HOUSE, HOUSES_OF, IN_HOUSE, PEERS, column, row};
use super::scale::Technique;

/// A unique rectangle.
pub(super) struct Rectangle {
    pure: Cells,
    rich: Cells,
    digits: [usize; 2],
}

impl Rectangle {
    /// The rectangle of four cells and two digits.
    pub(super) fn new(board: &Board, cells: [usize; 4], digits: [usize; 2]) -> Self {
        let pair = 1 << digits[0] | 1 << digits[1];
        let is_pure = |cell: &usize| board.candidates(*cell) & !pair == 0;
        let (pure, rich): (Vec<usize>, Vec<usize>) = cells.iter().partition(|cell| is_pure(cell));
        Self { pure: pure.into_iter().collect(), rich: rich.into_iter().collect(), digits }
    }

    /// Both digits, a bit each.
    fn pair(&self) -> u16 {
        1 << self.digits[0] | 1 << self.digits[1]
    }

    /// The candidates of the cells that are not pure, besides the two digits.
    fn others(&self, board: &Board) -> u16 {
        self.rich.iter().fold(0, |digits, cell| digits | board.candidates(cell)) & !self.pair()
    }

    /// The lines that two cells have both in common, the row before the column.
    fn common(a: usize, b: usize, kinds: std::ops::Range<usize>) -> Vec<usize> {
        kinds
            .filter(|&kind| HOUSES_OF[a][kind] == HOUSES_OF[b][kind])
            .map(|kind| HOUSES_OF[a][kind])
            .collect()
    }
}

/// Adds what each type makes of a rectangle.
pub(super) fn types(board: &Board, it: &Rectangle, kinds: &mut Kinds) {
    let mut add = |technique, removed: Removed| {
        if !removed.is_empty() {
            kinds.push((technique, removed));
        }
    };
    let rich: Vec<usize> = it.rich.iter().collect();
    match rich[..] {
        [cell] => {
            let mut removed = Removed::default();
            removed.add_digits(cell, board.candidates(cell) & it.pair());
            add(Technique::Uniqueness1, removed);
        }
        [a, b] => {
            let is_diagonal = Rectangle::common(a, b, 0..2).is_empty();
            let five = if is_diagonal { Technique::Uniqueness5 } else { Technique::Uniqueness2 };
            add(five, one_other(board, it));
            for house in Rectangle::common(a, b, 0..3) {
                sets(board, it, house, &mut |removed| add(Technique::Uniqueness3, removed));
            }
            if is_diagonal {
                add(Technique::Uniqueness6, crossed(board, it, a, b));
                hidden(board, it, &mut |removed| add(Technique::HiddenRectangle, removed));
            } else {
                add(Technique::Uniqueness4, kept(board, it, a, b));
            }
        }
        [_, _, _] => {
            add(Technique::Uniqueness5, one_other(board, it));
            hidden(board, it, &mut |removed| add(Technique::HiddenRectangle, removed));
        }
        _ => {}
    }
}

/// Types 2 and 5.
fn one_other(board: &Board, it: &Rectangle) -> Removed {
    let others = it.others(board);
    if !others.is_power_of_two() {
        return Removed::default();
    }
    let digit = others.trailing_zeros() as usize;
    let seen = it.rich.iter().fold(board.places(digit), |seen, cell| seen.and(&PEERS[cell]));
    Removed::of(seen, digit)
}

/// Type 4.
fn kept(board: &Board, it: &Rectangle, a: usize, b: usize) -> Removed {
    let both = PEERS[a].and(&PEERS[b]);
    let [first, second] = it.digits;
    if !board.places(first).meets(&both) {
        Removed::of(board.places(second).and(&it.rich), second)
    } else if !board.places(second).meets(&both) {
        Removed::of(board.places(first).and(&it.rich), first)
    } else {
        Removed::default()
    }
}

/// Type 6.
fn crossed(board: &Board, it: &Rectangle, a: usize, b: usize) -> Removed {
    let lines = [a, b].into_iter().flat_map(|cell| [HOUSES_OF[cell][0], HOUSES_OF[cell][1]]);
    let around = lines.fold(Cells::EMPTY, |cells, line| cells.or(&HOUSE[line]));
    let around = around.without(&it.rich).without(&it.pure);
    let digit = it.digits.into_iter().find(|&digit| !board.places(digit).meets(&around));
    digit.map_or_else(Removed::default, |digit| {
        Removed::of(board.places(digit).and(&it.rich), digit)
    })
}

/// Hidden rectangles.
fn hidden(board: &Board, it: &Rectangle, add: &mut dyn FnMut(Removed)) {
    let rectangle = it.pure.or(&it.rich);
    for corner in it.pure.iter() {
        let rich: Vec<usize> = it.rich.iter().take(2).collect();
        let opposite = |line: fn(usize) -> usize| {
            let lines = [line(rich[0]), line(rich[1])];
            if lines[0] == line(corner) { lines[1] } else { lines[0] }
        };
        let (row, column) = (opposite(row), opposite(column));
        for [strong, weak] in [it.digits, [it.digits[1], it.digits[0]]] {
            let outside = HOUSE[row].or(&HOUSE[COLUMNS + column]).without(&rectangle);
            if !board.places(strong).meets(&outside) {
                let goes: Cells = [row * 9 + column].into_iter().collect();
                add(Removed::of(goes.and(&board.places(weak)), weak));
            }
        }
    }
}

/// Type 3: all naked sets of a house that the others of the rectangle make with some of its cells.
///
/// In a box, sets that lie in a line are left to the line; in a line, a set that lies in a box
/// clears the box too.
fn sets(board: &Board, it: &Rectangle, house: usize, add: &mut dyn FnMut(Removed)) {
    let rectangle = it.pure.or(&it.rich);
    let is_free = |cell: &usize| {
        let digits = board.candidates(*cell);
        digits != 0 && digits & it.pair() == 0 && !rectangle.contains(*cell)
    };
    let cells: Vec<usize> = HOUSE[house].iter().filter(is_free).collect();
    let search = Search { board, house, cells: &cells };
    search.extend(0, it.rich, it.others(board), add);
}

struct Search<'a> {
    board: &'a Board,
    house: usize,
    cells: &'a [usize],
}

impl Search<'_> {
    fn extend(&self, from: usize, set: Cells, digits: u16, add: &mut dyn FnMut(Removed)) {
        for k in from..self.cells.len() {
            let mut wider = set;
            wider.insert(self.cells[k]);
            let all = digits | self.board.candidates(self.cells[k]);
            if all.count_ones() as usize + 1 == wider.len() {
                add(self.removes(wider, all));
            }
            self.extend(k + 1, wider, all, add);
        }
    }

    fn removes(&self, set: Cells, digits: u16) -> Removed {
        let lies_in = |house: usize| set.is_subset(&HOUSE[house]);
        let mut removed = Removed::default();
        let Some(first) = set.first() else { return removed };
        let [row, column, the_box] = HOUSES_OF[first];
        if self.house == the_box && (lies_in(row) || lies_in(column)) {
            return removed;
        }
        self.clear(self.house, set, digits, &mut removed);
        if self.house != the_box && lies_in(the_box) && !removed.is_empty() {
            self.clear(the_box, set, digits, &mut removed);
        }
        removed
    }

    fn clear(&self, house: usize, set: Cells, digits: u16, removed: &mut Removed) {
        for cell in IN_HOUSE[house] {
            if !set.contains(cell) {
                removed.add_digits(cell, self.board.candidates(cell) & digits);
            }
        }
    }
}
