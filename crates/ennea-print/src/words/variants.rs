//! The rules of variants in a sentence each: diagonals, windows, knights, regions.

use super::Captions;
use ennea::Shape;
use ennea::rules::{HouseKind, NamedRule, Rules};

impl Captions {
    /// What is to be done, for puzzles of some shapes and perhaps of other rules: what every line, box or
    /// region holds, then a sentence for each further rule.
    ///
    /// ```
    /// use ennea::{Shape, rules::Rules};
    /// use ennea_print::{Captions, Language};
    /// let rules = Rules::parse("x+knight", Shape::CLASSIC).unwrap();
    /// let all = Captions(Language::English).sentences_of(&[Shape::CLASSIC], Some(&rules));
    /// assert_eq!(all[1..], [
    ///     "Both grey diagonals hold each digit once as well.",
    ///     "Cells a knight's move apart hold different digits.",
    /// ]);
    /// ```
    pub fn sentences_of(self, shapes: &[Shape], rules: Option<&Rules>) -> Vec<String> {
        let Some(rules) = rules else { return vec![self.rule(shapes)] };
        let mut all = vec![self.fill_in(shapes, Self::frame(rules))];
        all.extend(self.further(rules));
        all
    }

    /// What has a thick frame under some rules; nothing has, if it is lines.
    pub(crate) fn frame(rules: &Rules) -> HouseKind {
        let framed = [HouseKind::Box, HouseKind::Region].into_iter().find(|&kind| rules.has(kind));
        framed.unwrap_or(HouseKind::Line)
    }

    /// A sentence for each rule besides those of lines, boxes and regions.
    pub(crate) fn further(self, rules: &Rules) -> Vec<String> {
        let named = rules.named().iter().filter_map(|rule| self.named_rule(rule));
        let mut all: Vec<String> = named.map(str::to_owned).collect();
        for house in rules.of_kind(HouseKind::Listed) {
            let name = &house.name;
            all.push(self.choose(
                format!("The grey cells of '{name}' hold each digit once as well."),
                format!("В серых клетках «{name}» каждая цифра тоже стоит ровно один раз."),
                format!("灰色格组“{name}”内每个数字也各出现一次。"),
            ));
        }
        for pairs in rules.pairs().iter().filter(|pairs| pairs.rule.is_none()) {
            let name = &pairs.name;
            all.push(self.choose(
                format!("The cells of '{name}' hold different digits."),
                format!("В клетках «{name}» стоят разные цифры."),
                format!("格组“{name}”内的数字互不相同。"),
            ));
        }
        all
    }

    /// A sentence of the rules that holds for some puzzles alone; `count` of them, as `numbers` has it.
    pub(crate) fn of_puzzles(self, numbers: &str, count: usize, sentence: &str) -> String {
        let plural = if count == 1 { "Puzzle" } else { "Puzzles" };
        self.choose(
            format!("{plural} {numbers}: {sentence}"),
            format!("Судоку {numbers}: {sentence}"),
            format!("第 {numbers} 题：{sentence}"),
        )
    }

    /// What stands between two sentences of a paragraph.
    pub fn between_sentences(self) -> &'static str {
        self.choose(" ", " ", "")
    }

    /// What a rule with a name asks for besides lines, boxes and regions.
    fn named_rule(self, rule: NamedRule) -> Option<&'static str> {
        Some(match rule {
            NamedRule::Plain | NamedRule::Latin => return None,
            NamedRule::X => self.choose(
                "Both grey diagonals hold each digit once as well.",
                "На обеих серых диагоналях каждая цифра тоже стоит ровно один раз.",
                "两条灰色对角线上每个数字也各出现一次。",
            ),
            NamedRule::Diagonal => self.choose(
                "The grey diagonal holds each digit once as well.",
                "На серой диагонали каждая цифра тоже стоит ровно один раз.",
                "灰色对角线上每个数字也各出现一次。",
            ),
            NamedRule::Windoku => self.choose(
                "Every grey window holds each digit once as well.",
                "В каждом сером окне каждая цифра тоже стоит ровно один раз.",
                "每个灰色窗口内每个数字也各出现一次。",
            ),
            NamedRule::Disjoint => self.choose(
                "Cells at the same place of all boxes hold each digit once as well.",
                "На одном и том же месте всех блоков каждая цифра тоже стоит ровно один раз.",
                "各宫相同位置的格内每个数字也各出现一次。",
            ),
            NamedRule::CentreDot => self.choose(
                "The grey middles of the boxes hold each digit once as well.",
                "В серых серединах блоков каждая цифра тоже стоит ровно один раз.",
                "各宫的灰色中心格内每个数字也各出现一次。",
            ),
            NamedRule::Asterisk => self.choose(
                "The nine grey cells of the asterisk hold each digit once as well.",
                "В девяти серых клетках звёздочки каждая цифра тоже стоит ровно один раз.",
                "星形的九个灰色格内每个数字也各出现一次。",
            ),
            NamedRule::Girandola => self.choose(
                "The nine grey cells of the windmill hold each digit once as well.",
                "В девяти серых клетках вертушки каждая цифра тоже стоит ровно один раз.",
                "风车形的九个灰色格内每个数字也各出现一次。",
            ),
            NamedRule::Hypercube => self.choose(
                "Cells that agree in two of band, row of the band, stack and column of the stack hold \
                 each digit once.",
                "В клетках, у которых совпадают любые два из четырёх: полоса, строка полосы, столбец \
                 блоков, столбец в нём, каждая цифра стоит ровно один раз.",
                "在横带、带内行、竖带、带内列四者中任取两者相同的格内，每个数字各出现一次。",
            ),
            NamedRule::Knight => self.choose(
                "Cells a knight's move apart hold different digits.",
                "В клетках на расстоянии хода коня стоят разные цифры.",
                "相距国际象棋马步的两格数字不同。",
            ),
            NamedRule::NonConsecutive => self.choose(
                "Neighbours in a row or column never hold consecutive digits, such as 3 and 4.",
                "В соседних по строке или столбцу клетках не стоят соседние по счёту цифры, как 3 и 4.",
                "同行或同列相邻的两格不能是连续的数字，例如 3 和 4。",
            ),
            NamedRule::NonConsecutiveRound => self.choose(
                "Neighbours in a row or column never hold consecutive digits, such as 3 and 4, nor the \
                 first digit and the last.",
                "В соседних по строке или столбцу клетках не стоят соседние по счёту цифры, как 3 и 4, а \
                 также первая и последняя.",
                "同行或同列相邻的两格不能是连续的数字，例如 3 和 4，也不能是第一个和最后一个数字。",
            ),
            NamedRule::King => self.choose(
                "Cells that touch at a corner hold different digits.",
                "В клетках, которые касаются углами, стоят разные цифры.",
                "对角相邻的两格数字不同。",
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fonts::Fonts;
    use ennea::Language;

    /// Goal: all sentences can be printed.  Method: every named rule, letters, and lists, in all languages.
    #[test]
    fn the_fonts_have_every_sentence() {
        let fonts = Fonts::default();
        let lists = "house r1c1 r2c4 r3c2 r4c3\ndiffer r1c1 r4c4\n";
        let regions = "regions\naabb\naabb\nccdd\nccdd\n".to_owned() + lists;
        let named = NamedRule::ALL.map(|rule| (Shape::CLASSIC, rule.name().to_owned()));
        let small = Shape::new(2, 2).unwrap();
        let all = named.into_iter().chain([(small, regions), (small, lists.to_owned())]);
        for (shape, text) in all {
            let rules =
                Rules::parse(&text, shape).unwrap_or_else(|error| panic!("{text}: {error}"));
            for language in Language::ALL.map(Captions) {
                for sentence in language.sentences_of(&[shape], Some(&rules)) {
                    assert_eq!(fonts.check(&sentence), Ok(()), "{sentence}");
                }
            }
        }
    }
}
