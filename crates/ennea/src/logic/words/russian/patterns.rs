//! Singles, subsets, fish, wings, colours and deadly patterns in Russian.

use super::{
    Russian, all, and, houses, inside, kind, nor, number, number_of_cells, of_number, or, plural,
};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::{Blockers, Patterns};
use crate::rules::{House, NamedRule};

/// What relies on uniqueness says so.
const ONE_SOLUTION: &str = "Мы исходим из того, что решение одно";

impl Patterns for Russian {
    fn last_cell(&self, house: House, cell: &str, digit: Digit) -> String {
        let house = inside(house);
        format!("в {house} осталась одна пустая клетка, {cell}, и не хватает только цифры {digit}")
    }

    fn only_place(&self, house: House, cell: &str, digit: Digit, by: &Blockers) -> String {
        let only = format!("в {} единственное место для {digit} — {cell}", inside(house));
        if by.used.is_empty() {
            return only;
        }
        let (names, rest) = (and(&by.used), and(&by.rest));
        let closes = match by.used.len() {
            1 => format!("цифра {digit} в {names} закрывает"),
            _ => format!("цифры {digit} в {names} закрывают"),
        };
        let closed = match (by.others, by.others - by.rest.len()) {
            (1, 1) => "другую пустую клетку",
            (others, closed) if others == closed => "остальные пустые клетки",
            (_, 1) => "одну из остальных клеток",
            _ => "часть остальных клеток",
        };
        match by.rest.as_slice() {
            [] => format!("{only}: {closes} {closed}"),
            _ => {
                format!("{only}: {closes} {closed}, а из {rest} кандидат {digit} вычеркнут раньше")
            }
        }
    }

    fn sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} видит все цифры, кроме {digit}")
    }

    fn last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("в {cell} остался единственный кандидат — {digit}")
    }

    fn short_last_cell(&self, house: House, cell: &str, digit: Digit) -> String {
        format!("В {cell} стоит {digit}: последняя пустая клетка в {}.", inside(house))
    }

    fn short_only_place(&self, house: House, cell: &str, digit: Digit, by: &[String]) -> String {
        let only = format!("В {cell} стоит {digit}: единственное место в {}", inside(house));
        match by {
            [] => format!("{only}."),
            by => format!("{only} (из-за {digit} в {}).", and(by)),
        }
    }

    fn short_sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("В {cell} стоит {digit}: клетка видит все остальные цифры.")
    }

    fn short_last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("В {cell} стоит {digit}: других кандидатов не осталось.")
    }

    fn locked(&self, digit: Digit, cells: &[String], from: House, to: House) -> String {
        let (all, cells, from, to) = (all(cells.len()), and(cells), inside(from), inside(to));
        format!(
            "В {from} для {digit} есть место только в {cells}, и {all} эти клетки лежат в {to}. \
             Поэтому в {to} цифра {digit} стоит в одной из них."
        )
    }

    fn all_see(&self, digit: Digit, cells: &[String], from: House) -> String {
        format!(
            "В {} для {digit} есть место только в {}. В одной из этих клеток она и стоит, поэтому в \
             клетке, которая видит их {}, её быть не может.",
            inside(from),
            and(cells),
            all(cells.len())
        )
    }

    fn apart(&self, rule: Option<NamedRule>, name: &str, pairs: &[[String; 2]]) -> String {
        let pairs = and(pairs.iter().map(|[a, b]| format!("{a} с {b}")));
        match rule {
            Some(NamedRule::Knight) => format!("Ход коня связывает {pairs}."),
            Some(NamedRule::King) => format!("Ход короля связывает {pairs}."),
            _ => format!("По правилу «{name}» различаются {pairs}."),
        }
    }

    fn naked(&self, house: House, cells: &[String], digits: DigitSet) -> String {
        let count = cells.len();
        format!(
            "В {} на {} {} {} приходится всего {} {}: {}. Эти цифры и займут эти клетки, и в любой \
             клетке, которая видит их {}, этих цифр быть не может.",
            inside(house),
            number_of_cells(count),
            plural(count, "клетку", "клетки", "клеток"),
            and(cells),
            number(count),
            plural(count, "кандидат", "кандидата", "кандидатов"),
            and(digits.iter()),
            all(count)
        )
    }

    fn hidden(&self, house: House, cells: &[String], digits: DigitSet) -> String {
        format!(
            "В {} для {} цифр {} есть только {} {}: {}. Эти цифры и займут эти клетки, и другим \
             цифрам там места нет.",
            inside(house),
            of_number(digits.len()),
            and(digits.iter()),
            number_of_cells(cells.len()),
            plural(cells.len(), "клетка", "клетки", "клеток"),
            and(cells)
        )
    }

    fn fish(&self, digit: Digit, base: &[House], cover: &[House]) -> String {
        let (lines, across) = (kind(base[0]), kind(cover[0]));
        format!(
            "В {} все места для {digit} лежат в {}. В {} из этих {} {} должна быть своя {digit}, и \
             никакие две из них не могут стоять в {}, поэтому они займут {}: в других клетках этих {} \
             {digit} быть не может.",
            houses(|kind| kind.inside, base),
            houses(|kind| kind.inside, cover),
            lines.each,
            of_number(base.len()),
            lines.of[1],
            across.same,
            houses(|kind| kind.object, cover),
            across.of[1]
        )
    }

    fn finned(&self, digit: Digit, base: &[House], cover: &[House], fins: &[String]) -> String {
        format!(
            "В {lines} все места для {digit}, кроме {all}, лежат в {across}. Если {digit} не стоит \
             {nowhere}, то в {across} она может стоять только на пересечении со {with}. Если же стоит, то \
             её нет в клетках, которые её видят. В любом случае в клетках {of}, которые видят \
             {all}, цифра {digit} стоять не может.",
            lines = houses(|kind| kind.inside, base),
            across = houses(|kind| kind.inside, cover),
            with = houses(|kind| kind.with, base),
            of = houses(|kind| kind.of, cover),
            nowhere = nor("в ", fins),
            all = and(fins),
        )
    }

    fn wing(
        &self,
        pivot: &str,
        candidates: DigitSet,
        cases: &[String],
        ends: &[String],
        digit: Digit,
    ) -> String {
        let (candidates, cases) = (or(candidates.iter()), joined(cases, "; "));
        let (all, ends) = (all(ends.len()), and(ends));
        format!(
            "В {pivot} стоит {candidates}: {cases}. Поэтому в одной из клеток {ends} стоит {digit}, и в \
             клетке, которая видит их {all}, её быть не может."
        )
    }

    fn pincer(&self, held: Digit, pincer: &str, digit: Digit) -> String {
        format!("если {held}, то в {pincer} стоит {digit}")
    }

    fn pivot_itself(&self, digit: Digit) -> String {
        format!("если {digit}, то она в самой этой клетке")
    }

    fn colours(&self, digit: Digit, one: &[String], other: &[String]) -> String {
        format!(
            "Если в области для {digit} всего два места, то в одном из них она стоит, а в другом нет. \
             Переходя так от области к области, получаем: {digit} стоит либо {}, либо {}.",
            in_all(one),
            in_all(other)
        )
    }

    fn wrong_colour(&self, digit: Digit, wrong: &[String]) -> String {
        format!(
            "Но среди клеток {} есть такие, что видят друг друга, поэтому {digit} стоит не в них.",
            and(wrong)
        )
    }

    fn both_colours(&self, digit: Digit) -> String {
        format!(
            "В клетке, которая видит и те и другие, {digit} не может быть ни в том, ни в другом случае."
        )
    }

    fn exclusion(&self, cells: &[String], peers: &[String]) -> String {
        let by = match peers {
            [] => String::new(),
            peers => format!(", и нельзя оставить {} без кандидатов", or(peers)),
        };
        format!(
            "Переберём все способы заполнить {} {} {}. Одинаковые цифры не могут стоять в клетках, \
             которые видят друг друга{by}. Чего нет ни в одном из оставшихся способов, того быть не \
             может.",
            number_of_cells(cells.len()),
            plural(cells.len(), "клетку", "клетки", "клеток"),
            and(cells)
        )
    }

    fn holds(&self, cell: &str, digits: DigitSet) -> String {
        format!("в {cell} стоит {}", or(digits.iter()))
    }

    fn one_of(&self, clauses: &[String]) -> String {
        match clauses {
            [only] => only.clone(),
            several => format!("верно хотя бы одно: {}", joined(several, "; ")),
        }
    }

    fn bug(&self, cell: &str, digit: Digit) -> String {
        format!(
            "Во всех пустых клетках, кроме {cell}, по два кандидата. Если убрать из неё {digit}, то у \
             каждой недостающей цифры в каждой области будет ровно два места, и решений будет либо два, \
             либо ни одного: любое решение превращается в другое, если в каждой клетке взять второго \
             кандидата. {ONE_SOLUTION}."
        )
    }

    fn grave(&self, cells: &[String], so: &str) -> String {
        let held = if cells.len() == 1 { "ней" } else { "каждой из них" };
        format!(
            "Во всех пустых клетках, кроме {}, по два кандидата. Если бы в {held} стоял один из двух \
             остальных, то, взяв в каждой клетке второго кандидата, мы получили бы ещё одно \
             решение. {ONE_SOLUTION}, поэтому {so}.",
            and(cells)
        )
    }

    fn deadly(&self, cells: &[String], digits: DigitSet, so: &str) -> String {
        let (cells, digits) = (and(cells), and(digits.iter()));
        format!(
            "Если бы в {cells} стояли только {digits}, их можно было бы поменять местами, и решений \
             было бы два. {ONE_SOLUTION}, поэтому {so}."
        )
    }

    fn must_be_in(&self, house: House, digit: Digit, cells: &[String]) -> String {
        format!("В {} для {digit} есть место только в {}.", inside(house), and(cells))
    }

    fn can_only_be(&self, cells: &[String], digits: DigitSet) -> String {
        let word =
            if cells.len() == 1 { "может стоять" } else { "могут стоять" };
        format!("В {} {word} только {}.", and(cells), or(digits.iter()))
    }

    fn two_houses(&self, cells: &[String], digits: DigitSet, line: House, square: House) -> String {
        let count = cells.len();
        format!(
            "На {} {} {} приходится всего {} {}: {}. Ни одна из этих цифр не может стоять в них дважды: \
             все её места там лежат либо в {}, либо в {}. Поэтому каждая стоит в них ровно один раз.",
            number_of_cells(count),
            plural(count, "клетку", "клетки", "клеток"),
            and(cells),
            number(digits.len()),
            plural(digits.len(), "кандидат", "кандидата", "кандидатов"),
            and(digits.iter()),
            inside(line),
            inside(square)
        )
    }

    fn direct(&self, house: House, cell: &str, digit: Digit) -> String {
        format!("После этого в {} для {digit} остаётся только {cell}.", inside(house))
    }
}

/// `в r1c1`; `во всех клетках r1c1 и r2c2`.
fn in_all(cells: &[String]) -> String {
    match cells {
        [only] => format!("в {only}"),
        [one, other] => format!("в обеих клетках {one} и {other}"),
        several => format!("во всех клетках {}", and(several)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_their_gender() {
        let digit = Digit::from_index(6);
        let (rows, columns) = ([0, 4].map(House::Row), [1, 7].map(House::Column));
        let by_rows = Russian.fish(digit, &rows, &columns);
        assert!(by_rows.contains("В строках 1 и 5 все места для 7 лежат в столбцах 2 и 8. "));
        assert!(by_rows.contains("В каждой из этих двух строк должна быть своя 7, "), "{by_rows}");
        assert!(by_rows.ends_with("в других клетках этих столбцов 7 быть не может."), "{by_rows}");
        let by_columns = Russian.fish(digit, &columns, &rows);
        assert!(by_columns.contains("В каждом из этих двух столбцов должна быть своя 7, "));
        assert!(
            by_columns.contains("не могут стоять в одной строке, поэтому они займут строки 1 и 5")
        );
    }
}
