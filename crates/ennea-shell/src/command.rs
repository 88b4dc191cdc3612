//! What an order can be, once it has been understood.

use crate::place::Place;
use ennea::Shape;
use ennea::solve::stepwise::GuessCell;
use ennea_answers::reasoning::Wanted;
use ennea_words::Language;

/// An order that has been understood.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is described in `ORDERS`, as help shows it")]
pub enum Command {
    /// A blank line or a comment.
    Nothing,
    /// A line of cells, or of a picture's frame.
    Cells(String),
    LoadQuiz(String),
    Load(Source),
    Paste(Option<Shape>),
    Show(View),
    Levels,
    RunMode(Option<RunMode>),
    GuessMode(Option<GuessCell>),
    Step(u128),
    Run,
    RunTil(u128),
    RunRun(u128),
    Bye,
    Set(Place, Option<String>),
    Del(Place, Vec<String>),
    Undo(usize),
    Redo(usize),
    Reset,
    Clear,
    Next,
    Solve,
    Count(Option<u64>),
    Bound,
    Rules(Option<String>),
    Hint(Wanted),
    Apply,
    Explain(Singles),
    Why(Place, String, Question),
    Rate,
    Save(String, Existing),
    Export(Form),
    History(Option<usize>),
    Source(String),
    Echo(String),
    Time(Option<Box<Self>>),
    Help(Option<&'static str>),
    Language(Option<Language>),
    Colour(Option<bool>),
}

/// What `load` loads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of a file, or the cells; without either the empty quiz of the shape.
    pub text: Option<String>,
    /// Which quiz of the file, from 1.
    pub number: Option<usize>,
    /// The shape, where it is given.
    pub shape: Option<Shape>,
}

/// What `show` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Everything, as SudokuSolver does.
    Report,
    /// The digits.
    Grid,
    /// The candidates in their places.
    Candidates,
    /// The digits, then the candidates.
    Both,
}

/// How `explain` tells singles that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Singles {
    /// In a short line each.
    Short,
    /// Each in full.
    Full,
}

/// What is asked about a digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why it is there.
    Is,
    /// Why it is not there.
    IsNot,
}

/// How `export` writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line.
    Line,
    /// A framed picture.
    Picture,
}

/// What `save` does with a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Leaves it as it is, and says so.
    Kept,
    /// Writes over it.
    Replaced,
}

/// How much `step` and the runs tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunMode {
    /// The report at the end.
    #[default]
    Report,
    /// Every guess as well.
    Guesses,
    /// Every digit placed as well.
    Digits,
}
