//! What is said around steps, in Russian.

use super::{Russian, capitalised, inside, joined, list, plural};
use crate::digit::Digit;
use crate::logic::words::replies::Replies;
use crate::logic::words::tongue::{Techniques, Tongue};
use crate::rules::{House, NamedRule};
use crate::technique::Technique;

/// `1 шаг`, `2 шага`, `5 шагов`.
fn counted(steps: usize) -> String {
    format!("{steps} {}", plural(steps, "шаг", "шага", "шагов"))
}

impl Russian {
    fn claim(&self, cell: &str, digit: Digit, is: bool) -> String {
        if is { self.is(cell, digit) } else { self.is_not(cell, digit) }
    }
}

impl Replies for Russian {
    fn all_filled(&self) -> String {
        "Все клетки уже заполнены.".to_owned()
    }

    fn rightly_filled(&self) -> String {
        "Все клетки заполнены, и заполнены верно.".to_owned()
    }

    fn conclusion(&self, steps: usize, hardest: Technique) -> String {
        format!("Всего {}. Самый трудный приём: {}.", counted(steps), self.technique(hardest))
    }

    fn rated(&self, steps: usize, rating: &str, hardest: Technique) -> String {
        let (steps, hardest) = (counted(steps), self.technique(hardest));
        format!("Всего {steps}. Оценка — это оценка самого трудного из них, {rating}: {hardest}.")
    }

    fn shown_already(&self, cell: &str, digit: Digit, is: bool) -> String {
        format!("{}: это уже видно на поле.", capitalised(&self.claim(cell, digit, is)))
    }

    fn otherwise(&self, cell: &str, digit: Digit, is: bool) -> String {
        self.claim(cell, digit, is)
    }

    fn shown_by(&self, order: &str) -> String {
        format!("почему, покажет `{order}`")
    }

    fn no_hint(&self) -> String {
        "для нынешнего положения подсказки ещё не было".to_owned()
    }

    fn how_to_hint(&self, digit: &str, step: &str) -> String {
        format!("её даёт `{digit}`, а один следующий шаг — `{step}`")
    }

    fn stopped(&self) -> String {
        "Остановлено.".to_owned()
    }

    fn no_solution(&self) -> String {
        "решений нет".to_owned()
    }

    fn conflict(&self, house: House, digit: Digit, [a, b]: [&str; 2]) -> String {
        format!("решений нет: в {} цифра {digit} стоит дважды, в {a} и {b}", inside(house))
    }

    fn without_digit(&self, cell: &str) -> String {
        format!("решений нет: в {cell} не осталось кандидатов")
    }

    fn without_place(&self, house: House, digit: Digit) -> String {
        format!("решений нет: в {} не осталось места для {digit}", inside(house))
    }

    fn clash(
        &self,
        rule: Option<NamedRule>,
        name: &str,
        digit: Digit,
        [a, b]: [&str; 2],
    ) -> String {
        let why = match rule {
            Some(NamedRule::Knight) => "их связывает ход коня".to_owned(),
            Some(NamedRule::King) => "их связывает ход короля".to_owned(),
            _ => format!("они различаются по правилу «{name}»"),
        };
        format!("решений нет: и в {a}, и в {b} стоит цифра {digit}, а {why}")
    }

    fn several_solutions(&self, cell: &str, [one, other]: [Digit; 2]) -> String {
        format!("решений несколько: в {cell} может стоять и {one}, и {other}")
    }

    fn mistakes(&self, placed: &[(String, Digit)], struck_out: &[(String, Digit)]) -> String {
        let placed =
            placed.iter().map(|(cell, digit)| format!("в решении в {cell} не {digit}; уберите её"));
        let struck_out = struck_out
            .iter()
            .map(|(cell, digit)| format!("из {cell} напрасно вычеркнута {digit}; верните её"));
        let all: Vec<String> = placed.chain(struck_out).collect();
        let noun = if all.len() == 1 { "ошибка" } else { "ошибки" };
        format!("{noun}: {}", joined(&all, ". "))
    }

    fn take_back(&self, sets: &[Vec<String>], more: usize, is_unique: bool) -> String {
        let mut sets: Vec<String> = sets.iter().map(|set| joined(set, " и ")).collect();
        if more > 0 {
            let noun = plural(more, "набора", "наборов", "наборов");
            sets.push(format!("один из ещё {more} {noun}"));
        }
        let then = if is_unique {
            "решение будет ровно одно"
        } else {
            "решение будет"
        };
        format!("; уберите {}, и {then}", list(sets, ", или ", ", или "))
    }

    fn ratings(&self, from: &str, to: &str) -> String {
        format!("от {from:>4} до {to:>4}")
    }

    fn scores(&self, to: Option<u32>) -> String {
        to.map_or_else(|| "без предела".to_owned(), |to| format!("до {to:>4}"))
    }

    fn minutes(&self, mean: f64, low: f64, high: f64) -> String {
        format!("{mean:.1} мин, от {low:.1} до {high:.1}")
    }

    fn on_scale(&self, parts: &str, scale: &str) -> String {
        format!("{parts} по шкале {scale}")
    }

    fn level(&self, rating: &str, level: &str, needs: &str) -> String {
        format!("{rating}, {level}: {needs}.")
    }
}
