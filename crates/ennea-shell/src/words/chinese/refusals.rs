//! Why orders are refused, in Chinese.

use super::{Chinese, before, quoted, quoted_list};
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

impl Refusals for Chinese {
    fn refusal(&self, problem: &Problem) -> Refusal {
        match problem {
            Problem::UnknownOrder { word, meant } => {
                let unknown = format!("没有{}这个命令", quoted(word));
                match meant {
                    Some(name) => Refusal::new(format!("{unknown}；是不是“{name}”？")),
                    None => Refusal::new(unknown).hint("`help` 会列出命令"),
                }
            }
            Problem::Ambiguous { word, orders } => {
                Refusal::new(format!("{}可能是{}", quoted(word), quoted_list(orders)))
            }
            Problem::Usage { order, misuse } => {
                let message = match misuse {
                    Misuse::QuizFile => "没有写出题目的文件名。".to_owned(),
                    misuse => format!("{order}：{}", expected(misuse)),
                };
                Refusal::new(message).hint(format!("写法是 `{}`", usage(order)))
            }
            Problem::NoDeed { place } => Refusal::new(format!("要对 {place} 做什么？"))
                .hint("填数写 r1c1=5，删去候选数写 r3c6<>4"),
            Problem::NoCell { place, side } => Refusal::new(format!("没有 {place} 这一格"))
                .hint(format!("行和列都是 1 到 {side}：r1c1 到 r{side}c{side}")),
            Problem::NoDigit { word, side } => {
                Refusal::new(format!("这道题没有{}这个数", quoted(word))).hint(digits(*side))
            }
            Problem::SeveralDigits { word } => Refusal::new(format!("{}不止一个数", quoted(word))),
            Problem::NotLoaded => {
                Refusal::new("还没有载入题目。").hint("用 `load <file>` 载入，或粘贴各格")
            }
            Problem::LoadedBefore => {
                Refusal::new("已经载入了题目。").hint("`load` 会替换它，`clear` 会清除它")
            }
            Problem::Clues { trouble, shape } => {
                Refusal::new(described(trouble, *shape)).hint("请改正其中一格，再载入题目")
            }
            Problem::Digits { trouble, shape } => Refusal::new(described(trouble, *shape)),
            Problem::NoRules(error) => {
                let names: Vec<&str> = rule_names().collect();
                Refusal::new(unruled(error)).hint(format!("可用的有 {}", names.join("、")))
            }
            Problem::UnfitRules(error) => Refusal::new(unruled(error))
                .hint("`rules plain` 只留下行、列和宫；`rules <name>` 改用其他规则"),
            Problem::Clue { at, digit } => Refusal::new(format!("{at} 是提示数 {digit}"))
                .hint("要改提示数，请用 `load` 载入另一道题"),
            Problem::NotByHand { at } => Refusal::new(format!("{at} 没有手工填入的数")),
            Problem::Rival { at, digit, peer, by } => {
                let why = match by {
                    Bond::House([_, _, house]) => {
                        format!("{}的 {peer} 已是 {digit}", before(house))
                    }
                    Bond::Pairs(Some(NamedRule::Knight), _) => {
                        format!("{peer} 已是 {digit}（相距马步）")
                    }
                    Bond::Pairs(Some(NamedRule::King), _) => {
                        format!("{peer} 已是 {digit}（对角相邻）")
                    }
                    Bond::Pairs(_, name) => format!("{peer} 已是 {digit}（同属格组“{name}”）"),
                };
                Refusal::new(format!("{at} 不能是 {digit}：{why}"))
            }
            Problem::StruckOut { at, digit } => {
                Refusal::new(format!("{at} 的候选数 {digit} 已经删去"))
                    .hint("`undo` 撤销最近的更改，`reset` 撤销全部更改")
            }
            Problem::Certain { at, digit } => Refusal::new(format!("{at} 只能是 {digit}")),
            Problem::Filled { at, digit } => Refusal::new(format!("{at} 是 {digit}，没有候选数")),
            Problem::NoCandidate { at, digit } => Refusal::new(format!("{at} 没有候选数 {digit}")),
            Problem::NothingToUndo => Refusal::new("没有可以撤销的更改。"),
            Problem::NothingToRedo => Refusal::new("没有可以重做的更改。"),
            Problem::QuizNotRead { name, error } => {
                Refusal::new(format!("无法打开题目文件 {name}：{}。", why(error)))
                    .hint("`load` 也可以读取写成一行的各格")
            }
            Problem::NotRead { name, error } => {
                Refusal::new(format!("无法打开文件 {name}：{}。", why(error)))
            }
            Problem::NotWritten { name, error } => {
                Refusal::new(format!("无法写入文件 {name}：{}。", why(error)))
            }
            Problem::ThereAlready { name } => Refusal::new(format!("文件 {name} 已经存在。"))
                .hint(format!("`save! {name}` 会覆盖它")),
            Problem::NotHeld { format, .. } => {
                Refusal::new(format!("{format} 格式存不下这种大小或规则的题目"))
                    .hint("以 .txt 或 .json 结尾的文件可以存下任何题目")
            }
            Problem::UnderWay { name } => Refusal::new(format!("正在执行 {name} 中的命令")),
            Problem::NoSuchQuiz { name, count: 0, .. } => {
                Refusal::new(format!("{name} 中没有题目"))
            }
            Problem::NoSuchQuiz { name, wanted, count } => {
                Refusal::new(format!("{name} 中没有第 {wanted} 题"))
                    .hint(format!("其中有 {count} 道题"))
            }
            Problem::Unreadable { name, error } => unreadable(name.as_deref(), error),
            Problem::NoCells => {
                let [message, hint] = misread(&text::Problem::Empty);
                Refusal::new(format!("题目：{message}")).hint(hint)
            }
            Problem::Unrated(error) => Refusal::new(error.words_in(Language::Chinese)),
        }
    }
}

/// What does not fit, or what was expected.
fn expected(misuse: &Misuse) -> String {
    match misuse {
        Misuse::Nothing { found } => format!("后面有{}，应当什么也没有", quoted(found)),
        Misuse::QuizFile | Misuse::File => "应当写出文件名".to_owned(),
        Misuse::Source => "应当写出文件、各格，或用 - 表示后面几行".to_owned(),
        Misuse::Steps => "应当写出步数".to_owned(),
        Misuse::Force => "名称后面有 !，只有 `save` 可以这样写".to_owned(),
        Misuse::OneDigit => "应当写出一个数".to_owned(),
        Misuse::Digits => "应当写出一个或几个数".to_owned(),
        Misuse::NoCell { found } => format!("{}不是格", quoted(found)),
        Misuse::Choice { found, choices } => {
            format!("写的是{}，应为{}", quoted(found), quoted_list(choices))
        }
        Misuse::Number { found } => format!("写的是{}，应为整数", quoted(found)),
        Misuse::Itself => "不能给自己计时".to_owned(),
        Misuse::CellAndDigit => "应当写出一格和一个数，例如 r1c1=5 或 r5c7<>2".to_owned(),
    }
}

/// Which digits a quiz has.
fn digits(side: usize) -> String {
    let largest = Digit::from_index(side - 1);
    let lettered =
        if side > 9 { format!("，{side} 写作 {largest} 或 {side}") } else { String::new() };
    format!("可用的数是 1 到 {side}{lettered}")
}

/// Which digits contradict each other.
fn described(trouble: &Trouble, shape: Shape) -> String {
    words::trouble(Language::Chinese, trouble, shape)
}

/// Which digits stand twice.
fn twice(conflict: &Conflict) -> String {
    let [a, b] = conflict.cells.map(|cell| conflict.shape.name(cell));
    words::replies(Language::Chinese).conflict(conflict.house.into(), conflict.digit, [&a, &b])
}

/// Why a file cannot be read or written.
fn why(error: &FileError) -> String {
    match error.reason {
        Some(FileReason::Missing) => "没有这个文件".to_owned(),
        Some(FileReason::Forbidden) => "没有权限".to_owned(),
        Some(FileReason::Folder) => "这是文件夹".to_owned(),
        Some(FileReason::NoFolder) => "没有这个文件夹".to_owned(),
        Some(FileReason::NoRoom) => "空间不足".to_owned(),
        None => format!("系统报告“{}”", error.text),
    }
}

/// Why a text gives no rules, or rules that do not fit.
fn unruled(error: &RulesError) -> String {
    match error {
        RulesError::Unknown { line, word } => {
            let place = line.map(|line| format!("规则第 {line} 行：")).unwrap_or_default();
            let rest = match NamedRule::nearest(word) {
                Some(name) => format!("是不是“{name}”？"),
                None => "应为用 + 连接的规则名称、锯齿区域的 N 行 N 列字母，或文件".to_owned(),
            };
            format!("{place}没有{}这条规则；{rest}", quoted(word))
        }
        RulesError::NoMeaning { rule, shape, .. } => {
            let needs = match NamedRule::with_name(rule) {
                Some(NamedRule::Asterisk | NamedRule::Girandola) => "需要 3x3 的宫",
                Some(NamedRule::Disjoint) => "需要至少两行两列的宫",
                Some(NamedRule::CentreDot) => "需要行数和列数都是奇数、至少 3x3 的宫",
                _ => "需要至少 2x2 的正方形宫",
            };
            format!("规则“{rule}”对 {shape} 没有意义：{needs}")
        }
        RulesError::Digits { rules } => format!(
            "“{rules}”禁止相邻格为连续数字，而这里的每一步只涉及一个数字；`ennea solve`、`ennea count`、`ennea make` 和 \
             `ennea print` 支持该规则"
        ),
        RulesError::Line { line, found, .. } => match found.strip_prefix('\'') {
            Some(found) => {
                let found = quoted(found.trim_end_matches('\''));
                format!("规则第 {line} 行：无法读懂{found}")
            }
            None => format!("规则第 {line} 行：应有两格或更多"),
        },
        RulesError::Letters { found, expected } => {
            format!("区域有 {found} 个字母，应为 {expected} 个，每格一个")
        }
        RulesError::Regions { side, sizes } => match sizes.iter().find(|(_, size)| size != side) {
            Some((letter, size)) => {
                format!("区域“{letter}”有 {size} 格，应为 {side} 个区域，每个 {side} 格")
            }
            None => {
                format!("有 {} 个区域，应为 {side} 个，每个 {side} 格", sizes.len())
            }
        },
        RulesError::HouseSize { name, found, expected } => {
            let name = match name.strip_prefix("the house of line ") {
                Some(line) => format!("第 {line} 行的区域"),
                None => format!("区域“{name}”"),
            };
            format!(
                "{name}有 {found} 个不同的格，应为 {expected} 个（只要求不同的格写作 differ r1c1 r2c2 ...）"
            )
        }
        RulesError::OtherShape { found, expected } => {
            format!("规则是为 {found} 写的，应为 {expected}")
        }
    }
}

/// Why a text is no quiz.
fn unreadable(name: Option<&str>, error: &ReadError) -> Refusal {
    let place = format!("{}第 {} 行", before(name.unwrap_or("题目")), error.line);
    let column = error.column.map(|column| format!("第 {column} 个字符")).unwrap_or_default();
    let [message, hint] = match error.problem.as_deref() {
        Some(problem) => misread(problem),
        None => [
            "无法读取这种写法".to_owned(),
            "请完整复制；`ennea convert` 会用英语说明详情".to_owned(),
        ],
    };
    Refusal::new(format!("{place}{column}：{message}")).quoting(&error.text).hint(hint)
}

/// What is wrong in a text, and what to type instead.
fn misread(problem: &text::Problem) -> [String; 2] {
    use text::Problem as P;
    const ROWS: &str = "每一行格单独写成一行，空格写作点";
    const SIZE: &str = "宫是其他大小时请写明，例如 2x4";
    match problem {
        P::Empty => [
            "没有找到格，应为一道题".to_owned(),
            "所有格写成一行，或者每一行格写成一行；空格写作点".to_owned(),
        ],
        P::Character { found } => [
            format!("有字符{}，应为数字，或表示空格的点", quoted(&found.to_string())),
            "空格写作点，注释前写 #".to_owned(),
        ],
        P::CellCount { found, expected } => [
            format!("有 {found} 格，应为 {} 格（{expected} 盘面）", expected.cells()),
            format!("空格写作点；{SIZE}"),
        ],
        P::RowLength { found, expected } => {
            [format!("一行有 {found} 格，应为 {expected} 格"), ROWS.to_owned()]
        }
        P::RowCount { found, expected } => {
            [format!("有 {found} 行，每行 {expected} 格，应为 {expected} 行"), ROWS.to_owned()]
        }
        P::Frame { box_rows, box_columns, side } => [
            format!("框线围出 {box_rows}x{box_columns} 的宫，应与一行同为 {side} 格"),
            "框线只画在宫的周围，或者不画，或者写明大小，例如 2x3".to_owned(),
        ],
        P::SecondPuzzle => {
            ["题目后面还有内容，应当到此为止".to_owned(), "一次只给一道题".to_owned()]
        }
        P::DigitTooLarge { found, number, shape } => {
            let largest = Digit::from_index(shape.side() - 1).symbol().to_string();
            let largest = numbered(&largest, shape.side());
            let found = numbered(found, *number);
            [
                format!("有数 {found}，应为 1 到 {largest}（{shape} 盘面）"),
                format!("请改正这个数；{SIZE}"),
            ]
        }
        P::SeveralDigits { found } => [
            format!("有{}，一格里有几个数，应为一个数或点", quoted(found)),
            "空格写作点；这里不读取候选数".to_owned(),
        ],
        P::EmptyCell { cell, shape } => [
            format!("{} 是空的，应当每格都有数", shape.name(*cell)),
            "请填满所有格，或先解出题目".to_owned(),
        ],
        P::Conflict(conflict) => [twice(conflict), "请改动两格中的一格".to_owned()],
    }
}
