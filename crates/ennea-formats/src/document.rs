//! A puzzle as files hold it: clues, placed digits, candidates, solution, and facts about it.
//!
//! ```text
//!   clues   5 3 . | . 7 .     placed   . . 4 | . . .     candidates   -  -  - | 26 - 268
//! ```
//!
//! A cell is given, placed (by whoever was solving) or open; only open cells have candidates.  An
//! entry without candidates at all is not one whose candidates are all struck out, so the whole
//! set of them is optional.  In an open cell *no* candidates mean that nobody wrote any there.
//!
//! What is *eliminated* is the difference between the candidates that the filled cells leave and
//! those that are written; it is computed, never stored.

mod candidates;

use ennea::rules::{Description, Rules, RulesError};
use ennea::{Cell, Digit, DigitSet, Puzzle, Shape, State};
use std::collections::BTreeMap;

ennea::named! {
    /// What may be said about a puzzle besides its cells.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Fact {
        /// What it is called.
        Title = "title",
        /// Who made it.
        Author = "author",
        /// What it is, or its rules.
        Description = "description",
        /// Anything else.
        Comment = "comment",
        /// The newspaper, book or site that printed it.
        Source = "source",
        /// Where it is on the web.
        Link = "link",
        /// When it was made or printed.
        Date = "date",
        /// How hard it is, in a word.
        Level = "level",
        /// How hard it is, as a number of some scale.
        Rating = "rating",
        /// The name under which a collection keeps it.
        Id = "id",
    }
}

/// One puzzle of a file.
///
/// ```
/// use ennea::{Cell, Digit, Puzzle};
/// use ennea_formats::{Entry, Fact};
/// let clues: Puzzle = "12.4............".parse()?;
/// let mut entry = Entry::new(clues);
/// entry.place(Cell::new(2), Digit::from_index(2));
/// entry.set_fact(Fact::Title, "An  example");
/// assert_eq!(entry.filled().to_string(), "1234............");
/// assert_eq!(entry.clues().to_string(), "12.4............");
/// assert_eq!(entry.fact(Fact::Title), Some("An example"));
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    clues: Puzzle,
    placed: Puzzle,
    candidates: Option<Vec<DigitSet>>,
    is_pencilmarked: bool,
    solution: Option<Puzzle>,
    facts: BTreeMap<Fact, String>,
    rules: Option<Description>,
    unknown: Vec<String>,
    ignored: Vec<String>,
    line: usize,
}

impl Entry {
    /// A puzzle with these clues and nothing else.
    pub fn new(clues: Puzzle) -> Self {
        Self {
            placed: Puzzle::empty(clues.shape()),
            clues,
            candidates: None,
            is_pencilmarked: false,
            solution: None,
            facts: BTreeMap::new(),
            rules: None,
            unknown: Vec::new(),
            ignored: Vec::new(),
            line: 1,
        }
    }

    /// Clues, placed digits and candidates, which nobody wrote down if no cell has any.
    pub(crate) fn of_parts(clues: Puzzle, placed: &Puzzle, candidates: Vec<DigitSet>) -> Self {
        let mut entry = Self::new(clues);
        entry.place_all(placed);
        if candidates.iter().any(|set| !set.is_empty()) {
            entry.set_candidates(Some(candidates));
        }
        entry
    }

    /// The same, read from this line, counted from 1.
    pub fn at_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }

    /// The line where it begins, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Its shape.
    pub fn shape(&self) -> Shape {
        self.clues.shape()
    }

    /// The clues.
    pub fn clues(&self) -> &Puzzle {
        &self.clues
    }

    /// The digits that were put in afterwards.
    pub fn placed(&self) -> &Puzzle {
        &self.placed
    }

    /// The digits that were put in afterwards, in one line; none if there are none.
    pub fn placed_line(&self) -> Option<String> {
        (self.placed.clue_count() > 0).then(|| self.placed.to_string())
    }

    /// The candidates of every cell, each as a text; none if they were not written down.
    pub fn candidate_texts(&self) -> Option<Vec<String>> {
        let of_cell = |set: &DigitSet| set.iter().map(Digit::symbol).collect();
        Some(self.candidates.as_ref()?.iter().map(of_cell).collect())
    }

    /// The digit of a cell, given or placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.clues.clue(cell).or(self.placed.clue(cell))
    }

    /// Clues and placed digits together.
    pub fn filled(&self) -> Puzzle {
        let digits = self.shape().all_cells().map(|cell| self.digit(cell)).collect();
        Puzzle::new(self.shape(), digits).expect("both are of this shape")
    }

    /// Puts a digit into a cell that is not given; its candidates go.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        if self.clues.clue(cell).is_none() {
            self.placed.set(cell, Some(digit));
            if let Some(candidates) = &mut self.candidates {
                candidates[cell.index()] = DigitSet::EMPTY;
            }
        }
    }

    /// Puts all digits of a puzzle into cells that are not given.
    pub(crate) fn place_all(&mut self, digits: &Puzzle) {
        for cell in self.shape().all_cells() {
            digits.clue(cell).into_iter().for_each(|digit| self.place(cell, digit));
        }
    }

    /// Makes all placed digits clues.
    pub fn place_as_clues(&mut self) {
        self.clues = self.filled();
        self.placed = Puzzle::empty(self.shape());
    }

    /// The candidates of every cell, none in filled ones; nothing if none were written down.
    pub fn candidates(&self) -> Option<&[DigitSet]> {
        self.candidates.as_deref()
    }

    /// Sets or removes the candidates; those of filled cells are dropped.
    ///
    /// # Panics
    /// If there is not one set for each cell.
    pub fn set_candidates(&mut self, candidates: Option<Vec<DigitSet>>) {
        self.candidates = candidates.map(|mut sets| {
            assert_eq!(sets.len(), self.shape().cells(), "one set for each cell");
            for cell in self.shape().all_cells() {
                if self.digit(cell).is_some() {
                    sets[cell.index()] = DigitSet::EMPTY;
                }
            }
            sets
        });
    }

    /// Says whether the candidates are part of the puzzle, and not the notes of whoever solves it.
    pub fn set_pencilmarked(&mut self, is_pencilmarked: bool) {
        self.is_pencilmarked = is_pencilmarked;
    }

    /// The candidates of every cell, if they are part of the puzzle and say more than its clues:
    /// those of a format that has candidates and does not tell clues from placed digits.
    ///
    /// ```
    /// use ennea_formats::{Options, read};
    /// let of = |text: &str| read(text, &Options::default()).unwrap().entries.next().unwrap();
    /// let pencilmarks = "12..1...1...1...".to_owned() + &"1234".repeat(12);
    /// assert_eq!(of(&pencilmarks)?.pencilmarks().expect("not all of them")[0].len(), 2);
    /// assert!(of(".1..............:112")?.pencilmarks().is_none());
    /// # Ok::<(), ennea_formats::ReadError>(())
    /// ```
    pub fn pencilmarks(&self) -> Option<Vec<DigitSet>> {
        self.is_sukaku().then(|| self.candidate_grid())
    }

    fn is_sukaku(&self) -> bool {
        self.is_pencilmarked && !self.eliminated().is_empty()
    }

    /// A state of it, if somebody has begun to solve it: digits placed, or candidates written.
    pub fn state(&self) -> Option<State> {
        if self.placed.clue_count() == 0 && self.candidates.is_none() {
            return None;
        }
        let full = DigitSet::full(self.shape().side());
        let allowed = match &self.candidates {
            None => vec![full; self.shape().cells()],
            Some(sets) => sets.iter().map(|&set| if set.is_empty() { full } else { set }).collect(),
        };
        let is_sukaku = self.is_sukaku();
        Some(State { clues: self.clues.clone(), digits: self.filled(), allowed, is_sukaku })
    }

    /// The solution, as far as the file has it.
    pub fn solution(&self) -> Option<&Puzzle> {
        self.solution.as_ref()
    }

    /// Sets the solution; an empty one, or one of another shape, is none.
    pub fn set_solution(&mut self, solution: Puzzle) {
        if solution.shape() == self.shape() && solution.clue_count() > 0 {
            self.solution = Some(solution);
        }
    }

    /// What is said about it.
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.facts.get(&fact).map(String::as_str)
    }

    /// All that is said about it.
    pub fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        self.facts.iter().map(|(fact, text)| (*fact, text.as_str()))
    }

    /// Notes a fact, in one line; an empty one is none.
    pub fn set_fact(&mut self, fact: Fact, text: &str) {
        let words = text.split(|c: char| c.is_whitespace() || c.is_control());
        let text = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        if !text.is_empty() {
            self.facts.insert(fact, text);
        }
    }

    /// The rules of a variant, if it is one, which fit its shape.
    pub fn description(&self) -> Option<&Description> {
        self.rules.as_ref()
    }

    /// The same as a value.
    pub fn rules(&self) -> Option<Rules> {
        let rules = self.rules.as_ref()?.rules(self.shape());
        Some(rules.expect("rules are checked when they are set"))
    }

    /// Makes it a puzzle of a variant, or of none.
    ///
    /// # Errors
    /// Rules that do not fit its shape.
    pub fn set_rules(&mut self, rules: Option<Description>) -> Result<(), RulesError> {
        if let Some(rules) = &rules {
            rules.rules(self.shape())?;
        }
        self.rules = rules;
        Ok(())
    }

    /// The rules that the file has and nobody knows here, by the names that they have there.
    pub fn unknown_rules(&self) -> &[String] {
        &self.unknown
    }

    /// Notes a rule that is not known.
    pub(crate) fn add_unknown(&mut self, what: impl Into<String>) {
        self.unknown.push(what.into());
    }

    /// Leaves out the rules that are not known, and notes it.
    pub fn drop_unknown(&mut self) {
        self.ignored.append(&mut self.unknown);
    }

    /// Leaves out the rules of the variant, and notes it.
    pub fn drop_rules(&mut self) {
        if let Some(rules) = self.rules() {
            self.ignored.push(format!("the rules {rules}"));
        }
        self.rules = None;
    }

    /// What the file has and is left out.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// Notes something that is left out.
    pub fn ignore(&mut self, what: impl Into<String>) {
        self.ignored.push(what.into());
    }
}
