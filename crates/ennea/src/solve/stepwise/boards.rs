//! The machine itself: one move at a time on boards of bits.
//!
//! A board is a set of cells, bit k of its words for the cell k of the reading order, so the lowest
//! bit is always the foremost cell.  The position is one board for each digit, of the open cells
//! that may still take it, and one of all open cells:
//!
//! ```text
//!   possible[d]   open cells whose candidates hold d      D boards of W words
//!   open          cells without a digit                   1 board
//! ```
//!
//! With two more boards all cells are sorted at once, `once |= p` and `twice |= once & p` over the
//! digits: an open cell outside `once` is a contradiction, one in `once` but not in `twice` has a
//! single candidate.  To place a digit takes its peers from one board and one bit from each of the
//! others; to take back a guess is to copy the position that was kept with it, 160 bytes for 3x3.
//! Nothing is allocated once the stack of guesses has grown.

use super::{GuessCell, Move};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::puzzle::Puzzle;
use std::fmt;
use std::sync::Arc;

/// The machine for any shape, behind one door.
pub(super) trait Machine: fmt::Debug + Send + Sync {
    fn copy(&self) -> Box<dyn Machine>;
    fn phase(&self) -> Phase;
    fn digit(&self, cell: usize) -> Option<Digit>;
    fn candidates(&self, cell: usize) -> DigitSet;
    fn is_open(&self, cell: usize) -> bool;
    /// The first open cell with the fewest candidates.
    fn foremost(&self) -> Option<usize>;
    fn guess_count(&self) -> usize;
    fn guess(&self, level: usize) -> Guessed;
    /// Whether the cell was open before the guess of this level.
    fn was_open(&self, level: usize, cell: usize) -> bool;
    fn step(&mut self, choice: GuessCell) -> Option<Move>;
    fn run(&mut self, choice: GuessCell, steps: u64, solutions: u64) -> Ran;
}

/// Where the search stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Searching,
    Solved,
    Ended,
}

/// An entry of the stack, without the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guessed {
    pub(super) cell: usize,
    pub(super) digit: usize,
    pub(super) tried: usize,
    pub(super) out_of: usize,
}

/// What a run did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ran {
    pub(super) steps: u64,
    pub(super) solutions: u64,
    /// The highest guess level.
    pub(super) deepest: usize,
}

/// The machine for this puzzle, whose open cells may take no digit but these.
///
/// The clues must not contradict each other.
pub(super) fn machine(puzzle: &Puzzle, allowed: &[DigitSet]) -> Box<dyn Machine> {
    match puzzle.shape().side() {
        1..=8 => Box::new(Boards::<1, 8>::new(puzzle, allowed)),
        9 => Box::new(Boards::<2, 9>::new(puzzle, allowed)),
        10..=16 => Box::new(Boards::<4, 16>::new(puzzle, allowed)),
        17..=25 => Box::new(Boards::<10, 25>::new(puzzle, allowed)),
        _ => Box::new(Boards::<21, 36>::new(puzzle, allowed)),
    }
}

type Board<const W: usize> = [u64; W];

#[derive(Clone, Copy, Debug)]
struct Position<const W: usize, const D: usize> {
    possible: [Board<W>; D],
    open: Board<W>,
}

#[derive(Clone, Debug)]
struct Frame<const W: usize, const D: usize> {
    before: Position<W, D>,
    cell: u16,
    digit: u8,
    tried: u8,
    untried: u64,
}

#[derive(Clone, Debug)]
struct Boards<const W: usize, const D: usize> {
    phase: Phase,
    position: Position<W, D>,
    guesses: Vec<Frame<W, D>>,
    /// The digit that was last placed in each cell, by index; stale where the cell is open.
    digits: Box<[u8]>,
    /// For each cell its peers and itself.
    peers: Arc<[Board<W>]>,
}

impl<const W: usize, const D: usize> Boards<W, D> {
    fn new(puzzle: &Puzzle, allowed: &[DigitSet]) -> Self {
        let shape = puzzle.shape();
        let peers = shape.all_cells().map(|cell| {
            let mut board = [0; W];
            shape.peers(cell).chain([cell]).for_each(|peer| put(&mut board, peer.index()));
            board
        });
        let mut position = Position { possible: [[0; W]; D], open: [0; W] };
        for (cell, allowed) in allowed.iter().enumerate() {
            put(&mut position.open, cell);
            for digit in allowed.intersection(DigitSet::full(shape.side())).iter() {
                put(&mut position.possible[digit.index()], cell);
            }
        }
        let mut boards = Self {
            phase: Phase::Searching,
            position,
            guesses: Vec::new(),
            digits: vec![0; shape.cells()].into(),
            peers: peers.collect(),
        };
        for cell in shape.all_cells() {
            if let Some(digit) = puzzle.clue(cell) {
                boards.place(cell.index(), digit.index());
            }
        }
        boards
    }

    /// The body of [`Machine::step`]:
    ///
    /// ```text
    /// on a solution, or if an open cell has no candidate: take back, go on with the next digit
    /// if an open cell has one candidate: place it there
    /// else: guess
    /// ```
    #[inline(always)]
    fn go(&mut self, choice: GuessCell) -> Option<Move> {
        match self.phase {
            Phase::Ended => return None,
            Phase::Solved => return self.take_back(),
            Phase::Searching => {}
        }
        let Position { possible, open } = &self.position;
        let (mut once, mut twice) = ([0; W], [0; W]);
        for board in possible {
            for word in 0..W {
                twice[word] |= once[word] & board[word];
                once[word] |= board[word];
            }
        }
        let mut lost = 0;
        for word in 0..W {
            lost |= open[word] & !once[word];
            once[word] &= !twice[word];
        }
        if lost != 0 {
            return self.take_back();
        }
        if let Some(cell) = first(&once) {
            let digit = self.bits(cell).trailing_zeros() as usize;
            self.place(cell, digit);
            return Some(Move::Placed { cell: Cell::new(cell), digit: Digit::from_index(digit) });
        }
        let cell = match choice {
            GuessCell::Foremost => foremost(&self.position)?,
            GuessCell::First => first(open)?,
        };
        self.guesses.push(Frame {
            before: self.position,
            cell: cell as u16,
            digit: 0,
            tried: 0,
            untried: self.bits(cell),
        });
        Some(self.try_next())
    }

    /// Goes back to the last guess that has digits left and tries the next of them; if none has,
    /// to the position before the first guess, where the search ends.
    #[inline(always)]
    fn take_back(&mut self) -> Option<Move> {
        while let Some(guess) = self.guesses.pop_if(|guess| guess.untried == 0) {
            if self.guesses.is_empty() {
                self.position = guess.before;
            }
        }
        let Some(guess) = self.guesses.last() else {
            self.phase = Phase::Ended;
            return None;
        };
        self.position = guess.before;
        self.phase = Phase::Searching;
        Some(self.try_next())
    }

    /// Places the next digit of the guess on top of the stack.
    #[inline(always)]
    fn try_next(&mut self) -> Move {
        let level = self.guesses.len();
        let guess = self.guesses.last_mut().expect("a guess has been made");
        let digit = guess.untried.trailing_zeros() as usize;
        guess.untried &= guess.untried - 1;
        guess.digit = digit as u8;
        guess.tried += 1;
        let cell = usize::from(guess.cell);
        self.place(cell, digit);
        Move::Guessed { level, cell: Cell::new(cell), digit: Digit::from_index(digit) }
    }

    #[inline(always)]
    fn place(&mut self, cell: usize, digit: usize) {
        let Position { possible, open } = &mut self.position;
        let (word, bit) = (cell / 64, 1 << (cell % 64));
        for board in possible.iter_mut() {
            board[word] &= !bit;
        }
        let peers = &self.peers[cell];
        for (mine, theirs) in possible[digit].iter_mut().zip(peers) {
            *mine &= !theirs;
        }
        open[word] &= !bit;
        self.digits[cell] = digit as u8;
        if open.iter().fold(0, |any, word| any | word) == 0 {
            self.phase = Phase::Solved;
        }
    }

    /// The candidates of a cell, bit k for the digit of index k.
    #[inline(always)]
    fn bits(&self, cell: usize) -> u64 {
        let (word, shift) = (cell / 64, cell % 64);
        let bit = |(digit, board): (usize, &Board<W>)| (board[word] >> shift & 1) << digit;
        self.position.possible.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }
}

impl<const W: usize, const D: usize> Machine for Boards<W, D> {
    fn copy(&self) -> Box<dyn Machine> {
        Box::new(self.clone())
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn digit(&self, cell: usize) -> Option<Digit> {
        (!self.is_open(cell)).then(|| Digit::from_index(self.digits[cell].into()))
    }

    fn candidates(&self, cell: usize) -> DigitSet {
        DigitSet::from_bits(self.bits(cell))
    }

    fn is_open(&self, cell: usize) -> bool {
        holds(&self.position.open, cell)
    }

    fn foremost(&self) -> Option<usize> {
        foremost(&self.position)
    }

    fn guess_count(&self) -> usize {
        self.guesses.len()
    }

    fn guess(&self, level: usize) -> Guessed {
        let Frame { cell, digit, tried, untried, .. } = self.guesses[level - 1];
        let tried = usize::from(tried);
        let out_of = tried + untried.count_ones() as usize;
        Guessed { cell: cell.into(), digit: digit.into(), tried, out_of }
    }

    fn was_open(&self, level: usize, cell: usize) -> bool {
        holds(&self.guesses[level - 1].before.open, cell)
    }

    fn step(&mut self, choice: GuessCell) -> Option<Move> {
        self.go(choice)
    }

    fn run(&mut self, choice: GuessCell, steps: u64, solutions: u64) -> Ran {
        let mut ran = Ran { deepest: self.guesses.len(), ..Ran::default() };
        while ran.steps < steps && ran.solutions < solutions {
            match self.go(choice) {
                None => break,
                Some(Move::Guessed { level, .. }) => ran.deepest = ran.deepest.max(level),
                Some(Move::Placed { .. }) => {}
            }
            ran.steps += 1;
            ran.solutions += u64::from(self.phase == Phase::Solved);
        }
        ran
    }
}

/// The first open cell with the fewest candidates.
///
/// The candidates of all cells are counted at once, in binary: bit j of a cell's count is its bit
/// in `count[j]`.  Cells with two are so frequent that they are looked for first.
#[inline(always)]
fn foremost<const W: usize, const D: usize>(position: &Position<W, D>) -> Option<usize> {
    let Position { possible, open } = position;
    let (mut once, mut twice, mut thrice) = ([0; W], [0; W], [0; W]);
    for board in possible {
        for word in 0..W {
            thrice[word] |= twice[word] & board[word];
            twice[word] |= once[word] & board[word];
            once[word] |= board[word];
        }
    }
    let pick = |filter: &dyn Fn(usize) -> u64| {
        let board: Board<W> = std::array::from_fn(|word| open[word] & filter(word));
        first(&board)
    };
    pick(&|word| !once[word])
        .or_else(|| pick(&|word| !twice[word]))
        .or_else(|| pick(&|word| !thrice[word]))
        .or_else(|| {
            let mut count = [[0; W]; 6];
            for board in possible {
                for word in 0..W {
                    let mut carry = board[word];
                    for bit in &mut count {
                        (bit[word], carry) = (bit[word] ^ carry, bit[word] & carry);
                    }
                }
            }
            let mut least = *open;
            for bit in count.iter().rev() {
                let lesser: Board<W> = std::array::from_fn(|word| least[word] & !bit[word]);
                if lesser != [0; W] {
                    least = lesser;
                }
            }
            first(&least)
        })
}

fn put<const W: usize>(board: &mut Board<W>, cell: usize) {
    board[cell / 64] |= 1 << (cell % 64);
}

fn holds<const W: usize>(board: &Board<W>, cell: usize) -> bool {
    board[cell / 64] >> (cell % 64) & 1 == 1
}

/// The lowest bit of a board.
#[inline(always)]
fn first<const W: usize>(board: &Board<W>) -> Option<usize> {
    let word = board.iter().position(|&word| word != 0)?;
    Some(64 * word + board[word].trailing_zeros() as usize)
}
