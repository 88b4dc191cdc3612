//! Chains, almost locked sets and nets in Russian.

use super::{Russian, and, inside, lowered, number, or, plural};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::Chains;
use crate::rules::House;

/// What goes for all almost locked sets.
const ALMOST: &str = "кандидатов на один больше, чем клеток: без любой из своих цифр оно содержит все \
                      остальные";

impl Chains for Russian {
    fn because_of_cell(&self) -> String {
        " (больше там ничего не остаётся)".to_owned()
    }

    fn because_of_house(&self, house: House) -> String {
        format!(" (в {} другого места нет)", inside(house))
    }

    fn because_of_unique(&self) -> String {
        " (иначе решений было бы два)".to_owned()
    }

    fn because_of_rule(&self, technique: &str, reason: &str) -> String {
        format!(" (приём «{technique}»: {})", lowered(reason.trim_end_matches('.')))
    }

    fn suppose(&self, clauses: &[String]) -> String {
        format!("Предположим, что {}.", and(clauses))
    }

    fn link(&self, is: &str, because: &str, is_not: &str) -> String {
        format!("Тогда {is}{because}, поэтому {is_not}.")
    }

    fn ring(&self, is: &str, because: &str, is_not: &str) -> String {
        format!(
            "Тогда {is}{because}, поэтому {is_not}, как и предполагалось. Цепочка замыкается в цикл, и \
             пройти его можно в обе стороны: из любых двух соседних звеньев верно ровно одно."
        )
    }

    fn after_all(&self, is: &str, because: &str) -> String {
        format!("Тогда {is}{because}, вопреки предположению.")
    }

    fn remote(&self, is: &str, because: &str) -> String {
        format!(
            "Тогда {is}{because}. То же верно и для другой цифры: на концах цепочки стоят разные цифры."
        )
    }

    fn either(&self, is: &str, because: &str, first: &str, last: &str) -> String {
        format!(
            "Тогда {is}{because}. Итак, {first}, или {last}; что исключено в обоих случаях, то неверно."
        )
    }

    fn set(&self, cells: &[String], digits: DigitSet) -> String {
        format!("{} ({})", joined(cells, ", "), or(digits.iter()))
    }

    fn two_sets(&self, sets: &[String], links: &[Digit]) -> String {
        format!(
            "В каждом из множеств {} {ALMOST}. Ни {} не могут быть в обоих сразу, поэтому в каждом нет \
             одной из этих цифр и есть все остальные его цифры.",
            and(sets),
            joined(links, ", ни ")
        )
    }

    fn sets(&self, sets: &[String], digit: Digit) -> String {
        format!(
            "В каждом из множеств {} {ALMOST}. Предположим, что в первом нет {digit}.",
            and(sets)
        )
    }

    fn next_set(&self, link: Digit, number: usize) -> String {
        const ORDINALS: [&str; 8] = [
            "во втором",
            "в третьем",
            "в четвёртом",
            "в пятом",
            "в шестом",
            "в седьмом",
            "в восьмом",
            "в девятом",
        ];
        match number.checked_sub(2).and_then(|at| ORDINALS.get(at)) {
            Some(ordinal) => format!("Тогда в нём есть {link}, поэтому {ordinal} нет {link}."),
            None => format!("Тогда в нём есть {link}, поэтому в множестве {number} нет {link}."),
        }
    }

    fn last_set(&self, digit: Digit) -> String {
        format!(
            "Тогда в нём есть {digit}. Итак, {digit} есть в первом или в последнем, и в клетке, \
             которая видит все её места в обоих, {digit} быть не может."
        )
    }

    fn blossom(&self, stem: &str, candidates: DigitSet, cases: &[String], digit: Digit) -> String {
        let (candidates, cases) = (or(candidates.iter()), joined(cases, "; "));
        format!(
            "В {stem} стоит {candidates}: {cases}. Поэтому в одном из этих множеств есть {digit}, и в \
             клетке, которая видит все её места в них, {digit} быть не может."
        )
    }

    fn petal(&self, held: Digit, set: &str, digit: Digit) -> String {
        format!("если {held}, то в {set} нет {held} и нужна {digit}")
    }

    fn whether(&self, cell: &str, digit: Digit) -> String {
        format!("Независимо от того, стоит ли в {cell} цифра {digit}:")
    }

    fn whichever_digit(&self, cell: &str) -> String {
        format!("Какая бы цифра ни стояла в {cell}:")
    }

    fn wherever(&self, house: House, digit: Digit) -> String {
        format!("Где бы ни стояла {digit} в {}:", inside(house))
    }

    fn whichever(&self) -> String {
        "Что бы из этого ни было верно:".to_owned()
    }

    fn itself(&self, clause: &str) -> String {
        format!("- либо сразу {clause}.")
    }

    fn leads_to(&self, first: &str, then: &[String]) -> String {
        format!("- если {first}, то {}.", joined(then, ", отсюда "))
    }

    fn then(&self, clause: &str, because: &str) -> String {
        format!("Тогда {clause}{because}.")
    }

    fn no_candidate(&self, cell: &str) -> String {
        format!("Но тогда в {cell} не остаётся кандидатов.")
    }

    fn no_place(&self, house: House, digit: Digit) -> String {
        format!("Но тогда в {} для {digit} не остаётся места.", inside(house))
    }

    fn two_solutions(&self) -> String {
        "Но тогда решений было бы два.".to_owned()
    }

    fn cases(&self, count: usize) -> String {
        let noun = plural(count, "случай", "случая", "случаев");
        match count {
            1 => format!("Возможен один {noun}."),
            2..=4 => format!("Возможны {} {noun}.", number(count)),
            _ => format!("Возможно {} {noun}.", number(count)),
        }
    }
}
