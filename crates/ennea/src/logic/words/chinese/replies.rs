//! What is said around steps, in Chinese.

use super::{Chinese, after, house, joined};
use crate::digit::Digit;
use crate::logic::words::replies::Replies;
use crate::logic::words::tongue::{Techniques, Tongue};
use crate::rules::{House, NamedRule};
use crate::technique::Technique;

impl Chinese {
    fn claim(&self, cell: &str, digit: Digit, is: bool) -> String {
        if is { self.is(cell, digit) } else { self.is_not(cell, digit) }
    }
}

impl Replies for Chinese {
    fn all_filled(&self) -> String {
        "所有格都已填满。".to_owned()
    }

    fn rightly_filled(&self) -> String {
        "所有格都已填满，而且全部正确。".to_owned()
    }

    fn conclusion(&self, steps: usize, hardest: Technique) -> String {
        format!("共 {steps} 步，最难的是：{}。", self.technique(hardest))
    }

    fn rated(&self, steps: usize, rating: &str, hardest: Technique) -> String {
        let hardest = self.technique(hardest);
        format!("共 {steps} 步。题目的评分就是最难一步的评分，{rating}：{hardest}。")
    }

    fn shown_already(&self, cell: &str, digit: Digit, is: bool) -> String {
        format!("{}：盘面上已经看得出来。", self.claim(cell, digit, is))
    }

    fn otherwise(&self, cell: &str, digit: Digit, is: bool) -> String {
        self.claim(cell, digit, is)
    }

    fn shown_by(&self, order: &str) -> String {
        format!("`{order}` 会说明原因")
    }

    fn no_hint(&self) -> String {
        "当前盘面还没有给过提示".to_owned()
    }

    fn how_to_hint(&self, digit: &str, step: &str) -> String {
        format!("`{digit}` 给出提示，`{step}` 只提示下一步")
    }

    fn stopped(&self) -> String {
        "已停止。".to_owned()
    }

    fn no_solution(&self) -> String {
        "无解".to_owned()
    }

    fn conflict(&self, place: House, digit: Digit, [a, b]: [&str; 2]) -> String {
        format!("无解：{}有两个 {digit}，在 {a} 和 {b}", house(place))
    }

    fn without_digit(&self, cell: &str) -> String {
        format!("无解：{cell} 没有候选数了")
    }

    fn without_place(&self, place: House, digit: Digit) -> String {
        format!("无解：{}里 {digit} 没有位置了", house(place))
    }

    fn clash(
        &self,
        rule: Option<NamedRule>,
        name: &str,
        digit: Digit,
        [a, b]: [&str; 2],
    ) -> String {
        let why = match rule {
            Some(NamedRule::Knight) => "相距马步".to_owned(),
            Some(NamedRule::King) => "对角相邻".to_owned(),
            _ => format!("同属格组“{name}”"),
        };
        format!("无解：{a} 和 {b} 都是 {digit}，而两格{why}")
    }

    fn several_solutions(&self, cell: &str, [one, other]: [Digit; 2]) -> String {
        format!("有多个解：{cell} 可以是 {one}，也可以是 {other}")
    }

    fn mistakes(&self, placed: &[(String, Digit)], struck_out: &[(String, Digit)]) -> String {
        let placed = placed.iter().map(|(cell, digit)| format!("解中 {cell} 不是 {digit}，请撤回"));
        let struck_out = struck_out
            .iter()
            .map(|(cell, digit)| format!("{cell} 的候选数 {digit} 删错了，请恢复"));
        format!("错误：{}", joined(placed.chain(struck_out), "；"))
    }

    fn take_back(&self, sets: &[Vec<String>], more: usize, is_unique: bool) -> String {
        let mut sets: Vec<String> = sets.iter().map(|set| joined(set, " 和 ")).collect();
        if more > 0 {
            sets.push(format!("另外 {more} 种之一"));
        }
        let (first, rest) = sets.split_first().expect("there is one");
        let rest: String = rest.iter().map(|set| format!("，或{}", after(set))).collect();
        let then = if is_unique { "就恰有一个解" } else { "就有解" };
        format!("；撤回{}{rest}，{then}", after(first))
    }

    fn ratings(&self, from: &str, to: &str) -> String {
        format!("{from:>4} 至 {to:>4}")
    }

    fn scores(&self, to: Option<u32>) -> String {
        to.map_or_else(|| "不限".to_owned(), |to| format!("至 {to:>4}"))
    }

    fn minutes(&self, mean: f64, low: f64, high: f64) -> String {
        format!("{mean:.1} 分钟，{low:.1} 至 {high:.1}")
    }

    fn on_scale(&self, parts: &str, scale: &str) -> String {
        format!("{parts}，标准 {scale}")
    }

    fn level(&self, rating: &str, level: &str, needs: &str) -> String {
        format!("{rating}，{level}：{needs}。")
    }
}
