//! What orders reply, in Russian.

use super::{Russian, counted};
use crate::words::tongue::{Loaded, Replies};
use ennea::rules::NamedRule;
use ennea::{Digit, DigitSet};
use ennea_formats::{Format, Loss};

const CLUES: [&str; 3] = ["данная цифра", "данные цифры", "данных цифр"];

impl Replies for Russian {
    fn quiz_loaded(&self) -> String {
        "Задача загружена.".to_owned()
    }

    fn loaded(&self, quiz: &Loaded) -> String {
        let clues = counted(quiz.clues as u128, CLUES);
        let mut text = format!("Задача загружена: {}, {clues}", quiz.shape);
        if quiz.placed > 0 {
            text += &format!(", поставлено цифр: {}", quiz.placed);
        }
        if quiz.struck > 0 {
            text += &format!(", вычеркнуто кандидатов: {}", quiz.struck);
        }
        if let Some(rules) = &quiz.rules {
            text += &format!(", правила: {rules}");
        }
        text + "."
    }

    fn forgotten(&self) -> String {
        "Задача забыта; `undo` вернёт её.".to_owned()
    }

    fn saved(&self, digits: usize) -> String {
        format!("Записано: {}.", counted(digits as u128, ["цифра", "цифры", "цифр"]))
    }

    fn lost(&self, loss: Loss, format: Format) -> String {
        let name = format.name();
        match loss {
            Loss::Shape => format!("размеры блоков теряются: в формате {name} только число клеток"),
            Loss::Clues => format!("данные теряются: в формате {name} они другие"),
            Loss::Candidates => format!("заданные кандидаты теряются: в формате {name} их нет"),
            Loss::CandidatesAsMarks => {
                format!("заданные кандидаты становятся записанными: формат {name} их не различает")
            }
            Loss::Marks => format!("записанные кандидаты теряются: в формате {name} их нет"),
            Loss::MarksAsCandidates => format!(
                "записанные кандидаты становятся частью задачи: формат {name} их не различает"
            ),
            Loss::NoneLeft => {
                format!("клетки без кандидатов выглядят нетронутыми: формат {name} их не различает")
            }
            Loss::NoneStruck => format!(
                "клетки со всеми кандидатами выглядят нетронутыми: формат {name} их не различает"
            ),
            Loss::Unmarked => format!(
                "в клетки без записей попадают все оставшиеся кандидаты: формат {name} их не различает"
            ),
            Loss::RuledOut => {
                format!("кандидаты, исключённые цифрами, теряются: в формате {name} их нет")
            }
            Loss::Rules => format!("правила теряются: в формате {name} их нет"),
            Loss::RuleNames => format!("имена в правилах теряются: в формате {name} только клетки"),
            Loss::Placed => {
                format!("поставленные цифры теряются: в формате {name} есть только данные")
            }
            Loss::PlacedAsClues => {
                format!("поставленные цифры становятся данными: других в формате {name} нет")
            }
            Loss::SinglesAsClues => format!(
                "пустые клетки с одним кандидатом становятся данными: формат {name} их не различает"
            ),
            Loss::Solution => format!("решение теряется: в формате {name} его нет"),
            Loss::Fact(_) => format!("сведения о задаче теряются: в формате {name} их нет"),
        }
    }

    fn rules(&self, names: Option<&str>) -> String {
        format!("Правила: {}.", names.unwrap_or("строки, столбцы и блоки"))
    }

    fn rules_to_come(&self, rules: &str) -> String {
        format!("Правила для задач, которые будут загружены: {rules}.")
    }

    fn more_houses(&self, with_boxes: bool, houses: &[String]) -> String {
        let lines = if with_boxes {
            "строк, столбцов и блоков"
        } else {
            "строк и столбцов"
        };
        format!("Области кроме {lines}: {}.", houses.join(", "))
    }

    fn apart(&self, rule: Option<NamedRule>, name: &str) -> String {
        let cells = match rule {
            Some(NamedRule::Knight) => "которые связывает ход коня".to_owned(),
            Some(NamedRule::King) => "которые связывает ход короля".to_owned(),
            _ => format!("которые связывает правило «{name}»"),
        };
        format!("Цифры различны в клетках, {cells}.")
    }

    fn is_set(&self, at: &str, digit: Digit) -> String {
        format!("{at} = {digit}.")
    }

    fn is_open(&self, at: &str) -> String {
        format!("Клетка {at} снова пуста.")
    }

    fn struck_out(&self, at: &str, gone: DigitSet, left: DigitSet) -> String {
        let left = match left.is_empty() {
            true => "кандидатов не осталось".to_owned(),
            false => format!("осталось: {}", list(left)),
        };
        format!("{at} <> {}; {left}.", list(gone))
    }

    fn starts_again(&self) -> String {
        "Поиск начинается заново; то, что было установлено точно, остаётся.".to_owned()
    }

    fn none_left(&self, at: &str) -> String {
        format!("В {at} не осталось кандидатов.")
    }

    fn back_to(&self, clues: usize) -> String {
        format!("Осталось только условие: {}.", counted(clues as u128, CLUES))
    }

    fn undone(&self, order: &str) -> String {
        format!("Отменено: {order}")
    }

    fn redone(&self, order: &str) -> String {
        format!("Возвращено: {order}")
    }

    fn run_mode(&self, number: u8) -> String {
        format!("Отчёт: {number} (1: и догадки; 2: и все цифры; 0: только итог)")
    }

    fn guess_mode(&self, number: u8) -> String {
        format!("Догадка: {number} (1: в первой пустой клетке; 0: в главной клетке)")
    }

    fn language(&self, name: &str) -> String {
        format!("Язык: {name}")
    }

    fn colour(&self, is_on: Option<bool>) -> String {
        let state = match is_on {
            None => "как у терминала",
            Some(true) => "включены",
            Some(false) => "выключены",
        };
        format!("Цвета: {state}")
    }

    fn time(&self, milliseconds: u128) -> String {
        format!("Время: {milliseconds} мс.")
    }

    fn colon(&self) -> &'static str {
        ": "
    }

    fn order_list(&self) -> String {
        "Команды:".to_owned()
    }

    fn more_help(&self) -> String {
        "Подробнее: `help <order>` с именем команды. Задачу можно просто вставить.".to_owned()
    }

    fn for_example(&self) -> String {
        "Например:".to_owned()
    }
}

fn list(set: DigitSet) -> String {
    set.iter().map(|digit| digit.to_string()).collect::<Vec<String>>().join(" ")
}
