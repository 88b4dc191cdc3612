//! Why orders are refused, in Russian.

use super::{Russian, counted, form, quoted, quoted_list};
use crate::board::rule_names;
use crate::orders::usage;
use crate::problem::{Bond, FileError, FileReason, Misuse, Problem};
use crate::reply::Refusal;
use crate::words::numbered;
use crate::words::tongue::Refusals;
use ennea::logic::{Trouble, words};
use ennea::named::Named;
use ennea::rules::{NamedRule, RulesError};
use ennea::text;
use ennea::{Conflict, Digit, Language, Shape};
use ennea_formats::ReadError;

const CELLS: [&str; 3] = ["клетка", "клетки", "клеток"];
/// По сколько?
const CELLS_EACH: [&str; 3] = ["клетке", "клетки", "клеток"];

impl Refusals for Russian {
    fn refusal(&self, problem: &Problem) -> Refusal {
        match problem {
            Problem::UnknownOrder { word, meant } => {
                let unknown = format!("неизвестная команда {}", quoted(word));
                match meant {
                    Some(name) => Refusal::new(format!("{unknown}; может быть, «{name}»?")),
                    None => Refusal::new(unknown).hint("команды перечисляет `help`"),
                }
            }
            Problem::Ambiguous { word, orders } => {
                Refusal::new(format!("{} может значить {}", quoted(word), quoted_list(orders)))
            }
            Problem::Usage { order, misuse } => {
                let message = match misuse {
                    Misuse::QuizFile => "Не назван файл задачи.".to_owned(),
                    misuse => format!("{order}: {}", expected(misuse)),
                };
                Refusal::new(message).hint(format!("команда пишется так: `{}`", usage(order)))
            }
            Problem::NoDeed { place } => Refusal::new(format!("что сделать с {place}?"))
                .hint("r1c1=5 ставит цифру, r3c6<>4 вычёркивает кандидата"),
            Problem::NoCell { place, side } => Refusal::new(format!("клетки {place} нет")).hint(
                format!("номера строк и столбцов — от 1 до {side}: от r1c1 до r{side}c{side}"),
            ),
            Problem::NoDigit { word, side } => {
                Refusal::new(format!("в этой задаче нет цифры {}", quoted(word)))
                    .hint(digits(*side))
            }
            Problem::SeveralDigits { word } => {
                Refusal::new(format!("{} — больше чем одна цифра", quoted(word)))
            }
            Problem::NotLoaded => Refusal::new("Задача ещё не загружена.")
                .hint("введите `load <file>` с именем файла или вставьте её клетки"),
            Problem::LoadedBefore => {
                Refusal::new("Задача уже загружена.").hint("`load` заменяет её, `clear` забывает")
            }
            Problem::Clues { trouble, shape } => Refusal::new(described(trouble, *shape))
                .hint("исправьте одну из двух клеток и загрузите задачу снова"),
            Problem::Digits { trouble, shape } => Refusal::new(described(trouble, *shape)),
            Problem::NoRules(error) => {
                let names: Vec<&str> = rule_names().collect();
                Refusal::new(unruled(error)).hint(format!("есть такие: {}", names.join(", ")))
            }
            Problem::UnfitRules(error) => Refusal::new(unruled(error)).hint(
                "`rules plain` оставляет только строки, столбцы и блоки; `rules` с именем берёт \
                 другие правила",
            ),
            Problem::Clue { at, digit } => {
                Refusal::new(format!("в {at} стоит данная цифра, {digit}"))
                    .hint("чтобы изменить условие, загрузите другую задачу: `load`")
            }
            Problem::NotByHand { at } => {
                Refusal::new(format!("в {at} нет цифры, поставленной вручную"))
            }
            Problem::Rival { at, digit, peer, by } => {
                let by = match by {
                    Bond::House([_, house, _]) => house.clone(),
                    Bond::Pairs(Some(NamedRule::Knight), _) => "ход коня".to_owned(),
                    Bond::Pairs(Some(NamedRule::King), _) => "ход короля".to_owned(),
                    Bond::Pairs(_, name) => format!("правило «{name}»"),
                };
                Refusal::new(format!(
                    "в {at} не может стоять {digit}: она уже есть в {peer} ({by})"
                ))
            }
            Problem::StruckOut { at, digit } => Refusal::new(format!("{digit} вычеркнута из {at}"))
                .hint("`undo` отменяет последние изменения, `reset` — все"),
            Problem::Certain { at, digit } => {
                Refusal::new(format!("в {at} может стоять только {digit}"))
            }
            Problem::Filled { at, digit } => {
                Refusal::new(format!("в {at} стоит {digit}, и кандидатов там нет"))
            }
            Problem::NoCandidate { at, digit } => {
                Refusal::new(format!("в {at} нет кандидата {digit}"))
            }
            Problem::NothingToUndo => Refusal::new("Отменять нечего."),
            Problem::NothingToRedo => Refusal::new("Возвращать нечего."),
            Problem::QuizNotRead { name, error } => {
                Refusal::new(format!("Не удалось открыть файл задачи {name}: {}.", why(error)))
                    .hint("`load` принимает и сами клетки, одной строкой")
            }
            Problem::NotRead { name, error } => {
                Refusal::new(format!("Не удалось открыть файл {name}: {}.", why(error)))
            }
            Problem::NotWritten { name, error } => {
                Refusal::new(format!("Не удалось записать файл {name}: {}.", why(error)))
            }
            Problem::ThereAlready { name } => Refusal::new(format!("Файл {name} уже есть."))
                .hint(format!("`save! {name}` пишет поверх него")),
            Problem::NotHeld { format, .. } => Refusal::new(format!(
                "формат {format} не вмещает задачу такого размера или с такими правилами"
            ))
            .hint("файл, имя которого кончается на .txt или .json, вмещает любую задачу"),
            Problem::UnderWay { name } => {
                Refusal::new(format!("команды из {name} уже выполняются"))
            }
            Problem::NoSuchQuiz { name, count: 0, .. } => {
                Refusal::new(format!("в {name} нет ни одной задачи"))
            }
            Problem::NoSuchQuiz { name, wanted, count } => {
                let has = counted(*count as u128, ["задача", "задачи", "задач"]);
                Refusal::new(format!("в {name} нет задачи номер {wanted}"))
                    .hint(format!("там {has}"))
            }
            Problem::Unreadable { name, error } => unreadable(name.as_deref(), error),
            Problem::NoCells => {
                let [message, hint] = misread(&text::Problem::Empty);
                Refusal::new(format!("задача: {message}")).hint(hint)
            }
            Problem::Unrated(error) => Refusal::new(error.words_in(Language::Russian)),
        }
    }
}

/// What does not fit, or what was expected.
fn expected(misuse: &Misuse) -> String {
    match misuse {
        Misuse::Nothing { found } => {
            format!("после неё стоит {}, а не должно стоять ничего", quoted(found))
        }
        Misuse::QuizFile | Misuse::File => "ожидалось имя файла".to_owned(),
        Misuse::Source => "ожидались файл, клетки или - для клеток в следующих строках".to_owned(),
        Misuse::Steps => "ожидалось число шагов".to_owned(),
        Misuse::Force => "после имени стоит !, а он бывает только у `save`".to_owned(),
        Misuse::OneDigit => "ожидалась одна цифра".to_owned(),
        Misuse::Digits => "ожидалась цифра или несколько цифр".to_owned(),
        Misuse::NoCell { found } => format!("{} — не клетка", quoted(found)),
        Misuse::Choice { found, choices } => {
            format!("найдено {}, а ожидалось {}", quoted(found), quoted_list(choices))
        }
        Misuse::Number { found } => {
            format!("найдено {}, а ожидалось целое число", quoted(found))
        }
        Misuse::Itself => "команда не измеряет собственное время".to_owned(),
        Misuse::CellAndDigit => "ожидались клетка и цифра, например r1c1=5 или r5c7<>2".to_owned(),
    }
}

/// Which digits a quiz has.
fn digits(side: usize) -> String {
    let largest = Digit::from_index(side - 1);
    let lettered = if side > 9 {
        format!("; {side} пишется {largest} или {side}")
    } else {
        String::new()
    };
    format!("цифры — от 1 до {side}{lettered}")
}

/// Which digits contradict each other.
fn described(trouble: &Trouble, shape: Shape) -> String {
    words::trouble(Language::Russian, trouble, shape)
}

/// Which digits stand twice.
fn twice(conflict: &Conflict) -> String {
    let [a, b] = conflict.cells.map(|cell| conflict.shape.name(cell));
    words::replies(Language::Russian).conflict(conflict.house.into(), conflict.digit, [&a, &b])
}

/// Why a file cannot be read or written.
fn why(error: &FileError) -> String {
    match error.reason {
        Some(FileReason::Missing) => "такого файла нет".to_owned(),
        Some(FileReason::Forbidden) => "нет доступа".to_owned(),
        Some(FileReason::Folder) => "это папка".to_owned(),
        Some(FileReason::NoFolder) => "такой папки нет".to_owned(),
        Some(FileReason::NoRoom) => "не хватает места".to_owned(),
        None => format!("система сообщает «{}»", error.text),
    }
}

/// Why a text gives no rules, or rules that do not fit.
fn unruled(error: &RulesError) -> String {
    match error {
        RulesError::Unknown { line, word } => {
            let place = line.map(|line| format!("строка {line} правил: ")).unwrap_or_default();
            let rest = match NamedRule::nearest(word) {
                Some(name) => format!("может быть, «{name}»?"),
                None => {
                    "ожидались имена правил через +, N раз по N букв фигурных областей или файл"
                        .to_owned()
                }
            };
            format!("{place}правила {} нет; {rest}", quoted(word))
        }
        RulesError::NoMeaning { rule, shape, .. } => {
            let needs = match NamedRule::with_name(rule) {
                Some(NamedRule::Asterisk | NamedRule::Girandola) => "блоки 3x3",
                Some(NamedRule::Disjoint) => "блоки не меньше чем из двух строк и двух столбцов",
                Some(NamedRule::CentreDot) => {
                    "блоки с нечётным числом строк и столбцов, 3x3 и больше"
                }
                _ => "квадратные блоки, 2x2 и больше",
            };
            format!("правило «{rule}» не имеет смысла для {shape}: ему нужны {needs}")
        }
        RulesError::Digits { rules } => format!(
            "«{rules}» запрещает соседние по счёту цифры, а шаги здесь говорят об одной цифре сразу; это правило знают \
             `ennea solve`, `ennea count`, `ennea make` и `ennea print`"
        ),
        RulesError::Line { line, found, .. } => match found.strip_prefix('\'') {
            Some(found) => {
                let found = quoted(found.trim_end_matches('\''));
                format!("строка {line} правил: {found} прочесть не удалось")
            }
            None => format!("строка {line} правил: ожидались две клетки или больше"),
        },
        RulesError::Letters { found, expected } => {
            format!("букв в областях: {found}, а ожидалось {expected}, по одной на клетку")
        }
        RulesError::Regions { side, sizes } => {
            let wanted = format!(
                "{} по {}",
                counted(*side as u128, ["область", "области", "областей"]),
                counted(*side as u128, CELLS_EACH)
            );
            match sizes.iter().find(|(_, size)| size != side) {
                Some((letter, size)) => format!(
                    "в области «{letter}» {}, а ожидалось: {wanted}",
                    counted(*size as u128, CELLS)
                ),
                None => format!("областей: {}, а ожидалось: {wanted}", sizes.len()),
            }
        }
        RulesError::HouseSize { name, found, expected } => {
            let name = match name.strip_prefix("the house of line ") {
                Some(line) => format!("области из строки {line}"),
                None => format!("области «{name}»"),
            };
            format!(
                "в {name} разных клеток: {found}, а ожидалось {expected} (клетки, которые только \
                 различаются, пишут так: differ r1c1 r2c2 ...)"
            )
        }
        RulesError::OtherShape { found, expected } => {
            format!("правила даны для {found}, а ожидались для {expected}")
        }
    }
}

/// Why a text is no quiz.
fn unreadable(name: Option<&str>, error: &ReadError) -> Refusal {
    let place = format!("{}, строка {}", name.unwrap_or("задача"), error.line);
    let column = error.column.map(|column| format!(", знак {column}")).unwrap_or_default();
    let [message, hint] = match error.problem.as_deref() {
        Some(problem) => misread(problem),
        None => [
            "записи в таком виде прочесть не удалось".to_owned(),
            "скопируйте запись целиком; `ennea convert` скажет о ней больше, по-английски"
                .to_owned(),
        ],
    };
    Refusal::new(format!("{place}{column}: {message}")).quoting(&error.text).hint(hint)
}

/// What is wrong in a text, and what to type instead.
fn misread(problem: &text::Problem) -> [String; 2] {
    use text::Problem as P;
    const ROWS: &str = "пишите каждую строку клеток отдельной строкой, а для пустой клетки — точку";
    const SIZE: &str = "если блоки другого размера, укажите его, например 2x4";
    let point = "для пустой клетки пишите точку";
    match problem {
        P::Empty => [
            "клеток не найдено, а ожидалась задача".to_owned(),
            "введите все клетки одной строкой или каждую строку клеток отдельно; пустая клетка — \
             точка"
                .to_owned(),
        ],
        P::Character { found } => [
            format!("найден знак {}, а ожидалась цифра или точка", quoted(&found.to_string())),
            format!("{point}, а перед примечанием — #"),
        ],
        P::CellCount { found, expected } => [
            format!("клеток: {found}, а ожидалось {} (сетка {expected})", expected.cells()),
            format!("{point}; {SIZE}"),
        ],
        P::RowLength { found, expected } => {
            [format!("клеток в строке: {found}, а ожидалось {expected}"), ROWS.to_owned()]
        }
        P::RowCount { found, expected } => {
            let each = form(*expected as u128, CELLS_EACH);
            [
                format!("строк по {expected} {each}: {found}, а ожидалось {expected}"),
                ROWS.to_owned(),
            ]
        }
        P::Frame { box_rows, box_columns, side } => [
            format!(
                "рамка проведена вокруг блоков {box_rows}x{box_columns}, а клеток в блоке должно \
                 быть столько же, сколько в строке: {side}"
            ),
            "проведите рамку только вокруг блоков, уберите её или укажите размер, например 2x3"
                .to_owned(),
        ],
        P::SecondPuzzle => [
            "после задачи есть что-то ещё, а ожидался её конец".to_owned(),
            "давайте по одной задаче".to_owned(),
        ],
        P::DigitTooLarge { found, number, shape } => {
            let largest = Digit::from_index(shape.side() - 1).symbol().to_string();
            let largest = numbered(&largest, shape.side());
            let found = numbered(found, *number);
            [
                format!("найдена цифра {found}, а ожидались от 1 до {largest} (сетка {shape})"),
                format!("исправьте цифру; {SIZE}"),
            ]
        }
        P::SeveralDigits { found } => [
            format!(
                "найдено {}, несколько цифр в одной клетке, а ожидалась одна цифра или точка",
                quoted(found)
            ),
            format!("{point}; кандидаты здесь не читаются"),
        ],
        P::EmptyCell { cell, shape } => [
            format!("клетка {} пуста, а цифра должна быть в каждой", shape.name(*cell)),
            "заполните все клетки или сначала решите задачу".to_owned(),
        ],
        P::Conflict(conflict) => [twice(conflict), "измените одну из двух клеток".to_owned()],
    }
}
