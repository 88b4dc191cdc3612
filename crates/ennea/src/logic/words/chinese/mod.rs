//! Chinese, in simplified characters.
//!
//! | thing | word |
//! |---|---|
//! | a place for a digit; without one | 格; 空格 |
//! | row, column, box; any of the three | 行, 列, 宫; 区域 |
//! | what a cell holds; what it may hold | 数; 候选数 |
//! | candidates in turn; closed; what joins two of them | 链; 环; 强链, 弱链 |
//! | to remove a candidate | 删去 |
//! | a cell in the same house | 这一格*看到*它 |
//! | almost locked set | 待定数组 (ALS) |
//! | forcing chain, net | 强制链, 强制网 |
//! | a technique; a step | 技巧; 步 |
//!
//! Punctuation is of full width.  Between a character and a name such as r1c1, a digit or a letter stands
//! a blank, as on paper; none stands beside punctuation.

mod chains;
mod hints;
mod patterns;
mod replies;
mod techniques;

use super::names::{house_number, joined, list};
use super::tongue::Tongue;
use crate::digit::{Digit, DigitSet};
use crate::rules::House;

/// Chinese.
#[derive(Debug)]
pub(super) struct Chinese;

impl Tongue for Chinese {
    fn house(&self, it: House) -> String {
        house(it).trim_end().to_owned()
    }

    fn blank(&self) -> &'static str {
        ""
    }

    fn sentence(&self, clause: &str) -> String {
        format!("{clause}。")
    }

    fn step(&self, technique: &str, reason: &str, so: &str) -> String {
        let between = if reason.contains('\n') { "\n" } else { "" };
        format!("{technique}：{reason}{between}{so}")
    }

    fn is(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 是 {digit}")
    }

    fn is_not(&self, cell: &str, digit: Digit) -> String {
        format!("{cell} 不是 {digit}")
    }

    fn is_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{} 中有 {digit}", commas(cells))
    }

    fn is_not_among(&self, cells: &[String], digit: Digit) -> String {
        format!("{} 中没有 {digit}", commas(cells))
    }

    fn so(&self, placed: &[(String, Digit)], gone: &[(DigitSet, Vec<String>)]) -> String {
        let placed = placed.iter().map(|(cell, digit)| self.is(cell, *digit));
        let gone = gone
            .iter()
            .map(|(digits, cells)| format!("{} 可删去 {}", commas(cells), commas(digits.iter())));
        format!("因此 {}。", joined(placed.chain(gone), "，"))
    }
}

/// `a、b`, where a verb or a noun follows that takes them together.
fn commas(words: impl IntoIterator<Item = impl ToString>) -> String {
    joined(words, "、")
}

/// `a、b 和 c`.
fn and(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, "、", " 和 ")
}

/// `a、b 或 c`.
fn or(words: impl IntoIterator<Item = impl ToString>) -> String {
    list(words, "、", " 或 ")
}

/// What follows a character: with a blank in front, if it begins with a name or a digit.
fn after(text: &str) -> String {
    if text.starts_with(|c: char| c.is_ascii()) { format!(" {text}") } else { text.to_owned() }
}

/// A small number before a measure word.
fn number(count: usize) -> String {
    const WORDS: [&str; 10] = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九"];
    WORDS.get(count).map_or(format!(" {count} "), |word| (*word).to_owned())
}

/// `第 2、7 行`.
fn houses(houses: &[House]) -> String {
    let (numbers, kind) = (commas(houses.iter().map(house_number)), kind(houses[0]));
    match houses[0] {
        House::Row(_) | House::Column(_) | House::Box(_) => format!("第 {numbers} {kind}"),
        House::Listed(_) => format!("{kind}“{}”", houses[0]),
        _ if numbers.is_empty() => kind.to_owned(),
        _ => format!("{kind} {numbers} "),
    }
}

/// `第 5 行`.
fn house(house: House) -> String {
    houses(&[house])
}

/// `行`, `列` or `宫`.
fn kind(house: House) -> &'static str {
    match house {
        House::Row(_) => "行",
        House::Column(_) => "列",
        House::Box(_) => "宫",
        House::Region(_) => "区域",
        House::Diagonal => "对角线",
        House::Falling => "左上对角线",
        House::Rising => "右上对角线",
        House::Window(_) => "窗口",
        House::Disjoint(_) => "同位组",
        House::Columns(_) => "列组",
        House::Rows(_) => "行组",
        House::Centres => "各宫中心",
        House::Asterisk => "星形",
        House::Girandola => "风车形",
        House::Listed(_) => "格组",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measure_words_follow_their_numbers() {
        assert_eq!(
            format!("{}格、{}格、{}格", number(2), number(4), number(12)),
            "两格、四格、 12 格"
        );
        assert_eq!(houses(&[House::Row(1), House::Row(6)]), "第 2、7 行");
        assert_eq!((and(["r1c1"]), or(["1", "2", "3"])), ("r1c1".into(), "1、2 或 3".into()));
        assert_eq!((after("r1c1"), after("第 1 行")), (" r1c1".into(), "第 1 行".into()));
    }
}
