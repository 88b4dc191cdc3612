//! A puzzle of a file, with what stands around it: a solution, facts, rules that nobody knows here.
//!
//! Cost: a puzzle of clues alone is held without an allocation, so that lists of millions are cheap.

use crate::error::{Line, ReadError};
use crate::fact::{Fact, in_one_line};
use crate::format::Format;
use ennea_base::rules::{Rules, RulesError};
use ennea_base::{Cell, Contradiction, DigitSet, Filling, Puzzle, Shape};
use ennea_words::{Language, Saying, Told, gaps, say, saying};
use std::collections::BTreeMap;

/// One puzzle of a file.
///
/// Two entries are equal if they say the same, wherever and however they were read.
///
/// ```
/// use ennea::Puzzle;
/// use ennea_formats::{Entry, Fact};
/// let puzzle: Puzzle = "12.4............".parse()?;
/// let mut entry = Entry::new(puzzle.clone());
/// entry.set_fact(Fact::Title, "An  example");
/// assert_eq!(entry.puzzle(), &puzzle);
/// assert_eq!(entry.fact(Fact::Title), Some("An example"));
/// # Ok::<(), ennea::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Entry {
    puzzle: Puzzle,
    line: usize,
    format: Option<Format>,
    /// Nothing, where the puzzle is all.
    more: Option<Box<More>>,
}

/// Parts of an entry that may stand besides the puzzle.
#[derive(Clone, Debug, Default)]
struct More {
    solution: Option<Filling>,
    facts: BTreeMap<Fact, String>,
    unknown: Vec<String>,
    notes: Vec<Saying>,
    ignored: Vec<Saying>,
}

/// Parts of an entry without anything besides its puzzle: none.
static NOTHING: More = More {
    solution: None,
    facts: BTreeMap::new(),
    unknown: Vec::new(),
    notes: Vec::new(),
    ignored: Vec::new(),
};

impl Entry {
    /// A puzzle and nothing else.
    pub fn new(puzzle: impl Into<Puzzle>) -> Self {
        Self { puzzle: puzzle.into(), line: 1, format: None, more: None }
    }

    /// Clues, the digits that somebody has placed, and the candidates that somebody has written; none in
    /// any cell where nobody wrote some.
    pub(crate) fn of_parts(clues: Filling, placed: Filling, marks: Vec<Option<DigitSet>>) -> Self {
        Self::new(Puzzle::from(clues).with_placed(placed).with_marks(marks))
    }

    /// Sets the line that it was read from, counted from 1.
    pub fn at_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }

    /// The line where it begins, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Sets the format that it was read as.
    pub(crate) fn read_as(mut self, format: Format) -> Self {
        self.format = Some(format);
        self
    }

    /// The format that it was read as; none if it was not read.
    pub fn format(&self) -> Option<Format> {
        self.format
    }

    /// The puzzle: rules, clues, candidates, and what somebody has written since.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The puzzle of an entry that is not needed any more.
    pub fn into_puzzle(self) -> Puzzle {
        self.puzzle
    }

    /// Puts another puzzle in the place of this one; a solution of another side goes.
    pub fn set_puzzle(&mut self, puzzle: Puzzle) {
        let shape = puzzle.shape();
        self.puzzle = puzzle;
        if let Some(more) = &mut self.more {
            let solution = more.solution.take().filter(|it| it.shape().side() == shape.side());
            more.solution = solution.map(|solution| solution.reshaped(shape));
        }
    }

    /// Changes the puzzle.
    pub(crate) fn change(&mut self, change: impl FnOnce(Puzzle) -> Puzzle) {
        self.set_puzzle(change(self.puzzle.clone()));
    }

    /// Its shape: that of its rules, 1 x N where they have no boxes.
    pub fn shape(&self) -> Shape {
        self.puzzle.shape()
    }

    /// Takes digits and marks as given, if there is no clue, and only the rules of a plain Sudoku,
    /// which no puzzle without clues is: then somebody has used digits and marks to say what is
    /// given.
    pub(crate) fn settled(mut self) -> Self {
        let puzzle = &self.puzzle;
        let is_meant = self.format.is_some_and(|format| !format.row().is_exact)
            && puzzle.clue_count() == 0
            && puzzle.is_begun()
            && puzzle.rules().is_plain()
            && self.unknown_rules().is_empty();
        if !is_meant {
            return self;
        }
        self.puzzle = puzzle.as_given();
        self.note(match self.puzzle.candidates() {
            Some(_) => saying!("read-no-clues-but-candidates"),
            None => saying!("read-no-clues"),
        });
        self
    }

    /// Tests whether it is regions and nothing else, for which a puzzle may follow.
    pub(crate) fn is_layout(&self) -> bool {
        let rules = self.puzzle.rules();
        let is_empty = self.puzzle == Puzzle::empty(self.shape()).with_rules(rules);
        self.format == Some(Format::Jigsaw) && is_empty
    }

    /// Tests whether what follows may belong to it: a puzzle to its regions, or regions to its
    /// cells.
    pub(crate) fn may_go_on(&self, is_typed: bool) -> bool {
        match self.format {
            Some(Format::Picture) => !is_typed && self.puzzle.is_plain(),
            Some(Format::Jigsaw) => self.is_layout(),
            _ => false,
        }
    }

    /// The puzzle that cells and regions are which follow each other; nothing, if they are not that.
    pub(crate) fn joined(&self, next: &Self) -> Option<Self> {
        let (cells, layout) = if next.is_layout() { (self, next) } else { (next, self) };
        let has_cells = matches!(cells.format, Some(Format::Line | Format::Picture));
        let is_side = cells.shape().side() == layout.shape().side();
        if !layout.is_layout() || !has_cells || !is_side || !cells.puzzle.rules().is_plain() {
            return None;
        }
        let mut joined = cells.clone().at_line(self.line).read_as(Format::Jigsaw);
        joined.change(|puzzle| puzzle.with_rules(layout.puzzle.rules()));
        joined.note(saying!("read-layout", line = layout.line));
        Some(joined)
    }

    /// What shows that the digits and the candidates that somebody has written leave no solution; questions
    /// about the clues pass over them.
    pub fn dead_end(&self) -> Option<Contradiction> {
        self.puzzle.marks()?;
        let is_open = self.puzzle.contradiction().is_none();
        self.puzzle.as_given().contradiction().filter(|_| is_open)
    }

    /// Tests whether clues are all there is.
    pub(crate) fn is_bare(&self) -> bool {
        self.more.is_none() && self.puzzle.is_plain()
    }

    fn more(&self) -> &More {
        self.more.as_deref().unwrap_or(&NOTHING)
    }

    fn more_mut(&mut self) -> &mut More {
        self.more.get_or_insert_default()
    }

    /// The solution, as far as the file has it.
    pub fn solution(&self) -> Option<&Filling> {
        self.more().solution.as_ref()
    }

    /// Sets the solution; an empty one, or one of another side, is none.
    pub fn set_solution(&mut self, solution: Filling) {
        let shape = self.shape();
        if solution.shape().side() != shape.side() {
            self.ignore(saying!("ignored-solution-size", cells = solution.shape().cells()));
        } else if solution.clue_count() > 0 {
            self.more_mut().solution = Some(solution.reshaped(shape));
        }
    }

    /// Tests whether a grid is its solution, if it has none; a puzzle without clues has several.
    pub(crate) fn takes_solution(&self, grid: &Self) -> bool {
        let (puzzle, grid) = (self.puzzle().clues(), grid.puzzle().clues());
        let is_open = (1..grid.clue_count()).contains(&puzzle.clue_count());
        self.solution().is_none() && is_open && is_solution(puzzle, grid)
    }

    /// Notes why a solution that was read is none.
    pub(crate) fn weigh_solution(&mut self) {
        let Some(solution) = self.solution() else { return };
        let (shape, puzzle) = (self.shape(), &self.puzzle);
        let differs = |cell: &Cell| {
            solution.clue(*cell).is_some_and(|digit| {
                let is_other = puzzle.clue(*cell).is_some_and(|clue| clue != digit);
                let sets = puzzle.candidates();
                is_other || sets.is_some_and(|sets| !sets[cell.index()].contains(digit))
            })
        };
        let note = match shape.all_cells().find(differs) {
            Some(cell) => Some(saying!("read-solution-differs", at = shape.name(cell))),
            None => puzzle.rules().clash(solution.clues()).map(|clash| {
                Saying::new(move |language| {
                    say!(language, "read-solution-clashes", why = clash.told(language))
                })
            }),
        };
        note.into_iter().for_each(|note| self.note(note));
    }

    /// Text of a fact about the puzzle; `None` if the file does not give it.
    pub fn fact(&self, fact: Fact) -> Option<&str> {
        self.more().facts.get(&fact).map(String::as_str)
    }

    /// All that is said about it.
    pub fn facts(&self) -> impl Iterator<Item = (Fact, &str)> {
        self.more().facts.iter().map(|(fact, text)| (*fact, text.as_str()))
    }

    /// Notes a fact, in one line; an empty one is none.
    pub fn set_fact(&mut self, fact: Fact, text: &str) {
        let text = in_one_line(text);
        if !text.is_empty() {
            self.more_mut().facts.insert(fact, text);
        }
    }

    /// The rules that the file has and nobody knows here, by the names that they have there.
    pub fn unknown_rules(&self) -> &[String] {
        &self.more().unknown
    }

    /// These rules in one line, those without a name in words of the language; nothing if there are none.
    pub fn unknown(&self) -> Option<Saying> {
        let rules = self.unknown_rules().to_vec();
        let word = |language: Language| move |rule: &String| language.phrase("unknown-rule-", rule);
        let told = move |it| rules.iter().map(word(it)).collect::<Vec<_>>().join(", ");
        (!self.unknown_rules().is_empty()).then(|| Saying::new(told))
    }

    /// Notes a rule that is not known.
    pub(crate) fn add_unknown(&mut self, what: impl Into<String>) {
        self.more_mut().unknown.push(what.into());
    }

    /// Leaves out the rules that are not known, and notes it.
    pub fn drop_unknown(&mut self) {
        if let Some(more) = &mut self.more {
            let told = |rule: String| Saying::new(move |it| it.phrase("unknown-rule-", &rule));
            more.ignored.extend(more.unknown.drain(..).map(told));
        }
    }

    /// Leaves out all rules but those of a shape, and notes it.
    pub fn drop_rules(&mut self) {
        let rules = self.puzzle.rules();
        if !rules.is_plain() {
            let shape = rules.boxes();
            self.ignore(saying!("ignored-rules", rules = rules.to_string()));
            self.change(|puzzle| puzzle.with_rules(Rules::plain(shape)));
        }
    }

    /// Puts other rules in the place of its own, as far as they fit its shape.
    ///
    /// # Errors
    /// Rules that do not fit it.
    pub(crate) fn take_rules(
        &mut self,
        rules: Result<Rules, RulesError>,
    ) -> Result<(), RulesError> {
        let rules = rules?;
        self.change(|puzzle| puzzle.with_rules(&rules));
        Ok(())
    }

    /// Rules in words of ours, by name or as a file has them; those that cannot be read are not known.
    pub(crate) fn take_rules_text(&mut self, rules: &str) {
        match self.take_rules(Rules::parse(rules, self.shape())) {
            Ok(()) => {}
            Err(why @ RulesError::NoMeaning { .. }) => self.add_unknown(why.to_string()),
            Err(_) => self.add_unknown(format!("the rules {rules}")),
        }
    }

    /// Digits that somebody has placed, clues perhaps among them.
    ///
    /// # Errors
    /// A cell where another digit than the clue is placed.
    pub(crate) fn place(&mut self, line: Line<'_>, placed: Filling) -> Result<(), ReadError> {
        let clue = |cell: Cell| self.puzzle.clue(cell);
        let differs = |cell: &Cell| {
            clue(*cell).is_some_and(|clue| placed.clue(*cell).is_some_and(|digit| digit != clue))
        };
        let shape = self.shape();
        if let Some(cell) = shape.all_cells().find(differs) {
            return Err(line.wrong("misread-placed", gaps!(cell = shape.name(cell))));
        }
        self.change(|puzzle| puzzle.with_placed(placed));
        Ok(())
    }

    /// Notes: readings that were taken where two are possible, and parts that could not be checked;
    /// a sentence each, without a full stop.
    pub fn notes(&self, language: Language) -> Vec<String> {
        told(&self.more().notes, language)
    }

    /// Notes what was taken; a sentence without a full stop.
    pub(crate) fn note(&mut self, what: Saying) {
        self.more_mut().notes.push(what);
    }

    /// Parts of the file that are left out.
    pub fn ignored(&self, language: Language) -> Vec<String> {
        told(&self.more().ignored, language)
    }

    /// Notes something that is left out.
    pub fn ignore(&mut self, what: Saying) {
        self.more_mut().ignored.push(what);
    }
}

/// The shape with boxes of the side of one without.
pub(crate) fn with_boxes(shape: Shape) -> Shape {
    if shape.has_boxes() { shape } else { Shape::with_cells(shape.cells())[0] }
}

fn told(what: &[Saying], language: Language) -> Vec<String> {
    what.iter().map(|it| it.told(language)).collect()
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        let (a, b) = (self.more(), other.more());
        self.puzzle == other.puzzle
            && (&a.solution, &a.facts, &a.unknown) == (&b.solution, &b.facts, &b.unknown)
    }
}

impl Eq for Entry {}

/// Tests whether a filling is a grid with all clues of a puzzle.
pub(crate) fn is_solution(puzzle: &Filling, grid: &Filling) -> bool {
    let mut clues = puzzle.clues().iter().zip(grid.clues());
    // Regions in the place of boxes make another shape.
    puzzle.shape().side() == grid.shape().side()
        && grid.clue_count() == grid.shape().cells()
        && clues.all(|(a, b)| a.is_none() || a == b)
}
