//! Chains, almost locked sets and nets in Chinese.

use super::{Chinese, commas, house, list, number, or};
use crate::digit::{Digit, DigitSet};
use crate::logic::words::names::joined;
use crate::logic::words::tongue::Chains;
use crate::rules::House;

/// What goes for all almost locked sets.
const ALMOST: &str = "的候选数都比格数多一个：去掉其中任何一个数，其余的数就都要填";

impl Chains for Chinese {
    fn because_of_cell(&self) -> String {
        "（这一格没有别的候选数）".to_owned()
    }

    fn because_of_house(&self, place: House) -> String {
        format!("（{}没有别的位置）", house(place))
    }

    fn because_of_unique(&self) -> String {
        "（否则会有两个解）".to_owned()
    }

    fn because_of_rule(&self, technique: &str, reason: &str) -> String {
        format!("（{technique}：{}）", reason.trim_end_matches('。'))
    }

    fn suppose(&self, clauses: &[String]) -> String {
        format!("假设 {}。", joined(clauses, "，"))
    }

    fn link(&self, is: &str, because: &str, is_not: &str) -> String {
        format!("那么 {is}{because}，所以 {is_not}。")
    }

    fn ring(&self, is: &str, because: &str, is_not: &str) -> String {
        format!(
            "那么 {is}{because}，所以 {is_not}，与假设一致。这条链首尾相接成环，两个方向都可以推导：环上任意相邻两项中\
             恰有一项成立。"
        )
    }

    fn after_all(&self, is: &str, because: &str) -> String {
        format!("那么 {is}{because}，与假设矛盾。")
    }

    fn remote(&self, is: &str, because: &str) -> String {
        format!("那么 {is}{because}。另一个数也同样如此：链的两端不相同。")
    }

    fn either(&self, is: &str, because: &str, first: &str, last: &str) -> String {
        format!("那么 {is}{because}。所以 {first}，或者 {last}；凡与两者都矛盾的都不成立。")
    }

    fn set(&self, cells: &[String], digits: DigitSet) -> String {
        format!("{}（{}）", commas(cells), or(digits.iter()))
    }

    fn two_sets(&self, sets: &[String], links: &[Digit]) -> String {
        format!(
            "待定数组 {}{ALMOST}。它们不能同时有 {}，所以各缺其中一个数，其余的数都有。",
            list(sets, "，", "与 "),
            joined(links, "，也不能同时有 ")
        )
    }

    fn sets(&self, sets: &[String], digit: Digit) -> String {
        format!("待定数组 {}{ALMOST}。假设第一个没有 {digit}。", list(sets, "，", "与 "))
    }

    fn next_set(&self, link: Digit, count: usize) -> String {
        let ordinal = if count == 2 { "二".to_owned() } else { number(count) };
        format!("那么它有 {link}，所以第{ordinal}个没有 {link}。")
    }

    fn last_set(&self, digit: Digit) -> String {
        format!(
            "那么它有 {digit}。所以第一个或最后一个有 {digit}，能看到这两个中 {digit} 的所有位置的格都不能填 {digit}。"
        )
    }

    fn blossom(&self, stem: &str, candidates: DigitSet, cases: &[String], digit: Digit) -> String {
        let (candidates, cases) = (or(candidates.iter()), joined(cases, "；"));
        format!(
            "{stem} 是 {candidates}：{cases}。所以其中必有一组有 {digit}，能看到各组中 {digit} 的所有位置的格都不能填 \
             {digit}。"
        )
    }

    fn petal(&self, held: Digit, set: &str, digit: Digit) -> String {
        format!("若是 {held}，则 {set}没有 {held}，必有 {digit}")
    }

    fn whether(&self, cell: &str, digit: Digit) -> String {
        format!("无论 {cell} 是不是 {digit}：")
    }

    fn whichever_digit(&self, cell: &str) -> String {
        format!("无论 {cell} 填哪个数：")
    }

    fn wherever(&self, place: House, digit: Digit) -> String {
        format!("无论{}的 {digit} 填在哪里：", house(place))
    }

    fn whichever(&self) -> String {
        "无论哪一个成立：".to_owned()
    }

    fn itself(&self, clause: &str) -> String {
        format!("- 或者直接有 {clause}。")
    }

    fn leads_to(&self, first: &str, then: &[String]) -> String {
        format!("- 若 {first}，则 {}。", joined(then, "，于是 "))
    }

    fn then(&self, clause: &str, because: &str) -> String {
        format!("于是 {clause}{because}。")
    }

    fn no_candidate(&self, cell: &str) -> String {
        format!("但这样 {cell} 就没有候选数了。")
    }

    fn no_place(&self, place: House, digit: Digit) -> String {
        format!("但这样{}的 {digit} 就没有位置了。", house(place))
    }

    fn two_solutions(&self) -> String {
        "但这样就会有两个解。".to_owned()
    }

    fn cases(&self, count: usize) -> String {
        format!("有{}种情况。", number(count))
    }
}
