//! The census as a story, part by part.

use super::{BandRow, Census, ClassRow, Method, Part, common, estimated, latin, smallest};
use crate::page::{Page, WIDTH};
use crate::text::{grouped, time_in};
use ennea::logic::words::{columns, flushed, padded, russian_plural};
use ennea::symmetry::{Group, name_in};
use ennea::{Language, Shape};
use ennea::{count, published};
use num_bigint::BigUint;
use std::time::Duration;

/// What is said before anything is counted.
pub fn title(shape: Shape, language: Language) -> Vec<String> {
    let mut page = Page::new(language);
    if count::latin::order(shape).is_some() {
        latin::title(shape, &mut page);
        return page.into_lines();
    }
    let (n, rows, columns) = (shape.side(), shape.box_rows(), shape.box_columns());
    let (bands, stacks) = (shape.bands(), shape.stacks());
    page.line(language.choose(
        format!("Census of the Sudoku grids with {shape} boxes"),
        format!("Перепись сеток судоку с блоками {shape}"),
        format!("{shape} 宫数独终盘普查"),
    ));
    page.paragraph(&language.choose(
        format!(
            "A grid has {n} rows and {n} columns, cut into {bands} bands of {rows} rows and {stacks} \
             stacks of {columns} columns; each row, each column and each of the {n} boxes holds the \
             digits 1 to {n} once."
        ),
        format!(
            "В сетке {n} {} и {n} {}; строки делятся на {} по {rows} {}, столбцы - на {} по {columns} \
             {}. В каждой строке, в каждом столбце и в каждом из {n} блоков все цифры от 1 до {n} стоят по \
             одному разу.",
            russian_plural(n, "строка", "строки", "строк"),
            russian_plural(n, "столбец", "столбца", "столбцов"),
            russian_bands(bands),
            russian_plural(rows, "строке", "строки", "строк"),
            russian_stacks(stacks),
            russian_plural(columns, "столбцу", "столбца", "столбцов"),
        ),
        format!(
            "终盘有 {n} 行 {n} 列，分为 {bands} 个大行（各 {rows} 行）和 {stacks} 个大列（各 {columns} \
             列）；每行、每列和 {n} 个宫中的每一宫，数字 1 至 {n} 各出现一次。"
        ),
    ));
    page.into_lines()
}

/// A number of bands in Russian, in the accusative: "на 3 полосы".
fn russian_bands(count: usize) -> String {
    format!("{count} {}", russian_plural(count, "полосу", "полосы", "полос"))
}

/// A number of stacks in Russian, in the same case.
fn russian_stacks(count: usize) -> String {
    format!("{count} {} блоков", russian_plural(count, "столбец", "столбца", "столбцов"))
}

/// What is said of a part that is finished.
pub fn part(part: Part, census: &Census, language: Language) -> Vec<String> {
    let mut page = Page::new(language);
    match part {
        Part::Grids => grids(census, &mut page),
        Part::Symmetries => symmetries(census, &mut page),
        Part::FixedGrids => fixed_grids(census, &mut page),
        Part::Different => different(census, &mut page),
        Part::MainClasses => latin::main_classes(census, &mut page),
        Part::MinimalPuzzles => {}
        Part::End => smallest::end(census, &mut page),
    }
    let checks: Vec<_> = census.checks.of(part).map(|check| check.told(language)).collect();
    page.checks(&checks);
    page.into_lines()
}

/// The line of the time that a part took.
pub fn time(elapsed: Duration, language: Language) -> String {
    let word = language.choose("time", "время", "用时");
    flushed(&format!("{word} {}", time_in(language, elapsed)), WIDTH)
}

/// The line of the time that all of it took.
pub fn whole_time(elapsed: Duration, language: Language) -> String {
    let words = language.choose("whole census", "вся перепись", "整个普查用时");
    flushed(&format!("{words} {}", time_in(language, elapsed)), WIDTH)
}

fn grids(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    common::how_many_grids(page);
    if let Some(found) = &census.latin {
        return latin::squares(census, found, page);
    }
    match (&census.band_class_table, &census.bands) {
        (Some(classes), _) => first_bands(census, classes, page),
        (None, Some(bands)) => {
            let sum = language.choose(
                "sum over k of binomial(C,k)^3",
                "сумма по k от бином(C,k)^3",
                "对 k 求和：二项式(C,k)^3",
            );
            let formula = match shape.box_rows() {
                2 => "(2C)! (C!)^2".to_owned(),
                _ => format!("(3C)! (C!)^6 {sum}"),
            };
            page.number(all_first_bands(language), &formula, &bands.0);
        }
        (None, None) => {}
    }
    if let (Some(grids), Some(reduced)) = (&census.grids, &census.grids_reduced) {
        let by_bands = || {
            language.choose(
                "sum of size x completions",
                "сумма размеров x дополнений",
                "（大小 x 补全数）之和",
            )
        };
        let how = match census.question.method {
            Method::Bands => by_bands(),
            Method::ColumnSets if shape == Shape::CLASSIC => by_bands(),
            Method::ColumnSets => language.choose(
                "by column sets of two bands, transposed",
                "наборы столбцов двух полос, транспонировано",
                "由两个大行的列集，经转置",
            ),
            Method::Templates => common::exact_covers(language),
            Method::Enumerate => language.choose(
                "every grid written down",
                "каждая сетка выписана",
                "逐一写出全部终盘",
            ),
        };
        common::reduced_and_all((&format!("{}!", shape.side()), how), &reduced.0, &grids.0, page);
    }
    estimated::grids(census, page);
}

fn all_first_bands(language: Language) -> &'static str {
    language.choose("first bands", "первые полосы", "首大行")
}

fn first_bands(census: &Census, classes: &[BandRow], page: &mut Page) {
    let (n, language) = (census.shape.side(), page.language());
    page.paragraph(&language.choose(
        format!(
            "Relabelling the digits makes {n}! grids of each one whose first box holds 1 to {n} in \
             order: a reduced grid. Below the first band all that matters is which digits stand in \
             each of its columns, so its reduced forms fall into classes; one of each class is \
             completed."
        ),
        format!(
            "Переименования цифр делают {n}! сеток из каждой, в первом блоке которой числа от 1 до \
             {n} стоят по порядку: из приведённой сетки. Ниже первой полосы важно лишь, какие цифры \
             стоят в каждом её столбце, поэтому её приведённые виды распадаются на классы; \
             дополняется один из каждого класса."
        ),
        format!(
            "首宫中 1 至 {n} 按顺序排列的终盘称为约化终盘；数字改名使每个约化终盘变出 {n}! 个终盘。对首大行以下\
             的部分，只有首大行各列所含的数字有影响，因此约化的首大行分成若干类，每类补全一个。"
        ),
    ));
    if let (Some(reduced), Some(bands)) = (&census.bands_reduced, &census.bands) {
        let label = language.choose("reduced first bands", "приведённые полосы", "约化首大行");
        page.number(label, "", &reduced.0);
        page.number(
            all_first_bands(language),
            &common::times_reduced(&format!("{n}!"), language),
            &bands.0,
        );
    }
    let label = language.choose("classes of first bands", "классы первых полос", "首大行的类");
    page.value(label, "", classes.len());
    let completions = || classes.iter().map(|class| &class.completions.0);
    if let (Some(fewest), Some(most)) = (completions().min(), completions().max()) {
        let label =
            language.choose("completions of a band", "дополнения полосы", "一个大行的补全数");
        page.number(label, language.choose("fewest", "меньше всего", "最少"), fewest);
        page.number("", language.choose("most", "больше всего", "最多"), most);
    }
}

fn symmetries(census: &Census, page: &mut Page) {
    let (shape, language) = (census.shape, page.language());
    let (r, c, n) = (shape.box_rows(), shape.box_columns(), shape.side());
    common::which_moves(page);
    if count::latin::order(shape).is_some() {
        return latin::symmetries(census, n, page);
    }
    let transposes = census.question.group == Group::Whole && shape.is_square();
    let mirror = language.choose(
        ", mirror the grid in its diagonal",
        ", отразить сетку в диагонали",
        "，或沿对角线翻转终盘",
    );
    let mirror = if transposes { mirror } else { "" };
    page.paragraph(&language.choose(
        format!(
            "Permute the {c} bands, the {r} rows inside each, the {r} stacks, the {c} columns inside \
             each{mirror}: these moves of cells form a group G. Relabelling the digits commutes with \
             all of them."
        ),
        format!(
            "Переставить {}, {r} {} в каждой, {}, {c} {} в каждом{mirror}: эти ходы клеток образуют \
             группу G. Переименование цифр перестановочно с ними всеми.",
            russian_bands(c),
            russian_plural(r, "строку", "строки", "строк"),
            russian_stacks(r),
            russian_plural(c, "столбец", "столбца", "столбцов"),
        ),
        format!(
            "置换 {c} 个大行、每个大行内的 {r} 行、{r} 个大列、每个大列内的 {c} 列{mirror}：这些格的变换构成群 \
             G。数字改名与它们都可交换。"
        ),
    ));
    let twice = if transposes { " 2" } else { "" };
    let order = &census.cell_group_order.0;
    common::orders(
        page,
        (order, &format!("({r}!)^{c} {c}! ({c}!)^{r} {r}!{twice}")),
        (&census.group_order.0, &format!("{n}! x {}", grouped(order))),
        census.conjugacy_classes,
    );
}

fn fixed_grids(census: &Census, page: &mut Page) {
    let language = page.language();
    page.heading(language.choose(
        "3. How many reduced grids does each move only relabel?",
        "3. Сколько приведённых сеток каждый ход лишь переименовывает?",
        "3. 每个变换只使多少个约化终盘改名？",
    ));
    let how = if count::is_by_colourings(census.shape) {
        language.choose(
            "The rows of the digits in a stack are a graph, its columns colour the edges; counted are \
             the colourings that the move only recolours, for all graphs that it keeps.",
            "Строки цифр в столбце блоков - это граф, столбцы раскрашивают его рёбра; для всех графов, \
             которые ход сохраняет, считаются раскраски, в которых он лишь меняет цвета местами.",
            "大列内各数字所在的行构成一个图，列给它的边着色；对变换所保持的每个图，计数只被它换色的着色。",
        )
    } else {
        language.choose(
            "The digits of a cycle of the relabelling stand on the images of one template, so the \
             fixed grids are the exact covers of the cells by orbits of templates.",
            "Цифры одного цикла переименования стоят на образах одного шаблона, поэтому сохраняемые \
             сетки - это точные покрытия клеток орбитами шаблонов.",
            "改名的一个循环中的数字位于同一模板的各个像上，所以被固定的终盘就是用模板的轨道对全部格作的精确覆盖。",
        )
    };
    page.paragraph(&language.choose(
        format!(
            "A move fixes a reduced grid if relabelling brings the moved grid back. Conjugate moves \
             fix equally many. {how}"
        ),
        format!(
            "Ход сохраняет приведённую сетку, если переименование возвращает сдвинутую сетку на место. \
             Сопряжённые ходы сохраняют поровну. {how}"
        ),
        format!("若改名能使变换后的终盘复原，就说变换固定这个约化终盘。共轭的变换固定的个数相同。{how}"),
    ));
    let classes = census.class_table.as_deref().unwrap_or_default();
    let fixing: Vec<&ClassRow> =
        classes.iter().filter(|class| class.fixed.0 != BigUint::ZERO).collect();
    page.value(common::classes_that_fix(language), "", fixing.len());
    let label =
        language.choose("classes that fix none", "не сохраняют ни одной", "不固定终盘的共轭类");
    page.value(label, "", classes.len() - fixing.len());
    page.gap();
    let [name, size, order, fixes] = language.choose(
        ["for example", "size", "order", "fixes"],
        ["например", "размер", "порядок", "сохраняет"],
        ["例如", "大小", "阶", "固定"],
    );
    let wide = 7.max(columns(order) + 2);
    let mut row = |name: &str, size: &str, order: &str, fixes: &str| {
        let (size, order, fixes) =
            (flushed(size, 12), flushed(order, wide), flushed(fixes, 39 - wide));
        page.line(format!("    {}{size}{order}{fixes}", padded(name, 25)));
    };
    row(name, size, order, fixes);
    for class in fixing {
        let Some(name) = class.name else { continue };
        let (size, order) = (grouped(&class.size.0), class.order.0.to_string());
        row(name_in(language, name), &size, &order, &grouped(&class.fixed.0));
    }
    let group = if census.question.group == Group::Whole { "" } else { " --no-transpose" };
    let all = language.choose("all of them: ", "все они: ", "全部列出：");
    page.line(format!("    {all}ennea census {}{group} --table classes", census.shape));
    page.gap();
}

fn different(census: &Census, page: &mut Page) {
    let language = page.language();
    page.heading(language.choose(
        "4. How many grids are essentially different?",
        "4. Сколько сеток существенно различны?",
        "4. 本质不同的终盘有多少？",
    ));
    page.paragraph(language.choose(
        "Grids that some move and some relabelling turn into each other count as one. By Burnside's \
         lemma their number is the average number of reduced grids that a move fixes.",
        "Сетки, которые ход и переименование переводят друг в друга, считаются за одну. По лемме \
         Бернсайда их число - это среднее число приведённых сеток, которые сохраняет ход.",
        "能用变换和改名互变的终盘算作一个。由伯恩赛德引理，其个数等于一个变换平均固定的约化终盘数。",
    ));
    if let (Some(sum), Some(different)) = (&census.burnside_sum, &census.essentially_different) {
        page.number(
            language.choose("sum over all moves", "сумма по всем ходам", "对全部变换求和"),
            language.choose("size x fixed grids", "размер x сохраняемые", "大小 x 固定终盘数"),
            &sum.0,
        );
        let formula = common::divided_sum(&grouped(&census.cell_group_order.0), language);
        page.number(common::essentially_different(language), &formula, &different.0);
    }
    if let (Some(without), Group::Whole) =
        (&census.essentially_different_without_transposition, census.question.group)
    {
        let label = language.choose("without transposition", "без транспонирования", "不计转置");
        page.number(label, "", &without.0);
    }
    if let Some(published) = published::disputed(census.shape) {
        let (source, number) = (published.source, grouped(&published.value()));
        page.paragraph(&language.choose(
            format!(
                "{source} has another number: {number}. Ours was counted in two ways that share no \
                 code: docs/RECORDS.md."
            ),
            format!(
                "В {source} другое число: {number}. Наше сосчитано двумя способами без общего кода: \
                 docs/RECORDS.md."
            ),
            format!("{source} 给出另一个数：{number}。我们的数由两种不共用代码的方法得出：docs/RECORDS.md。"),
        ));
    }
}
