//! A board under way: what each option is, since when and why, and what the items force.
//!
//! An item with one option left takes it, and a taken option removes all others of its four items.
//! A SAT solver reads these rules as clauses, N (N-1)/2 for an item; here they are masked words, as in
//! the [exact cover search](crate::exact_cover), but every deduction keeps its reason.

use crate::items::{Item, Items};
use ennea_base::{Shape, ones};
use std::ops::Not;

/// An option by number, cell by cell.
pub(super) type Choice = usize;

/// An option that is taken, or one that is removed: twice its number, and one more if removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Literal(u32);

impl Literal {
    /// This option is taken.
    pub(super) fn taken(option: Choice) -> Self {
        Self(2 * option as u32)
    }

    /// This option is removed.
    pub(super) fn removed(option: Choice) -> Self {
        Self(2 * option as u32 + 1)
    }

    pub(super) fn option(self) -> Choice {
        (self.0 / 2) as Choice
    }

    pub(super) fn is_removal(self) -> bool {
        self.0 % 2 == 1
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal with this index.
    pub(super) fn at(index: u32) -> Self {
        Self(index)
    }
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// It was tried.
    Choice,
    /// It shares an item with this option, which is taken.
    Taken(u32),
    /// It is the last option of this item.
    Last(u32),
    /// The other literals of this clause are false.
    Clause(u32),
}

/// A contradiction on the board.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    /// Two options of one item are taken.
    Both(Choice, Choice),
    /// An item has no option.
    Empty(Item),
    /// All literals of this clause are false.
    Clause(u32),
}

/// The state of all options.
#[derive(Clone, Debug)]
pub(super) struct Board {
    side: usize,
    /// The items of every option, each with the option's bit there.
    items: Vec<[(u16, u8); 4]>,
    /// The options of every item, bit by bit.
    options: Vec<u16>,
    /// Options left to each item, as bits.
    left: Vec<u64>,
    /// Of every literal 1 if it is true, -1 if it is false, 0 while neither is known.
    values: Vec<i8>,
    /// Of every option that is decided: how many choices came before, and why.
    since: Vec<(u32, Reason)>,
    /// The true literals, in the order in which they came.
    trail: Vec<Literal>,
    /// Number of true literals that the items have taken in.
    told: usize,
    /// Places of the choices in the trail.
    choices: Vec<u32>,
}

impl Board {
    pub(super) fn new(shape: Shape) -> Self {
        let items = Items::new(shape);
        let side = items.side();
        let count = side * items.cells();
        let number = |item, bit| {
            let (cell, digit) = items.choice(item, bit).indices();
            (cell * side + digit) as u16
        };
        let mut board = Self {
            side,
            items: vec![[(0, 0); 4]; count],
            options: Vec::with_capacity(4 * count),
            left: vec![u64::MAX >> (64 - side); items.len()],
            values: vec![0; 2 * count],
            since: vec![(0, Reason::Choice); count],
            trail: Vec::with_capacity(count),
            told: 0,
            choices: Vec::new(),
        };
        for item in 0..items.len() {
            for bit in 0..side {
                let option = number(item, bit as u32);
                let kind = item / items.cells();
                board.items[usize::from(option)][kind] = (item as u16, bit as u8);
                board.options.push(option);
            }
        }
        board
    }

    /// The number of digits.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// The number of options.
    pub(super) fn len(&self) -> usize {
        self.since.len()
    }

    /// 1 if the literal is true, -1 if it is false, 0 if neither is known.
    #[inline]
    pub(super) fn value(&self, literal: Literal) -> i8 {
        self.values[literal.index()]
    }

    /// Tests whether the option is neither taken nor removed.
    pub(super) fn is_open(&self, option: Choice) -> bool {
        self.values[2 * option] == 0
    }

    /// Number of choices made.
    pub(super) fn level(&self) -> usize {
        self.choices.len()
    }

    /// Number of choices that had been made when this option was decided.
    #[inline]
    pub(super) fn level_of(&self, option: Choice) -> u32 {
        self.since[option].0
    }

    /// Why this option was decided.
    #[inline]
    pub(super) fn reason(&self, option: Choice) -> Reason {
        self.since[option].1
    }

    /// All literals that are true, in the order in which they came.
    pub(super) fn trail(&self) -> &[Literal] {
        &self.trail
    }

    /// The literal that was tried as choice number `level`, from 1 on.
    pub(super) fn choice(&self, level: usize) -> Literal {
        self.trail[self.choices[level - 1] as usize]
    }

    /// The option of this cell that is taken, as a digit.
    pub(super) fn digit(&self, cell: usize) -> usize {
        self.left[cell].trailing_zeros() as usize
    }

    /// The options of an item, left or not.
    pub(super) fn options(&self, item: Item) -> impl Iterator<Item = Choice> {
        self.options[item * self.side..][..self.side].iter().map(|&option| option.into())
    }

    /// Numbers of options that the four items of an option have left.
    pub(super) fn rivals(&self, option: Choice) -> [u32; 4] {
        self.items[option].map(|(item, _)| self.left[usize::from(item)].count_ones())
    }

    /// Tries a literal that is not decided.
    pub(super) fn choose(&mut self, literal: Literal) {
        self.choices.push(self.trail.len() as u32);
        self.decide(literal, Reason::Choice);
    }

    /// Makes a literal true that is not decided.
    #[inline]
    pub(super) fn decide(&mut self, literal: Literal, reason: Reason) {
        debug_assert_eq!(self.value(literal), 0, "decided once");
        self.values[literal.index()] = 1;
        self.values[(!literal).index()] = -1;
        self.since[literal.option()] = (self.choices.len() as u32, reason);
        self.trail.push(literal);
    }

    /// Decides all that the items force; the conflict, if there is one.
    pub(super) fn force(&mut self) -> Option<Conflict> {
        while let Some(&literal) = self.trail.get(self.told) {
            self.told += 1;
            let option = literal.option();
            let conflict =
                if literal.is_removal() { self.strike(option) } else { self.remove_rivals(option) };
            if conflict.is_some() {
                return conflict;
            }
        }
        None
    }

    /// Takes a removed option from its items.
    fn strike(&mut self, option: Choice) -> Option<Conflict> {
        let mut conflict = None;
        for (item, bit) in self.items[option] {
            let item = usize::from(item);
            let left = self.left[item] & !(1 << bit);
            self.left[item] = left;
            if left & left.wrapping_sub(1) == 0 {
                if left == 0 {
                    conflict = Some(Conflict::Empty(item));
                    continue;
                }
                let bit = left.trailing_zeros() as usize;
                let last = Literal::taken(self.options[item * self.side + bit].into());
                if self.value(last) == 0 {
                    self.decide(last, Reason::Last(item as u32));
                }
            }
        }
        conflict
    }

    /// Removes the other options of a taken option's items.
    fn remove_rivals(&mut self, option: Choice) -> Option<Conflict> {
        for (item, own) in self.items[option] {
            let item = usize::from(item);
            for bit in ones(self.left[item] & !(1 << own)) {
                let rival = Literal::removed(self.options[item * self.side + bit].into());
                match self.value(rival) {
                    0 => self.decide(rival, Reason::Taken(option as u32)),
                    1 => {}
                    _ => return Some(Conflict::Both(option, rival.option())),
                }
            }
        }
        None
    }

    /// Takes back all but the first `level` choices; calls `opened` with every option that is open again.
    pub(super) fn undo(&mut self, level: usize, mut opened: impl FnMut(Choice)) {
        let Some(&start) = self.choices.get(level) else { return };
        let start = start as usize;
        for at in (start..self.trail.len()).rev() {
            let literal = self.trail[at];
            let option = literal.option();
            self.values[literal.index()] = 0;
            self.values[(!literal).index()] = 0;
            if literal.is_removal() && at < self.told {
                for (item, bit) in self.items[option] {
                    self.left[usize::from(item)] |= 1 << bit;
                }
            }
            opened(option);
        }
        self.trail.truncate(start);
        self.choices.truncate(level);
        self.told = self.told.min(start);
    }
}
