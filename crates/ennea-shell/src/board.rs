//! A loaded quiz: its clues, what was changed by hand, and the search that walks from there.

use crate::place::digits;
use crate::reply::{Kind, Refusal};
use ennea::solve::stepwise::{GuessCell, State, Stepwise};
use ennea::{Cell, DigitSet, Puzzle, Shape};
use ennea_formats::Entry;

/// Everything that `undo` brings back.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    clues: Puzzle,
    /// The clues and the digits set by hand.
    set: Puzzle,
    /// Those and what the search had placed for certain when it was started.
    start: Puzzle,
    /// The digits that were struck out, by cell.
    struck: Vec<DigitSet>,
    pub(crate) search: Stepwise,
}

impl Board {
    /// The board of a puzzle without contradiction.
    pub(crate) fn new(clues: Puzzle) -> Result<Self, Refusal> {
        let search = Stepwise::new(&clues).map_err(|conflict| {
            Refusal::new(format!("contradictory clues: {}", conflict.describe(clues.shape())))
                .hint("correct one of the two cells and load the quiz again")
        })?;
        let struck = vec![DigitSet::EMPTY; clues.shape().cells()];
        Ok(Self { set: clues.clone(), start: clues.clone(), clues, struck, search })
    }

    /// The board of an entry: clues, digits placed since, candidates struck out.
    pub(crate) fn of_entry(entry: &Entry) -> Result<Self, Refusal> {
        if let Some(rules) = entry.rules() {
            return Err(Refusal::new(format!(
                "found the rules {rules}; expected rows, columns and boxes alone"
            ))
            .hint("`ennea hint` and `ennea solve` know these rules"));
        }
        let mut board = Self::new(entry.clues().clone())?;
        let Some(state) = entry.state() else { return Ok(board) };
        let full = DigitSet::full(board.shape().side());
        for cell in board.shape().all_cells() {
            if state.digits.clue(cell).is_none() {
                board.struck[cell.index()] = full.difference(state.allowed[cell.index()]);
            }
        }
        board.set = state.digits.clone();
        board.restarted(state.digits)
    }

    pub(crate) fn shape(&self) -> Shape {
        self.clues.shape()
    }

    pub(crate) fn clues(&self) -> &Puzzle {
        &self.clues
    }

    /// The clues and the digits set by hand.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        &self.set
    }

    /// Whether candidates have been struck out, which a puzzle alone does not tell.
    pub(crate) fn is_struck(&self) -> bool {
        self.struck.iter().any(|set| !set.is_empty())
    }

    /// The clues, the digits on the board, and the candidates if any were struck out.
    pub(crate) fn entry(&self) -> Entry {
        let mut entry = Entry::new(self.clues.clone());
        for cell in self.shape().all_cells() {
            self.search.digit(cell).into_iter().for_each(|digit| entry.place(cell, digit));
        }
        if self.is_struck() {
            let of_cell = |cell: Cell| self.struck[cell.index()].iter().map(move |d| (d, cell));
            entry.eliminate(self.shape().all_cells().flat_map(of_cell));
        }
        entry
    }

    /// A new search from the clues and what was changed by hand.
    pub(crate) fn fresh_search(&self) -> Stepwise {
        self.search_from(&self.set).expect("changes by hand leave no contradiction")
    }

    fn search_from(&self, start: &Puzzle) -> Result<Stepwise, Refusal> {
        Stepwise::with_candidates(start, &self.allowed())
            .map_err(|conflict| Refusal::new(conflict.describe(self.shape())))
    }

    /// What the digit of a cell is.
    pub(crate) fn kind(&self, cell: Cell) -> Kind {
        if self.clues.clue(cell).is_some() {
            Kind::Clue
        } else if self.set.clue(cell).is_some() {
            Kind::Set
        } else if self.search.digit(cell).is_none() {
            Kind::Empty
        } else if self.search.level(cell) == 0 {
            Kind::Certain
        } else {
            Kind::Guessed
        }
    }

    /// Whether the search has left its start.
    pub(crate) fn is_under_way(&self) -> bool {
        self.search.steps() > 0 || self.search.state() == State::Ended
    }

    /// The digits that have not been struck out by hand, by cell.
    pub(crate) fn allowed(&self) -> Vec<DigitSet> {
        let all = DigitSet::full(self.shape().side());
        self.struck.iter().map(|&struck| all.difference(struck)).collect()
    }

    /// The digits that hold before any guess.
    pub(crate) fn certain(&self) -> Puzzle {
        let mut certain = self.start.clone();
        for cell in self.shape().all_cells() {
            if self.search.digit(cell).is_some() && self.search.level(cell) == 0 {
                certain.set(cell, self.search.digit(cell));
            }
        }
        certain
    }

    /// The board after a digit was set by hand, or with `None` removed.
    pub(crate) fn with_digit(&self, cell: Cell, word: Option<&str>) -> Result<Self, Refusal> {
        let (shape, at) = (self.shape(), self.shape().name(cell));
        if let Some(clue) = self.clues.clue(cell) {
            return Err(Refusal::new(format!("{at} is a clue, {clue}"))
                .hint("`load` another quiz to change its clues"));
        }
        let mut new = self.clone();
        let by_hand = self.set.clue(cell).is_some();
        let Some(word) = word else {
            if !by_hand {
                return Err(Refusal::new(format!("{at} has no digit that was set by hand")));
            }
            new.set.set(cell, None);
            let start = new.set.clone();
            return new.restarted(start);
        };
        let mut several = digits(word, shape)?.iter();
        let (Some(digit), None) = (several.next(), several.next()) else {
            return Err(Refusal::new(format!("{word:?} is more than one digit")));
        };
        // With another digit set before, what was certain need not be so any more.
        let mut start = if by_hand { self.set.clone() } else { self.certain() };
        start.set(cell, None);
        if let Some(peer) = shape.peers(cell).find(|&peer| start.clue(peer) == Some(digit)) {
            let house = shape.shared_house(cell, peer).expect("peers share a house");
            return Err(Refusal::new(format!(
                "{at} cannot be {digit}: {house} has a {digit} at {}",
                shape.name(peer)
            )));
        }
        if self.struck[cell.index()].contains(digit) {
            return Err(Refusal::new(format!("{digit} has been struck out at {at}"))
                .hint("`undo` takes back the last changes, `reset` all of them"));
        }
        if let Some(certain) = self.certain().clue(cell).filter(|&held| !by_hand && held != digit) {
            return Err(Refusal::new(format!("{at} can only be {certain}")));
        }
        new.set.set(cell, Some(digit));
        start.set(cell, Some(digit));
        new.restarted(start)
    }

    /// The board without some candidates of a cell, and what they were.
    pub(crate) fn without(
        &self,
        cell: Cell,
        words: &[String],
    ) -> Result<(Self, DigitSet), Refusal> {
        let (shape, at) = (self.shape(), self.shape().name(cell));
        let mut gone = DigitSet::EMPTY;
        for word in words {
            gone = gone.union(digits(word, shape)?);
        }
        let start = self.certain();
        if let Some(digit) = start.clue(cell) {
            return Err(Refusal::new(format!("{at} is {digit} and has no candidates")));
        }
        let candidates = self.search_from(&start)?.candidates(cell);
        if let Some(digit) = gone.difference(candidates).iter().next() {
            return Err(Refusal::new(format!("{digit} is not a candidate of {at}")));
        }
        let mut new = self.clone();
        new.struck[cell.index()] = new.struck[cell.index()].union(gone);
        Ok((new.restarted(start)?, gone))
    }

    /// The board as it was loaded.
    pub(crate) fn reset(&self) -> Self {
        Self::new(self.clues.clone()).expect("its clues have been checked")
    }

    fn restarted(mut self, start: Puzzle) -> Result<Self, Refusal> {
        let guess_cell: GuessCell = self.search.guess_cell();
        self.search = self.search_from(&start)?;
        self.search.set_guess_cell(guess_cell);
        self.start = start;
        Ok(self)
    }
}
