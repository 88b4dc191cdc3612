//! What is said of the search, in Russian.

use super::Russian;
use crate::words::tongue::Reports;
use ennea::Digit;

impl Reports for Russian {
    fn tally(&self, steps: u128, solutions: u128, is_over: bool) -> String {
        let word = if is_over { "Поиск окончен" } else { "Решение" };
        format!("{word} [шагов: {steps}, решений: {solutions}].")
    }

    fn steps(&self, steps: u128) -> String {
        format!("Шагов: {steps}")
    }

    fn candidates(&self) -> String {
        "Кандидаты:".to_owned()
    }

    fn foremost(&self, candidates: usize, at: &str) -> String {
        format!("Главная клетка: {at}, кандидатов: {candidates}")
    }

    fn guess(&self, level: usize, at: &str, digit: Digit) -> String {
        format!("Догадка уровня {level}: {at} {digit}")
    }

    fn guess_of(&self, level: usize, at: &str, digit: Digit, [which, of]: [usize; 2]) -> String {
        format!("Догадка уровня {level}: {at} {digit}, {which} из {of}")
    }

    fn no_guess(&self) -> String {
        "Сейчас догадок нет.".to_owned()
    }

    fn placed(&self, step: u128, at: &str, digit: Digit) -> String {
        format!("{step}) Цифра {at} {digit}")
    }

    fn guessed(&self, step: u128, at: &str, level: usize, [which, of]: [usize; 2]) -> String {
        format!("{step}) Догадка {at}, уровень {level}, {which} из {of}")
    }

    fn stopped(&self) -> String {
        "Остановлено; следующий поиск продолжит с этого места.".to_owned()
    }

    fn run_time(&self, milliseconds: u128, steps: u128, solutions: u128) -> String {
        format!("Время поиска: {milliseconds} мс; шагов: {steps}, решений: {solutions}.")
    }

    fn deepest(&self, level: usize) -> String {
        format!(" Наибольший уровень догадок: {level}")
    }

    fn many(&self, milliseconds: u128, current: u128, steps: u128, solutions: u128) -> [String; 3] {
        [
            format!("Время поиска: {milliseconds} мс; новых решений: {current}"),
            format!(" шагов: {steps}"),
            format!(" всего решений: {solutions}."),
        ]
    }

    fn all_found(&self) -> String {
        "Других решений нет.".to_owned()
    }

    fn ended(&self, solutions: u128) -> String {
        match solutions {
            0 => "Решений нет.".to_owned(),
            1 => "Других решений нет.".to_owned(),
            _ => format!("Других решений нет; всего их {solutions}."),
        }
    }

    fn solution(&self, number: u128) -> String {
        format!("Решение {number}.")
    }

    fn is_only(&self, only: bool) -> String {
        match only {
            true => "Решение единственное.".to_owned(),
            false => "Решение не единственное; сколько их, скажет `count`.".to_owned(),
        }
    }

    fn stopped_early(&self) -> String {
        "Остановлено раньше, чем нашлось решение.".to_owned()
    }

    fn stopped_between(&self) -> String {
        "Остановлено раньше, чем стало известно, есть ли другое решение.".to_owned()
    }

    fn stopped_counting(&self) -> [String; 2] {
        [
            "Остановлено раньше, чем стало известно число решений.".to_owned(),
            "До предела считает `count <limit>`; `runrun` умеет продолжать.".to_owned(),
        ]
    }

    fn product(&self) -> String {
        "Произведение чисел кандидатов каждой клетки в её очередь:".to_owned()
    }
}
