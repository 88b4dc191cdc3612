//! The machine itself: one move at a time on boards of bits.
//!
//! A board is a set of cells, bit k of its words for the cell k of the reading order, so the lowest
//! bit is always the foremost cell.  The position is one board for each digit, of the cells that
//! may still take it, the number of candidates of all cells in binary, and the open cells:
//!
//! ```text
//!   possible[d]   cells whose candidates hold d                 D boards of W words
//!   count[j]      cells whose number of candidates has bit j    P boards
//!   open          cells without a digit                         1 board
//! ```
//!
//! To place a digit takes its cell and the cell's peers from one board, and one from the counts of
//! those that were in it: a subtraction in all cells at once, borrowing from `count[j]` to
//! `count[j + 1]`.  What `possible` and `count` say of a filled cell means nothing, so it need not
//! be cleared.  From the counts follow at once the cells without a candidate, with a single one, and
//! with the fewest.  To take back a guess is to copy the position that was kept with it, 224 bytes
//! for 3x3.  Nothing is allocated once the stack of guesses has grown.
//!
//! Counting the boards anew after every step instead, `once |= p` and `twice |= once & p` over
//! all digits, took 18 ns a step where this takes 10.

use super::{Guess, GuessCell, Move};
use ennea_base::{Cell, Digit, DigitSet, Filling};
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
    fn guess(&self, level: usize) -> Guess;
    /// Tests whether the cell was open before the guess of this level.
    fn was_open(&self, level: usize, cell: usize) -> bool;
    fn step(&mut self, choice: GuessCell) -> Option<Move>;
    fn run(&mut self, choice: GuessCell, steps: u64, solutions: u64) -> Ran;
}

/// State of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Searching,
    Solved,
    Ended,
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ran {
    pub(super) steps: u64,
    pub(super) solutions: u64,
    /// The highest guess level.
    pub(super) deepest: usize,
}

/// The machine for this puzzle, whose open cells may take no digit but these, and differ from their peers.
///
/// The clues must not contradict each other.
pub(super) fn machine(
    puzzle: &Filling,
    allowed: &[DigitSet],
    peers: &[Vec<Cell>],
) -> Box<dyn Machine> {
    match puzzle.shape().side() {
        1..=8 => Box::new(Boards::<1, 8, 4>::new(puzzle, allowed, peers)),
        9 => Box::new(Boards::<2, 9, 4>::new(puzzle, allowed, peers)),
        10..=16 => Box::new(Boards::<4, 16, 5>::new(puzzle, allowed, peers)),
        17..=25 => Box::new(Boards::<10, 25, 5>::new(puzzle, allowed, peers)),
        _ => Box::new(Boards::<21, 36, 6>::new(puzzle, allowed, peers)),
    }
}

type Board<const W: usize> = [u64; W];

#[derive(Clone, Copy, Debug)]
struct Position<const W: usize, const D: usize, const P: usize> {
    possible: [Board<W>; D],
    count: [Board<W>; P],
    open: Board<W>,
}

#[derive(Clone, Debug)]
struct Frame<const W: usize, const D: usize, const P: usize> {
    before: Position<W, D, P>,
    cell: u16,
    digit: u8,
    tried: u8,
    untried: u64,
}

#[derive(Clone, Debug)]
struct Boards<const W: usize, const D: usize, const P: usize> {
    phase: Phase,
    position: Position<W, D, P>,
    guesses: Vec<Frame<W, D, P>>,
    /// The digit that was last placed in each cell, by index; stale where the cell is open.
    digits: Box<[u8]>,
    /// For each cell its peers and itself.
    peers: Arc<[Board<W>]>,
}

impl<const W: usize, const D: usize, const P: usize> Boards<W, D, P> {
    fn new(puzzle: &Filling, allowed: &[DigitSet], peers: &[Vec<Cell>]) -> Self {
        let shape = puzzle.shape();
        let peers = peers.iter().enumerate().map(|(cell, peers)| {
            let mut board = [0; W];
            put(&mut board, cell);
            peers.iter().for_each(|peer| put(&mut board, peer.index()));
            board
        });
        let mut position = Position { possible: [[0; W]; D], count: [[0; W]; P], open: [0; W] };
        for (cell, allowed) in allowed.iter().enumerate() {
            put(&mut position.open, cell);
            let allowed = allowed.intersection(DigitSet::full(shape.side()));
            for digit in allowed.iter() {
                put(&mut position.possible[digit.index()], cell);
            }
            for (bit, board) in position.count.iter_mut().enumerate() {
                if allowed.len() >> bit & 1 == 1 {
                    put(board, cell);
                }
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
        let Position { count, open, .. } = &self.position;
        let (mut lost, mut single) = (0, [0; W]);
        for word in 0..W {
            let several = count[1..].iter().fold(0, |any, board| any | board[word]);
            lost |= open[word] & !(several | count[0][word]);
            single[word] = open[word] & !several;
        }
        if lost != 0 {
            return self.take_back();
        }
        if let Some(cell) = first(&single) {
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
        let Position { possible, count, open } = &mut self.position;
        let peers = &self.peers[cell];
        for word in 0..W {
            let mut borrow = possible[digit][word] & peers[word];
            possible[digit][word] &= !peers[word];
            for board in count.iter_mut() {
                (board[word], borrow) = (board[word] ^ borrow, borrow & !board[word]);
            }
        }
        open[cell / 64] &= !(1 << (cell % 64));
        self.digits[cell] = digit as u8;
        if *open == [0; W] {
            self.phase = Phase::Solved;
        }
    }

    /// The candidates of an open cell, bit k for the digit of index k.
    #[inline(always)]
    fn bits(&self, cell: usize) -> u64 {
        let (word, shift) = (cell / 64, cell % 64);
        let bit = |(digit, board): (usize, &Board<W>)| (board[word] >> shift & 1) << digit;
        self.position.possible.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }
}

impl<const W: usize, const D: usize, const P: usize> Machine for Boards<W, D, P> {
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
        DigitSet::from_bits(if self.is_open(cell) { self.bits(cell) } else { 0 })
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

    fn guess(&self, level: usize) -> Guess {
        let Frame { cell, digit, tried, untried, .. } = self.guesses[level - 1];
        let tried = usize::from(tried);
        let out_of = tried + untried.count_ones() as usize;
        let (cell, digit) = (Cell::new(cell.into()), Digit::from_index(digit.into()));
        Guess { level, cell, digit, tried, out_of }
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

/// The first open cell with the fewest candidates: those whose counts have no high bit where some
/// have none, and so on down to the lowest bit.
#[inline(always)]
fn foremost<const W: usize, const D: usize, const P: usize>(
    position: &Position<W, D, P>,
) -> Option<usize> {
    let mut least = position.open;
    for bit in position.count.iter().rev() {
        let lesser: Board<W> = std::array::from_fn(|word| least[word] & !bit[word]);
        if lesser != [0; W] {
            least = lesser;
        }
    }
    first(&least)
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
