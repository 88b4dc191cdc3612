//! What is said of the search, in English: the reports of SudokuSolver in its words.

use super::English;
use crate::words::tongue::Reports;
use ennea::Digit;

impl Reports for English {
    fn tally(&self, steps: u128, solutions: u128, is_over: bool) -> String {
        // SudokuSolver said "Done" of every solution, until its author found that the word sounds
        // as if there were no more of them.
        let word = if is_over { "Done" } else { "Fine" };
        format!("{word} [steps:{steps}, solution sum:{solutions}].")
    }

    fn steps(&self, steps: u128) -> String {
        format!("Steps:{steps}")
    }

    fn candidates(&self) -> String {
        "Candidates:".to_owned()
    }

    fn foremost(&self, candidates: usize, at: &str) -> String {
        format!("The foremost cell with {candidates} candidate(s) at {at}")
    }

    fn guess(&self, level: usize, at: &str, digit: Digit) -> String {
        format!("At guess level {level} {at} {digit}")
    }

    fn guess_of(&self, level: usize, at: &str, digit: Digit, [which, of]: [usize; 2]) -> String {
        format!("At guess level {level} {at} {digit}, {which} out of {of}")
    }

    fn no_guess(&self) -> String {
        "No guess at present.".to_owned()
    }

    fn placed(&self, step: u128, at: &str, digit: Digit) -> String {
        format!("{step}) Place {at} {digit}")
    }

    fn guessed(&self, step: u128, at: &str, level: usize, [which, of]: [usize; 2]) -> String {
        format!("{step}) Guess {at} level {level} at {which} out of {of}")
    }

    fn stopped(&self) -> String {
        "Stopped; the next run goes on from here.".to_owned()
    }

    fn run_time(&self, milliseconds: u128, steps: u128, solutions: u128) -> String {
        format!("Run time: {milliseconds} milliseconds; steps: {steps}, solution sum: {solutions}.")
    }

    fn deepest(&self, level: usize) -> String {
        format!(" Biggest level on this run(til): {level}")
    }

    fn many(&self, milliseconds: u128, current: u128, steps: u128, solutions: u128) -> [String; 3] {
        [
            format!("Run-run time: {milliseconds} milliseconds; current solutions: {current}"),
            format!(" steps: {steps}"),
            format!(" total solutions: {solutions}."),
        ]
    }

    fn all_found(&self) -> String {
        "These are all solutions.".to_owned()
    }

    fn ended(&self, solutions: u128) -> String {
        match solutions {
            0 => "There is no solution.".to_owned(),
            1 => "There is no other solution.".to_owned(),
            _ => format!("These are all {solutions} solutions."),
        }
    }

    fn solution(&self, number: u128) -> String {
        format!("Solution {number}.")
    }

    fn is_only(&self, only: bool) -> String {
        match only {
            true => "The only solution.".to_owned(),
            false => "Not the only solution; `count` says how many there are.".to_owned(),
        }
    }

    fn stopped_early(&self) -> String {
        "Stopped before a solution was found.".to_owned()
    }

    fn stopped_between(&self) -> String {
        "Stopped before it was known whether there is another.".to_owned()
    }

    fn stopped_counting(&self) -> [String; 2] {
        [
            "Stopped before the number was known.".to_owned(),
            "`count <limit>` counts that far; `runrun` can go on.".to_owned(),
        ]
    }

    fn product(&self) -> String {
        "The product of the candidates that each cell has in its turn:".to_owned()
    }
}
