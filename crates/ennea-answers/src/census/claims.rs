//! What the checks of a census claim, in words: JSON has the English ones, the story those of its language.

use super::Part;
use crate::text::grouped;
use crate::wire::Check;
use ennea::Language;
use num_bigint::BigUint;
use serde::{Serialize, Serializer};

/// What is equal to what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// First bands by classes and by a formula.
    BandsByFormula,
    /// All grids, and what the first bands give.
    GridsByBands,
    /// All grids, and the reduced ones written down.
    GridsWrittenDown,
    /// The column sets of the first rows, and matrices.
    ColumnSets(usize),
    /// Latin squares without isomorphism.
    SquaresRowByRow,
    /// Latin squares by another method.
    SquaresByColumnSets,
    /// An estimate lies this number of standard errors from the published number.
    Estimate(String),
    /// The order of the group.
    Order,
    /// The sizes of the conjugacy classes.
    Sizes,
    /// The elements by what they do to the roles.
    Elements,
    /// The identity, counted like other elements.
    Identity,
    /// Fixed grids as exact covers, of classes from this order on.
    Covers(u128),
    /// The order of the group and the sum over its elements.
    Divides,
    /// The same of this order.
    DividesBy(BigUint),
    /// The orbits of the reduced grids.
    Orbits,
    /// Three kinds of classes of Latin squares, joined.
    SquaresJoined,
    /// The grids of a variant, written down.
    EveryGrid,
    /// They are counted cell by cell.
    CellByCell,
    /// They are joined.
    GridsJoined,
    /// They are counted by bands.
    ByBands,
    /// They are counted as solutions of puzzles.
    ByClues,
    /// What others published, with its sources.
    Published(&'static str),
    /// What went wrong instead, in English alone.
    Error(String),
}

impl Claim {
    fn words(&self, language: Language) -> String {
        let words = match self {
            Self::BandsByFormula => language.choose(
                "first bands, class by class = by formula",
                "первые полосы: по классам = по формуле",
                "首大行：逐类计数 = 按公式",
            ),
            Self::GridsByBands => language.choose(
                "all grids = N! x sum of size x completions",
                "все сетки = N! x сумма размеров x дополнений",
                "全部终盘 = N! x（大小 x 补全数）之和",
            ),
            Self::GridsWrittenDown => language.choose(
                "all grids = N! x reduced grids, written down",
                "все сетки = N! x выписанные приведённые сетки",
                "全部终盘 = N! x 逐一写出的约化终盘",
            ),
            Self::ColumnSets(1) => language.choose(
                "column sets of 1 row = 0-1 matrices",
                "наборы столбцов 1 строки = матрицы из 0 и 1",
                "前 1 行的列集 = 0-1 矩阵",
            ),
            Self::ColumnSets(rows) => {
                return language.choose(
                    format!("column sets of {rows} rows = 0-1 matrices"),
                    format!("наборы столбцов {rows} строк = матрицы из 0 и 1"),
                    format!("前 {rows} 行的列集 = 0-1 矩阵"),
                );
            }
            Self::SquaresRowByRow => language.choose(
                "squares, row by row and without isomorphism",
                "квадраты строка за строкой, без изоморфизма",
                "拉丁方：逐行计数，不用同构",
            ),
            Self::SquaresByColumnSets => language.choose(
                "squares by column sets",
                "квадраты по наборам столбцов",
                "拉丁方：按列集计数",
            ),
            Self::Estimate(errors) => {
                return language.choose(
                    format!("{errors} standard errors from the published number"),
                    format!("{errors} стандартной ошибки от опубликованного числа"),
                    format!("与已发表的数相差 {errors} 个标准误"),
                );
            }
            Self::Order => language.choose(
                "the order, from generators alone (stabiliser chain)",
                "порядок по одним образующим (цепь стабилизаторов)",
                "仅由生成元得出的阶（稳定子链）",
            ),
            Self::Sizes => language.choose(
                "sizes sum to the order of the group",
                "размеры в сумме дают порядок группы",
                "各类大小之和等于群的阶",
            ),
            Self::Elements => language.choose(
                "elements sum to the order of the group",
                "элементы в сумме дают порядок группы",
                "元素个数之和等于群的阶",
            ),
            Self::Identity => language.choose(
                "the identity fixes all reduced grids (exact covers)",
                "тождество сохраняет все приведённые сетки (точные покрытия)",
                "恒等变换固定全部约化终盘（精确覆盖）",
            ),
            Self::Covers(order) => {
                return language.choose(
                    format!("as exact covers: the classes of order {order} and more"),
                    format!("точными покрытиями: классы порядка {order} и выше"),
                    format!("按精确覆盖：阶不小于 {order} 的共轭类"),
                );
            }
            Self::Divides => language.choose(
                "the order of the group divides the sum",
                "порядок группы делит сумму",
                "群的阶整除总和",
            ),
            Self::DividesBy(order) => {
                let order = grouped(order);
                return language.choose(
                    format!("{order} divides the sum over the classes"),
                    format!("{order} делит сумму по классам"),
                    format!("{order} 整除对各类的总和"),
                );
            }
            Self::Orbits => language.choose(
                "orbits of the reduced grids, joined",
                "орбиты приведённых сеток, соединённых ходами",
                "逐一合并约化终盘所得的轨道",
            ),
            Self::SquaresJoined => language.choose(
                "isotopy, transposition, main: all squares joined",
                "изотопия, транспонирование, главные: соединены все квадраты",
                "同痕类、转置类、主类：逐一合并全部拉丁方",
            ),
            Self::EveryGrid => {
                language.choose("every grid written down", "выписаны все сетки", "逐一写出全部终盘")
            }
            Self::CellByCell => language.choose(
                "grids counted cell by cell",
                "сетки сосчитаны клетка за клеткой",
                "逐格计数的终盘",
            ),
            Self::GridsJoined => language.choose(
                "grids joined one by one",
                "сетки соединены одна за другой",
                "逐一合并终盘",
            ),
            Self::ByBands => language.choose(
                "grids counted by bands",
                "сетки сосчитаны по полосам",
                "按大行计数的终盘",
            ),
            Self::ByClues => language.choose(
                "grids counted with the extra houses as clues",
                "сетки сосчитаны с добавленными домами как данными",
                "以附加区域为提示数计数的终盘",
            ),
            Self::Published(source) => {
                return language.choose(
                    format!("as published: {source}"),
                    format!("как опубликовано: {source}"),
                    format!("与已发表的数一致：{source}"),
                );
            }
            Self::Error(error) => error,
        };
        words.to_owned()
    }
}

/// A claim, found to hold or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    claim: Claim,
    /// Whether it holds.
    pub holds: bool,
    /// The two numbers that are not the same.
    sides: Option<[BigUint; 2]>,
}

impl Checked {
    /// A claim that holds or not.
    pub(super) fn new(claim: Claim, holds: bool) -> Self {
        Self { claim, holds, sides: None }
    }

    /// The claim that two numbers are the same.
    pub(super) fn equal(claim: Claim, left: &BigUint, right: &BigUint) -> Self {
        let sides = (left != right).then(|| [left, right].map(BigUint::clone));
        Self { claim, holds: sides.is_none(), sides }
    }

    /// The same as a text of a language.
    pub fn told(&self, language: Language) -> Check {
        let words = self.claim.words(language);
        let text = match &self.sides {
            None => words,
            Some([left, right]) => language.choose(
                format!("{words}: {left} is not {right}"),
                format!("{words}: {left} - не {right}"),
                format!("{words}：{left} 不等于 {right}"),
            ),
        };
        Check { text, holds: self.holds }
    }
}

/// In JSON the English [`Check`].
impl Serialize for Checked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told(Language::English).serialize(serializer)
    }
}

/// The equalities that were checked, each with the part that it belongs to.
#[derive(Clone, Debug, Default)]
pub struct Checks(Vec<(Part, Checked)>);

impl Checks {
    /// Those of a part.
    pub fn of(&self, part: Part) -> impl Iterator<Item = &Checked> {
        self.0.iter().filter(move |check| check.0 == part).map(|check| &check.1)
    }

    /// Those that do not hold.
    pub fn failed(&self) -> impl Iterator<Item = &Checked> {
        self.0.iter().map(|check| &check.1).filter(|check| !check.holds)
    }

    pub(super) fn add(&mut self, part: Part, check: Checked) {
        self.0.push((part, check));
    }
}

impl Serialize for Checks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|check| &check.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Page, WIDTH};
    use ennea::logic::words::columns;

    /// Goal: no claim is left in English.  Method: every one in the other languages, where no word of two
    /// Latin letters remains but those of the sources.
    #[test]
    fn every_claim_is_in_every_language() {
        let claims = [
            Claim::BandsByFormula,
            Claim::GridsByBands,
            Claim::GridsWrittenDown,
            Claim::ColumnSets(1),
            Claim::ColumnSets(2),
            Claim::SquaresRowByRow,
            Claim::SquaresByColumnSets,
            Claim::Estimate("0.6".to_owned()),
            Claim::Order,
            Claim::Sizes,
            Claim::Elements,
            Claim::Identity,
            Claim::Covers(2),
            Claim::Divides,
            Claim::DividesBy(1152_u32.into()),
            Claim::Orbits,
            Claim::SquaresJoined,
            Claim::EveryGrid,
            Claim::CellByCell,
            Claim::GridsJoined,
            Claim::ByBands,
            Claim::Published("[A107739], [FJ2005]"),
        ];
        for (claim, language) in claims
            .iter()
            .flat_map(|claim| [Language::Russian, Language::Chinese].map(|it| (claim, it)))
        {
            let mut page = Page::new(language);
            let told = Checked::new(claim.clone(), true).told(language);
            page.checks([&told]);
            let lines = page.into_lines();
            assert_eq!(columns(&lines[0]), WIDTH, "{lines:?}");
            let words = told.text.split('[').next().expect("one part at least");
            let letters =
                |word: &str| word.chars().all(|c| c.is_ascii_alphabetic()) && word.len() > 1;
            assert!(!words.split(|c: char| !c.is_alphabetic()).any(letters), "{words}");
        }
    }

    #[test]
    fn what_does_not_hold_shows_both_numbers() {
        let failed = Checked::equal(Claim::Order, &3_u8.into(), &4_u8.into());
        let texts = Language::ALL.map(|language| failed.told(language).text);
        for (text, end) in texts.iter().zip([": 3 is not 4", ": 3 - не 4", "：3 不等于 4"]) {
            assert!(text.ends_with(end), "{text}");
        }
        let json = serde_json::to_string(&failed).expect("no map");
        assert!(json.ends_with(r#": 3 is not 4","holds":false}"#), "{json}");
    }
}
