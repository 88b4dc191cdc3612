//! Hints in English.

use super::{English, and, houses, number};
use crate::logic::words::tongue::{Hints, Place};

impl Hints for English {
    fn look_at(&self, place: Place<'_>) -> String {
        match place {
            Place::House(house) => format!("Look at {house}."),
            Place::Houses(one, other) => format!("Look at {one} and {other}."),
            Place::DigitIn(digit, base) => format!("Look at the {digit}s in {}.", houses(base)),
            Place::Digit(digit) => format!("Look at the {digit}s."),
            Place::Board => "Look at the board.".to_owned(),
        }
    }

    fn look_for(&self, technique: &str, meaning: &str) -> String {
        format!("{technique}: {meaning}")
    }

    fn here_at(&self, cells: &[String]) -> String {
        format!("Here it is at {}.", and(cells))
    }

    fn takes(&self, steps: usize) -> String {
        format!("It takes {} steps:", number(steps))
    }

    fn because(&self, is: &str, why: &str) -> String {
        format!("{is}, because {why}.")
    }

    fn because_of_all(&self, is: &str) -> String {
        format!("{is}, because:")
    }
}
