//! Hints in Chinese.

use super::{Chinese, after, and, house, houses, number};
use crate::logic::words::tongue::{Hints, Place};

impl Hints for Chinese {
    fn look_at(&self, place: Place<'_>) -> String {
        match place {
            Place::House(place) => format!("请看{}。", house(place)),
            Place::Houses(one, other) => format!("请看{}和{}。", house(one), house(other)),
            Place::DigitIn(digit, base) => format!("请看{}中的 {digit}。", houses(base)),
            Place::Digit(digit) => format!("请看所有的 {digit}。"),
            Place::Board => "请看整个盘面。".to_owned(),
        }
    }

    fn look_for(&self, technique: &str, meaning: &str) -> String {
        format!("{technique}：{meaning}")
    }

    fn here_at(&self, cells: &[String]) -> String {
        format!("这里是 {}。", and(cells))
    }

    fn takes(&self, steps: usize) -> String {
        format!("需要{}步：", number(steps))
    }

    fn because(&self, is: &str, why: &str) -> String {
        format!("{is}，因为{}。", after(why))
    }

    fn because_of_all(&self, is: &str) -> String {
        format!("{is}，因为：")
    }
}
