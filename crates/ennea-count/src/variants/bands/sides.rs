//! The fillings of the boxes of the sides that go with a filling of the fixed band.
//!
//! The columns of a box have digits that the fixed band leaves them: 56 ways for most boxes of 3x3.
//! What one side has in a column or in a crossing house is what the other one has not.  So the fillings
//! of both sides are described by what the *first* side has:
//!
//! ```text
//!   choice   the number of the columns of the box in the first side
//!   key      choices and digits of the crossing houses in the first side, one number for a whole band
//! ```
//!
//! and two sides go together if their keys are equal.  A key is a sum over the three boxes.

use super::boxes::{Boxes, Sets, digit, placed};
use super::view::View;

/// A filling of a box that the fixed band allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The number of its rows.
    pub(super) rows: u16,
    /// The number of the columns of its stack in the first side.
    pub(super) choice: u8,
    /// Its part of the key.
    pub(super) key: u64,
    /// A bit for each digit in its cell.
    pub(super) placed: u128,
    /// The choices in the other stacks that can go with it.
    pub(super) choices: [u64; 3],
}

/// Data that does not depend on the fixed band.
pub(super) struct Frame<'a> {
    pub(super) view: &'a View,
    pub(super) boxes: &'a Boxes,
    /// For each side and stack: the places, and for each the crossing houses with it.
    cells: Vec<Vec<BoxCells>>,
    /// The order in which the boxes of a side are filled; for bands of two boxes, the last two are one.
    pub(super) order: [usize; 3],
    /// `true` where the first and second, first and third, second and third in that order are
    /// joined.
    pub(super) joined: [bool; 3],
    /// `true` where the first and second, or the first and third, are joined by their choices.
    pub(super) by_choice: [bool; 2],
    /// The stacks of each crossing house in both sides, if it is one in each.
    alone: Vec<Option<[usize; 2]>>,
}

struct BoxCells {
    places: Vec<usize>,
    /// Cells of the box with the crossing houses that they lie in.
    crossing: Vec<(usize, usize)>,
    /// For each other stack of the band: cells of this box with cells of that one that differ from them,
    /// rows aside.
    joined: Vec<Vec<(usize, usize)>>,
}

/// The candidates for all boxes of the sides.
pub(super) struct Sides {
    /// For each side and stack.
    pub(super) candidates: Vec<Vec<Vec<Candidate>>>,
    /// Number of choices of the stack that comes first.
    pub(super) choices: usize,
    /// The number of all keys for one choice of it.
    pub(super) keys: u64,
    /// Key of all digits that the crossing houses have left to the sides.
    pub(super) all: u64,
}

impl<'a> Frame<'a> {
    pub(super) fn new(view: &'a View, boxes: &'a Boxes) -> Self {
        let stacks = view.rows;
        let cells_of = |side: usize, stack: usize| {
            let places = view.places_of_box(side + 1, stack);
            let mut crossing = Vec::new();
            for (cell, place) in places.iter().enumerate() {
                let through =
                    (0..view.crossing.len()).filter(|&h| view.crossing[h] >> place & 1 == 1);
                crossing.extend(through.map(|house| (cell, house)));
            }
            let joined = |other: usize| {
                let mut pairs = Vec::new();
                for (a, &from) in places.iter().enumerate() {
                    for (b, to) in view.places_of_box(side + 1, other).into_iter().enumerate() {
                        let same_row = a / view.columns == b / view.columns;
                        if other != stack && !same_row && view.peers[from] >> to & 1 == 1 {
                            pairs.push((a, b));
                        }
                    }
                }
                pairs
            };
            let joined = (0..stacks).map(joined).collect();
            BoxCells { places, crossing, joined }
        };
        let sides = view.columns - 1;
        let cells: Vec<Vec<BoxCells>> = (0..sides)
            .map(|side| (0..stacks).map(|stack| cells_of(side, stack)).collect())
            .collect();
        let alone = |house: usize| {
            let mut stacks_of = cells.iter().map(|side| {
                let has = |stack: &usize| side[*stack].crossing.iter().any(|c| c.1 == house);
                let mut with: Vec<usize> = (0..stacks).filter(has).collect();
                with.pop().filter(|_| with.is_empty())
            });
            Some([stacks_of.next()??, stacks_of.next()??])
        };
        let alone = (0..view.crossing.len()).map(alone).collect();
        let mut frame = Self {
            view,
            boxes,
            cells,
            alone,
            order: [0, 1, 1],
            joined: [false; 3],
            by_choice: [false; 2],
        };
        frame.set_order();
        frame
    }

    /// The first box is joined to both others, if there is a choice.
    fn set_order(&mut self) {
        if self.view.rows == 3 {
            let orders = [[0, 2, 1], [1, 0, 2], [2, 0, 1]];
            let free = orders.iter().find(|order| !self.are_joined(order[1], order[2]));
            self.order = *free.unwrap_or(&orders[0]);
        }
        let [a, b, c] = self.order;
        self.joined = [(a, b), (a, c), (b, c)].map(|(a, b)| a != b && self.are_joined(a, b));
        self.by_choice = [b, c].map(|b| {
            self.alone
                .iter()
                .flatten()
                .any(|&stacks| a != b && (stacks == [a, b] || stacks == [b, a]))
        });
        if self.joined[2] {
            self.joined = [true; 3];
        }
        if self.view.rows == 2 {
            self.joined[1] = false;
        }
    }

    /// Digits that a filling of a box takes from the cells of another box of its band, rows aside.
    pub(super) fn taken(&self, side: usize, stacks: [usize; 2], filling: u128) -> u128 {
        let pairs = self.cells[side][stacks[0]].joined[stacks[1]].iter();
        pairs.fold(0, |taken, &(a, b)| taken | placed(b, digit(filling, a)))
    }

    /// For each cell of a box, whether cells of another box of its band have to differ from it, rows aside.
    pub(super) fn joined_cells(&self, side: usize, stacks: [usize; 2]) -> Vec<bool> {
        let joined = &self.cells[side][stacks[0]].joined[stacks[1]];
        (0..self.view.side()).map(|cell| joined.iter().any(|pair| pair.1 == cell)).collect()
    }

    /// Tests whether boxes of two stacks have more in common than rows and columns, in some side.
    fn are_joined(&self, a: usize, b: usize) -> bool {
        self.cells.iter().any(|side| !side[a].joined[b].is_empty())
            || self.alone.iter().flatten().any(|&stacks| stacks == [a, b] || stacks == [b, a])
    }

    /// The candidates for a filling of the fixed band; `None` if some box has none.
    pub(super) fn sides(&self, middle: &[u8]) -> Option<Sides> {
        let (n, stacks) = (self.view.side(), self.view.rows);
        let all: Sets = (0..self.view.columns).fold(0, |all, k| all | ((1 << n) - 1) << (k * 9));
        // Choices: the columns of the first side, and those of the second.
        let choices: Vec<Vec<[usize; 2]>> = (0..stacks)
            .map(|stack| {
                let mut used: Sets = 0;
                for (cell, place) in self.view.places_of_box(0, stack).into_iter().enumerate() {
                    used |= 1 << (cell % self.view.columns * 9 + usize::from(middle[place]));
                }
                let free = self.boxes.columns().filter(|(_, columns)| columns & used == 0);
                let both = free.map(|(number, columns)| match self.cells.len() {
                    1 => [number; 2],
                    _ => [number, self.boxes.number(all & !used & !columns)],
                });
                both.collect()
            })
            .collect();
        let mut unit = 1;
        let units: Vec<u64> = choices
            .iter()
            .enumerate()
            .map(|(stack, choices)| {
                if stack == self.order[0] {
                    return 0;
                }
                let this = unit;
                unit *= choices.len() as u64;
                this
            })
            .collect();
        let codes = Codes::new(self.view, middle, &mut unit);
        let mut candidates = Vec::new();
        for (side, cells) in self.cells.iter().enumerate() {
            let of = |stack: usize| {
                self.candidates(
                    middle,
                    side,
                    &cells[stack],
                    (&choices[stack], units[stack]),
                    &codes,
                )
            };
            candidates.push((0..stacks).map(of).collect::<Vec<_>>());
        }
        self.keep_possible(&mut candidates, &codes);
        let is_possible = candidates.iter().flatten().all(|box_of| !box_of.is_empty());
        let choices = choices[self.order[0]].len();
        is_possible.then_some(Sides { candidates, choices, keys: unit, all: codes.all() })
    }

    fn candidates(
        &self,
        middle: &[u8],
        side: usize,
        cells: &BoxCells,
        (choices, unit): (&[[usize; 2]], u64),
        codes: &Codes,
    ) -> Vec<Candidate> {
        let mut forbidden = 0;
        for (cell, &place) in cells.places.iter().enumerate() {
            for (other, &digit) in middle.iter().enumerate() {
                if self.view.peers[place] >> other & 1 == 1 {
                    forbidden |= placed(cell, usize::from(digit));
                }
            }
        }
        let mut found = Vec::new();
        for (choice, numbers) in choices.iter().enumerate() {
            for filling in self.boxes.with_columns(numbers[side]) {
                if filling.placed & forbidden != 0 {
                    continue;
                }
                let digits = cells
                    .crossing
                    .iter()
                    .map(|&(cell, house)| codes.of[house][digit(filling.placed, cell)]);
                let code: u64 = digits.sum();
                found.push(Candidate {
                    rows: filling.rows,
                    choice: choice as u8,
                    key: choice as u64 * unit + if side == 0 { code } else { code.wrapping_neg() },
                    placed: filling.placed,
                    choices: [u64::MAX; 3],
                });
            }
        }
        found
    }

    /// Drops candidates that no candidate of the other side can go with, in a crossing house that lies in
    /// one stack on either side, and notes the choices of that stack.
    fn keep_possible(&self, candidates: &mut [Vec<Vec<Candidate>>], codes: &Codes) {
        for (house, stacks) in self.alone.iter().enumerate() {
            let Some(stacks) = *stacks else { continue };
            let code = |side: usize, candidate: &Candidate| {
                let cells = &self.cells[side][stacks[side]].crossing;
                let of_house = cells.iter().filter(|c| c.1 == house);
                let code: u64 =
                    of_house.map(|&(cell, _)| codes.of[house][digit(candidate.placed, cell)]).sum();
                let code = if side == 0 { code } else { codes.full[house] - code };
                (code / codes.units[house]) as usize
            };
            let mut possible = [[0_u64; 256]; 2];
            for side in 0..2 {
                for candidate in &candidates[side][stacks[side]] {
                    possible[side][code(side, candidate)] |= 1 << candidate.choice;
                }
            }
            for side in 0..2 {
                let (own, other) = (stacks[side], stacks[1 - side]);
                let those = &mut candidates[side][own];
                for candidate in those.iter_mut() {
                    candidate.choices[other] &= possible[1 - side][code(side, candidate)];
                }
                those.retain(|candidate| match own == other {
                    true => candidate.choices[own] >> candidate.choice & 1 == 1,
                    false => candidate.choices[other] != 0,
                });
            }
        }
    }
}

/// Codes of the digits of a crossing house in the keys: a bit for each that the fixed band leaves,
/// but the last, which the number of the others decides.
pub(super) struct Codes {
    /// For each house and digit.
    of: Vec<Vec<u64>>,
    /// For each house, the sum over all digits.
    full: Vec<u64>,
    /// For each house, the code of its first digit.
    units: Vec<u64>,
}

impl Codes {
    fn new(view: &View, middle: &[u8], unit: &mut u64) -> Self {
        let mut codes = Self { of: Vec::new(), full: Vec::new(), units: Vec::new() };
        for house in &view.crossing {
            let is_used = |digit: usize| {
                middle
                    .iter()
                    .enumerate()
                    .any(|(place, &d)| usize::from(d) == digit && house >> place & 1 == 1)
            };
            let free: Vec<usize> = (0..view.side()).filter(|&digit| !is_used(digit)).collect();
            let mut of = vec![0; view.side()];
            codes.units.push(*unit);
            for &digit in &free[1..] {
                of[digit] = *unit;
                *unit *= 2;
            }
            codes.full.push(of.iter().sum());
            codes.of.push(of);
        }
        codes
    }

    /// Key of all digits that the crossing houses have left.
    pub(super) fn all(&self) -> u64 {
        self.full.iter().sum()
    }
}
