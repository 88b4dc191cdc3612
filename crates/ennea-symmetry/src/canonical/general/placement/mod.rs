//! A part of the least image: the rows that have been written, and no more of the columns' order
//! than they force.
//!
//! The columns are kept as an *ordered partition*.  A **block** is a run of positions of one stack
//! whose columns could still stand there in any order; a **group** is a run of stack positions
//! whose stacks could.  Blocks of different stacks can be **linked**: column by column they share a
//! *slot*, and the order of the slots, though open, is the same in each of these blocks.
//!
//! A digit's **home** is the row and column where it first stood.  Its label is what was written in
//! that row at the position of that column; so it is open exactly as long as that position is, and
//! settling it settles both.  Thus a first row 123456789 decides nothing: each of its columns is
//! linked, through the label, with its digit.
//!
//! A row is written from left to right, each time the least that could stand there: empty cells
//! first, then labels that are known, or the least ones that are still free in a block, then new
//! labels.  Where several columns (or stacks) can give that least label and the choice matters, the
//! caller has to choose.

mod blocks;
mod sheet;

pub(super) use sheet::{Choice, Sheet};

use ennea_base::SIDE_MAX;

/// Nowhere yet.
const NONE: u8 = u8::MAX;

/// See the head of the module.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    /// The text so far, in reading order.
    pub(super) text: Vec<u8>,
    /// The rows that have been placed; the last one may be in the middle of being written.
    pub(super) rows: Vec<u8>,
    /// Column at each position; those of one block in no order that means anything.
    order: [u8; SIDE_MAX],
    /// Position of each column.
    position: [u8; SIDE_MAX],
    /// The first position of the block of a position.
    block: [u8; SIDE_MAX],
    /// The first stack position of the group of a stack position.
    group: [u8; SIDE_MAX],
    /// The slot of a column.
    slot: [u8; SIDE_MAX],
    /// Row (by its place) and column of a digit's home.
    home: [(u8, u8); SIDE_MAX + 1],
    /// The next new label.
    next: u8,
}

impl Placement {
    /// Nothing written, everything open.
    pub(super) fn new(sheet: &Sheet) -> Self {
        let points = std::array::from_fn(|k| k as u8);
        Self {
            text: Vec::with_capacity(sheet.cells.len()),
            rows: Vec::with_capacity(sheet.side),
            order: points,
            position: points,
            block: std::array::from_fn(|k| (k / sheet.stack * sheet.stack) as u8),
            group: [0; SIDE_MAX],
            slot: points,
            home: [(NONE, NONE); SIDE_MAX + 1],
            next: 1,
        }
    }

    /// Writes on until a choice has to be made, and gives the alternatives; none at the end.
    pub(super) fn advance(&mut self, sheet: &Sheet) -> Vec<Choice> {
        loop {
            let side = sheet.side;
            let at = self.text.len() % side;
            let choices = if self.text.len() == self.rows.len() * side {
                if self.rows.len() == side {
                    return Vec::new();
                }
                self.next_rows(sheet)
            } else if at.is_multiple_of(sheet.stack)
                && self.group_end(sheet, at / sheet.stack) - at / sheet.stack > 1
            {
                self.write_stacks(sheet, at / sheet.stack)
            } else {
                self.write_block(sheet, at)
            };
            match choices[..] {
                [] => {}
                [only] => self.choose(sheet, only),
                _ => return choices,
            }
        }
    }

    /// Carries a choice out.
    pub(super) fn choose(&mut self, sheet: &Sheet, choice: Choice) {
        match choice {
            Choice::Transposed(_) => unreachable!("made before a placement begins"),
            Choice::Row(row) => self.rows.push(row as u8),
            Choice::Stack(stack) => self.settle_stack(sheet, stack),
            Choice::Column(column) => self.write_column(sheet, column),
        }
    }

    /// The rows that may come next, of those that are empty only one; empty ones are written.
    fn next_rows(&mut self, sheet: &Sheet) -> Vec<Choice> {
        let placed = self.rows.iter().fold(0_u64, |set, &row| set | 1 << row);
        let is_free = |row: &usize| placed >> row & 1 == 0;
        if !self.rows.len().is_multiple_of(sheet.band) {
            let band = usize::from(self.rows[self.rows.len() - 1]) / sheet.band;
            let rows = || sheet.rows_of(band).filter(is_free);
            return match rows().find(|&row| sheet.row_is_empty(row)) {
                Some(row) => vec![Choice::Row(row)],
                None => rows().map(Choice::Row).collect(),
            };
        }
        let bands = || (0..sheet.side / sheet.band).filter(|band| is_free(&(band * sheet.band)));
        let empty_band =
            bands().find(|&band| sheet.rows_of(band).all(|row| sheet.row_is_empty(row)));
        if let Some(band) = empty_band {
            return vec![Choice::Row(band * sheet.band)];
        }
        let with_empty: Vec<Choice> = bands()
            .filter_map(|band| sheet.rows_of(band).find(|&row| sheet.row_is_empty(row)))
            .map(Choice::Row)
            .collect();
        if with_empty.is_empty() {
            bands().flat_map(|band| sheet.rows_of(band)).map(Choice::Row).collect()
        } else {
            with_empty
        }
    }

    /// Decides which stacks of a group come first, by where the row has empty cells, known digits
    /// and new ones; writes those with nothing known, which may stay a group.
    fn write_stacks(&mut self, sheet: &Sheet, first: usize) -> Vec<Choice> {
        let source = self.source();
        let row = sheet.row(source);
        let width = sheet.stack;
        let end = self.group_end(sheet, first);
        let kinds: Vec<Vec<u8>> = (first..end)
            .map(|stack| {
                let mut kinds = Vec::with_capacity(width);
                let mut at = stack * width;
                while at < (stack + 1) * width {
                    let to = self.block_end(sheet, at);
                    kinds.extend((at..to).map(|p| self.kind(row[usize::from(self.order[p])])));
                    kinds[at - stack * width..].sort_unstable();
                    at = to;
                }
                // Which of two known digits is less, and so what follows, may hang on the choice.
                if let Some(known) = kinds.iter().position(|&kind| kind == 1) {
                    kinds.truncate(known + 1);
                }
                kinds
            })
            .collect();
        let least = kinds.iter().min().expect("a group has stacks").clone();
        let chosen: Vec<usize> = (first..end)
            .filter(|stack| kinds[stack - first] == least)
            .map(|stack| usize::from(self.order[stack * width]) / width)
            .collect();
        let is_forced = least.contains(&1) || least.contains(&2) && sheet.has_a_digit_twice(source);
        if is_forced {
            return chosen.into_iter().map(Choice::Stack).collect();
        }
        for (place, &stack) in chosen.iter().enumerate() {
            self.swap_stacks(sheet, self.stack_position(sheet, stack), first + place);
        }
        for stack in first + chosen.len()..end {
            self.group[stack] = (first + chosen.len()) as u8;
        }
        for stack in first..first + chosen.len() {
            let mut at = stack * width;
            while at < (stack + 1) * width {
                let to = self.block_end(sheet, at);
                let empties = self.columns_where(at, to, |column| row[column] == 0);
                self.split(sheet, at, &empties);
                self.text.resize(self.text.len() + empties.len(), 0);
                self.write_new(row, at + empties.len(), to);
                at = to;
            }
        }
        Vec::new()
    }

    /// 0 for an empty cell, 1 for a digit that has a home, 2 for a new one.
    fn kind(&self, clue: u8) -> u8 {
        match clue {
            0 => 0,
            _ if self.home[usize::from(clue)].0 != NONE => 1,
            _ => 2,
        }
    }

    /// Writes the part of a block whose values are least, or says who could.
    fn write_block(&mut self, sheet: &Sheet, at: usize) -> Vec<Choice> {
        let source = self.source();
        let row = sheet.row(source);
        let end = self.block_end(sheet, at);
        let empties = self.columns_where(at, end, |column| row[column] == 0);
        if !empties.is_empty() {
            self.split(sheet, at, &empties);
            self.text.resize(self.text.len() + empties.len(), 0);
            return Vec::new();
        }
        let label = |placement: &Self, column: usize| placement.least_label(sheet, row[column]);
        let known = self.columns_where(at, end, |column| self.kind(row[column]) == 1);
        let Some(least) = known.iter().map(|&column| label(self, column)).min() else {
            if end - at > 1 && sheet.has_a_digit_twice(source) {
                return self
                    .columns_where(at, end, |_| true)
                    .into_iter()
                    .map(Choice::Column)
                    .collect();
            }
            self.write_new(row, at, end);
            return Vec::new();
        };
        let columns: Vec<usize> =
            known.into_iter().filter(|&column| label(self, column) == least).collect();
        let homes: Vec<usize> = columns
            .iter()
            .map(|&column| usize::from(self.home[usize::from(row[column])].1))
            .collect();
        let home_stack = usize::from(self.position[homes[0]]) / sheet.stack;
        let (home, home_end) = self.block_of(sheet, homes[0]);
        if self.group_of(sheet, home_stack).len() > 1 {
            let mut stacks: Vec<usize> = homes.iter().map(|home| home / sheet.stack).collect();
            stacks.sort_unstable();
            stacks.dedup();
            return stacks.into_iter().map(Choice::Stack).collect();
        }
        if home_end - home == 1 {
            self.split(sheet, at, &columns);
            self.text.resize(self.text.len() + columns.len(), least);
            return Vec::new();
        }
        let slots =
            (home..home_end).fold(0_u64, |set, p| set | 1 << self.slot[usize::from(self.order[p])]);
        let linked_already = slots >> self.slot[columns[0]] & 1 == 1;
        if linked_already || sheet.has_a_digit_twice(source) {
            return columns.into_iter().map(Choice::Column).collect();
        }
        self.split(sheet, at, &columns);
        self.split(sheet, home, &homes);
        for (&column, &home) in columns.iter().zip(&homes) {
            let (from, to) = (self.slot[column], self.slot[home]);
            for slot in &mut self.slot[..sheet.side] {
                if *slot == from {
                    *slot = to;
                }
            }
        }
        self.text.extend((0..columns.len() as u8).map(|k| least + k));
        Vec::new()
    }

    /// Puts a column at the next position, and its digit's home first in its block.
    fn write_column(&mut self, sheet: &Sheet, column: usize) {
        let clue = sheet.row(self.source())[column];
        let at = self.text.len() % sheet.side;
        self.split(sheet, at, &[column]);
        let (row, home) = self.home[usize::from(clue)];
        if row == NONE {
            self.home[usize::from(clue)] = (self.rows.len() as u8 - 1, column as u8);
            self.text.push(self.next);
            self.next += 1;
            return;
        }
        let home = usize::from(home);
        let first = self.block_of(sheet, home).0;
        self.split(sheet, first, &[home]);
        let label = self.least_label(sheet, clue);
        self.text.push(label);
    }

    /// New labels for the digits of this row in these positions.
    fn write_new(&mut self, row: &[u8], from: usize, to: usize) {
        for position in from..to {
            let column = self.order[position];
            let clue = row[usize::from(column)];
            self.home[usize::from(clue)] = (self.rows.len() as u8 - 1, column);
            self.text.push(self.next);
            self.next += 1;
        }
    }

    /// The least label that a digit with a home could get.
    fn least_label(&self, sheet: &Sheet, clue: u8) -> u8 {
        let (row, column) = self.home[usize::from(clue)];
        let position = usize::from(self.position[usize::from(column)]);
        let stack = position / sheet.stack;
        let moved = (stack - usize::from(self.group[stack])) * sheet.stack;
        let first = usize::from(self.block[position]) - moved;
        self.text[usize::from(row) * sheet.side + first]
    }

    fn columns_where(&self, from: usize, to: usize, holds: impl Fn(usize) -> bool) -> Vec<usize> {
        self.order[from..to].iter().map(|&c| usize::from(c)).filter(|&c| holds(c)).collect()
    }

    /// The row that is being written.
    fn source(&self) -> usize {
        usize::from(self.rows[self.rows.len() - 1])
    }

    /// Position of a column.
    pub(super) fn position(&self, column: usize) -> usize {
        usize::from(self.position[column])
    }

    /// The label of a digit, if a clue has it.
    pub(super) fn label(&self, sheet: &Sheet, clue: usize) -> Option<u8> {
        let (row, column) = self.home[clue];
        let at = || usize::from(row) * sheet.side + usize::from(self.position[usize::from(column)]);
        (row != NONE).then(|| self.text[at()])
    }
}
