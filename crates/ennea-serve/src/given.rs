//! A puzzle that is asked about: in any form that is read, with its rules, and what was written since.

use crate::fields::{Field, Fields, Kind};
use crate::problem::Problem;
use ennea::rules::{Description, NamedRules, Rules};
use ennea::{Digit, DigitSet, Puzzle, Shape, State};
use ennea_answers::variants::{Variant, Variants};
use ennea_answers::wire::{Asked, Place};
use ennea_formats::{Entry, puzzles};
use std::cell::RefCell;
use std::sync::Arc;

/// The puzzle.
pub(crate) const PUZZLE: Field = Field::wanted(
    "puzzle",
    Kind::Text,
    "the puzzle: its cells in a line, a picture, a link, or the text of a file of another program",
);
/// Its shape.
pub(crate) const SHAPE: Field =
    Field::free("shape", Kind::Text, "the rows and columns of a box, such as 3x3");
/// Its rules.
pub(crate) const RULES: Field = Field::free(
    "rules",
    Kind::Text,
    "the rules of a variant, such as x, windoku or x+knight, or the letters of a jigsaw",
);
/// What stands on the board.
pub(crate) const DIGITS: Field =
    Field::free("digits", Kind::Text, "the digits that stand there, in a line, clues or not");
/// What is left of the candidates.
pub(crate) const CANDIDATES: Field = Field::free(
    "candidates",
    Kind::Texts(36 * 36),
    "for each cell the digits that it may still have, as one text; an empty one allows all",
);

thread_local! {
    static VARIANTS: RefCell<Variants> = RefCell::default();
}

/// A puzzle that is asked about.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    /// As it was read.
    pub(crate) entry: Entry,
    /// The rules that were asked for, or else its own; none if they are those of its shape.
    pub(crate) rules: Option<Description>,
    /// What was written since.
    state: Option<State>,
}

impl Given {
    /// Reads the first puzzle of a text, with its shape, rules and state if they are asked for.
    pub(crate) fn read(fields: &Fields) -> Result<Self, Problem> {
        Self::of(fields, "puzzle", fields.text("puzzle").unwrap_or_default())
    }

    /// The same, of a text that stands in some field.
    pub(crate) fn of(fields: &Fields, name: &str, text: &str) -> Result<Self, Problem> {
        let shape: Option<Shape> = fields.parsed("shape")?;
        let first = puzzles(text, shape)
            .next()
            .unwrap_or_else(|| Ok(Entry::new(Puzzle::empty(shape.unwrap_or(Shape::CLASSIC)))));
        let mut entry = first.map_err(|why| Problem::of_field(name, why))?;
        if let [rule, ..] = entry.unknown_rules() {
            return Err(Problem::of_field(
                name,
                format!("found the rule {rule}; expected rules that are known here"),
            ));
        }
        let given = fields.text("rules").map(Description::read).transpose();
        let given = given.map_err(|why| Problem::of_field("rules", why))?;
        let is_plain =
            |rules: &Description| rules.named().is_some_and(|named| named == NamedRules::NONE);
        let rules = given.or_else(|| entry.description().cloned()).filter(|it| !is_plain(it));
        if let Some(rules) = &rules {
            rules.rules(entry.shape()).map_err(|why| Problem::of_field("rules", why))?;
        }
        let state = state(fields, &mut entry)?;
        Ok(Self { entry, rules, state })
    }

    /// The clues.
    pub(crate) fn puzzle(&self) -> &Puzzle {
        self.entry.clues()
    }

    /// What was written since, if anything was.
    pub(crate) fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// The entry with the digits that were written since.
    pub(crate) fn begun(&self) -> Entry {
        let mut entry = self.entry.clone();
        for cell in entry.shape().all_cells() {
            if let Some(digit) = self.state.as_ref().and_then(|state| state.digits.clue(cell)) {
                entry.place(cell, digit);
            }
        }
        entry
    }

    /// The clues and the digits that were written since.
    pub(crate) fn filled(&self) -> Puzzle {
        self.state.as_ref().map_or_else(|| self.puzzle().clone(), |state| state.digits.clone())
    }

    /// Calls with the rules and their solver, if they are not those of the shape.
    pub(crate) fn with_variant<T>(
        &self,
        work: impl FnOnce(Option<&Variant>) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let Some(rules) = &self.rules else { return work(None) };
        let bad = |why| Problem::of_field("rules", why);
        let shape = self.puzzle().shape();
        VARIANTS.with(|variants| match variants.try_borrow_mut() {
            Ok(mut variants) => work(Some(variants.under(rules, shape).map_err(bad)?)),
            Err(_) => work(Some(&Variant::new(rules, shape).map_err(bad)?)),
        })
    }

    /// The rules, if they are not those of the shape.
    pub(crate) fn shared_rules(&self) -> Result<Option<Arc<Rules>>, Problem> {
        self.with_variant(|variant| Ok(variant.map(|it| Arc::clone(it.shared_rules()))))
    }

    /// The same for steps of reasoning and ratings, which rules between digits have not.
    pub(crate) fn rules_for_steps(&self) -> Result<Option<Arc<Rules>>, Problem> {
        self.with_variant(|variant| {
            let rules = variant.map(Variant::rules_for_steps).transpose();
            Ok(rules.map_err(|why| Problem::of_field("rules", why))?.cloned())
        })
    }

    /// What an answer says that it is about.
    pub(crate) fn asked(&self) -> Asked {
        let mut asked = Asked::new(Place::default(), self.puzzle().clone());
        asked.placed = self.entry.placed_line();
        asked
    }
}

/// The state that is asked about: the entry's own, or what the fields say.
fn state(fields: &Fields, entry: &mut Entry) -> Result<Option<State>, Problem> {
    let (digits, candidates) = (fields.text("digits"), fields.texts("candidates"));
    if digits.is_none() && candidates.is_none() {
        return Ok(entry.state());
    }
    let shape = entry.shape();
    let mut on_board = entry.filled();
    if let Some(text) = digits {
        let read = ennea::text::read_puzzle(text, Some(shape));
        on_board = read.map_err(|why| Problem::of_field("digits", why))?;
    }
    for cell in shape.all_cells() {
        let Some(clue) = entry.clues().clue(cell) else { continue };
        if let Some(found) = on_board.clue(cell).filter(|&found| found != clue) {
            let at = shape.name(cell);
            let why = format!("{at}: found {found}; expected the clue {clue}");
            return Err(Problem::of_field("digits", why));
        }
        on_board.set(cell, Some(clue));
    }
    let mut allowed = vec![DigitSet::full(shape.side()); shape.cells()];
    if let Some(texts) = candidates {
        if texts.len() != shape.cells() {
            let why = format!("found {} texts; expected {}", texts.len(), shape.cells());
            return Err(Problem::of_field("candidates", why));
        }
        for ((cell, text), allowed) in shape.all_cells().zip(texts).zip(&mut allowed) {
            let digit = |sign: char| {
                let digit = Digit::from_symbol(sign).filter(|it| it.index() < shape.side());
                digit.ok_or_else(|| {
                    let at = shape.name(cell);
                    let why = format!("{at}: found '{sign}'; expected digits");
                    Problem::of_field("candidates", why)
                })
            };
            let digits = text.chars().map(digit).collect::<Result<Vec<Digit>, _>>()?;
            if !digits.is_empty() {
                *allowed = digits.into_iter().collect();
            }
        }
    }
    let clues = entry.clues().clone();
    Ok(Some(State { clues, digits: on_board, allowed, is_sukaku: false }))
}
