//! The first two rows at once, for puzzles whose first row has digits in each stack.
//!
//! The text of such a row is the same for all orders of equally filled stacks and of their columns: up to
//! 1296 of them, in nearly full puzzles.  The second row tells which are least: position by position from the
//! left, columns are chosen that have the least label there.  A digit of the second row whose column has no
//! position yet takes the least label that is left for it, which puts that column, and its stack, where this
//! label stands in the first row.  Only choices with equal labels are followed further.
//!
//! Source: ours.  Cost: 2 to 3 us for a grid less one to five cells, where trying all orders takes 20 to 50.
//! Oracle: the general search.

use super::state::{ONES, STACK, State, bits, column_count};
use super::ties::filled_places;

/// Two rows that may come first, and what is known of the second.
pub(super) struct Pair<'a> {
    /// The text of the first row.
    pub(super) first: u64,
    /// The rows, as lines of the puzzle, and their places with digits.
    pub(super) lines: [u64; 2],
    pub(super) filled: [u64; 2],
    /// The state with both rows placed and nothing else known, but for the next label after the first row.
    pub(super) state: State,
    /// The least text of the second row so far, and the states that reach it.
    pub(super) least: &'a mut u64,
    pub(super) following: &'a mut Vec<State>,
}

/// Columns that have been given positions.
#[derive(Clone, Copy, Default)]
struct Way {
    /// Nibble c: the position of column c, if bit 4 c of `placed` is set.
    to: u64,
    placed: u64,
    /// Nibble p: the column that is in position p, if bit p of `taken` is set.
    columns: u64,
    taken: u16,
    /// Nibble s: the stack in the s-th positions, 3 if none.
    stacks: u16,
    /// The next label.
    next: u8,
    /// Nibble d: the label of the digit d, if the first row does not have it.
    labels: u64,
    /// The text of the second row up to here.
    text: u64,
}

impl Pair<'_> {
    /// Finds all ways that give the second row a text no greater than the least so far.
    pub(super) fn search(&mut self) {
        self.follow(Way { stacks: 0x333, next: self.state.next, ..Way::default() }, 8);
    }

    /// Goes on from a position.
    fn follow(&mut self, mut way: Way, from: u32) {
        for position in (0..=from).rev() {
            let mut least = u64::MAX;
            let (mut ways, mut count) = ([way; 9], 0);
            let slot = (8 - position) / 3;
            let stack = u32::from(way.stacks >> (4 * slot) & 15);
            let stacks = if stack < 3 { stack..stack + 1 } else { 0..3 };
            for stack in stacks {
                let mut way = way;
                if !self.assign(&mut way, slot, stack) {
                    continue;
                }
                let all = STACK << (12 * stack);
                let columns = if way.taken >> position & 1 == 1 {
                    1 << (4 * (way.columns >> (4 * position) & 15))
                } else if self.first >> (4 * position) & 15 != 0 {
                    self.filled[0] & all & !way.placed
                } else {
                    let open = all & !self.filled[0];
                    let empty = column_count((open & !self.filled[1]) >> (12 * stack));
                    if u64::from(8 - position - 3 * slot) < empty {
                        // A column that stays open.
                        0
                    } else {
                        open & self.filled[1] & !way.placed
                    }
                };
                let mut keep = |way: Way, label: u64| {
                    if label < least {
                        (least, count) = (label, 0);
                    }
                    if label == least {
                        ways[count] = way;
                        count += 1;
                    }
                };
                if columns == 0 {
                    keep(way, 0);
                }
                for at in bits(columns) {
                    let mut way = way;
                    way.put(at, position);
                    let label = self.label(&mut way, self.lines[1] >> at & 15);
                    keep(way, label);
                }
            }
            let text = way.text | least << (4 * position);
            if text >> (4 * position) > *self.least >> (4 * position) {
                return;
            }
            for way in &mut ways[..count] {
                way.text = text;
            }
            for other in &ways[1..count] {
                if position == 0 {
                    self.finish(other);
                } else {
                    self.follow(*other, position - 1);
                }
            }
            way = ways[0];
        }
        self.finish(&way);
    }

    /// Puts a stack in its positions; says whether these have as many digits.
    #[inline(always)]
    fn assign(&self, way: &mut Way, slot: u32, stack: u32) -> bool {
        if u32::from(way.stacks >> (4 * slot) & 15) == stack {
            return true;
        }
        let is_elsewhere = (0..3).any(|slot| u32::from(way.stacks >> (4 * slot) & 15) == stack);
        let digits = column_count(self.filled[0] >> (12 * stack) & STACK);
        if is_elsewhere || digits != self.digits(slot) {
            return false;
        }
        way.stacks = way.stacks & !(15 << (4 * slot)) | (stack as u16) << (4 * slot);
        true
    }

    /// Number of digits of the first row in these positions.
    #[inline(always)]
    fn digits(&self, slot: u32) -> u64 {
        column_count(filled_places(self.first >> (24 - 12 * slot)) & STACK)
    }

    /// The least label that a digit of the second row can have.
    #[inline(always)]
    fn label(&self, way: &mut Way, digit: u64) -> u64 {
        if digit == 0 {
            return 0;
        }
        let label = way.labels >> (4 * digit) & 15;
        if label != 0 {
            return label;
        }
        let column = !filled_places(self.lines[0] ^ (digit * ONES)) & ONES;
        if column == 0 {
            let label = u64::from(way.next);
            way.labels |= label << (4 * digit);
            way.next += 1;
            return label;
        }
        let at = column.trailing_zeros();
        if way.placed & column == 0 {
            let stack = at / 12;
            let slot = (0..3).find(|&slot| self.may_have(way, slot, stack)).expect("one is left");
            self.assign(way, slot, stack);
            let top = 8 - 3 * slot;
            let free = |&position: &u32| {
                self.first >> (4 * position) & 15 != 0 && way.taken >> position & 1 == 0
            };
            let position = (top - 2..=top).rev().find(free).expect("one is left");
            way.put(at, position);
        }
        self.first >> (4 * (way.to >> at & 15)) & 15
    }

    /// Tests whether a stack is in these positions or could be.
    #[inline(always)]
    fn may_have(&self, way: &Way, slot: u32, stack: u32) -> bool {
        let mut way = *way;
        let there = u32::from(way.stacks >> (4 * slot) & 15);
        there == stack || there == 3 && self.assign(&mut way, slot, stack)
    }

    fn finish(&mut self, way: &Way) {
        if way.text < *self.least {
            *self.least = way.text;
            self.following.clear();
        } else if way.text > *self.least {
            return;
        }
        let mut labels = way.labels;
        for at in bits(self.filled[0]) {
            let digit = self.lines[0] >> at & 15;
            labels |= (self.first >> (4 * (way.to >> at & 15)) & 15) << (4 * digit);
        }
        let mut to = way.to;
        for stack in [0, 12, 24] {
            // Each stack has a digit in the first row; its open columns stand to the left of the others.
            let placed = way.placed >> stack & STACK;
            let right = (way.to >> (stack + placed.trailing_zeros()) & 15) / 3 * 3;
            to |= ((right + column_count(placed)) * (STACK & !placed)) << stack;
        }
        // A label is 0 in no nibble but the lowest, which is no digit's, and where a digit is unknown.
        let unknown = !filled_places(labels >> 4) & ONES;
        self.following.push(State {
            labels: labels | (u64::from(way.next) * (unknown << 4)),
            unknown: unknown << 4,
            to,
            touched: way.placed,
            next: way.next,
            ..self.state
        });
    }
}

impl Way {
    #[inline(always)]
    fn put(&mut self, at: u32, position: u32) {
        self.to |= u64::from(position) << at;
        self.placed |= 1 << at;
        self.columns |= u64::from(at / 4) << (4 * position);
        self.taken |= 1 << position;
    }
}
