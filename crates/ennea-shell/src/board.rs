//! A loaded quiz: its clues, what was changed by hand, and the search that walks from there.

use crate::place::{digits, one_digit};
use crate::problem::Problem;
use crate::reply::Kind;
use ennea::rules::{Description, House, Joint, NamedRule, Rules};
use ennea::solve::stepwise::{State, Stepwise};
use ennea::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_answers::refusal::Parts;
use ennea_answers::served::Question;
use ennea_formats::Entry;
use ennea_words::{Saying, Told, gaps, house_name};

/// Everything that `undo` brings back.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The quiz: the digits set by hand are its placed ones, the candidates struck out by hand are
    /// missing in its marks.
    pub(crate) puzzle: Puzzle,
    /// As it was loaded, with all that is said about it.
    pub(crate) loaded: Entry,
    /// Its digits and what the search had placed for certain when it was started.
    start: Filling,
    pub(crate) search: Stepwise,
}

/// The names of rules that a board can have.
pub(crate) fn rule_names() -> impl Iterator<Item = &'static str> {
    NamedRule::ALL.iter().filter(|rule| rule.is_of_one_digit()).map(|rule| rule.name())
}

/// The rules of a description, or else those of a shape.
fn rules_of(description: Option<&Description>, shape: Shape) -> Result<Rules, Problem> {
    let rules = description.map_or_else(|| Ok(Rules::plain(shape).clone()), |it| it.rules(shape));
    rules.map_err(|why| Problem::of(why).with_hint("other-rules", |_| gaps!()))
}

/// Refuses a quiz for which the orders have no method, in the words of all faces.
pub(crate) fn served(puzzle: &Puzzle) -> Result<(), Problem> {
    Question::Shell.check(puzzle).map_err(|why| {
        let told = move |language| why.told(language);
        let hint = told.clone();
        let message = move |language| Parts::of(&told(language)).text.to_owned();
        let hint = move |language| Parts::of(&hint(language)).hint.unwrap_or_default().to_owned();
        Problem::of(Saying::new(message)).with(Saying::new(hint))
    })
}

impl Board {
    /// The board of a quiz whose digits do not contradict each other; under rules that are given, if
    /// it has none of its own.
    pub(crate) fn new(loaded: Entry, rules: Option<&Description>) -> Result<Self, Problem> {
        let plain = loaded.puzzle().rules();
        let rules = rules.filter(|_| plain.is_plain());
        let rules = rules.map(|rules| rules_of(Some(rules), plain.boxes())).transpose()?;
        let puzzle = loaded.puzzle().clone();
        Self::of(rules.map_or(puzzle.clone(), |rules| puzzle.with_rules(&rules)), loaded)
    }

    fn of(puzzle: Puzzle, loaded: Entry) -> Result<Self, Problem> {
        served(&puzzle)?;
        if let Some(clash) = puzzle.rules().clash(puzzle.clues().clues()) {
            let how = move |language| gaps!(how = clash.told(language));
            return Err(Problem::hinted("refused-clues", how));
        }
        let start = puzzle.digits();
        let search = search(&puzzle, &start)?;
        Ok(Self { puzzle, loaded, start, search })
    }

    /// Puts the same quiz under other rules; under those of its boxes alone, if none are given.
    pub(crate) fn under(&self, rules: Option<&Description>) -> Result<Self, Problem> {
        // Under rules without boxes it may have those again that it was loaded with.
        let rules = rules_of(rules, self.loaded.puzzle().rules().boxes())?;
        let new = Self::of(self.puzzle.clone().with_rules(&rules), self.loaded.clone())?;
        Ok(new.guessing_as(self))
    }

    /// Whose search guesses in the same cells as another one.
    fn guessing_as(mut self, other: &Self) -> Self {
        self.search.set_guess_cell(other.search.guess_cell());
        self
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.puzzle.rules()
    }

    /// The name of the rules, if there are others than rows, columns and boxes.
    pub(crate) fn rules_name(&self) -> Option<&str> {
        match self.rules() {
            rules if !rules.is_plain() => Some(rules.name()),
            _ => (!self.shape().has_boxes()).then(|| NamedRule::Latin.name()),
        }
    }

    pub(crate) fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    /// Number of candidates that are struck out, by hand or beforehand, although no digit rules
    /// them out.
    pub(crate) fn struck(&self) -> usize {
        let left = |cell| self.puzzle.basic_candidates(cell).difference(self.puzzle.allowed(cell));
        self.shape().all_cells().map(|cell| left(cell).len()).sum()
    }

    /// The quiz with all digits on the board; where candidates were struck out, with all that are left.
    pub(crate) fn shown(&self) -> Puzzle {
        let puzzle = self.puzzle.clone().with_placed(self.search.puzzle());
        if puzzle.marks().is_none() {
            return puzzle;
        }
        let left = |cell| puzzle.basic_candidates(cell).intersection(puzzle.allowed(cell));
        let marks = puzzle.shape().all_cells().map(|cell| Some(left(cell))).collect();
        puzzle.with_marks(marks)
    }

    /// A new search from the clues and what was changed by hand.
    pub(crate) fn fresh_search(&self) -> Stepwise {
        search(&self.puzzle, &self.puzzle.digits()).expect("changes by hand leave no contradiction")
    }

    /// Origin of the digit of a cell: a clue, set by hand, certain by the search, or guessed.
    pub(crate) fn kind(&self, cell: Cell) -> Kind {
        if self.puzzle.clue(cell).is_some() {
            Kind::Clue
        } else if self.puzzle.digit(cell).is_some() {
            Kind::Set
        } else if self.search.digit(cell).is_none() {
            Kind::Empty
        } else if self.search.level(cell) == 0 {
            Kind::Certain
        } else {
            Kind::Guessed
        }
    }

    /// Tests whether the search has left its start.
    pub(crate) fn is_under_way(&self) -> bool {
        self.search.steps() > 0 || self.search.state() == State::Ended
    }

    /// The digits that hold before any guess.
    pub(crate) fn certain(&self) -> Filling {
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
        if let Some(digit) = self.puzzle.clue(cell) {
            return Err(Problem::hinted("refused-clue", move |_| gaps!(at, digit)));
        }
        let by_hand = self.puzzle.digit(cell).is_some();
        let Some(word) = word else {
            if !by_hand {
                return Err(Problem::new("refused-not-by-hand", move |_| gaps!(at)));
            }
            let new = self.with_placed(cell, None);
            let start = new.puzzle.digits();
            return new.restarted(start);
        };
        let digit = one_digit(word, shape)?;
        // With another digit set before, what was certain need not be so any more.
        let mut start = if by_hand { self.puzzle.digits() } else { self.certain() };
        start.set(cell, None);
        if let Some(rival) = self.rival(&start, cell, digit) {
            return Err(rival);
        }
        if !self.puzzle.allowed(cell).contains(digit) {
            return Err(Problem::hinted("refused-struck-out", move |_| gaps!(at, digit)));
        }
        if let Some(digit) = self.certain().clue(cell).filter(|&held| !by_hand && held != digit) {
            return Err(Problem::new("refused-certain", move |_| gaps!(at, digit)));
        }
        start.set(cell, Some(digit));
        self.with_placed(cell, Some(digit)).restarted(start)
    }

    fn with_placed(&self, cell: Cell, digit: Option<Digit>) -> Self {
        let mut placed = self.puzzle.digits();
        placed.set(cell, digit);
        Self { puzzle: self.puzzle.clone().with_placed(placed), ..self.clone() }
    }

    /// Problem of a digit that a peer of the cell has already, with what joins the two.
    fn rival(&self, placed: &Filling, cell: Cell, digit: Digit) -> Option<Problem> {
        let rules = self.rules();
        let peer = *rules.peers(cell).iter().find(|&&peer| placed.clue(peer) == Some(digit))?;
        let [at, other] = [cell, peer].map(|cell| self.shape().name(cell));
        Some(match rules.joint(cell, peer).expect("peers are joined") {
            Joint::House(joint) => {
                let (house, name) = (joint.house, joint.name.clone());
                Problem::new("refused-rival", move |language| {
                    let house = match house {
                        House::Listed(_) => name.clone(),
                        house => house_name(language, house),
                    };
                    gaps!(at, digit, peer = other, house)
                })
            }
            Joint::Pairs(pairs) => {
                let name = pairs.name.clone();
                let key = match pairs.rule {
                    Some(NamedRule::Knight) => "refused-rival-knight",
                    Some(NamedRule::King) => "refused-rival-king",
                    _ => "refused-rival-listed",
                };
                Problem::new(key, move |_| gaps!(at, digit, peer = other, name))
            }
        })
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
            return Err(Problem::new("refused-filled", move |_| gaps!(at, digit)));
        }
        let candidates = search(&self.puzzle, &start)?.candidates(cell);
        if let Some(digit) = gone.difference(candidates).iter().next() {
            return Err(Problem::new("refused-no-candidate", move |_| gaps!(at, digit)));
        }
        let mut marks = self.puzzle.marks().map_or(vec![None; shape.cells()], <[_]>::to_vec);
        marks[cell.index()] = Some(self.puzzle.allowed(cell).difference(gone));
        let new = Self { puzzle: self.puzzle.clone().with_marks(marks), ..self.clone() };
        Ok((new.restarted(start)?, gone))
    }

    /// The board without anything that was changed by hand.
    pub(crate) fn reset(&self) -> Self {
        let board = Self::of(self.puzzle.given(), self.loaded.clone());
        board.expect("its clues have been checked").guessing_as(self)
    }

    fn restarted(self, start: Filling) -> Result<Self, Problem> {
        let new = Self { search: search(&self.puzzle, &start)?, start, ..self.clone() };
        Ok(new.guessing_as(&self))
    }
}

/// The search for solutions with some digits; or which of them contradict each other.
fn search(puzzle: &Puzzle, digits: &Filling) -> Result<Stepwise, Problem> {
    Stepwise::new(&puzzle.clone().with_placed(digits.clone()).as_given()).map_err(|clash| {
        Problem::new("refused-digits", move |language| gaps!(how = clash.told(language)))
    })
}
