//! Orders once they have been understood, each with its arguments.

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

/// Quiz that `load` loads: a file or a text, and which of its quizzes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The name of a file, or the cells; without either the empty quiz of the shape.
    pub text: Option<String>,
    /// Number of the quiz in the file, from 1.
    pub number: Option<usize>,
    /// The shape, where it is given.
    pub shape: Option<Shape>,
}

/// Parts of a board that `show` shows.
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

/// Length at which `explain` tells singles that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Singles {
    /// In a short line each.
    Short,
    /// Each in full.
    Full,
}

/// Question about a digit in a cell: why it is there, or why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Why it is there.
    Is,
    /// Why it is not there.
    IsNot,
}

/// Form in which `export` writes a quiz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One line.
    Line,
    /// A framed picture.
    Picture,
}

/// Treatment by `save` of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Leaves it as it is, and says so.
    Kept,
    /// Writes over it.
    Replaced,
}

/// Detail in which `step` and the runs report.
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
