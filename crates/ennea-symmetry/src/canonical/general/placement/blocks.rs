//! The ordered partition of the columns: blocks and groups, split and joined, and what is still open.

use super::{Placement, Sheet};
use std::ops::Range;

impl Placement {
    /// Puts a stack first in its group and takes it out.
    pub(super) fn settle_stack(&mut self, sheet: &Sheet, stack: usize) {
        let group = self.group_of(sheet, self.stack_position(sheet, stack));
        self.swap_stacks(sheet, self.stack_position(sheet, stack), group.start);
        for later in group.start + 1..group.end {
            self.group[later] = group.start as u8 + 1;
        }
    }

    /// Exchanges the stacks at two positions of one group.
    pub(in super::super) fn swap_stacks(&mut self, sheet: &Sheet, a: usize, b: usize) {
        for k in 0..sheet.stack {
            self.order.swap(a * sheet.stack + k, b * sheet.stack + k);
            for stack in [a, b] {
                let position = stack * sheet.stack + k;
                self.position[usize::from(self.order[position])] = position as u8;
            }
        }
    }

    /// Puts some columns of the block that starts here first and makes them a block; in linked
    /// blocks the columns with the same slots.
    pub(super) fn split(&mut self, sheet: &Sheet, at: usize, columns: &[usize]) {
        let slots = columns.iter().fold(0_u64, |set, &column| set | 1 << self.slot[column]);
        let end = self.block_end(sheet, at);
        debug_assert!(columns.iter().all(|&c| (at..end).contains(&usize::from(self.position[c]))));
        if columns.is_empty() || columns.len() == end - at {
            return;
        }
        let mut first = 0;
        while first < sheet.side {
            let end = self.block_end(sheet, first);
            let is_first = |column: u8| slots >> self.slot[usize::from(column)] & 1 == 1;
            let mut sorted = self.order;
            let run = &mut sorted[first..end];
            if run.iter().any(|&column| is_first(column)) {
                run.sort_by_key(|&column| !is_first(column));
                let size = run.iter().filter(|&&column| is_first(column)).count();
                self.order = sorted;
                for position in first..end {
                    self.position[usize::from(self.order[position])] = position as u8;
                    if position >= first + size {
                        self.block[position] = (first + size) as u8;
                    }
                }
            }
            first = end;
        }
    }

    /// Puts the columns of linked blocks in one order, that of their slots.
    pub(in super::super) fn align(&mut self, sheet: &Sheet) {
        let mut first = 0;
        while first < sheet.side {
            let end = self.block_end(sheet, first);
            let slot = self.slot;
            self.order[first..end].sort_unstable_by_key(|&column| slot[usize::from(column)]);
            for position in first..end {
                self.position[usize::from(self.order[position])] = position as u8;
            }
            first = end;
        }
    }

    pub(super) fn stack_position(&self, sheet: &Sheet, stack: usize) -> usize {
        usize::from(self.position[stack * sheet.stack]) / sheet.stack
    }

    pub(super) fn group_end(&self, sheet: &Sheet, stack: usize) -> usize {
        let group = self.group[stack];
        let stacks = sheet.side / sheet.stack;
        (stack..stacks).find(|&s| self.group[s] != group).unwrap_or(stacks)
    }

    pub(super) fn group_of(&self, sheet: &Sheet, stack: usize) -> Range<usize> {
        usize::from(self.group[stack])..self.group_end(sheet, stack)
    }

    pub(super) fn block_end(&self, sheet: &Sheet, at: usize) -> usize {
        (at..sheet.side).find(|&p| self.block[p] != self.block[at]).unwrap_or(sheet.side)
    }

    pub(super) fn block_of(&self, sheet: &Sheet, column: usize) -> (usize, usize) {
        let first = usize::from(self.block[usize::from(self.position[column])]);
        (first, self.block_end(sheet, first))
    }

    /// The groups that are still open, as runs of stack positions.
    pub(in super::super) fn open_groups(&self, sheet: &Sheet) -> Vec<Range<usize>> {
        let stacks = sheet.side / sheet.stack;
        (0..stacks)
            .filter(|&stack| usize::from(self.group[stack]) == stack)
            .map(|stack| self.group_of(sheet, stack))
            .filter(|group| group.len() > 1)
            .collect()
    }

    /// For each bundle of linked blocks that is still open, its slots, each as the columns in it.
    pub(in super::super) fn open_slots(&self, sheet: &Sheet) -> Vec<Vec<Vec<usize>>> {
        let mut done = 0_u64;
        let mut bundles = Vec::new();
        let mut first = 0;
        while first < sheet.side {
            let end = self.block_end(sheet, first);
            let slot = |position: usize| self.slot[usize::from(self.order[position])];
            if end - first > 1 && done >> slot(first) & 1 == 0 {
                let columns_of =
                    |slot: u8| (0..sheet.side).filter(|&c| self.slot[c] == slot).collect();
                bundles.push((first..end).map(|p| columns_of(slot(p))).collect());
                done = (first..end).fold(done, |done, p| done | 1 << slot(p));
            }
            first = end;
        }
        bundles
    }

    /// Exchanges two rows that have been placed.
    pub(in super::super) fn swap_rows(&mut self, a: usize, b: usize) {
        for row in &mut self.rows {
            *row = match usize::from(*row) {
                row if row == a => b as u8,
                row if row == b => a as u8,
                _ => *row,
            };
        }
    }

    /// Exchanges two columns of one block.
    pub(in super::super) fn swap_columns(&mut self, a: usize, b: usize) {
        let (at, to) = (self.position(a), self.position(b));
        self.order.swap(at, to);
        self.position.swap(a, b);
    }
}
