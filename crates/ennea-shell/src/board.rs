//! A loaded quiz: its clues, what was changed by hand, and the search that walks from there.

use crate::place::{digits, one_digit};
use crate::problem::{Bond, Problem};
use crate::reply::Kind;
use ennea::logic::{Trouble, words};
use ennea::rules::{Description, Joint, NamedRule, Rules};
use ennea::solve::stepwise::{GuessCell, State, Stepwise};
use ennea::{Cell, Digit, DigitSet, Language, Puzzle, Shape};
use ennea_answers::variants::Variant;
use ennea_formats::Entry;
use std::sync::Arc;

/// Everything that `undo` brings back.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The rules with their solver; none if they are those of the shape.
    variant: Option<Arc<Variant>>,
    /// In the shape of the rules, as all that follows.
    clues: Puzzle,
    /// The clues and the digits set by hand.
    set: Puzzle,
    /// Those and what the search had placed for certain when it was started.
    start: Puzzle,
    /// The candidates of each cell, where they are part of the quiz as clues are: a Sukaku.
    pencilmarks: Option<Vec<DigitSet>>,
    /// The digits that were struck out, by cell.
    struck: Vec<DigitSet>,
    pub(crate) search: Stepwise,
}

/// The names of rules that a board can have.
pub(crate) fn rule_names() -> impl Iterator<Item = &'static str> {
    NamedRule::ALL.iter().filter(|rule| rule.is_of_one_digit()).map(|rule| rule.name())
}

impl Board {
    /// The board of a puzzle without contradiction, under other rules if some are given.
    pub(crate) fn new(clues: &Puzzle, rules: Option<&Description>) -> Result<Self, Problem> {
        let variant = rules.map(|rules| Variant::new(rules, clues.shape())).transpose();
        let variant = variant.map_err(Problem::UnfitRules)?;
        let steps = variant.as_ref().map(Variant::rules_for_steps).transpose();
        steps.map_err(Problem::UnfitRules)?;
        let variant = variant.map(Arc::new);
        let clues =
            variant.as_ref().map_or_else(|| clues.clone(), |it| clues.reshaped(it.rules().shape()));
        let shape = clues.shape();
        Self::start(variant, clues).map_err(|trouble| Problem::Clues { trouble, shape })
    }

    fn start(variant: Option<Arc<Variant>>, clues: Puzzle) -> Result<Self, Trouble> {
        let all = vec![DigitSet::full(clues.shape().side()); clues.shape().cells()];
        let search = search(variant.as_deref(), &clues, &all)?;
        let struck = vec![DigitSet::EMPTY; clues.shape().cells()];
        let (set, start, pencilmarks) = (clues.clone(), clues.clone(), None);
        Ok(Self { variant, clues, set, start, pencilmarks, struck, search })
    }

    /// The board of an entry: clues, digits placed since, candidates struck out; under its own rules, or
    /// else those that are given.
    pub(crate) fn of_entry(entry: &Entry, rules: Option<&Description>) -> Result<Self, Problem> {
        let mut board = Self::new(entry.clues(), entry.description().or(rules))?;
        let Some(state) = entry.state() else { return Ok(board) };
        let full = DigitSet::full(board.shape().side());
        for cell in board.shape().all_cells() {
            if state.digits.clue(cell).is_none() {
                board.struck[cell.index()] = full.difference(state.allowed[cell.index()]);
            }
        }
        board.pencilmarks = entry.pencilmarks().filter(|_| board.variant.is_none());
        board.set = match board.rules() {
            Some(rules) => state.digits.reshaped(rules.shape()),
            None => state.digits,
        };
        let start = board.set.clone();
        board.restarted(start)
    }

    /// The same clues under other rules, or with none under those of the shape.
    pub(crate) fn under(&self, rules: Option<&Description>) -> Result<Self, Problem> {
        let mut board = Self::new(&self.loaded(self.clues()), rules)?;
        board.search.set_guess_cell(self.search.guess_cell());
        Ok(board)
    }

    /// The rules; none if they are those of the shape.
    pub(crate) fn rules(&self) -> Option<&Arc<Rules>> {
        self.variant.as_ref().map(|variant| variant.shared_rules())
    }

    /// The rules with their solver; none if they are those of the shape.
    pub(crate) fn variant(&self) -> Option<&Variant> {
        self.variant.as_deref()
    }

    /// A puzzle in the shape in which the quiz was loaded, which may have boxes that the rules have not.
    pub(crate) fn loaded(&self, puzzle: &Puzzle) -> Puzzle {
        puzzle.reshaped(self.variant().map_or(puzzle.shape(), Variant::shape))
    }

    pub(crate) fn shape(&self) -> Shape {
        self.clues.shape()
    }

    pub(crate) fn clues(&self) -> &Puzzle {
        &self.clues
    }

    /// The candidates of each cell, where they are part of the quiz as clues are: a Sukaku.
    pub(crate) fn pencilmarks(&self) -> Option<&[DigitSet]> {
        self.pencilmarks.as_deref()
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
        let mut entry = Entry::new(self.loaded(&self.clues));
        let rules = self.variant.as_ref().map(|variant| variant.description().clone());
        entry.set_rules(rules).expect("rules of the shape that was loaded");
        for cell in self.shape().all_cells() {
            self.search.digit(cell).into_iter().for_each(|digit| entry.place(cell, digit));
        }
        if self.is_struck() {
            let of_cell = |cell: Cell| self.struck[cell.index()].iter().map(move |d| (d, cell));
            entry.eliminate(self.shape().all_cells().flat_map(of_cell));
        }
        entry.set_pencilmarked(self.pencilmarks.is_some());
        entry
    }

    /// A new search from the clues and what was changed by hand.
    pub(crate) fn fresh_search(&self) -> Stepwise {
        self.search_from(&self.set).expect("changes by hand leave no contradiction")
    }

    fn search_from(&self, start: &Puzzle) -> Result<Stepwise, Problem> {
        let shape = self.shape();
        let found = search(self.variant(), start, &self.allowed());
        found.map_err(|trouble| Problem::Digits { trouble, shape })
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
    pub(crate) fn with_digit(&self, cell: Cell, word: Option<&str>) -> Result<Self, Problem> {
        let (shape, at) = (self.shape(), self.shape().name(cell));
        if let Some(clue) = self.clues.clue(cell) {
            return Err(Problem::Clue { at, digit: clue });
        }
        let mut new = self.clone();
        let by_hand = self.set.clue(cell).is_some();
        let Some(word) = word else {
            if !by_hand {
                return Err(Problem::NotByHand { at });
            }
            new.set.set(cell, None);
            let start = new.set.clone();
            return new.restarted(start);
        };
        let digit = one_digit(word, shape)?;
        // With another digit set before, what was certain need not be so any more.
        let mut start = if by_hand { self.set.clone() } else { self.certain() };
        start.set(cell, None);
        if let Some((peer, by)) = self.rival(&start, cell, digit) {
            return Err(Problem::Rival { at, digit, peer, by });
        }
        if self.struck[cell.index()].contains(digit) {
            return Err(Problem::StruckOut { at, digit });
        }
        if let Some(certain) = self.certain().clue(cell).filter(|&held| !by_hand && held != digit) {
            return Err(Problem::Certain { at, digit: certain });
        }
        new.set.set(cell, Some(digit));
        start.set(cell, Some(digit));
        new.restarted(start)
    }

    /// Where a peer of a cell has its digit already, and what joins them.
    fn rival(&self, placed: &Puzzle, cell: Cell, digit: Digit) -> Option<(String, Bond)> {
        let shape = self.shape();
        let peers: Vec<Cell> = match self.rules() {
            Some(rules) => rules.peers(cell).to_vec(),
            None => shape.peers(cell).collect(),
        };
        let peer = peers.into_iter().find(|&peer| placed.clue(peer) == Some(digit))?;
        let by = match self.rules() {
            Some(rules) => match rules.joint(cell, peer).expect("peers are joined") {
                Joint::House(house) => {
                    Bond::House(Language::ALL.map(|language| words::house(language, house)))
                }
                Joint::Pairs(pairs) => Bond::Pairs(pairs.rule, pairs.name.clone()),
            },
            None => {
                let house = shape.shared_house(cell, peer).expect("peers share a house");
                Bond::House(Language::ALL.map(|language| words::house_name(language, house.into())))
            }
        };
        Some((shape.name(peer), by))
    }

    /// The board without some candidates of a cell, and what they were.
    pub(crate) fn without(
        &self,
        cell: Cell,
        words: &[String],
    ) -> Result<(Self, DigitSet), Problem> {
        let (shape, at) = (self.shape(), self.shape().name(cell));
        let mut gone = DigitSet::EMPTY;
        for word in words {
            gone = gone.union(digits(word, shape)?);
        }
        let start = self.certain();
        if let Some(digit) = start.clue(cell) {
            return Err(Problem::Filled { at, digit });
        }
        let candidates = self.search_from(&start)?.candidates(cell);
        if let Some(digit) = gone.difference(candidates).iter().next() {
            return Err(Problem::NoCandidate { at, digit });
        }
        let mut new = self.clone();
        new.struck[cell.index()] = new.struck[cell.index()].union(gone);
        Ok((new.restarted(start)?, gone))
    }

    /// The board as it was loaded.
    pub(crate) fn reset(&self) -> Self {
        let board = Self::start(self.variant.clone(), self.clues.clone());
        board.expect("its clues have been checked")
    }

    fn restarted(mut self, start: Puzzle) -> Result<Self, Problem> {
        let guess_cell: GuessCell = self.search.guess_cell();
        self.search = self.search_from(&start)?;
        self.search.set_guess_cell(guess_cell);
        self.start = start;
        Ok(self)
    }
}

/// A search for solutions under these rules, or those of the shape; or which clues contradict each other.
fn search(
    variant: Option<&Variant>,
    start: &Puzzle,
    allowed: &[DigitSet],
) -> Result<Stepwise, Trouble> {
    match variant {
        Some(variant) => Stepwise::under(variant.rules(), start, allowed).map_err(Trouble::Clash),
        None => Stepwise::with_candidates(start, allowed).map_err(Trouble::Conflict),
    }
}
