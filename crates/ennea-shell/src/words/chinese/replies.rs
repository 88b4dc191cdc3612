//! What orders reply, in Chinese.

use super::Chinese;
use crate::words::tongue::{Loaded, Replies};
use ennea::rules::NamedRule;
use ennea::{Digit, DigitSet};
use ennea_formats::{Format, Loss};

impl Replies for Chinese {
    fn quiz_loaded(&self) -> String {
        "题目已载入。".to_owned()
    }

    fn loaded(&self, quiz: &Loaded) -> String {
        let mut text = format!("题目已载入：{}，{} 个提示数", quiz.shape, quiz.clues);
        if quiz.placed > 0 {
            text += &format!("，已填 {} 个数", quiz.placed);
        }
        if quiz.struck > 0 {
            text += &format!("，已删去 {} 个候选数", quiz.struck);
        }
        if let Some(rules) = &quiz.rules {
            text += &format!("，规则 {rules}");
        }
        text + "。"
    }

    fn forgotten(&self) -> String {
        "题目已清除；`undo` 可以恢复。".to_owned()
    }

    fn saved(&self, digits: usize) -> String {
        format!("已保存 {digits} 个数字。")
    }

    fn lost(&self, loss: Loss, format: Format) -> String {
        let name = format.name();
        match loss {
            Loss::Shape => format!("宫的大小会丢失：{name} 格式只有格数"),
            Loss::Clues => format!("提示数会丢失：{name} 格式中的不同"),
            Loss::Candidates => format!("给定的候选数会丢失：{name} 格式没有候选数"),
            Loss::CandidatesAsMarks => format!("给定的候选数会成为笔记：{name} 格式无法区分"),
            Loss::Marks => format!("写下的候选数会丢失：{name} 格式没有候选数"),
            Loss::MarksAsCandidates => {
                format!("写下的候选数会成为题目的一部分：{name} 格式无法区分")
            }
            Loss::NoneLeft => format!("没有候选数的格会像未动过一样：{name} 格式无法区分"),
            Loss::NoneStruck => format!("候选数齐全的格会像未动过一样：{name} 格式无法区分"),
            Loss::Unmarked => format!("没有笔记的格会写上所有剩下的候选数：{name} 格式无法区分"),
            Loss::RuledOut => format!("被数字排除的候选数会丢失：{name} 格式没有这些"),
            Loss::Rules => format!("规则会丢失：{name} 格式无法表达"),
            Loss::RuleNames => format!("规则中的名称会丢失：{name} 格式只有格"),
            Loss::Placed => format!("已填的数会丢失：{name} 格式只有提示数"),
            Loss::PlacedAsClues => format!("已填的数会成为提示数：{name} 格式只有提示数"),
            Loss::SinglesAsClues => {
                format!("只剩一个候选数的空格会成为提示数：{name} 格式无法区分")
            }
            Loss::Solution => format!("解会丢失：{name} 格式没有解"),
            Loss::Fact(_) => format!("题目的附加信息会丢失：{name} 格式没有这一项"),
        }
    }

    fn rules(&self, names: Option<&str>) -> String {
        match names {
            Some(names) => format!("规则：{names}。"),
            None => "规则：行、列和宫。".to_owned(),
        }
    }

    fn rules_to_come(&self, rules: &str) -> String {
        format!("以后载入的题目的规则：{rules}。")
    }

    fn more_houses(&self, with_boxes: bool, houses: &[String]) -> String {
        let lines = if with_boxes { "行、列和宫" } else { "行和列" };
        format!("除{lines}以外的区域：{}。", houses.join("、"))
    }

    fn apart(&self, rule: Option<NamedRule>, name: &str) -> String {
        match rule {
            Some(NamedRule::Knight) => "相距马步的格不能同数。".to_owned(),
            Some(NamedRule::King) => "对角相邻的格不能同数。".to_owned(),
            _ => format!("同属格组“{name}”的格不能同数。"),
        }
    }

    fn is_set(&self, at: &str, digit: Digit) -> String {
        format!("{at} = {digit}。")
    }

    fn is_open(&self, at: &str) -> String {
        format!("{at} 又是空格了。")
    }

    fn struck_out(&self, at: &str, gone: DigitSet, left: DigitSet) -> String {
        let left = match left.is_empty() {
            true => "没有剩下候选数".to_owned(),
            false => format!("剩下：{}", list(left)),
        };
        format!("{at} <> {}；{left}。", list(gone))
    }

    fn starts_again(&self) -> String {
        "搜索重新开始，已确定的数保留。".to_owned()
    }

    fn none_left(&self, at: &str) -> String {
        format!("{at} 没有候选数了。")
    }

    fn back_to(&self, clues: usize) -> String {
        format!("只留下 {clues} 个提示数。")
    }

    fn undone(&self, order: &str) -> String {
        format!("已撤销：{order}")
    }

    fn redone(&self, order: &str) -> String {
        format!("已重做：{order}")
    }

    fn run_mode(&self, number: u8) -> String {
        format!("报告：{number}（1：还报告猜测；2：还报告每个数；0：只在结束时报告）")
    }

    fn guess_mode(&self, number: u8) -> String {
        format!("猜测：{number}（1：第一个空格；0：首要格）")
    }

    fn language(&self, name: &str) -> String {
        format!("语言：{name}")
    }

    fn colour(&self, is_on: Option<bool>) -> String {
        let state = match is_on {
            None => "随终端设置",
            Some(true) => "开",
            Some(false) => "关",
        };
        format!("颜色：{state}")
    }

    fn time(&self, milliseconds: u128) -> String {
        format!("用时 {milliseconds} 毫秒。")
    }

    fn colon(&self) -> &'static str {
        "："
    }

    fn order_list(&self) -> String {
        "命令列表：".to_owned()
    }

    fn more_help(&self) -> String {
        "`help <order>` 说明一个命令。题目可以直接粘贴。".to_owned()
    }

    fn for_example(&self) -> String {
        "例如：".to_owned()
    }
}

fn list(set: DigitSet) -> String {
    set.iter().map(|digit| digit.to_string()).collect::<Vec<String>>().join(" ")
}
