//! The words of a book: contents, chapters, levels, cross-references, the worked example.

use super::{Captions, capitalised};
use ennea::rate::Level;

/// Why a digit has one place left in a box: what the worked example tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Deduction {
    /// The digit.
    pub(crate) digit: String,
    /// The number of the box, from 1.
    pub(crate) in_box: usize,
    /// The rows, from 1, that hold the digit already.
    pub(crate) rows: Vec<usize>,
    /// The columns, likewise.
    pub(crate) columns: Vec<usize>,
    /// The row and the column of the cell that is left.
    pub(crate) place: [usize; 2],
}

impl Captions {
    /// The heading of a chapter whose puzzles have a level: in Russian in the plural.
    pub fn chapter(self, level: Level) -> String {
        let one = self.level(level);
        self.choose(
            one.clone(),
            match level {
                Level::Easy => "Лёгкие".to_owned(),
                Level::Medium => "Средние".to_owned(),
                Level::Hard => "Трудные".to_owned(),
                Level::Tough => "Очень трудные".to_owned(),
                Level::Fiendish => "Зверские".to_owned(),
                Level::Extreme => "Предельно трудные".to_owned(),
                Level::Beginner | Level::Expert => one.clone(),
            },
            one,
        )
    }

    /// The heading of a chapter of puzzles without a level.
    pub fn other_puzzles(self) -> &'static str {
        self.choose("Other puzzles", "Другие задачи", "其他题目")
    }

    /// What the hardest steps of a level are, for people who solve puzzles.
    pub fn needs(self, level: Level) -> String {
        capitalised(level.needs_in(self.0))
    }

    /// The headline over the levels.
    pub fn levels(self) -> &'static str {
        self.choose(
            "What each level asks for",
            "Что понадобится на каждом уровне",
            "各难度所需的技巧",
        )
    }

    /// The headline over the table of contents.
    pub fn contents(self) -> &'static str {
        self.choose("Contents", "Содержание", "目录")
    }

    /// Which puzzles a chapter has.
    pub fn puzzles(self, first: usize, last: usize) -> String {
        if first == last {
            return self.puzzle(first);
        }
        self.choose(
            format!("Puzzles {first} to {last}"),
            format!("Судоку {first}–{last}"),
            format!("第 {first} 至 {last} 题"),
        )
    }

    /// Which answers a page has.
    pub fn some_answers(self, first: usize, last: usize) -> String {
        self.choose(
            format!("Answers {first} to {last}"),
            format!("Ответы {first}–{last}"),
            format!("答案 {first} 至 {last}"),
        )
    }

    /// The number of a page.
    pub fn page(self, page: usize) -> String {
        self.choose(format!("page {page}"), format!("с. {page}"), format!("第 {page} 页"))
    }

    /// Where the answers are.
    pub fn answers_from(self, page: usize) -> String {
        self.choose(
            format!("The answers begin on page {page}."),
            format!("Ответы начинаются на странице {page}."),
            format!("答案从第 {page} 页开始。"),
        )
    }

    /// Where the answer of a puzzle is.
    pub fn answer_on(self, page: usize) -> String {
        self.choose(
            format!("Answer on page {page}"),
            format!("Ответ на с. {page}"),
            format!("答案见第 {page} 页"),
        )
    }

    /// The headline over the worked example.
    pub fn example(self) -> &'static str {
        self.choose("One step, as an example", "Пример одного хода", "解题示例")
    }

    /// The worked example in words.
    pub(crate) fn example_words(self, deduction: &Deduction) -> String {
        let Deduction { digit, in_box, rows, columns, place: [row, column] } = deduction;
        let lines = match (self.row_list(rows), self.column_list(columns)) {
            (Some(rows), Some(columns)) => rows + self.choose(" and ", " и ", "和") + &columns,
            (rows, columns) => rows.or(columns).unwrap_or_default(),
        };
        let is_one = rows.len() + columns.len() == 1;
        let name = format!("r{row}c{column}");
        self.choose(
            format!(
                "Where does the {digit} go in box {in_box}? Boxes are counted like words on a page. In \
                 {lines} there is a {digit} already, so no cell there can be another one: the lines \
                 show it. Only the framed cell is left, in row {row}, column {column}, or {name} for \
                 short. It holds the {digit}."
            ),
            format!(
                "Где в блоке {in_box} стоит цифра {digit}? Блоки считаются, как слова на странице: \
                 слева направо, сверху вниз. В {lines} цифра {digit} уже есть, и второй там быть не \
                 может: это показывают линии. Остаётся одна клетка, в рамке: строка {row}, столбец \
                 {column}, коротко {name}. В ней {digit}."
            ),
            format!(
                "第 {in_box} 宫的 {digit} 在哪一格？宫的编号与阅读顺序相同，从左到右，从上到下。{lines}{all}已有 \
                 {digit}，线所经过的格都不能再填 {digit}。只剩下带框的一格，即第 {row} 行第 {column} 列，\
                 简写为 {name}，所以它是 {digit}。",
                all = if is_one { "" } else { "都" }
            ),
        )
    }

    /// `row 1`, `rows 1 and 3`; in Russian as it follows `в`.
    fn row_list(self, rows: &[usize]) -> Option<String> {
        let many = rows.len() > 1;
        let word = self.choose(
            if many { "rows " } else { "row " },
            if many { "строках " } else { "строке " },
            "第 ",
        );
        self.list(word, rows, " 行")
    }

    fn column_list(self, columns: &[usize]) -> Option<String> {
        let many = columns.len() > 1;
        let word = self.choose(
            if many { "columns " } else { "column " },
            if many { "столбцах " } else { "столбце " },
            "第 ",
        );
        self.list(word, columns, " 列")
    }

    /// A word, the numbers, and in Chinese what is counted after them.
    fn list(self, word: &str, numbers: &[usize], counted: &str) -> Option<String> {
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let (last, others) = numbers.split_last()?;
        let (comma, and) = self.choose((", ", " and "), (", ", " и "), ("、", "、"));
        let list = match others {
            [] => last.clone(),
            _ => others.join(comma) + and + last,
        };
        Some(format!("{word}{list}{}", self.choose("", "", counted)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ennea::Language;

    #[test]
    fn lists_agree_in_number_and_case() {
        let deduction = Deduction {
            digit: "7".to_owned(),
            in_box: 5,
            rows: vec![4, 5],
            columns: vec![6],
            place: [6, 4],
        };
        let words = |language: Language| Captions(language).example_words(&deduction);
        assert!(words(Language::English).contains("In rows 4 and 5 and column 6 there is a 7"));
        assert!(words(Language::Russian).contains("В строках 4 и 5 и столбце 6 цифра 7 уже есть"));
        assert!(words(Language::Chinese).contains("第 4、5 行和第 6 列都已有 7，"));
        let one = Deduction { rows: vec![4], columns: Vec::new(), ..deduction };
        assert!(Captions(Language::English).example_words(&one).contains("In row 4 there is a 7"));
        assert!(
            Captions(Language::Russian).example_words(&one).contains("В строке 4 цифра 7 уже есть")
        );
        assert!(Captions(Language::Chinese).example_words(&one).contains("第 4 行已有 7，"));
    }

    #[test]
    fn a_chapter_of_one_puzzle() {
        assert_eq!(Captions(Language::English).puzzles(7, 7), "Puzzle 7");
        assert_eq!(Captions(Language::Russian).puzzles(1, 12), "Судоку 1–12");
    }
}
