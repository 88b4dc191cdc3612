//! Singles, subsets, fish, wings, colours and deadly patterns in Chinese.

use super::{Chinese, after, and, commas, house, houses, kind, number, or};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::{Blockers, Patterns};
use crate::rules::{House, NamedRule};

impl Patterns for Chinese {
    fn last_cell(&self, place: House, cell: &str, digit: Digit) -> String {
        format!("{}只剩 {cell} 一个空格，缺的数是 {digit}", house(place))
    }

    fn only_place(&self, place: House, cell: &str, digit: Digit, by: &Blockers) -> String {
        let only = format!("{}的 {digit} 只能填在 {cell}", house(place));
        if by.used.is_empty() {
            return only;
        }
        let used = and(&by.used);
        match by.rest.as_slice() {
            [] => format!("{only}（{used} 的 {digit} 排除了其余空格）"),
            rest => format!(
                "{only}（{used} 的 {digit} 排除了部分空格，{} 的候选数 {digit} 此前已删去）",
                and(rest)
            ),
        }
    }

    fn sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 能看到 {digit} 以外的所有数")
    }

    fn last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 只剩候选数 {digit}")
    }

    fn short_last_cell(&self, place: House, cell: &str, digit: Digit) -> String {
        format!("{cell} 是 {digit}：{}的最后一个空格。", house(place))
    }

    fn short_only_place(&self, place: House, cell: &str, digit: Digit, by: &[String]) -> String {
        let only = format!("{cell} 是 {digit}：{}中的唯一位置", house(place));
        match by {
            [] => format!("{only}。"),
            by => format!("{only}（{} 的 {digit} 排除了别处）。", and(by)),
        }
    }

    fn short_sees_the_others(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 是 {digit}：能看到其余所有数。")
    }

    fn short_last_candidate(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 是 {digit}：没有别的候选数。")
    }

    fn locked(&self, digit: Digit, cells: &[String], from: House, to: House) -> String {
        let (from, cells, to) = (house(from), and(cells), house(to));
        format!(
            "{from}的 {digit} 只能填在 {cells}，而这些格都在{to}。所以{to}的 {digit} 必在其中一格。"
        )
    }

    fn all_see(&self, digit: Digit, cells: &[String], from: House) -> String {
        format!(
            "{}的 {digit} 只能填在 {}。其中必有一格是 {digit}，所以能同时看到这些格的格都不能填 {digit}。",
            house(from),
            and(cells)
        )
    }

    fn apart(&self, rule: Option<NamedRule>, name: &str, pairs: &[[String; 2]]) -> String {
        let pairs = joined(pairs.iter().map(|[a, b]| format!("{a} 与 {b}")), "，");
        match rule {
            Some(NamedRule::Knight) => format!("相距马步的格：{pairs}。"),
            Some(NamedRule::King) => format!("对角相邻的格：{pairs}。"),
            _ => format!("格组“{name}”内不同的格：{pairs}。"),
        }
    }

    fn naked(&self, place: House, cells: &[String], digits: DigitSet) -> String {
        let count = number(cells.len());
        format!(
            "{}的 {} 这{count}格总共只有{count}个候选数 {}，所以这{count}格恰好填这{count}个数，能同时看到\
             这些格的其他格都不能填这些数。",
            house(place),
            and(cells),
            and(digits.iter())
        )
    }

    fn hidden(&self, place: House, cells: &[String], digits: DigitSet) -> String {
        let count = number(cells.len());
        format!(
            "{}的 {} 这{count}个数只能填在 {} 这{count}格，所以这{count}格恰好填这{count}个数，不能再填别的数。",
            house(place),
            and(digits.iter()),
            and(cells)
        )
    }

    fn fish(&self, digit: Digit, base: &[House], cover: &[House]) -> String {
        let (count, lines, across) = (number(base.len()), kind(base[0]), kind(cover[0]));
        let (base, cover) = (houses(base), houses(cover));
        format!(
            "{base}的 {digit} 只能填在{cover}。这{count}{lines}各要填一个 {digit}，而且任何两个都不同{across}，\
             所以它们占满了{cover}：这些{across}的其余格不能填 {digit}。"
        )
    }

    fn finned(&self, digit: Digit, base: &[House], cover: &[House], fins: &[String]) -> String {
        let (base, cover, all) = (houses(base), houses(cover), and(fins));
        let (none, some) = match fins {
            [only] => (format!("{only} 不是"), "是"),
            several => (format!("{} 都不是", commas(several)), "其中有"),
        };
        format!(
            "除 {all} 外，{base}的 {digit} 只能填在{cover}。如果 {none} {digit}，{cover}的 {digit} 就只能填在与{base}\
             的交点；如果{some} {digit}，它看到的格就不能填 {digit}。无论如何，{cover}中能看到 {all} 的格都不能填 \
             {digit}。"
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
        let (candidates, cases, ends) = (or(candidates.iter()), joined(cases, "；"), and(ends));
        format!(
            "{pivot} 是 {candidates}：{cases}。所以 {ends} 中必有一格是 {digit}，能同时看到这些格的格都不能填 \
             {digit}。"
        )
    }

    fn pincer(&self, held: Digit, pincer: &str, digit: Digit) -> String {
        format!("若是 {held}，则 {pincer} 是 {digit}")
    }

    fn pivot_itself(&self, digit: Digit) -> String {
        format!("若是 {digit}，则它自己就是 {digit}")
    }

    fn colours(&self, digit: Digit, one: &[String], other: &[String]) -> String {
        let all = |cells: &[String]| match cells {
            [only] => format!("{only} 是 {digit}"),
            several => format!("{} 都是 {digit}", and(several)),
        };
        format!(
            "某个区域里 {digit} 只有两个位置时，其中一个是 {digit}，另一个不是。这样逐个区域推下去，要么 {}，要么 {}。",
            all(one),
            all(other)
        )
    }

    fn wrong_colour(&self, _: Digit, wrong: &[String]) -> String {
        format!("但 {} 中有互相看到的格，所以不是这一组。", and(wrong))
    }

    fn both_colours(&self, digit: Digit) -> String {
        format!("能同时看到两组的格，无论哪种情况都不能填 {digit}。")
    }

    fn exclusion(&self, cells: &[String], peers: &[String]) -> String {
        let by = match peers {
            [] => String::new(),
            peers => format!("，也不能让 {} 的候选数全部用完", or(peers)),
        };
        format!(
            "列出 {} 这{}格的所有填法：互相看到的格不能填相同的数{by}。凡是剩下的填法中都不出现的候选数，都可以删去。",
            and(cells),
            number(cells.len())
        )
    }

    fn holds(&self, cell: &str, digits: DigitSet) -> String {
        format!("{cell} 是 {}", or(digits.iter()))
    }

    fn one_of(&self, clauses: &[String]) -> String {
        match clauses {
            [only] => only.clone(),
            several => format!("下列至少有一个成立：{}", joined(several, "；")),
        }
    }

    fn bug(&self, cell: &str, digit: Digit) -> String {
        format!(
            "除 {cell} 外，所有空格都只有两个候选数。如果去掉它的 {digit}，每个区域里每个没填的数都恰好有两个位置，\
             题目就要么有两个解，要么无解：把每格换成另一个候选数，一个解就变成另一个解。我们相信题目只有一个解。"
        )
    }

    fn grave(&self, cells: &[String], so: &str) -> String {
        let held = if cells.len() == 1 { "它" } else { "这些格都" };
        format!(
            "除 {} 外，所有空格都只有两个候选数。如果{held}填另外两个数之一，把每格换成另一个候选数就得到第二个解。\
             我们相信题目只有一个解，所以{}。",
            and(cells),
            after(so)
        )
    }

    fn deadly(&self, cells: &[String], digits: DigitSet, so: &str) -> String {
        format!(
            "如果 {} 只填 {}，它们就可以互换，题目就有两个解。我们相信题目只有一个解，所以{}。",
            and(cells),
            and(digits.iter()),
            after(so)
        )
    }

    fn must_be_in(&self, place: House, digit: Digit, cells: &[String]) -> String {
        format!("{}的 {digit} 只能填在 {}。", house(place), and(cells))
    }

    fn can_only_be(&self, cells: &[String], digits: DigitSet) -> String {
        format!("{} 只能是 {}。", and(cells), or(digits.iter()))
    }

    fn two_houses(&self, cells: &[String], digits: DigitSet, line: House, square: House) -> String {
        let count = number(digits.len());
        format!(
            "{} 这{count}格总共有{count}个候选数 {}。其中每个数在这些格里的位置，要么都在{}，要么都在{}，所以没有一个能\
             出现两次，每个恰好出现一次。",
            and(cells),
            and(digits.iter()),
            house(line),
            house(square)
        )
    }

    fn direct(&self, place: House, cell: &str, digit: Digit) -> String {
        format!("这样，{}的 {digit} 就只能填在 {cell}。", house(place))
    }
}
