//! Chinese, in simplified characters.
//!
//! Punctuation is of full width.  Between a character and a name, a digit or a letter stands a blank; none
//! stands beside punctuation.

mod orders;
mod refusals;
mod replies;
mod reports;

use super::tongue::Faces;

/// Chinese.
#[derive(Debug)]
pub(super) struct Chinese;

impl Faces for Chinese {
    fn greeting(&self) -> &'static str {
        "，交互式解题程序：请粘贴题目，或输入 help、bye。"
    }

    fn prompt(&self) -> &'static str {
        "请输入命令："
    }

    fn prompt_of_quiz(&self) -> &'static str {
        "题目> "
    }

    fn advice(&self, hint: &str) -> String {
        format!("提示：{hint}")
    }

    fn at_line(&self, file: Option<&str>, line: usize, message: &str) -> String {
        let file = file.map(|name| format!("{name} ")).unwrap_or_default();
        format!("{file}第 {line} 行：{message}")
    }
}

/// A word as it was typed, in quotation marks.
fn quoted(word: &str) -> String {
    format!("“{}”", word.escape_debug())
}

/// `“a”、“b”或“c”`.
fn quoted_list(words: &[impl AsRef<str>]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| quoted(word.as_ref())).collect();
    match quoted.split_last() {
        Some((last, first)) if !first.is_empty() => format!("{}或{last}", first.join("、")),
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

/// What stands before a character: with a blank behind, if it ends with a name or a digit.
fn before(text: &str) -> String {
    if text.ends_with(|c: char| c.is_ascii()) { format!("{text} ") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_stand_beside_names() {
        assert_eq!((before("窗口 2"), before("第 1 行")), ("窗口 2 ".into(), "第 1 行".into()));
        assert_eq!(quoted_list(&["a", "b", "c"]), "“a”、“b”或“c”");
    }
}
