//! Hints in Russian.

use super::{Russian, and, capitalised, houses, lowered, number, plural};
use crate::logic::words::tongue::{Hints, Place};
use crate::rules::House;

/// `строку 5`, as after «на».
fn object(house: House) -> String {
    houses(|kind| kind.object, &[house])
}

impl Hints for Russian {
    fn look_at(&self, place: Place<'_>) -> String {
        match place {
            Place::House(house) => format!("Посмотрите на {}.", object(house)),
            Place::Houses(one, other) => {
                format!("Посмотрите на {} и {}.", object(one), object(other))
            }
            Place::DigitIn(digit, base) => {
                format!("Посмотрите на цифру {digit} в {}.", houses(|kind| kind.inside, base))
            }
            Place::Digit(digit) => format!("Посмотрите на цифру {digit}."),
            Place::Board => "Посмотрите на всё поле.".to_owned(),
        }
    }

    fn look_for(&self, technique: &str, meaning: &str) -> String {
        format!("{technique}: {}", lowered(meaning))
    }

    fn here_at(&self, cells: &[String]) -> String {
        match cells {
            [only] => format!("Здесь это клетка {only}."),
            several => format!("Здесь это клетки {}.", and(several)),
        }
    }

    fn takes(&self, steps: usize) -> String {
        let noun = plural(steps, "шаг", "шага", "шагов");
        match steps {
            1 => format!("Понадобится один {noun}:"),
            2..=4 => format!("Понадобятся {} {noun}:", number(steps)),
            _ => format!("Понадобится {} {noun}:", number(steps)),
        }
    }

    fn because(&self, is: &str, why: &str) -> String {
        format!("{}, потому что {why}.", capitalised(is))
    }

    fn because_of_all(&self, is: &str) -> String {
        format!("{}, потому что:", capitalised(is))
    }
}
