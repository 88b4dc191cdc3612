//! Latin squares, the grids of 1xN and Nx1: what is counted of them, and what is said of it.

use super::claims::{Checked, Claim};
use super::{Census, Method, Part, common, work};
use crate::page::Page;
use crate::text::grouped;
use crate::wire::{self, Number};
use ennea::count::latin::{self, Kind, Kinds, Level, Roles, Squares};
use ennea::logic::words::{flushed, padded, russian_plural};
use ennea::numbers::factorial;
use ennea::progress::{Progress, Stopped};
use ennea::{Language, Shape, published};
use num_bigint::BigUint;
use serde::Serialize;

/// The greatest order whose squares are also counted row by row, at once; 7 takes most of a second.
const ROW_BY_ROW: usize = 6;

/// What is counted of Latin squares alone.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Latin {
    /// The order N: the squares have N rows, columns and digits.
    pub order: usize,
    /// Squares whose first row and first column are in order: all of them divided by N! (N-1)!.
    pub reduced: Number,
    /// What there is after the first rows, up to half of them.
    pub rectangles: Vec<Rectangles>,
    /// The classes up to permuting rows, columns and digits, and transposing.
    pub with_transposition: Option<Number>,
    /// The classes where rows, columns and digits can change their roles as well.
    pub main_classes: Option<Number>,
    /// The elements of the group of the main classes, by what they do to the roles.
    pub role_changes: Option<Vec<RoleChange>>,
    /// What was not counted, and why; null if nothing was left out.
    pub left_out: Option<String>,
}

/// The first rows of Latin squares.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rectangles {
    /// How many rows.
    pub rows: usize,
    /// In how many ways they can be filled: Latin rectangles.
    pub rectangles: Number,
    /// How many different column sets they leave, in the order of the columns.
    pub column_sets: Number,
    /// How many of these are essentially different, as graphs.
    #[serde(with = "wire::Digits")]
    pub classes: usize,
}

/// The elements of a group that do the same to the roles of rows, columns and digits.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoleChange {
    /// `kept`, `exchanged` for two roles, or `turned` for all three.
    pub roles: &'static str,
    /// How many there are.
    pub elements: Number,
    /// The sum of the squares that each of them fixes.
    pub fixed: Number,
}

impl Census {
    /// Counts the Latin squares, and by another method if that is asked for.
    pub(super) fn count_squares(
        &mut self,
        n: usize,
        progress: &dyn Progress,
    ) -> Result<(), Stopped> {
        let found = latin::count(n, progress)?;
        let mut equal = |claim: Claim, left: &BigUint, right: &BigUint| {
            self.checks.add(Part::Grids, Checked::equal(claim, left, right));
        };
        let matrices = |level: &Level| latin::matrices(n, level.rows);
        for level in &found.levels {
            equal(Claim::ColumnSets(level.rows), &level.graphs, &matrices(level));
        }
        if n <= ROW_BY_ROW {
            equal(Claim::SquaresRowByRow, &latin::row_by_row(n).squares, &found.squares);
        }
        let squares = match self.question.method {
            Method::ColumnSets => found.squares.clone(),
            method => work::grids(self.shape, method, progress)?.expect("it is served"),
        };
        if self.question.method != Method::ColumnSets {
            equal(Claim::SquaresByColumnSets, &found.squares, &squares);
        }
        self.check_published(Part::Grids, &squares, published::latin::squares(n));
        self.check_published(Part::Grids, &found.reduced(), published::latin::reduced_squares(n));
        self.grids_reduced = Some((&squares / factorial(n)).into());
        self.grids = Some(squares.into());
        self.latin = Some(Latin::new(&found));
        Ok(())
    }

    /// Counts the main classes, if they are within reach.
    pub(super) fn count_main_classes(&mut self, progress: &dyn Progress) -> Result<(), Stopped> {
        let (Some(found), Some(isotopy)) = (&mut self.latin, &self.essentially_different) else {
            return Ok(());
        };
        let n = found.order;
        if n > latin::MAIN_CLASSES_ORDER_MAX {
            found.left_out = Some(left_out(Language::English, n));
            return Ok(());
        }
        let kinds = Kinds::count(n, &isotopy.0, progress)?;
        let isotopy = isotopy.0.clone();
        found.role_changes = Some(kinds.0.iter().map(RoleChange::of).collect());
        let (types, main) = match (kinds.with_transposition(), kinds.main_classes()) {
            (Ok(types), Ok(main)) => (types, main),
            (Err(error), _) | (_, Err(error)) => {
                let check = Checked::new(Claim::Error(error.to_string()), false);
                self.checks.add(Part::MainClasses, check);
                return Ok(());
            }
        };
        found.with_transposition = Some(types.clone().into());
        found.main_classes = Some(main.clone().into());
        let elements: BigUint = kinds.0.iter().map(|kind| &kind.elements).sum();
        let order = factorial(n).pow(3) * 6_u8;
        let mut add = |check| self.checks.add(Part::MainClasses, check);
        add(Checked::equal(Claim::Elements, &elements, &order));
        add(Checked::new(Claim::Divides, true));
        if work::is_written_down(self.shape) {
            let joined = latin::joined_classes(n).map(BigUint::from);
            let holds = joined == [isotopy, types.clone(), main.clone()];
            add(Checked::new(Claim::SquaresJoined, holds));
        }
        self.check_published(Part::MainClasses, &types, published::latin::types(n));
        self.check_published(Part::MainClasses, &main, published::latin::main_classes(n));
        Ok(())
    }
}

impl Latin {
    fn new(found: &Squares) -> Self {
        let rectangles = |level: &Level| Rectangles {
            rows: level.rows,
            rectangles: level.rectangles.clone().into(),
            column_sets: level.graphs.clone().into(),
            classes: level.classes,
        };
        Self {
            order: found.order,
            reduced: found.reduced().into(),
            rectangles: found.levels.iter().map(rectangles).collect(),
            with_transposition: None,
            main_classes: None,
            role_changes: None,
            left_out: None,
        }
    }
}

impl RoleChange {
    fn of(kind: &Kind) -> Self {
        let roles = match kind.roles {
            Roles::Kept => "kept",
            Roles::Exchanged => "exchanged",
            Roles::Turned => "turned",
        };
        Self { roles, elements: kind.elements.clone().into(), fixed: kind.fixed.clone().into() }
    }
}

/// Why the main classes were not counted.
fn left_out(language: Language, n: usize) -> String {
    language.choose(
        format!(
            "The main classes of order {n}: the squares that an exchange of two roles fixes take \
             minutes to count."
        ),
        format!(
            "Главные классы порядка {n}: квадраты, которые сохраняет обмен двух ролей, считаются минутами."
        ),
        format!("{n} 阶的主类：要计数被两种角色互换所固定的拉丁方，需时数分钟。"),
    )
}

/// What is said before anything is counted.
pub(super) fn title(shape: Shape, page: &mut Page) {
    let (n, language, is_row) = (shape.side(), page.language(), shape.box_rows() == 1);
    page.line(language.choose(
        format!("Census of the Latin squares of order {n}, the grids with {shape} boxes"),
        format!("Перепись латинских квадратов порядка {n}, сеток с блоками {shape}"),
        format!("{n} 阶拉丁方普查，即 {shape} 宫的终盘"),
    ));
    page.paragraph(&language.choose(
        format!(
            "A square has {n} rows and {n} columns; each row and each column holds the digits 1 to {n} \
             once. Boxes of {shape} cells are whole {}, so they ask for nothing more.",
            if is_row { "rows" } else { "columns" }
        ),
        format!(
            "В квадрате {n} {} и {n} {}; в каждой строке и в каждом столбце все цифры от 1 до {n} стоят \
             по одному разу. Блоки {shape} - это целые {}, большего они не требуют.",
            russian_plural(n, "строка", "строки", "строк"),
            russian_plural(n, "столбец", "столбца", "столбцов"),
            if is_row { "строки" } else { "столбцы" }
        ),
        format!(
            "拉丁方有 {n} 行 {n} 列；每行、每列中数字 1 至 {n} 各出现一次。{shape} 的宫就是整{}，不增加别的要求。",
            if is_row { "行" } else { "列" }
        ),
    ));
}

/// What is said of the squares.
pub(super) fn squares(census: &Census, found: &Latin, page: &mut Page) {
    let (n, language) = (found.order, page.language());
    page.paragraph(language.choose(
        "What the rows below notice of the first rows is which digits each column has had: a graph of \
         columns and digits. Graphs that become each other when columns and digits are permuted, or \
         change their roles, can be filled in equally many ways, and so can what they leave.",
        "Нижним строкам важно лишь, какие цифры уже были в каждом столбце: граф столбцов и цифр. Графы, \
         которые переходят друг в друга при перестановке столбцов и цифр или при обмене их ролей, \
         заполняются равным числом способов, и остаток тоже.",
        "对下面各行而言，前几行只有一点要紧：每列已用过哪些数字，这是列与数字之间的一个图。若两个图可由置换列、置换数字\
         或互换二者的角色而互变，则填法数相同，剩余部分的填法数也相同。",
    ));
    page.gap();
    let mut row = |[rows, classes, sets, rectangles]: [&str; 4]| {
        let (rows, classes) = (padded(rows, 6), flushed(classes, 8));
        let (sets, rectangles) = (flushed(sets, 27), flushed(rectangles, 35));
        page.line(format!("    {rows}{classes}{sets}{rectangles}"));
    };
    row(language.choose(
        ["rows", "classes", "column sets", "rectangles"],
        ["строк", "классов", "наборов столбцов", "прямоугольников"],
        ["行数", "类数", "列集", "拉丁矩形"],
    ));
    for level in &found.rectangles {
        let (sets, rectangles) = (grouped(&level.column_sets.0), grouped(&level.rectangles.0));
        row([&level.rows.to_string(), &level.classes.to_string(), &sets, &rectangles]);
    }
    page.gap();
    page.number(
        language.choose("reduced squares", "приведённые квадраты", "约化拉丁方"),
        language.choose(
            "first row and column in order",
            "первые строка и столбец по порядку",
            "首行和首列按顺序",
        ),
        &found.reduced.0,
    );
    if let Some(reduced) = &census.grids_reduced {
        let label = language.choose("first row in order", "строка по порядку", "首行按顺序");
        page.number(label, &common::times_reduced(&format!("{}!", n - 1), language), &reduced.0);
    }
    let formula = match census.question.method {
        Method::ColumnSets => {
            language.choose(format!("{n}! x these"), format!("{n}! x эти"), format!("{n}! x 上数"))
        }
        Method::Templates => {
            language.choose("exact covers", "точные покрытия", "精确覆盖").to_owned()
        }
        Method::Bands | Method::Enumerate => {
            language.choose("written down", "выписаны", "逐一写出").to_owned()
        }
    };
    if let Some(squares) = &census.grids {
        page.number(language.choose("squares", "квадраты", "拉丁方"), &formula, &squares.0);
    }
}

/// What is said of the moves.
pub(super) fn symmetries(census: &Census, n: usize, page: &mut Page) {
    let language = page.language();
    let further = language.choose(
        " Rows, columns and digits can also change their roles: part 5.",
        " Строки, столбцы и цифры могут и меняться ролями: часть 5.",
        "行、列、数字还可以互换角色：见第 5 部分。",
    );
    let further = if census.latin.is_some() { further } else { "" };
    page.paragraph(&language.choose(
        format!(
            "Permute the {n} rows and the {n} columns: these moves of cells form a group G. Relabelling \
             the digits commutes with all of them; with it they are called isotopy.{further}"
        ),
        format!(
            "Переставить {n} {} и {n} {}: эти ходы клеток образуют группу G. Переименование цифр \
             перестановочно с ними всеми; вместе это называется изотопией.{further}",
            russian_plural(n, "строку", "строки", "строк"),
            russian_plural(n, "столбец", "столбца", "столбцов"),
        ),
        format!(
            "置换 {n} 行和 {n} 列：这些格的变换构成群 G。数字改名与它们都可交换；二者合称同痕。{further}"
        ),
    ));
    common::orders(
        page,
        (&census.cell_group_order.0, &format!("{n}!^2")),
        (&census.group_order.0, &format!("{n}!^3")),
        census.conjugacy_classes,
    );
}

/// What is said of the main classes.
pub(super) fn main_classes(census: &Census, page: &mut Page) {
    let Some(found) = &census.latin else { return };
    let (n, language) = (found.order, page.language());
    page.heading(language.choose(
        "5. How many, if rows, columns and digits change their roles?",
        "5. Сколько, если строки, столбцы и цифры меняются ролями?",
        "5. 若行、列、数字可互换角色，又有多少？",
    ));
    page.paragraph(language.choose(
        "A square is a set of triples of a row, a column and a digit, any two of which determine the \
         third. So these three can change their roles. Transposing exchanges rows and columns; with \
         all six orders of the roles the classes are called main classes.",
        "Квадрат - это множество троек из строки, столбца и цифры, любые две из которых определяют \
         третью. Поэтому они могут меняться ролями. Транспонирование обменивает строки и столбцы; со \
         всеми шестью порядками ролей классы называются главными.",
        "拉丁方是由行、列、数字组成的三元组的集合，其中任意两个决定第三个，所以三者可以互换角色。转置交换行与列；容许\
         全部六种角色排列时，所得的类称为主类。",
    ));
    if found.left_out.is_some() {
        let words = language.choose("Left out. ", "Опущено. ", "略去。");
        return page.paragraph(&format!("{words}{}", left_out(language, n)));
    }
    page.gap();
    let mut row = |[roles, elements, fixed]: [&str; 3]| {
        let (roles, elements) = (padded(roles, 12), flushed(elements, 20));
        page.line(format!("    {roles}{elements}{}", flushed(fixed, 44)));
    };
    row(language.choose(
        ["roles", "elements", "sum of fixed squares"],
        ["роли", "элементов", "сумма сохраняемых квадратов"],
        ["角色", "元素个数", "固定的拉丁方总数"],
    ));
    for change in found.role_changes.iter().flatten() {
        let roles = match change.roles {
            "kept" => language.choose("kept", "на месте", "不变"),
            "exchanged" => language.choose("exchanged", "две местами", "两者互换"),
            _ => language.choose("turned", "по кругу", "三者轮换"),
        };
        row([roles, &grouped(&change.elements.0), &grouped(&change.fixed.0)]);
    }
    page.gap();
    if let (Some(types), Some(main)) = (&found.with_transposition, &found.main_classes) {
        let label = language.choose("with transposition", "с транспонированием", "计转置");
        page.number(label, &common::divided_sum(&format!("(2 x {n}!^3)"), language), &types.0);
        let label = language.choose("main classes", "главные классы", "主类");
        page.number(label, &common::divided_sum(&format!("(6 x {n}!^3)"), language), &main.0);
    }
}
