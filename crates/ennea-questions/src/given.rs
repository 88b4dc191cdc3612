//! The puzzle that a question is about, made of its fields: in any form that is read, under its rules, with
//! what somebody has written since.
//!
//! The fields are the keys that answers have ([`Asked`]), so what was answered can be asked about again.

use crate::fields::{Field, Fields, Kind};
use crate::pasted;
use crate::problem::Problem;
use ennea::rules::Rules;
use ennea::{Cell, Digit, DigitSet, Filling, Puzzle, Shape};
use ennea_answers::served::{Beyond, Question};
use ennea_answers::solutions::{with_solvers, without_notes};
use ennea_formats::{Entry, Options};
use ennea_words::{Language, Saying, Told, gaps, say, saying};

/// The most cells of a puzzle.
const CELLS: usize = 36 * 36;

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
    "the rules of a variant, such as x, windoku or x+knight, the letters of a jigsaw, or the text of a file of rules",
);
/// The candidates that are part of it.
pub(crate) const CANDIDATES: Field = Field::free(
    "candidates",
    Kind::Texts(CELLS),
    "for each cell the digits that may stand there, as one text, where these are given as clues are",
);
/// The digits that somebody has written.
pub(crate) const PLACED: Field = Field::free(
    "placed",
    Kind::Text,
    "the digits that somebody has written since, in a line; clues may stand there as well",
);
/// The candidates that somebody has noted.
pub(crate) const MARKS: Field = Field::free(
    "marks",
    Kind::TextsOrNull(CELLS),
    "for each cell the candidates that somebody has left there, as one text, or null where nobody wrote any",
);

/// The fields of a puzzle, and others.
macro_rules! about_puzzle {
    ($($field:expr),* $(,)?) => {{
        use $crate::given::{CANDIDATES, PUZZLE, RULES, SHAPE};
        &[PUZZLE, SHAPE, RULES, CANDIDATES $(, $field)*]
    }};
}
pub(crate) use about_puzzle;

/// The puzzle that is asked about, for which the question has a method.
pub(crate) fn puzzle(fields: &Fields, question: Question) -> Result<Puzzle, Problem> {
    puzzle_of(fields, question, PUZZLE.name, fields.text(PUZZLE.name).unwrap_or_default())
}

/// Reads the puzzle of a text that stands in some field, for which the question has a method.
pub(crate) fn puzzle_of(
    fields: &Fields,
    question: Question,
    name: &str,
    text: &str,
) -> Result<Puzzle, Problem> {
    let entry = entry(fields, name, text)?;
    let language: Language = fields.named("lang").unwrap_or_default();
    let dead_end = entry.dead_end().map(|why| {
        let key = if question.is_of_state() { "dead-end" } else { "dead-end-of-clues" };
        say!(language, key, why = why.told(language))
    });
    fields.note([entry.notes(language), entry.ignored(language)].concat());
    fields.note(dead_end.into_iter().collect());
    let puzzle = entry.into_puzzle();
    if let Some(line) = pasted::second(text, options(fields)?) {
        let why = move |language: Language| {
            let message = language.say_with_hint("text-second-puzzle", &gaps!());
            say!(language, "text-at", line, message)
        };
        return Err(Problem::of_field(name, Saying::new(why)));
    }
    match question.check(&puzzle) {
        Err(why) if why.beyond == Beyond::Candidates => {
            let clues = with_solvers(|solvers| without_notes(solvers, &puzzle));
            fields
                .note(clues.iter().map(|_| language.text("ignored-notes").into_owned()).collect());
            clues.ok_or_else(|| Problem::bad(why))
        }
        served => served.map(|()| puzzle).map_err(Problem::bad),
    }
}

/// How texts of puzzles are read.
fn options(fields: &Fields) -> Result<Options, Problem> {
    Ok(Options { shape: fields.parsed(SHAPE.name)?, ..Options::default() })
}

/// The first puzzle of a text, and what stands around it there.
pub(crate) fn entry(fields: &Fields, name: &str, text: &str) -> Result<Entry, Problem> {
    let options = options(fields)?;
    let empty = || Entry::new(Filling::empty(options.shape.unwrap_or(Shape::CLASSIC)));
    // Comments alone are an empty board, but a puzzle or a link may begin as they do.
    let is_empty = text.lines().all(|line| line.trim().is_empty() || line.starts_with('#'));
    let first = pasted::first(name, text, options);
    let mut entry = if is_empty { first.unwrap_or_else(|_| empty()) } else { first? };
    if let Some(unknown) = entry.unknown() {
        let why = move |it: Language| say!(it, "rule-not-known", rule = unknown.told(it));
        return Err(Problem::of_field(name, Saying::new(why)));
    }
    let mut puzzle = entry.puzzle().clone();
    if let Some(text) = fields.text(RULES.name) {
        let rules = Rules::parse(text, puzzle.rules().boxes());
        let rules = rules.map_err(|why| Problem::of_field(RULES.name, why))?;
        let own = puzzle.rules();
        if !own.is_plain() && !own.says_the_same(&rules) {
            entry.ignore(saying!("ignored-beside", what = RULES.name));
        }
        puzzle = puzzle.with_rules(&rules);
    }
    if let Some(texts) = fields.texts(CANDIDATES.name) {
        let sets = sets(CANDIDATES.name, puzzle.shape(), texts.into_iter().map(Some).collect())?;
        let own = puzzle.clone();
        puzzle = puzzle.with_candidates(sets.into_iter().flatten().collect());
        if own.candidates().is_some() && own != puzzle {
            entry.ignore(saying!("ignored-beside", what = CANDIDATES.name));
        }
    }
    if let Some(text) = fields.text(PLACED.name) {
        let placed = placed(&puzzle, text)?;
        puzzle = puzzle.with_placed(placed);
    }
    if let Some(texts) = fields.texts_or_null(MARKS.name) {
        let marks = sets(MARKS.name, puzzle.shape(), texts)?;
        puzzle = puzzle.with_marks(marks);
    }
    entry.set_puzzle(puzzle);
    Ok(entry)
}

/// Digits in a line, where clues are those of the puzzle.
fn placed(puzzle: &Puzzle, text: &str) -> Result<Filling, Problem> {
    let shape = puzzle.shape();
    let placed = ennea::text::read_puzzle(text, Some(shape));
    let placed = placed.map_err(|why| Problem::of_field(PLACED.name, why))?;
    let wrong = |cell: &Cell| {
        let (clue, found) = (puzzle.clue(*cell), placed.clue(*cell));
        clue.is_some() && found.is_some() && clue != found
    };
    let Some(cell) = shape.all_cells().find(wrong) else { return Ok(placed) };
    let [found, clue] =
        [placed.clue(cell), puzzle.clue(cell)].map(|digit| digit.expect("both are"));
    let cell = shape.name(cell);
    let why = move |language: Language| say!(language, "not-the-clue", cell, found, clue);
    Err(Problem::of_field(PLACED.name, Saying::new(why)))
}

/// A set of digits for each cell, or nothing.
fn sets(
    name: &str,
    shape: Shape,
    texts: Vec<Option<&str>>,
) -> Result<Vec<Option<DigitSet>>, Problem> {
    if texts.len() != shape.cells() {
        let (found, cells) = (texts.len(), shape.cells());
        let why = saying!("field-cells", found, cells);
        return Err(Problem::of_field(name, why));
    }
    let digit = |cell: Cell, sign: char| {
        let digit = Digit::from_symbol(sign).filter(|digit| digit.number() <= shape.side());
        digit.ok_or_else(|| {
            let cell = shape.name(cell);
            let why = move |language: Language| say!(language, "no-digit-at", cell, sign);
            Problem::of_field(name, Saying::new(why))
        })
    };
    let set = |(cell, text): (Cell, Option<&str>)| {
        text.map(|text| text.chars().map(|sign| digit(cell, sign)).collect()).transpose()
    };
    shape.all_cells().zip(texts).map(set).collect()
}
