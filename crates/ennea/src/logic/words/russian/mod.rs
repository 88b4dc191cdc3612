//! Russian.
//!
//! | thing | word |
//! |---|---|
//! | a place for a digit; without one | клетка; пустая клетка |
//! | row, column, box; any of the three | строка, столбец, блок; область |
//! | a row or a column | линия |
//! | what a cell holds; what it may hold | цифра; кандидат |
//! | candidates in turn; closed; what joins two of them | цепочка; цикл; связь (сильная, слабая) |
//! | to remove a candidate | вычеркнуть |
//! | a cell in the same house | клетка её *видит* |
//! | almost locked set | почти запертое множество, ALS |
//! | forcing chain, net | вынуждающая цепочка, сеть |
//! | a technique; a step | приём; шаг |
//!
//! A digit is feminine, as «цифра» is: «5 стоит», «она стоит».  What is read aloud as a number stands
//! in the nominative, so that no ending hangs on a figure.

mod chains;
mod hints;
mod patterns;
mod replies;
mod techniques;

use super::names::{house_number, joined, list};
use super::tongue::Tongue;
use crate::digit::{Digit, DigitSet};
use crate::rules::House;

/// Russian.
#[derive(Debug)]
pub(super) struct Russian;

impl Tongue for Russian {
    fn house(&self, house: House) -> String {
        format!("{} {}", kind(house).name, house_number(&house)).trim_end().to_owned()
    }

    fn blank(&self) -> &'static str {
        " "
    }

    fn sentence(&self, clause: &str) -> String {
        format!("{}.", capitalised(clause))
    }

    fn step(&self, technique: &str, reason: &str, so: &str) -> String {
        let between = if reason.contains('\n') { "\n" } else { " " };
        format!("{technique}. {reason}{between}{so}")
    }

    fn is(&self, cell: &str, digit: Digit) -> String {
        format!("в {cell} стоит {digit}")
    }

    fn is_not(&self, cell: &str, digit: Digit) -> String {
        format!("в {cell} не {digit}")
    }

    fn is_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{digit} стоит в {}", or(cells))
    }

    fn is_not_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{digit} не стоит {}", nor("в ", cells))
    }

    fn so(&self, placed: &[(String, Digit)], gone: &[(DigitSet, Vec<String>)]) -> String {
        let mut parts: Vec<String> =
            placed.iter().map(|(cell, digit)| self.is(cell, *digit)).collect();
        for (k, (digits, cells)) in gone.iter().enumerate() {
            let (digits, cells) = (and(digits.iter()), and(cells));
            parts.push(match k {
                0 => format!("{digits} можно вычеркнуть из {cells}"),
                _ => format!("{digits} — из {cells}"),
            });
        }
        format!("Значит, {}.", list(parts, ", ", ", а "))
    }
}

/// With a capital letter in front, but for the names of cells.
fn capitalised(clause: &str) -> String {
    let mut signs = clause.chars();
    match signs.next() {
        Some(first) if !first.is_ascii() => first.to_uppercase().chain(signs).collect(),
        _ => clause.to_owned(),
    }
}

/// With a small letter in front, as behind a colon, but for names in Latin letters.
fn lowered(sentence: &str) -> String {
    let mut signs = sentence.chars();
    match signs.next() {
        Some(first) if !first.is_ascii() => first.to_lowercase().chain(signs).collect(),
        _ => sentence.to_owned(),
    }
}

/// `a, b и c`.
fn and(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, ", ", " и ")
}

/// `a, b или c`.
fn or(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, ", ", " или ")
}

/// `ни в a, ни в b`; `в a`.
fn nor(preposition: &str, words: &[String]) -> String {
    match words {
        [only] => format!("{preposition}{only}"),
        several => format!("ни {preposition}{}", joined(several, &format!(", ни {preposition}"))),
    }
}

/// The form of a noun after a number: 1 клетка, 2 клетки, 5 клеток.
pub fn plural<'a>(count: usize, one: &'a str, few: &'a str, many: &'a str) -> &'a str {
    match (count % 10, count % 100) {
        (_, 11..=14) => many,
        (1, _) => one,
        (2..=4, _) => few,
        _ => many,
    }
}

/// A small number in words, masculine in the nominative.
fn number(count: usize) -> String {
    const WORDS: [&str; 10] =
        ["ноль", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"];
    in_words(&WORDS, count)
}

/// The same in the genitive.
fn of_number(count: usize) -> String {
    const WORDS: [&str; 10] =
        ["ноля", "одной", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти"];
    in_words(&WORDS, count)
}

/// The same, feminine in the accusative.
fn number_of_cells(count: usize) -> String {
    match count {
        1 => "одну".to_owned(),
        2 => "две".to_owned(),
        count => number(count),
    }
}

fn in_words(words: &[&str], count: usize) -> String {
    words.get(count).map_or(count.to_string(), |word| (*word).to_owned())
}

/// `все`, or of two `обе`.
fn all(count: usize) -> &'static str {
    if count == 2 { "обе" } else { "все" }
}

/// The words for a kind of house in all cases that sentences need.
struct Kind {
    /// Что это?  `строка`.
    name: &'static str,
    /// В чём?  `строке`, `строках`.
    inside: [&'static str; 2],
    /// Что видно?  `строку`, `строки`.
    object: [&'static str; 2],
    /// Чего?  `строки`, `строк`.
    of: [&'static str; 2],
    /// С чем?  `строкой`, `строками`.
    with: [&'static str; 2],
    /// В чём одном и том же?  `одной строке`, `одном столбце`.
    same: &'static str,
    /// В каждой, в каждом.
    each: &'static str,
}

const ROW: Kind = Kind {
    name: "строка",
    inside: ["строке", "строках"],
    object: ["строку", "строки"],
    of: ["строки", "строк"],
    with: ["строкой", "строками"],
    same: "одной строке",
    each: "каждой",
};

const COLUMN: Kind = Kind {
    name: "столбец",
    inside: ["столбце", "столбцах"],
    object: ["столбец", "столбцы"],
    of: ["столбца", "столбцов"],
    with: ["столбцом", "столбцами"],
    same: "одном столбце",
    each: "каждом",
};

const BOX: Kind = Kind {
    name: "блок",
    inside: ["блоке", "блоках"],
    object: ["блок", "блоки"],
    of: ["блока", "блоков"],
    with: ["блоком", "блоками"],
    same: "одном блоке",
    each: "каждом",
};

/// A kind with these words: что, в чём, на что, чего, с чем.
const fn extra([name, inside, object, of, with]: [&'static str; 5]) -> Kind {
    let [inside, object, of, with] = [[inside; 2], [object; 2], [of; 2], [with; 2]];
    Kind { name, inside, object, of, with, same: "одной области", each: "каждой" }
}

const REGION: Kind = extra(["область", "области", "область", "области", "областью"]);
const DIAGONAL: Kind = extra(["диагональ", "диагонали", "диагональ", "диагонали", "диагональю"]);
const FALLING: Kind = extra([
    "диагональ из левого верхнего угла",
    "диагонали из левого верхнего угла",
    "диагональ из левого верхнего угла",
    "диагонали из левого верхнего угла",
    "диагональю из левого верхнего угла",
]);
const RISING: Kind = extra([
    "диагональ из правого верхнего угла",
    "диагонали из правого верхнего угла",
    "диагональ из правого верхнего угла",
    "диагонали из правого верхнего угла",
    "диагональю из правого верхнего угла",
]);
const WINDOW: Kind = extra(["окно", "окне", "окно", "окна", "окном"]);
const PLACES: Kind =
    extra(["группа мест", "группе мест", "группу мест", "группы мест", "группой мест"]);
const COLUMNS: Kind = extra([
    "группа столбцов",
    "группе столбцов",
    "группу столбцов",
    "группы столбцов",
    "группой столбцов",
]);
const ROWS: Kind =
    extra(["группа строк", "группе строк", "группу строк", "группы строк", "группой строк"]);
const CENTRES: Kind = extra([
    "середины блоков",
    "серединах блоков",
    "середины блоков",
    "середин блоков",
    "серединами блоков",
]);
const ASTERISK: Kind = extra(["звёздочка", "звёздочке", "звёздочку", "звёздочки", "звёздочкой"]);
const GIRANDOLA: Kind = extra(["вертушка", "вертушке", "вертушку", "вертушки", "вертушкой"]);

fn kind(house: House) -> &'static Kind {
    match house {
        House::Row(_) => &ROW,
        House::Column(_) => &COLUMN,
        House::Box(_) => &BOX,
        House::Region(_) | House::Listed(_) => &REGION,
        House::Diagonal => &DIAGONAL,
        House::Falling => &FALLING,
        House::Rising => &RISING,
        House::Window(_) => &WINDOW,
        House::Disjoint(_) => &PLACES,
        House::Columns(_) => &COLUMNS,
        House::Rows(_) => &ROWS,
        House::Centres => &CENTRES,
        House::Asterisk => &ASTERISK,
        House::Girandola => &GIRANDOLA,
    }
}

/// Houses of one kind, whose word stands in a case: `строках 2 и 7`.
fn houses(case: impl Fn(&'static Kind) -> [&'static str; 2], houses: &[House]) -> String {
    let word = case(kind(houses[0]))[usize::from(houses.len() > 1)];
    match houses[0] {
        House::Listed(_) => format!("{word} «{}»", houses[0]),
        _ => format!("{word} {}", and(houses.iter().map(house_number))).trim_end().to_owned(),
    }
}

/// `строке 5`, as after «в».
fn inside(house: House) -> String {
    houses(|kind| kind.inside, &[house])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_agree_with_numbers() {
        let cells = |count| plural(count, "клетка", "клетки", "клеток");
        for (counts, form) in [
            (&[1, 21, 81, 101, 121][..], "клетка"),
            (&[2, 3, 4, 22, 34, 102, 1004], "клетки"),
            (&[0, 5, 9, 10, 11, 12, 13, 14, 19, 20, 25, 100, 111, 112, 214], "клеток"),
        ] {
            for &count in counts {
                assert_eq!(cells(count), form, "{count}");
            }
        }
    }

    #[test]
    fn houses_stand_in_their_case() {
        let rows = [House::Row(1), House::Row(6)];
        assert_eq!(houses(|kind| kind.inside, &rows), "строках 2 и 7");
        assert_eq!(houses(|kind| kind.with, &[House::Column(2)]), "столбцом 3");
        assert_eq!(inside(House::Box(4)), "блоке 5");
        assert_eq!(inside(House::Centres), "серединах блоков");
        assert_eq!(inside(House::Region('d')), "области d");
    }

    #[test]
    fn denials_repeat_their_preposition() {
        let cells = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(nor("в ", &cells(&["r1c1"])), "в r1c1");
        assert_eq!(nor("в ", &cells(&["r1c1", "r1c2"])), "ни в r1c1, ни в r1c2");
    }
}
