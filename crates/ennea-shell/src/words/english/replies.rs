//! What orders reply, in English.

use super::{English, counted};
use crate::words::tongue::{Loaded, Replies};
use ennea::rules::NamedRule;
use ennea::{Digit, DigitSet};
use ennea_formats::{Format, Loss};

impl Replies for English {
    fn quiz_loaded(&self) -> String {
        "Quiz loaded.".to_owned()
    }

    fn loaded(&self, quiz: &Loaded) -> String {
        let mut text = format!("Quiz loaded: {}, {}", quiz.shape, counted(quiz.clues, "clue"));
        if quiz.placed > 0 {
            text += &format!(", {} placed", quiz.placed);
        }
        if quiz.struck > 0 {
            text += &format!(", {} struck out", counted(quiz.struck, "candidate"));
        }
        if let Some(rules) = &quiz.rules {
            text += &format!(", rules {rules}");
        }
        text + "."
    }

    fn forgotten(&self) -> String {
        "Quiz forgotten; `undo` brings it back.".to_owned()
    }

    fn saved(&self, digits: usize) -> String {
        format!("Saved: {}.", counted(digits, "digit"))
    }

    fn lost(&self, loss: Loss, format: Format) -> String {
        loss.describe(format)
    }

    fn rules(&self, names: Option<&str>) -> String {
        format!("Rules: {}.", names.unwrap_or("rows, columns and boxes"))
    }

    fn rules_to_come(&self, rules: &str) -> String {
        format!("Rules of quizzes to be loaded: {rules}.")
    }

    fn more_houses(&self, with_boxes: bool, houses: &[String]) -> String {
        let lines = if with_boxes { "rows, columns and boxes" } else { "rows and columns" };
        format!("Houses besides {lines}: {}.", houses.join(", "))
    }

    fn apart(&self, _: Option<NamedRule>, name: &str) -> String {
        format!("Not the same digit: cells {name} apart.")
    }

    fn is_set(&self, at: &str, digit: Digit) -> String {
        format!("{at} = {digit}.")
    }

    fn is_open(&self, at: &str) -> String {
        format!("{at} is open again.")
    }

    fn struck_out(&self, at: &str, gone: DigitSet, left: DigitSet) -> String {
        format!("{at} <> {}; left: {}.", list(gone), list(left))
    }

    fn starts_again(&self) -> String {
        "The search starts again; what was certain stays.".to_owned()
    }

    fn none_left(&self, at: &str) -> String {
        format!("No candidate is left at {at}.")
    }

    fn back_to(&self, clues: usize) -> String {
        format!("Back to {}.", counted(clues, "clue"))
    }

    fn undone(&self, order: &str) -> String {
        format!("Undone: {order}")
    }

    fn redone(&self, order: &str) -> String {
        format!("Done again: {order}")
    }

    fn run_mode(&self, number: u8) -> String {
        format!("Working mode:{number} (1:tell guesses; 2:tell all digits; 0:report only)")
    }

    fn guess_mode(&self, number: u8) -> String {
        format!("Guessing mode:{number} (1:first open cell; 0:foremost cell)")
    }

    fn language(&self, name: &str) -> String {
        format!("Language: {name}")
    }

    fn colour(&self, is_on: Option<bool>) -> String {
        let state = match is_on {
            None => "as the terminal has it",
            Some(true) => "on",
            Some(false) => "off",
        };
        format!("Colour: {state}")
    }

    fn time(&self, milliseconds: u128) -> String {
        format!("Time: {milliseconds} milliseconds.")
    }

    fn colon(&self) -> &'static str {
        ": "
    }

    fn order_list(&self) -> String {
        "Order List:".to_owned()
    }

    fn more_help(&self) -> String {
        "`help <order>` tells more. A quiz can be pasted as it is.".to_owned()
    }

    fn for_example(&self) -> String {
        "For example:".to_owned()
    }
}

fn list(set: DigitSet) -> String {
    let digits: Vec<String> = set.iter().map(|digit| digit.to_string()).collect();
    if digits.is_empty() { "none".to_owned() } else { digits.join(" ") }
}
