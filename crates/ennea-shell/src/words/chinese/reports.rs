//! What is said of the search, in Chinese.

use super::Chinese;
use crate::words::tongue::Reports;
use ennea::Digit;

impl Reports for Chinese {
    fn tally(&self, steps: u128, solutions: u128, is_over: bool) -> String {
        let word = if is_over { "搜索结束" } else { "得到解" };
        format!("{word}（步数：{steps}，解数：{solutions}）。")
    }

    fn steps(&self, steps: u128) -> String {
        format!("步数：{steps}")
    }

    fn candidates(&self) -> String {
        "候选数：".to_owned()
    }

    fn foremost(&self, candidates: usize, at: &str) -> String {
        format!("首要格：{at}，{candidates} 个候选数")
    }

    fn guess(&self, level: usize, at: &str, digit: Digit) -> String {
        format!("第 {level} 层猜测：{at} {digit}")
    }

    fn guess_of(&self, level: usize, at: &str, digit: Digit, [which, of]: [usize; 2]) -> String {
        format!("第 {level} 层猜测：{at} {digit}，{of} 个中的第 {which} 个")
    }

    fn no_guess(&self) -> String {
        "目前没有猜测。".to_owned()
    }

    fn placed(&self, step: u128, at: &str, digit: Digit) -> String {
        format!("{step}) 填数 {at} {digit}")
    }

    fn guessed(&self, step: u128, at: &str, level: usize, [which, of]: [usize; 2]) -> String {
        format!("{step}) 猜测 {at}，第 {level} 层，{of} 个中的第 {which} 个")
    }

    fn stopped(&self) -> String {
        "已停止；下次搜索从这里继续。".to_owned()
    }

    fn run_time(&self, milliseconds: u128, steps: u128, solutions: u128) -> String {
        format!("搜索用时 {milliseconds} 毫秒；步数：{steps}，解数：{solutions}。")
    }

    fn deepest(&self, level: usize) -> String {
        format!(" 最深的猜测层数：{level}")
    }

    fn many(&self, milliseconds: u128, current: u128, steps: u128, solutions: u128) -> [String; 3] {
        [
            format!("搜索用时 {milliseconds} 毫秒；新解数：{current}"),
            format!(" 步数：{steps}"),
            format!(" 总解数：{solutions}。"),
        ]
    }

    fn all_found(&self) -> String {
        "没有其他解了。".to_owned()
    }

    fn ended(&self, solutions: u128) -> String {
        match solutions {
            0 => "无解。".to_owned(),
            1 => "没有其他解了。".to_owned(),
            _ => format!("没有其他解了，一共 {solutions} 个。"),
        }
    }

    fn solution(&self, number: u128) -> String {
        format!("第 {number} 个解。")
    }

    fn is_only(&self, only: bool) -> String {
        match only {
            true => "这是唯一解。".to_owned(),
            false => "解不唯一；`count` 会说明有多少个。".to_owned(),
        }
    }

    fn stopped_early(&self) -> String {
        "在找到解之前已停止。".to_owned()
    }

    fn stopped_between(&self) -> String {
        "在知道有没有其他解之前已停止。".to_owned()
    }

    fn stopped_counting(&self) -> [String; 2] {
        [
            "在得出解数之前已停止。".to_owned(),
            "`count <limit>` 只数到上限；`runrun` 可以接着数。".to_owned(),
        ]
    }

    fn product(&self) -> String {
        "轮到各格时它的候选数个数之积：".to_owned()
    }
}
