//! What is printed besides digits, in three languages.
//!
//! Here stands what every page has; [`book`](self::book) has what only books have.

mod book;
mod variants;

pub(crate) use book::Deduction;

use ennea::rate::Level;
use ennea::rules::HouseKind;
use ennea::{Digit, Filling, Language, Shape};

/// The captions of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Captions(pub Language);

impl Captions {
    /// One of three texts.
    fn choose<T>(self, english: T, russian: T, chinese: T) -> T {
        self.0.choose(english, russian, chinese)
    }

    /// The title of what has none.
    pub fn sudoku(self) -> &'static str {
        self.choose("Sudoku", "Судоку", "数独")
    }

    /// The caption of a puzzle.
    pub fn puzzle(self, number: usize) -> String {
        self.choose(
            format!("Puzzle {number}"),
            format!("Судоку {number}"),
            format!("第 {number} 题"),
        )
    }

    /// The level of a puzzle, in a caption.
    pub fn level(self, level: Level) -> String {
        capitalised(level.name_in(self.0))
    }

    /// The headline over the answers.
    pub fn answers(self) -> &'static str {
        self.choose("Answers", "Ответы", "答案")
    }

    /// The caption of an answer.
    pub fn answer(self, number: usize) -> String {
        self.choose(
            format!("Answer to puzzle {number}"),
            format!("Ответ к судоку {number}"),
            format!("第 {number} 题答案"),
        )
    }

    /// Instead of an answer: there is none.
    pub fn no_solution(self) -> &'static str {
        self.choose("no solution", "нет решения", "无解")
    }

    /// Instead of an answer: there are several.
    pub fn several_solutions(self) -> &'static str {
        self.choose("several solutions", "несколько решений", "多解")
    }

    /// The headline over the rules.
    pub fn how_to(self) -> &'static str {
        self.choose("How to solve them", "Как решать", "玩法说明")
    }

    /// What is to be done, for puzzles of one shape or of several.
    pub fn rule(self, shapes: &[Shape]) -> String {
        self.fill_in(shapes, HouseKind::Box)
    }

    /// The same, where what has a thick frame is of this kind; nothing has, if it is lines.
    pub(crate) fn fill_in(self, shapes: &[Shape], framed: HouseKind) -> String {
        let all = match framed {
            HouseKind::Box => self.choose(
                "every row, every column and every box with a thick frame holds",
                "в каждой строке, в каждом столбце и в каждом блоке с толстой рамкой",
                "每行、每列和每个粗线宫内",
            ),
            HouseKind::Region => self.choose(
                "every row, every column and every region with a thick frame holds",
                "в каждой строке, в каждом столбце и в каждой области с толстой рамкой",
                "每行、每列和每个粗线区域内",
            ),
            _ => self.choose(
                "every row and every column holds",
                "в каждой строке и в каждом столбце",
                "每行和每列内",
            ),
        };
        let sides: Vec<usize> = shapes.iter().map(|shape| shape.side()).collect();
        let side = sides.iter().copied().max().unwrap_or(9);
        if sides.iter().any(|&other| other != side) {
            return self.choose(
                format!(
                    "Fill in the empty cells so that {all} each digit, or letter, exactly once."
                ),
                format!(
                    "Заполните пустые клетки так, чтобы {all} каждая цифра (или буква) стояла ровно \
                     один раз."
                ),
                format!("在空格中填入数字（或字母），使{all}每个数字（或字母）恰好出现一次。"),
            );
        }
        let last = Digit::from_index(side - 1);
        let n = side.min(9);
        let letters = match side {
            0..=9 => String::new(),
            10 => self.choose(" and the letter A", " и буква A", "和字母 A ").to_owned(),
            _ => self.choose(
                format!(" and the letters A to {last}"),
                format!(" и буквы от A до {last}"),
                format!("和字母 A 至 {last} "),
            ),
        };
        self.choose(
            format!(
                "Fill in the empty cells so that {all} the digits 1 to {n}{letters}, each exactly once."
            ),
            format!(
                "Заполните пустые клетки так, чтобы {all} стояли цифры от 1 до {n}{letters}, каждая \
                 ровно один раз."
            ),
            format!("在空格中填入数字，使{all}数字 1 至 {n} {letters}各出现一次。"),
        )
    }

    /// That there is one solution.
    pub fn one_solution(self) -> &'static str {
        self.choose(
            "Each puzzle has exactly one solution.",
            "У каждой задачи ровно одно решение.",
            "每道题都有且只有一个解。",
        )
    }

    /// The cells of a puzzle row by row, to be read aloud.
    ///
    /// ```
    /// use ennea_print::{Captions, Language};
    /// let text = Captions(Language::English).spoken(&"12..3........4..".parse()?);
    /// assert!(text.starts_with("Row 1: 1, 2, blank, blank. Row 2: 3,"));
    /// # Ok::<(), ennea::TextError>(())
    /// ```
    pub fn spoken(self, puzzle: &Filling) -> String {
        let shape = puzzle.shape();
        let blank = self.choose("blank", "пусто", "空");
        let (comma, stop) = self.choose((", ", ". "), (", ", ". "), ("，", "。"));
        let row = |row: usize| {
            let cells: Vec<String> = (0..shape.side())
                .map(|column| match puzzle.clue(shape.cell(row, column)) {
                    Some(digit) => digit.to_string(),
                    None => blank.to_owned(),
                })
                .collect();
            let name = self.choose(
                format!("Row {}: ", row + 1),
                format!("Строка {}: ", row + 1),
                format!("第{}行：", row + 1),
            );
            name + &cells.join(comma) + stop
        };
        let text: String = (0..shape.side()).map(row).collect();
        text.trim_end().to_owned()
    }

    /// A name, and what there is to say of it.
    pub(crate) fn sentences(self, name: &str, rest: &str) -> String {
        format!("{name}{}{rest}", self.choose(". ", ". ", "。"))
    }

    /// What a QR code beside a puzzle is.
    pub fn qr(self) -> &'static str {
        self.choose("QR code of this puzzle", "QR-код этой задачи", "本题的二维码")
    }

    /// The name of a cell.
    pub fn cell(self, row: usize, column: usize) -> String {
        self.choose(
            format!("row {row}, column {column}"),
            format!("строка {row}, столбец {column}"),
            format!("第{row}行第{column}列"),
        )
    }
}

/// With a capital letter in front.
fn capitalised(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().into_iter().flat_map(char::to_uppercase).chain(signs).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Fonts;
    use crate::words::Deduction;

    /// Goal: no caption comes out as a box.  Method: all of them, for every side.
    #[test]
    fn the_fonts_have_every_caption() {
        let fonts = Fonts::default();
        for language in Language::ALL.map(Captions) {
            let mut texts = vec![
                language.sudoku().to_owned(),
                language.puzzle(1234567890),
                language.answers().to_owned(),
                language.answer(12),
                language.no_solution().to_owned(),
                language.several_solutions().to_owned(),
                language.how_to().to_owned(),
                language.one_solution().to_owned(),
                language.answers_from(7),
                language.answer_on(7),
                language.page(7),
                language.contents().to_owned(),
                language.levels().to_owned(),
                language.example().to_owned(),
                language.example_words(&Deduction::default()),
                language.other_puzzles().to_owned(),
                language.puzzles(1, 12),
                language.puzzles(3, 3),
                language.some_answers(1, 20),
                language.rule(&[Shape::CLASSIC, Shape::new(2, 2).unwrap()]),
                language.cell(1, 2),
            ];
            texts.extend(
                [(2, 2), (2, 5), (4, 4), (6, 6)]
                    .map(|(rows, columns)| language.rule(&[Shape::new(rows, columns).unwrap()])),
            );
            for level in Level::ALL {
                texts.extend([
                    language.level(level),
                    language.chapter(level),
                    language.needs(level),
                ]);
            }
            for text in texts {
                assert_eq!(fonts.check(&text), Ok(()), "{text}");
            }
        }
    }

    #[test]
    fn the_rule_names_the_symbols() {
        let rule =
            |rows, columns| Captions(Language::English).rule(&[Shape::new(rows, columns).unwrap()]);
        assert!(rule(3, 3).contains("the digits 1 to 9, each"));
        assert!(rule(2, 2).contains("the digits 1 to 4, each"));
        assert!(rule(2, 5).contains("1 to 9 and the letter A, each"));
        assert!(rule(4, 4).contains("1 to 9 and the letters A to G, each"));
    }

    /// Chinese digits stand between blanks, wherever Chinese characters are their neighbours.
    #[test]
    fn chinese_digits_have_blanks_around_them() {
        let rule =
            |rows, columns| Captions(Language::Chinese).rule(&[Shape::new(rows, columns).unwrap()]);
        assert!(rule(3, 3).contains("数字 1 至 9 各出现一次"));
        assert!(rule(2, 5).contains("数字 1 至 9 和字母 A 各出现一次"));
        assert!(rule(4, 4).contains("数字 1 至 9 和字母 A 至 G 各出现一次"));
    }
}
