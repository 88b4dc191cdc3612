//! What a language says: whole sentences with gaps, one method for each; a language is a folder, with a
//! file for each trait here.
//!
//! Cells come as their names, r1c1, or in the reports of SudokuSolver as [1,1].  Names of orders, of files
//! and of formats are the same in every language.

use crate::orders::Verb;
use crate::problem::Problem;
use crate::reply::Refusal;
use ennea::rules::NamedRule;
use ennea::{Digit, DigitSet, Shape};
use ennea_formats::{Format, Loss};

/// Everything that a language says.
pub(crate) trait Tongue: Faces + Orders + Replies + Reports + Refusals + Sync {}

impl<T: Faces + Orders + Replies + Reports + Refusals + Sync> Tongue for T {}

/// What stands around a conversation.
pub(crate) trait Faces {
    /// After the name of the program and its version: what it is, and what to do first.
    fn greeting(&self) -> &'static str;

    /// Before an order, with what parts it from that.
    fn prompt(&self) -> &'static str;

    /// Before a line of a quiz, likewise.
    fn prompt_of_quiz(&self) -> &'static str;

    /// What to do instead of what was refused, with the word for such advice in front.
    fn advice(&self, hint: &str) -> String;

    /// What is wrong at a line, perhaps of a file.
    fn at_line(&self, file: Option<&str>, line: usize, message: &str) -> String;
}

/// The orders.
pub(crate) trait Orders {
    /// What an order does, in a few words; and the rest that is to be said.
    fn order(&self, verb: Verb) -> [&'static str; 2];
}

/// What is said of a quiz that has been loaded.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// Its shape.
    pub(crate) shape: Shape,
    /// How many clues it has.
    pub(crate) clues: usize,
    /// How many digits have been placed besides.
    pub(crate) placed: usize,
    /// How many candidates have been struck out.
    pub(crate) struck: usize,
    /// The names of its rules, if they are not those of the shape.
    pub(crate) rules: Option<String>,
}

/// Replies to orders that change and show, load and save.
pub(crate) trait Replies {
    /// A quiz is loaded, as SudokuSolver says it.
    fn quiz_loaded(&self) -> String;

    /// A quiz is loaded, and how it is.
    fn loaded(&self, quiz: &Loaded) -> String;

    /// The quiz is forgotten.
    fn forgotten(&self) -> String;

    /// The digits of a quiz have been written.
    fn saved(&self, digits: usize) -> String;

    /// What a format cannot hold.
    fn lost(&self, loss: Loss, format: Format) -> String;

    /// The names of the rules; without any, that they are rows, columns and boxes.
    fn rules(&self, names: Option<&str>) -> String;

    /// The rules of quizzes that will be loaded.
    fn rules_to_come(&self, rules: &str) -> String;

    /// The houses besides rows and columns, and besides boxes if there are any.
    fn more_houses(&self, with_boxes: bool, houses: &[String]) -> String;

    /// Cells that differ: by a rule with a name, or as a list of this name.
    fn apart(&self, rule: Option<NamedRule>, name: &str) -> String;

    /// A digit has been set.
    fn is_set(&self, at: &str, digit: Digit) -> String;

    /// A digit has been removed.
    fn is_open(&self, at: &str) -> String;

    /// Candidates have been struck out; these are left.
    fn struck_out(&self, at: &str, gone: DigitSet, left: DigitSet) -> String;

    /// The search starts again.
    fn starts_again(&self) -> String;

    /// A cell has no candidate left.
    fn none_left(&self, at: &str) -> String;

    /// The quiz is as it was, with this many clues.
    fn back_to(&self, clues: usize) -> String;

    /// An order has been undone.
    fn undone(&self, order: &str) -> String;

    /// An order has been done again.
    fn redone(&self, order: &str) -> String;

    /// How much runs tell, and what else they could.
    fn run_mode(&self, number: u8) -> String;

    /// Which cell is guessed, and which else could be.
    fn guess_mode(&self, number: u8) -> String;

    /// The language.
    fn language(&self, name: &str) -> String;

    /// Whether there are colours; none: as the terminal has it.
    fn colour(&self, is_on: Option<bool>) -> String;

    /// How long an order took, in milliseconds.
    fn time(&self, milliseconds: u128) -> String;

    /// What stands between an order and what it does.
    fn colon(&self) -> &'static str;

    /// The title of the list of orders.
    fn order_list(&self) -> String;

    /// What stands below that list.
    fn more_help(&self) -> String;

    /// The title of examples.
    fn for_example(&self) -> String;
}

/// What is said of the search.
pub(crate) trait Reports {
    /// The steps and the solutions so far, on a solution; at the end, if it is over.
    fn tally(&self, steps: u128, solutions: u128, is_over: bool) -> String;

    /// The steps so far.
    fn steps(&self, steps: u128) -> String;

    /// The title of candidates.
    fn candidates(&self) -> String;

    /// The cell with the fewest candidates.
    fn foremost(&self, candidates: usize, at: &str) -> String;

    /// A guess that stands.
    fn guess(&self, level: usize, at: &str, digit: Digit) -> String;

    /// The same, and which candidate of how many.
    fn guess_of(&self, level: usize, at: &str, digit: Digit, which: [usize; 2]) -> String;

    /// There is none.
    fn no_guess(&self) -> String;

    /// A digit placed, with the number of the step.
    fn placed(&self, step: u128, at: &str, digit: Digit) -> String;

    /// A guess made, and which candidate of how many.
    fn guessed(&self, step: u128, at: &str, level: usize, which: [usize; 2]) -> String;

    /// A run was stopped; the next one goes on.
    fn stopped(&self) -> String;

    /// How long a run took in milliseconds, and how far the search is.
    fn run_time(&self, milliseconds: u128, steps: u128, solutions: u128) -> String;

    /// The deepest level of guesses.
    fn deepest(&self, level: usize) -> String;

    /// The three lines of a run for many solutions: its time and its solutions; all steps; all solutions.
    fn many(&self, milliseconds: u128, current: u128, steps: u128, solutions: u128) -> [String; 3];

    /// These are all solutions.
    fn all_found(&self) -> String;

    /// The search is over after this many solutions.
    fn ended(&self, solutions: u128) -> String;

    /// The number of a solution.
    fn solution(&self, number: u128) -> String;

    /// It is the only one, or not.
    fn is_only(&self, only: bool) -> String;

    /// Stopped: before a solution was found.
    fn stopped_early(&self) -> String;

    /// Stopped: before it was known whether there is another.
    fn stopped_between(&self) -> String;

    /// Stopped: before the number was known; and what else to do.
    fn stopped_counting(&self) -> [String; 2];

    /// Before a picture of the candidates that each cell has in its turn.
    fn product(&self) -> String;
}

/// What is refused.
pub(crate) trait Refusals {
    /// What is wrong, and what to do instead.
    fn refusal(&self, problem: &Problem) -> Refusal;
}
